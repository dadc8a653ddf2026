"""Second reading of Vossa Excelência: the procedure, written from the manual and the rulings.

The game is one long generator: it yields an `Ask` wherever somebody decides and is sent the
answer, in the notation of the engine. Chance is told (vossa_table.py); the sentences of the
cards are in vossa_effects.py, which says what is not modelled.
"""

from collections import Counter
from itertools import count

from tests.second_reading.vossa_deck import Card
from tests.second_reading.vossa_effects import Ask, Effects, Play
from tests.second_reading.vossa_table import Player, has_choice, payable


class Model(Effects):
    """A whole game: `play()` runs it from the set-up to the ranking."""

    minimum = 3  # cards in hand after a turn
    most = 99  # actions in a turn

    def __init__(self, cards: dict[int, Card], players: int, semesters: int, starter: int) -> None:
        """Everything still lies in its pile."""
        super().__init__(cards, players)
        self.start_effects()
        self.semesters = semesters
        self.order = [(starter + place) % players for place in range(players)]
        self.semester = 1
        self.ranking: list[int] = []

    def play(self) -> Play[None]:
        """Set-up, rounds, elections."""
        yield from self.set_up()
        while self.semester <= self.semesters and len(self.playing()) > 1:
            for player in self.playing():
                yield from self.turn(player)
            yield from self.event()
            self.semester += 1
        if len(self.playing()) > 1:
            yield from self.elections()
        self.rank()

    def playing(self) -> list[Player]:
        """Those still in the game, from the first player on."""
        return [self.players[seat] for seat in self.order if self.players[seat].in_game]

    def set_up(self) -> Play[None]:
        """Zone, politicians and parties, their abilities, then money and hands."""
        self.show_voters(3)
        for player in self.playing():
            for category in ("politician", "party"):
                number = self.top(category, f"{category} {player.seat}")
                assert number is not None
                self.enter(player, number)
        for player in self.playing():
            if politician := player.politician():
                self.generate(player, politician.card.number, "setup")
        yield from self.drain()
        for player in self.playing():
            player.get_money(1)
            self.draw(player, 3)

    def turn(self, player: Player) -> Play[None]:
        """Unturn, act, discard, draw."""
        self.unturn(player)
        yield from self.moment(player, "dawn")
        yield from self.act(player)
        yield from self.moment(player, "dusk")
        yield from self.discard(player)
        self.fade(player)
        wanted = self.minimum + sum(player.rule_numbers("hand #"))
        self.draw(player, wanted - len(player.hand))

    def unturn(self, player: Player) -> None:
        """All cards of the cabinet, but for those that a card holds back."""
        for held in player.cabinet.values():
            held.used = held.articulated = False
            if player.may("unturn", held.card) and "locked" not in held.card.rules:
                held.turned = False

    def moment(self, player: Player, moment: str) -> Play[None]:
        """What the cards of a cabinet do at a moment."""
        self.generated = 0
        self.arise(player, moment)
        yield from self.drain()

    def arise(self, player: Player, moment: str) -> None:
        """What the cards of a cabinet say of a moment waits, in the order of the deck."""
        for number in sorted(player.cabinet):
            self.generate(player, number, moment)

    def act(self, player: Player) -> Play[None]:
        """Any number of actions, in any order."""
        for taken in count():
            legal = self.legal(player) if taken < self.most else {"stop": -1}
            answer = yield Ask(player.seat, "actions", frozenset(legal))
            if answer == "stop":
                return
            yield from self.take(player, answer.split()[0], legal[answer])
            yield from self.drain()

    def legal(self, player: Player) -> dict[str, int]:
        """The actions, each with its card."""
        found = [("reveal", one) for one in player.hand if one not in player.revealed]
        for verb, numbers in (("pay", player.revealed), ("buy", self.zone)):
            for one in numbers:
                bill = player.bill(self.cards[one])
                if player.may(verb, self.cards[one]) and payable(bill, player.purse()):
                    found.append((verb, one))
                    if has_choice(bill, player.purse()):
                        found.append(("itemise", one))
        for one, held in player.cabinet.items():
            if held.card.texts["articulation"] and not (held.turned or held.articulated):
                found.append(("articulate", one))
            if held.card.texts["action"] and (not held.used or "repeats" in held.card.rules):
                found.append(("use", one))
        return {"stop": -1} | {
            f"{verb} {self.cards[one].name}": one
            for verb, one in found
            if player.may(verb, self.cards[one])
        }

    def take(self, player: Player, verb: str, number: int) -> Play[None]:
        """Do one action."""
        self.generated = 0
        if verb == "reveal":
            self.reveal(player, number)
        elif verb == "articulate":
            held = player.cabinet[number]
            held.articulated = "does not turn" in held.card.rules
            held.turned = not held.articulated
            self.generate(player, number, "articulation")
        elif verb == "use":
            player.cabinet[number].used = True
            self.generate(player, number, "action")
        else:
            yield from self.settle(player, player.bill(self.cards[number]), verb == "itemise")
            self.obtain(player, number)

    def reveal(self, player: Player, number: int) -> None:
        """Face up; without cost it enters play at once."""
        if self.cards[number].cost:
            player.revealed.append(number)
        else:
            self.out_of_hand(player, number)
            self.enter(player, number)

    def obtain(self, player: Player, number: int) -> None:
        """A paid card enters the cabinet."""
        if number in self.zone:
            self.zone.remove(number)
            self.enter(player, number)
            self.refill_zone()
        else:
            self.out_of_hand(player, number)
            self.enter(player, number)

    def discard(self, player: Player) -> Play[None]:
        """Hand cards as one likes, then the revealed ones that were not paid and are not kept."""
        keeps = player.has_rule("keep revealed")
        while hidden := [one for one in player.hand if keeps or one not in player.revealed]:
            names = {f"drop {self.cards[one].name}": one for one in hidden}
            answer = yield Ask(player.seat, "discards", frozenset({"keep"} | set(names)))
            if answer == "keep":
                break
            self.out_of_hand(player, names[answer])
            self.throw(names[answer])
        for one in [] if keeps else list(player.revealed):
            self.out_of_hand(player, one)
            self.throw(one)

    def fade(self, player: Player) -> None:
        """Unspent points are lost, but for what a card keeps."""
        kept = Counter(player.points)
        if not player.has_rule("keep power"):
            kept["power"] = 0
        if not player.has_rule("keep influence"):
            kept = Counter(power=kept["power"])
        player.points = kept

    def event(self) -> Play[None]:
        """One event, resolved by each in order, then discarded."""
        number = self.top("event", "event_opens")
        if number is None:
            return
        for player in self.playing():
            if len(self.playing()) > 1 and not player.has_rule("immune to events"):
                self.generated = 0
                self.generate(player, number, "event")
                yield from self.drain()
        self.throw(number)

    def elections(self) -> Play[None]:
        """Hands go; what cards do at their start arises at once, and is done in turn order."""
        for player in self.playing():
            for one in list(player.hand):
                self.out_of_hand(player, one)
                self.throw(one)
        for player in self.playing():
            self.arise(player, "elections")
        yield from self.drain()

    def rank(self) -> None:
        """Places by seat: whoever left is behind all others, the first to leave last."""
        best = sorted(self.playing(), key=self.worth, reverse=True)
        seats = [player.seat for player in best] + self.leavers[::-1]
        self.ranking = [seats.index(player.seat) + 1 for player in self.players]

    def worth(self, player: Player) -> tuple[int, ...]:
        """Capital, then voters, money, few infamies, and being late in turn order."""
        return (
            player.capital(),
            int(player.has_rule("wins ties")),
            len(player.of_kind("voter")),
            sum(held.money for held in player.cabinet.values()),
            -len(player.of_kind("infamy")),
            self.order.index(player.seat),
        )
