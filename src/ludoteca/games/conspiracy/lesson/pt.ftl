# A lição de Conspiração: no máximo duas frases por passo.

lesson-teacher = Velho Hipo
lesson-chapter-first = Os primeiros turnos
lesson-chapter-end = O fim e a conta
lesson-chapter-keys = Chaves, territórios e coalizões

lesson-welcome = Salve, { $you }! Sou o Velho Hipo, cavalo-marinho e conspirador aposentado, e vou lhe contar como se manda no fundo do mar.
lesson-goal = Esta é a sua câmara, que se enche da esquerda para a direita e de cima para baixo. Vence quem tiver mais Pontos de Influência, os PI.
lesson-crests = O brasão fica no seu melhor lorde de cada cor, e só dele contam os PI escritos: 4 do amarelo e 2 do vermelho. Os outros 3 do placar vêm de outra regra: já, já eu conto.
lesson-recruit = Na sua vez, recrute: vire de 1 a 3 lordes e fique com um, ou leve uma pilha inteira. O que você não quer vai para as pilhas, e os outros agradecem.
lesson-draw = Vire três, para ter escolha.
lesson-blue = Também valeria, mas um azul sozinho não conversa com ninguém na sua câmara. Vire três.
lesson-keep = Fique com o vermelho 4: melhora o seu brasão e dá uma pérola.
lesson-yellow = O amarelo 6 até vale mais PI, mas o vermelho 4 traz pérola e fica ao lado dos outros vermelhos. Confie no velho.
lesson-master = Duas pérolas, tantas quanto Rosa: empatar já basta, e você virou Mestre das Pérolas, que vale 5 PI no fim. Agora joga Rosa, de olho no peão.
lesson-lost = Rosa ganhou duas pérolas de uma vez e retomou o peão. Quem iguala ou passa o Mestre toma o lugar dele.
lesson-pile = Olhe a pilha vermelha: três lordes de graça! Leve todos.
lesson-order = A ordem em que você os coloca é sua. Cada um faz o seu poder ao entrar.
lesson-powers = O número é quanto o lorde vale em PI, se tiver brasão. O sinal ao lado é o poder, que age uma vez só, assim que ele entra.
lesson-key = Comece pelo vermelho 1, que traz uma chave prateada.
lesson-keys = Estes dois lordes têm chave prateada. Duas chaves iguais, ou três quaisquer, abrem um território na hora: é uma carta que vale PI e fica na sua câmara.
lesson-keys-which = Contam as chaves ainda não gastas dos lordes da sua câmara, em qualquer lugar dela. Tomado o território, todas ficam gastas.
lesson-territory = Escolha o Cofre Dourado: ele vale 2 PI por chave dourada na sua câmara, gasta ou não.
lesson-spent = O Cofre cobriu o lorde que acabava de entrar, e todas as chaves de até aqui estão gastas. O próximo território pede chaves novas.
lesson-two = Também valeria, e atrapalharia Rosa. Mas o Cofre rende mais a cada chave dourada que você juntar.
lesson-pearls = Agora o vermelho 3: duas pérolas, e o peão volta para você.
lesson-swap = O vermelho 0 entrou por último e deixa trocar dois lordes de lugar, menos os que têm chave. Está bom assim: não troque.
lesson-coalition = Lordes da mesma cor que se encostam, de lado, acima ou abaixo, formam uma coalizão; um sozinho já é uma. A sua maior vale 3 PI por lorde, com ou sem brasão: veja quanto vermelho!
lesson-ending = Quando alguém coloca o 15º lorde, cada um dos outros joga mais um turno, e acabou. Vence quem tiver mais PI: brasões, territórios, a maior coalizão e 5 do Mestre das Pérolas.
lesson-so-far = Já sabe jogar a sua vez. A seguir, os últimos turnos e a conta; depois, uma de verdade.

lesson-end-welcome = Muitas marés depois, a sua câmara está quase cheia, { $you }.
lesson-end-last = Falta um lugar. Quando alguém coloca o 15º lorde, cada um dos outros joga só mais uma vez.
lesson-end-take = Leve a pilha vermelha: um 3, com duas pérolas, e a câmara fecha.
lesson-end-rosa = Câmara cheia! Rosa tem o seu último turno.
lesson-end-count = Contam os lordes com brasão, os territórios, 3 por lorde da maior coalizão e 5 do Mestre das Pérolas. Deu { $you }!
lesson-end-play = Agora uma de verdade, contra dois aprendizes. Boa maré!

lesson-keys-welcome = Voltou, { $you }? Então hoje é dia de abrir portas e juntar vizinhos.
lesson-keys-two = Você tem uma chave dourada e uma prateada. Duas iguais abririam um território; diferentes, é preciso mais uma.
lesson-keys-third = O roxo 1 traz a terceira chave, e três quaisquer também servem. Leve a pilha roxa.
lesson-keys-not-blue = Também valeria, e o azul vai ajudar daqui a pouco. Mas primeiro a chave: leve a pilha roxa.
lesson-keys-ways = Agora é obrigatório tomar um território: um dos que estão à vista, ou o melhor de até três comprados do baralho. O que você recusa fica à vista para os outros.
lesson-keys-worth = A Gruta da Pérola vale 5 PI e dá uma pérola na hora. Fique com ela.
lesson-keys-workshop = Também valeria: com a Oficina, daqui em diante duas chaves quaisquer bastam. Desta vez, pegue a Gruta.
lesson-keys-covered = Ela cobre o lorde que acabou de entrar, e as três chaves estão gastas. A próxima conta começa do zero.
lesson-keys-rosa = Rosa responde com duas pérolas e passa à frente. O peão de Mestre é dela, por enquanto.
lesson-keys-coalition = Você tem azuis, mas longe um do outro. Só a maior coalizão conta: 3 PI por lorde da mesma cor, todos vizinhos.
lesson-keys-zero = O azul 0 não vale PI, mas é azul e deixa dois lordes trocarem de lugar. Leve-o.
lesson-keys-swap = Troque o vermelho 3 com o azul 4: toque num e depois no outro. Lordes com chave não saem do lugar.
lesson-keys-do-swap = Sem a troca, o azul 4 fica sozinho lá longe. Troque os dois que estão acesos.
lesson-keys-together = Três azuis vizinhos: 9 PI! Cada lugar tem vizinhos ao lado, acima e abaixo.
lesson-keys-end = É isso, { $you }: chaves dão territórios, vizinhos dão coalizão, e um 0 bem usado vale por dois.
