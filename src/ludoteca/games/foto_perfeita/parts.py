"""What a seat has to make its photo of, and the arrangement that a bot would make of it."""

from ludoteca.games.foto_perfeita.scene import GUESTS, OFFSETS
from ludoteca.games.foto_perfeita.staging import staging_for
from ludoteca.games.foto_perfeita.state import LOOKING, NOWHERE, PHOTO, Position
from ludoteca.games.foto_perfeita.words import guest_name, space_name
from ludoteca.kernel.state import State
from ludoteca.kernel.text import Text


def parts(state: State, seat: int) -> dict[str, int]:
    """Envelopes and decorations."""
    assert isinstance(state, Position)
    held = sum(state.holder[guest] == seat for guest in range(GUESTS))
    return {"envelopes": held, "decorations": state.decorations[seat]}


def proposal(state: State, seat: int) -> Text | None:
    """Where the guests should stand, by the envelopes that a seat has seen, while they may move."""
    assert isinstance(state, Position)
    if state.phase not in (LOOKING, PHOTO):
        return None
    staging = staging_for(state, seat)
    standing = [guest for guest in range(GUESTS) if staging.floor[guest] != NOWHERE]
    if not standing:
        return None
    places = [_place(guest, staging.floor[guest] // OFFSETS) for guest in standing]
    listed = places[-1]
    for place in reversed(places[:-1]):
        listed = Text("hint-places", {"first": place, "rest": listed})
    return Text("hint-arrangement", {"points": staging.points, "places": listed})


def _place(guest: int, space: int) -> Text:
    return Text("hint-place", {"guest": guest_name(guest), "space": space_name(space)})
