# A lição de Conspiração: no máximo duas frases por passo.

lesson-teacher = Velho Hipo
lesson-chapter-first = Os primeiros turnos
lesson-chapter-end = O fim e a conta

lesson-welcome = Salve, { $you }! Sou o Velho Hipo, cavalo-marinho e conspirador aposentado, e vou lhe contar como se manda no fundo do mar.
lesson-goal = Esta é a sua câmara, que se enche da esquerda para a direita e de cima para baixo. Vence quem tiver mais Pontos de Influência, os PI.
lesson-crests = O brasão fica no seu melhor lorde de cada cor, e só os lordes com brasão pontuam. O amarelo 4 vale 4 PI; o vermelho 2, 2.
lesson-recruit = Na sua vez, recrute: vire de 1 a 3 lordes e fique com um, ou leve uma pilha inteira. O que você não quer vai para as pilhas, e os outros agradecem.
lesson-draw = Vire três, para ter escolha.
lesson-blue = Também valeria, mas um azul sozinho não conversa com ninguém na sua câmara. Vire três.
lesson-keep = Fique com o vermelho 4: melhora o seu brasão e dá uma pérola.
lesson-yellow = O amarelo 6 até vale mais PI, mas o vermelho 4 traz pérola e fica ao lado dos outros vermelhos. Confie no velho.
lesson-master = Duas pérolas: você virou Mestre das Pérolas, que vale 5 PI no fim. Agora joga Rosa, e ela está de olho.
lesson-lost = Rosa ganhou duas pérolas de uma vez e tomou o peão. Quem alcança o Mestre toma o lugar dele.
lesson-pile = Olhe a pilha vermelha: três lordes de graça! Leve todos.
lesson-order = A ordem em que você os coloca é sua. Cada um faz o seu poder ao entrar.
lesson-key = Comece pelo vermelho 1, que traz uma chave prateada.
lesson-keys = Duas chaves iguais, ou três quaisquer, abrem um território. Ele é seu na hora!
lesson-territory = Escolha o Cofre Dourado, que vale PI por chave dourada. Ele cobre o lorde que você acabou de colocar.
lesson-two = Também valeria, e atrapalharia Rosa. Mas o Cofre rende mais a cada chave dourada que você juntar.
lesson-pearls = Agora o vermelho 3: duas pérolas, e o peão volta para você.
lesson-swap = O vermelho 0 entrou por último e deixa trocar dois lordes de lugar, menos os que têm chave. Está bom assim: não troque.
lesson-coalition = Lordes vizinhos da mesma cor formam uma coalizão, e a maior vale 3 PI por lorde. Veja só quanto vermelho junto!
lesson-so-far = Já sabe recrutar, colocar e abrir territórios. Falta ver como acaba.

lesson-end-welcome = Muitas marés depois, a sua câmara está quase cheia, { $you }.
lesson-end-last = Falta um lugar. Quando alguém coloca o 15º lorde, cada um dos outros joga só mais uma vez.
lesson-end-take = Leve a pilha vermelha: um 3, com duas pérolas, e a câmara fecha.
lesson-end-rosa = Câmara cheia! Rosa tem o seu último turno.
lesson-end-count = Contam os lordes com brasão, os territórios, 3 por lorde da maior coalizão e 5 do Mestre das Pérolas. Deu { $you }!
lesson-end-play = Agora uma de verdade, contra dois aprendizes. Boa maré!
