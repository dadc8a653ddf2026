"""The photo of a thorough bot: searched for on the judge, and then taken as it was found."""

from itertools import combinations
from math import comb

import pytest

from ludoteca.bots import decide
from ludoteca.bots.glance_bot import GlancingBot
from ludoteca.bots.style import Style
from ludoteca.build import compiled
from ludoteca.games.foto_perfeita import GAME
from ludoteca.games.foto_perfeita.cards import points_for
from ludoteca.games.foto_perfeita.judge import start_camera
from ludoteca.games.foto_perfeita.scene import GUEST_CODES
from ludoteca.games.foto_perfeita.scoring import photo_points
from ludoteca.games.foto_perfeita.shoot import steps_left
from ludoteca.games.foto_perfeita.staging import staging_for
from ludoteca.games.foto_perfeita.studio import (
    COMPOSITIONS,
    PLACED,
    can_be_set,
    chances_of,
    compose,
)
from tests.games.foto_perfeita.board import Board
from tests.games.foto_perfeita.test_bots import END, FOUR, dealt, knowing

EFFORT = 1000 if compiled() else 40  # photos
ALL = knowing(*GUEST_CODES)

pytestmark = pytest.mark.pure


def thorough(seed: int = 1) -> GlancingBot:
    return GlancingBot(seed, Style(1, noise=0.00005, effort=EFFORT))


def shoot(board: Board, seat: int) -> list[str]:
    """Let the bot take its photo; all that it did."""
    bot, done = thorough(), []
    while seat in board.waiting and board.phase == "photo":
        action = decide(bot, board.state, seat)
        done.append(GAME.vocabulary.write(action))
        board.state.apply(seat, action)
    return done


def test_what_a_guest_nobody_knows_brings_is_the_average_over_all_envelopes() -> None:
    total = 7
    for good in range(total + 1):
        envelopes = combinations(range(total), 3)
        points = [points_for(sum(card < good for card in envelope)) for envelope in envelopes]
        assert chances_of(total)[good] == pytest.approx(sum(points) / comb(total, 3))


def test_a_camera_is_set_part_by_part_and_never_sees_beside_the_set() -> None:
    start = start_camera()
    assert can_be_set(start, start[:])
    aside = start[:]
    aside[4] = 0  # a frame as wide as the set, and aimed at its edge
    assert not can_be_set(start, aside)
    aside[3] = 3  # a narrow one may be
    assert can_be_set(start, aside)


def test_a_composition_follows_from_what_was_seen_alone() -> None:
    cards = "dalva=row4+column1+by-teo"
    found = []
    for rest in ("", " teo=row1+row2+row2 samira=clear+clear+clear"):
        board = Board(f"- {knowing('dalva')} | - | {END}, cards {cards}")
        state = board.state if not rest else board.state.imagine(0, 5)
        COMPOSITIONS.clear()
        found.append(compose(state, 0, EFFORT))  # type: ignore[arg-type]
    assert list(found[0].floor) == list(found[1].floor)
    assert found[0].points == found[1].points


@pytest.mark.skipif(not compiled(), reason="a search of so many photos is for the compiled judge")
def test_a_search_finds_more_than_a_quick_look() -> None:
    gained = 0.0
    for seed in range(3):
        board = Board(f"- {ALL} | - | {END}, cards {dealt(seed)}")
        gained += compose(board.state, 0, 4000).points - float(staging_for(board.state, 0).points)
    assert gained > 10


def test_every_decision_leads_nearer_to_the_photo() -> None:
    board = Board(f"- {ALL} | - | {END}, cards {dealt(1)}")
    wanted = compose(board.state, 0, EFFORT)
    steps = steps_left(board.state, 0, wanted)
    done = shoot(board, 0)
    assert len(done) == steps + 1
    assert done[-1] == "shutter"
    assert list(board.state.floor_of(0)) == list(wanted.floor)
    assert list(board.state.camera_of(0)) == list(wanted.camera)
    assert board.state.tables[0] == wanted.table
    guests = sum(spot >= 0 for spot in wanted.floor)
    assert photo_points(board.state, 0) == pytest.approx(wanted.points - PLACED * guests)


def test_a_set_that_somebody_else_has_begun_is_put_right() -> None:
    floor = "floor=" + ",".join(f"{guest}@4{place + 1}" for place, guest in enumerate(FOUR))
    board = Board(f"- {ALL} {floor} | - | {END}, cards {dealt(2)}")
    wanted = compose(board.state, 0, EFFORT)
    assert shoot(board, 0)[-1] == "shutter"
    assert list(board.state.floor_of(0)) == list(wanted.floor)


def test_whoever_is_last_does_not_hurry() -> None:
    board = Board(f"- {ALL} | - {ALL} | {END}, cards {dealt(1)}")
    board.play("0 shutter")
    wanted = compose(board.state, 1, EFFORT)
    shoot(board, 1)
    assert list(board.state.floor_of(1)) == list(wanted.floor)


def test_the_vip_card_is_kept_for_the_last_look() -> None:
    cards = "dalva=row1+row2+row3 samira=row4+left+clear"
    known = knowing("dalva", "samira")
    board = Board(f"dalva samira {known} | teo | cards {cards}")
    assert GAME.vocabulary.write(decide(thorough(), board.state, 0)) == "done"
    board = Board(f"dalva samira {known} | teo | {END}, cards {cards}")
    assert "vip samira" in shoot(board, 0)


def test_before_the_last_look_no_photo_is_searched_for() -> None:
    COMPOSITIONS.clear()
    theft = "round 5, phase stealing, trade theft, pending 0, normals_left 0"
    board = Board(f"dalva samira odete | teo iara adao | {theft}")
    decide(thorough(), board.state, 0)
    assert not COMPOSITIONS
