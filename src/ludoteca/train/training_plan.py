"""The settings of a training, which are stored with what comes of it."""

from pathlib import Path
from typing import Any

import msgspec

from ludoteca.bots.levels import LEGEND1, settings_of
from ludoteca.bots.net_file import About
from ludoteca.bots.trained_nets import columns_of
from ludoteca.kernel.game import Game, find

MOST_ON = 320  # features in a sample


class TrainingPlan(msgspec.Struct, kw_only=True, frozen=True):
    """What is played and learnt, and how. The same plan and seed play the same games.

    How many of them are played in the given seconds depends on the machine.
    """

    game: str
    players: int
    seed: int = 1
    processes: int = 1
    quick_seconds: float = 30.0  # of games between quick players, before anything else
    quick_every: int = 8  # decisions for a sample of these
    errors: int = 10  # once in so many decisions a quick player errs
    rounds: int = 2  # of games between bots that search, each followed by learning
    search_seconds: float = 60.0  # of games in each round
    iterations: int = 200  # of their search
    search_every: int = 4  # decisions for a sample of somebody who does not decide
    curious: int = 3  # once in so many decisions such a bot does not do what it thinks best
    room: int = 250_000  # samples of one process, in quick games or in a round
    epochs: int = 3  # through the samples of quick games
    round_epochs: int = 1  # through those of a round: few games are soon known by heart
    round_rate: float = 0.0003
    batch: int = 4096
    rate: float = 0.002
    middle: int = 48
    deep: int = 24
    explore: float = 0.3
    horizon: int = 0  # decisions of a playout before the net judges
    prior: float = 1.0
    by_hand_rounds: int = 1  # of the rounds so many are played with the hand-written judgement
    match_games: int = 60  # of a candidate against the champion
    match_iterations: int = 400
    final_games: int = 60  # of the champion against the first legend
    final_iterations: int = 4000
    final_horizons: tuple[int, ...] = (0,)

    @property
    def rules(self) -> Game:
        """The game that is played."""
        return find(self.game)

    @property
    def margin(self) -> float:
        """How far ahead is far, in this game."""
        return float(settings_of(self.game)["all"]["margin"])

    @property
    def by_hand(self) -> dict[str, Any]:
        """How `legend1` searches."""
        levels = settings_of(self.game)
        return {**levels["all"], **levels[LEGEND1]}

    @property
    def slots(self) -> int:
        """Features that a sample has room for."""
        return min(len(columns_of(self.rules, self.players).columns), MOST_ON)

    def about(self) -> About:
        """What a net of this plan is for."""
        columns = columns_of(self.rules, self.players)
        return About(
            players=self.players,
            fingerprint=columns.fingerprint,
            margin=self.margin,
            width=columns.width,
            middle=self.middle,
            deep=self.deep,
            actions=self.rules.vocabulary.size,
            settings=self.rules.meta.read_settings({}),
            training=msgspec.to_builtins(self),
        )


def keep(plan: TrainingPlan, folder: Path) -> TrainingPlan:
    """The plan that was begun in this folder, or this one, written down."""
    file = folder / "plan.json"
    if file.exists():
        return msgspec.json.decode(file.read_bytes(), type=TrainingPlan)
    folder.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(plan)))
    return plan
