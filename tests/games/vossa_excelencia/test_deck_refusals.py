"""What a deck may not say, though it could be read: each beside what may be said just so."""

import pytest

from ludoteca.games.vossa_excelencia import GAME
from ludoteca.games.vossa_excelencia.deck_file import LONGEST_SENTENCE, check, example, parse
from ludoteca.games.vossa_excelencia.instructions import CATEGORY_NAMES
from ludoteca.games.vossa_excelencia.sentences import LONGEST_QUOTE, WORDS, DeckProblem, Reader
from ludoteca.games.vossa_excelencia.vocabulary import CHOOSE, TAKE_BRANCH
from ludoteca.kernel.random import Random
from tests.games.vossa_excelencia.board import Board, card, plain_deck

pytestmark = pytest.mark.pure
ENGLISH, PORTUGUESE = GAME.speaker("en"), GAME.speaker("pt")
READER = Reader({"personality": 0})


def faults(source: str) -> list[str]:
    """Each fault as `line card: sentence`; each can be said in Portuguese too."""
    found = check(source)
    for fault in found:
        assert PORTUGUESE.say(fault.text) != ENGLISH.say(fault.text)
    return [f"{fault.line} {fault.card}: {ENGLISH.say(fault.text)}" for fault in found]


def of_card(body: str, kind: str = "parliamentarian") -> list[str]:
    """The faults of a good deck with one more card; its header is line 1."""
    return faults(card(kind, "x", body) + plain_deck())


def why_not(read: str, text: str) -> str:
    """What is wrong with a sentence or a rule; nothing if it is good."""
    try:
        READER.sentence(text) if read == "sentence" else READER.rule(text)
    except DeckProblem as wrong:
        said = ENGLISH.say(wrong.text)
        return said if said != PORTUGUESE.say(wrong.text) else "not translated"
    return ""


def alternatives(count: int) -> str:
    return " or ".join(["draw 1"] * count)


SENTENCES = [  # what is refused, how, and what is not
    (alternatives(11), "has more than 10 alternatives", alternatives(10)),
    (f"roll 1 -> {alternatives(11)}", "more than 10", f"roll 1 -> {alternatives(10)}"),
    (
        "discard 1 politician, lose 1 money: draw 1",
        "write lose money or pay before discard or return",
        "lose 1 money, discard 1 politician: draw 1",
    ),
    (
        "return this, lose 1 money: draw 1",
        "because the money could be",
        "return this: lose 1 money",
    ),
    ("discard 1 card, pay 1 hip: draw 1", "before discard", "pay 1 hip, discard 1 card: draw 1"),
    (
        "discard 1 card, receive 1 infamy, lose 1 money: draw 1",
        "before discard",
        "receive 1 infamy, lose 1 money, discard 1 card: draw 1",
    ),
    ("discard 1 card, lose all money: draw 1", "before", "discard 1 card, lose 1 hip: draw 1"),
    ("return 1 card, lose 1 money: draw 1", "before", "turn 1 card, lose 1 money: draw 1"),
    ("discard 1 card, lose 1 money: draw 1", "before", "discard 1 hand, lose 1 money: draw 1"),
    ("others pay 1 hip: draw 1", "“others pay 1 hip” cannot be a condition", "pay 1 hip: draw 1"),
    ("pay 1 hip per infamy: draw 1", "cannot be a condition", "pay 20 hip: draw 1"),
    ("pay all any: draw 1", "“all” must be a number from 1 to 20", "lose all hip: draw 1"),
    ("pay 20 any + 1 any: draw 1", "“21” must be a number", "pay 19 any + 1 any: draw 1"),
    ("gain all money", "“all” must be a number", "lose all money"),
    ("gain all any", "“all” must be a number", "gain 20 any"),
    ("store all money", "“all” must be a number", "collect all money"),
    ("have all infamy: draw 1", "“all” must be a number", "discard all infamy: draw 1"),
    ("draw all per infamy", "cannot be multiplied by per", "draw 1 per infamy"),
    ("discard this per infamy", "cannot be multiplied", "discard 1 card per infamy"),
    ("switch party per infamy", "cannot be multiplied", "target switch party"),
    ("have this: draw 1", "“this” does not go here", "turn this: draw 1"),
    ("have 1 this: draw 1", "“this” does not go here", "turn 1 this: draw 1"),
    ("discard 2 this", "“this” does not go here", "discard 1 this"),
    ("discard all this", "“this” does not go here", "discard this"),
    ("draw 1 per this", "“this” does not go here", "draw 1 per here"),
    ("draw 1 per event", "no card of the kind event can ever be there", "draw 1 per party"),
    ("others discard this", "cannot be done by others", "others discard 1 card"),
    ("everyone return this", "cannot be done by others", "return this"),
    ("target turn this", "cannot be done by others", "turn this"),
    ("others sweep zone", "cannot be done by others", "sweep zone"),
    ("target store 1 money", "cannot be done by others", "store 1 money"),
    ("everyone collect 1 money", "cannot be done by others", "collect 1 money"),
    ("others campaign 1", "cannot be done by others", "campaign 1"),
    ("others nothing", "cannot be done by others", "nothing"),
    ("give 1 money", "does not say who gives", "others give 1 money"),
    ("draw 1" + "0" * 5000, "must be a number from 1 to 20", "draw 10"),
    ("return 1 infamy", "no card of the kind infamy can ever be there", "return 1 card"),
    ("target return all voter", "of the kind voter", "target return all parliamentarian"),
    ("return 1 politician: draw 1", "of the kind politician", "return 1 hip: draw 1"),
    ("everyone leave game", "nobody would be left", "others leave game"),
    (
        "discard 1 infamy, discard 1 voter: draw 1",
        "two conditions of one kind",
        "have 1 infamy, have 1 voter: draw 1",
    ),
    ("draw \u0663", "must be a number from 1 to 20", "draw 3"),
]


@pytest.mark.parametrize(("refused", "said", "good"), SENTENCES)
def test_a_sentence_that_would_not_do_what_it_says(refused: str, said: str, good: str) -> None:
    assert said in why_not("sentence", refused)
    assert why_not("sentence", good) == ""


@pytest.mark.parametrize("safe", ["p1$1 q1 x | p2 q2", "p1 q1 x$1 | p2 q2"])
def test_money_before_cards_is_a_condition_met_wholly(safe: str) -> None:
    lost = "politician" if "p1$1" in safe else "parliamentarian"
    action = f"action = 'lose 1 money, discard 1 {lost}: gain 2 power'; rules = ['spend here']"
    table = Board(f"{safe} | zone v1", x=action).play("use x", "accept")
    assert table.resources(0) == "power2"
    assert len(table.numbers("loses_money")) == 1
    assert table.cabinet(0) == ("q1 x" if lost == "politician" else "p1 q1")


RULES = [
    ("forbid articulate this", "“this” does not go here", "forbid articulate card"),
    ("forbid buy party", "no card of the kind party can ever be there", "forbid buy voter"),
    ("forbid reveal voter", "of the kind voter", "forbid reveal parliamentarian"),
    ("forbid use event", "of the kind event", "forbid use infamy"),
    ("discount 1 this", "“this” does not go here", "discount 1 card"),
    ("discount 1 infamy", "of the kind infamy", "discount 1 voter"),
    ("surcharge 1 politician", "of the kind politician", "surcharge 1 parliamentarian"),
    ("discount all voter", "“all” must be a number", "discount 20 voter"),
    ("capital 1 per this", "“this” does not go here", "capital 1 per personality"),
    ("capital 1 per hand", "nobody has cards in hand at the Elections", "capital 1 per money"),
    ("hand +21", "must be a number", "hand +20"),
]


@pytest.mark.parametrize(("refused", "said", "good"), RULES)
def test_a_rule_that_would_change_nothing(refused: str, said: str, good: str) -> None:
    assert said in why_not("rule", refused)
    assert why_not("rule", good) == ""


@pytest.mark.parametrize(
    ("verb", "good"),
    [
        ("take", {"voter"}),
        ("retrieve", {"parliamentarian"}),
        ("play", {"parliamentarian"}),
        *((verb, set(CATEGORY_NAMES) - {"event"}) for verb in ("discard", "turn", "unturn")),
    ],
)
def test_cards_are_looked_for_where_there_can_be_any(verb: str, good: set[str]) -> None:
    found = {kind for kind in CATEGORY_NAMES if why_not("sentence", f"{verb} 1 {kind}") == ""}
    assert found == good
    for anywhere in ("card", "hip", "personality"):
        assert why_not("sentence", f"{verb} 1 {anywhere}") == ""


@pytest.mark.parametrize(
    ("refused", "kind", "good"),
    [
        ("direct = 'return this'", "voter", "parliamentarian"),
        ("direct = 'discard this, take this'", "infamy", "voter"),
        ("direct = 'roll 1 -> return this, play this'", "party", "parliamentarian"),
        ("direct = 'draw 1 or retrieve this'", "politician", "parliamentarian"),
    ],
)
def test_what_a_card_can_never_do_with_itself(refused: str, kind: str, good: str) -> None:
    said = f"4 x: A card of [[{kind}]] can never do this with itself."
    assert of_card(refused, kind) == [said]
    assert of_card(refused, good) == []


@pytest.mark.parametrize(
    "effect",
    ["discard this", "turn this: draw 1", "store 1 money", "collect 1 money", "draw 1 per here"],
)
def test_nothing_is_done_with_the_card_of_an_event(effect: str) -> None:
    said = "4 x: A card of [[event]] can never do this with itself."
    assert of_card(f"event = '{effect}'", "event") == [said]
    assert of_card(f"action = '{effect}'", "party") == []


def test_there_are_answers_for_ten_alternatives() -> None:
    assert CHOOSE - TAKE_BRANCH == 10


@pytest.mark.parametrize("field", ["capital = 1", "rules = ['wins ties']", "direct = 'draw 1'"])
def test_what_events_do_not_have(field: str) -> None:
    (fault,) = of_card(f"event = 'nothing'; {field}", "event")
    assert f"A card of [[event]] has no “{field.split()[0]}”" in fault
    assert of_card(field, "infamy") == []


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("''", "“name” must not be empty"),
        ("'  '", "“name” must not be empty"),
        ("{ pt = 'x', en = ' ' }", "“name” must not be empty"),
        ('"a\\u202Eb"', "a character that cannot be seen (U+202E)"),
        ('"a\\u0007"', "(U+0007)"),
        ('"a\\nb"', "has a line break or a character"),
        ('"a\\u2028b"', "(U+2028)"),
        ('"\\u200B"', "(U+200B)"),
    ],
)
def test_a_name_that_cannot_be_read(name: str, said: str) -> None:
    (fault,) = faults(f"[[party]]\nid = 'x'\nname = {name}\n" + plain_deck())
    assert fault.startswith("3 x: ")
    assert said in fault
    for field in (f"title = {name}\n", f"[keywords]\nsaint = {name}\n"):
        assert said.replace("“name” ", "") in faults(field)[0]


def test_names_that_can_be_read() -> None:
    for name in ("É", "Dª Zica, 1ª-ministra", "R$ 2,50 – “só”", "👩"):
        assert faults(f"[[party]]\nid = 'x'\nname = '{name}'\n" + plain_deck()) == []
    assert of_card("flavour = ''") == []
    assert "must not be empty" in of_card("flavour = ' '")[0]
    assert "(U+000A)" in of_card("flavour = '''a\nb'''")[0]


@pytest.mark.parametrize("word", sorted(WORDS))
def test_a_word_of_the_language_is_no_keyword(word: str) -> None:
    assert faults(f"[keywords]\n{word} = 'x'\n")[0].startswith(f"2 : “{word}” cannot be a keyword")


def test_the_words_of_the_language() -> None:
    assert {"or", "per", "all", "any", "hand", "money", "nothing", "roll", "others"} <= WORDS
    assert not {"personality", "bill", "media", "scheme", "office", "lobby"} & WORDS


HUGE = "9" * 5000
HEXADECIMAL = "0x" + "f" * 5000


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (f"cost = '{HUGE} any'", "“cost” is longer than 300 letters"),
        (f"cost = '{'9' * 200} any'", "must be a number from 1 to 20"),
        ("cost = 'all any'", "“all” must be a number from 1 to 20"),
        (f"rules = ['hand {HUGE}']", "“rules” is longer than 300 letters"),
        (f"rules = ['hand {'9' * 200}']", "must be a number from 1 to 20"),
        (f"rules = ['{'x' * 300}']", f"There is no rule “{'x' * LONGEST_QUOTE}…”"),
        (f"direct = '{'x' * 300}'", f"I do not understand “{'x' * LONGEST_QUOTE}…”"),
        (f"direct = 'draw {'9' * 290}'", "must be a number from 1 to 20"),
        (f"copies = {HEXADECIMAL}", "“copies” must be a whole number from 1 to 9"),
        (f"capital = -{'9' * 4000}", "“capital” must be a whole number from -99 to 99"),
        (f"sphere = [{HEXADECIMAL}]", "“…” is not known"),
        (f"sphere = '{'x' * 3000}'", f"“{'x' * LONGEST_QUOTE}…” is not known"),
        (f"{'x' * 3000} = 1", f"has no “{'x' * LONGEST_QUOTE}…”"),
    ],
)
def test_what_is_huge_is_a_fault_and_quoted_in_short(body: str, said: str) -> None:
    (fault,) = of_card(body)
    assert fault.startswith("4 x: ")
    assert said in fault
    assert len(fault) < 500


@pytest.mark.parametrize(
    ("source", "said"),
    [
        (f"title = 'x'\nx = {HUGE}\n", "2 : There is a number with thousands of digits."),
        ("title = 'x'\n# \ud800\n", "2 : There is half a character here"),
        (f"{'x' * 3000} = 1\n", f"1 : There is no section “{'x' * LONGEST_QUOTE}…”"),
        (f"[[party]]\nid = {HEXADECIMAL}\n", "1 …: An id of lowercase letters"),
        (f"[[party]]\nid = '{'X' * 3000}'\n", f"1 {'X' * LONGEST_QUOTE}…: An id of lower"),
        (f"[[party]]\nname = 'x'\nid = '{'x' * 61}'\n", "“id” is longer than 60 letters"),
        ("[[party]]\nid = 5\n", "1 5: An id of lowercase letters, digits and hyphens"),
        (f"[keywords]\n{'x' * 61} = 'x'\n", "…” is longer than 60 letters"),
        (f"[a.{'x' * 3000}]\n[a.{'x' * 3000}]\n", "2 : This is not TOML"),
    ],
)
def test_a_huge_thing_in_the_file(source: str, said: str) -> None:
    assert said in faults(source)[0]


def test_the_longest_of_everything() -> None:
    keyword = "x" * 60
    party = f"[[party]]\nid = '{keyword}'\nname = '{keyword}'\nkeywords = ['{keyword}']\n"
    deck = plain_deck().replace("[keywords]\n", f"[keywords]\n{keyword} = '{keyword}'\n")
    assert faults(deck + party) == []
    cost = "1 any + 1 hip".ljust(LONGEST_SENTENCE)
    assert of_card(f"cost = '{cost}'") == []
    assert "longer than 300" in of_card(f"cost = '{cost} '")[0]


def mutant(random: Random) -> str:
    """The example deck with a few things put in, taken out or doubled."""
    text = example("en")
    odd = (
        '"',
        '"""',
        "[",
        "]",
        "\n",
        " this",
        " all",
        ":",
        ",",
        " or ",
        HUGE,
        HEXADECIMAL,
        "\u2028",
    )
    for _ in range(1 + random.below(4)):
        at, length = random.below(len(text)), random.below(20)
        put = (odd[random.below(len(odd))], "", text[at : at + length] * 2)[random.below(3)]
        text = text[:at] + put + text[at + length * random.below(2) :]
    return text


def test_whatever_a_file_says_the_check_answers() -> None:
    random = Random(1)
    for _ in range(300):
        source = mutant(random)
        for fault in check(source):
            assert 0 <= fault.line <= source.count("\n") + 1
            assert len(ENGLISH.say(fault.text)) < 2000
        if not check(source):
            parse(source)
