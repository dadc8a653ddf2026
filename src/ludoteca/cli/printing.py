"""`ludoteca print`: the sheets of a game, as a PDF."""

from collections.abc import Mapping
from pathlib import Path

from ludoteca.cli.files import check_writable, write_bytes
from ludoteca.cli.progress import progress_bar
from ludoteca.cli.voice import Voice
from ludoteca.press.order import Order, checked
from ludoteca.press.printing import STEPS, print_game


def print_sheets(
    voice: Voice,
    game: str,
    order: Order,
    players: int | None,
    settings: Mapping[str, str],
    out: Path | None,
) -> int:
    """Make the sheets, write them, say where they are; the exit code."""
    checked(order)
    file = out or Path(f"{game}-{order.paper}-{order.language}.pdf")
    check_writable(file)
    with progress_bar(voice.say("print-progress"), STEPS) as tell:
        printed = print_game(game, order, players, settings, tell)
    write_bytes(file, printed.pdf)
    print(voice.say("print-written", file=str(file), pages=printed.pages))
    return 0
