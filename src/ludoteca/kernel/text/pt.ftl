### Palavras que todos os jogos usam.

player = Jogador { $number }

refusal-game_over = O jogo acabou.
refusal-not_your_decision = Agora não é a sua vez; espere pelos outros.
refusal-no_such_action = Essa jogada não existe neste jogo.

undo-nothing = Você ainda não fez nada que dê para desfazer.
undo-others = Alguém já jogou depois. Só dá para voltar se todo mundo concordar.
undo-chance = As cartas ou os dados já decidiram alguma coisa. Só dá para voltar se todo mundo concordar.
undo-shown = Alguém já viu algo que estava escondido. Só dá para voltar se todo mundo concordar.
undo-settled = Daqui não se volta atrás, nem se todo mundo concordar: assim são as regras deste jogo.
undo-rules = Este jogo começou com regras anteriores: as jogadas não podem ser desfeitas.

problem-game = Não existe um jogo chamado “{ $game }”. Os jogos são: { $known }.
problem-players = { $game } é para { $lowest } a { $highest } jogadores.
problem-bot = Não existe um robô chamado “{ $bot }”. Os robôs são: { $known }.
problem-bot-count = São { $players } jogadores, mas { $bots } robôs. Dê um robô para cada um, ou um só para todos.
problem-positive = “{ $name }” tem de ser pelo menos 1.
problem-setting = Não existe a opção “{ $setting }”. Opções: { $known }.
problem-setting-value = A opção “{ $setting }” não pode ser “{ $value }”. Pode ser: { $allowed }.
problem-setting-data = O valor da opção “{ $setting }” não serve: { $detail }
problem-not-a-record = Este arquivo não é um jogo salvo da Ludoteca.
problem-format = Este jogo salvo tem o formato { $theirs }; esta versão lê o formato { $ours }.
problem-damaged = O jogo salvo está danificado ({ $detail }).
problem-other-rules = Este jogo de { $game } foi jogado com a versão { $theirs } das regras; esta versão joga a { $ours }. Abra com a versão que salvou.
problem-illegal-action = O jogo salvo está danificado: a jogada { $number } nunca foi possível.
problem-options = Nada a escolher: o lugar { $seat } não tem nenhuma decisão a tomar agora.
problem-notation = Não entendi “{ $notation }”.
problem-position = Isto não é uma posição de { $game }: { $detail }
problem-no-record = Esta mesa começou numa posição montada: só uma partida jogada desde o início tem registro.

problem-bots-few = Um torneio precisa de pelo menos dois robôs.
problem-bots-none = Diga pelo menos um robô. Os robôs são: { $known }.
problem-bot-twice = O robô “{ $bot }” aparece duas vezes.
problem-against-same = Não há o que comparar: as opções são as mesmas dos dois lados.
problem-chunks-other = “{ $file }” guarda as partidas de outra coisa ({ $what }: { $theirs }, não { $ours }). Escolha outra pasta ou apague o arquivo.
problem-chunks-damaged = “{ $file }” está danificado na linha { $line }. Apague o arquivo para começar de novo.
problem-chunks-file = Não consigo usar “{ $file }”: { $detail }.
problem-no-dask = --cluster precisa do Dask: pip install 'ludoteca[dask]'
problem-cluster = Nenhum cluster Dask responde em “{ $address }”.
problem-cluster-empty = O cluster em “{ $address }” não tem trabalhadores.
problem-cluster-lost = O cluster em “{ $address }” se perdeu no caminho.
problem-cluster-version = Os trabalhadores do cluster em “{ $address }” não têm a Ludoteca, ou têm outra: instale lá a mesma deste computador.
problem-lab-words = { $file }: { $detail }

problem-print-language = Não imprimo em “{ $value }”. Pode ser: { $known }.
problem-print-paper = Não conheço o papel “{ $value }”. Pode ser: { $known }.
problem-print-cards = Não conheço o tamanho de carta “{ $value }”. Pode ser: { $known }.
problem-print-sides = Não sei imprimir os lados “{ $value }”. Pode ser: { $known }.
problem-print-ink = Não conheço a tinta “{ $value }”. Pode ser: { $known }.
problem-print-only = Este jogo não tem a parte “{ $value }”. Pode ser: { $known }.
problem-print-bleed = A sangria vai de 0 a { $most } milímetros.
problem-print-game = “{ $game }” ainda não pode ser impresso.
problem-print-undrawn = Faltam os desenhos de “{ $game }” para imprimir: make web
problem-print-stale = Os desenhos para imprimir são anteriores a { $file }: make web
problem-print-room = Uma peça não cabe no papel “{ $paper }”.
problem-print-overflow = O texto não cabe, nem com letra de 7 pontos: “{ $what }”. Escolha cartas maiores.
problem-print-missing = Falta o pacote typst. Para imprimir: pip install 'ludoteca[press]'
