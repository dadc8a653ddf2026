### Quissama: tudo o que um jogador lê.

title = Quissama
tagline = Influência, resistência e poder no Rio de Janeiro do Império.
about = Combine cartas para libertar capoeiras, abrir comércios e chegar ao Ministério. Conquiste um personagem com dois marcadores e cumpra o objetivo dele antes dos outros.

setting-one_capoeira = Praças mais vazias
    .help = Cada praça começa com um capoeira em vez de dois.
setting-one_capoeira-on = Ligado
setting-one_capoeira-off = Desligado
setting-one_character = Um personagem por jogador
    .help = Cada jogador só pode ter um personagem, além de Bernardina. Bloquear os dos outros continua valendo.
setting-one_character-on = Ligado
setting-one_character-off = Desligado
setting-small_gallery = Galeria menor
    .help = A Galeria tem Quissama, Bernardina e mais um personagem sorteado por jogador.
setting-small_gallery-on = Ligado
setting-small_gallery-off = Desligado
setting-few_scandals = Menos Escândalos
    .help = O baralho tem um Escândalo a mais do que o número de jogadores.
setting-few_scandals-on = Ligado
setting-few_scandals-off = Desligado
setting-few_blessings = Menos Bênçãos Imperiais
    .help = O baralho tem uma Bênção Imperial por jogador.
setting-few_blessings-on = Ligado
setting-few_blessings-off = Desligado
setting-open_market = Mercado aberto
    .help = Quantas trocas quiser por turno; três cartas iguais não renovam o Mercado. Uma carta que você pôs ali neste turno fica até o fim do turno; assim, três trocas, uma por carta do Mercado, bastam para chegar a qualquer mão possível.
setting-open_market-on = Ligado
setting-open_market-off = Desligado

## Coisas

card-one_nagoa = 1 Nagoa
    .card = uma carta de 1 Nagoa
    .effect = Conta como um Nagoa: para libertar, empregar, atacar Guaiamuns ou influenciar Quissama ou o Imperador.
card-two_nagoas = 2 Nagoas
    .card = uma carta de 2 Nagoas
    .effect = Conta como dois Nagoas: para libertar, empregar, atacar Guaiamuns ou influenciar Quissama ou o Imperador; o que sobrar vale até o fim do turno.
card-one_guaiamum = 1 Guaiamum
    .card = uma carta de 1 Guaiamum
    .effect = Conta como um Guaiamum: para libertar, empregar, encher o Cabeça de Porco, atacar Nagoas ou influenciar o Alemão ou o Imperador.
card-two_guaiamuns = 2 Guaiamuns
    .card = uma carta de 2 Guaiamuns
    .effect = Conta como dois Guaiamuns: para libertar, empregar, encher o Cabeça de Porco, atacar Nagoas ou influenciar o Alemão ou o Imperador; o que sobrar vale até o fim do turno.
card-one_coin = 1 Moeda
    .card = uma carta de 1 Moeda
    .effect = Vale uma Moeda: para abrir comércios, empregar, encher o Cabeça de Porco, colocar ministros ou influenciar Woodruff.
card-two_coins = 2 Moedas
    .card = uma carta de 2 Moedas
    .effect = Vale duas Moedas: para abrir comércios, empregar, encher o Cabeça de Porco, colocar ministros ou influenciar Woodruff; o que sobrar vale até o fim do turno.
card-liberty = Liberdade
    .card = uma carta de Liberdade
    .effect = Com uma carta de capoeira, liberta alguém da Senzala. Três influenciam a Princesa.
card-burgher = Burguês
    .card = uma carta de Burguês
    .effect = Serve para abrir comércios, colocar ministros e influenciar Araújo e o Imperador. Na área de um rival, cada marcador custa um Burguês a mais, seja qual for o personagem.
card-crown = Coroa
    .card = uma carta de Coroa
    .effect = Serve para colocar ministros e influenciar José de Alencar.
card-blessing = Bênção Imperial
    .card = uma carta Bênção Imperial
    .effect = Vale um ícone qualquer, à sua escolha. Entre três cartas iguais, conta como uma carta de um ícone.
card-scandal = Escândalo
    .card = uma carta Escândalo
    .effect = Derruba um ministro, esteja onde estiver. Depois de usada, a carta sai do jogo.
card-blow = Bênção de Peito
    .card = uma carta Bênção de Peito
    .effect = Tira um capoeira de qualquer praça, de qualquer comércio ou do Cabeça de Porco, mesmo protegido.
card-escape = Fuga
    .card = uma carta Fuga
    .effect = Um capoeira sai da Senzala e chega à praça que você quiser.
card-necklace = Colar
    .card = a carta Colar
    .effect = Paga sozinho o custo de Bernardina: põe um marcador seu ou retira o de um rival, mas não paga a troca do Imperador. Nunca paga o Burguês a mais.
card-gang = Malta
    .card = a carta Malta
    .effect = Paga sozinha o custo de um marcador sobre Quissama, também para retirar o de um rival quando ele é seu. Nunca paga o Burguês a mais.
card-tenement = Cabeça de Porco (carta)
    .card = a carta Cabeça de Porco
    .effect = Paga sozinha o custo de um marcador sobre o Alemão, também para retirar o de um rival quando ele é seu. Nunca paga o Burguês a mais.
card-bourgeoisie = Burguesia
    .card = a carta Burguesia
    .effect = Paga sozinha o custo de um marcador sobre Araújo, José de Alencar ou Woodruff, também para retirar o de um rival quando o personagem é seu. Nunca paga o Burguês a mais.
card-imperial_family = Família Imperial
    .card = a carta Família Imperial
    .effect = Paga sozinha o custo de um marcador sobre o Imperador ou a Princesa, também para retirar o de um rival quando o personagem é seu. Nunca paga o Burguês a mais.

icon-nagoa = Nagoa
icon-guaiamum = Guaiamum
icon-coin = Moeda
    .the = a Moeda
icon-liberty = Liberdade
icon-burgher = Burguês
    .the = o Burguês
icon-crown = Coroa
    .the = a Coroa
amount-nagoa = { $count ->
    [1] 1 ícone Nagoa
   *[other] { $count } ícones Nagoa
}
amount-guaiamum = { $count ->
    [1] 1 ícone Guaiamum
   *[other] { $count } ícones Guaiamum
}
amount-coin = { $count ->
    [1] 1 Moeda
   *[other] { $count } Moedas
}
amount-liberty = { $count ->
    [1] 1 Liberdade
   *[other] { $count } Liberdades
}
amount-burgher = { $count ->
    [1] 1 Burguês
   *[other] { $count } Burgueses
}
amount-crown = { $count ->
    [1] 1 Coroa
   *[other] { $count } Coroas
}
amount-identical = { $count } cartas iguais
amount = { $icon ->
    [0] { amount-nagoa }
    [1] { amount-guaiamum }
    [2] { amount-coin }
   *[other] { $count } { $icon }
}
one-icon = { $icon ->
    [0] um ícone Nagoa
    [1] um ícone Guaiamum
    [2] uma Moeda
    [3] uma Liberdade
    [4] um Burguês
    [5] uma Coroa
   *[other] { $icon }
}
list-0 = nada
list-1 = { $first }
list-2 = { $first } e { $second }
list-3 = { $first }, { $second } e { $third }
list-4 = { $first }, { $second }, { $third } e { $fourth }

square-1 = Largo da Lapa
square-2 = Largo de Santa Luzia
square-3 = Largo de Santa Rita
square-4 = Largo de São Francisco
# Replays of rules version 3 keep names here instead of numbers.
business = comércio { $name }
the-business = { $business ->
    [0] a { business-1 }
    [1] a { business-2 }
    [2] a { business-3 }
    [3] a { business-4 }
    [4] a { business-5 }
    [5] o { business-6 }
    [6] a { business-7 }
    [7] a { business-8 }
    [8] a { business-9 }
    [9] a { business-10 }
   *[other] { $business }
}
in-business = { $business ->
    [0] na { business-1 }
    [1] na { business-2 }
    [2] na { business-3 }
    [3] na { business-4 }
    [4] na { business-5 }
    [5] no { business-6 }
    [6] na { business-7 }
    [7] na { business-8 }
    [8] na { business-9 }
    [9] na { business-10 }
   *[other] no comércio { $business }
}
the-square = o { $name }
the-tenement = o Cabeça de Porco
business-1 = Botica
business-2 = Padaria
business-3 = Alfaiataria
business-4 = Livraria
business-5 = Chapelaria
business-6 = Armazém
business-7 = Ferraria
business-8 = Charutaria
business-9 = Hospedaria
business-10 = Tipografia
tenement = Cabeça de Porco
gang-nagoa = Nagoas
gang-guaiamum = Guaiamuns

character-quissama = Quissama
    .the = Quissama
    .ability = Guarde a carta do topo do baralho, aberta, debaixo dele, ou traga para a mão todas as que estão ali.
    .goal = Trazer Bernardina para a sua área, sem marcadores sobre ela.
character-woodruff = Woodruff
    .the = Woodruff
    .ability = Veja a mão de um rival e, se quiser, troque uma carta sua por uma dele.
    .goal = Trazer Bernardina para a sua área, sem marcadores sobre ela.
character-alemao = Alemão
    .the = o Alemão
    .ability = Roube uma carta às cegas para cada Guaiamum no Cabeça de Porco, sempre de quem foi menos roubado.
    .goal = Encher o Cabeça de Porco: { $spaces } Guaiamuns.
character-araujo = Araújo
    .the = Araújo
    .ability = Cada comércio cheio seu rende duas Moedas em vez de uma.
    .goal = Ter quatro comércios cheios.
character-princesa = Princesa
    .the = a Princesa
    .ability = Liberte um capoeira pagando só com a carta de Liberdade ou só com a de capoeira.
    .goal = Chegar a { $freed } capoeiras livres no tabuleiro.
character-alencar = José de Alencar
    .the = José de Alencar
    .ability = Coloque um ministro pagando só dois dos três itens.
    .goal = Ter dois ministros e dois comércios cheios.
character-imperador = Imperador
    .the = o Imperador
    .ability = Troque uma peça rival por uma sua, pagando o que a peça custa.
    .goal = Ter quatro ministros.
character-bernardina = Bernardina
    .the = Bernardina
    .ability = Sem habilidade própria. Para influenciá-la, é preciso ter um personagem sem marcadores.
    .goal = Sem objetivo próprio: é quem Quissama e Woodruff procuram.

## O que se pede

prompt-opening =
    Escolha o seu primeiro comércio, de graça.
    Cheio de capoeiras, ele rende moedas a cada turno.
prompt-main = { $closed ->
    [yes]
        Sua vez: combine cartas, troque no Mercado ou termine.
        Chegue a um personagem e ao objetivo dele.
   *[no]
        Sua vez: use habilidades, combine cartas, troque ou termine.
        Chegue a um personagem e ao objetivo dele.
}
prompt-paying = { $identical ->
    [yes]
        Escolha as três cartas iguais.
        { $deed }. Falta pagar { $due }.
   *[no]
        Escolha com que pagar o ícone { $icon }.
        { $deed }. Falta pagar { $due }.
}
prompt-stealing = { $thefts ->
    [1]
        Escolha de quem levar a última carta.
        O Alemão rouba cartas às cegas para a sua mão.
   *[other]
        Escolha de quem levar a próxima carta; faltam { $thefts }.
        O Alemão rouba cartas às cegas para a sua mão.
}
prompt-looking =
    Esta é a mão de { $rival }: escolha uma carta, ou nenhuma.
    Você a troca por uma sua, ou não troca nada.
prompt-giving =
    Escolha a carta que { $rival } recebe em troca.
    É melhor a que menos faz falta a você.
prompt-discarding = { $excess ->
    [0]
        Fim do turno: descarte e complete a mão até cinco cartas.
        Descarte o que não serve ao seu plano.
    [1]
        Fim do turno: descarte pelo menos 1 carta.
        Ninguém termina com mais de cinco.
   *[other]
        Fim do turno: descarte pelo menos { $excess } cartas.
        Ninguém termina com mais de cinco.
}
prompt-over = O jogo acabou.

## O que se pode fazer

option-open = Começar com { the-business }
option-free = Libertar um capoeira no { $square }
option-found = Abrir { the-business }
option-employ = Empregar um capoeira { in-business }
option-recruit = Recrutar um Guaiamum do { $square } para o Cabeça de Porco
option-minister = Colocar um ministro
option-attack = Atacar { $place }
option-blow = Usar a Bênção de Peito contra { $place }
option-scandal = Escândalo contra o ministro da casa { $space }
option-escape = Fuga para o { $square }
option-influence = Pôr um marcador sobre { $character }
option-release = Retirar o marcador de { $rival } sobre { $character }
option-withdraw_burgher = Fechar { the-business } e recolher a peça
option-withdraw_minister = Recolher o seu ministro da casa { $space }
option-withdraw_marker = Recolher o seu marcador sobre { $character }
option-exchange = Trocar { $card } pela carta { $slot } do Mercado
    .for = Trocar { $card } por { $other_card }, do Mercado
option-store = Quissama: guardar a carta do topo
option-rescue = Quissama: trazer as cartas guardadas
option-look = Woodruff: ver a mão de { $rival }
option-steal = Alemão: roubar de { $rival }
option-replace_burgher = Imperador: tomar { the-business }
option-replace_minister = Imperador: trocar o ministro da casa { $space }
option-replace_marker = Imperador: trocar o marcador de { $rival } sobre { $character }
option-minister_without = Alencar: colocar um ministro sem pagar { $waived }
option-free_by_liberty = Princesa: libertar no { $square } só com uma carta de Liberdade
option-free_by_capoeira = Princesa: libertar no { $square } só com uma carta de capoeira
option-end_turn = Terminar o turno
option-pay = Pagar
option-pay_card = Pagar com { $card }
option-pay_blessing = Pagar com uma Bênção Imperial
option-pay_token = Pagar com uma ficha de moeda
option-pay_unique = Pagar tudo com { $card }
option-pay_set = { $blessings ->
    [0] Pagar com { $card } e mais duas iguais
    [1] Pagar com { $card }, outra igual e 1 Bênção Imperial
   *[other] Pagar com { $card } e { $blessings } Bênçãos Imperiais
}
option-swap_take = Pegar { $card }
option-swap_none = Não trocar nada
option-swap_give = Dar { $card }
option-discard = Descartar { $card }
detail-cost = Custa { $cost }.
detail-market = Traz { $card }.
detail-swap = Em troca de { $card }.
option-refill = Completar a mão

## O que aconteceu

event-turn_begins = É a vez de { $seat }.
event-draws_card = { $seat } compra { $card }.
event-draws = { $count ->
    [1] { $seat } compra uma carta.
   *[other] { $seat } compra { $count } cartas.
}
event-reshuffles = { $count ->
    [1] O descarte volta ao baralho: 1 carta.
   *[other] O descarte volta ao baralho: { $count } cartas.
}
event-opens = { $seat } começa com { the-business }.
event-pays_card = { $seat } paga com { $card }.
event-pays_blessing = { $seat } paga com uma Bênção Imperial, no lugar de { one-icon }.
event-pays_token = { $seat } paga com uma ficha de moeda, que vale +{ $count }.
event-pays_excess = { $seat } usa o que sobrou neste turno: { amount }.
event-pays_unique = { $seat } paga com { $card } toda a Influência sobre { $character }.
event-pays_set = { $blessings ->
    [0] { $seat } paga com { $card } e mais duas iguais.
    [1] { $seat } paga com { $card }, outra igual e 1 Bênção Imperial.
   *[other] { $seat } paga com { $card } e { $blessings } Bênçãos Imperiais.
}
event-frees = { $seat } liberta um capoeira, que chega ao { $square }.
event-founds = { $seat } abre { the-business }.
event-employs = { $seat } emprega um capoeira { in-business }.
event-fills_business = { $seat } enche { the-business }, que passa a render no próximo turno.
event-recruits = { $count ->
    [1] { $seat } recruta um Guaiamum do { $square } para o Cabeça de Porco: agora há um lá.
   *[other] { $seat } recruta um Guaiamum do { $square } para o Cabeça de Porco: agora são { $count }.
}
event-minister_enters = { $seat } coloca um ministro na casa 1.
event-minister_moves = O ministro de { $rival } passa para a casa { $space }.
event-minister_falls = O ministro de { $rival } deixa o Ministério.
event-attacks = { $seat } ataca { $place }: um capoeira volta à Senzala.
event-blows = { $seat } usa a Bênção de Peito contra { $place }: um capoeira volta à Senzala.
event-scandalises = Com um Escândalo, { $seat } derruba o ministro de { $rival } na casa { $space }.
    .own = Com um Escândalo, { $seat } derruba o próprio ministro na casa { $space }.
event-escapes = Fuga, com a ajuda de { $seat }: um capoeira chega ao { $square }.
event-influences = { $seat } põe um marcador sobre { $character }.
event-takes_character = { $seat } conquista { $character }.
event-takes_from = { $seat } conquista { $character }, que estava com { $rival }.
event-marker_returns = Volta para { $rival } o marcador que estava sobre { $character }.
event-releases = { $seat } retira o marcador de { $rival } que estava sobre { $character }.
event-stored_lost = { $count ->
    [1] A carta guardada debaixo de Quissama é descartada.
   *[other] As { $count } cartas guardadas debaixo de Quissama são descartadas.
}
event-withdraws_burgher = { $seat } fecha { the-business } e recolhe a peça.
event-withdraws_minister = { $seat } recolhe o ministro que tinha na casa { $space }.
event-withdraws_marker = { $seat } recolhe o marcador que tinha sobre { $character }.
event-exchanges = { $seat } deixa no Mercado { $card } e leva { $other_card }.
event-market_renewed = O Mercado é renovado: tinha { $card } e mais duas iguais.
event-market_card = Chega ao Mercado { $card }.
event-stores = { $seat } guarda debaixo de Quissama { $card }.
event-rescues = { $count ->
    [1] { $seat } traz para a mão a carta guardada.
   *[other] { $seat } traz para a mão as { $count } cartas guardadas.
}
event-looks = { $seat } vê a mão de { $rival }.
event-swaps = { $seat } dá a { $rival } { $card } e recebe { $other_card }.
event-swaps_unseen = { $seat } troca uma carta com { $rival }.
event-swaps_nothing = { $seat } não troca nada com { $rival }.
event-steals_card = { $seat } rouba de { $rival } { $card }.
event-steals = { $seat } rouba de { $rival } uma carta.
event-replaces_burgher = Com o Imperador, { $seat } toma de { $rival } { the-business }.
event-replaces_minister = Com o Imperador, { $seat } põe um ministro no lugar do ministro de { $rival }, na casa { $space }.
event-replaces_marker = Com o Imperador, { $seat } põe um marcador no lugar do marcador de { $rival } sobre { $character }.
event-discards = { $seat } descarta { $card }.
event-wins = { $seat } vence com { $character }: objetivo cumprido!
event-undecided = Depois de { $count } turnos ninguém cumpriu um objetivo: a partida termina sem vencedor.

## Por que não

refusal-not_now = Agora não. { $asked }
refusal-cannot_pay = Isso custa { $cost }, e você não tem com que pagar.
refusal-no_pieces = Você não tem peça para colocar: as dez estão em uso. Recolha uma antes.
refusal-senzala_empty = Não há mais ninguém na Senzala.
refusal-business_taken = Não dá para abrir { the-business }: já tem dono.
refusal-not_your_business = Você só emprega capoeiras nos seus comércios, e entre eles não está { the-business }.
refusal-business_full = Não cabe mais ninguém { in-business }.
refusal-square_empty = A praça está vazia: não há quem venha dali.
refusal-tenement_full = O Cabeça de Porco está cheio, com { $spaces } Guaiamuns.
refusal-nobody_there = Não há nenhum capoeira ali.
refusal-square_guards = Há capoeiras na praça que leva até lá. O primeiro alvo é a praça.
refusal-tenement_guarded = Há Guaiamuns nas praças. O Cabeça de Porco só pode ser atacado com as duas vazias.
refusal-own_business = Este comércio é seu; ataques são só contra os dos outros.
refusal-no_such_card = Para isso é preciso ter na mão { $special }.
refusal-no_minister_there = Não há ministro na casa { $space }.
refusal-not_in_game = Esta partida não tem { $owned }.
refusal-your_character = Você já tem { $character } na sua área.
refusal-needs_free_character = Para pôr um marcador em Bernardina, ou retirar dela o de um rival, é preciso ter um personagem sem marcadores.
refusal-marker_in_way = Há um marcador rival sobre Bernardina. Retire-o antes, pagando o custo dela.
refusal-same_turn = Você retirou um marcador de Bernardina neste turno. O seu só entra em outro turno.
refusal-one_character = Nesta variante cada jogador só tem um personagem, além de Bernardina.
refusal-no_marker_there = Não há marcador desse rival ali.
refusal-not_yours_to_release = Você só retira marcadores dos seus personagens ou de Bernardina.
refusal-has_pieces = Só quem não tem mais nenhuma peça pode recolher uma do tabuleiro.
refusal-not_your_piece = Não há peça sua ali.
refusal-no_such_rival = Escolha outro jogador da mesa.
refusal-market_used = Você já usou o Mercado neste turno.
refusal-same_card = As duas cartas são iguais: a troca não mudaria nada.
refusal-laid_this_turn = Essa carta você pôs no Mercado neste turno; ela fica ali até o turno acabar.
refusal-abilities_closed = As habilidades vêm antes da primeira combinação ou troca do turno.
refusal-not_held = Você não tem { $owned } na sua área.
refusal-blocked = Há um marcador rival sobre { $owned }. Retire o marcador: a habilidade volta no seu próximo turno.
refusal-too_fresh = Você acabou de conquistar { $owned }. A habilidade vale a partir do seu próximo turno.
refusal-ability_used = Você já usou { $owned } neste turno: cada habilidade vale uma vez por turno.
refusal-piles_empty = Não há carta no baralho nem no descarte.
refusal-nothing_stored = Não há cartas guardadas com Quissama.
refusal-rival_has_no_cards = { $rival } não tem cartas na mão.
refusal-no_card_to_give = Você não tem carta para dar em troca.
refusal-nobody_in_tenement = Não há Guaiamuns no Cabeça de Porco.
refusal-robbed_more = Os roubos se alternam: outro rival foi menos roubado que { $rival }.
refusal-not_a_rivals_piece = Não há peça rival ali para trocar.
refusal-not_their_card = Essa carta não está na mão que você está vendo.
refusal-no_way_to_pay = Isso não paga o que falta. { $asked }
refusal-just_taken = Esta é a carta que você acabou de pegar. Dê outra em troca.
refusal-too_many_cards = { $excess ->
    [1] Descarte antes 1 carta: ninguém termina com mais de cinco.
   *[other] Descarte antes { $excess } cartas: ninguém termina com mais de cinco.
}

## No terminal

terminal-deck = Baralho { $deck }  Senzala { $senzala }
terminal-market = Mercado:
terminal-squares = Praças:
terminal-businesses = Comércios:
terminal-tenement = Cabeça de Porco: { $count } de { $spaces }
terminal-ministry = Ministério:
terminal-gallery = Galeria:
terminal-stored = Com Quissama:
terminal-hand = Mão:
terminal-known = Sabe-se:
terminal-counts = Cartas { $cards }  Peças { $pieces }  Ministros { $ministers }  Comércios cheios { $full } (+{ $worth })
terminal-excess = Sobras: ícones Nagoa { $nagoas }, ícones Guaiamum { $guaiamuns }, Moedas { $coins }; fichas { $tokens }
terminal-paying = Pagar gastaria:

## No tabuleiro

board-views = Partes da mesa
board-view-city = Cidade
board-view-market = Mercado
board-view-gallery = Gente
board-view-others = Rivais
board-end-sure = Terminar mesmo assim
board-still = Você ainda pode pagar:
board-others = Os outros
board-map = A cidade
board-cards = Mercado e baralho
board-market = Mercado
board-gallery = Personagens
board-gallery-legend = Ao lado do nome, o que custa um marcador; embaixo, o objetivo e quanto cada um tem dele.
board-gallery-key = O que são estes sinais?
board-yours = O que é seu
board-hand = Sua mão
board-hand-empty = Você não tem cartas na mão.
board-hand-of = Mão de { $seat }
board-desk = Ações
board-close = Fechar
board-turn = joga agora
board-verbs = O que você pode fazer
board-verb-free = Libertar
    .does = um capoeira sai da Senzala e chega a uma praça da malta dele.
board-verb-found = Abrir comércio
    .does = um comércio vazio passa a ser seu.
board-verb-employ = Empregar
    .does = um capoeira da praça vai trabalhar no seu comércio; com dois, ele fica cheio e dá moedas.
board-verb-recruit = Recrutar
    .does = um Guaiamum da praça vai morar no Cabeça de Porco.
board-verb-minister = Ministro
    .does = entra na casa 1 do Ministério e dá uma carta a cada turno seu.
board-verb-attack = Atacar
    .does = três de uma malta tiram um capoeira da outra.
board-verb-influence = Influenciar personagem
    .does = ponha um marcador num personagem, pelo custo dele; com dois, ele é seu.
board-verb-exchange = Trocar no Mercado
    .does = uma carta da mão por uma do Mercado, uma vez por turno.
board-or = ou
board-can = É possível agora.
board-nothing = Aqui não há nada a fazer agora.
board-cost = Custa
board-cost-for = Custa a { $seat }
board-spends = Gasta
board-choose = Escolher as cartas
board-paying = Pagar
board-due = Falta pagar
board-or-choose = Ou pague carta por carta, daqui ou tocando nas cartas da mão:
board-or-choose-set = Ou escolha as três cartas iguais, daqui ou tocando nas cartas da mão:
board-tokens = { $count ->
    [1] 1 ficha de moeda
   *[other] { $count } fichas de moeda
}
board-tokens-of = { $count ->
    [1] 1 ficha de moeda, que vale { $worth }; por gastar: { $unspent }.
   *[other] { $count } fichas de moeda, que valem { $worth } cada; por gastar: { $unspent }.
}
board-left-over = { $amount } de sobra
board-excess = Sobra:
board-pieces = { $count ->
    [1] 1 peça por colocar.
   *[other] { $count } peças por colocar.
}
board-touch-discard = Descartar a carta
board-touch-swap_give = Dar a carta
board-touch-pay_card = Pagar com a carta
board-touch-pay_blessing = Pagar com a carta
board-touch-pay_unique = Pagar tudo com a carta
board-touch-pay_set = { $blessings ->
    [0] Pagar com três cartas
    [1] Pagar com duas cartas e 1 Bênção Imperial
   *[other] Pagar com uma carta e { $blessings } Bênçãos Imperiais
}
board-kind-capoeiras = Capoeiras
board-kind-coins = Moedas
board-kind-people = Liberdade, Burguês e Coroa
board-kind-special = Especiais
board-kind-unique = Únicas
board-square = Praça dos { $gang }: { $count ->
    [0] ninguém.
    [1] 1 capoeira.
   *[other] { $count } capoeiras.
}
board-square-now = { $count ->
    [0] Não há ninguém nesta praça.
    [1] Há 1 capoeira nesta praça.
   *[other] Há { $count } capoeiras nesta praça.
}
board-tenement = Guaiamuns: { $count } de { $spaces } espaços.
board-business = Comércio dos { $gang }, de { $seat }, { $count ->
    [0] sem capoeiras.
    [1] com 1 capoeira.
   *[other] cheio: { $count } capoeiras; a ficha vale +{ $worth }.
}
board-business-free = Comércio dos { $gang }, sem dono.
board-business-now = Estrada para o { $square }. Pertence a { $seat }; { $count ->
    [0] não há capoeiras aqui.
    [1] há 1 capoeira aqui.
   *[other] está cheio, com { $count } capoeiras; a ficha vale +{ $worth }.
}
board-business-free-now = Estrada para o { $square }. Ainda não tem dono.
board-ministry = Ministério
board-space = Casa { $space }: o ministro de { $seat }.
board-space-empty = Casa { $space }: vazia.
board-senzala = Senzala
board-senzala-left = { $count ->
    [0] não há mais ninguém
    [1] 1 pessoa por libertar
   *[other] { $count } pessoas por libertar
}
board-in-gallery = Na Galeria.
board-held-by = Com
board-held = Está com { $seat }
board-marker = Marcador de { $seat }
board-blocked = Com marcador rival: sem habilidade e sem vitória.
board-stored = { $count ->
    [1] 1 carta guardada:
   *[other] { $count } cartas guardadas:
}
board-stored-cards = Cartas guardadas
board-ability = Habilidade
board-goal = Objetivo
board-aim-businesses = comércios cheios
board-aim-ministers = ministros
board-aim-freed = livres
board-of = { $has } de { $asked }
board-nearest = O objetivo mais perto
board-goals = Quanto você tem de cada objetivo
board-goals-open = Ver quanto falta para cada objetivo
board-seat = { $seat }:
board-for-all = Para todos:
board-area = Cartas: { $cards }. Peças por colocar: { $pieces }. Ministros: { $ministers }. Comércios cheios: { $full ->
    [0] 0.
    [1] 1, com ficha de +{ $worth }.
   *[other] { $full }, com fichas de +{ $worth }.
}
board-characters = Personagens:
board-known = Cartas conhecidas:
board-laid = Fica até o fim do turno.
board-take = Pegar a carta:
board-deck = Baralho: { $count }
board-discards = Descarte: { $count }
board-discards-empty = Nada foi descartado ainda.
board-box = Escândalos em jogo: { $scandals }; já usados: { $removed }. Bênçãos Imperiais em jogo: { $blessings }.
board-variants = { $count ->
    [1] 1 variante nesta partida
   *[other] { $count } variantes nesta partida
}
board-history = Notas históricas
board-won = { $seat } vence com { $character }.
board-undecided = Ninguém cumpriu um objetivo: a partida termina sem vencedor.
board-score = Objetivos no fim da partida

## No papel

paper-cards = Cartas
paper-characters = Personagens
paper-map = Mapa
    .words = O mapa do Rio: quatro largos, dez comércios, o Cabeça de Porco, o Ministério e a Senzala.
    .hint = Mapa: vem em quatro folhas. Corte cada uma pelas marcas e cole-as pela faixa que se repete nas vizinhas: a que vai até a linha pontilhada fica por baixo.
paper-roads = Os comércios de cada praça
paper-deck = Quantas de cada carta
    .all = { $count } cartas:
paper-tenement-card = Cabeça de Porco
paper-square = praça dos { $gang }
paper-road = estrada: { $square }
paper-tenement = estradas: as duas praças dos Guaiamuns
paper-princess-goal = Chegar a { $with2 }, { $with3 }, { $with4 } ou { $with5 } capoeiras livres no tabuleiro, com 2, 3, 4 ou 5 jogadores.
paper-pieces = Capoeiras, peças e moedas
    .hint = Capoeiras e peças: corte pelo contorno. As moedas têm +1 escrito, e o verso em branco: a que foi gasta no turno fica virada. Com Araújo, cada uma vale +2. Se tiver meeples ou peões em casa, servem no lugar do papel.
paper-back = Verso de uma carta
paper-goal = Objetivo: { $goal }
paper-capoeira = Capoeira
paper-piece = Peça do jogador { $number }
paper-coin = Ficha de moeda

# O que há na caixa, na sua página
box-characters = Personagens
box-cards = Cartas
box-pieces = Peças
box-character = Habilidade: { $ability } Objetivo: { $goal }
box-capoeira = Capoeira
    .about = Começa na Senzala; livre, fica numa praça, trabalha num comércio ou mora no Cabeça de Porco.
box-piece = Peça de jogador
    .about = Marca os seus comércios, os seus ministros e os personagens que você influencia.
box-token = Ficha de moeda
    .about = Fica num comércio cheio e vale uma Moeda, uma vez por turno.

# O jogo numa olhada: antes da primeira partida e no alto das regras
primer-goal = Conquistar um personagem e ser o primeiro a cumprir o objetivo dele.
primer-1 = Combine cartas da mão: com uma de Liberdade e uma de capoeira, alguém sai da Senzala e chega a uma praça.
primer-2 = Empregue capoeiras nos seus comércios, que dão moedas, e ponha ministros, que dão cartas.
primer-3 = Ponha dois marcadores sobre um personagem: a habilidade dele passa a ser sua, e o objetivo também.
primer-end = Acaba na hora em que alguém cumpre o objetivo de um personagem que conquistou.

# O que conta, nas dicas
part-characters = { $count ->
    [1] mais um personagem na área
   *[other] mais { $count } personagens na área
}
    .less = { $count ->
        [1] menos um personagem na área
       *[other] menos { $count } personagens na área
    }
part-markers = { $count ->
    [1] mais um marcador sobre um personagem
   *[other] mais { $count } marcadores sobre personagens
}
    .less = { $count ->
        [1] menos um marcador sobre um personagem
       *[other] menos { $count } marcadores sobre personagens
    }
part-freed = { $count ->
    [1] mais um capoeira livre na cidade
   *[other] mais { $count } capoeiras livres na cidade
}
    .less = { $count ->
        [1] menos um capoeira livre na cidade
       *[other] menos { $count } capoeiras livres na cidade
    }
part-full = { $count ->
    [1] mais um comércio cheio, que rende moeda
   *[other] mais { $count } comércios cheios, que rendem moedas
}
    .less = { $count ->
        [1] menos um comércio cheio
       *[other] menos { $count } comércios cheios
    }
part-businesses = { $count ->
    [1] mais um comércio
   *[other] mais { $count } comércios
}
    .less = { $count ->
        [1] menos um comércio
       *[other] menos { $count } comércios
    }
part-workers = { $count ->
    [1] mais um capoeira empregado
   *[other] mais { $count } capoeiras empregados
}
    .less = { $count ->
        [1] menos um capoeira empregado
       *[other] menos { $count } capoeiras empregados
    }
part-ministers = { $count ->
    [1] mais um ministro, que dá carta a cada turno
   *[other] mais { $count } ministros, que dão cartas a cada turno
}
    .less = { $count ->
        [1] menos um ministro
       *[other] menos { $count } ministros
    }
part-cards = { $count ->
    [1] mais uma carta
   *[other] mais { $count } cartas
}
    .less = { $count ->
        [1] gasta uma carta
       *[other] gasta { $count } cartas
    }

## Palavras do jogo que se tocam para saber o que querem dizer: as formas, e o sentido.

glossary = capoeira gang square business minister marker character ability tenement senzala token market
word-capoeira = capoeira|capoeiras
    .means = Gente de uma malta, livre nas praças ou trabalhando nos comércios.
word-gang = malta|maltas
    .means = Nagoas ou Guaiamuns: cada malta tem as suas duas praças.
word-square = praça|praças
    .means = Lugar dos capoeiras livres; cada comércio é ligado a uma por uma estrada.
word-business = comércio|comércios
    .means = Um dono e dois lugares para capoeiras. Cheio, rende uma ficha de moeda por turno.
word-minister = ministro|ministros|Ministério
    .means = Peça no Ministério: dá uma carta a cada turno, até ser empurrada para fora.
word-marker = marcador|marcadores
    .means = Peça sobre um personagem: com dois seus, ele é conquistado.
word-character = personagem|personagens
    .means = Conquiste um e cumpra o objetivo dele para vencer. Cada um também tem uma habilidade.
word-ability = habilidade|habilidades
    .means = O que um personagem seu faz por você, uma vez por turno, antes da primeira combinação.
word-tenement = Cabeça de Porco
    .means = O cortiço dos Guaiamuns: cheio, é o objetivo do Alemão.
word-senzala = Senzala
    .means = Onde estão os que ainda não foram libertados.
word-token = ficha|fichas
    .means = Moeda que um comércio cheio dá; vale +1 uma vez por turno.
word-market = Mercado
    .means = Três cartas abertas: uma vez por turno, troque uma da mão por uma delas.

## Quadros da lição

picture-fewer = { $now } em vez de { $usual }
