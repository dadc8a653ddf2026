"""The balance report of a study: one HTML file."""

from ludoteca.kernel.game import find
from ludoteca.lab.reports.balance_cases import Sides, length, points, seats
from ludoteca.lab.reports.balance_things import things_section
from ludoteca.lab.reports.html import Html, join, page, tag
from ludoteca.lab.reports.notable import notable
from ludoteca.lab.reports.words import Phrasebook
from ludoteca.lab.running.study import Studied
from ludoteca.lab.statistics.outliers import Kind, look_at
from ludoteca.lab.statistics.things import things_of


def balance_report(studied: Studied, language: str, command: str) -> str:
    """What was studied, as a page in a language; `command`, if any, is how to make it again."""
    study = studied.study
    words = Phrasebook(language, find(study.game))
    options = list(dict.fromkeys(tuple(sorted(case.options.items())) for case in study.cases))
    number = len(study.cases) // len(options)
    sides = [studied.samples[at : at + number] for at in range(0, len(study.cases), number)]
    kinds = [[look_at(side, kind) for side in sides] for kind in range(len(things_of(study.game)))]
    shown = [choice_text(words, dict(chosen)) for chosen in options]
    title = words.say("lab-title", title=words.of_game("title"))
    return page(
        "pt-BR" if language == "pt" else language,
        title,
        _header(words, studied, sides, shown),
        _findings(words, studied, sides, kinds),
        length(words, sides),
        seats(words, sides),
        points(words, sides),
        *(
            things_section(words, things, found)
            for things, found in zip(things_of(study.game), kinds, strict=True)
        ),
        _facts(words, studied, shown, command),
        _reading(words),
    )


def choice_text(words: Phrasebook, options: dict[str, str]) -> str:
    """The options of one side, in words."""
    said = [words.setting(name, value) for name, value in options.items()]
    return "; ".join(said) or words.say("lab-plain")


def _header(words: Phrasebook, studied: Studied, sides: Sides, shown: list[str]) -> Html:
    games = sum(sample.games for sample in studied.samples)
    counts = words.listed([str(sample.players) for sample in sides[0]])
    lead = words.say(
        "lab-lead",
        games=words.number(games),
        players=words.say("lab-players-all", players=counts),
    )
    return tag(
        "header",
        tag("p", words.say("lab-kicker"), class_="kicker"),
        tag("h1", words.of_game("title")),
        tag("p", lead, class_="lead"),
        _key(words, shown) if len(sides) > 1 else None,
        _partial(words, studied) if studied.partial else None,
    )


def _key(words: Phrasebook, shown: list[str]) -> Html:
    """Which colour is which set of options."""
    entries = [
        tag(
            "li",
            tag("span", class_=f"dot {side}", aria_hidden="true"),
            tag("span", words.say(f"lab-{side}", options=options)),
        )
        for side, options in zip(("one", "other"), shown, strict=True)
    ]
    return tag("ul", *entries, class_="key")


def _partial(words: Phrasebook, studied: Studied) -> Html:
    games = sum(sample.games for sample in studied.samples)
    wanted = words.number(studied.wanted * len(studied.samples))
    said = words.say("lab-partial", games=words.number(games), wanted=wanted)
    return tag("p", said, class_="sheet warning", role="note")


def _findings(words: Phrasebook, studied: Studied, sides: Sides, kinds: list[list[Kind]]) -> Html:
    cards = []
    things = things_of(studied.study.game)
    for title, lines in notable(words, sides, things, kinds).items():
        listed = [tag("li", tag("span", said), class_=css) for css, said in lines]
        inside = tag("h3", title), tag("ul", *listed, class_="findings")
        cards.append(tag("div", *inside, class_="sheet"))
    heading = tag("h2", words.say("lab-findings"))
    several = len(set(studied.study.bots)) > 1
    unequal = tag("p", words.say("lab-unequal"), class_="soft") if several else None
    return tag("section", heading, unequal, tag("div", *cards, class_="columns"))


def _facts(words: Phrasebook, studied: Studied, shown: list[str], command: str) -> Html:
    study = studied.study
    facts = [("lab-bots", ", ".join(study.bots)), ("lab-seed", study.seed)]
    facts.append(("lab-options", shown[0]))
    facts += [("lab-against", other) for other in shown[1:]]
    meta = find(study.game).meta
    facts += [("lab-rules", str(meta.rules_version)), ("lab-credits", words.credit(meta))]
    listed = [join(tag("dt", words.say(name)), tag("dd", value)) for name, value in facts]
    if command:
        listed.append(join(tag("dt", words.say("lab-command")), tag("dd", tag("code", command))))
    return tag(
        "section",
        tag("h2", words.say("lab-facts")),
        tag("div", tag("dl", *listed), class_="sheet"),
    )


def _reading(words: Phrasebook) -> Html:
    lines = ("sure", "cause", "bots", "again")
    said = [tag("p", words.say(f"lab-reading-{line}")) for line in lines]
    return tag("footer", tag("h2", words.say("lab-reading")), *said)
