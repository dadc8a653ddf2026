"""Answers are compressed once, and not where everybody's turn goes round."""

import asyncio
import gzip
import time
from pathlib import Path

import httpx
import pytest

from ludoteca.kernel.game import Game
from ludoteca.server import packing
from ludoteca.server.rest import catalogue
from tests.server.harness import Player, serving

CARDS = "/api/games/vossa_excelencia/cards?language=pt"
PACKED = {"Accept-Encoding": "gzip"}
PLAIN = {"Accept-Encoding": "identity"}


async def cost(http: httpx.AsyncClient, headers: dict[str, str], times: int) -> float:
    """Seconds of the processor for asking so often."""
    began = time.process_time()
    for _ in range(times):
        response = await http.get(CARDS, headers=headers)
        assert len(response.content) > 100_000
    return time.process_time() - began


async def test_what_is_the_same_for_all_is_packed_once(tmp_path: Path) -> None:
    """Packed anew for each request, 2,900 from one address stopped everybody for 11 seconds."""
    async with serving(tmp_path) as url, Player(url) as ana:
        await cost(ana.http, PACKED, 5), await cost(ana.http, PLAIN, 5)
        assert await cost(ana.http, PACKED, 100) < 1.8 * await cost(ana.http, PLAIN, 100)


async def test_long_answers_are_packed_beside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack = packing.pack

    def slowly(body: bytes) -> bytes:
        time.sleep(0.5)
        return pack(body)

    monkeypatch.setattr(packing, "pack", slowly)
    async with serving(tmp_path) as url, Player(url) as ana, Player(url) as bia:
        asked = [asyncio.create_task(ana.http.get(CARDS, headers=PACKED)) for _ in range(8)]
        await asyncio.sleep(0.1)
        began = time.monotonic()
        await bia.ask("GET", "/api/me")
        assert time.monotonic() - began < 0.3
        answers = await asyncio.gather(*asked)
        assert time.monotonic() - began < 1.5, "eight ask for the same: it is packed for all"
        assert len({answer.content for answer in answers}) == 1


async def test_what_was_packed_is_what_was_said(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        for path in (CARDS, "/api/games", "/api/texts/pt/agencia", "/api/me/data", "/api/me"):
            packed = await ana.http.get(path, headers=PACKED)
            plain = await ana.http.get(path, headers=PLAIN)
            assert packed.content == plain.content
            assert "content-encoding" not in plain.headers
            is_long = len(plain.content) >= packing.SMALLEST
            assert packed.headers.get("content-encoding", "") == ("gzip" if is_long else "")
            assert (plain.headers.get("vary", "") == "Accept-Encoding") == is_long, "for caches"
            if is_long:
                assert int(packed.headers["content-length"]) < len(plain.content)


async def test_little_is_kept_and_nothing_of_anybody_s_own() -> None:
    packer = packing.Packed(most=4000)
    bodies = [bytes(range(n, 256)) * 3 for n in range(20)]
    for body in bodies:
        assert gzip.decompress(packer.keep(body, packing.pack(body))) == body
    assert packer.size <= 4000
    assert packer.find(bodies[-1]) is not None
    assert packer.find(bodies[0]) is None
    assert not packing.is_for_all("/api/me/data")
    assert not packing.is_for_all("/api/tables/x/replay")


async def test_the_list_of_games_is_made_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It looks for files on the disk: 2,900 requests for it kept others waiting for 2.5 s."""
    made: list[str] = []
    make = catalogue.game_card

    def counted(game: Game) -> catalogue.GameCard:
        made.append(game.meta.name)
        return make(game)

    monkeypatch.setattr(catalogue, "game_card", counted)
    async with serving(tmp_path) as url, Player(url) as ana:
        lists = [await ana.ask("GET", "/api/games") for _ in range(3)]
        assert lists[0] == lists[1] == lists[2]
        assert len(made) <= len(lists[0])
