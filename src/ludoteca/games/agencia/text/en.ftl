### Agência: everything a player reads.

title = Agência
tagline = What counts more: the cards life deals you, or what you do with them?
about = Everybody does exactly what the structure in front of them says, and whoever runs out of cards wins the match. What cannot be done becomes a crisis; whoever falls behind may revolt; and society changes its rules all the time.

setting-field = Field (Bourdieu mode)
    .help = A game of several matches until somebody reaches row 4, with hegemonies. Without the field a single match is played. Any additional deck brings the field along.
setting-field-off = Without field
setting-field-on = With field
setting-historical = Historical deck
    .help = 42 more cards, with Historic Moment.
setting-historical-off = Out
setting-historical-on = In
setting-theoretical = Theoretical deck
    .help = 42 more cards, with New Paradigm.
setting-theoretical-off = Out
setting-theoretical-on = In
setting-strategic = Strategic deck
    .help = 42 more cards, with Strategic Alliances.
setting-strategic-off = Out
setting-strategic-on = In
setting-social = Social deck
    .help = 74 more cards and asymmetric power: hands begin with 8 cards, less 1 for each row in the field.
setting-social-off = Out
setting-social-on = In
setting-close_after = Close the match
    .help = After this many full rounds without a winner, the match closes and another one begins.
setting-close_after-20 = After 20 rounds
setting-close_after-30 = After 30 rounds
setting-close_after-40 = After 40 rounds
setting-most_matches = End of the game
    .help = The game ends when somebody reaches row 4; if this many matches are played before that, whoever is highest in the field wins and, if tied, whoever has won the most matches.
setting-most_matches-10 = 10 matches at most
setting-most_matches-20 = 20 matches at most
setting-hegemonies = Hegemonies
    .help = Announced: everybody is asked when there is one. Noticed: nobody tells you. You have to notice it yourself and claim it; whoever claims in vain may not claim again in this match.
setting-hegemonies-announced = Announced
setting-hegemonies-noticed = Noticed
setting-motions = Proposals to the table
    .help = At the beginning of their turn, once a match, each player may propose to close the match (if everybody agrees) or, once a game, to punish somebody (if all the others agree).
setting-motions-off = Off
setting-motions-on = On

## Things

card-name = { $pt ->
   *[other] { $en }
}
hegemony-ancestors = The Strength of the Ancestors
    .effect = Whoever won the first match of the game wins this one and, if blocked, changes places with the blocker.
hegemony-leviathan = The Benevolent Leviathan
    .effect = Whoever has won the most matches wins this one; if tied, the latest winner.
hegemony-austrian = The Austrian Utopia
    .effect = Whoever is highest in the field wins the match; if tied, whoever got there first.
hegemony-cicero = The Spirit of Cicero
    .effect = Whoever put in the card that completed the hegemony wins the match.
hegemony-fascism = The Serpent of Fascism
    .effect = The only player who blocks somebody wins the match; everybody else goes down a row.
hegemony-vanguard = The Vanguard of the Proletariat
    .effect = Whoever completed the hegemony wins the game if on row 3. If not, that player goes there, the others change rows (3 to 0, 2 to 1, 1 and 0 to 2), everybody returns to their column, and the match ends without a winner.
hegemony-stateless = Society against the State
    .effect = If most players are on one row of the field, whoever completed the hegemony wins the game.
direction-clockwise = clockwise
direction-counterclockwise = counterclockwise
side-left = the left
side-right = the right
motion-close = close the match
# Replays of rules version 4 keep it.
motion-punish = punish somebody

## Who

who-you = you
    .start = You
who-next = the next to play
    .start = The next to play
who-last = the last to play
    .start = The last to play
who-next_two = the next 2 to play
    .start = The next 2 to play
who-last_two = the last 2 to play
    .start = The last 2 to play
who-all = every player
    .start = Every player
who-opponents = every opponent
    .start = Every opponent
who-rest = every other player
    .start = Every other player
who-fewest = the player with the fewest cards
    .start = The player with the fewest cards
who-each_fewest = every player with the fewest cards
    .start = Every player with the fewest cards
who-second_fewest = the player with the second-fewest cards
    .start = The player with the second-fewest cards
who-two_fewest = the 2 players with the fewest cards
    .start = The 2 players with the fewest cards
who-most = the player with the most cards
    .start = The player with the most cards
who-each_most = every player with the most cards
    .start = Every player with the most cards
who-exactly = the player with exactly { amount-number }
    .start = The player with exactly { amount-number }
who-at_least = the player with at least { amount-number }
    .start = The player with at least { amount-number }
who-each_at_most = every player with at most { amount-number }
    .start = Every player with at most { amount-number }
who-each_odd = every player with an odd number of cards
    .start = Every player with an odd number of cards
who-each_not_prime = every player whose number of cards is not prime
    .start = Every player whose number of cards is not prime
who-unique = the player with a number of cards that nobody else has
    .start = The player with a number of cards that nobody else has
who-highest = the player highest in the field
    .start = The player highest in the field
who-each_highest = every player on the highest occupied row of the field
    .start = Every player on the highest occupied row of the field
who-second_highest = the player second highest in the field
    .start = The player second highest in the field
who-lowest = the player lowest in the field
    .start = The player lowest in the field
who-each_lowest = every player on the lowest occupied row of the field
    .start = Every player on the lowest occupied row of the field
who-two_lowest = the 2 players tied for lowest in the field
    .start = The 2 players tied for lowest in the field
who-each_drew = every player who drew in the last round
    .start = Every player who drew in the last round
who-each_discarded = every player who discarded in the last round
    .start = Every player who discarded in the last round
who-each_not_discarded = every player who did not discard in the last round
    .start = Every player who did not discard in the last round
who-each_opponent_discarded = every opponent who discarded in the last round
    .start = Every opponent who discarded in the last round
who-each_handed_you = every opponent who handed you cards in the last round
    .start = Every opponent who handed you cards in the last round
who-each_altered = every player who altered a structure in the last round
    .start = Every player who altered a structure in the last round
who-each_failed_revolt = every player whose revolt failed in this match
    .start = Every player whose revolt failed in this match
who-each_fell_to_one = every player with 2 or more cards who was once down to 1 in this match
    .start = Every player with 2 or more cards who was once down to 1 in this match
who-each_makes_draw = every opponent whose structure makes somebody else draw cards
    .start = Every opponent whose structure makes somebody else draw cards
who-last_revolter = whoever started the last revolt of this match
    .start = Whoever started the last revolt of this match
who-last_winner = the latest winner of a match
    .start = The latest winner of a match
who-last_discarder = whoever discarded most recently
    .start = Whoever discarded most recently
who-row_mates = every player who shared your row
    .start = Every player who shared your row
who-picked = that opponent
    .start = That opponent
who-picked_too = the other one chosen
    .start = The other one chosen
who-opponent = an opponent
    .start = An opponent
who-two_opponents = 2 opponents
    .start = 2 opponents
who-someone_exactly = somebody with exactly { amount-number }
    .start = Somebody with exactly { amount-number }
who-someone_at_most = somebody with at most { amount-number }
    .start = Somebody with at most { amount-number }
who-someone_fewer = somebody with fewer cards than you
    .start = Somebody with fewer cards than you
who-someone_more = somebody with more cards than you
    .start = Somebody with more cards than you
who-opponent_same = an opponent with as many cards as you
    .start = An opponent with as many cards as you
who-two_alike = 2 players with the same number of cards
    .start = 2 players with the same number of cards
who-alike_too = another player with the same number of cards
    .start = Another player with the same number of cards
who-someone_higher = somebody on a higher row
    .start = Somebody on a higher row
who-another_opponent = another opponent
    .start = Another opponent
who-rival_of_most = one of that player’s opponents
    .start = One of that player’s opponents
    .asked = an opponent of the player with the most cards
who-opponent_since = an opponent
    .start = An opponent
who-and = { $first } and { $second }
who-and-and = { $first }, { $second } and { $third }

amount-number = { $number ->
    [one] 1 card
   *[other] { $number } cards
}

## The text of the cards

card-text-1 = { $a }
card-text-2 = { $a } { $b }
card-text-3 = { $a } { $b } { $c }
card-text-4 = { $a } { $b } { $c } { $d }
card-text-5 = { $a } { $b } { $c } { $d } { $e }

card-draw = { $person ->
    [you] Draw { amount-number }.
    [one] { $who } draws { amount-number }.
   *[many] { $who } draw { amount-number } each.
}
card-draw-per_three = { $who } draws 1 card for every 3 cards in all hands together.
card-draw-as_discarded = Draw the same number of cards.
card-draw-up_to_most = { $who } draws until they have as many cards as the player with the most, and must draw at least one.
card-discard = { $person ->
    [you] Discard { amount-number }.
    [one] { $who } discards { amount-number }.
   *[many] { $who } discard { amount-number } each.
}
card-discard-whole_hand = Discard your whole hand.
card-hand = { $person ->
    [you] Hand { amount-number } to { $to }.
    [one] { $who } hands { amount-number } to { $to }.
   *[many] { $who } hand { amount-number } each to { $to }.
}
card-hand-chosen = Choose 2 opponents: you and the first one each hand { amount-number } to the second.
card-hand-since_turn = Choose an opponent and hand over as many cards as everybody together has discarded since that opponent’s last turn; if nobody has discarded since then, you cannot choose that opponent.
card-hand-twice_gained = For each card you drew or were handed in the last round, hand 2 to { $to }.
card-hand-until_equal = { $who } hands cards to { $to } until both have the same number.
card-swap_cards = Swap { amount-number } with { $to }.
card-swap_hands = { $person ->
    [you] Swap hands with { $to }.
   *[one] { $who } swaps hands with { $to }.
}
card-pass_cards = { $number ->
    [1] All at once, everybody hands 1 card to the next player along the flow.
   *[other] All at once, everybody hands { $number } cards to the next player along the flow; if just one player has too few, that player hands over after receiving; if more than one has too few, it is a crisis.
}
card-pass_hands = { $number ->
    [1] All at once, everybody passes their whole hand to the next player along the flow.
   *[other] All at once, everybody passes their whole hand to the previous player along the flow.
}
card-shuffle_hands = All hands are shuffled together and dealt out again, as many cards to each as before.
card-shuffle_structures = The structures of society are shuffled and dealt back to random places.
card-swap_structures = Swap structures with { $to }.
card-alter = { $person ->
    [you] Alter a structure.
   *[one] Beginning with you and along the flow, { $who } alters a structure.
}
card-alter_this = Alter this structure.
card-propose = Propose to alter a structure; it happens only if an opponent approves.
card-reverse = The flow is reversed.
card-turn_flow = The flow now runs towards whichever of your neighbours has more cards; if they tie, it is a crisis.
card-crisis_next = The next turn will be a crisis.
card-exchange = Exchange a card from your hand for any card in the pile or the discard pile.
card-pick_draw = Draw any card you like from the pile.
card-shuffle_pile = Shuffle the pile.
card-look = { $person ->
    [all] Look at everybody’s hand.
   *[one] Look at that opponent’s hand.
}
card-show = Show your hand to { $to }.
card-move_field = Make a field alteration.
card-swap_field = Change places in the field with { $to }.
card-go_down = Go down a row in the field.
card-go_up = Go up a row in the field; from row 3 this cannot be done.
card-rise = { $who } goes up a row.
card-ban_draws = { $who } may not draw until the end of their next turn.
card-win = { $who } wins this match.
card-win-chosen = Choose an opponent, who wins this match.

when-needs_somebody = It is a crisis if there is none.
when-needs_deed-draw = It is a crisis if nobody draws.
when-needs_deed-discard = It is a crisis if nobody discards.
when-if_most_drew = This happens only if the player with the most cards drew at least one in the last round.
when-unless_revolt = This happens only if there was no successful revolt in the last round, and never causes a crisis.
when-you_are_highest = It is a crisis if you are on the highest occupied row of the field.
when-you_have_fewest = It is a crisis if you are the player with the fewest cards.
when-nobody_solved = It is a crisis if nobody has solved a crisis in this match yet.
when-nobody_fell_to_one = It is a crisis if nobody has been down to 1 card in this match yet.

rule-no_starting = You may not start revolts, and nobody may start them in your place.
rule-no_support = You may not support revolts.
rule-free_leadership = Leadership can be used with any number of cards.
rule-revolt_costs = Whoever starts a revolt, even against this card, successful or not, draws 1 card.
rule-veto = Players with the fewest cards may veto any structure alteration, except one that replaces this card.
rule-vote = Every crisis solution is voted on and takes effect only with more than half of the votes.
rule-support_all = You support every revolt by others, even against this card.
rule-open_hand = You play with an open hand.
rule-no_solving = You may not offer solutions to crises.
rule-only_draws_discards = Only structures that demand draws, discards or both, and nothing else, have an effect; others do nothing and cause no crisis.
rule-solver_first = Whoever solved the last crisis has priority in the next.
rule-no_approval = Revolts need no approval.
rule-one_player_only = A structure that makes more than one player draw, discard, swap or hand over has no effect and causes no crisis.
rule-double_discards = Every structure demands twice as many discards.
rule-shield = Nobody can make you draw or hand you cards; that part is skipped, with no crisis.
rule-free_generation = New Generation can be used with any total of cards.
rule-highest_idle = The structure of the player highest in the field has no effect; if several tie, the turn of each of them is a crisis.
rule-no_draws_discards = Nobody draws or discards; those parts are skipped, with no crisis.
rule-judgement = Whoever wins the match returns to row 0 and does not win the game that way.
rule-old_cards_only = New Generation brings in only cards that have already been in society in this match.
rule-fewest_refuses = The player with the fewest cards may refuse the effect of their own structure.
rule-leadership_approved = An alteration made with Leadership needs an opponent’s approval.
rule-all_discard_after = After a solved crisis or successful revolt that does not replace this card, every player discards 1 card.
rule-many_win = More than one player may win this match at the same time.
rule-own_discards_only = Nobody discards because of somebody else’s structure; that part is skipped, with no crisis.
rule-winner_moves_twice = After the match the winner makes two field alterations, and makes them last.
rule-one_draw = A structure makes each player draw 1 card at most; the rest is skipped, with no crisis.
rule-discard_per_draw = For each card that any player draws, discard 1, even outside your turn.
rule-holder_first = You have priority in solving the crises of others.
rule-field_frozen = The field cannot be altered.
rule-winner_stays = Whoever wins the match does not go up a row.
rule-lowest_twice = Whoever is lowest in the field plays twice in a row.
rule-all_refuse = Everybody may refuse the effect of their own structure.
rule-no_leadership = Nobody may use Leadership.
rule-even_refuse = Your opponents with an even number of cards may refuse the effect of their own structure.
rule-altering_costs = Whoever alters a structure (even this one) or the field during the match draws 2 cards.
rule-highest_refuses = The player highest in the field may refuse the effect of their own structure; if a tied player asks to, it is a crisis.
rule-highest_stuck = The player highest in the field may not alter it and does not go up by winning.
rule-double_draws = Every structure demands twice as many draws.
rule-no_rival_draws = A structure that makes one of your opponents draw has no effect and causes no crisis.
rule-no_swaps = No swap of cards or hands can be made: a structure that demands one causes a crisis.
rule-no_draw_last = You and the last to play do not draw; that part is skipped, with no crisis.
rule-no_generation = Nobody may use New Generation.
rule-solving_costs = Whoever solves a crisis discards 2 cards and everybody else draws 1; nobody with fewer than 2 cards can solve it.
rule-round_prizes = At the end of each full round, whoever drew the most draws 1 card and whoever discarded the most discards 1; if several tie, nobody does.
rule-no_lone_handing = If all a card does is hand over cards, that is skipped, with no crisis.
rule-own_first = Everybody has priority in solving their own crisis.
rule-all_open = Everybody plays with an open hand.

natural-when-always = Discard this card and { $effect }
natural-when-even_total = If the total number of cards in all hands is even, discard this card and { $effect }
natural-when-alone_fewest = If you alone have the fewest cards, discard this card and { $effect }
natural-when-over_two_cards = With more than 2 cards in hand, discard this one and { $effect }
natural-alter = { $number ->
    [1] alter a structure.
   *[other] alter { $number } structures in different places.
}
natural-crisis_on_discard = leave a crisis in the air: it comes with the next structure that makes somebody discard.
natural-team = form a team with an opponent. Until the end of the match, a win for either is a win for both, and several may win together.

## Why it is a crisis

fault-fine = the structure can be carried out
fault-tied-cards = “{ $who }” must be a single player, but { $count } tie with { $value ->
    [one] 1 card
   *[other] { $value } cards
}
fault-tied-row = “{ $who }” must be a single player, but { $count } tie on row { $value }
fault-tied-several = “{ $who }” must be a single player, but there are { $count }
fault-tied-two = { $count ->
    [one] “{ $who }” must be exactly 2, but there is only 1
   *[other] “{ $who }” must be exactly 2, but with the tie there are { $count }
}
fault-nobody_fits = the card calls for “{ $who }”, and there is nobody like that
fault-too_few_cards = { $seat } would not have { amount-number } in hand when needed
fault-same_player = { $seat } would be both giver and receiver
fault-piles_empty = { $count ->
    [1] there is no card left to draw
   *[other] fewer than { $count } cards are left to draw
}
fault-draw_banned = { $seat } may not draw until their turn is over
fault-swaps_forbidden = swaps are forbidden
fault-field_is_frozen = the field cannot be altered
fault-highest_may_not = { $seat }, on the highest row, may not alter the field
fault-no_field_move = nobody can be moved in the field
fault-cannot_go_down = { $count ->
    [0] { $seat } is already on row 0 and cannot go down
   *[other] { $seat } blocks somebody in the field and cannot go down
}
fault-cannot_go_up = { $count ->
    [3] { $seat } is already on row 3 and cannot go up
   *[other] somebody blocks { $seat } in the field
}
fault-no_structural_card = { $seat } would have no structural card to alter society with
fault-neighbours_tie = both neighbours have the same number of cards
fault-odd_difference = the difference in cards is odd and cannot be halved
fault-two_empty_hands = more than one hand would be empty
fault-punished_wins = { $seat } was punished and cannot win this match
fault-nobody_to_choose = the card calls for “{ $who }”, and there is nobody like that
fault-syndicate_short = { $seat } would not have { amount-number } to discard for the draws
fault-nobody_to_choose-since = no opponent will do: nobody has discarded since the last turn of any of them
fault-nobody_concerned = the card calls for “{ $who }”, and there is nobody like that
fault-holder_highest = { $seat } is on the highest row
fault-holder_fewest = { $seat } is the one with the fewest cards
fault-no_solver_yet = nobody has solved a crisis in this match yet
fault-nobody_fell = nobody has been down to 1 card in this match yet
fault-scheduled = it had been announced
fault-paradigm_falls = a New Paradigm was waiting for a discard
fault-tied_highest = { $seat } ties for highest in the field
fault-refusal_tied = { $seat } asked to refuse, but ties for highest in the field
fault-not_all_can = more than one player has too few cards to pass on
fault-nothing_drawn = the card demands a draw, and nobody would draw
fault-nothing_discarded = the card demands a discard, and nobody would discard

## Only in stored games of rules version 2

fault-tied = “{ $who }” must be a single player, but { $count } tie
card-hand-each = Hand { amount-number } to { $to } and another { $number } to { $other }.

## Why a hegemony is unavailable

unavailable-no_win_yet = nobody has won a match yet
unavailable-won_together = several won in the same match, and nothing sets them apart
unavailable-came_together = several reached the highest row together
unavailable-dealt = its cards were dealt, so nobody completed it
unavailable-nobody_blocks = nobody blocks anybody in the field
unavailable-several_block = more than one player blocks somebody in the field
unavailable-no_majority = there is no majority on one row of the field
unavailable-frozen = the field cannot be altered
unavailable-punished = it would favour somebody who cannot win this match

## What is asked

prompt-motion =
    Your turn begins: play, or propose something to the table.
    One plays to empty one’s hand; a proposal may close the match or punish somebody.
prompt-motion_vote =
    Proposal to the table: { $motion }. Do you agree?
    It passes only if nobody disagrees.
prompt-motion_vote-punish =
    Proposal to the table: punish { $seat }. Do you agree?
    It passes only if everybody else agrees.
prompt-refuse =
    You may refuse the effect of your structure this turn.
    It is worth it if the effect hinders more than it helps to empty your hand.
prompt-revolt =
    You may revolt to change society.
    This turn does not take place, and you propose another structure, with an opponent’s support.
prompt-revolt-unarmed = You would have the right to revolt, but no structural card to propose.
prompt-target =
    Choose { $who }.
    The structure says: “{ $deed }”
prompt-give-discard = { $count ->
    [one]
        Discard 1 card.
        Whoever has none left in hand wins.
   *[other]
        Discard { $count } cards, one at a time.
        Whoever has none left in hand wins.
}
prompt-give-hand = { $count ->
    [one]
        Hand 1 card to { $seat }.
        The fewer you hold, the closer you are to winning.
   *[other]
        Hand { $count } cards to { $seat }, one at a time.
        The fewer you hold, the closer you are to winning.
}
prompt-give-swap =
    Choose the card to give in exchange.
    Get rid of the one that serves you least.
prompt-insert-program =
    Alter a structure: choose the card from your hand.
    It enters society and rules from now on.
prompt-insert-crisis =
    Solve the crisis: choose the card from your hand.
    It enters society and rules from now on, ideally in your favour.
prompt-insert-again =
    Offer another card, one the table will accept, or give up.
    Your solution to the crisis was turned down.
prompt-insert-revolt =
    Revolt! Choose the card you want to put into society.
    Ideally one that others will support too.
prompt-place =
    Whose structure does the card replace?
    Whoever gets { $card } must obey it, and the old card comes to your hand.
prompt-take =
    Choose the card to take into your hand.
    Ideally one you can soon be rid of, or that may yet help.
prompt-field =
    Move somebody one square sideways in the field.
    That opens your way or blocks somebody else’s.
prompt-approve =
    Do you support the change?
    { $seat } wants { $card } in place of { $other }’s structure; one supporter is enough.
    .own =
        Do you support the change?
        { $seat } wants { $card } in place of their own structure; one supporter is enough.
prompt-veto =
    Do you veto the change?
    { $seat } wants { $card } in place of { $other }’s structure; one veto stops it.
    .own =
        Do you veto the change?
        { $seat } wants { $card } in place of their own structure; one veto stops it.
prompt-vote =
    Vote: is the crisis solved like this?
    { $seat } wants { $card } in place of { $other }’s structure; the majority decides.
    .own =
        Vote: is the crisis solved like this?
        { $seat } wants { $card } in place of their own structure; the majority decides.
prompt-natural =
    End of your turn: use a natural card, or end the turn.
    A natural card leaves your hand and does what it says.
prompt-ally =
    Choose who to form a team with.
    In this match, if one wins, both win.
prompt-claim =
    There is a hegemony in society: claim it, or let it pass.
    Whoever claims it gets what it gives.
prompt-claim-noticed =
    Have you noticed a hegemony in society?
    Claim it; if not, go on: the turn is over.
prompt-over = The game is over.

## What can be done

option-discard = Discard { $card }
option-hand = Hand over { $card }
option-swap = Swap { $card }
option-insert = Put { $card } into society
option-take = Take { $card }
option-use = Use { $card }
option-end_turn = End the turn
option-place = In { $seat }’s place
option-choose = Choose { $seat }
option-move_left = Move { $seat } to the left
option-move_right = Move { $seat } to the right
option-obey = Do what the structure says
option-refuse = Refuse the effect
option-revolt = Start a revolt
option-no_revolt = Do not revolt
option-support = Support it
option-no_support = Do not support it
option-veto = Veto it
option-no_veto = Do not veto it
option-vote_yes = Vote for it
option-vote_no = Vote against it
option-give_up = Give up solving it
option-claim = Claim { $hegemony }
option-no_claim = Let it pass
option-play_on = Play
option-propose_closing = Propose to close the match
option-accuse = Propose to punish { $seat }
option-agree = Agree
option-disagree = Disagree

## What happened

event-match_begins = Match { $match } begins. { $seat } plays first.
event-turn_begins = It is { $seat }’s turn, with { $card }.
event-draws = { $count ->
    [one] { $seat } draws 1 card.
   *[other] { $seat } draws { $count } cards.
}
event-draws_card = { $seat } draws { $card }.
event-discards = { $seat } discards { $card }.
event-hands_over = { $count ->
    [one] { $seat } passes 1 card to { $other }.
   *[other] { $seat } passes { $count } cards to { $other }.
}
event-hands_card = { $seat } passes { $card } to { $other }.
event-swaps_hands = { $seat } and { $other } swap hands.
event-passes_hands = All hands move { $direction }.
event-shuffles_hands = All hands are shuffled and dealt out again.
event-shuffles_structures = The structures are shuffled.
event-swaps_structures = { $seat } and { $other } swap structures.
event-offers = { $seat } proposes { $card } in place of { $other }’s structure.
    .own = { $seat } proposes { $card } in place of their own structure.
event-alters = { $seat } puts { $card } in place of { $other }’s structure and takes { $old }.
    .own = { $seat } puts { $card } in place of their own structure and takes { $old }.
event-not_approved = { $seat }’s proposal does not pass.
event-supports = { $seat } supports it.
event-vetoes = { $seat } vetoes it.
event-votes = { $count ->
    [one] The votes are counted: 1 in favour.
   *[other] The votes are counted: { $count } in favour.
}
event-flow_turns = Play now goes { $direction }.
event-crisis = Crisis on { $seat }’s turn: { $reason }.
event-crisis_solved = { $seat } solves the crisis.
event-revolt_begins = { $seat } revolts!
event-revolt_succeeds = { $seat }’s revolt succeeds.
event-revolt_fails = { $seat }’s revolt fails.
event-cancelled = { $seat }’s structure has no effect, { $rule }.
because = because of { $card }
event-refuses = { $seat } refuses the effect of their own structure.
event-crisis_announced = The next turn will be a crisis.
event-uses = { $seat } uses { $card }.
event-forms_team = { $seat } and { $other } form a team.
event-looks = { $seat } looks at { $other }’s hand.
event-shows = { $seat } shows their hand to { $other }.
event-takes = { $seat } takes a card from the pile.
event-takes_card = { $seat } takes { $card }.
event-reshuffles = { $count ->
    [one] The discard pile of 1 card becomes the new pile.
   *[other] The discard pile of { $count } cards becomes the new pile.
}
event-moves_sideways = { $seat } moves { $other } to { $side } in the field.
    .own = { $seat } moves to { $side } in the field.
event-swaps_squares = { $seat } and { $other } change places in the field.
event-changes_row = { $seat } is now on row { $row }.
event-changes_column = { $seat } is now in column { $column }, counting from the left.
event-lots_alter = Lots are drawn among those tied: { $seat } alters the field first.
event-lots_return = The square of { $seat } is taken: lots choose another.
event-blocked = { $seat } has won, but { $other } blocks the way up, and the win is saved: with another win on this row and somebody still in the way, { $seat } changes places with whoever that is.
event-banned = { $seat } may not draw until the end of their next turn.
event-claims_hegemony = { $seat } claims a hegemony: { $hegemony }!
event-claims_in_vain = { $seat } wanted to claim { $hegemony }, but it could not be: they may not claim again in this match.
event-wins_match = { $seat } wins the match!
event-match_closes = The match closes without a winner.
event-closing = { $cause }
closing-unsolved = The crisis is left unsolved.
closing-rounds = The agreed number of rounds is over.
closing-agreed = All agree to close the match.
closing-vanguard = The vanguard has turned the field over.
closing-matches = The agreed number of matches is over.
event-wins_game = { $seat } wins the game!
event-passed_over = { $seat } cannot solve the crisis.
event-chooses = { $seat } chooses { $other }.
    .own = { $seat } chooses themselves.
event-moves_motion = { $seat } proposes to the table: { $motion }.
event-accuses = { $seat } asks the table to punish { $other }.
event-motion_fails = The proposal is not accepted.
event-punished = { $seat } is punished.
event-barred = { $seat } cannot win this match.
event-stays = { $seat } does not go up a row, { $rule }.
event-plays_again = { $seat } is lowest in the field and plays again.

## Why not

refusal-not_now = Not now. { $asked }
refusal-not_in_hand = You do not have that card for this.
refusal-keep_structural = After this you will have to alter a structure: keep a structural card.
refusal-only_old_cards = Luddism is in society: New Generation brings back only what has been there.
refusal-only_this_place = The card says to alter this structure, no other.
refusal-other_place = You have just altered that structure; choose another place.
refusal-no_such_seat = That place at the table cannot be chosen.
refusal-does_not_fit = { $seat } cannot be chosen: the card asks for somebody else, or a rule protects that player.
refusal-not_completable = With { $seat } the structure could not be carried out: { $fault }.
refusal-not_in_piles = { $card } is not where you may look for it.
refusal-square_taken = There is no free square on that side of { $seat }.
refusal-not_first_offer = The crisis must be solved: make at least one offer.
refusal-not_even = There are { $total } cards in all hands together, not an even number.
refusal-not_fewest = Only a player who alone has the fewest cards may use Leadership.
refusal-card_forbidden = A structure in society forbids { $card }.
refusal-nothing_to_alter_with = You would have no card to alter a structure with.
refusal-too_small_hand = Strategic Alliances needs more than 2 cards in hand.
refusal-last_card_no_win = It is your last card, and you could not win with it now.
refusal-not_an_opponent = Form a team with an opponent who is not with you yet.
refusal-not_present = { $hegemony } is not present in society.
refusal-not_available = { $hegemony } is present but unavailable: { $why }.
refusal-accused_before = You have already accused somebody in this game.

## In the terminal

terminal-turn = Match { $match }, turn { $turn }. Flow { $direction }.
terminal-piles = Pile: { $pile }. Discards: { $discards }.
terminal-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
terminal-row = row { $row }

## On the board

board-scene = What is going on
board-turn = { $seat }’s turn
board-now = playing
board-next = next
board-seat = { $count ->
    [one] { $seat }, 1 card in hand
   *[other] { $seat }, { $count } cards in hand
}
board-cards = { $count ->
    [one] card in hand.
   *[other] cards in hand.
}
board-society = Society
board-own = Your hand
board-hand = { $count ->
    [one] Your hand: 1 card
   *[other] Your hand: { $count } cards
}
board-card-chosen = already chosen
board-verb-discard = Discard
board-verb-hand = Hand over
board-verb-swap = Swap
board-verb-insert = Put into society
board-verb-use = Use
board-verb-take = Take
board-open-hand = Open hand
board-known = In hand, as far as is known
board-team = { $seat } and { $other } win together in this match.
board-punished = { $seat } has been punished and cannot win this match.
board-flow = Play goes { $direction }.
board-pile = Pile
board-discards = Discards
board-discards-open = See the discards; on top, { $card }.
board-open-pile = Open the pile
board-chooser = Choose the card to take
board-natural = natural
board-means = What it means
board-means-next = The next to play: the next seat along the flow, at that moment.
board-means-last = The last to play: the other player who took a turn most recently.
board-means-single = “The player”: exactly one. A tie, or nobody, is a crisis.
board-means-round = The last round: the shortest run of turns in which everybody played.
board-means-choose = Whoever plays chooses, among those with whom the structure can be carried out to the end.
board-means-flow = Flow: the direction in which turns pass; the arrows show it.
board-means-alter = To alter a structure: put a structural card from your hand in somebody’s place and take the one that lay there.
board-means-crisis = Crisis: the structure cannot be carried out to the letter. Nothing in it happens, and somebody else alters a structure.
board-means-revolt = Revolt: after a crisis, if the largest hand has over 3 cards more than the smallest, whoever has the most proposes an alteration in place of somebody’s turn.
board-means-field = Field: rows 0 to 4. Whoever wins a match goes up a row; whoever stands right above blocks the way.
board-means-natural = Natural card: never becomes a structure. You may use one per turn, after the structure.
board-means-ideology = { $hegemony }: with 3 cards of this ideology in society (2 with 3 players), the hegemony can be claimed. { $effect }
board-deck-0 = main
board-deck-1 = historical
board-deck-2 = theoretical
board-deck-3 = strategic
board-deck-4 = social
board-chosen = { $seat } chose { $other }.
board-announced = The next turn will be a crisis.
board-paradigm = A New Paradigm is in the air: the next structure that makes somebody discard will be a crisis.

board-crisis = Crisis!
board-crisis-who = { $seat } cannot do what { $card } says
board-crisis-why = Why: { $reason }.
board-crisis-now = What now: { $seat } has to change a structure, any one of them.
board-placing = { $seat } is putting { $card } into society; whose place it takes is still to be said.
board-proposed-approve = { $seat } wants { $card } in place of { $other }’s structure. One opponent’s support is enough.
    .own = { $seat } wants { $card } in place of their own structure. One opponent’s support is enough.
board-proposed-veto = { $seat } wants { $card } in place of { $other }’s structure. Whoever has the fewest cards may veto.
    .own = { $seat } wants { $card } in place of their own structure. Whoever has the fewest cards may veto.
board-proposed-vote = { $seat } wants { $card } in place of { $other }’s structure. The table votes.
    .own = { $seat } wants { $card } in place of their own structure. The table votes.
board-unrest = Revolt ahead
board-unrest-who = { $seat } may revolt
board-unrest-now = If there is a revolt, { $other } does not play: { $seat } proposes to change a structure.
    .own = If there is a revolt, a proposal takes the place of { $seat }’s turn: to change a structure.
board-revolt = Revolt!
board-revolt-who = { $seat } revolts
board-revolt-why = Why: the largest hand has { $most } cards, the smallest { $fewest }.
board-revolt-now = What now: { $seat } picks the change, and an opponent has to support it.
board-offer = Proposal
board-offer-who = { $seat } proposes a change

board-standing = How far you are from winning
board-standing-open = See how far you are from winning
board-standing-hand = Cards in your hand: at 0 you win the match
board-standing-row = Your row in the field: row 4 wins the game
board-standing-saved = A saved win, until you change places with whoever blocks you
board-field = Field
board-field-who = { $seat } alters the field
board-field-why = After a match, everybody from row 1 up moves somebody one square sideways.
board-field-stands = { $seat } is on row { $row }.
board-field-blocked = { $other } blocks the way up.
board-field-saved = Has a win saved up.
board-row = Row
board-hegemony = Hegemony!
board-hegemony-who = One ideology rules society
board-hegemony-why = In order of play, everybody claims it or lets it pass.
board-hegemonies = Hegemonies
board-hegemonies-none = No ideology in society.
board-hegemony-count = { $count } of { $needed }
board-favours = favours { $seat }
board-unavailable = unavailable: { $why }
board-claim = Claim
board-claiming = When the turn ends

board-beside-field = Field, hegemonies, last round
board-past = Last round
board-past-player = Player
board-did-drew = drew
board-did-discarded = discarded
board-did-altered = altered
board-did-handed = handed over
board-did-handed-to = handed cards to { $seat }
board-did-handed-many = handed cards to { $count } players
board-past-solver = { $seat } solved the last crisis.
board-past-revolter = { $seat } started the last revolt.
board-past-failed = { $seat }’s revolt failed.
board-past-fell = { $seat } has been down to 1 card.
board-past-discarder = { $seat } made the latest discard.
board-past-discarders = { $seats } made the latest discard, at the same time.
board-past-listed = { $first }, { $rest }

board-match-over = End of the match
board-over = The end
board-over-simple = The match is over
board-over-field = The game is over
board-won-empty = { $seat } has no cards left in hand.
board-won-top = { $seat } has reached the top row of the field.
board-won-field = { $seat } takes the game; see the field and the matches.
board-wins = Matches
board-left = Cards in hand
board-credit = Agência, by Peterson Silva, CC BY-NC-SA 4.0

## On paper

paper-main = Main deck
paper-historical = Historical deck
paper-theoretical = Theoretical deck
paper-strategic = Strategic deck
paper-social = Social deck
paper-field = Field and markers
    .words = The field: five rows, from 0 at the bottom to 4 at the top, and { $players } columns, one for each player.
    .hint = Field: cut it out whole, along its outline; everybody plays with the marker of their choice.
paper-hegemonies = The ideologies: the symbol on the card and its hegemony
paper-need-pencil = Pencil and paper, to write down matches won and wins saved.
paper-back = Back of a card
paper-marker = Player { $number }’s marker

# What is in the box, on its page
box-deck-0 = Main deck
box-natural = Natural cards
box-deck-1 = Historical deck
box-deck-2 = Theoretical deck
box-deck-3 = Strategic deck
box-deck-4 = Social deck
box-ideologies = Ideologies and hegemonies

# The game at a glance: before the first game and on top of the rules
primer-goal = To get rid of your cards: whoever has none at the end of a turn wins the match.
primer-1 = Do what your structure says, to the letter and in full: discard, draw, hand over.
primer-2 = Impossible? It is a crisis: whoever has the most cards alters a structure with a card from their hand. The same goes for a revolt.
primer-3 = Then you may use a natural card, if its condition holds.
primer-end = Without the field, one match decides. With it, each win takes you up a row, and row 4 wins the game.

# What counts, in hints
part-rows = { $count ->
    [1] one row higher in the field
   *[other] { $count } rows higher in the field
}
    .less = { $count ->
        [1] one row lower in the field
       *[other] { $count } rows lower in the field
    }
part-fewer = { $count ->
    [1] one fewer card in hand
   *[other] { $count } fewer cards in hand
}
    .less = { $count ->
        [1] one more card in hand
       *[other] { $count } more cards in hand
    }
part-relief = { $count ->
    [1] a structure that takes one more card out of the hand each turn
   *[other] a structure that takes { $count } more cards out of the hand each turn
}
    .less = { $count ->
        [1] a structure that takes one card less out of the hand each turn
       *[other] a structure that takes { $count } cards less out of the hand each turn
    }
part-burden = { $count ->
    [1] a structure that gives the others one more card
   *[other] a structure that gives the others { $count } more cards
}
    .less = { $count ->
        [1] a structure that gives the others one card less
       *[other] a structure that gives the others { $count } cards less
    }

## Words of the game that are touched for their meaning: their forms, and what they mean.

glossary = structure society flow crisis revolt natural alter field hegemony ideology next last
word-structure = structure|structures
    .means = The card in front of each player: on your turn you do exactly what it says.
word-society = society
    .means = All structures on the table together.
word-flow = flow
    .means = The way the turn goes round; the arrows show it.
word-crisis = crisis|crises
    .means = The structure cannot be carried out in full. Nothing in it happens, and whoever has the most cards changes society.
word-revolt = revolt|revolts
    .means = After a crisis, whoever has fallen behind may propose a change; an opponent must support it.
word-natural = natural card|natural cards
    .means = It never becomes a structure. One may be used each turn, after the structure, if its condition holds.
word-alter = alter|alters|alteration
    .means = To put a card from your hand in the place of a structure and take that one into your hand.
word-field = field
    .means = Rows 0 to 4: whoever wins a match climbs one, and row 4 wins the game.
word-hegemony = hegemony|hegemonies
    .means = Enough structures of one ideology in society: anybody may claim its effect.
word-ideology = ideology|ideologies
    .means = The emblem on a card; it counts for hegemonies.
word-next = next to play
    .means = The next seat along the flow, at that moment.
word-last = last to play
    .means = The other player who took a turn most recently.

## Pictures of the lesson

picture-crisis-1 = Somebody cannot obey all of their structure: nothing in it happens, and the turn ends.
picture-crisis-2 = Of the others, whoever has the most cards in hand chooses one of them.
picture-crisis-3 = That card takes the place of any structure, and the old one goes to the hand of whoever chose.
picture-revolt-1 = After a crisis whoever has the most cards may revolt, if they have over 3 more than whoever has the fewest.
picture-revolt-2 = They go before the next player, who loses the turn, and propose a card of theirs in place of a structure.
picture-revolt-3 = With the support of one opponent the change is made.
