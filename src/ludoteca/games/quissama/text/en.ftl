### Quissama: everything a player reads.

title = Quissama
tagline = Influence, resistance and power in the Rio de Janeiro of the Empire.
about = Combine cards to free capoeiras, open businesses and reach the Ministry. Win a character over with two markers and meet its goal before the others do.

setting-one_capoeira = Emptier squares
    .help = Each square begins with one capoeira instead of two.
setting-one_capoeira-on = On
setting-one_capoeira-off = Off
setting-one_character = One character each
    .help = Nobody may have more than one character, apart from Bernardina. You may still block other players’ characters.
setting-one_character-on = On
setting-one_character-off = Off
setting-small_gallery = Smaller Gallery
    .help = The Gallery holds Quissama, Bernardina and one more character, drawn by lot, for each player.
setting-small_gallery-on = On
setting-small_gallery-off = Off
setting-few_scandals = Fewer Scandals
    .help = The deck has one Scandal more than there are players.
setting-few_scandals-on = On
setting-few_scandals-off = Off
setting-few_blessings = Fewer Imperial Blessings
    .help = The deck has one Imperial Blessing for each player.
setting-few_blessings-on = On
setting-few_blessings-off = Off
setting-open_market = Open Market
    .help = As many exchanges a turn as you like; three identical cards do not renew the Market. A card you laid there this turn stays until the turn ends: three exchanges, one for each Market card, are enough to reach any possible hand.
setting-open_market-on = On
setting-open_market-off = Off

## Things

card-one_nagoa = 1 Nagoa
    .card = a 1-Nagoa card
    .effect = Counts as one Nagoa: to free, to employ, to attack Guaiamuns or to influence Quissama or the Emperor.
card-two_nagoas = 2 Nagoas
    .card = a 2-Nagoa card
    .effect = Counts as two Nagoas: to free, to employ, to attack Guaiamuns or to influence Quissama or the Emperor; what is left over can be used until the turn ends.
card-one_guaiamum = 1 Guaiamum
    .card = a 1-Guaiamum card
    .effect = Counts as one Guaiamum: to free, to employ, to fill the Cabeça de Porco, to attack Nagoas or to influence Alemão or the Emperor.
card-two_guaiamuns = 2 Guaiamuns
    .card = a 2-Guaiamum card
    .effect = Counts as two Guaiamuns: to free, to employ, to fill the Cabeça de Porco, to attack Nagoas or to influence Alemão or the Emperor; what is left over can be used until the turn ends.
card-one_coin = 1 Coin
    .card = a 1-Coin card
    .effect = Worth one Coin: to open businesses, to employ, to fill the Cabeça de Porco, to place ministers or to influence Woodruff.
card-two_coins = 2 Coins
    .card = a 2-Coin card
    .effect = Worth two Coins: to open businesses, to employ, to fill the Cabeça de Porco, to place ministers or to influence Woodruff; what is left over can be used until the turn ends.
card-liberty = Liberty
    .card = a Liberty card
    .effect = With a capoeira card, frees somebody from the Senzala. Three influence the Princess.
card-burgher = Burgher
    .card = a Burgher card
    .effect = Opens businesses, places ministers and influences Araújo and the Emperor. In a rival’s area each marker costs one Burgher more, whoever the character is.
card-crown = Crown
    .card = a Crown card
    .effect = Places ministers and influences José de Alencar.
card-blessing = Imperial Blessing
    .card = an Imperial Blessing card
    .effect = Stands for any one icon of your choice. Among three identical cards it counts as a card of one icon.
card-scandal = Scandal
    .card = a Scandal card
    .effect = Brings down a minister, wherever he stands. Once used, the card leaves the game.
card-blow = Chest Blessing
    .card = a Chest Blessing card
    .effect = Removes a capoeira from any square or business or from the Cabeça de Porco, guarded or not.
card-escape = Escape
    .card = an Escape card
    .effect = Brings a capoeira from the Senzala to any square.
card-necklace = Necklace
    .card = the Necklace card
    .effect = On its own, pays Bernardina’s cost: puts a marker of yours on her or takes a rival’s off, but does not pay for the Emperor’s replacement. Never pays the extra Burgher.
card-gang = Malta
    .card = the Malta card
    .effect = On its own, pays the cost of a marker on Quissama, or of taking a rival’s off when he is yours. Never pays the extra Burgher.
card-tenement = Cabeça de Porco (card)
    .card = the Cabeça de Porco card
    .effect = On its own, pays the cost of a marker on Alemão, or of taking a rival’s off when he is yours. Never pays the extra Burgher.
card-bourgeoisie = Bourgeoisie
    .card = the Bourgeoisie card
    .effect = On its own, pays the cost of a marker on Araújo, José de Alencar or Woodruff, or of taking a rival’s off when the character is yours. Never pays the extra Burgher.
card-imperial_family = Imperial Family
    .card = the Imperial Family card
    .effect = On its own, pays the cost of a marker on the Emperor or the Princess, or of taking a rival’s off when the character is yours. Never pays the extra Burgher.

icon-nagoa = Nagoa
icon-guaiamum = Guaiamum
icon-coin = Coin
    .the = the Coin
icon-liberty = Liberty
icon-burgher = Burgher
    .the = the Burgher
icon-crown = Crown
    .the = the Crown
amount-nagoa = { $count ->
    [one] 1 Nagoa icon
   *[other] { $count } Nagoa icons
}
amount-guaiamum = { $count ->
    [one] 1 Guaiamum icon
   *[other] { $count } Guaiamum icons
}
amount-coin = { $count ->
    [one] 1 Coin
   *[other] { $count } Coins
}
amount-liberty = { $count ->
    [one] 1 Liberty
   *[other] { $count } Liberties
}
amount-burgher = { $count ->
    [one] 1 Burgher
   *[other] { $count } Burghers
}
amount-crown = { $count ->
    [one] 1 Crown
   *[other] { $count } Crowns
}
amount-identical = { $count } identical cards
amount = { $icon ->
    [0] { amount-nagoa }
    [1] { amount-guaiamum }
    [2] { amount-coin }
   *[other] { $count } { $icon }
}
one-icon = { $icon ->
    [0] one Nagoa icon
    [1] one Guaiamum icon
    [2] one Coin
    [3] one Liberty
    [4] one Burgher
    [5] one Crown
   *[other] { $icon }
}
list-0 = nothing
list-1 = { $first }
list-2 = { $first } and { $second }
list-3 = { $first }, { $second } and { $third }
list-4 = { $first }, { $second }, { $third } and { $fourth }

square-1 = Largo da Lapa
square-2 = Largo de Santa Luzia
square-3 = Largo de Santa Rita
square-4 = Largo de São Francisco
# Replays of rules version 3 keep names here instead of numbers.
business = business { $name }
the-business = { $business ->
    [0] the { business-1 }
    [1] the { business-2 }
    [2] the { business-3 }
    [3] the { business-4 }
    [4] the { business-5 }
    [5] the { business-6 }
    [6] the { business-7 }
    [7] the { business-8 }
    [8] the { business-9 }
    [9] the { business-10 }
   *[other] { $business }
}
in-business = { $business ->
    [0] at the { business-1 }
    [1] at the { business-2 }
    [2] at the { business-3 }
    [3] at the { business-4 }
    [4] at the { business-5 }
    [5] at the { business-6 }
    [6] at the { business-7 }
    [7] at the { business-8 }
    [8] at the { business-9 }
    [9] at the { business-10 }
   *[other] at the { $business }
}
the-square = { $name }
the-tenement = the Cabeça de Porco
business-1 = Apothecary
business-2 = Bakery
business-3 = Tailor’s Shop
business-4 = Bookshop
business-5 = Hatter’s Shop
business-6 = Warehouse
business-7 = Smithy
business-8 = Tobacconist’s
business-9 = Inn
business-10 = Printing House
tenement = Cabeça de Porco
gang-nagoa = Nagoas
gang-guaiamum = Guaiamuns

character-quissama = Quissama
    .the = Quissama
    .ability = Lay the top card of the deck face up under him, or bring all cards lying there into your hand.
    .goal = Bring Bernardina to your area, with no markers on her.
character-woodruff = Woodruff
    .the = Woodruff
    .ability = Look at a rival’s hand and, if you wish, swap one card of yours for one of theirs.
    .goal = Bring Bernardina to your area, with no markers on her.
character-alemao = Alemão
    .the = Alemão
    .ability = Steal one card, unseen, for each Guaiamum in the Cabeça de Porco, always from whoever has been robbed least.
    .goal = Fill the Cabeça de Porco: { $spaces } Guaiamuns.
character-araujo = Araújo
    .the = Araújo
    .ability = Each full business of yours brings two Coins instead of one.
    .goal = Have four full businesses.
character-princesa = Princess
    .the = the Princess
    .ability = Free a capoeira, paying with the Liberty card alone or with the capoeira card alone.
    .goal = Reach { $freed } freed capoeiras on the board.
character-alencar = José de Alencar
    .the = José de Alencar
    .ability = Place a minister, paying only two of the three items.
    .goal = Have two ministers and two full businesses.
character-imperador = Emperor
    .the = the Emperor
    .ability = Replace a rival’s piece with one of yours, paying what that piece costs.
    .goal = Have four ministers.
character-bernardina = Bernardina
    .the = Bernardina
    .ability = No ability of her own. To influence her you need a character with no markers on it.
    .goal = No goal of her own: Quissama and Woodruff are looking for her.

## What is asked

prompt-opening =
    Choose your first business, at no cost.
    Once full of capoeiras, it brings coins every turn.
prompt-main = { $closed ->
    [yes]
        Your turn: combine cards, exchange at the Market, or end it.
        Get to a character and its goal.
   *[no]
        Your turn: use abilities, combine cards, exchange, or end it.
        Get to a character and its goal.
}
prompt-paying = { $identical ->
    [yes]
        Choose the three identical cards.
        { $deed }. Still to pay: { $due }.
   *[no]
        Choose what pays the { $icon } icon.
        { $deed }. Still to pay: { $due }.
}
prompt-stealing = { $thefts ->
    [one]
        Choose whom to take the last card from.
        Alemão steals cards blindly for your hand.
   *[other]
        Choose whom to take the next card from; { $thefts } to go.
        Alemão steals cards blindly for your hand.
}
prompt-looking =
    This is { $rival }’s hand: choose a card, or none.
    You swap it for one of yours, or swap nothing.
prompt-giving =
    Choose the card that { $rival } gets in return.
    Ideally the one you will miss least.
prompt-discarding = { $excess ->
    [0]
        End of turn: discard, and refill your hand to five cards.
        Discard what does not serve your plan.
    [one]
        End of turn: discard at least 1 card.
        Nobody ends a turn with more than five.
   *[other]
        End of turn: discard at least { $excess } cards.
        Nobody ends a turn with more than five.
}
prompt-over = The game is over.

## What can be done

option-open = Begin with { the-business }
option-free = Free a capoeira at { $square }
option-found = Open { the-business }
option-employ = Employ a capoeira { in-business }
option-recruit = Recruit a Guaiamum from { $square } for the Cabeça de Porco
option-minister = Place a minister
option-attack = Attack { $place }
option-blow = Use the Chest Blessing against { $place }
option-scandal = Use a Scandal against the minister on space { $space }
option-escape = Escape to { $square }
option-influence = Put a marker on { $character }
option-release = Take { $rival }’s marker off { $character }
option-withdraw_burgher = Close { the-business } and take the piece back
option-withdraw_minister = Take back your minister on space { $space }
option-withdraw_marker = Take your marker off { $character }
option-exchange = Exchange { $card } for Market card { $slot }
    .for = Exchange { $card } for { $other_card } from the Market
option-store = Quissama: store the top card
option-rescue = Quissama: bring in the stored cards
option-look = Woodruff: look at { $rival }’s hand
option-steal = Alemão: steal from { $rival }
option-replace_burgher = Emperor: take over { the-business }
option-replace_minister = Emperor: replace the minister on space { $space }
option-replace_marker = Emperor: replace { $rival }’s marker on { $character }
option-minister_without = Alencar: place a minister without paying { $waived }
option-free_by_liberty = Princess: free a capoeira at { $square } with a Liberty card alone
option-free_by_capoeira = Princess: free a capoeira at { $square } with a capoeira card alone
option-end_turn = End the turn
option-pay = Pay
option-pay_card = Pay with { $card }
option-pay_blessing = Pay with an Imperial Blessing
option-pay_token = Pay with a coin token
option-pay_unique = Pay it all with { $card }
option-pay_set = { $blessings ->
    [0] Pay with { $card } and two more like it
    [one] Pay with { $card }, another like it and 1 Imperial Blessing
   *[other] Pay with { $card } and { $blessings } Imperial Blessings
}
option-swap_take = Take { $card }
option-swap_none = Swap nothing
option-swap_give = Give { $card }
option-discard = Discard { $card }
detail-cost = Costs { $cost }.
detail-market = Brings { $card }.
detail-swap = In exchange for { $card }.
option-refill = Fill your hand

## What happened

event-turn_begins = It is { $seat }’s turn.
event-draws_card = { $seat } draws { $card }.
event-draws = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
event-reshuffles = { $count ->
    [one] The discards become the deck: 1 card.
   *[other] The discards become the deck: { $count } cards.
}
event-opens = { $seat } begins with { the-business }.
event-pays_card = { $seat } pays with { $card }.
event-pays_blessing = { $seat } pays with an Imperial Blessing in place of { one-icon }.
event-pays_token = { $seat } pays with a coin token, worth +{ $count }.
event-pays_excess = { $seat } uses what was left over this turn: { amount }.
event-pays_unique = { $seat } pays the whole cost of Influence on { $character } with { $card }.
event-pays_set = { $blessings ->
    [0] { $seat } pays with { $card } and two more like it.
    [one] { $seat } pays with { $card }, another like it and 1 Imperial Blessing.
   *[other] { $seat } pays with { $card } and { $blessings } Imperial Blessings.
}
event-frees = { $seat } frees a capoeira, who reaches { $square }.
event-founds = { $seat } opens { the-business }.
event-employs = { $seat } employs a capoeira { in-business }.
event-fills_business = { $seat } has filled { the-business }: it pays from the next turn on.
event-recruits = { $count ->
    [one] { $seat } recruits a Guaiamum from { $square } for the Cabeça de Porco: there is one now.
   *[other] { $seat } recruits a Guaiamum from { $square } for the Cabeça de Porco: { $count } now.
}
event-minister_enters = { $seat } places a minister on space 1.
event-minister_moves = { $rival }’s minister moves to space { $space }.
event-minister_falls = { $rival }’s minister leaves the Ministry.
event-attacks = { $seat } attacks { $place }: one capoeira goes back to the Senzala.
event-blows = { $seat } uses the Chest Blessing against { $place }: one capoeira goes back to the Senzala.
event-scandalises = { $seat } uses a Scandal: { $rival }’s minister on space { $space } falls.
    .own = { $seat } uses a Scandal: their own minister on space { $space } falls.
event-escapes = An Escape, with { $seat }’s help: a capoeira reaches { $square }.
event-influences = { $seat } puts a marker on { $character }.
event-takes_character = { $seat } wins { $character } over.
event-takes_from = { $seat } wins { $character } over from { $rival }.
event-marker_returns = { $rival }’s marker on { $character } goes back to its owner.
event-releases = { $seat } takes { $rival }’s marker off { $character }.
event-stored_lost = { $count ->
    [one] The card stored under Quissama is discarded.
   *[other] The { $count } cards stored under Quissama are discarded.
}
event-withdraws_burgher = { $seat } closes { the-business } and takes the piece back.
event-withdraws_minister = { $seat } takes a minister back from space { $space }.
event-withdraws_marker = { $seat } takes back a marker from { $character }.
event-exchanges = { $seat } leaves { $card } in the Market and takes { $other_card }.
event-market_renewed = The Market had three identical cards and is renewed: each was { $card }.
event-market_card = New in the Market: { $card }.
event-stores = { $seat } lays { $card } under Quissama.
event-rescues = { $count ->
    [one] { $seat } takes the stored card into hand.
   *[other] { $seat } takes the { $count } stored cards into hand.
}
event-looks = { $seat } looks at { $rival }’s hand.
event-swaps = { $seat } gives { $rival } { $card } and takes { $other_card }.
event-swaps_unseen = { $seat } swaps a card with { $rival }.
event-swaps_nothing = { $seat } swaps nothing with { $rival }.
event-steals_card = { $seat } steals { $card } from { $rival }.
event-steals = { $seat } steals a card from { $rival }.
event-replaces_burgher = With the Emperor, { $seat } takes over { the-business } from { $rival }.
event-replaces_minister = With the Emperor, { $seat } puts a minister in place of { $rival }’s on space { $space }.
event-replaces_marker = With the Emperor, { $seat } puts a marker in place of { $rival }’s on { $character }.
event-discards = { $seat } discards { $card }.
event-wins = { $seat } wins with { $character }: the goal is met!
event-undecided = After { $count } turns nobody has met a goal: the game ends without a winner.

## Why not

refusal-not_now = Not now. { $asked }
refusal-cannot_pay = That costs { $cost }, and you cannot pay it.
refusal-no_pieces = You have no piece to place: all ten are in use. Take one back first.
refusal-senzala_empty = Nobody is left in the Senzala.
refusal-business_taken = This business already has an owner: { the-business }.
refusal-not_your_business = You employ capoeiras only in your own businesses, and this one is not yours: { the-business }.
refusal-business_full = This business is already full: { the-business }.
refusal-square_empty = The square is empty: nobody can come from there.
refusal-tenement_full = The Cabeça de Porco is full, with { $spaces } Guaiamuns.
refusal-nobody_there = There is no capoeira there.
refusal-square_guards = There are capoeiras in the square its road leads to. Attack the square first.
refusal-tenement_guarded = There are Guaiamuns in the squares. The Cabeça de Porco can be attacked only when both are empty.
refusal-own_business = This business is your own; you can attack only other players’ businesses.
refusal-no_such_card = For that you need { $special } in hand.
refusal-no_minister_there = There is no minister on space { $space }.
refusal-not_in_game = This game is played without { $owned }.
refusal-your_character = You already have { $character } in your area.
refusal-needs_free_character = To put a marker on Bernardina, or take a rival’s off her, you need a character with no markers on it.
refusal-marker_in_way = There is a rival’s marker on Bernardina. Take it off first, paying her cost.
refusal-same_turn = You took a marker off Bernardina this turn. Yours can go there only on another turn.
refusal-one_character = In this variant nobody has more than one character, apart from Bernardina.
refusal-no_marker_there = There is no marker of that rival there.
refusal-not_yours_to_release = You can take markers off only your own characters or Bernardina.
refusal-has_pieces = Only a player with no piece left may take one back from the board.
refusal-not_your_piece = There is no piece of yours there.
refusal-no_such_rival = Choose another player at the table.
refusal-market_used = You have already used the Market this turn.
refusal-same_card = Both cards are the same: the exchange would change nothing.
refusal-laid_this_turn = You laid that card in the Market this turn; it stays there until the turn ends.
refusal-abilities_closed = Abilities come before the first combination or exchange of a turn.
refusal-not_held = You do not have { $owned } in your area.
refusal-blocked = There is a rival’s marker on { $owned }. Take it off: the ability comes back on your next turn.
refusal-too_fresh = You have only just won { $owned } over. The ability works from your next turn on.
refusal-ability_used = You have already used { $owned } this turn: each ability works once a turn.
refusal-piles_empty = There is no card in the deck or in the discards.
refusal-nothing_stored = There are no cards stored with Quissama.
refusal-rival_has_no_cards = { $rival } has no cards in hand.
refusal-no_card_to_give = You have no card to give in return.
refusal-nobody_in_tenement = There are no Guaiamuns in the Cabeça de Porco.
refusal-robbed_more = Thefts alternate: another rival has been robbed less than { $rival }.
refusal-not_a_rivals_piece = There is no rival’s piece there to replace.
refusal-not_their_card = That card is not in the hand you are looking at.
refusal-no_way_to_pay = That does not pay what is asked. { $asked }
refusal-just_taken = This is the very card you have just taken. Give another one in return.
refusal-too_many_cards = { $excess ->
    [one] Discard 1 card first: nobody ends a turn with more than five.
   *[other] Discard { $excess } cards first: nobody ends a turn with more than five.
}

## In the terminal

terminal-deck = Deck { $deck }  Senzala { $senzala }
terminal-market = Market:
terminal-squares = Squares:
terminal-businesses = Businesses:
terminal-tenement = Cabeça de Porco: { $count } of { $spaces }
terminal-ministry = Ministry:
terminal-gallery = Gallery:
terminal-stored = With Quissama:
terminal-hand = Hand:
terminal-known = Known:
terminal-counts = Cards { $cards }  Pieces { $pieces }  Ministers { $ministers }  Full businesses { $full } (+{ $worth })
terminal-excess = Left over: Nagoa icons { $nagoas }, Guaiamum icons { $guaiamuns }, Coins { $coins }; tokens { $tokens }
terminal-paying = Paying would spend:

## On the board

board-views = Parts of the table
board-view-city = City
board-view-market = Market
board-view-gallery = People
board-view-others = Rivals
board-end-sure = End the turn anyway
board-still = You can still pay for:
board-others = The others
board-map = The city
board-cards = Market and deck
board-market = Market
board-gallery = Characters
board-gallery-legend = Beside the name, what a marker costs; below, the goal and how much of it each player has.
board-gallery-key = What are these signs?
board-yours = What is yours
board-hand = Your hand
board-hand-empty = You have no cards in hand.
board-hand-of = { $seat }’s hand
board-desk = Actions
board-close = Close
board-turn = playing now
board-verbs = What you can do
board-verb-free = Free
    .does = somebody leaves the Senzala and arrives at a square of their malta.
board-verb-found = Open a business
    .does = an empty business becomes yours.
board-verb-employ = Employ
    .does = a capoeira from the square comes to work in your business; with two it is full and gives coins.
board-verb-recruit = Recruit
    .does = a Guaiamum from the square moves into the Cabeça de Porco.
board-verb-minister = Minister
    .does = enters space 1 of the Ministry and gives you a card on each of your turns.
board-verb-attack = Attack
    .does = three of one malta drive out a capoeira of the other.
board-verb-influence = Influence a character
    .does = put a marker on a character, at its cost; with two it is yours.
board-verb-exchange = Exchange in the Market
    .does = a card from your hand for one from the Market, once a turn.
board-or = or
board-can = Possible now.
board-nothing = There is nothing to do here now.
board-cost = Costs
board-cost-for = Costs { $seat }
board-spends = Spends
board-choose = Choose the cards
board-paying = Pay
board-due = Still to pay
board-or-choose = Or pay card by card, from here or by touching the cards in your hand:
board-or-choose-set = Or choose the three identical cards, from here or by touching the cards in your hand:
board-tokens = { $count ->
    [one] 1 coin token
   *[other] { $count } coin tokens
}
board-tokens-of = { $count ->
    [one] 1 coin token, worth { $worth }; not spent yet: { $unspent }.
   *[other] { $count } coin tokens, worth { $worth } each; not spent yet: { $unspent }.
}
board-left-over = { $amount } left over
board-excess = Left over:
board-pieces = { $count ->
    [one] 1 piece to place.
   *[other] { $count } pieces to place.
}
board-touch-discard = Discard the card
board-touch-swap_give = Give the card
board-touch-pay_card = Pay with the card
board-touch-pay_blessing = Pay with the card
board-touch-pay_unique = Pay it all with the card
board-touch-pay_set = { $blessings ->
    [0] Pay with three cards
    [one] Pay with two cards and 1 Imperial Blessing
   *[other] Pay with one card and { $blessings } Imperial Blessings
}
board-kind-capoeiras = Capoeiras
board-kind-coins = Coins
board-kind-people = Liberty, Burgher and Crown
board-kind-special = Special
board-kind-unique = Unique
board-square = Square of the { $gang }: { $count ->
    [0] nobody.
    [one] 1 capoeira.
   *[other] { $count } capoeiras.
}
board-square-now = { $count ->
    [0] There is nobody in this square.
    [one] There is 1 capoeira in this square.
   *[other] There are { $count } capoeiras in this square.
}
board-tenement = Guaiamuns: { $count } of { $spaces } spaces.
board-business = Business of the { $gang }, owned by { $seat }, { $count ->
    [0] with no capoeiras.
    [one] with 1 capoeira.
   *[other] full: { $count } capoeiras; the token is worth +{ $worth }.
}
board-business-free = Business of the { $gang }, with no owner.
board-business-now = Road to { $square }. Owned by { $seat }; { $count ->
    [0] no capoeiras here.
    [one] 1 capoeira here.
   *[other] full, with { $count } capoeiras; the token is worth +{ $worth }.
}
board-business-free-now = Road to { $square }. Nobody owns it yet.
board-ministry = Ministry
board-space = Space { $space }: { $seat }’s minister.
board-space-empty = Space { $space }: empty.
board-senzala = Senzala
board-senzala-left = { $count ->
    [0] nobody is left
    [one] 1 person to be freed
   *[other] { $count } people to be freed
}
board-in-gallery = In the Gallery.
board-held-by = With
board-held = Held by { $seat }
board-marker = { $seat }’s marker
board-blocked = With a rival’s marker: no ability and no win.
board-stored = { $count ->
    [one] 1 card stored:
   *[other] { $count } cards stored:
}
board-stored-cards = Stored cards
board-ability = Ability
board-goal = Goal
board-aim-businesses = full businesses
board-aim-ministers = ministers
board-aim-freed = freed
board-of = { $has } of { $asked }
board-nearest = The nearest goal
board-goals = How close you are to each goal
board-goals-open = See what is missing for each goal
board-seat = { $seat }:
board-for-all = For everybody:
board-area = Cards: { $cards }. Pieces to place: { $pieces }. Ministers: { $ministers }. Full businesses: { $full ->
    [0] 0.
    [one] 1, its token worth +{ $worth }.
   *[other] { $full }, their tokens worth +{ $worth }.
}
board-characters = Characters:
board-known = Known cards:
board-laid = Stays until the turn ends.
board-take = Take the card:
board-deck = Deck: { $count }
board-discards = Discards: { $count }
board-discards-empty = Nothing has been discarded yet.
board-box = Scandals in play: { $scandals }; used: { $removed }. Imperial Blessings in play: { $blessings }.
board-variants = { $count ->
    [one] 1 variant in this game
   *[other] { $count } variants in this game
}
board-history = Historical notes
board-won = { $seat } wins with { $character }.
board-undecided = Nobody met a goal: the game ends without a winner.
board-score = Goals at the end of the game

## On paper

paper-cards = Cards
paper-characters = Characters
paper-map = Map
    .words = The map of Rio: four squares, ten businesses, the Cabeça de Porco, the Ministry and the Senzala.
    .hint = Map: it comes on four sheets. Cut each along its marks and glue them along the strip that neighbouring sheets share: the sheet that runs up to the dotted line goes underneath.
paper-roads = The businesses of each square
paper-deck = How many of each card
    .all = { $count } cards:
paper-tenement-card = Cabeça de Porco
paper-square = square of the { $gang }
paper-road = road: { $square }
paper-tenement = roads: both squares of the Guaiamuns
paper-princess-goal = Reach { $with2 }, { $with3 }, { $with4 } or { $with5 } freed capoeiras on the board, with 2, 3, 4 or 5 players.
paper-pieces = Capoeiras, pieces and coins
    .hint = Capoeiras and pieces: cut along the outline. The coins have +1 written on them and a blank back: one spent this turn lies face down. With Araújo each is worth +2. Any meeples or pawns you have at home will do instead.
paper-back = Back of a card
paper-goal = Goal: { $goal }
paper-capoeira = Capoeira
paper-piece = Player { $number }’s piece
paper-coin = Coin token

# What is in the box, on its page
box-characters = Characters
box-cards = Cards
box-pieces = Pieces
box-character = Ability: { $ability } Goal: { $goal }
box-capoeira = Capoeira
    .about = Begins in the Senzala; once free, stands in a square, works in a business or lives in the Cabeça de Porco.
box-piece = Player’s piece
    .about = Marks your businesses, your ministers and the characters that you influence.
box-token = Coin token
    .about = It lies on a full business and is worth one Coin, once a turn.

# The game at a glance: before the first game and on top of the rules
primer-goal = To win over a character and be the first to meet that character’s goal.
primer-1 = Combine cards from your hand: with a Liberty and a capoeira card, somebody leaves the Senzala and reaches a square.
primer-2 = Employ capoeiras in your businesses, which give coins, and place ministers, who give cards.
primer-3 = Put two markers on a character: the ability becomes yours, and so does the goal.
primer-end = It ends as soon as somebody meets the goal of a character they have won over.

# What counts, in hints
part-characters = { $count ->
    [1] one more character in your area
   *[other] { $count } more characters in your area
}
    .less = { $count ->
        [1] one fewer character in your area
       *[other] { $count } fewer characters in your area
    }
part-markers = { $count ->
    [1] one more marker on a character
   *[other] { $count } more markers on characters
}
    .less = { $count ->
        [1] one fewer marker on a character
       *[other] { $count } fewer markers on characters
    }
part-freed = { $count ->
    [1] one more capoeira free in the city
   *[other] { $count } more capoeiras free in the city
}
    .less = { $count ->
        [1] one fewer capoeira free in the city
       *[other] { $count } fewer capoeiras free in the city
    }
part-full = { $count ->
    [1] one more full business, which gives a coin
   *[other] { $count } more full businesses, which give coins
}
    .less = { $count ->
        [1] one fewer full business
       *[other] { $count } fewer full businesses
    }
part-businesses = { $count ->
    [1] one more business
   *[other] { $count } more businesses
}
    .less = { $count ->
        [1] one fewer business
       *[other] { $count } fewer businesses
    }
part-workers = { $count ->
    [1] one more capoeira at work
   *[other] { $count } more capoeiras at work
}
    .less = { $count ->
        [1] one fewer capoeira at work
       *[other] { $count } fewer capoeiras at work
    }
part-ministers = { $count ->
    [1] one more minister, who gives a card each turn
   *[other] { $count } more ministers, who give cards each turn
}
    .less = { $count ->
        [1] one fewer minister
       *[other] { $count } fewer ministers
    }
part-cards = { $count ->
    [1] one more card
   *[other] { $count } more cards
}
    .less = { $count ->
        [1] one card spent
       *[other] { $count } cards spent
    }

## Words of the game that are touched for their meaning: their forms, and what they mean.

glossary = capoeira gang square business minister marker character ability tenement senzala token market
word-capoeira = capoeira|capoeiras
    .means = Somebody from a malta, free in the squares or at work in a business.
word-gang = malta|maltas
    .means = A company of capoeiras, the Nagoas or the Guaiamuns; each has two squares.
word-square = square|squares
    .means = Where free capoeiras are; each business is joined to one by a road.
word-business = business|businesses
    .means = One owner and two places for capoeiras. Full, it brings a coin token a turn.
word-minister = minister|ministers|Ministry
    .means = A piece in the Ministry: it brings a card each turn until it is pushed out.
word-marker = marker|markers
    .means = A piece on a character: with two of yours you win the character over.
word-character = character|characters
    .means = Win one over and meet its goal to win the game. Each has an ability too.
word-ability = ability|abilities
    .means = What a character of yours does for you, once a turn, before your first combination.
word-tenement = Cabeça de Porco
    .means = The tenement of the Guaiamuns: full, it is the goal of Alemão.
word-senzala = Senzala
    .means = The quarters of the enslaved: where those who are not free yet are held.
word-token = token|tokens
    .means = A coin that a full business gives; worth +1 once a turn.
word-market = Market
    .means = Three open cards: once a turn, swap one from your hand for one of them.

## Pictures of the lesson

picture-fewer = { $now } instead of { $usual }
