"""`ludoteca admin`: for whoever runs a server. Each command says what it did, or why it did not."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludoteca.cli.voice import speak

if TYPE_CHECKING:
    from ludoteca.cli.upkeep import Upkeep

admin = typer.Typer(add_completion=False)
Database = Annotated[str, typer.Option(metavar="FILE|URL")]
Lang = Annotated[str | None, typer.Option(metavar="pt|en")]
File = Annotated[Path | None, typer.Argument(metavar="FILE")]
Address = Annotated[str, typer.Option(metavar="IP")]
Name = Annotated[str, typer.Option(metavar="NAME")]
Months = Annotated[int | None, typer.Option(metavar="N", min=0)]


def _upkeep(context: typer.Context, database: str, lang: str | None) -> "Upkeep":
    from ludoteca.cli.upkeep import Upkeep  # only here: it needs what the server needs

    return Upkeep(database, speak(lang or context.obj, os.environ))


@admin.callback(invoke_without_command=True)
def help_only(context: typer.Context) -> None:
    """Without a command: what there is."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@admin.command()
def backup(
    context: typer.Context, file: File = None, database: Database = "", lang: Lang = None
) -> None:
    """A copy, while the server runs."""
    _upkeep(context, database, lang).backup(file)


@admin.command()
def restore(
    context: typer.Context, file: File = None, database: Database = "", lang: Lang = None
) -> None:
    """A copy put back, while no server runs."""
    _upkeep(context, database, lang).restore(file)


@admin.command()
def check(context: typer.Context, database: Database = "", lang: Lang = None) -> int:
    """Every table opens, and replays to where it stands."""
    return _upkeep(context, database, lang).check()


@admin.command()
def stats(context: typer.Context, database: Database = "", lang: Lang = None) -> None:
    """How much there is."""
    _upkeep(context, database, lang).stats()


@admin.command()
def delete(
    context: typer.Context,
    table: Annotated[str | None, typer.Argument(metavar="TABLE")] = None,
    database: Database = "",
    lang: Lang = None,
) -> None:
    """A table and all that was played there."""
    _upkeep(context, database, lang).delete(table)


@admin.command()
def forget(
    context: typer.Context,
    guest: Annotated[str | None, typer.Argument(metavar="GUEST")] = None,
    database: Database = "",
    lang: Lang = None,
) -> None:
    """A guest, by id or by name."""
    _upkeep(context, database, lang).forget(guest)


@admin.command()
def ban(
    context: typer.Context,
    address: Address = "",
    name: Name = "",
    database: Database = "",
    lang: Lang = None,
) -> None:
    """An address or a name."""
    _upkeep(context, database, lang).ban(address, name)


@admin.command()
def unban(
    context: typer.Context,
    address: Address = "",
    name: Name = "",
    database: Database = "",
    lang: Lang = None,
) -> None:
    """An address or a name, welcome again."""
    _upkeep(context, database, lang).unban(address, name)


@admin.command()
def bans(context: typer.Context, database: Database = "", lang: Lang = None) -> None:
    """All who are kept out."""
    _upkeep(context, database, lang).bans()


@admin.command()
def close(
    context: typer.Context,
    notice: Annotated[str | None, typer.Argument(metavar="NOTICE")] = None,
    database: Database = "",
    lang: Lang = None,
) -> None:
    """Nobody plays on until it is opened again."""
    _upkeep(context, database, lang).close(notice)


@admin.command(name="open")
def open_again(context: typer.Context, database: Database = "", lang: Lang = None) -> None:
    """Play goes on."""
    _upkeep(context, database, lang).open()


@admin.command()
def tidy(
    context: typer.Context,
    finished: Months = None,
    abandoned: Months = None,
    guests: Months = None,
    dry_run: Annotated[bool, typer.Option("--dry-run")] = False,
    database: Database = "",
    lang: Lang = None,
) -> None:
    """What is too old is deleted; finished games are packed."""
    upkeep = _upkeep(context, database, lang)
    from ludoteca.server.retention import Retention

    upkeep.tidy(Retention(finished, abandoned, guests), dry=dry_run)


@admin.command()
def vacuum(context: typer.Context, database: Database = "", lang: Lang = None) -> None:
    """Space that is not used any more goes back to the disk."""
    _upkeep(context, database, lang).vacuum()
