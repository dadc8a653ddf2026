"""What people at one table ask of one another."""

from pathlib import Path

import pytest

import ludoteca
from ludoteca.kernel.game import names
from ludoteca.server import clocks
from ludoteca.server.ledger import _first
from ludoteca.server.room import told
from tests.server.harness import Data, Player, serving


async def two(url: str, ana: Player, bia: Player, **more: object) -> tuple[Player, Player]:
    """Two people at a table; the one who is asked first."""
    await ana.make_table("human open", name="Ana", **more)
    await bia.ask("POST", f"/api/tables/{ana.table}/join", {"name": "Bia"})
    await ana.sit()
    await bia.sit(ana.table)
    return (ana, bia) if ana.state["options"] else (bia, ana)


async def heard(player: Player, kind: str) -> Data:
    """Listen until the log has a line of this kind."""
    while not any(line["kind"] == kind for line in player.log):
        await player.hear("update", "snapshot")
    return next(line for line in player.log if line["kind"] == kind)


def option(player: Player, kind: str) -> int:
    return int(next(o["action"] for o in player.state["options"] if o["kind"] == kind))


async def test_all_are_told_whom_the_lots_let_begin(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana, Player(url, "bia") as bia:
        assert (await ana.make_table("human open", name="Ana"))["first"] is None
        first, second = await two(url, ana, bia)
        seat = next(n for n, row in enumerate(first.info["seats"]) if row["you"])
        assert first.info["first"] == second.info["first"] == seat
        await first.act()
        assert (await second.ask("GET", f"/api/tables/{second.table}"))["first"] == seat


@pytest.mark.parametrize("name", names())
def test_every_game_says_who_begins(name: str) -> None:
    """And not who happens to be asked first: in Agência that may be anybody with a right."""
    starts = set()
    for seed in range(20):
        table = ludoteca.new(name, 3, seed=seed)
        begun = [event for event in table.events if event.kind.endswith("_begins")]
        seat = next(event.arguments["seat"] for event in begun if "seat" in event.arguments)
        assert _first(told(table.events)) == seat
        starts.add(seat)
    assert starts == {0, 1, 2}, "by lot"


async def test_undo_needs_consent_after_chance(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana, Player(url, "bia") as bia:
        first, second = await two(url, ana, bia)
        assert first.state["undo"] == "no"
        await first.act(option(first, "draw"))
        assert first.state["undo"] == "ask"
        assert first.state["undo_reason"]["id"] == "undo-chance"
        assert (await first.tell("propose", what="undo"))["type"] == "done"
        assert first.state["step"] == 1, "asked, not done"
        await heard(second, "table-proposed-undo")
        assert (await first.tell("answer", yes=True))["name"] == "not_now", "not one's own"
        assert (await second.tell("answer", yes=True))["type"] == "done"
        message = await first.hear("snapshot")
        assert message["state"]["step"] == 0
        assert message["proposal"] is None
        assert first.log[-1]["kind"] == "table-undone"


async def test_one_no_ends_a_proposal_and_two_yes_end_the_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana, Player(url, "bia") as bia:
        await two(url, ana, bia)
        await ana.tell("propose", what="end")
        await heard(bia, "table-proposed-end")
        assert (await bia.tell("propose", what="end"))["name"] == "not_now"
        await bia.tell("answer", yes=False)
        await heard(ana, "table-declined")
        await bia.tell("propose", what="end")
        await heard(ana, "table-proposed-end")
        await ana.tell("answer", yes=True)
        assert ana.info["phase"] == "ended"
        for player in (ana, bia):
            state = (await player.sit())["state"]
            left = [state[name] for name in ("waiting", "options", "asks", "prompt", "undo")]
            assert left == [[], [], [], None, "no"], "nothing is asked any more"
        assert ana.info["seed"] is not None
        assert (await ana.tell("act", step=0, action=0))["name"] == "not_now"


@pytest.mark.parametrize("what", ["undo", "end"])
async def test_who_asked_may_withdraw_it(tmp_path: Path, what: str) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana, Player(url, "bia") as bia:
        first, second = await two(url, ana, bia)
        await first.act(option(first, "draw"))
        await first.tell("propose", what=what)
        await heard(second, f"table-proposed-{what}")
        assert (await first.tell("answer", yes=False))["type"] == "done"
        assert first.log[-1]["kind"] == "table-withdrawn"
        await heard(second, "table-withdrawn")
        assert (await second.tell("answer", yes=True))["name"] == "not_now", "nothing is asked"
        assert (await first.sit())["proposal"] is None
        assert (await first.tell("answer", yes=False))["name"] == "not_now", "only once"
        assert (await first.tell("propose", what=what))["type"] == "done", "and asked anew"


async def test_undo_among_bots_asks_nobody(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        await ana.sit()
        await ana.play(1)
        answer = await ana.tell("propose", what="undo")
        assert answer["type"] == "done"
        assert any(line["kind"] == "table-undone" for line in ana.log)


async def test_what_the_rules_settle_is_not_taken_back_among_bots_either(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot", game="foto_perfeita")
        await ana.sit()
        vip = next(option["action"] for option in ana.state["options"] if option["kind"] == "vip")
        await ana.act(vip)
        assert ana.state["undo"] == "no"
        refused = await ana.tell("propose", what="undo")
        assert (refused["name"], refused["rule"]) == ("undo_settled", "undo")


async def test_nobody_is_known_again_by_what_stands_beside_their_lines(tmp_path: Path) -> None:
    """Neither at another table, nor by two who compare what they were told."""
    async with serving(tmp_path) as url, Player(url, "ana") as ana, Player(url, "bia") as bia:
        seen = []
        for _ in range(2):
            await two(url, ana, bia)
            await ana.tell("say", text="oi")
            await bia.sit()
            seen += [ana.chat[0]["who"], bia.chat[0]["who"]]
            await bia.tell("mute", who=ana.chat[0]["who"], on=True)
            assert len(bia.chat) == 1, "it is one's own way to know somebody"
            [blocked] = await bia.ask(
                "POST", "/api/me/blocks", {"table": ana.table, "who": bia.chat[0]["who"]}
            )
            seen.append(blocked["id"])
            assert await bia.ask("DELETE", f"/api/me/blocks/{blocked['id']}") == []
        assert len(set(seen)) == 5, "whom one has blocked is the same person wherever they were met"


async def test_chat_and_not_reading_somebody(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana, Player(url, "bia") as bia:
        await two(url, ana, bia)
        await ana.tell("say", text="  <b>olá</b>\n\x07 Bia ")
        await bia.hear("update")
        assert bia.chat[0]["text"] == "<b>olá</b> Bia", "plain text, on one line"
        assert bia.chat[0]["name"] == "Ana"
        assert (ana.chat[0]["you"], bia.chat[0]["you"]) == (True, False)
        await bia.tell("mute", who=bia.chat[0]["who"], on=True)
        assert bia.chat == []
        await ana.tell("say", text="?")
        await bia.hear("update")
        assert bia.chat == []
        who = next(text for text in bia.received if '"chat":[{' in text).split('"who":"')[1][:16]
        assert (await bia.sit())["muted"] == [{"who": who, "name": "Ana"}]
        await bia.tell("mute", who=who, on=False)
        assert len(bia.chat) == 2
        assert (await ana.tell("say", text="x" * 501))["name"] == "too_long"
        assert (await ana.tell("say", text=" \n "))["name"] == "bad_message"


async def test_whoever_leaves_is_replaced_until_they_return(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana, Player(url, "bia") as bia:
        first, second = await two(url, ana, bia)
        await first.ask("POST", f"/api/tables/{ana.table}/leave")
        await heard(second, "table-away-left")
        while not second.state["options"]:  # the bot plays on
            await second.hear("update")
        assert (await first.tell("return"))["type"] == "done"
        await heard(second, "table-returned")
        assert not any(seat["absent"] for seat in second.info["seats"])


async def test_at_zero_a_bot_takes_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "MINUTE", 300)
    async with serving(tmp_path) as url, Player(url, "ana") as ana, Player(url, "bia") as bia:
        first, second = await two(url, ana, bia, clock={"minutes": 1, "increment": 2})
        await heard(second, "table-away-clock")
        while not second.state["options"]:
            await second.hear("update")
        await second.hang_up()
        snapshot = await second.sit()
        running = [clock["running"] for clock in snapshot["clocks"]]
        assert running[snapshot["seat"]]
        assert first.table == second.table


async def test_hot_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        seats = [{"kind": "human", "name": name} for name in ("Ana", "Bia")]
        body = {"game": "conspiracy", "seats": seats, "hot_seat": True}
        table = await ana.ask("POST", "/api/tables", body, 201)
        assert [seat["you"] for seat in table["seats"]] == [True, True]
        await ana.sit(table["id"])
        while ana.info["phase"] == "playing":
            if not ana.state["options"]:
                await ana.tell("look", seat=ana.state["waiting"][0])
            await ana.act()
        assert ana.info["phase"] == "over"
        assert (await ana.tell("look", seat=2))["name"] == "not_seated"


async def test_a_spectator_sees_and_cannot_act(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana, Player(url, "x") as other:
        await ana.make_table("human bot")
        snapshot = await other.sit(ana.table)
        assert snapshot["seat"] is None
        assert snapshot["state"]["options"] == []
        assert (await other.tell("act", step=0, action=0))["name"] == "not_seated"
        await other.hang_up()
        await other.ask("PATCH", "/api/me", {"name": "Caio"})
        await other.sit(ana.table, "?seat=0")
        assert other.info["seats"][0]["you"] is False
        assert (await other.tell("act", step=0, action=0))["name"] == "not_seated"
        assert (await other.tell("propose", what="end"))["name"] == "not_seated"
        assert (await other.tell("look", seat=0))["name"] == "not_seated"
        assert (await other.tell("say", text="boa sorte"))["type"] == "done"
        assert other.chat[0]["name"] == "Caio"


async def test_what_one_shows_of_ones_own_is_taken_back_at_once(tmp_path: Path) -> None:
    """A card laid into Quissama's market was seen by all; whose it was has learnt nothing."""
    async with serving(tmp_path) as url, Player(url, "ana") as ana, Player(url, "bia") as bia:
        first, second = await two(url, ana, bia, game="quissama")
        player = first
        while not any(each["kind"] == "exchange" for each in player.state["options"]):
            if player.state["options"]:
                await player.act(player.state["options"][0]["action"])
            else:
                player = second if player is first else first
                await player.sit()
        before = player.state["view"]
        assert (await player.act(option(player, "exchange")))["type"] == "done"
        assert player.state["undo"] == "now"
        assert (await player.tell("propose", what="undo"))["type"] == "done"
        assert player.state["view"] == before
