### Vossa Excelência: tudo o que um jogador lê.

title = Vossa Excelência
tagline = Monte o gabinete, conquiste o eleitorado e chegue às urnas com a ficha apresentável.
about = Oito semestres para juntar aliados, gastar influência e conquistar eleitorados antes das Eleições. Vence quem tiver mais capital político; infâmia pesa na conta. As cartas são uma criação nossa: sátira de vícios e instituições, sem ninguém de verdade.

setting-calendar = Calendário
    .help = O mandato completo tem oito semestres; o curto, quatro.
setting-calendar-long = Longo (8 semestres)
setting-calendar-short = Curto (4 semestres)
setting-expansion = Projeto de Poder
    .help = Acrescenta cartas com taxas: pagar para articular.
setting-expansion-off = Sem a expansão
setting-expansion-on = Com a expansão
setting-deck = Baralho
    .help = O baralho da casa, ou um arquivo seu: o Ateliê ajuda a fazê-lo e diz o que está errado nele.
    .own = Um arquivo meu
setting-deck-house = Baralho da casa

## Coisas

empty = {""}
-language = { "" }
    .code = pt
card = { -language.code ->
    [pt] { $pt }
   *[en] { $en }
}
card-unknown = carta { $number }
category-politician = Políticos
category-party = Partidos
category-parliamentarian = Parlamentares
category-infamy = Infâmias
category-event = Eventos
category-voter = Eleitorados
sphere = { $sphere ->
    [populist] populista
    [oligarch] oligarca
    [bourgeois] burguesa
    [commune] comuna
    [square] careta
   *[hip] descolada
}
resource = { $resource ->
    [money] dinheiro
    [power] poder
    [populist] influência populista
    [oligarch] influência oligarca
    [bourgeois] influência burguesa
    [commune] influência comuna
    [square] influência careta
   *[hip] influência descolada
}
icon = { $icon ->
    [money] dinheiro
    [any] influência de qualquer esfera
    [populist] influência populista
    [oligarch] influência oligarca
    [bourgeois] influência burguesa
    [commune] influência comuna
    [square] influência careta
   *[hip] influência descolada
}
icons = { $count } de { icon }
no-cost = sem custo
amount = { $count ->
    [99] { $resource ->
        [money] todo o dinheiro
        [power] todo o poder
       *[other] toda a { resource }
    }
   *[other] { $count } de { resource }
}

some-politician = { $count ->
    [0] político
    [-1] políticos
    [99] todos os políticos
    [1] 1 político
   *[other] { $count } políticos
}
some-party = { $count ->
    [0] partido
    [-1] partidos
    [99] todos os partidos
    [1] 1 partido
   *[other] { $count } partidos
}
some-parliamentarian = { $count ->
    [0] carta parlamentar
    [-1] cartas parlamentares
    [99] todas as cartas parlamentares
    [1] 1 carta parlamentar
   *[other] { $count } cartas parlamentares
}
some-infamy = { $count ->
    [0] infâmia
    [-1] infâmias
    [99] todas as infâmias
    [1] 1 infâmia
   *[other] { $count } infâmias
}
some-event = { $count ->
    [0] evento
    [-1] eventos
    [99] todos os eventos
    [1] 1 evento
   *[other] { $count } eventos
}
some-voter = { $count ->
    [0] eleitorado
    [-1] eleitorados
    [99] todos os eleitorados
    [1] 1 eleitorado
   *[other] { $count } eleitorados
}
some-card = { $count ->
    [0] carta
    [-1] cartas
    [99] todas as cartas
    [1] 1 carta
   *[other] { $count } cartas
}
some-this = esta carta
some-keyword = { $count ->
    [0] carta de { $keyword }
    [-1] cartas de { $keyword }
    [99] todas as cartas de { $keyword }
    [1] 1 carta de { $keyword }
   *[other] { $count } cartas de { $keyword }
}
some-sphere = { $count ->
    [0] carta da esfera { sphere }
    [-1] cartas da esfera { sphere }
    [99] todas as cartas da esfera { sphere }
    [1] 1 carta da esfera { sphere }
   *[other] { $count } cartas da esfera { sphere }
}
per = {" "}para cada { $what } { $who ->
    [you] no seu gabinete
   *[other] no próprio gabinete
}
per-hand = {" "}para cada carta na mão
per-money = {" "}para cada 1 de dinheiro sobre o político
per-here = {" "}para cada 1 de dinheiro sobre esta carta
per-rival = {" "}para cada rival

## O que dizem as cartas

join-steps = { $first } e { $rest }
join-list = { $first }, { $rest }
join-or = { $first }, ou { $rest }
join-icons = { $first } + { $rest }
join-faces = { $first }; { $rest }
join-numbered = { $first }  { $rest }
join-lines = { $first } { $rest }
costs = Custa { $bill }.
capital = Capital { $count }.
numbered = { $number }) { $effect }
faces = com { $faces }, { $effect }
roll = role o dado e, { $faces }
condition = { $condition }, { $effect }
condition-act = { $condition }; se fizer isso, { $effect }

moment-direct = Ao entrar em jogo: { $effect }.
moment-articulation = Articule: { $effect }.
moment-action = Ação, uma vez por turno: { $effect }.
moment-action-often = Ação, quantas vezes você quiser: { $effect }.
moment-dawn = No início do seu turno: { $effect }.
moment-dusk = No fim do seu turno: { $effect }.
moment-elections = No início das Eleições: { $effect }.
moment-setup = Na preparação: { $effect }.
moment-event = Vale para todos, na ordem: { $effect }.

step-gain = { $who ->
    [you] ganhe
    [self] você ganha
    [target] um rival à sua escolha ganha
    [same] esse rival ganha
    [others] cada rival ganha
   *[everyone] cada jogador ganha
} { $what }{ $per }
step-gain_chosen = { $who ->
    [you] ganhe
    [self] você ganha
    [target] um rival à sua escolha ganha
    [same] esse rival ganha
    [others] cada rival ganha
   *[everyone] cada jogador ganha
} { more-chosen }{ $per }
more-chosen = { $count } de influência { $who ->
    [you] de uma esfera à sua escolha
    [self] de uma esfera à sua escolha
   *[others] da esfera que escolher
}
step-lose = { $who ->
    [you] perca
    [self] você perde
    [target] um rival à sua escolha perde
    [same] esse rival perde
    [others] cada rival perde
   *[everyone] cada jogador perde
} { $what }{ $per }
step-draw = { $who ->
    [you] compre
    [self] você compra
    [target] um rival à sua escolha compra
    [same] esse rival compra
    [others] cada rival compra
   *[everyone] cada jogador compra
} { $count ->
    [99] todas as cartas da pilha e do descarte
    [1] 1 carta
   *[other] { $count } cartas
}{ $per }
step-discard_hand = { $who ->
    [you] descarte
    [self] você descarta
    [target] um rival à sua escolha descarta
    [same] esse rival descarta
    [others] cada rival descarta
   *[everyone] cada jogador descarta
} { $count ->
    [99] a mão inteira
    [1] 1 carta da mão
   *[other] { $count } cartas da mão
}{ $per }
step-discard = { $who ->
    [you] descarte
    [self] você descarta
    [target] um rival à sua escolha descarta
    [same] esse rival descarta
    [others] cada rival descarta
   *[everyone] cada jogador descarta
} { $what }{ $per }
step-receive = { $who ->
    [you] receba
    [self] você recebe
    [target] um rival à sua escolha recebe
    [same] esse rival recebe
    [others] cada rival recebe
   *[everyone] cada jogador recebe
} { $count ->
    [99] todas as infâmias que houver
    [1] 1 infâmia
   *[other] { $count } infâmias
}{ $per }
step-return = { $who ->
    [you] devolva
    [self] você devolve
    [target] um rival à sua escolha devolve
    [same] esse rival devolve
    [others] cada rival devolve
   *[everyone] cada jogador devolve
} { $what } à mão{ $per }
step-turn = { $who ->
    [you] vire
    [self] você vira
    [target] um rival à sua escolha vira
    [same] esse rival vira
    [others] cada rival vira
   *[everyone] cada jogador vira
} { $what }{ $per }
step-unturn = { $who ->
    [you] desvire
    [self] você desvira
    [target] um rival à sua escolha desvira
    [same] esse rival desvira
    [others] cada rival desvira
   *[everyone] cada jogador desvira
} { $what }{ $per }
step-store = { $who ->
    [self] você põe
   *[you] ponha
} { $count } de dinheiro sobre esta carta{ $per }
step-collect = { $who ->
    [self] você passa
   *[you] passe
} { $count ->
    [99] todo o dinheiro desta carta para o seu político
   *[other] { $count } de dinheiro desta carta para o seu político{ $per }
}
step-give = { $who ->
    [you] dê
    [self] você dá
    [target] um rival à sua escolha dá a você
    [same] esse rival dá a você
    [others] cada rival dá a você
   *[everyone] cada jogador dá a você
} { $count ->
    [99] todo o dinheiro
   *[other] { $count } de dinheiro
}{ $per }
step-campaign = { $who ->
    [self] você revela
   *[you] revele
} { $count ->
    [99] na Zona Eleitoral todos os eleitorados da pilha
    [1] mais 1 eleitorado na Zona Eleitoral
   *[other] mais { $count } eleitorados na Zona Eleitoral
}{ $per }
step-take = { $who ->
    [you] leve
    [self] você leva
    [target] um rival à sua escolha leva
    [same] esse rival leva
    [others] cada rival leva
   *[everyone] cada jogador leva
}, sem pagar, { $what } da Zona Eleitoral{ $per }
step-retrieve = { $who ->
    [you] recupere
    [self] você recupera
    [target] um rival à sua escolha recupera
    [same] esse rival recupera
    [others] cada rival recupera
   *[everyone] cada jogador recupera
} { $what } do descarte para a mão{ $per }
step-play = { $who ->
    [you] ponha
    [self] você põe
    [target] um rival à sua escolha põe
    [same] esse rival põe
    [others] cada rival põe
   *[everyone] cada jogador põe
} em jogo, sem pagar, { $what } da mão{ $per }
step-switch = { $who ->
    [you] troque
    [self] você troca
    [target] um rival à sua escolha troca
    [same] esse rival troca
    [others] cada rival troca
   *[everyone] cada jogador troca
} de partido
step-sweep = { $who ->
    [self] você troca
   *[you] troque
} todos os eleitorados da Zona Eleitoral
step-leave = { $who ->
    [you] saia do jogo
    [self] você sai do jogo
    [target] um rival à sua escolha sai do jogo
    [same] esse rival sai do jogo
    [others] cada rival sai do jogo
   *[everyone] cada jogador sai do jogo
}
step-nothing = { $who ->
    [self] você não faz nada
   *[you] não faça nada
}
step-have = se você tiver pelo menos { $what }
step-fee = pague a taxa de { $what }

rule-hand = { $count ->
    [1] Ao repor a mão, compre até ter 1 carta a mais que o normal.
   *[other] Ao repor a mão, compre até ter { $count } cartas a mais que o normal.
}
rule-hand-less = { $count ->
    [1] Ao repor a mão, compre até ter 1 carta a menos que o normal.
   *[other] Ao repor a mão, compre até ter { $count } cartas a menos que o normal.
}
rule-spend-here = O dinheiro sobre esta carta pode ser gasto.
rule-money-here = O dinheiro que você recebe fica sobre esta carta.
rule-discount = { $count ->
    [1] Para você, { $what } custam 1 ícone a menos.
   *[other] Para você, { $what } custam { $count } ícones a menos.
}
rule-surcharge = Para você, { $what } custam { $count } de influência a mais, de qualquer esfera.
rule-keep-influence = Você não perde influência no fim do turno.
rule-keep-power = Você não perde poder no fim do turno.
rule-locked = Esta carta não desvira sozinha.
rule-enters-turned = Esta carta entra em jogo virada.
rule-wild = A sua influência { sphere } paga qualquer esfera.
rule-zone = { $count ->
    [1] A Zona Eleitoral é reposta com 1 eleitorado a mais que o normal.
   *[other] A Zona Eleitoral é reposta com { $count } eleitorados a mais que o normal.
}
rule-zone-less = { $count ->
    [1] A Zona Eleitoral é reposta com 1 eleitorado a menos que o normal.
   *[other] A Zona Eleitoral é reposta com { $count } eleitorados a menos que o normal.
}
rule-forbid = { $act ->
    [articulate] Você não pode articular { $what }.
    [buy] Você não pode conquistar { $what }.
    [reveal] Você não pode revelar { $what }.
    [pay] Você não pode pagar por { $what }.
    [unturn] No início do turno você não desvira { $what }.
   *[use] Você não pode usar ações de { $what }.
}
rule-bonus = Capital: { $count }{ $per }.
rule-immune = Eventos não afetam você.
rule-wins-ties = Você vence qualquer empate.
rule-repeats = A ação desta carta pode ser usada mais de uma vez por turno.
rule-stays-up = Esta carta não vira ao ser articulada; articule-a no máximo uma vez por turno.
rule-keep-revealed = Você não descarta no fim do turno as cartas reveladas que não pagou: elas continuam na mão, reveladas.
rule-money-by-influence = Você pode pagar ícones de dinheiro com influência de qualquer esfera, ou com poder.
rule-sheltered = O que as cartas dos rivais mandam você fazer não acontece.
rule-luck = Some { $count } ao que você rolar (máximo 6).
rule-luck-less = Subtraia { $count } do que você rolar (mínimo 1).

## O que se pergunta

prompt-actions =
    Articule, revele e pague cartas, ou encerre as ações.
    Junte influência e conquiste eleitorados, que valem capital.
prompt-discards =
    Descarte da mão o que não quiser guardar.
    Depois você a completa com cartas novas.
prompt-accepting =
    Você aceita a troca?
    { $card }: { $effect } e, em troca, { $gain }.
brings-roll = role o dado
prompt-branching =
    Escolha um efeito de { $card }.
    { $effect }.
prompt-choosing =
    Escolha a carta.
    { $card }: { $effect }.
prompt-sphere =
    Escolha a esfera.
    { $card }: { $effect }.
prompt-targeting =
    Escolha o rival.
    { $card }: { $effect }.
prompt-paying =
    Com que você paga 1 de { icon }?
    { $kept ->
        [yes] { $card }.
       *[no] { $card }: a influência que sobra se perde no fim do turno.
    }
prompt-running = Um momento.
prompt-over = O jogo acabou.

## O que se pode fazer

option-stop = Encerrar as ações
option-reveal = Revelar { $card }
option-pay = Pagar { $card }
option-buy = Conquistar { $card }
option-itemise = Pagar { $card } escolhendo os recursos
option-articulate = Articular { $card }
option-use = Usar a ação de { $card }
option-drop = Descartar { $card }
option-keep = Ficar com o resto da mão
option-accept = Aceitar
option-accept_by_hand = Aceitar escolhendo os recursos
option-refuse = Recusar
option-branch = Efeito { $branch }
    .does = “{ $effect }”
option-choose = { $card }
option-sphere = Esfera { $sphere }
option-rival = { $rival }
detail-sheltered = Imune às cartas dos rivais: não vai acontecer nada.
option-pay_with = Pagar com { $resource }

## O que aconteceu

event-game_begins = { $seat } começa.
event-enters = { $card } entra no gabinete de { $seat }.
event-voter_appears = Novo eleitorado na Zona Eleitoral: { $card }.
event-semester_begins = Começa o { $semester }º semestre.
event-turn_begins = É a vez de { $seat }.
event-reveals = { $seat } revela { $card }.
event-spends = { $seat } gasta { $count } de { $resource }.
event-buys = { $seat } conquista { $card }.
event-pays = { $seat } paga { $card }.
event-articulates = { $seat } articula { $card }.
event-uses = { $seat } usa a ação de { $card }.
event-gains = { $seat } ganha { $count } de { $resource }.
event-loses = { $seat } perde { $count } de { $resource }.
event-gets_money = { $seat } recebe { $count } de dinheiro, que fica sobre { $card }.
event-loses_money = { $seat } perde { $count } de dinheiro.
event-gives_money = { $seat } dá { $count } de dinheiro a { $rival }.
event-stores = { $seat } põe { $count } de dinheiro sobre { $card }.
event-draws = { $seat } compra { $card }.
event-draws_hidden = { $seat } compra uma carta.
event-receives = { $seat } recebe a infâmia { $card }.
event-discards_card = { $seat } descarta { $card }.
event-loses_voter = { $seat } perde o eleitorado { $card }, que volta à Zona Eleitoral.
event-to_box = { $seat } fica sem { $card }: a carta volta para a caixa.
event-returns_to_hand = A carta { $card } vai para a mão de { $seat }.
event-turns = { $seat } vira { $card }.
event-unturns = { $seat } desvira { $card }.
event-rolls = { $card }: { $seat } rola o dado e tira { $face }.
event-no_face = Nada acontece com { $seat }.
event-accepts = { $seat } aceita a condição de { $card }.
event-refuses = { $seat } recusa a condição de { $card }.
event-cannot_meet = { $seat } não tem como cumprir a condição de { $card }.
event-takes_branch = { $known ->
    [yes] { $seat } escolhe em { $card }: { $effect }.
   *[no] { $seat } escolhe o { $branch }º efeito de { $card }.
}
event-targets = { $seat } escolhe { $rival }.
event-shuffles = A pilha de { $category } é refeita com { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}.
event-event_opens = Evento: { $card }.
event-event_for = { $seat } resolve { $card }.
event-event_ends = O evento { $card } vai para o descarte.
event-immune_to = O evento { $card } não afeta { $seat }.
event-zone_swept = { $count ->
    [1] 1 eleitorado volta para a pilha.
   *[other] { $count } eleitorados voltam para a pilha.
}
event-leaves_game = { $seat } sai do jogo.
event-influence_fades = { $seat } perde { $count ->
    [1] 1 recurso que não gastou
   *[other] { $count } recursos que não gastou
}.
event-elections_begin = Eleições! As mãos são descartadas.
event-counts = { $seat }: { $count } por { $card }; total: { $total }.
event-total = { $seat } fica com { $total } de capital político.
event-game_ends = As urnas estão fechadas.

## Por que não

refusal-not_now = Agora não. { $asked }
refusal-not_in_hand = A carta { $card } não está na sua mão.
refusal-already_revealed = A carta { $card } já está revelada.
refusal-not_revealed = Você só paga por cartas que revelou, e a carta { $card } não está revelada.
refusal-in_no_reach = A carta { $card } não está na Zona Eleitoral.
refusal-cannot_afford = Você não tem como pagar { $card } por inteiro: custa { $price }.
refusal-one_way_to_pay = Só há um jeito de pagar { $card }.
refusal-cannot_pay_with = Com { $resource } não se paga este ícone, ou depois faltaria para pagar o resto.
refusal-not_in_cabinet = A carta { $card } não está no seu gabinete.
refusal-is_turned = { $stays ->
    [yes] A carta { $card } está virada e não desvira sozinha.
   *[no] A carta { $card } está virada até o seu próximo turno.
}
refusal-already_articulated = A carta { $card } já foi articulada neste turno.
refusal-no_articulation = A carta { $card } não tem efeito de articulação.
refusal-no_action = A carta { $card } não tem nenhuma ação.
refusal-action_used = A ação de { $card } já foi usada neste turno.
refusal-forbidden = Uma carta do seu gabinete não deixa você fazer isso com { $card }.
refusal-too_many_actions = Noventa e nove ações num turno já bastam.
refusal-not_a_choice = O efeito não permite essa escolha. { $asked }
refusal-branch_impossible = Esse efeito não faria nada. Escolha um que faça.
refusal-no_such_rival = { $rival } não está entre os seus rivais em jogo.
refusal-nothing_by_hand = Não há o que escolher: só existe um jeito de pagar.

## Arquivos de baralho

deck-too-long = O arquivo passa de { $most } KiB.
deck-not-toml = Não é TOML: { $detail }
deck-by-hand = O arquivo está escrito de um jeito que o Ateliê não sabe mudar aqui: mude esta parte no texto.
deck-two-names = “{ $text }” e “{ $other }” são o mesmo nome em duas línguas: fique com um deles.
toml-equals = aqui falta um “=” entre o nome e o valor, como em capital = 2.
toml-unclosed = uma lista ou um par de chaves foi aberto e não foi fechado, como em ["hand +1"].
toml-quotes = um texto começa com aspas e não termina na mesma linha, como em name = "Lobista".
toml-one-line = cada coisa fica na sua linha: depois do valor só pode vir um comentário com #.
toml-header = uma carta nova se abre assim, com dois colchetes de cada lado: [[voter]].
toml-twice = o mesmo nome aparece duas vezes na mesma carta, ou na mesma tabela.
toml-backslash = a barra \ dentro de aspas duplas tem outro sentido: escreva sem ela.
toml-value = depois do “=” vem um texto entre aspas, um número, true, false ou uma lista, como em capital = 2.
toml-statement = aqui se espera um nome e um valor, como em capital = 2, ou uma carta nova, como [[voter]].
deck-nested = O arquivo tem listas dentro de listas demais.
deck-dotted = Há um nome com mais de { $most } partes separadas por pontos.
deck-no-section = Não existe a seção “{ $text }”. Seções: { $known }.
deck-not-a-list = “{ $text }” se escreve como [[{ $text }]], uma vez para cada carta.
deck-bad-keywords = [keywords] é uma tabela com no máximo { $most } palavras.
deck-bad-keyword = “{ $text }” não serve de palavra-chave: use letras minúsculas sem acento, e não uma palavra que o formato já usa.
deck-bad-pictures = [imagens] é uma tabela: para cada id de carta, uma imagem.
deck-picture-of-nothing = Não há carta “{ $text }” para esta imagem.
deck-picture-kind = Isto não é uma imagem JPEG que o jogo saiba mostrar. Ponha a imagem pelo Ateliê, que a converte.
deck-picture-size = A imagem é grande demais: no máximo { $most } kB. O Ateliê a reduz sozinho.
deck-picture-pixels = A imagem é grande demais. Ponha-a pelo Ateliê, que a reduz sozinho.
deck-picture-tells = A imagem guarda mais do que se vê, como o lugar da foto. Ponha-a pelo Ateliê, que tira isso.
deck-bad-id = Aqui vai um id feito de letras minúsculas, números e hífens; veio “{ $text }”.
deck-id-twice = O id “{ $text }” já é de outra carta.
deck-no-field = Uma carta de [[{ $section }]] não tem “{ $text }”. Tem: { $known }.
deck-bad-name = “{ $text }” deve ser um texto, ou um texto para pt e outro para en.
deck-text-too-long = “{ $text }” passa de { $most } letras.
deck-bad-number = “{ $text }” deve ser um número inteiro de { $least } a { $most }.
deck-not-a-text = “{ $text }” deve ser um texto ou uma lista de textos.
deck-not-known = Não conheço “{ $text }”. Conheço: { $known }.
deck-not-yes-or-no = “{ $text }” deve ser true ou false.
deck-too-many-sentences = “{ $text }” passa de { $most } frases.
deck-no-event = Um evento precisa de event = "…".
deck-fee-here = Taxas (pay) só existem na articulação de cartas com expansion = true.
deck-too-few = { $section ->
    [politician] Faltam políticos: um baralho tem ao menos { $least } cartas [[{ $text }]], e este tem { $found }.
    [party] Faltam partidos: um baralho tem ao menos { $least } cartas [[{ $text }]], e este tem { $found }.
    [voter] Faltam eleitorados: um baralho tem ao menos { $least } cartas [[{ $text }]], e este tem { $found }.
   *[parliamentarian] Faltam parlamentares: um baralho tem ao menos { $least } carta [[{ $text }]] fora da expansão, e este tem { $found }.
}
deck-too-many = O baralho tem { $found } cartas; o máximo é { $most }.
deck-not-a-condition = “{ $text }” não pode ser condição.
deck-condition-twice = “{ $text }”: duas condições do mesmo tipo poderiam disputar a mesma carta ou o mesmo dinheiro.
deck-only-a-condition = Em “{ $text }” há have ou pay, que só cabem antes de “:”.
deck-no-arrow = Em “{ $text }” falta “->” entre as faces e o efeito.
deck-no-face = “{ $text }” não é uma face de 1 a 6 nem um intervalo como 1-2.
deck-face-twice = Em “{ $text }” há uma face que já tem efeito.
deck-no-verb = Não entendo “{ $text }”. Verbos: { $verbs }.
deck-incomplete = “{ $text }” está incompleto ou tem palavras demais.
deck-no-trait = “{ $text }” não é categoria, esfera nem palavra-chave deste baralho. Há estas: { $known }.
deck-no-rule = Não existe a regra “{ $text }”.
deck-no-icon = “{ $text }” não é um custo, que é um número e um ícone. Ícones: { $known }.
deck-no-resource = “{ $text }” não é um recurso. Recursos: { $known }.
deck-no-count = “{ $text }” deve ser um número de 1 a { $most }.
deck-huge-number = Há um número com milhares de algarismos.
deck-not-unicode = Aqui há meio caractere: o arquivo não é Unicode correto.
deck-blank = “{ $text }” não pode ficar vazio.
deck-hidden-letter = “{ $text }” tem uma quebra de linha ou um caractere que não se vê ({ $code }).
deck-too-many-alternatives = “{ $text }” tem mais de { $most } alternativas (or).
deck-cards-before-money = “{ $text }”: escreva lose money ou pay antes de discard ou return, pois o dinheiro pode estar sobre essas cartas.
deck-never-there = “{ $text }”: nenhuma carta do tipo { $kind } pode estar lá.
deck-no-this = “{ $text }”: “this” não cabe aqui.
deck-not-with-this = Uma carta de [[{ $text }]] nunca pode fazer isso consigo mesma.
deck-no-per = “{ $text }” não se multiplica com per.
deck-not-of-others = “{ $text }” não pode ser feito por outros: tire target, others e everyone.
deck-nobody-left = “{ $text }”: não sobraria ninguém no jogo.
deck-no-hand-then = “{ $text }”: nas Eleições ninguém tem cartas na mão.
deck-no-giver = “{ $text }” não diz quem dá: target, others ou everyone.

## Terminal

terminal-calendar = Calendário
terminal-zone = Zona Eleitoral
terminal-hand = { $count ->
    [1] Mão: 1 carta
   *[other] Mão: { $count } cartas
}
terminal-capital = capital { $count }
terminal-resources = Neste turno:

## Tabuleiro

board-dealing = Distribuindo as cartas…
board-no-cards = As cartas não chegaram.
board-again = Tentar de novo
board-others = Os outros gabinetes
board-capital-of = Capital político de { $seat }
board-cabinet = Gabinete de { $seat }
board-open = Ver de perto o gabinete de { $seat }
board-yours = Seu gabinete
board-turn = joga agora
board-left = Fora do jogo.
board-hand = Sua mão
board-hand-of = Mão de { $seat }
board-hand-count = { $count ->
    [0] Nenhuma carta na mão
    [1] 1 carta na mão
   *[other] { $count } cartas na mão
}
board-resources = Para gastar neste turno
board-calendar = Calendário
board-semester = { $semester }º semestre
board-elections = Eleições
board-desk = Em pauta
board-bulletin = Plantão
board-bulletin-none = Sem notícias por enquanto. Aproveite.
board-skip = Pular { $count }
board-die = O dado
board-die-shows = O dado mostra { $face }
board-zone = Zona Eleitoral
board-zone-empty = Nenhum eleitorado à vista.
board-piles = Pilhas e descartes
board-views = O que você vê da mesa
board-view-cabinet = Gabinete
board-view-zone = Eleitores
board-view-others = Rivais
board-view-open = há o que fazer aqui
board-answers = Sua resposta
board-pull = Mão inteira
board-pile = { $count ->
    [0] { $category }: a pilha acabou
    [1] { $category }: 1 carta na pilha
   *[other] { $category }: { $count } cartas na pilha
}
board-discard = { $count ->
    [0] Descarte de { $category }: vazio
    [1] Descarte de { $category }: 1 carta
   *[other] Descarte de { $category }: { $count } cartas
}
board-read = Ler a carta.
board-turned = Está virada.
board-turned-short = virada
board-revealed = Está revelada, à espera do pagamento.
board-revealed-short = revelada
board-money-on = Tem { $count } de dinheiro em cima.
board-explained = Nas regras
board-rule-setup = Preparação
board-rule-event = Evento e semestre
board-rule-revealing = Revelar
board-rule-costs = Recursos e custos
board-rule-articulating = Articular
board-rule-actions = Ações nas cartas
board-rule-effects = Efeitos
board-rule-golden = Regra de ouro
board-rule-end = Eleições
board-card-politician = Político
board-card-party = Partido
board-card-parliamentarian = Parlamentar
board-card-infamy = Infâmia
board-card-event = Evento
board-card-voter = Eleitorado
board-act-reveal = Revelar
board-act-pay = Pagar
board-act-itemise = Pagar com…
board-act-buy = Conquistar
board-act-articulate = Articular
board-act-use = Usar ação
board-act-drop = Descartar
board-act-choose = Escolher
board-act-rival = Escolher { $seat }
board-act-rival-sheltered = Escolher { $seat }, imune
board-score = A apuração
board-score-player = Jogador
board-score-skip = Pular a apuração
board-score-again = Apurar de novo
board-score-total = Capital político
board-score-counting = Urna { $count } de { $most }
board-place = { $place }º lugar
board-wins = { $seat } vence com { $points } de capital político.
board-wins-tie = { $reason ->
    [voters] Empate em { $points }: { $seat } vence por ter mais eleitorados.
    [money] Empate em { $points }: { $seat } vence por ter mais dinheiro.
    [infamies] Empate em { $points }: { $seat } vence por ter menos infâmias.
    [card] Empate em { $points }: uma carta de { $seat } decide.
   *[order] Empate em { $points }: { $seat } vence por jogar depois na ordem.
}
board-wins-alone = { $seat } vence: ninguém mais ficou no jogo.

## No papel

paper-politician = Políticos
paper-party = Partidos
paper-parliamentarian = Parlamentares
paper-infamy = Infâmias
paper-event = Eventos
paper-voter = Eleitorados
paper-table = Calendário e dinheiro
    .hint = Calendário: corte-o inteiro, pelo contorno. Marcador do semestre: dobre na linha do meio, cole frente com verso e abra os pés para fora.
paper-symbols = Os símbolos
paper-won = Capital político:
    .means = no alto à direita, quantos pontos a carta vale nas Eleições. O que o texto diz de “Capital” soma-se a eles.
paper-number = No pé à direita:
    .means = o número da carta no baralho. Vários efeitos do mesmo momento seguem essa ordem.
paper-lost = Capital negativo:
    .means = os pontos que ela tira.
paper-spheres = No alto à esquerda:
    .means = as esferas da carta. O nome delas está também na faixa, com as palavras-chave.
paper-cost = Sob o nome:
    .means = o custo, tantos ícones de cada. Sem ícones, a carta é de graça.
paper-backs = Os versos das cartas
paper-back = Verso: { $category }
paper-expansion = Expansão Projeto de Poder
paper-marker = Marcador do semestre
paper-money = Dinheiro: { $worth }
paper-need-die = Um dado de seis faces.
paper-need-influence = Papel e lápis, ou marcadores quaisquer, para a influência e o poder do turno.

## O Ateliê

atelier-kinds = Tipos de carta
atelier-least = Um baralho precisa de ao menos { $count } destas.
atelier-add-card = Carta nova
atelier-copy-card = Copiar a carta
atelier-remove-card = Tirar a carta
atelier-new-card = Carta nova
atelier-no-card = Ainda não há cartas deste tipo.
atelier-preview = Como a carta vai ficar
atelier-new-keyword = Palavra-chave nova
atelier-add = Acrescentar
atelier-name = Nome
atelier-flavour = Frase de sabor
atelier-in-english = em inglês
atelier-picture = Imagem própria
atelier-picture-choose = Escolher uma imagem
atelier-picture-remove = Voltar ao desenho da casa
atelier-picture-refused = Não deu para ler esta imagem. Tente outra, de preferência uma foto JPEG ou PNG.
atelier-copies = Quantas iguais
atelier-capital = Capital político
atelier-sphere = Esferas
atelier-keywords = Palavras-chave
atelier-cost = Custo
atelier-any-icon = qualquer esfera
atelier-rules = O que muda nas regras
atelier-rule = Regra
atelier-rule-by-hand = Regra, escrita à mão
atelier-act = O quê
atelier-rule-hand = tamanho da mão
atelier-rule-zone = tamanho da Zona Eleitoral
atelier-rule-luck = sorte no dado
atelier-rule-discount = ícones a menos por
atelier-rule-surcharge = influência a mais por
atelier-rule-capital = capital
atelier-rule-wild = paga qualquer esfera a influência
atelier-rule-forbid = é proibido
atelier-rule-spend-here = o dinheiro sobre esta carta pode ser gasto
atelier-rule-money-here = o dinheiro recebido fica sobre esta carta
atelier-rule-keep-influence = a influência não se perde no fim do turno
atelier-rule-keep-power = o poder não se perde no fim do turno
atelier-rule-locked = esta carta não desvira sozinha
atelier-rule-enters-turned = esta carta entra em jogo virada
atelier-rule-immune-to-events = eventos não afetam você
atelier-rule-wins-ties = você vence empates
atelier-rule-repeats = a ação se repete no mesmo turno
atelier-rule-does-not-turn = não vira ao ser articulada
atelier-rule-keep-revealed = cartas reveladas ficam na mão
atelier-rule-influence-pays-money = influência paga dinheiro
atelier-rule-immune-to-rivals = cartas dos rivais não mandam em você
atelier-act-articulate = articular
atelier-act-buy = conquistar
atelier-act-reveal = revelar
atelier-act-pay = pagar por
atelier-act-unturn = desvirar
atelier-act-use = usar ações de
atelier-expansion = Só com Projeto de Poder
atelier-sentence = Efeito
atelier-no-sentence = Tirar este efeito
atelier-by-hand = Efeito, escrito à mão
atelier-condition = Condição
atelier-die = Rolar o dado
atelier-faces = Faces do dado
atelier-if = Se fizer isto:
atelier-then = então:
atelier-or = ou
atelier-and = e também
atelier-and-condition = mais uma condição
atelier-less = Tirar
atelier-for-each = para cada
atelier-who = Quem
atelier-verb = O que faz
atelier-count = Quanto
atelier-what = De quê
atelier-per = Multiplicado
atelier-who-you = você
atelier-who-target = um rival
atelier-who-others = cada rival
atelier-who-everyone = todo mundo
atelier-verb-gain = { $who ->
   *[other] ganha
}
atelier-verb-lose = { $who ->
   *[other] perde
}
atelier-verb-draw = { $who ->
   *[other] compra cartas
}
atelier-verb-campaign = { $who ->
   *[other] revela eleitorados
}
atelier-verb-discard = { $who ->
   *[other] descarta
}
atelier-verb-return = { $who ->
   *[other] devolve à mão
}
atelier-verb-turn = { $who ->
   *[other] vira
}
atelier-verb-unturn = { $who ->
   *[other] desvira
}
atelier-verb-take = { $who ->
   *[other] leva da Zona
}
atelier-verb-retrieve = { $who ->
   *[other] recupera do descarte
}
atelier-verb-play = { $who ->
   *[other] põe em jogo sem pagar
}
atelier-verb-have = { $who ->
   *[other] tem no gabinete
}
atelier-verb-receive = { $who ->
   *[other] recebe infâmias
}
atelier-verb-pay = { $who ->
   *[other] paga a taxa
}
atelier-verb-store = { $who ->
   *[other] guarda dinheiro na carta
}
atelier-verb-collect = { $who ->
   *[other] recolhe dinheiro da carta
}
atelier-verb-give = { $who ->
   *[other] dá dinheiro a você
}
atelier-verb-switch-party = { $who ->
   *[other] troca de partido
}
atelier-verb-sweep-zone = { $who ->
   *[other] troca toda a Zona Eleitoral
}
atelier-verb-leave-game = { $who ->
   *[other] sai do jogo
}
atelier-verb-nothing = { $who ->
   *[other] não faz nada
}
atelier-word-any = de uma esfera à escolha
atelier-word-power = poder
atelier-word-money = dinheiro
atelier-word-hand = carta da mão
atelier-word-this = esta carta
atelier-word-all = tudo
atelier-moment-setup = Na preparação
atelier-moment-direct = Ao entrar em jogo
atelier-moment-articulation = Articulação
atelier-moment-action = Ação da carta
atelier-moment-dawn = No início do turno
atelier-moment-dusk = No fim do turno
atelier-moment-elections = No início das Eleições
atelier-moment-event = O que acontece com cada jogador
atelier-new-effect = Acrescentar um efeito

# O jogo numa olhada: antes da primeira partida e no alto das regras
primer-goal = Chegar às Eleições com mais capital político do que as outras excelências.
primer-1 = Articule as cartas do seu gabinete: cada uma se vira e dá influência, dinheiro ou outra coisa.
primer-2 = Revele cartas da mão e pague as que têm custo: o gabinete cresce.
primer-3 = Conquiste eleitorados com a influência que juntou: são eles que dão mais capital.
primer-end = Depois do último semestre vêm as Eleições: soma-se o capital de todas as suas cartas, menos o que as infâmias tiram.

# O que há na caixa, além das cartas
box-pieces = Recursos e dado
box-die = Decide os riscos: cartas e eventos dizem o que traz cada número.

# O que conta, nas dicas
part-capital = mais { $count } de capital político
    .less = menos { $count } de capital político
part-money = mais { $count } de dinheiro
    .less = gasta { $count } de dinheiro
part-influence = mais { $count } de influência
    .less = gasta { $count } de influência
part-power = mais { $count } de poder
    .less = gasta { $count } de poder

## Palavras do jogo que se tocam para saber o que querem dizer: as formas, e o sentido.

glossary = articulate cabinet capital influence power money sphere voters zone infamy event
word-articulate = articular|articule|articula
    .means = Pôr uma carta do gabinete para trabalhar: ela vira e dá o seu efeito, uma vez por turno.
word-cabinet = gabinete|gabinetes
    .means = As suas cartas em jogo: político, partido, parlamentares, eleitorados e infâmias.
word-capital = capital político|capital
    .means = O que decide as Eleições: a soma do que valem as cartas do gabinete.
word-influence = influência
    .means = Paga custos da sua esfera; some no fim do turno.
word-power = poder
    .means = Vale por qualquer influência; some no fim do turno.
word-money = dinheiro
    .means = Paga qualquer coisa e fica de um turno para outro.
word-sphere = esfera|esferas
    .means = As seis cores da política: populista, oligarca, burguesa, comuna, careta e descolada.
word-voters = eleitorado|eleitorados
    .means = Carta da Zona Eleitoral que se conquista pagando: quase todo o capital vem delas.
word-zone = Zona Eleitoral
    .means = Os eleitorados que se podem conquistar agora; há sempre pelo menos três.
word-infamy = infâmia|infâmias
    .means = Escândalo que fica no gabinete e tira capital nas Eleições.
word-event = evento|eventos
    .means = Vem depois de todos jogarem; cada um resolve o que ele manda.

## Quadros da lição

picture-sign-direct = ao entrar no gabinete
picture-sign-articulation = ao articular, e a carta vira
picture-sign-action = ação: uma vez por turno, sem virar
picture-sign-condition = sob uma condição: leia a carta
picture-sign-or = um ou outro
picture-sign-draw = compre uma carta
picture-sign-roll = role o dado
picture-sign-infamy = infâmia
picture-sign-any = qualquer influência
picture-sign-more = há mais: leia a carta
