"""Hidden stays hidden, in every byte that a socket is sent.

A real game is played on a real server by people who keep every byte. Beside it every position is
imagined as each seat could imagine it, every hidden thing drawn anew: what the server would have
sent for the imagined position must be, byte by byte, what it sent.
"""

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from ludoteca.kernel.game import find, names
from ludoteca.kernel.table import Table, new
from ludoteca.server.entries import Opened, SeatRow
from ludoteca.server.ledger import Ledger
from ludoteca.server.room import Room
from ludoteca.server.service import Service
from ludoteca.server.showing import encode_state, may_see
from tests.server.harness import Player, keep_services, serving


@pytest.fixture
def services(monkeypatch: pytest.MonkeyPatch) -> list[Service]:
    return keep_services(monkeypatch)


def imagined_state(
    table: Table, ledger: Ledger, seat: int | None, shown_to: int | None = None
) -> bytes:
    """What would be sent, to this seat or another, for a position that only looks the same."""
    true = table.state
    other = table.imagine(-1 if seat is None else seat, random.getrandbits(60))
    other.random.chances = true.random.chances  # how often chance decided is known to everybody
    table.state = other
    try:
        return bytes(encode_state(table, ledger, seat if shown_to is None else shown_to))
    finally:
        table.state = true


def check_bytes(room: Room, player: Player, seat: int | None) -> None:
    """The latest state that this player was sent tells nothing that could not be imagined."""
    raw = next(text for text in reversed(player.received) if '"state":{' in text)
    sent = msgspec.json.decode(raw, type=dict[str, msgspec.Raw])["state"]
    assert room.table is not None
    for _ in range(3):
        assert bytes(sent) == imagined_state(room.table, room.ledger, seat)


def refusals(table: Table, seat: int, actions: list[int], imagined_by: int) -> list[str]:
    """Why this seat may not do these, in a position that only looks the same to somebody."""
    true = table.state
    table.state = table.imagine(imagined_by, random.getrandbits(60))
    try:
        return [str(table.why_not(seat, action)) for action in actions]
    finally:
        table.state = true


def check_refusals(table: Table, seat: int, chance: random.Random) -> None:
    """Whatever is tried, legal or not, the answer tells nothing that could not be imagined."""
    tried = [
        kind.first + chance.randrange(kind.size)
        for kind in table.game.vocabulary.kinds
        for _ in range(3)
    ]
    answers = [str(table.why_not(seat, action)) for action in tried]
    assert refusals(table, seat, tried, seat) == answers


def check_lines(room: Room, player: Player, seat: int | None) -> None:
    """The log has only lines that this seat may know of, and all of them."""
    told = [line for line in room.ledger.lines if may_see(line.seers, seat)]
    assert [line["kind"] for line in player.log] == [line.kind for line in told]
    assert [line["arguments"] for line in player.log] == [line.arguments for line in told]


def check_seed(room: Room, *players: Player) -> None:
    """No part of the seed, and nothing of the random source, has been sent."""
    seed = room.ledger.opened.seed
    secrets = [seed, seed[:16], seed[-16:]]
    for player in players:
        for text in player.received:
            assert not any(secret in text for secret in secrets)
            assert '"random"' not in text


@pytest.mark.usefixtures("sealed")
@pytest.mark.parametrize("game", [*names(), "sealed"])
async def test_bytes_sent_are_bytes_imagined(
    game: str, tmp_path: Path, services: list[Service]
) -> None:
    async with serving(tmp_path) as url, Player(url, "x") as spectator:
        lowest = find(game).meta.players[0]
        people = [Player(url, str(seat)) for seat in range(lowest)]
        await people[0].make_table("human" + " open" * (lowest - 1), game=game)
        table = people[0].table
        for person in people[1:]:
            await person.ask("POST", f"/api/tables/{table}/join", {})
        for seat, person in enumerate(people):
            await person.sit(table, f"?seat={seat}")
        await spectator.sit(table)
        room = services[0].rooms[table]
        for _ in range(60):
            everybody = [*people, spectator]
            if room.ledger.phase != "playing":
                break
            check_seed(room, *everybody)
            for seat, person in enumerate(people):
                check_bytes(room, person, seat)
                check_lines(room, person, seat)
                assert room.table is not None
                check_refusals(room.table, seat, spectator.chance)
            check_bytes(room, spectator, None)
            check_lines(room, spectator, None)
            actor = people[spectator.chance.choice(room.ledger.waiting)]
            await actor.act()
            for seat, person in zip([*range(lowest), None], everybody, strict=True):
                while person.number < room.ledger.numbering.entry(seat, room.ledger.number):
                    await person.hear("update", "snapshot")
        for person in people:
            await person.__aexit__()


@pytest.mark.usefixtures("sealed")
def test_the_check_would_find_a_leak() -> None:
    """Two tables that differ only in what a seat cannot see differ on another seat's wire."""
    table = new("sealed", 2, "seed")
    seats = [SeatRow("human", "Ana"), SeatRow("human", "Bia")]
    ledger = Ledger(Opened(at=0, game="sealed", rules=1, seed="seed", seats=seats))
    mine, theirs = (bytes(encode_state(table, ledger, seat)) for seat in (0, 1))
    assert imagined_state(table, ledger, 0) == mine
    others = {imagined_state(table, ledger, 0, shown_to=1) for _ in range(20)}
    assert len(others - {theirs}) > 10, "hidden hands were really drawn anew"
    cards = [*range(table.game.vocabulary.size)]
    answers = [str(table.why_not(1, card)) for card in cards]
    assert refusals(table, 1, cards, 1) == answers
    assert any(refusals(table, 1, cards, 0) != answers for _ in range(20)), "not so another's hand"


@pytest.mark.usefixtures("sealed")
async def test_all_may_choose_at_once(tmp_path: Path) -> None:
    """A choice stays good while the others make theirs, and nobody is told what they were."""
    async with serving(tmp_path) as url, Player(url, "ana") as ana, Player(url, "bia") as bia:
        await ana.make_table("human open", game="sealed")
        await bia.ask("POST", f"/api/tables/{ana.table}/join", {})
        await ana.sit()
        await bia.sit(ana.table)
        for _ in range(3):
            step = ana.state["step"]
            card = ana.state["options"][0]["action"]
            assert (await ana.act(card))["type"] == "done"
            await bia.hear("update")
            assert bia.state["step"] == step + 1
            assert bia.log[-1]["kind"] == "laid"
            refused = await bia.tell("act", step=step, action=card)
            assert refused["name"] == "not_in_hand", "somebody else's card"
            answer = await bia.tell("act", step=step, action=bia.state["options"][0]["action"])
            assert answer["type"] == "done", "the decision is still the same"
            late = await bia.tell("act", step=step, action=0)
            assert late["name"] in ("stale", "not_now")
            while ana.state["step"] < step + 2:
                await ana.hear("update")
        assert ana.info["phase"] == "over"


async def test_what_a_bot_is_given_is_imagined(
    tmp_path: Path, services: list[Service], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        asked: list[dict[str, object]] = []
        choose = services[0].bots.pool.choose

        async def listen(question: object) -> int:
            asked.append(msgspec.to_builtins(question))
            return await choose(question)  # type: ignore[arg-type]

        monkeypatch.setattr(services[0].bots.pool, "choose", listen)
        await ana.make_table("human bot")
        await ana.sit()
        await ana.play(4)
        while not asked:
            await asyncio.sleep(0.01)
        room = services[0].rooms[ana.table]
        assert room.table is not None
        for question in asked:
            position = question["position"]
            assert isinstance(position, dict)
            assert position["random"] != room.table.state.random.dump()
            assert room.ledger.opened.seed not in str(question)
