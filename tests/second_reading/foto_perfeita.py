"""A second reading of Foto Perfeita, written from the manual and the rulings alone.

It shares no code with the engine. A game is told as a reader of the manual would tell it: one
generator that asks (seat by seat, what may be done), is answered, and goes on. What chance decides
(cards drawn, envelopes dealt) is read from what the engine shows, and must have been possible.

Modelled: set-up, the six rounds, all six trades, all six auctions with the house of two players,
the VIP cards, arranging, the photo (`foto_photo`), points, ties and the vote, free bidding. Not
modelled: the clock of live play, players' own notes, undo, and other boxes than `cards.toml`.
"""

from collections import Counter
from collections.abc import Generator

from tests.second_reading import foto_auctions, foto_trades
from tests.second_reading.foto_game import NORMAL, Answer, Asks, Game
from tests.second_reading.foto_photo import CARDS, GUESTS, Picture

Turn = Generator[Asks, Answer, None]


class Match(Game):
    """A whole game; `told` must be set anew to what the engine shows before an answer is sent."""

    is_last = False  # whether the rounds are over

    def on_tables(self) -> list[int]:
        """Decorations on each table: until the last look, all that one has, if there is room."""
        if self.is_last:
            return [len(screen.table) for screen in self.screens]
        return [min(12, count) for count in self.decorations]

    def play(self) -> Turn:
        for _ in range(6):
            yield from self.looking()
            yield from self.trade(self.draw())
            self.help_the_poor()
            self.fresh.clear()
            self.starter = self.left_of(self.starter)
        yield from self.last_look()
        yield from self.scoring()

    def open_own(self) -> None:
        for seat in range(self.players):
            for guest in self.held(seat):
                self.look_into(seat, guest)

    def looking(self) -> Turn:
        """Step 1: everybody reads, arranges, perhaps adds the VIP card, and closes."""
        self.open_own()
        looking = set(range(self.players))
        while looking:
            seat, action = yield {seat: self.step_one(seat) for seat in looking}
            if action == "done":
                looking.discard(seat)
                self.open[seat].clear()
            else:
                self.behind_screen(seat, action)

    def vip_options(self, seat: int) -> set[str]:
        return set() if self.vip[seat] else {f"vip {guest}" for guest in self.held(seat)}

    def step_one(self, seat: int) -> set[str]:
        menu = {"done", "move_guest"} | self.vip_options(seat)
        return self.screens[seat].options(menu, self.decorations[seat])

    def behind_screen(self, seat: int, action: str) -> None:
        word, _, what = action.partition(" ")
        if word == "vip":
            self.vip[seat] = what
            self.knows_vip[seat].add(what)
        elif word == "step_out":
            self.screens[seat].step_out(self.told.floors[seat])
        else:
            self.screens[seat].do(action)

    def draw(self) -> str:
        """Step 2: the card the engine has turned up, if it could be on the pile."""
        trade = self.told.trade
        assert trade is not None
        self.used.append(trade)
        assert self.used.count(trade) <= CARDS["trades"][trade][0], f"too many of {trade}"
        normals = sum(used in NORMAL for used in self.used)
        assert normals <= (3 if self.auction else 6)
        assert len(self.used) - normals <= (3 if self.auction else 0)
        return trade

    def trade(self, trade: str) -> Turn:
        if trade in NORMAL:
            yield from getattr(foto_trades, trade)(self)
        else:
            yield from foto_auctions.auction(self, trade)

    def help_the_poor(self) -> None:
        """Whoever has neither envelope nor decoration gets one from each who has."""
        poor = [
            seat
            for seat in self.from_starter()
            if not self.held(seat) + [1] * self.decorations[seat]
        ]
        givers = [seat for seat in self.from_starter() if seat not in poor]
        for seat in poor:
            for giver in givers:
                if self.decorations[giver]:
                    self.decorations[giver] -= 1
                    self.decorations[seat] += 1

    # The end.

    def last_look(self) -> Turn:
        """Envelopes once more, and everybody takes the photo of their own set."""
        self.open_own()
        for seat, screen in enumerate(self.screens):
            screen.table = set(self.told.tables[seat])
        self.is_last = True
        looking = set(range(self.players))
        while looking:
            seat, action = yield {seat: self.last_step(seat) for seat in looking}
            if action == "shutter":
                looking.discard(seat)
                self.open[seat].clear()
            else:
                self.behind_screen(seat, action)

    def last_step(self, seat: int) -> set[str]:
        screen = self.screens[seat]
        menu = {"move_guest", "move_camera"} | self.vip_options(seat)
        if self.decorations[seat]:
            menu.add("decorate")
        if screen.busy == "menu":
            menu.add("step_out" if self.somebody_is_unseen(seat) else "shutter")
        return screen.options(menu, self.decorations[seat])

    def somebody_is_unseen(self, seat: int) -> bool:
        """Whether a placed guest cannot be seen; where it hangs on a pixel, as the engine says."""
        picture = self.screens[seat].picture()
        if picture.surely_unseen or not picture.doubtfully_seen:
            return bool(picture.surely_unseen)
        return self.told.unseen[seat]

    def points_of(self, seat: int) -> int:
        """What the guests of a seat's photo bring."""
        picture = self.screens[seat].picture()
        return sum(
            (-3, 1, 3, 6)[self.met(seat, picture, guest)] * (1 + self.vips_in(guest))
            for guest in picture.guests
        )

    def met(self, seat: int, picture: Picture, guest: str) -> int:
        """How many wishes a guest has fulfilled; one that hangs on a pixel as the engine says."""
        said = self.told.met[seat][guest]
        return sum(
            n in said if picture.is_doubtful(guest, wish) else picture.is_met(guest, wish)
            for n, wish in enumerate(self.cards[guest])
        )

    def scoring(self) -> Turn:
        self.open = [set(GUESTS) for _ in range(self.players)]
        for seat in range(self.players):
            extra = self.decorations[seat] // 2 if self.auction else 0
            self.scores.append(self.points_of(seat) + extra)
        standings = [
            (self.scores[seat], len(self.screens[seat].floor), len(self.held(seat)))
            for seat in range(self.players)
        ]
        self.winners = [seat for seat in range(self.players) if standings[seat] == max(standings)]
        if len(self.winners) > 1:
            answers = {f"vote {seat}" for seat in self.winners}
            votes = yield from self.all_choose(dict.fromkeys(range(self.players), answers))
            tally = Counter(int(vote) for vote in votes.values())
            self.winners = [seat for seat in self.winners if tally[seat] == max(tally.values())]
