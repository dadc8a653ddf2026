"""Both stores, for every test that asks for `database`."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import ludoteca.games
from tests.server.postgres import new_database, postgres


@pytest.fixture
def sealed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game of `tests/server/games`, with something to hide, beside the real ones."""
    places = [*ludoteca.games.__path__, str(Path(__file__).parent / "games")]
    monkeypatch.setattr(ludoteca.games, "__path__", places)


@pytest.fixture(scope="session")
def postgres_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with postgres(tmp_path_factory.mktemp("postgres")) as server:
        yield server.get_uri()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    return new_database(request.getfixturevalue("postgres_url"))
