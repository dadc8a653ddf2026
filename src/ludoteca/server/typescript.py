"""What the browser knows of the games and of the server, written from our own types and data.

`python -m ludoteca.server.typescript` writes `web/src/lib/protocol.ts`, and for every game that has
a folder `web` its `view.ts` and `facts.ts`. A test fails when one of them is out of date.
"""

import ast
import inspect
from collections.abc import Mapping, Sequence
from pathlib import Path
from textwrap import fill
from types import ModuleType
from typing import Literal, get_args

import ludoteca
from ludoteca.kernel import game as games
from ludoteca.kernel.game import Game
from ludoteca.server import (
    close_codes,
    lessons,
    looks,
    messages,
    replay,
    review_worker,
    trial_worker,
)
from ludoteca.server.declarations import WIDTH, Declarations, comments_in
from ludoteca.server.rest import (
    absences,
    catalogue,
    common,
    data,
    devices,
    history,
    mail,
    me,
    own_files,
    push,
)
from ludoteca.server.seating import NewTable
from ludoteca.server.table_cards import TableCard

COMMAND = "python -m ludoteca.server.typescript"
PROTOCOL = "$lib/protocol"
ROOT = Path(ludoteca.__file__).parents[2]
ANSWERS = (
    *(
        catalogue.GameCard,
        TableCard,
        me.Me,
        me.Claimed,
        me.Ticket,
        devices.Devices,
        data.KeptFor,
        data.Stored,
        NewTable,
    ),
    *(history.PlayedGames, push.Push, replay.Replay, replay.Outline, common.ProblemData),
    *(mail.MailState, absences.HolidayState, absences.BlockedPerson),
    *(lessons.Lesson, lessons.LessonChapter),
    *(looks.LookData, own_files.SharedFile, trial_worker.TrialLine),
    review_worker.ReviewLine,
)


def heading(source: str) -> str:
    """The first line of every file that is written here."""
    return f"// Written by `{COMMAND}` from {source}: change that, not this.\n\n"


def write_protocol() -> str:
    """All that the server and the browser say to each other."""
    file = Declarations("ludoteca")
    for told in get_args(messages.AnyOutgoing):
        file.declare(told)
    for answer in ANSWERS:
        file.declare(answer)
    file.define("FromServer", messages.AnyOutgoing, "Every message on a table's socket.")
    said = [file.inline(each, "id") for each in get_args(messages.AnyIncoming)]
    union = "".join(f"\n  | {each}" for each in said)
    note = "/** What a table is told; the connection adds an id to it. */\n"
    types = f"{file}\n{note}export type ToServer ={union};\n"
    return f"{heading('server/')}{types}\n{write_constants(close_codes)}"


def write_view(game: Game) -> str:
    """The type of a game's view, of a card where cards are data, and what is done and happens."""
    package, _, module = game.view_type.__module__.rpartition(".")
    file = Declarations(package, PROTOCOL)
    file.declare(game.view_type)
    if game.card_type is not None:
        file.declare(game.card_type)
    actions = [kind.name for kind in game.vocabulary.kinds]
    events = [kind.name for kind in game.events.values()]
    file.define("ActionName", Literal[*actions], "The kinds of action, from vocabulary.py.")
    file.define("EventName", Literal[*events], "The kinds of event, from vocabulary.py.")
    return f"{heading(f'{module}.py')}{file}"


def write_facts(facts: ModuleType) -> str:
    """What a game's `facts.py` sets."""
    return heading("facts.py") + write_constants(facts)


def write_constants(module: ModuleType) -> str:
    """The constants of a module, each with the comment beside it."""
    comments = comments_in(module)
    lines = ast.parse(inspect.getsource(module)).body
    return "".join(
        write_fact(line.targets[0].id, vars(module), comments.get(line.end_lineno or 0, ""))
        for line in lines
        if isinstance(line, ast.Assign) and isinstance(line.targets[0], ast.Name)
    )


def write_fact(name: str, facts: Mapping[str, object], comment: str = "") -> str:
    """A constant, laid out as the formatter does."""
    value = facts[name]
    end = ";" if isinstance(value, int | str) else " as const;"
    beside, above = (f" // {comment}", f"// {comment}\n") if comment else ("", "")
    line = f"export const {name} = {_literal(value)}{end}"
    if "\n" not in line and len(line + beside) <= WIDTH:
        return f"{line}{beside}\n"
    if "\n" in line or len(line) > WIDTH:
        line = f"export const {name} = {_literal(value, broken=True)}{end}"
    return f"{above}{line}\n"


def _literal(value: object, indent: int = 0, broken: bool = False) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return f"'{value}'"
    if isinstance(value, Mapping):
        rows = [_row(key, each, indent + 2) for key, each in value.items()]
        return _rows("{", rows, "}", indent)
    assert isinstance(value, Sequence), f"{value!r} is no fact for the browser"
    nested = len(value) > 1 and all(
        isinstance(each, list | tuple | Mapping) and len(each) > 1 for each in value
    )
    if not broken and not nested:
        return f"[{', '.join(_inline(each) or _literal(each, indent) for each in value)}]"
    items = [_inline(each) or _literal(each, indent + 2) for each in value]
    if all(isinstance(each, int) for each in value):
        margin = " " * (indent + 2)
        lines = fill(", ".join(items) + ",", WIDTH, initial_indent=margin, subsequent_indent=margin)
        return f"[\n{lines}\n{' ' * indent}]"
    return _rows("[", items, "]", indent)


def _inline(value: object) -> str:
    """A thing in a list on one line; nothing if it is no thing with fields."""
    if not isinstance(value, Mapping):
        return ""
    fields = [f"{key}: {_inline(each) or _literal(each)}" for key, each in value.items()]
    return f"{{ {', '.join(fields)} }}" if fields else "{}"


def _row(key: str, value: object, indent: int) -> str:
    line = f"{key}: {_literal(value, indent)}"
    is_long = indent + len(line) + 1 > WIDTH and isinstance(value, list | tuple)
    return f"{key}: {_literal(value, indent, broken=True)}" if is_long else line


def _rows(left: str, rows: Sequence[str], right: str, indent: int) -> str:
    margin = " " * (indent + 2)
    return "\n".join([left, *(f"{margin}{row}," for row in rows), " " * indent + right])


def written() -> dict[Path, str]:
    """Every file that is written here, with what should be in it."""
    files = {ROOT / "web/src/lib/protocol.ts": write_protocol()}
    for game in map(games.find, games.names()):
        folder = game.folder / "web"
        if folder.is_dir():
            files[folder / "view.ts"] = write_view(game)
        if folder.is_dir() and game.facts is not None:
            files[folder / "facts.ts"] = write_facts(game.facts)
    return files


def stale() -> list[Path]:
    """The files that are not as they should be."""
    return [
        path
        for path, text in written().items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]


def main() -> None:
    """Write what is out of date."""
    files = written()
    for path in stale():
        path.write_text(files[path], encoding="utf-8")
        print(path.relative_to(ROOT) if path.is_relative_to(ROOT) else path)


if __name__ == "__main__":
    main()
