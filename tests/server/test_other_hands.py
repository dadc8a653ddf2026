"""Worlds that differ in what others hold: everything a seat is sent is the same, byte for byte.

In the second world all that the first seat cannot know was dealt otherwise (`Table.imagine`). Both
are played alike, by moves of which that seat and the spectators see the same, and all that these
two are sent and can ask for is compared, with the sizes of the answers as they come over the line.
"""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ludoteca.kernel.game import find
from ludoteca.kernel.table import Table
from ludoteca.server import seating, showing
from ludoteca.server.numbering import bit_of
from ludoteca.server.service import Service
from tests.server.harness import keep_services, serving
from tests.server.test_worlds import TIMES, World, try_everything

SEED = "what is dealt to the first of them"
PLAYERS = 3
Plan = list[tuple[int, int]]


@pytest.fixture
def services(monkeypatch: pytest.MonkeyPatch) -> list[Service]:
    monkeypatch.setattr(seating, "fresh_seed", lambda: SEED)
    monkeypatch.setattr(showing, "LATEST", 7)  # so that there is something to recall
    return keep_services(monkeypatch)


@contextmanager
def dealt(how: int) -> Iterator[None]:
    """Every table is dealt otherwise, for all that the first seat cannot know; 0: as it is."""
    usual = Table._set_up

    def set_up(table: Table) -> None:
        usual(table)
        if how:
            other = table.imagine(0, how)
            other.random.chances = table.state.random.chances
            table._sit_down_to(other)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Table, "_set_up", set_up)
        yield


def seen(table: Table) -> str:
    """What the first seat and the spectators are shown of a position, and were told last."""
    told = [
        (event.kind, event.arguments, [bool(event.seers & bit_of(seat)) for seat in (0, None)])
        for event in table.events
        if event.seers & (bit_of(0) | bit_of(None))
    ]
    legal = table.actions(0) if 0 in table.waiting else []
    return repr([table.view(0), table.view(None), table.waiting, [*legal], told])


def opened(game: str, how: int, plan: Plan = ()) -> Table:  # type: ignore[assignment]
    """A table of this world after these moves."""
    with dealt(how):
        table = Table(find(game), PLAYERS, SEED, {}, [f"p{seat}" for seat in range(PLAYERS)])
    for seat, action in plan:
        table.events.clear()
        table.play(seat, action)
    return table


def hidden(tables: tuple[Table, Table]) -> bool:
    """Whether anybody else sees something else in the two worlds."""
    return any(
        repr([table.view(seat), table.waiting]) != repr([other.view(seat), other.waiting])
        for table, other in [tables]
        for seat in range(1, PLAYERS)
    )


def plan_moves(game: str, how: int, moves: int) -> tuple[Plan, int]:
    """Moves that look the same in both worlds, and after how many of them the worlds differed."""
    chance, different = random.Random(how), 0
    plan: Plan = []
    for _ in range(moves):
        tables = opened(game, 0, plan), opened(game, how, plan)
        different += hidden(tables)
        if tables[0].over:
            break
        both = [
            (seat, action)
            for seat in tables[0].waiting
            for action in set(tables[0].actions(seat)) & set(tables[1].actions(seat))
        ]
        chance.shuffle(both)
        for seat, action in both[:40]:
            after = [opened(game, world, [*plan, (seat, action)]) for world in (0, how)]
            if seen(after[0]) == seen(after[1]):
                plan.append((seat, action))
                break
        else:
            break
    return plan, different


async def sizes(world: World) -> list[int]:
    """How long the answers are as they come over the line, compressed."""
    person, path, found = world.people[0], f"/api/tables/{world.people[0].table}", []
    for query in (
        path,
        f"{path}/cards",
        f"{path}/replay?seat=0&count=100",
        f"{path}/outline?seat=0",
    ):
        answer = await person.http.get(query, headers={"Accept-Encoding": "gzip"})
        if not TIMES.search(answer.text):
            found.append(int(answer.headers["content-length"]))
    return found


async def play(world: World, plan: Plan) -> list[int]:
    """Play what was planned; everything is tried and asked for on the way."""
    await world.begin()
    told: list[int] = []
    for number, (seat, action) in enumerate(plan):
        await world.do(seat, action)
        if number % 4 == 1:
            await try_everything(world, 0)
            await world.ask()
            await world.come_back(0)
            told += await sizes(world)
            await world.settle()
    for person in (world.people[0], world.spectator):
        await person.tell("ping")
    return told


@pytest.mark.parametrize(
    ("game", "many"),
    [("agencia", 150), ("foto_perfeita", 8), ("quissama", 8), ("vossa_excelencia", 8)],
)
@pytest.mark.seconds(120)
async def test_what_others_hold_changes_no_byte(
    game: str, many: int, tmp_path: Path, services: list[Service]
) -> None:
    """Of many other worlds the one that can be played alike for longest."""
    plans = {how: plan_moves(game, how, 30) for how in range(1, many + 1)}
    how = max(plans, key=lambda how: len(plans[how][0]))
    plan, different = plans[how]
    assert min(len(plan), different) > 3, "others really held something else"
    worlds, told = [], []
    async with serving(tmp_path) as url:
        for world in (0, how):
            with dealt(world):
                worlds.append(World(url, services[0], game, PLAYERS))
                told.append(await play(worlds[-1], plan))
        one, other = worlds
        assert one.heard(0) == other.heard(0)
        assert one.heard(None) == other.heard(None)
        assert told[0] == told[1]
        for each in worlds:
            await each.end()
