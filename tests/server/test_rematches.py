"""Playing again: an invitation that begins when all have said yes."""

import asyncio
from pathlib import Path

import msgspec

from ludoteca.server.clocks import DAY
from tests.server.harness import Data, Player, serving
from tests.server.test_together import two
from tests.server.test_uptime import Hand, clock

__all__ = ["clock"]  # a fixture


async def finish(url: str, ana: Player, bia: Player) -> str:
    """A game of two to its end; its table."""
    await two(url, ana, bia, days=2)
    await asyncio.gather(ana.play(), bia.play())
    return ana.table


async def ask(player: Player, table: str, what: str = "rematch", status: int = 200) -> Data:
    answer: Data = await player.ask("POST", f"/api/tables/{table}/{what}", status=status)
    return answer


def names(table: Data) -> list[tuple[str, str]]:
    return [(seat["kind"], seat["name"]) for seat in table["seats"]]


async def test_it_begins_when_all_have_said_yes(database: str) -> None:
    async with serving(database) as url, Player(url, "ana") as ana, Player(url, "bia") as bia:
        await two(url, ana, bia, days=2)
        await ask(ana, ana.table, status=409)
        await asyncio.gather(ana.play(), bia.play())
        old = ana.table
        invitation = await ask(ana, old)
        assert invitation["phase"] == "gathering", "nobody's clock runs"
        assert names(invitation) == [("open", "Bia"), ("human", "Ana")], "each one seat further"
        while bia.info["rematch"] is None:
            await bia.hear("update")
        assert bia.info["rematch"] == invitation["id"], "the old table shows it to everybody"
        cards = {card["id"]: card for card in await bia.ask("GET", "/api/tables/mine")}
        assert [seat["invited"] for seat in cards[invitation["id"]]["seats"]] == [True, False]
        begun = await ask(bia, old)
        assert (begun["id"], begun["phase"]) == (invitation["id"], "playing")
        assert names(begun) == [("human", "Bia"), ("human", "Ana")]


async def test_who_is_invited_speaks_before_sitting_down(tmp_path: Path) -> None:
    """By the name of the seat that is kept for them, which nobody else can take."""
    async with serving(tmp_path) as url, Player(url, "ana") as ana, Player(url, "bia") as bia:
        new = (await ask(ana, await finish(url, ana, bia)))["id"]
        await bia.sit(new)
        assert (await bia.tell("say", text="Já vou!"))["type"] == "done"
        assert [(line["name"], line["seat"]) for line in bia.chat] == [("Bia", None)]
        async with Player(url, "eve") as eve:
            await eve.ask("PATCH", "/api/me", {"name": "Bia"})
            await eve.sit(new)
            refused = await eve.tell("say", text="Sou a Bia.")
            assert refused["text"]["id"] == "problem-name-taken"


async def test_a_kept_seat_is_nobody_elses(tmp_path: Path) -> None:
    async with (
        serving(tmp_path) as url,
        Player(url, "ana") as ana,
        Player(url, "bia") as bia,
        Player(url, "caio") as caio,
    ):
        new = (await ask(ana, await finish(url, ana, bia)))["id"]
        path = f"/api/tables/{new}/join"
        for seat in (0, None):
            refused = await caio.ask("POST", path, {"seat": seat, "name": "Caio"}, 409)
            assert refused["problem"]["id"] == "problem-seat-taken"
        refused = await caio.ask("POST", f"/api/tables/{new}/decline", status=409)
        assert refused["problem"]["id"] == "refusal-not_now"
        assert (await ask(bia, new, "decline"))["phase"] == "gathering"
        begun = await caio.ask("POST", path, {"name": "Caio"})
        assert names(begun) == [("human", "Caio"), ("human", "Ana")]


async def test_nobody_begins_without_those_who_may_still_answer(
    tmp_path: Path, clock: Hand
) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana, Player(url, "bia") as bia:
        new = (await ask(ana, await finish(url, ana, bia)))["id"]
        refused = await ana.ask("POST", f"/api/tables/{new}/begin", {}, 409)
        assert refused["problem"]["id"] == "problem-invited"
        clock.ahead += DAY
        begun = await ana.ask("POST", f"/api/tables/{new}/begin", {})
        assert [kind for kind, _ in names(begun)] == ["bot", "human"], "nobody waits for ever"


async def test_who_was_invited_says_yes_at_the_new_table_too(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana, Player(url, "bia") as bia:
        new = (await ask(ana, await finish(url, ana, bia)))["id"]
        begun = await bia.ask("POST", f"/api/tables/{new}/join", {})
        assert names(begun) == [("human", "Bia"), ("human", "Ana")]


async def test_an_invitation_that_was_given_up_makes_room_for_another(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana, Player(url, "bia") as bia:
        old = await finish(url, ana, bia)
        first = await ask(ana, old)
        await ask(ana, first["id"], "leave")
        second = await ask(bia, old)
        assert second["id"] != first["id"]
        assert names(second) == [("human", "Bia"), ("open", "Ana")]


async def test_alone_with_bots_it_begins_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        await ana.sit()
        await ana.play()
        assert (await ask(ana, ana.table))["phase"] == "playing"


async def test_who_is_forgotten_is_no_longer_invited(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana, Player(url, "bia") as bia:
        new = (await ask(ana, await finish(url, ana, bia)))["id"]
        guest = (await bia.ask("GET", "/api/me/data"))["id"]
        await bia.ask("DELETE", "/api/me/data")
        assert names(await ana.ask("GET", f"/api/tables/{new}")) == [("open", ""), ("human", "Ana")]
        assert guest not in msgspec.json.encode(await ana.ask("GET", "/api/me/data")).decode()


async def test_an_invitation_that_went_with_who_asked_makes_room_for_another(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana, Player(url, "bia") as bia:
        old = await finish(url, ana, bia)
        first = await ask(ana, old)
        await ana.ask("DELETE", "/api/me/data")
        second = await ask(bia, old)
        assert second["id"] != first["id"]
