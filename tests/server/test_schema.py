"""Databases of every released version are opened and brought up to date; newer ones are refused."""

import asyncio
import contextlib
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path

import asyncpg
import pytest

from ludoteca.server.stores import make_store
from ludoteca.server.stores.contract import Guest, Unusable
from ludoteca.server.stores.devices import devices_of, find_guest
from ludoteca.server.stores.schema import MIGRATIONS, NEWEST
from ludoteca.server.stores.sqlite import SqliteStore, lock
from tests.server.postgres import new_database

SCHEMAS = Path(__file__).parent / "schemas"
RELEASED = [*range(1, 12)]  # versions of which `schemas` holds a database with something in it
PLAIN = {1, 4, 8, 11}  # those that were written when they were new, with less in them
# What was written by each version on, as it is found again after all that followed.
WRITTEN = [
    (1, "SELECT name, language FROM guests WHERE id = 'h'", ("Bia", "en")),
    (1, "SELECT guest FROM tokens WHERE hash = 'old'", ("h",)),
    (2, "SELECT value FROM marks WHERE name = 'closed'", ("Volto já",)),
    (2, "SELECT kind, value FROM bans", ("name", "bobo")),
    (2, "SELECT name, seen FROM guests WHERE id = 'i'", ("Caio", 86_400_000)),
    (3, "SELECT tab, at, shown, count, entries FROM kept", ("t", 5, None, 0, None)),
    (5, "SELECT device, made FROM tokens WHERE hash = 'new'", ("Firefox Linux", 7)),
    (6, "SELECT guest, device, quiet FROM pushes", ("i", "new", "22-8 America/Sao_Paulo")),
    (7, "SELECT guest, title, made, body FROM shared", ("i", "Ação", 5, "à")),
    (7, "SELECT guest, bytes FROM bulk WHERE what = 's'", ("i", 2)),
    (
        8,
        "SELECT address, asked, confirmed FROM mails WHERE guest = 'i'",
        ("caio@example.org", 5, 1),
    ),
    (8, "SELECT since, until FROM holidays WHERE guest = 'i'", (1, 2)),
    (8, "SELECT whom, name FROM blocks WHERE guest = 'i'", ("h", "Bia")),
    (9, "SELECT guest, what, due, told FROM calls", ("i", "turn", 5, 0)),
]


async def execute(database: str, script: str) -> None:
    """Run SQL on either store."""
    if database.startswith("postgresql"):
        connection = await asyncpg.connect(database)
        await connection.execute(script)
        await connection.close()
    else:
        sqlite = sqlite3.connect(database)
        sqlite.executescript(script)
        sqlite.close()


async def read_version(database: str) -> int:
    query = "SELECT max(version) FROM schema_version"
    if database.startswith("postgresql"):
        connection = await asyncpg.connect(database)
        version = await connection.fetchval(query)
        await connection.close()
    else:
        sqlite = sqlite3.connect(database)
        version = sqlite.execute(query).fetchone()[0]
        sqlite.close()
    return int(version)


def dump_of(database: str, version: int) -> str:
    dialect = "postgres" if database.startswith("postgresql") else "sqlite"
    return (SCHEMAS / f"{version}.{dialect}.sql").read_text()


@pytest.mark.parametrize("version", RELEASED)
async def test_a_released_database_is_brought_up_to_date(database: str, version: int) -> None:
    await execute(database, dump_of(database, version))
    for _ in range(2):  # and the second time there is nothing to do
        store = make_store(database, alone=True)
        await store.open()
        saved = await store.load("t")
        assert saved is not None
        assert saved.entries == [b'{"first": true}', b'{"second": true}']
        assert saved.position == b'{"at": 1}'
        assert await find_guest(store, "hash") == Guest("g", "Ana", "pt")
        [device] = await devices_of(store, "g")
        assert (device.id, device.name, device.made) == ("hash", "", 0)
        assert device.seen > 0, "as its guest"
        assert await store.cards_of("g", 5) == [b"card"]
        assert await store.due(10, 5) == ["t"]
        await store.check()
        await store.close()
    assert await read_version(database) == NEWEST


@pytest.mark.parametrize("version", sorted({*RELEASED} - PLAIN))
async def test_what_each_version_wrote_is_found_again(database: str, version: int) -> None:
    await execute(database, dump_of(database, version))
    store = make_store(database, alone=True)
    await store.open()
    for since, query, row in WRITTEN:
        if since <= version:
            assert [tuple(each) for each in await store.ask(query)] == [row], query
    [(seen,)] = await store.ask("SELECT seen FROM tables WHERE id = 't'")
    assert seen == (4 if version >= 10 else 5), "as it was, or as far as `updated` knows"
    [(came,)] = await store.ask("SELECT seen FROM guests WHERE id = 'h'")
    assert came > 0, "no guest of before is forgotten for having come too early"
    await store.close()


async def test_a_newer_database_is_refused_and_left_alone(database: str) -> None:
    store = make_store(database)
    await store.open()
    await store.close()
    await execute(database, f"INSERT INTO schema_version VALUES ({NEWEST + 1})")
    with pytest.raises(Unusable) as told:
        await make_store(database).open()
    assert told.value.text.id == "problem-newer-database"
    assert told.value.text.arguments == {"theirs": NEWEST + 1, "ours": NEWEST}
    assert await read_version(database) == NEWEST + 1


async def test_several_processes_open_a_new_database_at_once(database: str) -> None:
    stores = [make_store(database) for _ in range(3)]
    await asyncio.gather(*(store.open() for store in stores))
    for store in stores:
        await store.check()
        await store.close()


def test_the_list_is_numbered_without_a_gap_and_every_released_version_is_kept() -> None:
    assert [migration.number for migration in MIGRATIONS] == list(range(1, NEWEST + 1))
    kept = {int(path.name.partition(".")[0]) for path in SCHEMAS.glob("*.sql")}
    assert kept == set(RELEASED)


def write_letter(path: Path) -> None:
    path.write_text("this is a letter, not a database\n" * 200)


def write_accounts(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as accounts:
        accounts.execute("CREATE TABLE schema_version (version INTEGER)")
        accounts.execute("CREATE TABLE accounts (id INTEGER)")


@pytest.mark.parametrize(
    ("write", "why"),
    [(write_letter, "problem-database"), (write_accounts, "problem-database-foreign")],
)
async def test_a_file_that_is_not_ours_is_left_as_it_is(
    write: Callable[[Path], None], why: str, tmp_path: Path
) -> None:
    """`--database /etc/passwd` is refused, and nobody is locked out of anything by trying."""
    path = tmp_path / "others"
    write(path)
    path.chmod(0o644)
    before = path.read_bytes()
    with pytest.raises(Unusable) as refused:
        await SqliteStore(path, alone=True).open()
    assert refused.value.text.id == why
    assert stat.S_IMODE(path.stat().st_mode) == 0o644
    assert path.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == ["others"]


@pytest.mark.parametrize("name", ["entries", "schema_version"])
async def test_a_postgres_database_of_another_program_is_left_as_it_is(
    postgres_url: str, name: str
) -> None:
    """A table of ours could not be made beside one of that name, and what it holds is not ours."""
    url = await new_database(postgres_url)
    await execute(url, f"CREATE TABLE {name} (version text); CREATE TABLE orders (id integer)")
    with pytest.raises(Unusable) as refused:
        await make_store(url).open()
    assert refused.value.text.id == "problem-database-foreign"
    assert await tables_in(url) == {name, "orders"}


async def test_a_postgres_database_may_hold_something_else_beside(postgres_url: str) -> None:
    url = await new_database(postgres_url)
    await execute(url, "CREATE TABLE spatial_ref_sys (id integer)")
    for _ in range(2):
        store = make_store(url)
        await store.open()
        await store.check()
        await store.close()


async def tables_in(url: str) -> set[str]:
    connection = await asyncpg.connect(url)
    rows = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    await connection.close()
    return {row[0] for row in rows}


@pytest.mark.parametrize("version", [1, 8])
async def test_upkeep_leaves_an_older_database_alone_while_its_server_runs(
    database: str, version: int
) -> None:
    """Between an update and the restart: the old server could not write any more."""
    await execute(database, dump_of(database, version))
    is_postgres = database.startswith("postgresql")
    running = await asyncpg.connect(database) if is_postgres else lock(Path(database))
    with pytest.raises(Unusable) as refused:
        await make_store(database, tends=True).open()
    assert refused.value.text.id == "problem-database-older"
    if version > 1:
        assert await read_version(database) == version
    closing = running.close()
    if closing is not None:
        await closing
        await asyncio.sleep(0.2)
    store = make_store(database, tends=True)
    await store.open()
    assert await read_version(database) == NEWEST
    server = make_store(database, alone=True)  # and one may begin beside it
    await server.open()
    await server.close()
    await store.close()


async def test_upkeep_of_a_new_version_goes_on_beside_a_server(database: str) -> None:
    server, upkeep = make_store(database, alone=True), make_store(database, tends=True)
    await server.open()
    await upkeep.open()
    await upkeep.close()
    await server.close()


async def test_upkeep_makes_nothing_in_an_empty_postgres_database(postgres_url: str) -> None:
    url = await new_database(postgres_url)
    with pytest.raises(Unusable) as refused:
        await make_store(url, tends=True).open()
    assert refused.value.text.id == "problem-database-empty"
    assert await tables_in(url) == set()


async def test_upkeep_makes_nothing_in_an_empty_file(tmp_path: Path) -> None:
    path = tmp_path / "empty.sqlite"
    path.touch()
    with pytest.raises(Unusable) as refused:
        await make_store(str(path), tends=True).open()
    assert refused.value.text.id == "problem-database-empty"
    assert path.read_bytes() == b""
