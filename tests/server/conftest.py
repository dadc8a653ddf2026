"""What the tests of the server share."""

import random
from pathlib import Path

import pytest

import ludoteca.games
from ludoteca.server import seating


@pytest.fixture(autouse=True)
def seeded(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test deals, seats and chooses as it did the last time."""
    chance = random.Random(request.node.nodeid)
    random.seed(request.node.nodeid)
    monkeypatch.setattr(seating, "fresh_seed", lambda: f"{chance.getrandbits(256):064x}")


@pytest.fixture
def sealed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game of `tests/server/games`, with something to hide, beside the real ones."""
    places = [*ludoteca.games.__path__, str(Path(__file__).parent / "games")]
    monkeypatch.setattr(ludoteca.games, "__path__", places)
