# A lição de Quissama: no máximo duas frases por passo.

lesson-teacher = Tia Zefa
lesson-chapter-first = Os primeiros turnos
lesson-chapter-win = Conquistar e vencer

lesson-welcome = Ô de casa! Eu sou a Tia Zefa, quitandeira, e você é { $you }: hoje eu lhe mostro o Rio de 1868.
lesson-goal = Vence quem conquistar um destes personagens e cumprir o objetivo dele. São oito, e todos querem os mesmos.
lesson-character = Veja José de Alencar: os marcadores dele se pagam com Coroas, e ele pede dois ministros e dois comércios cheios. É com ele que a gente vai vencer.
lesson-hand = Tudo se paga com os ícones destas cartas, e eles se somam. Só você vê a sua mão.
lesson-squares = Estas são as praças dos Nagoas; do outro lado ficam as dos Guaiamuns. Nelas ficam os capoeiras livres.
lesson-free = Libertar um capoeira custa uma carta de Liberdade e uma de capoeira da malta dele. Toque no Largo da Lapa e liberte um.
lesson-other-square = Isso também valeria, e ele chegaria à outra praça. Mas a sua Botica fica na estrada da Lapa: leve para lá.
lesson-freed = Chegou mais um à praça! A carta de Liberdade e a carta do Nagoa foram para o descarte.
lesson-business = Esta é a sua Botica: a sua peça é o dono, e há um capoeira trabalhando. Falta um para ela ficar cheia.
lesson-employ = Empregar custa duas Moedas e uma carta de capoeira da malta; quem vem trabalhar sai da praça ligada pela estrada. Toque na Botica e empregue.
lesson-full = Comércio cheio rende uma ficha de moeda a cada turno, a partir do próximo. E Alencar pede dois assim.
lesson-market = Sobrou uma carta de Guaiamum que não ajuda. Uma vez por turno você troca uma carta da mão por uma do Mercado.
lesson-exchange = Alencar gosta de Coroas, e há uma no Mercado. Toque nela e troque.
lesson-end-turn = Por agora é só. Termine o turno.
lesson-refill = Aqui você descarta o que não quer e completa a mão com cinco cartas. A Coroa fica: compre.
lesson-attack = Vez de Bento, e ele está com cara de briga. Três Guaiamuns tiram um Nagoa da praça.
lesson-gone = Um a menos na Lapa: voltou para a Senzala, e ninguém ganhou nada com isso além de atrapalhar. Agora joga Rosa.
lesson-ministry = É o Ministério. Um ministro custa Burguês, Coroa e Moeda, e a moeda pode ser a ficha da sua Botica!
lesson-minister = Toque na casa 1 e coloque o seu ministro.
lesson-minister-gives = Ele entra na casa 1 e empurra quem estiver no caminho. Enquanto durar, dá uma carta a mais em cada turno seu.
lesson-chapter-end = Já sabe andar na cidade! Falta a melhor parte: conquistar um personagem e vencer.
lesson-chapter-people = Cada personagem

lesson-win-welcome = Passaram uns turnos, e você não ficou à toa. Dá para vencer agora, quer ver?
lesson-win-goal = O objetivo de Alencar: dois ministros e dois comércios cheios. Um marcador seu já está em cima dele.
lesson-win-have = Botica e Padaria estão cheias, mas você só tem um ministro. Falta um.
lesson-win-minister = Coloque o segundo ministro, pagando com Burguês, Coroa e uma ficha.
lesson-win-marker = Quem primeiro tiver dois marcadores num personagem o conquista. Os marcadores de todos voltam então para casa.
lesson-win-influence = Duas Coroas pagam o segundo marcador. Toque em Alencar e ponha o marcador.
lesson-win-not-yet = Terminar agora? A vitória está a um toque!
lesson-win-won = Conquistou, e o objetivo já estava cumprido: vitória na hora! Se um rival puser um marcador no seu personagem, ele fica bloqueado até você pagar para tirá-lo.
lesson-win-end = Agora uma de verdade, contra dois aprendizes. Leve um doce para dar sorte.

lesson-people-welcome = Hoje a casa está cheia, { $you }: emprestei a você cinco personagens, para conhecer cada um.
lesson-people-when = A habilidade de um personagem na sua área pode ser usada uma vez por turno. Todas vêm antes da primeira combinação ou troca do turno.
lesson-people-quissama = Quissama guarda, aberta debaixo dele, a carta do topo do baralho; em outro turno ele traz todas para a sua mão. Toque nele e guarde.
lesson-people-alemao = O Alemão rouba uma carta às cegas para cada Guaiamum no Cabeça de Porco, sempre de quem foi menos roubado. Toque nele e roube de Bento.
lesson-people-araujo = Com Araújo, cada comércio cheio seu rende duas Moedas em vez de uma. Não é preciso fazer nada.
lesson-people-princesa = A Princesa liberta só com a carta de Liberdade, ou só com a de capoeira. Toque no Largo da Lapa e liberte assim.
lesson-people-alencar = Com Alencar um ministro custa só dois dos três itens. Toque na casa 1 e coloque um sem a Moeda.
lesson-people-ministry = Cada ministro lhe dá uma carta no começo do seu turno. Quem entra fica na casa 1 e empurra os outros; quem passa da última casa sai.
lesson-people-woodruff = Woodruff vê a mão de um rival e pode trocar uma carta. O objetivo dele e o de Quissama é o mesmo: trazer Bernardina.
lesson-people-imperador = O Imperador põe uma peça sua no lugar da de um rival: num comércio, no Ministério ou sobre um personagem.
lesson-people-bernardina = Bernardina não tem habilidade, e cada marcador sobre ela custa três cartas iguais. Duas histórias do Rio terminam nela.
lesson-people-variants = Ao abrir uma mesa há variantes para escolher; a página de regras explica cada uma.
lesson-people-end = Escolha cedo o personagem que combina com a sua mão, e fique de olho no dos outros. Boa sorte!
