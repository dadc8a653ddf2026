### A gráfica: o que está escrito nas folhas, fora das cartas.

side-front = frente
side-back = verso
side-one = só frente
sheet-label = { $title } · { $section } · folha { $number } de { $count } ({ $side })
rules-label = { $title }: as regras
summary-label = { $title }: resumo para cada jogador

note-unofficial = Implementação não oficial, feita por quem gosta do jogo. { $title } é de { $credits } e pertence aos seus autores e editoras: se gostar, a caixa vale a compra. Textos e desenhos desta folha: Ludoteca, licença MIT.
note-shared = { $title }, de { $credits }, sob a licença { $licence } (creativecommons.org/licenses/by-nc-sa/4.0). Adaptação da Ludoteca, com desenhos nossos, sob a mesma licença: pode copiar e mudar, sem fins comerciais, dando crédito e compartilhando igual.

cover-contents = O que há aqui
cover-section = Parte
cover-parts = Peças
cover-pages = Páginas
cover-how = Como imprimir e cortar
cover-needs = Do que mais você precisa
hint-scale = Imprima em tamanho real (100 %, sem ajustar à página), de preferência em papel de 180 a 250 g.
hint-long = Frente e verso, virando pela borda longa: cada verso cai atrás da sua frente.
hint-short = Frente e verso, virando pela borda curta: cada verso cai atrás da sua frente.
hint-single = Só frentes: use capas opacas, ou cole as folhas em cartolina.
hint-cut = Corte com régua de uma marca até a outra. Linhas tracejadas são dobras.
hint-sleeves = Capas do tamanho das cartas escondem diferenças de corte.
