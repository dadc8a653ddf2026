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
from ludoteca.kernel.table import Table
from ludoteca.server.house import House
from ludoteca.server.room import Room
from ludoteca.server.showing import encode_state
from tests.server.harness import Player, run, serving


@pytest.fixture
def houses(monkeypatch: pytest.MonkeyPatch) -> list[House]:
    """The houses that are opened, so that a test can look behind the wire."""
    found: list[House] = []
    opening = House.open

    async def keep(house: House) -> None:
        found.append(house)
        await opening(house)

    monkeypatch.setattr(House, "open", keep)
    return found


def imagined_state(table: Table, seat: int | None) -> bytes:
    """What would be sent for a position that only looks the same."""
    true = table.state
    other = table.imagine(-1 if seat is None else seat, random.getrandbits(60))
    other.random.draws = true.random.draws  # how often chance decided is known to everybody
    table.state = other
    try:
        return bytes(encode_state(table, seat))
    finally:
        table.state = true


def check_bytes(room: Room, player: Player, seat: int | None) -> None:
    """The latest state that this player was sent tells nothing that could not be imagined."""
    raw = next(text for text in reversed(player.received) if '"state":{' in text)
    sent = msgspec.json.decode(raw, type=dict[str, msgspec.Raw])["state"]
    assert room.table is not None
    for _ in range(3):
        assert bytes(sent) == imagined_state(room.table, seat)


def check_seed(room: Room, *players: Player) -> None:
    """No part of the seed, and nothing of the random source, has been sent."""
    seed = room.ledger.opened.seed
    secrets = [seed, seed[:16], seed[-16:]]
    for player in players:
        for text in player.received:
            assert not any(secret in text for secret in secrets)
            assert '"random"' not in text


@pytest.mark.parametrize("game", names())
def test_bytes_sent_are_bytes_imagined(game: str, tmp_path: Path, houses: list[House]) -> None:
    async def work() -> None:
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
            room = houses[0].rooms[table]
            for _ in range(60):
                everybody = [*people, spectator]
                if room.ledger.phase != "playing":
                    break
                check_seed(room, *everybody)
                for seat, person in enumerate(people):
                    check_bytes(room, person, seat)
                check_bytes(room, spectator, None)
                number = room.ledger.number
                actor = people[random.choice(room.ledger.waiting)]
                await actor.act()
                for person in everybody:
                    while person.number <= number:
                        await person.hear("update", "snapshot")
            for person in people:
                await person.__aexit__()

    run(work())


def test_what_a_bot_is_given_is_imagined(
    tmp_path: Path, houses: list[House], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with serving(tmp_path) as url, Player(url, "ana") as ana:
            asked: list[dict[str, object]] = []
            choose = houses[0].thinkers.choose

            async def listen(question: object) -> int:
                asked.append(msgspec.to_builtins(question))
                return await choose(question)  # type: ignore[arg-type]

            monkeypatch.setattr(houses[0].thinkers, "choose", listen)
            await ana.make_table("human bot")
            await ana.sit()
            await ana.play(4)
            while not asked:
                await asyncio.sleep(0.01)
            room = houses[0].rooms[ana.table]
            assert room.table is not None
            for question in asked:
                position = question["position"]
                assert isinstance(position, dict)
                assert position["random"] != room.table.state.random.dump()
                assert room.ledger.opened.seed not in str(question)

    run(work())
