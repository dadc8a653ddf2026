"""What a table answers by itself: who has to notice hegemonies is not asked for them."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from ludoteca.games.agencia.vocabulary import CLAIM_HEGEMONY
from tests.server.harness import Data, Player, serving

NOTICED = {"field": "on", "hegemonies": "noticed"}
FASCISM = int(CLAIM_HEGEMONY) + 4


@asynccontextmanager
async def three(folder: Path, **options: str) -> AsyncIterator[list[Player]]:
    """Three people at a table of Agência."""
    async with AsyncExitStack() as stack:
        url = await stack.enter_async_context(serving(folder))
        people = [await stack.enter_async_context(Player(url)) for _ in range(3)]
        table = await people[0].make_table("human open open", game="agencia", options=options)
        for person in people[1:]:
            await person.ask("POST", f"/api/tables/{table['id']}/join", {})
        for person in people:
            await person.sit(table["id"])
        yield people


async def catch_up(people: list[Player]) -> None:
    """Hear all that was told: the answer to a ping comes after it. Steps are each seat's own."""
    for person in people:
        if person.socket is not None:
            await person.tell("ping")


async def play_on(people: list[Player], steps: int) -> list[Data]:
    """So many decisions by whoever is asked first, coming for it if need be; what the first saw."""
    seen = []
    await catch_up(people)
    for _ in range(steps):
        asked = people[people[0].state["waiting"][0]]
        if asked.socket is None:
            await asked.sit()
        await asked.act(asked.state["options"][-1]["action"])
        await catch_up(people)
        seen.append(people[0].state)
    return seen


def lines(person: Player, kind: str) -> list[Data]:
    return [line["arguments"] for line in person.log if line["kind"] == kind]


async def test_nobody_is_asked_for_a_hegemony(tmp_path: Path) -> None:
    async with three(tmp_path, **NOTICED) as people:
        states = await play_on(people, 25)
        assert all(state["view"]["phase"] != "claim" for state in states)
        assert states[-1]["step"] > 25 + 3  # and the answers are steps of the game


async def test_a_plan_holds_on_every_device_and_without_any(tmp_path: Path) -> None:
    async with three(tmp_path, **NOTICED) as people:
        bia = people[1]
        async with Player(bia.url, "phone") as phone:
            phone.http.cookies.update(bia.http.cookies)
            assert (await phone.sit(bia.table))["plan"] is None
            await bia.send("plan", action=FASCISM)
            assert (await phone.hear("update"))["plan"] == FASCISM
            assert (await bia.hear("update"))["plan"] == FASCISM
            await phone.send("plan", action=None)
            assert (await bia.hear("update"))["plan"] is None
            await phone.send("plan", action=FASCISM)
            await phone.hear("done")
        assert (await bia.sit())["plan"] == FASCISM
        while not lines(people[0], "claims_in_vain"):
            await bia.hang_up()
            await play_on(people, 1)
        assert lines(people[0], "claims_in_vain") == [{"seat": 1, "hegemony": 4}]
        assert (await bia.sit())["plan"] is None


def but_for_time(cards: list[Data]) -> list[Data]:
    """Cards of tables without how long somebody has been waited for, which goes on."""
    return [{**card, "waits": [wait["seat"] for wait in card["waits"]]} for card in cards]


async def test_nobody_else_learns_that_there_is_a_plan(tmp_path: Path) -> None:
    async with three(tmp_path, **NOTICED) as people:
        ana, bia, _ = people
        await ana.tell("ping")  # and who is there has been heard
        before, number = len(ana.received), ana.number
        updated = but_for_time(await ana.ask("GET", "/api/tables/mine"))
        await bia.send("plan", action=FASCISM)
        await bia.hear("done")
        await ana.tell("ping")
        assert len(ana.received) == before + 1  # the answer to the ping
        assert but_for_time(await ana.ask("GET", "/api/tables/mine")) == updated
        await ana.send("say", text="oi")
        await ana.hear("update")
        assert ana.number == number + 1
        assert "plan" not in ana.state
        async with Player(ana.url) as watcher:
            assert (await watcher.sit(ana.table))["plan"] is None


async def test_a_plan_is_made_only_where_the_table_answers(tmp_path: Path) -> None:
    async with three(tmp_path, field="on") as [ana, *_]:
        await ana.send("plan", action=FASCISM)
        assert (await ana.hear("refused"))["name"] == "not_now"
    async with three(tmp_path, **NOTICED) as [ana, *_]:
        await ana.send("plan", action=0)
        assert (await ana.hear("refused"))["name"] == "not_now"


async def test_what_was_taken_back_is_answered_again(tmp_path: Path) -> None:
    async with three(tmp_path, **NOTICED) as people:
        await play_on(people, 12)
        steps = people[0].state["step"]
        assert (await people[1].tell("propose", what="undo"))["type"] == "done"
        for person in (people[0], people[2]):
            await person.tell("answer", yes=True)
        while not lines(people[0], "table-undone") or people[0].state["step"] < steps - 12:
            await people[0].hear("update", "snapshot")
        while people[0].state["view"]["phase"] == "claim":
            await people[0].hear("update", "snapshot")
        await play_on(people, 3)
