"""How the documentation is built: `make docs`. Warnings are errors; nothing comes from the web."""

import re
import sys
import tomllib
from hashlib import sha256
from importlib.metadata import distribution
from pathlib import Path
from shutil import copytree
from typing import Any

from docutils import nodes
from pygments.lexers.configs import IniLexer
from pygments.lexers.special import TextLexer
from sphinx import addnodes
from sphinx.application import Sphinx

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "src"))

project = "Ludoteca"
author = "The Ludoteca authors"
copyright = "The Ludoteca authors"  # Sphinx's own word for it
release = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["reports"]
html_theme = "furo"
html_favicon = "../web/public/icon.svg"
html_title = "Ludoteca"
html_static_path = ["site.css"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sphinx = False
html_show_copyright = False
html_last_updated_fmt = None
html_show_search_summary = False  # it would fetch pages, which browsers refuse in a folder
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#6b2d1f", "color-brand-content": "#6b2d1f"},
    "dark_css_variables": {"color-brand-primary": "#e8b08c", "color-brand-content": "#e8b08c"},
}
myst_enable_extensions = ["colon_fence", "deflist", "attrs_inline"]
myst_heading_anchors = 4
nitpicky = False
default_role = "code"  # our docstrings write `names` as Markdown does
autodoc_typehints = "signature"
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True}

SUFFIX = {"script": "js", "style": "css"}
LINK = {
    "script": '<script src="{}"></script>',
    "style": '<link rel="stylesheet" href="{}">',
}
INLINE = re.compile(r"<(script|style)>(.*?)</\1>", re.S)
# Whose styles and scripts frame the pages: `licenses.txt` says under what terms.
FRAME = ("furo", "sphinx-basic-ng", "Sphinx", "Pygments", "snowballstemmer")
PORTUGUESE = {"jogar", "aula", "imprimir", "baralho"}
# What the theme says around a page, for those in Portuguese.
SAID = {
    "Search": "Buscar",
    "Next": "Próxima",
    "Previous": "Anterior",
    "On this page": "Nesta página",
    "Home": "Início",
    "Back to top": "Voltar ao início",
}


def in_its_language(
    app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: nodes.document | None
) -> None:
    """Tell browsers and screen readers which language a page is in, and frame it in that."""
    if page not in PORTUGUESE:
        return

    def said(text: str, *more: object, **values: object) -> str:
        return SAID.get(text, text)

    context["language"] = "pt-BR"
    context.update({"_": said, "gettext": said})


def pages_are_opened(app: Sphinx, doctree: nodes.document) -> None:
    """A link to a report, which is a page, opens it instead of saving it."""
    for link in list(doctree.findall(addnodes.download_reference)):
        target = link["reftarget"]
        if target.endswith(".html"):
            opened = nodes.reference("", "", *link.children, refuri=target, internal=False)
            link.replace_self(opened)


def finish(app: Sphinx, failure: Exception | None) -> None:
    """Reports are whole pages by themselves. Then nothing is left inside a page that could run."""
    if failure is None:
        copytree(ROOT / "docs/reports", Path(app.outdir, "reports"), dirs_exist_ok=True)
        for page in Path(app.outdir).rglob("*.html"):
            move_inline(page, Path(app.outdir))
        said = (f"\n\n{'-' * 78}\n\n").join(licence_of(name) for name in FRAME)
        Path(app.outdir, "licenses.txt").write_text(said, encoding="utf-8")


def licence_of(name: str) -> str:
    """The licence of a package of which something lies in the site, with its text."""
    about = distribution(name)
    [text] = [
        each.read_text(encoding="utf-8")
        for each in about.files or ()
        if ".dist-info" in str(each) and each.stem.upper() in ("LICENSE", "COPYING")
    ]
    return f"{about.name} {about.version}\n\n{text.strip()}"


def move_inline(page: Path, site: Path) -> None:
    """Put a page's styles and scripts into files: the server allows none inside a page. An icon."""
    up = "../" * (len(page.relative_to(site).parts) - 1)

    def moved(found: re.Match[str]) -> str:
        is_script = found[1] == "script"
        name = (
            f"_static/{sha256(found[2].encode()).hexdigest()[:12]}.{'js' if is_script else 'css'}"
        )
        (site / name).write_text(found[2], encoding="utf-8")
        link = f'<link rel="stylesheet" href="{up}{name}">'
        return f'<script src="{up}{name}"></script>' if is_script else link

    text = page.read_text(encoding="utf-8")
    if 'rel="icon"' not in text:
        text = text.replace("<head>", f'<head><link rel="icon" href="{up}_static/icon.svg">')
    page.write_text(INLINE.sub(moved, text), encoding="utf-8")


def setup(app: Sphinx) -> dict[str, bool]:
    """Called by Sphinx."""
    app.connect("html-page-context", in_its_language)
    app.connect("build-finished", finish)
    app.connect("doctree-read", pages_are_opened)
    app.add_lexer("ftl", IniLexer)  # Fluent
    app.add_lexer("svelte", TextLexer)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
