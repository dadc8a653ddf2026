# A lição da Agência: no máximo duas frases por passo.

lesson-teacher = Dona Utopia
lesson-chapter-first = A primeira partida

lesson-welcome = Oi, eu sou a Dona Utopia, revolucionária aposentada. Aqui você é { $you }, e vamos mudar a sociedade com Rosa e Max.
lesson-goal = Estas são as suas cartas. Vence quem ficar sem nenhuma na mão: aqui, ter menos é melhor!
lesson-society = Na frente de cada um há uma carta, a estrutura dele. As três juntas são a sociedade, e todas mandam.
lesson-own = Esta é a sua: Pedagogia libertária. Na sua vez você faz tudo o que ela manda, nem mais nem menos.
lesson-flow = A primeira parte já aconteceu sozinha: o fluxo se inverteu, e agora o próximo é Max. Siga as setas.
lesson-structure = Falta a segunda parte: você e o próximo descartam 1 carta cada. Toque em Aquecimento global para se livrar dela.
lesson-keep-natural = Também valeria, mas Liderança é uma carta natural e vai ganhar a partida para você. Guarde-a!
lesson-others = Vez de Max: O bode expiatório manda comprar 1 carta e entregar 1 ao último a jogar. Adivinhe quem é: você.
lesson-exactly = Rosa tem Populismo xenófobo e entrega 2 cartas a alguém com exatamente 5. Só você tem 5, que sorte a sua…
lesson-again = Sua vez de novo, agora com 7 cartas, e o fluxo se inverteu outra vez. Descarte Golpe de Estado.
lesson-natural-cards = Estas duas são cartas naturais, com o fundo ao contrário. Depois de cumprir a estrutura você pode usar uma, se a condição dela valer.
lesson-not-yet = Liderança pede que você tenha menos cartas que todos: toque nela e veja a resposta. Depois encerre a sua jogada.
lesson-later = Nova geração até daria agora, mas vai render mais daqui a pouco. Encerre a jogada.
lesson-crisis = Crise! Rosa precisa de alguém com exatamente 5 cartas, não há ninguém, e a estrutura dela falha inteira.
lesson-crisis-who = Quem tem mais cartas, fora Rosa, muda a sociedade: é você! Escolha Guerra justa, que manda descartar 2.
lesson-crisis-place = Ela pode ir para o lugar de qualquer um: ponha no seu. A carta que estava lá vem para a sua mão.
lesson-yours-first = Valeria, mas por que dar a Max uma carta que descarta 2? Ponha no seu lugar.
lesson-revolt-why = Você tem 6 cartas e Rosa só 2. Depois de uma crise, com mais de 3 de diferença, quem tem mais pode se revoltar.
lesson-revolt = Quem se revolta passa na frente e propõe outra mudança. Revolte-se!
lesson-revolt-card = O bode expiatório de Max vive empurrando cartas para os outros. Troque-o por Mobilidade social.
lesson-revolt-place = Ponha no lugar de Max.
lesson-support = Uma revolta precisa do apoio de um adversário. Rosa também cansou do bode e vai apoiar.
lesson-obey = A revolta venceu, e é a sua vez com a estrutura que você escolheu: descarte 2. Primeiro Pedagogia libertária.
lesson-obey-more = Agora Repressão policial.
lesson-natural = Nova geração pede um total par de cartas nas mãos: 4 + 2 + 6 são 12. Use-a: ela sai da sua mão e altera uma estrutura.
lesson-natural-card = Rosa tem só 2 cartas, perigo! Escolha O tempo cíclico: quem o tem inverte o fluxo e descarta 1.
lesson-natural-place = Ponha no lugar de Rosa. Ela descarta, mas o fluxo se inverte e a vez volta para você.
lesson-close = Rosa cumpre: o fluxo vira, e ela descarta 1. Ela está por uma carta, mas o próximo é você!
lesson-last = Guerra justa manda descartar 2. Comece por Populismo xenófobo.
lesson-last-more = E agora O bode expiatório.
lesson-win = Sobrou Liderança, e agora você tem menos cartas que todos. Use-a!
lesson-won = Mão vazia: você venceu! Estruturas que se cumprem à risca, crises de quem não consegue, revoltas de quem ficou para trás: é isso.
lesson-end = Agora uma de verdade, contra dois aprendizes. Eu fico torcendo daqui.
