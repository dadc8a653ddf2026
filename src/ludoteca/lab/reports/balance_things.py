"""The part of the balance report that looks at cards, characters and territories."""

from collections.abc import Sequence

from ludoteca.lab.reports.balance_cases import pairs
from ludoteca.lab.reports.html import Html, join, tag
from ludoteca.lab.reports.plots import SIDES, Scale, intervals
from ludoteca.lab.reports.words import Phrasebook
from ludoteca.lab.statistics.outliers import ENOUGH, Kind, Thing, by_strength, thing_difference
from ludoteca.lab.statistics.things import Things

Sides = Sequence[Thing | None]  # a thing in each set of options; None where it did not come up

SHORT = 30  # things that are shown one and all
ENDS = 10  # of more than that: so many of the strongest and of the weakest
NONE = "–"  # where a side has no figure


def things_section(words: Phrasebook, things: Things, kinds: Sequence[Kind]) -> Html:
    """All things of one kind, of one set of options or two."""
    title = tag("h2", things.title[words.language])
    means = tag("p", things.means[words.language], class_="soft")
    if not any(kind.things for kind in kinds):
        return tag("section", title, means, tag("p", words.say("things-none")))
    about = tag("p", _about(words, kinds), class_="soft") if things.taken else None
    table = ThingRows(words, things, kinds)
    rows = [table.row(sides) for sides in side_by_side(kinds)]
    if len(rows) <= SHORT:
        return tag("section", title, means, about, tag("div", table.whole(rows), class_="sheet"))
    middle = rows[ENDS:-ENDS]
    rest = tag(
        "details",
        tag("summary", words.say("things-rest", count=len(middle))),
        table.whole(middle),
    )
    sheets = [table.whole(rows[:ENDS]), rest, table.whole(rows[-ENDS:])]
    return tag("section", title, means, about, tag("div", *sheets, class_="sheet"))


def side_by_side(kinds: Sequence[Kind]) -> list[Sides]:
    """Everything that came up in any set of options; whose takers win most comes first."""
    names = dict.fromkeys(thing.name for kind in kinds for thing in kind.things)
    rows = [[kind.named(name) for kind in kinds] for name in names]
    return sorted(rows, key=lambda sides: by_strength(_there(sides)[0]))


def _there(sides: Sides) -> list[Thing]:
    """The sides on which it came up."""
    return [thing for thing in sides if thing is not None]


def _about(words: Phrasebook, kinds: Sequence[Kind]) -> str:
    """What the dashed lines in the plots are."""
    lifts = [words.number(kind.lift, 2) for kind in kinds]
    if len(lifts) == 1:
        return words.say("things-about-wins", average=lifts[0])
    return words.say("things-about-both", one=lifts[0], other=lifts[1])


class ThingRows:
    """Writes the rows of one kind, on one scale."""

    def __init__(self, words: Phrasebook, things: Things, kinds: Sequence[Kind]) -> None:
        """Find a scale with room for every rate; only unsure reaches are cut off there."""
        self.words = words
        self.things = things
        self.kinds = kinds
        marks = []
        for lift, thing in [(kind.lift, thing) for kind in kinds for thing in kind.things]:
            if not thing.takers:
                continue
            marks.append(lift * thing.fair)
            sure = thing.takers >= ENOUGH
            marks += [thing.won.low, thing.won.high] if sure else [thing.won.value]
        low, high = min(marks, default=0.0), max(marks, default=1.0)
        self.scale = Scale(max(low - 0.02, 0.0), min(high + 0.02, 1.0))

    def whole(self, rows: Sequence[Html]) -> Html:
        """A table of these rows."""
        columns = {"seen": "number"} if self.things.seen else {}
        if self.things.taken:
            columns |= {"taken": "number", "plot": "plotted", "won": "number last"}
        headings = [
            tag("th", self.words.say(f"things-{name}"), scope="col", class_=css)
            for name, css in columns.items()
        ]
        name = tag("th", self.words.say("things-name"), scope="col")
        head = tag("thead", tag("tr", name, *headings))
        return tag("table", head, tag("tbody", *rows), class_="things stacked")

    def row(self, sides: Sides) -> Html:
        """One thing; where two sets of options are compared, both below each other."""
        name = self.words.thing(_there(sides)[0].name)
        cells = [tag("th", name, *self._badges(sides), scope="row")]
        if self.things.seen:
            cells.append(self._shares("seen", sides))
        if self.things.taken:
            cells += [self._shares("taken", sides), self._plot(sides), self._won(sides)]
        return tag("tr", *cells)

    def _shares(self, name: str, sides: Sides) -> Html:
        # What is never shown before it is taken is seen when it is taken.
        which = "taken" if name == "taken" and self.things.seen else "seen"
        figures = [
            self.words.percent(getattr(thing, which).value, 0) if thing else NONE for thing in sides
        ]
        label = self.words.say(f"things-{name}")
        return tag("td", pairs(figures), class_="number", data_label=label)

    def _plot(self, sides: Sides) -> Html:
        """What each side's takers win; the line is that of the first side in which there are."""
        taken = [thing if thing and thing.takers else None for thing in sides]
        shares = [thing.won if thing else None for thing in taken]
        label = ", ".join(self.words.percent(share.value) for share in shares if share)
        fair = [
            kind.lift * thing.fair for kind, thing in zip(self.kinds, taken, strict=True) if thing
        ]
        drawn = intervals(label, shares, self.scale, fair[0]) if fair else None
        return tag("td", drawn, class_="plotted")

    def _won(self, sides: Sides) -> Html:
        figures = [self._rate(thing) if thing and thing.takers else Html(NONE) for thing in sides]
        label = self.words.say("things-won")
        return tag("td", pairs(figures), class_="number last", data_label=label)

    def _rate(self, thing: Thing) -> Html:
        """What a thing's takers win, and how sure that is."""
        bounds = f"({self.words.between(thing.won.low, thing.won.high, 0)})"
        return join(self.words.percent(thing.won.value), " ", tag("span", bounds, class_="bounds"))

    def _badges(self, sides: Sides) -> list[Html]:
        marks = [_marks(thing) for thing in sides]
        badges = [
            (mark, self._side(mark, [mark in side for side in marks]))
            for mark in ("up", "down", "more", "less")
            if any(mark in side for side in marks)
        ]
        if self._is_changed(sides):
            badges.append(("changed", self.words.say("things-changed")))
        return [
            tag("span", said, class_=f"badge {mark if mark in ('up', 'down') else 'note'}")
            for mark, said in badges
        ]

    def _side(self, mark: str, marked: Sequence[bool]) -> str:
        """A badge's words, and of which side it holds if not of all."""
        said = self.words.say(f"things-{mark}")
        if all(marked):
            return said
        return self.words.say(f"things-in-{SIDES[marked.index(True)]}", badge=said)

    def _is_changed(self, sides: Sides) -> bool:
        """Whether its takers win clearly more or less with the second set of options."""
        one, other = sides[0], sides[-1]
        if len(sides) < 2 or one is None or other is None:
            return False
        return thing_difference(one, other, len(self.kinds[0].things)).is_clear


def _marks(thing: Thing | None) -> set[str]:
    """What is out of line in a thing, as the badges call it."""
    if thing is None:
        return set()
    wins, takes = thing.strange_wins, thing.strange_takes
    found = {"up": wins > 0, "down": wins < 0, "more": takes > 0, "less": takes < 0}
    return {mark for mark, holds in found.items() if holds}
