"""`python -m ludoteca.train GAME`: self-play and learning as one command that ends by itself."""

import argparse
import os
from pathlib import Path

import msgspec

from ludoteca.bots.net_file import FILE
from ludoteca.kernel.game import find, names
from ludoteca.train.install import install
from ludoteca.train.training_plan import TrainingPlan, keep

OUT = Path("build/train")


def main() -> None:
    """Train, or go on with a training that was stopped."""
    given = vars(parser().parse_args())
    try:
        # Only here: the processes that play import this module too, and have no use for PyTorch.
        from ludoteca.train.run import Training
    except ImportError as error:
        parser().exit(2, f"ludoteca.train: {error}\n")
    out, is_installed = given.pop("out"), given.pop("install")
    game = find(given["game"])
    given["players"] = given["players"] or game.meta.players[0]
    folder = out / f"{game.name}-{given['players']}"
    plan = keep(msgspec.convert(given, TrainingPlan), folder)
    training = Training(plan, folder)
    training.run()
    print(f"{folder / 'training.html'} shows how it went.")
    if is_installed:
        install(game, folder / training.progress.champion, game.folder / FILE)


def parser() -> argparse.ArgumentParser:
    """Every setting of a plan is an option."""
    parser = argparse.ArgumentParser("ludoteca.train", description="Bots that learn from play.")
    parser.add_argument("game", choices=names())
    parser.add_argument("--out", type=Path, default=OUT, help="a folder for each training in it")
    parser.add_argument("--install", action="store_true", help="let the game's bots use the net")
    usual = {"game": "", "players": 0, "processes": os.cpu_count() or 1}
    for field in msgspec.structs.fields(TrainingPlan):
        if field.name == "game":
            continue
        default = usual.get(field.name, field.default)
        option = f"--{field.name.replace('_', '-')}"
        if field.name == "final_horizons":
            parser.add_argument(option, type=int, nargs="+", default=default)
        else:
            parser.add_argument(option, type=type(default), default=default)
    return parser


if __name__ == "__main__":
    main()
