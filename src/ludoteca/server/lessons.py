"""Lessons: scripted play that somebody goes through, making one seat's moves.

A game has a lesson by having a folder `lesson`: `lesson.toml`, and what is said in it in `pt.ftl`
and `en.ftl`. A lesson is a row of chapters. Each is a position in notation, a seed, and steps. A
step says something (`say`, the message `lesson-<say>`), of something on the board (`point`), and
has the learner play (`play`, several actions with commas between them), or has another seat play
(`by` and `play`). Another's move of which nothing is said is not stopped at. `tries` are other
things that the learner may well do then: those that the rules refuse, with the reason's name, and
those that they do not, with what is said to them. One in the middle of a deed of several actions
is written with those before it, and `*` at its end stands for all of its kind that no other try
names (`move_guest, pick teo, stand *`). Everything shown comes out of the same rules as
at a table.

What a step points at is written as attributes of the board's elements, `card=52` for
`data-card="52"`, one inside another with a space between them, several with commas. Where the game
has ended its count is shown as at a table: `part=ending`. What is too small there to be read, or
lies nowhere on it, stands beside the words: `picture`, a component of the game's `web/lesson`.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import islice
from typing import Any, NamedTuple

import msgspec

from ludoteca.kernel.game import find
from ludoteca.kernel.spoken import Event, Reason
from ludoteca.kernel.table import Table, at
from ludoteca.kernel.text import Seat, Text, TextData
from ludoteca.server.denials import NotFound
from ludoteca.server.messages import LineData, ShownState
from ludoteca.server.shelf import names
from ludoteca.server.showing import show_state

FOLDER = "lesson"
FILE = "lesson.toml"


class Try(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something else that the learner may try at a step."""

    play: str
    say: str = ""  # what it is answered with, if it is legal
    refused: str = ""  # the name of the rules' reason, if it is not


class ScriptStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the script."""

    say: str = ""
    point: str = ""  # e.g. `part=hand card=52, seat=2`
    picture: str = ""  # e.g. `Cards dona-carne`: web/lesson/Cards.svelte, and what of
    play: str = ""  # in the game's notation, e.g. `discard 44`
    by: int | None = None  # somebody else's move
    tries: list[Try] = []


class ScriptChapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a lesson that begins anew, with a position of its own."""

    name: str
    position: str
    seed: str
    names: list[str]  # by seat; the learner's own name takes the place of the first
    steps: list[ScriptStep]
    seat: int = 0  # the learner's
    leads_on: bool = False  # whoever stops here has not seen the end yet: the next chapter first


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it is written down."""

    players: int  # of the first real game, which follows
    chapters: list[ScriptChapter]
    options: dict[str, str] = {}  # of that game


class LessonAnswer(msgspec.Struct, frozen=True):
    """What is said to something else that is tried."""

    action: int
    words: TextData


class LessonStep(msgspec.Struct, frozen=True):
    """The table before a step of the lesson, and what it asks for."""

    state: ShownState
    log: list[LineData]  # what has happened since the step before
    words: TextData | None
    point: list[str]  # what it speaks of: selectors of things on the board
    picture: list[str]  # the name of what is shown with the words, and what of; none: empty
    expects: int | None  # the action the learner is to do; nothing: just go on
    within: bool  # a part of the deed that the step before began
    answers: list[LessonAnswer]


class LessonSwap(msgspec.Struct, frozen=True):
    """A deed of two actions that may as well be begun with the second: two cards to discard."""

    at: int  # the step that it begins at
    action: int  # the second one
    step: LessonStep  # what is shown then, and asks for the first


class LessonChapter(msgspec.Struct, frozen=True):
    """A chapter step by step; its last step is the end."""

    name: str
    seat: int
    names: list[str]
    steps: list[LessonStep]
    swaps: list[LessonSwap]
    leads_on: bool  # the next chapter is offered before the real game


class Lesson(msgspec.Struct, frozen=True):
    """What a lesson consists of, and the real game that it ends with."""

    game: str
    chapters: list[str]
    players: int
    options: dict[str, str]


class Stop(NamedTuple):
    """A moment at which the learner is shown the table."""

    step: ScriptStep
    table: Table  # as it is then
    play: str  # what the learner is to do
    number: int  # which action of the deed it is, from 0
    seat: int  # the learner's

    @property
    def within(self) -> bool:
        """Whether it is a part of the deed that an earlier stop began."""
        return self.number > 0


def has_lesson(game: str) -> bool:
    """Whether a game can be learnt by playing."""
    return (find(game).folder / FOLDER / FILE).is_file()


@cache
def read_script(game: str) -> Script:
    """The script of a game's lesson; NotFound if it has none."""
    if game not in names() or not has_lesson(game):
        raise NotFound("not_found", "problem-not-found")
    text = (find(game).folder / FOLDER / FILE).read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Script)


def show_lesson(game: str) -> Lesson:
    """The chapters of a game's lesson."""
    script = read_script(game)
    named = [chapter.name for chapter in script.chapters]
    return Lesson(game, named, script.players, script.options)


def read_chapter(game: str, chapter: str) -> ScriptChapter:
    """A chapter of a lesson by its name, the first one by ""; NotFound if there is none."""
    chapters = read_script(game).chapters
    found = [each for each in chapters if chapter in ("", each.name)]
    if not found:
        raise NotFound("not_found", "problem-not-found")
    return found[0]


def play_through(game: str, chapter: ScriptChapter) -> Iterator[Stop]:
    """Every moment at which the learner is shown the table, which goes on after each."""
    table = at(game, chapter.position, chapter.seed, chapter.names)
    for step in chapter.steps:
        seat = chapter.seat if step.by is None else step.by
        for number, play in enumerate(_plays(step)):
            if step.by is None or (step.say and not number):
                asked = "" if step.by is not None else play
                yield Stop(step, table, asked, number, chapter.seat)
            if play:
                table.play(seat, play)


def _plays(step: ScriptStep) -> list[str]:
    return _split(step.play)


def _split(play: str) -> list[str]:
    return [each.strip() for each in play.split(",")]


@cache
def make_chapter(game: str, name: str) -> LessonChapter:
    """Every step of a chapter as the learner sees it."""
    chapter = read_chapter(game, name)
    shown = []
    swaps = []
    for number, stop in enumerate(play_through(game, chapter)):
        shown.append(_show(stop, chapter.seat))
        stop.table.events.clear()
        if swap := _swap(game, chapter, number, stop):
            swaps.append(swap)
    return LessonChapter(chapter.name, chapter.seat, chapter.names, shown, swaps, chapter.leads_on)


def _swap(game: str, chapter: ScriptChapter, number: int, stop: Stop) -> LessonSwap | None:
    """The deed of a stop the other way round, if it is one of two actions and comes to the same."""
    plays = _plays(stop.step)
    if stop.within or len(plays) != 2:
        return None
    first, second = plays
    tables = [_table_at(game, chapter, number) for _ in range(2)]
    straight, other = tables
    if other.why_not(chapter.seat, second):
        return None
    other.events.clear()
    other.play(chapter.seat, second)
    shown = _show(Stop(stop.step, other, first, 1, chapter.seat), chapter.seat)
    if other.why_not(chapter.seat, first):
        return None
    for table, play in ((other, first), (straight, first), (straight, second)):
        table.play(chapter.seat, play)
    if straight.notation != other.notation:
        return None
    return LessonSwap(number, stop.table.game.vocabulary.read(second), shown)


def _table_at(game: str, chapter: ScriptChapter, number: int) -> Table:
    return next(islice(play_through(game, chapter), number, None)).table


def _show(stop: Stop, seat: int) -> LessonStep:
    table, step = stop.table, stop.step
    return LessonStep(
        state=show_state(table, seat, len(table.steps)),
        log=[_line(number, event) for number, event in enumerate(table.seen(seat))],
        words=_words(step.say, seat) if step.say else None,
        point=[selector(thing) for thing in step.point.split(",") if thing],
        picture=step.picture.split(),
        expects=table.game.vocabulary.read(stop.play) if stop.play else None,
        within=stop.within,
        answers=_answers(stop, seat),
    )


def tries_at(stop: Stop) -> list[tuple[str, Try]]:
    """What may be tried at a moment, action by action: of those with `*` what it stands for."""
    deed = _plays(stop.step)[: stop.number]
    rows = [(_split(each.play), each) for each in stop.step.tries]
    here = [(play, each) for (*before, play), each in rows if before == deed]
    named = {play for play, _ in here} | {stop.play}
    every = [option.notation for option in stop.table.options(stop.seat)]
    found = []
    for play, each in here:
        if play.endswith("*"):
            like = [one for one in every if one.startswith(play[:-1]) and one not in named]
            found += [(one, each) for one in like]
        else:
            found.append((play, each))
    return found


def _answers(stop: Stop, seat: int) -> list[LessonAnswer]:
    read = stop.table.game.vocabulary.read
    tried = [(play, each.say) for play, each in tries_at(stop) if each.say]
    return [LessonAnswer(read(play), _words(say, seat)) for play, say in tried]


def _words(name: str, seat: int) -> TextData:
    """With the name of whoever learns, as `$you`."""
    return Text(f"lesson-{name}", {"you": Seat(seat)}).data()


def selector(thing: str) -> str:
    """`part=hand card=52` as CSS says it."""
    pairs = (word.partition("=") for word in thing.split())
    return " ".join(f'[data-{name}="{value}"]' for name, _, value in pairs)


def _line(number: int, event: Event) -> LineData:
    arguments: dict[str, Any] = dict(event.arguments)
    return LineData(number, event.step, event.kind, arguments, event.text.data())


def lesson_cards(game: str, chapter: str, language: str) -> Sequence[Mapping[str, object]]:
    """The cards a chapter is played with, with their words."""
    script = read_chapter(game, chapter)
    table = at(game, script.position, script.seed, script.names)
    return table.game.cards(table.state, table.game.speaker(language))


def why_not(game: str, chapter: str, step: int, action: int) -> Reason | None:
    """Why the learner may not do this at a step of a chapter; None if it would be legal."""
    script = read_chapter(game, chapter)
    for number, stop in enumerate(play_through(game, script)):
        if number == step:
            return stop.table.why_not(script.seat, action)
    raise NotFound("not_found", "problem-not-found")
