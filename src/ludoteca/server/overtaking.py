"""Several processes write to one table: whoever writes second looks again, and asks again."""

import contextlib
from collections.abc import Awaitable, Callable
from typing import TypeVar

from ludoteca.server.denials import Overtaken

Result = TypeVar("Result")
TRIES = 5


async def persist(do: Callable[[], Awaitable[Result]]) -> Result:
    """Do this, which holds a table, anew from the beginning while others are quicker."""
    for _ in range(TRIES - 1):
        with contextlib.suppress(Overtaken):
            return await do()
    return await do()
