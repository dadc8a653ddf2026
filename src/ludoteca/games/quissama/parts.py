"""What brings a seat nearer to the goals: for whoever is told why."""

from ludoteca.games.quissama.cards import BUSINESSES, CAPOEIRAS, CHARACTERS
from ludoteca.games.quissama.state import Position
from ludoteca.kernel.state import State


def parts(state: State, seat: int) -> dict[str, int]:
    """What the goals count and what brings it about; cards are how many are in hand."""
    assert isinstance(state, Position)
    own = [business for business in range(BUSINESSES) if state.owners[business] == seat]
    return {
        "characters": sum(state.holders[each] == seat for each in range(CHARACTERS)),
        "markers": sum((state.markers[each] >> seat) & 1 for each in range(CHARACTERS)),
        "freed": CAPOEIRAS - state.senzala,
        "full": state.full_businesses(seat),
        "businesses": len(own),
        "workers": sum(state.workers[business] for business in own),
        "ministers": state.ministers(seat),
        "cards": state.sizes[seat],
    }
