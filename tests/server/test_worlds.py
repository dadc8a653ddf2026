"""Worlds that a seat cannot tell apart: everything it is ever sent is the same, byte for byte.

Two tables with the same seed are played alike, but in the second world somebody else does more in
secret: looks for another pose and goes back, or takes something back. All that a seat and a
spectator are sent, over the socket and by requests, before, during and after, is compared.
"""

import asyncio
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteca.kernel.game import find
from ludoteca.kernel.table import Table
from ludoteca.server import entries as e, room, seating, showing
from ludoteca.server.bot_driver import BotDriver
from ludoteca.server.clocks import MINUTE
from ludoteca.server.ledger import Ledger
from ludoteca.server.numbering import bit_of
from ludoteca.server.patience import HOUR
from ludoteca.server.play import seers_of
from ludoteca.server.room import Room
from ludoteca.server.service import Service
from ludoteca.server.table_cards import wake_of
from tests.server.harness import Data, Player, keep_services, serving

# What the clock says, and who somebody is on this server.
TIMES = re.compile(r'"(now|at|updated|created|left|waited|finished|remind|replace|win)":\d+')
WHO = re.compile(r'"who":"[0-9a-f]+"')
SEED = "the same in every world"
CLOCK: Data = {"clock": {"minutes": 60, "increment": 99}}


@pytest.fixture
def services(monkeypatch: pytest.MonkeyPatch) -> list[Service]:
    monkeypatch.setattr(seating, "fresh_seed", lambda: SEED)
    monkeypatch.setattr(showing, "LATEST", 7)  # so that there is something to recall
    return keep_services(monkeypatch)


class World:
    """A table, its people, and everything that was said to those who must not know."""

    def __init__(
        self, url: str, service: Service, game: str, players: int, terms: Data = CLOCK
    ) -> None:
        self.service = service
        self.terms = terms
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
        await first.make_table(seats, game=self.game, name="p0", **self.terms)
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
        for seat, person in [each for each in everybody if each[1].socket is not None]:
            while person.number < self.room.ledger.numbering.entry(seat, self.room.ledger.number):
                await person.hear("update", "snapshot")

    async def settled(self) -> None:
        """Until the table has done what it does by itself at this hour, and all have heard it."""
        while (wake := wake_of(self.room.ledger)) is not None and wake <= room.now():
            await asyncio.sleep(0.01)
        await self.settle()

    async def ask(self, watcher: int = 0) -> None:
        """Everything that can be asked for about a table, by the one who watches."""
        person, path = self.people[watcher], f"/api/tables/{self.people[0].table}"
        replay = f"{path}/replay?seat={watcher}&count=100"
        outline = f"{path}/outline?seat={watcher}"
        for query in (
            path,
            "/api/tables/mine",
            f"{path}/cards",
            f"{path}/record",
            replay,
            f"{replay}&first=3",
            outline,
            "/api/me/history",
        ):
            self.answers.append((await person.http.get(query)).text)
        stored = await person.ask("GET", "/api/me/data")
        self.answers.append(msgspec.json.encode([stored["tables"], stored["calls"]]).decode())

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
        return [TIMES.sub("", text) for text in self.heard_when(watcher)]

    def heard_when(self, watcher: int | None) -> list[str]:
        """The same with its times, for worlds in which clocks are put forward alike."""
        person = self.spectator if watcher is None else self.people[watcher]
        texts = [*person.received, *(self.answers if watcher == 0 else [])]
        ours = [text for text in texts if '"type":"present"' not in text]
        return [WHO.sub("", text.replace(self.people[0].table, "<table>")) for text in ours]


def is_secret(table: Table, seat: int, action: int) -> bool:
    """Whether nobody else would be shown anything of this, and it can be taken back."""
    true, twin = table.state, table.state.clone()
    others = [other for other in (*range(table.players), None) if other != seat]
    before = [true.view(other) for other in others]
    waiting = twin.waiting()
    twin.apply(seat, action)
    is_final = (twin.shown, twin.random.chances) != (true.shown, true.random.chances)
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
            await try_everything(world, watcher)
            await world.people[seat].tell("say", text=f"lance {move}")
            await world.settle()
            await world.ask(watcher)
            await world.come_back(watcher)
            await world.settle()
    return secrets


async def try_everything(world: World, watcher: int) -> None:
    """Every kind of action, and what else one may send, where nothing comes of it: the same bytes.

    Of each kind the first, the last and one between, not legal now; at the step there is, at an
    earlier and at a later one.
    """
    person, table = world.people[watcher], world.table
    step, legal = world.room.ledger.step_of(watcher), set(table.actions(watcher))
    for kind in table.game.vocabulary.kinds:
        tried = {kind.first, kind.first + kind.size // 2, kind.first + kind.size - 1} - legal
        for action in sorted(tried):
            answer = await person.tell("act", step=step, action=action, id=f"try-{action}")
            assert answer["type"] == "refused", answer
    for number, other in enumerate((step - 1, step + 1, step + 2)):
        await person.tell("act", step=max(0, other), action=action, id=f"stale-{number}")
    for seat in range(len(world.people)):
        for what in ("remind", "replace", "win"):
            await person.tell("absent", seat=seat, what=what, id=f"{what}-{seat}")
        await person.tell("look", seat=seat, id=f"look-{seat}")
    await person.tell("hint", step=step, id="hint")
    await person.tell("answer", yes=True, id="answer")
    await person.tell("return", id="return")
    await world.spectator.tell("act", step=world.spectator.state["step"], action=0, id="look on")
    await world.settle()


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


async def test_what_is_done_in_secret_and_stays_done_is_not_counted_either(
    tmp_path: Path, services: list[Service]
) -> None:
    """A VIP card is put in while all look: until the look is over nothing tells that it was."""
    done = find("foto_perfeita").vocabulary.read("done")
    async with serving(tmp_path) as url:
        worlds = [World(url, services[0], "foto_perfeita", 3) for _ in range(2)]
        for world, is_put in zip(worlds, (False, True), strict=True):
            await world.begin()
            if is_put:
                table = world.table
                put = [n for n in table.actions(1) if str(table.describe(n)).startswith("vip ")]
                await world.do(1, put[0])
            for seat in (1, 0):
                await world.do(seat, done)
                await world.people[0].tell("propose", what="undo", id=f"undo-{seat}")
                await world.settle()
                await try_everything(world, 0)
                await world.ask()
                await world.come_back(0)
            await world.people[0].tell("ping")
            await world.spectator.tell("ping")
        one, other = worlds
        assert [len(world.table.steps) for world in worlds] == [1, 2]
        assert one.heard(0) == other.heard(0)
        assert one.heard(None) == other.heard(None)
        assert one.heard(1) != other.heard(1)
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


class Standing:
    """A clock that goes on only when it is told to."""

    def __init__(self) -> None:
        self.at = 1_800_000_000_000

    def now(self) -> int:
        return self.at


async def be_late(world: World, clock: Standing, late: int, wanders: int) -> int:
    """Somebody is waited for, reminded, comes, goes without having done anything that is seen."""
    watcher, whom = world.people[0], world.people[late]
    secrets = 0
    for hours in (13, 2, 11, 14, 3, 9):
        await whom.hang_up()
        while world.room.present()[late]:
            await watcher.hear("present")
        clock.at += hours * HOUR
        await world.settled()
        await watcher.tell("absent", seat=late, what="remind", id=f"remind-{hours}")
        await world.settled()  # who reminds has come back, maybe when their own days were up
        await world.ask()
        await world.come_back(0)
        await whom.sit(query=f"?seat={late}")
        clock.at += 5 * MINUTE
        await world.settled()
        if world.room.ledger.seats[late].absent:  # whoever acts is back, which all are told
            await whom.tell("return")
            await world.settled()
        secrets += await wander(world, late, wanders)
        clock.at += 5 * MINUTE
        await world.settled()
        await world.come_back(0)
        for person in (*world.people, world.spectator):
            await person.tell("ping")  # all that was said before is heard with the answer
    return secrets


@pytest.mark.parametrize(
    "terms", [{"days": 1}, {"days": 2, "absence": "ask"}, {}], ids=["days", "ask", "no clock"]
)
async def test_how_long_somebody_is_waited_for_tells_nothing_of_what_they_do_in_secret(
    terms: Data, tmp_path: Path, services: list[Service], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Times, reminders, days left and the time when a bot may stand in, to the millisecond."""
    # Nobody's stand-in moves: when it does so is the machine's affair, and it throws its own dice.
    monkeypatch.setattr(BotDriver, "drive", lambda *_: None)
    worlds, secrets = [], []
    for number, wanders in enumerate((0, 2)):
        clock = Standing()
        monkeypatch.setattr(room, "_clock", clock)
        folder = tmp_path / str(number)
        folder.mkdir()
        async with serving(folder, beat=1e9) as url:
            world = World(url, services[-1], "foto_perfeita", 3, terms)
            await world.begin()
            late = await until_somebody_could_do_something_in_secret(world)
            secrets.append(await be_late(world, clock, late, wanders))
            worlds.append(world)
            await world.end()
    assert secrets[0] == 0 < secrets[1]
    one, other = worlds
    assert one.heard_when(0) == other.heard_when(0)
    assert one.heard_when(None) == other.heard_when(None)
    assert any('"remind":' in text for text in one.heard_when(0))


async def test_a_purchase_is_told_once_whether_or_not_there_was_a_choice(
    tmp_path: Path, services: list[Service]
) -> None:
    """Somebody who may choose how to pay chooses, takes it back, chooses anew: nobody hears."""
    async with serving(tmp_path) as url:
        world = World(url, services[0], "quissama", 3)
        await world.begin()
        chance, met = random.Random(5), 0
        for _ in range(300):
            if met == 3 or world.table.over:
                break
            seat = world.table.waiting[0]
            before = {each: len(world.heard(each)) for each in (0, 1, 2, None)}
            asked = await everything(world, (seat + 1) % 3)
            await world.do(seat, chance.choice(world.table.actions(seat)))
            if world.table.view(seat)["phase"] != "paying":
                continue
            met += 1
            for _ in range(3):
                await world.people[seat].tell("propose", what="undo")
                if world.table.view(seat)["phase"] == "paying":
                    break  # it was taken back before
                await world.do(seat, next(deeds(world, seat)))
            for person in (*world.people, world.spectator):
                await person.tell("ping")
            others = [each for each in before if each != seat]
            for each in others:
                told = world.heard(each)[before[each] :]
                assert not [text for text in told if '"type":"done"' not in text], told
            assert await everything(world, (seat + 1) % 3) == asked
            await world.do(seat, PAY)
            for each in others:
                told = world.heard(each)[before[each] :]
                assert sum('"type":"update"' in text for text in told) == 1
        assert met == 3
        await world.end()


PAY = 283


def deeds(world: World, seat: int) -> Iterator[int]:
    """What a seat could do for which it would have to choose how to pay."""
    for action in world.table.actions(seat):
        twin = world.table.state.clone()
        twin.apply(seat, action)
        if twin.view(seat)["phase"] == "paying":
            yield action


async def everything(world: World, watcher: int) -> list[str]:
    """All that somebody is told of a table who asks for everything now."""
    await world.ask(watcher)
    found = [TIMES.sub("", answer) for answer in world.answers]
    world.answers.clear()
    return found


async def test_lists_are_not_put_in_order_by_what_is_done_in_secret(
    tmp_path: Path, services: list[Service]
) -> None:
    async with serving(tmp_path) as url:
        world = World(url, services[0], "foto_perfeita", 3, {"public": True})
        await world.begin()
        late = await until_somebody_could_do_something_in_secret(world)
        ana = world.people[0]
        elsewhere = await ana.ask(
            "POST", "/api/tables", {**TWO_AT_ONE_SCREEN, "public": True}, status=201
        )
        lists = ("/api/tables/mine", "/api/tables", "/api/me/data")
        before = [await in_order(ana, path) for path in lists]
        assert before[0][0] == elsewhere["id"], "the latest first"
        assert await wander(world, late, 1) == 1
        assert [await in_order(ana, path) for path in lists] == before
        await world.end()


TWO_AT_ONE_SCREEN = {
    "game": "conspiracy",
    "seats": [{"kind": "human", "name": "Ana"}, {"kind": "human", "name": "Bia"}],
    "hot_seat": True,
}


async def in_order(person: Player, path: str) -> list[str]:
    found = await person.ask("GET", path)
    return [table["id"] for table in (found if isinstance(found, list) else found["tables"])]


async def until_somebody_could_do_something_in_secret(world: World) -> int:
    """Play on until somebody but the first seat could; who that is."""
    for move in range(200):
        for seat in world.table.waiting:
            if seat and any(is_secret(world.table, seat, n) for n in world.table.actions(seat)):
                return seat
        seat = world.table.waiting[0]
        options = world.table.actions(seat)
        await world.do(seat, options[(move * 7) % len(options)])
    raise AssertionError("nothing is secret in this game")


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
        assert world.room.ledger.numbering.seers[-1] == bit_of(1)
        await world.people[0].sit(query="?seat=0")
        await world.end()


def test_what_some_are_shown_moves_no_clock_for_those_who_are_not() -> None:
    """As in Agência, where somebody sees that a card of theirs is not new any more."""
    seats = [e.SeatRow("human", name, guest=name) for name in ("ana", "bia", "caio")]
    clock = e.Clock(minutes=5, increment=60)
    opened = e.Opened(at=0, who="ana", game="agencia", rules=1, seed=SEED, seats=seats, clock=clock)
    ledger = Ledger(opened)
    ledger.add(e.Began(at=0, waiting=[0], events=[], seats=seats))
    ledger.add(e.Reminded(at=1000, seat=0))

    def shown_to_caio() -> tuple[object, ...]:
        return showing.show_clocks(ledger, 5000), showing.show_absences(ledger, 2, 5000)

    before = shown_to_caio()
    step = e.Acted(at=4000, seat=0, action=1, chances=0, shown=0, waiting=[0], events=[])
    step.seers = bit_of(0) | bit_of(1)
    ledger.add(step)
    assert shown_to_caio() == before
    ledger.add(e.Undone(at=4500, seat=0, kept=0, waiting=[0]))
    assert shown_to_caio() == before


def test_who_chooses_a_card_to_give_is_seen_by_nobody() -> None:
    """Not even by who has just been given one: Agência shows the last step, and this is none."""
    game, chosen = find("agencia"), 0
    for seed in range(40):
        chance = random.Random(seed)
        table = Table(game, 3 + seed % 2, f"seed {seed}", {}, list("abcd"[: 3 + seed % 2]))
        for _ in range(150):
            if table.over:
                break
            seat = chance.choice(table.waiting)
            before, waited, phase = table.state.clone(), table.waiting, table.view(None)["phase"]
            events = table.play(seat, chance.choice(table.actions(seat)))
            is_going_on = phase == table.view(None)["phase"] == "give" and not events
            if is_going_on and table.waiting == waited:
                assert seers_of(table, before, waited, events) == bit_of(seat)
                chosen += 1
    assert chosen > 50
