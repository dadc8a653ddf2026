"""What strangers write is read in workers: a text without an end is nobody else's business."""

import asyncio
import os
import pickle
import statistics
import time
from dataclasses import replace
from pathlib import Path

import pytest

from ludoteca.games.vossa_excelencia import decks
from ludoteca.games.vossa_excelencia.deck_file import example
from ludoteca.server import readings
from ludoteca.server.settings import Limits
from tests.server.harness import Player, keep_services, serving

OWN = "/api/own/vossa_excelencia/deck"
LIMITS = Limits(
    reading_seconds=1.0,
    messages=(1e6, 1e6),
    openings=(1e6, 1e6),
    looks=(1e6, 1e6),
    reading_bytes=1024**3,
)
SEATS = [{"kind": "human"}, {"kind": "bot"}]


@pytest.fixture(autouse=True)
def slow_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readings, "MODULE", "tests.server.slow_reader")
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))


def wish(source: str, **more: object) -> dict[str, object]:
    return {"source": source, "language": "en", **more}


def opening(source: str) -> dict[str, object]:
    return {"game": "vossa_excelencia", "seats": SEATS, "options": {"deck": source}}


@pytest.mark.parametrize("how", ["runs wild", "sleeps", "grows"])
async def test_a_text_without_an_end_is_refused_in_a_sentence(tmp_path: Path, how: str) -> None:
    source = f"{example('en')}\n# {how}\n"
    async with serving(tmp_path, limits=LIMITS) as url, Player(url, "Ana") as ana:
        for path, body in (
            (f"{OWN}/look", wish(source)),
            (f"{OWN}/share", {"source": source}),
            ("/api/tables", opening(source)),
        ):
            refused = await ana.http.post(path, json=body, timeout=60)
            assert refused.status_code == 400, path
            assert refused.json()["problem"]["id"] == "problem-own-late", path
        await ana.ask("POST", f"{OWN}/look", wish(example("en")))  # the next one finds a new worker


async def test_others_are_served_while_a_text_is_read_for_ever(tmp_path: Path) -> None:
    wild = f"{example('en')}\n# runs wild\n"
    async with (
        serving(tmp_path, limits=LIMITS) as url,
        Player(url, "Ana", "127.0.0.2") as ana,
        Player(url, "Bia", "127.0.0.3") as bia,
    ):
        await bia.ask("POST", f"{OWN}/look", wish(example("en")))
        asking = [
            asyncio.create_task(ana.http.post(f"{OWN}/look", json=wish(wild), timeout=60))
            for _ in range(3)
        ]
        await asyncio.sleep(0.2)
        took, looked = [], []
        while not all(each.done() for each in asking):
            began = time.monotonic()
            await bia.ask("GET", "/api/tables")
            took.append(time.monotonic() - began)
            began = time.monotonic()
            await bia.ask("POST", f"{OWN}/look", wish(example("en")))
            looked.append(time.monotonic() - began)
        assert {(await each).status_code for each in asking} == {400}
    assert statistics.median(took) < 1, "the server's own interpreter is free"
    assert len(looked) > 5, "one address has one worker at most, and the other one reads on"


async def test_whoever_goes_away_is_not_waited_for(tmp_path: Path) -> None:
    wild = f"{example('en')}\n# runs wild\n"
    async with serving(tmp_path, limits=LIMITS) as url, Player(url, "Ana") as ana:
        asking = [
            asyncio.create_task(ana.http.post(f"{OWN}/look", json=wish(wild), timeout=60))
            for _ in range(20)
        ]
        await asyncio.sleep(0.3)
        for each in asking:
            each.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
        began = time.monotonic()
        await ana.http.post(f"{OWN}/look", json=wish(example("en")), timeout=60)
        assert time.monotonic() - began < 10, "twenty of a second each would be more"


async def test_the_server_never_reads_such_a_text_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Opened, its cards shown, and read back from the store: all with what a worker read."""

    def read_here(source: str) -> None:
        raise AssertionError("a stranger's text was read in the server's own process")

    source = f"{example('en')}\n# {os.getpid()}\n"
    found = keep_services(monkeypatch)
    decks.house_deck()
    monkeypatch.setattr(decks, "parse", read_here)
    monkeypatch.setattr("ludoteca.games.vossa_excelencia.deck_file._Check", read_here)
    async with serving(tmp_path, limits=LIMITS) as url, Player(url, "Ana") as ana:
        table = (await ana.ask("POST", "/api/tables", opening(source), 201))["id"]
        before = await ana.ask("GET", f"/api/tables/{table}/cards?language=en")
        assert before
        found[0].rooms.clear()
        decks._brought.clear()
        assert await ana.ask("GET", f"/api/tables/{table}/cards?language=en") == before
        decks._brought.clear()  # as after many others
        await ana.ask("GET", f"/api/tables/{table}/replay?seat=0")


async def test_a_usual_look_is_quick(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=LIMITS) as url, Player(url, "Ana") as ana:
        await ana.ask("POST", f"{OWN}/look", wish(example("en")))
        took = []
        for number in range(10):
            change = {"do": "top", "field": "title", "value": f"My deck {number}"}
            began = time.monotonic()
            await ana.ask("POST", f"{OWN}/look", wish(example("en"), changes=[change]))
            took.append(time.monotonic() - began)
    print("a look took", statistics.median(took))
    assert statistics.median(took) < 0.5


async def test_a_text_of_faults_does_not_stop_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thirty thousand faults came back from the worker, of which fifty are told: 0.2 s for all."""
    lengths, said = [], pickle.loads

    def measure(data: bytes) -> object:
        lengths.append(len(data))
        return said(data)

    monkeypatch.setattr(pickle, "loads", measure)
    many = "".join(f"k{number}=1\n" for number in range(20_000))
    limits = replace(LIMITS, reading_seconds=20.0)
    async with serving(tmp_path, limits=limits) as url, Player(url, "Ana") as ana:
        refused = await ana.http.post(f"{OWN}/share", json={"source": many}, timeout=60)
        assert refused.status_code == 400
        assert refused.json()["problem"]["args"]["count"] >= 20_000, "all are counted"
        assert len(refused.json()["faults"]) == 50
        looked = await ana.ask("POST", f"{OWN}/look", wish(many))
        assert len(looked["faults"]) == 600
        assert max(lengths) < 2 * len(many)
