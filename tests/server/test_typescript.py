"""The browser's types and facts are those that our own types and data say."""

from typing import Annotated, Literal, TypedDict

import pytest

from ludoteca.kernel.shape import PAIR, PARTIAL
from ludoteca.server import typescript
from ludoteca.server.declarations import Declarations
from tests.conformance.toy.game import toy_game
from tests.conformance.toy.position import Toy

Colour = Literal["red", "blue"]
Bill = Annotated[dict[Colour, int], PARTIAL]


class Base(TypedDict, total=False):
    """What all have."""

    name: str  # of whom


class Some(Base):
    """One of each."""

    colour: Colour
    bill: Bill
    all: dict[Colour, int]
    pair: Annotated[list[int], PAIR]
    rows: list[int | None]
    kind: Literal["one", 2]
    more: "Some | None"


def test_the_files_of_the_browser_are_up_to_date() -> None:
    late = [path.relative_to(typescript.ROOT) for path in typescript.stale()]
    assert not late, f"out of date: run `{typescript.COMMAND}`, which writes {late}"


def test_types_are_declared_with_their_names_marks_and_comments() -> None:
    file = Declarations(__name__)
    assert file.declare(Some) == "Some"
    assert (
        str(file)
        == """\
/** One of each. */
export interface Some extends Base {
  colour: Colour;
  bill: Bill;
  all: Record<Colour, number>;
  pair: [number, number];
  rows: (number | null)[];
  kind: 'one' | 2;
  more: Some | null;
}

/** What all have. */
export interface Base {
  name?: string; // of whom
}

export type Colour = 'red' | 'blue';

export type Bill = Partial<Record<Colour, number>>;
"""
    )


def test_a_game_needs_nothing_outside_its_folder_for_a_typed_view() -> None:
    assert (
        typescript.write_view(toy_game(Toy))
        == """\
// Written by `python -m ludoteca.server.typescript` from position.py: change that, not this.

/** What a seat or a spectator sees. */
export interface ToyView {
  seat: number | null; // whose turn it is
  pile: number;
  hand: number[] | null;
  counts: number[]; // by seat
  played: number[][];
  mark: number | null; // the own one, -1 for none
  marks: boolean[];
  has_marked: boolean;
  scores: number[] | null;
}

/** The kinds of action, from vocabulary.py. */
export type ActionName = 'draw' | 'play' | 'mark';

/** The kinds of event, from vocabulary.py. */
export type EventName =
  'turn_begins' | 'draws' | 'draws_hidden' | 'plays' | 'marks' | 'marks_hidden';
"""
    )


def test_what_typescript_cannot_say_is_an_error() -> None:
    with pytest.raises(TypeError, match="no TypeScript for"):
        Declarations("").define("Odd", set[int])


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (3, "export const X = 3; // so many\n"),
        ("red", "export const X = 'red'; // so many\n"),
        (("a", "b"), "export const X = ['a', 'b'] as const; // so many\n"),
        ({"a": 1}, "// so many\nexport const X = {\n  a: 1,\n} as const;\n"),
        ([{"a": 1}], "export const X = [{ a: 1 }] as const; // so many\n"),
        (
            [{"a": 1, "b": {}}, {"a": 2, "b": {}}],
            "// so many\nexport const X = [\n  { a: 1, b: {} },\n  { a: 2, b: {} },\n] as const;\n",
        ),
        ([[1, 2], [3, 4]], "// so many\nexport const X = [\n  [1, 2],\n  [3, 4],\n] as const;\n"),
        (
            ["x" * 40, "y" * 40],
            f"// so many\nexport const X = [\n  '{'x' * 40}',\n  '{'y' * 40}',\n] as const;\n",
        ),
        (
            [10**9] * 9,
            (
                f"// so many\nexport const X = [\n  {'1000000000, ' * 7}1000000000,\n"
                "  1000000000,\n] as const;\n"
            ),
        ),
    ],
)
def test_facts_are_laid_out_as_the_formatter_does(value: object, written: str) -> None:
    assert typescript.write_fact("X", {"X": value}, "so many") == written
