"""What is shown in the terminal, and what is typed there."""

import sys
from collections.abc import Iterable, Sequence

from rich.box import DOUBLE
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text as Line

from ludoteca.cli.voice import Voice
from ludoteca.kernel.spoken import Event, Option
from ludoteca.kernel.table import Table
from ludoteca.kernel.text import Text


def console() -> Console:
    """The terminal, or whatever stands in for it. Nothing is taken for markup."""
    return Console(markup=False, emoji=False, highlight=False)


class Screen:
    """Draws a table and asks, in one language."""

    def __init__(self, voice: Voice) -> None:
        """Speak with this voice to the standard output."""
        self.voice = voice
        self.console = console()
        self.watched = self.console.is_terminal and is_typed_at()

    def say(self, text: Text | str, style: str = "", **arguments: int | str) -> None:
        """One sentence."""
        self.show(Line(self.voice.say(text, **arguments), style))

    def show(self, thing: RenderableType = "") -> None:
        """Print something."""
        self.console.print(thing)

    def board(self, table: Table, seat: int | None, heading: str) -> None:
        """The table as a seat sees it, on a fresh page if somebody is watching."""
        if self.watched:
            self.console.clear()
        self.show(Rule(Line(heading, "bold"), style="dim"))
        self.show(table.game.terminal(table.view(seat), self.voice.game))

    def story(self, table: Table, events: Iterable[Event]) -> None:
        """What happened, a paragraph for every stretch in which one player acted."""
        paragraphs: list[tuple[int | None, list[str]]] = []
        for event in events:
            actor = table.steps[event.step - 1].seat if event.step else None
            if not paragraphs or paragraphs[-1][0] != actor:
                paragraphs.append((actor, []))
            paragraphs[-1][1].append(self.voice.say(event.text))
        for _, sentences in paragraphs:
            self.show(Padding(Line(" ".join(sentences), "italic"), (0, 2)))

    def options(self, table: Table, seat: int, options: Sequence[Option]) -> None:
        """What is asked of a seat, and the numbered answers."""
        self.show()
        self.show(Line(self.voice.say(table.prompt(seat)), "bold"))
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", width=4, style="bold cyan")
        grid.add_column(no_wrap=True)
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        for number, option in enumerate(options, start=1):
            detail = table.game.detail(table.state, option.action)
            more = Line(self.voice.say(detail) if detail else "", "italic")
            grid.add_row(str(number), self.voice.say(option.text), option.notation, more)
        self.show(grid)
        self.say("play-keys", "dim")

    def result(self, table: Table) -> None:
        """Who has won, and how everybody stands."""
        names = ", ".join(self.voice.name(seat) for seat in table.winners)
        message = "play-won" if len(table.winners) == 1 else "play-shared"
        scene = Line(self.voice.say(message, names=names), "bold", justify="center")
        for seat in sorted(range(table.players), key=lambda seat: table.ranking[seat]):
            points = self.voice.say("play-points", points=table.scores[seat])
            scene.append(f"\n{table.ranking[seat]}. {self.voice.name(seat)}: {points}", "not bold")
        width = min(self.console.width, 80)
        self.show(Panel(scene, box=DOUBLE, style="green", padding=(1, 4), width=width))

    def ask(self) -> str | None:
        """A line that somebody types; None if nobody will type any more."""
        try:
            line = input("> ").strip()
        except (EOFError, OSError, RuntimeError, ValueError):
            self.show()
            return None
        if not is_typed_at():
            self.show(Line(line))
        return line


def is_typed_at() -> bool:
    """Whether the standard input is somebody at a keyboard."""
    try:
        return sys.stdin.isatty()
    except (AttributeError, ValueError):
        return False
