# compiled: mypyc
"""The box: 280 cards of 211 kinds, and their programs laid out as one row of numbers.

A kind is what is printed on a card: 0 to 205 are the structural cards 1 to 206 of the manual, then
the five natural ones. A card is one piece of cardboard; cards of a kind have neighbouring numbers,
so that a hand read in ascending order is ordered by kind.
"""

from typing import Final

from ludoteca.games.agencia import (
    deck_historical,
    deck_main,
    deck_natural,
    deck_social,
    deck_strategic,
    deck_theoretical,
)
from ludoteca.games.agencia.language import (
    ALIKE_TOO,
    ALTER,
    ALTER_THIS,
    ALTERING_COSTS,
    ANOTHER_OPPONENT,
    CRISIS_IF,
    DISCARD,
    DRAW,
    END,
    FIRST_CHOICE,
    HAND,
    OPPONENT,
    PARTY_ROOM,
    PARTY_STEP,
    PASS_CARDS,
    PICKED,
    PICKED_TOO,
    PROPOSE,
    REVOLT_COSTS,
    ROUND_PRIZES,
    SOLVING_COSTS,
    TWO_ALIKE,
    TWO_OPPONENTS,
    YOU,
)
from ludoteca.games.agencia.sentences import Sentence, StructuralCard
from ludoteca.kernel.native import i64, vec

STRUCTURES: Final[list[StructuralCard]] = [
    *deck_main.CARDS,
    *deck_historical.CARDS,
    *deck_theoretical.CARDS,
    *deck_strategic.CARDS,
    *deck_social.CARDS,
]

KINDS: Final[i64] = 211
STRUCTURAL_KINDS: Final[i64] = 206
FIRST_NATURAL: Final[i64] = 206

CARDS: Final[i64] = 280
DECKS: Final[i64] = 5
WORDS: Final[i64] = 5  # a set of cards is five numbers
WORD_BITS: Final[i64] = 56
STRUCTURAL_WORD: Final[i64] = 3  # in this word the natural cards begin
STRUCTURAL_BITS: Final[i64] = 0x3FFFFFFFFF  # cards 168 to 205

# A row of a program: verb, who, count, to, when, first choice, second choice.
ROW: Final[i64] = 7
WHO: Final[i64] = 1
COUNT: Final[i64] = 2
TO: Final[i64] = 3
WHEN: Final[i64] = 4
CHOICE: Final[i64] = 5

# What the rules ask about a kind.
DRAWS_DISCARDS: Final[i64] = 1  # does draws and discards and nothing else
ONLY_HANDS: Final[i64] = 2  # a hand-over is all it does
MAKES_DRAW: Final[i64] = 4  # makes somebody but its holder draw
ALTERS: Final[i64] = 8  # somebody needs a structural card


def number_of(kind: int) -> int:
    """A kind's number in the manual."""
    return kind + 1 if kind < STRUCTURAL_KINDS else kind + 789


def kind_of_number(number: int) -> int:
    """The kind that has this number in the manual; ValueError if there is none."""
    if not (1 <= number <= 206 or 995 <= number <= 999):
        raise ValueError(f"no card {number}")
    return number - 1 if number <= STRUCTURAL_KINDS else number - 789


def _kinds() -> list[int]:
    kinds = list(range(206))
    for kind, natural in enumerate(deck_natural.CARDS, start=206):
        kinds += [kind] * sum(natural.copies)
    return kinds


def _decks() -> list[int]:
    sizes = (64, 30, 30, 30, 52)
    decks = [deck for deck, size in enumerate(sizes) for _ in range(size)]
    for natural in deck_natural.CARDS:
        decks += [deck for deck, count in enumerate(natural.copies) for _ in range(count)]
    return decks


def _encode(sentence: Sentence) -> list[int]:
    """A sentence as a row: parties packed, choices taken out of them."""
    choices: list[int] = []
    who = _pack(sentence.who, choices)
    to = _pack(sentence.to, choices)
    choices += [0, 0]
    return [sentence.verb, who, sentence.count, to, sentence.when, choices[0], choices[1]]


def _pack(parties: tuple[int, ...], choices: list[int]) -> int:
    packed, room = 0, 1
    for party in parties:
        for resolved in _resolve(party, choices):
            packed += resolved * room
            room *= PARTY_ROOM
    return packed


def _resolve(party: int, choices: list[int]) -> list[int]:
    kind = party % PARTY_STEP
    if kind < FIRST_CHOICE:
        return [party]
    if kind == TWO_OPPONENTS:
        choices += [OPPONENT, ANOTHER_OPPONENT]
        return [PICKED, PICKED_TOO]
    if kind == TWO_ALIKE:
        choices += [TWO_ALIKE, ALIKE_TOO]
        return [PICKED, PICKED_TOO]
    choices.append(party)
    return [PICKED if len(choices) == 1 else PICKED_TOO]


def _layout() -> tuple[list[int], list[int]]:
    code: list[int] = []
    starts = []
    for card in STRUCTURES:
        starts.append(len(code))
        for sentence in card.does:
            code += _encode(sentence)
        code += [int(END), 0, 0, 0, 0, 0, 0]
    return code, starts


def _traits(card: StructuralCard) -> int:
    verbs = [sentence.verb for sentence in card.does if sentence.verb != CRISIS_IF]
    traits = 0
    if (verbs or not card.does) and all(verb in (DRAW, DISCARD) for verb in verbs):
        traits |= DRAWS_DISCARDS
    if verbs and not card.rules and all(verb in (HAND, PASS_CARDS) for verb in verbs):
        traits |= ONLY_HANDS
    others = any(s.verb == DRAW and s.who != (YOU,) for s in card.does)
    costs = (REVOLT_COSTS, ALTERING_COSTS, SOLVING_COSTS, ROUND_PRIZES)
    if others or any(rule in costs for rule in card.rules):
        traits |= MAKES_DRAW
    if any(verb in (ALTER, ALTER_THIS, PROPOSE) for verb in verbs):
        traits |= ALTERS
    return traits


KIND: Final[vec[i64]] = vec[i64](_kinds())  # by card
DECK: Final[vec[i64]] = vec[i64](_decks())  # by card
FIRST: Final[vec[i64]] = vec[i64]([_kinds().index(kind) for kind in range(211)])  # by kind
CODE: Final[vec[i64]] = vec[i64](_layout()[0])
START: Final[vec[i64]] = vec[i64](_layout()[1])  # by structural kind
TRAITS: Final[vec[i64]] = vec[i64]([_traits(card) for card in STRUCTURES])
RULE_BITS: Final[vec[i64]] = vec[i64](
    [sum(1 << rule for rule in card.rules) for card in STRUCTURES]
)
IDEOLOGY: Final[vec[i64]] = vec[i64]([card.ideology for card in STRUCTURES])

# Of natural cards, by kind - FIRST_NATURAL.
NATURAL_WHEN: Final[vec[i64]] = vec[i64]([card.when for card in deck_natural.CARDS])
NATURAL_VERB: Final[vec[i64]] = vec[i64]([card.verb for card in deck_natural.CARDS])
NATURAL_COUNT: Final[vec[i64]] = vec[i64]([card.count for card in deck_natural.CARDS])
FREED_BY: Final[vec[i64]] = vec[i64]([card.freed_by for card in deck_natural.CARDS])
FORBIDDEN_BY: Final[vec[i64]] = vec[i64]([card.forbidden_by for card in deck_natural.CARDS])
APPROVED_BY: Final[vec[i64]] = vec[i64]([card.approved_by for card in deck_natural.CARDS])
OLD_BY: Final[vec[i64]] = vec[i64]([card.old_by for card in deck_natural.CARDS])
NATURAL_DECKS: Final[vec[i64]] = vec[i64](
    [sum(1 << d for d, n in enumerate(card.copies) if n) for card in deck_natural.CARDS]
)
