"""Second reading of Agência: cards that are drawn, discarded, handed over and swapped."""

from collections import Counter

from tests.second_reading.agencia import UNKNOWN, Crisis
from tests.second_reading.agencia_naming import Naming, stops_discards, stops_draws, twice


class Moving(Naming):
    """The verbs that move cards."""

    # Drawing and discarding.

    def number_of(self, word: str) -> int:
        """How many cards a word means."""
        if word.isdigit():
            return int(word)
        if word == "total/3":
            return self.at.total() // 3
        if word == "same":
            return self.amount_done
        if word == "up-to-most":
            return max(self.at.sizes()) - self.at.size(self.same[0])
        if word == "2*gained":
            return 2 * sum(turn.gained[self.me] for turn in self.at.last_round())
        raise AssertionError(word)

    def do_draw(self, who: str, count: str) -> None:
        """Somebody draws."""
        seats = self.who(who, "draw")
        drawing = {seat: self.to_draw(seat, count) for seat in seats}
        drawing = {seat: number for seat, number in drawing.items() if number}
        self.actors |= set(drawing)
        self.drawers |= set(drawing)
        self.amount_done = sum(drawing.values())
        if set(drawing) & self.at.banned:
            raise Crisis("somebody may not draw")
        if not self.loose:
            self.may_draw(drawing)
        for seat in self.at.along(self.me):
            if seat in drawing:
                self.draw_cards(seat, drawing[seat])
        self.pay_for_draws(sum(drawing.values()))

    def may_draw(self, drawing: dict[int, int]) -> None:
        """Nobody draws where there are too few cards, or too few to discard for them."""
        drawn = sum(drawing.values())
        if drawn > self.at.drawable():
            raise Crisis("no cards are left to draw")
        owed = 0 if self.at.in_force("no", "draw/discard") else drawn * twice(self.at, "discard")
        for holder, _ in self.at.rules("discard-per-draw"):
            if self.at.size(holder) + drawing.get(holder, 0) < owed:
                raise Crisis("too few cards to discard for those drawn")

    def to_draw(self, seat: int, count: str) -> int:
        """How many a seat really draws, after what other structures stop, double or limit."""
        if stops_draws(self.at, seat) and not self.raw:
            return 0
        number = self.number_of(count)
        if count != "up-to-most":
            number *= twice(self.at, "draw")
        return min(number, 1) if self.at.in_force("at-most", "draw") else number

    def draw_cards(self, seat: int, number: int) -> None:
        """So many cards of the pile come to a hand."""
        if number > self.at.drawable() and not self.loose:
            raise Crisis("no cards are left to draw")
        for _ in range(number):
            card = self.chance.ask(self.told, "draw", seat)
            self.told += 1
            self.at.draw(seat, UNKNOWN if card is None else int(str(card)))
        self.at.now.drew[seat] += number
        self.at.now.gained[seat] += number

    def pay_for_draws(self, drawn: int) -> None:
        """Whoever discards for every card drawn."""
        for holder, _ in self.at.rules("discard-per-draw"):
            owed = drawn * twice(self.at, "discard")
            if self.outside:
                owed = min(owed, self.at.spendable(holder))
            if owed and not self.at.in_force("no", "draw/discard"):
                self.drop({holder: owed})

    def do_discard(self, who: str, count: str) -> None:
        """Somebody discards."""
        try:
            seats = self.who(who, "discard")
        except Crisis as crisis:
            self.discarding |= bool(crisis.meant)  # somebody would, if it were clear who
            raise
        owed = {seat: self.to_discard(seat, count) for seat in seats}
        owed = {seat: number for seat, number in owed.items() if number}
        if self.quiet:
            owed = self.quietly(owed)
        self.actors |= set(owed)
        self.amount_done = sum(owed.values())
        self.drop(owed)

    def to_discard(self, seat: int, count: str) -> int:
        """How many a seat really discards."""
        if stops_discards(self.at, seat, self.me) and not self.raw:
            return 0
        if count == "hand":
            return self.at.size(seat)
        return int(count) * twice(self.at, "discard")

    def quietly(self, owed: dict[int, int]) -> dict[int, int]:
        """Only what can be done; nothing if too many hands would be empty."""
        able = {s: number for s, number in owed.items() if self.at.spendable(s) >= number}
        emptied = [seat for seat, number in able.items() if self.at.size(seat) == number]
        return {} if len(emptied) > 1 and not self.at.many_win() else able

    def drop(self, owed: dict[int, int]) -> None:
        """Cards that are discarded at once."""
        self.discarding |= bool(owed)
        for seat, cards in self.cards(owed, "discard").items():
            for card in cards:
                self.at.discard(seat, card)
            self.at.now.discarded[seat] += len(cards)
        if owed:
            self.at.last_discarders = frozenset(owed)

    # Handing over and swapping.

    def kept_from(self, receiver: int) -> bool:
        """Whether nobody may give cards to a seat."""
        return self.at.spared(receiver) and not self.raw

    def do_give(self, who: str, whom: str, count: str) -> None:
        """Each of some gives cards to each of others."""
        givers = self.who(who, "give")
        if self.raw and count.isdigit():
            self.actors |= set(givers)
        receivers = self.receivers(givers, whom, count)
        for receiver in receivers:
            number = self.to_give(receiver, count)
            if number and not self.kept_from(receiver):
                self.actors |= set(givers)
            if receiver in givers:
                raise Crisis("nobody gives to himself")
            if number and not self.kept_from(receiver):
                self.hand_over(dict.fromkeys(givers, (receiver, number)))

    def receivers(self, givers: list[int], whom: str, count: str) -> list[int]:
        """Who gets the cards; two that are one get them twice."""
        others = [seat for seat in self.at.along(self.me) if seat not in givers]
        if whom == "opp-of-giver":
            return [self.choose(self.unspared(others))]
        if count == "since-their-turn":
            fitting = [seat for seat in others if self.at.discards_after(seat)]
            return [self.choose(self.unspared(fitting or others))]
        if "&" in whom:
            return [seat for word in whom.split("&") for seat in self.who(word, "receive")]
        return self.who(whom, "receive")

    def to_give(self, receiver: int, count: str) -> int:
        """How many cards one receiver gets from one giver."""
        if count != "since-their-turn":
            return self.number_of(count)
        number = self.at.discards_after(receiver)
        if not number:
            raise Crisis("nobody has discarded")
        return number

    def hand_over(self, gifts: dict[int, tuple[int, int]]) -> None:
        """Cards that change hands at once: by giver, to whom and how many."""
        self.actors |= set(gifts)
        chosen = self.cards({giver: gift[1] for giver, gift in gifts.items()}, "hand")
        for giver, cards in chosen.items():
            for card in cards:
                self.at.hands[giver].remove(card)
        for giver, cards in chosen.items():
            self.at.hands[gifts[giver][0]] += cards
            self.at.now.gained[gifts[giver][0]] += len(cards)
            self.at.now.gave |= {(giver, gifts[giver][0])}

    def do_pass(self, count: str) -> None:
        """Everybody gives to the next; a single one with one card gives of what arrives."""
        order, number = self.at.along(self.me), int(count)
        gifts = {
            seat: (after, number)
            for seat, after in zip(order, order[1:] + order[:1], strict=True)
            if not self.kept_from(after)
        }
        short = [seat for seat in gifts if self.at.size(seat) < number]
        if self.loose or not short:
            return self.hand_over(gifts)
        if len(short) > 1 or self.at.size(short[0]) != 1:
            raise Crisis("too few cards")
        late = {short[0]: gifts.pop(short[0])}
        self.hand_over(gifts)
        if not self.kept_from(short[0]):  # else nothing arrives that could be given on
            self.hand_over(late)
        return None

    def do_level(self, who: str, whom: str) -> None:
        """One gives to another until both have as many."""
        giver, receiver = self.who(who)[0], self.who(whom)[0]
        between = self.at.size(giver) - self.at.size(receiver)
        if self.kept_from(receiver):
            return
        if between % 2:
            raise Crisis("an odd difference")
        if between:
            self.hand_over({giver: (receiver, between // 2)})

    def do_swap(self, who: str, whom: str, count: str) -> None:
        """Two choose cards, then exchange them."""
        a, b = self.swappers(who, whom)
        chosen = self.cards({a: int(count), b: int(count)}, "swap")
        for seat, other in ((a, b), (b, a)):
            for card in chosen[seat]:
                self.at.hands[seat].remove(card)
                self.at.hands[other].append(card)

    def swappers(self, who: str, whom: str) -> tuple[int, int]:
        """Two who swap something: different ones, and where nothing forbids it."""
        if self.raw:
            self.actors |= {-1, -2}  # whoever they are, they are two
        a, b = self.who(who)[0], self.who(whom)[0]
        self.actors |= {a, b}
        if a == b or self.at.in_force("no", "swap"):
            raise Crisis("no swap")
        return a, b

    def do_hands(self, who: str, whom: str) -> None:
        """Two whole hands change owners."""
        a, b = self.swappers(who, whom)
        self.at.hands[a], self.at.hands[b] = self.at.hands[b], self.at.hands[a]

    def do_rotate(self, step: str) -> None:
        """All hands go on by one."""
        if self.at.in_force("no", "swap"):
            raise Crisis("no swap")
        self.actors |= set(range(self.at.players))
        old = list(self.at.hands)
        for seat, hand in enumerate(old):
            self.at.hands[(seat + int(step) * self.at.flow) % self.at.players] = hand

    def do_shuffle_hands(self) -> None:
        """All hands are dealt anew, each as large as before."""
        told = self.chance.ask(self.told, "hands", 0)
        self.told += 1
        sizes = self.at.sizes()
        dealt = [[UNKNOWN] * size for size in sizes] if told is None else told
        assert isinstance(dealt, list)
        self.at.hands = [list(hand) for hand in dealt]
        assert self.at.sizes() == sizes

    def do_shuffle_places(self) -> None:
        """The structures are dealt anew."""
        told = self.chance.ask(self.told, "places", 0)
        self.told += 1
        if told is not None:
            assert isinstance(told, list)
            assert sorted(told) == sorted(self.at.places)
            self.at.places = list(told)

    def do_shuffle_pile(self) -> None:
        """Its order is unknown anyway."""

    def do_fetch(self, who: str = "me") -> None:
        """A card of the hand against one of the pile or the discards."""
        seat = self.who(who)[0]
        self.actors.add(seat)
        given = self.cards({seat: 1}, "swap")[seat][0]
        taken = self.take(seat, self.at.pile + self.at.discards)
        self.at.hands[seat].remove(given)
        self.at.hands[seat].append(taken)
        source = self.at.pile if self.at.pile[taken] else self.at.discards
        source[taken] -= 1
        source[given] += 1

    def do_pick(self, who: str = "me") -> None:
        """One card of the pile that its player chooses is drawn."""
        seat = self.who(who)[0]
        self.actors.add(seat)
        self.drawers.add(seat)
        number = self.to_draw(seat, "1")
        if number and seat in self.at.banned:
            raise Crisis("somebody may not draw")
        for _ in range(number):
            pile = self.at.pile if self.at.pile.total() else self.at.discards  # the new pile
            self.at.draw(seat, self.take(seat, pile))
            self.at.now.drew[seat] += 1
            self.at.now.gained[seat] += 1
        self.pay_for_draws(number)

    def take(self, seat: int, cards: Counter[int]) -> int:
        """One card that a seat chooses out of some."""
        _, answer = self.ask({seat: [f"take {card}" for card in sorted(+cards)]})
        return int(answer.split()[1])
