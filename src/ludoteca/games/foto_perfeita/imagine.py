# compiled: mypyc
"""Another position that looks the same to a seat: everything it does not know is drawn anew."""

from typing import Final

from ludoteca.games.foto_perfeita.arrange import step_out
from ludoteca.games.foto_perfeita.cards import CARD_TYPES, IN_ENVELOPE
from ludoteca.games.foto_perfeita.knowledge import vips_by
from ludoteca.games.foto_perfeita.scene import GUESTS, MIDDLE, OFFSETS, SPACES
from ludoteca.games.foto_perfeita.state import (
    GIVING,
    KEEPING,
    MENU,
    NO_LOOK,
    NOBODY,
    NOWHERE,
    PAYING,
    PHOTO,
    RUMOURING,
    SECRET_BIDDING,
    SHARING,
    STEALING,
    VOTING,
    Position,
)
from ludoteca.kernel.bits import count_bits, draw_bit
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.piles import Bag
from ludoteca.kernel.random import Random

TRIES: Final[i64] = 60  # at drawing VIP cards that agree with all that was seen
ROUND_LIMIT: Final[i64] = 7
MOST_IMAGINED: Final[i64] = 7  # guests in a photo that somebody else is imagined to have taken


def redraw(position: Position, seat: i64, random: Random) -> None:
    """Draw anew what is hidden from a seat (-1: a spectator); nothing is, once photos are shown."""
    if not position.is_shown():
        redraw_cards(position, seat, random)
        redraw_vips(position, seat, random)
        for other in range(position.players):
            if other != seat:
                redraw_screen(position, other, random)
    for other in range(position.players):
        if other != seat:
            redraw_choice(position, other, random)


def seen_by(position: Position, seat: i64) -> i64:
    """The envelopes whose preferences a seat, or a spectator, has seen, as bits."""
    return position.public_seen if seat == NOBODY else position.seen[seat]


def redraw_cards(position: Position, seat: i64, random: Random) -> None:
    """Deal the preferences of all envelopes that the seat has never seen opened."""
    seen = seen_by(position, seat)
    pile = Bag(position.cards[:])
    pile.count = 0
    for place in range(GUESTS * IN_ENVELOPE):
        if (seen >> (place // IN_ENVELOPE)) & 1 == 0:
            pile.add(position.cards[place])
    pile.sort(CARD_TYPES)
    for place in range(GUESTS * IN_ENVELOPE):
        if (seen >> (place // IN_ENVELOPE)) & 1 == 0:
            position.cards[place] = pile.draw(random)
    for guest in range(GUESTS):
        sort_envelope(position.cards, guest * IN_ENVELOPE)


def sort_envelope(cards: vec[i64], first: i64) -> None:
    """The three cards of an envelope, ascending."""
    for _pass in range(IN_ENVELOPE - 1):
        for place in range(first, first + IN_ENVELOPE - 1):
            if cards[place] > cards[place + 1]:
                card = cards[place]
                cards[place] = cards[place + 1]
                cards[place + 1] = card


def redraw_vips(position: Position, seat: i64, random: Random) -> None:
    """Draw where the others' VIP cards are: unused, or put where and when they could be.

    What the seat saw of VIP cards whenever it looked, and what was announced, stays true. Where
    no draw agrees with all that, one that does is searched for; the true one does, so it is found.
    """
    for _try in range(TRIES):
        for other in range(position.players):
            if other != seat:
                put_vip(position, other, random.below(vip_chances(position, other)))
        if agrees(position, seat):
            relook(position, seat)
            return
    for other in range(position.players):
        if other != seat:
            put_vip(position, other, 0)
    search_vips(position, seat, 0, random)
    relook(position, seat)


def search_vips(position: Position, seat: i64, other: i64, random: Random) -> bool:
    """Put the VIP cards of this seat and those after it so that all agrees; whether one can."""
    if other == position.players:
        return agrees(position, seat)
    if other == seat:
        return search_vips(position, seat, other + 1, random)
    left = position.players - 1 - other
    if seat > other:
        left -= 1
    chances = vip_chances(position, other)
    first = random.below(chances)
    for number in range(chances):
        put_vip(position, other, (first + number) % chances)
        if not exceeds(position, seat) and lacking(position, seat) <= left:
            if search_vips(position, seat, other + 1, random):
                return True
    put_vip(position, other, 0)
    return False


def vip_chances(position: Position, other: i64) -> i64:
    """In how many ways a seat can have used its VIP card, or not."""
    chances: i64 = 1
    for guest in range(GUESTS):
        chances += count_bits(position.held[other * GUESTS + guest])
    return chances


def put_vip(position: Position, other: i64, drawn: i64) -> None:
    """One VIP card: unused, or in any envelope in any round in which its owner looked into it."""
    position.vip_at[other] = NOBODY
    position.vip_round[other] = 0
    if drawn == 0:
        return
    for guest in range(GUESTS):
        held = position.held[other * GUESTS + guest]
        for number in range(ROUND_LIMIT):
            if (held >> number) & 1 == 1:
                drawn -= 1
                if drawn == 0:
                    position.vip_at[other] = guest
                    position.vip_round[other] = number


def agrees(position: Position, seat: i64) -> bool:
    """Whether the VIP cards are such as the seat has seen and heard."""
    for guest in range(GUESTS):
        for number in range(ROUND_LIMIT):
            if (position.announced[guest] >> number) & 1 == 1:
                if vips_by(position, guest, number, NOBODY) == 0:
                    return False
            if seat != NOBODY:
                seen = (position.looks[seat * GUESTS + guest] >> (3 * number)) & 7
                if seen > 0 and vips_by(position, guest, number, seat) != seen - 1:
                    return False
    return True


def exceeds(position: Position, seat: i64) -> bool:
    """Whether the seat looked into an envelope and saw fewer VIP cards than lie there now."""
    if seat == NOBODY:
        return False
    for guest in range(GUESTS):
        for number in range(ROUND_LIMIT):
            seen = (position.looks[seat * GUESTS + guest] >> (3 * number)) & 7
            if seen > 0 and vips_by(position, guest, number, seat) > seen - 1:
                return True
    return False


def lacking(position: Position, seat: i64) -> i64:
    """How many more VIP cards it takes at least for all that the seat has seen and heard."""
    total: i64 = 0
    for guest in range(GUESTS):
        most: i64 = 0
        for number in range(ROUND_LIMIT):
            missing: i64 = 0
            if (position.announced[guest] >> number) & 1 == 1:
                missing = 1 - vips_by(position, guest, number, NOBODY)
            if missing > most:
                most = missing
            if seat != NOBODY:
                seen = (position.looks[seat * GUESTS + guest] >> (3 * number)) & 7
                if seen > 0:
                    missing = seen - 1 - vips_by(position, guest, number, seat)
            if missing > most:
                most = missing
        total += most
    return total


def relook(position: Position, seat: i64) -> None:
    """What the others have seen, had the VIP cards been there."""
    for other in range(position.players):
        if other != seat:
            for guest in range(GUESTS):
                place = other * GUESTS + guest
                for number in range(ROUND_LIMIT):
                    if (position.looks[place] >> (3 * number)) & 7 > 0:
                        count = vips_by(position, guest, number, other) + 1
                        position.looks[place] &= ~(7 << (3 * number))
                        position.looks[place] |= count << (3 * number)


def redraw_screen(position: Position, other: i64, random: Random) -> None:
    """Behind another's screen: nothing yet, or some photo if it has taken one."""
    for guest in range(GUESTS):
        position.floor[other * GUESTS + guest] = NOWHERE
    position.hand[other] = MENU
    position.picked[other] = NOBODY
    position.edits[other] = 0
    position.place_camera(other)
    position.on_table[other] = 0
    position.lay_table(other)
    if position.phase == PHOTO:
        if (position.pending >> other) & 1 == 0:
            imagine_photo(position, other, random)
        else:
            position.judge(other)


def imagine_photo(position: Position, other: i64, random: Random) -> None:
    """A few guests on the floor; whoever cannot be seen steps out of the photo again."""
    free: i64 = (1 << SPACES) - 1
    for _placed in range(random.below(MOST_IMAGINED + 1)):
        guest = random.below(GUESTS)
        if position.floor[other * GUESTS + guest] == NOWHERE:
            space = draw_bit(free, random)
            free &= ~(1 << space)
            position.floor[other * GUESTS + guest] = space * OFFSETS + MIDDLE
    position.judge(other)
    step_out(position, other)


def redraw_choice(position: Position, other: i64, random: Random) -> None:
    """What another seat has chosen and not shown: any choice it could have made."""
    if position.choice[other] == NOBODY and position.choice2[other] == NOBODY:
        return
    phase = position.phase
    own = position.envelopes_of(other)
    if phase == KEEPING or phase == SHARING:
        position.choice[other] = draw_bit(own, random)
    elif phase == GIVING:
        redraw_gifts(position, other, own, random)
    elif phase == RUMOURING:
        choices = ~own & ((1 << (NO_LOOK + 1)) - 1)
        position.choice[other] = draw_bit(choices, random)
    elif phase == STEALING:
        left = position.envelopes_of(position.seat_after(other))
        position.choice[other] = draw_bit(left, random)
    elif phase == SECRET_BIDDING:
        lowest: i64 = 0
        if position.rebid == 1:
            lowest = position.last[other]
        most = position.decorations[other] - lowest
        position.choice[other] = lowest + random.below(most + 1)
    elif phase == PAYING:
        position.choice[other] = random.below(2)
    elif phase == VOTING:
        position.choice[other] = draw_bit(position.tied, random)


def redraw_gifts(position: Position, other: i64, own: i64, random: Random) -> None:
    """Gifts chosen so far: as many, but any."""
    if count_bits(own) == 1 and position.players > 2:
        only = draw_bit(own, random)
        position.choice[other] = NOBODY
        position.choice2[other] = NOBODY
        if random.below(2) == 0:
            position.choice[other] = only
        else:
            position.choice2[other] = only
        return
    position.choice[other] = draw_bit(own, random)
    if position.choice2[other] != NOBODY:
        rest = own & ~(1 << position.choice[other])
        position.choice2[other] = draw_bit(rest, random)
