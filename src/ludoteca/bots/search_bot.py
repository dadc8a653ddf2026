# compiled: mypyc
"""The bot that searches: one tree or several, and the choice that follows from them."""

from typing import Final, final

from ludoteca.bots.finding import FULL, Finding, ThinkingBot, best_of, merge
from ludoteca.bots.net import Net
from ludoteca.bots.search import Search
from ludoteca.bots.style import Style
from ludoteca.bots.tree import NONE, ROOT
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.native import i64
from ludoteca.kernel.state import State

FUTURES: Final[i64] = 6  # that are imagined before a win is taken for certain


@final
class SearchBot(ThinkingBot):
    """Thinks with the style it is given.

    Without a clock its choices follow from the seed and the positions it was shown; a clock makes
    them depend on the machine. While it decides several times in a row and nothing unforeseen
    happens in between, it goes on with what it knows already.
    """

    def __init__(self, seed: i64, style: Style, net: Net | None = None) -> None:
        """Begin with a seed, a style and, if it has learnt, a net for this game and table."""
        super().__init__(seed, style)
        self.row: ActionBuffer = ActionBuffer()
        self.searches: list[Search] = [Search(style, net) for _tree in range(style.trees)]
        self.foreseen: State | None = None  # what should come next, if it is for the same seat
        self.foreseen_seat: i64 = 0

    def choose(self, state: State, seat: i64) -> i64:
        """The best action found; one that is alone is not thought about."""
        state.legal(seat, self.row)
        action = self.row.items[0]
        if self.row.count > 1:
            action = best_of(self.think(state, seat), self.style.noise, self.random)
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
            found = merge(found, self.findings(state, seat, part))
        return self.wins_among(state, seat, found)

    def think_part(self, state: State, seat: i64, part: i64) -> list[Finding]:
        """What one of the trees finds: all of them merged are what `think` would find."""
        seed = self.random.word()
        self.search(state, seat, part, seed + part, False)
        return self.wins_among(state, seat, self.findings(state, seat, part))

    def search(self, state: State, seat: i64, part: i64, seed: i64, is_known: bool) -> None:
        """Grow one of the trees, from nothing or from what is known."""
        search = self.searches[part]
        if not is_known:
            search.begin(state.players)
        search.grow(state, seat, seed)

    def findings(self, state: State, seat: i64, part: i64) -> list[Finding]:
        """What one of the trees found about the actions that are legal.

        A tree that was kept also knows what would be legal if chance had decided otherwise.
        """
        state.legal(seat, self.row)
        tree = self.searches[part].tree
        found: list[Finding] = []
        for index in range(self.row.count):
            node = tree.find(ROOT, self.row.items[index])
            if node != NONE and tree.visits[node] > 0:
                worth = tree.worth[node * tree.players + seat]
                found.append(Finding(tree.action[node], tree.visits[node], worth))
        return found

    def wins_among(self, state: State, seat: i64, found: list[Finding]) -> list[Finding]:
        """Of what was found only what wins at once, if anything does: nobody errs about that."""
        if self.style.noise == 0.0:
            return found
        wins: list[Finding] = []
        for index in range(self.row.count):
            if is_win(state, seat, self.row.items[index]):
                wins.append(Finding(self.row.items[index], 1, FULL))
        return wins if len(wins) > 0 else found

    def cancel(self) -> None:
        """Let the search under way in another thread, or else the next, end with what it knows."""
        for search in self.searches:
            search.cancel()

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


def is_win(state: State, seat: i64, action: i64) -> bool:
    """Whether an action ends the game and wins it, whatever is hidden or left to chance."""
    for future in range(FUTURES):
        after = state.imagine(seat, future)
        after.apply(seat, action)
        if not after.over() or after.ranking()[seat] != 1:
            return False
    return True
