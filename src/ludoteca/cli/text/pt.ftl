### A linha de comando: tudo o que ela diz.

version = ludoteca { $version } ({ $build ->
    [compiled] compilada
    [quick] compilada às pressas
   *[interpreted] interpretada
}), Python { $python }

## Ajuda

help = Jogos de mesa brasileiros, no terminal.
help-deck = Baralhos seus: confere um arquivo ou começa um.
help-check = Confere um arquivo de baralho carta por carta e diz em que linha está o erro.
help-new = Escreve um exemplo comentado, na tela ou num arquivo novo.
help-games = Mostra os jogos que há.
help-play = Joga no terminal, contra robôs ou com amigos no mesmo teclado.
help-replay = Revê um jogo salvo, lance a lance.
help-serve = Serve os jogos no navegador.
help-simulate = Joga muitas partidas entre robôs e conta o que deu.
help-tournament = Faz robôs jogarem uns contra os outros, cada um em todos os lugares com as mesmas cartas, e os classifica.
help-lab = Escreve o relatório de equilíbrio de um jogo: duração, vitórias por lugar, pontos, cartas fora da linha.

help-panel-arguments = O quê
help-panel-options = Opções
help-panel-commands = Comandos

help-option-version = Mostra a versão e se ela está compilada.
help-option-help = Mostra esta ajuda.
help-option-game = O jogo: um dos nomes de “ludoteca games”.
help-option-file = O arquivo do jogo salvo.
help-option-players = Quantos jogadores.
help-option-seed = A semente da sorte: a mesma semente dá as mesmas cartas.
help-option-bot = Contra qual robô ({ $bots }), ou “none” para jogarem todos neste teclado. Sem isto: greedy.
help-option-bots = Os robôs, um por lugar, separados por vírgula ({ $bots }); um só joga em todos. Sem isto: random.
help-option-lang = A língua: pt ou en.
help-option-options = Uma opção do jogo, nome=valor; pode repetir.
help-option-resume = Continua um jogo salvo.
help-option-save = O arquivo em que o jogo é salvo.
help-option-seat = Vê o jogo pelos olhos deste jogador; 1 é o primeiro. Sem isto, vê como quem assiste.
help-option-deck = Um arquivo de baralho.
help-option-games = Quantas partidas.
help-option-jobs = Quantos processos.
help-option-host = O endereço em que atende. Sem isto: só este computador.
help-option-port = A porta. Sem isto: 8000.
help-option-database = Onde as mesas ficam: um arquivo SQLite ou um endereço postgresql://. Sem isto: LUDOTECA_DATABASE, ou um arquivo na pasta de dados.
help-option-public_url = O endereço pelo qual os navegadores chegam, se houver outro servidor na frente.
help-option-pace = O ritmo dos robôs: 2 é metade da pressa, 0 é sem espera.
help-option-json = Escreve o resultado em JSON.
help-option-tournament-bots = Os robôs que jogam entre si, separados por vírgulas ({ $bots }). Sem isso: random,greedy.
help-option-tournament-games = Quantas partidas; arredondadas para que todos sentem em toda parte.
help-option-tournament-out = Uma pasta para a página, o gráfico, o JSON e as partidas prontas. Repetir o comando continua dali.
help-option-lab-bots = Qual robô joga em todos os lugares, ou vários que se revezam ({ $bots }). Sem isso: greedy.
help-option-lab-games = Quantas partidas com cada número de jogadores.
help-option-lab-players = Quantos jogadores, ou vários números separados por vírgulas. Sem isso: todos os que o jogo permite.
help-option-against = Compara com estas opções do jogo, nome=valor; pode repetir.
help-option-out = O arquivo do relatório. Sem isso: JOGO-lab.html nesta pasta.
help-option-cluster = Joga no cluster Dask que atende neste endereço.

## Jogos

games-name = Nome
games-title = Jogo
games-players = Jogadores
games-minutes = Minutos
games-hint = Para jogar: ludoteca play { $game }

## Jogar

play-bot = Robô { $number }
play-turn = Vez de { $name }
play-keys = ? por que não · u desfaz · l legenda · h ajuda · q salva e sai
play-undo-anyway = Se a mesa toda concorda, “u!” volta mesmo assim.
play-fine = Isso pode: { $option }. Escreva { $number } ou “{ $notation }”.
play-nothing-refused = Nada do que se pergunta agora está proibido.
play-no-legend = Este jogo não precisa de legenda.
play-saved = Jogo salvo em { $file }
play-resume = Para continuar: { $command }
play-replay = Para rever: { $command }
play-won = { $names } vence!
play-shared = Vitória dividida: { $names }.
play-over = Fim de jogo
play-undo-fine = Isso pode: escreva u.
play-more-alike = { $count ->
    [1] (E mais 1 assim.)
   *[other] (E mais { $count } assim.)
}
play-points = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
play-help =
    Escreva o número da opção, ou a jogada por escrito (a que aparece em cinza).
    ?            por que algo não está entre as opções
    ? 2          o que é a opção 2
    ? take_pile P   se esta jogada pode e, se não, por quê
    u            desfaz o seu último lance, se a sorte ainda não decidiu nada
    u!           desfaz mesmo assim, se a mesa toda concorda
    v            mostra a mesa de novo
    d            mostra o diário do jogo inteiro
    l            explica os símbolos
    q            salva e sai; “q arquivo” salva onde você quiser
    h            esta ajuda

## Rever

replay-start = { $title }: { $players } jogadores, { $steps } lances, { $over ->
    [yes] terminado
   *[no] ainda não terminado
}
replay-step = Lance { $step } de { $steps }
replay-setup = Começo
replay-keys = Enter avança · b volta · um número vai para o lance · f vai ao fim · q sai

## Simular

simulate-progress = partidas
simulate-games = partidas jogadas
simulate-decisions = decisões tomadas
simulate-seconds = segundos
simulate-decisions_per_s = decisões por segundo
simulate-games_per_s = partidas por segundo
simulate-compiled = motor compilado
simulate-length_quartiles = decisões por partida: ¼, metade e ¾ das partidas levam até
simulate-wins_by_seat = vitórias por lugar; as divididas contam em partes iguais
simulate-score_quartiles = pontos no fim: ¼, metade e ¾ dos jogadores fazem até
simulate-partial = Interrompido: resultado parcial, { $games } de { $wanted } partidas.
simulate-yes = sim
simulate-no = não

## Torneios e laboratório

tournament-written = Página, gráfico e números estão em { $folder }
tournament-stopped = Interrompido: resultado parcial de { $games } partidas.
tournament-again = Repita o comando para continuar daqui.
tournament-no-file = Com --out PASTA daria para continuar daqui mais tarde.
lab-written = Relatório de { $games } partidas: { $file }
lab-nothing = Interrompido antes de terminar qualquer partida: não há relatório.

## O que não deu

trouble-language = Não falo “{ $language }”. Falo: { $known }.
trouble-command = Não existe o comando “{ $name }”. Os comandos são: { $known }.
trouble-option = Não existe a opção { $name }. Veja --help.
trouble-value = O valor dado para { $name } não serve. Veja --help.
trouble-extra = Isto está sobrando: { $name }. Veja --help.
trouble-usage = Não entendi o que foi pedido ({ $detail }). Veja --help.
trouble-number = { $count ->
    [1] Só há a opção 1.
   *[other] Só há opções de 1 a { $count }.
}
trouble-no-game = Diga qual jogo: { $known }.
trouble-no-file = Diga qual arquivo: ludoteca replay ARQUIVO
trouble-setting-form = As opções do jogo se escrevem nome=valor, não “{ $given }”.
trouble-seed = Falta a semente em --seed. Sem --seed, uma é sorteada.
trouble-resume-alone = { $option } não combina com --resume: isso já está no jogo salvo.
trouble-resume-game = Esse jogo salvo é de { $theirs }, não de { $ours }.
trouble-resume-over = Esse jogo já terminou. Para rever: { $command }
trouble-seat = Os jogadores vão de 1 a { $players }; não há o { $seat }.
trouble-file-missing = Não há arquivo “{ $file }”.
trouble-file-nowhere = Não existe a pasta para salvar “{ $file }”.
trouble-file-folder = “{ $file }” é uma pasta, não um arquivo.
trouble-file-denied = Não tenho permissão para usar “{ $file }”.
trouble-file-full = Não há mais espaço no disco para “{ $file }”.
trouble-file-other = Não consegui usar “{ $file }”: { $detail }.
serve-others = Para os outros, também no celular: { $url }
serve-address = Abra { $url } no navegador. Ctrl-C para parar.
trouble-extra-missing = Falta o pacote { $needs }. Para isto é preciso mais: pip install 'ludoteca[{ $extra }]'
trouble-port = Não dá para atender em { $host }, porta { $port }: talvez outro programa já esteja lá. Tente outra com --port.
trouble-database = Não dá para usar o banco de dados “{ $name }”: { $why }
trouble-database-busy = Outro servidor já usa “{ $name }”. Um arquivo SQLite é de um só processo; para vários, use PostgreSQL.
trouble-database-kind = Não conheço bancos de dados do tipo { $name }. Dê um arquivo ou um endereço postgresql://...
trouble-newer-database = O banco de dados é da versão { $theirs }, feita por uma Ludoteca mais nova; esta conhece até a { $ours }. Atualize a Ludoteca ou use a cópia feita antes.

## Baralhos

deck-fine = { $file }: nenhum erro.
deck-faults = { $count ->
    [1] 1 erro.
   *[other] { $count } erros.
}
deck-written = Baralho de exemplo escrito em { $file }
trouble-deck = { $count ->
    [1] O baralho “{ $file }” tem 1 erro. Para ver: { $command }
   *[other] O baralho “{ $file }” tem { $count } erros. Para ver: { $command }
}
trouble-no-deck-file = Diga qual arquivo: ludoteca deck check ARQUIVO
trouble-no-decks = { $game } não aceita baralhos seus. Aceitam: { $known }.
trouble-file-exists = “{ $file }” já existe; escolha outro nome.
trouble-file-not-text = “{ $file }” não é um arquivo de texto em UTF-8.
