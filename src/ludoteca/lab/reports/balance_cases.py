"""The parts of the balance report that look at whole games: length, places, points."""

from collections.abc import Sequence

from ludoteca.lab.reports.html import Html, join, tag
from ludoteca.lab.reports.plots import Scale, histogram, intervals
from ludoteca.lab.reports.words import Phrasebook
from ludoteca.lab.statistics.intervals import Share
from ludoteca.lab.statistics.outliers import win_shares
from ludoteca.lab.statistics.sample import Sample

Sides = Sequence[Sequence[Sample]]  # for each set of options a sample of each number of players


def by_players(sides: Sides) -> list[list[Sample]]:
    """For each number of players the samples to be compared; none without a game."""
    grouped = [list(samples) for samples in zip(*sides, strict=True)]
    return [samples for samples in grouped if all(sample.games for sample in samples)]


def section(words: Phrasebook, name: str, cards: Sequence[Html], *more: Html) -> Html:
    """A heading, a sentence and a card for each number of players."""
    return tag(
        "section",
        tag("h2", words.say(f"lab-{name}")),
        tag("p", words.say(f"lab-{name}-about"), class_="soft"),
        *more,
        tag("div", *cards, class_="cards"),
    )


def card(words: Phrasebook, players: int, *inside: Html) -> Html:
    """What is said of one number of players."""
    return tag("div", tag("h3", words.say("players", players=players)), *inside, class_="sheet")


def length(words: Phrasebook, sides: Sides) -> Html:
    """How long games take."""
    cards = []
    for samples in by_players(sides):
        counts = [sample.lengths for sample in samples]
        said = [words.quartiles("lab-quartiles", each) for each in counts]
        plot = histogram(" ".join(said), counts)
        cards.append(card(words, samples[0].players, plot, _lines(words, said)))
    return section(words, "length", cards)


def points(words: Phrasebook, sides: Sides) -> Html:
    """How many points are made: of the first set of options in a picture, of both in words."""
    if all(max(sample.points, default=0) <= 1 for side in sides for sample in side):
        title = tag("h2", words.say("lab-scores"))
        return tag("section", title, tag("p", words.say("lab-no-points"), class_="soft"))
    cards = []
    for samples in by_players(sides):
        said = []
        for sample in samples:
            made = words.quartiles("lab-points-quartiles", sample.points)
            ahead = words.quartiles("lab-lead-quartiles", sample.leads)
            said.append(f"{made} {ahead}")
        every = [value for sample in samples for value in sample.points]
        reach = min(every), max(every)
        plots = [
            histogram(line, [sample.points, sample.winning_points], ("all", "winners"), reach)
            for line, sample in zip(said, samples, strict=True)
        ]
        inside = [
            join(plot, _small(line, _dot(words, number) if len(samples) > 1 else None))
            for number, (plot, line) in enumerate(zip(plots, said, strict=True))
        ]
        cards.append(card(words, samples[0].players, *inside))
    key = [
        tag("li", tag("span", class_=f"dot {css}", aria_hidden="true"), words.say(f"lab-{css}"))
        for css in ("all", "winners")
    ]
    return section(words, "scores", cards, tag("ul", *key, class_="key"))


def seats(words: Phrasebook, sides: Sides) -> Html:
    """How often each place wins."""
    cards = []
    for samples in by_players(sides):
        name, shares = places(samples)
        fair = 1 / samples[0].players
        every = [share for side in shares for share in side]
        low, high = min(share.low for share in every), max(share.high for share in every)
        scale = Scale(min(low, fair) - 0.02, max(high, fair) + 0.02)
        rows = [
            _place(words, name, number, [side[number] for side in shares], scale, fair)
            for number in range(samples[0].players)
        ]
        shared = [
            words.say("lab-shared", share=words.percent(sample.shared / sample.games))
            for sample in samples
        ]
        table = tag("table", tag("tbody", *rows))
        cards.append(card(words, samples[0].players, table, _lines(words, shared)))
    return section(words, "seats", cards)


def places(samples: Sequence[Sample]) -> tuple[str, list[list[Share]]]:
    """Whether places are told apart by turn or by seat, and what each of them wins."""
    if all(sample.is_ordered for sample in samples):
        return "turn", [win_shares(sample.by_turn, sample.ordered) for sample in samples]
    return "seat", [win_shares(sample.by_seat, sample.games) for sample in samples]


def _place(
    words: Phrasebook, name: str, number: int, shares: Sequence[Share], scale: Scale, fair: float
) -> Html:
    ordinal = words.say("ordinal", number=number + 1) if name == "turn" else str(number + 1)
    label = words.say(f"lab-{name}", place=ordinal)
    figures = [words.percent(share.value) for share in shares]
    return tag(
        "tr",
        tag("th", label, scope="row"),
        tag("td", intervals(", ".join(figures), shares, scale, fair), class_="plotted"),
        tag("td", pairs(figures), class_="number"),
    )


def pairs(figures: Sequence[str]) -> Html:
    """A figure, or those of both sides one under the other."""
    return join(*(tag("span", figure, class_="pair") for figure in figures))


def _lines(words: Phrasebook, said: Sequence[str]) -> Html:
    """A sentence, or one for each side."""
    if len(said) == 1:
        return _small(said[0])
    return join(*(_small(line, _dot(words, number)) for number, line in enumerate(said)))


def _dot(words: Phrasebook, number: int) -> Html:
    """The mark of a side; its name for who does not see it."""
    side = ("one", "other")[number]
    return tag("span", class_=f"dot {side}", role="img", aria_label=words.say(f"lab-side-{side}"))


def _small(said: str, mark: Html | None = None) -> Html:
    return tag("p", mark, " " if mark else None, said, class_="small soft")
