"""The judge: what covers what, just under and just over; the frame; the pictures."""

import zlib

import pytest

from ludoteca.games.foto_perfeita.exposure import TABLE
from ludoteca.games.foto_perfeita.judge import (
    CAMERA_HIGH,
    FINE,
    GUEST_UNSEEN,
    OWNERS,
    SEES_FRONT,
    SEES_LEFT,
    SEES_OVER,
    SEES_RIGHT,
    Photo,
    frame_fault,
    start_camera,
)
from ludoteca.games.foto_perfeita.notation import read_spot
from ludoteca.games.foto_perfeita.scene import GUEST_CODES
from ludoteca.kernel.native import i64, vec

pytestmark = pytest.mark.pure

DALVA, ODETE, RENATO, TEO, FAROFA, ADAO = (
    GUEST_CODES.index(code) for code in ("dalva", "odete", "renato", "teo", "farofa", "adao")
)


def take(floor: str, table: int = 0, **camera: int) -> Photo:
    """A photo of `dalva@31 teo@21.4`, with parts of the camera changed."""
    spots = [-1] * 14
    for word in floor.split():
        code, _, spot = word.partition("@")
        spots[GUEST_CODES.index(code)] = read_spot(spot)
    names = ("across", "height", "distance", "width", "aim_across", "aim_up")
    choices = [camera.get(name, start) for name, start in zip(names, start_camera(), strict=True)]
    return Photo(vec[i64](spots), table, vec[i64](choices))


def test_alone_on_the_floor_everything_of_a_guest_is_seen() -> None:
    photo = take("dalva@11")
    assert photo.visible[DALVA] == photo.whole[DALVA] > 0
    assert photo.face_visible[DALVA] == photo.face_whole[DALVA] > 0
    assert photo.coverers(DALVA) == 0
    assert photo.fault() == FINE


def test_whoever_stands_nearer_covers_and_is_not_covered() -> None:
    photo = take("teo@21 dalva@31")
    assert photo.coverers(DALVA) == 1 << TEO
    assert photo.coverers(TEO) == 0
    assert photo.covered[DALVA * OWNERS + TEO + 1] > 0
    covered = sum(photo.covered[DALVA * OWNERS : (DALVA + 1) * OWNERS])
    assert photo.visible[DALVA] + covered == photo.whole[DALVA]


def test_a_guest_two_columns_away_covers_nothing() -> None:
    assert take("teo@21 dalva@33").coverers(DALVA) == 0


def test_one_step_aside_is_the_difference_between_covered_and_clear() -> None:
    """Seen from straight ahead, the dress of column 3 just touches Odete one column aside."""
    covered = take("dalva@23.8 odete@34.0").coverers(ODETE)
    clear = take("dalva@23.6 odete@34.2").coverers(ODETE)
    assert (covered, clear) == (1 << DALVA, 0)


def test_a_face_is_hidden_only_when_its_last_pixel_is() -> None:
    """A tall guest in front hides a child, not the other way round."""
    low = take("dalva@23 teo@33", height=2)
    assert low.face_visible[TEO] == 0
    assert low.face_coverers(TEO) == 1 << DALVA
    assert take("teo@23 dalva@33").face_visible[DALVA] > 0


def test_out_of_the_frame_a_face_is_unseen_and_covered_by_nobody() -> None:
    photo = take("dalva@41 teo@45", width=3, aim_across=6)
    assert photo.face_visible[DALVA] == 0
    assert photo.face_coverers(DALVA) == 0
    assert photo.fault() == GUEST_UNSEEN
    assert photo.unseen() == DALVA


def test_the_table_covers_but_is_no_guest() -> None:
    photo = take("teo@23", height=1)
    assert photo.covered[TEO * OWNERS + TABLE] > 0
    assert photo.coverers(TEO) == 0


def test_decorations_hide_a_face_up_to_its_last_pixel_but_are_no_guest() -> None:
    """Balloons and bottle in front of the wheelchair: from one step higher a single pixel shows."""
    bare = take("renato@23.0", height=3)
    under = take("renato@23.0", table=1023, height=3)
    over = take("renato@23.0", table=1023, height=4)
    assert bare.face_visible[RENATO] == bare.face_whole[RENATO]
    assert (under.face_visible[RENATO], over.face_visible[RENATO]) == (0, 1)
    assert under.coverers(RENATO) == under.face_coverers(RENATO) == 0


def test_a_guest_beside_the_table_is_not_covered_by_what_is_behind_it() -> None:
    photo = take("dalva@11.0", height=5, across=0)
    assert photo.covered[DALVA * OWNERS + TABLE] == 0


def test_the_plant_has_no_face() -> None:
    photo = take("adao@33")
    assert (photo.face_whole[ADAO], photo.face_visible[ADAO]) == (0, 0)


def test_a_guest_wholly_behind_another_makes_the_photo_invalid() -> None:
    near = {"height": 1, "distance": 3, "width": 3, "aim_up": 1}
    photo = take("farofa@43 dalva@33 anselmo@23", 0xFFF, **near)
    assert photo.fault() == GUEST_UNSEEN
    assert photo.unseen() == FAROFA


@pytest.mark.parametrize(
    ("camera", "fault"),
    [
        ({}, FINE),
        ({"height": 5}, FINE),
        ({"height": 6}, CAMERA_HIGH),
        ({"height": 1}, SEES_OVER),
        ({"height": 1, "width": 1, "aim_up": 2}, FINE),
        ({"aim_up": 5}, SEES_OVER),
        ({"aim_across": 2}, SEES_LEFT),
        ({"aim_across": 4}, SEES_RIGHT),
        ({"aim_up": 2}, SEES_FRONT),
        ({"width": 3, "aim_across": 0}, FINE),
        ({"width": 2, "aim_across": 0}, SEES_LEFT),
        ({"width": 2, "aim_across": 1}, FINE),
        ({"width": 2, "aim_across": 5}, FINE),
        ({"width": 2, "aim_across": 6}, SEES_RIGHT),
    ],
)
def test_only_the_set_is_in_the_frame(camera: dict[str, int], fault: int) -> None:
    photo = take("", **camera)
    assert frame_fault(photo.camera) == fault
    assert photo.fault() == fault


def test_every_pixel_is_somebodys_and_counts_agree() -> None:
    photo = take("dalva@23 teo@22 odete@33 farofa@11 adao@45", table=1023)
    for guest in (DALVA, TEO, ODETE, FAROFA, ADAO):
        pixels = [pixel for pixel in photo.pixels if pixel & 31 == guest + 1]
        assert len(pixels) == photo.visible[guest]
        assert sum(pixel >= 32 for pixel in pixels) == photo.face_visible[guest]


def test_both_builds_count_the_same_pixels() -> None:
    photo = take("dalva@23.8 samira@31 teo@22 odete@33.0 farofa@11 adao@45 kaue@43", table=0xAAA)
    digest = zlib.crc32(bytes(list(photo.pixels)))
    assert digest == 2506896878


def test_side_by_side_at_one_depth_neither_covers_the_other() -> None:
    """Dalva and Farofa lean towards each other in one plane: they overlap, and both are seen."""
    photo = take("dalva@32.5 farofa@33.3", across=0)
    assert photo.coverers(DALVA) == photo.coverers(FAROFA) == 0
    assert photo.visible[DALVA] == take("dalva@32.5", across=0).visible[DALVA]
    assert photo.visible[FAROFA] == take("farofa@33.3", across=0).visible[FAROFA]
    shown = sum(pixel & 31 in (DALVA + 1, FAROFA + 1) for pixel in photo.pixels)
    assert photo.visible[DALVA] + photo.visible[FAROFA] > shown, "they do not overlap"


def test_one_step_deeper_the_nearer_of_the_two_covers() -> None:
    photo = take("dalva@32.5 farofa@33.6", across=0)
    assert (photo.coverers(DALVA), photo.coverers(FAROFA)) == (0, 1 << DALVA)


def test_both_of_one_depth_cover_whoever_stands_behind_where_they_overlap() -> None:
    """Between the two, what is behind is behind both of them, whichever the pixel shows."""
    photo = take("dalva@32.5 farofa@33.3 renato@42.5", across=0)
    assert photo.coverers(RENATO) == 1 << DALVA | 1 << FAROFA
