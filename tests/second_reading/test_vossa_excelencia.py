"""The second reading of Vossa Excelência plays beside the engine and must agree with it."""

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.games.vossa_excelencia.deck_file import check
from tests.second_reading.vossa_chance_decks import Chance
from tests.second_reading.vossa_deck import read_deck
from tests.second_reading.vossa_effects import Ask
from tests.second_reading.vossa_excelencia import Model
from tests.second_reading.vossa_table import Disagreement, Player

DECK = Path(__file__).parents[2] / "src/ludoteca/games/vossa_excelencia/deck.toml"


class Beside:
    """One game of the engine with the model beside it."""

    def __init__(self, seed: int, model: type[Model] = Model, deck: str = "") -> None:
        """Set both up; options and players follow from the seed."""
        self.seed, self.step = seed, 0
        self.random = random.Random(seed)
        players = 2 + seed % 5
        calendar = ("short", "long")[seed % 3 == 2]
        expansion = ("off", "on")[seed // 2 % 2]
        options = {"calendar": calendar, "expansion": expansion}
        options |= {"deck": deck} if deck else {}
        self.engine = ludoteca.new("vossa_excelencia", players, seed, options)
        cards = read_deck(deck or DECK.read_text(encoding="utf-8"), expansion == "on")
        semesters = 8 if calendar == "long" else 4
        self.model = model(cards, players, semesters, self.look(None)["starter"])
        self.heard = 0
        self.tell()
        self.run = self.model.play()
        self.ask: Ask | None = next(self.run)

    def look(self, seat: int | None) -> Mapping[str, Any]:
        """What a seat sees."""
        return self.engine.view(seat)

    def tell(self) -> None:
        """Tell the model what chance has decided since the last step."""
        for event in self.engine.events[self.heard :]:
            kind, *pairs = str(event).split()
            facts = {name: int(value) for name, value in (pair.split("=") for pair in pairs)}
            self.tell_one(kind, facts)
        self.heard = len(self.engine.events)

    def tell_one(self, kind: str, facts: dict[str, int]) -> None:
        """One event, if chance is in it."""
        told = self.model.told
        if kind in ("voter_appears", "event_opens"):
            told[kind].append(facts["card"])
        elif kind in ("draws", "receives"):
            told[f"{kind} {facts['seat']}"].append(facts["card"])
        elif kind == "rolls":
            told[f"rolls {facts['seat']}"].append(facts["face"])
        elif kind == "enters" and self.category(facts["card"]) in ("politician", "party"):
            told[f"{self.category(facts['card'])} {facts['seat']}"].append(facts["card"])

    def category(self, number: int) -> str:
        """What kind of card it is."""
        return self.model.cards[number].category

    def finish(self) -> None:
        """Play to the end; an AssertionError tells where the readings part."""
        while not self.engine.over:
            self.compare()
            self.move()
        self.check("over", self.ask, None)
        self.check("position", self.modelled(), self.seen())
        scores = [player.capital() if player.in_game else 0 for player in self.model.players]
        self.check("scores", scores, list(self.engine.scores))
        self.check("ranking", self.model.ranking, list(self.engine.ranking))

    def compare(self) -> None:
        """Who decides, what is legal, and how the table lies."""
        seat = self.engine.waiting[0]
        options = {option.notation for option in self.engine.options(seat)}
        self.check("nothing left untold", self.model.untold(), {})
        assert self.ask is not None, self.where("the model has ended")
        phase = self.look(seat)["phase"]
        self.check("seat and phase", (self.ask.seat, self.ask.phase), (seat, phase))
        self.check("legal actions", sorted(self.ask.legal), sorted(options))
        self.check("position", self.modelled(), self.seen())

    def move(self) -> None:
        """One decision in both; whoever can still act seldom stops."""
        assert self.ask is not None
        seat, options = self.ask.seat, sorted(self.ask.legal)
        busy = [one for one in options if one not in ("stop", "keep")]
        answer = self.random.choice(busy if busy and self.random.random() < 0.9 else options)
        self.engine.play(seat, answer)
        self.step += 1
        self.last = answer
        self.tell()
        try:
            self.ask = self.run.send(answer)
        except StopIteration:
            self.ask = None
        except Disagreement as apart:
            raise AssertionError(self.where(str(apart))) from apart

    def check(self, what: str, model: object, engine: object) -> None:
        """Both readings are the same."""
        assert model == engine, self.where(f"{what}\n  model:  {model}\n  engine: {engine}")

    def where(self, text: str) -> str:
        """Seed and step before a text."""
        last = getattr(self, "last", "set-up")
        return f"seed {self.seed}, step {self.step} (after {last}): {text}"

    def modelled(self) -> dict[str, object]:
        """The position of the model, as far as it is compared."""
        model = self.model
        categories = model.piles
        return {
            "zone": sorted(model.zone),
            "piles": {kind: len(model.piles[kind]) for kind in categories},
            "discards": {kind: sorted(model.discards[kind]) for kind in categories},
            "semester": model.semester,
            "cabinets": [self.modelled_player(player) for player in model.players],
        }

    def modelled_player(self, player: Player) -> dict[str, object]:
        """One player of the model."""
        held = player.cabinet.items()
        return {
            "cards": {number: (one.turned, one.money) for number, one in sorted(held)},
            "points": {kind: count for kind, count in sorted(player.points.items()) if count},
            "hand": sorted(player.hand),
            "revealed": sorted(player.revealed),
            "capital": player.capital(),
            "in game": player.in_game,
        }

    def seen(self) -> dict[str, object]:
        """The same of the engine."""
        view = self.look(None)
        return {
            "zone": sorted(voter["card"] for voter in view["zone"]),
            "piles": {kind: pile["count"] for kind, pile in view["piles"].items()},
            "discards": {kind: sorted(pile["discard"]) for kind, pile in view["piles"].items()},
            "semester": view["semester"],
            "cabinets": [self.seen_player(seat) for seat in range(self.engine.players)],
        }

    def seen_player(self, seat: int) -> dict[str, object]:
        """One player of the engine, as that player sees it."""
        cabinet = self.look(seat)["cabinets"][seat]
        points = {**cabinet["influence"], "power": cabinet["power"]}
        held = sorted(cabinet["cards"], key=lambda one: int(one["card"]))
        return {
            "cards": {one["card"]: (one["turned"], one["money"]) for one in held},
            "points": {kind: count for kind, count in sorted(points.items()) if count},
            "hand": sorted(cabinet["hand"]["cards"]),
            "revealed": sorted(cabinet["hand"]["revealed"]),
            "capital": cabinet["capital"],
            "in game": cabinet["in_game"],
        }


class SmallHands(Model):
    """Wrong on purpose: hands are refilled to two."""

    minimum = 2


class LastingPoints(Model):
    """Wrong on purpose: unspent points are never lost."""

    def fade(self, player: Player) -> None:
        """Nothing fades."""


@pytest.mark.parametrize("seed", range(24))
def test_both_readings_agree(seed: int) -> None:
    Beside(seed).finish()


@pytest.mark.parametrize("seed", range(12))
def test_both_readings_agree_about_decks_made_by_chance(seed: int) -> None:
    """Standing rules and sentences that no card of the house has, all at once."""
    deck = Chance(seed).deck()
    assert check(deck) == []
    for game in range(2 * seed, 2 * seed + 2):
        Beside(game, deck=deck).finish()


def test_both_readings_agree_about_a_voter_that_changes_cabinets_before_its_effect() -> None:
    Beside(14075, deck=Chance(7036).deck()).finish()


@pytest.mark.parametrize(
    ("wrong", "apart"), [(SmallHands, "nothing left untold"), (LastingPoints, "legal|position")]
)
def test_a_wrong_reading_is_noticed(wrong: type[Model], apart: str) -> None:
    with pytest.raises(AssertionError, match=apart):
        Beside(0, wrong).finish()
