"""The search: its tree, its budget, and what it keeps from one decision to the next."""

import threading
import time

import pytest

from ludoteca import find
from ludoteca.bots import decide
from ludoteca.bots.finding import FULL, Finding, best_of, merge
from ludoteca.bots.registry import make
from ludoteca.bots.search import Search
from ludoteca.bots.search_bot import SearchBot
from ludoteca.bots.style import Style
from ludoteca.bots.tree import NONE, ROOT, Tree
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.bits import lowest_bit
from ludoteca.kernel.random import Random
from ludoteca.kernel.state import State

pytestmark = pytest.mark.pure


def opening(players: int = 2, seed: int = 4) -> tuple[State, int]:
    state = find("conspiracy").new(players, Random(seed))
    return state, lowest_bit(state.waiting())


def shape(tree: Tree, node: int = ROOT) -> dict[int, object]:
    """Actions, visits and what is below, newest first."""
    found: dict[int, object] = {}
    child = tree.child[node]
    while child != NONE:
        worth = [tree.worth[child * tree.players + seat] for seat in range(tree.players)]
        found[tree.action[child]] = (tree.visits[child], worth, shape(tree, child))
        child = tree.sibling[child]
    return found


class TestTree:
    def test_children_are_found_by_their_action(self) -> None:
        tree = Tree(2, 10)
        five = tree.add(ROOT, 5)
        tree.add(five, 7)
        assert tree.find(ROOT, 5) == five
        assert tree.find(ROOT, 7) == NONE
        assert tree.count == 3

    def test_it_is_full_when_its_room_is_used(self) -> None:
        tree = Tree(2, 2)
        assert not tree.is_full()
        tree.add(ROOT, 1)
        assert tree.is_full()

    def test_what_is_below_a_node_can_be_kept(self) -> None:
        search = grown(400)
        tree = search.tree
        first = tree.child[ROOT]
        kept, action, visits = shape(tree, first), tree.action[first], tree.visits[first]
        size = tree.count
        search.go_on(action)
        assert shape(tree) == kept
        assert tree.visits[ROOT] == visits
        assert 1 < tree.count < size

    def test_an_action_never_tried_leaves_nothing(self) -> None:
        search = grown(50)
        search.go_on(10**6)
        assert search.tree.count == 1
        assert search.tree.visits[ROOT] == 0

    def test_rows_are_used_again(self) -> None:
        search = grown(50)
        tree, before = search.tree, shape(search.tree)
        state, seat = opening()
        search.begin(2)
        search.grow(state, seat, 1)
        assert search.tree is tree
        assert shape(tree) == before, "nothing is left of the search before"


def grown(iterations: int) -> Search:
    state, seat = opening()
    search = Search(Style(iterations, horizon=10))
    search.begin(state.players)
    search.grow(state, seat, 1)
    assert search.tree.visits[ROOT] == iterations
    return search


class TestBudget:
    def test_iterations(self) -> None:
        assert grown(77).done == 77

    def test_seconds_end_it_early(self) -> None:
        state, seat = opening()
        bot = SearchBot(1, Style(100_000, seconds=0.05))
        began = time.perf_counter()
        action = decide(bot, state, seat)
        assert state.refusal(seat, action) == 0
        assert 32 <= bot.searches[0].done < 100_000
        assert time.perf_counter() - began < 5  # on however busy a machine

    def test_somebody_else_can_end_it(self) -> None:
        state, seat = opening()
        bot = SearchBot(1, Style(100_000))
        timer = threading.Timer(0.05, bot.cancel)
        timer.start()
        action = decide(bot, state, seat)
        timer.join()
        assert state.refusal(seat, action) == 0
        assert bot.searches[0].done < 100_000

    def test_what_is_alone_is_not_thought_about(self) -> None:
        state, seat = opening()
        while len(legal(state, seat)) > 1:
            state.apply(seat, legal(state, seat)[-1])
            seat = lowest_bit(state.waiting())
        bot = SearchBot(1, Style(100))
        assert decide(bot, state, seat) == legal(state, seat)[0]
        assert bot.searches[0].done == 0


def legal(state: State, seat: int) -> list[int]:
    row = ActionBuffer()
    state.legal(seat, row)
    return row.actions()


class TestSeveralTrees:
    def test_parts_thought_apart_are_the_whole(self) -> None:
        state, seat = opening()
        style = Style(60, trees=2, horizon=10)
        whole = SearchBot(5, style).think(state, seat)
        parts = [SearchBot(5, style).think_part(state, seat, part) for part in range(2)]
        assert facts(merge(*parts)) == facts(whole)
        assert facts(parts[0]) != facts(parts[1]), "each tree has chance of its own"

    def test_merging_adds_up_by_action(self) -> None:
        ours = [Finding(3, 10, 100), Finding(5, 1, 7)]
        theirs = [Finding(4, 2, 5), Finding(3, 1, 1)]
        assert facts(merge(ours, theirs)) == [(3, 11, 101), (4, 2, 5), (5, 1, 7)]


def facts(found: list[Finding]) -> list[tuple[int, int, int]]:
    return [(each.action, each.visits, each.worth) for each in found]


class TestGoingOn:
    def test_with_what_is_known_when_nothing_unforeseen_happens(self) -> None:
        """Whoever places lords decides several times in a row."""
        bot = SearchBot(3, Style(60, horizon=5))
        other = make("random", 1)
        carried = 0
        state, _ = opening()
        while not state.over():
            seat = lowest_bit(state.waiting())
            action = decide(bot if seat == 0 else other, state, seat)
            assert state.refusal(seat, action) == 0
            visits = bot.searches[0].tree.visits[ROOT]
            if seat == 0 and bot.searches[0].done and visits > 60:
                carried += 1
            state.apply(seat, action)
        assert carried > 0

    def test_not_when_the_position_is_another(self) -> None:
        bot = SearchBot(3, Style(40, horizon=5))
        for seed in range(8):
            state, seat = opening(seed=seed)
            fresh = SearchBot(3, Style(40, horizon=5))
            fresh.random = bot.random.copy()
            assert decide(bot, state, seat) == decide(fresh, state, seat)


def test_whoever_misjudges_does_not_always_take_the_best() -> None:
    found = [Finding(1, 90, 60 * FULL), Finding(2, 10, 5 * FULL), Finding(3, 5, FULL)]
    assert {best_of(found, 0.0, Random(seed)) for seed in range(40)} == {1}
    assert {best_of(found, 0.1, Random(seed)) for seed in range(40)} == {1}, "0.17 apart"
    assert {best_of(found, 0.3, Random(seed)) for seed in range(40)} == {1, 2}
    assert {best_of(found, 5.0, Random(seed)) for seed in range(40)} == {1, 2, 3}


def test_nobody_is_fooled_by_an_action_with_a_tenth_of_the_best_chance() -> None:
    found = [Finding(1, 10, FULL // 4), Finding(2, 10, FULL // 8), Finding(3, 10, FULL // 50)]
    assert {best_of(found, 5.0, Random(seed)) for seed in range(40)} == {1, 2}


def test_a_playout_that_looks_takes_what_looks_better() -> None:
    """Summed over the first decisions of many games, how the mover stands after each."""
    stands = [0.0, 0.0]
    for place, picks in enumerate((0, 8)):
        for seed in range(40):
            state, seat = opening(seed=seed)
            state.apply(seat, state.actions(seat)[2])  # three lords are turned up
            search = Search(Style(1, picks=picks))
            state.legal(seat, search.row)
            state.apply(seat, search.quick_action(state, seat))
            stands[place] += state.evaluate(seat)
    assert stands[1] > stands[0] + 40
