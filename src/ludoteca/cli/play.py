"""A game in the terminal: people at this keyboard, and bots."""

from pathlib import Path
from shlex import quote

from ludoteca import bots
from ludoteca.bots import Bot, decide
from ludoteca.cli import files
from ludoteca.cli.answers import explain, option_numbered
from ludoteca.cli.screen import Screen
from ludoteca.cli.voice import Voice
from ludoteca.kernel.problems import Problem
from ludoteca.kernel.seeds import key
from ludoteca.kernel.spoken import Option, Refused
from ludoteca.kernel.table import NEVER, Table

NO_BOT = "none"
USUAL_BOT = "greedy"


class Session:
    """One sitting: from opening the table to its end, or to saving and leaving."""

    def __init__(self, table: Table, bot: str, file: Path, voice: Voice) -> None:
        """Seat 0 is somebody at the keyboard; so are the others if there is no bot for them."""
        self.table = table
        self.bot = bot
        self.file = file
        self.voice = voice
        self.screen = Screen(voice)
        robots = range(0) if bot == NO_BOT else range(1, table.players)
        self.bots: dict[int, Bot] = {seat: bots.make(bot, 0) for seat in robots}
        self.told = 0  # how many events have been shown

    def run(self) -> int:
        """Play until the end or until somebody leaves; the exit code."""
        try:
            while not self.table.over:
                seat = self.table.waiting[0]
                if seat in self.bots:
                    self.table.play(seat, self.choice(seat))
                elif not self.turn(seat):
                    return 0
            self.end()
        except KeyboardInterrupt:
            self.screen.show()
            self.leave()
            return 130
        return 0

    def choice(self, seat: int) -> int:
        """What a bot does. It follows from the seed and the step, so undo does not change it."""
        bot = self.bots[seat]
        bot.random.rekey(*key(f"bot {seat} {self.table.seed}", len(self.table.steps)))
        return decide(bot, self.table.state, seat)

    def turn(self, seat: int) -> bool:
        """Ask a seat until it has done something; False if it leaves."""
        options = self.present(seat)
        while True:
            line = self.screen.ask()
            if line is None:
                self.leave()
                return False
            word, _, rest = line.partition(" ")
            if word == "q" and self.leave(rest.strip()):
                return False
            if word != "q" and self.answer(seat, line, options):
                return True

    def present(self, seat: int) -> list[Option]:
        """Show the table, what happened since, and the options."""
        heading = self.voice.say("play-turn", name=self.voice.name(seat))
        self.screen.board(self.table, seat, heading)
        self.tell(seat)
        options = self.table.options(seat)
        self.screen.options(self.table, seat, options)
        return options

    def tell(self, seat: int | None) -> None:
        """Show what has happened since the last time."""
        events = [event for event in self.table.events[self.told :] if event.is_seen_by(seat)]
        self.told = len(self.table.events)
        if events:
            self.screen.show()
            self.screen.story(self.table, events)

    def answer(self, seat: int, line: str, options: list[Option]) -> bool:
        """Do what was typed; whether the table is to be shown again."""
        if line.startswith("?"):
            explain(self.screen, self.table, seat, line[1:].strip(), options)
        elif line in ("u", "u!"):
            return self.undo(seat, everybody=line == "u!")
        elif line == "h":
            self.screen.say("play-help")
        elif line == "l":
            known = self.voice.has("terminal-legend")
            self.screen.say("terminal-legend" if known else "play-no-legend")
        elif line == "d":
            self.screen.story(self.table, self.table.seen(seat))
        elif line not in ("", "v"):
            return self.act(seat, line, options)
        return line in ("", "v")

    def act(self, seat: int, line: str, options: list[Option]) -> bool:
        """Play an option by its number or its notation, or say why not."""
        try:
            self.table.play(seat, option_numbered(line, options) or line)
        except Problem as problem:
            self.screen.say(problem.text)
            return False
        return True

    def undo(self, seat: int, everybody: bool) -> bool:
        """Take back the last step of whoever is at the keyboard."""
        last = self.table.steps[-1].seat if self.table.steps else seat
        mine = seat if last in self.bots else last
        try:
            self.table.undo(mine, consent=range(self.table.players) if everybody else ())
        except Refused as refused:
            self.screen.say(refused.text)
            if refused.reason.name not in NEVER:
                self.screen.say("play-undo-anyway")
            return False
        self.told = len(self.table.events)
        return True

    # Leaving.

    def leave(self, elsewhere: str = "") -> bool:
        """Save, and tell how to go on; False if it could not be saved."""
        if not self.save(Path(elsewhere) if elsewhere else self.file):
            return False
        bot = "" if self.bot == USUAL_BOT else f" --bot {self.bot}"
        command = f"ludoteca play --resume {quote(str(self.file))}{bot}"
        self.screen.say("play-resume", command=command)
        return True

    def save(self, file: Path) -> bool:
        """Write the game so far to a file; False, and a word about it, if that fails."""
        try:
            files.write(file, self.table.record())
        except Problem as problem:
            self.screen.say(problem.text, "red")
            return False
        self.file = file
        self.screen.say("play-saved", file=str(file))
        return True

    def end(self) -> None:
        """The last scene."""
        self.screen.board(self.table, None, self.voice.say("play-over"))
        self.tell(None)
        self.screen.result(self.table)
        if self.save(self.file):
            self.screen.say("play-replay", command=f"ludoteca replay {quote(str(self.file))}")
