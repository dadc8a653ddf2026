"""Sheets over HTTP: made beside the tables, within limits, and kept for the next who asks."""

import asyncio
import sys
import time
from pathlib import Path

import pytest

from ludoteca.press.order import Order
from ludoteca.press.worker import PrintJob
from ludoteca.server import press as presses
from ludoteca.server.denials import Denied
from ludoteca.server.press import Press
from ludoteca.server.settings import Limits
from tests.server.harness import MANY, Player, serving

JOB = PrintJob("conspiracy", 2, Order(only=("pieces",)))
OTHER = PrintJob("conspiracy", 3, Order(only=("pieces",)))


def pretend(monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    """Another program instead of the press."""
    monkeypatch.setattr(presses, "COMMAND", (sys.executable, "-c", code))


COUNTS = """
import pathlib, sys
sys.stdin.read()
file = pathlib.Path({file!r})
file.write_text((file.read_text() if file.exists() else '') + 'x')
print('%PDF')
"""
SLEEPS = "import time; time.sleep(60)"
FAILS = "import sys; sys.stdin.read(); sys.exit(1)"


def press(patience: float = 20, waiting: int = 4, most_bytes: int = 10_000) -> Press:
    return Press(patience, waiting, most_bytes)


async def test_a_part_of_a_game_is_printed_for_whoever_asks(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url) as ana:
        path = "/api/games/conspiracy/sheets?only=pieces&language=en&paper=letter"
        answer = await ana.http.get(path, timeout=150)
        assert answer.status_code == 200, answer.text
        assert answer.headers["content-type"] == "application/pdf"
        assert 'filename="conspiracy-letter-en.pdf"' in answer.headers["content-disposition"]
        assert answer.content.startswith(b"%PDF")
        began = time.monotonic()
        again = await ana.http.get(path)
        assert again.content == answer.content
        assert time.monotonic() - began < 1, "it was kept"


async def test_the_parts_of_a_game_are_known(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url) as ana:
        parts = await ana.ask("GET", "/api/games/conspiracy/sheets/parts")
        assert parts == ["lords", "territories", "pieces", "rules", "summary"]
        cards = await ana.ask("GET", "/api/games")
        assert all(card["paper"] for card in cards)


@pytest.mark.parametrize(
    ("query", "status", "problem"),
    [
        ("chess/sheets", 404, "problem-not-found"),
        ("chess/sheets/parts", 404, "problem-not-found"),
        ("conspiracy/sheets?paper=a5", 400, "problem-request"),
        ("conspiracy/sheets?ink=gold", 400, "problem-request"),
        ("conspiracy/sheets?players=9", 400, "problem-players"),
        ("conspiracy/sheets?only=lords,spaceships", 400, "problem-print-only"),
        ("vossa_excelencia/sheets?only=parliamentarian&cards=mini", 400, "problem-print-overflow"),
    ],
)
async def test_what_cannot_be_printed_is_refused_in_words(
    tmp_path: Path, query: str, status: int, problem: str
) -> None:
    async with serving(tmp_path) as url, Player(url) as ana:
        answer = await ana.http.get(f"/api/games/{query}", timeout=150)
        assert answer.status_code == status
        assert answer.json()["problem"]["id"] == problem
        assert answer.json()["message"]


async def test_nobody_has_the_press_to_himself(tmp_path: Path) -> None:
    limits = Limits(requests=MANY, openings=MANY, printings=(0.0, 1.0), address_share=1.0)
    async with serving(tmp_path, limits=limits) as url, Player(url) as ana:
        path = "/api/games/conspiracy/sheets?only=pieces"
        assert (await ana.http.get(path, timeout=150)).status_code == 200
        assert (await ana.http.get(path)).status_code == 429


async def test_other_requests_are_answered_while_the_press_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pretend(monkeypatch, SLEEPS)
    async with serving(tmp_path) as url, Player(url) as ana, Player(url) as ben:
        printing = asyncio.create_task(ana.http.get("/api/games/conspiracy/sheets", timeout=150))
        await asyncio.sleep(0.2)
        await ben.make_table("human bot", name="Ben")
        await ben.sit()
        await ben.play()
        assert not printing.done()
        printing.cancel()


async def test_an_order_is_made_once_for_all_who_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pretend(monkeypatch, COUNTS.format(file=str(tmp_path / "made")))
    made = press()
    answers = await asyncio.gather(*(made.sheets(JOB) for _ in range(5)))
    assert {answer.strip() for answer in answers} == {b"%PDF"}
    assert (tmp_path / "made").read_text() == "x"
    await made.sheets(JOB)
    assert (tmp_path / "made").read_text() == "x", "kept"
    await made.sheets(OTHER)
    assert (tmp_path / "made").read_text() == "xx"


async def test_no_more_is_kept_than_there_is_room_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pretend(monkeypatch, COUNTS.format(file=str(tmp_path / "made")))
    made = press(most_bytes=6)
    for job in (JOB, OTHER, JOB):
        await made.sheets(job)
    assert (tmp_path / "made").read_text() == "xxx"


async def test_too_many_orders_are_turned_away(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, SLEEPS)
    busy = press(waiting=1)
    first = asyncio.create_task(busy.sheets(JOB))
    await asyncio.sleep(0.05)
    with pytest.raises(Denied) as caught:
        await busy.sheets(OTHER)
    assert (caught.value.name, caught.value.status) == ("press_busy", 503)
    await busy.stop()
    with pytest.raises(asyncio.CancelledError):
        await first


async def test_an_order_that_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, SLEEPS)
    with pytest.raises(Denied) as caught:
        await press(patience=0.2).sheets(JOB)
    assert (caught.value.name, caught.value.status) == ("press_late", 503)


async def test_a_press_that_breaks_says_so_and_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, FAILS)
    broken = press()
    with pytest.raises(Denied) as caught:
        await broken.sheets(JOB)
    assert (caught.value.name, caught.value.status) == ("press_failed", 503)
    pretend(monkeypatch, "import sys; sys.stdin.read(); print('%PDF')")
    assert (await broken.sheets(JOB)).strip() == b"%PDF"
