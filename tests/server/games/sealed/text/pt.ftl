title = Cartas fechadas
prompt-lay = Escolha uma carta.
option-lay = Jogar a { $card }
event-dealt_you = Você recebe a { $card }.
event-dealt = { $seat } recebe uma carta.
event-laid = { $seat } escolheu.
event-turned = { $seat } vira a { $card }.
refusal-not_in_hand = A { $card } não está na sua mão.
