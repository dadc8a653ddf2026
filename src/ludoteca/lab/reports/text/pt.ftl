### O que o laboratório escreve nos relatórios.

ordinal = { $number }º
players = { $players } jogadores
list = { $first } e { $last }

## O relatório de equilíbrio

lab-kicker = Relatório de equilíbrio
lab-lead = { $games } partidas entre robôs, { $players }.
lab-players-all = com { $players } jogadores
lab-title = { $title }: relatório de equilíbrio
lab-one = Primeiro: { $options }
lab-other = Segundo: { $options }
lab-plain = como no manual
lab-partial = Interrompido: foram jogadas { $games } de { $wanted } partidas. Os números são honestos, mas menos certos.
lab-facts = Como foi feito
lab-bots = Robôs
lab-seed = Semente
lab-options = Opções
lab-against = Comparado com
lab-rules = Versão das regras
lab-credits = O jogo é de
licence-mit-code-and-drawings = MIT (código e desenhos)
licence-mit-code-drawings-and-deck = MIT (código, desenhos e baralho)
licence-the-game-belongs-to-its-authors-and-publishers = o jogo pertence a seus autores e editoras
licence-the-game-belongs-to-its-author-and-publisher = o jogo pertence a seu autor e à editora
lab-command = Comando

lab-findings = O que chama a atenção
lab-unequal = Jogaram robôs diferentes. O que os mais fracos tomam parece mais fraco do que é, e o que os mais fortes tomam parece mais forte.
lab-compared = Entre os dois
find-in-one = Primeiro – { $said }
find-in-other = Segundo – { $said }
find-turn = Com { $players } jogadores, quem joga em { $place } vence { $share } ({ $bounds }); uma parte igual seria { $fair }.
find-seat = Com { $players } jogadores, o lugar { $place } vence { $share } ({ $bounds }); uma parte igual seria { $fair }.
find-no-seat = Nenhum lugar à mesa leva vantagem clara.
find-shared = Com { $players } jogadores, { $share } das partidas terminam com vitória dividida.
find-wins = { $thing }: quem toma vence { $share } ({ $bounds }); o comum seria { $expected }.
find-takes-more = { $thing }: alguém toma em { $share } das partidas em que aparece, bem mais que o comum.
find-takes-less = { $thing }: só em { $share } das partidas em que aparece alguém toma, bem menos que o comum.
find-never = Ninguém tomou: { $things }.
find-none = Nada foge da linha.
find-more = E mais { $count }; veja abaixo.
find-length = Com { $players } jogadores, o segundo é mais { $direction ->
    [longer] longo
   *[shorter] curto
} em { $value } decisões (± { $margin }).
find-points = Com { $players } jogadores, o segundo rende { $direction ->
    [more] { $value } pontos a mais
   *[fewer] { $value } pontos a menos
} por jogador (± { $margin }).
find-change = { $thing }: quem toma vence { $one } no primeiro e { $other } no segundo.
find-same = Nem a duração, nem os pontos, nem os lugares mudam com clareza.
find-turn-change = Com { $players } jogadores, o { $place } a jogar vence { $one } no primeiro e { $other } no segundo.
find-seat-change = Com { $players } jogadores, o lugar { $place } vence { $one } no primeiro e { $other } no segundo.

lab-length = Duração
lab-length-about = Decisões numa partida, somando todos os jogadores.
lab-quartiles = Metade das partidas leva de { $low } a { $high } decisões; o meio é { $middle }.
lab-seats = Vitórias por lugar
lab-seats-about = Com que frequência cada um vence, contando a partir de quem começa; quando vários começam juntos, pelo lugar. A linha tracejada é uma parte igual.
lab-turn = { $place } a jogar
lab-seat = lugar { $place }
lab-shared = Vitórias divididas: { $share }.
lab-scores = Pontos
lab-scores-about = Pontos no fim: de todos os jogadores e de quem venceu.
lab-all = todos os jogadores
lab-winners = quem venceu
trial-beside = Ao lado do baralho da casa ({ $games ->
    [1] 1 partida
   *[other] { $games } partidas
})
trial-length = Decisões por partida (mediana): { $own }; com o da casa, { $house }.
trial-points = Pontos por jogador (mediana): { $own }; com o da casa, { $house }.
trial-first = Quem começa vence { $own } das partidas; com o da casa, { $house }. Igual para todos seria { $fair }.
trial-bounds = Entre parênteses: onde o número verdadeiro deve estar. Poucas partidas dizem pouco.
lab-points-quartiles = Metade dos jogadores faz de { $low } a { $high } pontos; o meio é { $middle }.
lab-lead-quartiles = Quem vence fica { $middle } pontos à frente na partida do meio.
lab-no-points = Este jogo não se vence por pontos.
lab-side-one = Primeiro
lab-side-other = Segundo

things-name = Nome
things-seen = aparece
things-taken = tomado
things-won = vence
things-plot = vitórias de quem toma
things-up = mais forte
things-down = mais fraco
things-more = disputado
things-less = evitado
things-changed = mudou
things-in-one = { $badge } no primeiro
things-in-other = { $badge } no segundo
things-rest = { $count } no meio
things-about-wins = A linha tracejada é o que em geral vence quem toma coisas assim: { $average } vezes uma parte igual.
things-about-both = A linha tracejada é o que em geral vence quem toma coisas assim: { $one } vezes uma parte igual no primeiro, { $other } vezes no segundo. Está traçada a do primeiro, ou a do segundo onde só nele alguém tomou a coisa.
things-none = Nada apareceu.

lab-reading = Como ler
lab-reading-sure = Parênteses e traços são intervalos de 95 %: de vinte números assim, cerca de um fica de fora. “Fugir da linha” é só o que difere com clareza mesmo julgando todos do mesmo tipo de uma vez, e em pelo menos um décimo.
lab-reading-cause = Se quem toma uma coisa vence mais, isso ainda não quer dizer que ela faz vencer: quem está na frente também consegue tomar mais.
lab-reading-bots = Quem jogou foram robôs, não pessoas. Outros robôs podem dar outro valor às coisas.
lab-reading-again = O comando acima refaz os mesmos números, com qualquer número de processos ou num cluster.

## Torneios

tournament-kicker = Torneio
tournament-title = { $title }: torneio
tournament-lead = { $games } partidas de { $players } jogadores, em { $deals } distribuições. Em cada uma as mesmas cartas são jogadas com { $seatings } arrumações de lugares, para que todos tenham sentado em toda parte.
tournament-partial = Interrompido: de { $wanted } partidas contam { $games }, as de distribuições completas.
tournament-ratings = Força
tournament-ratings-about = Força de Bradley-Terry na escala Elo, 1500 em média: 100 pontos a mais vencem 64 % das comparações, 400 pontos a mais vencem 91 %. Os traços são intervalos de 95 %.
tournament-standings = Classificação
tournament-bot = Robô
tournament-rating = Força
tournament-games = Partidas
tournament-won = Vitórias
tournament-fair = × justo
tournament-place = Posição
tournament-points = Pontos
tournament-duels = Quem vence quem
tournament-duels-about = Com que frequência o robô da linha termina à frente do robô da coluna; a mesma posição vale metade.
tournament-facts = Como foi feito
tournament-reading = Os intervalos levam em conta que partidas da mesma distribuição se parecem. Vitória dividida vale uma parte igual para cada um. × justo: quantas vezes a parte igual que o acaso daria. Posição e pontos são médias.
