# compiled: mypyc
"""Paying: one icon after another, each card, token or blessing a decision of its own.

What can be paid in one way only is paid without asking; `PAY` settles the rest in the obvious way.
Until all is paid nobody else is shown anything of it: they are told once, in an order that is the
same whatever there was to choose.
The excess of a card pays first wherever it fits: it would be lost at the end of the turn, so that
nobody could want to keep it.
"""

from typing import Final

from ludoteca.games.quissama.cards import (
    BERNARDINA,
    BLESSING,
    BURGHER,
    COIN,
    FACES,
    ICON_OF,
    ICONS,
    IDENTICAL,
    INFLUENCE_COSTS,
    NECKLACE,
    PAYING_FACES,
    WORTH_OF,
)
from ludoteca.games.quissama.costs import (
    affords,
    character_of,
    cost_of,
    fill_purse,
    set_ways,
    shortfall,
    unique_ways,
)
from ludoteca.games.quissama.hands import lay_down, show_lost
from ludoteca.games.quissama.state import JOKERS, MAIN, PAYING, POOLS, Position
from ludoteca.games.quissama.vocabulary import (
    NO_WAY_TO_PAY,
    PAYS_BLESSING,
    PAYS_CARD,
    PAYS_EXCESS,
    PAYS_SET,
    PAYS_TOKEN,
    PAYS_UNIQUE,
)
from ludoteca.kernel.bits import count_bits, lowest_bit
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.reasons import LEGAL

# Ways to pay, in the order of the actions from PAY_CARD on; the first nine are faces.
BLESSING_WAY: Final[i64] = 9
TOKEN_WAY: Final[i64] = 10
UNIQUE_WAY: Final[i64] = 11  # + card, from the Colar
SET_WAY: Final[i64] = 16  # + face * 3 + blessings
WAYS_END: Final[i64] = 55
DOUBLE: Final[i64] = 2
ALL_CARDS: Final[i64] = (1 << 9) - 1  # of one icon: single ones come before double ones
ALL_SETS: Final[i64] = ~((1 << 16) - 1)
ALL_UNIQUE: Final[i64] = 0b11111 << 11
# One card of a face, or of what pays an icon. Compiled, `1 << 32` with a literal 1 would be lost.
ONES: Final[vec[i64]] = vec[i64]([1 << (4 * int(place)) for place in range(PAYING_FACES)])


def begin_payment(position: Position, action: i64) -> bool:
    """Pay for an action as far as nothing is to be decided; True when all is paid."""
    position.deed = action
    position.due = cost_of(position, action)
    position.whole = 1 if character_of(action) >= 0 else 0
    return settle(position)


def settle(position: Position) -> bool:
    """Pay what can be paid in one way only; False if there is something to choose."""
    while True:
        if position.whole == 1:
            begin_by_icons(position)
        if position.whole == 0:
            spend_excess(position)
            if position.due == 0:
                position.phase = MAIN
                return True
        found = ways(position)
        if count_bits(found) > 1:
            position.phase = PAYING
            return False
        pay_by(position, lowest_bit(found))


def begin_by_icons(position: Position) -> None:
    """An influence cost that nothing but icons can pay is paid like any other."""
    character = character_of(position.deed)
    if character == BERNARDINA:
        return
    fill_purse(position)
    if asked_icon(position) < 0 or unique_ways(position, position.deed) == 0:
        position.whole = 0


def spend_excess(position: Position) -> None:
    """Let the excess of earlier payments pay what it can."""
    for icon in range(POOLS):
        left = position.pool[icon]
        need = (position.due >> (4 * icon)) & 15
        if left > 0 and need > 0:
            spent = left if left < need else need
            position.pool[icon] -= spent
            position.due -= spent << (4 * icon)
            position.spent_excess += spent << (4 * icon)


def excess_of(position: Position, icon: i64) -> i64:
    """How much of an icon is left over from earlier payments of this turn."""
    if icon < POOLS:
        return position.pool[icon]
    return 0


def asked_icon(position: Position) -> i64:
    """The icon to be paid next, the excess counted; -1 if nothing is."""
    due = position.due
    icon: i64 = 0
    while due != 0:
        if due & 15 > excess_of(position, icon):
            return icon
        due >>= 4
        icon += 1
    return -1


def ways(position: Position) -> i64:
    """The ways to pay the next part, as bits; never none while something is due."""
    fill_purse(position)
    if position.whole == 0:
        return icon_ways(position)
    character = character_of(position.deed)
    extra = position.due - INFLUENCE_COSTS[character]
    found: i64 = 0
    if affords(position, extra):
        found = unique_ways(position, position.deed) << UNIQUE_WAY
    if character == BERNARDINA:
        return found | (set_ways(position, extra >> (4 * BURGHER)) << SET_WAY)
    if affords(position, position.due):
        found |= icon_ways(position)
    return found


def icon_ways(position: Position) -> i64:
    """The cards, the token and the blessing that pay the icon asked for."""
    icon = asked_icon(position)
    first = position.seat * FACES
    found: i64 = 0
    for face in range(PAYING_FACES):
        if ICON_OF[face] == icon and position.hands[first + face] > 0:
            found |= 1 << face
    if icon == COIN and position.tokens != 0:
        found |= 1 << TOKEN_WAY
    jokers = position.purse[JOKERS]
    blessing: i64 = 0
    if jokers > 0 and shortfall(position.purse, position.due - (1 << (4 * icon))) < jokers:
        blessing = 1 << BLESSING_WAY
    surplus = position.purse[icon] - ((position.due >> (4 * icon)) & 15)
    if surplus > 0 and least_worth(position, found) <= surplus:
        return found | blessing
    if shortfall(position.purse, position.due) < jokers:
        return found | blessing
    # All are needed: their order is no question, and tells nothing.
    return last_of(found) if found != 0 else blessing


def least_worth(position: Position, found: i64) -> i64:
    """What the smallest of some cards and tokens is worth: one or two icons."""
    if (found >> TOKEN_WAY) & 1 == 1 and position.token_worth() == 1:
        return 1
    return WORTH_OF[lowest_bit(found)] if found & ALL_CARDS != 0 else DOUBLE


def last_of(found: i64) -> i64:
    """The last of these ways, as where somebody just presses "pay": the token, then doubles."""
    while found & (found - 1) != 0:
        found &= found - 1
    return found


def why_not_way(position: Position, way: i64) -> i64:
    """Only what pays the icon asked for, and leaves the rest payable."""
    return LEGAL if (ways(position) >> way) & 1 == 1 else NO_WAY_TO_PAY


def pay_by(position: Position, way: i64) -> None:
    """Pay a part by a way that is open."""
    if way >= SET_WAY:
        pay_set(position, (way - SET_WAY) // IDENTICAL, (way - SET_WAY) % IDENTICAL)
    elif way >= UNIQUE_WAY:
        pay_unique(position, NECKLACE + way - UNIQUE_WAY)
    else:
        position.whole = 0
        spend_excess(position)
        pay_icon(position, way)


def pay_icon(position: Position, way: i64) -> None:
    """Pay the icon asked for with a card, a blessing or a coin token."""
    icon = asked_icon(position)
    if way == TOKEN_WAY:
        left = position.tokens & (position.tokens - 1)
        position.paid_tokens |= position.tokens - left
        position.tokens = left
        credit(position, COIN, position.token_worth())
    elif way == BLESSING_WAY:
        lay_out(position, BLESSING)
        position.blessed += ONES[icon]
        credit(position, icon, 1)
    else:
        lay_out(position, way)
        position.paid += ONES[way]
        credit(position, icon, WORTH_OF[way])


def lay_out(position: Position, face: i64) -> None:
    """A card that pays goes from the hand to the discards."""
    lay_down(position, position.seat, face)
    position.discards[face] += 1


def credit(position: Position, icon: i64, worth: i64) -> None:
    """Set icons off against what is due; what is too much stays for this turn."""
    need = (position.due >> (4 * icon)) & 15
    if worth > need:
        position.pool[icon] += worth - need
        position.new_excess += (worth - need) << (4 * icon)
        worth = need
    position.due -= worth << (4 * icon)


def pay_unique(position: Position, face: i64) -> None:
    """One unique card for the whole influence cost; a rival's area still asks for a burgher."""
    character = character_of(position.deed)
    position.due -= INFLUENCE_COSTS[character]
    position.whole = 0
    lay_out(position, face)
    position.bulk = 1 + UNIQUE_WAY + face - NECKLACE


def pay_set(position: Position, face: i64, blessings: i64) -> None:
    """Three cards alike; no excess remains of them."""
    position.whole = 0
    for _card in range(IDENTICAL - blessings):
        lay_out(position, face)
    for _card in range(blessings):
        lay_out(position, BLESSING)
    position.bulk = 1 + SET_WAY + face * IDENTICAL + blessings


# What the others are shown of it.


def show_payment(position: Position) -> None:
    """All is paid: everybody is told with what."""
    if cost_of(position, position.deed) != 0 or character_of(position.deed) >= 0:
        position.shown += 1  # that it could be paid tells something of the hand
        position.given += 1
    for icon in range(POOLS):
        spent = (position.spent_excess >> (4 * icon)) & 15
        if spent > 0:
            position.tell(PAYS_EXCESS, position.seat, spent, icon)
    if position.bulk > 0:
        show_bulk(position, position.bulk - 1)
    for icon in range(ICONS):
        show_icon(position, icon)
    end_payment(position)


def show_bulk(position: Position, way: i64) -> None:
    """The unique card, or the three alike."""
    seat = position.seat
    if way < SET_WAY:
        show_lost(position, seat, NECKLACE + way - UNIQUE_WAY)
        character = character_of(position.deed)
        position.tell(PAYS_UNIQUE, seat, NECKLACE + way - UNIQUE_WAY, character)
        return
    face = (way - SET_WAY) // IDENTICAL
    blessings = (way - SET_WAY) % IDENTICAL
    for card in range(IDENTICAL):
        show_lost(position, seat, face if card < IDENTICAL - blessings else BLESSING)
    position.tell(PAYS_SET, seat, face, blessings)


def show_icon(position: Position, icon: i64) -> None:
    """What an icon was paid with: tokens, then double cards, single ones, blessings."""
    seat = position.seat
    if icon == COIN:
        for _token in range(count_bits(position.paid_tokens)):
            position.tell(PAYS_TOKEN, seat, position.token_worth())
    for last in range(PAYING_FACES):
        face = PAYING_FACES - 1 - last
        if ICON_OF[face] == icon:
            for _card in range((position.paid >> (4 * face)) & 15):
                show_lost(position, seat, face)
                position.tell(PAYS_CARD, seat, face)
    for _blessing in range((position.blessed >> (4 * icon)) & 15):
        show_lost(position, seat, BLESSING)
        position.tell(PAYS_BLESSING, seat, icon)


def end_payment(position: Position) -> None:
    """Nothing is being paid for any more."""
    position.deed = -1
    position.due = 0
    position.whole = 0
    position.paid = 0
    position.blessed = 0
    position.bulk = 0
    position.paid_tokens = 0
    position.spent_excess = 0
    position.new_excess = 0


def take_back(position: Position) -> None:
    """Become the position before the payment under way began: the one that the others see."""
    for face in range(PAYING_FACES):
        pick_up(position, face, (position.paid >> (4 * face)) & 15)
    for icon in range(ICONS):
        pick_up(position, BLESSING, (position.blessed >> (4 * icon)) & 15)
    if position.bulk > 0:
        pick_up_bulk(position, position.bulk - 1)
    position.tokens |= position.paid_tokens
    for icon in range(POOLS):
        position.pool[icon] += (position.spent_excess >> (4 * icon)) & 15
        position.pool[icon] -= (position.new_excess >> (4 * icon)) & 15
    position.phase = MAIN
    end_payment(position)


def pick_up(position: Position, face: i64, count: i64) -> None:
    """So many cards go back from the discards to the hand."""
    position.hands[position.seat * FACES + face] += count
    position.sizes[position.seat] += count
    position.discards[face] -= count


def pick_up_bulk(position: Position, way: i64) -> None:
    """... and the unique card, or the three alike."""
    if way < SET_WAY:
        pick_up(position, NECKLACE + way - UNIQUE_WAY, 1)
        return
    blessings = (way - SET_WAY) % IDENTICAL
    pick_up(position, (way - SET_WAY) // IDENTICAL, IDENTICAL - blessings)
    pick_up(position, BLESSING, blessings)


def pay_all(position: Position) -> bool:
    """Pay the rest in the obvious way; always True."""
    while not settle(position):
        pay_by(position, obvious_way(position))
    return True


def obvious_way(position: Position) -> i64:
    """What most players would pay with: unique cards, sets without blessings, tokens, singles."""
    found = ways(position)
    if found & ALL_UNIQUE != 0:
        return lowest_bit(found & ALL_UNIQUE)
    if found & ALL_SETS != 0:
        return obvious_set(position, found)
    if (found >> TOKEN_WAY) & 1 == 1:
        return TOKEN_WAY
    return obvious_card(position, found)


def obvious_set(position: Position, found: i64) -> i64:
    """The set with the fewest blessings; of those, the face with most cards in hand."""
    best: i64 = -1
    best_worth: i64 = -1000
    for way in range(SET_WAY, WAYS_END):
        if (found >> way) & 1 == 1:
            cards = position.held(position.seat, (way - SET_WAY) // IDENTICAL)
            worth = cards - 100 * ((way - SET_WAY) % IDENTICAL)
            if worth > best_worth:
                best = way
                best_worth = worth
    return best


def obvious_card(position: Position, found: i64) -> i64:
    """Singles where they suffice, else doubles, so that as little as may be is left over."""
    icon = asked_icon(position)
    need = ((position.due >> (4 * icon)) & 15) - excess_of(position, icon)
    single = lowest_bit(found)
    if single == BLESSING_WAY or WORTH_OF[single] == 2 or (found >> (single + 1)) & 1 == 0:
        return single
    if single + 1 == BLESSING_WAY or position.held(position.seat, single) >= need:
        return single
    return single + 1
