"""What is done to a store beside playing: keeping, counting, deleting. One SQL for both stores."""

import lzma
import secrets
from collections import Counter
from collections.abc import Iterable

import msgspec

from ludoteca.server.stores.bulk import disown, weigh_again
from ludoteca.server.stores.contract import Statement, Store

PRESET = 2  # of lzma
GAP = "gap "  # the beginning of the mark of a time in which nobody could play (`server/uptime.py`)
GAPS_KEPT = 400 * 24 * 60 * 60 * 1000  # milliseconds; no clock runs for so long
ASKED = "asked "  # the beginning of the mark of an address: when it was asked (`notices`)
ASKED_KEPT = 30 * 24 * 60 * 60 * 1000  # milliseconds
FORGETTING = "forgetting "  # the beginning of the mark of who is being forgotten
FEW = 4  # entries that are not worth packing, as chat after the end

KEEP = """
INSERT INTO kept (tab, at, shown) VALUES ($1, $2, $3)
ON CONFLICT (tab) DO UPDATE SET at = excluded.at, shown = excluded.shown
"""
UNKEPT = """
SELECT id FROM tables LEFT JOIN kept ON tab = id
WHERE phase <> 'gathering' AND (at IS NULL OR at < updated) ORDER BY updated
"""
PACK = """
INSERT INTO kept (tab, count, entries) VALUES ($1, $2, $3)
ON CONFLICT (tab) DO UPDATE SET count = excluded.count, entries = excluded.entries
"""
MARK = """
INSERT INTO marks (name, value) VALUES ($1, $2)
ON CONFLICT (name) DO UPDATE SET value = excluded.value
"""
FIRST_MARK = "INSERT INTO marks (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING"
IDLE_GUESTS = """
SELECT id FROM guests WHERE seen < $1 AND NOT EXISTS (SELECT 1 FROM seats WHERE guest = id)
"""
TABLE_ROWS = (
    *(("entries", "tab"), ("seats", "tab"), ("kept", "tab"), ("calls", "tab")),
    *(("bulk", "what"), ("tables", "id")),
)
GUEST_ROWS = (
    *(("seats", "guest"), ("tokens", "guest"), ("links", "guest"), ("pushes", "guest")),
    *(("shared", "guest"), ("mails", "guest"), ("holidays", "guest"), ("blocks", "guest")),
    *(("blocks", "whom"), ("calls", "guest")),
    ("guests", "id"),
)


async def keep_shown(store: Store, table: str, at: int, shown: bytes | None) -> None:
    """Keep what a game has shown up to a moment; None if that cannot be told any more."""
    await store.change((KEEP, (table, at, shown)))


async def find_shown(store: Store, table: str) -> tuple[int, bytes | None]:
    """What is kept of what a game has shown, and up to which moment; -1 if nothing was tried."""
    rows = await store.ask("SELECT at, shown FROM kept WHERE tab = $1", table)
    return (rows[0][0], rows[0][1]) if rows else (-1, None)


async def find_unkept(store: Store) -> list[str]:
    """Tables of which something is not kept yet, the oldest first; looks through all of them."""
    return [row[0] for row in await store.ask(UNKEPT)]


# Finished games, packed.


async def pack_entries(store: Store, table: str) -> bool:
    """Put the entries of a finished table into one packed row, about a twelfth of their size.

    Only for tables that nobody has written to for a day: a process that lags behind may not find a
    number free that was taken.
    """
    saved = await store.load(table)
    rows = await store.ask("SELECT count FROM kept WHERE tab = $1", table)
    if saved is None or len(saved.entries) - (rows[0][0] if rows else 0) < FEW:
        return False
    count = len(saved.entries)
    body = lzma.compress(b"\n".join(saved.entries), preset=PRESET)
    await store.change(
        (PACK, (table, count, body)),
        ("DELETE FROM entries WHERE tab = $1 AND number < $2", (table, count)),
        weigh_again(table, len(body)),
    )
    return True


def unpack_entries(packed: bytes | None) -> list[bytes]:
    """The entries that `pack_entries` has packed."""
    return lzma.decompress(packed).split(b"\n") if packed is not None else []


# Tables and guests.


def deletion(table: str) -> list[Statement]:
    """How everything about a table is deleted."""
    return [(f"DELETE FROM {name} WHERE {key} = $1", (table,)) for name, key in TABLE_ROWS]


def guest_deletion(guest: str) -> list[Statement]:
    """How everything about a guest is deleted but what is written in the entries of tables."""
    gone: list[Statement] = [
        (f"DELETE FROM {name} WHERE {key} = $1", (guest,)) for name, key in GUEST_ROWS
    ]
    return [disown(guest), *gone]


async def finished_before(store: Store, moment: int) -> list[str]:
    """Finished tables that nobody has written to since."""
    return await _ids(store, "phase IN ('over', 'ended') AND updated < $1", moment)


async def abandoned_before(store: Store, moment: int) -> list[str]:
    """Unfinished tables that nobody has written to since."""
    return await _ids(store, "phase IN ('gathering', 'playing') AND updated < $1", moment)


async def _ids(store: Store, condition: str, moment: int) -> list[str]:
    query = f"SELECT id FROM tables WHERE {condition} ORDER BY updated"
    return [row[0] for row in await store.ask(query, moment)]


async def idle_guests(store: Store, moment: int) -> list[str]:
    """Guests without a table who have not been seen since."""
    return [row[0] for row in await store.ask(IDLE_GUESTS, moment)]


async def table_ids(store: Store) -> list[str]:
    """All tables."""
    return [row[0] for row in await store.ask("SELECT id FROM tables ORDER BY updated")]


async def cards_at(store: Store, guest: str) -> list[bytes | str]:
    """The cards of all tables at which a guest has a seat."""
    query = "SELECT card FROM tables JOIN seats ON tab = id WHERE guest = $1 ORDER BY seen"
    return [row[0] for row in await store.ask(query, guest)]


async def days_seen(store: Store, guest: str) -> int:
    """The day on which a guest was last here."""
    rows = await store.ask("SELECT seen FROM guests WHERE id = $1", guest)
    return int(rows[0][0]) if rows else 0


async def find_guests(store: Store, who: str) -> list[str]:
    """The guests of this id, or else of this name."""
    query = "SELECT id FROM guests WHERE id = $1"
    found = await store.ask(query, who) or await store.ask(query.replace("id = ", "name = "), who)
    return [row[0] for row in found]


class _Brought(msgspec.Struct):
    """What of a card tells whether it was played here."""

    uploaded: bool = False


async def count_tables(store: Store) -> Counter[tuple[str, str]]:
    """How many tables by game and phase; of those brought as files the phase is `uploaded`."""
    query = "SELECT id, game, phase, card FROM tables WHERE id > $1 ORDER BY id LIMIT 1000"
    found: Counter[tuple[str, str]] = Counter()
    rows = await store.ask(query, "")
    while rows:
        for _, game, phase, card in rows:
            is_brought = msgspec.json.decode(card, type=_Brought).uploaded
            found[game, "uploaded" if is_brought else phase] += 1
        rows = await store.ask(query, rows[-1][0])
    return found


async def count_rows(store: Store, name: str) -> int:
    """How many rows a table of the database has."""
    return int((await store.ask(f"SELECT count(*) FROM {name}"))[0][0])


# What whoever runs the server tells it.


def order(*statements: Statement) -> list[Statement]:
    """These, and a mark by which running servers notice within seconds."""
    return [*statements, (MARK, ("orders", secrets.token_hex(8)))]


async def read_mark(store: Store, name: str) -> str:
    """A mark; "" if there is none."""
    rows = await store.ask("SELECT value FROM marks WHERE name = $1", name)
    return str(rows[0][0]) if rows else ""


async def read_marks(store: Store, beginning: str) -> dict[str, str]:
    """The marks whose names begin so."""
    query = "SELECT name, value FROM marks WHERE substr(name, 1, $2) = $1"
    return {row[0]: row[1] for row in await store.ask(query, beginning, len(beginning))}


def write_mark(name: str, value: str, *, first: bool = False) -> Statement:
    """How a mark is set; where it must be the `first` of its name, one that is there stays."""
    return (FIRST_MARK if first else MARK, (name, value))


async def forget_gaps(store: Store, now: int) -> None:
    """Delete the gaps in which no clock can have run that is still running."""
    gaps = await read_marks(store, GAP)
    await forget_marks(store, [name for name in gaps if int(gaps[name]) < now - GAPS_KEPT])


async def forget_asked(store: Store, now: int) -> None:
    """Delete what was noted of addresses that were asked long ago."""
    asked = await read_marks(store, ASKED)
    old = [name for name in asked if int(asked[name].split()[-1]) < now - ASKED_KEPT]
    await forget_marks(store, old)


async def forget_marks(store: Store, names: Iterable[str]) -> None:
    """Delete these marks."""
    await store.change(*(mark_deletion(name) for name in names))


def mark_deletion(name: str) -> Statement:
    """How a mark is deleted."""
    return "DELETE FROM marks WHERE name = $1", (name,)


async def read_bans(store: Store) -> set[tuple[str, str]]:
    """Kind ("address" or "name") and value of everything that is banned."""
    return {(row[0], row[1]) for row in await store.ask("SELECT kind, value FROM bans")}
