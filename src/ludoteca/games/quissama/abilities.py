# compiled: mypyc
"""What the characters can do, each once a turn, before the first combination.

Araújo's ability is in `Position.token_worth`; Bernardina has none.
"""

from ludoteca.games.quissama.cards import (
    ALEMAO,
    ALENCAR,
    BERNARDINA,
    FACES,
    IMPERADOR,
    PRINCESA,
    QUISSAMA,
    WOODRUFF,
)
from ludoteca.games.quissama.characters import (
    has_marker,
    mark,
    remove_marker,
    why_not_mark,
)
from ludoteca.games.quissama.costs import why_not_pay
from ludoteca.games.quissama.hands import (
    gain_openly,
    learn_hand,
    pass_on,
    top_card,
    why_not_from_hand,
)
from ludoteca.games.quissama.ministry import why_not_minister
from ludoteca.games.quissama.state import (
    EMPTY,
    GIVING,
    LOOKING,
    MAIN,
    NOBODY,
    NOT_PLAYED,
    STEALING,
    Position,
)
from ludoteca.games.quissama.vocabulary import (
    ABILITIES_CLOSED,
    ABILITY_USED,
    BLOCKED,
    JUST_TAKEN,
    LOOKS,
    NO_CARD_TO_GIVE,
    NO_MARKER_THERE,
    NO_PIECES,
    NO_SUCH_RIVAL,
    NOBODY_IN_TENEMENT,
    NOT_A_RIVALS_PIECE,
    NOT_HELD,
    NOT_IN_GAME,
    NOT_THEIR_CARD,
    NOTHING_STORED,
    PILES_EMPTY,
    REPLACE_BURGHER,
    REPLACE_MARKER,
    REPLACE_MINISTER,
    REPLACES_BURGHER,
    REPLACES_MARKER,
    REPLACES_MINISTER,
    RESCUES,
    RIVAL_HAS_NO_CARDS,
    ROBBED_MORE,
    SENZALA_EMPTY,
    STEALS,
    STEALS_CARD,
    STORES,
    SWAPS,
    SWAPS_NOTHING,
    SWAPS_UNSEEN,
    TOO_FRESH,
)
from ludoteca.kernel.bits import count_bits, lowest_bit
from ludoteca.kernel.listener import EVERYONE
from ludoteca.kernel.native import i64
from ludoteca.kernel.reasons import LEGAL


def why_not_use(position: Position, character: i64) -> i64:
    """An ability needs its character in one's area since an earlier turn, free and not used."""
    if position.holders[character] == NOT_PLAYED:
        return NOT_IN_GAME
    if position.holders[character] != position.seat:
        return NOT_HELD
    if position.markers[character] != 0:
        return BLOCKED
    if (position.fresh >> character) & 1 == 1:
        return TOO_FRESH
    if (position.used >> character) & 1 == 1:
        return ABILITY_USED
    return LEGAL if position.closed == 0 else ABILITIES_CLOSED


# Quissama.


def why_not_store(position: Position) -> i64:
    """Storing needs a card in either pile."""
    reason = why_not_use(position, QUISSAMA)
    if reason != LEGAL:
        return reason
    if position.deck.count > 0:
        return LEGAL
    for face in range(FACES):
        if position.discards[face] > 0:
            return LEGAL
    return PILES_EMPTY


def store(position: Position) -> None:
    """The top card goes face up under Quissama."""
    face = top_card(position)
    position.stored[face] += 1
    position.tell(STORES, position.seat, face)


def why_not_rescue(position: Position) -> i64:
    """There must be cards under Quissama."""
    reason = why_not_use(position, QUISSAMA)
    if reason != LEGAL:
        return reason
    for face in range(FACES):
        if position.stored[face] > 0:
            return LEGAL
    return NOTHING_STORED


def rescue(position: Position) -> None:
    """All cards under Quissama come into the hand."""
    count: i64 = 0
    for face in range(FACES):
        for _card in range(position.stored[face]):
            gain_openly(position, position.seat, face)
            count += 1
        position.stored[face] = 0
    position.tell(RESCUES, position.seat, count)


# Woodruff.


def is_rival(position: Position, seat: i64) -> bool:
    """Whether a seat is there and is not the seat in turn."""
    return seat < position.players and seat != position.seat


def why_not_look(position: Position, rival: i64) -> i64:
    """Woodruff looks at a rival who has cards."""
    if not is_rival(position, rival):
        return NO_SUCH_RIVAL
    reason = why_not_use(position, WOODRUFF)
    if reason != LEGAL:
        return reason
    return LEGAL if position.sizes[rival] > 0 else RIVAL_HAS_NO_CARDS


def look(position: Position, rival: i64) -> None:
    """The whole hand is seen; without a card to give there is nothing to decide."""
    learn_hand(position, position.seat, rival)
    position.looking = rival
    position.phase = LOOKING
    position.tell(LOOKS, position.seat, rival)
    if position.sizes[position.seat] == 0:
        swap_nothing(position)


def why_not_swap_take(position: Position, face: i64) -> i64:
    """Only a card that the rival has, and only for one of one's own."""
    if position.sizes[position.seat] == 0:
        return NO_CARD_TO_GIVE
    return LEGAL if position.held(position.looking, face) > 0 else NOT_THEIR_CARD


def swap_take(position: Position, face: i64) -> None:
    """Take a card out of the rival's hand; one of one's own will follow, an only one at once."""
    own = position.sizes[position.seat]
    pass_on(position, position.looking, position.seat, face)
    position.took = face
    position.phase = GIVING
    if own == 1:
        swap_give(position, only_gift(position))


def swap_nothing(position: Position) -> None:
    """Having looked is all."""
    position.tell(SWAPS_NOTHING, position.seat, position.looking)
    position.looking = NOBODY
    position.phase = MAIN


def why_not_swap_give(position: Position, face: i64) -> i64:
    """A card in hand, other than the one just taken unless another copy was held already."""
    if face == position.took and position.held(position.seat, face) == 1:
        return JUST_TAKEN
    return why_not_from_hand(position, face)


def only_gift(position: Position) -> i64:
    """The first face that can be given; there always is one."""
    face: i64 = 0
    while why_not_swap_give(position, face) != LEGAL:
        face += 1
    return face


def swap_give(position: Position, face: i64) -> None:
    """Give a card for the one taken."""
    rival = position.looking
    pass_on(position, position.seat, rival, face)
    both = (1 << position.seat) | (1 << rival)
    position.tell_only(both, SWAPS, position.seat, rival, face, position.took)
    position.tell_only(EVERYONE & ~both, SWAPS_UNSEEN, position.seat, rival)
    position.took = -1
    position.looking = NOBODY
    position.phase = MAIN


# Alemão.


def why_not_steal(position: Position, rival: i64) -> i64:
    """Each theft strikes a rival robbed least this turn who still has cards."""
    if not is_rival(position, rival):
        return NO_SUCH_RIVAL
    if position.phase == MAIN:
        reason = why_not_use(position, ALEMAO)
        if reason != LEGAL:
            return reason
        if position.tenement == 0:
            return NOBODY_IN_TENEMENT
    if position.sizes[rival] == 0:
        return RIVAL_HAS_NO_CARDS
    return LEGAL if (victims(position) >> rival) & 1 == 1 else ROBBED_MORE


def victims(position: Position) -> i64:
    """The rivals robbed least this turn among those who still have cards, as bits."""
    found: i64 = 0
    least: i64 = 1000
    for rival in range(position.players):
        if rival != position.seat and position.sizes[rival] > 0:
            if position.robbed[rival] < least:
                least = position.robbed[rival]
                found = 0
            if position.robbed[rival] == least:
                found |= 1 << rival
    return found


def begin_stealing(position: Position, rival: i64) -> None:
    """As many thefts as there are Guaiamuns in the tenement."""
    position.thefts = position.tenement
    steal(position, rival)


def steal(position: Position, rival: i64) -> None:
    """Take a card unseen; then the next, asking only where there is a choice."""
    steal_card(position, rival)
    candidates = victims(position)
    while position.thefts > 0 and count_bits(candidates) == 1:
        steal_card(position, lowest_bit(candidates))
        candidates = victims(position)
    if position.thefts > 0 and candidates != 0:
        position.phase = STEALING
    else:
        position.thefts = 0
        position.phase = MAIN


def steal_card(position: Position, rival: i64) -> None:
    """One card at random; only thief and victim see which."""
    skip = position.random.below(position.sizes[rival])
    face: i64 = 0
    while skip >= position.held(rival, face):
        skip -= position.held(rival, face)
        face += 1
    pass_on(position, rival, position.seat, face)
    position.robbed[rival] += 1
    position.thefts -= 1
    both = (1 << position.seat) | (1 << rival)
    position.tell_only(both, STEALS_CARD, position.seat, rival, face)
    position.tell_only(EVERYONE & ~both, STEALS, position.seat, rival)


# Imperador.


def why_not_replace(position: Position, owner: i64, action: i64) -> i64:
    """The Emperor replaces a piece of a rival, for what that piece costs."""
    reason = why_not_use(position, IMPERADOR)
    if reason != LEGAL:
        return reason
    if owner == EMPTY or owner == position.seat:
        return NOT_A_RIVALS_PIECE
    if position.pieces[position.seat] == 0:
        return NO_PIECES
    return why_not_pay(position, action)


def why_not_replace_burgher(position: Position, business: i64) -> i64:
    """A rival's burgher."""
    return why_not_replace(position, position.owners[business], REPLACE_BURGHER + business)


def why_not_replace_minister(position: Position, space: i64) -> i64:
    """A rival's minister."""
    return why_not_replace(position, position.ministry[space], REPLACE_MINISTER + space)


def why_not_replace_marker(position: Position, character: i64, rival: i64) -> i64:
    """A rival's marker, on any character but an own one."""
    if not is_rival(position, rival) or not has_marker(position, rival, character):
        return NO_MARKER_THERE
    reason = why_not_mark(position, character)
    if reason != LEGAL:
        return reason
    return why_not_replace(position, rival, REPLACE_MARKER + character * 5 + rival)


def replace_burgher(position: Position, business: i64) -> None:
    """The business changes hands with whoever works there."""
    rival = position.owners[business]
    position.owners[business] = position.seat
    change_pieces(position, rival)
    position.tell(REPLACES_BURGHER, position.seat, rival, business)


def replace_minister(position: Position, space: i64) -> None:
    """The minister changes, on the same space."""
    rival = position.ministry[space]
    position.ministry[space] = position.seat
    change_pieces(position, rival)
    position.tell(REPLACES_MINISTER, position.seat, rival, space)


def change_pieces(position: Position, rival: i64) -> None:
    """A rival's piece goes home, one of the seat in turn takes its place."""
    position.pieces[rival] += 1
    position.pieces[position.seat] -= 1


def replace_marker(position: Position, character: i64, rival: i64) -> None:
    """The marker changes; a second one of one's own takes the character."""
    remove_marker(position, character, rival)
    position.tell(REPLACES_MARKER, position.seat, rival, character)
    if character == BERNARDINA:
        position.cleared = 1
    mark(position, character)


# Alencar and the Princess.


def why_not_minister_without(position: Position, action: i64) -> i64:
    """Alencar: a minister for two of the three items."""
    reason = why_not_use(position, ALENCAR)
    return reason if reason != LEGAL else why_not_minister(position, action)


def why_not_free_cheaply(position: Position, action: i64) -> i64:
    """The Princess: a capoeira for the liberty or the capoeira alone."""
    reason = why_not_use(position, PRINCESA)
    if reason != LEGAL:
        return reason
    if position.senzala == 0:
        return SENZALA_EMPTY
    return why_not_pay(position, action)
