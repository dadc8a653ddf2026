"""One's own tables: whose turn it is and for how long, what is finished, and how it went."""

import asyncio
from pathlib import Path

import msgspec

from ludoteca.server.clocks import DAY
from ludoteca.server.stores import make_store
from tests.server.harness import Data, Player, serving

SLACK = 60_000  # milliseconds that a busy machine may take


async def mine(player: Player) -> list[Data]:
    cards: list[Data] = await player.ask("GET", "/api/tables/mine")
    return cards


async def two(ana: Player, bia: Player, **terms: object) -> None:
    await ana.make_table("human open", name="Ana", **terms)
    await bia.ask("POST", f"/api/tables/{ana.table}/join", {"name": "Bia"})
    await ana.sit()
    await bia.sit(ana.table)


async def test_a_card_says_whose_turn_it_is_and_the_time_left(database: str) -> None:
    async with serving(database) as url, Player(url, "ana") as ana, Player(url, "bia") as bia:
        await two(ana, bia, days=3)
        [seat] = ana.state["waiting"]
        for player, index in ((ana, 0), (bia, 1)):
            [card] = await mine(player)
            assert card["your_turn"] == (index == seat)
            [wait] = card["waits"]
            assert wait["seat"] == seat
            assert 0 <= wait["waited"] < SLACK
            assert 3 * DAY - SLACK < wait["left"] <= 3 * DAY
            assert card["finished"] is card["winners"] is None


async def test_without_a_clock_it_says_only_how_long_it_has_been(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana, Player(url, "bia") as bia:
        await two(ana, bia)
        [card] = await mine(ana)
        assert [wait["left"] for wait in card["waits"]] == [None]


async def test_whose_seat_a_bot_holds_is_not_called(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana, Player(url, "bia") as bia:
        await two(ana, bia, days=3)
        asked = [ana, bia][ana.state["waiting"][0]]
        await asked.ask("POST", f"/api/tables/{ana.table}/leave")
        [card] = await mine(asked)
        assert not card["your_turn"]


async def test_history_tells_who_won_and_counts_by_game(database: str) -> None:
    async with serving(database) as url, Player(url, "ana") as ana, Player(url, "bia") as bia:
        assert await bia.ask("GET", "/api/me/history") == {"results": [], "tables": []}
        await two(ana, bia)
        await asyncio.gather(ana.play(), bia.play())
        [card] = await mine(ana)
        ranking = ana.state["ranking"]
        winners = [seat for seat, place in enumerate(ranking) if place == 1]
        assert card["winners"] == winners
        assert card["finished"] is not None
        assert card["waits"] == []
        for seat, player in enumerate((ana, bia)):
            history = await player.ask("GET", "/api/me/history")
            won = int(seat in winners)
            assert history["results"] == [{"game": "conspiracy", "played": 1, "won": won}]
            assert [table["winners"] for table in history["tables"]] == [winners]


async def test_a_table_that_never_began_is_no_history(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human open")
        await ana.ask("POST", f"/api/tables/{ana.table}/leave")
        assert (await ana.ask("GET", "/api/me/history"))["tables"] == []


async def test_games_of_before_winners_were_kept_are_completed(database: str) -> None:
    """A card of an older version has no winners: they are found once, and kept."""
    async with serving(database) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        await ana.sit()
        await ana.play()
        [card] = await mine(ana)
        cookies = ana.http.cookies
    store = make_store(database)
    await store.open()
    [[body]] = await store.ask("SELECT card FROM tables WHERE id = $1", ana.table)
    old = msgspec.json.decode(body)
    for name in ("since", "deadlines", "finished", "winners", "rematch"):
        del old[name]
    await store.change(
        ("UPDATE tables SET card = $2 WHERE id = $1", (ana.table, msgspec.json.encode(old)))
    )
    await store.close()
    async with serving(database) as url, Player(url, "ana") as again:
        again.http.cookies = cookies
        [before] = await mine(again)
        assert before["winners"] is None
        [found] = (await again.ask("GET", "/api/me/history"))["tables"]
        [after] = await mine(again)
        assert found["winners"] == after["winners"] == card["winners"]
        assert after["finished"] == card["finished"]
