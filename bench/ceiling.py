"""How much better can anybody play? `python -m bench.ceiling GAME --jobs 4`.

One bot that cheats sits among bots of another name: the same search as `legend1`, but on the true
position instead of imagined ones. What it wins is roughly what is there to be won by whoever plays
by the rules; no strict bound, since it searches no deeper. It sees one of

- `hands`: every card that is hidden, but not what chance will bring;
- `future`: that too. Where nothing is hidden but what will be drawn only this one cheats at all.

No level and no table ever plays like this: nothing in the package gives a bot the true position.
"""

import argparse
from functools import partial
from time import process_time

from bench.clock import machine
from ludoteca.bots import decide, make
from ludoteca.bots.finding import Finding, best_of, merge
from ludoteca.bots.levels import LEGEND1, settings_of
from ludoteca.bots.search import Search
from ludoteca.bots.style import Style
from ludoteca.bots.tree import NONE, ROOT
from ludoteca.kernel.bits import lowest_bit
from ludoteca.kernel.game import find, names
from ludoteca.kernel.random import Random
from ludoteca.kernel.state import State
from ludoteca.train.gather import pool
from ludoteca.train.matches import HEADING, LONGEST, Result

HANDS, FUTURE = SIGHTS = ("hands", "future")


class Cheater:
    """Searches the true position. Of the future it foresees it forgets nothing it has found."""

    def __init__(self, seed: int, style: Style, sight: str) -> None:
        """Begin with a seed, a style and what it sees."""
        self.random = Random(seed)
        self.style = style
        self.sight = sight
        self.searches = [Search(style) for _ in range(style.trees)]
        self.is_begun = False

    def choose(self, state: State, seat: int) -> int:
        """The best action found."""
        actions = state.actions(seat)
        if len(actions) == 1:
            return actions[0]
        found: list[Finding] = []
        for search in self.searches:
            self.grow(search, state, seat)
            found = merge(found, findings(search, actions, seat))
        self.is_begun = self.sight == FUTURE
        return best_of(found, self.style.noise, self.random)

    def grow(self, search: Search, state: State, seat: int) -> None:
        """Search as `Search.grow` does, but for what the seat cannot know."""
        if not self.is_begun:
            search.begin(state.players)
        search.random = Random(self.random.word())
        search.seat = seat
        for _ in range(self.style.iterations):
            world = state.clone()
            if self.sight == HANDS:
                world.random.rekey(self.random.word(), self.random.word(), 0, 1)
            search.iterate(world)

    def watch(self, action: int) -> None:
        """Somebody has acted: what was found about the rest of the game stays."""
        if self.is_begun:
            for search in self.searches:
                search.go_on(action)


def findings(search: Search, actions: list[int], seat: int) -> list[Finding]:
    """What a tree found about these actions."""
    tree = search.tree
    nodes = [node for node in (tree.find(ROOT, action) for action in actions) if node != NONE]
    return [
        Finding(tree.action[node], tree.visits[node], tree.worth[node * tree.players + seat])
        for node in nodes
        if tree.visits[node] > 0
    ]


def style_like_legend1(game: str, times: float) -> Style:
    """As the first legend searches, with so many times its iterations."""
    told = {**settings_of(game)["all"], **settings_of(game)[LEGEND1], "seconds": 0.0}
    return Style(**{**told, "iterations": int(told["iterations"] * times)})


def play_round(result: Result, game: str, style: Style, sight: str, seed: int, number: int) -> None:
    """One game; every deal is played from each seat."""
    deal, watched = divmod(number, result.players)
    state = find(game).new(result.players, Random(seed + deal))
    cheater = Cheater(seed + 64 * number + watched, style, sight)
    honest = [make(result.theirs, seed + 64 * number + seat) for seat in range(result.players)]
    for _ in range(LONGEST):
        if state.over():
            break
        seat = lowest_bit(state.waiting())
        began = process_time()
        if seat == watched:
            action = cheater.choose(state.clone(), seat)
        else:
            action = decide(honest[seat], state, seat)
        took = process_time() - began
        if seat == watched:
            result.seconds += took
            result.decisions += 1
            result.longest = max(result.longest, took)
        else:
            result.their_seconds += took
            result.their_decisions += 1
        state.apply(seat, action)
        cheater.watch(action)
    ranking = list(state.ranking())
    result.games += 1
    result.won += (ranking[watched] == 1) / ranking.count(1)


def one_game(
    game: str, players: int, sight: str, times: float, against: str, seed: int, number: int
) -> Result:
    """A game of its own, for a process of its own."""
    result = Result(f"{sight}, {times:g} times the iterations", against, players)
    play_round(result, game, style_like_legend1(game, times), sight, seed, number)
    return result


def main() -> None:
    parser = argparse.ArgumentParser("bench.ceiling", description="A cheat against another bot.")
    parser.add_argument("game", choices=names())
    parser.add_argument("--sight", choices=SIGHTS, default=FUTURE)
    parser.add_argument("--times", type=float, default=1.0, help="as many iterations as legend1")
    parser.add_argument("--against", default=LEGEND1)
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    players = given.players or find(given.game).meta.players[0]
    print(machine(), HEADING, sep="\n", flush=True)
    play = partial(
        one_game, given.game, players, given.sight, given.times, given.against, given.seed
    )
    with pool(given.jobs) as workers:
        parts = list(workers.map(play, range(given.games)))
    total = Result(parts[0].ours, given.against, players)
    for part in parts:
        total.add(part)
    print(total.line())


if __name__ == "__main__":
    main()
