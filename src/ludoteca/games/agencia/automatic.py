"""What the table answers for a player: who has to notice hegemonies is not asked for them."""

from ludoteca.games.agencia.state import CLAIM, SELF_NOTICED, Position
from ludoteca.games.agencia.vocabulary import CLAIM_HEGEMONY, NO_CLAIM
from ludoteca.kernel.game import NOTHING
from ludoteca.kernel.state import State


def automatic(state: State, seat: int, planned: int) -> int:
    """Claim what was planned, or nothing: everybody is asked after every turn."""
    assert isinstance(state, Position)
    if state.phase != CLAIM or not state.settings[SELF_NOTICED]:
        return NOTHING
    return int(NO_CLAIM) if planned == NOTHING else planned


def may_plan(state: State, seat: int, action: int) -> bool:
    """A claim at the end of the turn, unless one was made in vain in this match."""
    assert isinstance(state, Position)
    is_claim = CLAIM_HEGEMONY <= action < NO_CLAIM
    has_failed = state.vain >> seat & 1
    return bool(state.settings[SELF_NOTICED]) and is_claim and not has_failed
