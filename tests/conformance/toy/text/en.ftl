title = Toy
tagline = A game to test the tests with.
about = Mark, draw and play cards.

setting-colour = Colour
    .help = The colour of the backs.
setting-colour-red = Red
setting-colour-blue = Blue
setting-size = Size
    .help = The size of the table.
setting-size-s = Small
setting-size-m = Middling
setting-size-l = Large

board-pile = Pile: { $count }


prompt-turn = Mark, draw or play a card.

option-draw = Draw
option-play = Play the { $card }
option-mark = Mark the { $card }

event-turn_begins = It is { $seat }’s turn.
event-draws = { $seat } draws the { $card }.
event-draws_hidden = { $seat } draws a card.
event-plays = { $seat } plays the { $card }.
event-marks = { $seat } marks the { $card }.
event-marks_hidden = { $seat } marks a card.

refusal-not_in_hand = The { $card } is not among the { $held } cards in your hand.
refusal-pile_empty = The pile is empty.
refusal-not_now = You have marked a card already.
