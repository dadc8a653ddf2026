"""Positions in one short text, for tests, problems and bug reports.

    22: 64 998 *3 | 48: *5 | 30: *2 | turn 0, rows 0 1 0

First each seat: its structure, then its hand, by the manual's numbers; `*3` is three cards of no
matter which kind. Then the rest. Cards named nowhere are in the pile. What is not said is as
at the beginning of a match; a position in the middle of something says the more, field by field.
"""

from collections.abc import Iterable

from ludoteca.games.agencia.box import CARDS, KIND, STRUCTURAL_KINDS
from ludoteca.games.agencia.cardset import members_of
from ludoteca.games.agencia.drive import advance
from ludoteca.games.agencia.game import Agencia, load
from ludoteca.games.agencia.meta import META
from ludoteca.games.agencia.state import FIELDS, TURN, Position
from ludoteca.games.agencia.view import card_code, read_card
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.notation import (
    FieldWords,
    read_fields,
    read_words,
    split_notation,
    unlike,
    write_fields,
)
from ludoteca.kernel.random import Random
from ludoteca.kernel.state import State

# What a plain set-up is told; whatever else is not as in one.
SAID = {field.written.name: field for field in FIELDS.fields if field.written is not None}
NUMBERED = FIELDS.as_numbers()
SETTINGS = [setting.name for setting in META.settings]
NAMES = (*SAID, *SETTINGS, "seed", *(field.name for field in NUMBERED))


def read_position(notation: str) -> State:
    """The position that a text describes; ValueError if it is not one."""
    seats, words = _parts(notation)
    if not any(field.name in words for field in NUMBERED):
        position = before_the_turn(notation)
        advance(position)
        return position
    data = _set_up(seats, words).dump()
    read_fields(NUMBERED, words, data)
    return load(data)


def before_the_turn(notation: str) -> Agencia:
    """A position whose turn is about to begin, for whoever wants to hear what that brings."""
    position = _set_up(*_parts(notation))
    position.phase = int(TURN)
    return position


def _parts(notation: str) -> tuple[list[str], FieldWords]:
    seats, rest = split_notation(notation)
    return seats, read_words(rest, NAMES)


def _settings(words: FieldWords) -> list[int]:
    """The settings; a bare word turns one on."""
    return META.read_settings(
        {name: (words[name] or ["on"])[0] for name in SETTINGS if name in words}
    )


def _set_up(seats: list[str], words: FieldWords) -> Agencia:
    """A match about to begin, with these structures and hands."""
    seed = int(words["seed"][0]) if "seed" in words else 0
    position = Agencia(len(seats), Random(seed), vec[i64](_settings(words)), None)
    free = [card for card in range(CARDS) if position.is_in_game(card)]
    named = [_read_seat(seat, free) for seat in seats]
    for seat, (structure, hand, anything) in enumerate(named):
        hand += [free.pop(0) for _ in range(anything)]
        _put_in_place(position, seat, structure, hand)
    for card in free:
        position.pile.add(card)
    position.books.pool = len(free)
    position.books.read_rules()
    position.knowledge.begin(_words([*free, *_hands(position)]), position.hands)
    _say(position, words)
    return position


def _read_seat(seat: str, free: list[int]) -> tuple[int, list[int], int]:
    code, _, cards = seat.partition(":")
    structure = read_card(code)
    if structure not in free or structure >= STRUCTURAL_KINDS:
        raise ValueError(f"{code.strip()} cannot be a structure here")
    free.remove(structure)
    hand, anything = [], 0
    for word in cards.split():
        if word.startswith("*"):
            anything += int(word[1:])
        else:
            kind = read_card(word)
            card = next((card for card in free if KIND[card] == kind), None)
            if card is None:
                raise ValueError(f"no {word} is left")
            free.remove(card)
            hand.append(card)
    return structure, hand, anything


def _put_in_place(position: Position, seat: int, structure: int, hand: list[int]) -> None:
    position.books.society[seat] = structure
    position.books.cards[seat] = len(hand)
    for word, bits in enumerate(_words(hand)):
        position.hands[seat * 5 + word] = bits
    for word, bits in enumerate(_words([structure])):
        position.been[word] |= bits


def _words(cards: Iterable[int]) -> "vec[i64]":
    words = [0] * 5
    for card in cards:
        words[card // 56] |= 1 << (card % 56)
    return vec[i64](words)


def _hands(position: Position) -> list[int]:
    return [card for seat in range(position.players) for card in members_of(position.hands, seat)]


def _say(position: Position, words: FieldWords) -> None:
    """Change what is said of a plain set-up: one number, or the first of a row."""
    for name in words:
        if name in SAID:
            part = getattr(position, SAID[name].owner)
            _change(part, SAID[name].attribute, [int(word) for word in words[name]])
    position.starter = position.books.seat


def _change(part: object, attribute: str, numbers: list[int]) -> None:
    row = getattr(part, attribute)
    if isinstance(row, int):
        [number] = numbers
        setattr(part, attribute, number)
    else:
        for seat, value in enumerate(numbers):
            row[seat] = value


def write_position(state: State) -> str:
    """The text of a position; chance itself is not in it."""
    assert isinstance(state, Position)
    parts = [_write_seat(state, seat) for seat in range(state.players)]
    settings = zip(META.settings, state.settings, strict=True)
    rest = [f"{setting.name} {setting.values[index]}" for setting, index in settings]
    rest.append(f"turn {state.books.seat}")
    plain = _set_up(parts, read_words(", ".join(rest), NAMES)).dump()
    data = state.dump()
    others = write_fields(unlike(NUMBERED, data, plain), data)
    return " | ".join([*parts, ", ".join([*rest, others] if others else rest)])


def _write_seat(state: Position, seat: int) -> str:
    structure = card_code(state.books.society[seat])
    hand = [card_code(int(KIND[card])) for card in members_of(state.hands, seat)]
    return f"{structure}: {' '.join(hand)}".strip()
