"""Checks of tables: records replay exactly, and what is taken back is as if it had not been."""

from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.game import Game
from ludoteca.kernel.random import Random
from ludoteca.kernel.record import decode
from ludoteca.kernel.table import Table, replay
from tests.conformance.walk import Broken, pick


def same(one: Table, other: Table) -> bool:
    """Whether two tables have come to the same position in the same way."""
    return one.state.dump() == other.state.dump() and one.events == other.events


def check_record(table: Table, chance: Random) -> None:
    """The game so far comes back from its record, and so does any part of it."""
    record = table.record()
    if decode(record.encode()) != record:
        raise Broken("a record that is written and read differs")
    if not same(replay(record), table):
        raise Broken("a record replays to another position")
    part = chance.below(len(record.actions) + 1)
    partial = replay(record, part)
    if len(partial.steps) != part:
        raise Broken(f"{part} steps of a record replay as {len(partial.steps)}")
    for seat, action in record.actions[part:]:
        partial.play(seat, action)
    if not same(partial, table):
        raise Broken(f"a record replayed to step {part} goes on differently")


def check_undo(table: Table, seat: int) -> bool:
    """Taken back, a step leaves no trace, and done again it is the same; whether it may be."""
    last = table.steps[-1]
    learnt = table.state.shown - last.given
    certain = (last.chances, last.shown) == (table.state.random.chances, learnt)
    if (table.why_not_undo(seat) is None) != certain:
        raise Broken(f"undo of seat {seat}: {table.why_not_undo(seat)}, yet certain is {certain}")
    if not certain:
        return False
    record, after, events = table.record(), table.state.dump(), table.events
    table.undo(seat)
    if not same(table, replay(record, len(record.actions) - 1)):
        raise Broken("taking a step back leaves something behind")
    table.play(*record.actions[-1])
    if (table.state.dump(), table.events) != (after, events):
        raise Broken("a step taken back and done again is not the same")
    return True


def choose(game: Game, table: Table, chance: Random) -> tuple[int, int]:
    """A random decision at a table."""
    return pick(table.state, ActionBuffer(game.vocabulary.size), chance)
