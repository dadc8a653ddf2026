"""Answers to `?`: what an option is, and why something is none."""

from collections.abc import Sequence

from rich.text import Text as Line

from ludoteca.cli.screen import Screen
from ludoteca.cli.voice import CommandProblem
from ludoteca.kernel.problems import Problem
from ludoteca.kernel.spoken import Option, Reason
from ludoteca.kernel.table import Table

OUT_OF_TURN = "turn"  # the rule of reasons that only say that something else is asked now


def option_numbered(line: str, options: Sequence[Option]) -> Option | None:
    """The option of a number; None if it is no number, a CommandProblem if it is no option's."""
    if not (line.isascii() and line.isdecimal()):
        return None
    number = int(line[:9])
    if 1 <= number <= len(options):
        return options[number - 1]
    raise CommandProblem("problem-number", count=len(options))


def explain(screen: Screen, table: Table, seat: int, asked: str, options: Sequence[Option]) -> None:
    """Say why something may not be done; without anything asked, all there is to say."""
    try:
        if not asked:
            explain_all(screen, table, seat)
        elif asked == "u":
            explain_undo(screen, table, seat)
        else:
            explain_one(screen, table, seat, asked, options)
    except Problem as problem:
        screen.say(problem.text)


def explain_undo(screen: Screen, table: Table, seat: int) -> None:
    """Why the last step may not be taken back."""
    reason = table.why_not_undo(seat)
    screen.say(reason.text if reason else "play-undo-fine")


def explain_one(
    screen: Screen, table: Table, seat: int, asked: str, options: Sequence[Option]
) -> None:
    """Why one action may not be done; if it may, what it does."""
    option = option_numbered(asked, options)
    reason = None if option else table.why_not(seat, asked)
    if reason is not None:
        screen.say(reason.text)
        return
    found = option or next(each for each in options if each.notation == asked)
    number = options.index(found) + 1
    said = screen.voice.say(found.text)
    screen.say("play-fine", option=said, number=number, notation=found.notation)
    detail = table.game.detail(table.state, found.action)
    if detail:
        screen.say(detail)


def explain_all(screen: Screen, table: Table, seat: int) -> None:
    """One example of everything that is refused now, and how many there are like it."""
    refused: dict[str, list[tuple[int, Reason]]] = {}
    for action in range(table.game.vocabulary.size):
        reason = table.why_not(seat, action)
        if reason is not None and reason.rule != OUT_OF_TURN:
            refused.setdefault(reason.name, []).append((action, reason))
    if not refused:
        screen.say("play-nothing-refused")
    for alike in refused.values():
        action, reason = alike[0]
        option = table.describe(action)
        line = Line.assemble((screen.voice.say(option.text), "bold"), ": ")
        line.append(screen.voice.say(reason.text))
        if len(alike) > 1:
            line.append(" " + screen.voice.say("play-more-alike", count=len(alike) - 1), "dim")
        screen.show(line)
