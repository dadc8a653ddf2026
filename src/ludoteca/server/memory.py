"""Memory that was given back to the C library, and that it keeps in case it is wanted again."""

import asyncio
import ctypes

EVERY = 60.0  # seconds


def trim() -> bool:
    """Give what lies unused between other things back to the system; whether any was.

    Without it a server that is pestered seems to grow for hours, though it holds no more. Only
    glibc knows how; it takes some milliseconds, for a thread.
    """
    library = ctypes.CDLL(None)
    return bool(library.malloc_trim(0)) if hasattr(library, "malloc_trim") else False


async def keep_trim() -> None:
    """Do it again and again."""
    while True:
        await asyncio.sleep(EVERY)
        await asyncio.to_thread(trim)
