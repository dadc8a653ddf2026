# A lição de Foto Perfeita: no máximo duas frases por passo.

lesson-teacher = Gigi
lesson-chapter-first = A festa
lesson-chapter-photo = A foto

lesson-welcome = Oi, { $you }! Eu sou a Gigi, fotógrafa oficial da família, e hoje quem tira a foto é você.
lesson-envelopes = Estes envelopes são seus: em cada um, os três desejos de um convidado. O que há nos envelopes dos outros você ainda não sabe.
lesson-wishes = O que você sabe fica no caderno. Dalva quer ficar na segunda fileira, junto à mesa e ao lado do Téo.
lesson-points = Convidado na foto com os três desejos atendidos vale 6 pontos; com dois, 3; com um, 1. Com nenhum, perde 3: melhor deixar de fora!
lesson-floor = Aqui, atrás do seu biombo, você arruma todo mundo. Ninguém espia.
lesson-dalva = Toque em Dalva e depois no espaço aceso, junto à mesa.
lesson-not-done = Ainda não feche: primeiro vamos pôr gente na foto.
lesson-teo = Téo quer o lado esquerdo, Dalva ao lado e ninguém na frente. Ponha-o ao lado dela.
lesson-happy = Olhe o caderno: os dois estão felizes, três desejos cada. São 12 pontos já!
lesson-photo-soon = A foto de verdade aparece aqui enquanto você arruma. Você pode mudar tudo até o último clique.
lesson-done = Pronto por esta rodada. Feche os envelopes.
lesson-trade = Agora vira-se uma carta de troca, e saiu Roubo! Cada rodada tem uma: presentes, rumores, danças…
lesson-theft = Pegue um envelope do vizinho. Farofa quer ficar ao lado do Kauê, então roube o do Kauê e descubra o que ele quer.
lesson-why-kaue = Isso também valeria, mas Farofa suspira pelo Kauê. Roube o envelope dele.
lesson-knows = Kauê quer a quarta fileira, a borda e, veja só, o Farofa! Combinam direitinho.
lesson-stolen = Roubaram o da Dalva, mas você já leu: o caderno não esquece. Qualquer convidado pode entrar na sua foto, com ou sem envelope.
lesson-rounds = São seis rodadas assim, e no fim uma foto só. Faz mais pontos quem tem mais convidados contentes.
lesson-chapter-end = A festa já está boa. Vamos ao grande momento: a foto!

lesson-photo-welcome = Última olhada, { $you }: depois do clique não se mexe mais. Farofa já está no fundo, esperando.
lesson-photo-kaue = Falta o Kauê: ponha-o ao lado do Farofa, na quarta fileira.
lesson-photo-wait = Calma com esse dedo! O Kauê ainda não entrou na foto.
lesson-photo-seen = Todos na foto precisam aparecer ao menos um pouco. Quem está na frente cobre quem está atrás, e há quem peça justamente isso.
lesson-photo-camera = Aqui você mexe na câmera: lado, altura, distância, zoom. Ela não pode mostrar nada fora do cenário.
lesson-photo-vip = Uma vez por jogo, você pode esconder a sua carta VIP num envelope seu. Aquele convidado vale em dobro, para todos, até os pontos negativos!
lesson-photo-shoot = Todo mundo sorrindo? Clique!
lesson-photo-result = Quatro convidados felizes da vida, 6 pontos cada: 24! Bento fez 3, e Rosa fotografou gente onde não queria estar.
lesson-photo-end = Agora uma de verdade, contra dois aprendizes. Capriche no ângulo!
