"""No request is answered with 500: nesting, zero bytes, wrong kinds of content, odd numbers."""

from pathlib import Path

import pytest

from tests.server.harness import Player, serving

PATHS = [
    "/api/tables/%00",
    "/api/tables/a%00b/replay",
    "/api/tables/%00/record",
    "/api/tables/%00/cards",
    "/api/tables?game=%00",
    "/api/tables/%FF%FE",
    "/api/tables/x/replay?seat=%00",
    "/api/tables/x/replay?first=99999999999999999999",
    "/api/tables/x/replay?first=1e5&count=NaN",
    "/api/lessons/%00",
    "/api/games/%00",
    "/%00",
    "/assets/%00.js",
    "/api/tables/" + "x" * 5000,
    "/api/me/data?x=%00",
    "/schema/%00",
]
BODIES = [
    b"[" * 100_000,
    b'{"game":' * 50_000,
    b'{"name":"\\u0000"}',
    b'{"name":"\\ud800"}',
    b'{"code":"\\u0000"}',
    b'{"game":"\\u0000","seats":[]}',
    b"\xff\xfe\x00",
    b"",
    b"null",
    b"1e999",
    b'{"name": 1' + b"0" * 5000 + b"}",
]
KINDS = [
    "application/json",
    "application/x-msgpack",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "multipart/form-data",
    "text/plain; charset=nonsense",
    "application/json; charset=utf-16",
    "",
]
POSTS = [
    ("PATCH", "/api/me"),
    ("POST", "/api/me/claim"),
    ("POST", "/api/tables"),
    ("POST", "/api/tables/x/join"),
    ("POST", "/api/tables/%00/join"),
    ("POST", "/api/tables/%00/begin"),
    ("POST", "/api/records"),
]


async def test_no_path_is_answered_with_a_failure_of_ours(database: str) -> None:
    async with serving(database) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        answers = {path: (await ana.http.get(path)).status_code for path in PATHS}
        assert {path: code for path, code in answers.items() if code >= 500} == {}
        assert answers["/api/tables/%00"] == 404


@pytest.mark.parametrize(("method", "path"), POSTS)
async def test_no_body_is_answered_with_a_failure_of_ours(
    tmp_path: Path, method: str, path: str
) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        failed = []
        for kind in KINDS:
            for body in BODIES:
                headers = {"Content-Type": kind} if kind else {}
                answer = await ana.http.request(method, path, content=body, headers=headers)
                if answer.status_code >= 500:
                    failed.append((kind, body[:20], answer.status_code))
        assert failed == []


async def test_what_was_not_asked_for_is_not_served(tmp_path: Path) -> None:
    async with serving(tmp_path, metrics=False, schema=False) as url, Player(url) as ana:
        for path in ("/metrics", "/schema", "/schema/openapi.json", "/schema/"):
            await ana.ask("GET", path, status=404)
    async with serving(tmp_path, metrics=True, schema=True) as url, Player(url) as ana:
        assert (await ana.http.get("/metrics")).text.startswith("# HELP")
        assert "paths" in await ana.ask("GET", "/schema/openapi.json")
