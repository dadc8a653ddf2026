"""The browser's files, read into memory once: no path from outside ever touches the disk."""

import gzip
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Request, get
from litestar.params import FromPath
from litestar.response import Response

from ludoteca.server.denials import NotFound

STATIC = Path(__file__).parent / "static"
SMALLEST = 1000  # bytes that are worth compressing
NO_PAGES = b"""<!doctype html>
<html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Ludoteca</title>
<h1>Ludoteca</h1>
<p>As p\xc3\xa1ginas ainda n\xc3\xa3o foram montadas: rode <code>make web</code> e reinicie.</p>
<p lang="en">The pages are not built yet: run <code>make web</code> and start again.</p>
</html>
"""
TYPES = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
}


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
        packed = gzip.compress(body, 9) if text and len(body) >= SMALLEST else None
        kind += "; charset=utf-8" if text else ""
        return Page(body, packed, kind, name.startswith("assets/"))


class Pages:
    """All the files; a page of the app that has no file of its own is `index.html`."""

    def __init__(self, folder: Path = STATIC) -> None:
        """Read them."""
        self._files = {"index.html": Page.of("index.html", NO_PAGES)}
        if (folder / "index.html").is_file():
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    name = path.relative_to(folder).as_posix()
                    self._files[name] = Page.of(name, path.read_bytes())

    def find(self, path: str) -> Page:
        """The file of a path; NotFound for a file that is not there."""
        name = path.strip("/")
        page = self._files.get(name or "index.html")
        if page is not None:
            return page
        if "." in name.rpartition("/")[2] or name.partition("/")[0] in ("api", "schema"):
            raise NotFound("not_found", "problem-not-found")
        return self._files["index.html"]


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, packed=True)
def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the browser app."""
    found = request.app.state.pages.find(path)
    headers = {"Cache-Control": "max-age=31536000, immutable" if found.lasts else "no-cache"}
    body = found.body
    if found.packed is not None:
        headers["Vary"] = "Accept-Encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            body = found.packed
    return Response(body, media_type=found.media_type, headers=headers)
