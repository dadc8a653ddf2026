"""Second reading of Agência: a turn, from the look for a crisis to its end, and a whole match.

A `Match` is asked one question at a time: `play` is a generator that yields who may answer what
and is sent one answer, a seat and an action. What chance decides it is told by `tell`.
"""

from collections import Counter
from collections.abc import Generator
from itertools import permutations

from tests.second_reading.agencia import Position, Turn
from tests.second_reading.agencia_cards import (
    ALLIANCE,
    CARDS,
    GENERATION,
    IDEOLOGIES,
    LEADERSHIP,
    MOMENT,
    NATURALS,
    PARADIGM,
)
from tests.second_reading.agencia_motions import Motions
from tests.second_reading.agencia_naming import Answer, Pending, twice
from tests.second_reading.agencia_program import cancelled, doable, rehearse
from tests.second_reading.agencia_trouble import Asking, Deciding


class Match(Motions):
    """One match: its position, and what becomes of it."""

    def play(self) -> Asking:
        """Turn after turn until the match is won or closed."""
        while not self.closed and not self.winners:
            yield from self.turn()

    def turn(self) -> Asking:
        """One turn: a crisis, or a revolt, or the structure and perhaps a natural card."""
        self.at.now = Turn(self.at.seat)
        self.at.note_ones()
        if (yield from self.motion()):
            self.closed = True
            return
        announced, self.at.crisis_next = self.at.crisis_next, False
        refused = "no" if announced else (yield from self.refusal())
        if (
            announced
            or self.tied()
            or refused == "crisis"
            or (refused == "no" and self.is_crisis())
        ):
            yield from self.crisis()
        elif not (yield from self.revolt()):
            self.late = False
            if refused == "no":
                yield from self.structure()
            if not self.at.winners and not self.closed and not self.late:
                yield from self.natural()
        if not self.closed:
            yield from self.end_turn()

    def refusal(self) -> Generator[Pending, Answer, str]:
        """Whether the player does without the structure, where a rule allows it."""
        askable = [holder for holder, rule in self.at.rules("refuse") if rule[1] == "top!"]
        tied = (
            self.at.rows is not None
            and any(holder != self.at.seat for holder in askable)
            and self.at.seat in self.at.meant("top")
        )
        nothing = not CARDS[self.at.places[self.at.seat]].steps or self.tied()
        if nothing or (not tied and not self.may_refuse()):
            return "no"
        _, answer = yield {self.at.seat: ["obey", "refuse"]}
        if answer == "obey":
            return "no"
        return "yes" if self.may_refuse() else "crisis"

    def may_refuse(self) -> bool:
        """Whether a rule lets the player do without the structure."""
        return any(self.lets_refuse(rule[1], holder) for holder, rule in self.at.rules("refuse"))

    def lets_refuse(self, whom: str, holder: int) -> bool:
        """Whether a rule about some players means the one whose turn it is."""
        at, seat = self.at, self.at.seat
        if whom == "all":
            return True
        if holder == seat:
            return False
        if whom == "opponents[even]":
            return at.size(seat) % 2 == 0
        return at.meant(whom.rstrip("!")) == [seat]

    def is_crisis(self) -> bool:
        """Whether a rule makes this turn a crisis or the structure cannot be done."""
        at = self.at
        own = any(holder == at.seat for holder, _ in at.rules("cancel"))
        if (self.idle() and not own) or cancelled(at):
            return False  # and so not by its own words either
        if self.paradigm():
            return True
        for holder, rule in at.rules("crisis-if"):
            meant = at.meant(rule[2].rstrip("!"))
            if holder == at.seat in meant and (rule[2] == "top" or len(meant) == 1):
                return True
        return not doable(at)

    def tied(self) -> bool:
        """Whether that rule would concern the player, who is not the only one so high."""
        return self.idle() and len(self.at.meant("top")) > 1

    def paradigm(self) -> bool:
        """Whether a card foretold a crisis for this discard."""
        never = ("quiet",) in CARDS[self.at.places[self.at.seat]].steps
        found = bool(self.at.paradigms) and not never and implies_discard(self.at)
        if found:
            self.at.paradigms = 0
        return found

    def end_turn(self) -> Asking:
        """Whoever has no cards has won; else the next one along the flow is to play."""
        at = self.at
        at.note_ones()
        at.turns.append(at.now)
        at.banned -= {at.seat}
        self.winners = self.who_wins()
        if not self.winners:
            yield from self.round_end()
        if not self.winners:
            yield from self.claims()
        self.at.turns[-1] = self.at.now
        if len(self.at.turns) >= self.most_rounds * self.at.players and not self.winners:
            self.closed = True
        self.again = self.plays_again()
        if not self.again:
            self.at.seat = self.at.along(self.at.seat)[1]

    def plays_again(self) -> bool:
        """Whether the lowest in the field play twice, and this was the first of two."""
        twice = self.at.in_force("twice") and self.at.seat in self.at.meant("bottom")
        return twice and not self.again

    def round_end(self) -> Asking:
        """What a rule gives and takes when everybody has played since the last time."""
        self.round += [self.at.now]
        if not {turn.seat for turn in self.round} >= set(range(self.at.players)):
            return
        closing, self.round = self.round, []
        for holder, _ in self.at.rules("round-end")[:1]:
            most = single_most([turn.drew for turn in closing])
            least = single_most([turn.discarded for turn in closing])
            before = self.at.now.copy()
            drawn = yield from self.draw_outside(most, 1)
            owed = dict.fromkeys(least, twice(self.at, "discard"))
            yield from self.outside(owed, holder, drawn)
            now = self.at.now  # what was won counts for the next round
            drew, discarded = now.drew - before.drew, now.discarded - before.discarded
            now.after = Turn(-1, drew, discarded)
            self.round = [now.after]
            self.winners = self.who_wins()

    def claims(self) -> Asking:
        """Everybody may claim a hegemony that is there and favours somebody."""
        for seat in self.at.along(self.at.seat) if self.at.rows is not None else ():
            options = [f"claim {name}" for name in IDEOLOGIES if self.is_offered(name, seat)]
            if not options:
                continue
            _, answer = yield {seat: [*options, "no_claim"]}
            if answer != "no_claim" and self.claimed(seat, answer.split()[1]):
                return

    def is_offered(self, name: str, seat: int) -> bool:
        """Whether a seat may claim a hegemony: any, where one has to notice it oneself."""
        if self.past.noticed:
            return seat not in self.in_vain
        return self.favours(name) is not None

    def claimed(self, seat: int, name: str) -> bool:
        """Whether a claim is right; the match is over then."""
        found = self.favours(name)
        if found is None:
            self.in_vain.add(seat)
            return False
        self.hegemony = name
        if name == "vanguard" and (self.at.rows or [])[found] != 3:
            self.closed = True
        else:
            self.winners = self.with_allies({found})
        return True

    def favours(self, name: str) -> int | None:
        """Whom a hegemony favours, if it is there and that is clear."""
        found = self.past.favours(self.at, name) if name in self.at.present() else None
        no_win = name == "vanguard" and found is not None and (self.at.rows or [])[found] != 3
        return None if found in self.at.barred and not no_win else found

    def who_wins(self) -> tuple[int, ...]:
        """Named by a card, or with an empty hand: the first along the flow if only one may."""
        empty = [seat for seat in self.at.along(self.at.seat) if seat in self.at.empty()]
        found = set(self.at.winners or (empty if self.at.many_win() else empty[:1]))
        return self.with_allies(found)

    def with_allies(self, found: set[int]) -> tuple[int, ...]:
        """Winners and their allies."""
        for _ in self.at.teams:
            found |= {mate for team in self.at.teams if team & found for mate in team}
        return tuple(sorted(found - self.at.barred))

    # Natural cards.

    def natural(self) -> Asking:
        """At most one natural card, once the structure is done."""
        at, seat = self.at, self.at.seat
        usable = [card for card in NATURALS if card in at.hands[seat] and self.can_use(card)]
        _, answer = yield {seat: [f"use {card}" for card in usable] + ["end_turn"]}
        if answer != "end_turn":
            card = int(answer.split()[1])
            at.discard(seat, card)
            if at.hands[seat]:
                yield from self.effect(card)

    def can_use(self, card: int) -> bool:
        """Whether the condition of a natural card holds and its effect is possible."""
        at, seat = self.at, self.at.seat
        if card == LEADERSHIP:
            alone = at.meant("fewest") == [seat] or at.in_force("free", "leadership")
            if not alone or at.in_force("ban", "leadership"):
                return False
        if card == GENERATION:
            even = at.total() % 2 == 0 or at.in_force("free", "generation")
            if not even or at.in_force("ban", "generation"):
                return False
        if card == ALLIANCE:
            return at.size(seat) > 2 and bool(self.possible_allies())
        if at.size(seat) == 1:
            return seat not in at.barred and (not at.empty() or at.many_win())
        return card == PARADIGM or bool(self.insertable(card))

    def insertable(self, natural: int) -> list[int]:
        """Cards that a natural card lets its player put in."""
        found = self.at.structural(self.at.seat)
        if natural == GENERATION and self.at.in_force("generation-only-old"):
            found = [card for card in found if card in self.at.been]
        return found

    def effect(self, card: int) -> Asking:
        """What a natural card does."""
        seat = self.at.seat
        if card == PARADIGM:
            self.at.paradigms += 1
        elif card == ALLIANCE:
            _, answer = yield {seat: [f"choose {it}" for it in self.possible_allies()]}
            self.at.teams |= {frozenset({seat, int(answer.split()[1])})}
            self.at.allies_win = True
        else:
            yield from self.alter_by(card, 2 if card == MOMENT else 1)

    def approved(self, seat: int) -> Deciding:
        """Whether an opponent agrees to an alteration, where a rule asks for that."""
        for other in self.at.along(seat)[1:] if self.at.in_force("approve") else ():
            _, answer = yield {other: ["support", "no_support"]}
            if answer == "support":
                return True
        return not self.at.in_force("approve")

    def possible_allies(self) -> list[int]:
        """Opponents with whom the player has no team yet."""
        mine = [team for team in self.at.teams if self.at.seat in team]
        mates = {self.at.seat}.union(*mine)
        return [seat for seat in range(self.at.players) if seat not in mates]

    def alter_by(self, natural: int, times: int) -> Asking:
        """The alterations of a natural card, each in another place."""
        seat = self.at.seat
        taken: list[int] = []
        for _ in range(times):
            offered = yield from self.offer(seat, self.insertable(natural), [], taken)
            assert offered is not None
            if natural == LEADERSHIP and not (yield from self.approved(seat)):
                return
            if not (yield from self.asked_to_stop(seat, offered[1])):
                taken.append(offered[1])
                yield from self.put_in(seat, *offered)


def single_most(counts: list[Counter[int]]) -> list[int]:
    """Who did something most often, if that is one player."""
    total = sum(counts, Counter())
    best = max(total.values(), default=0)
    found = [seat for seat, count in total.items() if count == best and best]
    return found if len(found) == 1 else []


def implies_discard(at: Position) -> bool:
    """Whether the structure would make somebody discard, if the right ones are chosen."""
    seats = at.along(at.seat)
    pairs = [pair for pair in permutations(seats, 2) if len({at.size(seat) for seat in pair}) == 1]
    choices = [[(at.seat, f"choose {seat}") for seat in pair] for pair in pairs]
    words = [word for step in CARDS[at.places[at.seat]].steps for word in step]
    by_pair = any(word.startswith("pair") for word in words)
    chosen = choices if by_pair and choices else [[]]
    return any(rehearse(at, raw=False, answers=answers).discarding for answers in chosen)
