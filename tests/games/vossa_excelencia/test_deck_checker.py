"""What the deck checker says: every fault with its line, its card and a sentence."""

import pytest

from ludoteca.games.vossa_excelencia import GAME
from ludoteca.games.vossa_excelencia.deck_file import MOST_BYTES, check
from tests.games.vossa_excelencia.board import card, plain_deck


def faults(source: str) -> list[str]:
    """Each fault as `line card: sentence`."""
    speaker = GAME.speaker("en")
    return [f"{fault.line} {fault.card}: {speaker.say(fault.text)}" for fault in check(source)]


def of_card(body: str, kind: str = "parliamentarian") -> list[str]:
    """The faults of a good deck with one more card; its header is line 1."""
    return faults(card(kind, "x", body) + plain_deck())


def test_a_good_deck_has_no_fault() -> None:
    assert faults(plain_deck()) == []


@pytest.mark.parametrize(
    ("body", "line", "said"),
    [
        ("cost = '2 power'", 4, "“2 power” is not a cost, which is a number and an icon"),
        ("cost = 'populist'", 4, "is not a cost"),
        ("direct = '" + "draw 1, " * 40 + "draw 1'", 4, "“direct” is longer than 300 letters"),
        ("cost = 3", 4, "“cost” must be a text"),
        ("capital = 'many'", 4, "“capital” must be a whole number from -99 to 99"),
        ("copies = 10", 4, "“copies” must be a whole number from 1 to 9"),
        ("copies = 0", 4, "“copies” must be a whole number"),
        ("sphere = 'blue'", 4, "“blue” is not known. Known: populist, oligarch"),
        ("keywords = ['saint']", 4, "“saint” is not known. Known: personality, bill"),
        ("expansion = 'yes'", 4, "“expansion” must be true or false"),
        ("colour = 'red'", 4, "A card of [[parliamentarian]] has no “colour”"),
        ("setup = 'draw 1'", 4, "has no “setup”"),
        ("direct = 7", 4, "“direct” must be a text or a list of texts"),
        ("direct = 'win 3 money'", 4, "I do not understand “win 3 money”. Verbs: draw"),
        ("direct = ''", 4, "I do not understand “”"),
        ("direct = 'draw'", 4, "“draw” is incomplete"),
        ("direct = 'draw 3 money'", 4, "“draw 3 money” is incomplete or has too many words"),
        ("direct = 'draw 0'", 4, "“0” must be a number from 1 to 20"),
        ("direct = 'draw 21'", 4, "“21” must be a number from 1 to 20"),
        ("direct = 'gain 1 gold'", 4, "“gold” is not a resource. Resources: populist"),
        ("direct = 'lose 1 any'", 4, "“any” is not a resource"),
        ("direct = 'discard 1 saint'", 4, "“saint” is not a category, sphere or keyword"),
        ("direct = 'gain 1 power: draw 1'", 4, "“gain 1 power” cannot be a condition"),
        ("direct = 'others lose 1 money: draw 1'", 4, "cannot be a condition"),
        ("direct = 'discard 1 bill, turn 1 card: draw 1'", 4, "two conditions of one kind"),
        ("direct = 'draw 1, have 2 infamy'", 4, "uses have or pay, which go only before"),
        ("direct = 'roll 1-2 gain 1 money'", 4, "lacks “->”"),
        ("direct = 'roll 7 -> draw 1'", 4, "“7” is neither a face from 1 to 6"),
        ("direct = 'roll 3-1 -> draw 1'", 4, "“3-1” is neither a face"),
        (
            "direct = 'roll 1-3 -> draw 1 | 3 -> draw 2'",
            4,
            "“3” names a face that already has an effect",
        ),
        (
            "articulation = 'pay 1 any: draw 1'",
            4,
            "Fees (pay) are allowed only in the articulation",
        ),
        ("expansion = true; direct = 'pay 1 any: draw 1'", 5, "Fees (pay)"),
        ("rules = ['fly']", 4, "There is no rule “fly”"),
        ("rules = ['hand many']", 4, "“many” must be a number"),
        ("rules = ['forbid dance card']", 4, "There is no rule “forbid dance card”"),
        (f"flavour = '{'x' * 161}'", 4, "“flavour” is longer than 160 letters"),
        (
            "direct = ['draw 1','draw 1','draw 1','draw 1','draw 1','draw 1','draw 1']",
            4,
            "6 sentences",
        ),
    ],
)
def test_a_faulty_field_is_named_with_its_line(body: str, line: int, said: str) -> None:
    (fault,) = of_card(body)
    assert fault.startswith(f"{line} x: ")
    assert said in fault


def test_the_line_inside_a_list_of_several_lines() -> None:
    body = "direct = [\n  'draw 1',\n  'gain 1 gold',\n]"
    (fault,) = of_card(body)
    assert fault.startswith("6 x: “gold”")


def test_several_faults_in_one_card_are_all_told() -> None:
    assert len(of_card("cost = 'x'; capital = 'y'; direct = 'z'")) == 3


def test_other_categories() -> None:
    assert "has no “cost”" in of_card("cost = '1 any'", "party")[0]
    assert "An event needs event" in of_card("", "event")[0]
    assert of_card("setup = 'draw 1'", "politician") == []


def test_names_and_ids() -> None:
    assert "An id of lowercase letters" in faults("[[party]]\nname = 'x'\n" + plain_deck())[0]
    assert "An id of lowercase letters" in faults(card("party", "Bad Id") + plain_deck())[0]
    twice = faults(card("party", "x") + card("voter", "x") + plain_deck())
    assert twice == ["6 x: The id “x” already belongs to another card."]
    nameless = faults("[[party]]\nid = 'x'\n" + plain_deck())
    assert nameless == ["1 x: “name” must be a text, or one text for pt and one for en."]
    assert (
        "must be a text" in faults("[[party]]\nid = 'x'\nname = { pt = 'x' }\n" + plain_deck())[0]
    )


def test_whole_files() -> None:
    assert "This is not TOML" in faults("[[party]\n")[0]
    assert len(faults("x = [1,\n\n")) == 1
    assert "longer than 256 KiB" in faults("#" * (MOST_BYTES + 1))[0]
    assert "There is no section “cards”" in faults("cards = 1\n" + plain_deck())[0]
    assert "is written [[party]]" in faults("party = 1\n")[0]
    assert (
        faults("")[0] == "0 : Too few politicians: a deck has at least 6 cards [[politician]], "
        "and this one has 0."
    )
    many = "".join(card("voter", f"w{n}", "copies = 9") for n in range(40)) + plain_deck()
    assert "the limit is 256" in faults(many)[0]


def test_keywords() -> None:
    wrong = faults("[keywords]\nlobby = 'Lobby'\nvoter = 'x'\n")[0]
    assert wrong.startswith("3 : “voter” cannot be a keyword")
    assert (
        "at most 32 words"
        in faults("keywords = 3\n" + plain_deck().replace("[keywords]", "[k]"))[0]
    )


def test_faults_can_be_said_in_portuguese() -> None:
    fault = check(card("party", "x", "cost = '1 any'") + plain_deck())[0]
    assert GAME.speaker("pt").say(fault.text).startswith("Uma carta de [[party]] não tem “cost”")


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("a = " + "[" * 100_000, "too many lists within lists"),
        ("x = 1\n" + ".".join("a" * 100_000) + " = 1", "2 : There is a name of more than 16 parts"),
        ("x = {" + ".".join("a" * 100_000) + " = 1}", "1 : There is a name of more than 16 parts"),
        ("title = '" + "a" * 61 + "'\n", "1 : “title” is longer than 60 letters"),
        ("[keywords]\nsaint = '" + "a" * 61 + "'", "2 : “saint” is longer than 60 letters"),
    ],
)
def test_a_file_made_to_be_slow_or_huge_is_refused_at_once(source: str, said: str) -> None:
    assert said in faults(source)[0]
