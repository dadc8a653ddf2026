"""A table with a deck of one's own: taken, refused card by card, spoken of, and kept to itself."""

import json
import logging
import sqlite3
from pathlib import Path

import pytest

from ludoteca.games.vossa_excelencia.deck_file import MOST_BYTES, example
from ludoteca.kernel.game import find, names
from ludoteca.kernel.record import Record
from ludoteca.kernel.text import Text
from ludoteca.server.settings import Limits
from tests.games.vossa_excelencia.board import card, plain_deck
from tests.server.harness import Data, Player, serving

GAME = "vossa_excelencia"
COMMENT = "nobody-but-the-server-reads-this"
HUGE = "9" * 5000  # digits; Python itself reads no more than 4300
DECK = f"# {COMMENT}\n{example('pt')}"


async def open_with(player: Player, deck: str, seats: str = "human bot") -> Data:
    """A table played with this deck."""
    options = {"calendar": "short", "deck": deck}
    return await player.make_table(seats, game=GAME, options=options, name=player.name)


def named(told: object) -> set[str]:
    """The English names of all cards that are spoken of anywhere in this."""
    if isinstance(told, list):
        return set().union(*map(named, told))
    if not isinstance(told, dict):
        return set()
    if told.get("id") == "card":
        return {told["args"]["en"]}
    return set().union(*map(named, told.values()))


def said(texts: list[Data]) -> str:
    """All these texts in Portuguese, one after another."""
    return " ".join(json.dumps(text, ensure_ascii=False) for text in texts)


async def test_its_cards_are_spoken_of_at_its_table_only(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "Ana") as ana, Player(url, "Bia") as bia:
        for player, deck, own in ((ana, DECK, True), (bia, "house", False)):
            await open_with(player, deck)
            await player.sit()
            while not player.state["options"]:
                await player.hear("update")
            cards = await player.ask("GET", f"/api/tables/{player.table}/cards?language=en")
            known = {each["name"] for each in cards}
            assert ("Excellency 1" in known) is own
            assert named(player.log) <= known
            assert named(player.state["options"]) <= known
            assert named(player.log)
            assert named(player.state["options"])


async def test_it_is_the_same_after_a_restart_and_in_the_replay(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "Ana") as ana:
        await open_with(ana, DECK)
        await ana.sit()
        before = said(ana.log)
        cookies = dict(ana.http.cookies)
        table = ana.table
    async with serving(tmp_path) as url, Player(url, "Ana") as ana:
        ana.http.cookies.update(cookies)
        await ana.sit(table)
        assert said(ana.log).startswith(before[:500])
        await ana.play()
        assert ana.info["phase"] == "over"
        replay = await ana.ask("GET", f"/api/tables/{table}/replay?count=3")
        assert "Excelência" in json.dumps(replay, ensure_ascii=False)
        record = (await ana.http.get(f"/api/tables/{table}/record")).json()
        assert record["options"]["deck"] == DECK
        again = await ana.ask("POST", "/api/records", record, 201)
        cards = await ana.ask("GET", f"/api/tables/{again['id']}/cards")
        assert "Excelência 1" in [each["name"] for each in cards]
        rematch = await ana.ask("POST", f"/api/tables/{table}/rematch")
        cards = await ana.ask("GET", f"/api/tables/{rematch['id']}/cards")
        assert "Excelência 1" in [each["name"] for each in cards]


def widest(most_bytes: int) -> str:
    """A deck of exactly so many bytes, filled up with what is twice as long in JSON."""
    return DECK + "\n" * (most_bytes - len(DECK.encode()))


def test_the_largest_deck_with_the_longest_game_fits_into_a_record() -> None:
    limits = Limits()
    games = [find(name).meta for name in names()]
    owns = [setting.own.most_bytes for meta in games for setting in meta.settings if setting.own]
    record = Record(
        game=GAME,
        rules=1,
        players=6,
        options={"calendar": "short", "deck": "\n" * max(owns)},
        names=["\\" * limits.name] * 6,
        seed="\\" * 64,
        actions=[(5, 9999)] * limits.record_actions,
    )
    assert max(find(name).vocabulary.size for name in names()) <= 10_000
    assert len(record.encode()) <= limits.record_bytes


async def test_the_largest_deck_is_played_kept_once_and_its_record_brought_back(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as url, Player(url, "Ana") as ana:
        await open_with(ana, widest(MOST_BYTES))
        await ana.sit()
        await ana.play(moves=3)
        await ana.tell("propose", what="end")
        record = (await ana.http.get(f"/api/tables/{ana.table}/record")).content
        assert len(record) > 2 * MOST_BYTES - 2 * len(DECK)
        kind = {"Content-Type": "application/json"}
        again = await ana.http.post("/api/records", content=record, headers=kind)
        assert again.status_code == 201, again.text
        with sqlite3.connect(tmp_path / "tables.sqlite") as store:
            tables = store.execute("SELECT length(position) FROM tables").fetchall()
        assert max(length for (length,) in tables) < 20_000


async def test_a_faulty_one_is_refused_card_by_card(tmp_path: Path) -> None:
    wrong = card("parliamentarian", "x", "cost = '2 power'") + card("voter", "y", "copies = 0")
    async with serving(tmp_path) as url, Player(url) as ana:
        body = {"game": GAME, "seats": [{"kind": "human"}, {"kind": "bot"}]}
        body["options"] = {"deck": wrong + plain_deck()}  # type: ignore[assignment]
        answer = await ana.ask("POST", "/api/tables", body, 400)
        assert answer["problem"]["id"] == "problem-faulty"
        assert answer["message"] == "O arquivo enviado tem 2 erros."
        places = [(fault["line"], fault["card"]) for fault in answer["faults"]]
        assert places == [(4, "x"), (8, "y")]
        texts = [Text(fault["text"]["id"], fault["text"]["args"]) for fault in answer["faults"]]
        speaker = find(GAME).speaker("pt")
        assert "2 power" in speaker.say(texts[0])
        assert "copies" in speaker.say(texts[1])
        assert await ana.ask("GET", "/api/tables/mine") == []


@pytest.mark.parametrize(
    ("options", "problem", "fault"),
    [
        ({"deck": "#" * (MOST_BYTES + 1)}, "problem-faulty", "deck-too-long"),
        ({"deck": "a = " + "[" * 100_000}, "problem-faulty", "deck-nested"),
        ({"deck": "import os"}, "problem-faulty", "deck-not-toml"),
        ({"deck": ""}, "problem-faulty", "deck-too-few"),
        ({"deck": plain_deck(x=f"capital = {HUGE}")}, "problem-faulty", "deck-huge-number"),
        ({"deck": plain_deck(x=f"cost = '{HUGE} any'")}, "problem-faulty", "deck-text-too-long"),
        ({"calendar": "long" * 50_000}, "problem-option-size", None),
        ({"x" * 50_000: "1"}, "problem-option-size", None),
        ({"calendar": "medium"}, "problem-setting-value", None),
    ],
)
async def test_nothing_else_is_taken(
    tmp_path: Path, options: dict[str, str], problem: str, fault: str | None
) -> None:
    async with serving(tmp_path) as url, Player(url) as ana:
        seats = [{"kind": "human"}, {"kind": "bot"}]
        body = {"game": GAME, "seats": seats, "options": options}
        answer = await ana.http.post("/api/tables", json=body)
        assert answer.status_code == 400
        assert len(answer.content) < 20_000
        told = answer.json()
        assert told["problem"]["id"] == problem
        assert [each["text"]["id"] for each in told.get("faults", [])][:1] == [fault] * bool(fault)
        other = {"game": "conspiracy", "seats": seats, "options": {"deck": DECK}}
        refused = await ana.ask("POST", "/api/tables", other, 400)
        assert refused["problem"]["id"] == "problem-option-size"


async def test_a_hundred_faults_are_not_all_told_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url) as ana:
        body = {"game": GAME, "seats": [{"kind": "human"}, {"kind": "bot"}]}
        body["options"] = {"deck": "[[voter]]\n" * 100}  # type: ignore[assignment]
        answer = await ana.ask("POST", "/api/tables", body, 400)
        assert answer["problem"]["args"]["count"] > 100
        assert len(answer["faults"]) == 50


async def test_its_text_goes_to_nobody_and_into_no_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with serving(tmp_path) as url, Player(url, "Ana") as ana, Player(url, "Bia") as bia:
        opened = await ana.make_table(
            "human open", game=GAME, options={"deck": DECK}, public=True, name="Ana"
        )
        assert opened["options"] == {"deck": "own"}
        bodies = [await bia.http.get(path) for path in ("/api/tables", f"/api/tables/{ana.table}")]
        await bia.ask("POST", f"/api/tables/{ana.table}/join", {"name": "Bia"})
        for player in (ana, bia):
            await player.sit(ana.table)
        bodies.append(await bia.http.get(f"/api/tables/{ana.table}/cards"))
        assert bodies[-1].json()
        for text in [body.text for body in bodies] + ana.received + bia.received:
            assert COMMENT not in text
            assert "[[politician]]" not in text
    assert COMMENT not in caplog.text


async def test_an_example_to_begin_from(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url) as ana:
        for language in ("pt", "en"):
            path = f"/api/games/{GAME}/deck/example?language={language}"
            answer = await ana.http.get(path)
            assert answer.text == example(language)
            assert "deck.toml" in answer.headers["content-disposition"]
        for path in (f"{GAME}/calendar", "conspiracy/deck", "nothing/deck", "../deck"):
            assert (await ana.http.get(f"/api/games/{path}/example")).status_code == 404
        settings = next(
            each["settings"] for each in await ana.ask("GET", "/api/games") if each["name"] == GAME
        )
        assert [each["most_bytes"] for each in settings] == [None, None, MOST_BYTES]


async def test_the_cards_of_a_table_that_has_none_or_has_not_begun(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url) as ana:
        await ana.make_table("human bot")
        assert await ana.ask("GET", f"/api/tables/{ana.table}/cards") == []
        await ana.make_table("human open", game=GAME)
        assert await ana.ask("GET", f"/api/tables/{ana.table}/cards") == []
        await ana.ask("GET", "/api/tables/nothing/cards", status=404)
        await ana.ask("GET", f"/api/tables/{ana.table}/cards?language=xx", status=400)
