# compiled: mypyc
"""Games played to learn from, and the samples taken of them."""

from typing import Final, final

from ludoteca.bots.eyes import Eyes
from ludoteca.bots.finding import Finding
from ludoteca.bots.search import Search
from ludoteca.bots.search_bot import SearchBot
from ludoteca.bots.style import Style
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.bits import lowest_bit
from ludoteca.kernel.native import i16, i64, vec
from ludoteca.kernel.random import Random
from ludoteca.kernel.state import State

CHOICES: Final[i64] = 48  # of a decision at most, in a sample; those thought about most
NO_ACTION: Final[i64] = -1
SHARE: Final[i64] = 10_000  # what a sample calls a whole win, or all of the visits
FULL_TO_SHARE: Final[i64] = 100
LONGEST: Final[i64] = 6000  # decisions; a game that takes longer teaches nothing


@final
class Samples:
    """Rows that NumPy looks at: what a seat saw, who won in the end, and what it thought best.

    Each sample has room for so many features (0: none), for the share of the win that each seat
    had, the one that looks first, and for the actions that were thought about (-1: none); and how
    far ahead each seat is.
    """

    def __init__(
        self,
        eyes: Eyes,
        room: i64,
        features: vec[i16],
        shares: vec[i16],
        actions: vec[i16],
        visits: vec[i16],
        leads: vec[i16],
    ) -> None:
        """Take over the rows."""
        self.eyes: Eyes = eyes
        self.room: i64 = room
        self.slots: i64 = len(features) // room  # features at most; more are left out
        self.features: Final[vec[i16]] = features
        self.shares: Final[vec[i16]] = shares
        self.actions: Final[vec[i16]] = actions
        self.visits: Final[vec[i16]] = visits
        self.leads: Final[vec[i16]] = leads
        self.viewers: Final[vec[i64]] = vec[i64]([0] * int(room))
        self.count: i64 = 0
        self.judge: Search = Search(Style(1, margin=eyes.margin))
        self.row: ActionBuffer = ActionBuffer()

    def is_full(self) -> bool:
        """Whether nothing more can be noted."""
        return self.count == self.room

    def note(self, state: State, seat: i64) -> None:
        """Note what a seat sees now, if there is room."""
        if self.is_full():
            return
        eyes = self.eyes
        eyes.look(state, seat)
        first = self.count * self.slots
        for index in range(min(eyes.count, self.slots)):
            self.features[first + index] = i16(eyes.active[index])
        for place in range(eyes.players):
            self.leads[self.count * eyes.players + place] = i16(eyes.leads[place])
        self.viewers[self.count] = seat
        self.actions[self.count * CHOICES] = i16(NO_ACTION)
        self.count += 1

    def note_thoughts(self, found: list[Finding]) -> None:
        """Add to the newest sample what was thought of the actions in the row.

        Those that nobody thought about come after the others, as far as there is room.
        """
        place: i64 = 0
        total = visits_of(found)
        for finding in found:
            self.note_action(place, finding.action, finding.visits * SHARE // total)
            place += 1
        for index in range(self.row.count):
            if not is_among(self.row.items[index], found):
                self.note_action(place, self.row.items[index], 0)
                place += 1
        self.note_action(place, NO_ACTION, 0)

    def note_action(self, place: i64, action: i64, visits: i64) -> None:
        """Note one action in its place, if there is such a place."""
        if place < CHOICES:
            first = (self.count - 1) * CHOICES
            self.actions[first + place] = i16(action)
            self.visits[first + place] = i16(visits)

    def finish(self, first: i64, state: State) -> None:
        """Say of every sample since `first` who won; without an end they are forgotten."""
        if not state.over():
            self.count = first
            return
        self.judge.judge(state)
        players = self.eyes.players
        for sample in range(first, self.count):
            for place in range(players):
                seat = (self.viewers[sample] + place) % players
                share = self.judge.rewards[seat] // FULL_TO_SHARE
                self.shares[sample * players + place] = i16(share)


def play_quickly(state: State, random: Random, samples: Samples, every: i64, errors: i64) -> None:
    """A game of quick players, who err at random once in so many decisions.

    Once in `every` decisions a sample is taken, as any of the seats sees it.
    """
    first = samples.count
    row = samples.row
    decisions: i64 = 0
    waiting = state.waiting()
    while waiting != 0 and decisions < LONGEST:
        if random.below(every) == 0:
            samples.note(state, random.below(state.players))
        seat = lowest_bit(waiting)
        state.legal(seat, row)
        if random.below(errors) == 0:
            state.apply(seat, row.items[random.below(row.count)])
        else:
            state.apply(seat, state.suggest(seat, row, random))
        decisions += 1
        waiting = state.waiting()
    samples.finish(first, state)


def play_thoughtfully(
    state: State, bots: list[SearchBot], random: Random, samples: Samples, every: i64, curious: i64
) -> None:
    """A game of bots that search, each as curious as that: once in so many decisions it does not
    take what it thought about most, but anything as often as it thought about it.

    Every decision is a sample for whoever made it; once in `every` for somebody else too.
    """
    first = samples.count
    decisions: i64 = 0
    waiting = state.waiting()
    while waiting != 0 and decisions < LONGEST:
        if random.below(every) == 0:
            samples.note(state, random.below(state.players))
        seat = lowest_bit(waiting)
        state.apply(seat, think(state, seat, bots[seat], random, samples, curious))
        decisions += 1
        waiting = state.waiting()
    samples.finish(first, state)


def think(
    state: State, seat: i64, bot: SearchBot, random: Random, samples: Samples, curious: i64
) -> i64:
    """What a bot does, noted if there was anything to think about."""
    state.legal(seat, samples.row)
    if samples.row.count == 1:
        return samples.row.items[0]
    found = by_visits(bot.think(state.imagine(seat, random.word()), seat))
    if not samples.is_full():
        samples.note(state, seat)
        samples.note_thoughts(found)
    if random.below(curious) == 0:
        return any_by_visits(found, random)
    return found[0].action


def by_visits(found: list[Finding]) -> list[Finding]:
    """Those thought about most first; of equal ones the better first."""
    return sorted(found, key=lambda finding: (-finding.visits, -finding.worth, finding.action))


def any_by_visits(found: list[Finding], random: Random) -> i64:
    """An action, as likely as it was thought about."""
    left = random.below(visits_of(found))
    for finding in found:
        left -= finding.visits
        if left < 0:
            return finding.action
    return found[0].action


def visits_of(found: list[Finding]) -> i64:
    """How often any of them was thought about."""
    total: i64 = 0
    for finding in found:
        total += finding.visits
    return total


def is_among(action: i64, found: list[Finding]) -> bool:
    """Whether an action was thought about."""
    for finding in found:
        if finding.action == action:
            return True
    return False
