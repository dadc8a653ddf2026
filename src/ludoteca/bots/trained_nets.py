"""The nets that games have learnt, found by position."""

import logging
from functools import cache
from pathlib import Path

from ludoteca.bots.columns import Columns
from ludoteca.bots.net import Net
from ludoteca.bots.net_file import FILE, BadNet, NetHead, read
from ludoteca.kernel.game import Game, find, names
from ludoteca.kernel.state import State

log = logging.getLogger(__name__)


def net_for(state: State) -> Net | None:
    """The net for the table of this position, or None if nobody has trained one.

    A net knows only the settings it has learnt with.
    """
    found = nets_of(game_of(state)).get(int(state.players))
    if found is None or found[0] != list(state.settings):
        return None
    return found[1]


def game_of(state: State) -> str:
    """The name of a position's game: the folder its class is in."""
    return type(state).__module__.split(".")[-2]


@cache
def nets_of(name: str) -> dict[int, tuple[list[int], Net]]:
    """A game's nets by number of players, each with its settings; none where they do not fit."""
    if name not in names():  # a toy of the tests has learnt nothing
        return {}
    return load(find(name), find(name).folder / FILE)


def load(game: Game, path: Path) -> dict[int, tuple[list[int], Net]]:
    """The nets of a file; what does not fit the game as it is now is refused with a warning."""
    if not path.exists():
        return {}
    try:
        head, nets = read(path)
        check(game, head)
        return {
            each.about.players: (
                each.about.settings,
                each.net(columns_of(game, each.about.players)),
            )
            for each in nets
        }
    except BadNet as error:
        log.warning("%s: the net is refused and the bots judge without it: %s", game.name, error)
        return {}


def check(game: Game, head: NetHead) -> None:
    """BadNet if these nets were trained for something else."""
    layout = game.layout(game.meta.players[0]).version
    for about, theirs, ours in (
        ("the game", head.game, game.name),
        ("the rules of version", head.rules_version, game.meta.rules_version),
        ("the observations of version", head.layout_version, layout),
    ):
        if theirs != ours:
            raise BadNet(f"it was trained for {about} {theirs}, not {ours}")


def columns_of(game: Game, players: int) -> Columns:
    """The features of a game with so many players."""
    return Columns.of(game.layout(players), players)
