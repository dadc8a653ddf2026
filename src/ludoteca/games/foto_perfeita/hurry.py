"""How long free bidding goes on: who has not raised in time passes, as at any auction."""

from ludoteca.games.foto_perfeita.auctions import is_free
from ludoteca.games.foto_perfeita.state import BIDDING, Position
from ludoteca.games.foto_perfeita.vocabulary import PASS
from ludoteca.kernel.game import Hurry
from ludoteca.kernel.state import State

SECONDS = 30  # for every bid anew


def hurry(state: State) -> Hurry | None:
    """Half a minute after each bid, where bidding is free."""
    assert isinstance(state, Position)
    if state.phase != BIDDING or not is_free(state):
        return None
    return Hurry(SECONDS, int(PASS), int(state.high))
