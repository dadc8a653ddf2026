"""Tickets for newcomers: shown by who asks for one first, as a browser with our pages does.

Of an address only so many guests are made anew. Who sends requests without end and keeps no cookie
uses that up, and nobody else of the address could come in. A ticket is asked for apart and has a
share of its own. Nothing is stored for it, and it is no name: many may use one for a while.
"""

import hmac
import secrets

from ludoteca.server.stores.contract import Store
from ludoteca.server.stores.upkeep import read_mark, write_mark

KEY = "ticket key"  # the mark that holds what ours are known by, in every process
LASTS = 10 * 60 * 1000  # milliseconds
LONGEST = 100  # characters


class Tickets:
    """Those of this server."""

    def __init__(self) -> None:
        """None is good until `open`."""
        self._key = secrets.token_hex(32)

    async def open(self, store: Store) -> None:
        """Read the key; the first start makes it."""
        await store.change(write_mark(KEY, self._key, first=True))
        self._key = await read_mark(store, KEY)

    def make(self, where: str, now: int) -> str:
        """One for an address, for the next minutes."""
        until = now + LASTS
        return f"{until}.{self._signed(until, where)}"

    def is_good(self, ticket: str, where: str, now: int) -> bool:
        """Whether it is ours, of this address, and not too old."""
        until, _, signature = ticket[:LONGEST].partition(".")
        if not (until.isascii() and until.isdecimal()) or int(until) < now:
            return False
        return hmac.compare_digest(signature.encode(), self._signed(int(until), where).encode())

    def _signed(self, until: int, where: str) -> str:
        return hmac.new(self._key.encode(), f"{until} {where}".encode(), "sha256").hexdigest()[:40]
