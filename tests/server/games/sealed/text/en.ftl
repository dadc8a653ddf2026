title = Sealed cards
prompt-lay = Choose a card.
option-lay = Lay the { $card }
event-dealt_you = You are dealt the { $card }.
event-dealt = { $seat } is dealt a card.
event-laid = { $seat } has chosen.
event-turned = { $seat } turns up the { $card }.
refusal-not_in_hand = The { $card } is not in your hand.
