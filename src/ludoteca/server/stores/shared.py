"""Files that guests share by a link: a deck of one's own. One SQL for both stores.

Whoever has the link may read a file; only its guest may take it back. It goes with its guest.
"""

from dataclasses import dataclass

from ludoteca.server.stores.contract import Forgotten, Statement, Store
from ludoteca.server.stores.devices import LOCK

MOST = 20  # files of a guest; the oldest makes room for a new one

ADD = """
INSERT INTO shared (id, guest, game, setting, title, made, body)
SELECT CAST($1 AS text), id, CAST($3 AS text), CAST($4 AS text), CAST($5 AS text),
    CAST($6 AS bigint), CAST($7 AS text)
FROM guests WHERE id = $2
"""
TRIM = f"""
DELETE FROM shared WHERE guest = $1 AND id NOT IN
    (SELECT id FROM shared WHERE guest = $1 ORDER BY made DESC, id LIMIT {MOST})
"""
FIND = "SELECT id, game, setting, title, made, body FROM shared WHERE id = $1"
MINE = (
    "SELECT id, game, setting, title, made, '' FROM shared WHERE guest = $1 ORDER BY made DESC, id"
)
SAME = "SELECT id FROM shared WHERE guest = $1 AND game = $2 AND setting = $3 AND body = $4"


@dataclass(frozen=True)
class Shared:
    """A file that somebody shares."""

    id: str
    game: str
    setting: str
    title: str
    made: int  # milliseconds since 1970
    body: str = ""  # empty in lists


async def share(store: Store, guest: str, file: Shared) -> str:
    """Share a file; the id of its link, the same if the same guest shares the same again.

    Forgotten if there is no such guest any more.
    """
    if same := await find_same(store, guest, file):
        return same
    values = (file.id, guest, file.game, file.setting, file.title, file.made, file.body)
    await store.change((LOCK, (guest,)), (ADD, values), (TRIM, (guest,)))
    if not await store.ask("SELECT 1 FROM shared WHERE id = $1", file.id):
        raise Forgotten(guest)
    return file.id


async def find_same(store: Store, guest: str, file: Shared) -> str:
    """The id by which this guest shares the same already; "" if there is none."""
    rows = await store.ask(SAME, guest, file.game, file.setting, file.body)
    return str(rows[0][0]) if rows else ""


async def find_shared(store: Store, identifier: str) -> Shared | None:
    """The file of a link, if there is one."""
    rows = await store.ask(FIND, identifier)
    return Shared(*list(rows[0])) if rows else None


async def shared_by(store: Store, guest: str) -> list[Shared]:
    """What a guest shares, the latest first, without the texts."""
    return [Shared(*list(row)) for row in await store.ask(MINE, guest)]


async def withdraw(store: Store, guest: str, identifier: str) -> bool:
    """Take a file back; False if this guest shares none of this id."""
    mine = "FROM shared WHERE guest = $1 AND id = $2"
    if not await store.ask(f"SELECT 1 {mine}", guest, identifier):
        return False
    gone: Statement = (f"DELETE {mine}", (guest, identifier))
    await store.change(gone)
    return True
