# compiled: mypyc
"""What can be done, what can happen, and why something cannot be: the numbers and their names."""

from typing import Final

from ludoteca.kernel.native import i64
from ludoteca.kernel.questions import Questions

# Actions. Each kind begins where the one before it ends.
DISCARD_CARD: Final[i64] = 0  # + kind
HAND_CARD: Final[i64] = 211  # + kind
SWAP_CARD: Final[i64] = 422  # + kind
INSERT_CARD: Final[i64] = 633  # + kind
TAKE_CARD: Final[i64] = 839  # + kind
USE_NATURAL: Final[i64] = 1050  # + kind - 206
END_TURN: Final[i64] = 1055
CHOOSE_PLACE: Final[i64] = 1056  # + seat
CHOOSE_PLAYER: Final[i64] = 1062  # + seat
MOVE_LEFT: Final[i64] = 1068  # + seat
MOVE_RIGHT: Final[i64] = 1074  # + seat
OBEY: Final[i64] = 1080
REFUSE_EFFECT: Final[i64] = 1081
START_REVOLT: Final[i64] = 1082
NO_REVOLT: Final[i64] = 1083
SUPPORT: Final[i64] = 1084
NO_SUPPORT_GIVEN: Final[i64] = 1085
VETO_ALTERATION: Final[i64] = 1086
NO_VETO: Final[i64] = 1087
VOTE_YES: Final[i64] = 1088
VOTE_NO: Final[i64] = 1089
GIVE_UP: Final[i64] = 1090  # no second offer in a crisis
CLAIM_HEGEMONY: Final[i64] = 1091  # + ideology
NO_CLAIM: Final[i64] = 1098
PLAY_ON: Final[i64] = 1099
PROPOSE_CLOSING: Final[i64] = 1100
ACCUSE: Final[i64] = 1101  # + seat
AGREE: Final[i64] = 1107
DISAGREE: Final[i64] = 1108
ACTIONS_END: Final[i64] = 1109

ACTIONS: Final = {
    int(DISCARD_CARD): "discard card:0-210",
    int(HAND_CARD): "hand card:0-210",
    int(SWAP_CARD): "swap card:0-210",
    int(INSERT_CARD): "insert card:0-205",
    int(TAKE_CARD): "take card:0-210",
    int(USE_NATURAL): "use card:206-210",
    int(END_TURN): "end_turn",
    int(CHOOSE_PLACE): "place seat:0-5",
    int(CHOOSE_PLAYER): "choose seat:0-5",
    int(MOVE_LEFT): "move_left seat:0-5",
    int(MOVE_RIGHT): "move_right seat:0-5",
    int(OBEY): "obey",
    int(REFUSE_EFFECT): "refuse",
    int(START_REVOLT): "revolt",
    int(NO_REVOLT): "no_revolt",
    int(SUPPORT): "support",
    int(NO_SUPPORT_GIVEN): "no_support",
    int(VETO_ALTERATION): "veto",
    int(NO_VETO): "no_veto",
    int(VOTE_YES): "vote_yes",
    int(VOTE_NO): "vote_no",
    int(GIVE_UP): "give_up",
    int(CLAIM_HEGEMONY): "claim hegemony:0-6",
    int(NO_CLAIM): "no_claim",
    int(PLAY_ON): "play_on",
    int(PROPOSE_CLOSING): "propose_closing",
    int(ACCUSE): "accuse seat:0-5",
    int(AGREE): "agree",
    int(DISAGREE): "disagree",
    int(ACTIONS_END): "",
}

# What is asked: the phases in the order of state.py, each with the kinds of action that answer it.
# Cards are given to be discarded; or handed over or swapped, which the last two ask.
QUESTIONS: Final = Questions(
    ACTIONS,
    (
        "motion play_on propose_closing accuse",
        "motion_vote agree disagree",
        "refuse obey refuse",
        "revolt revolt no_revolt",
        "target choose",
        "give discard",
        "insert insert give_up",
        "place place",
        "take take",
        "field move_left move_right",
        "approve support no_support",
        "veto veto no_veto",
        "vote vote_yes vote_no",
        "natural use end_turn",
        "ally choose",
        "claim claim no_claim",
        "over",
        "give_hand hand",
        "give_swap swap",
    ),
)

# Events.
MATCH_BEGINS: Final[i64] = 0
TURN_BEGINS: Final[i64] = 1
DRAWS: Final[i64] = 2
DRAWS_CARD: Final[i64] = 3  # only for whoever sees it
DISCARDS: Final[i64] = 4
HANDS_OVER: Final[i64] = 5
HANDS_CARD: Final[i64] = 6  # only for whoever sees it
SWAPS_HANDS: Final[i64] = 7
PASSES_HANDS: Final[i64] = 8
SHUFFLES_HANDS: Final[i64] = 9
SHUFFLES_STRUCTURES: Final[i64] = 10
SWAPS_STRUCTURES: Final[i64] = 11
OFFERS: Final[i64] = 12
ALTERS: Final[i64] = 13
NOT_APPROVED: Final[i64] = 14
SUPPORTS: Final[i64] = 15
VETOES: Final[i64] = 16
VOTES: Final[i64] = 17
FLOW_TURNS: Final[i64] = 18
CRISIS: Final[i64] = 19
CRISIS_SOLVED: Final[i64] = 20
REVOLT_BEGINS: Final[i64] = 21
REVOLT_SUCCEEDS: Final[i64] = 22
REVOLT_FAILS: Final[i64] = 23
CANCELLED: Final[i64] = 24
REFUSES: Final[i64] = 25
CRISIS_ANNOUNCED: Final[i64] = 26
USES: Final[i64] = 27
FORMS_TEAM: Final[i64] = 28
LOOKS: Final[i64] = 29
SHOWS: Final[i64] = 30
TAKES: Final[i64] = 31
TAKES_CARD: Final[i64] = 32  # only for whoever sees it
RESHUFFLES: Final[i64] = 33
MOVES_SIDEWAYS: Final[i64] = 34
SWAPS_SQUARES: Final[i64] = 35
CHANGES_ROW: Final[i64] = 36
BLOCKED: Final[i64] = 37
BANNED: Final[i64] = 38
CLAIMS_HEGEMONY: Final[i64] = 39
WINS_MATCH: Final[i64] = 40
MATCH_CLOSES: Final[i64] = 41
WINS_GAME: Final[i64] = 42
PASSED_OVER: Final[i64] = 43
CHOOSES: Final[i64] = 44
MOVES_MOTION: Final[i64] = 45
MOTION_FAILS: Final[i64] = 46
PUNISHED: Final[i64] = 47
PLAYS_AGAIN: Final[i64] = 48
CLAIMS_IN_VAIN: Final[i64] = 49
ACCUSES: Final[i64] = 50
CHANGES_COLUMN: Final[i64] = 51
CLOSING: Final[i64] = 52  # why a match closes
LOTS_ALTER: Final[i64] = 53  # of several whose turn it is to alter the field
LOTS_RETURN: Final[i64] = 54  # of several whose square is taken
BARRED: Final[i64] = 55  # from winning this match
STAYS: Final[i64] = 56  # in spite of a win

EVENTS: Final = {
    int(MATCH_BEGINS): "match_begins match seat",
    int(TURN_BEGINS): "turn_begins seat card",
    int(DRAWS): "draws seat count",
    int(DRAWS_CARD): "draws_card seat card",
    int(DISCARDS): "discards seat card",
    int(HANDS_OVER): "hands_over seat other count",
    int(HANDS_CARD): "hands_card seat other card",
    int(SWAPS_HANDS): "swaps_hands seat other",
    int(PASSES_HANDS): "passes_hands direction",
    int(SHUFFLES_HANDS): "shuffles_hands",
    int(SHUFFLES_STRUCTURES): "shuffles_structures",
    int(SWAPS_STRUCTURES): "swaps_structures seat other",
    int(OFFERS): "offers seat card other",
    int(ALTERS): "alters seat card other old",
    int(NOT_APPROVED): "not_approved seat",
    int(SUPPORTS): "supports seat",
    int(VETOES): "vetoes seat",
    int(VOTES): "votes count",
    int(FLOW_TURNS): "flow_turns direction",
    int(CRISIS): "crisis seat reason",
    int(CRISIS_SOLVED): "crisis_solved seat",
    int(REVOLT_BEGINS): "revolt_begins seat",
    int(REVOLT_SUCCEEDS): "revolt_succeeds seat",
    int(REVOLT_FAILS): "revolt_fails seat",
    int(CANCELLED): "cancelled seat rule",
    int(REFUSES): "refuses seat",
    int(CRISIS_ANNOUNCED): "crisis_announced",
    int(USES): "uses seat card",
    int(FORMS_TEAM): "forms_team seat other",
    int(LOOKS): "looks seat other",
    int(SHOWS): "shows seat other",
    int(TAKES): "takes seat",
    int(TAKES_CARD): "takes_card seat card",
    int(RESHUFFLES): "reshuffles count",
    int(MOVES_SIDEWAYS): "moves_sideways seat other side",
    int(SWAPS_SQUARES): "swaps_squares seat other",
    int(CHANGES_ROW): "changes_row seat row",
    int(BLOCKED): "blocked seat other",
    int(BANNED): "banned seat",
    int(CLAIMS_HEGEMONY): "claims_hegemony seat hegemony",
    int(WINS_MATCH): "wins_match seat",
    int(MATCH_CLOSES): "match_closes",
    int(WINS_GAME): "wins_game seat",
    int(PASSED_OVER): "passed_over seat",
    int(CHOOSES): "chooses seat other",
    int(MOVES_MOTION): "moves_motion seat motion",
    int(MOTION_FAILS): "motion_fails",
    int(PUNISHED): "punished seat",
    int(PLAYS_AGAIN): "plays_again seat",
    int(CLAIMS_IN_VAIN): "claims_in_vain seat hegemony",
    int(ACCUSES): "accuses seat other",
    int(CHANGES_COLUMN): "changes_column seat column",
    int(CLOSING): "closing cause",
    int(LOTS_ALTER): "lots_alter seat",
    int(LOTS_RETURN): "lots_return seat",
    int(BARRED): "barred seat",
    int(STAYS): "stays seat rule",
}

# Reasons. Numbers below 10 are the kernel's. The second word is the heading of the rules page.
NOT_NOW: Final[i64] = 10
NOT_IN_HAND: Final[i64] = 11
KEEP_STRUCTURAL: Final[i64] = 12
ONLY_OLD_CARDS: Final[i64] = 13
ONLY_THIS_PLACE: Final[i64] = 14
OTHER_PLACE: Final[i64] = 15
NO_SUCH_SEAT: Final[i64] = 16
DOES_NOT_FIT: Final[i64] = 17
NOT_COMPLETABLE: Final[i64] = 18
NOT_IN_PILES: Final[i64] = 19
SQUARE_TAKEN: Final[i64] = 20
NOT_FIRST_OFFER: Final[i64] = 21
NOT_EVEN: Final[i64] = 22
NOT_FEWEST: Final[i64] = 23
CARD_FORBIDDEN: Final[i64] = 24
NOTHING_TO_ALTER_WITH: Final[i64] = 25
TOO_SMALL_HAND: Final[i64] = 26
LAST_CARD_NO_WIN: Final[i64] = 27
NOT_AN_OPPONENT: Final[i64] = 28
NOT_PRESENT: Final[i64] = 29
NOT_AVAILABLE: Final[i64] = 30
ACCUSED_BEFORE: Final[i64] = 31

REASONS: Final = {
    int(NOT_NOW): "not_now turn",
    int(NOT_IN_HAND): "not_in_hand turn",
    int(KEEP_STRUCTURAL): "keep_structural structures",
    int(ONLY_OLD_CARDS): "only_old_cards natural",
    int(ONLY_THIS_PLACE): "only_this_place structures",
    int(OTHER_PLACE): "other_place natural",
    int(NO_SUCH_SEAT): "no_such_seat turn",
    int(DOES_NOT_FIT): "does_not_fit structures",
    int(NOT_COMPLETABLE): "not_completable crises",
    int(NOT_IN_PILES): "not_in_piles structures",
    int(SQUARE_TAKEN): "square_taken field",
    int(NOT_FIRST_OFFER): "not_first_offer crises",
    int(NOT_EVEN): "not_even natural",
    int(NOT_FEWEST): "not_fewest natural",
    int(CARD_FORBIDDEN): "card_forbidden natural",
    int(NOTHING_TO_ALTER_WITH): "nothing_to_alter_with natural",
    int(TOO_SMALL_HAND): "too_small_hand natural",
    int(LAST_CARD_NO_WIN): "last_card_no_win natural",
    int(NOT_AN_OPPONENT): "not_an_opponent natural",
    int(NOT_PRESENT): "not_present hegemonies",
    int(NOT_AVAILABLE): "not_available hegemonies",
    int(ACCUSED_BEFORE): "accused_before motions",
}
