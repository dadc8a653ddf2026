# compiled: mypyc
"""How the set is seen through the camera: what stands there, the nearest first, as rows of pixels.

All of it is whole numbers, rounded down, so that every build and the browser come to the same
pixels:

- the frame is measured where the floor begins (y = 0): a point (x, y, z) is seen there from the
  camera at scale distance / (distance + y);
- corners are kept in sixteenths of a pixel; a pixel belongs to a shape if its middle is inside.
"""

from typing import Final

from ludoteca.games.foto_perfeita.scene import (
    FACE_STARTS,
    FACES,
    GUESTS,
    OUTLINE_STARTS,
    OUTLINES,
    PHOTO_WIDTH,
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
NOT_PLACED: Final[i64] = -1

# An edge is first row, end, x, its rest, what a row adds to both, and how high it is (sixteenths).
HEIGHT: Final[i64] = 6
WIDE: Final[i64] = 7
NO_CORNERS: Final[vec[i64]] = vec[i64]([0] * 64)
NO_EDGES: Final[vec[i64]] = vec[i64]([0] * (64 * 7))
SCALE: Final[i64] = PHOTO_WIDTH * 8  # sixteenths of a pixel for each half millimetre of the frame


class Exposure:
    """The set before the camera; who inherits it says what becomes of each stretch of pixels."""

    def __init__(self, spots: vec[i64], slots: i64, camera: vec[i64], low: i64, high: i64) -> None:
        """Where guests stand, which places of the table are set, the camera, the rows wanted."""
        self.spots: Final[vec[i64]] = spots  # spot of each guest, or NOT_PLACED
        self.slots: i64 = slots  # places of the table with a decoration, as bits
        self.camera: Final[vec[i64]] = camera
        self.low: i64 = low
        self.high: i64 = high
        self.across: Final[vec[i64]] = NO_CORNERS[:]  # corners of the shape in hand
        self.down: Final[vec[i64]] = NO_CORNERS[:]
        self.corners: i64 = 0
        self.edges: Final[vec[i64]] = NO_EDGES[:]
        self.order: Final[vec[i64]] = NO_CORNERS[:]  # edges by their first row
        self.alive: Final[vec[i64]] = NO_CORNERS[:]  # edges in the row in hand
        self.crossings: Final[vec[i64]] = NO_CORNERS[:]
        self.camera_across: i64 = camera_value(0, camera[0])
        self.camera_height: i64 = camera_value(1, camera[1])
        self.distance: i64 = camera_value(2, camera[2])
        self.width: i64 = camera_value(3, camera[3])
        self.left: i64 = 2 * camera_value(4, camera[4]) - self.width  # half millimetres from here
        self.top: i64 = 2 * camera_value(5, camera[5]) + self.width * 9 // 16

    def span(self, row: i64, start: i64, end: i64, owner: i64, guest: i64, is_face: bool) -> None:
        """A shape has the pixels of a row from `start` until before `end`, in the frame or not."""
        raise NotImplementedError

    def begin_guest(self, guest: i64, deep: i64) -> None:
        """The guest who is painted next, and the plane."""
        raise NotImplementedError

    def expose(self) -> None:
        """Paint everything that stands in the set, the nearest first."""
        order = self.nearest_first()
        table_done = TABLE_FRONT
        is_cut = False  # whether the table has been painted as it is seen cut there
        for place in range(len(order)):
            item = order[place]
            deep = self.depth_of(item)
            if deep > TABLE_FRONT and table_done < TABLE_BACK:
                until = deep if deep < TABLE_BACK else TABLE_BACK
                if until > table_done or not is_cut:
                    self.paint_table(table_done, until)
                is_cut = until == table_done
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
        """Paint a silhouette, then the face in it."""
        spot = self.spots[guest]
        deep = spot_deep(spot)
        across = spot_across(spot)
        self.begin_guest(guest, deep)
        self.project(OUTLINES, OUTLINE_STARTS[guest], OUTLINE_STARTS[guest + 1], across, deep, 0)
        self.fill(guest + 1, guest, False)
        if FACE_STARTS[guest] < FACE_STARTS[guest + 1]:
            self.project(FACES, FACE_STARTS[guest], FACE_STARTS[guest + 1], across, deep, 0)
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
        far = self.distance + deep
        size = self.width * far
        twice = 2 * self.distance
        right = (2 * self.camera_across - self.left) * far + (across - self.camera_across) * twice
        down = (self.top - 2 * self.camera_height) * far - (up - self.camera_height) * twice
        place: i64 = 0
        rights, downs = self.across, self.down
        while first < end:
            rights[place] = (right + points[first] * twice) * SCALE // size
            downs[place] = (down - points[first + 1] * twice) * SCALE // size
            place += 1
            first += 2
        self.corners = place

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
        """Paint the shape in hand, row by row, between every two of its edges."""
        count = self.find_edges()
        edges, order, alive, crossings = self.edges, self.order, self.alive, self.crossings
        begun: i64 = 0
        active: i64 = 0
        row: i64 = 0
        if count > 0:
            row = edges[order[0]]
        while begun < count or active > 0:
            while begun < count and edges[order[begun]] <= row:
                alive[active] = order[begun]
                active += 1
                begun += 1
            found: i64 = 0
            place: i64 = 0
            while place < active:
                edge = alive[place]
                x = edges[edge + 2]
                at = found
                while at > 0 and crossings[at - 1] > x:
                    crossings[at] = crossings[at - 1]
                    at -= 1
                crossings[at] = x
                found += 1
                if edges[edge + 1] == row + 1:
                    active -= 1
                    alive[place] = alive[active]
                else:  # its rest is carried to the next row, so that nothing is lost
                    rest = edges[edge + 3] + edges[edge + 5]
                    if rest >= edges[edge + HEIGHT]:
                        rest -= edges[edge + HEIGHT]
                        x += 1
                    edges[edge + 2] = x + edges[edge + 4]
                    edges[edge + 3] = rest
                    place += 1
            place = 0
            while place + 1 < found:
                start = (crossings[place] + 7) >> 4
                end = (crossings[place + 1] + 7) >> 4
                if end > start:
                    self.span(row, start, end, owner, guest, is_face)
                place += 2
            row += 1

    def find_edges(self) -> i64:
        """The edges of the shape in hand that cross a row, by their first; how many there are."""
        count: i64 = 0
        across, down, edges, order = self.across, self.down, self.edges, self.order
        before = self.corners - 1
        for corner in range(self.corners):
            x, y, wide, high = (
                across[before],
                down[before],
                across[corner] - across[before],
                down[corner] - down[before],
            )
            if high < 0:
                x, y, wide, high = across[corner], down[corner], -wide, -high
            first = (y + 7) >> 4
            end = (y + high + 7) >> 4
            if first < self.low:
                first = self.low
            if end > self.high:
                end = self.high
            if first < end:
                edge = count * WIDE
                there = (16 * first + 8 - y) * wide
                edges[edge] = first
                edges[edge + 1] = end
                edges[edge + 2] = x + there // high
                edges[edge + 3] = there % high
                edges[edge + 4] = 16 * wide // high
                edges[edge + 5] = 16 * wide % high
                edges[edge + HEIGHT] = high
                place = count
                while place > 0 and edges[order[place - 1]] > first:
                    order[place] = order[place - 1]
                    place -= 1
                order[place] = edge
                count += 1
            before = corner
        return count
