### Agência: tudo o que um jogador lê.

title = Agência
tagline = O que vale mais: as cartas que a vida dá ou o que se faz com elas?
about = Cada um cumpre à risca a estrutura que tem à frente, e vence a partida quem ficar sem cartas. O que não pode ser cumprido vira crise; quem ficou para trás se revolta; e a sociedade muda de regras o tempo todo.

setting-field = Campo (modo Bourdieu)
    .help = Um jogo de várias partidas, até alguém chegar à linha 4, com hegemonias. Sem o campo joga-se uma só partida. Qualquer deck adicional traz o campo consigo.
setting-field-off = Sem campo
setting-field-on = Com campo
setting-historical = Deck histórico
    .help = Mais 42 cartas, com Momento histórico.
setting-historical-off = Fora
setting-historical-on = Dentro
setting-theoretical = Deck teórico
    .help = Mais 42 cartas, com Novo paradigma.
setting-theoretical-off = Fora
setting-theoretical-on = Dentro
setting-strategic = Deck estratégico
    .help = Mais 42 cartas, com Alianças estratégicas.
setting-strategic-off = Fora
setting-strategic-on = Dentro
setting-social = Deck social
    .help = Mais 74 cartas e poder assimétrico: as mãos começam com 8 cartas, menos 1 por linha no campo.
setting-social-off = Fora
setting-social-on = Dentro
setting-close_after = Encerrar a partida
    .help = Depois desse número de turnos completos sem vencedor, a partida se encerra e outra começa.
setting-close_after-20 = Após 20 turnos
setting-close_after-30 = Após 30 turnos
setting-close_after-40 = Após 40 turnos
setting-most_matches = Fim do jogo
    .help = O jogo acaba quando alguém chega à linha 4; se antes disso se completar esse número de partidas, vence quem estiver mais alto no campo e, no empate, quem tiver vencido mais partidas.
setting-most_matches-10 = No máximo 10 partidas
setting-most_matches-20 = No máximo 20 partidas
setting-hegemonies = Hegemonias
    .help = Avisadas: o jogo pergunta a todos quando há uma. Percebidas: ninguém avisa. Cada um precisa notar sozinho e pedir; quem pede em vão não ativa mais nenhuma nesta partida.
setting-hegemonies-announced = Avisadas
setting-hegemonies-noticed = Percebidas
setting-motions = Propostas à mesa
    .help = No começo da sua jogada, uma vez por partida, cada um pode propor encerrar a partida (por unanimidade) ou, uma vez por jogo, punir alguém (se todos os outros concordarem).
setting-motions-off = Desligadas
setting-motions-on = Ligadas

## Coisas

card-name = { $en ->
   *[other] { $pt }
}
hegemony-ancestors = A força dos antepassados
    .effect = Vence a partida quem venceu a primeira do jogo; se alguém bloqueia essa pessoa, os dois trocam de lugar.
hegemony-leviathan = O Leviatã benevolente
    .effect = Vence a partida quem já venceu mais partidas; no empate, quem venceu por último.
hegemony-austrian = A utopia austríaca
    .effect = Vence a partida quem está mais alto no campo; no empate, quem chegou lá primeiro.
hegemony-cicero = O espírito de Cícero
    .effect = Vence a partida quem pôs na sociedade a carta que completou a hegemonia.
hegemony-fascism = A serpente do fascismo
    .effect = Vence a partida o único jogador que bloqueia alguém; todos os outros descem uma linha.
hegemony-vanguard = A vanguarda do proletariado
    .effect = Quem completou a hegemonia vence o jogo, se estiver na linha 3. Se não, vai para lá, os demais mudam de linha (3 para 0, 2 para 1, 1 e 0 para 2), todos voltam às suas colunas e a partida acaba sem vencedor.
hegemony-stateless = A sociedade contra o Estado
    .effect = Se a maioria estiver na mesma linha do campo, vence o jogo quem completou a hegemonia.
direction-clockwise = no sentido horário
direction-counterclockwise = no sentido anti-horário
side-left = a esquerda
side-right = a direita
motion-close = encerrar a partida
# Replays of rules version 4 keep it.
motion-punish = punir alguém

## Quem

who-you = você
    .start = Você
who-next = o próximo a jogar
    .start = O próximo a jogar
who-last = o último a jogar
    .start = O último a jogar
who-next_two = os 2 próximos a jogar
    .start = Os 2 próximos a jogar
who-last_two = os 2 últimos a jogar
    .start = Os 2 últimos a jogar
who-all = cada jogador
    .start = Cada jogador
who-opponents = cada adversário
    .start = Cada adversário
who-rest = cada um dos demais
    .start = Cada um dos demais
who-fewest = o jogador com menos cartas
    .start = O jogador com menos cartas
who-each_fewest = cada jogador com o menor número de cartas
    .start = Cada jogador com o menor número de cartas
who-second_fewest = o segundo jogador com menos cartas
    .start = O segundo jogador com menos cartas
who-two_fewest = os 2 jogadores com menos cartas
    .start = Os 2 jogadores com menos cartas
who-most = o jogador com mais cartas
    .start = O jogador com mais cartas
who-each_most = cada jogador com o maior número de cartas
    .start = Cada jogador com o maior número de cartas
who-exactly = o jogador com exatamente { amount-number }
    .start = O jogador com exatamente { amount-number }
who-at_least = o jogador com pelo menos { amount-number }
    .start = O jogador com pelo menos { amount-number }
who-each_at_most = cada jogador com no máximo { amount-number }
    .start = Cada jogador com no máximo { amount-number }
who-each_odd = cada jogador com um número ímpar de cartas
    .start = Cada jogador com um número ímpar de cartas
who-each_not_prime = cada jogador com um número de cartas que não seja primo
    .start = Cada jogador com um número de cartas que não seja primo
who-unique = o jogador com um número de cartas que ninguém mais tem
    .start = O jogador com um número de cartas que ninguém mais tem
who-highest = o jogador mais alto no campo
    .start = O jogador mais alto no campo
who-each_highest = cada jogador na linha mais alta ocupada do campo
    .start = Cada jogador na linha mais alta ocupada do campo
who-second_highest = o segundo jogador mais alto no campo
    .start = O segundo jogador mais alto no campo
who-lowest = o jogador mais baixo no campo
    .start = O jogador mais baixo no campo
who-each_lowest = cada jogador na linha mais baixa ocupada do campo
    .start = Cada jogador na linha mais baixa ocupada do campo
who-two_lowest = os 2 jogadores empatados na linha mais baixa ocupada do campo
    .start = Os 2 jogadores empatados na linha mais baixa ocupada do campo
who-each_drew = cada jogador que comprou no último turno
    .start = Cada jogador que comprou no último turno
who-each_discarded = cada jogador que descartou no último turno
    .start = Cada jogador que descartou no último turno
who-each_not_discarded = cada jogador que não descartou no último turno
    .start = Cada jogador que não descartou no último turno
who-each_opponent_discarded = cada adversário que descartou no último turno
    .start = Cada adversário que descartou no último turno
who-each_handed_you = cada adversário que entregou cartas a você no último turno
    .start = Cada adversário que entregou cartas a você no último turno
who-each_altered = cada jogador que alterou uma estrutura no último turno
    .start = Cada jogador que alterou uma estrutura no último turno
who-each_failed_revolt = cada jogador que fracassou numa revolta nesta partida
    .start = Cada jogador que fracassou numa revolta nesta partida
who-each_fell_to_one = cada jogador com 2 ou mais cartas que já ficou com 1 só nesta partida
    .start = Cada jogador com 2 ou mais cartas que já ficou com 1 só nesta partida
who-each_makes_draw = cada adversário cuja estrutura faz outra pessoa comprar cartas
    .start = Cada adversário cuja estrutura faz outra pessoa comprar cartas
who-last_revolter = quem iniciou a última revolta desta partida
    .start = Quem iniciou a última revolta desta partida
who-last_winner = o último vencedor de uma partida
    .start = O último vencedor de uma partida
who-last_discarder = quem fez o descarte mais recente
    .start = Quem fez o descarte mais recente
who-row_mates = cada jogador que dividia a linha com você
    .start = Cada jogador que dividia a linha com você
who-picked = esse adversário
    .start = Esse adversário
who-picked_too = o outro escolhido
    .start = O outro escolhido
who-opponent = um adversário
    .start = Um adversário
who-two_opponents = 2 adversários
    .start = 2 adversários
who-someone_exactly = alguém com exatamente { amount-number }
    .start = Alguém com exatamente { amount-number }
who-someone_at_most = alguém com no máximo { amount-number }
    .start = Alguém com no máximo { amount-number }
who-someone_fewer = alguém com menos cartas que você
    .start = Alguém com menos cartas que você
who-someone_more = alguém com mais cartas que você
    .start = Alguém com mais cartas que você
who-opponent_same = um adversário com o mesmo número de cartas que você
    .start = Um adversário com o mesmo número de cartas que você
who-two_alike = 2 jogadores com o mesmo número de cartas
    .start = 2 jogadores com o mesmo número de cartas
who-alike_too = outro jogador com o mesmo número de cartas
    .start = Outro jogador com o mesmo número de cartas
who-someone_higher = alguém numa linha mais alta
    .start = Alguém numa linha mais alta
who-another_opponent = outro adversário
    .start = Outro adversário
who-rival_of_most = um adversário dele
    .start = Um adversário dele
    .asked = um adversário do jogador com mais cartas
who-opponent_since = um adversário
    .start = Um adversário
who-and = { $first } e { $second }
who-and-and = { $first }, { $second } e { $third }

amount-number = { $number ->
    [1] 1 carta
   *[other] { $number } cartas
}

## O texto das cartas

card-text-1 = { $a }
card-text-2 = { $a } { $b }
card-text-3 = { $a } { $b } { $c }
card-text-4 = { $a } { $b } { $c } { $d }
card-text-5 = { $a } { $b } { $c } { $d } { $e }

card-draw = { $person ->
    [you] Compre { amount-number }.
    [one] { $who } compra { amount-number }.
   *[many] { $who } compram { amount-number } cada.
}
card-draw-per_three = { $who } compra 1 carta para cada 3 cartas que houver nas mãos de todos.
card-draw-as_discarded = Compre o mesmo número de cartas.
card-draw-up_to_most = { $who } compra até ter o mesmo número de cartas que o jogador com mais cartas; tem que comprar ao menos uma.
card-discard = { $person ->
    [you] Descarte { amount-number }.
    [one] { $who } descarta { amount-number }.
   *[many] { $who } descartam { amount-number } cada.
}
card-discard-whole_hand = Descarte a mão toda.
card-hand = { $person ->
    [you] Entregue { amount-number } para { $to }.
    [one] { $who } entrega { amount-number } para { $to }.
   *[many] { $who } entregam { amount-number } cada para { $to }.
}
card-hand-chosen = Escolha 2 adversários: você e o primeiro entregam { amount-number } cada para o segundo.
card-hand-since_turn = Escolha um adversário e entregue a ele 1 carta para cada uma que qualquer jogador descartou desde a última jogada dele; se ninguém descartou, escolha outro.
card-hand-twice_gained = Para cada carta que você comprou ou que lhe entregaram no último turno, entregue 2 para { $to }.
card-hand-until_equal = { $who } entrega cartas para { $to } até que os dois fiquem com o mesmo número.
card-swap_cards = Troque { amount-number } com { $to }.
card-swap_hands = { $person ->
    [you] Troque de mão com { $to }.
   *[one] { $who } troca de mão com { $to }.
}
card-pass_cards = { $number ->
    [1] Todos entregam, ao mesmo tempo, 1 carta a quem vem depois no fluxo.
   *[other] Todos entregam, ao mesmo tempo, { $number } cartas a quem vem depois no fluxo; se só um jogador não tiver tantas, ele entrega depois de receber; se for mais de um, é crise.
}
card-pass_hands = { $number ->
    [1] Todos passam, ao mesmo tempo, a mão inteira a quem vem depois no fluxo.
   *[other] Todos passam, ao mesmo tempo, a mão inteira a quem vem antes no fluxo.
}
card-shuffle_hands = Todas as mãos são embaralhadas juntas e redistribuídas; cada um fica com o mesmo número de cartas que tinha.
card-shuffle_structures = As estruturas da sociedade são embaralhadas e recolocadas ao acaso.
card-swap_structures = Troque de estrutura com { $to }.
card-alter = { $person ->
    [you] Altere uma estrutura.
   *[one] Começando por você e seguindo o fluxo, { $who } altera uma estrutura.
}
card-alter_this = Altere esta estrutura.
card-propose = Proponha alterar uma estrutura; só vale se um adversário aprovar.
card-reverse = O fluxo se inverte.
card-turn_flow = O fluxo passa a correr para o lado do seu vizinho com mais cartas; se empatarem, é crise.
card-crisis_next = A próxima jogada será uma crise.
card-exchange = Troque uma carta da mão por qualquer uma do monte ou do descarte.
card-pick_draw = Compre do monte a carta que quiser.
card-shuffle_pile = Embaralhe o monte.
card-look = { $person ->
    [all] Olhe as mãos de todos.
   *[one] Olhe a mão desse adversário.
}
card-show = Mostre a mão para { $to }.
card-move_field = Faça uma alteração no campo.
card-swap_field = Troque de lugar no campo com { $to }.
card-go_down = Desça uma linha no campo.
card-go_up = Suba uma linha no campo; da linha 3 não se sobe assim.
card-rise = { $who } sobe uma linha.
card-ban_draws = { $who } não podem comprar até o fim da próxima jogada de cada um.
card-win = { $who } vence esta partida.
card-win-chosen = Escolha um adversário: ele vence esta partida.

when-needs_somebody = É crise se não houver nenhum.
when-needs_deed-draw = É crise se ninguém comprar.
when-needs_deed-discard = É crise se ninguém descartar.
when-if_most_drew = Isso só acontece se o jogador com mais cartas comprou alguma no último turno.
when-unless_revolt = Isso só acontece se não houve revolta bem-sucedida no último turno, e nunca causa crise.
when-you_are_highest = É crise se você estiver na linha mais alta ocupada do campo.
when-you_have_fewest = É crise se você for o jogador com menos cartas.
when-nobody_solved = É crise se ninguém ainda resolveu uma crise nesta partida.
when-nobody_fell_to_one = É crise se ninguém ainda ficou com 1 só carta nesta partida.

rule-no_starting = Você não inicia revoltas, e ninguém as inicia em seu lugar.
rule-no_support = Você não apoia revoltas.
rule-free_leadership = Liderança pode ser usada com qualquer número de cartas.
rule-revolt_costs = Quem inicia uma revolta, mesmo contra esta carta, vença ou não, compra 1 carta.
rule-veto = Quem tem menos cartas pode vetar qualquer alteração de estrutura, menos a desta carta.
rule-vote = Toda solução de crise vai a votação e só vale com mais da metade dos votos.
rule-support_all = Você apoia toda revolta dos outros, mesmo contra esta carta.
rule-open_hand = Você joga de mão aberta.
rule-no_solving = Você não oferece soluções para crises.
rule-only_draws_discards = Só têm efeito as estruturas que mandam comprar, descartar ou as duas coisas, e nada mais; as outras não fazem nada nem causam crise.
rule-solver_first = Quem resolveu a última crise tem prioridade na próxima.
rule-no_approval = Revoltas dispensam aprovação.
rule-one_player_only = A estrutura que faz mais de um jogador comprar, descartar, trocar ou entregar não tem efeito nem causa crise.
rule-double_discards = Toda estrutura manda descartar o dobro.
rule-shield = Ninguém pode fazer você comprar nem entregar cartas a você; essa parte é pulada, sem crise.
rule-free_generation = Nova geração pode ser usada com qualquer total de cartas.
rule-highest_idle = A estrutura do jogador mais alto no campo não tem efeito; se houver empate, a jogada de cada empatado é uma crise.
rule-no_draws_discards = Ninguém compra nem descarta; essas partes são puladas, sem crise.
rule-judgement = Quem vencer a partida volta à linha 0 e, com essa vitória, não ganha o jogo.
rule-old_cards_only = Com Nova geração, só entram na sociedade cartas que já estiveram nela nesta partida.
rule-fewest_refuses = O jogador com menos cartas pode recusar o efeito da própria estrutura.
rule-leadership_approved = A alteração feita com Liderança precisa da aprovação de um adversário.
rule-all_discard_after = Depois de cada crise resolvida ou revolta bem-sucedida que não troque esta carta, cada jogador descarta 1 carta.
rule-many_win = Mais de um jogador pode vencer esta partida ao mesmo tempo.
rule-own_discards_only = Ninguém descarta por causa da estrutura de outro; essa parte é pulada, sem crise.
rule-winner_moves_twice = Depois da partida, o vencedor é o último a alterar o campo e faz duas alterações.
rule-one_draw = Nenhuma estrutura faz um jogador comprar mais de 1 carta; o resto é pulado, sem crise.
rule-discard_per_draw = Para cada carta que qualquer jogador comprar, descarte 1, mesmo fora da sua jogada.
rule-holder_first = Você tem prioridade para resolver crises dos outros.
rule-field_frozen = O campo não pode ser alterado.
rule-winner_stays = Quem vencer a partida não sobe de linha.
rule-lowest_twice = Quem estiver mais baixo no campo joga duas vezes seguidas.
rule-all_refuse = Todos podem recusar o efeito da própria estrutura.
rule-no_leadership = Ninguém pode usar Liderança.
rule-even_refuse = Seus adversários com um número par de cartas podem recusar o efeito da própria estrutura.
rule-altering_costs = Quem altera, durante a partida, o campo ou uma estrutura, mesmo esta, compra 2 cartas.
rule-highest_refuses = O jogador mais alto no campo pode recusar o efeito da própria estrutura; se houver empate e um dos empatados pedir, é crise.
rule-highest_stuck = O jogador mais alto no campo não pode alterar o campo e, se vencer, não sobe.
rule-double_draws = Toda estrutura manda comprar o dobro.
rule-no_rival_draws = A estrutura que faz um adversário seu comprar não tem efeito nem causa crise.
rule-no_swaps = Ninguém troca cartas nem mãos: a estrutura que pede uma troca causa crise.
rule-no_draw_last = Você e o último a jogar não compram; essa parte é pulada, sem crise.
rule-no_generation = Ninguém pode usar Nova geração.
rule-solving_costs = Quem resolve uma crise descarta 2 cartas e cada um dos outros compra 1; quem não tem 2 cartas não pode resolvê-la.
rule-round_prizes = Ao fim de cada turno completo, quem mais comprou compra 1 carta e quem mais descartou descarta 1; no empate, ninguém.
rule-no_lone_handing = Se uma carta só manda entregar, a entrega é pulada, sem crise.
rule-own_first = Cada um tem prioridade para resolver a própria crise.
rule-all_open = Todos jogam de mão aberta.

natural-when-always = Descarte esta carta e { $effect }
natural-when-even_total = Se o total de cartas nas mãos for par, descarte esta carta e { $effect }
natural-when-alone_fewest = Se só você tiver o menor número de cartas, descarte esta carta e { $effect }
natural-when-over_two_cards = Com mais de 2 cartas na mão, descarte esta e { $effect }
natural-alter = { $number ->
    [1] altere uma estrutura.
   *[other] altere { $number } estruturas em lugares diferentes.
}
natural-crisis_on_discard = deixe uma crise no ar: ela virá com a próxima estrutura que fizer alguém descartar.
natural-team = forme uma equipe com um adversário. Até o fim da partida, a vitória de um é a dos dois, e vários podem vencer juntos.

## Por que é crise

fault-fine = a estrutura pode ser cumprida
fault-tied-cards = “{ $who }” tem que ser um só, mas { $count } empatam com { $value ->
    [1] 1 carta
   *[other] { $value } cartas
}
fault-tied-row = “{ $who }” tem que ser um só, mas { $count } empatam na linha { $value }
fault-tied-several = “{ $who }” tem que ser um só, mas são { $count }
fault-tied-two = { $count ->
    [1] “{ $who }” têm que ser exatamente 2, mas só há 1
   *[other] “{ $who }” têm que ser exatamente 2, mas, com o empate, são { $count }
}
fault-nobody_fits = a carta fala de “{ $who }”, e não há ninguém assim
fault-too_few_cards = { $seat } não teria { amount-number } na mão quando fosse preciso
fault-same_player = quem dá e quem recebe seriam a mesma pessoa, { $seat }
fault-piles_empty = { $count ->
    [1] não há mais carta para comprar
   *[other] não há { $count } cartas para comprar
}
fault-draw_banned = { $seat } não pode comprar até terminar a própria jogada
fault-swaps_forbidden = trocas estão proibidas
fault-field_is_frozen = o campo não pode ser alterado
fault-highest_may_not = { $seat }, na linha mais alta, não pode alterar o campo
fault-no_field_move = ninguém pode ser movido no campo
fault-cannot_go_down = { $count ->
    [0] { $seat } já está na linha 0 e não pode descer
   *[other] { $seat } bloqueia alguém no campo e não pode descer
}
fault-cannot_go_up = { $count ->
    [3] { $seat } já está na linha 3 e não pode subir
   *[other] alguém bloqueia { $seat } no campo
}
fault-no_structural_card = { $seat } não teria carta estrutural para alterar a sociedade
fault-neighbours_tie = os dois vizinhos têm o mesmo número de cartas
fault-odd_difference = a diferença de cartas é ímpar e não dá para dividir
fault-two_empty_hands = mais de uma mão ficaria vazia
fault-punished_wins = { $seat } recebeu uma punição e não pode vencer esta partida
fault-nobody_to_choose = a carta fala de “{ $who }”, e não há ninguém assim
fault-syndicate_short = { $seat } não teria { amount-number } para descartar pelas compras
fault-nobody_to_choose-since = nenhum adversário serve: ninguém descartou depois da última jogada de nenhum deles
fault-nobody_concerned = a carta fala de “{ $who }”, e não há ninguém assim
fault-holder_highest = { $seat } está na linha mais alta
fault-holder_fewest = { $seat } é quem tem menos cartas
fault-no_solver_yet = ninguém ainda resolveu uma crise nesta partida
fault-nobody_fell = ninguém ainda ficou com 1 só carta nesta partida
fault-scheduled = já estava anunciada
fault-paradigm_falls = um Novo paradigma esperava por um descarte
fault-tied_highest = { $seat } empata na linha mais alta do campo
fault-refusal_tied = { $seat } pediu para recusar, mas empata na linha mais alta do campo
fault-not_all_can = mais de um jogador não tem cartas suficientes para passar adiante
fault-nothing_drawn = a carta exige uma compra, e ninguém compraria
fault-nothing_discarded = a carta exige um descarte, e ninguém descartaria

## Só em jogos guardados da versão 2 das regras

fault-tied = “{ $who }” tem que ser um só, mas { $count } empatam
card-hand-each = Entregue { amount-number } para { $to } e mais { $number } para { $other }.

## Por que uma hegemonia está indisponível

unavailable-no_win_yet = ninguém venceu uma partida ainda
unavailable-won_together = mais de um venceu na mesma partida, e não há como desempatar
unavailable-came_together = mais de um chegou junto à linha mais alta
unavailable-dealt = as cartas vieram na distribuição, e ninguém a completou
unavailable-nobody_blocks = ninguém bloqueia ninguém no campo
unavailable-several_block = mais de um jogador bloqueia alguém no campo
unavailable-no_majority = a maioria não está numa mesma linha do campo
unavailable-frozen = o campo não pode ser alterado
unavailable-punished = favoreceria quem não pode vencer esta partida

## O que se pergunta

prompt-motion =
    Começa a sua jogada: jogue, ou proponha algo à mesa.
    Joga-se para esvaziar a mão; uma proposta pode encerrar a partida ou punir alguém.
prompt-motion_vote =
    Proposta à mesa: { $motion }. Você concorda?
    Só passa se ninguém discordar.
prompt-motion_vote-punish =
    Proposta à mesa: punir { $seat }. Você concorda?
    Só passa se todos os outros concordarem.
prompt-refuse =
    Você pode recusar o efeito da sua estrutura nesta jogada.
    Vale a pena se ele mais atrapalha do que ajuda a esvaziar a mão.
prompt-revolt =
    Você pode se revoltar para mudar a sociedade.
    Esta jogada não acontece, e você propõe outra estrutura, com o apoio de um adversário.
prompt-revolt-unarmed = Você teria direito a uma revolta, mas não tem carta estrutural para propor.
prompt-target =
    Escolha { $who }.
    A estrutura diz: “{ $deed }”
prompt-give-discard = { $count ->
    [1]
        Descarte 1 carta.
        Quem fica sem nenhuma na mão vence.
   *[other]
        Descarte { $count } cartas, uma de cada vez.
        Quem fica sem nenhuma na mão vence.
}
prompt-give-hand = { $count ->
    [1]
        Entregue 1 carta para { $seat }.
        Quanto menos na mão, mais perto da vitória.
   *[other]
        Entregue { $count } cartas para { $seat }, uma de cada vez.
        Quanto menos na mão, mais perto da vitória.
}
prompt-give-swap =
    Escolha a carta que você dá em troca.
    Livre-se da que menos serve.
prompt-insert-program =
    Altere uma estrutura: escolha a carta da sua mão.
    Ela entra na sociedade e passa a mandar.
prompt-insert-crisis =
    Resolva a crise: escolha a carta da sua mão.
    Ela entra na sociedade e passa a mandar, de preferência a seu favor.
prompt-insert-again =
    Ofereça outra carta, que a mesa aceite, ou desista.
    Sua solução para a crise caiu.
prompt-insert-revolt =
    Revolta! Escolha a carta que você quer pôr na sociedade.
    É melhor uma que outros também apoiem.
prompt-place =
    No lugar de quem a carta entra?
    { $card } passa a valer ali, e a antiga vem para a sua mão.
prompt-take =
    Escolha a carta que vem para a sua mão.
    É melhor uma fácil de largar, ou que ainda ajude.
prompt-field =
    Mova alguém um quadrado para o lado no campo.
    Assim você abre o seu caminho ou bloqueia o de outro.
prompt-approve =
    Você apoia a mudança?
    { $seat } quer pôr { $card } no lugar da estrutura de { $other }; um apoio basta.
    .own =
        Você apoia a mudança?
        { $seat } quer pôr { $card } no lugar da própria estrutura; um apoio basta.
prompt-veto =
    Você veta a mudança?
    { $seat } quer pôr { $card } no lugar da estrutura de { $other }; um veto impede.
    .own =
        Você veta a mudança?
        { $seat } quer pôr { $card } no lugar da própria estrutura; um veto impede.
prompt-vote =
    Vote: a crise se resolve assim?
    { $seat } quer pôr { $card } no lugar da estrutura de { $other }; a maioria decide.
    .own =
        Vote: a crise se resolve assim?
        { $seat } quer pôr { $card } no lugar da própria estrutura; a maioria decide.
prompt-natural =
    Fim da jogada: use uma carta natural, ou encerre.
    A carta natural sai da sua mão e faz o que diz.
prompt-ally =
    Escolha com quem formar equipe.
    Nesta partida, se um vencer, vencem os dois.
prompt-claim =
    Há uma hegemonia na sociedade: ative-a, ou deixe passar.
    Quem a ativa recebe o que ela dá.
prompt-claim-noticed =
    Percebeu uma hegemonia na sociedade?
    Ative-a; se não, siga em frente: a jogada acabou.
prompt-over = O jogo acabou.

## O que se pode fazer

option-discard = Descartar { $card }
option-hand = Entregar { $card }
option-swap = Trocar { $card }
option-insert = Pôr { $card } na sociedade
option-take = Pegar { $card }
option-use = Usar { $card }
option-end_turn = Encerrar a jogada
option-place = No lugar de { $seat }
option-choose = Escolher { $seat }
option-move_left = Mover { $seat } para a esquerda
option-move_right = Mover { $seat } para a direita
option-obey = Cumprir a estrutura
option-refuse = Recusar o efeito
option-revolt = Iniciar uma revolta
option-no_revolt = Não se revoltar
option-support = Apoiar
option-no_support = Não apoiar
option-veto = Vetar
option-no_veto = Não vetar
option-vote_yes = Votar a favor
option-vote_no = Votar contra
option-give_up = Desistir de resolver
option-claim = Ativar { $hegemony }
option-no_claim = Deixar passar
option-play_on = Jogar
option-propose_closing = Propor o encerramento da partida
option-accuse = Propor a punição de { $seat }
option-agree = Concordar
option-disagree = Discordar

## O que aconteceu

event-match_begins = Começa a partida { $match }. { $seat } joga primeiro.
event-turn_begins = É a vez de { $seat }, com { $card }.
event-draws = { $count ->
    [1] { $seat } compra 1 carta.
   *[other] { $seat } compra { $count } cartas.
}
event-draws_card = { $seat } compra { $card }.
event-discards = { $seat } descarta { $card }.
event-hands_over = { $count ->
    [1] { $seat } passa 1 carta para { $other }.
   *[other] { $seat } passa { $count } cartas para { $other }.
}
event-hands_card = { $seat } passa { $card } para { $other }.
event-swaps_hands = { $seat } e { $other } trocam de mão.
event-passes_hands = Todas as mãos passam { $direction }.
event-shuffles_hands = Todas as mãos são embaralhadas e redistribuídas.
event-shuffles_structures = As estruturas são embaralhadas.
event-swaps_structures = { $seat } e { $other } trocam de estrutura.
event-offers = { $seat } propõe { $card } no lugar da estrutura de { $other }.
    .own = { $seat } propõe { $card } no lugar da própria estrutura.
event-alters = { $seat } põe { $card } no lugar da estrutura de { $other } e leva { $old }.
    .own = { $seat } põe { $card } no lugar da própria estrutura e leva { $old }.
event-not_approved = A proposta de { $seat } não passa.
event-supports = { $seat } apoia.
event-vetoes = { $seat } veta.
event-votes = { $count ->
    [1] Contados os votos: 1 a favor.
   *[other] Contados os votos: { $count } a favor.
}
event-flow_turns = Agora se joga { $direction }.
event-crisis = Crise na jogada de { $seat }: { $reason }.
event-crisis_solved = { $seat } resolve a crise.
event-revolt_begins = { $seat } se revolta!
event-revolt_succeeds = A revolta de { $seat } vence.
event-revolt_fails = A revolta de { $seat } fracassa.
event-cancelled = A estrutura de { $seat } não tem efeito, { $rule }.
because = por causa da carta { $card }
event-refuses = { $seat } recusa o efeito da própria estrutura.
event-crisis_announced = A próxima jogada será uma crise.
event-uses = { $seat } usa { $card }.
event-forms_team = { $seat } e { $other } formam uma equipe.
event-looks = { $seat } olha a mão de { $other }.
event-shows = { $seat } mostra a mão a { $other }.
event-takes = { $seat } pega uma carta do monte.
event-takes_card = { $seat } pega { $card }.
event-reshuffles = { $count ->
    [1] O descarte, com 1 carta, vira o novo monte.
   *[other] O descarte, com { $count } cartas, vira o novo monte.
}
event-moves_sideways = { $seat } move { $other } para { $side } no campo.
    .own = { $seat } vai para { $side } no campo.
event-swaps_squares = { $seat } e { $other } trocam de lugar no campo.
event-changes_row = { $seat } está agora na linha { $row }.
event-changes_column = { $seat } está agora na coluna { $column }, a contar da esquerda.
event-lots_alter = Sorteio entre os empatados: { $seat } altera o campo primeiro.
event-lots_return = O quadrado de { $seat } está ocupado: um sorteio escolhe outro.
event-blocked = { $seat } venceu, mas { $other } bloqueia a subida, e a vitória fica guardada: se vencer outra vez nesta linha com alguém ainda no caminho, troca de lugar com quem estiver lá.
event-banned = Até terminar a próxima jogada, { $seat } não pode comprar.
event-claims_hegemony = { $seat } ativa uma hegemonia: { $hegemony }!
event-claims_in_vain = { $seat } quis ativar { $hegemony }, mas não era o caso: nesta partida não ativa mais nenhuma.
event-wins_match = { $seat } vence a partida!
event-match_closes = A partida se encerra sem vencedor.
event-closing = { $cause }
closing-unsolved = A crise fica sem solução.
closing-rounds = Acabou o número de turnos combinado.
closing-agreed = Todos concordam em encerrar a partida.
closing-vanguard = A vanguarda virou o campo.
closing-matches = Acabou o número de partidas combinado.
event-wins_game = { $seat } vence o jogo!
event-passed_over = { $seat } não pode resolver a crise.
event-chooses = { $seat } escolhe { $other }.
    .own = { $seat } se escolhe.
event-moves_motion = { $seat } propõe à mesa: { $motion }.
event-accuses = { $seat } propõe à mesa punir { $other }.
event-motion_fails = A proposta não é aceita.
event-punished = { $seat } recebe uma punição.
event-barred = { $seat } não pode vencer esta partida.
event-stays = { $seat } não sobe de linha, { $rule }.
event-plays_again = { $seat } está na linha mais baixa do campo e joga outra vez.

## Por que não

refusal-not_now = Agora não. { $asked }
refusal-not_in_hand = Você não tem essa carta para isso.
refusal-keep_structural = Depois disto você terá que alterar uma estrutura: guarde uma carta estrutural.
refusal-only_old_cards = Ludismo está na sociedade: com Nova geração só volta o que já esteve nela.
refusal-only_this_place = A carta manda alterar esta estrutura, não outra.
refusal-other_place = Essa estrutura você acabou de alterar; escolha outro lugar.
refusal-no_such_seat = Não se pode escolher esse lugar da mesa.
refusal-does_not_fit = Não dá para escolher { $seat }: não é quem a carta pede, ou há uma regra que protege esse jogador.
refusal-not_completable = Com { $seat } a estrutura não poderia ser cumprida: { $fault }.
refusal-not_in_piles = A carta { $card } não está onde você pode procurar.
refusal-square_taken = Não há quadrado livre desse lado de { $seat }.
refusal-not_first_offer = A crise tem que ser resolvida: faça ao menos uma oferta.
refusal-not_even = O total de cartas nas mãos é { $total }, que não é par.
refusal-not_fewest = Só quem tem o menor número de cartas, sem empate, pode usar Liderança.
refusal-card_forbidden = Uma estrutura da sociedade proíbe usar { $card }.
refusal-nothing_to_alter_with = Você não teria carta com que alterar uma estrutura.
refusal-too_small_hand = Para Alianças estratégicas é preciso ter mais de 2 cartas na mão.
refusal-last_card_no_win = É a sua última carta, e você não poderia vencer com ela agora.
refusal-not_an_opponent = Forme equipe com um adversário que ainda não esteja com você.
refusal-not_present = { $hegemony } não está presente na sociedade.
refusal-not_available = { $hegemony } está presente, mas indisponível: { $why }.
refusal-accused_before = Você já acusou alguém neste jogo.

## No terminal

terminal-turn = Partida { $match }, jogada { $turn }. Fluxo { $direction }.
terminal-piles = Monte: { $pile }. Descarte: { $discards }.
terminal-hand = { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
terminal-row = linha { $row }

## No tabuleiro

board-scene = O que acontece
board-turn = Vez de { $seat }
board-now = joga
board-next = próximo
board-seat = { $count ->
    [1] { $seat }, 1 carta na mão
   *[other] { $seat }, { $count } cartas na mão
}
board-cards = { $count ->
    [1] carta na mão.
   *[other] cartas na mão.
}
board-society = Sociedade
board-own = Sua mão
board-hand = { $count ->
    [1] Sua mão: 1 carta
   *[other] Sua mão: { $count } cartas
}
board-card-chosen = já escolhida
board-verb-discard = Descartar
board-verb-hand = Entregar
board-verb-swap = Trocar
board-verb-insert = Pôr na sociedade
board-verb-use = Usar
board-verb-take = Pegar
board-open-hand = Mão aberta
board-known = Na mão, até onde se sabe
board-team = { $seat } e { $other } vencem em equipe nesta partida.
board-punished = { $seat } recebeu uma punição e não pode vencer esta partida.
board-flow = Joga-se { $direction }.
board-pile = Monte
board-discards = Descarte
board-discards-open = Ver o descarte; por cima, { $card }.
board-open-pile = Abrir o monte
board-chooser = Escolha a carta que você pega
board-natural = natural
board-means = O que quer dizer
board-means-next = Próximo a jogar: o lugar seguinte no fluxo, naquele momento.
board-means-last = Último a jogar: o adversário cuja vez passou há menos tempo.
board-means-single = “O jogador”: exatamente um. Se houver empate ou ninguém, é crise.
board-means-round = Último turno: a menor sequência de jogadas em que todos tiveram a sua.
board-means-choose = Quem joga escolhe, entre aqueles com quem a estrutura pode ser cumprida até o fim.
board-means-flow = Fluxo: o sentido em que a vez passa; é o que as setas mostram.
board-means-alter = Alterar uma estrutura: pôr uma carta estrutural da mão no lugar da estrutura de alguém e levar para a mão a que estava lá.
board-means-crisis = Crise: a estrutura não pode ser cumprida à risca. Nada dela acontece, e outra pessoa altera uma estrutura.
board-means-revolt = Revolta: depois de uma crise, com mais de 3 cartas de diferença entre a maior e a menor mão, quem tem mais cartas propõe uma alteração no lugar da jogada de alguém.
board-means-field = Campo: linhas de 0 a 4. Quem vence uma partida sobe uma linha; quem está logo acima bloqueia.
board-means-natural = Carta natural: nunca vira estrutura. Usa-se uma por jogada, depois da estrutura.
board-means-ideology = { $hegemony }: com 3 cartas desta ideologia na sociedade (2, se forem 3 jogadores), a hegemonia pode ser ativada. { $effect }
board-deck-0 = principal
board-deck-1 = histórico
board-deck-2 = teórico
board-deck-3 = estratégico
board-deck-4 = social
board-chosen = { $seat } escolheu { $other }.
board-announced = A próxima jogada será uma crise.
board-paradigm = Há um Novo paradigma no ar: a próxima estrutura que fizer alguém descartar será uma crise.

board-crisis = Crise!
board-crisis-who = { $seat } não consegue cumprir { $card }
board-crisis-why = Por quê: { $reason }.
board-crisis-now = E agora: { $seat } tem que mudar uma estrutura, qualquer uma.
board-placing = { $seat } vai pôr { $card } na sociedade; falta dizer no lugar de quem.
board-proposed-approve = { $seat } quer pôr { $card } no lugar da estrutura de { $other }. Basta um adversário apoiar.
    .own = { $seat } quer pôr { $card } no lugar da própria estrutura. Basta um adversário apoiar.
board-proposed-veto = { $seat } quer pôr { $card } no lugar da estrutura de { $other }. Quem tem menos cartas pode vetar.
    .own = { $seat } quer pôr { $card } no lugar da própria estrutura. Quem tem menos cartas pode vetar.
board-proposed-vote = { $seat } quer pôr { $card } no lugar da estrutura de { $other }. A mesa vota.
    .own = { $seat } quer pôr { $card } no lugar da própria estrutura. A mesa vota.
board-unrest = Revolta à vista
board-unrest-who = { $seat } pode se revoltar
board-unrest-now = Se houver revolta, { $other } não joga: { $seat } propõe mudar uma estrutura.
    .own = Se houver revolta, a jogada de { $seat } dá lugar a uma proposta: mudar uma estrutura.
board-revolt = Revolta!
board-revolt-who = { $seat } se revolta
board-revolt-why = Por quê: a maior mão tem { $most } cartas; a menor, { $fewest }.
board-revolt-now = E agora: { $seat } escolhe a mudança, e um adversário precisa apoiar.
board-offer = Proposta
board-offer-who = { $seat } propõe uma mudança

board-standing = Quanto falta para você vencer
board-standing-open = Ver quanto falta para vencer
board-standing-hand = Cartas na sua mão: com 0 você vence a partida
board-standing-row = Sua linha no campo: na 4 você vence o jogo
board-standing-saved = Vitória guardada, até trocar de lugar com quem bloqueia
board-field = Campo
board-field-who = { $seat } mexe no campo
board-field-why = Depois da partida, quem está da linha 1 para cima move alguém um quadrado para o lado.
board-field-stands = { $seat } está na linha { $row }.
board-field-blocked = { $other } bloqueia a subida.
board-field-saved = Tem uma vitória guardada.
board-row = Linha
board-hegemony = Hegemonia!
board-hegemony-who = Uma ideologia domina a sociedade
board-hegemony-why = Na ordem do fluxo, cada um diz se a ativa ou deixa passar.
board-hegemonies = Hegemonias
board-hegemonies-none = Nenhuma ideologia na sociedade.
board-hegemony-count = { $count } de { $needed }
board-favours = favorece { $seat }
board-unavailable = indisponível: { $why }
board-claim = Ativar
board-claiming = No fim da jogada

board-beside-field = Campo, hegemonias, último turno
board-past = Último turno
board-past-player = Jogador
board-did-drew = comprou
board-did-discarded = descartou
board-did-altered = alterou
board-did-handed = entregou
board-did-handed-to = entregou para { $seat }
board-did-handed-many = entregou para { $count } jogadores
board-past-solver = { $seat } resolveu a última crise.
board-past-revolter = { $seat } fez a última revolta.
board-past-failed = { $seat } fracassou numa revolta.
board-past-fell = { $seat } já esteve com 1 só carta.
board-past-discarder = { $seat } fez o descarte mais recente.
board-past-discarders = { $seats } fizeram, ao mesmo tempo, o descarte mais recente.
board-past-listed = { $first }, { $rest }

board-match-over = Fim da partida
board-over = Fim de jogo
board-over-simple = A partida acabou
board-over-field = O jogo acabou
board-won-empty = { $seat } ficou sem cartas na mão.
board-won-top = { $seat } chegou à linha mais alta do campo.
board-won-field = { $seat } levou o jogo; veja o campo e as partidas.
board-wins = Partidas
board-left = Cartas na mão
board-credit = Agência, de Peterson Silva, CC BY-NC-SA 4.0

## No papel

paper-main = Deck principal
paper-historical = Deck histórico
paper-theoretical = Deck teórico
paper-strategic = Deck estratégico
paper-social = Deck social
paper-field = Campo e marcadores
    .words = O campo: cinco linhas, de 0, embaixo, a 4, em cima, e { $players } colunas, uma por jogador.
    .hint = Campo: corte-o inteiro, pelo contorno; cada um joga com o marcador que quiser.
paper-hegemonies = As ideologias: o símbolo na carta e a sua hegemonia
paper-need-pencil = Papel e lápis, para anotar partidas vencidas e vitórias guardadas.
paper-back = Verso de uma carta
paper-marker = Marcador do jogador { $number }

# O que há na caixa, na sua página
box-deck-0 = Deck principal
box-natural = Cartas naturais
box-deck-1 = Deck histórico
box-deck-2 = Deck teórico
box-deck-3 = Deck estratégico
box-deck-4 = Deck social
box-ideologies = Ideologias e hegemonias

# O jogo numa olhada: antes da primeira partida e no alto das regras
primer-goal = Ficar sem cartas: quem está sem nenhuma ao fim de uma jogada vence a partida.
primer-1 = Faça o que a sua estrutura manda, à risca e por inteiro: descartar, comprar, entregar.
primer-2 = Não dá? É crise: quem tem mais cartas muda uma estrutura, com uma carta da mão. Numa revolta também.
primer-3 = Depois você pode usar uma carta natural, se a condição dela valer.
primer-end = Sem o campo, uma partida decide. Com ele, cada vitória vale uma linha, e quem chega à 4 vence o jogo.

# O que conta, nas dicas
part-rows = { $count ->
    [1] uma linha acima no campo
   *[other] { $count } linhas acima no campo
}
    .less = { $count ->
        [1] uma linha abaixo no campo
       *[other] { $count } linhas abaixo no campo
    }
part-fewer = { $count ->
    [1] uma carta a menos na mão
   *[other] { $count } cartas a menos na mão
}
    .less = { $count ->
        [1] uma carta a mais na mão
       *[other] { $count } cartas a mais na mão
    }
part-relief = { $count ->
    [1] uma estrutura que livra de mais uma carta por vez
   *[other] uma estrutura que livra de mais { $count } cartas por vez
}
    .less = { $count ->
        [1] uma estrutura que livra de uma carta a menos por vez
       *[other] uma estrutura que livra de { $count } cartas a menos por vez
    }
part-burden = { $count ->
    [1] uma estrutura que põe mais uma carta na mão dos outros
   *[other] uma estrutura que põe mais { $count } cartas na mão dos outros
}
    .less = { $count ->
        [1] uma estrutura que põe uma carta a menos na mão dos outros
       *[other] uma estrutura que põe { $count } cartas a menos na mão dos outros
    }

## Palavras do jogo que se tocam para saber o que querem dizer: as formas, e o sentido.

glossary = structure society flow crisis revolt natural alter field hegemony ideology next last
word-structure = estrutura|estruturas
    .means = A carta à frente de cada um: na sua vez, faz-se exatamente o que ela manda.
word-society = sociedade
    .means = Todas as estruturas da mesa, juntas.
word-flow = fluxo
    .means = O sentido em que a vez passa; as setas mostram.
word-crisis = crise|crises
    .means = A estrutura não pode ser cumprida inteira. Nada dela acontece, e quem tem mais cartas muda a sociedade.
word-revolt = revolta|revoltas
    .means = Depois de uma crise, quem ficou para trás pode propor uma mudança; um adversário precisa apoiar.
word-natural = carta natural|cartas naturais
    .means = Nunca vira estrutura. Usa-se uma por jogada, depois da estrutura, se a condição valer.
word-alter = alterar|altera|altere|alteração
    .means = Pôr uma carta da mão no lugar de uma estrutura e levar para a mão a que estava lá.
word-field = campo
    .means = Linhas de 0 a 4: quem vence uma partida sobe uma, e quem chega à 4 vence o jogo.
word-hegemony = hegemonia|hegemonias
    .means = Estruturas suficientes da mesma ideologia na sociedade: qualquer um pode ativar o efeito dela.
word-ideology = ideologia|ideologias
    .means = O emblema de uma carta; serve para as hegemonias.
word-next = próximo a jogar
    .means = O lugar seguinte no fluxo, naquele momento.
word-last = último a jogar
    .means = O outro jogador cuja vez passou mais recentemente.

## Quadros da lição

picture-crisis-1 = Alguém não pode cumprir inteira a sua estrutura: nada dela acontece, e a jogada acaba.
picture-crisis-2 = Quem tem mais cartas na mão, fora essa pessoa, escolhe uma delas.
picture-crisis-3 = A carta entra no lugar de qualquer estrutura, e a antiga vai para a mão de quem escolheu.
picture-revolt-1 = Depois de uma crise, quem tem mais cartas pode se revoltar, se a diferença para quem tem menos passa de 3.
picture-revolt-2 = Passa na frente do próximo, que perde a vez, e propõe uma carta da mão no lugar de uma estrutura.
picture-revolt-3 = Com o apoio de um adversário, a troca é feita.
