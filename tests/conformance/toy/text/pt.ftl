title = Brinquedo
tagline = Um jogo para testar os testes.
about = Marque, compre e jogue cartas.

setting-colour = Cor
    .help = A cor do verso.
setting-colour-red = Vermelho
setting-colour-blue = Azul
setting-size = Tamanho
    .help = O tamanho da mesa.
setting-size-s = Pequena
setting-size-m = Média
setting-size-l = Grande

board-pile = Pilha: { $count }


prompt-turn = Marque, compre ou jogue uma carta.

option-draw = Comprar
option-play = Jogar a { $card }
option-mark = Marcar a { $card }

event-turn_begins = É a vez de { $seat }.
event-draws = { $seat } compra a { $card }.
event-draws_hidden = { $seat } compra uma carta.
event-plays = { $seat } joga a { $card }.
event-marks = { $seat } marca a { $card }.
event-marks_hidden = { $seat } marca uma carta.

refusal-not_in_hand = A { $card } não está entre as { $held } cartas da sua mão.
refusal-pile_empty = A pilha acabou.
refusal-not_now = Você já marcou uma carta.
