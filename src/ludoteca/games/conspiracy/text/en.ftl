### Conspiracy: everything a player reads.

title = Conspiracy: Abyss Universe
tagline = Build the most influential chamber at the bottom of the sea.
about = Bring lords into your chamber, take territories with their keys and gather pearls. Whoever fills fifteen places gives every rival one last turn.

setting-live_score = Score in sight
    .help = Shows the influence points (IP) of every chamber during the game. Switched off, they appear only at the end.
setting-live_score-on = On
setting-live_score-off = Off

## Things

guild = { $guild ->
    [farmers] farmers
    [military] soldiers
    [merchants] merchants
    [politicians] politicians
   *[mages] mages
}
    .title = { $guild ->
        [farmers] Farmers
        [military] Soldiers
        [merchants] Merchants
        [politicians] Politicians
       *[mages] Mages
    }
guild-colour = { $guild ->
    [farmers] yellow
    [military] red
    [merchants] green
    [politicians] blue
   *[mages] purple
}
lord = { guild-colour } lord { $influence }
cells = { $first } and { $second }

power-0 = When it enters, two lords without keys in your chamber may change places.
power-1 = Brings a silver key.
power-2 = Brings a gold key.
power-3 = Brings two pearls.
power-4 = Brings one pearl.
power-6 = When it enters, the deck’s top lord goes to the pile of its colour.

territory-seven = Sunken Throne
    .the = the Sunken Throne
    .effect = Worth 7 IP.
territory-silver = House of Silver
    .the = the House of Silver
    .effect = Worth 1 IP for each silver key in your chamber, used or not.
territory-gold = Golden Vault
    .the = the Golden Vault
    .effect = Worth 2 IP for each gold key in your chamber, used or not.
territory-five = Pearl Grotto
    .the = the Pearl Grotto
    .effect = Worth 5 IP and brings 1 pearl at once.
territory-four = Shell Reef
    .the = the Shell Reef
    .effect = Worth 4 IP and brings 2 pearls at once.
territory-three = Oyster Beds
    .the = the Oyster Beds
    .effect = Worth 3 IP and brings 3 pearls at once.
territory-pairs = Pearl Market
    .the = the Pearl Market
    .effect = Worth 1 IP for every two of your pearls.
territory-realm = Crown of the Deep
    .the = the Crown of the Deep
    .effect = Worth 2 IP for each territory of yours, this one included.
territory-one = Guarded Strait
    .the = the Guarded Strait
    .effect = Worth 3 IP. Until your next turn each rival may take only the first lord of the deck.
territory-two = Double Gate
    .the = the Double Gate
    .effect = Worth 3 IP. Until your next turn each rival turns up exactly two lords from the deck and keeps one.
territory-keys = Locksmith’s Workshop
    .the = the Locksmith’s Workshop
    .effect = Worth 3 IP. From now on any two keys are enough for you to take a territory.
territory-seek = Chart Room
    .the = the Chart Room
    .effect = Worth 3 IP. From now on you choose each territory out of the whole deck, never from those available.
territory-lords = Whirlpool
    .the = the Whirlpool
    .effect = Worth 3 IP. At once, the lords of all piles go back into the deck.
territory-lands = Spring Tide
    .the = the Spring Tide
    .effect = Worth 3 IP. At once, all available territories go back into the deck.
territory-best = Palace of the { guild.title }
    .the = the Palace of the { guild.title }
    .effect = Worth as many IP as your most influential { guild-colour } lord.
territory-each = Village of the { guild.title }
    .the = the Village of the { guild.title }
    .effect = Worth 1 IP, and 1 more for each { guild-colour } lord in your chamber.

## What is asked

prompt-recruit = { $must ->
    [0] { $most ->
        [0]
            Take a whole pile, as the deck is empty.
            It is the lords in your chamber that bring IP.
        [1]
            Turn up the last lord of the deck{ or-pile }.
            It enters your chamber and may bring IP.
        [2]
            Turn up 1 or 2 lords from the deck{ or-pile }.
            One of them enters your chamber: it is the lords there that bring IP.
       *[3]
            Turn up 1 to 3 lords from the deck{ or-pile }.
            One of them enters your chamber: it is the lords there that bring IP.
    }
    [1]
        Turn up the first lord of the deck.
        It enters your chamber and may bring IP: a rival’s territory leaves you no other choice.
   *[2]
        Turn up the first two lords of the deck.
        Keep the one that does most for your chamber: a rival’s territory leaves you no other choice.
}
or-pile = { $piles ->
    [0] { "" }
   *[other] , or take a whole pile
}
prompt-keep =
    Choose the lord that enters your chamber.
    Only the best of each colour scores. The others go to the piles.
prompt-leave = { $excess ->
    [one]
        Choose one lord to stay behind, within your rivals’ reach.
        The whole pile does not fit in your chamber.
   *[other]
        Choose { $excess } lords to stay behind, one at a time.
        The whole pile does not fit in your chamber; who stays is within your rivals’ reach.
}
prompt-place =
    Choose the next lord to enter your chamber.
    The order decides neighbours and powers.
prompt-swap =
    Choose a lord to change places, or leave everything as it is.
    Two lords without keys may do so, to bring colours together.
prompt-swap_with =
    Choose the lord that changes places with it.
    In your largest coalition each lord is worth 3 IP.
prompt-claim = { $seek ->
    [yes]
        Choose a territory out of the deck.
        Your keys open it, and it is worth IP.
   *[no] { $most ->
        [0]
            Take a territory that is available.
            Your keys open it, and it is worth IP.
        [1]
            Draw the last territory in the deck{ or-available }.
            Your keys open one, and it is worth IP.
        [2]
            Draw 1 or 2 territories from the deck{ or-available }.
            Your keys open one of them, and it is worth IP.
       *[3]
            Draw 1 to 3 territories from the deck{ or-available }.
            Your keys open one of them, and it is worth IP.
    }
}
or-available = { $row ->
    [0] { "" }
   *[other] , or take one that is available
}
prompt-choose =
    Choose the territory you keep.
    It counts at the end; the others become available to all.
prompt-over = The game is over.

## What can be done

option-draw = { $count ->
    [one] Turn up 1 lord
   *[other] Turn up { $count } lords
}
option-take_pile = Take the pile of the { $guild }
option-keep = Keep the { $lord }
option-leave = Leave the { $lord } in the pile
option-place = Place the { $lord }
option-no_swap = Swap nobody
option-swap = Swap the lord in place { $cell }
option-swap_with = Swap with the lord in place { $cell }
option-draw_territories = { $count ->
    [one] Draw 1 territory
   *[other] Draw { $count } territories
}
option-claim = Take { $territory }
option-choose = Keep { $territory }

## What happened

event-turn_begins = It is { $seat }’s turn.
event-turns_up = { $seat } turns up the { $lord }.
event-takes_pile = { $count ->
    [one] { $seat } takes the pile of the { $guild }, with 1 lord.
   *[other] { $seat } takes the pile of the { $guild }, with { $count } lords.
}
event-leaves = { $seat } leaves the { $lord } in the pile.
event-discards = The { $lord } goes to the pile of its colour.
event-places = { $seat } places the { $lord } in place { $cell }.
event-gains_pearls = { $count ->
    [one] { $seat } gains 1 pearl and now has { $total }.
   *[other] { $seat } gains { $count } pearls and now has { $total }.
}
event-crest_moves = { $seat }’s crest of the { $guild } goes to place { $cell }.
event-reveals = { $seat }’s lord 6 reveals the { $lord }.
event-becomes_master = { $total ->
    [one] { $seat } is now Pearl Master, with 1 pearl.
   *[other] { $seat } is now Pearl Master, with { $total } pearls.
}
event-swaps = { $seat } swaps the { $lord } with the { $other_lord }, places { $cells }.
event-no_swap_made = { $seat } swaps nobody.
event-draws_territory = { $seat } draws { $territory }.
event-takes_territory = { $seat } takes { $territory }, now in place { $cell }.
event-territory_to_row = Now available: { $territory }.
event-limits = { $count ->
    [one] For one round, { $seat }’s rivals take only the first lord of the deck.
   *[other] For one round, { $seat }’s rivals turn up exactly { $count } lords from the deck.
}
event-limit_ends = { $seat }’s restriction is over.
event-shuffles_lords = { $count ->
    [0] There were no lords in the piles to shuffle.
    [one] 1 lord from the piles goes back into the deck.
   *[other] { $count } lords from the piles go back into the deck.
}
event-shuffles_territories = { $count ->
    [0] There were no available territories to shuffle.
    [one] 1 available territory goes back into the deck.
   *[other] { $count } available territories go back into the deck.
}
event-no_territory_left = There is no territory for { $seat } to take; the keys are kept.
event-fills_chamber = { $seat } has filled their chamber! The game ends when everybody has had a last turn.
event-game_ends = The game is over.

## Why not

refusal-not_now = Not now. { $asked }
refusal-deck_short = { $deck ->
    [0] The lord deck is empty: take a pile.
    [one] Only 1 lord is left in the deck.
   *[other] Only { $deck } lords are left in the deck.
}
refusal-only_one_lord = { $owner } holds the Guarded Strait: for this one round you may turn up only the first lord of the deck.
refusal-only_two_lords = { $owner } holds the Double Gate: for this one round you turn up exactly two lords (or the last one left).
refusal-no_pile = { $piles ->
    [0] There is no pile of the { $guild }. Turn up lords from the deck.
   *[other] { $deck ->
        [0] There is no pile of the { $guild }. Take another.
       *[other] There is no pile of the { $guild }. Take another, or turn up lords from the deck.
    }
}
refusal-not_turned_up = The { $lord } is not among the lords you turned up.
refusal-not_in_hand = The { $lord } is not among the lords you took.
refusal-no_lord_there = There is no lord in place { $cell } of your chamber.
refusal-lord_has_key = The { $there } has a key, and lords with keys never move. Choose one without a key.
refusal-same_lord = That lord is already the first in the swap. Choose another.
refusal-territory_deck_short = { $territories ->
    [0] The territory deck is empty: take one that is available.
    [one] Only 1 territory is left in the deck.
   *[other] Only { $territories } territories are left in the deck.
}
refusal-must_choose_from_deck = With the Chart Room you choose your territory out of the whole deck: you neither draw blind nor take an available one.
refusal-not_in_row = The available territories do not include { $territory }.
refusal-not_in_territory_deck = The territory deck does not hold { $territory }.
refusal-not_drawn = The territories you drew do not include { $territory }.

## On the board

board-lords = Lords
board-lords-left = { $count ->
    [0] The lord deck is empty
    [one] 1 lord in the deck
   *[other] { $count } lords in the deck
}
board-draw = Turn up
board-piles = Piles
board-pile = { $count ->
    [0] Pile of the { $guild }: empty
    [one] Pile of the { $guild }: 1 lord
   *[other] Pile of the { $guild }: { $count } lords
}
board-territories = Territories
board-territories-left = { $count ->
    [0] The territory deck is empty
    [one] 1 territory in the deck
   *[other] { $count } territories in the deck
}
board-draw_territories = Draw
board-open-deck = Open the deck
board-chooser = Choose a territory out of the deck
board-row = Available
board-row-empty = No territory is available.
board-hand = { $phase ->
    [keep] Lords turned up
   *[other] Lords recruited
}
board-offered = Territories drawn
board-table = Middle of the table
board-mat-empty = What is turned up appears here.
board-pearls = Pearls
board-pearls-of = { $count ->
    [one] { $seat }: 1 pearl
   *[other] { $seat }: { $count } pearls
}
board-master = Pearl Master
board-master-is = { $count ->
    [one] { $seat } is Master with 1 pearl: whoever gains pearls and reaches 1 takes the pawn.
   *[other] { $seat } is Master with { $count } pearls: whoever gains pearls and reaches { $count } takes the pawn.
}
board-master-none = Whoever gains the first pearl becomes Master.
board-pearl-count = { $count ->
    [one] 1 pearl
   *[other] { $count } pearls
}
board-silver-count = { $count ->
    [one] 1 free silver key
   *[other] { $count } free silver keys
}
board-gold-count = { $count ->
    [one] 1 free gold key
   *[other] { $count } free gold keys
}
board-territory-count = { $count ->
    [one] 1 territory
   *[other] { $count } territories
}
board-points = { $count } IP
board-points-of = { $seat }’s points
board-others = The others
board-yours = Your chamber
board-chamber = { $seat }’s chamber
board-open = Look closely at { $seat }’s chamber
board-turn = playing now
board-last-round = { $seat } has filled their chamber: these are the last turns.
board-crested = with crest
board-key-used = key used
board-key-free = free key
board-in-place = { $thing }, place { $cell }
board-score = Influence points (IP)
board-score-lords = Lords with crests
board-score-territories = Territories
board-score-coalition = Coalition
board-score-coalition-of = { $count ->
    [one] 1 lord, 3 IP
   *[other] { $count } lords, 3 IP each
}
board-score-master = Pearl Master
board-score-total = Total
board-score-player = Player
board-score-skip = Skip the count
board-score-again = Count again
board-wins = { $points } IP, { $lead } ahead of { $seat }.
board-wins-by-pearls = Tied at { $points } IP: pearls decide, { $most } to { $next }.
board-shared = Tied at { $points } IP, and on pearls too: the win is shared.
board-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}

## In the terminal

detail-pile = { $lords }
terminal-counts = Pearls: { $pearls }   Free keys: { $keys }
terminal-score = { $score } IP
terminal-master = Pearl Master
terminal-decks = Decks
terminal-deck = { $lords ->
    [one] 1 lord
   *[other] { $lords } lords
}, { $territories ->
    [one] 1 territory
   *[other] { $territories } territories
}
terminal-piles = Piles
terminal-row = Available
terminal-offered = Drawn
terminal-hand = Turned up
terminal-last_turns = { $name } has filled their chamber: these are the last turns.
terminal-scoring = The final count
terminal-part-lords = Lords with a crest
terminal-part-territories = Territories
terminal-part-coalition = Largest coalition
terminal-part-master = Pearl Master
terminal-part-total = Influence points (IP)
terminal-part-pearls = Pearls (tie-break)
terminal-legend =
    A lord is the letter of its guild, its influence and its power: R6», Y1†, B3••.
    Letter  Y farmers (yellow)      R soldiers (red)    G merchants (green)
            B politicians (blue)    P mages (purple)
    Power   † silver key   ‡ gold key   • one pearl   •• two pearls
            ↔ two lords change places   » reveals a lord from the deck
    Place   ♦ crest, the lord that counts for its guild   ■ territory on it   · empty
    Places count from 1 to 15, from left to right and from top to bottom.
    IP are influence points.

## On paper

paper-lords = Lords
paper-territories = Territories
paper-pieces = Crests and Pearl Master
    .hint = Pearl Master: cut out the rectangle, fold along the middle line, glue front to back and spread the feet.
paper-guilds = Each symbol and its colour
paper-guild = The { guild }:
    .colour = { guild-colour }.
paper-back-lord = Back of a lord card
paper-back-territory = Back of a territory card
paper-crest = Crest of the { guild }
paper-master = Pearl Master

# What is in the box, on its page
box-lords = Lords
box-territories = Territories
box-pieces = Crests, pearls and pawn
box-crest = Crest: { $guild }
    .about = Marks your most influential lord of this colour: only that lord’s IP count at the end.
box-pearl = Pearl
    .about = Never spent. Whoever reaches the Pearl Master’s number takes the pawn.
box-master = Pearl Master
    .about = Worth 5 IP to whoever has it at the end.

# The game at a glance: before the first game and on top of the rules
primer-goal = To have more Influence Points (IP) than the others at the end of the game.
primer-1 = Recruit: turn up 1 to 3 lords from the deck and keep one, or take a whole pile.
primer-2 = Seat them. Only the strongest lord of each colour counts, plus 3 IP for each lord in your largest coalition.
primer-3 = Collect keys: two alike, or any three, open a territory, which is worth IP.
primer-end = When somebody seats a 15th lord, the others play once more, and the IP are added up.

# What counts, in hints
part-crests = { $count } more IP from crested lords
    .less = { $count } fewer IP from crested lords
part-territories = { $count } more IP from territories
    .less = { $count } fewer IP from territories
part-coalition = { $count } more IP from the largest coalition
    .less = { $count } fewer IP from the largest coalition
part-master = { $count } more IP as Pearl Master
    .less = { $count } fewer IP as Pearl Master
part-keys = { $count ->
    [1] 1 more key
   *[other] { $count } more keys
}
    .less = { $count ->
        [1] 1 key spent
       *[other] { $count } keys spent
    }
part-pearls = { $count ->
    [1] 1 more pearl
   *[other] { $count } more pearls
}
    .less = { $count ->
        [1] 1 fewer pearl
       *[other] { $count } fewer pearls
    }

## Words of the game that are touched for their meaning: their forms, and what they mean.

glossary = influence lord crest chamber coalition key territory pearl master pile
word-influence = IP|Influence Points|PI
    .means = Influence points: whoever has the most at the end wins.
word-lord = lord|lords
    .means = A card that enters your chamber: it has a colour, a value in IP and a power.
word-crest = crest|crests
    .means = It lies on your most influential lord of each colour; of the IP written on lords only theirs count.
word-chamber = chamber
    .means = Your 15 places, filled from left to right and from top to bottom.
word-coalition = coalition|coalitions
    .means = Neighbouring lords of one colour. Your largest is worth 3 IP for each lord.
word-key = key|keys
    .means = Two alike, or any three, open a territory at once.
word-territory = territory|territories
    .means = A card won with keys. It is worth IP and covers the lord that opened it.
word-pearl = pearl|pearls
    .means = Some lords and territories give pearls. They decide who is Pearl Master, and ties.
word-master = Pearl Master
    .means = Worth 5 IP at the end. Whoever gains pearls and draws level takes the pawn.
word-pile = pile|piles
    .means = The lords discarded, a pile for each colour. On your turn you may take a whole one.

## Pictures of the lesson

picture-keys-same = Two alike open a territory.
picture-keys-any = Any three do too.
picture-keys-two = Two unlike do not yet: one more is needed.
