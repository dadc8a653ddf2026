### Foto Perfeita: tudo o que um jogador lê.

title = Foto Perfeita
tagline = Quatorze convidados, quarenta e dois caprichos, um clique.
about = Descubra nos envelopes o que cada convidado quer, troque e leiloe segredos, arrume todo mundo atrás do biombo e tire a foto que agrada mais gente.

setting-trades = Trocas
    .help = No jogo simples, as seis cartas são trocas. No jogo com leilões, três delas são leilões pagos com decorações, e cada duas decorações valem 1 ponto no fim.
setting-trades-plain = Simples
setting-trades-auction = Com leilões
setting-bids = Leilão Aberto
    .help = Jogando ao vivo, qualquer um aumenta o lance a qualquer momento. Em partidas de vários dias, um de cada vez.
setting-bids-in_turn = Um de cada vez
setting-bids-free = Livre

## Convidados

guest-dalva = Dalva
    .the = a Dalva
    .of = da Dalva
    .character = Veio de vestido amarelo e já brindou três vezes.
guest-samira = Samira
    .the = a Samira
    .of = da Samira
    .character = Trouxe os doces e sabe quem comeu dois.
guest-jurema = Jurema
    .the = a Jurema
    .of = da Jurema
    .character = Dança até com o barulho do gelo no copo.
guest-ingrid = Ingrid
    .the = a Ingrid
    .of = da Ingrid
    .character = Ensaiou este sorriso a semana inteira.
guest-odete = Dona Odete
    .the = a Dona Odete
    .of = da Dona Odete
    .short = Odete
    .character = Conhece todos desde pequenos e conta tudo.
guest-iara = Iara
    .the = a Iara
    .of = da Iara
    .character = Chegou descalça e ninguém estranhou.
guest-anselmo = Seu Anselmo
    .the = o Seu Anselmo
    .of = do Seu Anselmo
    .short = Anselmo
    .character = O bigode chega sempre um pouco antes dele.
guest-joaquim = Vô Joaquim
    .the = o Vô Joaquim
    .of = do Vô Joaquim
    .short = Joaquim
    .character = Pisca justo quando alguém diz “xis”.
guest-tobias = Tobias
    .the = o Tobias
    .of = do Tobias
    .character = Aniversariante ou não, o chapéu é dele.
guest-kaue = Kauê
    .the = o Kauê
    .of = do Kauê
    .character = Ouve a própria música em toda festa.
guest-renato = Renato
    .the = o Renato
    .of = do Renato
    .character = Faz curva fechada com a cadeira sem derramar o suco.
guest-teo = Téo
    .the = o Téo
    .of = do Téo
    .character = Tem seis anos e uma coroa, nessa ordem.
guest-farofa = Farofa
    .the = o Farofa
    .of = do Farofa
    .character = Cão de guarda dos salgadinhos.
guest-adao = Adão
    .the = o Adão
    .of = do Adão
    .character = Uma costela-de-adão que nunca sai mal em foto.

sex-man = homem
sex-woman = mulher
sex-neither = nem homem nem mulher

## Preferências

card-row1 = Quero ficar na 1ª fileira, a da mesa.
card-row2 = Quero ficar na 2ª fileira.
card-row3 = Quero ficar na 3ª fileira.
card-row4 = Quero ficar na 4ª fileira, junto ao biombo.
card-column1 = Quero ficar na ponta esquerda.
card-column3 = Quero ficar na coluna do meio.
card-column5 = Quero ficar na ponta direita.
card-left = Quero ficar na metade esquerda.
card-right = Quero ficar na metade direita.
card-edge = Quero ficar na borda do assoalho.
card-middle = Quero ficar no meio do assoalho.
card-table = Quero ficar junto à mesa.
card-beside = Quero ficar ao lado { $guest-of }.
card-no-men = Não quero nenhum homem ao meu lado.
card-no-women = Não quero nenhuma mulher ao meu lado.
card-clear = Não quero ninguém na minha frente.
card-faceless = Não quero que vejam meu rosto.
card-hide = Quero que ninguém veja o rosto { $guest-of } (no envelope { $guest-of }: ninguém na minha frente).

board-wish-hide = Não quero que vejam o rosto { $guest-of }.
board-wish-met = Atendido.
board-wish-missed = Não atendido.

## Trocas

trade-dance = Dança
    .effect = Cada um fica com um envelope e põe os outros no centro. Tudo é embaralhado, e cada um recebe de volta a mesma quantidade que deu.
trade-partner = Escolha seu Parceiro
    .effect = Na ordem da mesa, pegue dois envelopes do centro e devolva dois dos seus.
trade-gifts = Presentes
    .effect = Todos dão um envelope a cada vizinho, ao mesmo tempo.
trade-revelations = Revelações
    .effect = Dois envelopes do centro são abertos para todos.
trade-rumours = Rumores
    .effect = Cada um pode espiar um envelope do centro ou de outra pessoa.
trade-theft = Roubo
    .effect = Todos pegam, ao mesmo tempo, um envelope de quem está à esquerda.
trade-open = Leilão Aberto
    .effect = Um envelope seu vai a leilão; os outros dão lances até ninguém querer aumentar.
trade-shared = Leilão Compartilhado
    .effect = Cada um põe um envelope no centro. Na sua vez, leiloe um do centro: venda pelo maior lance, ou pague o mesmo e fique com ele.
trade-single = Leilão de Lance Único
    .effect = Um envelope seu vai a leilão; cada um tem só um lance.
trade-fixed = Leilão de Preço Fixo
    .effect = Dê um preço: quem pagar espia o envelope na hora, e ele continua seu.
trade-secret = Leilão Secreto
    .effect = Lances escondidos, mostrados ao mesmo tempo; o maior leva.
trade-unfair = Leilão Secreto Injusto
    .effect = Lances escondidos; quem perde paga metade do lance.

## Lugares

space = fileira { $row }, coluna { $column }
offset = { $depth ->
    [front] à frente
    [back] ao fundo
   *[centre] no centro
}, { $side ->
    [left] à esquerda
    [right] à direita
   *[middle] no meio
}

## O que se pergunta

prompt-looking = { $holds ->
    [no]
        Arrume os convidados para a foto do fim e continue.
        Você não tem envelopes para abrir.
   *[yes]
        Leia seus envelopes, arrume os convidados e feche.
        Cada desejo atendido na foto pontua.{ $vip ->
        [yes] { " " }A carta VIP faz um deles pontuar mais uma vez.
       *[no] { "" }
    }
}
prompt-photo =
    Última olhada: arrume tudo e tire a foto.
    Com convidados, mesa e câmera, atenda o máximo de desejos: é a foto que pontua.
prompt-picking =
    Quem você quer mover?
    Cada convidado na foto pontua pelos desejos atendidos.
prompt-standing =
    Onde vai ficar { $guest-the }?
    O lugar decide quais desejos são atendidos.
prompt-at_table =
    Que lugar da mesa você quer enfeitar ou esvaziar?
    Decorações cobrem quem está atrás.
prompt-at_camera =
    O que muda na câmera?
    Só conta o que a foto mostra.
prompt-keeping =
    Dança: escolha o envelope que fica com você.
    Os outros vão para o centro, e você recebe outros tantos para ler.
prompt-taking =
    Escolha um envelope do centro.
    Assim você sabe os desejos de mais um convidado.
prompt-returning =
    Devolva um envelope seu ao centro.
    O que você já leu, você já sabe.
prompt-giving_left =
    Presentes: escolha o envelope que vai para { $left }.
    O que você já leu, você já sabe.
prompt-giving_right =
    Agora escolha o envelope que vai para { $right }.
    Os vizinhos também dão a você.
prompt-giving_side =
    Seu envelope vai para { $left } ou para { $right }?
    À esquerda ou à direita: é o único que você tem. O que você já leu, você já sabe.
prompt-rumouring =
    Rumores: espie um envelope que não seja seu, ou nenhum.
    Você lê os desejos nele. Ele fica onde está.
prompt-stealing =
    Roubo: tome um envelope de { $left }.
    Assim você sabe os desejos de mais um convidado.
prompt-sharing =
    Escolha um envelope seu para pôr no centro.
    Leilão Compartilhado: depois cada um leiloa um de lá.
prompt-offering =
    Escolha o envelope que vai a leilão.
    Você recebe as decorações, e o que já leu, já sabe.
prompt-offering_shared =
    Escolha no centro o envelope que vai a leilão.
    Pelo maior lance, você vende ou compra.
prompt-pricing =
    Quantas decorações custa espiar o envelope { $lot-of }?
    Quem pagar lê os desejos, e ele continua seu.
prompt-bidding = { $high ->
    [0]
        Envelope { $lot-of }, ainda sem lance: dê um ou passe.
        Quem leva lê os desejos. { have-decorations }
   *[other]
        Envelope { $lot-of }, lance { $high }: aumente ou passe.
        Quem leva lê os desejos. { have-decorations }
}
have-decorations = { $have ->
    [0] Você não tem decorações.
    [1] Você tem 1 decoração.
   *[other] Você tem { $have } decorações.
}
prompt-peeking =
    Veja os desejos, guarde bem e feche.
    Eles valem pontos na sua foto.
prompt-secret_bidding = { $rebid ->
    [yes]
        Empate pelo envelope { $lot-of }! Dê outro lance.
        Não menor que o primeiro; quem leva lê os desejos. { have-decorations }
   *[no] { $unfair ->
        [yes]
            Quanto você oferece pelo envelope { $lot-of }?
            Em segredo: quem leva lê os desejos, e quem perde paga metade. { have-decorations }
       *[no]
            Quanto você oferece pelo envelope { $lot-of }?
            Em segredo: o maior lance leva e lê os desejos. { have-decorations }
    }
}
prompt-paying =
    Você paga { $high } para ler o envelope { $lot-of }?
    É quanto { $owner } pede. { have-decorations }
prompt-deciding =
    Vende o envelope { $lot-of } por { $high }?
    É o maior lance: receba isso, ou pague o mesmo e fique com ele.
prompt-voting =
    Empate em tudo! De quem é a melhor foto?
    O voto decide o jogo.
prompt-over = O jogo acabou.

## O que se pode fazer

option-done = Fechar os envelopes
option-on_table = Deixar em cima da mesa
option-move_guest = Mover um convidado
option-decorate = Mexer na mesa
option-move_camera = Mexer na câmera
option-shutter = Tirar a foto
option-step_out = Tirar quem não aparece
option-pass = Passar
option-buy = Pagar
option-sell = Vender
option-to_left = Dar a quem está à esquerda
option-to_right = Dar a quem está à direita
option-away = Deixar fora do cenário
option-vip = Pôr a carta VIP no envelope { $guest-of }
option-keep = Ficar com o envelope { $guest-of }
option-take = Pegar o envelope { $guest-of }
option-give = Dar o envelope { $guest-of }
option-look = Espiar o envelope { $guest-of }
option-offer = Leiloar o envelope { $guest-of }
option-offer_vip = Leiloar o envelope { $guest-of } e revelar que tem carta VIP
option-pick = { $guest }
option-stand = Pôr na { $space }
option-shift = Ajustar: { $offset }
option-slot = Lugar { $slot } da mesa
option-camera_across = Câmera, da esquerda para a direita: ponto { $camera_across }
option-camera_height = Câmera, de baixo para cima: ponto { $camera_height }
option-camera_distance = Câmera, de perto para longe: ponto { $camera_distance }
option-frame_width = Quadro, do largo ao estreito: ponto { $frame_width }
option-aim_across = Mira, da esquerda para a direita: ponto { $aim_across }
option-aim_up = Mira, de baixo para cima: ponto { $aim_up }
option-amount = { $amount ->
    [1] { $amount } decoração
   *[other] { $amount } decorações
}
option-vote = A foto de { $voted }

## O que aconteceu

event-round_begins = Rodada { $round }. { $seat } começa.
# O que está dentro só se vê no envelope aberto: o diário não lembra por ninguém.
event-reads = Você abre em segredo o envelope { $guest-of }.
event-turns_up = { $seat } vira a carta de troca: { $trade }.
event-lays_down = { $seat } põe no centro o envelope { $guest-of }.
event-is_dealt = { $seat } recebe o envelope { $guest-of }.
event-takes = { $seat } pega o envelope { $guest-of }.
event-returns = { $seat } devolve o envelope { $guest-of }.
event-gives = { $seat } dá a { $other } o envelope { $guest-of }.
event-reveals = O envelope { $guest-of } é aberto para todos.
event-looks_at = { $seat } espia o envelope { $guest-of }.
event-looks_away = { $seat } não espia nada.
event-steals = { $seat } tira de { $other } o envelope { $guest-of }.
event-auction_begins = Agora quem leiloa é { $seat }.
event-offers = { $seat } leiloa o envelope { $guest-of }.
event-says_vip = { $seat } revela que o envelope { $guest-of } tem carta VIP.
event-nothing_to_offer = { $seat } não tem o que leiloar.
event-house_bids = A casa oferece { $amount }.
event-bids = { $amount ->
    [0] { $seat } não oferece nada.
   *[other] { $seat } oferece { $amount }.
}
event-passes = { $seat } passa.
event-names_price = { $seat } pede { $amount } por uma espiada.
event-pays = { $seat } paga { $amount } a { $other }.
event-house_pays = A casa paga { $amount } a { $seat }.
event-pays_house = { $seat } paga { $amount } à casa.
event-wins = { $seat } arremata o envelope { $guest-of }, que fica lacrado até a próxima olhada.
event-house_wins = A casa arremata: o envelope { $guest-of } fica no centro.
event-tied = Empate com lances de { $amount }: quem empatou dá outro lance.
event-still_tied = Empate outra vez: o envelope { $guest-of } continua com { $seat }.
event-no_bid = Ninguém dá lance pelo envelope { $guest-of }.
event-no_price = Ninguém mais tem decorações: { $seat } não pode pedir nada pelo envelope { $guest-of }.
event-relief = { $seat } dá uma decoração a { $other }, que não tinha mais nada.
event-last_look = As trocas acabaram. Última olhada nos envelopes, e foto!
event-photos_shown = Todas as fotos na mesa! Hora de abrir os envelopes.
event-scores = { $seat } faz { $points ->
    [1] 1 ponto
    [-1] -1 ponto
   *[other] { $points } pontos
}, { $placed ->
    [0] sem ninguém na foto.
    [1] com 1 convidado na foto.
   *[other] com { $placed } convidados na foto.
}
event-vote_begins = Empate em pontos, convidados e envelopes: todos votam na melhor foto.
event-votes = { $seat } vota na foto de { $other }.
    .own = { $seat } vota na própria foto.
event-game_ends = Fim de jogo.
event-puts_vip = Você esconde sua carta VIP no envelope { $guest-of }.

## Por que não

refusal-not_now = Agora não. { $asked }
refusal-not_yours = O envelope { $guest-of } não está com você.
refusal-vip_used = Sua carta VIP já está num envelope, e de lá não sai.
refusal-not_in_centre = O envelope { $guest-of } não está no centro.
refusal-own_envelope = O envelope { $guest-of } é seu: espie um do centro ou de outra pessoa.
refusal-not_neighbours = O envelope { $guest-of } não está com { $left }, à sua esquerda.
refusal-already_given = O envelope { $guest-of } já vai para { $left }. Escolha outro.
refusal-just_won = O envelope { $guest-of } foi arrematado nesta rodada: por enquanto fica lacrado e não vai a leilão.
refusal-no_vip_known = Você não viu nenhuma carta VIP no envelope { $guest-of }: só se conta o que é verdade.
refusal-too_poor = { $have ->
    [0] Você não tem decorações.
    [1] Você só tem 1 decoração.
   *[other] Você só tem { $have } decorações.
}
refusal-too_low = { $high ->
    [0] É pouco: o mínimo é 1.
   *[other] É pouco: precisa ser mais que { $high }.
}
refusal-below_first_bid = O segundo lance não pode ser menor que o primeiro, { $first }.
refusal-nobody_can_pay = Ninguém tem tanto: peça menos.
refusal-space_taken = Nesse lugar já está { $there-the }. Escolha um livre.
refusal-not_placed = Essa figura ainda não está no assoalho: primeiro escolha um lugar.
refusal-no_decoration_left = { $have ->
    [0] Você não tem mais decorações para pôr na mesa.
    [1] Sua única decoração já está na mesa: primeiro tire-a de onde está.
   *[other] As suas { $have } decorações já estão todas na mesa: tire uma de outro lugar.
}
refusal-camera_too_high = A câmera ficaria acima do biombo. Baixe a câmera.
refusal-sees_over_screen = A foto mostra o que há por cima do biombo. Mire mais baixo, feche o quadro ou suba a câmera.
refusal-sees_beside_left = A foto passa da borda esquerda do assoalho. Mire mais à direita ou feche o quadro.
refusal-sees_beside_right = A foto passa da borda direita do assoalho. Mire mais à esquerda ou feche o quadro.
refusal-sees_in_front = A foto mostra o que há na frente do assoalho. Mire mais alto ou feche o quadro.
refusal-guest_not_visible = Não se vê nada { $unseen-of }: quem está no assoalho precisa aparecer. Mude o lugar, a câmera, ou tire essa figura.
refusal-all_visible = Todos no assoalho aparecem na foto: ninguém precisa sair.
refusal-not_tied = Só se vota em quem está empatado no primeiro lugar.

## Na mesa do navegador

party-course = Andamento
party-round = Rodada { $round }
party-photo = Foto
party-step-look = Rodada { $round }: olhar e arrumar.
party-step-trade = Rodada { $round }:
party-step-photo = A foto!
party-step-voting = A votação
party-step-over = Fim da festa
party-others = Os outros
party-seat = Lugar de { $seat }
party-starter = começa a rodada
party-starts = começa
party-thinks = pensando…
party-decorations = { $count ->
    [1] 1 decoração
   *[other] { $count } decorações
}
party-no-envelopes = Nenhum envelope.
party-give-to = Dar a { $seat }
party-centre = Centro da mesa
party-centre-empty = Nenhum envelope no centro.
party-own = Seus envelopes
party-views = O que você vê da festa
party-view-set = Cenário
party-view-own = Envelopes
party-view-table = Mesa
party-save = Guardar a foto
party-share = Foto Perfeita: a foto de { $seat }
party-view-asked = é aqui que se decide
party-plan-of = { $points ->
    [1] Arranjo: 1 ponto
    [-1] Arranjo: -1 ponto
   *[other] Arranjo: { $points } pontos
}
party-plan-do = Arrumar assim
party-plan-away = Tirar da vista
party-plan-here = o mestre poria { $guest-the } aqui: { $points ->
    [0] para ajudar outro convidado
    [1] 1 ponto
    [-1] -1 ponto
   *[other] { $points } pontos
}
party-open-hint = Toque num envelope para abri-lo.
party-look-away = Não espiar nenhum
party-close = { $count ->
    [1] Fechar o envelope
   *[other] Fechar os envelopes
}
party-on-the-table = Em cima da mesa
party-house = A casa
party-envelope = Envelope { $guest-of }
party-is-open = aberto
party-why-open = { $trade }: este envelope se abre para você. Quando fechar, vem a próxima pergunta.
party-is-closed = Está fechado.
party-is-fresh = arrematado agora, ainda lacrado
party-is-announced = carta VIP revelada
party-is-noted = está nas suas notas
party-is-known = você conhece
party-in-centre = no centro da mesa
party-held-by = com { $seat }
party-tell-vip = Leiloar e revelar a VIP
party-vips = { $count ->
    [1] 1 carta VIP
   *[other] { $count } cartas VIP
}
party-vip-left = ★ Sua carta VIP ainda está com você.
party-vip-in = ★ Sua carta VIP: { $guest }
party-your-vip = sua VIP
party-put-vip = Pôr minha carta VIP aqui
party-chosen-keeping = fica
party-chosen-giving_left = vai para { $left }
party-chosen-giving_right = vai para { $right }
party-chosen-stealing = você pega
party-chosen-sharing = vai para o centro
party-chosen-rumouring = você espia

party-auction = Leilão
party-no-bid = Ainda sem lance.
party-high = { $count } por enquanto
party-high-by = { $count } de { $seat }
party-high-house = { $count } da casa
party-price = Preço: { $count }
party-secret = Lances escondidos
party-secret-again = Empate! Mais um lance escondido
party-said-sells = leiloa
party-said-leads = ganhando
party-said-passed = fora
party-said-bid = ofereceu { $count }
party-said-thinks = pensando…
party-said-ready = decidiu
party-said-none = espera
party-your-bid = Seu lance (você tem { $have })
party-your-price = Seu preço
party-less = Menos
party-more = Mais
party-bid = Oferecer { $count }
party-ask-price = Pedir { $count }
party-do-buy = Comprar por { $count }
party-do-sell = Vender por { $count }
party-vote = A melhor foto

party-studio = Seu cenário
party-fold = Guardar
party-unfold = Ver seu cenário
party-plan = Assoalho visto de cima
party-set-table = A mesa
party-slot = Lugar { $slot } da mesa: { $shape ->
    [balloons] balões
    [bottle] garrafa
   *[cake] bolo
}
party-space-free = { $space }: livre
party-space-put = Pôr { $guest-the } na { $space }
party-space-has = { $space }: { $guest }
party-met = { $met } de { $count } desejos
party-unseen = não aparece na foto
party-tray = Fora do cenário
party-tray-empty = Todos estão no cenário. Arraste alguém para cá para tirá-lo.
party-chosen = toque num espaço livre.
party-chosen-placed = toque em outro espaço ou ajuste aqui.
party-offset = Onde { $guest-the } fica no espaço
party-take-off = Tirar
party-look-at = Envelope
party-view = A foto mostra: { $guests }
party-view-empty = A foto ainda não mostra ninguém.
party-rehearsal = Um ensaio: a foto é só no fim.
party-photo-taken = Clique! Sua foto foi tirada.
party-go-on = Continuar
party-waits = Pronto! Agora é esperar os outros.
party-photo-fine = { $count ->
    [0] Ninguém na foto ainda.
    [1] 1 convidado, e a foto vale.
   *[other] { $count } convidados, e a foto vale.
}
party-on-table = { $have ->
    [0] Você não tem decorações para pôr na mesa.
    [1] { $count } de 1 decoração na mesa: toque nos lugares da mesa para mudar.
   *[other] { $count } de { $have } decorações na mesa: toque nos lugares da mesa para mudar.
}
party-camera_across = Câmera: lado
party-camera_height = Câmera: altura
party-camera_distance = Câmera: distância
party-frame_width = Quadro: largura
party-aim_across = Mira: lado
party-aim_up = Mira: altura
party-point = { $point } de { $count }

party-notebook = Suas notas
party-notebook-empty = Abra um envelope e anote o que ele pede: fica só neste navegador.
party-known-points = { $points ->
    [1] 1 ponto com o que você sabe
    [-1] -1 ponto com o que você sabe
   *[other] { $points } pontos com o que você sabe
}
party-points = { $points ->
    [1] 1 ponto
    [-1] -1 ponto
   *[other] { $points } pontos
}
party-out = fora da foto
party-worth = { $points ->
    [1] Assim vale 1 ponto.
    [-1] Assim vale -1 ponto.
   *[other] Assim vale { $points } pontos.
}
party-not-placed = Fora da foto, vale 0.
party-note = Anotar
party-note-auto = Anotar o que eu vejo
party-note-all = Anotar todos
party-noted = Anotado ✓
party-strike = Apagar a nota
party-from-notes = Das suas notas:
party-own-words = Suas palavras
party-before = Anterior
party-after = Próximo

## A galeria do fim

board-gallery = Galeria
board-photo-of = Foto de { $seat }
board-photo-holds = { $placed ->
    [0] Ninguém na foto
    [1] 1 convidado na foto
   *[other] { $placed } convidados na foto
}, { $envelopes ->
    [0] nenhum envelope na mão.
    [1] 1 envelope na mão.
   *[other] { $envelopes } envelopes na mão.
}
board-envelope-of = Envelope { $guest-of }
board-vips = { $count ->
    [1] 1 carta VIP: vale em dobro.
   *[other] { $count } cartas VIP: vale { $times } vezes.
}
board-not-placed = Ficou fora desta foto: nenhum ponto.
board-nobody-placed = Ninguém chamou { $guest-the } para a foto.
board-counted = { $met ->
    [0] Nenhum desejo atendido: { $points } pontos.
    [1] 1 desejo atendido: { $points } ponto.
   *[other] { $met } desejos atendidos: { $points } pontos.
}
board-counted-vip = { $met ->
    [0] Nenhum desejo atendido
    [1] 1 desejo atendido
   *[other] { $met } desejos atendidos
}: { $each } × { $times } = { $points } pontos, { $vips ->
    [1] por causa da carta VIP.
   *[other] por causa das { $vips } cartas VIP.
}
board-decorations = Decorações
board-decorations-worth = Cada duas decorações valem 1 ponto.
board-decorations-counted = { $count ->
    [1] 1 decoração
   *[other] { $count } decorações
}: { $points ->
    [1] 1 ponto.
   *[other] { $points } pontos.
}
board-score = Pontos
board-score-player = Jogador
board-score-photo = Foto
board-score-placed = Convidados na foto
board-score-envelopes = Envelopes na mão
board-score-votes = Votos
board-score-total = Total
board-score-skip = Pular a contagem
board-score-resume = Continuar a contagem
board-score-again = Contar de novo
board-score-pick = Toque num envelope para ver na foto o que decidiu.
board-score-whole = A conta inteira, convidado por convidado
board-place = { $place }º lugar
board-points = { $points ->
    [1] 1 ponto
    [-1] -1 ponto
   *[other] { $points } pontos
}
board-wins = { $points ->
    [1] { $seat } vence com 1 ponto!
    [-1] { $seat } vence com -1 ponto!
   *[other] { $seat } vence com { $points } pontos!
}
board-wins-by-placed = Empate em { $points ->
    [1] 1 ponto
    [-1] -1 ponto
   *[other] { $points } pontos
}: { $seat } vence por ter mais gente na foto, { $most } a { $next }.
board-wins-by-envelopes = Empate em { $points ->
    [1] 1 ponto
    [-1] -1 ponto
   *[other] { $points } pontos
}, até na quantidade de convidados: { $seat } vence por ter mais envelopes, { $most } a { $next }.
board-wins-by-votes = Empate em tudo: a foto de { $seat } ganha na votação, { $most } a { $next }.
board-shared = { $seats } dividem a vitória: { $points ->
    [1] 1 ponto
    [-1] -1 ponto
   *[other] { $points } pontos
} e empate em tudo, até nos votos.
board-and = { $first } e { $second }
board-list = { $first }, { $second }
board-player = { $seat }

## O que decidiu

board-why-area = Está na { $space }.
board-why-self = O desejo traz o próprio nome: basta estar na foto.
board-why-absent = { $guest } não está na foto.
board-why-beside = { $guest } está logo ao lado.
board-why-apart = { $guest } está na foto, mas não ao lado.
board-why-neighbour = { $more ->
    [0] Bem ao lado: { $guest }.
    [1] Bem ao lado: { $guest } e mais 1.
   *[other] Bem ao lado: { $guest } e mais { $more }.
}
board-why-no-neighbour = { $sex ->
    [man] Nenhum homem ao lado.
   *[woman] Nenhuma mulher ao lado.
}
board-why-covered = { $size ->
    [bit] Na frente, por um tiquinho: { $guest }.
   *[part] Na frente: { $guest }.
}
board-why-clear = Ninguém na frente.
board-why-no-face = Planta não tem rosto: desejo atendido.
board-why-out-of-frame = O rosto ficou fora da foto.
board-why-face-seen = { $size ->
    [bit] Ainda se vê um pedacinho do rosto.
   *[part] Ainda se vê uma parte do rosto.
}
board-why-face-hidden = Não se vê nada do rosto.
board-why-their-face-seen = { $size ->
    [bit] { $guest }: ainda se vê um pedacinho do rosto.
   *[part] { $guest }: ainda se vê uma parte do rosto.
}
board-why-hidden-by-me = { $guest }: não se vê nada do rosto, e é esta figura que o esconde.
board-why-hidden-not-by-me = { $guest }: não se vê nada do rosto, mas não é esta figura que o esconde.

## No terminal

terminal-round = Rodada { $round } · { $trade }
terminal-auction = { $guest }: { $high ->
    [0] sem lance
   *[other] { $high }
}
terminal-decorations = decorações: { $count }
terminal-centre = Centro da mesa
terminal-floor = Seu assoalho (fileira 4 em cima)
terminal-score = { $total ->
    [1] 1 ponto
    [-1] -1 ponto
   *[other] { $total } pontos
}
terminal-score-parts = { terminal-score } (foto { $photo }, decorações { $decorations })
terminal-fault = Esta foto ainda não vale.

## No papel

paper-preferences = Preferências
paper-trades = Trocas e leilões
paper-vip = Cartas VIP e carta de referência
paper-envelopes = Envelopes
    .hint = Envelopes: corte pelo contorno, dobre o verso para trás da frente e cole nela as duas abas. Ficam abertos em cima, e as cartas entram por ali.
paper-guests = Convidados
    .hint = Convidados: as figuras de cada um têm o seu símbolo no pé. Corte o retângulo, dobre na linha do meio, cole frente com verso e abra os pés para fora. Se quiser, recorte em volta da cabeça.
paper-decorations = Decorações
    .hint = Decorações: como os convidados; com os pés abertos, cada uma cabe num lugar da mesa.
paper-floors = Assoalhos, mesas e biombos
    .hint = Cenário, um por jogador: a mesa se dobra nas linhas tracejadas e fica de pé no lugar dela; as três partes do biombo se unem com fita, o fundo no meio, com o lado escrito para fora, para não sair na foto; o nome entre parênteses é o do símbolo no pé das suas figuras. Se o papel for fino, cole-o em cartolina.
paper-back-preference = Foto Perfeita: preferência
paper-back-trade = Foto Perfeita: troca
paper-back-starter = Foto Perfeita: quem começa
paper-trade = troca
paper-auction = leilão
paper-players = { $lowest } a { $highest } jogadores
paper-vip-card = VIP
    .effect = Uma vez por jogo, esconda-a num envelope que você tem: o convidado pontua mais uma vez, para todos, mesmo que os pontos sejam negativos.
paper-starter = Carta de referência
    .effect = Quem a tem começa a rodada e vira a carta de troca. No fim da rodada, ela passa para a esquerda.
paper-envelope = Envelope { $guest-of }
paper-balloons = Balão
paper-bottle = Garrafa
paper-cake = Bolo
paper-floor = Assoalho do jogador { $number }
paper-table = Mesa do jogador { $number }
paper-table-here = Mesa. A câmera fica deste lado.
paper-space = fileira { $row }, coluna { $column }
paper-mark = { $number ->
    [1] círculo
    [2] quadrado
    [3] triângulo
    [4] losango
    [5] estrela
   *[6] cruz
}
paper-screen-back = Biombo do jogador { $number } ({ paper-mark }): fundo
paper-screen-left = Biombo do jogador { $number } ({ paper-mark }): lado esquerdo
paper-screen-right = Biombo do jogador { $number } ({ paper-mark }): lado direito
paper-need-camera = Um celular com câmera: um só basta, e cada um tira a sua foto na sua vez.
paper-need-pencil = Papel e lápis, para os pontos e as anotações.
paper-need-glue = Fita adesiva, e cartolina se o papel for fino.

# O que há na caixa, na sua página
box-guests = Convidados
box-envelopes = Envelopes e cartas VIP
box-envelope = Envelope de um convidado, aberto
box-vip = Carta VIP, a estrela num envelope
box-wishes = Preferências
box-trades = Cartas de troca
box-party = Decorações
    .about = No jogo com leilões são o dinheiro; na mesa, podem esconder rostos na foto.
box-balloons = Balões
box-bottle = Garrafa
box-cake = Bolo

# O jogo numa olhada: antes da primeira partida e no alto das regras
primer-goal = Tirar a foto em que os seus convidados têm mais desejos atendidos.
primer-1 = Olhe os seus envelopes: cada um guarda os três desejos de um convidado.
primer-2 = Arrume o cenário: ao lado de quem, em que lugar, à vista ou escondido.
primer-3 = Uma carta de troca faz envelopes mudarem de mão ou deixa você espiar outros.
primer-end = Depois de seis rodadas cada um tira a sua foto. Cada convidado vale −3 sem nenhum desejo atendido, 1 com um, 3 com dois, 6 com três.

# O que conta, nas dicas
part-doubled = { $count ->
   *[other] um convidado que vale em dobro
}
    .less = { $count ->
       *[other] nenhum convidado que vale em dobro
    }
part-envelopes = { $count ->
    [1] mais um envelope
   *[other] mais { $count } envelopes
}
    .less = { $count ->
        [1] menos um envelope
       *[other] menos { $count } envelopes
    }
part-decorations = { $count ->
    [1] mais uma decoração
   *[other] mais { $count } decorações
}
    .less = { $count ->
        [1] menos uma decoração
       *[other] menos { $count } decorações
    }
hint-reads = Assim você lê os desejos { $guest-of }, que ainda não conhece.
    .named = Assim você lê os desejos { $guest-of }. O nome aparece nos de { $named }.
hint-keep = Os outros você já leu e tem nas notas: os que voltarem podem trazer desejos novos.
hint-known = Os desejos { $guest-of } você já leu, e ficam nas suas notas mesmo sem o envelope.
hint-arrangement = { $points ->
    [1] Um arranjo de 1 ponto pelo que você viu, desenhado no cenário: { $why }.
    [-1] Um arranjo de −1 ponto pelo que você viu, desenhado no cenário: { $why }.
   *[other] Um arranjo de { $points } pontos pelo que você viu, desenhado no cenário: { $why }.
}
hint-met = { $met ->
    [1] um desejo para { $guests }
    [2] dois desejos para { $guests }
   *[other] três desejos para { $guests }
}
hint-helper = { $guest } entra por causa de { $helped }
hint-and = { $first } e { $rest }
hint-comma = { $first }, { $rest }
hint-placings = Onde cada um fica: { $places }.
hint-place = { $guest } na { $space }
hint-places = { $first }; { $rest }

## Palavras do jogo que se tocam para saber o que querem dizer: as formas, e o sentido.

glossary = envelope wish guest vip trade decoration screen auction beside row face
word-envelope = envelope|envelopes
    .means = Guarda os três desejos de um convidado, e talvez cartas VIP. Todos veem com quem está; dentro, só olha quem o tem, ou quem uma carta de troca deixar.
word-wish = desejo|desejos|preferência|preferências
    .means = O que um convidado quer na foto. Três atendidos valem 6 pontos; dois, 3; um, 1; nenhum, −3.
word-guest = convidado|convidados
    .means = Quem está na festa. Qualquer um pode entrar na sua foto, com ou sem o envelope dele.
word-vip = carta VIP|cartas VIP|VIP
    .means = Escondida num envelope uma vez por jogo: aquele convidado pontua mais uma vez, para todos.
word-trade = carta de troca|cartas de troca
    .means = Virada a cada rodada: envelopes mudam de mão, são espiados ou vão a leilão.
word-decoration = decoração|decorações
    .means = Enfeita a mesa e pode esconder rostos; nos leilões, é o dinheiro.
word-screen = biombo
    .means = Atrás dele você arruma a sua foto sem que ninguém veja.
word-auction = leilão|leilões
    .means = Carta de troca em que se paga com decorações por um envelope, ou só para ver o que há nele.
word-beside = ao lado
    .means = Encostado: de lado, na frente ou atrás, nunca na diagonal.
word-row = fileira|fileiras
    .means = Contam-se da câmera para o fundo: a 1ª é a da mesa, a 4ª fica junto ao biombo.
word-face = rosto|rostos
    .means = Está escondido quando nada dele aparece na foto: atrás de alguém, da mesa ou das decorações, ou fora do quadro.
