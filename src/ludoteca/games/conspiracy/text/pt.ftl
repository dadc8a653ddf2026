### Conspiração: tudo o que um jogador lê.

title = Conspiração: Universo Abyss
tagline = Monte a câmara mais influente do fundo do mar.
about = Traga lordes para a sua câmara, tome territórios com as chaves deles e junte pérolas. Quem completar quinze lugares dá a cada rival um último turno.

setting-live_score = Placar à vista
    .help = Mostra os Pontos de Influência (PI) de cada câmara durante o jogo. Desligado, eles só aparecem no fim.
setting-live_score-on = Ligado
setting-live_score-off = Desligado

## Coisas

guild = { $guild ->
    [farmers] agricultores
    [military] militares
    [merchants] mercadores
    [politicians] políticos
   *[mages] magos
}
    .title = { $guild ->
        [farmers] Agricultores
        [military] Militares
        [merchants] Mercadores
        [politicians] Políticos
       *[mages] Magos
    }
guild-colour = { $guild ->
    [farmers] amarelo
    [military] vermelho
    [merchants] verde
    [politicians] azul
   *[mages] roxo
}
lord = lorde { guild-colour } { $influence }
cells = { $first } e { $second }

power-0 = Ao entrar, dois lordes sem chave da sua câmara podem trocar de lugar.
power-1 = Traz uma chave prateada.
power-2 = Traz uma chave dourada.
power-3 = Traz duas pérolas.
power-4 = Traz uma pérola.
power-6 = Ao entrar, o lorde do topo do baralho vai para a pilha da cor dele.

territory-seven = Trono Afundado
    .the = o Trono Afundado
    .effect = Vale 7 PI.
territory-silver = Casa da Prata
    .the = a Casa da Prata
    .effect = Vale 1 PI por chave prateada na sua câmara, usada ou não.
territory-gold = Cofre Dourado
    .the = o Cofre Dourado
    .effect = Vale 2 PI por chave dourada na sua câmara, usada ou não.
territory-five = Gruta da Pérola
    .the = a Gruta da Pérola
    .effect = Vale 5 PI e traz 1 pérola na hora.
territory-four = Recife das Conchas
    .the = o Recife das Conchas
    .effect = Vale 4 PI e traz 2 pérolas na hora.
territory-three = Viveiro de Ostras
    .the = o Viveiro de Ostras
    .effect = Vale 3 PI e traz 3 pérolas na hora.
territory-pairs = Mercado das Pérolas
    .the = o Mercado das Pérolas
    .effect = Vale 1 PI para cada duas pérolas suas.
territory-realm = Coroa dos Abismos
    .the = a Coroa dos Abismos
    .effect = Vale 2 PI por território seu, contando este.
territory-one = Estreito Vigiado
    .the = o Estreito Vigiado
    .effect = Vale 3 PI. Até o seu próximo turno, cada rival só pode pegar o primeiro lorde do baralho.
territory-two = Portão Duplo
    .the = o Portão Duplo
    .effect = Vale 3 PI. Até o seu próximo turno, cada rival vira exatamente dois lordes do baralho e fica com um.
territory-keys = Oficina do Chaveiro
    .the = a Oficina do Chaveiro
    .effect = Vale 3 PI. Daqui em diante, duas chaves quaisquer bastam para você tomar um território.
territory-seek = Sala dos Mapas
    .the = a Sala dos Mapas
    .effect = Vale 3 PI. Daqui em diante, você escolhe cada território olhando o baralho inteiro, nunca entre os disponíveis.
territory-lords = Redemoinho
    .the = o Redemoinho
    .effect = Vale 3 PI. Na hora, os lordes de todas as pilhas voltam para o baralho.
territory-lands = Maré Viva
    .the = a Maré Viva
    .effect = Vale 3 PI. Na hora, todos os territórios disponíveis voltam para o baralho.
territory-best = Palácio dos { guild.title }
    .the = o Palácio dos { guild.title }
    .effect = Vale os mesmos PI que o seu lorde { guild-colour } mais influente.
territory-each = Aldeia dos { guild.title }
    .the = a Aldeia dos { guild.title }
    .effect = Vale 1 PI, mais 1 por lorde { guild-colour } na sua câmara.

## O que se pergunta

prompt-recruit = { $must ->
    [0] { $most ->
        [0]
            Leve uma pilha inteira, pois o baralho acabou.
            São os lordes da sua câmara que rendem PI.
        [1]
            Vire o último lorde do baralho{ or-pile }.
            Ele entra na sua câmara e pode render PI.
        [2]
            Vire 1 ou 2 lordes do baralho{ or-pile }.
            Um deles entra na sua câmara: são os lordes dali que rendem PI.
       *[3]
            Vire de 1 a 3 lordes do baralho{ or-pile }.
            Um deles entra na sua câmara: são os lordes dali que rendem PI.
    }
    [1]
        Vire o primeiro lorde do baralho.
        Ele entra na sua câmara e pode render PI: um território rival não deixa outra escolha.
   *[2]
        Vire os dois primeiros lordes do baralho.
        Fique com o que mais rende na sua câmara: um território rival não deixa outra escolha.
}
or-pile = { $piles ->
    [0] { "" }
   *[other] , ou leve uma pilha inteira
}
prompt-keep =
    Escolha o lorde que entra na sua câmara.
    De cada cor, pontua o melhor. Os outros vão para as pilhas.
prompt-leave = { $excess ->
    [1]
        Escolha um lorde para ficar na pilha, ao alcance dos rivais.
        A pilha não cabe na sua câmara.
   *[other]
        Escolha { $excess } lordes para ficar na pilha, um de cada vez.
        A pilha não cabe na sua câmara; o que fica está ao alcance dos rivais.
}
prompt-place =
    Escolha o próximo lorde a entrar na sua câmara.
    A ordem decide os vizinhos e os poderes.
prompt-swap =
    Escolha um lorde para trocar de lugar, ou deixe como está.
    Dois lordes sem chave podem trocar, para juntar cores.
prompt-swap_with =
    Escolha o lorde que troca de lugar com ele.
    Na sua maior coalizão, cada lorde vale 3 PI.
prompt-claim = { $seek ->
    [yes]
        Escolha um território do baralho.
        Suas chaves o abrem, e ele vale PI.
   *[no] { $most ->
        [0]
            Pegue um território disponível.
            Suas chaves o abrem, e ele vale PI.
        [1]
            Compre o último território do baralho{ or-available }.
            Suas chaves abrem um, e ele vale PI.
        [2]
            Compre 1 ou 2 territórios do baralho{ or-available }.
            Suas chaves abrem um deles, e ele vale PI.
       *[3]
            Compre de 1 a 3 territórios do baralho{ or-available }.
            Suas chaves abrem um deles, e ele vale PI.
    }
}
or-available = { $row ->
    [0] { "" }
   *[other] { " " }ou pegue um disponível
}
prompt-choose =
    Escolha o território que fica com você.
    Ele conta no fim; os outros ficam disponíveis para todos.
prompt-over = O jogo acabou.

## O que se pode fazer

option-draw = { $count ->
    [1] Virar 1 lorde
   *[other] Virar { $count } lordes
}
option-take_pile = Levar a pilha dos { $guild }
option-keep = Ficar com o { $lord }
option-leave = Deixar na pilha o { $lord }
option-place = Colocar o { $lord }
option-no_swap = Não trocar
option-swap = Trocar o lorde do lugar { $cell }
option-swap_with = Trocar com o lorde do lugar { $cell }
option-draw_territories = { $count ->
    [1] Comprar 1 território
   *[other] Comprar { $count } territórios
}
option-claim = Tomar { $territory }
option-choose = Ficar com { $territory }

## O que aconteceu

event-turn_begins = É a vez de { $seat }.
event-turns_up = { $seat } vira o { $lord }.
event-takes_pile = { $count ->
    [1] { $seat } leva a pilha dos { $guild }, com 1 lorde.
   *[other] { $seat } leva a pilha dos { $guild }, com { $count } lordes.
}
event-leaves = { $seat } deixa na pilha o { $lord }.
event-discards = O { $lord } vai para a pilha da cor dele.
event-places = { $seat } coloca o { $lord } no lugar { $cell }.
event-gains_pearls = { $count ->
    [1] { $seat } ganha 1 pérola e agora tem { $total }.
   *[other] { $seat } ganha { $count } pérolas e agora tem { $total }.
}
event-crest_moves = O brasão dos { $guild } de { $seat } vai para o lugar { $cell }.
event-reveals = Com o lorde 6, { $seat } revela o { $lord }.
event-becomes_master = { $total ->
    [1] { $seat } agora é Mestre das Pérolas, com 1 pérola.
   *[other] { $seat } agora é Mestre das Pérolas, com { $total } pérolas.
}
event-swaps = { $seat } troca de lugar o { $lord } e o { $other_lord }: lugares { $cells }.
event-no_swap_made = { $seat } não troca ninguém de lugar.
event-draws_territory = { $seat } compra { $territory }.
event-takes_territory = { $seat } toma { $territory }, que vai para o lugar { $cell }.
event-territory_to_row = Fica disponível { $territory }.
event-limits = { $count ->
    [1] Enquanto não voltar a vez de { $seat }, os rivais só pegam o primeiro lorde do baralho.
   *[other] Enquanto não voltar a vez de { $seat }, os rivais viram exatamente { $count } lordes do baralho.
}
event-limit_ends = Acabou a restrição de { $seat }.
event-shuffles_lords = { $count ->
    [0] Não havia lordes nas pilhas para embaralhar.
    [1] 1 lorde das pilhas volta para o baralho.
   *[other] { $count } lordes das pilhas voltam para o baralho.
}
event-shuffles_territories = { $count ->
    [0] Não havia territórios disponíveis para embaralhar.
    [1] 1 território disponível volta para o baralho.
   *[other] { $count } territórios disponíveis voltam para o baralho.
}
event-no_territory_left = Não há território para { $seat } tomar; as chaves ficam guardadas.
event-fills_chamber = { $seat } completou a câmara! O jogo acaba quando todos tiverem jogado o último turno.
event-game_ends = Fim de jogo.

## Por que não

refusal-not_now = Agora não. { $asked }
refusal-deck_short = { $deck ->
    [0] O baralho de lordes acabou: leve uma pilha.
    [1] Só resta 1 lorde no baralho.
   *[other] Só restam { $deck } lordes no baralho.
}
refusal-only_one_lord = { $owner } tem o Estreito Vigiado: enquanto não voltar a vez de { $owner }, você só pode virar o primeiro lorde do baralho.
refusal-only_two_lords = { $owner } tem o Portão Duplo: enquanto não voltar a vez de { $owner }, você vira exatamente dois lordes (ou o último que restar).
refusal-no_pile = { $piles ->
    [0] Não há pilha dos { $guild }. Vire lordes do baralho.
   *[other] { $deck ->
        [0] Não há pilha dos { $guild }. Leve outra.
       *[other] Não há pilha dos { $guild }. Leve outra ou vire lordes do baralho.
    }
}
refusal-not_turned_up = O { $lord } não está entre os lordes que você virou.
refusal-not_in_hand = O { $lord } não está entre os lordes que você levou.
refusal-no_lord_there = Não há lorde no lugar { $cell } da sua câmara.
refusal-lord_has_key = O { $there } tem uma chave, e lordes com chave nunca saem do lugar. Escolha um sem chave.
refusal-same_lord = Esse lorde já é o primeiro da troca. Escolha outro.
refusal-territory_deck_short = { $territories ->
    [0] O baralho de territórios acabou: pegue um dos disponíveis.
    [1] Só resta 1 território no baralho.
   *[other] Só restam { $territories } territórios no baralho.
}
refusal-must_choose_from_deck = Com a Sala dos Mapas, você escolhe o território olhando o baralho inteiro: não compra às cegas nem pega dos disponíveis.
refusal-not_in_row = Entre os territórios disponíveis não está { $territory }.
refusal-not_in_territory_deck = No baralho de territórios não está { $territory }.
refusal-not_drawn = Entre os territórios que você comprou não está { $territory }.

## No tabuleiro

board-lords = Lordes
board-lords-left = { $count ->
    [0] O baralho de lordes acabou
    [1] 1 lorde no baralho
   *[other] { $count } lordes no baralho
}
board-draw = Virar
board-piles = Pilhas
board-pile = { $count ->
    [0] Pilha dos { $guild }: vazia
    [1] Pilha dos { $guild }: 1 lorde
   *[other] Pilha dos { $guild }: { $count } lordes
}
board-territories = Territórios
board-territories-left = { $count ->
    [0] O baralho de territórios acabou
    [1] 1 território no baralho
   *[other] { $count } territórios no baralho
}
board-draw_territories = Comprar
board-open-deck = Abrir o baralho
board-chooser = Escolha um território do baralho
board-row = Disponíveis
board-row-empty = Nenhum território disponível.
board-hand = { $phase ->
    [keep] Lordes virados
   *[other] Lordes recrutados
}
board-offered = Territórios comprados
board-table = Centro da mesa
board-mat-empty = O que for virado aparece aqui.
board-pearls = Pérolas
board-pearls-of = { $count ->
    [1] { $seat }: { $count } pérola
   *[other] { $seat }: { $count } pérolas
}
board-master = Mestre das Pérolas
board-master-is = { $count ->
    [1] { $seat } é Mestre com 1 pérola: quem ganhar pérolas e chegar a 1 toma o peão.
   *[other] { $seat } é Mestre com { $count } pérolas: quem ganhar pérolas e chegar a { $count } toma o peão.
}
board-master-none = Quem ganhar a primeira pérola vira Mestre.
board-pearl-count = { $count ->
    [1] { $count } pérola
   *[other] { $count } pérolas
}
board-silver-count = { $count ->
    [1] { $count } chave prateada livre
   *[other] { $count } chaves prateadas livres
}
board-gold-count = { $count ->
    [1] { $count } chave dourada livre
   *[other] { $count } chaves douradas livres
}
board-territory-count = { $count ->
    [1] { $count } território
   *[other] { $count } territórios
}
board-points = { $count } PI
board-points-of = Pontos de { $seat }
board-others = Os outros
board-yours = Sua câmara
board-chamber = Câmara de { $seat }
board-open = Ver de perto a câmara de { $seat }
board-turn = joga agora
board-last-round = { $seat } completou a câmara: estes são os últimos turnos.
board-crested = com brasão
board-key-used = chave usada
board-key-free = chave livre
board-in-place = { $thing }, lugar { $cell }
board-score = Pontos de Influência (PI)
board-score-lords = Lordes com brasão
board-score-territories = Territórios
board-score-coalition = Coalizão
board-score-coalition-of = { $count ->
    [1] 1 lorde, 3 PI
   *[other] { $count } lordes, 3 PI cada
}
board-score-master = Mestre das Pérolas
board-score-total = Total
board-score-player = Jogador
board-score-skip = Pular a contagem
board-score-again = Contar de novo
board-wins = { $points } PI, { $lead } à frente de { $seat }.
board-wins-by-pearls = Empate em { $points } PI: as pérolas decidem, { $most } a { $next }.
board-shared = Empate em { $points } PI e em pérolas: a vitória é dividida.
board-place = { $place }º lugar

## No terminal

detail-pile = { $lords }
terminal-counts = Pérolas: { $pearls }   Chaves livres: { $keys }
terminal-score = { $score } PI
terminal-master = Mestre das Pérolas
terminal-decks = Baralhos
terminal-deck = { $lords ->
    [1] 1 lorde
   *[other] { $lords } lordes
}, { $territories ->
    [1] 1 território
   *[other] { $territories } territórios
}
terminal-piles = Pilhas
terminal-row = Disponíveis
terminal-offered = Comprados
terminal-hand = À vista
terminal-last_turns = { $name } completou a câmara: estes são os últimos turnos.
terminal-scoring = Contagem final
terminal-part-lords = Lordes com brasão
terminal-part-territories = Territórios
terminal-part-coalition = Maior coalizão
terminal-part-master = Mestre das Pérolas
terminal-part-total = Pontos de Influência (PI)
terminal-part-pearls = Pérolas (desempate)
terminal-legend =
    Um lorde é a letra da associação, a influência e o poder: R6», Y1†, B3••.
    Letra   Y agricultores (amarelo)   R militares (vermelho)   G mercadores (verde)
            B políticos (azul)         P magos (roxo)
    Poder   † chave prateada   ‡ chave dourada   • uma pérola   •• duas pérolas
            ↔ troca dois lordes de lugar   » revela um lorde do baralho
    Lugar   ♦ brasão, o lorde que conta pela associação   ■ território nele   · vazio
    Os lugares contam de 1 a 15, da esquerda para a direita, de cima para baixo.
    PI são Pontos de Influência.

## No papel

paper-lords = Lordes
paper-territories = Territórios
paper-pieces = Brasões e Mestre das Pérolas
    .hint = Mestre das Pérolas: corte o retângulo, dobre na linha do meio, cole frente com verso e abra os pés para fora.
paper-guilds = Cada símbolo e a sua cor
paper-guild = Os { guild }:
    .colour = { guild-colour }.
paper-back-lord = Verso de um lorde
paper-back-territory = Verso de um território
paper-crest = Brasão dos { guild }
paper-master = Mestre das Pérolas

# O que há na caixa, na sua página
box-lords = Lordes
box-territories = Territórios
box-pieces = Brasões, pérolas e peão
box-crest = Brasão: { $guild }
    .about = Marca o seu lorde mais influente dessa cor: só os PI dele contam no fim.
box-pearl = Pérola
    .about = Nunca se gasta. Quem alcança o número do Mestre das Pérolas toma o peão dele.
box-master = Mestre das Pérolas
    .about = Vale 5 PI para quem estiver com ele no fim.

# O jogo numa olhada: antes da primeira partida e no alto das regras
primer-goal = Ter mais Pontos de Influência (PI) do que os outros no fim do jogo.
primer-1 = Recrute: vire de 1 a 3 lordes do baralho e fique com um, ou leve uma pilha inteira.
primer-2 = Ponha na câmara. Só conta o lorde mais forte de cada cor, e a sua maior coalizão dá mais 3 PI por lorde.
primer-3 = Junte chaves: duas iguais, ou três quaisquer, abrem um território, que vale PI.
primer-end = Quando alguém põe o 15º lorde, os outros jogam mais uma vez, e somam-se os PI.

# O que conta, nas dicas
part-crests = mais { $count } PI de lordes com brasão
    .less = menos { $count } PI de lordes com brasão
part-territories = mais { $count } PI de territórios
    .less = menos { $count } PI de territórios
part-coalition = mais { $count } PI da maior coalizão
    .less = menos { $count } PI da maior coalizão
part-master = mais { $count } PI do Mestre das Pérolas
    .less = menos { $count } PI do Mestre das Pérolas
part-keys = { $count ->
    [1] mais 1 chave
   *[other] mais { $count } chaves
}
    .less = { $count ->
        [1] gasta 1 chave
       *[other] gasta { $count } chaves
    }
part-pearls = { $count ->
    [1] mais 1 pérola
   *[other] mais { $count } pérolas
}
    .less = { $count ->
        [1] menos 1 pérola
       *[other] menos { $count } pérolas
    }

## Palavras do jogo que se tocam para saber o que querem dizer: as formas, e o sentido.

glossary = influence lord crest chamber coalition key territory pearl master pile
word-influence = PI|Pontos de Influência
    .means = Pontos de Influência: quem tiver mais no fim vence.
word-lord = lorde|lordes
    .means = Uma carta que entra na sua câmara: tem cor, valor em PI e um poder.
word-crest = brasão|brasões
    .means = Fica no seu lorde mais influente de cada cor; dos PI escritos nos lordes, só esses contam.
word-chamber = câmara
    .means = Os seus 15 lugares, preenchidos da esquerda para a direita e de cima para baixo.
word-coalition = coalizão|coalizões
    .means = Lordes vizinhos da mesma cor. A sua maior vale 3 PI por lorde.
word-key = chave|chaves
    .means = Duas iguais, ou três quaisquer, abrem um território na hora.
word-territory = território|territórios
    .means = Carta que se ganha com chaves. Vale PI e cobre o lorde que a abriu.
word-pearl = pérola|pérolas
    .means = Alguns lordes e territórios dão pérolas. Elas decidem quem é Mestre das Pérolas, e os empates.
word-master = Mestre das Pérolas|Mestre
    .means = Vale 5 PI no fim. Quem ganha pérolas e alcança o Mestre toma o peão.
word-pile = pilha|pilhas
    .means = Os lordes que sobraram, uma pilha por cor. Na sua vez você pode levar uma inteira.

## Quadros da lição

picture-keys-same = Duas iguais abrem um território.
picture-keys-any = Três quaisquer também.
picture-keys-two = Duas diferentes ainda não: falta mais uma.
