# compiled: mypyc
"""What a net sees of a position: the numbers that say something, as features that are on or off.

A feature stands for one value of one number of the observation (large counts share one with their
neighbours), or for how far a seat is ahead by the game's own `evaluate`. A number that is 0 is no
feature: most of an observation is nothing, and nothing costs nothing.
"""

from typing import Final, final

from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.observation import Observation, make_observation
from ludoteca.kernel.state import State

LEAD_STEPS: Final = 8.0  # a margin has so many steps
MOST_STEPS: Final[i64] = 24  # beyond this far ahead nobody looks more closely
FINE: Final[i64] = 1024  # and so many parts, where a lead counts as it is
FARTHEST: Final = 20.0  # margins ahead; more makes no difference


@final
class Eyes:
    """Looks at positions of one game with so many players; used for one after another."""

    def __init__(
        self,
        players: i64,
        margin: float,
        starts: vec[i64],
        lowest: vec[i64],
        highest: vec[i64],
        features: vec[i64],
    ) -> None:
        """Take the tables that `columns.py` makes from a layout."""
        self.players: i64 = players
        self.margin: float = margin
        self.starts: Final[vec[i64]] = starts  # by number: where the features of its values begin
        self.lowest: Final[vec[i64]] = lowest
        self.highest: Final[vec[i64]] = highest
        self.features: Final[vec[i64]] = features  # by value; 0 is none
        self.size: i64 = len(starts) - players  # numbers of an observation; the leads come after
        self.sheet: Observation = make_observation(self.size)
        self.active: Final[vec[i64]] = vec[i64]([0] * len(starts))  # the features that are on
        self.count: i64 = 0
        self.leads: Final[vec[i64]] = vec[i64](
            [0] * int(players)
        )  # the looking seat's first, in FINE

    def look(self, state: State, seat: i64) -> None:
        """Note which features are on for a seat."""
        sheet = self.sheet
        sheet.at = 0
        state.observe(seat, sheet)
        self.note_observation()
        for place in range(self.players):
            other = seat + place
            if other >= self.players:
                other -= self.players
            margins = state.evaluate(other) / self.margin
            self.leads[place] = i64(float(FINE) * min(max(margins, -FARTHEST), FARTHEST))
            self.note(self.size + place, self.steps_ahead(margins))

    def note_observation(self) -> None:
        """Go through the observation once, leaving zeros behind."""
        items = self.sheet.items
        active = self.active
        starts = self.starts
        features = self.features
        count: i64 = 0
        for column in range(self.size):
            value = i64(items[column])
            if value != 0:
                items[column] = 0
                value = min(max(value, self.lowest[column]), self.highest[column])
                feature = features[starts[column] + value - self.lowest[column]]
                if feature != 0:
                    active[count] = feature
                    count += 1
        self.count = count

    def note(self, column: i64, value: i64) -> None:
        """Note one more number."""
        feature = self.features[self.starts[column] + value - self.lowest[column]]
        if feature != 0:
            self.active[self.count] = feature
            self.count += 1

    def steps_ahead(self, margins: float) -> i64:
        """A lead in steps of its margin, rounded towards nobody."""
        steps = margins * LEAD_STEPS
        if steps >= float(MOST_STEPS):
            return MOST_STEPS
        if steps <= -float(MOST_STEPS):
            return -MOST_STEPS
        return i64(steps)
