# compiled: mypyc
"""The bot that searches: one tree or several, and the choice that follows from them."""

from typing import Final, final

from ludoteca.bots.bot import Bot
from ludoteca.bots.search import FULL, Search
from ludoteca.bots.style import Style
from ludoteca.bots.tree import NONE, ROOT
from ludoteca.kernel.native import i64
from ludoteca.kernel.row import Row
from ludoteca.kernel.state import State

NOISE_STEPS: Final[i64] = 1000


@final
class Finding:
    """What a search found out about one action."""

    def __init__(self, action: i64, visits: i64, worth: i64) -> None:
        """Set what is found."""
        self.action: i64 = action
        self.visits: i64 = visits
        self.worth: i64 = worth  # rewards of the searching seat, summed

    def chance(self) -> float:
        """The seat's chance to win after this action, as far as the search can tell."""
        return float(self.worth) / (float(self.visits) * float(FULL))


@final
class SearchBot(Bot):
    """Thinks with the style it is given.

    Without a clock its choices follow from the seed and the positions it was shown; a clock makes
    them depend on the machine. While it decides several times in a row and nothing unforeseen
    happens in between, it goes on with what it knows already.
    """

    def __init__(self, seed: i64, style: Style) -> None:
        """Begin with a seed and a style."""
        super().__init__(seed)
        self.style: Style = style
        self.row: Row = Row()
        self.searches: list[Search] = [Search(style) for _tree in range(style.trees)]
        self.foreseen: State | None = None  # what should come next, if it is for the same seat
        self.foreseen_seat: i64 = 0

    def choose(self, state: State, seat: i64) -> i64:
        """The best action found; one that is alone is not thought about."""
        state.legal(seat, self.row)
        action = self.row.items[0]
        if self.row.count > 1:
            action = self.best(self.think(state, seat))
            self.foresee(state, seat, action)
        elif self.is_foreseen(state, seat):
            self.foresee(state, seat, action)
        return action

    def think(self, state: State, seat: i64) -> list[Finding]:
        """Search with all trees; what they found together."""
        seed = self.random.word()
        is_known = self.is_foreseen(state, seat)
        found: list[Finding] = []
        for part in range(self.style.trees):
            self.search(state, seat, part, seed + part, is_known)
            found = merge(found, self.findings(seat, part))
        return found

    def think_part(self, state: State, seat: i64, part: i64) -> list[Finding]:
        """What one of the trees finds: all of them merged are what `think` would find."""
        seed = self.random.word()
        self.search(state, seat, part, seed + part, False)
        return self.findings(seat, part)

    def search(self, state: State, seat: i64, part: i64, seed: i64, is_known: bool) -> None:
        """Grow one of the trees, from nothing or from what is known."""
        search = self.searches[part]
        if not is_known:
            search.begin(state.players)
        search.grow(state, seat, seed)

    def findings(self, seat: i64, part: i64) -> list[Finding]:
        """What one of the trees found about the actions tried."""
        tree = self.searches[part].tree
        found: list[Finding] = []
        node = tree.child[ROOT]
        while node != NONE:
            worth = tree.worth[node * tree.players + seat]
            found.append(Finding(tree.action[node], tree.visits[node], worth))
            node = tree.sibling[node]
        return found

    def cancel(self) -> None:
        """Let a search that is under way in another thread end with what it knows."""
        for search in self.searches:
            search.cancel()

    # Choosing.

    def best(self, found: list[Finding]) -> i64:
        """The action tried most, or, for one who misjudges, the one that seems best to it."""
        chosen = found[0]
        highest = self.liking(chosen)
        for finding in found[1:]:
            liking = self.liking(finding)
            if liking > highest:
                chosen = finding
                highest = liking
        return chosen.action

    def liking(self, finding: Finding) -> float:
        """How much an action is liked, its faults of judgement included."""
        if self.style.noise == 0.0:
            return float(finding.visits) + finding.chance()
        error = float(self.random.below(NOISE_STEPS)) / float(NOISE_STEPS)
        return finding.chance() + self.style.noise * error

    # Going on with what is known.

    def foresee(self, state: State, seat: i64, action: i64) -> None:
        """Remember what comes of an action, if it is the same seat's turn again."""
        self.foreseen = None
        state.apply(seat, action)
        if (state.waiting() >> seat) & 1 == 1:
            self.foreseen = state
            self.foreseen_seat = seat
            for search in self.searches:
                search.go_on(action)

    def is_foreseen(self, state: State, seat: i64) -> bool:
        """Whether this looks to the seat like the position that was foreseen."""
        before = self.foreseen
        if before is None or self.foreseen_seat != seat:
            return False
        return before.view(seat) == state.view(seat)


def merge(ours: list[Finding], theirs: list[Finding]) -> list[Finding]:
    """What two searches found, added up by action, in the order of the actions."""
    found: dict[int, Finding] = {}
    for finding in ours + theirs:
        known = found.get(finding.action)
        if known is None:
            found[finding.action] = Finding(finding.action, finding.visits, finding.worth)
        else:
            known.visits += finding.visits
            known.worth += finding.worth
    return [found[action] for action in sorted(found)]
