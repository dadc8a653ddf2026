"""HTML and SVG, written safely: what is not already markup is escaped."""

from html import escape
from pathlib import Path

STYLE = Path(__file__).parent / "page" / "style.css"


class Html(str):
    """Markup that is done."""

    __slots__ = ()


Inside = str | Html | None


def tag(name: str, *inside: Inside, **attributes: str | float | None) -> Html:
    """An element. `class_` is written class, and `_` inside a name is a hyphen."""
    written = "".join(
        f' {key.strip("_").replace("_", "-")}="{escape(_value(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    return Html(f"<{name}{written}>{join(*inside)}</{name}>")


def join(*parts: Inside) -> Html:
    """Several pieces one after another."""
    return Html(
        "".join(
            part if isinstance(part, Html) else escape(part, quote=False)
            for part in parts
            if part is not None
        )
    )


def _value(value: str | float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def page(language: str, title: str, *body: Inside) -> str:
    """A whole file that needs nothing from anywhere else."""
    style = STYLE.read_text(encoding="utf-8")
    head = join(
        Html('<meta charset="utf-8">'),
        Html('<meta name="viewport" content="width=device-width, initial-scale=1">'),
        Html('<meta name="color-scheme" content="light dark">'),
        tag("title", title),
        tag("style", Html(style)),
    )
    html = tag("html", tag("head", head), tag("body", tag("main", *body)), lang=language)
    return f"<!doctype html>\n{html}\n"
