"""What all tests of the press share."""

from collections.abc import Iterator

import pytest

from ludoteca.server.memory import trim


@pytest.fixture(autouse=True)
def roomy() -> Iterator[None]:
    """Setting sheets takes a gigabyte for a moment, and several processes print at once."""
    yield
    trim()
