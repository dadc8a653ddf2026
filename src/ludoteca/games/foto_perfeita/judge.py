# compiled: mypyc
"""The judge: takes the photo and answers what can be seen in it, and what stands in front of what.

A photo is a grid of pixels. What stands in the set is painted from the nearest to the farthest; a
pixel belongs to whatever is painted there first. Two guests in one plane do not cover each other:
where they overlap the pixel shows the first of them, but both are seen there, and both cover what
is behind. Figures are too narrow for three.

No game takes one: `Sight` answers the rules, without a picture and several times as fast. A photo
is the plainer reading to which the tests hold `Sight` and what the browser draws.
"""

from typing import Final, final

from ludoteca.games.foto_perfeita.exposure import NOT_PLACED, Exposure
from ludoteca.games.foto_perfeita.scene import (
    CAMERA_START,
    FLOOR_WIDTH,
    GUESTS,
    PHOTO_HEIGHT,
    PHOTO_WIDTH,
    SCREEN_DEPTH,
    SCREEN_TOP,
    camera_value,
)
from ludoteca.kernel.native import i64, vec

OWNERS: Final[i64] = 28
OWNER_MASK: Final[i64] = 31
NO_COUNTS: Final[vec[i64]] = vec[i64]([0] * (14 * 28))
FACE: Final[i64] = 32  # added where the pixel shows the owner's face

# What is wrong with a photo.
FINE: Final[i64] = 0
CAMERA_HIGH: Final[i64] = 1
SEES_OVER: Final[i64] = 2
SEES_LEFT: Final[i64] = 3
SEES_RIGHT: Final[i64] = 4
SEES_FRONT: Final[i64] = 5
GUEST_UNSEEN: Final[i64] = 6

PIXELS: Final[i64] = PHOTO_WIDTH * PHOTO_HEIGHT
BLANK: Final[vec[i64]] = vec[i64]([0] * int(PIXELS))  # copied for every photo: that is quickest
FAR: Final[i64] = 1 << 40  # farther than any row of pixels


@final
class Photo(Exposure):
    """One photo, taken when it is made. Counts are pixels; rows of guests lie one after another."""

    def __init__(self, spots: vec[i64], slots: i64, camera: vec[i64]) -> None:
        """Take it: where each guest stands, which places of the table are set, the camera."""
        super().__init__(spots, slots, camera, -FAR, FAR)
        self.pixels: Final[vec[i64]] = BLANK[:]
        self.depths: Final[vec[i64]] = vec[i64]([0] * 14)  # of the guests that are painted
        self.beside: vec[i64] = BLANK  # second owners of pixels; a row of its own once there is one
        self.has_beside: bool = False
        self.whole: Final[vec[i64]] = vec[i64]([0] * 14)  # of each silhouette, the frame set aside
        self.visible: Final[vec[i64]] = vec[i64]([0] * 14)
        self.covered: Final[vec[i64]] = NO_COUNTS[:]  # by owner
        self.face_whole: Final[vec[i64]] = vec[i64]([0] * 14)
        self.face_visible: Final[vec[i64]] = vec[i64]([0] * 14)
        self.face_covered: Final[vec[i64]] = NO_COUNTS[:]
        self.expose()

    def begin_guest(self, guest: i64, deep: i64) -> None:
        """The guest who is painted next, and the plane."""
        self.depths[guest] = deep

    def span(self, row: i64, start: i64, end: i64, owner: i64, guest: i64, is_face: bool) -> None:
        """Paint pixels of one row from `start` until before `end`."""
        if guest != NOT_PLACED:
            if is_face:
                self.face_whole[guest] += end - start
            else:
                self.whole[guest] += end - start
        if row < 0 or row >= PHOTO_HEIGHT:
            return
        if start < 0:
            start = 0
        if end > PHOTO_WIDTH:
            end = PHOTO_WIDTH
        if is_face:
            self.face_span(row * PHOTO_WIDTH + start, row * PHOTO_WIDTH + end, owner, guest)
        else:
            self.body_span(row * PHOTO_WIDTH + start, row * PHOTO_WIDTH + end, owner, guest)

    def body_span(self, start: i64, end: i64, owner: i64, guest: i64) -> None:
        """Paint what is free; count what somebody nearer has."""
        pixels = self.pixels
        free: i64 = 0
        for pixel in range(start, end):
            there = pixels[pixel]
            if there == 0:
                pixels[pixel] = owner
                free += 1
            elif guest != NOT_PLACED:
                if self.is_beside(guest, there):
                    self.add_beside(pixel, owner)
                    free += 1
                else:
                    self.cover(self.covered, guest, pixel)
        if guest != NOT_PLACED:
            self.visible[guest] += free

    def face_span(self, start: i64, end: i64, owner: i64, guest: i64) -> None:
        """Mark what is seen of a face; count what somebody nearer has."""
        pixels = self.pixels
        for pixel in range(start, end):
            there = pixels[pixel]
            if there == owner:
                pixels[pixel] = owner + FACE
                self.face_visible[guest] += 1
            elif there != 0:
                if self.has_beside and self.beside[pixel] == owner:
                    self.face_visible[guest] += 1
                else:
                    self.cover(self.face_covered, guest, pixel)

    def is_beside(self, guest: i64, there: i64) -> bool:
        """Whether a pixel belongs to another guest in the same plane."""
        other = (there & OWNER_MASK) - 1
        return other < GUESTS and self.depths[other] == self.depths[guest]

    def add_beside(self, pixel: i64, owner: i64) -> None:
        """A pixel that shows one guest shows this one, too."""
        if not self.has_beside:
            self.beside = BLANK[:]
            self.has_beside = True
        self.beside[pixel] = owner

    def cover(self, counts: vec[i64], guest: i64, pixel: i64) -> None:
        """Count who covers a guest in a pixel: its owner, and its second owner if it has one."""
        counts[guest * OWNERS + (self.pixels[pixel] & OWNER_MASK)] += 1
        if self.has_beside and self.beside[pixel] != 0:
            counts[guest * OWNERS + self.beside[pixel]] += 1

    def fault(self) -> i64:
        """What is wrong with the photo by the rules, or FINE."""
        wrong = frame_fault(self.camera)
        if wrong != FINE:
            return wrong
        return FINE if self.unseen() == NOT_PLACED else GUEST_UNSEEN

    def unseen(self) -> i64:
        """The first placed guest of whom no pixel is seen, or NOT_PLACED."""
        for guest in range(GUESTS):
            if self.spots[guest] != NOT_PLACED and self.visible[guest] == 0:
                return guest
        return NOT_PLACED

    def coverers(self, guest: i64) -> i64:
        """The guests of whom a pixel lies over this guest's silhouette, as bits."""
        return self.owners_of(self.covered, guest)

    def face_coverers(self, guest: i64) -> i64:
        """The guests of whom a pixel lies over this guest's face, as bits."""
        return self.owners_of(self.face_covered, guest)

    def owners_of(self, counts: vec[i64], guest: i64) -> i64:
        """The guests with a count in a guest's row, as bits."""
        bits: i64 = 0
        for other in range(GUESTS):
            if counts[guest * OWNERS + other + 1] > 0:
                bits |= 1 << other
        return bits


def start_camera() -> vec[i64]:
    """Where the camera stands before anybody moves it: in the middle, high, seeing everything."""
    return vec[i64](CAMERA_START)


def frame_fault(camera: vec[i64]) -> i64:
    """What is wrong with the camera and its frame, whoever stands in the set; or FINE."""
    height = camera_value(1, camera[1])
    distance = camera_value(2, camera[2])
    width = camera_value(3, camera[3])
    left = 2 * camera_value(4, camera[4]) - width  # half millimetres
    top = 2 * camera_value(5, camera[5]) + width * 9 // 16
    if height > SCREEN_TOP:
        return CAMERA_HIGH
    # The uppermost ray goes on to the back panel, and must meet it.
    if (top - 2 * height) * (distance + SCREEN_DEPTH) > 2 * (SCREEN_TOP - height) * distance:
        return SEES_OVER
    if left < 0:
        return SEES_LEFT
    if left + 2 * width > 2 * FLOOR_WIDTH:
        return SEES_RIGHT
    return SEES_FRONT if top - width * 9 // 8 < 0 else FINE
