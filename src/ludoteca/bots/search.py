# compiled: mypyc
"""Information-set Monte Carlo tree search: one search for all games.

Every iteration imagines a position that looks to the searching seat like the one at the table,
walks down the tree along actions that are legal in it, adds one node, plays on from there, and
credits what came out to every seat (each seat maximises its own: max^n). Seats that decide at the
same time are walked one after another; none sees the other's choice, because an imagined position
does not tell.
"""

from math import exp, log, sqrt
from time import perf_counter
from typing import Final, final

from ludoteca.bots.bot import Bot
from ludoteca.bots.tree import NONE, ROOT, Tree
from ludoteca.kernel.bits import lowest_bit
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.row import Row
from ludoteca.kernel.state import State

FULL: Final[i64] = 1_000_000  # the reward of a sure win
EXPLORE: Final = 0.7  # how much a rarely tried action is favoured
WIN_SHARE: Final = 0.85  # of the reward at the end of a game; the rest is by how much
MARGIN: Final = 12.0  # points ahead that count as nearly won
WIDE: Final[i64] = 8  # so many actions are all tried before any is tried again
CLOCK_STEPS: Final[i64] = 32  # iterations between two looks at the clock


@final
class SearchBot(Bot):
    """Searches for a number of iterations or seconds, whichever ends first.

    With a number of iterations alone the choice follows from the seed; a clock makes it depend on
    the machine.
    """

    def __init__(self, seed: i64, iterations: i64, seconds: float, horizon: i64) -> None:
        """Set the budget: 0 seconds is no clock; `horizon` is how far a playout goes."""
        super().__init__(seed)
        self.iterations: i64 = iterations
        self.seconds: float = seconds
        self.horizon: i64 = horizon
        self.row: Row = Row()
        self.tree: Tree = Tree(2, 1)
        self.slots: vec[i64] = vec[i64]([0] * 64)  # by action: its child of the node at hand
        self.path: vec[i64] = vec[i64]([0] * 512)
        self.depth: i64 = 0
        self.rewards: vec[i64] = vec[i64]([0] * 8)
        self.done: i64 = 0  # iterations of the last search

    def choose(self, state: State, seat: i64) -> i64:
        """The action tried most often; one that is alone is not thought about."""
        state.legal(seat, self.row)
        if self.row.count == 1:
            return self.row.items[0]
        self.search(state, seat)
        return self.tree.action[self.favourite()]

    def search(self, state: State, seat: i64) -> None:
        """Grow a new tree until the budget is spent."""
        room = self.iterations + 2
        self.tree = Tree(state.players, room)
        self.done = 0
        start = perf_counter()
        while self.done < self.iterations:
            self.iterate(state.imagine(seat, self.random.word()))
            self.done += 1
            if self.seconds > 0.0 and self.done % CLOCK_STEPS == 0:
                if perf_counter() - start > self.seconds:
                    break

    def iterate(self, state: State) -> None:
        """Walk down, play on, credit."""
        self.descend(state)
        self.play_on(state)
        self.judge(state)
        self.credit(state.players)

    def descend(self, state: State) -> None:
        """Follow the most promising actions to the first node that is new, or to the end."""
        node = ROOT
        self.path[0] = ROOT
        self.depth = 1
        fresh = False
        waiting = state.waiting()
        while waiting != 0 and not fresh and self.depth < 512:
            mover = lowest_bit(waiting)
            state.legal(mover, self.row)
            before = self.tree.count
            node = self.pick(node, mover)
            if node == NONE:
                break
            fresh = self.tree.count > before
            state.apply(mover, self.tree.action[node])
            self.path[self.depth] = node
            self.depth += 1
            waiting = state.waiting()

    def pick(self, node: i64, mover: i64) -> i64:
        """A child of a node for one of the actions in the row: a new one, or the best by UCB.

        NONE if the tree is full and no action in the row has a child.
        """
        tried = self.lay_out(node)
        known = self.count_laid_out()
        untried = self.row.count - known
        may_add = not self.tree.is_full() and (known == 0 or self.may_widen(node, tried))
        if untried > 0 and may_add:
            chosen = self.tree.add(node, self.untried_action(self.random.below(untried)))
        else:
            chosen = self.most_promising(mover)
        self.clear(node)
        return chosen

    def lay_out(self, node: i64) -> i64:
        """Put every child in the slot of its action; how many there are."""
        highest = self.row.items[self.row.count - 1]
        if highest >= len(self.slots):
            self.slots = vec[i64]([0] * int(highest + 1))
        tried: i64 = 0
        child = self.tree.child[node]
        while child != NONE:
            if self.tree.action[child] < len(self.slots):
                self.slots[self.tree.action[child]] = child
            tried += 1
            child = self.tree.sibling[child]
        return tried

    def count_laid_out(self) -> i64:
        """How many of the actions in the row have a child; each of them could be chosen now."""
        count: i64 = 0
        for index in range(self.row.count):
            child = self.slots[self.row.items[index]]
            if child != NONE:
                count += 1
                self.tree.chances[child] += 1
        return count

    def may_widen(self, node: i64, tried: i64) -> bool:
        """Few actions are all tried; many only as fast as the root of the visits grows."""
        return tried < WIDE or tried * tried < 4 * self.tree.visits[node]

    def untried_action(self, skip: i64) -> i64:
        """The action in the row that has no child yet, after skipping some."""
        for index in range(self.row.count):
            if self.slots[self.row.items[index]] == NONE:
                if skip == 0:
                    return self.row.items[index]
                skip -= 1
        return self.row.items[0]

    def most_promising(self, mover: i64) -> i64:
        """The child with the highest upper confidence bound for whoever moves."""
        best: i64 = NONE
        best_value = -1.0
        for index in range(self.row.count):
            child = self.slots[self.row.items[index]]
            if child != NONE:
                value = self.promise(child, mover)
                if value > best_value:
                    best = child
                    best_value = value
        return best

    def promise(self, child: i64, mover: i64) -> float:
        """Mean reward of the mover, and a bonus for what was seldom tried when it could be."""
        visits = float(self.tree.visits[child])
        mean = float(self.tree.worth[child * self.tree.players + mover]) / (visits * float(FULL))
        return mean + EXPLORE * sqrt(log(float(self.tree.chances[child])) / visits)

    def clear(self, node: i64) -> None:
        """Empty the slots of a node's children."""
        child = self.tree.child[node]
        while child != NONE:
            if self.tree.action[child] < len(self.slots):
                self.slots[self.tree.action[child]] = NONE
            child = self.tree.sibling[child]

    def play_on(self, state: State) -> None:
        """Let everybody play as the game suggests, up to the horizon."""
        decisions: i64 = 0
        waiting = state.waiting()
        while waiting != 0 and decisions < self.horizon:
            mover = lowest_bit(waiting)
            state.legal(mover, self.row)
            state.apply(mover, state.suggest(mover, self.row, self.random))
            decisions += 1
            waiting = state.waiting()

    def judge(self, state: State) -> None:
        """Rewards by seat: who won and by how much, or how everybody stands where time ran out."""
        over = state.over()
        winners = 0.0
        if over:
            ranking = state.ranking()
            for seat in range(state.players):
                if ranking[seat] == 1:
                    winners += 1.0
        for seat in range(state.players):
            reward = 1.0 / (1.0 + exp(-state.evaluate(seat) / MARGIN))
            if over:
                won = 1.0 / winners if ranking[seat] == 1 else 0.0
                reward = WIN_SHARE * won + (1.0 - WIN_SHARE) * reward
            self.rewards[seat] = i64(reward * float(FULL))

    def credit(self, players: i64) -> None:
        """Add the rewards to every node walked through."""
        for index in range(self.depth):
            node = self.path[index]
            self.tree.visits[node] += 1
            for seat in range(players):
                self.tree.worth[node * players + seat] += self.rewards[seat]

    def favourite(self) -> i64:
        """The child of the root that was tried most."""
        best = self.tree.child[ROOT]
        child = self.tree.sibling[best]
        while child != NONE:
            if self.tree.visits[child] > self.tree.visits[best]:
                best = child
            child = self.tree.sibling[child]
        return best
