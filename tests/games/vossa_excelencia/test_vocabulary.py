"""Every verb of the vocabulary with too little, just enough and more than enough to do it with.

A row of the table is what a card says, what lies there, the answers given, and all that is then
different: cards in another place, turned or unturned, counters on them, resources at hand.
"""

import pytest

from ludoteca.games.vossa_excelencia import instructions as ins
from ludoteca.games.vossa_excelencia.sentences import (
    AS_CONDITION,
    FIXED,
    OF_CARDS,
    OF_MONEY,
    PLAIN,
    Reader,
)
from ludoteca.games.vossa_excelencia.state import CABINETS, HANDS
from ludoteca.games.vossa_excelencia.view import RESOURCES
from tests.games.vossa_excelencia.board import Board

pytestmark = pytest.mark.pure
PLACES = {-1: "pile", -2: "discard", -3: "box", -4: "event", 0: "zone"}
CARDS = {
    "k": "keywords = ['personality']",
    "l": "keywords = ['personality']; cost = '9 hip'",
    "m": "keywords = ['personality']",
    "voter_w": "sphere = 'hip'; direct = 'gain 1 power'",
}


def facts(table: Board) -> set[str]:
    """Where each card lies and in which state, and what each player could spend."""
    found, state = set(), table.state
    for number, card in enumerate(table.book.cards):
        place = int(state.where[number])
        name = PLACES.get(place) or ("hand" if place < CABINETS else "cabinet")
        whose = "" if place <= 0 else str((place - HANDS) % 6)
        turned = " turned" if state.flags[number] & 1 else ""
        found.add(f"{card.code} {name}{whose}{turned}")
        found.add(f"{card.code}${state.money[number]}")
    for seat in range(int(state.players)):
        for at, name in enumerate((*RESOURCES[:6], "power")):
            count = state.power[seat] if at == 6 else state.influence[6 * seat + at]
            found.add(f"{name}{count} of {seat}")
    return found


def changed(effect: str, own: str, rest: str, answers: str = "", moment: str = "action") -> str:
    """What an effect of card x changes; the pile holds only the cards named."""
    rest = rest if "pile" in rest else f"{rest}, pile none"
    zone = "" if "zone" in rest else "zone v1 v2 v3, "
    fee = "expansion = true; " if effect.startswith("pay") else ""
    notation = f"p1$1 q1 {own if 'x' in own else f'x {own}'} | p2$1 q2 | {zone}expansion on, {rest}"
    table = Board(notation, x=f'{fee}{moment} = "{effect}"', **CARDS)
    before = facts(table)
    table.play("use x" if moment == "action" else "articulate x")
    table.play(*(answer.strip() for answer in answers.split(",") if answer))
    if not table.state.over():
        table.waits_for("actions", 0)
    after = facts(table) - before - {"x cabinet0 turned"}
    return ", ".join(sorted(after))


# What the card says; the rest of the cabinet; the rest of the table; the answers; what changed.
VERB_ROWS = [
    ("draw 2", "", "", "", ""),
    ("draw 2", "", "pile a", "", "a hand0"),
    ("draw 2", "", "pile a b", "", "a hand0, b hand0"),
    ("draw all", "", "pile a, discard b", "", "a hand0, b hand0"),
    ("campaign 2", "", "", "", ""),
    ("campaign 2", "", "pile v4", "", "v4 zone"),
    ("campaign 2", "", "pile v4 v5", "", "v4 zone, v5 zone"),
    ("store 2 money", "", "", "", "x$2"),
    ("discard this, store 2 money", "", "", "", "x discard"),
    ("collect 2 money", "x", "", "", ""),
    ("collect 2 money", "x$1", "", "", "p1$2, x$0"),
    ("collect 2 money", "x$2", "", "", "p1$3, x$0"),
    ("collect 2 money", "x$3", "", "", "p1$3, x$1"),
    ("target give 1 money", "", "", "", "p1$2, p2$0"),
    ("target give 2 money", "", "", "", "p1$2, p2$0"),
    ("target give 1 money, target give 1 money", "", "", "", "p1$2, p2$0"),
    ("discard 2 personality", "a", "", "", ""),
    ("discard 2 personality", "k", "", "", "k discard"),
    ("discard 2 personality", "k l", "", "", "k discard, l discard"),
    ("discard 2 personality", "k l m", "", "choose k, choose m", "k discard, m discard"),
    ("discard all personality", "k l m a", "", "", "k discard, l discard, m discard"),
    ("discard this, discard this", "", "", "", "x discard"),
    ("discard 2 hand", "", "", "", ""),
    ("discard 2 hand", "", "hand0 a", "", "a discard"),
    ("discard 2 hand", "", "hand0 a b", "", "a discard, b discard"),
    ("discard 2 hand", "", "hand0 a b c", "choose b, choose a", "a discard, b discard"),
    ("discard all hand", "", "hand0 a b*", "", "a discard, b discard"),
    ("return 1 personality", "a", "", "", ""),
    ("return 1 personality", "k!", "", "", "k hand0"),
    ("return 1 personality", "k l", "", "choose l", "l hand0"),
    ("return 1 hip", "w", "", "", ""),
    ("return this, return this", "x$2", "", "", "x hand0, x$0"),
    ("turn 1 personality", "a k!", "", "", ""),
    ("turn 1 personality", "k l!", "", "", "k cabinet0 turned"),
    ("turn 1 personality", "k l", "", "choose l", "l cabinet0 turned"),
    ("unturn 1 personality", "a! k", "", "", ""),
    ("unturn 1 personality", "k! l", "", "", "k cabinet0"),
    ("unturn 1 personality", "k! l!", "", "choose l", "l cabinet0"),
    ("unturn all party", "", "", "", ""),
    ("take 1 voter", "", "zone none", "", ""),
    ("take 1 hip", "", "zone v1 v2 v3", "", ""),
    ("take 1 hip", "", "zone v1 v2 w, pile v4", "", "power1 of 0, v4 zone, w cabinet0"),
    ("take 1 voter", "", "zone v1 w", "choose v1", "v1 cabinet0"),
    ("retrieve 1 personality", "", "discard a", "", ""),
    ("retrieve 1 personality", "", "discard a k", "", "k hand0"),
    ("retrieve 1 personality", "", "discard k l", "choose k", "k hand0"),
    ("play 1 personality", "", "hand0 a", "", ""),
    ("play 1 personality", "", "hand0 a l", "", "l cabinet0"),
    ("play 1 personality", "", "hand0 k l*", "choose l", "l cabinet0"),
    ("gain 1 hip", "", "", "", "hip1 of 0"),
    ("gain 1 hip per personality", "a", "", "", ""),
    ("gain 2 hip per personality", "k l", "", "", "hip4 of 0"),
    ("gain 1 power per hip", "w v4", "", "", "power1 of 0"),
    ("gain 1 any per infamy", "", "", "", ""),
    ("gain 1 any per infamy", "i1 i2", "", "sphere square", "square2 of 0"),
    ("lose 2 hip", "", "", "", ""),
    ("lose 2 hip", "", "influence0 hip1 square1", "", "hip0 of 0"),
    ("lose 2 hip", "", "influence0 hip2", "", "hip0 of 0"),
    ("lose 2 hip", "", "influence0 hip3", "", "hip1 of 0"),
    ("lose all power", "", "influence0 power3", "", "power0 of 0"),
    ("lose 1 money, gain 2 money, lose 1 money", "", "", "", ""),
    ("lose all money", "", "", "", "p1$0"),
    ("receive 2 infamy", "", "", "", ""),
    ("receive 2 infamy", "", "pile i1", "", "i1 cabinet0"),
    ("receive 2 infamy", "", "pile i1, discard i2", "", "i1 cabinet0, i2 cabinet0"),
    ("nothing", "", "", "", ""),
    ("switch party", "", "", "", ""),
    ("switch party", "", "pile q3", "", "q1 box, q3 cabinet0"),
    ("discard 1 party, switch party", "", "pile q3", "", "q1 box, q3 cabinet0"),
    ("sweep zone", "", "zone none", "", ""),
    ("sweep zone", "", "zone none, pile v4", "", "v4 zone"),
    ("target leave game", "", "", "", "p2 box, p2$0, q2 box"),
]


@pytest.mark.parametrize(("effect", "own", "rest", "answers", "result"), VERB_ROWS)
def test_58_a_verb_does_what_it_can(
    effect: str, own: str, rest: str, answers: str, result: str
) -> None:
    assert changed(effect, own, rest, answers) == result


# A condition; one too few for it; just enough for it; what meeting it changes.
Lying = tuple[str, str]  # the rest of the cabinet, the rest of the table
CONDITION_ROWS: list[tuple[str, Lying, Lying, str]] = [
    ("lose 2 hip", ("", "influence0 hip1"), ("", "influence0 hip2"), "hip0 of 0"),
    ("lose all power", ("", "influence0 hip1"), ("", "influence0 power3"), "power0 of 0"),
    ("discard 2 hand", ("", "hand0 a"), ("", "hand0 a b*"), "a discard, b discard"),
    ("discard 2 personality", ("k a", ""), ("k l", ""), "k discard, l discard"),
    ("discard 1 infamy", ("", ""), ("i1", ""), "i1 discard"),
    ("receive 2 infamy", ("", "pile i1"), ("", "pile i1 i2"), "i1 cabinet0, i2 cabinet0"),
    ("receive 1 infamy", ("", ""), ("", "discard i1"), "i1 cabinet0"),
    ("return 1 personality", ("a", ""), ("k", ""), "k hand0"),
    ("turn 1 personality", ("k!", ""), ("k", ""), "k cabinet0 turned"),
    ("pay 3 hip", ("", "influence0 hip1"), ("", "influence0 hip2"), "hip0 of 0, p1$0"),
    ("pay 1 hip + 1 money", ("", "influence0 square9"), ("", "influence0 hip1"), "hip0 of 0, p1$0"),
    (
        "discard 1 hand, lose 1 hip",
        ("", "hand0 a, influence0 square1"),
        ("", "hand0 a, influence0 hip1"),
        "a discard, hip0 of 0",
    ),
]


@pytest.mark.parametrize(("few", "enough"), [("k a", "k l"), ("k", "k l m")])
def test_60_having_is_looked_up(few: str, enough: str) -> None:
    effect = "have 2 personality: gain 1 square"
    assert changed(effect, few, "") == ""
    assert changed(effect, enough, "") == "square1 of 0"


@pytest.mark.parametrize(("condition", "few", "enough", "met"), CONDITION_ROWS)
@pytest.mark.parametrize("moment", ["action", "articulation"])
def test_60_a_condition_is_met_wholly_refused_or_impossible(
    condition: str, few: Lying, enough: Lying, met: str, moment: str
) -> None:
    if condition.startswith("pay"):
        moment = "articulation"  # the only place of fees
    effect = f"{condition}: gain 1 square, gain 1 square"
    assert changed(effect, *few, moment=moment) == ""
    assert changed(effect, *enough, "refuse", moment) == ""
    assert changed(effect, *enough, "accept", moment) == f"{met}, square2 of 0"


def test_52_a_command_must_be_obeyed() -> None:
    table = Board("p1 q1 x | p2 q2 | hand0 a b, zone v1", x="action = 'discard 1 hand'")
    table.play("use x")
    assert table.options() == ["choose a", "choose b"]
    assert table.reason("refuse") == "not_now"
    assert table.reason("choose c") == "not_a_choice"


def test_every_instruction_has_a_row() -> None:
    reader = Reader({"personality": 0})
    does = [reader.sentence(row[0]) for row in VERB_ROWS]
    asks = [reader.sentence(f"{row[0]}: nothing") for row in CONDITION_ROWS]
    done = {step.op for sentence in does for steps in sentence.alternatives for step in steps}
    met = {step.op for sentence in asks for step in sentence.conditions} | {int(ins.HAVE)}
    known = {ins.GAIN, ins.GAIN_CHOSEN, ins.LOSE, ins.RECEIVE, ins.FEE, ins.DISCARD_HAND}
    for table in (PLAIN, OF_MONEY, OF_CARDS, FIXED):
        known |= set(table.values())
    assert done | met == known
    assert met == set(AS_CONDITION)
