"""The list of cards by effect, made from the same data as the cards.

python -m ludoteca.games.agencia.listing > docs/agencia-cards.md
"""

from collections.abc import Iterator

from ludoteca.games.agencia import GAME
from ludoteca.games.agencia.box import STRUCTURES
from ludoteca.games.agencia.card_text import card_name, card_text, cards_by_effect
from ludoteca.games.agencia.language import (
    ALWAYS,
    AMOUNTS,
    CONDITIONS,
    HAND,
    PARTIES,
    PARTY_STEP,
    RULES,
    VERBS,
)
from ludoteca.games.agencia.sentences import StructuralCard

KINDS = ("verb", "who", "how many", "when", "standing rule")
HEAD = """# Agência: the cards by effect

{credit}. Made by `python -m ludoteca.games.agencia.listing` from the card data.

Every structural card is a program in one vocabulary (`language.py`): {words} words, {cards} cards.
**Cards with code of their own: 0.** The rules never ask which card it is, only for its words
(`tests/games/agencia/test_listing.py` looks). {single} of the words are on one card only, because
nothing else in the manual says the same; each is listed at the end with the card that needs it.
"""


def words_of(card: StructuralCard) -> Iterator[tuple[str, str]]:
    """Every word of the vocabulary that a card uses, with its kind."""
    for sentence in card.does:
        yield "verb", VERBS[sentence.verb]
        for party in (*sentence.who, *sentence.to):
            yield "who", PARTIES[party % PARTY_STEP]
        if sentence.count in AMOUNTS and sentence.verb <= HAND:
            yield "how many", AMOUNTS[sentence.count]
        if sentence.when != ALWAYS:
            yield "when", CONDITIONS[sentence.when]
    for rule in card.rules:
        yield "standing rule", RULES[rule]


def users() -> dict[tuple[str, str], list[int]]:
    """The cards that use each word, by number."""
    found: dict[tuple[str, str], list[int]] = {}
    for card in STRUCTURES:
        for word in dict.fromkeys(words_of(card)):
            found.setdefault(word, []).append(card.number)
    return found


def listing() -> str:
    """The whole page."""
    used = users()
    single = {word: cards[0] for word, cards in used.items() if len(cards) == 1}
    head = HEAD.format(
        credit=GAME.meta.credit, words=len(used), cards=len(STRUCTURES), single=len(single)
    )
    lines = [head, "## Verbs and standing rules", "", "| effect | cards |", "| --- | --- |"]
    for effect, numbers in sorted(cards_by_effect().items()):
        named = ", ".join(f"{number} {STRUCTURES[number - 1].name}" for number in numbers)
        lines.append(f"| {effect.replace('_', ' ')} | {named} |")
    lines += ["", "## Words of a single card", "", "| word | kind | card | what it says |"]
    lines.append("| --- | --- | --- | --- |")
    speaker = GAME.speaker("en")
    for kind, word in sorted(single, key=lambda each: (KINDS.index(each[0]), single[each])):
        number = single[kind, word]
        name, text = (speaker.say(make(number - 1)) for make in (card_name, card_text))
        lines.append(f"| {word.replace('_', ' ')} | {kind} | {number} {name} | {text} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(listing(), end="")
