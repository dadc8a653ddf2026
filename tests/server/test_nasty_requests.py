"""No request is answered with 500: nesting, zero bytes, wrong kinds of content, odd numbers."""

import asyncio
import re
from pathlib import Path

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
    b'{"name":"\xff"}',
    b'{"\xed\xa0\x80":1}',
    b'{"game":"\xc3","seats":[]}',
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
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE")


async def test_no_path_is_answered_with_a_failure_of_ours(database: str) -> None:
    async with serving(database) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        answers = {path: (await ana.http.get(path)).status_code for path in PATHS}
        assert {path: code for path, code in answers.items() if code >= 500} == {}
        assert answers["/api/tables/%00"] == 404


async def test_nothing_is_looked_for_by_a_zero_byte(database: str) -> None:
    """PostgreSQL could not, and seemed to be away: 503, for a moment also to others."""
    async with serving(database) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        for path in ("/api/me/blocks", "/api/me/devices", "/api/me/links", "/api/tables"):
            answer = await ana.http.delete(f"{path}/a%00b")
            assert answer.status_code == 404, path
        assert (await ana.http.get("/health")).status_code == 200


async def test_no_route_is_answered_with_a_failure_of_ours(tmp_path: Path) -> None:
    """Whatever routes there are, with every method, and nonsense wherever something can be said."""
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        routes = (await ana.ask("GET", "/schema/openapi.json"))["paths"]
        failed = []
        for route, known in routes.items():
            for value in ("%00", "x", ana.table):
                path = re.sub(r"\{\w+\}", value, route)
                for method in METHODS:
                    sent = bodies() if value == "x" and method.lower() in known else [("", b"")]
                    for kind, body in sent if method in ("POST", "PATCH") else [("", b"")]:
                        headers = {"Content-Type": kind} if kind else {}
                        answer = await ana.http.request(
                            method, path, content=body, headers=headers, timeout=60
                        )
                        if answer.status_code >= 500:
                            failed.append((method, path, kind, body[:20], answer.status_code))
        assert failed == []


def bodies() -> list[tuple[str, bytes]]:
    """Every nonsense as JSON, and one as everything else."""
    return [(KINDS[0], body) for body in BODIES] + [(kind, BODIES[2]) for kind in KINDS]


async def test_what_was_not_asked_for_is_not_served(tmp_path: Path) -> None:
    async with serving(tmp_path, metrics=False, schema=False) as url, Player(url) as ana:
        for path in ("/metrics", "/schema", "/schema/openapi.json", "/schema/"):
            await ana.ask("GET", path, status=404)
    async with serving(tmp_path, metrics=True, schema=True) as url, Player(url) as ana:
        assert (await ana.http.get("/metrics")).text.startswith("# HELP")
        assert "paths" in await ana.ask("GET", "/schema/openapi.json")


async def test_what_is_no_json_is_not_read(tmp_path: Path) -> None:
    """What a form of a foreign page may send without asking is nothing to us."""
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        link = (await ana.ask("POST", "/api/me/link", status=201))["path"].rpartition("/")[2]
        body = b'{"code":"%s"}' % link.encode()
        async with Player(url) as bia:
            for kind in (*KINDS[1:], "text/plain"):
                headers = {"Content-Type": kind} if kind else {}
                answer = await bia.http.post("/api/me/claim", content=body, headers=headers)
                is_json = kind.startswith("application/json;")
                assert answer.status_code == (201 if is_json else 415), kind


async def test_whoever_asks_for_the_head_alone_is_told_it(tmp_path: Path) -> None:
    """What looks whether a server is well, and what previews a link, often asks so."""
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        for path in ("/health", "/", "/link/x", "/api/games", f"/api/tables/{ana.table}"):
            head, whole = await ana.http.head(path), await ana.http.get(path)
            assert head.status_code == whole.status_code == 200, path
            assert head.content == b""
            assert head.headers["content-type"] == whole.headers["content-type"]
        assert (await ana.http.head("/api/tables/x")).status_code == 404
        assert (await ana.http.head("/api/meet")).status_code == 405


WRONG = [
    ("GET", "/api/tables/{table}/qr", None, "Falta “origin” no pedido."),
    ("GET", "/api/tables/{table}/review", None, "Falta “seat” no pedido."),
    ("GET", "/api/tables/{table}/review?seat=x", None, "O valor de “seat” não serve."),
    ("GET", "/api/tables/" + "x" * 90, None, "O valor de “table” não serve."),
    ("POST", "/api/tables", b"{}", "Falta “game” no pedido."),
    ("POST", "/api/tables", b'{"game":"x","seats":[{}]}', "Falta “seats[0].kind” no pedido."),
    ("POST", "/api/tables", b'{"game":"x","seats":[]}', "O valor de “seats” não serve."),
    (
        "POST",
        "/api/tables",
        b'{"game":"x","seats":[{"kind":"human","luck":1}]}',
        "O pedido traz “seats[0].luck”, que aqui não se conhece.",
    ),
    ("PATCH", "/api/me", b'{"language":"tlh"}', "O valor de “language” não serve."),
    *(
        ("POST", "/api/tables", body, "Não foi possível ler o que veio com o pedido.")
        for body in (b"{", b"", b"null", b"[]", b"[" * 5000, b'{"game":"\xff"}')
    ),
]


async def test_what_is_wrong_with_a_request_is_said_in_words(tmp_path: Path) -> None:
    """And not in those of a library, in English within Portuguese."""
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        table = (await ana.make_table("human bot"))["id"]
        for method, path, body, said in WRONG:
            kind = {} if body is None else {"Content-Type": "application/json"}
            path = path.replace("{table}", table)
            answer = await ana.http.request(method, path, content=body, headers=kind)
            assert (answer.status_code, answer.json()["message"]) == (400, said), (path, body)
        await ana.ask("PATCH", "/api/me", {"language": "en"})
        refused = await ana.ask("POST", "/api/tables", {}, 400)
        assert refused["message"] == "“game” is missing in the request."


async def test_who_is_turned_away_is_told_so_in_their_language(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url) as ana:
        for language, type_, origin in (
            ("pt-BR,pt", "Não é do tipo esperado.", "O pedido veio de outra página."),
            ("en-GB", "That is not of the expected kind.", "The request came from another page."),
        ):
            ana.http.headers["Accept-Language"] = language
            answer = await ana.http.post("/api/tables", content=b"x")
            assert (answer.status_code, answer.json()["message"]) == (415, type_)
            foreign = {"Origin": "https://evil.example"}
            answer = await ana.http.post("/api/tables", json={}, headers=foreign)
            assert (answer.status_code, answer.json()["message"]) == (403, origin)
            assert answer.headers["content-type"] == "application/json"


async def test_a_request_names_one_server(tmp_path: Path) -> None:
    """What stands before the server may have gone by another of the two."""
    async with serving(tmp_path) as url:
        host = url.removeprefix("http://")
        for more, status in ((b"", b"200"), (b"Host: evil.example\r\n", b"400")):
            reader, writer = await asyncio.open_connection(*host.split(":"))
            writer.write(
                b"GET /api/tables HTTP/1.1\r\nHost: %s\r\n%sConnection: close\r\n\r\n"
                % (host.encode(), more)
            )
            assert (await reader.readline()).split()[1] == status
            writer.close()
            await writer.wait_closed()


async def test_a_kind_of_content_is_said_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url) as ana:
        for path in ("/", "/manifest.webmanifest", "/sw.js", "/docs/index.html", "/icon.svg"):
            answer = await ana.http.get(path)
            assert answer.headers["content-type"].count("charset=utf-8") <= 1, path
        assert (await ana.http.get("/")).headers["content-type"] == "text/html; charset=utf-8"


async def test_nothing_that_is_answered_is_a_script(tmp_path: Path) -> None:
    """So no page can make something that somebody sent us the worker that serves our pages."""
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot", name="alert(1)")
        routes = (await ana.ask("GET", "/schema/openapi.json"))["paths"]
        for route in [route for route, known in routes.items() if "get" in known]:
            answer = await ana.http.get(re.sub(r"\{\w+\}", ana.table, route))
            assert "script" not in answer.headers["content-type"], route
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "service-worker-allowed" not in answer.headers
        assert (await ana.http.post("/sw.js", json={})).status_code == 405
