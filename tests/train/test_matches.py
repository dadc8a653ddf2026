"""Matches, ratings, the page, and where a net goes that has won."""

from pathlib import Path

import pytest

from ludoteca import find
from ludoteca.bots.net_file import BadNet, read, write
from ludoteca.train.install import install
from ludoteca.train.matches import Contestant, Match, Result
from ludoteca.train.page import ratings_of, training_page
from ludoteca.train.training_plan import TrainingPlan
from tests.bots.test_net import head_of, some_weights


def test_every_deal_is_played_from_each_seat() -> None:
    told: list[int] = []
    greedy, rival = Contestant("greedy"), Contestant("random")
    match = Match("conspiracy", 2, greedy, rival, seed=1)
    result = match.play(6, 1, lambda each: told.append(each.games))
    assert (result.games, told) == (6, [2, 4, 6])
    assert result.won > 3
    assert result.decisions > 0
    again = match.play(6, 1)
    assert again.won == result.won


def test_a_net_can_be_a_contestant(tmp_path: Path) -> None:
    file = tmp_path / "net.bin"
    write(file, head_of("conspiracy"), [some_weights("conspiracy", 2)])
    ours = Contestant("net", str(file), iterations=3, prior=1.0)
    assert Match("conspiracy", 2, ours, Contestant("random"), 1).play(2, 1).games == 2


def test_who_wins_more_is_rated_higher() -> None:
    matches = [Result("b", "a", 2, games=40, won=30.0), Result("c", "b", 3, games=60, won=40.0)]
    assert list(ratings_of(matches)) == ["c", "b", "a"]
    assert ratings_of([]) == {}


def test_the_page_shows_curves_matches_and_settings() -> None:
    curves = [{"value": 0.7 - step / 10, "exact": 0.7, "policy": 1.0} for step in range(3)]
    match = Result("net1", "legend1", 2, games=40, won=30.0, seconds=1.0, decisions=10)
    page = training_page(TrainingPlan(game="conspiracy", players=2, seed=77), curves, [match])
    for expected in ("<polyline", "0.5000", "net1", "75%", "60% to 86%", '"seed": 77'):
        assert expected in page


def test_a_net_takes_its_place_beside_the_others(tmp_path: Path) -> None:
    target, first, second = (tmp_path / name for name in ("net.bin", "first", "second"))
    write(first, head_of("conspiracy"), [some_weights("conspiracy", 3)])
    write(second, head_of("conspiracy"), [some_weights("conspiracy", 2)])
    game = find("conspiracy")
    install(game, first, target)
    install(game, second, target)
    install(game, second, target)
    assert [each.about.players for each in read(target)[1]] == [2, 3]


def test_nets_of_older_rules_are_left_out(tmp_path: Path) -> None:
    target, new = tmp_path / "net.bin", tmp_path / "new"
    old = head_of("conspiracy")
    old.rules_version -= 1
    write(target, old, [some_weights("conspiracy", 3)])
    write(new, head_of("conspiracy"), [some_weights("conspiracy", 2)])
    install(find("conspiracy"), new, target)
    assert [each.about.players for each in read(target)[1]] == [2]
    write(new, old, [some_weights("conspiracy", 2)])
    with pytest.raises(BadNet, match="the rules of version"):
        install(find("conspiracy"), new, target)
