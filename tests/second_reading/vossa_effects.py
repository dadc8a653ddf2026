"""Second reading of Vossa Excelência: what sentences of cards do.

Everything that a deck file can say is modelled.
"""

from collections import deque
from collections.abc import Callable, Generator
from dataclasses import dataclass, replace
from typing import TypeVar

from tests.second_reading.vossa_deck import ALL, SPHERES, Step, branches, faces, icons, parts
from tests.second_reading.vossa_table import (
    Disagreement,
    Held,
    Player,
    Table,
    choices,
    has_choice,
    payable,
)

Answer = TypeVar("Answer")


@dataclass(frozen=True)
class Ask:
    """Somebody decides: who, what about, and what may be answered."""

    seat: int
    phase: str
    legal: frozenset[str]


Play = Generator[Ask, str, Answer]


class Effects(Table):
    """A table on which effects wait in a queue and are resolved one by one."""

    most_generated = 199  # effects of one action

    def start_effects(self) -> None:
        """Nothing waits yet."""
        self.queue: deque[tuple[Player, int, list[str]]] = deque()
        self.generated = 0  # by the action under way
        self.target: Player | None = None
        self.taking = False  # voters: the zone is filled once all are taken
        self.leavers: list[int] = []

    def generate(self, player: Player, number: int, moment: str) -> None:
        """The sentences of a card for a moment join the queue."""
        sentences = self.cards[number].texts[moment]
        if sentences and self.generated < self.most_generated:
            self.generated += 1
            self.queue.append((player, number, sentences))

    def drain(self) -> Play[None]:
        """Resolve what waits; cards out of play have no effect any more, unless it has begun.

        Another's cabinet is in play, and the effect is still of whoever it arose for.
        """
        while self.queue:
            player, number, sentences = self.queue.popleft()
            if self.cards[number].category == "event" or self.lies(number):
                for sentence in sentences:
                    if player.in_game and self.rivals(player):
                        yield from self.resolve(player, number, sentence)

    def lies(self, number: int) -> Held | None:
        """A card in play, in whosever cabinet it lies."""
        return next((one.cabinet[number] for one in self.players if number in one.cabinet), None)

    def resolve(self, player: Player, number: int, sentence: str) -> Play[None]:
        """One sentence: its conditions, its risk, its alternatives, then its steps."""
        self.target = None
        conditions, rest = parts(sentence)
        if not (yield from self.conditions_met(player, number, conditions)):
            return
        if rest.startswith("roll "):
            rest = faces(rest).get(self.luck(player, self.roll(player)), "")
        if rest:
            for step in (yield from self.branch(player, number, branches(rest))):
                yield from self.do(player, number, step)

    def roll(self, player: Player) -> int:
        """The die, as told."""
        face = self.hear(f"rolls {player.seat}")
        if face not in range(1, 7):
            raise Disagreement(f"a die that shows {face}")
        return face

    def luck(self, player: Player, face: int) -> int:
        """What a roll counts as."""
        return min(6, max(1, face + sum(player.rule_numbers("luck #"))))

    def conditions_met(self, player: Player, number: int, conditions: list[Step]) -> Play[bool]:
        """Whether the conditions were possible, accepted, and are now fulfilled."""
        if not all(self.can(player, number, step, step.count) for step in conditions):
            return False
        deeds = [step for step in conditions if step.verb != "have"]
        if not deeds:
            return True
        fees = [player.eased(icons(step.what)) for step in deeds if step.verb == "pay"]
        by_hand = (
            {"accept_by_hand"} if any(has_choice(fee, player.purse()) for fee in fees) else set()
        )
        answer = yield Ask(player.seat, "accepting", frozenset({"accept", "refuse"} | by_hand))
        if answer == "refuse":
            return False
        for step in deeds:
            if step.verb == "pay":
                bill = player.eased(icons(step.what))
                yield from self.settle(player, bill, answer == "accept_by_hand")
            else:
                yield from self.do(player, number, step)
        return True

    def settle(self, player: Player, bill: list[str], by_hand: bool) -> Play[None]:
        """Pay a bill: unasked with what can do least else, or icon by icon where one may choose."""
        while bill:
            kinds = choices(bill, player.purse())
            kind = kinds[0]
            if by_hand and len(kinds) > 1:
                legal = frozenset(f"pay_with {one}" for one in kinds)
                kind = (yield Ask(player.seat, "paying", legal)).split()[1]
            player.spend(kind)
            bill = bill[1:]

    def branch(self, player: Player, number: int, ways: list[list[Step]]) -> Play[list[Step]]:
        """One of the alternatives, of those that can do anything."""
        if len(ways) == 1:
            return ways[0]
        possible = [
            index
            for index, way in enumerate(ways)
            if any(self.can(player, number, step, 1) for step in way)
        ]
        if not possible:
            return []
        if len(possible) == 1:
            return ways[possible[0]]
        legal = frozenset(f"branch {index}" for index in possible)
        answer = yield Ask(player.seat, "branching", legal)
        return ways[int(answer.split()[1])]

    def rivals(self, player: Player) -> list[Player]:
        """The others who are still in the game."""
        return [other for other in self.players if other is not player and other.in_game]

    def can(self, player: Player, number: int, step: Step, count: int) -> bool:
        """Whether at least `count` of a step could be done now."""
        doers = self.doers(player, number, step) if step.who != "target" else self.rivals(player)
        return any(
            self.can_do(doer, number, step, count)
            for doer in doers
            if self.reaches(player, number, doer) and self.times(doer, number, step)
        )

    def doers(self, player: Player, number: int, step: Step) -> list[Player]:
        """Who does a step that chooses nobody: oneself, all rivals, or oneself and all rivals."""
        if step.who == "you":
            return [player]
        after = [(player.seat + place) % len(self.players) for place in range(len(self.players))]
        seated = [self.players[seat] for seat in after if self.players[seat].in_game]
        return seated if step.who == "everyone" else seated[1:]

    def reaches(self, player: Player, number: int, doer: Player) -> bool:
        """Whether a player's card can tell somebody what to do."""
        if doer is player or self.cards[number].category == "event":
            return True
        return not doer.has_rule("immune to rivals")

    def times(self, player: Player, number: int, step: Step) -> int:
        """What the count of a step is multiplied by for whoever does it."""
        if not step.per:
            return 1
        if step.per == "rival":
            return len(self.rivals(player))
        if step.per == "here":  # on this card, wherever it lies
            held = self.lies(number)
            return held.money if held else 0
        return player.number_of(step.per, player.cabinet.get(number))

    def can_do(self, player: Player, number: int, step: Step, count: int) -> bool:
        """The same for the one who does it; of all there must be one."""
        count = 1 if count == ALL else count
        if step.verb == "have":
            return len(player.of_kind(step.what)) >= count
        if step.verb == "pay":
            return payable(player.eased(icons(step.what)), player.purse())
        if step.verb == "give":
            return player.purse()["money"] >= count
        if step.verb == "lose":
            return player.purse()[step.what] >= count
        if step.verb in ("draw", "receive"):
            return self.left("parliamentarian" if step.verb == "draw" else "infamy") >= count
        if step.verb == "gain" and step.what == "money":
            return player.till() is not None
        if step.verb == "store":
            return self.lies(number) is not None
        if step.verb == "collect":
            held = self.lies(number)
            elsewhere = player.politician() not in (None, held)
            return held is not None and held.money >= count and elsewhere
        if step.verb in ("gain", "leave", "nothing"):
            return True
        if step.verb in ("campaign", "sweep", "switch"):
            return self.left("party" if step.verb == "switch" else "voter") > 0
        return len(self.candidates(player, number, step)) >= count

    def candidates(self, player: Player, number: int, step: Step) -> list[int]:
        """The cards among which a step chooses."""
        if step.what == "hand":
            return sorted(player.hand)
        if step.verb in ("play", "retrieve"):
            where = player.hand if step.verb == "play" else self.discards["parliamentarian"]
            return sorted(one for one in where if self.cards[one].is_a(step.what))
        if step.verb == "take":
            return sorted(one for one in self.zone if self.cards[one].is_a(step.what))
        found = [number] if step.what == "this" else player.of_kind(step.what)
        found = [one for one in found if one in player.cabinet]
        if step.verb in ("turn", "unturn"):
            return [one for one in found if player.cabinet[one].turned == (step.verb == "unturn")]
        if step.verb == "return":
            return [one for one in found if self.cards[one].category == "parliamentarian"]
        return found

    def do(self, player: Player, number: int, step: Step) -> Play[None]:
        """A step, by whoever does it."""
        if step.who == "target":
            doers = [(yield from self.choose_target(player))]
        else:
            doers = self.doers(player, number, step)
        for doer in doers:
            if self.reaches(player, number, doer) and (times := self.times(doer, number, step)):
                once = replace(step, count=step.count * times)
                yield from self.do_by(player, doer, number, once)

    def do_by(self, player: Player, doer: Player, number: int, step: Step) -> Play[None]:
        """A step of a player's card, by one of those who do it."""
        if step.verb == "give":
            self.do_give(player, doer, step)
        elif step.verb in ("discard", "return", "turn", "unturn", "play", "retrieve", "take"):
            yield from self.card_by_card(doer, number, step)
        elif step.verb == "gain" and step.what == "any":
            legal = frozenset(f"sphere {sphere}" for sphere in SPHERES)
            answer = yield Ask(doer.seat, "sphere", legal)
            doer.gain(answer.split()[1], step.count)
        else:
            self.simple(step.verb)(doer, number, step)

    def choose_target(self, player: Player) -> Play[Player]:
        """A rival, chosen once a sentence; the only one unasked."""
        if self.target is None:
            rivals = self.rivals(player)
            self.target = rivals[0]
            if len(rivals) > 1:
                legal = frozenset(f"rival {rival.seat}" for rival in rivals)
                answer = yield Ask(player.seat, "targeting", legal)
                self.target = self.players[int(answer.split()[1])]
        return self.target

    def card_by_card(self, player: Player, number: int, step: Step) -> Play[None]:
        """A step done with so many cards, one after another; unasked where all of them go."""
        left, self.taking = step.count, step.verb == "take"
        while (found := self.candidates(player, number, step)) and left:
            if len(found) <= left:
                for card in found:
                    self.handle(player, card, step)
                break
            names = {f"choose {self.cards[one].name}": one for one in found}
            self.handle(player, names[(yield Ask(player.seat, "choosing", frozenset(names)))], step)
            left -= 1
        self.taking = False
        if step.verb == "take":
            self.refill_zone()

    def handle(self, player: Player, card: int, step: Step) -> None:
        """What a step does with one chosen card."""
        if step.verb in ("turn", "unturn"):
            player.cabinet[card].turned = step.verb == "turn"
        elif step.verb == "retrieve":
            self.discards["parliamentarian"].remove(card)
            player.hand.append(card)
        elif step.verb == "take":
            self.zone.remove(card)
            self.enter(player, card)
        elif step.verb == "play":
            self.out_of_hand(player, card)
            self.enter(player, card)
        elif step.what == "hand":
            self.out_of_hand(player, card)
            self.throw(card)
        else:
            self.leave_cabinet(player, card, to_hand=step.verb == "return")

    def enter(self, player: Player, number: int) -> None:
        """A card enters a cabinet, unturned, and its direct effects are generated."""
        card = self.cards[number]
        player.cabinet[number] = Held(card, turned="enters turned" in card.rules)
        self.generate(player, number, "direct")
        self.fit_zone(number)

    def fit_zone(self, number: int) -> None:
        """A card that changes the size of the zone has entered or gone."""
        changes = any(rule.startswith("zone ") for rule in self.cards[number].rules)
        if changes and not self.taking:
            self.refill_zone()

    def leave_cabinet(self, player: Player, number: int, *, to_hand: bool) -> None:
        """A card leaves a cabinet; what lies on it goes with it."""
        del player.cabinet[number]
        if to_hand:
            player.hand.append(number)
        else:
            self.throw(number)
        self.fit_zone(number)

    def simple(self, verb: str) -> Callable[[Player, int, Step], None]:
        """The method of a verb that asks nothing."""
        found: Callable[[Player, int, Step], None] = getattr(self, f"do_{verb}")
        return found

    def do_gain(self, player: Player, _: int, step: Step) -> None:
        """Money on the politician, or points."""
        if step.what == "money":
            player.get_money(step.count)
        else:
            player.gain(step.what, step.count)

    def do_nothing(self, _player: Player, _: int, _step: Step) -> None:
        """Nothing."""

    def do_give(self, player: Player, doer: Player, step: Step) -> None:
        """Money from one to whose card it is, as much as there is."""
        for _again in range(min(step.count, doer.purse()["money"])):
            doer.spend("money")
            player.get_money(1)

    def do_lose(self, player: Player, _: int, step: Step) -> None:
        """As much as there is."""
        for _again in range(min(step.count, player.purse()[step.what])):
            player.spend(step.what)

    def do_draw(self, player: Player, _: int, step: Step) -> None:
        """Parliamentarians to the hand."""
        self.draw(player, step.count)

    def do_receive(self, player: Player, _: int, step: Step) -> None:
        """Infamies into the cabinet."""
        for _again in range(step.count):
            number = self.top("infamy", f"receives {player.seat}")
            if number is not None:
                self.enter(player, number)

    def do_store(self, _player: Player, number: int, step: Step) -> None:
        """Money on the card itself, if it is still there."""
        if held := self.lies(number):
            held.add(step.count)

    def do_collect(self, player: Player, number: int, step: Step) -> None:
        """Money from the card itself to the politician."""
        held = self.lies(number)
        politician = player.politician()
        if held and politician and politician is not held:
            count = min(step.count, held.money)
            held.money -= count
            politician.add(count)

    def do_campaign(self, _player: Player, _: int, step: Step) -> None:
        """More voters in the zone."""
        self.show_voters(step.count)

    def do_sweep(self, _player: Player, _: int, _step: Step) -> None:
        """As many others come as were swept; these go back only then, and fill what is missing."""
        swept, self.zone = self.zone, []
        self.show_voters(len(swept))
        self.piles["voter"].update(swept)
        self.show_voters(len(swept) - len(self.zone))
        self.refill_zone()

    def do_switch(self, player: Player, _: int, _step: Step) -> None:
        """A new party for the old one, which goes to the box."""
        number = self.top("party", f"party {player.seat}")
        if number is not None:
            for old in player.of_kind("party"):
                self.leave_cabinet(player, old, to_hand=False)
            self.enter(player, number)

    def do_leave(self, player: Player, _: int, _step: Step) -> None:
        """Out of the game: voters to the zone, politician and party to the box, the rest thrown."""
        for number in [*player.cabinet, *player.hand]:
            self.throw(number)
        player.cabinet, player.hand, player.revealed = {}, [], []
        player.points.clear()
        player.in_game = False
        self.leavers.append(player.seat)
        self.refill_zone()
