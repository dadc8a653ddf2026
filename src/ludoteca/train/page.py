"""A training's page: learning curves, matches and ratings."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from ludoteca.lab.reports.html import Html, page, tag
from ludoteca.lab.statistics.ratings import rate
from ludoteca.train.training_plan import TrainingPlan

if TYPE_CHECKING:
    from ludoteca.train.matches import Result

WIDE, HIGH, EDGE = 640, 220, 40
CURVES = {"value": "who wins", "exact": "the same in whole numbers", "policy": "what to try"}


def training_page(
    plan: TrainingPlan, curves: Sequence[dict[str, float]], matches: Sequence["Result"]
) -> str:
    """One HTML file."""
    title = f"{plan.game}, {plan.players} players"
    plots = [
        tag("section", tag("h2", f"Loss: {name}"), curve([each[key] for each in curves]))
        for key, name in CURVES.items()
        if curves
    ]
    settings = msgspec.json.format(msgspec.json.encode(plan)).decode()
    return page(
        "en",
        f"Training: {title}",
        tag("header", tag("p", "Training", class_="kicker"), tag("h1", title)),
        *plots,
        tag("section", tag("h2", "Ladder"), ladder_table(matches)),
        tag("section", tag("h2", "Matches"), match_table(matches)),
        tag("section", tag("h2", "Settings"), tag("pre", settings)),
    )


def curve(values: Sequence[float]) -> Html:
    """A line over the epochs, with its lowest and highest value."""
    low, high = min(values), max(values)
    across = (WIDE - 2 * EDGE) / max(len(values) - 1, 1)
    down = (HIGH - 2 * EDGE) / ((high - low) or 1.0)
    points = " ".join(
        f"{EDGE + across * place:.1f},{EDGE + down * (high - value):.1f}"
        for place, value in enumerate(values)
    )
    line = tag("polyline", points=points, fill="none", stroke="currentColor", stroke_width=2)
    labels = [
        tag("text", f"{value:.4f}", x=0, y=y, fill="currentColor", font_size=11)
        for value, y in ((high, EDGE), (low, HIGH - EDGE))
    ]
    box = f"0 0 {WIDE} {HIGH}"
    return tag("svg", line, *labels, viewBox=box, width="100%", role="img", aria_label="curve")


def ratings_of(matches: Sequence["Result"]) -> dict[str, float]:
    """Everybody's rating, the strongest first; at larger tables one win is shared by the losers."""
    names = sorted({name for match in matches for name in (match.ours, match.theirs)})
    wins = [[0.0] * len(names) for _ in names]
    for match in matches:
        ours, theirs = names.index(match.ours), names.index(match.theirs)
        wins[ours][theirs] += match.won
        wins[theirs][ours] += (match.games - match.won) / (match.players - 1)
    rated = zip(names, rate(wins) if wins else [], strict=True)
    return dict(sorted(rated, key=lambda each: -each[1]))


def ladder_table(matches: Sequence["Result"]) -> Html:
    """The ratings."""
    return table([("who", "rating"), *((n, f"{r:.0f}") for n, r in ratings_of(matches).items())])


def match_table(matches: Sequence["Result"]) -> Html:
    """What was played."""
    rows = [("ours", "theirs", "games", "won", "95 %", "s a move")]
    for match in matches:
        share = match.share
        seconds = match.seconds / max(match.decisions, 1)
        reach = f"{share.low:.0%} to {share.high:.0%}"
        won = f"{share.value:.0%}"
        rows.append((match.ours, match.theirs, str(match.games), won, reach, f"{seconds:.3f}"))
    return table(rows)


def table(rows: Sequence[Sequence[str]]) -> Html:
    """A table whose first row is its head."""
    head, *rest = rows
    lines = [tag("tr", *(tag("th", cell) for cell in head))]
    lines += [tag("tr", *(tag("td", cell) for cell in row)) for row in rest]
    return tag("table", *lines)
