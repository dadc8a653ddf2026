"""A finished game reviewed: how it stood, what decided it, and nothing of it before the end."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

import ludoteca
import ludoteca.games.conspiracy as conspiracy
from ludoteca.bots import make
from ludoteca.bots.ask import ask
from ludoteca.games.conspiracy.meta import META
from ludoteca.kernel.game import find
from ludoteca.kernel.record import Record
from ludoteca.server import review_worker
from ludoteca.server.errands import Errand, Errands
from ludoteca.server.review_worker import Review, Reviewer, ReviewJob, ReviewLine, decisions_of
from ludoteca.server.turns import NOBODY, Asker
from tests.server.harness import QUICK, Data, Player, serving
from tests.server.test_older_rules import newer_rules

__all__ = ["newer_rules"]  # a fixture
BRIEF = replace(QUICK.limits, review_seconds=4.0)
REVIEW: Data = {
    "seat": 0,
    "points": [],
    "hope": None,
    "end": None,
    "turnings": [],
    "best": None,
}


def played(game: str = "conspiracy", players: int = 2, seed: int = 7) -> Record:
    """A game that bots have played, the first of them badly."""
    table = ludoteca.new(game, players=players, seed=seed)
    bots = [make("apprentice" if seat == 0 else "veteran", seat) for seat in range(players)]
    while table.waiting:
        seat = table.waiting[0]
        table.play(seat, ask(bots[seat], table, seat))
    return table.record()


def reviewed(record: Record, seat: int, seconds: float = 2.0) -> tuple[Review, list[ReviewLine]]:
    told: list[ReviewLine] = []
    last = Reviewer(ReviewJob(record, seat, seconds), told.append).review()
    assert last.review is not None
    return last.review, told


def test_every_decision_is_a_point_and_the_costly_ones_are_weighed() -> None:
    record = played()
    review, told = reviewed(record, 0)
    decisions, table = decisions_of(record, 0)
    assert [point.step for point in review.points] == [each.step for each in decisions]
    assert all(0 <= point.chance <= 1 for point in review.points)
    assert review.end == (1.0 if table.state.ranking()[0] == 1 else 0.0)
    assert 1 <= len(review.turnings) <= 3
    assert [each.step for each in review.turnings] == sorted(each.step for each in review.turnings)
    for turning in review.turnings:
        assert record.actions[turning.step] == (0, turning.played.action)
        assert turning.master.action != turning.played.action
        assert turning.other - turning.after >= review_worker.LEAST
    done = [line.done for line in told]
    assert done == sorted(done)
    assert done[-1] <= told[-1].wanted


def test_what_is_thought_about_is_what_the_seat_could_know() -> None:
    record = played()
    decisions, _ = decisions_of(record, 0)
    for decision, table in zip(
        decisions, (_at(record, each.step) for each in decisions), strict=True
    ):
        assert decision.state.view(0) == table.view(0)
        assert decision.state.dump()["random"] != table.state.dump()["random"]


def _at(record: Record, step: int) -> ludoteca.Table:
    return ludoteca.replay(msgspec.structs.replace(record, actions=record.actions[:step]))


def test_where_nobody_can_know_who_leads_the_curve_is_of_what_could_be_hoped_for() -> None:
    record = played("foto_perfeita")
    review, _ = reviewed(record, 0)
    assert review.points == []
    assert review.hope is not None
    table = ludoteca.replay(record)
    assert [review.hope.end, review.hope.rival] == list(table.state.scores())
    hoped = [point.points for point in review.hope.points]
    assert [point.step for point in review.hope.points] == [
        decision.step for decision in decisions_of(record, 0)[0]
    ]
    assert hoped[-1] > hoped[0] > 0, "who has seen more envelopes can arrange more"
    assert review.turnings, "but what a master would have done is told"


def test_it_keeps_to_its_seconds() -> None:
    review, told = reviewed(played("quissama"), 0, seconds=0.0)
    assert review.points == []
    assert review.turnings == []
    assert told == [] or told[-1].review is None


def test_a_game_that_was_broken_off_has_no_end() -> None:
    record = played()
    cut = msgspec.structs.replace(record, actions=record.actions[:10])
    assert reviewed(cut, 0, seconds=0.2)[0].end is None


async def review_of(player: Player, table: str, seat: object, status: int = 200) -> list[Data]:
    answer = await player.http.get(f"/api/tables/{table}/review?seat={seat}", timeout=60)
    assert answer.status_code == status, answer.text
    return [msgspec.json.decode(line) for line in answer.text.splitlines()]


@pytest.fixture
def errands(monkeypatch: pytest.MonkeyPatch) -> list[ReviewJob]:
    """What was asked for, with an answer that takes no time."""
    asked: list[ReviewJob] = []

    async def lines(self: Errands, errand: Errand, asker: Asker = NOBODY) -> AsyncIterator[bytes]:
        asked.append(msgspec.json.decode(errand.job, type=ReviewJob))
        yield errand.begun
        yield msgspec.json.encode({"done": 1, "wanted": 1, "review": REVIEW}) + b"\n"

    monkeypatch.setattr(Errands, "lines", lines)
    return asked


async def test_it_is_made_in_a_process_of_its_own_and_kept(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=BRIEF) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        await ana.sit()
        await ana.play()
        lines = await review_of(ana, ana.table, 0)
        assert lines[0] == {"done": 0, "wanted": 1, "review": None, "failed": False}
        review = lines[-1]["review"]
        assert review["points"]
        assert [line["review"] for line in lines[:-1]] == [None] * (len(lines) - 1)
        assert await review_of(ana, ana.table, 0) == [lines[-1]], "and it is not made again"
        assert "ludoteca_reviews_total 1\n" in (await ana.http.get("/metrics")).text


async def test_there_is_none_before_the_end(tmp_path: Path, errands: list[ReviewJob]) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana, Player(url, "x") as other:
        await ana.make_table("human bot")
        await ana.sit()
        await ana.play(moves=2)
        for player in (ana, other):
            for seat in (0, 1):
                [answer] = await review_of(player, ana.table, seat, 409)
                assert answer["problem"]["id"] == "problem-review-end"
        await ana.play()
        assert (await review_of(other, ana.table, 1))[-1]["review"], "as the open replay"
        assert [job.seat for job in errands] == [1]


@pytest.mark.parametrize("seat", ["2", "-1", "101", "all", "", "0x1", "1e9"])
async def test_only_of_seats_there_are(tmp_path: Path, errands: list[ReviewJob], seat: str) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        await ana.sit()
        await ana.play()
        await review_of(ana, ana.table, seat, 400)
        assert errands == []


async def test_only_so_many(tmp_path: Path, errands: list[ReviewJob]) -> None:
    limits = replace(QUICK.limits, reviews=(0.001, 1.0))
    async with serving(tmp_path, limits=limits) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        await ana.sit()
        await ana.play()
        await review_of(ana, ana.table, 0)
        [answer] = await review_of(ana, ana.table, 1, 429)
        assert answer["problem"]["id"] == "refusal-too_fast"
        await review_of(ana, ana.table, 0)  # what is known costs nothing
        assert len(errands) == 1


async def test_who_comes_when_too_many_wait_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    began, end = asyncio.Event(), asyncio.Event()

    async def run(self: Errands, errand: Errand) -> AsyncIterator[bytes]:
        began.set()
        await end.wait()
        yield errand.failed

    monkeypatch.setattr(Errands, "_run", run)
    limits = replace(QUICK.limits, reviews_waiting=2)  # one of an address
    async with serving(tmp_path, limits=limits) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        await ana.sit()
        await ana.play()
        first = asyncio.create_task(review_of(ana, ana.table, 0))
        await began.wait()
        [answer] = await review_of(ana, ana.table, 1, 503)
        assert answer["problem"]["id"] == "refusal-reviews_busy"
        end.set()
        assert (await first)[-1]["failed"]


async def test_games_of_other_rules_are_not_reviewed(
    tmp_path: Path, errands: list[ReviewJob], newer_rules: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        await ana.sit()
        await ana.play()
    newer = replace(conspiracy.GAME, meta=replace(META, rules_version=2))
    newer_rules.setattr(conspiracy, "GAME", newer)
    find.cache_clear()
    async with serving(tmp_path) as url, Player(url, "bia") as bia:
        [answer] = await review_of(bia, ana.table, 0, 400)
        assert answer["problem"]["id"] == "problem-other-rules"
        assert errands == []
