"""What all tests share."""

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("tests.games")  # the boards there assert on behalf of the tests

# The same examples every time, and no clock: a busy machine is not a failure.
settings.register_profile("ludoteca", deadline=None, derandomize=True)
settings.load_profile("ludoteca")
