"""Seeing a saved game again: step by step, or all of it at once."""

from ludoteca.cli.screen import Screen
from ludoteca.cli.voice import Voice
from ludoteca.kernel.record import Record
from ludoteca.kernel.table import replay


class RecordPlayer:
    """Goes through a record, as one seat or a spectator sees it."""

    def __init__(self, record: Record, seat: int | None, voice: Voice) -> None:
        """Play it through once, so that a damaged record is known before anything is shown."""
        self.record = record
        self.seat = seat
        self.voice = voice
        self.screen = Screen(voice)
        self.end = replay(record)

    def run(self) -> int:
        """Step through it with whoever is watching, or print it for whoever reads it later."""
        if self.screen.watched:
            self.walk()
        else:
            self.print_all()
        return 0

    def print_all(self) -> None:
        """The whole story and the last position."""
        self.screen.say(
            "replay-start",
            title=self.voice.say("title"),
            players=self.record.players,
            steps=len(self.record.actions),
            over="yes" if self.end.over else "no",
        )
        self.screen.story(self.end, self.end.seen(self.seat))
        self.screen.board(self.end, self.seat, self.heading(len(self.record.actions)))
        if self.end.over:
            self.screen.result(self.end)

    def walk(self) -> None:
        """Show one step after another until somebody has seen enough."""
        step = 0
        while True:
            self.show(step)
            line = self.screen.ask()
            if line is None or line == "q":
                return
            step = self.next_step(step, line)

    def next_step(self, step: int, line: str) -> int:
        """The step that somebody wants to see."""
        last = len(self.record.actions)
        if line == "b":
            return max(step - 1, 0)
        if line == "f":
            return last
        if line.isascii() and line.isdecimal():
            return min(int(line[:9]), last)
        return min(step + 1, last)

    def show(self, step: int) -> None:
        """The table after a step, and what happened in it."""
        table = replay(self.record, step)
        self.screen.board(table, self.seat, self.heading(step))
        self.screen.show()
        self.screen.story(table, table.seen(self.seat, since=step))
        if table.over:
            self.screen.result(table)
        self.screen.say("replay-keys", "dim")

    def heading(self, step: int) -> str:
        """Where in the game this is."""
        if step == 0:
            return self.voice.say("replay-setup")
        return self.voice.say("replay-step", step=step, steps=len(self.record.actions))
