"""Second reading of Agência: one structure carried out step by step, and whether it can be.

A `Run` carries out a card with the answers given so far. It stops with `Ask` where somebody has to
decide and with `Crisis` where a step cannot be done. Nothing is remembered between runs: to look
ahead, or to go on after an answer, the whole card is carried out again from the beginning.
"""

from collections.abc import Iterable
from contextlib import suppress
from copy import copy

from tests.second_reading.agencia import Crisis, Position
from tests.second_reading.agencia_cards import CARDS, is_natural
from tests.second_reading.agencia_moving import Moving
from tests.second_reading.agencia_naming import Answer, Ask, Chance, Pending, stops_draws, twice

CARD_WORDS = ("discard", "hand", "swap", "insert", "take")
MODIFIERS = ("need", "if", "quiet")


class Run(Moving):
    """One card carried out at a position, which changes."""

    def card(self) -> None:
        """Carry out the structure of the player whose turn it is."""
        for verb, *words in CARDS[self.number].steps:
            if not self.stopped:
                self.step("do_" + verb.replace("-", "_"), words)
                self.at.note_ones()
        if self.loose or self.at.careless:
            return
        if len(self.at.empty()) > 1 and not self.at.many_win():
            raise Crisis("too many empty hands")
        if self.at.barred & set(self.at.empty()):
            raise Crisis("whoever may not win would have no cards")

    def step(self, verb: str, words: list[str]) -> None:
        """One step. Who looks only for what would be done goes on where it could not be."""
        left_out = self.may_be_left_out(verb, words) and not self.is_possible(verb, words, [])
        before, chance = self.at.copy(), self.chance
        if left_out:
            self.chance = known_so_far(chance)
        try:
            getattr(self, verb)(*words)
        except Crisis:
            if not self.loose and not left_out:
                raise
        except Ask as asked:  # somebody is chosen all the same
            if not left_out or next(iter(asked.pending.values()))[0].startswith("choose"):
                raise
        if left_out:
            self.at, self.chance, self.amount_done = before, chance, 0

    def may_be_left_out(self, verb: str, words: list[str]) -> bool:
        """Whether a step is left out if it cannot be done; never what is a crisis in words."""
        in_words = verb in ("do_need", "do_if") or "up-to-most" in words
        return self.at.lenient and not in_words and not any("~" in word for word in words)

    def is_possible(self, verb: str, words: list[str], further: list[Answer]) -> bool:
        """Whether some answers let this one step be done."""
        twin = copy(self)
        twin.at, twin.answers = self.at.copy(), [*self.answers, *further]
        twin.actors, twin.drawers = set(self.actors), set(self.drawers)
        twin.chance = known_so_far(self.chance)
        try:
            getattr(twin, verb)(*words)
        except Crisis:
            return False
        except Ask as asked:
            seat = next(iter(asked.pending))
            options = representatives(self.at, asked.pending[seat])
            return any(self.is_possible(verb, words, [*further, (seat, it)]) for it in options)
        return True

    # The flow, structures, the rest.

    def do_reverse(self) -> None:
        """Play flows the other way."""
        self.at.flow = -self.at.flow

    def do_flow_to_more(self) -> None:
        """Play flows to the neighbour with more cards."""
        order = self.at.along(self.me)
        if self.at.size(order[1]) == self.at.size(order[-1]):
            raise Crisis("two neighbours with as many cards")
        if self.at.size(order[-1]) > self.at.size(order[1]):
            self.do_reverse()

    def do_places(self, who: str) -> None:
        """Two structures change owners."""
        other = self.who(who)[0]
        places = self.at.places
        places[self.me], places[other] = places[other], places[self.me]

    def do_alter(self, who: str, where: str) -> None:
        """Everybody named alters a structure, one after another."""
        this = self.at.places.index(self.number)
        for seat in self.who(who):
            self.alter(seat, [this] if where == "this" else list(range(self.at.players)), False)

    def do_propose(self, who: str, _where: str) -> None:
        """An alteration that an opponent has to approve."""
        self.alter(self.who(who)[0], list(range(self.at.players)), True)

    def alter(self, seat: int, places: list[int], approval: bool) -> None:
        """One alteration: a card, a place, and those who may stop it."""
        if not self.at.structural(seat):
            raise Crisis("no structural card")
        kinds = sorted(set(self.at.structural(seat)))
        card = int(self.ask({seat: [f"insert {kind}" for kind in kinds]})[1].split()[1])
        place = int(self.ask({seat: [f"place {place}" for place in places]})[1].split()[1])
        if approval and not self.approved(seat):
            return
        if not self.vetoed(seat, place):
            self.put_in(seat, card, place)

    def approved(self, seat: int) -> bool:
        """Whether an opponent says yes, asked along the flow."""
        for other in self.at.along(seat)[1:]:
            if self.ask({other: ["support", "no_support"]})[1] == "support":
                return True
        return False

    def vetoed(self, seat: int, place: int) -> bool:
        """Whether somebody with fewest cards stops an alteration."""
        for other in vetoers(self.at, seat, place):
            if self.ask({other: ["veto", "no_veto"]})[1] == "veto":
                return True
        return False

    def put_in(self, seat: int, card: int, place: int) -> None:
        """The alteration is made, and paid for where that was the rule before it."""
        costs = self.penalty(seat)
        if not self.imagining:  # whether it can be done is judged on the society as it is
            self.at.exchange(seat, card, place)
        self.at.now.altered |= {seat}
        self.extra_draw(seat, costs)

    def penalty(self, seat: int) -> int:
        """How many cards an alteration costs."""
        return self.as_ruled(seat, sum(int(rule[2]) for _, rule in self.at.rules("penalty")))

    def as_ruled(self, seat: int, number: int) -> int:
        """How many of so many cards a standing rule really makes a seat draw."""
        kept = self.at.binds("spare", seat) or stops_draws(self.at, seat)
        if self.outside and seat in self.at.banned:
            kept = True
        number = 0 if kept else number * twice(self.at, "draw")
        return min(number, 1) if self.at.in_force("at-most", "draw") else number

    def extra_draw(self, seat: int, number: int) -> None:
        """Cards drawn because of a standing rule."""
        if number:
            if seat in self.at.banned:
                raise Crisis("somebody may not draw")
            number = min(number, self.at.drawable()) if self.outside else number
            self.draw_cards(seat, number)
            self.pay_for_draws(number)

    def draw_as_ruled(self, seat: int, number: int) -> None:
        """Cards that nothing in turn asks for, as many as standing rules leave of so many."""
        self.draw_cards(seat, min(self.as_ruled(seat, number), self.at.drawable()))

    # The field.

    def do_field(self, _who: str) -> None:
        """The player moves somebody one square to the side."""
        self.may_change_field()
        options = self.at.side_steps()
        if not options:
            raise Crisis("nobody can be moved")
        self.at.side_step(self.ask({self.me: options})[1])
        self.pay_for_field()

    def do_squares(self, who: str) -> None:
        """Two change their positions in the field."""
        other = self.who(who)[0]
        self.may_change_field()
        self.at.clock += 1
        self.at.change_squares(self.me, other)
        self.pay_for_field()

    def do_row(self, who: str, step: str) -> None:
        """Some go up or down a row, all at once."""
        seats = self.who(who)
        if not seats:
            return
        own = self.me in seats  # what others do is no change of the player's own
        self.may_change_field(own)
        self.at.clock += 1
        assert self.at.rows is not None
        for seat in seats:
            row = self.at.rows[seat] + int(step)
            if row not in range(4) or self.at.at_square(row, self.at.columns[seat]) is not None:
                raise Crisis("no free square on that row")
            self.at.stand(seat, row)
        if own:
            self.pay_for_field()

    def may_change_field(self, own: bool = True) -> None:
        """It is a crisis where a rule keeps the player from changing the field."""
        stuck = own and self.at.in_force("no-field", "top!") and self.me in self.at.meant("top")
        if stuck or ("no-field",) in [rule for _, rule in self.at.rules("no-field")]:
            raise Crisis("the field may not be changed")

    def pay_for_field(self) -> None:
        """What a change of the field costs."""
        self.extra_draw(self.me, self.penalty(self.me))

    def do_crisis_next(self) -> None:
        """The next turn will be a crisis."""
        self.at.crisis_next = True

    def do_ban_draws(self, who: str) -> None:
        """Some may not draw until their turn is over."""
        self.at.banned |= set(self.who(who))

    def do_see(self, _who: str, _whom: str) -> None:
        """Somebody sees a hand: nothing changes."""

    def do_win(self, who: str) -> None:
        """A card names the winner."""
        found = self.who(who)
        if self.at.barred & set(found):
            raise Crisis("whoever may not win would win")
        self.at.winners = tuple(found)

    def do_need(self, what: str) -> None:
        """Something must be there, else it is a crisis."""
        if what == "done":
            if not self.amount_done:
                raise Crisis("nothing came of it")
        elif what == "had-one":
            if not self.at.had_one:
                raise Crisis("nobody had one card")
        elif what != "most!" or not self.raw:  # who would draw is clear without that
            self.who(what)

    def do_if(self, what: str) -> None:
        """Without this, the rest does nothing."""
        if what == "no-revolt-won":
            self.stopped = any(turn.revolt_won for turn in self.at.last_round())
        else:
            most = self.at.meant("most")
            self.stopped = len(most) == 1 and not self.at.fits(most[0], "drew")

    def do_quiet(self) -> None:
        """From here on, what cannot be done is left out."""
        self.quiet = True


def vetoers(at: Position, seat: int, place: int) -> list[int]:
    """Who may stop this alteration, along the flow from the one who makes it."""
    if not at.in_force("veto") or at.binds("veto", place):
        return []
    fewest = at.meant("fewest")
    return [other for other in at.along(seat)[1:] if other in fewest]


def cancelled(at: Position) -> bool:
    """Whether other structures take this structure's whole effect, without a crisis."""
    card = CARDS[at.places[at.seat]]
    verbs = {step[0] for step in card.steps}
    deeds = verbs - set(MODIFIERS)
    if at.in_force("only") and (not deeds or deeds - {"draw", "discard"}):
        return True
    only_gives = bool(deeds) and deeds <= {"give", "level", "pass"} and not card.rules
    if at.in_force("no", "give-alone") and only_gives:
        return True
    if not at.in_force("single-actor") and not at.in_force("no-effect"):
        return False
    run = rehearse(at, raw=True)
    if at.in_force("single-actor") and len(run.actors) > 1:
        return True
    return any(run.drawers - {holder} for holder, _ in at.rules("no-effect"))


def known_so_far(chance: Chance) -> Chance:
    """What chance has decided already; nothing new is asked of it."""
    silent = Chance()
    silent.known = list(chance.known)
    return silent


def rehearse(at: Position, raw: bool, answers: Iterable[Answer] = ()) -> Run:
    """Carry a structure out only to see who would do something."""
    run = Run(at.copy(), list(answers), Chance())
    run.loose, run.raw = True, raw
    with suppress(Crisis):
        run.card()
    return run


def completable(
    at: Position, answers: list[Answer], chance: Chance, given: int | None = None
) -> bool:
    """Whether some further answers complete the structure."""
    given = len(answers) if given is None else given
    run = Run(at.copy(), answers, chance, given)
    try:
        run.card()
    except Crisis:
        return False
    except Ask as asked:
        seat = next(iter(asked.pending))
        options = representatives(at, asked.pending[seat])
        return any(leads_on(at, [*answers, (seat, it)], chance, given) for it in options)
    return True


def leads_on(at: Position, answers: list[Answer], chance: Chance, given: int | None = None) -> bool:
    """Whether the latest answer may be given: the rest can be completed.

    Where somebody protected may be chosen, also that it could be if nobody were.
    """
    if at.lenient and answers[-1][1].startswith("choose"):
        if not completable(unprotected(at), answers, Chance(), given):
            return False
    return completable(at, answers, chance, given)


def unprotected(at: Position) -> Position:
    """The same table, if nothing there stopped anything without a crisis."""
    bare = at.copy()
    bare.lenient, bare.bare = False, True
    return bare


def needs_leniency(at: Position) -> bool:
    """Whether only what "is no crisis" keeps the structure from being done."""
    return not completable(at, [], Chance()) and completable(unprotected(at), [], Chance())


def comes_to_nothing(at: Position) -> bool:
    """Whether it would then end with hands empty that may not be, so that nothing of it is done."""
    if not needs_leniency(at):
        return False
    at = at.copy()
    at.lenient = True
    if completable(at, [], Chance()):
        return False
    at.careless = True
    return completable(at, [], Chance())


def doable(at: Position) -> bool:
    """Whether the structure can be done; what only a quiet rule makes impossible is left out."""
    at = at.copy()
    at.lenient = needs_leniency(at)
    return completable(at, [], Chance()) or comes_to_nothing(at)


def representatives(at: Position, options: list[str]) -> list[str]:
    """One option of each sort: which card it is matters only where a structural one is needed."""
    found: dict[object, str] = {}
    for option in options:
        found.setdefault(sort_of(at, option), option)
    return list(found.values())


def sort_of(at: Position, option: str) -> object:
    """What looking ahead tells apart."""
    word, *rest = option.split()
    if word in CARD_WORDS:
        alters = {"alter", "propose"} & {step[0] for step in CARDS[at.places[at.seat]].steps}
        return bool(alters) and is_natural(int(rest[0]))
    return "place" if word == "place" else option


def legal(at: Position, answers: list[Answer], pending: Pending, told: list[object]) -> Pending:
    """The options after which the rest can still be completed; all, if that is so of none.

    Only alterations can make so much impossible that nothing is left: the rest is a crisis then.
    """
    known = Chance()
    known.known = told
    found: Pending = {}
    for seat, options in pending.items():
        good = {
            sort_of(at, it): leads_on(at, [*answers, (seat, it)], known)
            for it in representatives(at, options)
        }
        if not any(good.values()) and at.lenient:
            good = {
                sort_of(at, it): completable(at, [*answers, (seat, it)], known)
                for it in representatives(at, options)
            }
        found[seat] = [it for it in options if good[sort_of(at, it)]] or options
    return found
