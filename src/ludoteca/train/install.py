"""Putting a net where the bots find it."""

from pathlib import Path

from ludoteca.bots.net_file import BadNet, Weights, read, write
from ludoteca.bots.trained_nets import check
from ludoteca.kernel.game import Game


def install(game: Game, file: Path, target: Path) -> None:
    """Add the nets of a file to a game's own, in the place of those for as many players.

    BadNet if they do not fit the game; what was there and no longer fits is left out.
    """
    head, nets = read(file)
    check(game, head)
    kept = {each.about.players: each for each in _fitting(game, target)}
    kept |= {each.about.players: each for each in nets}
    write(target, head, [kept[players] for players in sorted(kept)])


def _fitting(game: Game, target: Path) -> list[Weights]:
    if not target.exists():
        return []
    try:
        head, nets = read(target)
        check(game, head)
    except BadNet:
        return []
    return nets
