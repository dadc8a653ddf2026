"""Lessons: a scripted match that somebody plays through, making one seat's moves.

A game has a lesson by having `lesson.toml`: a position in notation, a seed, and steps. A step says
something (`say`, the message `lesson-<say>` of the game), has the learner play (`play`), or has
another seat play (`by` and `play`). Another's move of which nothing is said is not stopped at.
Everything shown comes out of the same rules as at a table.
"""

import tomllib
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from ludoteca.kernel.game import find, names
from ludoteca.kernel.spoken import Event, Reason
from ludoteca.kernel.table import Table, at
from ludoteca.kernel.text import Text, TextData
from ludoteca.server.denials import NotFound
from ludoteca.server.messages import LineData, StateData
from ludoteca.server.showing import show_state

FILE = "lesson.toml"


class ScriptStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the script."""

    say: str = ""
    play: str = ""  # in the game's notation, e.g. `discard 44`
    by: int | None = None  # somebody else's move


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it is written down."""

    position: str
    seed: str
    seat: int  # the learner's
    names: list[str]  # by seat; the learner's own name takes the place of the first
    steps: list[ScriptStep]


class LessonStep(msgspec.Struct, frozen=True):
    """The table before a step of the lesson, and what it asks for."""

    state: StateData
    log: list[LineData]  # what has happened since the step before
    words: TextData | None
    expects: int | None  # the action the learner is to do; nothing: just go on


class Lesson(msgspec.Struct, frozen=True):
    """A whole lesson; its last step is the end."""

    game: str
    seat: int
    names: list[str]
    steps: list[LessonStep]


def has_lesson(game: str) -> bool:
    """Whether a game can be learnt by playing."""
    return (find(game).folder / FILE).is_file()


@cache
def read_script(game: str) -> Script:
    """The script of a game's lesson; NotFound if it has none."""
    if game not in names() or not has_lesson(game):
        raise NotFound("not_found", "problem-not-found")
    text = (find(game).folder / FILE).read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Script)


def table_at(game: str, script: Script, steps: int) -> Table:
    """The table after so many steps of the script."""
    return _play(_set_up(game, script), script, script.steps[:steps])


def _set_up(game: str, script: Script) -> Table:
    return at(game, script.position, script.seed, script.names)


def _play(table: Table, script: Script, steps: Sequence[ScriptStep]) -> Table:
    for step in steps:
        if step.play:
            table.play(script.seat if step.by is None else step.by, step.play)
    return table


@cache
def make_lesson(game: str) -> Lesson:
    """Every step of a lesson as the learner sees it."""
    script = read_script(game)
    table = _set_up(game, script)
    shown = []
    for step in script.steps:
        if is_stop(step):
            shown.append(_show(table, script, step))
            table.events.clear()
        _play(table, script, [step])
    return Lesson(game, script.seat, script.names, shown)


def is_stop(step: ScriptStep) -> bool:
    """Whether the learner is shown the table before this step."""
    return step.by is None or step.say != ""


def _show(table: Table, script: Script, step: ScriptStep) -> LessonStep:
    is_mine = step.play != "" and step.by is None
    return LessonStep(
        state=show_state(table, script.seat, len(table.steps)),
        log=[_line(number, event) for number, event in enumerate(table.seen(script.seat))],
        words=Text(f"lesson-{step.say}").data() if step.say else None,
        expects=table.game.vocabulary.read(step.play) if is_mine else None,
    )


def _line(number: int, event: Event) -> LineData:
    arguments: dict[str, Any] = dict(event.arguments)
    return LineData(number, event.step, event.kind, arguments, event.text.data())


def lesson_cards(game: str, language: str) -> list[dict[str, object]]:
    """The cards a lesson is played with, with their words."""
    table = _set_up(game, read_script(game))
    return table.game.cards(table.state, table.game.speaker(language))


def why_not(game: str, step: int, action: int) -> Reason | None:
    """Why the learner may not do this at a step of the lesson; None if it would be legal."""
    script = read_script(game)
    stops = [index for index, each in enumerate(script.steps) if is_stop(each)]
    table = table_at(game, script, stops[min(step, len(stops) - 1)])
    return table.why_not(script.seat, action)
