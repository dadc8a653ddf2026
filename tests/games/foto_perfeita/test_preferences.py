"""Checklist 43-51 and 59-62: each family of preferences true and false at the edge, and points."""

import pytest

from ludoteca.games.foto_perfeita.cards import CARD_CODES
from ludoteca.games.foto_perfeita.judge import Photo
from ludoteca.games.foto_perfeita.notation import write_spot
from ludoteca.games.foto_perfeita.scene import GUEST_CODES, MIDDLE, OFFSETS, SPACES
from ludoteca.games.foto_perfeita.scoring import is_met
from ludoteca.kernel.bits import members
from ludoteca.kernel.native import i64, vec
from tests.games.foto_perfeita.board import Board, photo, shown

pytestmark = pytest.mark.pure


def met(board: Board, guest: str, card: str) -> bool:
    return is_met(board.state, 0, GUEST_CODES.index(guest), CARD_CODES.index(card))


@pytest.mark.parametrize(
    ("card", "inside", "outside"),
    [
        ("row1", "11 15", "21 25"),
        ("row2", "21 23 25", "11 31"),
        ("row3", "31 35", "21 41"),
        ("row4", "41 43 45", "33"),
        ("column1", "11 21 41", "22"),
        ("column3", "23 33 43", "22 24"),
        ("column5", "15 45", "44"),
        ("left", "11 21 22 42", "23"),
        ("right", "15 24 45", "23"),
        ("edge", "11 15 21 35 43", "22 33"),
        ("middle", "22 24 33", "21 32.4 43"),
        ("table", "11 15 22 23 24", "21 25 33"),
    ],
)
def test_areas(card: str, inside: str, outside: str) -> None:
    for spot in inside.split():
        assert met(photo(2, f"dalva@{spot}"), "dalva", card), spot
    for spot in outside.split():
        expected = card == "middle" and spot == "32.4"
        assert met(photo(2, f"dalva@{spot}"), "dalva", card) == expected, spot


@pytest.mark.parametrize(
    ("spot", "beside"), [("32", True), ("34", True), ("23", True), ("43", True), ("44", False)]
)
def test_beside_shares_an_edge_not_a_corner(spot: str, beside: bool) -> None:
    assert met(photo(2, f"dalva@33,teo@{spot}"), "dalva", "by-teo") == beside


def test_beside_a_guest_who_is_not_placed_or_across_the_table() -> None:
    assert not met(photo(2, "dalva@33"), "dalva", "by-teo")
    assert not met(photo(2, "dalva@11,teo@15"), "dalva", "by-teo")


def test_beside_oneself_is_met_by_being_placed() -> None:
    assert met(photo(2, "teo@33"), "teo", "by-teo")


@pytest.mark.parametrize(
    ("other", "spot", "no_men", "no_women"),
    [
        ("anselmo", "32", False, True),
        ("samira", "32", True, False),
        ("anselmo", "22", True, True),
        ("farofa", "32", True, True),
        ("adao", "34", True, True),
        ("teo", "43", False, True),
    ],
)
def test_not_beside(other: str, spot: str, no_men: bool, no_women: bool) -> None:
    board = photo(2, f"dalva@33,{other}@{spot}")
    assert met(board, "dalva", "no-men") == no_men
    assert met(board, "dalva", "no-women") == no_women


def test_clear_is_broken_by_a_guest_in_front_and_not_by_table_or_decorations() -> None:
    assert met(photo(2, "teo@23"), "teo", "clear")
    assert not met(photo(2, "teo@33,dalva@23"), "teo", "clear")
    assert met(photo(2, "teo@33,dalva@23"), "dalva", "clear")


def test_faceless_by_a_guest_by_decorations_and_always_for_the_plant() -> None:
    assert not met(photo(2, "teo@31"), "teo", "faceless")
    board = photo(2, "farofa@23")  # behind the cake and the balloons of the table
    assert met(board, "farofa", "faceless")
    board.play("0 decorate", "0 slot 3", "0 decorate", "0 slot 9")
    assert not met(board, "farofa", "faceless")
    assert met(photo(2, "adao@31"), "adao", "faceless")


HIDDEN = "floor=ingrid@43,anselmo@33,kaue@23 cameras=3.2.2.1.3.3"


def test_hide_needs_the_face_wholly_unseen_and_partly_behind_this_guest() -> None:
    board = Board(f"- {HIDDEN} | - | phase photo, round 6, normals_left 0")
    assert met(board, "ingrid", "faceless")
    hiders = board.view(0)["own"]["hiders"][GUEST_CODES.index("ingrid")]
    for guest in ("anselmo", "kaue"):
        assert met(board, guest, "hide-ingrid") == (GUEST_CODES.index(guest) in hiders)
    assert hiders != []
    assert not met(photo(2, "ingrid@43,anselmo@31"), "anselmo", "hide-ingrid")
    assert not met(photo(2, "anselmo@33"), "anselmo", "hide-ingrid")  # not placed


def test_hide_in_the_guests_own_envelope_is_its_alternative() -> None:
    assert met(photo(2, "ingrid@31"), "ingrid", "hide-ingrid")
    assert not met(photo(2, "ingrid@31,anselmo@21"), "ingrid", "hide-ingrid")


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("row1+row2+column5", -3),
        ("row1+row2+column1", 1),
        ("row1+row4+column1", 3),
        ("row4+edge+column1", 6),
        ("row4+row4+row4", 6),
    ],
)
def test_the_table_of_points_and_copies_of_a_card(cards: str, points: int) -> None:
    board = shown(2, "dalva@41", f"cards dalva={cards}")
    assert board.points(0, "dalva") == points
    assert board.state.scores()[1] == 0


def test_the_manuals_example() -> None:
    """All met; none, with two VIP cards; not placed; one, two and none met (page 10)."""
    floor = "dalva@41,samira@42,odete@43,iara@44,teo@45"
    cards = (
        "dalva=row4+left+column1 samira=row1+row2+right odete=row4+row2+column5"
        " iara=row4+edge+row3 teo=row3+middle+table jurema=clear+clear+clear"
    )
    rest = f"phase photo, round 6, normals_left 0, cards {cards}"
    board = Board(f"- floor={floor} vip=samira | - vip=samira | {rest}")
    board.play("0 shutter", "1 shutter")
    points = {
        guest: board.points(0, guest) for guest in ("dalva", "samira", "odete", "iara", "teo")
    }
    assert points == {"dalva": 6, "samira": -9, "odete": 1, "iara": 3, "teo": -3}
    assert list(board.state.scores()) == [6 - 9 + 0 + 1 + 3 - 3, 0]


def test_some_wishes_cannot_be_met_together() -> None:
    """Left and right at once: wherever Samira stands, one of her three stays unmet."""
    points = [
        shown(2, f"samira@{write_spot(spot)}", "cards samira=row4+left+right").points(0, "samira")
        for spot in range(int(MIDDLE), int(SPACES * OFFSETS), int(OFFSETS))
    ]
    assert len(points) == 17
    assert set(points) == {-3, 1, 3}


def test_nobody_has_to_be_asked_what_the_photo_shows() -> None:
    """All see the same verdicts, and whoever judges what they see comes to the same."""
    floor = "dalva@23,ingrid@33,anselmo@32,teo@43,farofa@11,adao@45,kaue@22.7"
    board = shown(3, floor, "cards dalva=clear+faceless+row2 ingrid=clear+faceless+hide-tobias")
    views = [board.view(seat) for seat in (0, 1, 2, None)]
    for part in ("photos", "scores"):
        assert all(view[part] == views[-1][part] for view in views)
    seen = views[-1]["photos"][0]
    spots = [spot and spot["space"] * 9 + spot["offset"] for spot in seen["floor"]]
    table = sum(1 << slot for slot, is_set in enumerate(seen["table"]) if is_set)
    judged = Photo(
        vec[i64]([-1 if spot is None else spot for spot in spots]),
        table,
        vec[i64](seen["camera"]),
    )
    placed = [guest for guest, spot in enumerate(spots) if spot is not None]
    assert seen["clear"] == [guest for guest in placed if judged.coverers(guest) == 0]
    assert seen["faceless"] == [guest for guest in placed if judged.face_visible[guest] == 0]
    assert [members(judged.face_coverers(guest)) for guest in placed] == [
        seen["hiders"][guest] for guest in placed
    ]
    assert 0 < len(seen["clear"]) < len(placed)


@pytest.mark.parametrize(("vips", "factor"), [(0, 1), (1, 2), (2, 3)])
@pytest.mark.parametrize(("cards", "points"), [("row1+row2+column5", -3), ("row4+edge+column1", 6)])
def test_every_vip_card_scores_the_guest_once_more_for_everybody(
    vips: int, factor: int, cards: str, points: int
) -> None:
    seat = "- floor=dalva@41" + " vip=dalva"
    seats = [seat if number < vips else "- floor=dalva@41" for number in range(3)]
    rest = f"phase photo, round 6, normals_left 0, cards dalva={cards}"
    board = Board(" | ".join([*seats, rest])).play("0 shutter", "1 shutter", "2 shutter")
    assert [board.points(seat, "dalva") for seat in range(3)] == [points * factor] * 3


@pytest.mark.parametrize(
    ("game", "decorations", "points"),
    [("plain", 10, 0), ("auction", 10, 5), ("auction", 9, 4), ("auction", 1, 0)],
)
def test_two_decorations_are_a_point_in_the_auction_game(
    game: str, decorations: int, points: int
) -> None:
    seats = f"- decorations={decorations} | - decorations=0"
    rest = f"game {game}, phase photo, round 6, normals_left 0, auctions_left 0"
    board = Board(f"{seats} | {rest}")
    assert list(board.state.scores()) == [points, 0]
