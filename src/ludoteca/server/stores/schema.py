"""The tables of both stores, as one numbered list of changes: what is opened is brought up to date.

A released change is never edited, only followed by another; `tests/server/schemas` keeps a database
of every version. The first takes in databases that were made before there were versions.
"""

from dataclasses import dataclass
from typing import Literal

from ludoteca.server.stores.contract import Unusable

Dialect = Literal["sqlite", "postgres"]

VERSION = "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)"
READ_VERSION = "SELECT max(version) FROM schema_version"


@dataclass(frozen=True)
class Migration:
    """One change of the tables, in the words of each store."""

    number: int
    sqlite: tuple[str, ...]
    postgres: tuple[str, ...]

    def statements(self, dialect: Dialect) -> tuple[str, ...]:
        """What to run, one statement after another, the note of the version last."""
        own = self.sqlite if dialect == "sqlite" else self.postgres
        return (*own, f"INSERT INTO schema_version VALUES ({self.number})")


FIRST = Migration(
    1,
    sqlite=(
        """CREATE TABLE IF NOT EXISTS entries (
            tab TEXT NOT NULL, number INTEGER NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (tab, number)
        ) WITHOUT ROWID""",
        """CREATE TABLE IF NOT EXISTS tables (
            id TEXT PRIMARY KEY, phase TEXT NOT NULL, game TEXT NOT NULL, public INTEGER NOT NULL,
            updated INTEGER NOT NULL, wake INTEGER, card TEXT NOT NULL, position TEXT
        )""",
        "CREATE INDEX IF NOT EXISTS tables_wake ON tables (wake) WHERE wake IS NOT NULL",
        "CREATE INDEX IF NOT EXISTS tables_public ON tables (phase, updated) WHERE public",
        """CREATE TABLE IF NOT EXISTS seats (
            guest TEXT NOT NULL, tab TEXT NOT NULL, PRIMARY KEY (guest, tab)
        ) WITHOUT ROWID""",
        "CREATE INDEX IF NOT EXISTS seats_tab ON seats (tab)",
        """CREATE TABLE IF NOT EXISTS guests (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, language TEXT NOT NULL
        )""",
        "CREATE TABLE IF NOT EXISTS tokens (hash TEXT PRIMARY KEY, guest TEXT NOT NULL)",
        """CREATE TABLE IF NOT EXISTS links (
            hash TEXT PRIMARY KEY, guest TEXT NOT NULL, expires INTEGER NOT NULL
        )""",
    ),
    postgres=(
        """CREATE TABLE IF NOT EXISTS entries (
            tab text NOT NULL, number integer NOT NULL, body bytea NOT NULL,
            PRIMARY KEY (tab, number)
        )""",
        """CREATE TABLE IF NOT EXISTS tables (
            id text PRIMARY KEY, phase text NOT NULL, game text NOT NULL, public boolean NOT NULL,
            updated bigint NOT NULL, wake bigint, card bytea NOT NULL, position bytea
        ) WITH (fillfactor = 70)""",
        "CREATE INDEX IF NOT EXISTS tables_wake ON tables (wake) WHERE wake IS NOT NULL",
        "CREATE INDEX IF NOT EXISTS tables_public ON tables (phase) WHERE public",
        """CREATE TABLE IF NOT EXISTS seats (
            guest text NOT NULL, tab text NOT NULL, PRIMARY KEY (guest, tab)
        )""",
        "CREATE INDEX IF NOT EXISTS seats_tab ON seats (tab)",
        """CREATE TABLE IF NOT EXISTS guests (
            id text PRIMARY KEY, name text NOT NULL, language text NOT NULL
        )""",
        "CREATE TABLE IF NOT EXISTS tokens (hash text PRIMARY KEY, guest text NOT NULL)",
        """CREATE TABLE IF NOT EXISTS links (
            hash text PRIMARY KEY, guest text NOT NULL, expires bigint NOT NULL
        )""",
    ),
)

# `marks`: one value by name, as "closed" (the notice while closed), "orders" (counts what whoever
# runs the server has told it) and "health". `guests.seen`: milliseconds since 1970, by the day.
RUNNING = Migration(
    2,
    sqlite=(
        "CREATE TABLE marks (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
        """CREATE TABLE bans (
            kind TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (kind, value)
        ) WITHOUT ROWID""",
        "ALTER TABLE guests ADD COLUMN seen INTEGER NOT NULL DEFAULT 0",
        "CREATE INDEX tokens_guest ON tokens (guest)",
    ),
    postgres=(
        "CREATE TABLE marks (name text PRIMARY KEY, value text NOT NULL)",
        "CREATE TABLE bans (kind text NOT NULL, value text NOT NULL, PRIMARY KEY (kind, value))",
        "ALTER TABLE guests ADD COLUMN seen bigint NOT NULL DEFAULT 0",
        "CREATE INDEX tokens_guest ON tokens (guest)",
    ),
)

# `shown`: what each step of a game showed, packed (`server/archive.py`), as it was at `at`.
# `entries`: the first `count` entries of a finished game, packed (`stores/upkeep.py`).
KEPT = Migration(
    3,
    sqlite=(
        """CREATE TABLE kept (
            tab TEXT PRIMARY KEY, at INTEGER NOT NULL DEFAULT 0, shown BLOB,
            count INTEGER NOT NULL DEFAULT 0, entries BLOB
        )""",
    ),
    postgres=(
        """CREATE TABLE kept (
            tab text PRIMARY KEY, at bigint NOT NULL DEFAULT 0, shown bytea,
            count integer NOT NULL DEFAULT 0, entries bytea
        )""",
    ),
)

# Guests of before are as good as seen today: nobody is forgotten for having come too early.
SEEN = Migration(
    4,
    sqlite=("UPDATE guests SET seen = 1000 * CAST(strftime('%s') AS INTEGER) WHERE seen = 0",),
    postgres=("UPDATE guests SET seen = 1000 * extract(epoch FROM now())::bigint WHERE seen = 0",),
)

# A token is a device: its name, when it came and the day it was last here. That of before is the
# first one, as new as its guest's last visit; it gets its name when it comes again.
DEVICES = Migration(
    5,
    sqlite=(
        "ALTER TABLE tokens ADD COLUMN device TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tokens ADD COLUMN made INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tokens ADD COLUMN seen INTEGER NOT NULL DEFAULT 0",
        "UPDATE tokens SET seen = coalesce((SELECT guests.seen FROM guests WHERE id = guest), 0)",
        "CREATE INDEX links_guest ON links (guest)",
    ),
    postgres=(
        "ALTER TABLE tokens ADD COLUMN device text NOT NULL DEFAULT ''",
        "ALTER TABLE tokens ADD COLUMN made bigint NOT NULL DEFAULT 0",
        "ALTER TABLE tokens ADD COLUMN seen bigint NOT NULL DEFAULT 0",
        """UPDATE tokens
            SET seen = coalesce((SELECT guests.seen FROM guests WHERE id = guest), 0)""",
        "CREATE INDEX links_guest ON links (guest)",
    ),
)

# Where devices can be reached whose people want to be told (`stores/pushes.py`).
PUSHES = Migration(
    6,
    sqlite=(
        """CREATE TABLE pushes (
            endpoint TEXT PRIMARY KEY, guest TEXT NOT NULL, device TEXT NOT NULL,
            p256dh TEXT NOT NULL, auth TEXT NOT NULL, quiet TEXT NOT NULL
        )""",
        "CREATE INDEX pushes_guest ON pushes (guest)",
    ),
    postgres=(
        """CREATE TABLE pushes (
            endpoint text PRIMARY KEY, guest text NOT NULL, device text NOT NULL,
            p256dh text NOT NULL, auth text NOT NULL, quiet text NOT NULL
        )""",
        "CREATE INDEX pushes_guest ON pushes (guest)",
    ),
)

# Files that guests share by a link (`stores/shared.py`).
SHARED = Migration(
    7,
    sqlite=(
        """CREATE TABLE shared (
            id TEXT PRIMARY KEY, guest TEXT NOT NULL, game TEXT NOT NULL, setting TEXT NOT NULL,
            title TEXT NOT NULL, made INTEGER NOT NULL, body TEXT NOT NULL
        )""",
        "CREATE INDEX shared_guest ON shared (guest)",
    ),
    postgres=(
        """CREATE TABLE shared (
            id text PRIMARY KEY, guest text NOT NULL, game text NOT NULL, setting text NOT NULL,
            title text NOT NULL, made bigint NOT NULL, body text NOT NULL
        )""",
        "CREATE INDEX shared_guest ON shared (guest)",
    ),
)

# Games over days: to whom letters are written, who is on holiday, who does not want to meet whom
# (`stores/mails.py`, `holidays.py`, `blocks.py`).
DAYS = Migration(
    8,
    sqlite=(
        """CREATE TABLE mails (
            guest TEXT PRIMARY KEY, address TEXT NOT NULL, quiet TEXT NOT NULL,
            asked INTEGER NOT NULL, confirmed INTEGER NOT NULL
        )""",
        """CREATE TABLE holidays (
            guest TEXT NOT NULL, since INTEGER NOT NULL, until INTEGER NOT NULL,
            PRIMARY KEY (guest, since)
        ) WITHOUT ROWID""",
        """CREATE TABLE blocks (
            guest TEXT NOT NULL, whom TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (guest, whom)
        ) WITHOUT ROWID""",
        "CREATE INDEX blocks_whom ON blocks (whom)",
    ),
    postgres=(
        """CREATE TABLE mails (
            guest text PRIMARY KEY, address text NOT NULL, quiet text NOT NULL,
            asked bigint NOT NULL, confirmed integer NOT NULL
        )""",
        """CREATE TABLE holidays (
            guest text NOT NULL, since bigint NOT NULL, until bigint NOT NULL,
            PRIMARY KEY (guest, since)
        )""",
        """CREATE TABLE blocks (
            guest text NOT NULL, whom text NOT NULL, name text NOT NULL, PRIMARY KEY (guest, whom)
        )""",
        "CREATE INDEX blocks_whom ON blocks (whom)",
    ),
)

# What somebody is to be told later (`due`, 0: nothing) or was `told` and has not come for
# (`notices/call_log.py`); milliseconds since 1970. `holder`: the process that tells it now.
CALLS = Migration(
    9,
    sqlite=(
        """CREATE TABLE calls (
            guest TEXT NOT NULL, what TEXT NOT NULL, tab TEXT NOT NULL, due INTEGER NOT NULL,
            told INTEGER NOT NULL, holder TEXT NOT NULL, PRIMARY KEY (guest, what, tab)
        ) WITHOUT ROWID""",
        "CREATE INDEX calls_due ON calls (due) WHERE due > 0",
        "CREATE INDEX calls_tab ON calls (tab)",
    ),
    postgres=(
        """CREATE TABLE calls (
            guest text NOT NULL, what text NOT NULL, tab text NOT NULL, due bigint NOT NULL,
            told bigint NOT NULL, holder text NOT NULL, PRIMARY KEY (guest, what, tab)
        )""",
        "CREATE INDEX calls_due ON calls (due) WHERE due > 0",
        "CREATE INDEX calls_tab ON calls (tab)",
    ),
)

# `tables.seen`: when something last happened there that everybody may know of. Lists are in its
# order; that of `updated` would tell of what somebody did in secret.
ORDER = Migration(
    10,
    sqlite=(
        "ALTER TABLE tables ADD COLUMN seen INTEGER NOT NULL DEFAULT 0",
        "UPDATE tables SET seen = updated",
        "DROP INDEX tables_public",
        "CREATE INDEX tables_public ON tables (phase, seen) WHERE public",
    ),
    postgres=(
        "ALTER TABLE tables ADD COLUMN seen bigint NOT NULL DEFAULT 0",
        "UPDATE tables SET seen = updated",
    ),
)

# How large is what stays: files that are shared, and tables with such a file or brought as a record
# (`stores/bulk.py`). `what`: the id of either.
BULK = Migration(
    11,
    sqlite=(
        """CREATE TABLE bulk (
            what TEXT PRIMARY KEY, guest TEXT NOT NULL, bytes INTEGER NOT NULL
        ) WITHOUT ROWID""",
        "CREATE INDEX bulk_guest ON bulk (guest)",
        "INSERT INTO bulk SELECT id, guest, length(CAST(body AS BLOB)) FROM shared",
    ),
    postgres=(
        "CREATE TABLE bulk (what text PRIMARY KEY, guest text NOT NULL, bytes bigint NOT NULL)",
        "CREATE INDEX bulk_guest ON bulk (guest)",
        "INSERT INTO bulk SELECT id, guest, octet_length(body) FROM shared",
    ),
)

MIGRATIONS = (FIRST, RUNNING, KEPT, SEEN, DEVICES, PUSHES, SHARED, DAYS, CALLS, ORDER, BULK)
NEWEST = MIGRATIONS[-1].number


def missing(version: int) -> tuple[Migration, ...]:
    """What a database of this version lacks; Unusable if it is newer than we are."""
    if version > NEWEST:
        raise Unusable("problem-newer-database", theirs=version, ours=NEWEST)
    return tuple(migration for migration in MIGRATIONS if migration.number > version)
