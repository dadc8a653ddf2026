"""The engine and the second reading of Agência side by side."""

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import ludoteca
from ludoteca.games.agencia.notation import before_the_turn
from ludoteca.kernel.listener import Listener
from tests.second_reading.agencia import Position
from tests.second_reading.agencia_cards import CARDS, DECKS
from tests.second_reading.agencia_game import Dealt, Game
from tests.second_reading.agencia_naming import Pending
from tests.second_reading.agencia_turn import Match


class Disagree(AssertionError):
    """The two readings differ."""


def number_of(kind: int) -> int:
    """The printed number of a card; the engine counts kinds from 0."""
    return kind + 1 if kind < 206 else kind - 206 + 995


def begun(position: str, seed: int) -> ludoteca.Table:
    """A table set up right before a turn, which then begins before our eyes.

    The notation goes on to the first decision and tells nothing of the way there. Where 65 takes
    the effect of the opening turn and all hands lie open, cards are drawn before anybody decides.
    """
    table = ludoteca.at("agencia", position, seed)
    opening, listener = before_the_turn(position), Listener()
    opening.listener = listener
    opening.announce()
    kinds = table.game.events
    for seers, number, *values in listener.rows:
        told = dict(zip(kinds[number].fields, values, strict=False))
        table.events.append(ludoteca.Event(0, seers, kinds[number].name, told, table.game))
    return table


class Engine:
    """What the engine says of its table, in printed numbers."""

    def __init__(self, table: ludoteca.Table) -> None:
        self.table = table
        self.read = 0
        self.drawn: list[tuple[int, int]] = []  # seat and card, not yet told
        self.settings = table.options_chosen
        self.seen: tuple[int, Mapping[str, Any]] | None = None

    def view(self) -> Mapping[str, Any]:
        """What a spectator sees."""
        if self.seen is None or self.seen[0] != len(self.table.steps):
            self.seen = len(self.table.steps), self.table.view(None)
        return self.seen[1]

    def hands(self) -> list[list[int]]:
        """Everybody's hand."""
        seats = range(self.table.players)
        mine: list[Any] = [self.table.view(seat)["hands"] for seat in seats]
        return [sorted(map(number_of, mine[seat][seat]["cards"])) for seat in seats]

    def places(self) -> list[int]:
        """The society."""
        return [number_of(kind) for kind in self.view()["society"]]

    def asked(self) -> Pending:
        """Who is asked, and what may be answered."""
        table = self.table
        return {seat: sorted(map(str, table.options(seat))) for seat in table.waiting}

    def listen(self) -> list[ludoteca.Event]:
        """What has happened since it was last asked."""
        events = list(self.table.events[self.read :])
        self.read += len(events)
        for event in events:
            if event.kind == "draws_card":
                self.drawn.append((event.arguments["seat"], number_of(event.arguments["card"])))
        return events

    def tell(self, what: str, seat: int) -> object:
        """What chance has decided."""
        if what == "draw":
            for at, (drawer, card) in enumerate(self.drawn):
                if drawer == seat:
                    del self.drawn[at]
                    return card
            raise Disagree(f"the engine has not let {seat} draw")
        if what == "places":
            return self.places()
        return self.hands_after("shuffles_hands")

    def hands_after(self, kind: str) -> list[list[int]] | None:
        """The hands as they were right after the latest event of a kind.

        None if that match is over and its hands are gone: nobody decided anything in between.
        """
        events = list(self.table.events)
        ends = [at for at, event in enumerate(events) if event.kind == kind]
        since = events[ends[-1] + 1 :] if ends else []
        if any(event.kind == "match_begins" for event in since):
            return None
        return undone(self.hands(), since, self.view()["flow"])


def undone(hands: list[list[int]], events: Sequence[ludoteca.Event], flow: int) -> list[list[int]]:
    """The hands before some events, which are taken back one after another."""
    hands = [list(hand) for hand in hands]
    for event in reversed(events):
        told = event.arguments
        if event.kind == "draws_card":
            put_back(hands, told["seat"], number_of(told["card"]))
        elif event.kind == "discards":
            hands[told["seat"]].append(number_of(told["card"]))
        elif event.kind == "hands_card":
            hands[told["other"]].remove(number_of(told["card"]))
            hands[told["seat"]].append(number_of(told["card"]))
        elif event.kind == "swaps_hands":
            a, b = told["seat"], told["other"]
            hands[a], hands[b] = hands[b], hands[a]
        elif event.kind == "passes_hands":
            step = told["direction"]
            hands = [hands[(seat + step) % len(hands)] for seat in range(len(hands))]
    return hands


def put_back(hands: list[list[int]], seat: int, card: int) -> None:
    """A card that a seat drew leaves its hand. Were hands shuffled since, another has it now."""
    holder = seat if card in hands[seat] else next(at for at, it in enumerate(hands) if card in it)
    hands[holder].remove(card)
    if holder != seat:
        hands[holder].append(hands[seat].pop())


def places_before(places: list[int], events: Sequence[ludoteca.Event]) -> list[int]:
    """The society as dealt. Where it was shuffled, only what those who had played had is known."""
    places = list(places)
    for after in range(len(events) - 1, -1, -1):
        event = events[after]
        told = event.arguments
        if event.kind == "swaps_structures":
            a, b = told["seat"], told["other"]
            places[a], places[b] = places[b], places[a]
        elif event.kind == "shuffles_structures":
            for turn in (it.arguments for it in events[:after] if it.kind == "turn_begins"):
                at = places.index(number_of(turn["card"]))
                places[at], places[turn["seat"]] = places[turn["seat"]], places[at]
    return places


def is_guessed(players: int, events: Sequence[ludoteca.Event]) -> bool:
    """Whether a deal is gone before anybody decides anything, so that it cannot be known.

    Structures were shuffled while two or more of them had not been told yet, hands were in a later
    turn than the first, or the match is over already. The readings may part before the first
    decision then; the game is left there.
    """
    kinds = [event.kind for event in events]
    if "match_begins" in kinds:
        return True
    shuffled = kinds.index("shuffles_hands") if "shuffles_hands" in kinds else 0
    if kinds[:shuffled].count("turn_begins") > 1:
        return True
    if "shuffles_structures" not in kinds:
        return False
    before = events[: kinds.index("shuffles_structures")]
    told = {event.arguments["seat"] for event in before if event.kind == "turn_begins"}
    return len(told) < players - 1


class Beside:
    """One game of the engine with the second reading beside it."""

    def __init__(
        self,
        table: ludoteca.Table,
        seed: int,
        set_up: Dealt | None = None,
        script: Sequence[str] = (),
    ) -> None:
        self.engine = Engine(table)
        self.set_up = set_up  # where the position was not dealt
        self.script = list(script)  # what is answered; after it, and without it, at random
        self.random = random.Random(seed)
        self.steps = 0
        self.matches = 0
        self.begun = 0  # matches whose beginning was told
        self.compared = -1  # the latest turn in which hands were compared
        self.guessed = False  # what was dealt, as it is gone before the first decision
        self.trail: list[str] = []

    def game(self, most_steps: int) -> None:
        """Play until the game is over or long enough."""
        chosen = self.engine.settings
        # simple mode is played with the main deck alone
        has_field = any(chosen.get(name) == "on" for name in ("field", *DECKS[1:]))
        game = Game(
            self.engine.table.players,
            has_field,
            self.tell,
            int(chosen.get("close_after", 40)),
            int(chosen.get("most_matches", 20)) if has_field else 0,
            self.laid_out,
            chosen.get("social") == "on",
            chosen.get("motions") == "on",
            chosen.get("hegemonies") == "noticed",
        )
        self.model = game
        self.engine.listen()
        playing = game.play()
        answer = None
        try:
            while self.steps < most_steps:
                pending = playing.send(answer) if answer else next(playing)
                answer = self.answer(pending)
        except StopIteration:
            self.ended(game)
        except AssertionError:
            if not self.guessed:
                raise

    def tell(self, what: str, seat: int) -> object:
        """What chance has decided."""
        if what == "deal":
            dealt, self.set_up = self.set_up or self.dealt(), None
            return dealt
        if what == "lot":
            return self.engine.table.waiting[0]
        if what == "column":
            return self.engine.view()["field"]["columns"][seat]
        return self.engine.tell(what, seat)

    def dealt(self) -> Dealt:
        """Hands and structures of a match that was just dealt."""
        self.matches += 1
        events = list(self.engine.table.events)
        starts = [at for at, it in enumerate(events) if it.kind == "match_begins"]
        if len(starts) <= self.begun:
            raise Disagree(f"{self.where()}\nmodel: a match is over, engine: not")
        since = events[starts[self.begun] + 1 :]
        self.begun += 1
        view = self.engine.view()
        turns = sum(event.kind == "flow_turns" for event in since)
        flow = view["flow"] * (-1) ** turns
        hands = undone(self.engine.hands(), since, flow)
        places = places_before(self.engine.places(), since)
        self.guessed = is_guessed(self.engine.table.players, since)
        return Dealt(hands, places, view["starter"], flow)

    def laid_out(self, dealt: Dealt) -> Position:
        """The table as dealt."""
        held = Counter(dealt.places) + Counter(card for hand in dealt.hands for card in hand)
        pile = self.whole_deck()
        pile.subtract(held)
        assert min(pile.values()) >= 0, "more cards than there are"
        return Position(dealt.hands, dealt.places, pile, dealt.starter, dealt.flow)

    def whole_deck(self) -> Counter[int]:
        """All cards of the decks that are played with."""
        decks = [it for it in DECKS if it == "main" or self.engine.settings.get(it) == "on"]
        return Counter(
            {card.number: sum(card.copies.get(d, 0) for d in decks) for card in CARDS.values()}
        )

    def answer(self, pending: Pending) -> tuple[int, str]:
        """The next answer: one that goes without asking, or one that both are given."""
        match = self.model_of()
        asked = {} if self.engine.table.over else self.engine.asked()
        for seat, options in pending.items():
            if len(options) == 1 and (asked.get(seat) != options or self.is_behind(match)):
                return seat, options[0]
        told = {seat: sorted(options) for seat, options in pending.items()}
        if told != asked:
            raise Disagree(f"{self.where()}\nmodel {told}\nengine {asked}")
        self.compare(match)
        self.guessed = False
        seat, option = self.chosen(asked)
        self.trail.append(f"{seat}:{option}")
        self.engine.table.play(seat, option)
        self.engine.listen()
        self.steps += 1
        return seat, option

    def chosen(self, asked: Pending) -> tuple[int, str]:
        """Somebody of those asked, and what is answered."""
        if self.script:
            seat, option = self.script.pop(0).split(": ")
            return int(seat), option
        someone = self.random.choice(sorted(asked))
        options = asked[someone]
        if self.must_notice() and "no_claim" in options and self.random.random() < 0.9:
            options = [f"claim {it}" for it in self.model_of().at.present()] or ["no_claim"]
        return someone, self.random.choice(sorted(options))

    def must_notice(self) -> bool:
        """Whether hegemonies have to be noticed; few claim then what is not there."""
        return self.engine.settings.get("hegemonies") == "noticed"

    def model_of(self) -> Match:
        """The match that is being played, as the second reading has it."""
        assert self.model.now is not None
        return self.model.now

    def is_behind(self, match: Match) -> bool:
        """Whether the engine has gone on meanwhile."""
        return bool(self.engine.drawn) or (
            not match.winners and self.engine.view()["turn"] != len(match.at.turns)
        )

    def compare(self, match: Match) -> None:
        """The parts of the position that matter are the same."""
        at, view = match.at, self.engine.view()
        if self.engine.drawn:
            raise Disagree(f"{self.where()}\nthe model did not let draw {self.engine.drawn}")
        mine: dict[str, object] = {}
        if not match.winners:
            mine = {"seat": at.seat, "turn": len(at.turns)}
        theirs: dict[str, object] = {name: view[name] for name in mine}
        if not view["program"]["running"] and not match.carrying:  # else the model is behind
            mine |= {"places": at.places, "flow": at.flow, "pile": at.pile.total()}
            mine["discards"] = sorted(at.discards.elements())
            theirs |= {name: view[name] for name in ("flow", "pile")}
            theirs["places"] = self.engine.places()
            theirs["discards"] = sorted(map(number_of, view["discards"]))
            if self.compared != len(at.turns):
                self.compared = len(at.turns)
                mine["hands"] = [sorted(hand) for hand in at.hands]
                theirs["hands"] = self.engine.hands()
            if at.rows is not None:
                mine |= {"rows": at.rows, "columns": at.columns, "blocked": at.blocked_wins}
                field = view["field"]
                theirs |= {"rows": field["rows"], "columns": field["columns"]}
                theirs["blocked"] = field["blocked_wins"]
        if mine != theirs:
            differ = {
                name: (mine[name], theirs[name]) for name in mine if mine[name] != theirs[name]
            }
            raise Disagree(f"{self.where()}\nmodel and engine: {differ}")

    def ended(self, game: Game) -> None:
        """Both say the same about the end of the game."""
        table = self.engine.table
        if not table.over or tuple(table.winners) != game.winners:
            raise Disagree(f"{self.where()}\nmodel: {game.winners} won, engine {table.winners}")

    def where(self) -> str:
        """Where it was, to be found again."""
        view = self.engine.view()
        both = zip(self.engine.places(), self.engine.hands(), strict=True)
        hands = [f"{place}: {hand}" for place, hand in both]
        latest = [(it.kind, dict(it.arguments)) for it in self.engine.table.events[-12:]]
        return (
            f"step {self.steps}, turn of {view['seat']}, {view['phase']}, society and hands {hands}"
            f", flow {view['flow']}\nlatest answers {self.trail[-8:]}\nlatest events {latest}"
        )
