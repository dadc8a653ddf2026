"""What a seat's points are made of, and what leads to them: for whoever is told why."""

from ludoteca.games.conspiracy.cards import COALITION_POINTS
from ludoteca.games.conspiracy.scoring import (
    coalition,
    lord_points,
    master_points,
    territory_points,
)
from ludoteca.games.conspiracy.state import Position
from ludoteca.kernel.state import State


def parts(state: State, seat: int) -> dict[str, int]:
    """Points by where they come from, as at the end; pearls, and keys that are not spent."""
    assert isinstance(state, Position)
    return {
        "crests": lord_points(state, seat),
        "territories": territory_points(state, seat),
        "coalition": coalition(state, seat) * COALITION_POINTS,
        "master": master_points(state, seat),
        "keys": state.silver[seat] + state.gold[seat],
        "pearls": state.pearls[seat],
    }
