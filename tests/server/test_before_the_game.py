"""Before a game begins there is no position, and nothing of one leaves the server by any way."""

from pathlib import Path

import pytest

from ludoteca.kernel.game import names
from ludoteca.kernel.table import Table
from ludoteca.server import room as rooms
from ludoteca.server.rest import records, tables
from tests.server.harness import Data, Player, serving

SECRET = ("view", "frames", "hand", "actions", "seed")


def paths() -> set[str]:
    """Everything that can be read about a table: whatever is added later is tried too."""
    routes = [route for rest in (tables, records) for route in rest.router.routes]
    found = {route.path_format for route in routes if "GET" in getattr(route, "methods", ())}
    return {path for path in found if "{table" in path}


def test_all_addresses_are_tried() -> None:
    assert {path.rpartition("/")[2] for path in paths()} >= {"{table}", "cards", "record", "replay"}


async def read_all(player: Player, table: str) -> list[tuple[str, Data | list[Data]]]:
    """What a visitor gets who tries every address with every seat."""
    found = []
    for path in paths():
        for query in ("", *(f"?seat={seat}" for seat in (*range(6), "all"))):
            address = path.replace("{table}", table) + query
            found.append((address, (await player.http.get(address)).json()))
    return found


def check_nothing_is_told(address: str, answer: Data | list[Data]) -> None:
    if isinstance(answer, list):
        assert answer == [], address
    elif "problem" not in answer:
        assert answer["phase"] in ("gathering", "ended"), address
        assert not {name for name in SECRET if answer.get(name)}, address


@pytest.mark.parametrize("game", names())
async def test_nobody_reads_what_will_be_dealt(game: str, tmp_path: Path) -> None:
    """Whoever sits down for a moment, whoever opened the table, and whoever only looks on."""
    async with serving(tmp_path) as url:
        people = Player(url, "ana"), Player(url, "bia"), Player(url, "eva")
        ana, bia, _ = people
        await ana.make_table("human open open", game=game)
        await bia.ask("POST", f"/api/tables/{ana.table}/join", {})
        for person in people:
            for address, answer in await read_all(person, ana.table):
                check_nothing_is_told(address, answer)
            shown = await person.sit(ana.table)
            assert shown["state"] is None
            assert (await person.tell("hint", step=0))["type"] == "refused"
            assert (await person.tell("act", step=0, action=0))["type"] == "refused"
            await person.__aexit__()


async def test_a_table_that_was_left_has_no_replay(tmp_path: Path) -> None:
    """The game never began: it has ended, but there is nothing to look back at."""
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human open")
        await ana.ask("POST", f"/api/tables/{ana.table}/leave")
        for address, answer in await read_all(ana, ana.table):
            check_nothing_is_told(address, answer)
        said = await ana.ask("GET", f"/api/tables/{ana.table}/replay", status=409)
        assert said["message"] == "O jogo ainda não começou."


async def test_the_game_is_dealt_when_it_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No position exists in memory before: it is laid out by the entry that begins the game."""
    dealt: list[str] = []
    lay_out = rooms.Room.set_up

    def watch(room: rooms.Room, seats: list[str]) -> Table:
        dealt.append(room.ledger.phase)
        return lay_out(room, seats)

    monkeypatch.setattr(rooms.Room, "set_up", watch)
    monkeypatch.setattr("ludoteca.server.replay.Table", None)
    async with serving(tmp_path) as url, Player(url, "ana") as ana, Player(url, "bia") as bia:
        await ana.make_table("human open")
        await read_all(ana, ana.table)
        await ana.sit()
        assert dealt == []
        await bia.ask("POST", f"/api/tables/{ana.table}/join", {})
        assert len(dealt) == 1
