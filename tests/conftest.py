"""What all tests share."""

from hypothesis import settings

# The same examples every time, and no clock: a busy machine is not a failure.
settings.register_profile("ludoteca", deadline=None, derandomize=True)
settings.load_profile("ludoteca")
