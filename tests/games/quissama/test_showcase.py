"""What the gallery and the board's tests are shown is made from the game itself."""

import pytest

from tests.games.moments import file_of, written
from tests.games.quissama.moments import moments

pytestmark = pytest.mark.pure


def test_the_moments_in_the_gallery_are_those_of_the_game() -> None:
    """Made anew by `python -m tests.games.quissama.moments`."""
    assert file_of("quissama").read_text(encoding="utf-8") == written("quissama", moments())
