"""Words: every message in both languages, refusals that explain, notation and the terminal."""

import io
import re

import pytest
from rich.console import Console

import ludoteca
from ludoteca.games.quissama import GAME
from ludoteca.games.quissama.cards import FACE_NAMES
from ludoteca.games.quissama.state import Position
from ludoteca.games.quissama.words import amount, card_name, character_name
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.game import Argument
from ludoteca.kernel.random import Random
from ludoteca.kernel.text import Seat, Text
from tests.games.quissama.board import Board
from tests.games.sentences import UNJOINED, all_said

pytestmark = pytest.mark.pure

VALUES = {
    "card": range(18),
    "other_card": (0, 3, 8, 13),
    "rival": (1,),
    "count": (1, 2, 3),
    "icon": range(6),
    "business": range(10),
    "square": range(4),
    "place": range(15),
    "space": range(6),
    "character": range(8),
    "blessings": range(3),
}
PEOPLE = r"(?:Nagoas?|Guaiamu[mn]s?)"


@pytest.fixture(scope="module", params=["pt", "en"])
def said(request: pytest.FixtureRequest) -> list[str]:
    """All options and events in one language."""
    return all_said(GAME, request.param, VALUES)


def test_nobody_is_drawn_given_left_or_taken_but_a_card(said: list[str]) -> None:
    """A number of people is only ever named on a card, or where icons are counted."""
    counted = re.compile(rf"\d[ -]{PEOPLE}")
    on_a_card = re.compile(
        rf"carta de \d {PEOPLE}|\d-{PEOPLE} card|(?:turno|this turn): \d {PEOPLE}"
    )
    wrong = [text for text in said if len(counted.findall(text)) != len(on_a_card.findall(text))]
    assert wrong == []
    assert any("Nagoa" in text for text in said)


PRICED = re.compile(
    r"\b(?:pag|compr|vend|custa|vale|pay|buy|sell|cost|worth)\w*(?: for| only| só)?"
    r"(?: (?:o|a|um|uma|dois|the|an?|one|two|\d))?"
    r" (?:capoeira|nagoa|guaiamu|personage|pessoa|gente|character|people|person)",
    re.IGNORECASE,
)


@pytest.mark.parametrize("file", ["text/{}.ftl", "lesson/{}.ftl", "text/rules.{}.md"])
@pytest.mark.parametrize("language", ["pt", "en"])
def test_nobody_has_a_price(file: str, language: str) -> None:
    """The notes promise it, and say so in the one sentence that speaks of buying people."""
    page = (GAME.folder / file.format(language)).read_text(encoding="utf-8")
    assert PRICED.findall(page.split("{#history}")[0]) == []


def test_portuguese_joins_articles_and_counts_right() -> None:
    found = [text for text in all_said(GAME, "pt", VALUES) if re.search(UNJOINED, text)]
    assert found == []
    plural = r"\b1 (?:Nagoas|Guaiamuns|Moedas|cartas|Bênçãos)|são 1\b|\b[023] (?:Nagoa|Moeda)\b"
    assert [text for text in all_said(GAME, "pt", VALUES) if re.search(plural, text)] == []


@pytest.mark.parametrize(
    ("event", "arguments", "portuguese", "english"),
    [
        (
            "draws_card",
            {"seat": 0, "card": 1},
            "Ana compra uma carta de 2 Nagoas.",
            "Ana draws a 2-Nagoa card.",
        ),
        (
            "exchanges",
            {"seat": 0, "card": 0, "other_card": 5},
            "Ana deixa no Mercado uma carta de 1 Nagoa e leva uma carta de 2 Moedas.",
            "Ana leaves a 1-Nagoa card in the Market and takes a 2-Coin card.",
        ),
        (
            "swaps",
            {"seat": 0, "rival": 1, "card": 2, "other_card": 8},
            "Ana dá a Beto uma carta de 1 Guaiamum e recebe uma carta de Coroa.",
            "Ana gives Beto a 1-Guaiamum card and takes a Crown card.",
        ),
        (
            "recruits",
            {"seat": 0, "square": 2, "count": 1},
            (
                "Ana recruta um Guaiamum do Largo de Santa Rita para o Cabeça de Porco: agora há"
                " um lá."
            ),
            (
                "Ana recruits a Guaiamum from Largo de Santa Rita for the Cabeça de Porco: there is"
                " one now."
            ),
        ),
        (
            "employs",
            {"seat": 0, "business": 5},
            "Ana emprega um capoeira no Armazém.",
            "Ana employs a capoeira at the Warehouse.",
        ),
        (
            "scandalises",
            {"seat": 0, "rival": 1, "space": 2},
            "Com um Escândalo, Ana derruba o ministro de Beto na casa 3.",
            "Ana uses a Scandal: Beto’s minister on space 3 falls.",
        ),
        (
            "scandalises",
            {"seat": 0, "rival": 0, "space": 2},
            "Com um Escândalo, Ana derruba o próprio ministro na casa 3.",
            "Ana uses a Scandal: their own minister on space 3 falls.",
        ),
        (
            "takes_character",
            {"seat": 0, "character": 4},
            "Ana conquista a Princesa.",
            "Ana wins the Princess over.",
        ),
        (
            "pays_excess",
            {"seat": 0, "count": 2, "icon": 2},
            "Ana usa o que sobrou neste turno: 2 Moedas.",
            "Ana uses what was left over this turn: 2 Coins.",
        ),
    ],
)
def test_what_happened_is_said_as_at_a_table(
    event: str, arguments: dict[str, int], portuguese: str, english: str
) -> None:
    text = GAME.event_text(event, arguments)
    assert GAME.speaker("pt", ("Ana", "Beto")).say(text) == portuguese
    assert GAME.speaker("en", ("Ana", "Beto")).say(text) == english


def messages(language: str) -> set[str]:
    source = (GAME.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^(?:[a-z][\w-]*|    \.\w+)(?= =)", source, re.MULTILINE))


def test_both_languages_have_the_same_messages() -> None:
    assert messages("pt") == messages("en")


def test_every_kind_has_its_words() -> None:
    wanted = {f"option-{kind.name}" for kind in GAME.vocabulary.kinds}
    wanted |= {f"event-{kind.name}" for kind in GAME.events.values()}
    wanted |= {f"refusal-{kind.name}" for code, kind in GAME.reasons.items() if code >= 10}
    assert wanted <= messages("pt")


OLD: dict[str, Argument] = {  # how version 3 of the rules called things
    "seat": Seat(0),
    "rival": Seat(1),
    "card": Text("card-one_nagoa"),
    "other_card": Text("card-liberty"),
    "business": Text("business-6"),
    "square": Text("square-3"),
    "place": Text("business", {"name": Text("business-6")}),
    "character": Text("character-princesa"),
    "icon": Text("icon-nagoa"),
    "waived": Text("icon-crown"),
    "count": 2,
    "space": 3,
    "slot": 1,
    "blessings": 1,
}


@pytest.mark.parametrize("language", ["pt", "en"])
def test_what_replays_of_rules_version_3_have_kept_can_still_be_said(language: str) -> None:
    """They keep messages with their arguments, which were texts then where numbers are now."""
    speaker = GAME.speaker(language, ("Ana", "Beto"))
    words = {name: speaker.say(it) for name, it in OLD.items() if isinstance(it, Text)}
    kinds = [(f"event-{kind.name}", list(kind.fields)) for kind in GAME.events.values()]
    kinds += [
        (f"option-{it.name}", [field[0] for field in it.fields]) for it in GAME.vocabulary.kinds
    ]
    for message, fields in kinds:
        said = speaker.say(Text(message, {field: OLD[field] for field in fields}))
        assert all(words[field] in said for field in fields if field in words), said


@pytest.mark.parametrize("language", ["pt", "en"])
def test_cards_and_characters_say_what_they_do(language: str) -> None:
    speaker = GAME.speaker(language)
    for face in FACE_NAMES:
        assert speaker.say(Text(f"card-{face}.effect"))
    for character in range(8):
        name = character_name(character)
        for part in ("ability", "goal"):
            assert speaker.say(Text(f"{name.id}.{part}", {"spaces": 5, "freed": 16}))


@pytest.mark.parametrize("language", ["pt", "en"])
def test_every_reason_has_its_heading_on_the_rules_page(language: str) -> None:
    page = (GAME.folder / "text" / f"rules.{language}.md").read_text(encoding="utf-8")
    headings = set(re.findall(r"^## .*\{#(\w+)\}$", page, re.MULTILINE))
    wanted = {kind.fields[0] for code, kind in GAME.reasons.items() if code >= 10}
    assert wanted <= headings
    assert "history" in headings


def refusal(notation: str, action: str, language: str) -> str:
    table = ludoteca.at("quissama", notation, seed=1, names=("Ana", "Beto", "Caio"))
    reason = table.why_not(table.waiting[0], action)
    assert reason is not None
    return table.say(reason, language)


@pytest.mark.parametrize(
    ("notation", "action", "portuguese", "english"),
    [
        (
            "B M | L | ",
            "found b1",
            "Isso custa 2 Moedas e 1 Burguês, e você não tem com que pagar.",
            "That costs 2 Coins and 1 Burgher, and you cannot pay it.",
        ),
        (
            "L | L | held araujo=0 bernardina=1",
            "influence bernardina",
            "Isso custa 3 cartas iguais e 1 Burguês, e você não tem com que pagar.",
            "That costs 3 identical cards and 1 Burgher, and you cannot pay it.",
        ),
        (
            (
                "L | B B | K K | N N | held alemao=0, used alemao, phase stealing, thefts 1, "
                "robbed 0 1 0 0, tenement 2"
            ),
            "steal 1",
            "Os roubos se alternam: outro rival foi menos roubado que Beto.",
            "Thefts alternate: another rival has been robbed less than Beto.",
        ),
        (
            "L N B K M MM G | L | phase discarding",
            "refill",
            "Descarte antes 2 cartas: ninguém termina com mais de cinco.",
            "Discard 2 cards first: nobody ends a turn with more than five.",
        ),
    ],
)
def test_refusals_explain(notation: str, action: str, portuguese: str, english: str) -> None:
    assert refusal(notation, action, "pt") == portuguese
    assert refusal(notation, action, "en") == english


def test_the_prompt_says_what_is_still_due_and_for_what() -> None:
    table = ludoteca.new("quissama", players=2, seed=1)
    table.state = Board("B M MM | L | ").play("found b1").state
    said = GAME.speaker("en").say(table.prompt(0))
    assert said == (
        "Choose what pays the Coin icon. Open the Apothecary. Still to pay: 2 Coins and 1 Burgher."
    )


@pytest.mark.parametrize("seed", range(5))
def test_positions_survive_notation_and_are_drawn(seed: int) -> None:
    state = GAME.new(2 + seed % 4, Random(seed))
    random, row = Random(seed + 9), ActionBuffer(GAME.vocabulary.size)
    for step in range(300):
        if state.over():
            break
        if step % 10 == 0:
            written = GAME.write_position(state)
            assert GAME.write_position(GAME.read_position(written)) == written
            console = Console(file=io.StringIO(), width=120)
            console.print(GAME.terminal(state.view(0), GAME.speaker("pt")))
            assert GAME.load(state.dump()).dump() == state.dump()
        seat = int(state.waiting()).bit_length() - 1
        state.legal(seat, row)
        state.apply(seat, row.items[random.below(row.count)])


@pytest.mark.parametrize("wrong", ["L | L | nonsense 3", "colar colar | L | ", "X | L | "])
def test_notation_that_is_none(wrong: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        GAME.read_position(wrong)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("pt", ["1 ícone Nagoa", "3 ícones Nagoa", "2 ícones Guaiamum", "um ícone Guaiamum"]),
        ("en", ["1 Nagoa icon", "3 Nagoa icons", "2 Guaiamum icons", "one Guaiamum icon"]),
    ],
)
def test_what_is_paid_is_icons_never_people(language: str, said: list[str]) -> None:
    speaker = GAME.speaker(language)
    amounts = [amount("nagoa", 1), amount("nagoa", 3), amount("guaiamum", 2)]
    assert [speaker.say(text) for text in amounts] == said[:3]
    assert speaker.say(Text("one-icon", {"icon": 1})) == said[3]


@pytest.mark.parametrize(
    ("language", "between"), [("pt", "Trocar {} por {}, do"), ("en", "Exchange {} for {} from")]
)
def test_an_exchange_names_the_card_that_it_brings(language: str, between: str) -> None:
    game = ludoteca.new("quissama", players=2, seed=3)
    seat = game.waiting[0]
    while not (found := [each for each in game.options(seat) if each.kind == "exchange"]):
        game.play(seat, str(game.options(seat)[0]))
        seat = game.waiting[0]
    say = GAME.speaker(language).say
    state = game.state
    assert isinstance(state, Position)
    for option in found:
        cards = (option.arguments["card"], state.market[option.arguments["slot"]])
        called = GAME.called(state, option.action)
        assert called is not None
        assert between.format(*(say(card_name(card)) for card in cards)) in say(called)
