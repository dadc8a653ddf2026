"""Where somebody left words or a name behind without having a seat there, so that these can be
shown and deleted too. One SQL for both stores: a mark for each guest and table."""

from ludoteca.server.stores.contract import Statement, Store
from ludoteca.server.stores.devices import LOCK
from ludoteca.server.stores.upkeep import forget_marks, table_ids

NOTE = """
INSERT INTO marks (name, value) SELECT CAST($1 AS text), '' FROM guests WHERE id = $2
ON CONFLICT (name) DO NOTHING
"""


def _name(guest: str, table: str) -> str:
    return f"trace {guest} {table}"


async def note_trace(store: Store, guest: str, table: str) -> None:
    """Remember that something of a guest is at a table; nothing of somebody who is no more."""
    await store.change((LOCK, (guest,)), (NOTE, (_name(guest, table), guest)))


async def traces_of(store: Store, guest: str) -> list[str]:
    """The tables at which something of a guest is, beside those where they have a seat."""
    rows = await store.ask("SELECT name FROM marks WHERE name LIKE $1", _name(guest, "%"))
    return [str(row[0]).rpartition(" ")[2] for row in rows]


async def forget_lost_traces(store: Store) -> None:
    """Delete the traces at tables that are no more."""
    traces = await store.ask("SELECT name FROM marks WHERE name LIKE $1", _name("%", "%"))
    tables = set(await table_ids(store))
    lost = [row[0] for row in traces if row[0].rpartition(" ")[2] not in tables]
    await forget_marks(store, lost)


def trace_deletion(guest: str) -> Statement:
    """Nothing of a guest is anywhere any more."""
    return "DELETE FROM marks WHERE name LIKE $1", (_name(guest, "%"),)
