"""Requests: the catalogue, guests, tables, records and replays."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteca.kernel.game import names
from ludoteca.kernel.record import decode
from ludoteca.server.settings import Limits
from tests.server.harness import Data, Player, serving


async def finished(player: Player) -> Data:
    """A game played to its end."""
    await player.make_table("human bot", name="Ana")
    await player.sit()
    await player.play()
    return player.info


async def test_the_catalogue(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url) as ana:
        cards = await ana.ask("GET", "/api/games")
        assert [card["name"] for card in cards] == names()
        card = next(card for card in cards if card["name"] == "conspiracy")
        assert card["players"] == [2, 3, 4]
        assert card["settings"][0]["values"] == ["off", "on"]
        assert card["vocabulary"][0]["first"] == 0
        for part in ("kernel", "server", "conspiracy"):
            for language in ("pt", "en"):
                response = await ana.http.get(f"/api/texts/{language}/{part}")
                assert response.status_code == 200
                assert response.headers["content-type"] == "text/plain; charset=utf-8"
                assert " = " in response.text
        printed = await ana.ask("GET", "/api/games/vossa_excelencia/cards?language=en")
        assert len(printed) > 100
        assert all(card["name"] for card in printed)
        assert await ana.ask("GET", "/api/games/conspiracy/cards") == []
        assert (await ana.http.get("/api/games/nothing/cards")).status_code == 404


@pytest.mark.parametrize(
    "path",
    ["pt/nothing", "pt/..", "pt/%2e%2e%2f%2e%2e%2fpyproject", "xx/kernel", "pt/kernel%00", "pt/"],
)
async def test_no_other_file_is_a_text(tmp_path: Path, path: str) -> None:
    async with serving(tmp_path) as url, Player(url) as ana:
        response = await ana.http.get(f"/api/texts/{path}")
        assert response.status_code in (400, 404)
        assert "problem" in response.json()


async def test_no_other_file_is_a_page(tmp_path: Path) -> None:
    outside = [
        "/static/../main.py",
        "/..%2fmain.py",
        "/%2e%2e/main.py",
        "/assets/..%2f..%2fmain.py",
    ]
    async with serving(tmp_path) as url, Player(url) as ana:
        for path in (*outside, "/assets/gone", "/assets/gone-1a2b.js", "/assets"):
            assert (await ana.http.get(path)).status_code == 404, path
        home = await ana.http.get("/t/some-table")
        assert home.status_code == 200
        assert "make web" in home.text or "<script" in home.text


async def test_who_i_am(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url) as ana:
        me = await ana.ask("GET", "/api/me")
        assert me == {"guest": False, "name": "", "language": "pt"}
        assert not ana.http.cookies, "looking around makes nobody a guest"
        me = await ana.ask("PATCH", "/api/me", {"name": "  Ana\n\x00  " + "x" * 40})
        assert me["name"] == "Ana " + "x" * 20
        me = await ana.ask("PATCH", "/api/me", {"language": "en"})
        assert me == {"guest": True, "name": "Ana " + "x" * 20, "language": "en"}
        refused = await ana.ask("POST", "/api/me/claim", {"code": "nothing"}, 404)
        assert refused["message"].startswith("This link has been used already")


async def test_a_link_for_another_device(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url) as ana, Player(url) as phone:
        await ana.make_table("human bot")
        link = await ana.ask("POST", "/api/me/link", status=201)
        code = link["path"].removeprefix("/link/")
        await phone.ask("POST", "/api/me/claim", {"code": code}, 201)
        [card] = await phone.ask("GET", "/api/tables/mine")
        assert card["id"] == ana.table
        assert card["yours"]
        await phone.ask("POST", "/api/me/claim", {"code": code}, 404)
        assert phone.http.cookies["ludoteca_guest"] != ana.http.cookies["ludoteca_guest"]


BAD_TABLES: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, "problem-game"),
    ({"game": "../conspiracy"}, "problem-game"),
    ({"seats": [{"kind": "human"}]}, "problem-players"),
    ({"seats": [{"kind": "open"}, {"kind": "bot"}]}, "problem-own-seats"),
    ({"seats": [{"kind": "human"}, {"kind": "human"}]}, "problem-own-seats"),
    ({"seats": [{"kind": "human"}, {"kind": "bot", "level": "god"}]}, "problem-level"),
    ({"options": {"nothing": "on"}}, "problem-setting"),
    ({"options": {"live_score": "maybe"}}, "problem-setting-value"),
    ({"days": 2, "clock": {"minutes": 5}}, "problem-days-or-clock"),
    ({"days": 0}, "problem-request"),
    ({"surprise": 1}, "problem-request"),
]


@pytest.mark.parametrize(("wrong", "problem"), BAD_TABLES)
async def test_a_table_that_cannot_be(tmp_path: Path, wrong: dict[str, Any], problem: str) -> None:
    async with serving(tmp_path) as url, Player(url) as ana:
        seats = [{"kind": "human"}, {"kind": "bot"}]
        body = {"game": "conspiracy", "seats": seats, **wrong}
        answer = await ana.ask("POST", "/api/tables", body, 400)
        assert answer["problem"]["id"] == problem
        assert answer["message"]


@pytest.mark.parametrize(
    ("pace", "bids"), [({}, {"bids": "free"}), ({"clock": {"minutes": 5}}, {"bids": "free"}),
                       ({"days": 2}, {})],
)  # fmt: skip
async def test_a_table_played_at_once_has_the_settings_of_live_play(
    tmp_path: Path, pace: dict[str, Any], bids: dict[str, str]
) -> None:
    """Nobody is asked for them: how fast it is played says enough."""
    async with serving(tmp_path) as url, Player(url) as ana:
        seats = [{"kind": "human"}, {"kind": "bot"}, {"kind": "bot"}]
        body = {"game": "foto_perfeita", "seats": seats, "options": {"trades": "auction"}, **pace}
        table = await ana.ask("POST", "/api/tables", body, 201)
        assert table["options"] == {"trades": "auction", **bids}
        games = await ana.ask("GET", "/api/games")
        [foto] = [game for game in games if game["name"] == "foto_perfeita"]
        assert [setting["name"] for setting in foto["settings"]] == ["trades"]


async def test_joining_and_leaving_before_the_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url) as ana, Player(url) as bia:
        table = await ana.make_table("human open open")
        path = f"/api/tables/{table['id']}"
        await bia.ask("POST", f"{path}/join", {"seat": 0}, 409)
        joined = await bia.ask("POST", f"{path}/join", {"seat": 2, "name": "Bia"})
        assert [seat["kind"] for seat in joined["seats"]] == ["human", "open", "human"]
        assert joined["phase"] == "gathering"
        answer = await bia.ask("POST", f"{path}/join", {}, 409)
        assert answer["problem"]["id"] == "problem-seated-already"
        answer = await bia.ask("POST", f"{path}/begin", {}, 403)
        assert answer["problem"]["id"] == "problem-not-host"
        await bia.ask("POST", f"{path}/leave")
        begun = await ana.ask("POST", f"{path}/begin", {})
        assert [seat["kind"] for seat in begun["seats"]] == ["human", "bot", "bot"]
        assert begun["phase"] == "playing"
        assert len({seat["name"] for seat in begun["seats"]}) == 3
        answer = await bia.ask("POST", f"{path}/join", {}, 409)
        assert answer["problem"]["id"] == "problem-seat-taken"


async def test_an_invitation(tmp_path: Path) -> None:
    """Who has a name, and the way to the table for a telephone's camera."""
    async with serving(tmp_path) as url, Player(url) as ana, Player(url) as bia:
        table = await ana.make_table("human open bot")
        await bia.ask("POST", f"/api/tables/{ana.table}/join", {"name": "Bia"})
        told = await bia.ask("GET", f"/api/tables/{ana.table}")
        assert [seat["named"] for seat in told["seats"]] == [False, True, True]
        path = f"/api/tables/{table['id']}/qr?origin="
        drawing = await ana.http.get(f"{path}{url}")
        assert drawing.headers["content-type"] == "image/svg+xml"
        assert drawing.text.startswith("<svg")
        for nowhere in ("", "javascript:alert(1)", "https://a/b", "https://a%20b", "https://a%22"):
            assert (await ana.http.get(path + nowhere)).status_code == 400
        await ana.ask("GET", "/api/tables/none/qr?origin=https://a", status=404)
        refused = await ana.ask("GET", f"{path}https://ludoteca.example", status=400)
        assert refused["message"] == "O valor de “origin” não serve.", "the way to a foreign site"


async def test_an_invitation_to_the_public_address(tmp_path: Path) -> None:
    public = "https://ludoteca.example"
    async with serving(tmp_path, public_url=public) as url, Player(url) as ana:
        ana.http.headers["Origin"] = public
        table = await ana.make_table("human open bot")
        path = f"/api/tables/{table['id']}/qr?origin="
        await ana.ask("GET", path + url, status=400)
        assert (await ana.http.get(path + public)).status_code == 200


async def test_a_table_everybody_left_is_closed(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url) as ana:
        table = await ana.make_table("human open", public=True)
        closed = await ana.ask("POST", f"/api/tables/{table['id']}/leave")
        assert closed["phase"] == "ended"
        assert await ana.ask("GET", "/api/tables") == []


async def test_so_many_tables_and_no_more(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(tables=2)) as url, Player(url) as ana:
        await ana.make_table("human open")
        await ana.make_table("human open")
        body = {"game": "conspiracy", "seats": [{"kind": "human"}, {"kind": "open"}]}
        answer = await ana.ask("POST", "/api/tables", body, 409)
        assert answer["problem"] == {"id": "problem-too-many-tables", "args": {"most": 2}}


async def test_a_record_goes_out_and_comes_in(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana, Player(url) as bia:
        running = await ana.make_table("human bot")
        answer = await ana.ask("GET", f"/api/tables/{running['id']}/record", status=409)
        assert answer["problem"]["id"] == "problem-record-end"
        info = await finished(ana)
        response = await ana.http.get(f"/api/tables/{info['id']}/record")
        assert "attachment" in response.headers["content-disposition"]
        record = decode(response.content)
        assert record.seed == info["seed"]
        uploaded = await bia.http.post(
            "/api/records",
            content=response.content,
            headers={"Content-Type": "application/json"},
        )
        assert uploaded.status_code == 201, uploaded.text
        table = uploaded.json()
        assert table["uploaded"]
        assert table["phase"] == "over"
        replay = await bia.ask("GET", f"/api/tables/{table['id']}/replay?seat=all&count=100")
        original = await ana.ask("GET", f"/api/tables/{info['id']}/replay?seat=all&count=100")
        assert replay == {**original, "uploaded": True}, "the same but for where it is from"


async def test_records_that_were_never_played(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        info = await finished(ana)
        good = (await ana.http.get(f"/api/tables/{info['id']}/record")).content
        data = msgspec.json.decode(good)
        wrong = [
            b"",
            b"[]",
            b"\xff\x00",
            b"[" * 100_000,
            good.replace(b'"conspiracy"', b'"../../etc/passwd"'),
            msgspec.json.encode({**data, "names": ["../x"] * 9}),
            msgspec.json.encode({**data, "actions": [[9, 9]]}),
            msgspec.json.encode({**data, "players": 10**30}),
            *[
                msgspec.structs.replace(decode(good), **{field: value}).encode()
                for field, value in [
                    ("rules", 10**30),
                    ("rules", -(10**30)),
                    ("players", 10**30),
                    ("actions", [(10**30, 0)]),
                    ("actions", [(0, -(10**30))]),
                ]
            ],
        ]
        headers = {"Content-Type": "application/json"}
        for body in wrong:
            response = await ana.http.post("/api/records", content=body, headers=headers)
            assert response.status_code == 400, (body[:60], response.text)
            assert response.json()["problem"]["id"].startswith("problem-")
        huge = await ana.http.post("/api/records", content=b" " * 2_000_000, headers=headers)
        assert huge.status_code == 413


def in_words(replay: Data) -> Data:
    """The outline that belongs to all frames of a game."""
    frames = replay["frames"]
    log = [line for frame in frames for line in frame["log"]]
    return {"seats": [frame["seat"] for frame in frames], "log": log}


async def test_looking_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana, Player(url) as bia:
        await ana.make_table("human bot")
        await ana.sit()
        await ana.play(3)
        while not ana.state["options"]:  # or a bot goes on between two looks
            await ana.hear("update", "snapshot")
        path = f"/api/tables/{ana.table}/replay"
        outline = f"/api/tables/{ana.table}/outline"
        own = await ana.ask("GET", f"{path}?seat=0")
        assert own["frames"][0]["step"] == 0
        assert await ana.ask("GET", f"{outline}?seat=0") == in_words(own)
        assert own["frames"][0]["log"][-1]["kind"] == "turn_begins"
        assert [frame["step"] for frame in own["frames"]] == list(range(own["steps"] + 1))
        mine = [frame["option"] for frame in own["frames"] if frame["seat"] == 0]
        assert None not in mine
        for query in ("", "?seat=1", "?seat=all"):
            asked = ana if query else bia
            for way in (path, outline):
                answer = await asked.ask("GET", way + query, status=403)
                assert answer["problem"]["id"] == "problem-replay-own"
        await ana.ask("GET", f"{path}?seat=9", status=400)
        await ana.play()
        last = (await bia.ask("GET", f"{path}?count=1"))["steps"]
        [frame] = (await bia.ask("GET", f"{path}?first={last}"))["frames"]
        assert frame["view"] == ana.state["view"]
        assert frame["waiting"] == []
        whole = await bia.ask("GET", f"{path}?seat=all&count=100")
        told = await bia.ask("GET", f"{outline}?seat=all")
        assert len(told["seats"]) == last + 1
        assert in_words(whole)["log"] == told["log"][: len(in_words(whole)["log"])]


async def test_every_answer_is_guarded(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url) as ana:
        for path in ("/", "/api/games", "/api/nothing", "/schema/openapi.json", "/metrics"):
            headers = (await ana.http.get(path)).headers
            assert "default-src 'self'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert "server" not in headers
            assert "cache-control" in headers
        response = await ana.http.patch("/api/me", json={"name": "Ana"})
        cookie = response.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert "Secure" not in cookie, "over plain http on one's own machine"


async def test_over_https_the_cookie_is_secure(tmp_path: Path) -> None:
    async with serving(tmp_path, public_url="https://example.org") as url, Player(url) as ana:
        headers = {"Origin": "https://example.org"}
        response = await ana.http.patch("/api/me", json={"name": "Ana"}, headers=headers)
        assert "; Secure" in response.headers["set-cookie"]
        assert "strict-transport-security" in response.headers


async def test_other_pages_cannot_act_here(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url) as ana:
        headers = {"Origin": "https://evil.example"}
        response = await ana.http.patch("/api/me", json={"name": "x"}, headers=headers)
        assert response.status_code == 403
        assert response.json()["problem"]["id"] == "problem-origin"
        assert (await ana.http.get("/api/games", headers=headers)).status_code == 200


async def test_too_many_requests(tmp_path: Path) -> None:
    limits = Limits(requests=(1.0, 5.0))
    async with serving(tmp_path, limits=limits) as url, Player(url) as ana:
        answers = [(await ana.http.get("/api/games")).status_code for _ in range(7)]
        assert answers[:5] == [200] * 5
        assert answers[-1] == 429


async def test_errors_are_told_in_both_languages(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url) as ana:
        for language, words in (("pt-BR", "Não existe essa mesa"), ("en", "There is no such")):
            headers = {"Accept-Language": language}
            response = await ana.http.get("/api/tables/nothing", headers=headers)
            assert response.status_code == 404
            assert words in response.json()["message"]


async def test_health_and_metrics(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        assert await ana.ask("GET", "/health") == {"status": "ok"}
        await ana.make_table("human human", hot_seat=True)
        await ana.sit()
        await ana.tell("look", seat=ana.state["waiting"][0])
        await ana.act()
        text = (await ana.http.get("/metrics")).text
        assert "ludoteca_moves_total 1\n" in text
        assert "ludoteca_sockets 1\n" in text
        assert 'ludoteca_append_seconds_bucket{le="+Inf"} 2\n' in text


async def test_a_broken_handler_tells_no_details(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("secret detail")

    async with serving(tmp_path) as url, Player(url) as ana:
        monkeypatch.setattr("ludoteca.server.stores.sqlite.SqliteStore.public_cards", broken)
        response = await ana.http.get("/api/tables")
        assert response.status_code == 500
        assert response.json()["problem"]["id"] == "problem-ours"
        assert "secret" not in response.text
        assert "Traceback" not in response.text


async def test_all_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url) as ana:
        table = await ana.make_table("human open open open")
        others = [Player(url, str(number)) for number in range(6)]
        path = f"/api/tables/{table['id']}/join"
        tries = [other.http.post(path, json={"seat": 1}) for other in others]
        statuses = sorted(r.status_code for r in await asyncio.gather(*tries))
        assert statuses == [200, 409, 409, 409, 409, 409], "one seat, one person"
        for other in others:
            await other.http.aclose()
