"""The toy as a game: `toy_game(Toy)`, or with a class of it that is broken somewhere."""

import json
from pathlib import Path
from typing import Any

from rich.text import Text as Line

from ludoteca.kernel.game import Argument, Game
from ludoteca.kernel.meta import Meta, Setting
from ludoteca.kernel.random import Random, load_random
from ludoteca.kernel.state import State
from ludoteca.kernel.text import Speaker, Text
from ludoteca.kernel.vocabulary import Vocabulary
from tests.conformance.toy.position import Toy, ToyView
from tests.conformance.toy.vocabulary import ACTIONS, EVENTS, REASONS

FOLDER = Path(__file__).parent
META = Meta(
    name="toy",
    players=range(2, 4),
    minutes=1,
    rules_version=1,
    credits="-",
    licence="MIT",
    year=2026,
    settings=(Setting("colour", ("red", "blue"), "red"), Setting("size", ("s", "m", "l"), "m")),
)


def words(field: str, value: int) -> Argument:
    return value + 1 if field == "card" else value


def prompt(state: State, seat: int) -> Text:
    return Text("prompt-turn")


def explain(state: State, seat: int, action: int, code: int) -> dict[str, Argument]:
    assert isinstance(state, Toy)
    return {"held": len(state.hands[seat])}


def draw_board(view: ToyView, speaker: Speaker) -> Line:
    return Line(f"{speaker.say(Text('title'))} {view['pile']}")


def write_position(state: State) -> str:
    return json.dumps({**state.dump(), "random": [0] * 5, "shown": 0})


def check(toy: Toy, data: dict[str, Any]) -> None:
    """What was read must be what such a position would write."""
    limits = [len(setting.values) for setting in META.settings]
    settings = all(0 <= n < m for n, m in zip(toy.settings, limits, strict=True))
    if toy.players not in META.players or not settings or toy.dump() != data:
        raise ValueError("damaged")
    numbers = [toy.shown, toy.seat, toy.has_marked, *toy.marked]
    if not all(isinstance(number, int) for number in numbers):
        raise ValueError("not numbers")


def toy_game(kind: type[Toy], folder: Path = FOLDER, checked: bool = True) -> Game:
    """A game played with positions of this class; unchecked, it loads whatever it is given."""

    def new(players: int, random: Random, settings: list[int]) -> State:
        toy = kind(players, random, settings)
        for seat in range(players):
            hand = [toy.pile.pop(random.below(len(toy.pile))) for _ in range(3)]
            toy.hands[seat] = sorted(hand)
        return toy

    def load(data: dict[str, Any]) -> State:
        toy = kind(data["players"], load_random(data["random"]), data["settings"])
        toy.shown, toy.seat = data["shown"], data["seat"]
        toy.pile, toy.hands, toy.played = data["pile"], data["hands"], data["played"]
        toy.marked, toy.has_marked = data["marked"], data.get("has_marked", False)
        if checked:
            check(toy, data)
        return toy

    return Game(
        meta=META,
        folder=folder,
        new_position=new,
        load_position=load,
        vocabulary=Vocabulary.of(ACTIONS),
        event_table=EVENTS,
        reason_table=REASONS,
        words=words,
        prompt=prompt,
        explain=explain,
        read_position=lambda text: load(json.loads(text)),
        write_position=write_position,
        terminal=draw_board,
        view_type=ToyView,
    )
