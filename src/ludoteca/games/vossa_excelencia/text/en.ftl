### Vossa Excelência: everything a player reads.

title = Vossa Excelência
tagline = Build a cabinet, win the voters over and reach the polls with a presentable record.
about = Eight semesters to gather allies, spend influence and win voters before the Elections. Most political capital wins; infamy counts against you. The cards are our own: a satire of vices and institutions, with nobody real in it.

setting-calendar = Calendar
    .help = The full term has eight semesters, the short one four.
setting-calendar-long = Long (8 semesters)
setting-calendar-short = Short (4 semesters)
setting-expansion = Projeto de Poder
    .help = Adds cards with fees: you pay to articulate them.
setting-expansion-off = Without the expansion
setting-expansion-on = With the expansion
setting-deck = Deck
    .help = The house deck, or a file of your own: the workshop helps you make it and says what is wrong with it.
    .own = A file of mine
setting-deck-house = House deck

## Things

empty = {""}
-language = { "" }
    .code = en
card = { -language.code ->
    [pt] { $pt }
   *[en] { $en }
}
card-unknown = card { $number }
category-politician = Politicians
category-party = Parties
category-parliamentarian = Parliamentarians
category-infamy = Infamies
category-event = Events
category-voter = Voters
sphere = { $sphere ->
    [populist] populist
    [oligarch] oligarch
    [bourgeois] bourgeois
    [commune] commune
    [square] square
   *[hip] hip
}
resource = { $resource ->
    [money] money
    [power] power
    [populist] populist influence
    [oligarch] oligarch influence
    [bourgeois] bourgeois influence
    [commune] commune influence
    [square] square influence
   *[hip] hip influence
}
icon = { $icon ->
    [money] money
    [any] influence of any sphere
    [populist] populist influence
    [oligarch] oligarch influence
    [bourgeois] bourgeois influence
    [commune] commune influence
    [square] square influence
   *[hip] hip influence
}
icons = { $count } { icon }
no-cost = no cost
amount = { $count ->
    [99] all { resource }
   *[other] { $count } { resource }
}

some-politician = { $count ->
    [0] politician
    [-1] politicians
    [99] all politicians
    [one] 1 politician
   *[other] { $count } politicians
}
some-party = { $count ->
    [0] party
    [-1] parties
    [99] all parties
    [one] 1 party
   *[other] { $count } parties
}
some-parliamentarian = { $count ->
    [0] parliamentarian
    [-1] parliamentarians
    [99] all parliamentarians
    [one] 1 parliamentarian
   *[other] { $count } parliamentarians
}
some-infamy = { $count ->
    [0] infamy
    [-1] infamies
    [99] all infamies
    [one] 1 infamy
   *[other] { $count } infamies
}
some-event = { $count ->
    [0] event
    [-1] events
    [99] all events
    [one] 1 event
   *[other] { $count } events
}
some-voter = { $count ->
    [0] voter
    [-1] voters
    [99] all voters
    [one] 1 voter
   *[other] { $count } voters
}
some-card = { $count ->
    [0] card
    [-1] cards
    [99] all cards
    [one] 1 card
   *[other] { $count } cards
}
some-this = this card
some-keyword = { $count ->
    [0] { $keyword } card
    [-1] { $keyword } cards
    [99] all { $keyword } cards
    [one] 1 { $keyword } card
   *[other] { $count } { $keyword } cards
}
some-sphere = { $count ->
    [0] { sphere } card
    [-1] { sphere } cards
    [99] all { sphere } cards
    [one] 1 { sphere } card
   *[other] { $count } { sphere } cards
}
per = {" "}for each { $what } in { $who ->
    [you] your
   *[other] their
} cabinet
per-hand = {" "}for each card in hand
per-money = {" "}for each 1 money on the politician
per-here = {" "}for each 1 money on this card
per-rival = {" "}for each rival

## What cards say

join-steps = { $first } and { $rest }
join-list = { $first }, { $rest }
join-or = { $first }, or { $rest }
join-icons = { $first } + { $rest }
join-faces = { $first }; { $rest }
join-numbered = { $first }  { $rest }
join-lines = { $first } { $rest }
costs = Costs { $bill }.
capital = Capital { $count }.
numbered = { $number }) { $effect }
faces = on { $faces }, { $effect }
roll = roll the die: { $faces }
condition = { $condition }, { $effect }
condition-act = { $condition }; if you do, { $effect }

moment-direct = When it enters play: { $effect }.
moment-articulation = Articulate: { $effect }.
moment-action = Action, once a turn: { $effect }.
moment-action-often = Action, as often as you like: { $effect }.
moment-dawn = At the start of your turn: { $effect }.
moment-dusk = At the end of your turn: { $effect }.
moment-elections = At the start of the Elections: { $effect }.
moment-setup = During set-up: { $effect }.
moment-event = Each player, in order: { $effect }.

step-gain = { $who ->
    [you] gain
    [self] you gain
    [target] a rival of your choice gains
    [same] that rival gains
    [others] each rival gains
   *[everyone] each player gains
} { $what }{ $per }
step-gain_chosen = { $who ->
    [you] gain
    [self] you gain
    [target] a rival of your choice gains
    [same] that rival gains
    [others] each rival gains
   *[everyone] each player gains
} { more-chosen }{ $per }
more-chosen = { $count } influence of a sphere of { $who ->
    [you] your
    [self] your
   *[others] their
} choice
step-lose = { $who ->
    [you] lose
    [self] you lose
    [target] a rival of your choice loses
    [same] that rival loses
    [others] each rival loses
   *[everyone] each player loses
} { $what }{ $per }
step-draw = { $who ->
    [you] draw
    [self] you draw
    [target] a rival of your choice draws
    [same] that rival draws
    [others] each rival draws
   *[everyone] each player draws
} { $count ->
    [99] all cards of the pile and the discards
    [one] 1 card
   *[other] { $count } cards
}{ $per }
step-discard_hand = { $who ->
    [you] discard
    [self] you discard
    [target] a rival of your choice discards
    [same] that rival discards
    [others] each rival discards
   *[everyone] each player discards
} { $count ->
    [99] the whole hand
    [one] 1 card from hand
   *[other] { $count } cards from hand
}{ $per }
step-discard = { $who ->
    [you] discard
    [self] you discard
    [target] a rival of your choice discards
    [same] that rival discards
    [others] each rival discards
   *[everyone] each player discards
} { $what }{ $per }
step-receive = { $who ->
    [you] receive
    [self] you receive
    [target] a rival of your choice receives
    [same] that rival receives
    [others] each rival receives
   *[everyone] each player receives
} { $count ->
    [99] all infamies there are
    [one] 1 infamy
   *[other] { $count } infamies
}{ $per }
step-return = { $who ->
    [you] return
    [self] you return
    [target] a rival of your choice returns
    [same] that rival returns
    [others] each rival returns
   *[everyone] each player returns
} { $what } to hand{ $per }
step-turn = { $who ->
    [you] turn
    [self] you turn
    [target] a rival of your choice turns
    [same] that rival turns
    [others] each rival turns
   *[everyone] each player turns
} { $what }{ $per }
step-unturn = { $who ->
    [you] unturn
    [self] you unturn
    [target] a rival of your choice unturns
    [same] that rival unturns
    [others] each rival unturns
   *[everyone] each player unturns
} { $what }{ $per }
step-store = { $who ->
    [self] you put
   *[you] put
} { $count } money on this card{ $per }
step-collect = { $who ->
    [self] you move
   *[you] move
} { $count ->
    [99] all money from this card to your politician
   *[other] { $count } money from this card to your politician{ $per }
}
step-give = { $who ->
    [you] give
    [self] you give
    [target] a rival of your choice gives you
    [same] that rival gives you
    [others] each rival gives you
   *[everyone] each player gives you
} { $count ->
    [99] all their money
   *[other] { $count } money
}{ $per }
step-campaign = { $who ->
    [self] you turn up
   *[you] turn up
} { $count ->
    [99] the whole pile of voters in the Electoral Zone
    [one] 1 more voter in the Electoral Zone
   *[other] { $count } more voters in the Electoral Zone
}{ $per }
step-take = { $who ->
    [you] take
    [self] you take
    [target] a rival of your choice takes
    [same] that rival takes
    [others] each rival takes
   *[everyone] each player takes
}, without paying, { $what } from the Electoral Zone{ $per }
step-retrieve = { $who ->
    [you] retrieve
    [self] you retrieve
    [target] a rival of your choice retrieves
    [same] that rival retrieves
    [others] each rival retrieves
   *[everyone] each player retrieves
} { $what } from the discards to hand{ $per }
step-play = { $who ->
    [you] put
    [self] you put
    [target] a rival of your choice puts
    [same] that rival puts
    [others] each rival puts
   *[everyone] each player puts
} into play, without paying, { $what } from hand{ $per }
step-switch = { $who ->
    [you] switch
    [self] you switch
    [target] a rival of your choice switches
    [same] that rival switches
    [others] each rival switches
   *[everyone] each player switches
} party
step-sweep = { $who ->
    [self] you replace
   *[you] replace
} all voters in the Electoral Zone
step-leave = { $who ->
    [you] leave the game
    [self] you leave the game
    [target] a rival of your choice leaves the game
    [same] that rival leaves the game
    [others] each rival leaves the game
   *[everyone] each player leaves the game
}
step-nothing = { $who ->
    [self] you do nothing
   *[you] do nothing
}
step-have = if you have at least { $what }
step-fee = pay the fee of { $what }

rule-hand = { $count ->
    [one] When you refill your hand, draw until you have 1 card more than usual.
   *[other] When you refill your hand, draw until you have { $count } cards more than usual.
}
rule-hand-less = { $count ->
    [one] When you refill your hand, draw until you have 1 card fewer than usual.
   *[other] When you refill your hand, draw until you have { $count } cards fewer than usual.
}
rule-spend-here = Money on this card can be spent.
rule-money-here = Money you receive is put on this card.
rule-discount = { $count ->
    [one] You pay 1 fewer icon for { $what }.
   *[other] You pay { $count } fewer icons for { $what }.
}
rule-surcharge = You pay { $count } more influence, of any sphere, for { $what }.
rule-keep-influence = You do not lose influence at the end of your turn.
rule-keep-power = You do not lose power at the end of your turn.
rule-locked = This card does not unturn by itself.
rule-enters-turned = This card enters play turned.
rule-wild = Your { sphere } influence pays for every sphere.
rule-zone = { $count ->
    [one] The Electoral Zone is refilled to 1 voter more than usual.
   *[other] The Electoral Zone is refilled to { $count } voters more than usual.
}
rule-zone-less = { $count ->
    [one] The Electoral Zone is refilled to 1 voter fewer than usual.
   *[other] The Electoral Zone is refilled to { $count } voters fewer than usual.
}
rule-forbid = { $act ->
    [articulate] You may not articulate { $what }.
    [buy] You may not win over { $what }.
    [reveal] You may not reveal { $what }.
    [pay] You may not pay for { $what }.
    [unturn] At the start of your turn you do not unturn { $what }.
   *[use] You may not use actions of { $what }.
}
rule-bonus = Capital: { $count }{ $per }.
rule-immune = Events do not affect you.
rule-wins-ties = You win every tie.
rule-repeats = This card’s action may be used more than once a turn.
rule-stays-up = This card does not turn when it is articulated, which can be done once a turn.
rule-keep-revealed = At the end of your turn you do not discard revealed cards that you have not paid for: they stay in your hand, revealed.
rule-money-by-influence = You may pay money icons with influence of any sphere, or with power.
rule-sheltered = What rivals’ cards tell you to do does not happen.
rule-luck = Add { $count } to what you roll (6 at most).
rule-luck-less = Subtract { $count } from what you roll (1 at least).

## What is asked

prompt-actions =
    Articulate, reveal and pay for cards, or stop.
    Gather influence and win voters, who are your capital.
prompt-discards =
    Discard from your hand what you do not want to keep.
    Then you refill it with new cards.
prompt-accepting =
    Do you accept the exchange?
    { $card }: { $effect } and, in return, { $gain }.
brings-roll = roll the die
prompt-branching =
    Choose one effect of { $card }.
    { $effect }.
prompt-choosing =
    Choose the card.
    { $card }: { $effect }.
prompt-sphere =
    Choose the sphere.
    { $card }: { $effect }.
prompt-targeting =
    Choose the rival.
    { $card }: { $effect }.
prompt-paying =
    What do you pay 1 { icon } with?
    { $kept ->
        [yes] { $card }.
       *[no] { $card }: any influence left over is lost at the end of the turn.
    }
prompt-running = One moment.
prompt-over = The game is over.

## What can be done

option-stop = Take no more actions
option-reveal = Reveal { $card }
option-pay = Pay for { $card }
option-buy = Win over { $card }
option-itemise = Pay for { $card }, choosing the resources
option-articulate = Articulate { $card }
option-use = Use the action of { $card }
option-drop = Discard { $card }
option-keep = Keep the rest of the hand
option-accept = Accept
option-accept_by_hand = Accept, choosing the resources
option-refuse = Refuse
option-branch = Effect { $branch }
    .does = “{ $effect }”
option-choose = { $card }
option-sphere = The { $sphere } sphere
option-rival = { $rival }
detail-sheltered = Immune to rivals’ cards: nothing would happen.
option-pay_with = Pay with { $resource }

## What happened

event-game_begins = { $seat } begins.
event-enters = { $card } enters { $seat }’s cabinet.
event-voter_appears = New voters in the Electoral Zone: { $card }.
event-semester_begins = Semester { $semester } begins.
event-turn_begins = It is { $seat }’s turn.
event-reveals = { $seat } reveals { $card }.
event-spends = { $seat } spends { $count } { $resource }.
event-buys = { $seat } wins over { $card }.
event-pays = { $seat } pays for { $card }.
event-articulates = { $seat } articulates { $card }.
event-uses = { $seat } uses the action of { $card }.
event-gains = { $seat } gains { $count } { $resource }.
event-loses = { $seat } loses { $count } { $resource }.
event-gets_money = { $seat } gets { $count } money on { $card }.
event-loses_money = { $seat } loses { $count } money.
event-gives_money = { $seat } gives { $count } money to { $rival }.
event-stores = { $seat } puts { $count } money on { $card }.
event-draws = { $seat } draws { $card }.
event-draws_hidden = { $seat } draws a card.
event-receives = { $seat } receives the infamy { $card }.
event-discards_card = { $seat } discards { $card }.
event-loses_voter = { $seat } loses the voters { $card }, who return to the Electoral Zone.
event-to_box = { $seat } loses { $card }: the card returns to the box.
event-returns_to_hand = The card { $card } goes to { $seat }’s hand.
event-turns = { $seat } turns { $card }.
event-unturns = { $seat } unturns { $card }.
event-rolls = { $card }: { $seat } rolls the die: { $face }.
event-no_face = Nothing happens to { $seat }.
event-accepts = { $seat } accepts the condition of { $card }.
event-refuses = { $seat } refuses the condition of { $card }.
event-cannot_meet = { $seat } cannot meet the condition of { $card }.
event-takes_branch = { $known ->
    [yes] { $seat } chooses with { $card }: { $effect }.
   *[no] { $seat } chooses the { $branch ->
        [1] first
        [2] second
        [3] third
       *[other] { $branch }th
    } effect of { $card }.
}
event-targets = { $seat } chooses { $rival }.
event-shuffles = The { $category } pile is rebuilt, with { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
event-event_opens = Event: { $card }.
event-event_for = { $seat } resolves { $card }.
event-event_ends = The event { $card } goes to the discards.
event-immune_to = The event { $card } does not affect { $seat }.
event-zone_swept = { $count ->
    [one] 1 voter goes back to the pile.
   *[other] { $count } voters go back to the pile.
}
event-leaves_game = { $seat } leaves the game.
event-influence_fades = { $seat } loses { $count ->
    [one] 1 unspent resource
   *[other] { $count } unspent resources
}.
event-elections_begin = Elections! All hands are discarded.
event-counts = { $seat }: { $count } for { $card }; that makes { $total }.
event-total = { $seat } ends up with { $total } political capital.
event-game_ends = The polls are closed.

## Why not

refusal-not_now = Not now. { $asked }
refusal-not_in_hand = The card { $card } is not in your hand.
refusal-already_revealed = The card { $card } is already revealed.
refusal-not_revealed = You can only pay for cards you have revealed, and { $card } is not revealed.
refusal-in_no_reach = The card { $card } is not in the Electoral Zone.
refusal-cannot_afford = You cannot pay all that { $card } costs: { $price }.
refusal-one_way_to_pay = There is only one way to pay for { $card }.
refusal-cannot_pay_with = You cannot pay this icon with { $resource }, or there would not be enough for the rest.
refusal-not_in_cabinet = The card { $card } is not in your cabinet.
refusal-is_turned = { $stays ->
    [yes] The card { $card } is turned and does not unturn by itself.
   *[no] The card { $card } stays turned until your next turn.
}
refusal-already_articulated = The card { $card } has already been articulated this turn.
refusal-no_articulation = The card { $card } has no articulation effect.
refusal-no_action = The card { $card } has no action.
refusal-action_used = The action of { $card } has already been used this turn.
refusal-forbidden = A card in your cabinet does not let you do that with { $card }.
refusal-too_many_actions = Ninety-nine actions are enough for one turn.
refusal-not_a_choice = The effect does not allow that choice. { $asked }
refusal-branch_impossible = That effect would do nothing. Choose one that does something.
refusal-no_such_rival = { $rival } is not among your rivals in play.
refusal-nothing_by_hand = There is nothing to choose: there is only one way to pay.

## Deck files

deck-too-long = The file is longer than { $most } KiB.
deck-not-toml = This is not TOML: { $detail }
deck-by-hand = The file is written in a way that the workshop cannot change here: change this part in the text.
deck-two-names = “{ $text }” and “{ $other }” are one name in two languages: keep one of them.
toml-equals = a “=” is missing between the name and the value, as in capital = 2.
toml-unclosed = a list or a pair of braces was opened and not closed, as in ["hand +1"].
toml-quotes = a text begins with quotation marks and does not end on the same line, as in name = "Lobbyist".
toml-one-line = each thing has its own line: after the value there may only be a comment with #.
toml-header = a new card begins like this, with two brackets on each side: [[voter]].
toml-twice = the same name appears twice in one card, or in one table.
toml-backslash = a \ between double quotation marks means something else: write the text without it.
toml-value = after “=” comes a text in quotation marks, a number, true, false or a list, as in capital = 2.
toml-statement = a name and a value belong here, as in capital = 2, or a new card, as in [[voter]].
deck-nested = The file has too many lists within lists.
deck-dotted = There is a name of more than { $most } parts with dots between them.
deck-no-section = There is no section “{ $text }”. Sections: { $known }.
deck-not-a-list = “{ $text }” is written [[{ $text }]], once for each card.
deck-bad-keywords = [keywords] is a table of at most { $most } words.
deck-bad-keyword = “{ $text }” cannot be a keyword: use unaccented lowercase letters, and no word that the format already uses.
deck-bad-pictures = [pictures] is a table: for each id of a card, a picture.
deck-picture-of-nothing = There is no card “{ $text }” for this picture.
deck-picture-kind = This is not a JPEG picture that the game can show. Add the picture in the workshop, which converts it.
deck-picture-size = The picture is too large: at most { $most } kB. The workshop makes it smaller by itself.
deck-picture-pixels = The picture is too large. Add it in the workshop, which makes it smaller by itself.
deck-picture-tells = The picture holds more than meets the eye, such as where it was taken. Add it in the workshop, which takes that out.
deck-bad-id = An id of lowercase letters, digits and hyphens is needed here; found “{ $text }”.
deck-id-twice = The id “{ $text }” already belongs to another card.
deck-no-field = A card of [[{ $section }]] has no “{ $text }”. It has: { $known }.
deck-bad-name = “{ $text }” must be a text, or one text for pt and one for en.
deck-text-too-long = “{ $text }” is longer than { $most } letters.
deck-bad-number = “{ $text }” must be a whole number from { $least } to { $most }.
deck-not-a-text = “{ $text }” must be a text or a list of texts.
deck-not-known = “{ $text }” is not known. Known: { $known }.
deck-not-yes-or-no = “{ $text }” must be true or false.
deck-too-many-sentences = “{ $text }” has more than { $most } sentences.
deck-no-event = An event needs event = "…".
deck-fee-here = Fees (pay) are allowed only in the articulation of cards with expansion = true.
deck-too-few = { $section ->
    [politician] Too few politicians: a deck has at least { $least } cards [[{ $text }]], and this one has { $found }.
    [party] Too few parties: a deck has at least { $least } cards [[{ $text }]], and this one has { $found }.
    [voter] Too few voters: a deck has at least { $least } cards [[{ $text }]], and this one has { $found }.
   *[parliamentarian] Too few parliamentarians: a deck has at least { $least } card [[{ $text }]] outside the expansion, and this one has { $found }.
}
deck-too-many = The deck has { $found } cards; the limit is { $most }.
deck-not-a-condition = “{ $text }” cannot be a condition.
deck-condition-twice = “{ $text }”: two conditions of one kind could need the same card or the same money.
deck-only-a-condition = “{ $text }” uses have or pay, which go only before “:”.
deck-no-arrow = “{ $text }” lacks “->” between the faces and the effect.
deck-no-face = “{ $text }” is neither a face from 1 to 6 nor a range such as 1-2.
deck-face-twice = “{ $text }” names a face that already has an effect.
deck-no-verb = I do not understand “{ $text }”. Verbs: { $verbs }.
deck-incomplete = “{ $text }” is incomplete or has too many words.
deck-no-trait = “{ $text }” is not a category, sphere or keyword of this deck. Known: { $known }.
deck-no-rule = There is no rule “{ $text }”.
deck-no-icon = “{ $text }” is not a cost, which is a number and an icon. Icons: { $known }.
deck-no-resource = “{ $text }” is not a resource. Resources: { $known }.
deck-no-count = “{ $text }” must be a number from 1 to { $most }.
deck-huge-number = There is a number with thousands of digits.
deck-not-unicode = There is half a character here: the file is not valid Unicode.
deck-blank = “{ $text }” must not be empty.
deck-hidden-letter = “{ $text }” has a line break or a character that cannot be seen ({ $code }).
deck-too-many-alternatives = “{ $text }” has more than { $most } alternatives (or).
deck-cards-before-money = “{ $text }”: write lose money or pay before discard or return, because the money could be on those cards.
deck-never-there = “{ $text }”: no card of the kind { $kind } can ever be there.
deck-no-this = “{ $text }”: “this” does not go here.
deck-not-with-this = A card of [[{ $text }]] can never do this with itself.
deck-no-per = “{ $text }” cannot be multiplied by per.
deck-not-of-others = “{ $text }” cannot be done by others: leave out target, others and everyone.
deck-nobody-left = “{ $text }”: nobody would be left in the game.
deck-no-hand-then = “{ $text }”: nobody has cards in hand at the Elections.
deck-no-giver = “{ $text }” does not say who gives: target, others or everyone.

## Terminal

terminal-calendar = Calendar
terminal-zone = Electoral Zone
terminal-hand = { $count ->
    [one] Hand: 1 card
   *[other] Hand: { $count } cards
}
terminal-capital = capital { $count }
terminal-resources = This turn:

## Board

board-dealing = Dealing the cards…
board-no-cards = The cards did not arrive.
board-again = Try again
board-others = The other cabinets
board-capital-of = { $seat }’s political capital
board-cabinet = { $seat }’s cabinet
board-open = A closer look at { $seat }’s cabinet
board-yours = Your cabinet
board-turn = playing now
board-left = Out of the game.
board-hand = Your hand
board-hand-of = { $seat }’s hand
board-hand-count = { $count ->
    [0] No cards in hand
    [1] 1 card in hand
   *[other] { $count } cards in hand
}
board-resources = To spend this turn
board-calendar = Calendar
board-semester = Semester { $semester }
board-elections = Elections
board-desk = On the agenda
board-bulletin = Breaking news
board-bulletin-none = No news so far. Enjoy it.
board-skip = Skip { $count }
board-die = The die
board-die-shows = The die shows { $face }
board-zone = Electoral Zone
board-zone-empty = No voters in sight.
board-piles = Piles and discards
board-views = What you see of the table
board-view-cabinet = Cabinet
board-view-zone = Voters
board-view-others = Rivals
board-view-open = there is something to do here
board-answers = Your answer
board-pull = Whole hand
board-pile = { $count ->
    [0] { $category }: the pile is empty
    [1] { $category }: 1 card in the pile
   *[other] { $category }: { $count } cards in the pile
}
board-discard = { $count ->
    [0] Discarded { $category }: none
    [1] Discarded { $category }: 1 card
   *[other] Discarded { $category }: { $count } cards
}
board-read = Read the card.
board-turned = It is turned.
board-turned-short = turned
board-revealed = It is revealed and waits to be paid for.
board-revealed-short = revealed
board-money-on = It has { $count } money on it.
board-explained = In the rules
board-rule-setup = Set-up
board-rule-event = Event and semester
board-rule-revealing = Revealing
board-rule-costs = Resources and costs
board-rule-articulating = Articulating
board-rule-actions = Actions on cards
board-rule-effects = Effects
board-rule-golden = Golden rule
board-rule-end = Elections
board-card-politician = Politician
board-card-party = Party
board-card-parliamentarian = Parliamentarian
board-card-infamy = Infamy
board-card-event = Event
board-card-voter = Voters
board-act-reveal = Reveal
board-act-pay = Pay
board-act-itemise = Pay with…
board-act-buy = Win over
board-act-articulate = Articulate
board-act-use = Use action
board-act-drop = Discard
board-act-choose = Choose
board-act-rival = Choose { $seat }
board-act-rival-sheltered = Choose { $seat }, immune
board-score = The count
board-score-player = Player
board-score-skip = Skip the count
board-score-again = Count again
board-score-total = Political capital
board-score-counting = Ballot box { $count } of { $most }
board-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
board-wins = { $seat } wins with { $points } political capital.
board-wins-tie = { $reason ->
    [voters] Tied at { $points }: { $seat } wins with more voters.
    [money] Tied at { $points }: { $seat } wins with more money.
    [infamies] Tied at { $points }: { $seat } wins with fewer infamies.
    [card] Tied at { $points }: one of { $seat }’s cards decides it.
   *[order] Tied at { $points }: { $seat } wins by coming later in turn order.
}
board-wins-alone = { $seat } wins: nobody else is left in the game.

## On paper

paper-politician = Politicians
paper-party = Parties
paper-parliamentarian = Parliamentarians
paper-infamy = Infamies
paper-event = Events
paper-voter = Voters
paper-table = Calendar and money
    .hint = Calendar: cut it out whole, along its outline. Semester marker: fold along the middle line, glue front to back and spread the feet.
paper-symbols = The symbols
paper-won = Political capital:
    .means = at the top right, how many points the card is worth at the Elections. What its text says about “Capital” is added to that.
paper-number = At the foot, on the right:
    .means = the card’s number in the deck. Effects that happen at the same moment follow this order.
paper-lost = Negative capital:
    .means = the points it takes away.
paper-spheres = At the top left:
    .means = the card’s spheres. Their names are also in the band, with the keywords.
paper-cost = Under the name:
    .means = the cost, in icons of each kind. With no icons, the card is free.
paper-backs = The backs of the cards
paper-back = Back: { $category }
paper-expansion = Projeto de Poder expansion
paper-marker = Semester marker
paper-money = Money: { $worth }
paper-need-die = A six-sided die.
paper-need-influence = Pencil and paper, or any counters, for the influence and power of a turn.

## The workshop

atelier-kinds = Kinds of card
atelier-least = A deck needs at least { $count } of these.
atelier-add-card = New card
atelier-copy-card = Copy the card
atelier-remove-card = Remove the card
atelier-new-card = New card
atelier-no-card = There are no cards of this kind yet.
atelier-preview = How the card will look
atelier-new-keyword = New keyword
atelier-add = Add
atelier-name = Name
atelier-flavour = Flavour text
atelier-in-english = in English
atelier-picture = Picture of your own
atelier-picture-choose = Choose a picture
atelier-picture-remove = Back to the house drawing
atelier-picture-refused = This picture could not be read. Try another, preferably a JPEG or PNG photo.
atelier-copies = How many copies
atelier-capital = Political capital
atelier-sphere = Spheres
atelier-keywords = Keywords
atelier-cost = Cost
atelier-any-icon = any sphere
atelier-rules = What it changes in the rules
atelier-rule = Rule
atelier-rule-by-hand = Rule, written by hand
atelier-act = Which
atelier-rule-hand = size of the hand
atelier-rule-zone = size of the Electoral Zone
atelier-rule-luck = luck with the die
atelier-rule-discount = fewer icons for
atelier-rule-surcharge = more influence for
atelier-rule-capital = capital
atelier-rule-wild = any sphere can be paid with influence
atelier-rule-forbid = it is forbidden to
atelier-rule-spend-here = money on this card may be spent
atelier-rule-money-here = money you receive goes onto this card
atelier-rule-keep-influence = influence is not lost at the end of the turn
atelier-rule-keep-power = power is not lost at the end of the turn
atelier-rule-locked = this card does not unturn by itself
atelier-rule-enters-turned = this card comes into play turned
atelier-rule-immune-to-events = events do not affect you
atelier-rule-wins-ties = you win ties
atelier-rule-repeats = its action repeats in the same turn
atelier-rule-does-not-turn = does not turn when articulated
atelier-rule-keep-revealed = revealed cards stay in hand
atelier-rule-influence-pays-money = influence pays money icons
atelier-rule-immune-to-rivals = rivals’ cards do not command you
atelier-act-articulate = articulate
atelier-act-buy = win over
atelier-act-reveal = reveal
atelier-act-pay = pay for
atelier-act-unturn = unturn
atelier-act-use = use actions of
atelier-expansion = Only with Projeto de Poder
atelier-sentence = Effect
atelier-no-sentence = Remove this effect
atelier-by-hand = Effect, written by hand
atelier-condition = Condition
atelier-die = Roll the die
atelier-faces = Faces of the die
atelier-if = If you do this:
atelier-then = then:
atelier-or = or
atelier-and = and also
atelier-and-condition = one more condition
atelier-less = Remove
atelier-for-each = for each
atelier-who = Who
atelier-verb = Does what
atelier-count = How much
atelier-what = Of what
atelier-per = Multiplied
atelier-who-you = you
atelier-who-target = a rival
atelier-who-others = every rival
atelier-who-everyone = everybody
atelier-verb-gain = { $who ->
    [you] gain
   *[other] gains
}
atelier-verb-lose = { $who ->
    [you] lose
   *[other] loses
}
atelier-verb-draw = { $who ->
    [you] draw cards
   *[other] draws cards
}
atelier-verb-campaign = { $who ->
    [you] turn up voters
   *[other] turns up voters
}
atelier-verb-discard = { $who ->
    [you] discard
   *[other] discards
}
atelier-verb-return = { $who ->
    [you] return to hand
   *[other] returns to hand
}
atelier-verb-turn = { $who ->
    [you] turn
   *[other] turns
}
atelier-verb-unturn = { $who ->
    [you] unturn
   *[other] unturns
}
atelier-verb-take = { $who ->
    [you] take from the Zone
   *[other] takes from the Zone
}
atelier-verb-retrieve = { $who ->
    [you] get back from the discards
   *[other] gets back from the discards
}
atelier-verb-play = { $who ->
    [you] put into play without paying
   *[other] puts into play without paying
}
atelier-verb-have = { $who ->
    [you] have in the cabinet
   *[other] has in the cabinet
}
atelier-verb-receive = { $who ->
    [you] receive infamies
   *[other] receives infamies
}
atelier-verb-pay = { $who ->
    [you] pay the fee
   *[other] pays the fee
}
atelier-verb-store = { $who ->
    [you] put money on the card
   *[other] puts money on the card
}
atelier-verb-collect = { $who ->
    [you] take money from the card
   *[other] takes money from the card
}
atelier-verb-give = { $who ->
    [you] give you money
   *[other] gives you money
}
atelier-verb-switch-party = { $who ->
    [you] switch party
   *[other] switches party
}
atelier-verb-sweep-zone = { $who ->
    [you] replace the whole Electoral Zone
   *[other] replaces the whole Electoral Zone
}
atelier-verb-leave-game = { $who ->
    [you] leave the game
   *[other] leaves the game
}
atelier-verb-nothing = { $who ->
    [you] do nothing
   *[other] does nothing
}
atelier-word-any = a chosen sphere
atelier-word-power = power
atelier-word-money = money
atelier-word-hand = card from hand
atelier-word-this = this card
atelier-word-all = all
atelier-moment-setup = At set-up
atelier-moment-direct = On entering play
atelier-moment-articulation = Articulation
atelier-moment-action = Action of the card
atelier-moment-dawn = At the start of the turn
atelier-moment-dusk = At the end of the turn
atelier-moment-elections = At the start of the Elections
atelier-moment-event = What happens to each player
atelier-new-effect = Add an effect

# The game at a glance: before the first game and on top of the rules
primer-goal = To reach the Elections with more political capital than the other excellencies.
primer-1 = Articulate the cards in your cabinet: each turns and gives influence, money or something else.
primer-2 = Reveal cards from your hand and pay for those that have a cost: the cabinet grows.
primer-3 = Win voters over with the influence you have gathered: they give most of the capital.
primer-end = After the last semester come the Elections: the capital of all your cards is added up, and infamies take some away.

# What is in the box besides the cards
box-pieces = Resources and the die
box-die = It decides risks: cards and events say what each number brings.

# What counts, in hints
part-capital = { $count } more political capital
    .less = { $count } less political capital
part-money = { $count } more money
    .less = { $count } money spent
part-influence = { $count } more influence
    .less = { $count } influence spent
part-power = { $count } more power
    .less = { $count } power spent

## Words of the game that are touched for their meaning: their forms, and what they mean.

glossary = articulate cabinet capital influence power money sphere voters zone infamy event
word-articulate = articulate|articulates
    .means = To put a card in the cabinet to work: it turns and gives its effect, once a turn.
word-cabinet = cabinet|cabinets
    .means = Your cards in play: politician, party, parliamentarians, voters and infamies.
word-capital = political capital|capital
    .means = What decides the Elections: the sum of what the cards in the cabinet are worth.
word-influence = influence
    .means = It pays costs of its sphere; it is gone at the end of the turn.
word-power = power
    .means = It stands for any influence; it is gone at the end of the turn.
word-money = money
    .means = It pays for anything and stays from turn to turn.
word-sphere = sphere|spheres
    .means = The six colours of politics: populist, oligarch, bourgeois, commune, square and hip.
word-voters = voter|voters
    .means = A card in the Electoral Zone, won by paying: nearly all capital comes from these.
word-zone = Electoral Zone
    .means = The voters that can be won now; there are always at least three.
word-infamy = infamy|infamies
    .means = A scandal that stays in the cabinet and takes capital away at the Elections.
word-event = event|events
    .means = It comes after everybody has played; each player does what it says.

## Pictures of the lesson

picture-sign-direct = as it enters the cabinet
picture-sign-articulation = when articulated, and the card is turned
picture-sign-action = an action: once a turn, without turning it
picture-sign-condition = on a condition: read the card
picture-sign-or = one or the other
picture-sign-draw = draw a card
picture-sign-roll = roll the die
picture-sign-infamy = infamy
picture-sign-any = any influence
picture-sign-more = there is more: read the card
