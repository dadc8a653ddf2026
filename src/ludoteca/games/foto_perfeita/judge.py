# compiled: mypyc
"""The judge: takes the photo and answers what can be seen in it, and what stands in front of what.

A photo is a grid of pixels. What stands in the set is painted from the nearest to the farthest; a
pixel belongs to whatever is painted there first. Two guests in one plane do not cover each other:
where they overlap the pixel shows the first of them, but both are seen there, and both cover what
is behind. Figures are too narrow for three. All of it is whole numbers, rounded down, so that
every build and the browser come to the same pixels:

- the frame is measured where the floor begins (y = 0): a point (x, y, z) is seen there from the
  camera at scale distance / (distance + y);
- corners are kept in sixteenths of a pixel; a pixel belongs to a shape if its middle is inside.
"""

from typing import Final, final

from ludoteca.games.foto_perfeita.scene import (
    CAMERA_START,
    FACE_STARTS,
    FACES,
    FLOOR_WIDTH,
    GUESTS,
    OUTLINE_STARTS,
    OUTLINES,
    PHOTO_HEIGHT,
    PHOTO_WIDTH,
    SCREEN_DEPTH,
    SCREEN_TOP,
    SLOT_ACROSS,
    SLOT_DEEP,
    SLOTS,
    SLOTS_ACROSS,
    TABLE_BACK,
    TABLE_FRONT,
    TABLE_HEIGHT,
    TABLE_LEFT,
    TABLE_RIGHT,
    camera_value,
    spot_across,
    spot_deep,
)
from ludoteca.kernel.native import i64, vec

# What a pixel belongs to: 0 nothing, 1 + guest, the table, or a decoration by its place.
TABLE: Final[i64] = 15
DECORATION: Final[i64] = 16  # + slot
OWNERS: Final[i64] = 28
OWNER_MASK: Final[i64] = 31
NO_COUNTS: Final[vec[i64]] = vec[i64]([0] * (14 * 28))
FACE: Final[i64] = 32  # added where the pixel shows the owner's face

NOT_PLACED: Final[i64] = -1

# What is wrong with a photo.
FINE: Final[i64] = 0
CAMERA_HIGH: Final[i64] = 1
SEES_OVER: Final[i64] = 2
SEES_LEFT: Final[i64] = 3
SEES_RIGHT: Final[i64] = 4
SEES_FRONT: Final[i64] = 5
GUEST_UNSEEN: Final[i64] = 6

MOST_CORNERS: Final[i64] = 64
PIXELS: Final[i64] = PHOTO_WIDTH * PHOTO_HEIGHT
BLANK: Final[vec[i64]] = vec[i64]([0] * int(PIXELS))  # copied for every photo: that is quickest
SCALE: Final[i64] = PHOTO_WIDTH * 8  # sixteenths of a pixel for each half millimetre of the frame


@final
class Photo:
    """One photo, taken when it is made. Counts are pixels; rows of guests lie one after another."""

    def __init__(self, spots: vec[i64], slots: i64, camera: vec[i64]) -> None:
        """Take it: where each guest stands, which places of the table are set, the camera."""
        self.spots: vec[i64] = spots  # spot of each guest, or NOT_PLACED
        self.camera: vec[i64] = camera
        self.slots: i64 = slots  # places of the table with a decoration, as bits
        self.pixels: vec[i64] = BLANK[:]
        self.depths: vec[i64] = vec[i64]([0] * 14)  # of the guests that are painted
        self.beside: vec[i64] = BLANK  # second owners of pixels; a row of its own once there is one
        self.has_beside: bool = False
        self.whole: vec[i64] = vec[i64]([0] * 14)  # of each silhouette, the frame set aside
        self.visible: vec[i64] = vec[i64]([0] * 14)
        self.covered: vec[i64] = NO_COUNTS[:]  # by owner
        self.face_whole: vec[i64] = vec[i64]([0] * 14)
        self.face_visible: vec[i64] = vec[i64]([0] * 14)
        self.face_covered: vec[i64] = NO_COUNTS[:]
        self.across: vec[i64] = vec[i64]([0] * int(MOST_CORNERS))  # corners of the shape in hand
        self.down: vec[i64] = vec[i64]([0] * int(MOST_CORNERS))
        self.corners: i64 = 0
        self.crossings: vec[i64] = vec[i64]([0] * int(MOST_CORNERS))
        self.camera_across: i64 = camera_value(0, camera[0])
        self.camera_height: i64 = camera_value(1, camera[1])
        self.distance: i64 = camera_value(2, camera[2])
        self.width: i64 = camera_value(3, camera[3])
        self.left: i64 = 2 * camera_value(4, camera[4]) - self.width  # half millimetres from here
        self.top: i64 = 2 * camera_value(5, camera[5]) + self.width * 9 // 16
        self.expose()

    def expose(self) -> None:
        """Paint everything that stands in the set, the nearest first."""
        order = self.nearest_first()
        table_done = TABLE_FRONT
        for place in range(len(order)):
            item = order[place]
            deep = self.depth_of(item)
            if deep > TABLE_FRONT and table_done < TABLE_BACK:
                until = deep if deep < TABLE_BACK else TABLE_BACK
                self.paint_table(table_done, until)
                table_done = until
            if item < GUESTS:
                self.paint_guest(item)
            else:
                self.paint_decoration(item - GUESTS)
        if table_done < TABLE_BACK:
            self.paint_table(table_done, TABLE_BACK)

    def nearest_first(self) -> vec[i64]:
        """Guests and decorations (14 + slot) by depth; in one plane, guests first, by number."""
        count: i64 = 0
        order = vec[i64]([0] * 26)
        for item in range(GUESTS + SLOTS):
            if self.is_there(item):
                place = count
                deep = self.depth_of(item)
                while place > 0 and self.depth_of(order[place - 1]) > deep:
                    order[place] = order[place - 1]
                    place -= 1
                order[place] = item
                count += 1
        return order[:count]

    def is_there(self, item: i64) -> bool:
        """Whether a guest is placed, or a place of the table set."""
        if item < GUESTS:
            return self.spots[item] != NOT_PLACED
        return (self.slots >> (item - GUESTS)) & 1 == 1

    def depth_of(self, item: i64) -> i64:
        """The y of the plane in which a guest or decoration stands."""
        if item < GUESTS:
            return spot_deep(self.spots[item])
        return SLOT_DEEP[(item - GUESTS) // SLOTS_ACROSS]

    def paint_guest(self, guest: i64) -> None:
        """Paint a silhouette and count what covers it; then the same for the face."""
        spot = self.spots[guest]
        deep = spot_deep(spot)
        self.depths[guest] = deep
        self.project(
            OUTLINES, OUTLINE_STARTS[guest], OUTLINE_STARTS[guest + 1], spot_across(spot), deep, 0
        )
        self.fill(guest + 1, guest, False)
        if FACE_STARTS[guest] < FACE_STARTS[guest + 1]:
            self.project(
                FACES, FACE_STARTS[guest], FACE_STARTS[guest + 1], spot_across(spot), deep, 0
            )
            self.fill(guest + 1, guest, True)

    def paint_decoration(self, slot: i64) -> None:
        """Paint what stands in a place of the table."""
        first = OUTLINE_STARTS[GUESTS + slot]
        end = OUTLINE_STARTS[GUESTS + slot + 1]
        deep = SLOT_DEEP[slot // SLOTS_ACROSS]
        self.project(OUTLINES, first, end, SLOT_ACROSS[slot % SLOTS_ACROSS], deep, TABLE_HEIGHT)
        self.fill(DECORATION + slot, NOT_PLACED, False)

    def paint_table(self, front: i64, back: i64) -> None:
        """Paint the part of the table between two depths: front, top and both sides."""
        self.quad(TABLE_LEFT, front, 0, TABLE_RIGHT, front, TABLE_HEIGHT)
        self.quad(TABLE_LEFT, front, TABLE_HEIGHT, TABLE_RIGHT, back, TABLE_HEIGHT)
        self.quad(TABLE_LEFT, front, 0, TABLE_LEFT, back, TABLE_HEIGHT)
        self.quad(TABLE_RIGHT, front, 0, TABLE_RIGHT, back, TABLE_HEIGHT)

    def quad(self, x1: i64, y1: i64, z1: i64, x2: i64, y2: i64, z2: i64) -> None:
        """Paint one face of the table, given by two opposite corners."""
        self.corners = 0
        self.corner(x1, y1, z1)
        if x1 == x2:
            self.corner(x1, y2, z1)
        else:
            self.corner(x2, y1, z1)
        self.corner(x2, y2, z2)
        if x1 == x2:
            self.corner(x1, y1, z2)
        else:
            self.corner(x1, y2, z2)
        self.fill(TABLE, NOT_PLACED, False)

    def project(
        self, points: vec[i64], first: i64, end: i64, across: i64, deep: i64, up: i64
    ) -> None:
        """Take an outline in hand as it is seen when it stands there."""
        self.corners = 0
        place = first
        while place < end:
            self.corner(across + points[place], deep, up + points[place + 1])
            place += 2

    def corner(self, x: i64, y: i64, z: i64) -> None:
        """Add a corner to the shape in hand, in sixteenths of a pixel from the top left."""
        far = self.distance + y
        size = self.width * far
        right = (2 * self.camera_across - self.left) * far
        right += 2 * (x - self.camera_across) * self.distance
        down = (self.top - 2 * self.camera_height) * far
        down -= 2 * (z - self.camera_height) * self.distance
        self.across[self.corners] = right * SCALE // size
        self.down[self.corners] = down * SCALE // size
        self.corners += 1

    def fill(self, owner: i64, guest: i64, is_face: bool) -> None:
        """Paint the shape in hand, row by row, and count it if it is a guest's."""
        lowest = self.down[0]
        highest = self.down[0]
        for place in range(self.corners):
            if self.down[place] < lowest:
                lowest = self.down[place]
            if self.down[place] > highest:
                highest = self.down[place]
        for row in range((lowest + 7) // 16, (highest + 7) // 16):
            count = self.cross(16 * row + 8)
            pair: i64 = 0
            while pair + 1 < count:
                start = (self.crossings[pair] + 7) // 16
                end = (self.crossings[pair + 1] + 7) // 16
                self.span(row, start, end, owner, guest, is_face)
                pair += 2

    def cross(self, level: i64) -> i64:
        """Where the edges of the shape in hand cross a level, ascending; how many there are."""
        count: i64 = 0
        before = self.corners - 1
        for place in range(self.corners):
            y1 = self.down[before]
            y2 = self.down[place]
            if (y1 <= level) != (y2 <= level):
                x1 = self.across[before]
                x = x1 + (level - y1) * (self.across[place] - x1) // (y2 - y1)
                at = count
                while at > 0 and self.crossings[at - 1] > x:
                    self.crossings[at] = self.crossings[at - 1]
                    at -= 1
                self.crossings[at] = x
                count += 1
            before = place
        return count

    def span(self, row: i64, start: i64, end: i64, owner: i64, guest: i64, is_face: bool) -> None:
        """Paint pixels of one row from `start` until before `end`."""
        if guest != NOT_PLACED and end > start:
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
