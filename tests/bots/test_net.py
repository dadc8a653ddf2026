"""Nets: the numbers they give, what they are given, and what happens to one that does not fit."""

import logging
from math import exp
from pathlib import Path

import pytest

from ludoteca import find, names
from ludoteca.bots import decide, levels, trained_nets
from ludoteca.bots.columns import EXACT, Columns, bucket
from ludoteca.bots.eyes import MOST_STEPS, Eyes
from ludoteca.bots.net import BRIGHTEST, UNIT, Net
from ludoteca.bots.net_file import MOST_BYTES, About, BadNet, NetHead, Weights, read, write
from ludoteca.bots.search import Search
from ludoteca.bots.search_bot import SearchBot
from ludoteca.bots.style import Style
from ludoteca.bots.trained_nets import columns_of, load
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.layout import Layout, choice, count, flag
from ludoteca.kernel.random import Random
from ludoteca.kernel.state import State
from tests.bots.positions import moments

pytestmark = pytest.mark.pure

MIDDLE, DEEP = 12, 12


def some_weights(game: str, players: int, policy: bool = True) -> Weights:
    """A net that has learnt nothing: every number follows from a seed."""
    rules, random = find(game), Random(5)
    columns = columns_of(rules, players)
    about = About(
        players=players,
        fingerprint=columns.fingerprint,
        margin=10.0,
        width=columns.width,
        middle=MIDDLE,
        deep=DEEP,
        actions=rules.vocabulary.size if policy else 0,
        settings=rules.meta.read_settings({}),
    )
    rows = {}
    for name, (_, shape) in about.shapes().items():
        size = shape[0] * (shape[1] if len(shape) > 1 else 1)
        rows[name] = [random.below(255) - 127 for _ in range(size)]
    return Weights(about, rows)


def head_of(game: str) -> NetHead:
    rules = find(game)
    version = rules.layout(rules.meta.players[0]).version
    return NetHead(game, rules.meta.rules_version, version, [])


def a_net(game: str, players: int, policy: bool = True) -> Net:
    return some_weights(game, players, policy).net(columns_of(find(game), players))


def plainly(weights: Weights, active: list[int]) -> list[float]:
    """The exponents of the value, computed as one would write it down."""
    row = weights.rows
    middle = [
        sum(row["first"][feature * MIDDLE + each] for feature in active) + row["first_bias"][each]
        for each in range(MIDDLE)
    ]
    middle = [min(max(value, 0), int(BRIGHTEST)) for value in middle]
    deep = [
        sum(value * row["second"][place * DEEP + each] for place, value in enumerate(middle))
        for each in range(DEEP)
    ]
    deep = [
        min(max((total + bias) // int(UNIT), 0), int(BRIGHTEST))
        for total, bias in zip(deep, row["second_bias"], strict=True)
    ]
    totals = [
        bias + sum(value * row["value"][seat * DEEP + place] for place, value in enumerate(deep))
        for seat, bias in enumerate(row["value_bias"])
    ]
    return [total / int(UNIT) ** 2 for total in totals]


@pytest.mark.parametrize("game", names())
def test_a_net_gives_what_its_numbers_say(game: str) -> None:
    players = find(game).meta.players[0]
    weights = some_weights(game, players)
    net = weights.net(columns_of(find(game), players))
    for state, seat in moments(game, players):
        net.judge(state, seat)
        exponents = plainly(weights, list(net.eyes.active[: net.eyes.count]))
        parts = [exp(value - max(exponents)) for value in exponents]
        for place, part in enumerate(parts):
            share = net.shares[(seat + place) % players] / 1_000_000
            assert share == pytest.approx(part / sum(parts), abs=1e-5)


def test_the_same_numbers_come_out_in_both_builds() -> None:
    """A figure, so that the compiled build and the interpreted one are held to the same."""
    net = a_net("conspiracy", 2)
    state, seat = moments("conspiracy", 2)[1]
    row = ActionBuffer()
    state.legal(seat, row)
    net.judge(state, seat)
    net.weigh(state, seat, row)
    assert (list(net.shares), list(net.priors[: row.count])) == FIGURES


FIGURES = ([1375, 998624], [847541, 8, 15360, 76, 137012])


@pytest.mark.parametrize("game", names())
def test_a_net_sees_nothing_that_is_hidden(game: str) -> None:
    """But for `evaluate`, which is asked about the position as it was imagined."""
    players = find(game).meta.players[0]
    eyes = columns_of(find(game), players).eyes(10.0)
    for state, seat in moments(game, players):
        assert observed(eyes, state.imagine(seat, 99), seat) == observed(eyes, state, seat)


def observed(eyes: Eyes, state: State, seat: int) -> list[int]:
    """The features of the observation alone."""
    eyes.sheet.at = 0
    state.observe(seat, eyes.sheet)
    eyes.note_observation()
    return list(eyes.active[: eyes.count])


@pytest.mark.parametrize("prior", [0.0, 1.0])
@pytest.mark.parametrize("game", names())
def test_a_search_with_a_net_is_honest_and_repeatable(game: str, prior: float) -> None:
    players = find(game).meta.players[0]
    net, style = a_net(game, players), Style(12, horizon=0, net=True, prior=prior)
    for state, seat in moments(game, players):
        action = decide(SearchBot(3, style, net), state, seat)
        assert state.refusal(seat, action) == 0
        assert decide(SearchBot(3, style, net), state, seat) == action
        assert decide(SearchBot(3, style, net), state.imagine(seat, 99), seat) == action


@pytest.mark.parametrize("trust", [1.0, 0.25, 0.0])
def test_a_net_is_believed_as_far_as_it_is_trusted(trust: float) -> None:
    net = a_net("conspiracy", 2)
    search = Search(Style(1, net=True, trust=trust), net)
    by_hand = Search(Style(1))
    for state, seat in moments("conspiracy", 2):
        search.seat = seat
        search.judge(state)
        by_hand.judge(state)
        net.judge(state, seat)
        for each in range(2):
            standing = int(by_hand.rewards[each])
            expected = standing + trust * (int(net.shares[each]) - standing)
            assert search.rewards[each] == pytest.approx(expected, abs=1)


def test_a_lead_counts_as_it_is_and_not_in_steps() -> None:
    """A net that has learnt nothing but to believe `evaluate` judges as `evaluate` does."""
    weights = some_weights("conspiracy", 2)
    for name in ("value", "value_bias"):
        weights.rows[name] = [0] * len(weights.rows[name])
    weights.about.lead = int(UNIT) ** 2
    net = weights.net(columns_of(find("conspiracy"), 2))
    by_hand = Search(Style(1, margin=weights.about.margin))
    for state, seat in moments("conspiracy", 2):
        by_hand.share_by_standing(state)
        net.judge(state, seat)
        for each in range(2):
            assert int(net.shares[each]) == pytest.approx(int(by_hand.rewards[each]), abs=600)


def test_what_the_net_would_try_is_tried_most() -> None:
    """All exponents alike but one action's: a search with a prior thinks about that one."""
    state, seat = moments("conspiracy", 2)[1]
    row = ActionBuffer()
    state.legal(seat, row)
    liked = row.items[row.count - 1]
    weights = some_weights("conspiracy", 2)
    for name in ("value", "value_bias", "policy"):
        weights.rows[name] = [0] * len(weights.rows[name])
    weights.rows["policy_bias"] = [40_000 if a == liked else 0 for a in range(180)]
    net = weights.net(columns_of(find("conspiracy"), 2))
    found = SearchBot(3, Style(40, horizon=0, net=True, prior=1.0), net).think(state, seat)
    assert max(found, key=lambda each: each.visits).action == liked
    plain = SearchBot(3, Style(40, horizon=0, net=True), net).think(state, seat)
    assert {each.action for each in plain} == set(row.actions()), "without one all are tried"


def test_features_of_small_counts_differ_and_large_ones_share() -> None:
    assert [bucket(value) for value in range(EXACT + 1)] == list(range(EXACT + 1))
    assert bucket(1000) == bucket(1001) > bucket(500) > bucket(EXACT + 1)
    assert bucket(-3) == -bucket(3)


def test_every_value_of_a_number_has_its_feature_and_zero_has_none() -> None:
    fields = (choice("suit", 1, 3, ""), flag("seen", 2, ""), count("coins", 1, 2, "", lowest=-1))
    columns = Columns.of(Layout(1, fields), 2)
    assert columns.table[:4] == [[0, 1, 2, 3], [0, 4], [0, 5], [6, 0, 7, 8]]
    assert len(columns.table) == 4 + 2, "how far each seat is ahead"
    assert len(columns.table[-1]) == 2 * int(MOST_STEPS) + 1
    other = Columns.of(Layout(1, fields[:2]), 2)
    assert columns.fingerprint != other.fingerprint


def test_a_number_beyond_its_bounds_counts_as_the_farthest() -> None:
    columns = Columns.of(Layout(1, (count("coins", 1, 2, ""),)), 2)
    eyes = columns.eyes(1.0)
    eyes.sheet.add(7)
    eyes.note_observation()
    assert list(eyes.active[: eyes.count]) == [columns.table[0][2]]


# The file.


def test_what_is_written_is_read(tmp_path: Path) -> None:
    file, weights = tmp_path / "net.bin", some_weights("conspiracy", 2)
    write(file, head_of("conspiracy"), [weights, some_weights("conspiracy", 3, policy=False)])
    head, nets = read(file)
    assert head.game == "conspiracy"
    assert nets[0] == weights
    assert nets[1].about.actions == 0
    assert len(file.read_bytes()) < MOST_BYTES


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"rules_version": 99}, "the rules of version 99, not 1"),
        ({"layout_version": 98}, "the observations of version 98, not 1"),
        ({"game": "chess"}, "the game chess, not conspiracy"),
    ],
)
def test_a_net_that_does_not_fit_is_refused_loudly(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, change: dict[str, object], told: str
) -> None:
    file, head = tmp_path / "net.bin", head_of("conspiracy")
    for name, value in change.items():
        setattr(head, name, value)
    write(file, head, [some_weights("conspiracy", 2)])
    with caplog.at_level(logging.WARNING):
        assert load(find("conspiracy"), file) == {}
    assert told in caplog.text


def test_a_net_of_other_features_is_refused_loudly(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file, weights = tmp_path / "net.bin", some_weights("conspiracy", 2)
    weights.about.fingerprint = "another"
    write(file, head_of("conspiracy"), [weights])
    assert load(find("conspiracy"), file) == {}
    assert "knows other features" in caplog.text


@pytest.mark.parametrize("damage", [b"", b"ludoteca net 1\n{}\n", b"ludoteca net 1\nx\ny"])
def test_a_damaged_file_is_refused_loudly(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, damage: bytes
) -> None:
    file = tmp_path / "net.bin"
    file.write_bytes(damage)
    assert load(find("conspiracy"), file) == {}
    assert "the net is refused" in caplog.text


def test_a_file_cut_short_is_damaged(tmp_path: Path) -> None:
    file, weights = tmp_path / "net.bin", some_weights("conspiracy", 2)
    weights.rows["value"] = weights.rows["value"][:-1]
    with pytest.raises(BadNet, match="value has 23 numbers instead of 24"):
        write(file, head_of("conspiracy"), [weights])


def test_a_net_whose_sums_would_overflow_is_refused() -> None:
    weights = some_weights("conspiracy", 2)
    weights.about.middle = 72
    with pytest.raises(BadNet, match="a middle of 72 is more than 64"):
        weights.net(columns_of(find("conspiracy"), 2))


def test_a_game_without_a_file_has_learnt_nothing(tmp_path: Path) -> None:
    assert load(find("conspiracy"), tmp_path / "net.bin") == {}


# Levels.


@pytest.fixture
def learnt(monkeypatch: pytest.MonkeyPatch) -> Net:
    """A legend of Conspiração that judges by a net."""
    net = a_net("conspiracy", 2)
    own = {"all": {"margin": 16.0}, "legend": {"iterations": 9, "net": True}}
    own["legend1"] = {"iterations": 7}
    usual = find("conspiracy").meta.read_settings({})
    monkeypatch.setattr(levels, "settings_of", lambda game: own)
    monkeypatch.setattr(trained_nets, "nets_of", lambda game: {2: (usual, net)})
    return net


def test_a_level_judges_by_a_net_where_there_is_one(learnt: Net) -> None:
    state = find("conspiracy").new(2, Random(1))
    assert trained_nets.net_for(state) is learnt
    assert levels.style_of("legend", state).net
    assert levels.style_of("legend1", state).iterations == 7


def test_without_a_net_for_the_table_it_plays_as_the_first_legend(learnt: Net) -> None:
    state = find("conspiracy").new(3, Random(1))
    style = levels.style_of("legend", state)
    assert (style.net, style.iterations) == (False, 7)
    other = find("conspiracy").new(2, Random(1), other_settings())
    assert not levels.style_of("legend", other).net, "it knows only the settings it learnt with"


def other_settings() -> dict[str, str]:
    setting = find("conspiracy").meta.settings[0]
    return {setting.name: next(each for each in setting.values if each != setting.default)}
