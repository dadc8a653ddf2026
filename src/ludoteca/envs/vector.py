"""Many games at once over NumPy arrays, after Gymnasium's conventions for vector environments.

    from ludoteca.envs.vector import VectorGames

    games = VectorGames("conspiracy", 1024, players=2, rivals="random")
    observations, infos = games.reset(seed=1)
    while training:
        actions = policy(observations, infos["action_mask"])
        observations, rewards, terminations, truncations, infos = games.step(actions)

What `step` returns are always the same arrays, which the next step writes over: copy what is to be
kept. A game that ends is followed at once by another (`AutoresetMode.SAME_STEP`).
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ludoteca.envs.batch import ENDED, ILLEGAL, WAS_CUT, GameBatch, Rows
from ludoteca.envs.needs import need
from ludoteca.kernel.game import find

gymnasium = need("gymnasium", "vector")
np = need("numpy", "vector")
VectorEnv: Any = gymnasium.vector.VectorEnv

from ludoteca.envs.features import Features  # noqa: E402 - it needs NumPy
from ludoteca.envs.memory import shared  # noqa: E402

if TYPE_CHECKING:
    from numpy.typing import NDArray

RIVALS = ("nobody", "random", "quick")  # in the order of the batch's numbers

Stepped = tuple["NDArray[Any]", "NDArray[Any]", "NDArray[Any]", "NDArray[Any]", dict[str, Any]]


class VectorGames(VectorEnv):  # type: ignore[misc]
    """`num_envs` games of one kind, each waiting for one decision.

    With `rivals="nobody"` whoever steps the games decides for every seat: an observation is that
    of the seat that decides next (`infos["seat"]`), a reward that of the seat that has just acted.
    With `"random"` or `"quick"` rivals it decides for one seat, another one in every game, and the
    reward is that seat's. Rewards come at the end: 1 for the first place, -1 for the last, equal
    steps between; `infos["rewards"]` has every seat's. An illegal action ends the game with -1.
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        rivals: str = "nobody",
        max_decisions: int = 0,
    ) -> None:
        """Set up; `max_decisions` cuts games off (truncation), 0 never does."""
        if rivals not in RIVALS:
            raise ValueError(f"rivals must be one of {', '.join(RIVALS)}, not {rivals!r}")
        self.game = find(game)
        self.players = self.game.meta.players[0] if players is None else players
        self.game.meta.check_players(self.players)
        self.num_envs = num_envs
        self.layout = self.game.layout(self.players)
        self.features = Features(self.layout)
        self._set_spaces(self.game.vocabulary.size)
        self._lay_out(self.game.vocabulary.size, self.layout.size)
        settings = self.game.meta.read_settings(options or {})
        self._batch = GameBatch(
            self.game.new_position, self.players, settings, num_envs, self._rows
        )
        self._batch.rivals = RIVALS.index(rivals)
        self._batch.limit = max_decisions

    def _set_spaces(self, actions: int) -> None:
        spaces = gymnasium.spaces
        lows = [field.lowest for field in self.layout.fields for _ in range(field.size)]
        highs = [field.highest for field in self.layout.fields for _ in range(field.size)]
        low, high = np.array(lows, np.int16), np.array(highs, np.int16)
        batch = gymnasium.vector.utils.batch_space
        self.single_observation_space = spaces.Box(low, high, dtype=np.int16)
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = batch(self.single_observation_space, self.num_envs)
        self.action_space = batch(self.single_action_space, self.num_envs)
        self.metadata = {"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP}

    def _lay_out(self, actions: int, width: int) -> None:
        """The rows that the batch writes, and the arrays on top of them."""
        many = self.num_envs
        parts = {
            "observations": shared("int16", many, width),
            "finals": shared("int16", many, width),
            "masks": shared("uint8", many, actions),
            "legal": shared("int16", many, actions),
            "legal_counts": shared("int64", many),
            "actions": shared("int64", many),
            "seats": shared("int64", many),
            "rewards": shared("float64", many),
            "all_rewards": shared("float64", many, self.players),
            "outcomes": shared("int64", many),
            "decisions": shared("int64", many),
        }
        self._rows = Rows({name: row for name, (row, _) in parts.items()})
        arrays = {name: array for name, (_, array) in parts.items()}
        self.observations = arrays["observations"]
        self.actions = arrays["actions"]  # `step` takes these as they are, any others it copies
        self.rewards = arrays["rewards"]
        self._outcomes = arrays["outcomes"]
        self.terminations = np.zeros(many, np.bool_)
        self.truncations = np.zeros(many, np.bool_)
        self._over = np.zeros(many, np.bool_)
        self.infos: dict[str, Any] = {
            "action_mask": arrays["masks"].view(np.int8),
            "legal": arrays["legal"],  # the same as lists: `legal_count` actions in each row
            "legal_count": arrays["legal_counts"],
            "seat": arrays["seats"],
            "decisions": arrays["decisions"],
            "rewards": arrays["all_rewards"],
            "outcome": self._outcomes,
            "final_obs": arrays["finals"],
            "_final_obs": self._over,
        }

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple["NDArray[Any]", dict[str, Any]]:
        """New games everywhere, or where `options["reset_mask"]` says so."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        for index, own in enumerate(self._seeds(seed)):
            if own is not None:
                self._batch.seed(index, own)
        chosen = (options or {}).get("reset_mask", np.ones(self.num_envs, np.bool_))
        for index in np.flatnonzero(chosen):
            self._batch.reset(int(index))
        self._read_outcomes()
        return self.observations, self.infos

    def _seeds(self, seed: int | Sequence[int | None] | None) -> Sequence[int | None]:
        """A seed for each game; with none at all, new ones the first time and then no more."""
        if isinstance(seed, int):
            return [seed + index for index in range(self.num_envs)]
        if seed is not None:
            return seed
        if self._batch.has_begun():
            return [None] * self.num_envs
        return [int(own) for own in self.np_random.integers(0, 2**62, self.num_envs)]

    def step(self, actions: "NDArray[Any]") -> "Stepped":
        """One decision in every game."""
        if actions is not self.actions:
            np.copyto(self.actions, actions, casting="same_kind")
        self.observations.fill(0)
        self._batch.step()
        self._read_outcomes()
        return self.observations, self.rewards, self.terminations, self.truncations, self.infos

    def _read_outcomes(self) -> None:
        np.equal(self._outcomes, WAS_CUT, out=self.truncations)
        np.not_equal(self._outcomes, 0, out=self._over)
        np.not_equal(self._over, self.truncations, out=self.terminations)

    def sample(self) -> "NDArray[Any]":
        """Any legal action for every game, in the array that `step` takes without a copy."""
        self._batch.sample()
        return self.actions


__all__ = ["ENDED", "ILLEGAL", "WAS_CUT", "VectorGames"]
