"""What the commands of `ludoteca admin` do; apart, because it needs the packages of a server."""

import asyncio
import ipaddress
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from ludoteca.cli.voice import CommandProblem, Voice, printable
from ludoteca.server import backup as backups
from ludoteca.server.admission import is_same_ban
from ludoteca.server.forgetting import forget_guest
from ludoteca.server.inspection import inspect_tables
from ludoteca.server.retention import Retention, tidy as tidy_store
from ludoteca.server.stores import default_database, make_store
from ludoteca.server.stores.contract import Statement, Store, Unavailable, Unusable
from ludoteca.server.stores.upkeep import (
    MARK,
    count_rows,
    count_tables,
    deletion,
    find_guests,
    order,
    read_bans,
)

FAULTY = 1  # the exit code when something was looked at and is not well
MOST_NOTICE = 500  # letters
Done = TypeVar("Done")


class Upkeep:
    """A database, and the voice in which is said what was done with it."""

    def __init__(self, database: str, voice: Voice) -> None:
        """Nothing is opened yet."""
        self.database = database or default_database()
        self.voice = voice
        self.is_postgres = self.database.startswith(("postgresql://", "postgres://"))
        self.file = Path(self.database.removeprefix("sqlite:///")).resolve()

    def say(self, message: str, **arguments: int | str) -> None:
        """A line for whoever runs the server."""
        print(self.voice.say(message, **arguments))

    def with_store(self, work: Callable[[Store], Awaitable[Done]]) -> Done:
        """Do something with the store, whether a server is running or not."""

        async def open_and_work() -> Done:
            store = make_store(self.database, tends=True)
            await store.open()
            try:
                return await work(store)
            finally:
                await store.close()

        if "://" not in self.database and not self.file.is_file():
            raise CommandProblem("problem-no-database", file=self.database)
        return or_trouble(lambda: asyncio.run(open_and_work()))

    def change(self, *statements: Statement) -> None:
        """Tell the store, and any server that runs on it."""

        async def work(store: Store) -> None:
            await store.change(*order(*statements))

        self.with_store(work)

    # Copies.

    def backup(self, file: Path | None) -> None:
        """A copy, while the server runs."""
        if self.is_postgres:
            raise CommandProblem("admin-backup-postgres", file=str(file or "ludoteca.dump"))
        copy = _given(file, "ludoteca admin backup")
        or_trouble(lambda: backups.backup(self.file, copy))
        self.say("admin-backup", file=str(copy))

    def restore(self, file: Path | None) -> None:
        """A copy put back, while no server runs."""
        if self.is_postgres:
            raise CommandProblem("admin-restore-postgres", file=str(file or "ludoteca.dump"))
        copy = _given(file, "ludoteca admin restore")
        former = or_trouble(lambda: backups.restore(copy, self.file))
        self.say("admin-restore", file=str(copy))
        if former is not None:
            self.say("admin-restore-former", file=str(former))

    def vacuum(self) -> None:
        """Space that is not used any more goes back to the disk."""
        if self.is_postgres:
            self.say("admin-vacuum-postgres")
            return
        if not self.file.is_file():
            raise CommandProblem("problem-no-database", file=self.database)
        before, after = or_trouble(lambda: backups.vacuum(self.file))
        self.say("admin-vacuum", before=self._megabytes(before), after=self._megabytes(after))

    def _megabytes(self, size: int) -> str:
        return self.voice.number(size / 1e6, 1)

    # Looking.

    def check(self) -> int:
        """Every table opens, and replays to where it stands; the exit code."""
        if not self.is_postgres and self.file.is_file():
            or_trouble(lambda: backups.check_copy(self.file))
        found = self.with_store(inspect_tables)
        for table, fault in found.faults:
            self.say("admin-check-fault", table=table, fault=printable(fault))
        faults = len(found.faults)
        self.say("admin-check", tables=found.tables, replayed=found.replayed, faults=faults)
        return FAULTY if faults else 0

    def stats(self) -> None:
        """How much there is."""
        size = self.with_store(self._stats)
        print(f"{self.voice.say('admin-stats-size'):35} {self._megabytes(size):>8}")

    async def _stats(self, store: Store) -> int:
        tables = await count_tables(store)
        for (game, phase), count in sorted(tables.items()):
            print(f"{game:20} {self.voice.say('admin-phase-' + phase):14} {count:>8}")
        uploads = sum(count for (_, phase), count in tables.items() if phase == "uploaded")
        counts = {"tables": tables.total() - uploads, "uploads": uploads}
        counts |= {name: await count_rows(store, name) for name in ("guests", "entries")}
        for name, count in counts.items():
            print(f"{self.voice.say(f'admin-stats-{name}'):35} {self.voice.number(count):>8}")
        if self.is_postgres:
            return int((await store.ask("SELECT pg_database_size(current_database())"))[0][0])
        log = self.file.with_name(self.file.name + "-wal")
        return sum(path.stat().st_size for path in (self.file, log) if path.is_file())

    # Deleting.

    def delete(self, table: str | None) -> None:
        """A table and all that was played there."""
        if not table:
            raise CommandProblem("problem-no-table")

        async def work(store: Store) -> bool:
            is_there = await store.load(table) is not None
            await store.change(*order(*deletion(table)))
            return is_there

        if not self.with_store(work):
            raise CommandProblem("problem-table-missing", table=printable(table))
        self.say("admin-delete", table=table)

    def forget(self, guest: str | None) -> None:
        """A guest, by id or by name."""
        if not guest:
            raise CommandProblem("problem-no-guest")
        self.say("admin-forget", tables=self.with_store(lambda store: _forget(store, guest)))

    def tidy(self, retention: Retention, *, dry: bool) -> None:
        """What is too old is deleted; finished games are packed."""
        done = self.with_store(lambda store: tidy_store(store, retention, dry=dry))
        counts = {name: len(getattr(done, name)) for name in ("finished", "abandoned", "guests")}
        if dry:
            self.say("admin-tidy-dry", **counts)
            for table in [*done.finished, *done.abandoned]:
                print(table)
        else:
            self.say("admin-tidy", packed=done.packed, **counts)

    # Keeping people out.

    def ban(self, address: str, name: str) -> None:
        """An address or a name."""
        kind, value = _banned(address, name)
        query = "INSERT INTO bans (kind, value) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        self.change((query, (kind, value)))
        self.say(f"admin-ban-{kind}", value=printable(value))

    def unban(self, address: str, name: str) -> None:
        """An address or a name, welcome again."""
        kind, value = _banned(address, name)

        async def work(store: Store) -> bool:
            meant = [ban for ban in await read_bans(store) if is_same_ban(ban, (kind, value))]
            gone = "DELETE FROM bans WHERE kind = $1 AND value = $2"
            await store.change(*order(*[(gone, ban) for ban in meant]))
            return bool(meant)

        if not self.with_store(work):
            raise CommandProblem("problem-ban-missing", value=printable(value))
        self.say("admin-unban", value=printable(value))

    def bans(self) -> None:
        """Who is kept out."""
        for kind, value in sorted(self.with_store(read_bans)):
            print(f"--{kind} {printable(value)}")

    def close(self, notice: str | None) -> None:
        """Nobody plays on until it is opened again."""
        words = " ".join((notice or self.voice.say("admin-close-notice")).split())
        words = printable(words)[:MOST_NOTICE]
        self.change((MARK, ("closed", words)))
        self.say("admin-close", notice=words)

    def open(self) -> None:
        """Play goes on."""
        self.change(("DELETE FROM marks WHERE name = $1", ("closed",)))
        self.say("admin-open")


def or_trouble(work: Callable[[], Done]) -> Done:
    """Do something; a database that cannot be used is one line."""
    try:
        return work()
    except Unusable as error:
        raise CommandProblem(error.text.id, **error.arguments) from error
    except Unavailable as error:
        raise CommandProblem("problem-database-away", why=str(error)) from error


async def _forget(store: Store, who: str) -> int:
    found = await find_guests(store, who)
    if not found:
        raise CommandProblem("problem-guest-missing", guest=printable(who))
    if len(found) > 1:
        raise CommandProblem("problem-guest-many", guest=printable(who), ids=", ".join(found[:10]))
    return await forget_guest(store, found[0])


def _given(file: Path | None, command: str) -> Path:
    if file is None:
        raise CommandProblem("problem-no-backup-file", command=command)
    return file


def _banned(address: str, name: str) -> tuple[str, str]:
    if bool(address) == bool(name):
        raise CommandProblem("problem-ban-what")
    if name:
        return "name", name.casefold().strip()
    try:
        return "address", str(ipaddress.ip_address(address.strip()))
    except ValueError as error:
        raise CommandProblem("problem-ban-address", value=printable(address)) from error
