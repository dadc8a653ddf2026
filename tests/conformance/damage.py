"""A saved position with one number changed: it is refused, or it is a position like any other."""

from copy import deepcopy
from typing import Any

from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.bits import members
from ludoteca.kernel.fields import DamagedPosition
from ludoteca.kernel.game import Game
from ludoteca.kernel.random import Random
from ludoteca.kernel.state import State
from tests.conformance.cases import LONGEST, Case
from tests.conformance.positions import check_census, check_position_notation, check_view, viewers
from tests.conformance.walk import CHOICES, Broken, Walk, pick

Place = tuple[str | int, ...]  # the way to one number of a dump: `("history", "played", 2)`
UNTOUCHED = ("random",)  # any words will do


def places(data: Any, way: Place = ()) -> list[Place]:
    """Where in a dump there is a number."""
    if isinstance(data, int):
        return [way]
    if isinstance(data, str):
        return []
    items = data.items() if isinstance(data, dict) else enumerate(data)
    return [
        place for key, item in items if key not in UNTOUCHED for place in places(item, (*way, key))
    ]


def with_one_changed(data: dict[str, object], place: Place, chance: Random) -> dict[str, object]:
    """A copy with another number in this place: a neighbour, a sentinel, or any small one."""
    changed = deepcopy(data)
    target: Any = changed
    for key in place[:-1]:
        target = target[key]
    old = target[place[-1]]
    wanted = [old - 1, old + 1, -1, 0, chance.below(8), chance.below(70), old ^ 1, old ^ 4, 2**40]
    others = [number for number in wanted if number != old]
    target[place[-1]] = others[chance.below(len(others))]
    return changed


def moments(case: Case, seed: int, count: int) -> list[State]:
    """Positions of a random game, spread over its length."""
    walk = Walk(case, seed)
    while walk.goes_on():
        walk.play()
    wanted = {walk.chance.below(walk.step + 1) for _ in range(count)}
    again, found = Walk(case, seed), []
    while True:
        if again.step in wanted:
            found.append(again.state.clone())
        if not again.goes_on():
            return found
        again.play()


def with_value(data: dict[str, object], name: str, value: int) -> list[dict[str, object]]:
    """Copies in which a field is this number, or has it in the place of its first one."""
    row = data[name]
    if isinstance(row, int):
        return [{**data, name: value}]
    assert isinstance(row, list)
    return [{**data, name: [value, *row[1:]]}] if row else []


def change_and_play(case: Case, seed: int, changes: int) -> int:
    """Change numbers of one position, one at a time; how many of these positions are refused."""
    [state] = moments(case, seed, 1)
    data, box, chance, refused = state.dump(), state.census(), Random(seed), 0
    everywhere = places(data)
    fields = sorted({str(place[0]) for place in everywhere})
    for _ in range(changes):
        field = fields[chance.below(len(fields))]  # a long row counts no more than a number
        there = [place for place in everywhere if place[0] == field]
        place = there[chance.below(len(there))]
        changed = with_one_changed(data, place, chance)
        try:
            refused += check_changed(case.game, changed, box, seed)
        except Exception as error:
            error.add_note(f"{case}, seed {seed}, {place} changed: {changed}")
            raise
    return refused


def check_changed(game: Game, data: dict[str, object], box: dict[str, int], seed: int) -> bool:
    """Whether it is refused; if not, it must be whole, dump as it is and come to an end."""
    try:
        state = game.load(data)
    except DamagedPosition as error:
        if not str(error):
            raise Broken("a damaged position is refused without a reason") from error
        return True
    again = state.dump()
    if again != data:
        wrong = [name for name in data if again.get(name) != data[name]]
        raise Broken(f"loaded, it is written otherwise: {wrong}")
    check_seen(game, state, box, seed)
    play_to_the_end(game, state, box, Random(seed + CHOICES))
    return False


def check_seen(game: Game, state: State, box: dict[str, int], seed: int) -> None:
    """Everybody can be shown it, imagine it and have it written down."""
    check_view(game, state)
    check_position_notation(game, state, ActionBuffer(game.vocabulary.size))
    for seat in members(state.waiting()):
        game.at(state).prompt(state, seat)
    for viewer in viewers(state):
        twin = state.imagine(-1 if viewer is None else viewer, seed)
        check_census(twin, box)
        if twin.view(viewer) != state.view(viewer):
            raise Broken(f"what {viewer} imagines looks different to it")
        if reason := game.impossible(twin):
            raise Broken(f"what {viewer} imagines cannot be: {reason}")


def play_to_the_end(game: Game, state: State, box: dict[str, int], chance: Random) -> None:
    """Random decisions until nobody owes one; nothing is lost on the way."""
    row = ActionBuffer(game.vocabulary.size)
    for step in range(LONGEST):
        if step % 8 == 0:
            check_census(state, box)
        if state.waiting() == 0:
            break
        state.apply(*pick(state, row, chance))
    else:
        raise Broken(f"not over after {LONGEST} decisions")
    check_census(state, box)
    if len(list(state.ranking())) != state.players:
        raise Broken("there is no ranking at the end")
