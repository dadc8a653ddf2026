"""What people who do not know each other could do to each other, tried with the address alone."""

from dataclasses import replace
from pathlib import Path

import pytest

from ludoteca.server.stores import make_store
from ludoteca.server.stores.contract import Statement, Store
from ludoteca.server.stores.upkeep import order, write_mark
from tests.server.harness import GENEROUS, Player, serving
from tests.server.push_service import push_service
from tests.server.test_meetings import MEET
from tests.server.test_push import TOLD, go_away, heard, subscribe
from tests.server.test_rematches import finish
from tests.server.test_together import two


async def block(player: Player, table: str, seat: int) -> None:
    await player.ask("POST", "/api/me/blocks", {"table": table, "seat": seat})


async def seat_of(player: Player, table: str) -> int:
    seats = (await player.ask("GET", f"/api/tables/{table}"))["seats"]
    return next(n for n, seat in enumerate(seats) if seat["you"])


# Who was blocked, and looks for a way around.


async def test_a_blocked_voice_is_heard_nowhere(tmp_path: Path) -> None:
    """Also where it only watches, at a table that was opened later, on a page that is open."""
    async with (
        serving(tmp_path) as url,
        Player(url, "ana") as ana,
        Player(url, "eva") as eva,
    ):
        await ana.make_table("human open", name="Ana", public=True)
        await eva.ask("POST", f"/api/tables/{ana.table}/join", {"name": "Eva"})
        old = ana.table
        await ana.make_table("human bot", public=True)
        await ana.sit()
        await eva.sit(ana.table)
        await eva.tell("say", text="oi")
        while not ana.chat:
            await ana.hear("update")
        await block(ana, old, 1)
        assert (await ana.hear("heard"))["chat"] == [], "nor is what was said"
        await eva.tell("say", text="estou aqui")
        await ana.tell("say", text="quem?")
        assert [line["text"] for line in ana.chat] == ["quem?"]
        assert [line["text"] for line in (await ana.sit())["chat"]] == ["quem?"]
        [person] = await ana.ask("GET", "/api/me/blocks")
        await ana.ask("DELETE", f"/api/me/blocks/{person['id']}")
        assert len((await ana.hear("heard"))["chat"]) == 3


async def test_blocking_writes_nothing_into_a_table(database: str) -> None:
    """It did, for whoever knew the table, as often as they liked, past all bounds of a table."""
    limits = replace(GENEROUS, entries=12)
    async with (
        serving(database, limits=limits) as url,
        Player(url, "ana") as ana,
        Player(url, "eva") as eva,
    ):
        await ana.make_table("human bot", public=True)
        for _ in range(30):
            await block(eva, ana.table, 0)
        store = make_store(database)
        assert len(await entries(store, ana.table)) == 2, "opened and begun"


async def entries(store: Store, table: str) -> list[bytes]:
    await store.open()
    try:
        return await store.entries(table, 0)
    finally:
        await store.close()


async def test_who_was_blocked_calls_nobody(tmp_path: Path) -> None:
    async with (
        push_service() as service,
        serving(tmp_path, **TOLD) as url,
        Player(url, "ana") as ana,
        Player(url, "bia") as bia,
        Player(url, "caio") as caio,
    ):
        old = await finish(url, ana, bia)
        await block(ana, old, await seat_of(bia, old))
        browser = await subscribe(ana, service, "ana")
        await go_away(ana, bia)
        await bia.ask("POST", f"/api/tables/{old}/rematch")
        # What comes next for her is something else.
        await ana.ask("POST", "/api/meet", {"game": "conspiracy"})
        waiting = (await caio.ask("POST", "/api/meet", {"game": "conspiracy"}))["id"]
        assert (await heard(service, browser))["path"] == f"/t/{waiting}"


async def test_an_invitation_is_told_once(tmp_path: Path) -> None:
    """Who invites and leaves, again and again, rings nobody's telephone with it."""
    async with (
        push_service() as service,
        serving(tmp_path, **TOLD) as url,
        Player(url, "ana") as ana,
        Player(url, "bia") as bia,
        Player(url, "caio") as caio,
    ):
        old = await finish(url, ana, bia)
        browser = await subscribe(ana, service, "ana")
        await go_away(ana, bia)
        invited = []
        for number in range(5):
            invited.append((await bia.ask("POST", f"/api/tables/{old}/rematch"))["id"])
            if number == 0:  # one that is taken back at once is none
                assert (await heard(service, browser))["path"] == f"/t/{invited[0]}"
            await bia.ask("POST", f"/api/tables/{invited[-1]}/leave")
        assert len(set(invited)) == 5
        await ana.ask(*MEET)
        waiting = (await caio.ask(*MEET))["id"]
        assert (await heard(service, browser))["path"] == f"/t/{waiting}"


async def test_nobody_is_called_all_day_long_about_one_table(tmp_path: Path) -> None:
    """Also who comes each time, and refuses, is not called for ever."""
    limits = replace(GENEROUS, calls=(1e-9, 3.0))
    async with (
        push_service() as service,
        serving(tmp_path, **{**TOLD, "limits": limits}) as url,
        Player(url, "ana") as ana,
        Player(url, "bia") as bia,
    ):
        first, second = await two(url, ana, bia, days=2)
        browser = await subscribe(first, service, "first")
        for _ in range(3):
            await go_away(first, second)
            await second.tell("propose", what="end")
            assert (await heard(service, browser))["path"] == f"/t/{second.table}"
            await first.sit()
            await first.tell("answer", yes=False)
        await go_away(first, second)
        await second.tell("propose", what="end")
        while "ludoteca_calls_dropped_total 0\n" in (await second.http.get("/metrics")).text:
            pass
        assert service.received.empty()


async def test_where_somebody_is_expected_nobody_sits_down_whom_they_blocked(
    tmp_path: Path,
) -> None:
    """It would keep them from the seat that is theirs."""
    async with (
        serving(tmp_path) as url,
        Player(url, "ana") as ana,
        Player(url, "bia") as bia,
        Player(url, "caio") as caio,
        Player(url, "eva") as eva,
    ):
        await ana.make_table("human open", name="Ana", public=True)
        await eva.ask("POST", f"/api/tables/{ana.table}/join", {"name": "Eva"})
        await block(ana, ana.table, 1)
        await ana.make_table("human open open", name="Ana", days=2)
        for player, name in ((bia, "Bia"), (caio, "Caio")):
            await player.ask("POST", f"/api/tables/{ana.table}/join", {"name": name})
            await player.sit(ana.table)
        await ana.sit()
        await ana.tell("propose", what="end")
        for player in (bia, caio):
            assert (await player.tell("answer", yes=True))["type"] == "done"
        new = (await bia.ask("POST", f"/api/tables/{ana.table}/rematch"))["id"]
        await caio.ask("POST", f"/api/tables/{new}/decline")
        refused = await eva.ask("POST", f"/api/tables/{new}/join", {"name": "Eva"}, 409)
        assert refused["problem"]["id"] == "problem-seat-taken"
        await ana.ask("POST", f"/api/tables/{ana.table}/rematch")


# Meeting whoever comes.


async def test_who_opens_a_hundred_tables_keeps_nobody_from_meeting(database: str) -> None:
    limits = replace(GENEROUS, tables_of_address=(1e6, 1e6))
    async with (
        serving(database, limits=limits) as url,
        Player(url) as ana,
        Player(url) as bia,
        Player(url) as eva,
    ):
        waiting = (await ana.ask(*MEET))["id"]
        for _ in range(101):
            await eva.make_table("human open", public=True)
        assert (await bia.ask(*MEET))["id"] == waiting


async def test_who_is_there_comes_before_who_has_pressed_and_gone(tmp_path: Path) -> None:
    async with (
        serving(tmp_path) as url,
        Player(url) as ana,
        Player(url) as bia,
        Player(url) as ghost,
    ):
        first = (await ghost.ask(*MEET))["id"]
        await block(ana, first, 0)
        mine = (await ana.ask(*MEET))["id"]
        assert mine != first
        await ana.sit(mine)
        assert (await bia.ask(*MEET))["id"] == mine


# Whoever runs the server has said no.


async def test_no_game_more_begins_while_the_house_is_closed_or_with_a_name_that_is_banned(
    tmp_path: Path,
) -> None:
    database = str(tmp_path / "tables.sqlite")

    async def tell(*statements: Statement) -> None:
        store = make_store(database)
        await store.open()
        await store.change(*order(*statements))
        await store.close()

    async with serving(database, beat=1e9) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot", name="Ana")
        await ana.sit()
        await ana.play()
        again = ("POST", f"/api/tables/{ana.table}/rematch")
        await tell(("INSERT INTO bans (kind, value) VALUES ($1, $2)", ("name", "ana")))
        await ana.ask_until(409, "PATCH", "/api/me", {"name": "Ana"})
        refused = await ana.ask(*again, status=409)
        assert refused["problem"]["id"] == "problem-name-banned"
        await tell(("DELETE FROM bans", ()), write_mark("closed", "Voltamos logo."))
        await ana.ask_until(503, *MEET)
        refused = await ana.ask(*again, status=503)
        assert refused["problem"]["id"] == "refusal-closed"


# From other pages, and with too much.

ROUTES = [
    ("POST", "/api/me/mail", {"address": "ana@example.net"}),
    ("DELETE", "/api/me/mail", None),
    ("POST", "/api/mail/confirm", {"token": "x"}),
    ("POST", "/api/mail/stop/x", None),
    ("POST", "/api/me/holiday", {"days": 1}),
    ("POST", "/api/me/blocks", {"table": "x", "seat": 0}),
    ("DELETE", "/api/me/blocks/x", None),
    MEET,
    ("POST", "/api/tables/x/rematch", None),
    ("POST", "/api/tables/x/decline", None),
]


@pytest.mark.parametrize(("method", "path", "body"), ROUTES)
async def test_no_other_page_acts_for_a_visitor(
    method: str, path: str, body: object, tmp_path: Path
) -> None:
    async with serving(tmp_path) as url, Player(url) as ana:
        await ana.make_table("human bot")
        for origin in ("https://evil.example", "null", f"{url}.evil.example"):
            headers = {"Origin": origin}
            answer = await ana.http.request(method, path, json=body, headers=headers)
            assert answer.status_code == 403
        huge = b'{"game":"' + b"x" * 3_000_000 + b'"}'
        kind = {"Content-Type": "application/json"}
        answer = await ana.http.request(method, path, content=huge, headers=kind)
        assert answer.status_code in (400, 404, 413, *((200,) if body is None else ()))
