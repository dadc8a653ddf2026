# compiled: mypyc
"""What can be done, what can happen, and why something cannot be: the numbers and their names."""

from typing import Final

from ludoteca.kernel.native import i64
from ludoteca.kernel.questions import Questions

# Actions. Each kind begins where the one before it ends.
DRAW: Final[i64] = 0  # + number of lords - 1
TAKE_PILE: Final[i64] = 3  # + guild
KEEP_LORD: Final[i64] = 8  # + lord
LEAVE_LORD: Final[i64] = 38  # + lord
PLACE_LORD: Final[i64] = 68  # + lord
NO_SWAP: Final[i64] = 98
SWAP_LORD: Final[i64] = 99  # + cell
SWAP_WITH_LORD: Final[i64] = 114  # + cell
DRAW_TERRITORIES: Final[i64] = 129  # + number of territories - 1
CLAIM_TERRITORY: Final[i64] = 132  # + territory
CHOOSE_TERRITORY: Final[i64] = 156  # + territory
ACTIONS_END: Final[i64] = 180

ACTIONS: Final = {
    int(DRAW): "draw count:1-3",
    int(TAKE_PILE): "take_pile guild:0-4",
    int(KEEP_LORD): "keep lord:0-29",
    int(LEAVE_LORD): "leave lord:0-29",
    int(PLACE_LORD): "place lord:0-29",
    int(NO_SWAP): "no_swap",
    int(SWAP_LORD): "swap cell:0-14",
    int(SWAP_WITH_LORD): "swap_with cell:0-14",
    int(DRAW_TERRITORIES): "draw_territories count:1-3",
    int(CLAIM_TERRITORY): "claim territory:0-23",
    int(CHOOSE_TERRITORY): "choose territory:0-23",
    int(ACTIONS_END): "",
}

# What is asked: the phases in the order of state.py, each with the kinds of action that answer it.
QUESTIONS: Final = Questions(
    ACTIONS,
    (
        "recruit draw take_pile",
        "keep keep",
        "leave leave",
        "place place",
        "swap no_swap swap",
        "swap_with swap_with",
        "claim draw_territories claim",
        "choose choose",
        "over",
    ),
)

# Events.
TURN_BEGINS: Final[i64] = 0
TURNS_UP: Final[i64] = 1
TAKES_PILE: Final[i64] = 2
LEAVES: Final[i64] = 3
DISCARDS: Final[i64] = 4
PLACES: Final[i64] = 5
GAINS_PEARLS: Final[i64] = 6
CREST_MOVES: Final[i64] = 7
REVEALS: Final[i64] = 8
BECOMES_MASTER: Final[i64] = 9
SWAPS: Final[i64] = 10
NO_SWAP_MADE: Final[i64] = 11
DRAWS_TERRITORY: Final[i64] = 12
TAKES_TERRITORY: Final[i64] = 13
TERRITORY_TO_ROW: Final[i64] = 14
LIMITS: Final[i64] = 15
LIMIT_ENDS: Final[i64] = 16
SHUFFLES_LORDS: Final[i64] = 17
SHUFFLES_TERRITORIES: Final[i64] = 18
NO_TERRITORY_LEFT: Final[i64] = 19
FILLS_CHAMBER: Final[i64] = 20
GAME_ENDS: Final[i64] = 21

EVENTS: Final = {
    int(TURN_BEGINS): "turn_begins seat",
    int(TURNS_UP): "turns_up seat lord",
    int(TAKES_PILE): "takes_pile seat guild count",
    int(LEAVES): "leaves seat lord",
    int(DISCARDS): "discards seat lord",
    int(PLACES): "places seat lord cell",
    int(GAINS_PEARLS): "gains_pearls seat count total",
    int(CREST_MOVES): "crest_moves seat guild cell",
    int(REVEALS): "reveals seat lord",
    int(BECOMES_MASTER): "becomes_master seat total",
    int(SWAPS): "swaps seat lord other_lord cells",
    int(NO_SWAP_MADE): "no_swap_made seat",
    int(DRAWS_TERRITORY): "draws_territory seat territory",
    int(TAKES_TERRITORY): "takes_territory seat territory cell",
    int(TERRITORY_TO_ROW): "territory_to_row territory",
    int(LIMITS): "limits seat count",
    int(LIMIT_ENDS): "limit_ends seat",
    int(SHUFFLES_LORDS): "shuffles_lords seat count",
    int(SHUFFLES_TERRITORIES): "shuffles_territories seat count",
    int(NO_TERRITORY_LEFT): "no_territory_left seat",
    int(FILLS_CHAMBER): "fills_chamber seat",
    int(GAME_ENDS): "game_ends",
}

# Reasons. Numbers below 10 are the kernel's. The second word is the heading of the rules page.
NOT_NOW: Final[i64] = 10
DECK_SHORT: Final[i64] = 11
ONLY_ONE_LORD: Final[i64] = 12
ONLY_TWO_LORDS: Final[i64] = 13
NO_PILE: Final[i64] = 14
NOT_TURNED_UP: Final[i64] = 15
NOT_IN_HAND: Final[i64] = 16
NO_LORD_THERE: Final[i64] = 17
LORD_HAS_KEY: Final[i64] = 18
SAME_LORD: Final[i64] = 19
TERRITORY_DECK_SHORT: Final[i64] = 20
MUST_CHOOSE_FROM_DECK: Final[i64] = 21
NOT_IN_ROW: Final[i64] = 22
NOT_IN_TERRITORY_DECK: Final[i64] = 23
NOT_DRAWN: Final[i64] = 24

REASONS: Final = {
    int(NOT_NOW): "not_now turn",
    int(DECK_SHORT): "deck_short recruit",
    int(ONLY_ONE_LORD): "only_one_lord territories",
    int(ONLY_TWO_LORDS): "only_two_lords territories",
    int(NO_PILE): "no_pile recruit",
    int(NOT_TURNED_UP): "not_turned_up recruit",
    int(NOT_IN_HAND): "not_in_hand chamber",
    int(NO_LORD_THERE): "no_lord_there lords",
    int(LORD_HAS_KEY): "lord_has_key lords",
    int(SAME_LORD): "same_lord lords",
    int(TERRITORY_DECK_SHORT): "territory_deck_short keys",
    int(MUST_CHOOSE_FROM_DECK): "must_choose_from_deck territories",
    int(NOT_IN_ROW): "not_in_row keys",
    int(NOT_IN_TERRITORY_DECK): "not_in_territory_deck territories",
    int(NOT_DRAWN): "not_drawn keys",
}
