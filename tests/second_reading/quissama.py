"""A second reading of Quissama, from its manual and the rulings alone.

A slow and plain model of the whole game: set-up, opening, turns, abilities, combinations, market,
goals and end, with the six variants. It shares no code with the engine. What chance decides it is
told after each step (`Told`), and refuses what could not have happened. Which cards `pay` takes is
a comfort of ours and no rule: the model is told that too, and sees that it pays exactly.
"""

from collections import Counter
from dataclasses import replace

from tests.second_reading.quissama_legal import Choices
from tests.second_reading.quissama_paying import Price, Purse, all_ends, pay, settle
from tests.second_reading.quissama_table import (
    LAST_TURN,
    PRINCESS_GOAL,
    ROADS,
    TENEMENT,
    TENEMENT_SPACES,
    Business,
    Impossible,
    Told,
    Turn,
)


class Quissama(Choices):
    """The whole game."""

    # What it does

    def play(self, act: str, told: Told) -> None:
        """Do it, then see who has won."""
        kind, *words = act.split()
        if act in self.deeds() and self.phase == "main":
            self.begin_paying(act)
        elif self.phase == "paying":
            self.go_on_paying(act, told)
        else:
            self.do(kind, words, told)
        self.look_for_winner()

    def begin_paying(self, act: str) -> None:
        """Announce a deed and pay what leaves no choice."""
        self.deed, self.price, self.phase = act, self.deeds()[act], "paying"
        self.hold(*settle(self.purse(), self.price))

    def go_on_paying(self, act: str, told: Told) -> None:
        """Pay in the way chosen; or all of it, as told."""
        if act != "pay":
            return self.hold(*settle(*pay(self.purse(), self.price, act)))
        hand = told.hands[self.seat]
        kept = replace(self.purse(), hand=hand, tokens=told.tokens, excess=told.excess)
        if kept not in all_ends(self.purse(), self.price):
            raise Impossible(f"{self.purse()} pays {self.price} and keeps {kept}")
        return self.hold(kept, Price())

    def hold(self, purse: Purse, price: Price) -> None:
        """Lay down what was spent; once all is paid the deed is done."""
        self.discards += self.hands[self.seat] - purse.hand
        self.hands[self.seat] = Counter(purse.hand)
        self.turn.tokens = self.turn.tokens[len(self.turn.tokens) - purse.tokens :]
        self.turn.excess = Counter(purse.excess)
        self.price = price
        if price.paid:
            self.phase = "main"
            kind, *words = self.deed.split()
            self.do_deed(kind, words)

    def do_deed(self, kind: str, words: list[str]) -> None:
        """What was paid for happens."""
        ability = {"minister_without": "alencar", "free_by_liberty": "princesa"}
        ability |= {"free_by_capoeira": "princesa"}
        if kind in ability or kind.startswith("replace"):
            self.turn.used.add(ability.get(kind, "imperador"))
        else:
            self.turn.closed = True
        match kind:
            case "free" | "free_by_liberty" | "free_by_capoeira":
                self.squares[words[0]] += 1
            case "found" | "replace_burgher":
                self.businesses[words[0]].owner = self.seat
            case "employ":
                self.squares[ROADS[words[0]]] -= 1
                self.businesses[words[0]].workers += 1
            case "recruit":
                self.squares[words[0]] -= 1
                self.tenement += 1
            case "minister" | "minister_without":
                self.place_minister()
            case "attack":
                self.remove_capoeira(words[0])
            case "replace_minister":
                self.ministry[int(words[0]) - 1] = self.seat
            case _:
                self.do_marker(kind, words)

    def do_marker(self, kind: str, words: list[str]) -> None:
        """Markers come, go and are replaced."""
        character = words[0]
        if kind != "influence":
            self.markers[character].remove(int(words[1]))
            if character == "bernardina":
                self.turn.cleared = True
        if kind != "release":
            self.place_marker(character)

    def place_marker(self, character: str) -> None:
        """A second one brings the character; all markers go back, and Quissama's cards are lost."""
        if self.seat not in self.markers[character]:
            self.markers[character].add(self.seat)
            return
        self.markers[character].clear()
        self.holders[character] = self.seat
        self.turn.fresh.add(character)
        if character == "quissama":
            self.discards += self.stored
            self.stored = Counter()

    def place_minister(self) -> None:
        """On the first space; whoever is in the way moves on, as far as needed."""
        coming: int | None = self.seat
        for space in range(6):
            coming, self.ministry[space] = self.ministry[space], coming
            if coming is None:
                return

    def remove_capoeira(self, place: str) -> None:
        """Back to the Senzala."""
        if place in self.squares:
            self.squares[place] -= 1
        elif place == TENEMENT:
            self.tenement -= 1
        else:
            self.businesses[place].workers -= 1
        self.keep_tokens()

    def keep_tokens(self) -> None:
        """Only full businesses keep their token."""
        own = self.full(self.seat)
        self.turn.tokens = [name for name in self.turn.tokens if name in own]

    def do(self, kind: str, words: list[str], told: Told) -> None:
        """What costs nothing but the card itself."""
        if kind in ("store", "rescue", "look", "steal", "swap_take", "swap_none", "swap_give"):
            return self.do_ability(kind, words, told)
        match kind:
            case "open":
                self.businesses[words[0]].owner = self.seat
                self.next_seat(told)
            case "end_turn":
                self.phase = "discarding"
                self.turn.tokens, self.turn.excess = [], Counter()
                self.refill_if_empty(told)
            case "discard":
                self.discard(words[0])
                self.refill_if_empty(told)
            case "refill":
                self.refill(told)
            case "withdraw_burgher" | "withdraw_minister" | "withdraw_marker":
                self.withdraw(kind, words[0])
            case _:
                self.turn.closed = True
                self.do_special(kind, words, told)
        return None

    def do_special(self, kind: str, words: list[str], told: Told) -> None:
        """The market and special cards."""
        match kind:
            case "exchange":
                self.exchange(words[0], int(words[1]), told)
            case "blow":
                self.discard("P")
                self.remove_capoeira(words[0])
            case "scandal":
                self.hands[self.seat] -= Counter("E")
                self.removed += 1
                self.ministry[int(words[0]) - 1] = None
            case "escape":
                self.discard("F")
                self.squares[words[0]] += 1

    def withdraw(self, kind: str, place: str) -> None:
        """Take an own piece back: neither a combination nor an exchange, so abilities stay open."""
        match kind:
            case "withdraw_burgher":
                self.close(place)
            case "withdraw_minister":
                self.ministry[int(place) - 1] = None
            case _:
                self.markers[place].remove(self.seat)

    def close(self, name: str) -> None:
        """The burgher leaves and the capoeiras go back to their square."""
        self.squares[ROADS[name]] += self.businesses[name].workers
        self.businesses[name] = Business()
        self.keep_tokens()

    def exchange(self, card: str, slot: int, told: Told) -> None:
        """One card of the hand for one of the market."""
        self.hands[self.seat] -= Counter([card])
        self.hands[self.seat][self.market[slot - 1]] += 1
        self.market[slot - 1] = card
        self.turn.exchanged = True
        self.turn.laid.add(slot)
        self.renew_market(told)

    def do_ability(self, kind: str, words: list[str], told: Told) -> None:
        """Quissama, Woodruff and Alemão."""
        match kind:
            case "store":
                self.turn.used.add("quissama")
                card = self.next_card(told.stored - self.stored)
                self.stored.update([card] if card else [])
            case "rescue":
                self.turn.used.add("quissama")
                self.hands[self.seat] += self.stored
                self.stored = Counter()
            case "look":
                self.look(int(words[0]))
            case "steal":
                self.begin_thefts()
                self.steal(int(words[0]), told)
            case _:
                self.swap(kind, words)

    def look(self, rival: int) -> None:
        """See a hand; without a card to give there is nothing more to decide."""
        self.turn.used.add("woodruff")
        if self.hands[self.seat].total():
            self.looking, self.phase = rival, "looking"

    def swap(self, kind: str, words: list[str]) -> None:
        """Take a card, give another; or neither. An only card is given without asking."""
        assert self.looking is not None
        only_card = kind == "swap_take" and self.hands[self.seat].total() == 1
        giver, taker = (
            (self.looking, self.seat) if kind == "swap_take" else (self.seat, self.looking)
        )
        if kind != "swap_none":
            self.hands[giver] -= Counter([words[0]])
            self.hands[taker][words[0]] += 1
        self.phase = "giving" if kind == "swap_take" else "main"
        self.taken = words[0] if kind == "swap_take" else ""
        if kind != "swap_take":
            self.looking = None
        elif only_card:
            self.swap("swap_give", list(self.gifts()))

    def begin_thefts(self) -> None:
        """As many as there are Guaiamuns in the Cabeça de Porco."""
        if self.phase == "main":
            self.turn.used.add("alemao")
            self.thefts, self.phase = self.tenement, "stealing"

    def steal(self, rival: int, told: Told) -> None:
        """One unseen card; the next theft follows by itself if it leaves no choice."""
        gone = self.hands[rival] - told.hands[rival]
        if not gone:
            raise Impossible(f"a theft from {rival}, whose hand stays as it was")
        card = min(gone)
        self.hands[rival] -= Counter([card])
        self.hands[self.seat][card] += 1
        self.turn.robbed[rival] += 1
        self.thefts -= 1
        victims = self.victims()
        if not self.thefts or not victims:
            self.thefts, self.phase = 0, "main"
        elif len(victims) == 1:
            self.steal(victims[0], told)

    # Turns and the end

    def refill_if_empty(self, told: Told) -> None:
        """With nothing left to discard the hand is filled at once."""
        if not self.hands[self.seat].total():
            self.refill(told)

    def refill(self, told: Told) -> None:
        """Fill the hand up to five; the turn is over."""
        self.draw(self.seat, 5 - self.hands[self.seat].total(), told)
        self.next_seat(told)

    def next_seat(self, told: Told) -> None:
        """Clockwise; once everybody has opened a business, turns begin. Openings count as turns."""
        self.turns += 1
        if self.turns == LAST_TURN:
            self.phase = "over"
            return
        self.seat = (self.seat + 1) % self.players
        self.turn = Turn()
        if self.phase == "opening" and self.seat != self.starter:
            return
        self.phase = "main"
        self.draw(self.seat, self.ministry.count(self.seat), told)
        self.turn.tokens = self.full(self.seat)

    def has_met(self, character: str, seat: int) -> bool:
        """A seat has met the goal of a character."""
        ministers, full = self.ministry.count(seat), len(self.full(seat))
        fewer = 4 if "one_capoeira" in self.options else 0
        return {
            "quissama": self.is_free("bernardina", seat),
            "woodruff": self.is_free("bernardina", seat),
            "alemao": self.tenement == TENEMENT_SPACES,
            "araujo": full >= 4,
            "princesa": self.freed() >= PRINCESS_GOAL[self.players] - fewer,
            "alencar": ministers >= 2 and full >= 2,
            "imperador": ministers >= 4,
            "bernardina": False,
        }[character]

    def look_for_winner(self) -> None:
        """The seat in turn first, then the others in turn order."""
        for step in range(self.players):
            seat = (self.seat + step) % self.players
            for character in self.holders:
                if self.is_free(character, seat) and self.has_met(character, seat):
                    self.winner, self.phase = seat, "over"
                    return

    def scores(self) -> list[int]:
        """One point for the winner."""
        return [int(seat == self.winner) for seat in range(self.players)]

    def winners(self) -> list[int]:
        """The winner; all of them where nobody has met a goal."""
        return list(range(self.players)) if self.winner is None else [self.winner]
