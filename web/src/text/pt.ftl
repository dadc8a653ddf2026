### A casa: tudo o que não é de um jogo só.

ui-name = Ludoteca
ui-tagline = Jogos de mesa publicados no Brasil, com gente ou com robôs. Sem cadastro.
ui-skip = Pular para o conteúdo
ui-home = Início
ui-settings = Ajustes
ui-close = Fechar
ui-language = Idioma
ui-loading = Carregando…
ui-error = Algo deu errado: { $message }
ui-offline = Sem conexão. A Ludoteca volta assim que houver rede; nada do que você fez se perdeu.
ui-offline-page = Esta página ainda não está neste aparelho. Ela abre sozinha quando a conexão voltar.
ui-nowhere = Esta página não existe.
ui-nowhere-help = Volte ao início para ver os jogos e as suas mesas.

## Início

ui-games = Os jogos
ui-play-now = Jogar agora
ui-new-table = Abrir mesa
ui-new-table-named = Abrir uma mesa de { $game }
ui-credit = Um jogo de { $authors }
ui-credit-licence = Um jogo de { $authors }, { $licence }
ui-read-rules = Regras
ui-soon = Em breve
ui-facts = { $lowest }–{ $highest } jogadores · { $minutes } min
ui-my-tables = Suas mesas
ui-finished = Partidas terminadas
ui-turn-of = Vez de { $names } há { $time }
ui-time-left = Você tem { $time }
ui-time-up = O seu tempo acabou
ui-stands-in-for-you = Um robô joga no seu lugar
ui-you-won = Você venceu!
ui-ended-short = Encerrada sem resultado
ui-history = Seu histórico
ui-history-results = Resultados por jogo
ui-history-all = Todo o histórico
ui-history-game = Jogo
ui-history-played = Partidas
ui-history-won = Vitórias
ui-history-none = Aqui aparecem as partidas que você jogar até o fim.
ui-span-days = { $count ->
    [1] 1 dia
   *[other] { $count } dias
}
ui-span-hours = { $count } h
ui-span-minutes = { $count } min
ui-span-moment = menos de 1 min
ui-open-tables = Mesas abertas
ui-no-open-tables = Nenhuma mesa aberta agora. Abra uma e mande o convite.
ui-your-turn = Sua vez
ui-go-to-table = Ir para a mesa
ui-sit-down = Sentar-se
ui-watch = Assistir
ui-phase-gathering = Esperando gente
ui-phase-playing = Em jogo
ui-phase-over = Terminado
ui-phase-ended = Encerrado
ui-seats-free = { $count ->
    [1] 1 lugar livre
   *[other] { $count } lugares livres
}
ui-upload = Abrir um jogo salvo
ui-other-device = Continuar em outro aparelho
ui-other-device-help = Abra este link no outro aparelho. Ele vale uma vez, por pouco tempo.
ui-link-ask = Com este link este aparelho passa a ser de quem o criou: o nome, os lugares e as mesas dessa pessoa. Use-o só se o link é seu.
ui-link-known = Neste aparelho você já joga com outro nome. Depois há um link para voltar a ele.
ui-link-take = Usar aqui
ui-link-done = Pronto: este aparelho agora é o mesmo jogador.
ui-link-back = Para voltar a quem você era aqui, guarde este link só para você e abra-o dentro de trinta dias; ele vale uma vez. Ele também fica em “Seus dados”, neste navegador.
ui-make-link = Criar link
ui-renew-link = Trocar por um link novo
ui-calls = Avisos e férias
ui-calls-help = Um aviso quando for a sua vez, quando pedirem a sua resposta, quando convidarem você ou quando uma partida terminar, mesmo com a página fechada.
ui-calls-insecure = Para isso a Ludoteca precisa ser aberta por HTTPS.
ui-calls-install = No iPhone e no iPad, primeiro adicione a Ludoteca à Tela de Início e abra-a por lá.
ui-calls-not-here = Este navegador não recebe avisos.
ui-calls-denied = O navegador não deixou. Permita notificações para esta página nos ajustes dele.
ui-calls-on = Avisos ligados neste aparelho.
ui-calls-quiet = Silêncio à noite
ui-calls-from = das
ui-calls-until = às
ui-calls-turn-on = Avisar neste aparelho
ui-calls-change = Mudar as horas
ui-calls-turn-off = Desligar
ui-calls-offer = Quer um aviso quando for a sua vez?
ui-calls-offer-there = Quer um aviso quando for a sua vez? Abra “Mesa” e, ali, “Avisos e férias”.
ui-calls-offer-not = Agora não
ui-install-offer = Quer a Ludoteca entre os apps deste aparelho?
ui-install = Instalar
ui-calls-offered = Avisos ligados, em silêncio das { $from } h às { $until } h. Em “Mesa” você muda isso.
ui-mail = E-mail
ui-mail-ask = Avisar por e-mail
ui-mail-stop = Parar os e-mails
ui-mail-asked = Mandamos um e-mail: abra-o e confirme. A um mesmo endereço escrevemos no máximo duas vezes por dia.
ui-mail-on = Avisos por e-mail ligados.
ui-mail-confirm-title = Avisos por e-mail
ui-mail-confirm-help = Quer receber um e-mail quando for a sua vez?
ui-mail-confirm-press = Sim, quero
ui-mail-confirm-done = Pronto: avisaremos você por e-mail.
ui-mail-stop-title = Parar os e-mails
ui-mail-stop-help = Ao apertar o botão, paramos de escrever a este endereço.
ui-mail-stop-press = Parar
ui-mail-stop-done = Pronto: não escreveremos mais.
ui-holiday-help = Vai viajar? Nas partidas por dias o seu relógio para até a volta. Neste ano você ainda tem { $left } dias de férias.
ui-holiday-on = De férias até { $day }.
ui-holiday-days = Dias de férias
ui-holiday-go = Sair de férias
ui-holiday-sure = { $days ->
    [1] O seu relógio para por um dia
   *[other] O seu relógio para por { $days } dias
} em todas as partidas por dias, e os outros esperam. Férias começadas não voltam atrás.
ui-holiday-stay = Melhor não
ui-blocks = Pessoas bloqueadas
ui-blocks-none = Ninguém. Para bloquear alguém, use o botão na conversa da mesa.
ui-block = Bloquear { $name }
ui-block-sure = Bloquear { $name }? Vocês não se encontram mais
ui-blocked = Você bloqueou { $name }.
ui-unblock = Desbloquear
ui-absence = Quando o tempo de alguém acaba
ui-absence-bot = Um robô joga até a pessoa voltar
ui-absence-ask = Os outros decidem: esperar, robô ou vitória
ui-agreed-bot = Se o tempo de alguém acabar, um robô joga até a pessoa voltar.
ui-agreed-ask = Se o tempo de alguém acabar, os outros decidem: esperar, pôr um robô no lugar ou, se não sobrar mais ninguém, ficar com a vitória.
ui-tempo-days = { $count ->
    [1] Um dia por jogada
   *[other] { $count } dias por jogada
}
ui-tempo-minutes = { $minutes } min por pessoa
ui-tempo-minutes-more = { $minutes } min por pessoa, mais { $increment } s por decisão
ui-waits-there = Já à mesa: { $names }
ui-awaits-answer = Falta a resposta de { $names }
ui-meet = Com qualquer pessoa, agora
ui-strip-waits = Esperando { $name } há { $time }.
ui-strip-remind = Lembrar
ui-strip-replace = Um robô no lugar
ui-strip-gone = Um robô joga no lugar de { $names }.
ui-strip-win = Ficar com a vitória
ui-strip-win-sure = A partida termina agora com a sua vitória, e não volta atrás.
ui-strip-win-not = Melhor não
ui-strip-came = Chegou gente: { $game }!
ui-strip-meeting = Procurando alguém para { $game }. Avisamos aqui.
ui-strip-invited = Convite para jogar de novo: { $game }.
ui-strip-turn = Sua vez em outra mesa: { $game }.
ui-strip-with = Com { $names }.
ui-strip-later = Depois
ui-strip-give-up = Desistir
ui-strip-lots = Sorteio: { $name } começa.
ui-strip-more = Mais { $count }
ui-strip-less = Mostrar menos
ui-strip-stands-in = Um robô joga no seu lugar.
ui-strip-rests = { $name } está de férias até { $day }.
ui-strip-reminded = Lembrete feito: { $name } verá que a mesa espera.
ui-devices = Aparelhos e links
ui-devices-none = Nenhum: este navegador ainda não jogou aqui.
ui-device-this = este aqui
ui-device-unnamed = Aparelho sem nome
ui-device-made = desde { $day }
ui-device-seen = última visita: { $day }
ui-device-remove = Remover
ui-device-remove-named = Remover: { $name }
ui-device-sure = Nesse aparelho você deixa de ser você. Para voltar, é preciso um link novo.
ui-device-sure-this = Aqui você deixa de ser você. Sem outro aparelho ou link, não há volta.
ui-device-yes = Sim, remover
ui-device-no = Não, voltar
ui-device-others = Remover todos os outros
ui-device-others-sure = Em todos os outros aparelhos você deixa de ser você, e nenhum link em aberto vale mais.
ui-open-link = Link ainda sem uso, vale até { $hour }
ui-way-back = Voltar a quem você era neste navegador (até { $hour })
ui-way-back-named = Voltar a quem você era neste navegador: { $name } (até { $hour })
ui-way-back-forget = Esquecer este caminho
ui-withdraw-link = Cancelar link
ui-copy = Copiar
ui-copied = Copiado

## Nova mesa

ui-new-title = Nova mesa
ui-seats = Lugares
ui-who-plays = Quem joga?
ui-with-friends = Com amigos
ui-with-friends-help = Cada um no seu aparelho: você manda o convite.
ui-with-bots = Contra robôs
ui-with-bots-help = Só você e eles, e começa já.
ui-with-screen = Todos nesta tela
ui-with-screen-help = Várias pessoas, um aparelho, de mão em mão.
ui-seat-to-bot = Robô
ui-seat-number = Lugar { $number }
ui-seat-you = Você
ui-seat-human = Pessoa nesta tela
ui-seat-open = Livre, para quem chegar
ui-seat-free = Lugar livre
ui-seat-bot = Robô
ui-level = Nível
ui-level-random = Distraído
ui-level-greedy = Esperto
ui-level-apprentice = Aprendiz
ui-level-veteran = Veterano
ui-level-master = Mestre
ui-eased = { $level } por ora
ui-eased-why = As lendas trabalharam muito nesta última hora: por um tempo esta pensa menos, e o jogo segue.
ui-level-legend = Lenda
ui-add-seat = Mais um lugar
ui-remove-seat = Tirar o lugar { $number }
ui-your-name = Seu nome
ui-player-name = Nome
ui-options = Variantes
ui-options-usual = o jogo de sempre
ui-how = Ritmo e convidados
ui-doors-open = aberta a todos
ui-doors-closed = só para convidados
ui-public = Mesa aberta a todos
ui-public-help = Aparece na página inicial. Sem isso, só entra quem tiver o convite.
ui-tempo = Ritmo
ui-tempo-live = Ao vivo
ui-tempo-live-help = Todos à mesa ao mesmo tempo, sem relógio.
ui-tempo-clock = Ao vivo, com relógio
ui-tempo-clock-help = Cada um tem os seus minutos. Quando acabam, um robô joga até a pessoa voltar.
ui-tempo-slow = Sem pressa
ui-tempo-slow-help = Dias para cada jogada: cada um joga quando puder, e recebe um aviso se quiser.
ui-clock-minutes = Minutos para o jogo todo
ui-clock-increment = Segundos a mais por decisão
ui-days = Dias por jogada
ui-open-table = Abrir a mesa e convidar
ui-start = Começar

## À mesa

ui-table-of = Mesa de { $game }
ui-board = Tabuleiro
ui-question = O que fazer
ui-waiting-for = Esperando { $names }
ui-you-are-watching = Você está assistindo.
ui-you-are-seat = Você é { $name }.
ui-whole-question = Ler tudo
ui-all-options = Todas as opções
ui-option-count = { $count ->
    [1] 1 opção
   *[other] { $count } opções
}
ui-undo = Desfazer
ui-undo-ask = Pedir para desfazer
ui-hint = Dica
ui-hint-help = O que um mestre faria no seu lugar
ui-hint-thinking = O mestre pensa…
ui-hint-choice = O mestre faria isto:
ui-hint-reasons = E mais?
ui-hint-chance = chance { $before } → { $after }
ui-hint-chance-kept = chance { $after }
ui-hint-why-kept = Pelas contas dele, sua chance de vencer fica em { $after }.
ui-hint-why = Pelas contas dele, sua chance de vencer iria de { $before } para { $after }.
ui-hint-others = Ele também pensou em:
ui-hint-nothing = Desta vez nem o mestre sabe.
ui-tally-open = Ver de onde vêm os pontos
ui-tally-nothing = Nada ainda.
ui-tally-total = Total
ui-thinks = pensa…
ui-log = Diário
ui-log-earlier = Mostrar o que veio antes
ui-chat = Conversa
ui-rules = Regras
ui-table-menu = Mesa
ui-side = Diário, conversa e regras
ui-side-tabs = O que mostrar ao lado
ui-say = Enviar
ui-message = Mensagem
ui-chat-empty = Ninguém disse nada ainda.
ui-chat-name = Para conversar, diga como se chama.
ui-chat-phrases = Frases prontas
ui-chat-phrase-1 = Oi!
ui-chat-phrase-2 = Boa jogada!
ui-chat-phrase-3 = Um minutinho…
ui-chat-phrase-4 = Sua vez!
ui-chat-phrase-5 = Valeu pelo jogo!
ui-mute = Silenciar { $name }
ui-muted = Você não lê { $name }.
ui-unmute = Voltar a ler { $name }
ui-unmute-short = Voltar a ler
ui-present = à mesa
ui-away = fora
ui-bot = robô
ui-stands-in = um robô joga no lugar
ui-hurried = Quem não responde a tempo passa.
ui-time-out = tempo esgotado
ui-come-back = Voltar a jogar
ui-lost = Conexão perdida. Tentando de novo… Nada do que você fez se perdeu.
ui-connecting = Chegando à mesa…
ui-dismissed = Este aparelho foi removido em outro aparelho seu, ou você apagou os seus dados: aqui você não é mais o mesmo jogador. Se foi removido, abra aqui um link novo feito no outro aparelho para voltar.
ui-gone = Esta mesa não existe, ou não é para este navegador.
ui-why = Por que não: leia nas regras
ui-invite = Convidar
ui-invite-help = Mande este link para quem vai jogar.
ui-invite-watch = Quem tiver este link pode assistir.
ui-invite-text = { $name } convida você para jogar { $game }:
ui-invite-text-nameless = Venha jogar { $game } comigo:
ui-share-system = Compartilhar
ui-share-whatsapp = WhatsApp
ui-qr = Aponte a câmera de outro celular
ui-gathering = Chame os outros
ui-invited-by = { $name } convida você para { $game }
ui-invited = Um lugar para você em { $game }
ui-gathering-asked = O convite foi feito
ui-gathering-seated = Você está à mesa
ui-begins-when = { $free ->
    [1] O jogo começa quando o último lugar for ocupado.
   *[other] O jogo começa quando os { $free } lugares livres forem ocupados.
}
ui-table-full = Todos os lugares estão ocupados. Você pode assistir.
ui-take-seat = Entrar no jogo
ui-take-seat-nameless = Entrar sem nome
ui-nameless-others = Sem um nome, os outros veem “{ $name }”. Que nome colocamos?
ui-begin-with-bots = Começar já, com robôs nos lugares livres
ui-nameless-you = Você
ui-name-ask = Que nome vai no placar da próxima vez?
ui-name-keep = Guardar
ui-name-not-now = Agora não
ui-name-kept = Prazer, { $name }!
ui-leave = Deixar a mesa
ui-leave-sure = Sair do jogo? Um robô joga no seu lugar; você pode voltar.
ui-offer-end = Propor encerrar
ui-proposal-undo = { $name } quer desfazer uma jogada.
ui-proposal-end = { $name } propõe encerrar o jogo sem resultado.
ui-proposal-waits = Esperando a resposta dos outros.
ui-proposal-withdraw = Desistir
ui-agree = Concordo
ui-decline = Não
ui-look-as = Ver como { $name }
ui-pass-device = Passe o aparelho para { $name }
ui-ready = Sou eu, pode mostrar
ui-rematch = Jogar de novo
ui-seat-kept = ainda não respondeu
ui-answer = Responder
ui-rematch-invited = Convite: jogar de novo?
ui-rematch-by = { $names } { $count ->
    [1] quer
   *[other] querem
} jogar de novo.
ui-rematch-awaits = Falta a resposta de { $names }. O jogo só começa quando todos aceitarem.
ui-rematch-by-you = Você quer jogar de novo.
ui-rematch-awaits-you = { $count ->
    [0] Falta só a sua resposta.
   *[other] Faltam a sua resposta e a de { $names }.
} O jogo só começa quando todos aceitarem.
ui-rematch-yes = Aceitar
ui-rematch-no = Agora não
ui-rematch-declined = Você recusou. Outra pessoa pode ocupar o lugar.
ui-rematch-on = A nova partida já começou.
ui-replay = Rever a partida
ui-download = Baixar a partida
ui-fairness = Sorteio conferível
ui-fairness-help = No começo publicamos o selo da semente do sorteio; no fim, a própria semente. Quem quiser pode conferir que nada mudou no meio.
ui-commitment = Selo
ui-seed = Semente
ui-counting = Contando os pontos
ui-won = { $names } venceu!
ui-won-shared = { $names } dividem a vitória!
ui-uploaded = Trazida de um arquivo
ui-uploaded-help = Alguém enviou esta partida; não há garantia de que foi jogada aqui nem por essas pessoas.
ui-ended = O jogo foi encerrado sem resultado.
ui-claimed = Os outros não voltaram à mesa.
ui-place = { $place }º lugar
ui-points = { $points ->
    [1] 1 ponto
    [-1] -1 ponto
   *[other] { $points } pontos
}
ui-shortcuts = Atalhos
ui-shortcuts-help = Números escolhem uma opção; U desfaz; L, C e R abrem diário, conversa e regras.
ui-title-turn = Sua vez! { $game }
ui-notification = É a sua vez em { $game }.

## Rever

ui-review = Análise
ui-review-open = Analisar
ui-review-whose = Analisar a partida de
ui-review-working = O mestre revê a partida…
ui-review-failed = Desta vez o mestre não conseguiu analisar a partida. Tente mais tarde.
ui-review-curve = Chance de vencer
ui-review-curve-said = A chance de vencer de { $name } ao longo do jogo: { $first } no começo, { $low } no ponto mais baixo, { $high } no mais alto.
ui-review-help = Pelas contas do mestre, só com o que { $name } podia saber em cada momento.
ui-review-no-curve = Neste jogo ninguém sabe quem está na frente antes do fim: o mestre só compara as jogadas.
ui-review-hope = Pontos que dava para esperar (até { $most })
ui-review-hope-end = Fez { $points }
ui-review-hope-said = Os pontos que { $name } podia esperar ao longo do jogo: { $first } no começo, { $last } na última decisão; fez { $end }, e o melhor dos outros { $rival }.
ui-review-hope-help = O que renderia a melhor foto que o mestre acha, só com o que { $name } tinha visto em cada momento; no fim, o que a foto rendeu. A linha tracejada é o melhor dos outros: antes do fim ninguém sabe quem está na frente.
ui-review-turnings = O que mais custou
ui-review-played = { $name } fez isto
ui-review-master = O mestre teria feito isto
ui-review-best = A melhor decisão
ui-review-best-other = Com a segunda melhor opção
ui-review-same = Nada que custasse caro: o mestre teria feito quase tudo igual.
ui-review-at = Passo { $step }: ver no tabuleiro
ui-review-end-won = Venceu
ui-review-end-lost = Não venceu
ui-review-begin = Começo
ui-review-end = Fim
ui-replay-of = Revendo { $game }
ui-step = Passo { $step } de { $steps }
ui-first = Início
ui-previous = Anterior
ui-next = Próximo
ui-last = Fim
ui-play = Tocar
ui-pause = Pausar
ui-seen-by = Visto por
ui-seen-spectator = quem assiste
ui-seen-all = Tudo aberto
ui-share = Link deste momento
ui-turn-number = Vez { $turn } de { $turns }
ui-turn-before = Voltar uma vez
ui-turn-after = Avançar uma vez
ui-jump = Ir para…
ui-jump-keys = Momentos
ui-jump-turns = Vezes
ui-speed = Velocidade
ui-controls = Andamento
ui-more-controls = Mais controles
ui-set-up = A mesa pronta, antes da primeira jogada.
ui-open-hands = As mãos dos outros

## Ajustes

ui-theme = Cores
ui-theme-system = Como no aparelho
ui-theme-light = Claras
ui-theme-dark = Escuras
ui-contrast = Contraste
ui-contrast-system = Como no aparelho
ui-contrast-normal = Normal
ui-contrast-high = Alto
ui-motion = Movimento
ui-motion-system = Como no aparelho
ui-motion-reduced = Sem movimento
ui-pace = Ritmo do que acontece
ui-pace-slow = Devagar
ui-pace-normal = Normal
ui-pace-fast = Rápido
ui-pace-once = De uma vez
ui-skip-telling = Pular
ui-text = Letra
ui-text-normal = Normal
ui-text-large = Grande
ui-sound = Sons
ui-sound-off = Desligado
ui-sound-on = Ligado
ui-notify = Aviso do navegador na sua vez
ui-notify-off = Desligado
ui-notify-on = Ligado

## Lição

ui-learn = Aprender jogando
ui-rules-contents = Nesta página
ui-lesson-of = Aprenda { $game } jogando
ui-lesson-step = Passo { $step } de { $steps }
ui-lesson-next = Continuar
ui-lesson-back = Voltar um passo
ui-lesson-other = Isso também valeria! Aqui, faça o que está aceso.
ui-lesson-do = Faça assim:
ui-lesson-ending = Como o jogo acabou
ui-lesson-play = Jogar uma de verdade agora
ui-lesson-again = Repetir a lição
ui-lesson-for-me = Faça por mim
ui-lesson-returned = Você parou aqui da última vez.
ui-lesson-restart = Começar de novo
ui-lesson-leave = Sair da lição
ui-lesson-chapter = Capítulo
ui-lesson-chapter-next = A seguir: { $chapter }
ui-skip-ahead = Adiantar

## Um arquivo seu

ui-file = Arquivo
ui-file-help = Um arquivo de texto de até { $most } KiB. Só dados são lidos, nunca código.
ui-file-too-large = O arquivo passa de { $most } KiB.
ui-file-not-text = não é um arquivo de texto em UTF-8.
ui-file-missing = Escolha o arquivo.
ui-file-example = Baixar um exemplo comentado
ui-file-line = linha { $line }

## Os dados de quem joga

ui-docs = Documentação
ui-data = Seus dados
ui-data-about = O que guardamos, e por quanto tempo
ui-data-what = Não há cadastro. Guardamos um código que o seu navegador recebeu num cookie, o nome que você escolheu, o idioma, o dia da última visita, o tipo e o último dia de cada aparelho, as mesas em que você tem lugar, com as jogadas, o que você escreveu na conversa, também onde só assistiu, e, onde você ligou os avisos, o endereço de avisos do navegador, o e-mail que você deu para isso, as horas de silêncio e os avisos que ainda vamos dar ou demos há pouco; também as suas férias e quem você bloqueou. Não guardamos telefone nem o endereço IP da sua conexão.
ui-data-who = Quem está na mesa vê o seu nome, as suas jogadas e o que você escreve. O código só você tem.
ui-data-for-ever = Nada é apagado sozinho.
ui-data-finished = Partidas terminadas são apagadas depois de { $months ->
    [1] 1 mês
   *[other] { $months } meses
}.
ui-data-abandoned = Mesas em que ninguém joga são apagadas depois de { $months ->
    [1] 1 mês
   *[other] { $months } meses
}.
ui-data-guests = Quem não tem mesa e não volta é esquecido depois de { $months ->
    [1] 1 mês
   *[other] { $months } meses
}.
ui-data-asked = Do e-mail a que já perguntamos se quer avisos guardamos só uma marca, em que não se lê o endereço, para não perguntar de novo à toa: por um mês, ou por um ano, se a resposta foi que não.
ui-data-yours = O que está guardado sobre você
ui-data-nothing = Nada: este navegador ainda não jogou aqui.
ui-data-code = Seu código
ui-data-tables = { $count ->
    [1] 1 mesa
   *[other] { $count } mesas
}
ui-data-lines = { $count ->
    [1] 1 mensagem
   *[other] { $count } mensagens
}
ui-data-download = Baixar tudo
ui-data-delete = Apagar tudo
ui-data-delete-sure = Isto apaga você, suas mesas sem outras pessoas e, nas partidas com outras pessoas, o seu nome e o que você escreveu; as jogadas ficam. Não há volta.
ui-data-delete-yes = Sim, apagar
ui-data-delete-no = Não, voltar
ui-data-deleted = Apagado.

## Imprimir

ui-print = Imprimir
ui-print-title = { $title } no papel
ui-print-about = Folhas para cortar e jogar: cartas com verso, tabuleiros, peças, as regras e um resumo para cada pessoa. Imprima em tamanho real, de preferência em papel grosso.
ui-print-not-here = Este servidor não imprime este jogo.
ui-print-players = Quantos jogam
ui-print-paper = Papel
ui-print-paper-a4 = A4
ui-print-paper-letter = Carta (Letter)
ui-print-sides = Lados
ui-print-sides-long = Frente e verso, virando pela borda longa
ui-print-sides-short = Frente e verso, virando pela borda curta
ui-print-sides-single = Só frentes
ui-print-ink = Tinta
ui-print-ink-colour = Colorido
ui-print-ink-saving = Econômico, em preto e branco
ui-print-cards = Tamanho das cartas
ui-print-cards-standard = Padrão, 63 × 88 mm
ui-print-cards-usa = USA, 56 × 87 mm
ui-print-cards-euro = Euro, 59 × 92 mm
ui-print-cards-mini = Mini, 44 × 67 mm
ui-print-cards-tarot = Tarô, 70 × 120 mm
ui-print-language = Língua
ui-print-language-pt = Português
ui-print-language-en = Inglês
ui-print-parts = O que imprimir
ui-print-rules = Regras
ui-print-summary = Resumos
ui-print-making = Preparando as folhas… pode levar alguns segundos.
ui-print-done = Pronto: o arquivo foi baixado.

## O Ateliê
ui-atelier = Fazer um baralho
ui-atelier-title = Ateliê: { $title }
ui-atelier-about = Faça as suas cartas, leia cada uma como ela vai ser lida na mesa, experimente com robôs, chame gente e imprima. Tudo fica guardado neste navegador.
ui-atelier-guide = Como fazer um baralho numa tarde
ui-atelier-begin = Começar com
ui-atelier-empty = Um baralho vazio
ui-atelier-example = Um pequeno exemplo
ui-atelier-school = O grêmio da escola
ui-atelier-house = O baralho da casa
ui-atelier-before = O meu de antes: { $title }
ui-atelier-import = Um arquivo…
ui-atelier-name = Título do baralho
ui-atelier-undo = Desfazer
ui-atelier-redo = Refazer
ui-atelier-export = Baixar o arquivo
ui-atelier-text = Ver o texto
ui-atelier-busy = Conferindo…
ui-atelier-saved = Guardado neste navegador
ui-atelier-unsaved = Este navegador não guarda nada: baixe o arquivo antes de sair
ui-atelier-faults = { $count ->
    [1] Falta acertar 1 coisa
   *[other] Falta acertar { $count } coisas
}
ui-atelier-use = Usar o baralho
ui-atelier-try = Experimentar
ui-atelier-trying = Robôs estão jogando com o seu baralho…
ui-atelier-tried = { $played ->
    [1] Uma partida entre robôs mostrou:
   *[other] { $played } partidas entre robôs mostraram:
}
ui-atelier-failed = A experiência não chegou ao fim. Tente de novo daqui a pouco.
ui-atelier-play = Abrir uma mesa com ele
ui-atelier-share = Compartilhar
ui-atelier-link = Quem tiver este link pode ler o baralho e fazer dele o seu
ui-atelier-not-yet = Você poderá experimentar, jogar, compartilhar e imprimir quando não houver mais nada errado.
ui-atelier-made = Do Ateliê: { $title }
ui-atelier-go = Mudar no Ateliê
ui-print-deck = Baralho
ui-data-shared = Baralhos que você compartilha

# A caixa de um jogo
ui-box = Cartas e peças
ui-box-of = { $game }: cartas e peças
ui-box-all = Tudo
ui-box-groups = Que cartas e peças
ui-box-search = Procurar por nome ou efeito
ui-box-found = { $count ->
    [0] Nada encontrado.
    [1] Encontrada: 1.
   *[other] Encontradas: { $count }.
}
ui-box-copies = { $count ->
    [1] só uma na caixa
   *[other] { $count } na caixa
}
ui-box-none = Este jogo ainda não mostra o que há na caixa.

# O jogo numa olhada
ui-primer = Antes de começar
ui-primer-goal = Para quê:
ui-primer-end = O fim:
ui-primer-begin = Entendi, vamos jogar
ui-primer-learn = Prefiro aprender jogando, em poucos minutos
ui-primer-later = Quando quiser ver isto de novo, está no alto das regras.
ui-rules-example = Um exemplo, contado pelas regras: como terminou o jogo da lição.
ui-rules-box = Todas as cartas e peças, uma por uma
ui-rules-search = Procurar nas regras
ui-rules-nothing = Nada nestas regras fala disso.
