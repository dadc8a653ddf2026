# compiled: mypyc
"""Many games of one kind, stepped together; what is seen of them lies in rows side by side."""

from collections.abc import Callable
from typing import Any, Final, final

from ludoteca.envs.rewards import reward
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.bits import lowest_bit
from ludoteca.kernel.native import i16, i64, u8, vec
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.random import MASK, Random
from ludoteca.kernel.state import State

NewPosition = Callable[[int, Random, list[int]], State]

EVERY_SEAT: Final[i64] = 0  # whoever steps the games decides for every seat
QUICK_RIVALS: Final[i64] = 2  # it decides for one seat; the others are quick sensible players

WENT_ON: Final[i64] = 0
ENDED: Final[i64] = 1
WAS_CUT: Final[i64] = 2  # it took too many decisions
ILLEGAL: Final[i64] = 3  # an illegal action ended it

TWO_TO_32: Final[i64] = 0x100000000
MOST_HIGH_BITS: Final[i64] = 0x3FFFFFFF


@final
class Rows:
    """Memory that is shared with NumPy; see vector.py for what is in it."""

    def __init__(self, memory: dict[str, Any]) -> None:
        """Take it over by name; a place after another, each of its own width."""
        self.observations: Final[vec[i16]] = memory["observations"]
        self.finals: Final[vec[i16]] = memory["finals"]
        self.masks: Final[vec[u8]] = memory["masks"]
        self.legal: Final[vec[i16]] = memory["legal"]
        self.legal_counts: Final[vec[i64]] = memory["legal_counts"]
        self.actions: Final[vec[i64]] = memory["actions"]
        self.seats: Final[vec[i64]] = memory["seats"]
        self.rewards: Final[vec[float]] = memory["rewards"]
        self.all_rewards: Final[vec[float]] = memory["all_rewards"]
        self.outcomes: Final[vec[i64]] = memory["outcomes"]
        self.decisions: Final[vec[i64]] = memory["decisions"]


@final
class GameBatch:
    """The games, and what is seen of them."""

    def __init__(
        self, new_position: NewPosition, players: i64, settings: list[int], size: i64, rows: Rows
    ) -> None:
        """So many games, with nobody's rivals and no limit; `reset` fills the rows."""
        self.new_position: NewPosition = new_position
        self.players: i64 = players
        self.settings: list[int] = settings
        self.size: i64 = size
        self.actions_end: i64 = len(rows.masks) // size
        self.width: i64 = len(rows.observations) // size
        self.rivals: i64 = EVERY_SEAT
        self.limit: i64 = 0  # of decisions; 0: none
        self.observations: Observation = Observation(rows.observations)
        self.finals: Observation = Observation(rows.finals)
        self.masks: Final[vec[u8]] = rows.masks
        self.legal: Final[vec[i16]] = rows.legal
        self.legal_counts: Final[vec[i64]] = rows.legal_counts
        self.actions: Final[vec[i64]] = rows.actions
        self.seats: Final[vec[i64]] = rows.seats  # who decides next in each game
        self.rewards: Final[vec[float]] = rows.rewards
        self.all_rewards: Final[vec[float]] = rows.all_rewards
        self.outcomes: Final[vec[i64]] = rows.outcomes
        self.decisions: Final[vec[i64]] = rows.decisions  # made so far in each game
        self.games: list[State] = []
        self.sources: list[Random] = []  # where the seeds of each place's games come from
        self.turns: Final[vec[i64]] = vec[i64]([0] * int(size))  # games begun at each place
        self.row: ActionBuffer = ActionBuffer()
        self.random: Random = Random(0)  # of `sample` alone
        for _index in range(size):
            self.sources.append(Random(0))
            self.games.append(new_position(int(players), Random(0), settings))

    def seed(self, index: i64, seed: i64) -> None:
        """Let the games of a place follow from a number."""
        self.sources[index] = Random(seed)
        self.turns[index] = 0

    def has_begun(self) -> bool:
        """Whether any game has been begun."""
        return self.turns[0] > 0

    def reset(self, index: i64) -> None:
        """Begin a new game at a place."""
        self.observations.clear(index * self.width, self.width)
        self.begin(index)
        self.rewards[index] = 0.0
        self.outcomes[index] = WENT_ON

    def begin(self, index: i64) -> None:
        """A new game, played on to the first decision that is asked for."""
        while True:
            source = self.sources[index]
            seed = (source.word() & MOST_HIGH_BITS) * TWO_TO_32 + (source.word() & MASK)
            state = self.new_position(int(self.players), Random(seed), self.settings)
            self.games[index] = state
            self.turns[index] += 1
            self.decisions[index] = 0
            waiting = self.play_rivals(state, index)
            if waiting != 0:
                self.look(state, lowest_bit(waiting), index)
                return

    def own_seat(self, index: i64) -> i64:
        """The seat that is decided for where there are rivals: another one in every game."""
        return (index + self.turns[index]) % self.players

    def play_rivals(self, state: State, index: i64) -> i64:
        """Decide for the rivals; who is waited for then."""
        waiting = state.waiting()
        if self.rivals == EVERY_SEAT:
            return waiting
        own = self.own_seat(index)
        row = self.row
        source = self.sources[index]
        while waiting != 0 and lowest_bit(waiting) != own:
            seat = lowest_bit(waiting)
            state.legal(seat, row)
            if self.rivals == QUICK_RIVALS:
                state.apply(seat, state.suggest(seat, row, source))
            else:
                state.apply(seat, row.items[source.below(row.count)])
            waiting = state.waiting()
        return waiting

    def look(self, state: State, seat: i64, index: i64) -> None:
        """Write what the seat that decides next sees and may do, where there are zeros."""
        masks = self.masks
        legal = self.legal
        first = index * self.actions_end
        for place in range(first, first + self.legal_counts[index]):
            masks[first + i64(legal[place])] = 0
        row = self.row
        state.legal(seat, row)
        items = row.items
        for number in range(row.count):
            action = items[number]
            legal[first + number] = i16(action)
            masks[first + action] = 1
        self.legal_counts[index] = row.count
        self.seats[index] = seat
        seen = self.observations
        seen.at = index * self.width
        state.observe(seat, seen)

    def step(self) -> None:
        """Do the action of each place; a game that ends is followed by another at once.

        The observations are zeros before: NumPy clears them much faster.
        """
        for index in range(self.size):
            self.step_one(index)

    def step_one(self, index: i64) -> None:
        """Do one action."""
        action = i64(self.actions[index])
        seat = i64(self.seats[index])
        self.rewards[index] = 0.0
        self.outcomes[index] = WENT_ON
        state = self.games[index]
        if not self.is_legal(index, action):
            self.punish(state, seat, index)
        else:
            state.apply(seat, action)
            self.decisions[index] += 1
            waiting = self.play_rivals(state, index)
            if waiting == 0:
                self.finish(state, seat, index, ENDED)
            elif self.limit > 0 and self.decisions[index] >= self.limit:
                self.finish(state, seat, index, WAS_CUT)
            else:
                self.look(state, lowest_bit(waiting), index)

    def is_legal(self, index: i64, action: i64) -> bool:
        """Whether the seat that decides next at a place may do this; any number may be asked."""
        if action < 0 or action >= self.actions_end:
            return False
        return self.masks[index * self.actions_end + action] == 1

    def finish(self, state: State, seat: i64, index: i64, outcome: i64) -> None:
        """Note what the end is worth, and begin again."""
        first = index * self.players
        ranking = state.ranking()
        for other in range(self.players):
            worth = 0.0
            if outcome == ENDED:
                worth = reward(ranking, other)
            self.all_rewards[first + other] = worth
        self.close(state, seat, index, outcome)

    def punish(self, state: State, seat: i64, index: i64) -> None:
        """An illegal action loses the game for who did it; to the others it is worth nothing."""
        first = index * self.players
        for other in range(self.players):
            self.all_rewards[first + other] = -1.0 if other == seat else 0.0
        self.close(state, seat, index, ILLEGAL)

    def close(self, state: State, seat: i64, index: i64, outcome: i64) -> None:
        """Keep the last thing seen, and begin again."""
        self.rewards[index] = self.all_rewards[index * self.players + seat]
        self.finals.clear(index * self.width, self.width)
        state.observe(seat, self.finals)
        self.begin(index)
        self.outcomes[index] = outcome

    def sample(self) -> None:
        """Choose any legal action for each place, each equally likely."""
        random = self.random
        for index in range(self.size):
            drawn = random.below(i64(self.legal_counts[index]))
            self.actions[index] = i64(self.legal[index * self.actions_end + drawn])


def write_mask(row: ActionBuffer, marks: vec[u8]) -> None:
    """Write 1 for each action of a row, and 0 for all others."""
    for place in range(i64(len(marks))):
        marks[place] = 0
    for place in range(row.count):
        marks[row.items[place]] = 1
