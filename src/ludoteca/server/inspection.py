"""Whether every table of a store opens, and its game replays to where it stands."""

from dataclasses import dataclass, field

import msgspec

from ludoteca.kernel.game import find
from ludoteca.kernel.problems import Problem
from ludoteca.kernel.table import Table, replay
from ludoteca.server.archive import is_same, unpack
from ludoteca.server.ledger import Ledger, read_ledger
from ludoteca.server.stores.contract import Saved, Store
from ludoteca.server.stores.upkeep import find_shown, table_ids
from ludoteca.server.table_cards import TableCardRow


@dataclass
class Inspection:
    """How many were looked at, and what is wrong with which."""

    tables: int = 0
    replayed: int = 0
    faults: list[tuple[str, str]] = field(default_factory=list)  # table, what


async def inspect_tables(store: Store) -> Inspection:
    """Look at every table, one after another."""
    found = Inspection()
    for table in await table_ids(store):
        found.tables += 1
        saved = await store.load(table)
        _, shown = await find_shown(store, table)
        card = (await store.ask("SELECT card, phase FROM tables WHERE id = $1", table))[0]
        try:
            assert saved is not None
            found.replayed += _inspect(saved, card[0], card[1], shown)
        except Exception as error:
            found.faults.append((table, f"{type(error).__name__}: {error}"[:200]))
    return found


def _inspect(saved: Saved, card: bytes | str, phase: str, shown: bytes | None) -> bool:
    """Whether a table could be replayed too; an exception says what is wrong with it."""
    ledger = read_ledger(saved.entries)
    row = msgspec.json.decode(card, type=TableCardRow)
    if not row.phase == phase == ledger.phase:
        raise ValueError(f"phase {ledger.phase}, not {phase}")
    if shown is not None:
        unpack(shown)
    if saved.position is None:
        return False
    position = msgspec.json.decode(saved.position, type=dict[str, object])
    return _agrees(ledger, position)


def _agrees(ledger: Ledger, position: dict[str, object]) -> bool:
    record = ledger.record()
    if ledger.rules != find(record.game).meta.rules_version:
        return False  # of older rules: it is opened when somebody comes, and told what is possible
    Table.resume(record, position, ledger.steps)
    if record.rules != ledger.rules:
        return False
    try:
        again = replay(record).save()
    except Problem as problem:
        raise ValueError(f"does not replay: {problem}") from problem
    if not is_same(again, position):
        raise ValueError("replays to another position")
    return True
