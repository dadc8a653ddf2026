# compiled: mypyc
"""Behind one's own screen: the VIP card, figures, table and camera. Predicate beside effect."""

from ludoteca.games.foto_perfeita.judge import (
    CAMERA_HIGH,
    FINE,
    GUEST_UNSEEN,
    SEES_FRONT,
    SEES_LEFT,
    SEES_OVER,
    frame_fault,
)
from ludoteca.games.foto_perfeita.scene import (
    CAMERA_PARTS,
    GUESTS,
    MIDDLE,
    OFFSETS,
)
from ludoteca.games.foto_perfeita.state import (
    AT_CAMERA,
    AT_TABLE,
    LOOKING,
    MENU,
    NOBODY,
    NOWHERE,
    PHOTO,
    PICKING,
    STANDING,
    Position,
)
from ludoteca.games.foto_perfeita.vocabulary import (
    ALL_VISIBLE,
    CAMERA_TOO_HIGH,
    GUEST_NOT_VISIBLE,
    NO_DECORATION_LEFT,
    NOT_PLACED,
    NOT_YOURS,
    PUTS_VIP,
    SEES_BESIDE_LEFT,
    SEES_BESIDE_RIGHT,
    SEES_IN_FRONT,
    SEES_OVER_SCREEN,
    SPACE_TAKEN,
    VIP_USED,
)
from ludoteca.kernel.bits import count_bits
from ludoteca.kernel.native import i64
from ludoteca.kernel.reasons import LEGAL


def why_not_vip(position: Position, seat: i64, guest: i64) -> i64:
    """Once a game, into an envelope of one's own while one may look inside."""
    if position.vip_at[seat] != NOBODY:
        return VIP_USED
    return LEGAL if position.holder[guest] == seat else NOT_YOURS


def put_vip(position: Position, seat: i64, guest: i64) -> None:
    """Put the VIP card in, unseen by the others; it never comes out: see `settled`."""
    position.vip_at[seat] = guest
    position.vip_round[seat] = position.round
    position.shown += 1
    position.tell_only(1 << seat, PUTS_VIP, guest)


def settled(position: Position, seat: i64) -> i64:
    """A VIP card never comes out, so nobody goes back over a moment at which one can have gone in.

    That is: over one's own that did, over a look that began, over the envelopes of others that
    were closed. Where that of another really went in, nobody is told.
    """
    count = 2 * (position.round + 1) * position.players
    if position.vip_at[seat] != NOBODY:
        count += 1
    is_looking = position.phase == LOOKING or position.phase == PHOTO
    for other in range(position.players):
        if other != seat and not (is_looking and (position.pending >> other) & 1 == 1):
            count += 2
    return count


def done(position: Position, seat: i64) -> None:
    """Close the envelopes: this seat has looked and placed."""
    position.open[seat] = 0
    position.pending &= ~(1 << seat)


def move_guest(position: Position, seat: i64) -> None:
    """Go and fetch a figure."""
    position.hand[seat] = PICKING


def why_not_decorate(position: Position, seat: i64) -> i64:
    """Whoever has no decoration has nothing to do at the table."""
    return LEGAL if position.decorations[seat] > 0 else NO_DECORATION_LEFT


def decorate(position: Position, seat: i64) -> None:
    """Go to the table."""
    position.hand[seat] = AT_TABLE


def move_camera(position: Position, seat: i64) -> None:
    """Go to the camera."""
    position.hand[seat] = AT_CAMERA


def pick(position: Position, seat: i64, guest: i64) -> None:
    """Take a figure in hand."""
    position.picked[seat] = guest
    position.hand[seat] = STANDING


def why_not_stand(position: Position, seat: i64, space: i64) -> i64:
    """One guest a space."""
    there = position.guest_on(seat, space)
    return LEGAL if there == NOBODY or there == position.picked[seat] else SPACE_TAKEN


def stand(position: Position, seat: i64, space: i64) -> None:
    """Put the figure in the middle of a space."""
    lift(position, seat)
    position.floor[seat * GUESTS + position.picked[seat]] = space * OFFSETS + MIDDLE
    finish_edit(position, seat)


def why_not_shift(position: Position, seat: i64) -> i64:
    """Only a figure on the floor can be shifted within its space."""
    placed = position.floor[seat * GUESTS + position.picked[seat]] != NOWHERE
    return LEGAL if placed else NOT_PLACED


def shift(position: Position, seat: i64, offset: i64) -> None:
    """Move the figure within its space."""
    place = seat * GUESTS + position.picked[seat]
    position.floor[place] = position.floor[place] // OFFSETS * OFFSETS + offset
    finish_edit(position, seat)


def put_away(position: Position, seat: i64) -> None:
    """Leave the figure outside, beside the screen."""
    lift(position, seat)
    finish_edit(position, seat)


def put_on_table(position: Position, seat: i64) -> None:
    """Put the figure on the table, where any number may stand: it is not placed for a photo."""
    lift(position, seat)
    position.on_table[seat] |= 1 << position.picked[seat]
    finish_edit(position, seat)


def lift(position: Position, seat: i64) -> None:
    """Take the figure in hand from where it stands."""
    position.floor[seat * GUESTS + position.picked[seat]] = NOWHERE
    position.on_table[seat] &= ~(1 << position.picked[seat])


def why_not_slot(position: Position, seat: i64, slot: i64) -> i64:
    """A place of the table can be set while there are decorations left, or cleared."""
    table = position.tables[seat]
    if (table >> slot) & 1 == 1 or count_bits(table) < position.decorations[seat]:
        return LEGAL
    return NO_DECORATION_LEFT


def set_slot(position: Position, seat: i64, slot: i64) -> None:
    """Set or clear a place of the table."""
    position.tables[seat] ^= 1 << slot
    finish_edit(position, seat)


def why_not_camera(position: Position, seat: i64, part: i64, choice: i64) -> i64:
    """The camera stays below the screen's top edge, and only the set is in its frame."""
    camera = position.camera_of(seat)
    camera[part] = choice
    return reason_of(frame_fault(camera))


def set_camera(position: Position, seat: i64, part: i64, choice: i64) -> None:
    """Change one thing about the camera."""
    position.cameras[seat * CAMERA_PARTS + part] = choice
    finish_edit(position, seat)


def finish_edit(position: Position, seat: i64) -> None:
    """Nothing in hand any more; a photo would look different now."""
    position.hand[seat] = MENU
    position.picked[seat] = NOBODY
    position.edits[seat] += 1
    if position.phase == PHOTO:
        position.judge(seat)


def why_not_shutter(position: Position, seat: i64) -> i64:
    """Every guest on the floor must be seen; the frame is right already."""
    return reason_of(position.faults[seat])


def why_not_step_out(position: Position, seat: i64) -> i64:
    """Only where somebody on the floor cannot be seen."""
    return ALL_VISIBLE if position.unseen[seat] == NOBODY else LEGAL


def step_out(position: Position, seat: i64) -> None:
    """Whoever cannot be seen leaves the floor; nobody else can become hidden by that."""
    while position.unseen[seat] != NOBODY:
        position.floor[seat * GUESTS + position.unseen[seat]] = NOWHERE
        position.judge(seat)
    finish_edit(position, seat)


def reason_of(fault: i64) -> i64:
    """The reason against a photo with this fault."""
    if fault == FINE:
        return LEGAL
    if fault == CAMERA_HIGH:
        return CAMERA_TOO_HIGH
    if fault == SEES_OVER:
        return SEES_OVER_SCREEN
    if fault == SEES_LEFT:
        return SEES_BESIDE_LEFT
    if fault == GUEST_UNSEEN:
        return GUEST_NOT_VISIBLE
    return SEES_IN_FRONT if fault == SEES_FRONT else SEES_BESIDE_RIGHT
