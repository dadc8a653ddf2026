"""The toy, broken in one place each."""

from collections.abc import Mapping

from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.questions import Questions
from ludoteca.kernel.random import Random
from tests.conformance.toy.position import Toy
from tests.conformance.toy.vocabulary import (
    ACTIONS,
    DRAW,
    DRAWS,
    MARK,
    MARKS,
    NOT_IN_HAND,
    NOT_NOW,
    PLAY,
    PLAYS,
    QUESTIONS,
)


class LeakingView(Toy):
    def view(self, seat: int | None) -> Mapping[str, object]:
        return {**super().view(seat), "hands": [hand[:] for hand in self.hands]}


class LeakingToSpectators(Toy):
    def view(self, seat: int | None) -> Mapping[str, object]:
        return super().view(0 if seat is None else seat)


class LeakingReason(Toy):
    """Says of a card that is not in hand whether another seat has it."""

    def why_not(self, seat: int, action: int) -> int:
        code = super().why_not(seat, action)
        others = [card for hand in self.hands for card in hand]
        return NOT_IN_HAND + 1 if code == NOT_IN_HAND and (action - PLAY) % 12 in others else code


class LeakingResult(Toy):
    """Counts marks that nobody has been shown."""

    def view(self, seat: int | None) -> Mapping[str, object]:
        return {**super().view(seat), "scores": None}

    def imagine(self, seat: int, seed: int) -> Toy:
        twin = super().imagine(seat, seed)
        hidden = [other for other in range(self.players) if other != seat]
        for other in hidden if twin.waiting() == 0 else []:
            if self.marked[other] >= 0:
                twin.marked[other] = self.played[other][seed % len(self.played[other])]
        return twin


class LeakingEvent(Toy):
    def tell_draw(self, seat: int, card: int) -> None:
        self.tell(DRAWS, seat, card)


class LeakingSecretChoice(Toy):
    """Tells everybody which card was marked."""

    def mark(self, seat: int, card: int) -> None:
        self.marked[seat] = card
        self.has_marked = True
        self.tell(MARKS, seat, card)


class ShowingWithoutCounting(Toy):
    """A played card comes out of a hidden hand, so that undo would have to stop there."""

    def show(self) -> None:
        pass


class ChanceWithoutCounting(Toy):
    """Draws by a number that the random source does not count."""

    def draw(self, seat: int) -> None:
        card = self.pile.pop(self.random.word() % len(self.pile))
        self.hands[seat] = sorted([*self.hands[seat], card])
        self.tell_draw(seat, card)
        self.pass_on()


class ImaginesNothing(Toy):
    def imagine(self, seat: int, seed: int) -> Toy:
        twin = self.clone()
        twin.random = Random(seed)
        return twin


class ImaginesNothingButMarks(Toy):
    """Hands look hidden, yet whatever is played is just what was imagined."""

    def imagine(self, seat: int, seed: int) -> Toy:
        twin = self.clone()
        twin.random = Random(seed)
        for other in range(self.players):
            if other != seat and self.marked[other] in self.hands[other]:
                hand = self.hands[other]
                twin.marked[other] = hand[twin.random.below(len(hand))]
        return twin


class ImaginesFromTheTruth(Toy):
    """Every hand is dealt anew, but where each card was decides where it goes."""

    def imagine(self, seat: int, seed: int) -> Toy:
        twin = super().imagine(seat, seed)
        others = [other for other in range(self.players) if other != seat]
        for other in others if twin.waiting() else []:
            if min(self.hands[other], default=0) < min(twin.pile, default=0):
                twin.pile.reverse()
        return twin


class ImaginesTheFuture(Toy):
    def imagine(self, seat: int, seed: int) -> Toy:
        twin = super().imagine(seat, seed)
        twin.random = self.random.copy()
        return twin


class LosesACard(Toy):
    def play(self, seat: int, card: int) -> None:
        super().play(seat, card)
        if card == 7:
            self.played[seat].remove(card)


class LegalForgets(Toy):
    def legal(self, seat: int, out: ActionBuffer) -> None:
        super().legal(seat, out)
        if out.count > 1:
            out.count -= 1


class LegalBackwards(Toy):
    def legal(self, seat: int, out: ActionBuffer) -> None:
        super().legal(seat, out)
        actions = out.actions()
        out.clear()
        for action in reversed(actions):
            out.add(action)


class AnybodyMayPlay(Toy):
    def refusal(self, seat: int, action: int) -> int:  # type: ignore[misc]
        code = super().refusal(seat, action)
        return 0 if code == 2 and action == DRAW else code


class NeverAsks(Toy):
    """Has a kind of action that answers no question."""

    def questions(self) -> Questions:
        return Questions(ACTIONS, ("turn draw play", "marked draw play", "over"))


class AsksNothing(Toy):
    def question(self, seat: int) -> int:
        return 2 if self.has_marked else 0


class AsksAnybody(Toy):
    def asks(self, seat: int) -> tuple[str, ...]:  # type: ignore[misc]
        return QUESTIONS.kinds[self.question(seat)]


class AllowsWhatIsNotAsked(Toy):
    """A second card may be marked, though nobody is asked to."""

    def refusal(self, seat: int, action: int) -> int:  # type: ignore[misc]
        code = super().refusal(seat, action)
        return self.why_not(seat, action) if code == NOT_NOW else code


class AsksInVain(Toy):
    """Says of a card that is not in hand that no card is asked for."""

    def why_not(self, seat: int, action: int) -> int:
        return NOT_NOW if super().why_not(seat, action) == NOT_IN_HAND else 0


class LeakingQuestion(Toy):
    """Asks for a mark only while another seat holds a certain card."""

    def question(self, seat: int) -> int:
        others = [hand for other, hand in enumerate(self.hands) if other != seat]
        return super().question(seat) if any(7 in hand for hand in others) else 1


class UnknownReason(Toy):
    def why_not(self, seat: int, action: int) -> int:
        code = super().why_not(seat, action)
        return 99 if code == NOT_IN_HAND else code


class DeadEnd(Toy):
    """Nobody may play the last cards."""

    def why_not(self, seat: int, action: int) -> int:
        code = super().why_not(seat, action)
        return NOT_IN_HAND if code == 0 and not self.pile else code


class Endless(Toy):
    def play(self, seat: int, card: int) -> None:
        self.show()
        self.tell(PLAYS, seat, card)
        self.pass_on()


class DumpForgets(Toy):
    def dump(self) -> dict[str, object]:
        return {name: value for name, value in super().dump().items() if name != "has_marked"}


class CloneShares(Toy):
    def clone(self) -> Toy:
        twin = super().clone()
        twin.played = self.played
        return twin


class CloneListens(Toy):
    def clone(self) -> Toy:
        twin = super().clone()
        twin.listener = self.listener
        return twin


class LookingChanges(Toy):
    def view(self, seat: int | None) -> Mapping[str, object]:
        self.random.below(6)
        return super().view(seat)


class ViewWithSets(Toy):
    def view(self, seat: int | None) -> Mapping[str, object]:
        return {**super().view(seat), "players": set(range(self.players))}


class ViewWithNumbersAsKeys(Toy):
    def view(self, seat: int | None) -> Mapping[str, object]:
        return {**super().view(seat), "played": dict(enumerate(self.played))}


class ViewWithMore(Toy):
    def view(self, seat: int | None) -> Mapping[str, object]:
        return {**super().view(seat), "turn": 1}


class ViewWithLess(Toy):
    def view(self, seat: int | None) -> Mapping[str, object]:
        return {name: part for name, part in super().view(seat).items() if name != "counts"}


class ViewWithWords(Toy):
    def view(self, seat: int | None) -> Mapping[str, object]:
        return {**super().view(seat), "counts": [str(len(hand)) for hand in self.hands]}


class RankingWithGaps(Toy):
    def ranking(self) -> vec[i64]:
        return vec[i64]([2] * self.players)


class SuggestsNonsense(Toy):
    def suggest(self, seat: int, options: ActionBuffer, random: Random) -> int:
        return next(a for a in range(MARK, MARK + 12) if a - MARK not in self.hands[seat])
