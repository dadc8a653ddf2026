# compiled: mypyc
"""The words a card may be written in, as numbers: what the interpreter knows how to do."""

from typing import Final, Literal, get_args

from ludoteca.kernel.native import i64

# Categories of cards; the cards of a deck stand in this order.
POLITICIAN: Final[i64] = 0
PARTY: Final[i64] = 1
PARLIAMENTARIAN: Final[i64] = 2
INFAMY: Final[i64] = 3
EVENT: Final[i64] = 4
VOTER: Final[i64] = 5
CATEGORIES: Final[i64] = 6

Category = Literal["politician", "party", "parliamentarian", "infamy", "event", "voter"]
CATEGORY_NAMES: Final[tuple[Category, ...]] = get_args(Category)

# Resources, and the icons of a cost: six spheres, then any influence (as an icon) or power (as a
# resource), then money.
SPHERES: Final[i64] = 6
ANY: Final[i64] = 6
POWER: Final[i64] = 6
MONEY: Final[i64] = 7
ICONS: Final[i64] = 8

Sphere = Literal["populist", "oligarch", "bourgeois", "commune", "square", "hip"]
Resource = Literal[Sphere, "power", "money"]
Icon = Literal[Sphere, "any", "money"]  # of a cost
SPHERE_NAMES: Final[tuple[Sphere, ...]] = get_args(Sphere)
RESOURCE_NAMES: Final[tuple[Resource, ...]] = get_args(Resource)
ICON_NAMES: Final[tuple[Icon, ...]] = get_args(Icon)

# What a card is, as bits of its traits: category, "any card", spheres, keywords.
TRAIT_CARD: Final[i64] = 6  # a parliamentarian, an infamy or a voter
TRAIT_THIS: Final[i64] = 7  # the very card that says so
TRAIT_SPHERE: Final[i64] = 8  # + sphere
TRAIT_KEYWORD: Final[i64] = 16  # + keyword
MOST_KEYWORDS: Final[i64] = 32

# What "per" counts: a trait in the cabinet, or one of these.
PER_ONE: Final[i64] = -1
PER_HAND: Final[i64] = 48  # cards in hand
PER_MONEY: Final[i64] = 49  # counters on the politician
PER_HERE: Final[i64] = 50  # counters on this card
PER_RIVAL: Final[i64] = 51  # rivals still in the game

# Who does what an instruction says.
YOU: Final[i64] = 0
TARGET: Final[i64] = 1  # a rival of your choice, the same throughout one sentence
OTHERS: Final[i64] = 2  # every rival, in turn order
EVERYONE: Final[i64] = 3  # you, then every rival

ALL: Final[i64] = 99  # a count that means "as many as there are"
EVERYTHING: Final[i64] = 999_999  # more than there ever is of anything

# A row of code: operation, who, count, what, per.
STRIDE: Final[i64] = 5
WHO: Final[i64] = 1
COUNT: Final[i64] = 2
WHAT: Final[i64] = 3
PER: Final[i64] = 4

# Operations that lead from row to row.
END: Final[i64] = 0  # the effect is over
SENTENCE: Final[i64] = 1  # a sentence begins: no rival is chosen yet
CONDITION: Final[i64] = 2  # count rows must be met first; refused or impossible: go to what
ROLL: Final[i64] = 3  # count rows of faces follow; no match: go to what
FACES: Final[i64] = 4  # a set of faces (count, as bits) leads to what
CHOICE: Final[i64] = 5  # count branches follow; none possible: go to what
BRANCH: Final[i64] = 6  # count is the first row of the branch, what the row after its last
JUMP: Final[i64] = 7  # go to what

# Operations that do something.
GAIN: Final[i64] = 10  # resource
GAIN_CHOSEN: Final[i64] = 11  # influence of a sphere of one's choice
LOSE: Final[i64] = 12  # resource
DRAW: Final[i64] = 13
DISCARD_HAND: Final[i64] = 14
DISCARD: Final[i64] = 15  # cards of a trait in one's cabinet
RECEIVE: Final[i64] = 17  # infamies
RETURN: Final[i64] = 18  # parliamentarians of a trait from cabinet to hand
TURN: Final[i64] = 20
UNTURN: Final[i64] = 21
STORE: Final[i64] = 22  # money on this card
COLLECT: Final[i64] = 23  # money from this card to the politician
GIVE: Final[i64] = 24  # money to the one whose card it is
CAMPAIGN: Final[i64] = 25  # turn up voters into the zone
TAKE: Final[i64] = 26  # voters of a trait from the zone, without paying
RETRIEVE: Final[i64] = 27  # parliamentarians of a trait from the discard to hand
PLAY: Final[i64] = 28  # parliamentarians of a trait from hand into play, without paying
SWITCH: Final[i64] = 29  # the party for another one
SWEEP: Final[i64] = 30  # the zone back into its pile
LEAVE: Final[i64] = 31  # the game
NOTHING: Final[i64] = 32
HAVE: Final[i64] = 33  # condition only: so many cards of a trait in the cabinet
FEE: Final[i64] = 34  # condition only: what is the place of the bill among the deck's fees

# When an effect is generated.
DIRECT: Final[i64] = 0  # the card enters play
ARTICULATION: Final[i64] = 1
ACTION: Final[i64] = 2  # an action written on the card
DAWN: Final[i64] = 3  # the owner's turn begins, after unturning
DUSK: Final[i64] = 4  # the owner takes no more actions
ELECTIONS: Final[i64] = 5  # at the start of the elections
SETUP: Final[i64] = 6  # politicians, before money and hands are dealt
HAPPENING: Final[i64] = 7  # events
MOMENTS: Final[i64] = 8

MOMENT_NAMES: Final = (
    "direct",
    "articulation",
    "action",
    "dawn",
    "dusk",
    "elections",
    "setup",
    "event",
)

# Standing rules: what a card in play changes in the manual's law (golden rule). Each is a row of
# rule, count, what.
RULE_STRIDE: Final[i64] = 3
HAND_SIZE: Final[i64] = 0  # the hand is refilled to so many more
SPEND_HERE: Final[i64] = 1  # money on this card can be spent
MONEY_HERE: Final[i64] = 2  # money received is put on this card
DISCOUNT: Final[i64] = 3  # cards of a trait cost so many icons less
KEEP_INFLUENCE: Final[i64] = 4
KEEP_POWER: Final[i64] = 5
LOCKED: Final[i64] = 6  # this card does not unturn by itself
ENTERS_TURNED: Final[i64] = 7
WILD: Final[i64] = 8  # influence of this sphere pays icons of every sphere
ZONE_SIZE: Final[i64] = 9  # the zone is refilled to so many more
FORBID: Final[i64] = 10  # count is the act, what the trait it is forbidden for
BONUS: Final[i64] = 11  # capital per so many of a trait
IMMUNE: Final[i64] = 12  # events pass this player by
WINS_TIES: Final[i64] = 13
REPEATS: Final[i64] = 14  # this card's action may be used more than once a turn
SURCHARGE: Final[i64] = 15  # cards of a trait cost so many icons of any influence more
STAYS_UP: Final[i64] = 16  # this card does not turn when articulated, which is once a turn then
KEEP_REVEALED: Final[i64] = 17  # cards revealed and not paid for stay in hand
MONEY_BY_INFLUENCE: Final[i64] = 18  # icons of money are paid like those of any influence
SHELTERED: Final[i64] = 19  # what cards of rivals tell this player to do is not done
LUCK: Final[i64] = 20  # rolls of this player count so many more, from 1 to 6

ACTS: Final = ("articulate", "buy", "reveal", "pay", "unturn", "use")
ACT_ARTICULATE: Final[i64] = 0
ACT_BUY: Final[i64] = 1
ACT_REVEAL: Final[i64] = 2
ACT_PAY: Final[i64] = 3
ACT_UNTURN: Final[i64] = 4
ACT_USE: Final[i64] = 5

# What a deck may hold.
MOST_CARDS: Final[i64] = 256
FACES_OF_DIE: Final[i64] = 6
