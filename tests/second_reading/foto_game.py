"""The table of the second reading of Foto Perfeita: who has what, and what is behind a screen."""

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from functools import cache

from tests.second_reading.foto_photo import (
    CARDS,
    GUESTS,
    SCENE,
    SPACES,
    Picture,
    camera_of,
    frame_is_allowed,
    standing,
)

Asks = dict[int, set[str]]  # who is asked, and every answer that is allowed
Answer = tuple[int, str]
ENVELOPES = {2: (5, 4), 3: (4, 2), 4: (3, 2), 5: (2, 4), 6: (2, 2)}  # each player, the centre
NORMAL = ("dance", "partner", "gifts", "revelations", "rumours", "theft")
AUCTIONS = ("open", "shared", "single", "fixed", "secret", "unfair")
CAMERA = [
    "camera_across",
    "camera_height",
    "camera_distance",
    "frame_width",
    "aim_across",
    "aim_up",
]
CAMERA_ROWS = ["across", "heights", "distances", "widths", "aims_across", "aims_up"]


@dataclass
class Seen:
    """What the engine shows of the moment: the model reads here what chance has decided."""

    holder: dict[str, int | None]  # by guest; None is the centre
    cards: dict[str, list[str]]
    starter: int
    trade: str | None
    open: list[set[str]]  # by seat, the envelopes whose cards it can read
    tables: list[set[int]]  # by seat, the places of the table that are set
    floors: list[set[str]]  # by seat, the guests on the floor
    unseen: list[bool]  # by seat, whether it says that a guest cannot be seen
    met: list[dict[str, list[int]]]  # by seat and guest, the places of the cards it calls met


@dataclass
class Screen:
    """What one player arranges behind the screen, one step after the other."""

    floor: dict[str, tuple[int, int]] = field(default_factory=dict)  # guest: space, offset
    on_table: set[str] = field(default_factory=set)  # guests who stand there and not on the floor
    table: set[int] = field(default_factory=set)
    camera: list[int] = field(default_factory=lambda: list(SCENE["camera"]["start"]))
    busy: str = "menu"
    picked: str = ""

    def picture(self) -> Picture:
        return _picture(tuple(self.floor.items()), tuple(sorted(self.table)), tuple(self.camera))

    def options(self, menu: Iterable[str], decorations: int) -> set[str]:
        """What may be done now; `menu` is what may be begun where nothing is."""
        if self.busy == "picking":
            return {f"pick {guest}" for guest in GUESTS}
        if self.busy == "standing":
            return self._spots()
        if self.busy == "at_table":
            spare = decorations > len(self.table)
            return {f"slot {slot}" for slot in range(12) if spare or slot in self.table}
        return self._camera_settings() if self.busy == "at_camera" else set(menu)

    def _spots(self) -> set[str]:
        taken = {space for guest, (space, _) in self.floor.items() if guest != self.picked}
        spots = {f"stand {space}" for space in range(len(SPACES)) if space not in taken}
        if self.picked in self.floor:
            spots |= {f"shift {offset}" for offset in range(9)}
        return spots | {"away", "on_table"}

    def _camera_settings(self) -> set[str]:
        allowed = set()
        for which, (name, row) in enumerate(zip(CAMERA, CAMERA_ROWS, strict=True)):
            for choice in range(len(SCENE["camera"][row])):
                changed = [*self.camera[:which], choice, *self.camera[which + 1 :]]
                if frame_is_allowed(camera_of(changed)):
                    allowed.add(f"{name} {choice}")
        return allowed

    def do(self, action: str) -> None:
        word, _, what = action.partition(" ")
        begun = {"move_guest": "picking", "decorate": "at_table", "move_camera": "at_camera"}
        self.busy = begun.get(word, "standing" if word == "pick" else "menu")
        if word == "pick":
            self.picked = what
        elif word in ("away", "on_table", "stand"):
            self.floor.pop(self.picked, None)
            self.on_table.discard(self.picked)
        if word == "on_table":
            self.on_table.add(self.picked)
        elif word == "stand":
            self.floor[self.picked] = (int(what), 4)
        elif word == "shift":
            self.floor[self.picked] = (self.floor[self.picked][0], int(what))
        elif word == "slot":
            self.table ^= {int(what)}
        elif word in CAMERA:
            self.camera[CAMERA.index(word)] = int(what)
        if self.busy != "standing":
            self.picked = ""

    def step_out(self, left: set[str]) -> None:
        """Whoever cannot be seen leaves; `left` are those who stay, as the engine says."""
        picture = self.picture()
        leaving = set(self.floor) - left
        assert leaving ^ picture.unseen() <= picture.doubtfully_seen
        self.floor = {guest: spot for guest, spot in self.floor.items() if guest in left}


@cache
def _picture(
    floor: tuple[tuple[str, tuple[int, int]], ...], table: tuple[int, ...], camera: tuple[int, ...]
) -> Picture:
    guests = [standing(guest, *spot) for guest, spot in floor]
    return Picture(guests, list(table), camera_of(camera))


class Game:
    """One game; `told` must be set anew to what the engine shows before every answer is sent."""

    def __init__(self, players: int, auction: bool, free: bool, told: Seen) -> None:
        self.players, self.auction, self.told = players, auction, told
        self.free = free  # an open auction is bid for in no order, as people do who play live
        self.holder, self.cards, self.starter = dict(told.holder), told.cards, told.starter
        self.check_set_up()
        self.vip: list[str | None] = [None] * players
        self.knows_vip: list[set[str]] = [set() for _ in range(players)]
        self.open: list[set[str]] = [set() for _ in range(players)]
        self.fresh: set[str] = set()
        self.decorations = [10] * players
        self.supply = 12 if auction and players == 2 else 0
        self.screens = [Screen() for _ in range(players)]
        self.used: list[str] = []
        self.scores: list[int] = []
        self.winners: list[int] = []

    def check_set_up(self) -> None:
        held = Counter(self.holder.values())
        each, centre = ENVELOPES[self.players]
        assert held.pop(None) == centre
        assert held == dict.fromkeys(range(self.players), each)
        assert all(len(wishes) == 3 for wishes in self.cards.values())
        dealt = Counter(wish for wishes in self.cards.values() for wish in wishes)
        assert dealt == _box(), "the cards in the envelopes are not those of the box"

    # Who has what.

    def held(self, seat: int | None) -> list[str]:
        return [guest for guest in GUESTS if self.holder[guest] == seat]

    def from_starter(self) -> list[int]:
        return [(self.starter + n) % self.players for n in range(self.players)]

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.players

    def vips_in(self, guest: str) -> int:
        return self.vip.count(guest)

    def look_into(self, seat: int, guest: str) -> None:
        """A seat reads an envelope's cards, a VIP card among them."""
        self.open[seat].add(guest)
        if self.vips_in(guest):
            self.knows_vip[seat].add(guest)

    def peek(self, seats: Iterable[int]) -> Generator[Asks, Answer, None]:
        """A trade has opened envelopes: before anything else each of these closes them again."""
        looking = set(seats)
        while looking:
            seat, _ = yield {seat: {"done"} for seat in looking}
            looking.discard(seat)
            self.open[seat].clear()

    def chooses(self, seat: int, answers: set[str]) -> Generator[Asks, Answer, str]:
        """One seat answers."""
        chosen = yield from self.all_choose({seat: answers})
        return chosen[seat]

    def all_choose(self, asks: Asks) -> Generator[Asks, Answer, dict[int, str]]:
        """Everybody answers once, in any order and unseen; who has a single answer is not asked."""
        chosen = {seat: min(answers) for seat, answers in asks.items() if len(answers) == 1}
        asks = {seat: answers for seat, answers in asks.items() if len(answers) > 1}
        while asks:
            seat, action = yield asks
            chosen[seat] = action
            asks = {other: answers for other, answers in asks.items() if other != seat}
        return {seat: action.partition(" ")[2] or action for seat, action in chosen.items()}


def _box() -> Counter[str]:
    """The preference cards of the box, by their codes."""
    others = CARDS["others"]
    box = Counter({area["code"]: area["copies"] for area in CARDS["areas"]})
    box.update({f"by-{guest}": 1 for guest in others["beside"]})
    box.update({f"hide-{guest}": 1 for guest in others["hide"]})
    box.update({"no-men": others["no_men"], "no-women": others["no_women"]})
    box.update({"clear": others["clear"], "faceless": others["faceless"]})
    return box
