"""A tournament's result as a page, and its plot as a picture of its own."""

from ludoteca.kernel.game import find
from ludoteca.lab.reports.html import STYLE, Html, join, page, tag
from ludoteca.lab.reports.plots import Scale, interval, percent, svg, ticks
from ludoteca.lab.reports.words import Phrasebook
from ludoteca.lab.statistics.intervals import Share
from ludoteca.lab.statistics.standings import Duel, Standings

ROW = 46  # height of a bot in the plot
FOOT = 26
ALONE = 720  # width of the plot as a file


def tournament_page(result: Standings, words: Phrasebook, command: str, wanted: int) -> str:
    """One HTML file: the plot, the standings, who beats whom, and how it was made."""
    title = words.of_game("title")
    lead = words.say(
        "tournament-lead",
        games=words.number(result.games),
        players=result.players,
        deals=words.number(result.deals),
        seatings=result.seatings,
    )
    header = tag(
        "header",
        tag("p", words.say("tournament-kicker"), class_="kicker"),
        tag("h1", title),
        tag("p", lead, class_="lead"),
        _partial(result, words, wanted) if result.partial else None,
    )
    parts = [_ratings(result, words), _standings(result, words), _duels(result, words)]
    return page(
        "pt-BR" if words.language == "pt" else words.language,
        words.say("tournament-title", title=title),
        header,
        *(parts if result.standings else []),
        _facts(result, words, command),
        tag("footer", tag("p", words.say("tournament-reading"))),
    )


def _partial(result: Standings, words: Phrasebook, wanted: int) -> Html:
    numbers = {"games": words.number(result.games), "wanted": words.number(wanted)}
    said = words.say("tournament-partial", **numbers)
    return tag("p", said, class_="sheet warning", role="note")


def _section(words: Phrasebook, name: str, *inside: Html | None) -> Html:
    return tag("section", tag("h2", words.say(f"tournament-{name}")), *inside)


def _ratings(result: Standings, words: Phrasebook) -> Html:
    about = tag("p", words.say("tournament-ratings-about"), class_="soft")
    return _section(words, "ratings", about, tag("div", rating_plot(result, words), class_="sheet"))


def rating_plot(result: Standings, words: Phrasebook, alone: bool = False) -> Html:
    """Every bot's rating and how sure it is; `alone` as a file with its own size and colours."""
    rated = result.standings
    reach = [standing.rating_margin or 0.0 for standing in rated]
    bounds = [
        (standing.rating - margin, standing.rating + margin)
        for standing, margin in zip(rated, reach, strict=True)
    ]
    low = min((low for low, _ in bounds), default=1400.0)
    high = max((high for _, high in bounds), default=1600.0)
    room = max((high - low) * 0.06, 10.0)
    scale = Scale(low - room, high + room)
    height = ROW * len(rated) + FOOT
    parts = []
    for tick in ticks(scale.low, scale.high, 5):
        at = percent(scale.at(tick))
        parts.append(tag("line", class_="ground", x1=at, x2=at, y1=0, y2=height - FOOT))
        parts.append(tag("text", str(tick), class_="tick", x=at, y=height - 7))
    for number, (standing, (low, high)) in enumerate(zip(rated, bounds, strict=True)):
        top = ROW * number
        figure = words.number(standing.rating)
        figure += f" ± {words.number(standing.rating_margin)}" if standing.rating_margin else ""
        parts.append(tag("text", standing.bot, class_="name", x="0%", y=top + 18))
        parts.append(tag("text", figure, class_="figure", x="100%", y=top + 18))
        parts.append(interval(Share(standing.rating, low, high), scale, top + 31, "one"))
    label = ", ".join(f"{each.bot} {words.number(each.rating)}" for each in rated)
    credit = words.credit(find(result.game).meta)
    return _alone(label, credit, height, parts) if alone else svg(label, height, *parts)


def _alone(label: str, credit: str, height: int, parts: list[Html]) -> Html:
    style = STYLE.read_text(encoding="utf-8")
    colours = style[style.index(":root") : style.index("}") + 1]
    rules = "\n".join(line for line in style.splitlines() if line.startswith("svg "))
    face = "svg { font-family: 'Atkinson Hyperlegible', system-ui, sans-serif }"
    ground = Html('<rect width="100%" height="100%" style="fill: var(--sheet)"/>')
    drawn = tag("svg", *parts, x="24", y="16", width=ALONE - 48, height=height)
    return tag(
        "svg",
        tag("title", label),
        tag("desc", credit),
        tag("style", Html(f"{face}\n{colours}\n{rules}")),
        ground,
        drawn,
        xmlns="http://www.w3.org/2000/svg",
        width=ALONE,
        height=height + 32,
        role="img",
    )


def _standings(result: Standings, words: Phrasebook) -> Html:
    names = ("bot", "rating", "games", "won", "fair", "place", "points")
    head = [
        tag(
            "th",
            words.say(f"tournament-{name}"),
            scope="col",
            class_=None if name == "bot" else "number",
        )
        for name in names
    ]
    rows = []
    for each in result.standings:
        margin = "" if each.rating_margin is None else f" ± {words.number(each.rating_margin)}"
        bounds = tag("span", f" ({words.between(*each.win_rate_interval, 0)})", class_="bounds")
        figures = [
            Html(words.number(each.rating) + margin),
            Html(words.number(each.games)),
            join(words.percent(each.win_rate), bounds),
            Html(words.number(each.times_fair, 2)),
            Html(words.number(each.mean_place, 2)),
            Html(words.number(each.mean_points, 1)),
        ]
        cells = [
            tag("td", figure, class_="number", data_label=words.say(f"tournament-{name}"))
            for name, figure in zip(names[1:], figures, strict=True)
        ]
        rows.append(tag("tr", tag("th", each.bot, scope="row"), *cells))
    table = tag("table", tag("thead", tag("tr", *head)), tag("tbody", *rows), class_="stacked")
    return _section(words, "standings", tag("div", table, class_="sheet"))


def _duels(result: Standings, words: Phrasebook) -> Html:
    names = [each.bot for each in result.standings]
    found = {(duel.bot, duel.other): duel for duel in result.duels}
    head = [tag("td")] + [tag("th", name, scope="col") for name in names]
    rows = [
        tag(
            "tr",
            tag("th", name, scope="row"),
            *(_duel(words, found.get((name, other))) for other in names),
        )
        for name in names
    ]
    table = tag("table", tag("thead", tag("tr", *head)), tag("tbody", *rows), class_="matrix")
    about = tag("p", words.say("tournament-duels-about"), class_="soft")
    return _section(words, "duels", about, tag("div", table, class_="sheet wide"))


def _duel(words: Phrasebook, duel: Duel | None) -> Html:
    """A cell that is the more coloured the clearer it is."""
    if duel is None:
        return tag("td", "–", class_="itself")
    side = "ahead" if duel.score >= 0.5 else "behind"
    much = round(abs(duel.score - 0.5) * 70)
    bounds = tag("span", words.between(*duel.interval, 0), class_="bounds")
    inside = join(words.percent(duel.score), Html("<br>"), bounds)
    return tag("td", inside, class_=side, style=f"--much: {much}")


def _facts(result: Standings, words: Phrasebook, command: str) -> Html:
    options = "; ".join(words.setting(*option) for option in result.options.items())
    meta = find(result.game).meta
    facts = [
        ("lab-seed", result.seed),
        ("lab-options", options or words.say("lab-plain")),
        ("lab-rules", str(meta.rules_version)),
        ("lab-credits", words.credit(meta)),
    ]
    listed = [join(tag("dt", words.say(name)), tag("dd", value)) for name, value in facts]
    listed.append(join(tag("dt", words.say("lab-command")), tag("dd", tag("code", command))))
    return _section(words, "facts", tag("div", tag("dl", *listed), class_="sheet"))
