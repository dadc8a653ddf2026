"""What is printed on a card, in any language, made from its program and standing rules."""

from functools import cache

from ludoteca.games.agencia.box import (
    FIRST_NATURAL,
    STRUCTURAL_KINDS,
    STRUCTURES,
)
from ludoteca.games.agencia.deck_natural import CARDS as NATURALS
from ludoteca.games.agencia.faults import FAULTS, NOBODY_TO_CHOOSE, TIED
from ludoteca.games.agencia.language import (
    ALL,
    ALWAYS,
    AMOUNTS,
    ANOTHER_OPPONENT,
    CONDITIONS,
    CRISIS_IF,
    FEWEST,
    HAND,
    HIGHEST,
    LAST_TWO,
    LOOK,
    LOWEST,
    MOST,
    NEEDS_DEED,
    NEXT_TWO,
    OPPONENT,
    OPPONENT_SINCE,
    OPPONENTS,
    PARTIES,
    PARTY_STEP,
    RULES,
    SECOND_FEWEST,
    SECOND_HIGHEST,
    TWO_ALIKE,
    TWO_FEWEST,
    TWO_LOWEST,
    VERBS,
    WIN,
    YOU,
)
from ludoteca.games.agencia.sentences import Sentence
from ludoteca.kernel.game import Argument
from ludoteca.kernel.text import Seat, Text

BY_CARDS = {FEWEST, SECOND_FEWEST, MOST}  # who tie with a number of cards
BY_ROW = {HIGHEST, SECOND_HIGHEST, LOWEST}  # who tie on a row
SEVERAL = {NEXT_TWO, LAST_TWO, TWO_FEWEST, TWO_LOWEST, TWO_ALIKE}  # "they", not "each player"


def card_name(kind: int) -> Text:
    """A card's name."""
    if kind < STRUCTURAL_KINDS:
        card = STRUCTURES[kind]
        return Text("card-name", {"pt": card.name, "en": card.english})
    natural = NATURALS[kind - FIRST_NATURAL]
    return Text("card-name", {"pt": natural.name, "en": natural.english})


@cache
def card_text(kind: int) -> Text:
    """All that a card says; a card says at least one sentence."""
    if kind >= STRUCTURAL_KINDS:
        natural = NATURALS[kind - FIRST_NATURAL]
        effect = Text(f"natural-{VERBS[natural.verb]}", {"number": natural.count})
        return Text(f"natural-when-{CONDITIONS[natural.when]}", {"effect": effect})
    card = STRUCTURES[kind]
    said = [Text(f"rule-{RULES[rule]}") for rule in card.rules]
    for sentence in card.does:
        said += sentence_texts(sentence)
    return Text(f"card-text-{len(said)}", dict(zip("abcde", said, strict=False)))


def sentence_texts(sentence: Sentence) -> list[Text]:
    """A sentence, and its condition as another one."""
    said = []
    if sentence.verb != CRISIS_IF:
        said.append(Text(sentence_id(sentence), sentence_arguments(sentence)))
    if sentence.when == NEEDS_DEED:
        said.append(Text(f"when-needs_deed-{VERBS[sentence.verb]}"))
    elif sentence.when != ALWAYS:
        said.append(Text(f"when-{CONDITIONS[sentence.when]}"))
    return said


def sentence_id(sentence: Sentence) -> str:
    """The message of a sentence: by verb, and by how the number is given."""
    name = f"card-{VERBS[sentence.verb]}"
    if sentence.count in AMOUNTS and sentence.verb <= HAND:
        return f"{name}-{AMOUNTS[sentence.count]}"
    if sentence.verb == HAND and ANOTHER_OPPONENT in sentence.to:
        return f"{name}-chosen"
    if sentence.verb == WIN and sentence.who == (OPPONENT,):
        return f"{name}-chosen"
    return name


def sentence_arguments(sentence: Sentence) -> dict[str, Argument]:
    """Everything that the messages of sentences may speak of."""
    is_alter = VERBS[sentence.verb] == "alter"
    return {
        "person": person(sentence),
        "who": parties(sentence.who, not is_alter),
        "number": sentence.count,
        "to": parties(sentence.to, False),
    }


def person(sentence: Sentence) -> str:
    """How the verb is inflected: you, one, or many."""
    if sentence.who == (YOU,):
        return "you"
    if sentence.verb == LOOK and sentence.who == (OPPONENTS,):
        return "all"
    is_one = len(sentence.who) == 1 and sentence.who[0] % PARTY_STEP not in SEVERAL
    return "one" if is_one or sentence.who == (ALL,) else "many"


def party_name(party: int, starts: bool = False) -> Text:
    """Whom a sentence concerns."""
    name = f"who-{PARTIES[party % PARTY_STEP]}"
    number: dict[str, Argument] = {"number": party // PARTY_STEP}
    return Text(f"{name}.start" if starts else name, number)


def parties(who: tuple[int, ...], starts: bool) -> Argument:
    """Several parties, joined; the first may begin a sentence."""
    if not who:
        return ""
    named = [party_name(who[0], starts), *(party_name(party) for party in who[1:])]
    if len(named) == 1:
        return named[0]
    if len(named) == 2:
        return Text("who-and", {"first": named[0], "second": named[1]})
    return Text("who-and-and", {"first": named[0], "second": named[1], "third": named[2]})


def fault_text(fault: int, party: int, seat: int, count: int) -> Text:
    """Why a structure cannot be done; of a tie, `seat` is the number they tie with."""
    name = f"fault-{FAULTS[fault]}"
    if fault == TIED:
        name += f"-{kind_of_tie(party % PARTY_STEP)}"
    elif fault == NOBODY_TO_CHOOSE and party % PARTY_STEP == OPPONENT_SINCE:
        name += "-since"
    arguments: dict[str, Argument] = {"who": "", "number": count, "count": count, "value": seat}
    if party:
        arguments["who"] = party_name(party)
    if fault != TIED:
        arguments["seat"] = Seat(max(seat, 0))
    return Text(name, arguments)


def kind_of_tie(kind: int) -> str:
    """What a party's players tie in: cards, the row; or just that they are not one, or not two."""
    if kind in BY_CARDS:
        return "cards"
    if kind in BY_ROW:
        return "row"
    return "two" if kind in (TWO_FEWEST, TWO_LOWEST) else "several"


def cards_by_effect() -> dict[str, list[int]]:
    """The numbers of the cards that use each verb and each standing rule."""
    found: dict[str, list[int]] = {}
    for card in STRUCTURES:
        effects = {VERBS[sentence.verb] for sentence in card.does}
        effects |= {RULES[rule] for rule in card.rules}
        for effect in sorted(effects):
            found.setdefault(effect, []).append(card.number)
    return found
