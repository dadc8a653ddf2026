"""A net against another bot: `python -m bench.nets GAME --net FILE`.

One bot that searches with the net sits among bots of another name; every deal is played from each
seat. With `--speed` also how many positions a second it judges, beside `evaluate` and playouts.
"""

import argparse
from pathlib import Path

from bench.clock import best_rate, machine
from ludoteca.bots.levels import LEGEND1, settings_of
from ludoteca.bots.net import Net
from ludoteca.bots.net_file import FILE, read
from ludoteca.bots.search import Search
from ludoteca.bots.style import Style
from ludoteca.bots.trained_nets import columns_of
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.bits import lowest_bit
from ludoteca.kernel.game import find, names
from ludoteca.kernel.random import Random
from ludoteca.kernel.state import State
from ludoteca.train.matches import HEADING, Contestant, Match

AMONG = 24  # decisions into a quick game, where the speed is measured


def a_moment(game: str, players: int) -> State:
    """A position in the middle of a quick game."""
    state, row, random = find(game).new(players, Random(3)), ActionBuffer(), Random(4)
    for _ in range(AMONG):
        seat = lowest_bit(state.waiting())
        state.legal(seat, row)
        state.apply(seat, state.suggest(seat, row, random))
    return state


def speed(game: str, players: int, net: Net, seconds: float) -> dict[str, float]:
    """Positions judged a second: by the net, by `evaluate`, and iterations of the first legend."""
    state = a_moment(game, players)
    seat = lowest_bit(state.waiting())

    def judged() -> int:
        for _ in range(200):
            net.judge(state, seat)
        return 200

    def evaluated() -> int:
        for _ in range(200):
            for each in range(players):
                state.evaluate(each)
        return 200

    def searched(search: Search) -> int:
        search.begin(players)
        search.grow(state, seat, 1)
        return int(search.done)

    own = {**settings_of(game)["all"], **settings_of(game)[LEGEND1], "iterations": 300}
    own.pop("seconds", None)
    first = Search(Style(**own))
    learnt = Search(Style(300, horizon=0, prior=1.0, net=True), net)
    return {
        "net": best_rate(judged, seconds),
        "evaluate": best_rate(evaluated, seconds),
        "iterations of legend1": best_rate(lambda: searched(first), seconds),
        "iterations with the net": best_rate(lambda: searched(learnt), seconds),
    }


def net_of(game: str, players: int, file: Path) -> Net:
    """The net for so many players."""
    weights = next(each for each in read(file)[1] if each.about.players == players)
    return weights.net(columns_of(find(game), players))


def main() -> None:
    parser = argparse.ArgumentParser("bench.nets", description="A net against another bot.")
    parser.add_argument("game", choices=names())
    parser.add_argument("--net", type=Path, help="a file of nets; the game's own if none is given")
    parser.add_argument("--against", default=LEGEND1, help="a bot, or a file of nets")
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--trees", type=int, default=2)
    parser.add_argument("--horizon", type=int, default=0)
    parser.add_argument("--explore", type=float, default=0.3)
    parser.add_argument("--prior", type=float, default=1.0)
    parser.add_argument("--trust", type=float, default=1.0)
    parser.add_argument("--noise", type=float, default=0.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--speed", type=float, metavar="SECONDS", help="for each measurement")
    given = parser.parse_args()
    players = given.players or find(given.game).meta.players[0]
    file = given.net or find(given.game).folder / FILE
    print(machine(), flush=True)
    if given.speed:
        for name, rate in speed(
            given.game, players, net_of(given.game, players, file), given.speed
        ).items():
            print(f"{name}: {rate:,.0f} /s")
    style = {name: getattr(given, name) for name in ("iterations", "trees", "horizon", "explore")}
    style |= {name: getattr(given, name) for name in ("prior", "noise", "trust")}
    margin = float(settings_of(given.game)["all"]["margin"])
    about = " ".join(f"{name[0]}{value:g}" for name, value in style.items())
    ours = Contestant(f"{file.parent.name}/{file.stem} {about}", str(file), margin=margin, **style)
    theirs = Contestant(given.against)
    if Path(given.against).exists():
        theirs = Contestant(given.against, given.against, margin=margin, **style)
    print(HEADING)
    match = Match(given.game, players, ours, theirs, given.seed)
    match.play(given.games, given.jobs, lambda result: print(result.line(), flush=True))


if __name__ == "__main__":
    main()
