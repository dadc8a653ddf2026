"""What every store promises; one suite in `tests/server/test_stores.py` holds all of them to it.

A table is a row of numbered entries that only grows, and a head: what is needed to list it and to
go on without replaying. All of it is UTF-8 to a store, it never looks into it.
"""

import time
from collections.abc import Awaitable, Callable, Collection
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from ludoteca.kernel.text import Text

Listener = Callable[[str], Awaitable[None]]  # called with a table's id, "" for any table
Statement = tuple[str, tuple[object, ...]]  # SQL that both stores know, and its values
Hearer = Callable[[str], Awaitable[None]]  # called with what a process has announced


DAY = 24 * 60 * 60  # seconds


class Taken(Exception):
    """Somebody else has written an entry of this number; nothing was written."""


class Forgotten(Exception):
    """Somebody whom the entries name was forgotten, or is being forgotten; nothing was written."""


class Unavailable(Exception):
    """The store did not answer; whether the entry was written is not known."""

    def __init__(self, why: str, words: str = "refusal-unavailable") -> None:
        """Say why, for the log, and name the message that players are told."""
        super().__init__(why)
        self.words = words


class Crossed(Unavailable):
    """Somebody else was writing the same rows; nothing was written, and it can be tried again."""


class Unusable(Unavailable):
    """There is no working with this database; the text says why, for whoever runs the server."""

    def __init__(self, identifier: str, **arguments: int | str) -> None:
        """Name the message and its arguments."""
        super().__init__(f"{identifier} {arguments}")
        self.text = Text(identifier, arguments)
        self.arguments = arguments


def today() -> int:
    """The beginning of this day, in milliseconds since 1970."""
    return int(time.time() // DAY * DAY * 1000)


@dataclass(frozen=True)
class Head:
    """The latest state of a table, written together with its entries."""

    phase: str  # "gathering", "playing", "over" or "ended"
    game: str
    public: bool
    updated: int  # milliseconds since 1970
    seen: int  # ... when something last happened that everybody may know of
    wake: int | None  # when a bot or a clock needs attention
    card: bytes  # for lists of tables
    position: bytes | None  # the game's position, with its random source
    guests: tuple[str, ...] = ()  # who holds a seat


class Noted(NamedTuple):
    """Something that somebody is to be told; the same of the same table is kept once."""

    guest: str
    what: str
    table: str
    due: int  # milliseconds since 1970


@dataclass(frozen=True)
class Saved:
    """A table as it was read back."""

    entries: list[bytes]
    position: bytes | None


@dataclass(frozen=True)
class Guest:
    """Somebody who plays; nothing is known of them but what they call themselves."""

    id: str
    name: str
    language: str


class Store(Protocol):
    """Where tables and guests are kept. Every call may raise Unavailable."""

    async def open(self) -> None:
        """Make the store ready, its tables up to date; Unusable says what is in the way."""

    async def close(self) -> None:
        """Finish what was promised, then let go."""

    async def append(
        self,
        table: str,
        number: int,
        entries: list[bytes],
        head: Head,
        calls: Collection[Noted] = (),
        newcomers: Collection[str] = (),
    ) -> None:
        """Add entries from `number` on, replace the head, and note whom to tell of it.

        All of it, durable on return, or Taken; or Forgotten, if one of the guests who were not at
        this table before (`newcomers`) is no more: what is forgotten is looked for once, so
        nothing may come to it afterwards. Nothing is noted for those whom no call can reach.
        """

    async def load(self, table: str) -> Saved | None:
        """A whole table, entries and position of one moment; None if there is none."""

    async def entries(self, table: str, since: int) -> list[bytes]:
        """The entries from number `since` on."""

    async def due(self, now: int, limit: int) -> list[str]:
        """Running tables whose time to wake has come."""

    async def public_cards(self, game: str | None, limit: int) -> list[bytes]:
        """Cards of public tables: gathering ones first, then running ones, latest first."""

    async def meetings(self, game: str, limit: int) -> list[bytes]:
        """Cards of tables of a game that gather for whoever comes, latest first."""

    async def cards_of(self, guest: str, limit: int) -> list[bytes]:
        """Cards of the tables at which a guest has a seat: unfinished first, latest first."""

    async def unfinished(self, guest: str) -> int:
        """At how many gathering or running tables a guest has a seat."""

    async def ask(self, query: str, *values: object) -> list[Any]:
        """The rows of a query that both stores know, with places for values written $1, $2, ..."""

    async def change(self, *statements: Statement) -> None:
        """Run statements that both stores know, all or none; durable on return. May be Crossed."""

    def one_at_a_time(self, name: str) -> AbstractAsyncContextManager[None]:
        """`async with`: of all that come with this name, in whichever process, one is inside."""

    async def check(self) -> None:
        """Return if something can be written, durably."""

    async def announce(self, text: str) -> None:
        """Tell every process that listens now, this one too; nothing of it is kept."""

    def listen(self, listener: Listener, hearer: Hearer | None = None) -> None:
        """Call these when another process has written to a table, and when one announces."""
