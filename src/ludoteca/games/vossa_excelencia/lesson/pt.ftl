# A lição de Vossa Excelência: no máximo duas frases por passo.

lesson-teacher = Doutor Dado
lesson-chapter-first = O primeiro turno
lesson-chapter-elections = As Eleições

lesson-welcome = Vossa Excelência { $you }, que honra! Sou o Doutor Dado, assessor para assuntos aleatórios, e hoje montamos o seu gabinete.
lesson-goal = Na Zona Eleitoral estão os eleitorados. Nas Eleições, vence quem tiver mais capital político, e quase todo ele vem daqui.
lesson-voters = Os Feirantes da Xepa valem 3 de capital. Custam 2 de influência populista e mais 4 de qualquer uma.
lesson-cabinet = Este é o seu gabinete: o político e o partido. As cartas dele trabalham para Vossa Excelência uma vez por turno.
lesson-politician = Articular é pôr a carta para trabalhar. Articule Dona Zulmira: ela dá 2 de influência populista.
lesson-too-soon = Encerrar já? Nem o cafezinho chegou: primeiro articule Dona Zulmira.
lesson-purse = Aqui está o que Vossa Excelência pode gastar. Influência e poder somem no fim do turno; dinheiro fica.
lesson-party = Agora o partido: mais 2. Carta virada só trabalha de novo no próximo turno.
lesson-hand = Na mão há três cartas. As que não custam nada entram em jogo assim que são reveladas.
lesson-free-card = Revele a Cesta Básica de Promessas: de graça, e dá mais 3. Os outros compram uma carta cada um; política é isso.
lesson-dear-card = O Cabo Eleitoral custa 2 de populista. Revele-o primeiro, para todo mundo ver.
lesson-pay = Depois de revelada, a carta espera o pagamento. Pague!
lesson-pay-first = Já daria, mas o Cabo Eleitoral não pago vai para o descarte no fim do turno. Pague-o antes.
lesson-at-once = Carta nova já pode trabalhar. Articule o Cabo Eleitoral.
lesson-buy = Chegou a hora: 6 de influência populista, e os Feirantes custam 6. Conquiste-os!
lesson-capital = São 3 de capital no gabinete, e os Feirantes ainda trouxeram uma carta. Cada eleitorado tem o seu agrado, ou o seu capricho.
lesson-stop = Por este turno, basta. Encerre as ações.
lesson-keep = Agora Vossa Excelência descarta o que não quer e volta a ter três cartas na mão. Fique com o que sobrou.
lesson-others = Os adversários também trabalham, ou fingem.
lesson-event = Depois de todos vem um evento, e o calendário anda um semestre. No último, Eleições!
lesson-so-far = Já sabe governar mais do que muita gente. Vamos às urnas?

lesson-elections-welcome = Último semestre, Excelência. Depois deste turno vêm o evento e as Eleições.
lesson-elections-infamy = Isto é uma infâmia, uma gafe que ficou no gabinete. Infâmias tiram capital, e algumas cartas generosas as trazem de brinde.
lesson-elections-dear = A Torcida é ciumenta: com ela, outro eleitorado custa 4 a mais, e desta vez não dá. Tudo bem.
lesson-elections-stop = Encerre as ações e deixe o povo decidir.
lesson-elections-keep = A mão não conta nas Eleições. Pode ficar com a carta.
lesson-elections-count = Urnas abertas: 3 dos Feirantes, 8 da Torcida, menos 1 da gafe, 10 de capital! Bento tem 1 e Rosa, 0: posse marcada.
lesson-elections-end = Agora um mandato de verdade, curto, contra dois aprendizes. Eu seguro a sua pasta.
