"""Who has gone does not wait any more: nothing is done for nobody."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from litestar import Request

from ludoteca.server.denials import Denied
from ludoteca.server.guests import asker_of
from ludoteca.server.service import Service
from ludoteca.server.stores.contract import Guest

Result = TypeVar("Result")
AnyRequest = Request[Any, Any, Any]


async def while_there(request: AnyRequest, work: Coroutine[Any, Any, Result]) -> Result:
    """Do this, or as much of it as whoever asked stays for; the body must have been read."""
    doing = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(_left(request))
    try:
        await asyncio.wait({doing, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not doing.done():
            raise Denied("not_now")  # and nobody hears it
        return await doing
    finally:
        leaving.cancel()
        doing.cancel()
        await asyncio.gather(leaving, doing, return_exceptions=True)


async def _left(request: AnyRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


@asynccontextmanager
async def heavy_turn(
    request: AnyRequest, service: Service, visitor: Guest | None
) -> AsyncIterator[None]:
    """One's turn at what takes long to read."""
    await while_there(request, service.heavy.take(asker_of(request, visitor)))
    try:
        yield
    finally:
        service.heavy.give()
