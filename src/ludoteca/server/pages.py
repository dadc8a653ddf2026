"""The browser's files, read into memory once: no path from outside ever touches the disk."""

import gzip
import mimetypes
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request, get
from litestar.params import FromPath
from litestar.response import Redirect, Response

from ludoteca.server.denials import NotFound

STATIC = Path(__file__).parent / "static"
GUIDE = Path(__file__).parent / "guide"  # the documentation, as `make docs` builds it
SMALLEST = 250  # bytes that are worth compressing
NO_PAGES = b"""<!doctype html>
<html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Ludoteca</title>
<h1>Ludoteca</h1>
<p>As p\xc3\xa1ginas ainda n\xc3\xa3o foram montadas: rode <code>make web</code> e reinicie.</p>
<p lang="en">The pages are not built yet: run <code>make web</code> and start again.</p>
</html>
"""
NO_GUIDE = NO_PAGES.replace(b"make web", b"make docs")
FILES_ONLY = ("api", "assets", "docs", "schema")  # folders in which the app has no pages
TYPES = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
}


@cache
def _pack(body: bytes) -> bytes:
    """A file compressed, once for all servers of a process."""
    return gzip.compress(body, 9)


@dataclass(frozen=True)
class Page:
    """One file as it is sent."""

    body: bytes
    packed: bytes | None  # gzip, where that is shorter
    media_type: str
    lasts: bool  # its name changes when it changes

    @staticmethod
    def of(name: str, body: bytes) -> "Page":
        """A file of this name."""
        suffix = Path(name).suffix
        kind = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        text = kind.startswith("text/") or kind.endswith(("json", "xml"))
        packed = _pack(body) if text and len(body) >= SMALLEST else None
        if kind.endswith(("json", "xml")):  # to a text the framework adds it
            kind += "; charset=utf-8"
        return Page(body, packed, kind, name.startswith("assets/"))


class Pages:
    """All the files; a page of the app that has no file of its own is `index.html`."""

    def __init__(self, folder: Path = STATIC, guide: Path = GUIDE) -> None:
        """Read them."""
        self._files = {
            "index.html": Page.of("index.html", NO_PAGES),
            "docs/index.html": Page.of("index.html", NO_GUIDE),
        }
        self._guide = guide
        self._read(folder, "")
        self._has_guide = self._read(guide, "docs/")

    def _read(self, folder: Path, under: str) -> bool:
        """Read a folder, if there is anything in it."""
        is_there = (folder / "index.html").is_file()
        if is_there:
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    name = path.relative_to(folder).as_posix()
                    self._files[under + name] = Page.of(name, path.read_bytes())
        return is_there

    def find(self, path: str) -> Page:
        """The file of a path; NotFound for a file that is not there."""
        name = path.strip("/")
        if name == "docs/index.html" and not self._has_guide:
            self._has_guide = self._read(self._guide, "docs/")  # `make run` builds it meanwhile
        page = self._files.get(name or "index.html")
        if page is not None:
            return page
        if "." in name.rpartition("/")[2] or name.partition("/")[0] in FILES_ONLY:
            raise NotFound("not_found", "problem-not-found")
        return self._files["index.html"]


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, packed=True)
def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[Any]:
    """A file of the browser app, or of the documentation."""
    if path.strip("/") == "docs":
        return Redirect("/docs/index.html")
    found = request.app.state.pages.find(path)
    headers = {"Cache-Control": "max-age=31536000, immutable" if found.lasts else "no-cache"}
    body = found.body
    if found.packed is not None:
        headers["Vary"] = "Accept-Encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            body = found.packed
    return Response(body, media_type=found.media_type, headers=headers)
