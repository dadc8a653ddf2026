"""Checklist 41-42: neighbouring lords of one guild; only the largest coalition counts."""

from itertools import combinations

import pytest
from hypothesis import given, strategies as st

from ludoteca.games.conspiracy.cards import ROW_LENGTHS
from tests.games.conspiracy.board import Board

pytestmark = pytest.mark.pure

# The places of the chamber, as (row, column), in the order in which they are filled.
PLACES = [(row, column) for row, length in enumerate(ROW_LENGTHS) for column in range(length)]

#     0   1   2   3   4
#       5   6   7   8
#         9  10  11
#          12  13
#            14
NEIGHBOURS = {
    0: {1, 5},
    1: {0, 2, 5, 6},
    2: {1, 3, 6, 7},
    3: {2, 4, 7, 8},
    4: {3, 8},
    5: {0, 1, 6, 9},
    6: {1, 2, 5, 7, 9, 10},
    7: {2, 3, 6, 8, 10, 11},
    8: {3, 4, 7, 11},
    9: {5, 6, 10, 12},
    10: {6, 7, 9, 11, 12, 13},
    11: {7, 8, 10, 13},
    12: {9, 10, 13, 14},
    13: {10, 11, 12, 14},
    14: {12, 13},
}

LORDS = ("0", "1", "1", "1", "1", "2", "2", "3", "3", "4", "4", "6")


def chamber(guilds: str) -> str:
    """Notation of a chamber with lords of these guilds, whichever of each is left."""
    used = {letter: iter(LORDS) for letter in "YRGBP"}
    return " ".join(letter + next(used[letter]) for letter in guilds) or "-"


def coalition(guilds: str) -> int:
    sheet = Board(f"{chamber(guilds)} | - |").sheet(0)
    assert sheet["coalition_points"] == 3 * sheet["coalition"]
    size = sheet["coalition"]
    assert isinstance(size, int)
    return size


def with_red(cells: set[int]) -> str:
    """A full chamber with red lords in these cells; no two others of one guild are neighbours."""
    plain = ["YGB"[(column - row) % 3] for row, column in PLACES]
    return "".join("R" if cell in cells else letter for cell, letter in enumerate(plain))


def test_the_ruling_s_neighbours_are_those_of_the_picture() -> None:
    """Left, right, two above, two below: (r,c±1) (r-1,c) (r-1,c+1) (r+1,c-1) (r+1,c)."""
    for cell, (row, column) in enumerate(PLACES):
        around = {(row, column - 1), (row, column + 1), (row - 1, column), (row - 1, column + 1)}
        around |= {(row + 1, column - 1), (row + 1, column)}
        assert {PLACES.index(place) for place in around if place in PLACES} == NEIGHBOURS[cell]


@pytest.mark.parametrize("cell", range(15))
def test_a_lord_joins_its_neighbours_and_nobody_else(cell: int) -> None:
    joined = {other for other in range(15) if coalition(with_red({cell, other})) == 2}
    assert joined == NEIGHBOURS[cell]


@pytest.mark.parametrize("cell", [6, 7, 10])
def test_in_the_middle_all_six_neighbours_make_one_coalition_of_seven(cell: int) -> None:
    assert coalition(with_red({cell, *NEIGHBOURS[cell]})) == 7


@pytest.mark.parametrize("cell", [6, 7, 10])
def test_the_ring_around_a_stranger_is_one_coalition_of_six(cell: int) -> None:
    assert coalition(with_red(NEIGHBOURS[cell])) == 6


@pytest.mark.parametrize(
    ("guilds", "size"),
    [
        ("", 0),
        ("R", 1),
        ("RY", 1),
        ("RR", 2),
        ("RYR", 1),
        ("RRRRR", 5),  # a whole row
        ("YYYYRR", 4),  # the end of a row is no neighbour of the next row's beginning
        ("RYGYGR", 2),  # but the beginnings of two rows are neighbours
        ("GYGYRBBBR", 3),
    ],
)
def test_shapes(guilds: str, size: int) -> None:
    assert coalition(guilds) == size


def reference(guilds: str) -> int:
    """The same counted the slow way: walk from lord to lord."""
    largest, seen = 0, set[int]()
    for start in range(len(guilds)):
        group, waiting = set[int](), [start] if start not in seen else []
        while waiting:
            cell = waiting.pop()
            if cell not in group:
                group.add(cell)
                waiting += [n for n in NEIGHBOURS[cell] if guilds[n : n + 1] == guilds[cell]]
        seen |= group
        largest = max(largest, len(group))
    return largest


def test_the_row_s_end_and_the_next_row_s_beginning_are_apart() -> None:
    assert coalition(with_red({4, 5})) == 1
    assert coalition(with_red({8, 9})) == 1
    assert coalition(with_red({11, 12})) == 1
    assert coalition(with_red({13, 14})) == 2


def test_only_the_largest_counts_not_the_sum() -> None:
    assert coalition("RRYGG") == 2
    assert coalition("RRGGG") == 3


def test_two_groups_of_one_guild_do_not_add_up() -> None:
    apart = with_red({0, 1, 3, 4})
    assert coalition(apart) == 2
    assert coalition(with_red({0, 1, 2, 3, 4})) == 5


@given(st.text("YRGBP", max_size=15).filter(lambda text: max(map(text.count, "YRGBP")) <= 12))
def test_any_chamber_counts_as_it_does_the_slow_way(guilds: str) -> None:
    assert coalition(guilds) == reference(guilds)


def test_twelve_of_one_guild_are_the_most_there_can_be() -> None:
    assert coalition("R" * 12 + "YGB") == 12


def test_every_pair_of_places_is_joined_in_both_directions_or_in_none() -> None:
    for one, other in combinations(range(15), 2):
        assert (other in NEIGHBOURS[one]) == (one in NEIGHBOURS[other])
