### A linha de comando: tudo o que ela diz.

version = ludoteca { $version } ({ $build ->
    [compiled] compilada
    [quick] compilada às pressas
   *[interpreted] interpretada
}), Python { $python }

## Ajuda

help = Jogos de mesa brasileiros, no terminal.
help-deck = Baralhos seus: começa um, confere um arquivo, mostra cada carta.
help-check = Confere um arquivo de baralho carta por carta e diz em que linha está o erro.
help-show = Mostra cada carta de um baralho com a sua frase, para revisar: um arquivo, ou house, school, example.
help-option-show-deck = Um arquivo de baralho, ou house (o da casa), school (o do grêmio da escola), example (o pequeno exemplo).
help-option-show-language = A língua das cartas: pt ou en. Sem isto: a da linha de comando.
help-new = Escreve um exemplo comentado, na tela ou num arquivo novo.
help-games = Mostra os jogos que há.
help-play = Joga no terminal, contra robôs ou com amigos no mesmo teclado.
help-replay = Revê um jogo salvo, lance a lance.
help-serve = Serve os jogos no navegador.
help-simulate = Joga muitas partidas entre robôs e conta o que deu.
help-tournament = Faz robôs jogarem uns contra os outros, cada um em todos os lugares com as mesmas cartas, e os classifica.
help-lab = Escreve o relatório de equilíbrio de um jogo: duração, vitórias por lugar, pontos, cartas fora da linha.

help-print = Faz as folhas de um jogo em papel, para cortar e jogar, num PDF.

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
help-option-metrics = Oferece contadores para o Prometheus em /metrics.
help-option-schema = Descreve a parte REST em /schema (OpenAPI).
help-option-json = Escreve o resultado em JSON.
help-option-tournament-bots = Os robôs que jogam entre si, separados por vírgulas ({ $bots }). Sem isso: random,greedy.
help-option-tournament-games = Quantas partidas; arredondadas para que todos sentem em toda parte.
help-option-tournament-out = Uma pasta para a página, o gráfico, o JSON e as partidas prontas. Repetir o comando continua dali.
help-option-lab-bots = Qual robô joga em todos os lugares, ou vários que se revezam ({ $bots }). Sem isso: greedy.
help-option-lab-games = Quantas partidas com cada número de jogadores.
help-option-lab-players = Quantos jogadores, ou vários números separados por vírgulas. Sem isso: todos os que o jogo permite.
help-option-against = Compara com estas opções do jogo, nome=valor; pode repetir.
help-option-out = O arquivo do relatório. Sem isso: JOGO-lab.html nesta pasta.
help-option-only = Só estas partes, separadas por vírgulas; um nome que não existe mostra as que há. Sem isto: tudo.
help-option-language = A língua das folhas: pt ou en. Sem isto: a da linha de comando.
help-option-paper = O papel: a4 ou letter.
help-option-cards = O tamanho das cartas, pelo nome das capas: standard (63 × 88 mm), usa, euro, mini ou tarot.
help-option-sides = Frente e verso virando pela borda longa (long) ou curta (short), ou só frentes (single).
help-option-ink = colour, ou saving para gastar pouca tinta, em preto e branco.
help-option-bleed = Quantos milímetros a cor passa do corte, de 0 a 3.
help-option-print-players = Para quantos jogadores. Sem isto: o máximo do jogo.
help-option-print-out = O arquivo PDF. Sem isso: JOGO-PAPEL-LÍNGUA.pdf nesta pasta.
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
    [-1] -1 ponto
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

replay-start = { $title }: { $players } jogadores, { $steps ->
    [1] 1 lance
   *[other] { $steps } lances
}, { $over ->
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

problem-language = Não falo “{ $language }”. Falo: { $known }.
problem-command = Não existe o comando “{ $name }”. Os comandos são: { $known }.
problem-option = Não existe a opção { $name }. Veja --help.
problem-value = O valor dado para { $name } não serve. Veja --help.
problem-extra = Isto está sobrando: { $name }. Veja --help.
problem-usage = Não entendi o que foi pedido ({ $detail }). Veja --help.
problem-number = { $count ->
    [1] Só há a opção 1.
   *[other] Só há opções de 1 a { $count }.
}
problem-no-game = Diga qual jogo: { $known }.
problem-no-file = Diga qual arquivo: ludoteca replay ARQUIVO
problem-setting-form = As opções do jogo se escrevem nome=valor, não “{ $given }”.
problem-seed = Falta a semente em --seed. Sem --seed, uma é sorteada.
problem-resume-alone = { $option } não combina com --resume: isso já está no jogo salvo.
problem-resume-game = Esse jogo salvo é de { $theirs }, não de { $ours }.
problem-resume-over = Esse jogo já terminou. Para rever: { $command }
problem-seat = Os jogadores vão de 1 a { $players }; não há o { $seat }.
problem-file-missing = Não há arquivo “{ $file }”.
problem-file-nowhere = Não existe a pasta para salvar “{ $file }”.
problem-file-folder = “{ $file }” é uma pasta, não um arquivo.
problem-file-denied = Não tenho permissão para usar “{ $file }”.
problem-file-full = Não há mais espaço no disco para “{ $file }”.
problem-file-other = Não consegui usar “{ $file }”: { $detail }.
serve-others = Para os outros, também no celular: { $url }
serve-address = Abra { $url } no navegador. Ctrl-C para parar.
problem-extra-missing = Falta o pacote { $needs }. Para isto é preciso mais: pip install 'ludoteca[{ $extra }]'
problem-port = Não dá para atender em { $host }, porta { $port }: talvez outro programa já esteja lá. Tente outra com --port.
problem-database = Não dá para usar o banco de dados “{ $name }”: { $why }
problem-database-busy = Outro servidor já usa “{ $name }”. Um arquivo SQLite é de um só processo; para vários, use PostgreSQL.
problem-database-empty = Não há nada da Ludoteca em “{ $name }”, e nada foi criado ali. É mesmo esse o banco de dados?
problem-database-older = Um servidor de versão mais antiga está funcionando em “{ $name }”. Reinicie-o antes com a versão nova; até lá só se pode fazer uma cópia.
problem-database-foreign = “{ $name }” é um banco de dados de outro programa; nada nele foi mudado. Dê outro arquivo.
problem-database-kind = Não conheço bancos de dados do tipo { $name }. Dê um arquivo ou um endereço postgresql://...
problem-newer-database = O banco de dados é da versão { $theirs }, feita por uma Ludoteca mais nova; esta conhece até a { $ours }. Atualize a Ludoteca ou use a cópia feita antes.

## Baralhos

deck-fine = { $file }: nenhum erro.
deck-faults = { $count ->
    [1] 1 erro.
   *[other] { $count } erros.
}
deck-such-as = Exemplo: { $example }
deck-counted = { $count ->
    [1] 1 carta.
   *[other] { $count } cartas.
}
deck-written = Baralho de exemplo escrito em { $file }
problem-deck = { $count ->
    [1] O baralho “{ $file }” tem 1 erro. Para ver: { $command }
   *[other] O baralho “{ $file }” tem { $count } erros. Para ver: { $command }
}
problem-uncompiled = O que está sendo escrito não roda junto do que está compilado. Rode interpretado: LUDOTECA_PURE=1 ludoteca …
problem-no-deck-file = Diga qual arquivo: ludoteca deck check ARQUIVO
problem-no-deck = Diga qual baralho: ludoteca deck show ARQUIVO, ou house, school ou example no lugar do arquivo.
problem-no-workshop = Os baralhos de { $game } não se mostram carta por carta.
problem-no-decks = { $game } não aceita baralhos seus. Aceitam: { $known }.
problem-file-exists = “{ $file }” já existe; escolha outro nome.
problem-file-not-text = “{ $file }” não é um arquivo de texto em UTF-8.

## Para quem mantém um servidor

help-admin = Para quem mantém um servidor: cópias, conferência, apagar, fechar por um tempo.
help-admin-backup = Copia o banco de dados para um arquivo novo, com o servidor funcionando.
help-admin-restore = Repõe uma cópia; o servidor tem de estar parado. O que havia fica ao lado.
help-admin-check = Abre todas as mesas e refaz cada partida até onde ela está.
help-admin-stats = Diz quantas mesas, convidados e registros há.
help-admin-delete = Apaga uma mesa e tudo o que se jogou nela.
help-admin-forget = Apaga um convidado; nas partidas que outros também jogaram, só o nome e as mensagens.
help-admin-ban = Não deixa entrar ninguém de um endereço, ou ninguém com um nome.
help-admin-unban = Desfaz um bloqueio.
help-admin-bans = Lista todos os bloqueios, como ban e unban os recebem.
help-admin-close = Fecha por um tempo: quem joga lê o aviso, e ninguém segue jogando.
help-admin-open = Abre de novo.
help-admin-tidy = Apaga o que passou dos meses dados e compacta partidas terminadas.
help-admin-vacuum = Devolve ao disco o espaço sem uso de um arquivo SQLite; o servidor tem de estar parado.
help-option-backup-file = O arquivo novo.
help-option-restore-file = A cópia.
help-option-table = A mesa: a última parte do endereço dela.
help-option-guest = O convidado: o código que aparece na página de dados dele, ou um nome que só ele tenha.
help-option-address = Um endereço, como 192.0.2.7.
help-option-name = Um nome; maiúsculas e minúsculas dão no mesmo.
help-option-notice = O que os jogadores leem.
help-option-finished = Meses depois dos quais partidas terminadas são apagadas.
help-option-abandoned = Meses depois dos quais mesas sem lances são apagadas.
help-option-guests = Meses depois dos quais convidados sem mesa são esquecidos.
help-option-dry_run = Só diz o que seria apagado.
help-option-proxies = Endereços, com vírgulas, de servidores na frente em cujo X-Forwarded-For se acredita (10.0.0.5 ou 10.0.0.0/8). Sem isso: em ninguém.
help-option-mail = O servidor de saída dos e-mails, smtp://usuário:senha@servidor:587 ou smtps://…; também LUDOTECA_MAIL. Precisa de --public-url.
help-option-mail_from = O endereço de quem escreve os e-mails.
help-option-retention = O que é apagado depois de quantos meses: finished=24,abandoned=6,guests=12. Sem isso: nada.

admin-backup = Copiado para { $file }
admin-backup-postgres = Nada foi copiado. No PostgreSQL, rode: pg_dump --format=custom --file={ $file } "$LUDOTECA_DATABASE"
admin-restore = Reposto de { $file }
admin-restore-former = O que havia agora é { $file }
admin-restore-postgres = Nada foi reposto. No PostgreSQL, pare os servidores e rode: pg_restore --clean --if-exists --single-transaction --dbname="$LUDOTECA_DATABASE" { $file }
admin-check-fault = { $table }: { $fault }
admin-check = Mesas abertas: { $tables }; refeitas até onde estão: { $replayed }; com defeito: { $faults }.
admin-phase-gathering = esperando
admin-phase-playing = em jogo
admin-phase-over = terminadas
admin-phase-ended = interrompidas
admin-phase-uploaded = trazidas
admin-stats-tables = Mesas
admin-stats-uploads = Partidas trazidas em arquivo
admin-stats-guests = Convidados
admin-stats-entries = Registros não compactados
admin-stats-size = Tamanho em MB
admin-delete = Apagada: { $table }
admin-forget = Esquecido, em { $tables ->
    [1] 1 mesa
   *[other] { $tables } mesas
}.
admin-ban-address = Ninguém mais entra de { $value }.
admin-ban-name = Ninguém mais pode se chamar “{ $value }”.
admin-unban = Bem-vindo de novo: { $value }
admin-close-notice = Estamos em manutenção e voltamos logo.
admin-close = Fechado. Quem joga lê: { $notice }
admin-open = Aberto de novo.
admin-tidy = Mesas terminadas apagadas: { $finished }; abandonadas: { $abandoned }; convidados: { $guests }. Partidas compactadas: { $packed }.
admin-tidy-dry = Seriam apagados: mesas terminadas, { $finished }; mesas abandonadas, { $abandoned }; convidados, { $guests }.
admin-vacuum = { $before } MB antes, { $after } MB agora.
admin-vacuum-postgres = O PostgreSQL faz isso sozinho (autovacuum); para fazer agora: psql "$LUDOTECA_DATABASE" -c VACUUM
problem-database-away = O banco de dados não responde: { $why }
problem-no-backup-file = Diga qual arquivo: { $command } ARQUIVO
problem-no-database = Não há banco de dados em “{ $file }”. Diga qual com --database, ou comece um com ludoteca serve.
problem-no-table = Diga qual mesa: ludoteca admin delete MESA
problem-table-missing = Não há mesa “{ $table }”.
problem-no-guest = Diga qual convidado: ludoteca admin forget CONVIDADO
problem-guest-missing = Não há convidado “{ $guest }”.
problem-guest-many = Vários convidados se chamam “{ $guest }”. Diga qual pelo código: { $ids }
problem-ban-address = “{ $value }” não é um endereço IP.
problem-ban-missing = Não há bloqueio de “{ $value }”.
problem-ban-what = Diga o quê: ou --address IP ou --name NOME.
problem-proxies = Servidores na frente se escrevem como endereços ou redes, com vírgulas (127.0.0.1,10.0.0.0/8), não “{ $given }”.
problem-public-url = O endereço para os navegadores se escreve https://exemplo.org, não “{ $given }”.
problem-mail = Para mandar e-mails são precisos --mail (smtp://usuário:senha@servidor:587 ou smtps://…), --public-url e um endereço de quem escreve.
problem-retention = A retenção se escreve finished=24,abandoned=6,guests=12 (meses), não “{ $given }”.

## Imprimir

print-progress = Imprimindo
print-written = { $file }: { $pages ->
    [1] 1 página
   *[other] { $pages } páginas
}.
