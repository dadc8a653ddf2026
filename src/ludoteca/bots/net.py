# compiled: mypyc
"""A small net of whole numbers that judges positions: features, two narrow layers, two answers.

The first layer is sparse: the weights of the features that are on are added up. Weights are bytes,
three of them in a word, each in a lane of 21 bits and raised by 128 so that no lane ever borrows
from the next: one addition adds three. The same numbers come out compiled and interpreted.
"""

from math import exp
from typing import Final, final

from ludoteca.bots.eyes import FINE, Eyes
from ludoteca.bots.finding import FULL
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.state import State

LANES: Final[i64] = 3  # to a word
LANE: Final[i64] = 21  # bits
LANE_MASK: Final[i64] = 0x1FFFFF
RAISED: Final[i64] = 128  # by which a weight in a lane is higher than it is
TOGETHER: Final[i64] = 4  # words that are added up in one go; a layer has a multiple of them
UNIT: Final[i64] = 64  # the weight and the activation that stand for 1
UNIT_BITS: Final[i64] = 6
BRIGHTEST: Final[i64] = 127  # activation
FARTHEST: Final = -20.0  # behind in the exponent; less makes no difference
MOST_INPUTS: Final[i64] = 64  # of a dense layer: more would overflow a lane


@final
class Layer:
    """Weights of many inputs to a few outputs, packed."""

    def __init__(self, inputs: i64, outputs: i64, weights: vec[i64], bias: vec[i64]) -> None:
        """Pack the weights, which lie input by input; outputs are a multiple of 12."""
        self.inputs: i64 = inputs
        self.words: i64 = outputs // LANES
        self.bias: Final[vec[i64]] = bias
        self.packed: Final[vec[i64]] = vec[i64]([0] * int(inputs * outputs // LANES))
        for place in range(inputs * self.words):
            word: i64 = 0
            for lane in range(LANES):
                word |= (weights[place * LANES + lane] + RAISED) << (lane * LANE)
            self.packed[place] = word


@final
class Net:
    """Judges positions of one game with so many players, by what a seat observes of them."""

    def __init__(
        self,
        eyes: Eyes,
        lead: i64,
        first: Layer,
        second: Layer,
        value: vec[i64],
        value_bias: vec[i64],
        policy: vec[i64],
        policy_bias: vec[i64],
    ) -> None:
        """Take the weights; those of the answers lie answer by answer."""
        self.lead: i64 = lead  # what a margin's lead by `evaluate` adds to a seat's exponent
        self.eyes: Eyes = eyes
        self.first: Layer = first
        self.second: Layer = second
        self.value: Final[vec[i64]] = value
        self.value_bias: Final[vec[i64]] = value_bias
        self.policy: Final[vec[i64]] = policy  # empty: it has none
        self.policy_bias: Final[vec[i64]] = policy_bias
        self.middle: Final[vec[i64]] = vec[i64]([0] * int(first.words * LANES))
        self.deep: Final[vec[i64]] = vec[i64]([0] * int(second.words * LANES))
        self.shares: Final[vec[i64]] = vec[i64](
            [0] * int(eyes.players)
        )  # by seat: of FULL, chance to win
        self.priors: vec[i64] = vec[i64]([0] * 64)  # by place in the row of actions: of FULL
        self.exponents: list[float] = [0.0] * 64

    def has_policy(self) -> bool:
        """Whether it has learnt what is worth trying."""
        return len(self.policy_bias) > 0

    def judge(self, state: State, seat: i64) -> None:
        """Share one win out among the seats, as this seat sees it: into `shares`."""
        self.think(state, seat)
        players = self.eyes.players
        for place in range(players):
            self.exponents[place] = self.worth(place)
        self.share_out(players)
        for place in range(players):
            other = seat + place
            if other >= players:
                other -= players
            self.shares[other] = self.priors[place]

    def worth(self, place: i64) -> float:
        """A seat's exponent: what has been learnt, and its lead as it is, not in steps."""
        ahead = self.lead * self.eyes.leads[place] // FINE
        return self.answer(self.value, self.value_bias, place) + float(ahead) / float(UNIT * UNIT)

    def weigh(self, state: State, seat: i64, row: ActionBuffer) -> None:
        """How likely each action in the row is to be the best for this seat: into `priors`."""
        self.think(state, seat)
        while row.count > len(self.exponents):
            self.exponents = self.exponents + self.exponents
            self.priors = vec[i64]([0] * len(self.exponents))
        for index in range(row.count):
            self.exponents[index] = self.answer(self.policy, self.policy_bias, row.items[index])
        self.share_out(row.count)

    def think(self, state: State, seat: i64) -> None:
        """Both layers."""
        self.eyes.look(state, seat)
        self.add_features()
        self.deepen()

    def add_features(self) -> None:
        """The first layer: add up the weights of what is on, four words at a time."""
        words = self.first.words
        for word in range(0, words, TOGETHER):
            self.add_words(word, words)

    def add_words(self, word: i64, words: i64) -> None:
        """Add up four words of every feature that is on."""
        packed = self.first.packed
        active = self.eyes.active
        count = self.eyes.count
        a: i64 = 0
        b: i64 = 0
        c: i64 = 0
        d: i64 = 0
        for index in range(count):
            place = active[index] * words + word
            a += packed[place]
            b += packed[place + 1]
            c += packed[place + 2]
            d += packed[place + 3]
        raised = count * RAISED
        self.spread(a, word, raised)
        self.spread(b, word + 1, raised)
        self.spread(c, word + 2, raised)
        self.spread(d, word + 3, raised)

    def spread(self, total: i64, word: i64, raised: i64) -> None:
        """The activations of one word's lanes."""
        bias = self.first.bias
        middle = self.middle
        output = word * LANES
        for _lane in range(LANES):
            value = (total & LANE_MASK) - raised + bias[output]
            middle[output] = min(max(value, 0), BRIGHTEST)
            total >>= LANE
            output += 1

    def deepen(self) -> None:
        """The second layer: what is dark in the first costs nothing."""
        words = self.second.words
        packed = self.second.packed
        middle = self.middle
        deep = self.deep
        for word in range(words):
            total: i64 = 0
            raised: i64 = 0
            for index in range(self.second.inputs):
                light = middle[index]
                if light != 0:
                    total += light * packed[index * words + word]
                    raised += light
            self.spread_deep(deep, total, word * LANES, raised * RAISED)

    def spread_deep(self, deep: vec[i64], total: i64, output: i64, raised: i64) -> None:
        """The activations of one word's lanes."""
        bias = self.second.bias
        for _lane in range(LANES):
            value = ((total & LANE_MASK) - raised + bias[output]) >> UNIT_BITS
            deep[output] = min(max(value, 0), BRIGHTEST)
            total >>= LANE
            output += 1

    def answer(self, weights: vec[i64], bias: vec[i64], number: i64) -> float:
        """One number of an answer, as an exponent."""
        deep = self.deep
        width = len(deep)
        place = number * width
        total = bias[number]
        for index in range(width):
            total += deep[index] * weights[place + index]
        return float(total) / float(UNIT * UNIT)

    def share_out(self, count: i64) -> None:
        """Turn the first exponents into shares that together are at most FULL."""
        best = self.exponents[0]
        for index in range(1, count):
            best = max(best, self.exponents[index])
        total: i64 = 0
        for index in range(count):
            part = i64(float(FULL) * exp(max(self.exponents[index] - best, FARTHEST)))
            self.priors[index] = part
            total += part
        for index in range(count):
            self.priors[index] = self.priors[index] * FULL // total
