"""Who has gone does not wait any more: nothing is done for nobody."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, TypeVar

from litestar import Request

from ludoteca.server.denials import Denied
from ludoteca.server.guests import asker_of
from ludoteca.server.service import Service
from ludoteca.server.stores.contract import Guest
from ludoteca.server.turns import Turns

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


def heavy_turn(
    request: AnyRequest, service: Service, visitor: Guest | None
) -> AbstractAsyncContextManager[None]:
    """One's turn at what takes long to read."""
    return _turn(request, service.heavy, visitor)


def light_turn(
    request: AnyRequest, service: Service, visitor: Guest | None
) -> AbstractAsyncContextManager[None]:
    """One's turn at what takes milliseconds, hundreds of which keep all threads busy."""
    return _turn(request, service.light, visitor)


@asynccontextmanager
async def _turn(request: AnyRequest, turns: Turns, visitor: Guest | None) -> AsyncIterator[None]:
    await while_there(request, turns.take(asker_of(request, visitor)))
    try:
        yield
    finally:
        turns.give()
