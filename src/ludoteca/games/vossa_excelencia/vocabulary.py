# compiled: mypyc
"""What can be done, what can happen, and why something cannot be: the numbers and their names."""

from typing import Final

from ludoteca.kernel.native import i64
from ludoteca.kernel.questions import Questions

# Actions. Each kind begins where the one before it ends.
STOP: Final[i64] = 0
REVEAL: Final[i64] = 1  # + card
PAY: Final[i64] = 257  # + card
BUY: Final[i64] = 513  # + card
ITEMISE: Final[i64] = 769  # + card
ARTICULATE: Final[i64] = 1025  # + card
USE: Final[i64] = 1281  # + card
DROP: Final[i64] = 1537  # + card
KEEP: Final[i64] = 1793
ACCEPT: Final[i64] = 1794
ACCEPT_BY_HAND: Final[i64] = 1795
REFUSE: Final[i64] = 1796
TAKE_BRANCH: Final[i64] = 1797  # + branch
CHOOSE: Final[i64] = 1807  # + card
CHOOSE_SPHERE: Final[i64] = 2063  # + sphere
CHOOSE_RIVAL: Final[i64] = 2069  # + seat
PAY_WITH: Final[i64] = 2075  # + resource: a sphere, power, money
ACTIONS_END: Final[i64] = 2083

ACTIONS: Final = {
    int(STOP): "stop",
    int(REVEAL): "reveal card:0-255",
    int(PAY): "pay card:0-255",
    int(BUY): "buy card:0-255",
    int(ITEMISE): "itemise card:0-255",
    int(ARTICULATE): "articulate card:0-255",
    int(USE): "use card:0-255",
    int(DROP): "drop card:0-255",
    int(KEEP): "keep",
    int(ACCEPT): "accept",
    int(ACCEPT_BY_HAND): "accept_by_hand",
    int(REFUSE): "refuse",
    int(TAKE_BRANCH): "branch branch:0-9",
    int(CHOOSE): "choose card:0-255",
    int(CHOOSE_SPHERE): "sphere sphere:0-5",
    int(CHOOSE_RIVAL): "rival rival:0-5",
    int(PAY_WITH): "pay_with resource:0-7",
    int(ACTIONS_END): "",
}

# What is asked: the phases in the order of state.py, each with the kinds of action that answer it.
QUESTIONS: Final = Questions(
    ACTIONS,
    (
        "actions stop reveal pay buy itemise articulate use",
        "discards drop keep",
        "accepting accept accept_by_hand refuse",
        "branching branch",
        "choosing choose",
        "sphere sphere",
        "targeting rival",
        "paying pay_with",
        "running",
        "over",
    ),
)

# Events.
GAME_BEGINS: Final[i64] = 0
ENTERS: Final[i64] = 1
VOTER_APPEARS: Final[i64] = 2
SEMESTER_BEGINS: Final[i64] = 3
TURN_BEGINS: Final[i64] = 4
REVEALS: Final[i64] = 5
SPENDS: Final[i64] = 6
BUYS: Final[i64] = 7
PAYS: Final[i64] = 8
ARTICULATES: Final[i64] = 9
USES: Final[i64] = 10
GAINS: Final[i64] = 11
LOSES: Final[i64] = 12
GETS_MONEY: Final[i64] = 13
LOSES_MONEY: Final[i64] = 14
GIVES_MONEY: Final[i64] = 15
STORES: Final[i64] = 16
DRAWS: Final[i64] = 17
DRAWS_HIDDEN: Final[i64] = 18
RECEIVES: Final[i64] = 19
DISCARDS_CARD: Final[i64] = 20
LOSES_VOTER: Final[i64] = 21
TO_BOX: Final[i64] = 22
RETURNS_TO_HAND: Final[i64] = 23
TURNS: Final[i64] = 24
UNTURNS: Final[i64] = 25
ROLLS: Final[i64] = 26
NO_FACE: Final[i64] = 27
ACCEPTS: Final[i64] = 28
REFUSES: Final[i64] = 29
CANNOT_MEET: Final[i64] = 30
TAKES_BRANCH: Final[i64] = 31
TARGETS: Final[i64] = 32
SHUFFLES: Final[i64] = 33
EVENT_OPENS: Final[i64] = 34
EVENT_FOR: Final[i64] = 35
EVENT_ENDS: Final[i64] = 36
IMMUNE_TO: Final[i64] = 37
ZONE_SWEPT: Final[i64] = 38
LEAVES_GAME: Final[i64] = 39
INFLUENCE_FADES: Final[i64] = 40
ELECTIONS_BEGIN: Final[i64] = 41
COUNTS: Final[i64] = 42
TOTAL: Final[i64] = 43
GAME_ENDS: Final[i64] = 44

EVENTS: Final = {
    int(GAME_BEGINS): "game_begins seat",
    int(ENTERS): "enters seat card",
    int(VOTER_APPEARS): "voter_appears card",
    int(SEMESTER_BEGINS): "semester_begins semester",
    int(TURN_BEGINS): "turn_begins seat",
    int(REVEALS): "reveals seat card",
    int(SPENDS): "spends seat count resource",
    int(BUYS): "buys seat card",
    int(PAYS): "pays seat card",
    int(ARTICULATES): "articulates seat card",
    int(USES): "uses seat card",
    int(GAINS): "gains seat count resource",
    int(LOSES): "loses seat count resource",
    int(GETS_MONEY): "gets_money seat count card",
    int(LOSES_MONEY): "loses_money seat count",
    int(GIVES_MONEY): "gives_money seat count rival",
    int(STORES): "stores seat count card",
    int(DRAWS): "draws seat card",
    int(DRAWS_HIDDEN): "draws_hidden seat",
    int(RECEIVES): "receives seat card",
    int(DISCARDS_CARD): "discards_card seat card",
    int(LOSES_VOTER): "loses_voter seat card",
    int(TO_BOX): "to_box seat card",
    int(RETURNS_TO_HAND): "returns_to_hand seat card",
    int(TURNS): "turns seat card",
    int(UNTURNS): "unturns seat card",
    int(ROLLS): "rolls seat face card",
    int(NO_FACE): "no_face seat",
    int(ACCEPTS): "accepts seat card",
    int(REFUSES): "refuses seat card",
    int(CANNOT_MEET): "cannot_meet seat card",
    int(TAKES_BRANCH): "takes_branch seat branch card",
    int(TARGETS): "targets seat rival",
    int(SHUFFLES): "shuffles category count",
    int(EVENT_OPENS): "event_opens card",
    int(EVENT_FOR): "event_for seat card",
    int(EVENT_ENDS): "event_ends card",
    int(IMMUNE_TO): "immune_to seat card",
    int(ZONE_SWEPT): "zone_swept count",
    int(LEAVES_GAME): "leaves_game seat",
    int(INFLUENCE_FADES): "influence_fades seat count",
    int(ELECTIONS_BEGIN): "elections_begin",
    int(COUNTS): "counts seat card count total",
    int(TOTAL): "total seat total",
    int(GAME_ENDS): "game_ends",
}

# Reasons. Numbers below 10 are the kernel's. The second word is the heading of the rules page.
NOT_NOW: Final[i64] = 10
NOT_IN_HAND: Final[i64] = 11
ALREADY_REVEALED: Final[i64] = 12
NOT_REVEALED: Final[i64] = 13
IN_NO_REACH: Final[i64] = 14
CANNOT_AFFORD: Final[i64] = 15
ONE_WAY_TO_PAY: Final[i64] = 16
CANNOT_PAY_WITH: Final[i64] = 17
NOT_IN_CABINET: Final[i64] = 18
IS_TURNED: Final[i64] = 19
NO_ARTICULATION: Final[i64] = 20
NO_ACTION: Final[i64] = 21
ACTION_USED: Final[i64] = 22
FORBIDDEN: Final[i64] = 23
TOO_MANY_ACTIONS: Final[i64] = 24
NOT_A_CHOICE: Final[i64] = 25
BRANCH_IMPOSSIBLE: Final[i64] = 26
NO_SUCH_RIVAL: Final[i64] = 27
NOTHING_BY_HAND: Final[i64] = 28
ALREADY_ARTICULATED: Final[i64] = 29

REASONS: Final = {
    int(NOT_NOW): "not_now turn",
    int(NOT_IN_HAND): "not_in_hand revealing",
    int(ALREADY_REVEALED): "already_revealed revealing",
    int(NOT_REVEALED): "not_revealed costs",
    int(IN_NO_REACH): "in_no_reach costs",
    int(CANNOT_AFFORD): "cannot_afford costs",
    int(ONE_WAY_TO_PAY): "one_way_to_pay costs",
    int(CANNOT_PAY_WITH): "cannot_pay_with costs",
    int(NOT_IN_CABINET): "not_in_cabinet articulating",
    int(IS_TURNED): "is_turned articulating",
    int(NO_ARTICULATION): "no_articulation articulating",
    int(NO_ACTION): "no_action actions",
    int(ACTION_USED): "action_used actions",
    int(FORBIDDEN): "forbidden golden",
    int(TOO_MANY_ACTIONS): "too_many_actions turn",
    int(NOT_A_CHOICE): "not_a_choice effects",
    int(BRANCH_IMPOSSIBLE): "branch_impossible effects",
    int(NO_SUCH_RIVAL): "no_such_rival effects",
    int(NOTHING_BY_HAND): "nothing_by_hand costs",
    int(ALREADY_ARTICULATED): "already_articulated articulating",
}
