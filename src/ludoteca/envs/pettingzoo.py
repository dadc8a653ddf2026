"""One game as an environment of PettingZoo, agent by agent (AEC).

    from ludoteca.envs.pettingzoo import env

    game = env("conspiracy", players=3)
    game.reset(seed=7)
    for agent in game.agent_iter():
        observation, reward, termination, truncation, info = game.last()
        over = termination or truncation
        game.step(None if over else game.action_space(agent).sample(info["action_mask"]))

Where several seats owe a decision at once they are asked one after another, the lowest first, and
none sees what another has chosen. An illegal action ends the game with -1 for who did it.

What PettingZoo's usual wrappers watch over (order, bounds, illegal actions) the environment does
itself: each wrapper asks the next one for every attribute, which took more time than the games.
"""

from collections.abc import Mapping
from operator import index
from typing import TYPE_CHECKING, Any

from ludoteca.envs.needs import need
from ludoteca.envs.rewards import reward
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.bits import lowest_bit
from ludoteca.kernel.game import find
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.random import Random

pettingzoo = need("pettingzoo", "pettingzoo")
spaces = need("gymnasium.spaces", "pettingzoo")
seeding = need("gymnasium.utils.seeding", "pettingzoo")
np = need("numpy", "pettingzoo")
AECEnv: Any = pettingzoo.AECEnv
EnvLogger: Any = need("pettingzoo.utils.env_logger", "pettingzoo").EnvLogger

from ludoteca.envs.batch import write_mask  # noqa: E402 - after what is said to be missing
from ludoteca.envs.memory import shared  # noqa: E402 - it needs NumPy
from ludoteca.envs.picture import draw, write  # noqa: E402

if TYPE_CHECKING:
    from numpy.typing import NDArray

ILLEGAL_REWARD = -1
COLUMNS = 100  # of the drawn board


def env(
    game: str,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
) -> Any:
    """The environment, as PettingZoo's own games are made."""
    return GameEnv(game, players, options, render_mode)


class GameEnv(AECEnv):  # type: ignore[misc]
    """A game; observations, masks and rewards as docs/research.md describes them."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Prepare; `reset` deals."""
        super().__init__()
        self.game = find(game)
        self.players = self.game.meta.players[0] if players is None else players
        self.game.meta.check_players(self.players)
        self.options = dict(options or {})
        self.layout = self.game.layout(self.players)
        self.metadata: dict[str, Any] = {
            "name": f"ludoteca_{game}_v{self.layout.version}",
            "render_modes": ["human", "ansi", "rgb_array"],
            "is_parallelizable": False,
        }
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode must be one of {self.metadata['render_modes']}")
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._row = ActionBuffer(self.game.vocabulary.size)
        row, self._written = shared("int16", self.layout.size)
        self._sheet = Observation(row)
        self._marks, flags = shared("uint8", self.game.vocabulary.size)
        self._flags = flags.view(np.int8)
        self._nothing: NDArray[Any] = np.zeros(self.game.vocabulary.size, np.int8)
        self._nothing.flags.writeable = False  # it is given to everybody who has to wait
        self._generator: Any = None
        self._height = 0  # of the tallest picture so far
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(self.game.vocabulary.size) for agent in self.possible_agents
        }

    def _space(self) -> Any:
        fields = self.layout.fields
        low = np.array([f.lowest for f in fields for _ in range(f.size)], np.int16)
        high = np.array([f.highest for f in fields for _ in range(f.size)], np.int16)
        mask = spaces.Box(0, 1, (self.game.vocabulary.size,), np.int8)
        return spaces.Dict(
            {"observation": spaces.Box(low, high, dtype=np.int16), "action_mask": mask}
        )

    def observation_space(self, agent: str) -> Any:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of an agent's actions: the game's whole vocabulary."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal; the same seed deals the same game, and without one the next follows from it."""
        if seed is not None or self._generator is None:
            self._generator, _ = seeding.np_random(seed)
        chance = Random(int(self._generator.integers(2**62)))
        self.state = self.game.new(self.players, chance, self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = self._idle()
        self._pass_on()

    def _pass_on(self) -> None:
        """Whose decision is next, and what it may do."""
        waiting = self.state.waiting()
        if waiting:
            seat = lowest_bit(waiting)
            self.state.legal(seat, self._row)
            write_mask(self._row, self._marks)
            self.agent_selection = self.possible_agents[seat]
            self.infos[self.agent_selection] = {"action_mask": self._flags.copy()}

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, as numbers, and what it may do."""
        self._sheet.clear(0, self.layout.size)
        self.state.observe(self._seats[agent], self._sheet)
        info = self.infos.get(agent)
        mask = self._nothing if info is None else info["action_mask"]
        return {"observation": self._written.copy(), "action_mask": mask.copy()}

    def step(self, action: int | None) -> None:
        """Do an action of the selected agent; AssertionError for what is none of the vocabulary."""
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        if self._is_legal(agent, action):
            self.state.apply(self._seats[agent], int(action or 0))
            self.infos[agent] = {"action_mask": self._nothing}
            if self.state.over():
                ranking = self.state.ranking()
                self._end({name: reward(ranking, self._seats[name]) for name in self.agents})
            self._pass_on()
        else:
            EnvLogger.warn_on_illegal_move()
            self._end(dict.fromkeys(self.agents, 0.0) | {agent: float(ILLEGAL_REWARD)})
            self.truncations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def _is_legal(self, agent: str, action: Any) -> bool:
        """Whether an agent may do this; what is no action at all is PettingZoo's AssertionError."""
        try:
            number = index(action)
        except TypeError:
            number = -1
        if not 0 <= number < len(self._nothing):
            raise AssertionError("action is not in action space")
        return bool(self.infos[agent]["action_mask"][number])

    def _end(self, rewards: dict[str, float]) -> None:
        """The game is over, and this is what it is worth."""
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = self._idle()
        self._accumulate_rewards()

    def _idle(self) -> dict[str, dict[str, Any]]:
        """Nobody may do anything."""
        return {agent: {"action_mask": self._nothing} for agent in self.agents}

    def render(self) -> "str | NDArray[Any] | None":
        """The board as everybody may see it, drawn with letters: as text, as pixels, or printed.

        No picture is smaller than one before it, so that most of a film has one size.
        """
        if self.render_mode is None:
            return None
        speaker = self.game.speaker("en", tuple(self.possible_agents))
        board = self.game.terminal(self.state.view(None), speaker)
        if self.render_mode == "rgb_array":
            picture = draw(board, COLUMNS, self._height)
            self._height = len(picture)
            return picture
        if self.render_mode == "ansi":
            return write(board, COLUMNS)
        print(write(board, COLUMNS))
        return None

    def close(self) -> None:
        """Nothing is held open."""
