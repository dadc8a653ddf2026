"""`print_game`: a game's sheets as one PDF, the same bytes for the same order and version."""

import importlib
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from ludoteca.kernel.game import Game, find
from ludoteca.kernel.paper import Paper, PaperOrder, Reference, Section
from ludoteca.kernel.problems import Problem
from ludoteca.kernel.text import LOCALES, Speaker, Text
from ludoteca.press import booklet, cover as covers
from ludoteca.press.compose import WHITE, Data, Printout, Tint, board_data, face_data
from ludoteca.press.drawings import FONTS, Drawings, drawings_of
from ludoteca.press.ink import saving
from ludoteca.press.order import Order, check_only, checked

HERE = Path(__file__).parent
TEMPLATE = HERE / "sheets" / "main.typ"
RULES, SUMMARY = "rules", "summary"  # sections of every game
STEPS = 3  # that are told of: laid out, set, done
PAGE = re.compile(rb"/Type */Page\b")
Tell = Callable[[int, int], None]


@dataclass(frozen=True)
class PrintedGame:
    """A PDF, how many pages it has, and what lies on those of the parts."""

    pdf: bytes
    pages: int
    sheets: list[Data] = field(default_factory=list)  # the pages of the parts, in order
    first: int = 0  # the number of the first of them, from 0


@cache
def sections_of(game: str) -> list[str]:
    """What may be asked for by name; a Problem if the game cannot be printed."""
    found = find(game)
    order = PaperOrder(found.meta.players[0], found.speaker("en"))
    return [section.name for section in _module(game).paper(order).sections] + [RULES, SUMMARY]


def print_game(
    name: str,
    order: Order = Order(),  # noqa: B008 - it cannot be changed
    players: int | None = None,
    settings: Mapping[str, str] | None = None,
    tell: Tell = lambda done, total: None,
) -> PrintedGame:
    """The sheets of a game; a Problem that says why, if they cannot be made as asked."""
    checked(order)
    game = find(name)
    count = game.meta.check_players(game.meta.players[-1] if players is None else players)
    chosen = settings or {}
    game.meta.read_settings(chosen)  # a Problem if one is wrong
    work = _Work(game, order, count, dict(chosen))
    tell(1, STEPS)
    pdf = typeset(work.files())
    tell(STEPS, STEPS)
    return PrintedGame(pdf, len(PAGE.findall(pdf)), work.layout.pages, work.first)


def _module(game: str) -> ModuleType:
    """The module of a game that knows its parts."""
    try:
        return importlib.import_module(f"ludoteca.games.{game}.paper")
    except ModuleNotFoundError as error:
        if error.name != f"ludoteca.games.{game}.paper":
            raise
        raise Problem("problem-print-game", game=game) from error


class _Work:
    """One order on its way through the press."""

    def __init__(self, game: Game, order: Order, players: int, settings: dict[str, str]) -> None:
        self.game, self.order, self.players = game, order, players
        self.drawings = drawings_of(game.name)
        self.about = game.speaker(order.language)
        self.ours = Speaker(order.language, HERE / "text")
        wanted = PaperOrder(players, self.about, settings, order.card)
        self.paper: Paper = _module(game.name).paper(wanted)
        self._check_only()
        self.tint = Tint(self.drawings.look, order.ink == "saving")
        self.layout = Printout(order, self.tint)
        self.first = 0 if order.only else covers.PAGES  # how many pages come before the parts
        self.ranges = [self._lay_out(section) for section in self._wanted_sections()]
        self._label()

    def _check_only(self) -> None:
        """Something that is wanted must be there; a deck of one's own need not have all parts."""
        names = [*(section.name for section in self.paper.sections), RULES, SUMMARY]
        lacking = {*sections_of(self.game.name)}.difference(names)
        wanted = [each for each in self.order.only if each not in lacking]
        check_only(wanted or self.order.only, names)

    def is_wanted(self, section: str) -> bool:
        """Whether a section is to be printed."""
        return not self.order.only or section in self.order.only

    def _wanted_sections(self) -> list[Section]:
        return [section for section in self.paper.sections if self.is_wanted(section.name)]

    def _lay_out(self, section: Section) -> covers.Range:
        """A section on its pages, and which those are."""
        title = self.about.say(Text(f"paper-{section.name}"))
        first = self.first + len(self.layout.pages) + 1
        count = self.layout.add(section, title)
        parts = sum(part.copies for part in section.parts)
        has_backs = any(page["side"] == "back" for page in self.layout.pages[-count:])
        return covers.Range(title, parts, first, first + count - 1, has_backs)

    def _label(self) -> None:
        pages = self.layout.pages
        for page in pages:
            same = [each for each in pages if each["section"] == page["section"]]
            number = next(at for at, each in enumerate(same, start=1) if each is page)
            side = self.ours.say(Text(f"side-{page['side'] or 'one'}"))
            sides = 2 if self.order.is_duplex else 1
            numbers = {"number": -(-number // sides), "count": len(same) // sides}
            arguments = {"section": page["title"], **numbers}
            label = Text("sheet-label", {**arguments, "title": self.title, "side": side})
            page.update(label=self.ours.say(label), note=self.note)

    @property
    def title(self) -> str:
        """The game's."""
        return self.about.say(Text("title"))

    @property
    def note(self) -> str:
        """Whose game it is and what may be done with the sheet: it stands on every one."""
        meta = self.game.meta
        kind = "shared" if meta.licence.startswith("CC ") else "unofficial"
        arguments = {"title": self.title, "credits": self.credits, "licence": meta.licence}
        return self.ours.say(Text(f"note-{kind}", arguments))

    @property
    def credits(self) -> str:
        """Whose game it is, as a sentence has them: two names with an "and" between."""
        *others, last = self.game.meta.credits.split(", ")
        if not others:
            return last
        return self.ours.say(Text("credits", {"others": ", ".join(others), "last": last}))

    def files(self) -> dict[str, bytes]:
        """What the typesetter reads: the template, the data and the drawings in it."""
        job = json.dumps(self.job(), ensure_ascii=False, sort_keys=True)
        drawn = _drawn(self.drawings, job, self.order.ink == "saving", self.paper.inverted)
        svgs = {f"{name}.svg": svg.encode() for name, svg in drawn.items()}
        return {"main.typ": TEMPLATE.read_bytes(), "job.json": job.encode(), **svgs}

    def job(self) -> Data:
        """All that is printed, as data."""
        return {
            "title": self.title,
            "author": self.game.meta.credits,
            "lang": self.order.language,
            "region": "BR" if LOCALES[self.order.language] == "pt-BR" else None,
            "ink": self.order.ink,
            "bleed": self.order.bleed,
            "duplex": self.order.is_duplex,
            "sheet": self.order.sheet,
            "note": self.note,
            "fonts": {"read": "Atkinson Hyperlegible", "title": self.drawings.title_font},
            "faces": [face_data(face, self.tint) for face in self.layout.faces],
            "boards": [board_data(board, self.tint, self.drawings) for board in self.layout.boards],
            "pages": self.layout.pages,
            # As numbers: the typesetter takes no file but words.
            "photos": {name: list(photo) for name, photo in self.paper.photos.items()},
            "cover": None if self.order.only else self._cover(),
            "booklet": self._booklet() if self.is_wanted(RULES) else None,
            "summaries": self._summaries() if self.is_wanted(SUMMARY) else [],
        }

    def _rules(self) -> list[booklet.Block]:
        """The rules as they are on paper."""
        rules = booklet.read_rules(self._page("rules"))
        return booklet.with_paper(rules, booklet.read_rules(self._page("paper")))

    def _page(self, name: str) -> str:
        """A page of the game's texts; empty if it has none of this name."""
        file = self.game.folder / "text" / f"{name}.{self.order.language}.md"
        return file.read_text(encoding="utf-8") if file.exists() else ""

    def _booklet(self) -> Data:
        label = self.ours.say(Text("rules-label", {"title": self.title}))
        blank = self.ours.say(Text("blank-label", {"title": self.title}))
        return {"label": label, "blank": blank, "blocks": [*self._rules(), *self._references(2)]}

    def _references(self, level: int) -> list[booklet.Block]:
        """Lists to look things up in, each under a heading."""
        return [
            block
            for each in self.paper.references
            for block in ({"is": "heading", "level": level, **_titled(each)}, _listed(each))
        ]

    def _summaries(self) -> list[Data]:
        rules = booklet.without_rulings(self._rules())
        blocks = booklet.chapters(rules, self.paper.summary)
        label = self.ours.say(Text("summary-label", {"title": self.title}))
        blank = self.ours.say(Text("blank-label", {"title": self.title}))
        deeper = 0 if self.order.only else 1  # than on the rules page, under a heading of its own
        inside = [
            {**each, "level": each["level"] + deeper} if each["is"] == "heading" else each
            for each in [*blocks, *self._references(2)]
        ]
        return [{"label": label, "blank": blank, "blocks": inside} for _ in range(self.players)]

    def _cover(self) -> Data:
        cover = covers.Cover(self.game, self.paper, self.order, self.players, self.about, self.ours)
        return cover.data(self.ranges, [(RULES, 1), (SUMMARY, self.players)])


def _titled(reference: Reference) -> Data:
    return {"runs": booklet.runs(reference.title), "anchor": ""}


def _listed(reference: Reference) -> booklet.Block:
    rows = [
        {"mark": entry.mark, "runs": booklet.runs(f"**{entry.thing}** {entry.does}".strip())}
        for entry in reference.entries
    ]
    return {"is": "reference", "rows": rows}


def _drawn(drawings: Drawings, job: str, is_saving: bool, inverted: bool) -> dict[str, str]:
    """The drawings that the data names, in the ink that is wanted."""
    black = re.compile(r"#000(?:000)?(?![0-9a-fA-F])")
    found = {}
    for name, svg in drawings.svgs.items():
        if f'"{name}"' in job:
            is_back = name.endswith("back")  # mostly ground, and dark: it is turned round
            found[name] = saving(svg, inverted or is_back) if is_saving else svg
        if f'"{name}{WHITE}"' in job:
            found[name + WHITE] = black.sub("#ffffff", svg)
    return found


def typeset(files: Mapping[str, bytes]) -> bytes:
    """The PDF of these files; a Problem if something does not fit or the typesetter is missing."""
    typst = _typst()
    try:
        pdf: bytes = typst.compile(
            dict(files),
            font_paths=[str(FONTS)],
            ignore_system_fonts=True,
            format="pdf",
            pdf_standards=["ua-1"],
        )
    except typst.TypstError as error:
        found = re.search(r"overflow: (.*)", str(error))
        if found:
            raise Problem("problem-print-overflow", what=found.group(1)[:60]) from error
        raise
    return pdf


def _typst() -> Any:
    try:
        return importlib.import_module("typst")
    except ModuleNotFoundError as error:
        raise Problem("problem-print-missing") from error
