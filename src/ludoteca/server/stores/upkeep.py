"""What is done to a store beside playing: keeping, counting, deleting. One SQL for both stores."""

from ludoteca.server.stores.contract import Store

KEEP = """
INSERT INTO kept (tab, at, shown) VALUES ($1, $2, $3)
ON CONFLICT (tab) DO UPDATE SET at = excluded.at, shown = excluded.shown
"""
UNKEPT = """
SELECT id FROM tables LEFT JOIN kept ON tab = id
WHERE phase <> 'gathering' AND (at IS NULL OR at < updated) ORDER BY updated
"""


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
