"""Worlds that a seat cannot tell apart: everything it is ever sent is the same, byte for byte.

Two tables with the same seed are played alike, but in the second world somebody else does more in
secret: looks for another pose and goes back, or takes something back. All that a seat and a
spectator are sent, over the socket and by requests, before, during and after, is compared.
"""

import re
from pathlib import Path
from typing import Any

import pytest

from ludoteca.kernel.table import Table
from ludoteca.server import seating, showing
from ludoteca.server.room import Room
from ludoteca.server.service import Service
from ludoteca.server.shown import bit_of
from tests.server.harness import Player, serving

# What the clock says, and who somebody is on this server.
TIMES = "now|at|updated|created|left|waited|finished|remind|replace|win"
PLAIN = re.compile(rf'"({TIMES})":\d+|"who":"[0-9a-f]+"')
SEED = "the same in every world"


@pytest.fixture
def services(monkeypatch: pytest.MonkeyPatch) -> list[Service]:
    found: list[Service] = []
    opening = Service.open

    async def keep(service: Service) -> None:
        found.append(service)
        await opening(service)

    monkeypatch.setattr(Service, "open", keep)
    monkeypatch.setattr(seating, "fresh_seed", lambda: SEED)
    monkeypatch.setattr(showing, "LATEST", 7)  # so that there is something to recall
    return found


class World:
    """A table, its people, and everything that was said to those who must not know."""

    def __init__(self, url: str, service: Service, game: str, players: int) -> None:
        self.service = service
        self.game = game
        self.people = [Player(url, f"p{seat}") for seat in range(players)]
        self.spectator = Player(url, "x")
        self.answers: list[str] = []

    @property
    def room(self) -> Room:
        return self.service.rooms[self.people[0].table]

    @property
    def table(self) -> Table:
        assert self.room.table is not None
        return self.room.table

    async def begin(self) -> None:
        first, *rest = self.people
        seats = "human" + " open" * len(rest)
        await first.make_table(
            seats, game=self.game, name="p0", clock={"minutes": 60, "increment": 99}
        )
        await self.ask()
        for person in rest:
            body = {"name": person.name}
            await person.ask("POST", f"/api/tables/{first.table}/join", body)
        for seat, person in enumerate(self.people):
            await person.sit(first.table, f"?seat={seat}")
        await self.spectator.sit(first.table)

    async def do(self, seat: int, action: int) -> None:
        person = self.people[seat]
        step = self.room.ledger.step_of(seat)
        answer = await person.tell("act", step=step, action=action)
        assert answer["type"] == "done", answer
        await self.settle()

    async def settle(self) -> None:
        """Until everybody has heard all that they are to hear."""
        everybody = [*enumerate(self.people), (None, self.spectator)]
        for seat, person in everybody:
            while person.number < self.room.ledger.shown.entry(seat, self.room.ledger.number):
                await person.hear("update", "snapshot")

    async def ask(self, watcher: int = 0) -> None:
        """Everything that can be asked for about a table, by the one who watches."""
        person, path = self.people[watcher], f"/api/tables/{self.people[0].table}"
        replay = f"{path}/replay?seat={watcher}&count=100"
        outline = f"{path}/outline?seat={watcher}"
        for query in (
            path,
            f"{path}/cards",
            f"{path}/record",
            replay,
            f"{replay}&first=3",
            outline,
        ):
            self.answers.append((await person.http.get(query)).text)

    async def come_back(self, watcher: int) -> None:
        """Connect anew, from the start and from what is known, as after a lost connection."""
        person = self.people[watcher]
        for since in (
            "",
            "&since=0",
            f"&since={person.number}",
            f"&since={max(0, person.number - 2)}",
        ):
            person.number = int(since.partition("=")[2] or -1)
            await person.sit(self.people[0].table, f"?seat={watcher}{since}")
            await person.tell("recall", before=person.earlier)

    async def end(self) -> None:
        for person in (*self.people, self.spectator):
            await person.__aexit__()

    def heard(self, watcher: int | None) -> list[str]:
        """All that was sent to a seat or the spectator, without times and names of this world."""
        person = self.spectator if watcher is None else self.people[watcher]
        texts = [*person.received, *(self.answers if watcher == 0 else [])]
        return [self.plain(text) for text in texts if '"type":"present"' not in text]

    def plain(self, text: str) -> str:
        return PLAIN.sub("", text.replace(self.people[0].table, "<table>"))


def is_secret(table: Table, seat: int, action: int) -> bool:
    """Whether nobody else would be shown anything of this, and it can be taken back."""
    true, twin = table.state, table.state.clone()
    others = [other for other in (*range(table.players), None) if other != seat]
    before = [true.view(other) for other in others]
    waiting = twin.waiting()
    twin.apply(seat, action)
    is_final = (twin.shown, twin.random.draws) != (true.shown, true.random.draws)
    is_seen = twin.waiting() != waiting or before != [twin.view(other) for other in others]
    return not is_seen and not is_final


async def wander(world: World, seat: int, most: int) -> int:
    """Do something in secret and take it back, as often as it can be done; how often it was."""
    done = 0
    for action in world.table.actions(seat):
        if done < most and is_secret(world.table, seat, action):
            await world.do(seat, action)
            answer = await world.people[seat].tell("propose", what="undo")
            assert answer["type"] == "done", answer
            await world.settle()
            done += 1
    return done


async def play(world: World, moves: int, wanders: int, watcher: int) -> int:
    """A game that goes the same way in every world, but for what others do in secret."""
    secrets = 0
    await world.begin()
    for move in range(moves):
        if world.table.over:
            break
        seat = world.table.waiting[move % len(world.table.waiting)]
        if seat != watcher and wanders:
            secrets += await wander(world, seat, wanders)
        options = world.table.actions(seat)
        await world.do(seat, options[(move * 7) % len(options)])
        if move % 9 == 4:
            await world.people[watcher].tell("ping")
            await world.people[watcher].tell("propose", what="undo", id=f"undo-{move}")
            if world.room.ledger.proposal is not None:
                other = world.people[(watcher + 1) % len(world.people)]
                await other.tell("answer", yes=False)
            await world.settle()
        if move % 10 == 5:
            await world.people[seat].tell("say", text=f"lance {move}")
            await world.settle()
            await world.ask(watcher)
            await world.come_back(watcher)
            await world.settle()
    return secrets


@pytest.mark.parametrize(
    ("game", "moves", "most"), [("foto_perfeita", 60, 3), ("agencia", 60, 3), ("conspiracy", 40, 3)]
)
@pytest.mark.seconds(300)
async def test_what_others_do_in_secret_is_not_even_counted(
    game: str, moves: int, most: int, tmp_path: Path, services: list[Service]
) -> None:
    async with serving(tmp_path) as url:
        players = 3
        worlds = [World(url, services[0], game, players) for _ in range(2)]
        secrets = [
            await play(world, moves, wanders, 0)
            for world, wanders in zip(worlds, (0, most), strict=True)
        ]
        assert secrets[0] == 0
        assert (secrets[1] > 10) == (game == "foto_perfeita"), secrets
        one, other = worlds
        assert one.heard(0) == other.heard(0)
        assert one.heard(None) == other.heard(None)
        for left, right in zip(*(world.room.ledger.clocks.bank for world in worlds), strict=True):
            assert abs(left - right) < 60_000, "no time was won by what nobody saw"
        for world in worlds:
            await world.end()


async def test_the_comparison_would_find_a_leak(tmp_path: Path, services: list[Service]) -> None:
    """What the seat itself is sent, who did it, differs: the secret steps were really taken."""
    async with serving(tmp_path) as url:
        worlds = [World(url, services[0], "foto_perfeita", 3) for _ in range(2)]
        for world, wanders in zip(worlds, (0, 2), strict=True):
            await play(world, 12, wanders, 0)
        one, other = worlds
        assert one.heard(1) != other.heard(1)
        assert len(one.room.ledger.done) != len(other.room.ledger.done)
        for world in worlds:
            await world.end()


async def test_two_who_choose_at_once_take_back_apart(
    tmp_path: Path, services: list[Service]
) -> None:
    """Taking back what nobody saw leaves what the others did unseen, and theirs is not told of."""
    async with serving(tmp_path) as url:
        world = World(url, services[0], "foto_perfeita", 2)
        await world.begin()
        pair: list[tuple[int, int]] = []
        for move in range(200):
            pair = [
                (seat, action)
                for seat in world.table.waiting
                for action in world.table.actions(seat)[:40]
                if is_secret(world.table, seat, action)
            ]
            if {seat for seat, _ in pair} == {0, 1}:
                break
            seat = world.table.waiting[0]
            options = world.table.actions(seat)
            await world.do(seat, options[(move * 7) % len(options)])
        mine, theirs = dict(reversed(pair))[0], dict(reversed(pair))[1]
        views = [world.table.view(seat) for seat in (0, 1)]
        await world.do(0, mine)
        before = list(world.people[1].received)
        await world.do(1, theirs)
        kept = world.table.view(1)
        assert (await world.people[0].tell("propose", what="undo"))["type"] == "done"
        assert world.table.view(0) == views[0]
        assert world.table.view(1) == kept != views[1]
        assert [step.seat for step in world.room.ledger.steps[-1:]] == [1]
        told: list[Any] = world.people[1].received[len(before) :]
        await world.people[1].tell("ping")
        assert not any("undone" in text for text in told)
        assert world.room.ledger.shown.seers[-1] == bit_of(1)
        await world.people[0].sit(query="?seat=0")
        await world.end()
