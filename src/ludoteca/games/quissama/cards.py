# compiled: mypyc
"""The components that the manual lists: 100 cards, 8 characters, and what things cost."""

from typing import Final, Literal, get_args

from ludoteca.kernel.native import i64, vec

# Icons. A cost is a number with four bits for each icon.
NAGOA: Final[i64] = 0
GUAIAMUM: Final[i64] = 1
COIN: Final[i64] = 2
LIBERTY: Final[i64] = 3
BURGHER: Final[i64] = 4
CROWN: Final[i64] = 5
ICONS: Final[i64] = 6
IconName = Literal["nagoa", "guaiamum", "coin", "liberty", "burgher", "crown"]
ICON_NAMES: Final[tuple[IconName, ...]] = get_args(IconName)

# Faces of cards. The first nine pay with one icon, once or twice.
ONE_NAGOA: Final[i64] = 0
TWO_NAGOAS: Final[i64] = 1
ONE_GUAIAMUM: Final[i64] = 2
TWO_GUAIAMUNS: Final[i64] = 3
ONE_COIN: Final[i64] = 4
TWO_COINS: Final[i64] = 5
LIBERTY_CARD: Final[i64] = 6
BURGHER_CARD: Final[i64] = 7
CROWN_CARD: Final[i64] = 8
BLESSING: Final[i64] = 9  # Bênção Imperial: any one icon
SCANDAL: Final[i64] = 10
BLOW: Final[i64] = 11  # Bênção de Peito
ESCAPE: Final[i64] = 12  # Fuga
NECKLACE: Final[i64] = 13  # Colar, the first of the five unique cards
GANG: Final[i64] = 14  # Malta
TENEMENT_CARD: Final[i64] = 15  # Cabeça de Porco
BOURGEOISIE: Final[i64] = 16  # Burguesia
IMPERIAL_FAMILY: Final[i64] = 17  # Família Imperial
FACES: Final[i64] = 18
PAYING_FACES: Final[i64] = 9
COMMON_FACES: Final[i64] = 13  # all but the unique ones

COPIES: Final = (10, 5, 10, 5, 15, 5, 12, 12, 6, 5, 6, 2, 2, 1, 1, 1, 1, 1)
CARDS: Final[i64] = 100
FACE_NAMES: Final = (
    ("one_nagoa", "two_nagoas", "one_guaiamum", "two_guaiamuns", "one_coin", "two_coins")
    + ("liberty", "burgher", "crown", "blessing", "scandal", "blow", "escape")
    + ("necklace", "gang", "tenement", "bourgeoisie", "imperial_family")
)
# Short names for notation: M is Moeda, K the crown, J the blessing (a joker).
FACE_CODES: Final = ("N", "NN", "G", "GG", "M", "MM", "L", "B", "K", "J", "E", "P", "F") + (
    "colar",
    "malta",
    "porco",
    "burguesia",
    "familia",
)
ICON_OF: Final[vec[i64]] = vec[i64]([0, 0, 1, 1, 2, 2, 3, 4, 5])
WORTH_OF: Final[vec[i64]] = vec[i64]([1, 2, 1, 2, 1, 2, 1, 1, 1])

# Characters.
QUISSAMA: Final[i64] = 0
WOODRUFF: Final[i64] = 1
ALEMAO: Final[i64] = 2
ARAUJO: Final[i64] = 3
PRINCESA: Final[i64] = 4
ALENCAR: Final[i64] = 5
IMPERADOR: Final[i64] = 6
BERNARDINA: Final[i64] = 7
CHARACTERS: Final[i64] = 8
CHARACTER_CODES: Final = (
    "quissama",
    "woodruff",
    "alemao",
    "araujo",
    "princesa",
    "alencar",
    "imperador",
    "bernardina",
)

# Costs, four bits for each icon: 0xKBLMGN.
FREE_NAGOA: Final[i64] = 0x001001
FREE_GUAIAMUM: Final[i64] = 0x001010
FOUND_COST: Final[i64] = 0x010200
EMPLOY_NAGOA: Final[i64] = 0x000201
EMPLOY_GUAIAMUM: Final[i64] = 0x000210
MINISTER_COST: Final[i64] = 0x110100
ATTACK_WITH_NAGOAS: Final[i64] = 0x000003
ATTACK_WITH_GUAIAMUNS: Final[i64] = 0x000030
ONE_BURGHER: Final[i64] = 0x010000  # more, for a marker in a rival's area
# Bernardina costs three identical cards, which no sum of icons says: 0 here.
INFLUENCE_COSTS: Final[vec[i64]] = vec[i64](
    [0x000005, 0x000500, 0x000040, 0x020000, 0x003000, 0x200000, 0x010011, 0]
)
IDENTICAL: Final[i64] = 3  # cards for a marker on Bernardina

# Pieces and spaces.
SQUARES: Final[i64] = 4  # two of the Nagoas, then two of the Guaiamuns
BUSINESSES: Final[i64] = 10
WORKERS: Final[i64] = 2  # capoeiras that fill a business
MINISTERS: Final[i64] = 6
MARKET: Final[i64] = 3
CAPOEIRAS: Final[i64] = 30
PIECES: Final[i64] = 10  # of each player
HAND: Final[i64] = 5
TO_WIN_A_CHARACTER: Final[i64] = 2  # markers

# What is attacked: a square, a business, or the tenement.
FIRST_BUSINESS: Final[i64] = 4
TENEMENT: Final[i64] = 14
PLACES: Final[i64] = 15

# Goals.
ARAUJO_GOAL: Final[i64] = 4  # full businesses
IMPERADOR_GOAL: Final[i64] = 4  # ministers
ALENCAR_GOAL: Final[i64] = 2  # ministers, and as many full businesses


def gang_of_square(square: i64) -> i64:
    """The gang whose square it is: NAGOA or GUAIAMUM."""
    return square // 2


def is_one_icon(face: i64) -> bool:
    """Whether a face shows one icon once, so that a blessing can stand for it among three alike."""
    return face < PAYING_FACES and WORTH_OF[face] == 1


def box(scandals: i64, blessings: i64) -> vec[i64]:
    """All cards of a game with this many scandals and blessings."""
    cards = BOX[:]
    count: i64 = 0
    for face in range(FACES):
        copies: i64 = COPIES[face]
        if face == SCANDAL:
            copies = scandals
        elif face == BLESSING:
            copies = blessings
        for _copy in range(copies):
            cards[count] = face
            count += 1
    return cards[:count]


BOX: Final[vec[i64]] = vec[i64]([face for face in range(18) for _ in range(COPIES[face])])
