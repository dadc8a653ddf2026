"""What is not used any more is given back, not only to the C library but to the system."""

import ctypes
import sys
from pathlib import Path

import pytest

from ludoteca.server import memory
from tests.server.harness import Player, serving

PIECE, PIECES = 1024, 40_000


def resident() -> int:
    """Bytes of this process that are in memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096


@pytest.mark.skipif(sys.platform != "linux", reason="only glibc knows how")
def test_what_lies_between_other_things_is_given_back() -> None:
    """Pieces of C's memory of which every hundredth stays: what is around them lies idle."""
    library = ctypes.CDLL(None)
    library.malloc.restype = ctypes.c_void_p
    library.free.argtypes = [ctypes.c_void_p]
    pieces = [library.malloc(PIECE) for _ in range(PIECES)]
    for piece in pieces:
        ctypes.memset(piece, 1, PIECE)
    for number, piece in enumerate(pieces):
        if number % 100:
            library.free(piece)
    before = resident()
    assert memory.trim()
    assert before - resident() > PIECE * PIECES // 2
    for piece in pieces[::100]:
        library.free(piece)


async def test_a_server_does_so_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[bool] = []
    monkeypatch.setattr(memory, "EVERY", 0.01)
    monkeypatch.setattr(memory, "trim", lambda: done.append(True))
    async with serving(tmp_path) as url, Player(url) as ana:
        while len(done) < 2:
            await ana.ask("GET", "/api/games")
