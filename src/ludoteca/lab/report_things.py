"""The part of the balance report that looks at cards, characters and territories."""

from collections.abc import Sequence

from ludoteca.lab.findings import ENOUGH, Kind, Thing, thing_difference
from ludoteca.lab.html import Html, join, tag
from ludoteca.lab.plots import Scale, intervals
from ludoteca.lab.report_cases import pairs
from ludoteca.lab.things import Things
from ludoteca.lab.words import Words

SHORT = 30  # things that are shown one and all
ENDS = 10  # of more than that: so many of the strongest and of the weakest


def things_section(words: Words, things: Things, kinds: Sequence[Kind]) -> Html:
    """All things of one kind, of one set of options or two."""
    title = tag("h2", things.title[words.language])
    means = tag("p", things.means[words.language], class_="soft")
    if not kinds[0].things:
        return tag("section", title, means, tag("p", words.say("things-none")))
    about = None
    if things.taken:
        average = words.number(kinds[0].lift, 2)
        about = tag("p", words.say("things-about-wins", average=average), class_="soft")
    table = Table(words, things, kinds)
    rows = [table.row(thing) for thing in kinds[0].things]
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


class Table:
    """Writes the rows of one kind, on one scale."""

    def __init__(self, words: Words, things: Things, kinds: Sequence[Kind]) -> None:
        """Find a scale with room for every rate; only unsure reaches are cut off there."""
        self.words = words
        self.things = things
        self.kinds = kinds
        taken = [thing for kind in kinds for thing in kind.things if thing.takers]
        marks = [kinds[0].lift * thing.fair for thing in taken]
        for thing in taken:
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

    def row(self, thing: Thing) -> Html:
        """One thing; where two sets of options are compared, both below each other."""
        both = [thing]
        if len(self.kinds) > 1:
            found = self.kinds[1].named(thing.name)
            both += [found] if found else []
        cells = [tag("th", self.words.thing(thing.name), *self._badges(both), scope="row")]
        if self.things.seen:
            cells.append(self._shares("seen", both))
        if self.things.taken:
            cells += [self._shares("taken", both), self._plot(both), self._won(both)]
        return tag("tr", *cells)

    def _shares(self, name: str, both: Sequence[Thing]) -> Html:
        figures = [self.words.percent(getattr(thing, name).value, 0) for thing in both]
        if name == "taken" and not self.things.seen:  # then it is seen when it is taken
            figures = [self.words.percent(thing.seen.value, 0) for thing in both]
        label = self.words.say(f"things-{name}")
        return tag("td", pairs(figures), class_="number", data_label=label)

    def _plot(self, both: Sequence[Thing]) -> Html:
        shares = [thing.won for thing in both if thing.takers]
        fair = self.kinds[0].lift * both[0].fair
        label = ", ".join(self.words.percent(share.value) for share in shares)
        drawn = intervals(label, shares, self.scale, fair) if shares else None
        return tag("td", drawn, class_="plotted")

    def _won(self, both: Sequence[Thing]) -> Html:
        figures = [
            join(
                self.words.percent(thing.won.value) if thing.takers else "–",
                " ",
                tag("span", self._bounds(thing), class_="bounds") if thing.takers else None,
            )
            for thing in both
        ]
        label = self.words.say("things-won")
        return tag("td", pairs(figures), class_="number last", data_label=label)

    def _bounds(self, thing: Thing) -> str:
        return f"({self.words.between(thing.won.low, thing.won.high, 0)})"

    def _changed(self, one: Thing, other: Thing) -> bool:
        return thing_difference(one, other, len(self.kinds[0].things)).is_clear

    def _badges(self, both: Sequence[Thing]) -> list[Html]:
        thing = both[0]
        badges = []
        if thing.strange_wins:
            badges.append(("up", "up") if thing.strange_wins > 0 else ("down", "down"))
        if thing.strange_takes:
            badges.append(("note", "more" if thing.strange_takes > 0 else "less"))
        if len(both) > 1 and self._changed(both[0], both[1]):
            badges.append(("note", "changed"))
        return [
            tag("span", self.words.say(f"things-{name}"), class_=f"badge {css}")
            for css, name in badges
        ]
