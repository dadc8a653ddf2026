# compiled: mypyc
"""Information-set Monte Carlo tree search: one search for all games.

Every iteration imagines a position that looks to the searching seat like the one at the table,
walks down the tree along actions that are legal in it, adds one node, plays on from there, and
credits what came out to every seat (each seat maximises its own: max^n). Of seats that decide at
the same time the searching one is walked first: it is not told what the others choose.

With a net the positions at the leaves are judged as it has learnt to, by what the searching seat
observes of them, or only partly so (`trust`): it sees a lead in steps, and `evaluate` exactly. With
a prior besides, what the net would try is tried first (PUCT instead of UCB).
"""

from math import exp, log, sqrt
from time import perf_counter, sleep
from typing import Final, final

from ludoteca.bots.finding import FULL
from ludoteca.bots.net import Net
from ludoteca.bots.style import Style
from ludoteca.bots.tree import NONE, ROOT, Tree
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.bits import lowest_bit
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.random import Random
from ludoteca.kernel.state import State

WIN_SHARE: Final[i64] = 850_000  # of it goes to who wins, at the end of a game
FARTHEST: Final = -20.0  # margins behind; more makes no difference
WIDE: Final[i64] = 8  # so many actions are all tried before any is tried again
DEEPEST: Final[i64] = 512
STEPS: Final[i64] = 32  # iterations between two looks at the clock
FAMILY: Final[i64] = 24  # nodes for an iteration, where all children are added at once
OPEN_MIND: Final[i64] = 16  # of all priors together, one part in so many is shared out evenly
URGENCY: Final = 0.1  # less than its parent brought is expected of what was never tried


@final
class Search:
    """One tree, and what is needed to grow it; used for one decision after another."""

    def __init__(self, style: Style, net: Net | None = None) -> None:
        """No tree is there before it is known for how many players."""
        self.style: Style = style
        self.net: Net | None = net
        self.is_guided: bool = net is not None and style.prior > 0.0 and net.has_policy()
        self.trusted: i64 = i64(style.trust * float(FULL))  # of FULL: the net's part at the leaves
        self.random: Random = Random(0)
        self.seat: i64 = 0  # whose decision it is
        self.row: ActionBuffer = ActionBuffer()
        self.tree: Tree = Tree(2, 1)
        self.slots: vec[i64] = vec[i64]([0] * 64)  # by action: its child of the node at hand
        self.path: Final[vec[i64]] = vec[i64]([0] * 512)
        self.depth: i64 = 0
        self.ahead: list[float] = [0.0] * 16  # by seat, in margins
        self.rewards: Final[vec[i64]] = vec[i64]([0] * 16)
        self.done: i64 = 0  # iterations of the last search
        self.is_cancelled: bool = False

    def cancel(self) -> None:
        """Let the search under way in another thread, or else the next, end with what it knows."""
        self.is_cancelled = True

    def begin(self, players: i64) -> None:
        """Forget the tree; its rows are used again."""
        room = (FAMILY if self.is_guided else 2) * self.style.iterations + 2
        if self.tree.players != players or self.tree.room != room:
            self.tree = Tree(players, room)
        self.tree.clear()

    def go_on(self, action: i64) -> None:
        """Keep of the tree what is known of the time after an action of the root's seat."""
        node = self.tree.find(ROOT, action)
        if node == NONE:
            self.tree.clear()
        else:
            self.tree.keep_below(node)

    def grow(self, state: State, seat: i64, seed: i64) -> None:
        """Search until the budget is spent, the time is up, or somebody cancels."""
        self.random = Random(seed)
        self.seat = seat
        self.done = 0
        start = perf_counter()
        while self.done < self.style.iterations:
            self.iterate(state.imagine(seat, self.random.word()))
            self.done += 1
            if self.done % STEPS == 0 and self.is_enough(start):
                break
        self.is_cancelled = False

    def is_enough(self, start: float) -> bool:
        """Whether the time is up or somebody has cancelled; lets other threads speak."""
        sleep(0.0)
        seconds = self.style.seconds
        return self.is_cancelled or (seconds > 0.0 and perf_counter() - start > seconds)

    def iterate(self, state: State) -> None:
        """Walk down, play on, credit."""
        self.descend(state)
        self.play_on(state)
        self.judge(state)
        self.credit(state.players)

    def mover(self, waiting: i64) -> i64:
        """Who of those that are waited for decides next: the searching seat, else the first."""
        if (waiting >> self.seat) & 1 == 1:
            return self.seat
        return lowest_bit(waiting)

    def descend(self, state: State) -> None:
        """Follow the most promising actions to the first node that is new, or to the end."""
        node = ROOT
        self.path[0] = ROOT
        self.depth = 1
        fresh = False
        waiting = state.waiting()
        while waiting != 0 and not fresh and self.depth < DEEPEST:
            mover = self.mover(waiting)
            state.legal(mover, self.row)
            node = self.pick(state, node, mover)
            if node == NONE:
                break
            fresh = self.tree.visits[node] == 0
            state.apply(mover, self.tree.action[node])
            self.path[self.depth] = node
            self.depth += 1
            waiting = state.waiting()

    def pick(self, state: State, node: i64, mover: i64) -> i64:
        """A child of a node for one of the actions in the row: a new one, or the best by UCB.

        NONE if the tree is full and no action in the row has a child.
        """
        tried = self.lay_out(node)
        known = self.count_laid_out()
        untried = self.row.count - known
        net = self.net
        if self.is_guided and net is not None:
            return self.pick_by_prior(state, node, mover, untried, net)
        may_add = not self.tree.is_full() and (known == 0 or self.may_widen(node, tried))
        if untried > 0 and may_add:
            chosen = self.tree.add(node, self.untried_action(state, mover, untried))
        else:
            chosen = self.most_promising(mover)
        self.clear(node)
        return chosen

    def pick_by_prior(self, state: State, node: i64, mover: i64, untried: i64, net: Net) -> i64:
        """The child with the highest bound by PUCT; all actions in the row get one before."""
        if untried > 0 and self.tree.count + untried <= self.tree.room:
            self.add_children(state, node, mover, net)
        expected = self.expected(node, mover)
        chosen: i64 = NONE
        highest = -1000.0
        for index in range(self.row.count):
            child = self.slots[self.row.items[index]]
            if child != NONE:
                value = self.promise_by_prior(child, mover, expected)
                if value > highest:
                    chosen = child
                    highest = value
        self.clear(node)
        return chosen

    def add_children(self, state: State, node: i64, mover: i64, net: Net) -> None:
        """Add a child for every action in the row that has none, with what the net thinks of it."""
        net.weigh(state, mover, self.row)
        even = FULL // OPEN_MIND // self.row.count
        for index in range(self.row.count):
            action = self.row.items[index]
            if self.slots[action] == NONE:
                child = self.tree.add(node, action)
                self.tree.prior[child] = even + net.priors[index] * (OPEN_MIND - 1) // OPEN_MIND
                self.slots[action] = child

    def expected(self, node: i64, mover: i64) -> float:
        """What the mover may expect of an action nobody has tried."""
        visits = self.tree.visits[node]
        if visits == 0:
            return 0.0
        worth = float(self.tree.worth[node * self.tree.players + mover])
        return worth / (float(visits) * float(FULL)) - URGENCY

    def promise_by_prior(self, child: i64, mover: i64, expected: float) -> float:
        """Mean reward of the mover, and a bonus by what the net thought of it before."""
        visits = float(self.tree.visits[child])
        mean = expected
        if visits > 0.0:
            worth = float(self.tree.worth[child * self.tree.players + mover])
            mean = worth / (visits * float(FULL))
        prior = self.style.prior * float(self.tree.prior[child]) / float(FULL)
        return mean + prior * sqrt(float(self.tree.chances[child])) / (1.0 + visits)

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

    def untried_action(self, state: State, mover: i64, untried: i64) -> i64:
        """An action in the row that has no child yet: the game's suggestion, or else any."""
        suggested = state.suggest(mover, self.row, self.random)
        if self.slots[suggested] == NONE:
            return suggested
        skip = self.random.below(untried)
        for index in range(self.row.count):
            if self.slots[self.row.items[index]] == NONE:
                if skip == 0:
                    return self.row.items[index]
                skip -= 1
        return suggested

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
        return mean + self.style.explore * sqrt(log(float(self.tree.chances[child])) / visits)

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
        while waiting != 0 and decisions < self.style.horizon:
            mover = self.mover(waiting)
            state.legal(mover, self.row)
            state.apply(mover, self.quick_action(state, mover))
            decisions += 1
            waiting = state.waiting()

    def quick_action(self, state: State, mover: i64) -> i64:
        """What the game suggests, or the best looking of that and some other actions in the row."""
        best = state.suggest(mover, self.row, self.random)
        if self.style.picks == 0 or self.row.count == 1:
            return best
        highest = self.look(state, mover, best)
        for _pick in range(self.style.picks - 1):
            action = self.row.items[self.random.below(self.row.count)]
            value = highest if action == best else self.look(state, mover, action)
            if value > highest:
                highest = value
                best = action
        return best

    def look(self, state: State, mover: i64, action: i64) -> float:
        """How the mover would stand after an action, if chance decided anew."""
        future = state.clone()
        future.random.rekey(self.random.word(), self.random.word(), 0, 1)
        future.apply(mover, action)
        return future.evaluate(mover)

    def judge(self, state: State) -> None:
        """Rewards by seat: who won and by how much, or how everybody stands where time ran out."""
        net = self.net
        if state.over():
            self.share_by_standing(state)
            self.share_by_place(state)
        elif net is None:
            self.share_by_standing(state)
        else:
            self.share_by_net(state, net)

    def share_by_net(self, state: State, net: Net) -> None:
        """As the net thinks; as far as it is not trusted, as everybody stands."""
        if self.trusted < FULL:
            self.share_by_standing(state)
        net.judge(state, self.seat)
        for seat in range(state.players):
            correction = net.shares[seat] - self.rewards[seat]
            self.rewards[seat] += correction * self.trusted // FULL

    def share_by_standing(self, state: State) -> None:
        """Share one win out by who is how far ahead."""
        best = -1e9
        for seat in range(state.players):
            self.ahead[seat] = state.evaluate(seat) / self.style.margin
            best = max(best, self.ahead[seat])
        total: i64 = 0
        for seat in range(state.players):
            self.rewards[seat] = i64(float(FULL) * exp(max(self.ahead[seat] - best, FARTHEST)))
            total += self.rewards[seat]
        for seat in range(state.players):
            self.rewards[seat] = self.rewards[seat] * FULL // total

    def share_by_place(self, state: State) -> None:
        """At the end most of it goes to the winners."""
        ranking = state.ranking()
        winners: i64 = 0
        for seat in range(state.players):
            if ranking[seat] == 1:
                winners += 1
        for seat in range(state.players):
            self.rewards[seat] = self.rewards[seat] * (FULL - WIN_SHARE) // FULL
            if ranking[seat] == 1:
                self.rewards[seat] += WIN_SHARE // winners

    def credit(self, players: i64) -> None:
        """Add the rewards to every node walked through."""
        for index in range(self.depth):
            node = self.path[index]
            self.tree.visits[node] += 1
            for seat in range(players):
                self.tree.worth[node * players + seat] += self.rewards[seat]
