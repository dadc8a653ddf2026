"""Checks of the numbered words of a game: constants and tables say the same."""

from collections.abc import Mapping
from types import ModuleType

from ludoteca.kernel.game import Game
from ludoteca.kernel.random import Random
from ludoteca.kernel.reasons import KERNEL_REASONS, NOT_NOW
from tests.conformance.walk import Broken

FIRST_REASON = 10  # below are the kernel's
EVENT_FIELDS = 4  # what a position can tell of one event


def check_actions_readable(game: Game) -> None:
    """Every action is the same as a number, as kind and arguments, and as notation."""
    vocabulary = game.vocabulary
    for action in range(vocabulary.size):
        notation = vocabulary.write(action)
        if vocabulary.read(notation) != action:
            raise Broken(f"action {action} is written {notation!r}, which reads otherwise")
        kind = vocabulary.kind(action)
        if kind.number(kind.arguments(action)) != action:
            raise Broken(f"action {action} does not come back from its arguments")
    names = [kind.name for kind in vocabulary.kinds]
    if len(set(names)) != len(names):
        raise Broken(f"two kinds of actions share a name: {names}")


def check_tables(game: Game) -> None:
    """Events count from 0, reasons from 10, without gaps; names are used once."""
    for what, table, first in (
        ("events", game.event_table, 0),
        ("reasons", game.reason_table, FIRST_REASON),
    ):
        if sorted(table) != list(range(first, first + len(table))):
            raise Broken(f"the numbers of the {what} have gaps: {sorted(table)}")
        words = [line.split() for line in table.values()]
        names = [word[0] for word in words]
        if len(set(names)) != len(names):
            raise Broken(f"two {what} share a name: {names}")
    for event in game.events.values():
        if len(event.fields) > EVENT_FIELDS:
            raise Broken(f"event {event.name} has more fields than can be told: {event.fields}")
    for reason in game.reasons.values():
        if len(reason.fields) != 1:
            raise Broken(f"reason {reason.name} must name one rule: {reason.fields}")
    shared = {line.split()[0] for line in KERNEL_REASONS.values()}
    own = {line.split()[0] for line in game.reason_table.values()}
    if shared & own:
        raise Broken(f"reasons of the kernel under other numbers: {shared & own}")


def check_questions(game: Game) -> None:
    """Every kind of action answers some question; and every game can say what is asked instead."""
    questions = game.new(game.meta.players[0], Random(0)).questions()
    if len(set(questions.names)) != len(questions.names):
        raise Broken(f"two questions share a name: {questions.names}")
    asked = {kind for kinds in questions.kinds for kind in kinds}
    unasked = [kind.name for kind in game.vocabulary.kinds if kind.name not in asked]
    if unasked:
        raise Broken(f"never asked for: {unasked}")
    if not game.reason_table.get(NOT_NOW, "").startswith("not_now "):
        raise Broken(f"reason {NOT_NOW} is not not_now")


def check_constants(module: ModuleType, *tables: Mapping[int, str]) -> None:
    """Each table has exactly one constant for each of its numbers, and in the same order.

    A module has the constants of its first table first, then those of the second, and so on.
    """
    constants = [
        (name, value)
        for name, value in vars(module).items()
        if name.isupper() and isinstance(value, int)
    ]
    numbers = [number for table in tables for number in table]
    if [value for _, value in constants] != numbers:
        raise Broken(f"constants {dict(constants)} are not the numbers of the tables {numbers}")
