"""What the gallery shows of the game is made from the game itself."""

import pytest

from tests.games.foto_perfeita.endings import WRITTEN, endings

pytestmark = pytest.mark.pure


def test_the_ends_in_the_gallery_are_those_of_the_stored_games() -> None:
    """Made anew by `python -m tests.games.foto_perfeita.endings`."""
    assert WRITTEN.read_text(encoding="utf-8") == endings()
