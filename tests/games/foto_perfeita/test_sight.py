"""What the rules are told of a photo, held against the photo itself, pixel by pixel."""

import random

import pytest

from ludoteca.build import compiled
from ludoteca.games.foto_perfeita.judge import Photo
from ludoteca.games.foto_perfeita.scene import (
    CAMERA_PARTS,
    GUESTS,
    OFFSETS,
    SLOTS,
    SPACES,
    camera_choices,
)
from ludoteca.games.foto_perfeita.sight import Sight
from ludoteca.kernel.native import i64, vec

pytestmark = pytest.mark.pure

PHOTOS = 6000 if compiled() else 60


def any_set(chance: random.Random) -> tuple[list[int], int, list[int]]:
    """Guests in places of their own, often in one plane; a table; a camera, legal or not."""
    spaces = chance.sample(range(int(SPACES)), int(GUESTS))
    offsets = [chance.randrange(int(OFFSETS)) if chance.random() < 0.5 else 4 for _ in spaces]
    share = chance.random()
    spots = [
        int(OFFSETS) * space + offset if chance.random() < share else -1
        for space, offset in zip(spaces, offsets, strict=True)
    ]
    table = chance.getrandbits(int(SLOTS)) if chance.random() < 0.7 else 0
    return spots, table, [chance.randrange(int(camera_choices(at))) for at in range(CAMERA_PARTS)]


def test_sight_and_photo_agree() -> None:
    chance = random.Random("photos")
    told: set[tuple[bool, ...]] = set()
    for _ in range(PHOTOS):
        spots, table, camera = any_set(chance)
        photo = Photo(vec[i64](spots), table, vec[i64](camera))
        sight = Sight(vec[i64](spots), table, vec[i64](camera))
        for guest in range(GUESTS):
            seen, covered = photo.visible[guest] > 0, photo.coverers(guest) != 0
            face = photo.face_visible[guest] > 0
            told.add((seen, covered, face))
            assert (sight.seen >> guest) & 1 == seen
            assert (sight.covered >> guest) & 1 == covered
            assert (sight.faces >> guest) & 1 == face
            assert sight.hiders[guest] == photo.face_coverers(guest)
        assert sight.unseen() == photo.unseen()
    assert len(told) == 6  # unseen: covered or not; seen: covered or not, the face seen or not
