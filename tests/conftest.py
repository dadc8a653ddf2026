"""What all tests share."""

import asyncio
import functools
import gc
from collections.abc import Iterator
from inspect import iscoroutinefunction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("tests.games")  # the boards there assert on behalf of the tests

# The same examples every time, and no clock: a busy machine is not a failure.
settings.register_profile("ludoteca", deadline=None, derandomize=True)
settings.load_profile("ludoteca")


# The tests, and all that they import, are there until the end: looking through them for what may
# be thrown away takes a quarter of the time of tests that say or compare much.
gc.disable()  # while they are being collected


def pytest_collection_finish() -> None:
    """From here on look only at what is new, and seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 10, 10)
    gc.enable()


# Where several processes run the tests, each begins with its share of those that take seconds, file
# by file: so all end together.

LONG = ("tests/browser/", "tests/docs/", "tests/faults/", "tests/test_package.py")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Share out what takes long; `make quick` has an order of its own."""
    processes = getattr(config, "workerinput", {"workercount": 1})["workercount"]
    if processes > 1 and not config.pluginmanager.hasplugin("tests.quick"):
        items[:] = shared_out(items, processes)


def shared_out(items: list[pytest.Item], processes: int) -> list[pytest.Item]:
    """In an order whose equal parts, one for each process, begin with what takes long."""
    is_long = [item.nodeid.startswith(LONG) for item in items]
    long = [item for item, takes_long in zip(items, is_long, strict=True) if takes_long]
    short = [item for item, takes_long in zip(items, is_long, strict=True) if not takes_long]
    files = list(dict.fromkeys(item.path for item in long))
    order: list[pytest.Item] = []
    for number in range(processes):
        own = [item for item in long if files.index(item.path) % processes == number]
        end = len(items) * (number + 1) // processes
        few = max(0, end - len(order) - len(own))
        order += own + short[:few]
        short = short[few:]
    return order + short


# Tests of the server are coroutines.


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The event loop that the server runs on."""
    return "asyncio"


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> None:
    """Let no coroutine run for more than a minute, or as many seconds as it is marked with."""
    test = pyfuncitem.obj
    if iscoroutinefunction(test):
        mark = pyfuncitem.get_closest_marker("seconds")
        limit = mark.args[0] if mark else 60

        @functools.wraps(test)
        async def limited(**arguments: Any) -> None:
            await asyncio.wait_for(test(**arguments), limit)

        pyfuncitem.obj = limited


# Both stores, for every test that asks for `database`.


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    from tests.server.postgres import postgres

    with postgres() as server:
        yield server.get_uri()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    from tests.server.postgres import new_database

    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    return asyncio.run(new_database(request.getfixturevalue("postgres_url")))
