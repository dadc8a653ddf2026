"""What a seat has to make its photo of, and the arrangement that a bot would make of it."""

from ludoteca.games.foto_perfeita.scene import GUESTS, OFFSETS
from ludoteca.games.foto_perfeita.staging import copy_of, known_guest_points, staging_for
from ludoteca.games.foto_perfeita.state import LOOKING, NOWHERE, PHOTO, Position
from ludoteca.games.foto_perfeita.words import guest_name, space_name
from ludoteca.kernel.advice import Advice, Placing
from ludoteca.kernel.state import State
from ludoteca.kernel.text import Text


def parts(state: State, seat: int) -> dict[str, int]:
    """Envelopes and decorations."""
    assert isinstance(state, Position)
    held = sum(state.holder[guest] == seat for guest in range(GUESTS))
    return {"envelopes": held, "decorations": state.decorations[seat]}


def advice(state: State, seat: int) -> Advice | None:
    """Where the guests should stand, by the envelopes that a seat has seen, while they may move."""
    assert isinstance(state, Position)
    if state.phase not in (LOOKING, PHOTO):
        return None
    placings = _placings(state, seat)
    if not placings:
        return None
    places = [_place(each) for each in placings]
    listed = places[-1]
    for place in reversed(places[:-1]):
        listed = Text("hint-places", {"first": place, "rest": listed})
    points = staging_for(state, seat).points
    return Advice(Text("hint-arrangement", {"points": points, "places": listed}), placings)


def _placings(state: Position, seat: int) -> tuple[Placing, ...]:
    """Who stands where in the staging, and what each brings in its photo."""
    floor = staging_for(state, seat).floor
    taken = copy_of(state)
    taken.phase = PHOTO
    taken.place_camera(seat)
    taken.lay_table(seat)
    for guest in range(GUESTS):
        taken.floor[seat * GUESTS + guest] = floor[guest]
    taken.judge(seat)
    return tuple(
        Placing(guest, floor[guest] // OFFSETS, _points(taken, seat, guest))
        for guest in range(GUESTS)
        if floor[guest] != NOWHERE
    )


def _points(taken: Position, seat: int, guest: int) -> int:
    """What a guest brings in a photo, by the envelopes seen; nothing where its is not."""
    if not (taken.seen[seat] >> guest) & 1:
        return 0
    return known_guest_points(taken, seat, guest, False)


def _place(placing: Placing) -> Text:
    where = {"guest": guest_name(placing.piece), "space": space_name(placing.place)}
    return Text("hint-place", {**where, "points": placing.points})
