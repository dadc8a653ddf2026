"""An auction in which all may bid at once has a clock, also where the table has none."""

from pathlib import Path

import pytest

import ludoteca
from ludoteca.games.foto_perfeita.hurry import SECONDS
from ludoteca.server import room, seating
from ludoteca.server.clocks import DAY, Clocks
from ludoteca.server.entries import Acted, Began, Clock, Opened, SeatRow, Undone
from ludoteca.server.ledger import Ledger
from ludoteca.server.table_cards import wake_of
from tests.server.harness import Data, Player, serving
from tests.server.test_uptime import Hand

SEED = f"{3:064x}"  # the first card is an open auction, and seat 2 begins
AUCTION: Data = {"game": "foto_perfeita", "options": {"trades": "auction"}}
TIME = SECONDS * 1000


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Hand:
    hand = Hand()
    monkeypatch.setattr(room, "_clock", hand)
    monkeypatch.setattr(seating, "fresh_seed", lambda: SEED)
    return hand


async def bidding(ana: Player, *others: Player, **more: object) -> list[Player]:
    """People at a table, by seat, when the last of them has put up an envelope."""
    await ana.make_table("human open open", **AUCTION, **more)
    for number, other in enumerate(others, start=1):
        await other.ask("POST", f"/api/tables/{ana.table}/join", {"seat": number})
    people = [ana, *others]
    for person in people:
        await person.sit(ana.table)
    for person in people:
        assert (await person.act(0))["type"] == "done"
    offer = people[2].state["options"][0]
    await people[2].act(offer["action"])
    for person in people:
        await person.sit(ana.table)
    assert ana.state["asks"] == ["pass", "amount"]
    return people


async def bid(person: Player, amount: int) -> None:
    wanted = [one for one in person.state["options"] if one["arguments"].get("amount") == amount]
    assert (await person.act(wanted[0]["action"]))["type"] == "done"


async def heard(person: Player, kind: str, **arguments: int) -> None:
    """Listen until this is in the log."""
    while not any(
        line["kind"] == kind and arguments.items() <= line["arguments"].items()
        for line in person.log
    ):
        await person.hear("update", "snapshot")


async def test_who_has_not_raised_in_time_passes_and_each_bid_gives_it_anew(
    tmp_path: Path, clock: Hand
) -> None:
    async with (
        serving(tmp_path, beat=1e9) as url,
        Player(url, "ana") as ana,
        Player(url, "bia") as bia,
        Player(url, "cai") as cai,
    ):
        await bidding(ana, bia, cai)
        shown = await ana.sit()
        assert 0 < shown["clocks"][0]["left"] <= TIME
        assert shown["clocks"][2] is None, "the seller has nothing to decide"
        clock.ahead += TIME - 10_000
        await bid(ana, 3)
        assert 20_000 < (await bia.sit())["clocks"][1]["left"] <= TIME, "it begins anew"
        clock.ahead += TIME - 10_000
        assert "passes" not in [line["kind"] for line in (await bia.sit())["log"]]
        clock.ahead += 10_000
        await heard(bia, "passes", seat=1)
        await heard(bia, "wins", seat=0)
        shown = await bia.sit()
        assert shown["clocks"] == [None, None, None], "nobody is hurried any more"
        assert not any(row["absent"] for row in shown["table"]["seats"]), "no bot stands in"


async def test_nobody_bids_in_time_and_the_turn_passes(tmp_path: Path, clock: Hand) -> None:
    async with (
        serving(tmp_path, beat=1e9) as url,
        Player(url, "ana") as ana,
        Player(url, "bia") as bia,
        Player(url, "cai") as cai,
    ):
        await bidding(ana, bia, cai)
        clock.ahead += TIME
        await heard(cai, "no_bid")
        await heard(cai, "auction_begins", seat=0)


async def test_a_table_with_its_own_clock_keeps_to_that(tmp_path: Path, clock: Hand) -> None:
    async with (
        serving(tmp_path, beat=1e9) as url,
        Player(url, "ana") as ana,
        Player(url, "bia") as bia,
        Player(url, "cai") as cai,
    ):
        await bidding(ana, bia, cai, clock={"minutes": 10})
        assert (await ana.sit())["clocks"][0]["left"] > 9 * 60_000


def test_over_days_bids_go_round_the_table_and_nobody_is_hurried() -> None:
    table = ludoteca.new("foto_perfeita", 3, seed=SEED, options={"trades": "auction"})
    for seat in range(3):
        table.play(seat, "done")
    table.play(2, table.options(2)[0])
    assert table.waiting == (0,)
    assert table.game.hurry(table.state) is None


# As entries tell it.


ANA, BIA = SeatRow("human", "Ana", guest="a"), SeatRow("human", "Bia", guest="b")


def ledger(other: SeatRow = BIA, **more: object) -> Ledger:
    """Two who are waited for, and hurried from second 1 on."""
    seats = [ANA, other]
    opened = Opened(at=0, game="foto_perfeita", rules=2, seed="s", seats=seats, **more)  # type: ignore[arg-type]
    found = Ledger(opened)
    found.add(Began(at=0, waiting=[0, 1], events=[], seats=seats))
    found.add(acted(1000, hurry=30))
    return found


def acted(at: int, **more: int) -> Acted:
    return Acted(at=at, seat=0, action=0, chances=0, shown=0, waiting=[0, 1], events=[], **more)  # type: ignore[arg-type]


def test_the_table_wakes_when_the_time_is_up_and_not_once_it_is_over() -> None:
    found = ledger()
    assert wake_of(found) == 31_000
    found.add(acted(9000))
    assert wake_of(found) == 31_000, "a pass gives nobody new time"
    found.add(acted(11_000, hurry=30))
    assert wake_of(found) == 41_000
    found.add(Undone(at=12_000, seat=0, kept=1, waiting=[0, 1], hurry=30))
    assert wake_of(found) == 42_000
    found.add(acted(13_000, hurry=0))
    assert wake_of(found) is None
    assert wake_of(ledger(days=1)) == 0.75 * DAY + 0, "days go before"
    assert wake_of(ledger(clock=Clock(5))) == 5 * 60_000


@pytest.mark.parametrize(
    "other",
    [
        SeatRow("bot", "Bia"),
        SeatRow("human", "Bia", guest="a"),
        SeatRow("human", "Bia", guest="b", absent=True),
    ],
)
def test_nobody_is_hurried_who_keeps_no_other_person_waiting(other: SeatRow) -> None:
    assert ledger().clocks.lapses(0) == 31_000
    assert ledger(other).clocks.lapses(0) is None


def test_no_time_runs_while_nobody_could_play() -> None:
    clocks = Clocks(2, None, None)
    clocks.turn(0, [0, 1])
    clocks.hurry(1000, 30)
    assert clocks.running_since == 1000
    clocks.give_back(5000, 65_000)
    assert clocks.lapses(0) == 91_000
    assert clocks.left(0, 66_000) == 25_000
