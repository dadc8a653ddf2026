"""The browser's picture and the judge's agree, guest by guest, on fifty random sets.

three.js draws the standees, table and decorations of the game's own stage in one colour each, at
the judge's size; every pixel is then somebody's, as the judge's are. Corners are rounded
differently, so edges may differ by a pixel, inside no figure anything.
"""

import json
import random
import shutil
import subprocess
import zlib
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser

from ludoteca.games.foto_perfeita.judge import FACE, FINE, OWNER_MASK, Photo, frame_fault
from ludoteca.games.foto_perfeita.scene import (
    GUEST_CODES,
    GUESTS,
    OFFSETS,
    PHOTO_HEIGHT,
    PHOTO_WIDTH,
    SLOTS,
    SPACES,
    camera_choices,
)
from ludoteca.kernel.native import i64, vec

WEB = Path(__file__).parents[2] / "web"
FIXTURE = WEB / "tests" / "fixtures" / "foto-verdicts.json"
SETS = 50
SHARE = 0.03  # of a silhouette or face as large as the frame shows it
FEW = 6  # pixels: what something small may differ by, and how far from nothing it is surely seen


class Set(NamedTuple):
    """What a photo is taken of, in the judge's numbers."""

    spots: list[int]
    table: int
    camera: list[int]

    def photo(self) -> Photo:
        return Photo(vec[i64](self.spots), self.table, vec[i64](self.camera))

    def view(self) -> dict[str, object]:
        """The same as the view tells it."""
        return {
            "floor": [
                None if spot < 0 else {"space": spot // OFFSETS, "offset": spot % OFFSETS}
                for spot in self.spots
            ],
            "table": [bool(self.table >> slot & 1) for slot in range(SLOTS)],
            "camera": self.camera,
        }


def random_set(dice: random.Random) -> Set:
    """A crowd, a table and a camera that the rules allow."""
    spots = [-1] * GUESTS
    spaces = dice.sample(range(SPACES), dice.randint(3, GUESTS))
    for guest, space in zip(dice.sample(range(GUESTS), len(spaces)), spaces, strict=True):
        spots[guest] = space * OFFSETS + dice.randrange(OFFSETS)
    camera = [len(GUEST_CODES)] * 6
    while max(camera) == len(GUEST_CODES) or frame_fault(vec[i64](camera)) != FINE:
        camera = [dice.randrange(camera_choices(part)) for part in range(6)]
    return Set(spots, dice.getrandbits(SLOTS), camera)


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The game's own stage, as one script."""
    folder = tmp_path_factory.mktemp("agreement")
    npx = shutil.which("npx")
    assert npx is not None
    config = "tests/agreement/vite.config.ts"
    command = [npx, "vite", "build", "--config", config, "--outDir", str(folder)]
    command += ["--emptyOutDir", "--logLevel", "warn"]
    subprocess.run(command, cwd=WEB, check=True, timeout=120)
    return (folder / "agreement.iife.js").read_text(encoding="utf-8")


def draw(browser: Browser, stage: str, sets: list[Set]) -> list[list[int]]:
    """The pixels of the browser, by owner."""
    page = browser.new_page()
    page.set_content("<!doctype html><title>.</title>")
    page.add_script_tag(content=stage)
    drawn: list[list[int]] = page.evaluate("sets => ownersOf(sets)", [each.view() for each in sets])
    page.close()
    return drawn


def seen_of(pixels: list[int], guest: int) -> tuple[int, int]:
    """How many pixels show a guest, and how many its face."""
    own = [pixel for pixel in pixels if pixel & OWNER_MASK == guest + 1]
    return len(own), len([pixel for pixel in own if pixel >= FACE])


def test_the_browser_shows_what_the_judge_sees(browser: Browser, stage: str) -> None:
    dice = random.Random(50)
    sets = [random_set(dice) for _ in range(SETS)]
    compared = hidden = 0
    for each, drawn in zip(sets, draw(browser, stage, sets), strict=True):
        photo = each.photo()
        assert len(drawn) == PHOTO_WIDTH * PHOTO_HEIGHT
        for guest in range(GUESTS):
            if each.spots[guest] < 0:
                assert seen_of(drawn, guest) == (0, 0)
                continue
            counts = (int(photo.visible[guest]), int(photo.face_visible[guest]))
            wholes = (int(photo.whole[guest]), int(photo.face_whole[guest]))
            for judged, shown, whole in zip(counts, seen_of(drawn, guest), wholes, strict=True):
                where = (GUEST_CODES[guest], each, judged, shown, whole)
                assert abs(judged - shown) <= max(FEW, SHARE * whole), where
                if judged > FEW or shown > FEW:
                    assert (judged > 0) == (shown > 0), where
                compared += 1
                hidden += judged == 0
    assert compared > SETS * 8  # guests and faces
    assert hidden > SETS // 5  # some of them hidden, or nothing has been tested


def test_nearly_every_pixel_belongs_to_the_same(browser: Browser, stage: str) -> None:
    dice = random.Random(51)
    sets = [random_set(dice) for _ in range(10)]
    for each, drawn in zip(sets, draw(browser, stage, sets), strict=True):
        judged = list(each.photo().pixels)
        differing = [at for at in range(len(judged)) if judged[at] != drawn[at]]
        assert len(differing) < 0.02 * len(judged), (each, len(differing))
        # Each of them lies on an edge: one finds its owner beside it in the other's picture.
        for at in differing:
            is_near = drawn[at] in around(judged, at) or judged[at] in around(drawn, at)
            assert is_near, (each, divmod(at, PHOTO_WIDTH), judged[at], drawn[at])


def around(pixels: list[int], at: int) -> set[int]:
    """The owners of the pixels beside one."""
    rows = range(at - PHOTO_WIDTH, at + PHOTO_WIDTH + 1, PHOTO_WIDTH)
    near = [row + step for row in rows for step in (-1, 0, 1)]
    return {pixels[other] for other in near if 0 <= other < len(pixels)}


def test_the_fixture_of_the_browser_is_the_judges() -> None:
    """web/tests/foto-verdict.test.ts reads it; foto_verdicts.py writes it."""
    stored = json.loads(FIXTURE.read_text(encoding="utf-8"))["sets"]
    for each in stored[:40]:
        pixels = Set(each["spots"], each["table"], each["camera"]).photo().pixels
        assert zlib.crc32(bytes(list(pixels))) == each["pixels"]
