"""The engine of Conspiração beside the second reading: random games in which both must agree.

Each game is played with a temper, a taste for one kind of action, so that rare positions come up:
an empty deck, a pile larger than the room left, a territory deck drawn to its end.
"""

import random
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import groupby, product
from typing import Any

import pytest

import ludoteca
from ludoteca.kernel.spoken import Event
from tests.second_reading.conspiracy import (
    COLOURS,
    Asking,
    Chamber,
    Impossible,
    Reading,
    Space,
)

INFLUENCES = (0, 1, 2, 3, 4, 6)
TERRITORIES = (  # in the order of the engine's numbers
    *("seven", "silver", "gold", "five", "four", "three", "pairs", "realm"),
    *("one", "two", "keys", "seek", "lords", "lands"),
    *(f"best{colour}" for colour in COLOURS),
    *(f"each{colour}" for colour in COLOURS),
)
CHANCE = {"turns_up": "lord", "reveals": "lord", "draws_territory": "territory"}
TOLD = {  # what both tell, in which order and of whom
    *("discards", "takes_pile", "leaves", "places", "gains_pearls", "crest_moves", "reveals"),
    *("becomes_master", "no_swap_made", "takes_territory", "territory_to_row"),
    *("limits", "limit_ends", "shuffles_lords", "shuffles_territories", "no_territory_left"),
    *("turn_begins", "game_ends"),
}
TEMPERS = {  # the actions that each likes best
    "even": "",
    "drawing": "draw 3",
    "piles": "take_pile .",
    "territories": "draw_territories 3",
    "keys": "(keep|place) .[12]",
    "seeking": "draw_territories 3|(keep|place) .[12]|(choose|claim) seek",
}
GAMES_EACH = 3  # of every number of players, setting and temper


class Disagreement(AssertionError):
    """Engine and second reading differ."""


# What the engine says, in the words of the second reading.


def lord_name(number: int) -> str:
    return f"{COLOURS[number // 6]}{INFLUENCES[number % 6]}"


def word(name: str, number: int) -> str:
    """An argument of an event."""
    if name == "guild":
        return COLOURS[number]
    if name == "lord":
        return lord_name(number)
    return TERRITORIES[number] if name == "territory" else str(number)


def sentence(event: Event) -> str:
    return " ".join([event.kind, *(word(*argument) for argument in event.arguments.items())])


def chance_in(events: Sequence[Event]) -> list[str]:
    """What was drawn, in its order."""
    drawn = [event for event in events if event.kind in CHANCE]
    return [word(CHANCE[event.kind], event.arguments[CHANCE[event.kind]]) for event in drawn]


def in_order(story: Sequence[str]) -> list[str]:
    """A story with neighbours of one kind in alphabetical order: theirs does not matter."""
    groups = groupby(story, key=lambda line: line.split()[0])
    return [line for _, lines in groups for line in sorted(lines)]


def chamber_of_engine(seen: Mapping[str, Any]) -> dict[str, object]:
    cells = [(cell["lord"], cell["crest"], cell["territory"]) for cell in seen["cells"]]
    return {
        "spaces": [
            Space(lord_name(lord), crest, None if land is None else TERRITORIES[land])
            for lord, crest, land in cells
        ],
        "pearls": seen["pearls"],
        "keys": {"silver": seen["silver"], "gold": seen["gold"]},
        "territories": sorted(TERRITORIES[land] for land in seen["territories"]),
    }


def chamber_of_reading(chamber: Chamber) -> dict[str, object]:
    return {
        "spaces": chamber.spaces,
        "pearls": chamber.pearls,
        "keys": {key: chamber.keys.count(key) for key in ("silver", "gold")},
        "territories": sorted(chamber.territories),
    }


def position_of_engine(seen: Mapping[str, Any], deck: Sequence[int]) -> dict[str, object]:
    return {
        "seat": seen["seat"],
        "deck": Counter(lord_name(lord) for lord in deck),
        "deck size": seen["deck"],
        "piles": {
            colour: sorted(lord_name(lord) for lord in pile)
            for colour, pile in zip(COLOURS, seen["piles"], strict=True)
        },
        "hand": sorted(lord_name(lord) for lord in seen["hand"]),
        "territory deck": sorted(TERRITORIES[land] for land in seen["territory_deck"]),
        "row": sorted(TERRITORIES[land] for land in seen["row"]),
        "offered": sorted(TERRITORIES[land] for land in seen["offered"]),
        "master": seen["master"],
        "limit": seen["limit"] and (seen["limit"]["seat"], seen["limit"]["count"]),
        "closer": seen["closer"],
        "chambers": [chamber_of_engine(chamber) for chamber in seen["chambers"]],
    }


def limit_of(reading: Reading) -> tuple[int, int] | None:
    """Whose restriction holds; none does once the game is over."""
    if reading.limit is None or not reading.asked:
        return None
    return reading.limit.owner, reading.limit.count


def position_of_reading(reading: Reading) -> dict[str, object]:
    return {
        "seat": reading.seat if reading.asked else None,
        "deck": Counter(reading.deck),
        "deck size": len(reading.deck),
        "piles": {colour: sorted(pile) for colour, pile in reading.piles.items()},
        "hand": sorted(reading.hand),
        "territory deck": sorted(reading.territory_deck),
        "row": sorted(reading.row),
        "offered": sorted(reading.offered),
        "master": reading.master,
        "limit": limit_of(reading),
        "closer": reading.closer,
        "chambers": [chamber_of_reading(chamber) for chamber in reading.chambers],
    }


def sheet_of_engine(seen: Mapping[str, Any]) -> dict[str, object] | None:
    """How the points of a chamber come about; None if they are not shown."""
    sheet = seen.get("score")
    return sheet and {
        "lords": sheet["lords"],
        "territories": sheet["territories"],
        "each": {TERRITORIES[int(land)]: worth for land, worth in sheet["each_territory"].items()},
        "coalition": sheet["coalition_points"],
        "master": sheet["master"],
    }


def sheet_of_reading(reading: Reading, seat: int) -> dict[str, object]:
    chamber = reading.chambers[seat]
    each = {territory: chamber.worth(territory) for territory in chamber.territories}
    return {**reading.points(seat), "each": each}


# Both side by side.


class Game:
    """One random game, of the engine and of a second reading."""

    def __init__(
        self, players: int, live: str, temper: str, seed: int, read: type[Reading] = Reading
    ) -> None:
        self.name = f"{players} players, live_score {live}, temper {temper}, seed {seed}"
        self.temper = temper
        self.chance = random.Random(self.name)
        self.live = live == "on"
        self.table = ludoteca.new("conspiracy", players, seed, options={"live_score": live})
        seen: Mapping[str, Any] = self.table.view(None)
        (available,) = seen["row"]
        self.reading = read(players, seen["starter"], TERRITORIES[available])
        self.seen: Counter[str] = Counter()  # what came up, for the test of rare things

    def play(self) -> Counter[str]:
        """Play to the end; a Disagreement if engine and reading differ anywhere."""
        self.compare_position()
        while not self.table.over:
            self.step()
        self.same("places", self.table.ranking, self.reading.places())
        self.same("winners", self.table.winners, self.reading.winners())
        self.seen["shared win"] += len(self.table.winners) > 1
        self.seen["equal points"] += self.table.scores.count(max(self.table.scores)) > 1
        return self.seen

    def step(self) -> None:
        (seat,) = self.table.waiting
        legal = {str(option) for option in self.table.options(seat)}
        self.same("legal actions", legal, set(self.reading.asked))
        action = self.choose(sorted(legal))
        events = self.table.play(seat, action)
        try:
            self.reading.play(action, chance_in(events))
        except Impossible as impossible:
            raise Disagreement(f"{self.where()}, {action}: {impossible}") from impossible
        told = [sentence(event) for event in events if event.kind in TOLD]
        self.same(f"story of {action}", in_order(told), in_order(self.reading.story))
        self.compare_position()
        self.notice(action)

    def choose(self, legal: Sequence[str]) -> str:
        """At random, but three times out of four to the taste of the temper if anything is."""
        liked = [action for action in legal if re.fullmatch(TEMPERS[self.temper], action)]
        return self.chance.choice(liked if liked and self.chance.random() < 0.75 else legal)

    def compare_position(self) -> None:
        seen: Mapping[str, Any] = self.table.view(None)
        dump: Mapping[str, Any] = self.table.state.dump()
        engine = position_of_engine(seen, dump["deck"])
        reading = position_of_reading(self.reading)
        for part in reading:
            self.same(part, engine[part], reading[part])
        if seen["phase"] in ("recruit", "over"):
            self.compare_between_turns(seen)

    def compare_between_turns(self, seen: Mapping[str, Any]) -> None:
        """What changes with each turn only, or takes long to count."""
        seats = range(self.table.players)
        engine = [sheet_of_engine(chamber) for chamber in seen["chambers"]]
        are_shown = self.live or self.table.over
        reading = [sheet_of_reading(self.reading, seat) if are_shown else None for seat in seats]
        self.same("points shown", engine, reading)
        self.same("points", self.table.scores, [self.reading.total(seat) for seat in seats])
        if not self.table.over:
            self.same("must take", seen["must_take"], self.reading.must_draw())

    def same(self, what: str, engine: object, reading: object) -> None:
        if engine != reading:
            text = f"{self.where()}: {what}\n engine: {engine}\nreading: {reading}"
            raise Disagreement(f"{text}\n{self.table.notation}")

    def where(self) -> str:
        return f"{self.name}, step {len(self.table.steps)}"

    def notice(self, action: str) -> None:
        """Count what came up."""
        reading = self.reading
        self.seen[action.split()[0]] += 1
        self.seen.update(line.split()[0] for line in reading.story)
        claims = any(asked.startswith("claim") for asked in reading.asked)
        shuffled = any(line.split()[2:3] == ["lords"] for line in reading.story)
        self.seen["empty deck"] += not reading.deck
        self.seen["empty territory deck"] += claims and not reading.territory_deck
        self.seen["bound to one"] += reading.asked == {"draw 1"}
        self.seen["bound to two"] += reading.asked == {"draw 2"}
        self.seen["seeking"] += claims and "seek" in reading.mine.territories
        self.seen["lords shuffled, some in hand"] += shuffled and bool(reading.hand)


@pytest.mark.parametrize("temper", TEMPERS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_engine_and_second_reading_agree_in_random_games(players: int, temper: str) -> None:
    for live, seed in product(("on", "off"), range(GAMES_EACH)):
        Game(players, live, temper, seed).play()


@pytest.mark.parametrize(
    ("rare", "players", "temper", "seed"),
    [
        ("leave", 2, "drawing", 0),
        ("empty deck", 3, "drawing", 0),
        ("bound to one", 2, "territories", 0),
        ("bound to two", 3, "territories", 0),
        ("seeking", 3, "seeking", 0),
        ("empty territory deck", 4, "territories", 1),
        ("no_territory_left", 4, "seeking", 3),
        ("lords shuffled, some in hand", 4, "keys", 0),
        ("equal points", 2, "seeking", 7),
        ("shared win", 3, "piles", 130),
    ],
)
def test_both_agree_where_something_rare_comes_up(
    rare: str, players: int, temper: str, seed: int
) -> None:
    assert Game(players, "on", temper, seed).play()[rare] > 0


# Deliberately wrong readings: the comparison must notice them.


class PawnOnlyForMorePearls(Reading):
    """Reaching the Pearl Master's number is not enough here."""

    def update_master(self, gained: int) -> None:
        if self.master is None or self.mine.pearls > self.chambers[self.master].pearls:
            super().update_master(gained)


class LordsWithKeysMove(Reading):
    """A lord 0 moves any lord here."""

    def can_move(self, space: Space) -> bool:
        return True


class NoLastTurns(Reading):
    """Whoever fills a chamber ends the game at once here."""

    def game(self) -> Asking[None]:
        while self.closer is None:
            yield from self.turn()
            self.seat = (self.seat + 1) % len(self.chambers)


class TerritoryRaisesItsLord(Reading):
    """A territory adds to the influence of the lord under it here."""

    def points(self, seat: int) -> dict[str, int]:
        parts = super().points(seat)
        covered = [space for space in self.chambers[seat].spaces if space.crest and space.territory]
        return parts | {"lords": parts["lords"] + len(covered)}


@pytest.mark.parametrize(
    ("wrong", "noticed_in"),
    [
        (PawnOnlyForMorePearls, "story of"),
        (LordsWithKeysMove, "legal actions"),
        (NoLastTurns, "story of"),
        (TerritoryRaisesItsLord, "points"),
    ],
)
def test_a_wrong_reading_is_noticed(wrong: type[Reading], noticed_in: str) -> None:
    with pytest.raises(Disagreement, match=f"step [0-9]+: {noticed_in}"):
        play_some_games_with(wrong)


def play_some_games_with(read: type[Reading]) -> None:
    for seed in range(10):
        Game(3, "on", "even", seed, read).play()
