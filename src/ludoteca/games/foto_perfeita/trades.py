# compiled: mypyc
"""The six trades: what each asks of whom, and what happens when all have answered."""

from typing import Final

from ludoteca.games.foto_perfeita.cards import IN_ENVELOPE
from ludoteca.games.foto_perfeita.knowledge import begin_peeking, look
from ludoteca.games.foto_perfeita.scene import GUESTS
from ludoteca.games.foto_perfeita.state import (
    CENTRE,
    GIVING,
    KEEPING,
    NO_LOOK,
    NOBODY,
    RETURNING,
    RUMOURING,
    STEALING,
    TAKING,
    TRADE_DONE,
    Position,
)
from ludoteca.games.foto_perfeita.vocabulary import (
    ALREADY_GIVEN,
    GIVES,
    IS_DEALT,
    LAYS_DOWN,
    LOOKS_AT,
    LOOKS_AWAY,
    NOT_IN_CENTRE,
    NOT_NEIGHBOURS,
    NOT_YOURS,
    OWN_ENVELOPE,
    RETURNS,
    REVEALS,
    STEALS,
    TAKES,
)
from ludoteca.kernel.bits import count_bits, draw_bit, lowest_bit
from ludoteca.kernel.native import i64
from ludoteca.kernel.reasons import LEGAL

TWO: Final[i64] = 2


def turn_order(position: Position, turn: i64) -> i64:
    """The seat that comes after so many others, the starter first."""
    return (position.starter + turn) % position.players


def choose_alone(position: Position, seat: i64, envelopes: i64) -> None:
    """Ask a seat to choose one of these; a single one is chosen without asking, none not at all."""
    if count_bits(envelopes) == 1:
        position.choice[seat] = lowest_bit(envelopes)
    elif envelopes != 0:
        position.pending |= 1 << seat


def why_not_own(position: Position, seat: i64, guest: i64) -> i64:
    """Only an envelope that one holds."""
    return LEGAL if position.holder[guest] == seat else NOT_YOURS


# Dance: all but one into the centre, shuffle, as many back.


def begin_dance(position: Position) -> None:
    """Everybody chooses the envelope that stays."""
    position.phase = KEEPING
    for seat in range(position.players):
        choose_alone(position, seat, position.envelopes_of(seat))


def dance(position: Position) -> None:
    """All lay down the rest; it is shuffled with the centre and dealt again."""
    position.reveal_choices()
    for turn in range(position.players):
        seat = turn_order(position, turn)
        position.last2[seat] = lay_down(position, seat, position.last[seat])
    for turn in range(position.players):
        seat = turn_order(position, turn)
        for _dealt in range(position.last2[seat]):
            guest = draw_bit(position.envelopes_of(CENTRE), position.random)
            position.holder[guest] = seat
            position.tell(IS_DEALT, seat, guest)
    position.phase = TRADE_DONE


def lay_down(position: Position, seat: i64, kept: i64) -> i64:
    """Put all envelopes of a seat but one in the centre; how many they are."""
    count: i64 = 0
    for guest in range(GUESTS):
        if position.holder[guest] == seat and guest != kept:
            position.holder[guest] = CENTRE
            position.tell(LAYS_DOWN, seat, guest)
            count += 1
    return count


# Choose your partner: in turn order, two from the centre, two back.


def begin_partner(position: Position) -> None:
    """The seat in turn takes two from the centre, or what is there; all of it without asking."""
    centre = position.envelopes_of(CENTRE)
    position.taken = 0
    position.phase = TAKING
    if count_bits(centre) > TWO:
        position.pending = 1 << position.active
    else:
        for guest in range(GUESTS):
            if (centre >> guest) & 1 == 1:
                take(position, guest)


def why_not_take(position: Position, guest: i64) -> i64:
    """Only from the centre."""
    return LEGAL if position.holder[guest] == CENTRE else NOT_IN_CENTRE


def take(position: Position, guest: i64) -> None:
    """Take one from the centre; after the second nothing more is asked."""
    position.holder[guest] = position.active
    position.taken += 1
    position.tell(TAKES, position.active, guest)
    if position.taken == TWO:
        position.pending = 0


def begin_returning(position: Position) -> None:
    """As many go back as were taken; all there are without asking."""
    position.phase = RETURNING
    own = position.envelopes_of(position.active)
    if position.taken == 0:
        return
    if count_bits(own) > position.taken:
        position.pending = 1 << position.active
    else:
        for guest in range(GUESTS):
            if (own >> guest) & 1 == 1:
                return_envelope(position, guest)


def return_envelope(position: Position, guest: i64) -> None:
    """Put one back in the centre."""
    position.tell(RETURNS, position.active, guest)
    position.holder[guest] = CENTRE
    position.taken -= 1
    if position.taken == 0:
        position.pending = 0


def end_partner_turn(position: Position) -> None:
    """The next in turn order, until all have had their turn."""
    position.turn += 1
    position.active = position.seat_after(position.active)
    if position.turn == position.players:
        position.phase = TRADE_DONE
    else:
        begin_partner(position)


# Gifts: one for each neighbour, all at once.


def begin_gifts(position: Position) -> None:
    """Everybody with an envelope chooses; a single one for a single neighbour is not asked."""
    position.phase = GIVING
    for seat in range(position.players):
        own = position.envelopes_of(seat)
        if position.players == TWO:
            choose_alone(position, seat, own)
        elif own != 0:
            position.pending |= 1 << seat


def chooses_side(position: Position, seat: i64) -> bool:
    """Whether a seat has a single envelope and two neighbours."""
    return position.players > TWO and count_bits(position.envelopes_of(seat)) == 1


def why_not_give(position: Position, seat: i64, guest: i64) -> i64:
    """One of one's own, and not the one that goes to the left already."""
    if position.holder[guest] != seat:
        return NOT_YOURS
    return ALREADY_GIVEN if position.choice[seat] == guest else LEGAL


def give_to_side(position: Position, seat: i64, is_left: bool) -> None:
    """Give the only envelope to one side."""
    only = lowest_bit(position.envelopes_of(seat))
    if is_left:
        position.choice[seat] = only
    else:
        position.choice2[seat] = only
    position.pending &= ~(1 << seat)


def give(position: Position, seat: i64, guest: i64) -> None:
    """Choose what goes to the left, then what goes to the right; two players have one side."""
    if position.choice[seat] == NOBODY:
        position.choice[seat] = guest
        if position.players == TWO:
            position.pending &= ~(1 << seat)
    else:
        position.choice2[seat] = guest
        position.pending &= ~(1 << seat)


def pass_gifts(position: Position) -> None:
    """Everything is passed at once."""
    position.reveal_choices()
    for turn in range(position.players):
        seat = turn_order(position, turn)
        hand_over(position, seat, position.seat_after(seat), position.last[seat])
        hand_over(position, seat, position.seat_before(seat), position.last2[seat])
    position.phase = TRADE_DONE


def hand_over(position: Position, seat: i64, other: i64, guest: i64) -> None:
    """Give an envelope, if there is one."""
    if guest != NOBODY:
        position.holder[guest] = other
        position.tell(GIVES, seat, other, guest)


# Revelations: two of the centre are opened before everybody.


def revelations(position: Position) -> None:
    """Open two at random, one after the other: the preferences, never a VIP card."""
    centre = position.envelopes_of(CENTRE)
    for _opened in range(TWO):
        if centre != 0:
            guest = draw_bit(centre, position.random)
            centre &= ~(1 << guest)
            reveal(position, guest)
    position.shown += 1
    begin_peeking(position)


def reveal(position: Position, guest: i64) -> None:
    """Open an envelope before everybody."""
    first = guest * IN_ENVELOPE
    cards = position.cards
    position.tell(REVEALS, guest, cards[first], cards[first + 1], cards[first + 2])
    position.public_open |= 1 << guest
    position.public_seen |= 1 << guest
    for seat in range(position.players):
        position.seen[seat] |= 1 << guest


# Rumours: everybody may look into any one envelope that is not theirs.


def begin_rumours(position: Position) -> None:
    """All choose at once."""
    position.phase = RUMOURING
    position.pending = (1 << position.players) - 1


def why_not_look(position: Position, seat: i64, guest: i64) -> i64:
    """Of the centre or of another player."""
    return OWN_ENVELOPE if position.holder[guest] == seat else LEGAL


def rumours(position: Position) -> None:
    """All look."""
    position.reveal_choices()
    for turn in range(position.players):
        seat = turn_order(position, turn)
        if position.last[seat] == NO_LOOK:
            position.tell(LOOKS_AWAY, seat)
        else:
            position.tell(LOOKS_AT, seat, position.last[seat])
            look(position, seat, position.last[seat])
    begin_peeking(position)


# Theft: all at once, each takes one from the left neighbour.


def begin_theft(position: Position) -> None:
    """All choose among what the left neighbour holds before anything moves."""
    position.phase = STEALING
    for seat in range(position.players):
        choose_alone(position, seat, position.envelopes_of(position.seat_after(seat)))


def why_not_steal(position: Position, seat: i64, guest: i64) -> i64:
    """Only what the left neighbour holds: what it is just taking is not there yet."""
    left = position.seat_after(seat)
    return LEGAL if position.holder[guest] == left else NOT_NEIGHBOURS


def theft(position: Position) -> None:
    """Everything changes hands at once."""
    position.reveal_choices()
    for turn in range(position.players):
        seat = turn_order(position, turn)
        guest = position.last[seat]
        if guest != NOBODY:
            position.holder[guest] = seat
            position.tell(STEALS, seat, position.seat_after(seat), guest)
    position.phase = TRADE_DONE
