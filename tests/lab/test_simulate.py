"""Simulations: the same figures however they are played, and honest ones."""

from collections import Counter

import pytest

from ludoteca import Problem, find
from ludoteca.build import compiled
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.playout import play_randomly
from ludoteca.kernel.random import Random
from ludoteca.lab.running.schedule import make_schedule
from ludoteca.lab.running.simulate import simulate
from ludoteca.lab.running.slices import Slices
from ludoteca.lab.statistics.summary import Counts, Summary, quartiles
from ludoteca.lab.statistics.tally import Histogram, Tally

pytestmark = pytest.mark.pure

BOTS = [(), ("greedy", "random")]


def figures(summary: Summary) -> tuple[object, ...]:
    """All that does not depend on how fast it went."""
    quarters = summary.length_quartiles, summary.score_quartiles
    return summary.games, summary.decisions, summary.wins_by_seat, *quarters, summary.partial


@pytest.mark.parametrize("bots", BOTS)
def test_the_number_of_jobs_changes_nothing(bots: tuple[str, ...]) -> None:
    alone = simulate("conspiracy", 25, seed=1, bots=bots)
    assert figures(alone) == figures(simulate("conspiracy", 25, seed=1, bots=bots, jobs=2))
    assert figures(alone) != figures(simulate("conspiracy", 25, seed=2, bots=bots))


@pytest.mark.parametrize("bots", BOTS)
def test_games_go_the_same_wherever_they_are_cut(bots: tuple[str, ...]) -> None:
    schedule = make_schedule("conspiracy", 2, "s", bots, {})
    whole = Counts.none(2).plus(schedule.play(range(20)))
    cut = Counts.none(2)
    for part in (range(12, 20), range(5), range(5, 12)):
        cut = cut.plus(schedule.play(part))
    assert cut == whole


def test_every_game_is_another_one() -> None:
    schedule = make_schedule("conspiracy", 2, "s", (), {})
    games = [Counts.none(2).plus(schedule.play(range(number, number + 1))) for number in range(30)]
    assert len({(game.decisions, *game.scores) for game in games}) > 25


def test_a_summary_adds_up() -> None:
    summary = simulate("conspiracy", 50, players=3, seed=1)
    assert summary.games == 50
    assert sum(summary.wins_by_seat) == pytest.approx(50)
    assert summary.decisions_per_s == pytest.approx(summary.decisions / summary.seconds, rel=0.01)
    assert summary.games_per_s == pytest.approx(50 / summary.seconds, rel=0.01)
    assert summary.compiled == compiled()
    low, middle, high = summary.length_quartiles
    assert low <= middle <= high
    assert 50 * low / 4 < summary.decisions < 50 * 2 * high
    assert not summary.partial


def test_without_a_seed_every_time_is_another_time() -> None:
    assert figures(simulate("conspiracy", 20)) != figures(simulate("conspiracy", 20))


def test_progress_is_told_and_ends_with_all_games() -> None:
    told: list[tuple[int, int]] = []
    simulate("conspiracy", 40, seed=1, progress=lambda *far: told.append(far))
    assert told == sorted(told)
    assert told[-1] == (40, 40)


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_leaves_what_was_played(jobs: int) -> None:
    def interrupt(played: int, wanted: int) -> None:
        raise KeyboardInterrupt

    summary = simulate("conspiracy", 10**9, seed=1, jobs=jobs, progress=interrupt)
    assert summary.partial
    assert 0 < summary.games < 10**9
    assert sum(summary.wins_by_seat) == pytest.approx(summary.games)
    assert b'"partial": true' in summary.encode()


def test_an_interrupt_before_the_first_game_leaves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(parts: Slices) -> range:
        raise KeyboardInterrupt

    monkeypatch.setattr(Slices, "cut", interrupt)
    summary = simulate("conspiracy", 10, seed=1)
    assert figures(summary) == (0, 0, [0.0, 0.0], [], [], True)


def test_whole_results_do_not_speak_of_being_partial() -> None:
    assert b"partial" not in simulate("conspiracy", 5, seed=1).encode()


# What a schedule fills in, and what it refuses.


@pytest.mark.parametrize(
    ("players", "bots", "expected"),
    [
        (None, (), ("random", "random")),
        (3, (), ("random",) * 3),
        (3, ("greedy",), ("greedy",) * 3),
        (None, ("greedy",), ("greedy", "greedy")),
        (None, ("greedy", "random", "random"), ("greedy", "random", "random")),
    ],
)
def test_what_is_left_open_is_filled_in(
    players: int | None, bots: tuple[str, ...], expected: tuple[str, ...]
) -> None:
    assert make_schedule("conspiracy", players, "s", bots, {}).bots == expected


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ({"game": "chess"}, "no game called “chess”"),
        ({"players": 7}, "is for 2 to 4 players"),
        ({"bots": ["random"] * 7}, "is for 2 to 4 players"),
        ({"bots": ["hal"]}, "no bot called “hal”"),
        ({"bots": ["random", "random"], "players": 3}, "3 players but 2 bots"),
        ({"options": {"x": "1"}}, "no option “x”"),
        ({"games": 0}, "“games” must be at least 1"),
        ({"jobs": -1}, "“jobs” must be at least 1"),
    ],
)
def test_what_does_not_fit_is_said_before_anything_is_played(
    arguments: dict[str, object], says: str
) -> None:
    with pytest.raises(Problem, match=says):
        simulate(**{"game": "conspiracy", "games": 5, **arguments})  # type: ignore[arg-type]


# Counting.


def test_quartiles_are_numbers_that_came_up() -> None:
    assert quartiles(Counter({5: 1})) == [5, 5, 5]
    assert quartiles(Counter([1, 2, 3, 4])) == [1, 2, 3]
    assert quartiles(Counter([1, 2, 3, 4, 5])) == [2, 3, 4]
    assert quartiles(Counter({7: 99, 8: 1})) == [7, 7, 7]
    assert quartiles(Counter()) == []


def test_a_histogram_takes_any_number() -> None:
    histogram, counted = Histogram(), Counter([0, 63, 64, -1, 5000, -300, 0, 5000])
    for number in counted.elements():
        histogram.add(number)
    assert histogram.pairs() == sorted(counted.items())


def test_a_shared_win_is_shared() -> None:
    row = ActionBuffer()
    tally = Tally(2)
    shared = 0
    for seed in range(1000):
        state = find("conspiracy").new(2, Random(seed))
        decisions = play_randomly(state, Random(seed), row, 10_000)
        tally.add(state, decisions)
        shared += list(state.ranking()) == [1, 1]
        if shared:
            break
    assert shared == 1
    assert [wins % 60 for wins in tally.wins] == [30, 30]
    assert sum(tally.wins) == 60 * tally.games
