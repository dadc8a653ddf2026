# compiled: mypyc
"""Who knows what: looking into envelopes, and the preferences and VIP cards a seat has seen."""

from ludoteca.games.foto_perfeita.cards import IN_ENVELOPE
from ludoteca.games.foto_perfeita.scene import GUESTS
from ludoteca.games.foto_perfeita.state import PEEKING, Position
from ludoteca.games.foto_perfeita.vocabulary import READS
from ludoteca.kernel.native import i64


def look(position: Position, seat: i64, guest: i64) -> None:
    """A seat looks into an envelope: it lies open before it, and what it sees is remembered."""
    others = position.count_vips(guest)
    if position.vip_at[seat] == guest:
        others -= 1
    shift = 3 * position.round
    place = seat * GUESTS + guest
    position.looks[place] = (position.looks[place] & ~(7 << shift)) | ((others + 1) << shift)
    tell_content(position, seat, guest)
    position.seen[seat] |= 1 << guest
    position.open[seat] |= 1 << guest


def begin_peeking(position: Position) -> None:
    """Whoever has an envelope open before it closes it; until then the game does not go on."""
    position.phase = PEEKING
    for seat in range(position.players):
        if position.open[seat] | position.public_open != 0:
            position.pending |= 1 << seat


def tell_content(position: Position, seat: i64, guest: i64) -> None:
    """Tell a seat what it finds in an envelope, the first time; VIP cards it sees in it alone."""
    first = guest * IN_ENVELOPE
    cards = position.cards
    if (position.seen[seat] >> guest) & 1 == 0:
        position.tell_only(
            1 << seat, READS, guest, cards[first], cards[first + 1], cards[first + 2]
        )


def look_at_own(position: Position) -> None:
    """Every seat looks into the envelopes it holds."""
    for seat in range(position.players):
        own = position.envelopes_of(seat)
        for guest in range(GUESTS):
            if (own >> guest) & 1 == 1:
                position.held[seat * GUESTS + guest] |= 1 << position.round
                look(position, seat, guest)


def vips_by(position: Position, guest: i64, round_number: i64, without: i64) -> i64:
    """VIP cards that lay in an envelope by the end of a round, one seat's left out."""
    count: i64 = 0
    for seat in range(position.players):
        if (
            seat != without
            and position.vip_at[seat] == guest
            and position.vip_round[seat] <= round_number
        ):
            count += 1
    return count
