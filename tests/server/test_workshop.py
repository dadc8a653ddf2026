"""The workshop of decks: looked at, changed, tried, printed and shared, within limits."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from ludoteca.games.vossa_excelencia.deck_file import MOST_BYTES, example
from ludoteca.server.press import can_print
from ludoteca.server.settings import Limits
from ludoteca.server.stores import make_store
from ludoteca.server.stores.contract import Guest
from ludoteca.server.stores.devices import add_guest
from ludoteca.server.stores.shared import MOST, Shared, find_shared, share, shared_by, withdraw
from ludoteca.server.stores.upkeep import guest_deletion
from ludoteca.server.trial_worker import TrialJob, TrialLine, try_out
from tests.server.harness import Player, serving

GAME = "vossa_excelencia"
OWN = f"/api/own/{GAME}/deck"
QUICK = Limits(trial_games=1, trial_seconds=600.0)
SCRIPT = "<script>alert(1)</script>"


async def look(player: Player, source: str, *changes: dict[str, Any], status: int = 200) -> Any:
    wish = {"source": source, "changes": list(changes), "language": "en"}
    return await player.ask("POST", f"{OWN}/look", wish, status)


async def test_a_deck_is_begun_changed_and_looked_at(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "Ana") as ana:
        games = await ana.ask("GET", "/api/games")
        (deck,) = [s for g in games for s in g["settings"] if s["beginnings"]]
        for name in deck["beginnings"]:
            begun = await ana.http.get(f"{OWN}/begin/{name}?language=en")
            seen = await look(ana, begun.text)
            assert bool(seen["faults"]) is (name == "empty"), name
        change = {"do": "set", "section": "voter", "place": 0, "field": "cost", "value": "2 gold"}
        seen = await look(ana, example("en"), change)
        (fault,) = seen["faults"]
        assert (fault["card"], fault["field"], fault["text"]["id"]) == (
            "voter-1",
            "cost",
            "deck-no-icon",
        )
        assert fault["line"] == seen["source"].split("\n").index('cost = "2 gold"') + 1
        safe = next(card for card in seen["cards"] if card["id"] == "safe")
        assert safe["printed"]["category"] == "parliamentarian"
        assert safe["fields"]["rules"] == ["spend here"]
        assert (await ana.http.get(f"{OWN}/begin/secrets")).status_code == 404
        assert (
            await ana.http.post("/api/own/agencia/deck/look", json={"source": ""})
        ).status_code in (
            404,
            429,
        )


@pytest.mark.parametrize(
    ("source", "status"),
    [
        ("[[voter]]\n" * 5_000, 200),  # as many cards as there is room for, each of them refused
        (f'[[voter]]\nid = "a"\nname = "{"x" * 100_000}"\n', 200),
        ("[[voter]]\n" * 1_000_000, 400),
        ("x" * (MOST_BYTES + 1), 400),
        ("a = " + "[" * 5_000, 200),
        (f"a = {'9' * 5000}", 200),
        (f'title = "{SCRIPT}"', 200),
        ("\x00\ud7ff", 200),
    ],
)
async def test_bad_texts_are_refused_in_words(tmp_path: Path, source: str, status: int) -> None:
    async with serving(tmp_path) as url, Player(url, "Ana") as ana:
        answer = await ana.http.post(f"{OWN}/look", json={"source": source}, timeout=120)
        assert answer.status_code in (status, 413)
        assert answer.headers["content-type"].startswith("application/json")
        if answer.status_code == 200:
            assert answer.json()["faults"]
        else:
            assert answer.json()["message"]


async def test_a_change_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "Ana") as ana:
        for change in ({"do": "burn"}, {"do": "remove", "section": "voter", "place": 99}, {}):
            answer = await look(ana, example("en"), change, status=409)
            assert answer["problem"]["id"] == "problem-own-change"
        answer = await look(
            ana, "no toml", {"do": "add", "section": "voter", "fields": {}}, status=409
        )
        assert answer["message"]


def test_a_trial_says_in_words_what_it_shows() -> None:
    told: list[TrialLine] = []
    job = TrialJob(GAME, {"deck": example("en"), "calendar": "short"}, 2, "pt", 2, 60.0)
    last = try_out(job, told.append)
    assert [line.played for line in told][:1] == [0]
    assert (last.played, last.wanted) == (2, 2)
    assert last.groups is not None
    assert last.groups[0].title == "Duração"
    assert "decisões" in last.groups[0].lines[0]
    assert last.groups[1].title == "Ao lado do baralho da casa (2 partidas)"
    assert [line.split(":")[0] for line in last.groups[1].lines[:2]] == [
        "Decisões por partida (mediana)",
        "Pontos por jogador (mediana)",
    ]
    first, bounds = last.groups[1].lines[2:]
    assert len(re.findall(r"\d+\u202f% \(\d+–\d+\u202f%\)", first)) == 2  # both with their bounds
    assert bounds.startswith("Entre parênteses")
    assert [line.played for line in told][-1] == 4


def test_a_trial_ends_when_its_time_is_up() -> None:
    job = TrialJob(GAME, {"deck": example("en"), "calendar": "short"}, 2, "en", 100_000, 0.0)
    assert 0 < try_out(job, lambda line: None).played < 100_000


async def test_a_deck_is_tried_in_the_browser_s_stead(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=QUICK) as url, Player(url, "Ana") as ana:
        wish = {"source": example("en"), "players": 2, "language": "en"}
        answer = await ana.http.post(f"{OWN}/try", json=wish, timeout=900)
        lines = [json.loads(line) for line in answer.text.splitlines()]
        assert lines[0] == {"played": 0, "wanted": 1, "groups": None, "failed": False}
        assert lines[-1]["played"] == 1
        assert lines[-1]["groups"][0]["title"] == "Length"
        bad = await ana.http.post(f"{OWN}/try", json={**wish, "source": "title = 1"})
        assert bad.status_code == 400
        assert bad.json()["faults"]
        many = await ana.http.post(f"{OWN}/try", json={**wish, "players": 99})
        assert many.status_code == 400


async def test_a_deck_is_shared_read_and_taken_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "Ana") as ana, Player(url, "Bia") as bia:
        made = await ana.ask("POST", f"{OWN}/share", {"source": example("pt")})
        again = await ana.ask("POST", f"{OWN}/share", {"source": example("pt")})
        assert again["id"] == made["id"]
        read = await bia.ask("GET", f"/api/shared/{made['id']}")
        assert (read["game"], read["setting"], read["source"]) == (GAME, "deck", example("pt"))
        assert [f["title"] for f in (await ana.ask("GET", "/api/me/data"))["shared"]] == [
            "Meu baralho"
        ]
        await bia.ask("DELETE", f"/api/shared/{made['id']}", status=404)
        await ana.ask("DELETE", f"/api/shared/{made['id']}")
        await bia.ask("GET", f"/api/shared/{made['id']}", status=404)
        faulty = await ana.http.post(f"{OWN}/share", json={"source": "title = 1"})
        assert faulty.status_code == 400
        await ana.ask("POST", f"{OWN}/share", {"source": example("en")})
        await ana.http.delete("/api/me/data")
        assert (await bia.http.get(f"/api/shared/{made['id']}")).status_code == 404


@pytest.mark.skipif(not can_print(GAME), reason="what printing needs is not installed")
async def test_a_deck_is_printed(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "Ana") as ana:
        wish = {"source": example("en"), "players": 2, "only": "voters", "language": "en"}
        sections = await ana.ask("GET", f"/api/games/{GAME}/sheets/parts")
        wish["only"] = sections[0]
        answer = await ana.http.post(f"{OWN}/sheets", json=wish, timeout=180)
        assert (answer.status_code, answer.content[:5]) == (200, b"%PDF-")


async def test_stores_keep_so_many_of_a_guest_and_delete_them_with_the_guest(database: str) -> None:
    store = make_store(database)
    await store.open()
    await add_guest(store, Guest("g", "Ana", "pt"), "hash")
    for number in range(MOST + 3):
        await share(store, "g", Shared(f"s{number}", GAME, "deck", "T", number, f"body {number}"))
    mine = await shared_by(store, "g")
    assert len(mine) == MOST
    assert mine[0].id == f"s{MOST + 2}"
    assert await find_shared(store, "s0") is None
    assert not await withdraw(store, "other", mine[0].id)
    assert await withdraw(store, "g", mine[0].id)
    await store.change(*guest_deletion("g"))
    assert await shared_by(store, "g") == []
    await store.close()
