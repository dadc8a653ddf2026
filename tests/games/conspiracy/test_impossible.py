"""Positions that no game can come to are refused, each with its reason."""

from typing import Any

import pytest

from ludoteca.games.conspiracy import GAME
from ludoteca.games.conspiracy.notation import read_position
from ludoteca.kernel.fields import DamagedPosition
from ludoteca.kernel.state import State

FULL = "Y1 Y1 Y1 Y1 R1 R1 R1 R1 G1 G1 G1 G1 B1 B1 B1"


def changed(notation: str, **fields: Any) -> State:
    """The position of a text with other numbers in some fields, loaded."""
    return GAME.load({**read_position(notation).dump(), **fields})


def with_number(row: list[int], place: int, number: int) -> list[int]:
    return [number if at == place else old for at, old in enumerate(row)]


@pytest.mark.parametrize(
    ("notation", "reason"),
    [
        # Whoever is to do something must be able to.
        ("- | - | phase keep", "0 lords are turned up to keep one"),
        ("- | - | phase keep, hand Y1", "1 lords are turned up to keep one"),
        ("- | - | phase keep, hand Y1 Y2 Y3 Y4", "4 lords are turned up to keep one"),
        ("- | - | phase leave, hand Y1 Y2", "no lord has to stay behind"),
        (f"{FULL} | - | closer 0, phase leave, hand R2 G2", "the lords in hand are of no one pile"),
        ("- | - | phase place, hand Y1 Y1", "there is no order to place lords in"),
        ("- | - | hand Y1", "lords are in hand, and nobody places them"),
        ("Y1 | - | phase swap", "seat 0 has no lord that swaps"),
        ("- | - | phase swap", "seat 0 has no lord that swaps"),
        ("Y0 | - | phase swap", "seat 0 has no lord that swaps"),
        ("Y6 Y0 | - | phase swap_with", "a swap under way and its first lord belong together"),
        ("Y6 Y0 | - | swapping 1", "a swap under way and its first lord belong together"),
        ("Y1 Y6 Y0 | - | phase swap_with, swapping 0", "the lord to be swapped does not move"),
        ("Y6 Y0 | - | phase swap_with, swapping 5", "the lord to be swapped does not move"),
        ("Y1 | - | phase claim", "seat 0 has too few keys for a territory"),
        ("Y1 Y1 Y3 | - | master 0, phase claim", "seat 0 has just placed no key"),
        ("Y1 Y1=seven | - | phase claim", "seat 0 has just placed no key"),
        ("Y1 Y1 | - | phase choose, offered gold", "1 territories are drawn to keep one"),
        ("- | - | offered gold", "territories are drawn, and nobody chooses"),
        # The end.
        (f"{FULL} | - | turn 1", "the chamber of seat 0 is full, and nobody closes the game"),
        ("- | - | closer 0", "seat 0 closes the game with a chamber that is not full"),
        (f"{FULL} | - | closer 0", "seat 0 recruits and its chamber is full"),
        (
            f"{FULL} | - | closer 0, phase keep, hand R2 G2",
            "seat 0 recruits and its chamber is full",
        ),
        (
            f"{FULL} | - | closer 0, turn 1, phase over",
            "the game is over before the turn came back to whoever closed it",
        ),
        (f"{FULL} | - | closer 0, phase place, hand R2 G2", "2 lords are to be placed on 0 cells"),
        # Turns and who is in turn.
        ("Y1 | R1 | turn 1, turns 2, starter 0", "seat 1 is in turn, 2 after seat 0"),
        ("Y1 | R1 | turn 0, turns 1, starter 0", "seat 0 is in turn, 1 after seat 0"),
        ("- | Y1 Y2 | turn 0, turns 2", "seat 0 placed fewer lords than it had turns"),
        ("Y1 | R1 | turn 1, turns 1", "seat 1 placed lords and had no turn"),
        ("Y6 Y0 | - | phase swap, turns 4, starter 0", "4 turns, and 2 lords"),
        (
            "Y6 Y0 | R1 R1 | phase swap, turns 4",
            "seat 0 placed fewer lords than it had turns",
        ),
        # The Pearl Master and the limit.
        ("Y3 | - |", "nobody is Pearl Master, and there are pearls"),
        ("Y3 | Y4 | master 1", "the Pearl Master, seat 1, has not the most pearls"),
        ("- | - | master 1", "the Pearl Master, seat 1, has not the most pearls"),
        ("- | - | limit 1", "a limit and its owner belong together"),
        ("- | - | limit_owner 1", "a limit and its owner belong together"),
        ("Y1 Y1=two | - | limit 1, limit_owner 0", "the limit is of no territory"),
        ("Y1 Y1=one | - | limit 1, limit_owner 1", "the limit is of no territory"),
    ],
)
def test_what_belongs_together_is_together(notation: str, reason: str) -> None:
    with pytest.raises(DamagedPosition) as caught:
        changed(notation)
    assert str(caught.value) == reason


@pytest.mark.parametrize(
    ("field", "place", "number", "reason"),
    [
        ("pearls", 0, 3, "seat 0 has 3 pearls, and its chamber 2"),
        ("silver", 0, 0, "seat 0 counts other keys than its chamber shows"),
        ("gold", 1, 1, "seat 1 counts other keys than its chamber shows"),
        ("crests", 0, 1, "crest 0 of seat 0 is not on the best lord of its guild"),
        ("crests", 1, 0, "crest 1 of seat 0 is not on the best lord of its guild"),
        ("crests", 0, -1, "crest 0 of seat 0 is not on the best lord of its guild"),
        ("crests", 0, 9, "crest 0 of seat 0 is not on the best lord of its guild"),
        ("crests", 2, 9, "crest 2 of seat 0 is not on the best lord of its guild"),
    ],
)
def test_what_follows_from_a_chamber_follows(
    field: str, place: int, number: int, reason: str
) -> None:
    notation = "Y3 Y1 R1 | R1 | master 0"
    assert changed(notation).dump() == read_position(notation).dump()
    row: Any = read_position(notation).dump()[field]
    with pytest.raises(DamagedPosition) as caught:
        changed(notation, **{field: with_number(row, place, number)})
    assert str(caught.value) == reason


def test_a_chamber_has_no_gap_and_territories_lie_on_keys() -> None:
    data: Any = read_position("Y1 Y1=seven | R3 | master 1").dump()
    moved = with_number(with_number(data["chambers"], 0, -1), 7, data["chambers"][0])
    with pytest.raises(DamagedPosition, match="the chamber of seat 0 has a gap"):
        GAME.load({**data, "chambers": moved})
    covers = with_number(with_number(data["covers"], 1, -1), 15, data["covers"][1])
    with pytest.raises(DamagedPosition, match="a territory of seat 1 lies on no key"):
        GAME.load({**data, "covers": covers})


def test_a_territory_lies_on_one_lord() -> None:
    data: Any = read_position("Y1 Y1 Y1=seven | - |").dump()
    twice = with_number(data["covers"], 0, data["covers"][2])
    with pytest.raises(DamagedPosition, match="a territory of seat 0 lies on two lords"):
        GAME.load({**data, "covers": twice})


def test_a_turn_places_a_lord() -> None:
    with pytest.raises(DamagedPosition, match="3 turns, and 2 lords"):
        changed("Y1 | R1 |", turns=3)
    assert changed("Y1 | R1 |", turns=2).dump()["turns"] == 2


@pytest.mark.parametrize(
    ("notation", "starter", "turns"),
    [
        ("- | - |", 0, 0),
        ("- | - | turn 1", 1, 0),
        ("- | Y1 Y2 |", 1, 1),
        ("Y1 | R1 | turn 1", 1, 2),
        ("Y6 Y0 | - | phase swap", 0, 0),
        ("R1 Y4 R2 | B1 B3 G2 | master 1", 0, 2),
        ("R1 Y4 R2 | B1 B3 G2 | master 1, turns 4", 0, 4),
        ("R1 Y4 R2 | B1 B3 G2 | master 1, starter 1", 1, 3),
    ],
)
def test_what_is_not_said_of_turns_fits_the_chambers(
    notation: str, starter: int, turns: int
) -> None:
    data = changed(notation).dump()
    assert (data["starter"], data["turns"]) == (starter, turns)


def test_sets_and_hands_are_written_in_order_and_once() -> None:
    data: Any = read_position("- | - | phase keep, hand Y1 R3, row gold two").dump()
    with pytest.raises(DamagedPosition, match="position field 'row' is not in order"):
        GAME.load({**data, "row": data["row"][::-1]})
    with pytest.raises(DamagedPosition, match="position field 'row' has a number twice"):
        GAME.load({**data, "row": [*data["row"], data["row"][-1]]})
    with pytest.raises(DamagedPosition, match="position field 'hand' is not in order"):
        GAME.load({**data, "hand": data["hand"][::-1]})
