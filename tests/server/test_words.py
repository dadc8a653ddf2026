"""Every word the server says, in both languages."""

import re
from pathlib import Path

from fluent.syntax import ast, parse

from ludoteca.kernel.game import find, names
from ludoteca.kernel.text import LANGUAGES
from ludoteca.server.denials import TEXT
from ludoteca.server.seating import BOT_NAMES

SOURCES = Path(TEXT).parent
USED = re.compile(r'"((?:table|refusal|problem|call|mail|review|hint)-[a-z_-]+)"')
DENIED = re.compile(r'(?:Denied|NotFound)\("(\w+)"\)')


def messages(language: str) -> dict[str, set[str]]:
    """Each message and the arguments it mentions."""
    resource = parse((TEXT / f"{language}.ftl").read_text(encoding="utf-8"))
    found = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry
        if isinstance(entry, ast.Message):
            source = (TEXT / f"{language}.ftl").read_text(encoding="utf-8")
            assert entry.span is not None
            words = source[entry.span.start : entry.span.end]
            found[entry.id.name] = set(re.findall(r"\$(\w+)", words))
    return found


def test_both_languages_say_the_same() -> None:
    assert messages("pt") == messages("en")


def test_everything_said_has_words_and_all_words_are_said() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    said = set(USED.findall(source)) | {f"refusal-{name}" for name in DENIED.findall(source)}
    said |= {f"refusal-{name}" for name in re.findall(r'Denied\("(\w+)", most=', source)}
    for stem in ("proposed-undo", "proposed-end"):
        said.add(f"table-{stem}")
    said |= {f"table-ended-{why}" for why in ("agreed", "abandoned", "claimed")}
    said |= {f"table-away-{why}" for why in ("left", "clock", "replaced")}
    said |= {f"{name}-subject" for name in said if name.startswith("mail-")}
    ours = set(messages("pt"))
    theirs = "".join(  # of the command line: why no server can be started
        (SOURCES.parent / room / "text" / "pt.ftl").read_text(encoding="utf-8")
        for room in ("kernel", "cli")
    )
    missing = {name for name in said - ours if f"{name} =" not in theirs}
    assert missing == set()
    assert ours - said == set()


def test_no_bot_is_called_as_somebody_in_a_game() -> None:
    for game in map(find, names()):
        for language in LANGUAGES:
            words = (game.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
            called = set(re.findall(r"^[\w-]+ = (\w+)$", words, re.MULTILINE))
            assert called.isdisjoint(BOT_NAMES), game.name


def test_what_is_told_of_somebody_is_not_called_yours() -> None:
    """“Seu” and “sua” are the reader's: “até a sua volta” of somebody else would be until yours."""
    text = (TEXT / "pt.ftl").read_text(encoding="utf-8")
    told = [line for line in text.splitlines() if line.startswith("table-")]
    assert told
    assert [it for it in told if re.search(r"\{ \$(?:seat|by) \}.*\b(?:seu|sua)s?\b", it)] == []
