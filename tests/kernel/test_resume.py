"""Going on from a saved position."""

import random

import msgspec
import pytest

from ludoteca.games.vossa_excelencia.deck_file import example
from ludoteca.kernel.spoken import Refused
from ludoteca.kernel.table import Table, new


def play(table: Table, steps: int, seed: int) -> None:
    source = random.Random(seed)
    for _ in range(steps):
        if not table.over:
            seat = table.waiting[0]
            table.play(seat, source.choice(table.actions(seat)))


def saved(table: Table) -> dict[str, object]:
    """The position as a store gives it back."""
    return msgspec.json.decode(msgspec.json.encode(table.save()), type=dict[str, object])


def test_a_resumed_table_goes_on_exactly() -> None:
    table = new("conspiracy", 3, 7)
    play(table, 25, 1)
    twin = Table.resume(table.record(), saved(table), table.steps)
    assert twin.events == []
    play(table, 200, 2)
    play(twin, 200, 2)
    assert twin.over
    assert twin.state.dump() == table.state.dump()
    assert twin.record() == table.record()
    assert twin.events == [event for event in table.events if event.step > 25]


def test_a_deck_of_ones_own_is_kept_once_and_not_in_every_position() -> None:
    deck = example("en")
    table = new("vossa_excelencia", 2, 7, {"deck": deck})
    play(table, 20, 1)
    assert "deck" not in saved(table)
    twin = Table.resume(table.record(), saved(table), table.steps)
    play(table, 200, 2)
    play(twin, 200, 2)
    assert twin.state.dump() == table.state.dump()
    before = Table.resume(table.record(), table.state.dump(), table.steps)  # as it used to be kept
    assert before.state.dump() == table.state.dump()


def test_a_house_deck_is_resumed_as_one() -> None:
    table = new("vossa_excelencia", 2, 7, {"deck": "house"})
    twin = Table.resume(table.record(), saved(table), table.steps)
    assert twin.state.dump() == table.state.dump()


def test_a_resumed_table_can_go_back_behind_where_it_was_saved() -> None:
    table = new("conspiracy", 2, 7)
    play(table, 10, 1)
    twin = Table.resume(table.record(), saved(table), table.steps)
    seat = table.steps[-1].seat
    table.undo(seat, range(2))
    twin.undo(seat, range(2))
    assert twin.state.dump() == table.state.dump()


def test_a_table_of_older_rules_goes_on_and_not_back() -> None:
    table = new("conspiracy", 2, 7)
    play(table, 10, 1)
    older = msgspec.structs.replace(table.record(), rules=0)
    twin = Table.resume(older, saved(table), table.steps)
    seat = twin.steps[-1].seat
    with pytest.raises(Refused, match="begun under older rules"):
        twin.undo(seat, range(2))
    play(twin, 200, 2)
    assert twin.over
    assert twin.record().rules == 0
