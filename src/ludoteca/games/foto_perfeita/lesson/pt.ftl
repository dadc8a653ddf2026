# A lição de Foto Perfeita: no máximo duas frases por passo.

lesson-teacher = Gigi
lesson-chapter-first = A festa
lesson-chapter-photo = A foto
lesson-chapter-auctions = Leilões
lesson-chapter-camera = A câmera

lesson-welcome = Oi, { $you }, eu sou a Gigi, fotógrafa da família. Hoje cada um tira a sua foto da festa, e vence a dos convidados mais contentes.
lesson-envelopes = Estes envelopes são seus, cada um com os três desejos de um convidado; os dos outros você ainda não conhece. A estrela é a carta VIP, e o balão conta as suas decorações: ficam para depois.
lesson-wishes = O que você sabe fica nas suas notas. Dalva quer a segunda fileira a partir da câmera, junto à mesa e ao lado do Téo.
lesson-points = Convidado na foto com os três desejos atendidos vale 6 pontos; com dois, 3; com um, 1. Com nenhum, perde 3: melhor deixar de fora!
lesson-floor = Aqui, atrás do seu biombo, você arruma todo mundo. As bolinhas junto à câmera são a mesa com as suas decorações: podem esconder um rosto, e você as põe e tira quando quiser.
lesson-dalva = Toque em Dalva e depois no espaço aceso, junto à mesa.
lesson-not-done = Ainda não feche: primeiro vamos pôr gente na foto.
lesson-teo = Téo quer o lado esquerdo, ninguém que o cubra e Dalva ao lado: ponha-o no espaço aceso. Ao lado quer dizer encostado, também na frente ou atrás, mas nunca na diagonal.
lesson-happy = Olhe as suas notas: os dois estão felizes, três desejos cada. São 12 pontos já!
lesson-photo-soon = Aqui você vê um ensaio: a foto como sairia agora. Vale só a do fim, e até lá você pode mudar tudo.
lesson-done = Pronto por esta rodada. Feche os envelopes.
lesson-trade = Agora vira-se uma carta de troca, e saiu Roubo!
lesson-trades = A cada rodada sai uma destas, e a frase diz tudo o que ela faz. É assim que se descobre o que os outros convidados querem.
lesson-theft = Roubo: pegue um envelope do vizinho da esquerda, Bento. Farofa quer ficar ao lado do Kauê, então roube o do Kauê e descubra o que ele quer.
lesson-why-kaue = Isso também valeria, mas Farofa suspira pelo Kauê. Roube o envelope dele.
lesson-knows = Kauê quer a quarta fileira, a borda e, veja só, o Farofa! Combinam direitinho.
lesson-stolen = Roubaram o da Dalva, mas você já leu: as suas notas não esquecem. Qualquer convidado pode entrar na sua foto, com ou sem envelope.
lesson-rounds = Começa a segunda de seis rodadas assim; depois da sexta, cada um tira uma foto só e o jogo acaba. Vence quem somar mais pontos com os convidados da sua foto.
lesson-chapter-end = Uma rodada você já sabe jogar. A seguir, o grande momento: a foto do fim, e a conta dos pontos.

lesson-photo-welcome = Cinco rodadas depois, { $you }, e o envelope da Dalva até voltou para você. É a última olhada: depois do clique não se mexe mais.
lesson-photo-kaue = Farofa quer a quarta fileira, Kauê ao lado e nenhuma mulher encostada. Falta o Kauê: ponha-o no espaço aceso.
lesson-photo-wait = Calma com esse dedo! O Kauê ainda não entrou na foto.
lesson-photo-seen = Todos na foto precisam aparecer ao menos um pouco. Quem está na frente cobre quem está atrás, e há quem peça justamente isso.
lesson-photo-camera = Aqui você mexe na câmera, para os lados, na altura e na distância, na largura do quadro e na mira. A foto não pode mostrar nada fora do cenário.
lesson-photo-vip = Uma vez por jogo, você pode esconder a sua carta VIP num envelope seu. Aquele convidado vale em dobro, para todos, até os pontos negativos!
lesson-photo-shoot = Todo mundo sorrindo? Clique!
lesson-photo-result = Agora os envelopes se abrem, e cada desejo é conferido nas fotos. Toque num envelope quando quiser ver o que decidiu.
lesson-photo-scores = A sua tem quatro convidados felizes da vida, 6 pontos cada: 24! Bento fez 3, e Rosa fotografou gente onde não queria estar.
lesson-photo-end = Agora uma de verdade, contra dois aprendizes. Capriche no ângulo!

lesson-auctions-welcome = Nesta festa também se faz negócio, { $you }. No jogo com leilões, metade das cartas de troca vira pregão.
lesson-auctions-purse = Paga-se com decorações, e você tem dez. As que sobrarem no fim valem 1 ponto a cada duas, então nada de esbanjar!
lesson-auctions-close = O que Dalva, Téo e Farofa querem já está nas suas notas. Feche os envelopes e vamos ao pregão.
lesson-auctions-open = Leilão Aberto: cada um leiloa um envelope seu, e quem der mais leva. Bento começa, e adivinhe quem ele põe à venda…
lesson-auctions-rosa = É o Kauê, de quem o seu Farofa não desgruda! Rosa também está de olho.
lesson-auctions-bid = Ela ofereceu 2. Cubra com 3: é só confirmar o lance.
lesson-auctions-not-pass = Poderia, mas sem o envelope do Kauê você não sabe onde ele quer ficar. Dê o lance de 3.
lesson-auctions-won = Arrematado, e as 3 decorações foram para o Bento. O envelope fica lacrado até a próxima olhada, e nesta rodada não pode ser revendido.
lesson-auctions-pass = Agora Rosa vende o do Renato. Ele não combina com ninguém seu: passe e guarde as decorações.
lesson-auctions-save = Até daria, mas cada duas decorações são um ponto. Deixe o Renato para o Bento.
lesson-auctions-sell = Sua vez de vender! Leiloe o da Dalva: o que ela quer você já anotou, e isso ninguém leva.
lesson-auctions-why-dalva = Também valeria, e a ideia é a mesma: vender o que você já leu. Mas comece pela Dalva.
lesson-auctions-hope = Bento oferece 2, e Rosa coça o bolso. Quem vende não dá lance, só torce.
lesson-auctions-sold = Vendido por 4: você gastou 3, ganhou 4, e agora lê o envelope do Kauê. Dalva continua nas suas notas.
lesson-auctions-kinds = Há seis tipos de leilão, e a carta virada diz qual é. No injusto, até quem perde paga metade!
lesson-auctions-end = É isso: compre o que combina com os seus, venda o que já sabe, e não fique sem nada no bolso.

lesson-camera-welcome = Segredo de fotógrafa, { $you }: não conta onde cada um está, conta o que a câmera vê.
lesson-camera-wish = Téo quer esconder o rosto, e Dalva está bem na frente dele. Só que, daqui, o rosto ainda aparece.
lesson-camera-across = Leve a câmera um passo para a esquerda, com o controle “Câmera: lado”.
lesson-camera-wait = Calma com o dedo! Primeiro esconda o rosto do Téo: a câmera vai um passo para a esquerda.
lesson-camera-hidden = O rosto sumiu atrás da Dalva, e são três desejos: 6 pontos! Um pedacinho do Téo ainda aparece, e isso é obrigatório.
lesson-camera-parts = Altura, distância, largura do quadro e mira também são suas. Só não vale olhar por cima do biombo nem mostrar o que está fora do cenário.
lesson-camera-table = As decorações da mesa também cobrem gente, e você põe e tira como quiser. Tire a que está acesa.
lesson-camera-front = Quem pede “ninguém na frente” precisa aparecer inteiro: convidado nenhum pode tapar nem um pedaço dele.
lesson-camera-farofa = Falta o Farofa, que pede a terceira fileira, Kauê ao lado e nenhuma mulher ao lado. Ponha-o no espaço aceso.
lesson-camera-count = Sem o Kauê ele fica com dois desejos, 3 pontos. Melhor que fora da foto, e Dalva continua sem ninguém na frente.
lesson-camera-shoot = Quinze pontos na mira. Clique!
lesson-camera-end = Arrume, ande com a câmera, olhe de novo: é assim que uma foto boa vira perfeita. Até a próxima festa!
