"""How a card is written down: verbs as functions, so that the deck files read like cards."""

from dataclasses import dataclass

from ludoteca.games.agencia import language as say

Party = int | tuple[int, ...]


@dataclass(frozen=True)
class Sentence:
    """One instruction: who does what, how much of it, with or to whom, under which condition."""

    verb: int
    who: tuple[int, ...] = ()
    count: int = 0
    to: tuple[int, ...] = ()
    when: int = say.ALWAYS


@dataclass(frozen=True)
class StructuralCard:
    """A structural card: its number in the manual, names, ideology, program and standing rules."""

    number: int
    name: str
    english: str
    does: tuple[Sentence, ...]
    rules: tuple[int, ...]
    ideology: int


def card(
    number: int, name: str, english: str, *parts: "Sentence | int", ideology: int = -1
) -> StructuralCard:
    """A card; sentences and standing rules in the order in which they are read."""
    does = tuple(part for part in parts if isinstance(part, Sentence))
    rules = tuple(part for part in parts if isinstance(part, int))
    return StructuralCard(number, name, english, does, rules, ideology)


def _party(who: Party) -> tuple[int, ...]:
    return who if isinstance(who, tuple) else (who,)


def with_number(kind: int, number: int) -> int:
    """A party that depends on a number of cards: `with_number(EXACTLY, 3)`."""
    return int(kind + say.PARTY_STEP * number)


def draw(who: Party, count: int, when: int = say.ALWAYS) -> Sentence:
    """They draw."""
    return Sentence(say.DRAW, _party(who), count, (), when)


def discard(who: Party, count: int, when: int = say.ALWAYS) -> Sentence:
    """They discard."""
    return Sentence(say.DISCARD, _party(who), count, (), when)


def hand(who: Party, count: int, to: Party, when: int = say.ALWAYS) -> Sentence:
    """They hand cards to others."""
    return Sentence(say.HAND, _party(who), count, _party(to), when)


def swap_card(to: Party) -> Sentence:
    """The player in turn swaps one card with somebody."""
    return Sentence(say.SWAP_CARDS, (say.YOU,), 1, _party(to))


def swap_hands(who: Party, to: Party) -> Sentence:
    """Two players swap hands."""
    return Sentence(say.SWAP_HANDS, _party(who), 0, _party(to))


def swap_structures(to: Party) -> Sentence:
    """The player in turn swaps structures with somebody."""
    return Sentence(say.SWAP_STRUCTURES, (say.YOU,), 0, _party(to))


def alter(who: Party = say.YOU) -> Sentence:
    """They alter a structure, one after another."""
    return Sentence(say.ALTER, _party(who))


def crisis_if(when: int) -> Sentence:
    """It is a crisis if this holds."""
    return Sentence(say.CRISIS_IF, when=when)


def plain(verb: int, who: Party = say.YOU, count: int = 1, to: Party = ()) -> Sentence:
    """Any other verb."""
    return Sentence(verb, _party(who), count, _party(to))


REVERSE = plain(say.REVERSE)
CRISIS_NEXT = plain(say.CRISIS_NEXT)
MOVE_FIELD = plain(say.MOVE_FIELD)
