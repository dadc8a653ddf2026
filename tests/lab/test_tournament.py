"""Tournaments: fair seats, the same cards for all, and the same result however they are played."""

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from ludoteca import Problem, find
from ludoteca.kernel.random import Random
from ludoteca.lab.reports.tournament_page import rating_plot, tournament_page
from ludoteca.lab.reports.words import Phrasebook
from ludoteca.lab.running import contest as contests
from ludoteca.lab.running.contest import Contest, Played, make_contest
from ludoteca.lab.running.schedule import number_seed
from ludoteca.lab.running.tournament import tournament
from ludoteca.lab.statistics.standings import judge

BOTS = ("random", "greedy")


def contest(bots: int, players: int) -> Contest:
    """A contest of bots that need not exist."""
    return Contest("agencia", players, "s", tuple(f"bot {number}" for number in range(bots)), {})


# Who sits where.


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("bots", [2, 3, 4, 5, 6])
def test_everybody_sits_everywhere_equally_often(bots: int, players: int) -> None:
    made = contest(bots, players)
    for deal in range(2):
        first = deal * len(made.seatings)
        seated = [made.seating(first + number) for number in range(len(made.seatings))]
        assert {found for found, _ in seated} == {deal}
        sits = Counter((bot, seat) for _, seats in seated for seat, bot in enumerate(seats))
        assert len(sits) == bots * players
        assert len(set(sits.values())) == 1


def test_every_company_meets() -> None:
    made = contest(4, 2)
    assert len(made.seatings) == 12
    assert set(made.seatings) == {(a, b) for a in range(4) for b in range(4) if a != b}


def test_every_other_deal_runs_the_other_way_round() -> None:
    made = contest(3, 3)
    assert made.seating(0)[1] == (0, 1, 2)
    assert made.seating(len(made.seatings))[1] == (2, 1, 0)


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert contest(4, 2).whole_deals(1) == 12
    assert contest(4, 2).whole_deals(24) == 24
    assert contest(4, 2).whole_deals(25) == 36


def test_the_games_of_a_deal_begin_with_the_same_cards() -> None:
    made = make_contest("conspiracy", 2, "s", BOTS, {})
    chance = number_seed("s", "chance")
    starts = [
        find("conspiracy").new(2, Random(chance ^ made.seating(game)[0])).dump()
        for game in range(6)
    ]
    assert starts[0] == starts[1]
    assert starts[2] == starts[3]
    assert starts[0] != starts[2] != starts[4]


# The result.


def results(contest: Contest, games: int, winner: int) -> dict[int, Played]:
    """Games that one bot has always won."""
    played = {}
    for game in range(games):
        seats = contest.seating(game)[1]
        places = [1 if bot == winner else 2 for bot in seats]
        played[game] = Played(places, [10 - place for place in places], 7)
    return played


def test_what_is_counted() -> None:
    made = contest(2, 2)
    result = judge(made, results(made, 20, winner=1), 20)
    best, worst = result.standings
    assert (result.games, result.deals, result.seatings, result.decisions) == (20, 10, 2, 140)
    assert (best.bot, best.games, best.wins, best.win_rate) == ("bot 1", 20, 20, 1)
    assert (best.times_fair, best.mean_place, best.mean_points) == (2, 1, 9)
    assert 0.8 < best.win_rate_interval[0] < 0.9
    assert (worst.bot, worst.wins, worst.mean_place) == ("bot 0", 0, 2)
    assert best.rating > 1500 > worst.rating
    assert [(duel.bot, duel.other, duel.meetings, duel.score) for duel in result.duels] == [
        ("bot 0", "bot 1", 20, 0),
        ("bot 1", "bot 0", 20, 1),
    ]
    assert not result.partial


def test_a_shared_win_is_shared() -> None:
    made = contest(2, 2)
    played = {game: Played([1, 1], [5, 5], 3) for game in range(4)}
    result = judge(made, played, 4)
    assert [(each.wins, each.win_rate, each.rating) for each in result.standings] == [
        (2, 0.5, 1500),
        (2, 0.5, 1500),
    ]


def test_only_whole_deals_count() -> None:
    made = contest(2, 2)
    played = results(made, 10, winner=0)
    del played[4]
    result = judge(made, played, 10)
    assert (result.games, result.deals, result.partial) == (8, 4, True)


def test_nothing_played_is_an_empty_result() -> None:
    result = judge(contest(2, 2), {}, 10)
    assert (result.games, result.standings, result.duels, result.partial) == (0, [], [], True)


# Playing.


def test_greedy_beats_random() -> None:
    result = tournament("conspiracy", BOTS, 24, seed=1)
    assert result.standings[0].bot == "greedy"
    assert result.standings[0].win_rate > 0.7


def test_the_number_of_jobs_changes_nothing() -> None:
    alone = tournament("conspiracy", BOTS, 14, players=3, seed=1)
    assert tournament("conspiracy", BOTS, 14, players=3, seed=1, jobs=2) == alone
    assert tournament("conspiracy", BOTS, 14, players=3, seed=2) != alone
    assert alone.games == 18


def test_an_interrupted_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    told: list[int] = []

    def interrupt(played: int, wanted: int) -> None:
        told.append(played)
        if played > 3:
            raise KeyboardInterrupt

    first = tournament("conspiracy", BOTS, 20, seed=1, chunks=file, progress=interrupt)
    assert first.partial
    assert 0 < first.games < 20
    resumed: list[int] = []
    again = tournament(
        "conspiracy", BOTS, 20, chunks=file, progress=lambda played, _: resumed.append(played)
    )
    assert resumed[0] == told[-1]
    assert again == tournament("conspiracy", BOTS, 20, seed=1)
    kept = file.read_bytes()
    assert tournament("conspiracy", BOTS, 20, seed=1, chunks=file) == again
    assert file.read_bytes() == kept
    longer = tournament("conspiracy", BOTS, 24, seed=1, chunks=file)
    assert longer == tournament("conspiracy", BOTS, 24, seed=1)


def test_games_of_another_version_are_not_mixed_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.jsonl"
    tournament("conspiracy", BOTS, 2, seed=1, chunks=file)
    monkeypatch.setattr(contests, "game_fingerprint", lambda game: "changed")
    with pytest.raises(Problem, match=r"something else \(sources: [0-9a-f]+, not changed\)"):
        tournament("conspiracy", BOTS, 2, seed=1, chunks=file)


@pytest.mark.parametrize(
    "line",
    [
        {"first": 0, "end": 2, "results": [[[1, 2], [9, 8], 7]]},
        {"first": 0, "end": 10**30, "results": [[[1, 2], [9, 8], 7]]},
        {"first": -1, "end": 0, "results": [[[1, 2], [9, 8], 7]]},
        {"first": 0, "end": 1},
        {"first": 0, "end": 1, "results": 7},
        {"first": 0, "end": 1, "results": [[[1, 2], [9, 8]]]},
        {"first": 0, "end": 1, "results": [[[1], [9, 8], 7]]},
        {"first": 0, "end": 1, "results": [[[1, 2], [9], 7]]},
        {"first": 0, "end": 1, "results": [[[1, "2"], [9, 8], 7]]},
        {"first": 0, "end": 1, "results": [[[2, 2], [9, 8], 7]]},
        {"first": 0, "end": 1, "results": [[[1, 3], [9, 8], 7]]},
    ],
)
def test_a_result_that_cannot_be_is_damage(tmp_path: Path, line: dict[str, object]) -> None:
    file = tmp_path / "games.jsonl"
    heading = make_contest("conspiracy", 2, "1", BOTS, {}).heading()
    file.write_bytes(b"".join(msgspec.json.encode(each) + b"\n" for each in (heading, line)))
    with pytest.raises(Problem, match="damaged at line 2"):
        tournament("conspiracy", BOTS, 4, seed=1, chunks=file)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ({"game": "chess"}, "no game called “chess”"),
        ({"players": 7}, "is for 2 to 4 players"),
        ({"bots": ["random"]}, "at least two bots"),
        ({"bots": []}, "at least two bots"),
        ({"bots": ["random", "hal"]}, "no bot called “hal”"),
        ({"bots": ["random", "greedy", "random"]}, "“random” is named twice"),
        ({"options": {"x": "1"}}, "no option “x”"),
        ({"games": 0}, "“games” must be at least 1"),
        ({"jobs": 0}, "“jobs” must be at least 1"),
    ],
)
def test_what_does_not_fit_is_said_before_anything_is_played(
    arguments: dict[str, object], says: str
) -> None:
    with pytest.raises(Problem, match=says):
        tournament(**{"game": "conspiracy", "bots": BOTS, "games": 4, **arguments})  # type: ignore[arg-type]


# The page.


@pytest.mark.parametrize("language", ["pt", "en"])
def test_a_page_for_every_result(language: str) -> None:
    made = contest(3, 3)
    words = Phrasebook(language, find("agencia"))
    for games in (0, 3, 30):
        result = judge(made, results(made, games, winner=2), 30)
        page = tournament_page(result, words, "ludoteca tournament <x>", 30)
        assert "ludoteca tournament &lt;x&gt;" in page
        assert page.count("bot 2") == (0 if games == 0 else 5)
        assert ('role="note"' in page) == (games < 30)
        picture = rating_plot(result, words, alone=True)
        assert find(result.game).meta.credit in result.encode().decode()
        assert words.credit(find(result.game).meta) in page
        assert words.credit(find(result.game).meta) in picture
        assert picture.count("<circle") == len(result.standings)
        assert 'xmlns="http://www.w3.org/2000/svg"' in picture
