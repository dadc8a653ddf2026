# compiled: mypyc
"""Why a structure cannot be done: the reasons of crises, and of refused choices.

Each is told with the party it speaks of, a seat, and a number.
"""

from typing import Final

from ludoteca.kernel.native import i64

FINE: Final[i64] = 0
TIED: Final[i64] = 1  # the party must be one player, but several tie
NOBODY_FITS: Final[i64] = 2  # the party must be somebody, but nobody is
TOO_FEW_CARDS: Final[i64] = 3  # a seat has fewer cards than it must give up
SAME_PLAYER: Final[i64] = 4  # giver and receiver are one
PILES_EMPTY: Final[i64] = 5  # not enough cards left to draw
DRAW_BANNED: Final[i64] = 6  # a seat may not draw
SWAPS_FORBIDDEN: Final[i64] = 7
FIELD_IS_FROZEN: Final[i64] = 8
HIGHEST_MAY_NOT: Final[i64] = 9  # the highest player may not alter the field
NO_FIELD_MOVE: Final[i64] = 10  # nobody can be moved sideways
CANNOT_GO_DOWN: Final[i64] = 11
CANNOT_GO_UP: Final[i64] = 12
NO_STRUCTURAL_CARD: Final[i64] = 13  # a seat has no structural card to alter with
NEIGHBOURS_TIE: Final[i64] = 14
ODD_DIFFERENCE: Final[i64] = 15
TWO_EMPTY_HANDS: Final[i64] = 16
PUNISHED_WINS: Final[i64] = 17
NOBODY_TO_CHOOSE: Final[i64] = 18
SYNDICATE_SHORT: Final[i64] = 19  # the seat that discards for every card drawn has too few
NOBODY_CONCERNED: Final[i64] = 20  # "each player who ...": a crisis if there is none
HOLDER_HIGHEST: Final[i64] = 21
HOLDER_FEWEST: Final[i64] = 22
NO_SOLVER_YET: Final[i64] = 23
NOBODY_FELL: Final[i64] = 24
SCHEDULED: Final[i64] = 25  # an earlier structure made this turn a crisis
PARADIGM_FALLS: Final[i64] = 26  # Novo paradigma waited for a discard
TIED_HIGHEST: Final[i64] = 27  # Monarquia constitucional: the player in turn ties for highest
REFUSAL_TIED: Final[i64] = 28  # asked to refuse as highest, but ties
NOT_ALL_CAN: Final[i64] = 29  # two players have one card only and all pass two on
NOTHING_DRAWN: Final[i64] = 30  # the card demands a draw, and nobody can
NOTHING_DISCARDED: Final[i64] = 31

FAULTS: Final = (
    ("fine", "tied", "nobody_fits", "too_few_cards", "same_player", "piles_empty")
    + ("draw_banned", "swaps_forbidden", "field_is_frozen", "highest_may_not")
    + ("no_field_move", "cannot_go_down", "cannot_go_up", "no_structural_card")
    + ("neighbours_tie", "odd_difference", "two_empty_hands", "punished_wins")
    + ("nobody_to_choose", "syndicate_short", "nobody_concerned", "holder_highest")
    + ("holder_fewest", "no_solver_yet", "nobody_fell", "scheduled", "paradigm_falls")
    + ("tied_highest", "refusal_tied", "not_all_can", "nothing_drawn", "nothing_discarded")
)
