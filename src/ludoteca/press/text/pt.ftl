### A gráfica: o que está escrito nas folhas, fora das cartas.

side-front = frente
side-back = verso
side-one = só frente
side-blank = verso em branco
sheet-label = { $title } · { $section } · folha { $number } de { $count } ({ $side })
rules-label = { $title }: as regras
summary-label = { $title }: resumo para cada jogador
blank-label = { $title } · página em branco

credits = { $others } e { $last }
note-unofficial = Implementação não oficial, feita por quem gosta do jogo. { $title } é de { $credits } e pertence aos seus autores e editoras: se gostar, a caixa vale a compra. Textos e desenhos desta folha: Ludoteca, licença MIT.
note-shared = { $title }, de { $credits }, sob a licença { $licence } (creativecommons.org/licenses/by-nc-sa/4.0). Adaptação da Ludoteca, com desenhos nossos, sob a mesma licença: pode copiar e mudar, sem fins comerciais, dando crédito e compartilhando igual.

cover-players = De { $fewest } a { $most } jogadores, cerca de { $minutes } minutos. Estas folhas são para { $players } jogadores.
cover-contents = O que há aqui
cover-section = Parte
cover-parts = Quantos
cover-pages = Páginas
cover-sides = Imprima
cover-rules = Livreto de regras
cover-summary = Resumo, um por jogador
cover-how = Como imprimir
cover-making = Como cortar e montar
cover-needs = Do que mais você precisa
print-long = frente e verso, borda longa
print-short = frente e verso, borda curta
print-single = só frente
print-any = papel comum
hint-scale = Imprima em tamanho real (100 %, sem ajustar à página).
hint-long = Imprima em frente e verso, virando pela borda longa: cada verso cai atrás da sua frente, e o que só tem frente fica com o verso em branco. Ou tudo de uma vez, num papel só, ou parte por parte, pelas páginas da tabela: assim as partes do jogo podem ir em papel de 180 a 250 g, e as regras e os resumos em papel comum.
hint-short = Imprima em frente e verso, virando pela borda curta: cada verso cai atrás da sua frente, e o que só tem frente fica com o verso em branco. Ou tudo de uma vez, num papel só, ou parte por parte, pelas páginas da tabela: assim as partes do jogo podem ir em papel de 180 a 250 g, e as regras e os resumos em papel comum.
hint-single = Tudo em um lado só da folha. As cartas não têm verso: use capas opacas, ou cole as folhas em cartolina antes de cortar. Imprimindo parte por parte, pelas páginas da tabela, as partes do jogo podem ir em papel de 180 a 250 g, e as regras e os resumos em papel comum.
hint-colour = Para gastar menos tinta, há também estas folhas em preto e branco.
hint-saving = Estilo econômico, em preto e branco: o que no jogo se diz por cores está aqui em símbolos e padrões.
hint-cut = Corte com régua de uma marca até a outra; o que não tem marcas, pelo contorno, de linha cheia. Linhas tracejadas são dobras.
hint-sleeves = Capas (sleeves) para cartas de { $width } × { $height } mm escondem diferenças de corte.
need-tools = Para montar: tesoura ou estilete, régua e cola em bastão.
