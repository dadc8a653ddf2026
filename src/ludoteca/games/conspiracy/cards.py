# compiled: mypyc
"""The components: 60 lords, 24 territories, and the shape of a chamber."""

from typing import Final

from ludoteca.kernel.native import i64, vec

# A lord is guild * RANKS + rank. Lords of one guild and rank are alike and share their number.
GUILDS: Final[i64] = 5
RANKS: Final[i64] = 6
LORD_KINDS: Final[i64] = 30
LORDS: Final[i64] = 60

GUILD_NAMES: Final = ("farmers", "military", "merchants", "politicians", "mages")
GUILD_LETTERS: Final = "YRGBP"  # yellow, red, green, blue, purple
INFLUENCE: Final = (0, 1, 2, 3, 4, 6)  # influence points by rank
COPIES: Final = (1, 4, 2, 2, 2, 1)  # lords by rank in each guild

MOST_DRAWN: Final[i64] = 3  # lords or territories at a time
ONE_TO_THREE: Final[i64] = 0b111  # the numbers that may be drawn where nothing is in the way

SWAPPER: Final[i64] = 0  # ranks by what they do
SILVER_KEY: Final[i64] = 1
GOLD_KEY: Final[i64] = 2
TWO_PEARLS: Final[i64] = 3
ONE_PEARL: Final[i64] = 4
HERALD: Final[i64] = 5  # influence 6: turns up the deck's top lord

# The chamber is an inverted pyramid of rows of 5, 4, 3, 2 and 1, filled in reading order.
CELLS: Final[i64] = 15
ROW_LENGTHS: Final = (5, 4, 3, 2, 1)

TERRITORIES: Final[i64] = 24
WORTH_SEVEN: Final[i64] = 0
PER_SILVER_KEY: Final[i64] = 1
PER_GOLD_KEY: Final[i64] = 2
FIVE_AND_A_PEARL: Final[i64] = 3
FOUR_AND_TWO_PEARLS: Final[i64] = 4
THREE_AND_THREE_PEARLS: Final[i64] = 5
PER_PEARL_PAIR: Final[i64] = 6
PER_TERRITORY: Final[i64] = 7
ONLY_ONE: Final[i64] = 8
ONLY_TWO: Final[i64] = 9
ANY_TWO_KEYS: Final[i64] = 10
CHOOSE_FROM_DECK: Final[i64] = 11
SHUFFLE_LORDS: Final[i64] = 12
SHUFFLE_TERRITORIES: Final[i64] = 13
BEST_LORD: Final[i64] = 14  # and the four after it, one per guild
LORD_COUNT: Final[i64] = 19  # and the four after it, one per guild

# Short names for notation and message ids, in the order of the numbers above.
TERRITORY_CODES: Final = (
    ("seven", "silver", "gold", "five", "four", "three", "pairs", "realm")
    + ("one", "two", "keys", "seek", "lords", "lands")
    + tuple(f"best{letter}" for letter in GUILD_LETTERS)
    + tuple(f"each{letter}" for letter in GUILD_LETTERS)
)

COALITION_POINTS: Final[i64] = 3  # for each lord of the largest coalition
MASTER_POINTS: Final[i64] = 5


def guild_of(lord: i64) -> i64:
    """The guild of a lord."""
    return lord // RANKS


def rank_of(lord: i64) -> i64:
    """The rank of a lord: which of the six powers it has."""
    return lord % RANKS


def influence_of(lord: i64) -> i64:
    """A lord's influence points: its rank, but for the 6."""
    rank = lord % RANKS
    if rank == HERALD:
        return 6
    return rank


def pearls_of_rank(rank: i64) -> i64:
    """How many pearls a lord brings."""
    if rank == TWO_PEARLS:
        return 2
    return 1 if rank == ONE_PEARL else 0


def pearls_of_territory(territory: i64) -> i64:
    """How many pearls a territory brings at once."""
    if FIVE_AND_A_PEARL <= territory <= THREE_AND_THREE_PEARLS:
        return territory - FIVE_AND_A_PEARL + 1
    return 0


def has_key(lord: i64) -> bool:
    """Whether a lord carries a key, silver or gold."""
    rank = lord % RANKS
    return rank == SILVER_KEY or rank == GOLD_KEY


def all_lords() -> vec[i64]:
    """The 60 lords of the box."""
    return BOX[:]


BOX: Final[vec[i64]] = vec[i64](
    [guild * 6 + rank for guild in range(5) for rank in range(6) for _ in range(COPIES[rank])]
)
