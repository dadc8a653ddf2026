"""A training from beginning to end; stopped and begun again, it goes on where it was."""

from pathlib import Path
from time import monotonic
from typing import Any

import msgspec

from ludoteca.bots.levels import LEGEND1
from ludoteca.bots.net_file import NetHead, write
from ludoteca.envs.needs import need
from ludoteca.train.gather import gather, load
from ludoteca.train.learn import ARRAYS, Model, Samples, TrainingSet, by_hand, learn
from ludoteca.train.matches import Contestant, Match, Result
from ludoteca.train.page import training_page
from ludoteca.train.training_plan import TrainingPlan

torch = need("torch", "train")
np = need("numpy", "train")

REMEMBERED = 3  # stages of samples that are learnt from together


class Progress(msgspec.Struct):
    """What has been done so far; kept in `progress.json`."""

    curves: list[dict[str, float]] = []  # losses, by stage and epoch
    matches: list[Result] = []
    champion: str = ""  # the file of the best net so far
    stages: int = 0  # that are finished
    is_measured: bool = False  # against the first legend
    by_hand: dict[str, float] = {}  # by stage: the loss of `evaluate` alone
    games: dict[str, int] = {}  # by stage
    samples: dict[str, int] = {}


class Training:
    """One game, one number of players, one folder."""

    def __init__(self, plan: TrainingPlan, folder: Path) -> None:
        """Read how far it has come."""
        self.plan = plan
        self.folder = folder
        self.file = folder / "progress.json"
        self.progress = Progress()
        if self.file.exists():
            self.progress = msgspec.json.decode(self.file.read_bytes(), type=Progress)
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.began = monotonic()

    def run(self) -> None:
        """Quick games, then rounds of search, then the first legend."""
        while self.progress.stages <= self.plan.rounds:
            self.stage(self.progress.stages)
            self.progress.stages += 1
            self.save()
        if not self.progress.is_measured:
            self.measure()
            self.progress.is_measured = True
            self.save()

    def stage(self, number: int) -> None:
        """Play, learn, and let the candidate play the champion."""
        has_net = number > self.plan.by_hand_rounds
        net = self.folder / self.progress.champion if has_net else None
        files = gather(self.plan, self.folder, number, net)
        self.tell(f"stage {number}: played")
        model = self.model(number)
        self.teach(model, number, self.samples(number, files))
        torch.save(model.state_dict(), self.folder / f"stage{number}.pt")
        candidate = f"net{number}.bin"
        self.write(model, number, candidate)
        if not number or self.wins(candidate):
            self.progress.champion = candidate
        self.tell(f"stage {number}: champion {self.progress.champion}")

    def model(self, number: int) -> Model:
        """A new net, or the one of the stage before."""
        torch.manual_seed(self.plan.seed + number)
        model = Model(self.plan.about())
        model.to(self.device)
        before = self.folder / f"stage{number - 1}.pt"
        if before.exists():
            model.load_state_dict(torch.load(before, map_location=self.device))
        return model

    def samples(self, number: int, files: list[Path]) -> Samples:
        """Those of this stage and of some before, and as many again of quick games."""
        newest = load(files)
        self.progress.games[str(number)] = int(newest["games"])
        self.progress.samples[str(number)] = len(newest["shares"])
        parts = [self.loaded(stage) for stage in range(max(1, number - REMEMBERED + 1), number)]
        parts.append(newest)
        if number:
            quick, wanted = self.loaded(0), sum(len(part["shares"]) for part in parts)
            step = max(1, len(quick["shares"]) // max(wanted, 1))
            parts.append({name: quick[name][::step][:wanted] for name in ARRAYS})
        return {name: np.concatenate([part[name] for part in parts]) for name in ARRAYS}

    def loaded(self, stage: int) -> Samples:
        """The samples of a stage."""
        return load(sorted(self.folder.glob(f"stage{stage}-*.npz")))

    def teach(self, model: Model, number: int, samples: Samples) -> None:
        """Learn, and note the losses."""
        lesson = TrainingSet(samples, self.device, self.plan.seed)
        self.progress.by_hand[str(number)] = by_hand(lesson)

        def tell(losses: dict[str, float]) -> None:
            self.progress.curves.append({"stage": number, **losses})
            self.tell(f"{losses} by hand {self.progress.by_hand[str(number)]:.4f}")

        if number:
            tell({"epoch": 0, **lesson.test(model, self.plan.batch)})
        plan = self.plan
        epochs, rate = (plan.round_epochs, plan.round_rate) if number else (plan.epochs, plan.rate)
        learn(model, lesson, epochs, plan.batch, rate, plan.seed + number, tell)

    def write(self, model: Model, number: int, name: str) -> None:
        """The net as a file of its own."""
        told: dict[str, Any] = {
            "plan": msgspec.to_builtins(self.plan),
            "stage": number,
            "games": self.progress.games,
            "losses": self.progress.curves[-1],
        }
        weights = model.weights(told, policy=number > 0)
        write(self.folder / name, head_of(self.plan), [weights])

    def wins(self, candidate: str) -> bool:
        """Whether a candidate wins its match against the champion."""
        ours = self.contestant(candidate, self.plan.match_iterations)
        theirs = self.contestant(self.progress.champion, self.plan.match_iterations)
        result = self.play(ours, theirs, self.plan.match_games)
        return result.won * self.plan.players > result.games

    def measure(self) -> None:
        """The champion against the first legend."""
        for horizon in self.plan.final_horizons:
            iterations = self.plan.final_iterations
            ours = self.contestant(self.progress.champion, iterations, 2, horizon)
            self.play(ours, Contestant(LEGEND1), self.plan.final_games)

    def contestant(self, net: str, iterations: int, trees: int = 1, horizon: int = 0) -> Contestant:
        """A bot that searches with a net."""
        return Contestant(
            name=f"{net.removesuffix('.bin')} x {trees} x {iterations} h{horizon}",
            net=str(self.folder / net),
            iterations=iterations,
            trees=trees,
            horizon=horizon,
            explore=self.plan.explore,
            prior=self.plan.prior,
            margin=self.plan.margin,
        )

    def play(self, ours: Contestant, theirs: Contestant, games: int) -> Result:
        """A match, noted."""
        plan = self.plan
        seed = 7_000_000 + 1000 * len(self.progress.matches) + plan.seed
        match = Match(plan.game, plan.players, ours, theirs, seed)
        result = match.play(games, plan.processes)
        self.progress.matches.append(result)
        self.save()
        self.tell(result.line())
        return result

    def save(self) -> None:
        """Write down how far it has come."""
        part = self.file.with_suffix(".part")
        part.write_bytes(msgspec.json.format(msgspec.json.encode(self.progress)))
        part.rename(self.file)
        page = training_page(self.plan, self.progress.curves, self.progress.matches)
        (self.folder / "training.html").write_text(page, encoding="utf-8")

    def tell(self, what: str) -> None:
        """Say something to whoever watches."""
        name = f"{self.plan.game} {self.plan.players}"
        print(f"[{monotonic() - self.began:6.1f} s] {name}: {what}", flush=True)


def head_of(plan: TrainingPlan) -> NetHead:
    """What a file of this plan's nets is for."""
    game = plan.rules
    version = game.layout(plan.players).version
    return NetHead(game.name, game.meta.rules_version, version, [])
