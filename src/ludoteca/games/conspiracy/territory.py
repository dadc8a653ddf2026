# compiled: mypyc
"""Taking a territory: where it comes from, where it lies, and what it does at once."""

from ludoteca.games.conspiracy.cards import (
    CELLS,
    CHOOSE_FROM_DECK,
    LORD_KINDS,
    MOST_DRAWN,
    ONE_TO_THREE,
    ONLY_ONE,
    ONLY_TWO,
    SHUFFLE_LORDS,
    SHUFFLE_TERRITORIES,
    pearls_of_territory,
)
from ludoteca.games.conspiracy.chamber import claim_pearl_master, place_next
from ludoteca.games.conspiracy.state import CHOOSE, Position
from ludoteca.games.conspiracy.vocabulary import (
    DRAWS_TERRITORY,
    GAINS_PEARLS,
    LIMITS,
    MUST_CHOOSE_FROM_DECK,
    NOT_DRAWN,
    NOT_IN_ROW,
    NOT_IN_TERRITORY_DECK,
    SHUFFLES_LORDS,
    SHUFFLES_TERRITORIES,
    TAKES_TERRITORY,
    TERRITORY_DECK_SHORT,
    TERRITORY_TO_ROW,
)
from ludoteca.kernel.bits import count_bits, draw_bit, lowest_bit
from ludoteca.kernel.native import i64
from ludoteca.kernel.reasons import LEGAL


def drawable_territories(position: Position) -> i64:
    """The numbers of territories that may be drawn, as bits from 1 on."""
    if position.has_territory(position.seat, CHOOSE_FROM_DECK):
        return 0
    count = count_bits(position.territory_deck)
    return ONE_TO_THREE if count >= MOST_DRAWN else (1 << count) - 1


def why_not_draw_territories(position: Position, count: i64) -> i64:
    """Drawing 1, 2 or 3 needs as many in the deck, and the right to draw blind."""
    if (drawable_territories(position) >> (count - 1)) & 1 == 1:
        return LEGAL
    if position.has_territory(position.seat, CHOOSE_FROM_DECK):
        return MUST_CHOOSE_FROM_DECK
    return TERRITORY_DECK_SHORT


def draw_territories(position: Position, count: i64) -> None:
    """Draw territories together; a single one is taken without asking."""
    for _drawn in range(count):
        territory = draw_bit(position.territory_deck, position.random)
        position.territory_deck &= ~(1 << territory)
        position.offered |= 1 << territory
        position.tell(DRAWS_TERRITORY, position.seat, territory)
        if count == 1:
            choose_territory(position, territory)
    if count > 1:
        position.phase = CHOOSE


def why_not_choose(position: Position, territory: i64) -> i64:
    """Only one of those drawn can be kept."""
    return LEGAL if (position.offered >> territory) & 1 == 1 else NOT_DRAWN


def choose_territory(position: Position, territory: i64) -> None:
    """Keep one of the drawn territories; the others join the row, for later turns."""
    others = position.offered & ~(1 << territory)
    position.offered = 0
    position.row |= others
    while others != 0:
        position.tell(TERRITORY_TO_ROW, lowest_bit(others))
        others &= others - 1
    take_territory(position, territory)


def claimable(position: Position) -> i64:
    """The territories that may be picked: the row; the deck, for the owner of that territory."""
    if position.has_territory(position.seat, CHOOSE_FROM_DECK):
        return position.territory_deck
    return position.row


def why_not_claim(position: Position, territory: i64) -> i64:
    """Only what is claimable; the reason tells what this seat has to choose from."""
    if (claimable(position) >> territory) & 1 == 1:
        return LEGAL
    if not position.has_territory(position.seat, CHOOSE_FROM_DECK):
        return NOT_IN_ROW
    in_row = (position.row >> territory) & 1 == 1
    return MUST_CHOOSE_FROM_DECK if in_row else NOT_IN_TERRITORY_DECK


def claim(position: Position, territory: i64) -> None:
    """Take an available territory. Its card leaves the row or the deck, whichever it was in."""
    position.row &= ~(1 << territory)
    position.territory_deck &= ~(1 << territory)
    take_territory(position, territory)


def take_territory(position: Position, territory: i64) -> None:
    """Lay it on the lord just placed, over the last key: no key before it counts again."""
    seat = position.seat
    cell = position.placed[seat] - 1
    position.covers[seat * CELLS + cell] = territory
    position.held[seat] |= 1 << territory
    position.silver[seat] = 0
    position.gold[seat] = 0
    position.tell(TAKES_TERRITORY, seat, territory, cell)
    apply_power(position, territory)
    place_next(position)


def apply_power(position: Position, territory: i64) -> None:
    """What a territory does at once. The lasting ones are asked for where they matter."""
    seat = position.seat
    pearls = pearls_of_territory(territory)
    if pearls > 0:
        position.pearls[seat] += pearls
        position.tell(GAINS_PEARLS, seat, pearls, position.pearls[seat])
        claim_pearl_master(position)
    elif territory == ONLY_ONE:
        limit_opponents(position, 1)
    elif territory == ONLY_TWO:
        limit_opponents(position, 2)
    elif territory == SHUFFLE_LORDS:
        shuffle_lords(position)
    elif territory == SHUFFLE_TERRITORIES:
        shuffle_territories(position)


def limit_opponents(position: Position, count: i64) -> None:
    """Until this seat's next turn; a newer limit replaces an older one."""
    position.limit = count
    position.limit_owner = position.seat
    position.tell(LIMITS, position.seat, count)


def shuffle_lords(position: Position) -> None:
    """All discarded lords go back into the deck; lords in hand are not discarded."""
    count: i64 = 0
    for lord in range(LORD_KINDS):
        count += position.piles[lord]
        while position.piles[lord] > 0:
            position.piles[lord] -= 1
            position.deck.add(lord)
    position.stacked = 0
    position.tell(SHUFFLES_LORDS, position.seat, count)


def shuffle_territories(position: Position) -> None:
    """All available territories go back into the deck."""
    position.tell(SHUFFLES_TERRITORIES, position.seat, count_bits(position.row))
    position.territory_deck |= position.row
    position.row = 0
