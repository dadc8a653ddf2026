"""The page about the protocol tells all that the server offers, and nothing else.

`web/src/lib/protocol.ts` is written from the server's own types; the page says the same by hand,
with a word about each thing. TypeScript compares them.
"""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.docs.blocks import ROOT, blocks_of
from tests.server.harness import Player, serving

PAGE = ROOT / "docs/protocol.md"
SERVER = ROOT / "web/src/lib/protocol.ts"
NAMED = re.compile(r"^(?:export )?(?:type|interface) (\w+)", re.M)
TOLD = re.compile(r"^\| `(GET|POST|PATCH|DELETE) (/[^`?]*)", re.M)


@pytest.fixture(scope="module")
def told() -> str:
    """The types of the page."""
    return "\n".join(block.text for block in blocks_of(PAGE) if block.language == "ts")


def compare(folder: Path, told: str, checks: list[str]) -> str:
    """What TypeScript has to say against the page's types, beside those of the server."""
    page = re.sub(r"^type ", "export type ", told, flags=re.M)
    (folder / "page.ts").write_text(page, encoding="utf-8")
    (folder / "server.ts").write_text(SERVER.read_text(encoding="utf-8"), encoding="utf-8")
    imports = ["import type * as P from './page'", "import type * as S from './server'"]
    given = "declare function given<T>(): T"
    (folder / "check.ts").write_text("\n".join([*imports, given, *checks, ""]), encoding="utf-8")
    node = shutil.which("node")
    assert node is not None
    compiler = ROOT / "web/node_modules/.bin/tsc"
    options = ["--noEmit", "--strict", "--skipLibCheck"]
    return subprocess.run(
        [compiler, *options, "check.ts"], cwd=folder, capture_output=True, text=True
    ).stdout


def same(name: str) -> list[str]:
    """Every field that the server has, fit for it, and none that it has not."""
    return [
        f"export const fits{name}: S.{name} = given<P.{name}>()",
        f"export const has{name}: keyof S.{name} = given<keyof P.{name}>()",
    ]


def test_every_type_of_the_page_is_the_servers(told: str, tmp_path: Path) -> None:
    server = NAMED.findall(SERVER.read_text(encoding="utf-8"))
    page = NAMED.findall(told)
    assert sorted(page) == sorted(set(page))
    assert set(page) == set(server)
    checks = [line for name in page if name != "ToServer" for line in same(name)]
    of_all = ("FromServer", "ToServer")
    checks += [
        f"export const all{name}: P.{name}['type'] = given<S.{name}['type']>()" for name in of_all
    ]
    checks += ["export const fitsToServer: S.ToServer & { id: string } = given<P.ToServer>()"]
    assert compare(tmp_path, told, checks) == ""


@pytest.mark.parametrize(("ours", "theirs"), [("phase: ", "faze: "), ("host: ", "boss: ")])
def test_a_field_that_is_missing_or_made_up_is_found(
    told: str, ours: str, theirs: str, tmp_path: Path
) -> None:
    assert "TableInfo" in compare(tmp_path, told.replace(ours, theirs), same("TableInfo"))


async def test_the_table_has_every_request(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        paths = (await ana.ask("GET", "/schema/openapi.json"))["paths"]
    offered = {
        (method.upper(), re.sub(r"\{\w+\}", "{}", path))
        for path, methods in paths.items()
        for method in methods
    }
    told = {
        (method, re.sub(r"\{\w+\}", "{}", path))
        for method, path in TOLD.findall(PAGE.read_text(encoding="utf-8"))
    }
    assert told == offered
