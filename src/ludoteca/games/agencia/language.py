# compiled: mypyc
"""The words that cards are written in: who, what, how many, when; and the standing rules.

A card is a short program of sentences, one instruction each, and a set of standing rules. A
sentence is a verb, whom it concerns, a number, a second party, and conditions. The same rows are
executed by the interpreter, counted by the feasibility check and read aloud by the card's text.
"""

from typing import Final

from ludoteca.kernel.native import i64

# Verbs.
END: Final[i64] = 0  # the program is done
DRAW: Final[i64] = 1  # who draws a number of cards
DISCARD: Final[i64] = 2
HAND: Final[i64] = 3  # who hands a number of cards to whom
SWAP_CARDS: Final[i64] = 4  # who swaps a number of cards with whom; both choose, then exchange
SWAP_HANDS: Final[i64] = 5
PASS_CARDS: Final[i64] = 6  # everybody at once hands a number of cards on along the flow
PASS_HANDS: Final[i64] = 7  # everybody's hand moves on; number 1 along the flow, -1 against it
SHUFFLE_HANDS: Final[i64] = 8
SHUFFLE_STRUCTURES: Final[i64] = 9
SWAP_STRUCTURES: Final[i64] = 10  # the player in turn with whom
ALTER: Final[i64] = 11  # who, one after another, alters a structure
ALTER_THIS: Final[i64] = 12  # the player in turn alters this very structure
PROPOSE: Final[i64] = 13  # an alteration that an opponent has to approve
REVERSE: Final[i64] = 14  # the flow turns round
TURN_FLOW: Final[i64] = 15  # the flow turns towards the neighbour with more cards
CRISIS_NEXT: Final[i64] = 16  # the turn after this one is a crisis
EXCHANGE: Final[i64] = 17  # a card of the hand for any card of either pile
PICK_DRAW: Final[i64] = 18  # draws cards of free choice from the pile
SHUFFLE_PILE: Final[i64] = 19
LOOK: Final[i64] = 20  # the player in turn looks at whose hand
SHOW: Final[i64] = 21  # the player in turn shows the hand to whom
MOVE_FIELD: Final[i64] = 22  # a field alteration: any player one square sideways
SWAP_FIELD: Final[i64] = 23  # the player in turn changes places in the field with whom
GO_DOWN: Final[i64] = 24  # the player in turn goes down a row
GO_UP: Final[i64] = 25
RISE: Final[i64] = 26  # who each go up a row
BAN_DRAWS: Final[i64] = 27  # who may not draw up to the end of their coming turn
WIN: Final[i64] = 28  # who wins the match
CRISIS_IF: Final[i64] = 29  # no deed: a crisis if the condition holds
TEAM: Final[i64] = 30  # of natural cards: form a team
CRISIS_ON_DISCARD: Final[i64] = 31  # of natural cards: the next structure that discards is a crisis

VERBS: Final = (
    ("end", "draw", "discard", "hand", "swap_cards", "swap_hands", "pass_cards", "pass_hands")
    + ("shuffle_hands", "shuffle_structures", "swap_structures", "alter", "alter_this", "propose")
    + ("reverse", "turn_flow", "crisis_next", "exchange", "pick_draw", "shuffle_pile", "look")
    + ("show", "move_field", "swap_field", "go_down", "go_up", "rise", "ban_draws", "win")
    + ("crisis_if", "team", "crisis_on_discard")
)

# Who. A party is kind + PARTY_STEP * number; a subject packs up to three, PARTY_ROOM apart.
PARTY_STEP: Final[i64] = 128
PARTY_ROOM: Final[i64] = 4096

YOU: Final[i64] = 1  # the player in turn
NEXT: Final[i64] = 2
LAST: Final[i64] = 3
NEXT_TWO: Final[i64] = 4
LAST_TWO: Final[i64] = 5
ALL: Final[i64] = 6
OPPONENTS: Final[i64] = 7
REST: Final[i64] = 8  # everybody but the subjects of the sentence before
FEWEST: Final[i64] = 10  # "the player": exactly one, here and below unless it says each
EACH_FEWEST: Final[i64] = 11
SECOND_FEWEST: Final[i64] = 12
TWO_FEWEST: Final[i64] = 13
MOST: Final[i64] = 14
EACH_MOST: Final[i64] = 15
EXACTLY: Final[i64] = 16  # + number of cards
AT_LEAST: Final[i64] = 17  # + number of cards
EACH_AT_MOST: Final[i64] = 18  # + number of cards
EACH_ODD: Final[i64] = 19
EACH_NOT_PRIME: Final[i64] = 20
UNIQUE: Final[i64] = 21  # alone in having that number of cards
HIGHEST: Final[i64] = 22
EACH_HIGHEST: Final[i64] = 23
SECOND_HIGHEST: Final[i64] = 24
LOWEST: Final[i64] = 25
EACH_LOWEST: Final[i64] = 26
TWO_LOWEST: Final[i64] = 27
EACH_DREW: Final[i64] = 28  # in the last round, here and below
EACH_DISCARDED: Final[i64] = 29
EACH_NOT_DISCARDED: Final[i64] = 30
EACH_OPPONENT_DISCARDED: Final[i64] = 31
EACH_HANDED_YOU: Final[i64] = 32
EACH_ALTERED: Final[i64] = 33
EACH_FAILED_REVOLT: Final[i64] = 34  # in this match
EACH_FELL_TO_ONE: Final[i64] = 35  # has 2 or more, once was down to 1 in this match
EACH_MAKES_DRAW: Final[i64] = 36  # opponents whose structure makes others draw
LAST_REVOLTER: Final[i64] = 37
LAST_WINNER: Final[i64] = 38
LAST_DISCARDER: Final[i64] = 39
ROW_MATES: Final[i64] = 40  # who stood on the row that the player in turn began this turn on
PICKED: Final[i64] = 41  # the player chosen in this sentence or the one before
PICKED_TOO: Final[i64] = 42  # the second one chosen

# Whom the player in turn may choose; in a program they become PICKED or PICKED_TOO.
FIRST_CHOICE: Final[i64] = 50
OPPONENT: Final[i64] = 50
TWO_OPPONENTS: Final[i64] = 51
SOMEONE_EXACTLY: Final[i64] = 52  # + number of cards
SOMEONE_AT_MOST: Final[i64] = 53  # + number of cards
SOMEONE_FEWER: Final[i64] = 54  # with fewer cards than the player in turn
SOMEONE_MORE: Final[i64] = 55
OPPONENT_SAME: Final[i64] = 56
TWO_ALIKE: Final[i64] = 57  # two players with the same number of cards
SOMEONE_HIGHER: Final[i64] = 58  # in the field
ANOTHER_OPPONENT: Final[i64] = 59  # not the one chosen before
RIVAL_OF_MOST: Final[i64] = 60  # an opponent of the player with most cards
OPPONENT_SINCE: Final[i64] = 61  # since whose last turn something was discarded
ALIKE_TOO: Final[i64] = 62  # with as many cards as the one chosen before

PARTIES: Final = {
    int(YOU): "you",
    int(NEXT): "next",
    int(LAST): "last",
    int(NEXT_TWO): "next_two",
    int(LAST_TWO): "last_two",
    int(ALL): "all",
    int(OPPONENTS): "opponents",
    int(REST): "rest",
    int(FEWEST): "fewest",
    int(EACH_FEWEST): "each_fewest",
    int(SECOND_FEWEST): "second_fewest",
    int(TWO_FEWEST): "two_fewest",
    int(MOST): "most",
    int(EACH_MOST): "each_most",
    int(EXACTLY): "exactly",
    int(AT_LEAST): "at_least",
    int(EACH_AT_MOST): "each_at_most",
    int(EACH_ODD): "each_odd",
    int(EACH_NOT_PRIME): "each_not_prime",
    int(UNIQUE): "unique",
    int(HIGHEST): "highest",
    int(EACH_HIGHEST): "each_highest",
    int(SECOND_HIGHEST): "second_highest",
    int(LOWEST): "lowest",
    int(EACH_LOWEST): "each_lowest",
    int(TWO_LOWEST): "two_lowest",
    int(EACH_DREW): "each_drew",
    int(EACH_DISCARDED): "each_discarded",
    int(EACH_NOT_DISCARDED): "each_not_discarded",
    int(EACH_OPPONENT_DISCARDED): "each_opponent_discarded",
    int(EACH_HANDED_YOU): "each_handed_you",
    int(EACH_ALTERED): "each_altered",
    int(EACH_FAILED_REVOLT): "each_failed_revolt",
    int(EACH_FELL_TO_ONE): "each_fell_to_one",
    int(EACH_MAKES_DRAW): "each_makes_draw",
    int(LAST_REVOLTER): "last_revolter",
    int(LAST_WINNER): "last_winner",
    int(LAST_DISCARDER): "last_discarder",
    int(ROW_MATES): "row_mates",
    int(PICKED): "picked",
    int(PICKED_TOO): "picked_too",
    int(OPPONENT): "opponent",
    int(TWO_OPPONENTS): "two_opponents",
    int(SOMEONE_EXACTLY): "someone_exactly",
    int(SOMEONE_AT_MOST): "someone_at_most",
    int(SOMEONE_FEWER): "someone_fewer",
    int(SOMEONE_MORE): "someone_more",
    int(OPPONENT_SAME): "opponent_same",
    int(TWO_ALIKE): "two_alike",
    int(SOMEONE_HIGHER): "someone_higher",
    int(ANOTHER_OPPONENT): "another_opponent",
    int(RIVAL_OF_MOST): "rival_of_most",
    int(OPPONENT_SINCE): "opponent_since",
    int(ALIKE_TOO): "alike_too",
}

# How many, where it is not a plain number.
PER_THREE: Final[i64] = -1  # 1 for every full 3 cards in all hands
SINCE_TURN: Final[i64] = -2  # what all have discarded since the chosen opponent's last turn
TWICE_GAINED: Final[i64] = -3  # 2 for each card drawn or received in the last round
WHOLE_HAND: Final[i64] = -4
AS_DISCARDED: Final[i64] = -5  # as many as were discarded before
UP_TO_MOST: Final[i64] = -6  # until having as many as the player with most
UNTIL_EQUAL: Final[i64] = -7  # until giver and receiver have equally many

AMOUNTS: Final = {
    int(PER_THREE): "per_three",
    int(SINCE_TURN): "since_turn",
    int(TWICE_GAINED): "twice_gained",
    int(WHOLE_HAND): "whole_hand",
    int(AS_DISCARDED): "as_discarded",
    int(UP_TO_MOST): "up_to_most",
    int(UNTIL_EQUAL): "until_equal",
}

# When.
ALWAYS: Final[i64] = 0
NEEDS_SOMEBODY: Final[i64] = 1  # a crisis if the sentence concerns nobody
IF_MOST_DREW: Final[i64] = 2  # only if the player with most cards drew in the last round
UNLESS_REVOLT: Final[i64] = 3  # only without a successful revolt in the last round; never a crisis
YOU_ARE_HIGHEST: Final[i64] = 4  # conditions of CRISIS_IF, here and below
YOU_HAVE_FEWEST: Final[i64] = 5
NOBODY_SOLVED: Final[i64] = 6
NOBODY_FELL_TO_ONE: Final[i64] = 7
EVEN_TOTAL: Final[i64] = 8  # conditions of natural cards, here and below
ALONE_FEWEST: Final[i64] = 9
OVER_TWO_CARDS: Final[i64] = 10
NEEDS_DEED: Final[i64] = 11  # a crisis if nobody draws or discards by the sentence

CONDITIONS: Final = (
    "always",
    "needs_somebody",
    "if_most_drew",
    "unless_revolt",
    "you_are_highest",
) + (
    ("you_have_fewest", "nobody_solved", "nobody_fell_to_one", "even_total", "alone_fewest")
    + ("over_two_cards", "needs_deed")
)

# Standing rules, as bits of the society.
NO_STARTING: Final[i64] = 0  # the holder starts no revolts, and then nobody does
NO_SUPPORT: Final[i64] = 1  # the holder supports no revolts
FREE_LEADERSHIP: Final[i64] = 2  # Liderança with any number of cards
REVOLT_COSTS: Final[i64] = 3  # whoever started a revolt draws 1
VETO: Final[i64] = 4  # players with fewest cards may veto alterations, but of this card
VOTE: Final[i64] = 5  # crisis solutions are voted on
SUPPORT_ALL: Final[i64] = 6  # the holder supports every revolt of others
OPEN_HAND: Final[i64] = 7
NO_SOLVING: Final[i64] = 8  # the holder offers no crisis solutions
ONLY_DRAWS_DISCARDS: Final[i64] = 9  # other structures have no effect
SOLVER_FIRST: Final[i64] = 10  # who solved the last crisis has priority
NO_APPROVAL: Final[i64] = 11  # revolts need none
ONE_PLAYER_ONLY: Final[i64] = 12  # structures that make more than one player act have no effect
DOUBLE_DISCARDS: Final[i64] = 13
SHIELD: Final[i64] = 14  # nobody makes the holder draw or hands the holder cards
FREE_GENERATION: Final[i64] = 15  # Nova geração with any total
HIGHEST_IDLE: Final[i64] = 16  # the highest player's structure has no effect; tied: a crisis
NO_DRAWS_DISCARDS: Final[i64] = 17
JUDGEMENT: Final[i64] = 18  # the winner of the match goes to row 0 and cannot win the game
OLD_CARDS_ONLY: Final[i64] = 19  # by Nova geração only cards that were in the society before
FEWEST_REFUSES: Final[i64] = 20
LEADERSHIP_APPROVED: Final[i64] = 21  # Liderança's alteration needs an opponent's approval
ALL_DISCARD_AFTER: Final[i64] = 22  # after a solved crisis or successful revolt, unless replaced
MANY_WIN: Final[i64] = 23
OWN_DISCARDS_ONLY: Final[i64] = 24
WINNER_MOVES_TWICE: Final[i64] = 25  # the winner's two field alterations come last
ONE_DRAW: Final[i64] = 26  # a structure makes a player draw 1 at most
DISCARD_PER_DRAW: Final[i64] = 27  # the holder discards 1 for each card anybody draws
HOLDER_FIRST: Final[i64] = 28  # the holder has priority in crises
FIELD_FROZEN: Final[i64] = 29
WINNER_STAYS: Final[i64] = 30
LOWEST_TWICE: Final[i64] = 31
ALL_REFUSE: Final[i64] = 32
NO_LEADERSHIP: Final[i64] = 33
EVEN_REFUSE: Final[i64] = 34  # opponents of the holder with an even number of cards
ALTERING_COSTS: Final[i64] = 35  # 2 cards drawn for altering a structure or the field
HIGHEST_REFUSES: Final[i64] = 36
HIGHEST_STUCK: Final[i64] = 37  # the highest player does not alter the field, nor rise by winning
DOUBLE_DRAWS: Final[i64] = 38
NO_RIVAL_DRAWS: Final[i64] = 39  # structures that make the holder's opponents draw have no effect
NO_SWAPS: Final[i64] = 40
NO_DRAW_LAST: Final[i64] = 41  # the holder and the last to play do not draw
NO_GENERATION: Final[i64] = 42
SOLVING_COSTS: Final[i64] = 43  # the solver discards 2, everybody else draws 1
ROUND_PRIZES: Final[i64] = 44  # at the end of each round prizes for most drawn, most discarded
NO_LONE_HANDING: Final[i64] = 45  # a hand-over that is all a card does is skipped
OWN_FIRST: Final[i64] = 46  # every player has priority in the own crisis
ALL_OPEN: Final[i64] = 47

RULES: Final = (
    ("no_starting", "no_support", "free_leadership", "revolt_costs", "veto", "vote")
    + ("support_all", "open_hand", "no_solving", "only_draws_discards", "solver_first")
    + ("no_approval", "one_player_only", "double_discards", "shield", "free_generation")
    + ("highest_idle", "no_draws_discards", "judgement", "old_cards_only", "fewest_refuses")
    + ("leadership_approved", "all_discard_after", "many_win", "own_discards_only")
    + ("winner_moves_twice", "one_draw", "discard_per_draw", "holder_first", "field_frozen")
    + ("winner_stays", "lowest_twice", "all_refuse", "no_leadership", "even_refuse")
    + ("altering_costs", "highest_refuses", "highest_stuck", "double_draws", "no_rival_draws")
    + ("no_swaps", "no_draw_last", "no_generation", "solving_costs", "round_prizes")
    + ("no_lone_handing", "own_first", "all_open")
)

# Ideologies, and the hegemony of each.
ANCESTORS: Final[i64] = 0
LEVIATHAN: Final[i64] = 1
AUSTRIAN: Final[i64] = 2
CICERO: Final[i64] = 3
FASCISM: Final[i64] = 4
VANGUARD: Final[i64] = 5
STATELESS: Final[i64] = 6
IDEOLOGIES: Final = (
    "ancestors",
    "leviathan",
    "austrian",
    "cicero",
    "fascism",
    "vanguard",
    "stateless",
)
NO_RULE: Final[i64] = -1
HEGEMONIES: Final[i64] = 7
