### O que o servidor diz.

## No diário da mesa

table-joined = { $seat } senta-se à mesa.
table-undone = { $seat } desfaz uma jogada.
table-proposed-undo = { $seat } pede para desfazer uma jogada.
table-proposed-end = { $seat } propõe encerrar o jogo.
table-agreed = { $seat } concorda.
table-declined = { $seat } não concorda.
table-withdrawn = { $seat } desiste do pedido.
table-ended-agreed = O jogo foi encerrado de comum acordo.
table-ended-abandoned = O jogo não chegou ao fim.
table-away-left = { $seat } saiu; um robô continua.
table-away-clock = O tempo de { $seat } acabou; um robô continua.
table-returned = { $seat } voltou.
table-stood = Por um tempo ninguém pôde jogar, e nenhum relógio correu.
table-ruled = As regras deste jogo foram corrigidas (versão { $rules }). A partida segue com as novas; o que já foi jogado não pode ser desfeito.
table-rules-lost = As regras deste jogo mudaram tanto que a partida não pode continuar. O que já foi jogado fica guardado aqui.

## Por que não

refusal-stale = O jogo já avançou. Olhe de novo e escolha outra vez.
refusal-unavailable = A jogada não pôde ser salva. Tente de novo.
refusal-full = Não há mais espaço no disco do servidor, e isto não foi salvo. Tente de novo mais tarde.
refusal-closed = Fechado por enquanto: { $notice }
refusal-too_fast = Rápido demais. Espere um instante e tente de novo.
refusal-press_busy = A gráfica está com muitos pedidos. Tente de novo daqui a pouco.
refusal-press_late = A impressão demorou demais. Tente de novo, ou peça menos partes.
refusal-press_failed = As folhas não puderam ser feitas. O problema foi anotado.
refusal-not_seated = Você não tem lugar nesta mesa.
refusal-bad_message = A mensagem não foi entendida.
refusal-too_long = É longo demais: no máximo { $most } caracteres.
refusal-not_now = Isso não é possível agora.
refusal-no_table = Não existe essa mesa. Talvez o link esteja incompleto.

problem-origin = O pedido veio de outra página.
problem-host = O pedido nomeia mais de um servidor.
problem-banned = Você não pode entrar aqui.
problem-name-banned = Escolha outro nome, por favor.
problem-not-found = Não há nada aqui.
problem-method = Isso não pode ser feito aqui.
problem-size = É grande demais.
problem-type = Não é do tipo esperado.
problem-request = { $what ->
    [missing] Falta “{ $field }” no pedido.
    [unknown] O pedido traz “{ $field }”, que aqui não se conhece.
    [value] O valor de “{ $field }” não serve.
   *[unreadable] Não foi possível ler o que veio com o pedido.
}
problem-ours = Algo deu errado do nosso lado. Ficou anotado.
problem-push = Este navegador não deu um endereço que receba avisos.
problem-push-most = Já são { $most } aparelhos com avisos. Desligue um deles antes.
call-turn = É a sua vez.
call-consent = Pedem a sua resposta.
call-end = A partida terminou.
call-invitation = Convidam você para jogar de novo.
call-begun = Chegou gente: o jogo começou.
call-reminder = Esperam por você: ainda é a sua vez.
call-with = Com { $names }{ $more ->
    [0] {""}
    [1] {" "}e mais 1
   *[other] {" "}e mais { $more }
}.
call-and = { $first } e { $last }
call-days-left = Você tem { $days ->
    [1] 1 dia
   *[other] { $days } dias
} para jogar.
call-days-and-hours-left = Você tem { $days ->
    [1] 1 dia
   *[other] { $days } dias
} e { $hours } h para jogar.
call-hours-left = Você tem { $hours ->
    [1] 1 hora
   *[other] { $hours } horas
} para jogar.
problem-devices = Aparelhos e links em aberto já são { $most }. Remova um deles antes.
problem-link = Este link já foi usado ou venceu. Peça um novo.
problem-too-many-tables = Você tem { $most } mesas não terminadas. Termine ou deixe uma antes.
problem-forgotten = Alguém daqui acaba de apagar os próprios dados; nada disto foi guardado.
problem-own-seats = Escolha um lugar para você; vários só se todos jogam na mesma tela.
problem-days-or-clock = Um jogo tem dias por jogada ou relógio, não os dois.
problem-level = Não existe o robô “{ $level }”. Existem: { $known }.
problem-hint-alone = Dicas, só quando você joga contra robôs.
problem-review-end = A análise vem depois do fim do jogo.
problem-name-blank = Este nome não se vê. Escolha outro.
problem-name-taken = Nesta mesa já há alguém que se chama “{ $other }” ou quase. Escolha outro nome.
problem-seated-already = Você já tem um lugar nesta mesa.
problem-seat-taken = Este lugar não está mais livre.
problem-not-host = Só quem abriu a mesa pode fazer isso.
problem-somebody-away = { $seat } não está à mesa, e sem essa pessoa não se pode combinar isso.
problem-not-begun = O jogo ainda não começou.
problem-replay-own = Até o fim do jogo só se pode rever do próprio lugar.
problem-record-end = O jogo pode ser salvo em arquivo quando terminar.
problem-record-size = Um jogo salvo tem no máximo { $most } kB.
problem-option-size = Uma opção passa de { $most } letras.
problem-faulty = { $count ->
    [1] O arquivo enviado tem 1 erro.
   *[other] O arquivo enviado tem { $count } erros.
}
refusal-trials_busy = Há baralhos demais sendo experimentados agora. Tente daqui a um minuto.
refusal-reviews_busy = Há análises demais sendo feitas agora. Tente daqui a um minuto.
refusal-readings_busy = Há arquivos demais sendo lidos agora. Tente de novo daqui a pouco.
problem-own-late = Ler este arquivo demora demais. Encurte o arquivo, ou divida o que nele está comprido demais.
problem-table-damaged = O que foi guardado desta mesa está danificado e não pode ser lido. Quem cuida deste servidor pode procurar o defeito com “ludoteca admin check”.
problem-table-game = Esta mesa é de { $what }, um jogo que este servidor não tem mais.
problem-own-size = O arquivo passa de { $most } KiB.
problem-bulk-own = Seus arquivos já ocupam { $most } kB aqui, e não cabe mais. O que você compartilha pode ser apagado em “Seus dados”.
problem-bulk-full = Este servidor não tem mais espaço para arquivos próprios e jogos salvos. Sem eles se joga como sempre.
problem-bulk-soon = Acabou de chegar muita coisa daqui. Tente de novo mais tarde.
problem-own-change = O arquivo está escrito de um jeito que não se pode mudar por aqui: mude esta parte no texto.
problem-no-shared = Este link não leva a nada: foi apagado, ou falta um pedaço dele.
hint-gains = Para você, na hora: { $what }.
hint-turn = Até o fim da sua vez, costuma render: { $what }.
hint-turn-rival = Até o fim da sua vez, para { $seat }: { $what }.
hint-list = { $first }, { $rest }
review-gains = Na hora: { $what }.
hint-costs = Em troca: { $what }.
hint-rival = Para { $seat }: { $what }.
hint-then-own = Depois, ele pensa nisto: { $deed }.
hint-then = Depois, o mais provável de { $seat }: { $deed }.
hint-keeps = Assim { $seat } fica sem poder fazer isto: { $deed }.
hint-later = Na hora não rende nada: o mestre conta com o que vem nas próximas vezes.

## E-mails

mail-confirm-subject = Ludoteca: confirme este endereço
mail-confirm =
    Olá!

    Alguém pediu um aviso neste endereço quando for a sua vez de jogar na Ludoteca.
    Se foi você, confirme aqui, em até dois dias:

    { $link }

    Se não foi, não faça nada: sem o seu sim, não mandamos avisos.

    Para que ninguém peça isto de novo com o seu endereço: { $stop }
mail-call-subject = { $title }: { $text }
mail-call =
    { $whole }

    { $title }
    { $link }

    Não quer mais estes avisos? Um clique basta: { $stop }
problem-no-mail = Este servidor não manda e-mails.
problem-mail-away = A mensagem não pôde ser enviada. Tente mais tarde.
problem-mail-address = Este não é um endereço de e-mail.
problem-mail-link = Este link não vale: venceu, já foi usado, ou falta um pedaço dele.

## Quem não vem

table-away-replaced = Um robô joga no lugar de { $seat } até a pessoa voltar.
table-reminded = { $by } lembra { $seat }: é hora de jogar.
table-nearly-late = O tempo de { $seat } está acabando.
table-rested = { $seat } está de férias, com o relógio parado por { $days ->
    [1] um dia
   *[other] { $days } dias
}.
table-ended-claimed = Todos os outros foram embora: { $seat } vence.
problem-remind-later = Um lembrete já foi, ou ainda é cedo para isso.
problem-invited = Ainda falta resposta. Quem não responder em um dia dá lugar a um robô.
problem-wait-longer = Ainda é cedo: espere o tempo combinado.
problem-holiday = Você já está de férias, ou são dias demais: este ano ainda há { $left }.
