"""What a seat's capital is made from: for whoever is told why."""

from ludoteca.games.vossa_excelencia.instructions import SPHERES
from ludoteca.games.vossa_excelencia.scoring import capital_of, money_in_cabinet
from ludoteca.games.vossa_excelencia.state import Position
from ludoteca.kernel.state import State


def parts(state: State, seat: int) -> dict[str, int]:
    """Capital as it would be counted now, and what it is paid with."""
    assert isinstance(state, Position)
    first = seat * SPHERES
    return {
        "capital": capital_of(state, seat),
        "money": money_in_cabinet(state, seat),
        "influence": sum(state.influence[first + sphere] for sphere in range(SPHERES)),
        "power": state.power[seat],
    }
