"""The commands and their options."""

import os
import platform
import shlex
import socket
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table as Grid

import ludoteca as package
from ludoteca import bots as registry
from ludoteca.build import description
from ludoteca.cli import deck as own_decks, files
from ludoteca.cli.admin import admin
from ludoteca.cli.play import NO_BOT, USUAL_BOT, Session
from ludoteca.cli.replay import RecordPlayer
from ludoteca.cli.screen import console
from ludoteca.cli.simulation import show_simulation
from ludoteca.cli.voice import CommandProblem, Voice, speak
from ludoteca.kernel import game as games_there, table as tables
from ludoteca.kernel.record import Record
from ludoteca.lab.running.experiment import Experiment

if TYPE_CHECKING:
    from ludoteca.server.retention import Retention

app = typer.Typer(add_completion=False)
decks = typer.Typer(add_completion=False)
app.add_typer(decks, name="deck")
app.add_typer(admin, name="admin")


def _check_seed(seed: str | None) -> str | None:
    """A seed, or none; one without a letter could not be told in the command that repeats it."""
    if seed == "":
        raise CommandProblem("problem-seed")
    return seed


GameName = Annotated[str | None, typer.Argument(metavar="GAME")]
Players = Annotated[int | None, typer.Option(metavar="N")]
Seed = Annotated[str | None, typer.Option(metavar="S", callback=_check_seed)]
Settings = Annotated[list[str] | None, typer.Option(metavar="K=V")]
DeckFile = Annotated[Path | None, typer.Option(metavar="FILE")]
Lang = Annotated[str | None, typer.Option(metavar="pt|en")]
Bots = Annotated[str, typer.Option(metavar="A,B,..")]
Games = Annotated[int, typer.Option(metavar="N")]
Jobs = Annotated[int, typer.Option(metavar="N")]
Cluster = Annotated[str | None, typer.Option(metavar="ADDRESS")]


@app.callback(invoke_without_command=True)
def ludoteca(
    context: typer.Context,
    show_version: Annotated[bool, typer.Option("--version")] = False,
    lang: Lang = None,
) -> None:
    """Without a command: the version, or what there is."""
    if show_version:
        print(_version(speak(lang, os.environ)))
    elif context.invoked_subcommand is None:
        print(context.get_help())
    else:
        context.obj = lang


def _version(voice: Voice) -> str:
    python = platform.python_version()
    return voice.say("version", version=package.__version__, build=description(), python=python)


@app.command()
def games(context: typer.Context, lang: Lang = None) -> None:
    """The games there are."""
    voice = speak(lang or context.obj, os.environ)
    grid = Grid(box=None, pad_edge=False, header_style="bold")
    for column in ("name", "title", "players", "minutes"):
        grid.add_column(voice.say(f"games-{column}"), no_wrap=column == "name")
    for name in games_there.names():
        meta = games_there.find(name).meta
        players = f"{meta.players[0]}-{meta.players[-1]}"
        about = Voice(voice.language, games_there.find(name))
        title = f"{about.say('title')}\n{about.say('tagline')}"
        grid.add_row(name, title, players, str(meta.minutes))
    console().print(grid)
    console().print(voice.say("games-hint", game=games_there.names()[0]), style="dim")


@app.command()
def play(
    context: typer.Context,
    game: GameName = None,
    players: Players = None,
    seed: Seed = None,
    bot: Annotated[str, typer.Option(metavar="NAME")] = USUAL_BOT,
    options: Settings = None,
    deck: DeckFile = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    lang: Lang = None,
) -> int:
    """A game at this keyboard."""
    voice = speak(lang or context.obj, os.environ)
    if bot != NO_BOT:
        registry.make(bot, 0)
    if resume is None:
        table = _open_table(voice, game, players, seed, bot, _settings(options, deck, game))
        file = save or files.new_name(table.game.name)
    else:
        given = {"--players": players, "--seed": seed, "--options": options, "--deck": deck}
        table = _resume_table(files.read(resume), resume, game, given)
        file = save or resume
    return Session(table, bot, file, Voice(voice.language, table.game, table.names)).run()


def _open_table(
    voice: Voice,
    game: str | None,
    players: int | None,
    seed: str | None,
    bot: str,
    options: Mapping[str, str],
) -> tables.Table:
    name = _game(game)
    meta = games_there.find(name).meta
    count = meta.check_players(meta.players[0] if players is None else players)
    names = [voice.name(0)] + [voice.say("play-bot", number=seat + 1) for seat in range(1, count)]
    return tables.new(name, count, seed, options, () if bot == NO_BOT else names)


def _resume_table(
    record: Record, file: Path, game: str | None, given: Mapping[str, object]
) -> tables.Table:
    for option, value in given.items():
        if value:
            raise CommandProblem("problem-resume-alone", option=option)
    if game not in (None, record.game):
        raise CommandProblem("problem-resume-game", theirs=record.game, ours=_game(game))
    table = tables.replay(record)
    if table.over:
        raise CommandProblem("problem-resume-over", command=f"ludoteca replay {file}")
    return table


@app.command()
def replay(
    context: typer.Context,
    file: Annotated[Path | None, typer.Argument(metavar="FILE")] = None,
    seat: Annotated[int | None, typer.Option(metavar="N")] = None,
    lang: Lang = None,
) -> int:
    """A saved game, again."""
    voice = speak(lang or context.obj, os.environ)
    if file is None:
        raise CommandProblem("problem-no-file")
    record = files.read(file)
    if seat is not None and not 1 <= seat <= record.players:
        raise CommandProblem("problem-seat", seat=seat, players=record.players)
    about = Voice(voice.language, games_there.find(record.game), record.names)
    return RecordPlayer(record, None if seat is None else seat - 1, about).run()


@app.command()
def simulate(
    context: typer.Context,
    game: GameName = None,
    games: Games = 1000,
    players: Players = None,
    seed: Seed = None,
    bots: Bots = "",
    jobs: Jobs = 1,
    options: Settings = None,
    deck: DeckFile = None,
    cluster: Cluster = None,
    json: Annotated[bool, typer.Option("--json")] = False,
    lang: Lang = None,
) -> int:
    """Many games between bots."""
    voice = speak(lang or context.obj, os.environ)
    seated, chosen = _names(bots), _settings(options, deck, game)
    asked = Experiment(
        game=_game(game),
        games=games,
        players=_only(players),
        seed=seed,
        bots=seated,
        options=chosen,
        jobs=jobs,
        cluster=cluster,
    )
    return show_simulation(voice, asked, json)


@app.command()
def tournament(
    context: typer.Context,
    game: GameName = None,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,..")] = "random,greedy",
    games: Games = 1000,
    players: Players = None,
    seed: Seed = None,
    jobs: Jobs = 1,
    options: Settings = None,
    cluster: Cluster = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="DIR")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
    lang: Lang = None,
) -> int:
    """Bots against bots."""
    voice = speak(lang or context.obj, os.environ)
    name, chosen = _game(game), _settings(options)
    given = {"bots": bots, "games": games, "players": players, "seed": seed}
    command = _command("tournament", name, given | _chosen("options", chosen))
    from ludoteca.cli.tournament import hold_tournament  # only here: nobody else needs statistics

    asked = Experiment(
        game=name,
        games=games,
        players=_only(players),
        seed=seed,
        bots=_names(bots),
        options=chosen,
        jobs=jobs,
        cluster=cluster,
    )
    return hold_tournament(voice, asked, command, out, json)


@app.command()
def lab(
    context: typer.Context,
    game: GameName = None,
    games: Games = 1000,
    players: Annotated[str, typer.Option("--players", metavar="N,N,..")] = "",
    seed: Seed = None,
    bots: Bots = USUAL_BOT,
    jobs: Jobs = 1,
    options: Settings = None,
    against: Settings = None,
    cluster: Cluster = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE")] = None,
    lang: Lang = None,
) -> int:
    """The balance of a game."""
    voice = speak(lang or context.obj, os.environ)
    name, chosen, other = _game(game), _settings(options), _settings(against)
    given = {"games": games, "players": players, "bots": bots, "seed": seed}
    command = _command("lab", name, given | _chosen("options", chosen) | _chosen("against", other))
    from ludoteca.cli.balance import read_players, study_game  # only here, as above

    asked = Experiment(
        game=name,
        games=games,
        players=read_players(players),
        seed=seed,
        bots=_names(bots),
        options=chosen,
        jobs=jobs,
        cluster=cluster,
    )
    return study_game(voice, asked, other, command, out)


@app.command(name="print")
def print_command(
    context: typer.Context,
    game: GameName = None,
    only: Annotated[str, typer.Option("--only", metavar="A,B,..")] = "",
    players: Players = None,
    language: Annotated[str | None, typer.Option("--language", metavar="pt|en")] = None,
    paper: Annotated[str, typer.Option("--paper", metavar="a4|letter")] = "a4",
    cards: Annotated[str, typer.Option("--cards", metavar="NAME")] = "standard",
    sides: Annotated[str, typer.Option("--sides", metavar="long|short|single")] = "long",
    ink: Annotated[str, typer.Option("--ink", metavar="colour|saving")] = "colour",
    bleed: Annotated[float, typer.Option("--bleed", metavar="MM")] = 1.0,
    options: Settings = None,
    deck: DeckFile = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE")] = None,
    lang: Lang = None,
) -> int:
    """A game on paper."""
    voice = speak(lang or context.obj, os.environ)
    from ludoteca.cli.printing import print_sheets  # only here, as above
    from ludoteca.press.order import Order

    order = Order(
        language=language or voice.language,
        paper=paper,
        cards=cards,
        sides=sides,
        ink=ink,
        bleed=bleed,
        only=tuple(_names(only)),
    )
    name = _game(game)
    return print_sheets(voice, name, order, players, _settings(options, deck, name), out)


@decks.callback(invoke_without_command=True)
def deck(context: typer.Context) -> None:
    """Without a command: what there is."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@decks.command(name="check")
def deck_check(
    context: typer.Context,
    deck: Annotated[Path | None, typer.Argument(metavar="FILE")] = None,
    game: Annotated[str | None, typer.Option(metavar="NAME")] = None,
    lang: Lang = None,
) -> int:
    """What is wrong with a deck, card by card."""
    voice = speak(lang or context.obj, os.environ)
    if deck is None:
        raise CommandProblem("problem-no-deck-file")
    return own_decks.check(voice, deck, game)


@decks.command(name="show")
def deck_show(
    context: typer.Context,
    deck: Annotated[str | None, typer.Argument(metavar="FILE")] = None,
    language: Annotated[str | None, typer.Option("--language", metavar="pt|en")] = None,
    game: Annotated[str | None, typer.Option(metavar="NAME")] = None,
    lang: Lang = None,
) -> int:
    """Every card of a deck with its words, to proofread."""
    voice = speak(lang or context.obj, os.environ)
    if deck is None:
        raise CommandProblem("problem-no-deck")
    spoken = speak(language or voice.language, os.environ).language
    return own_decks.show(voice, deck, spoken, game)


@decks.command(name="new")
def deck_new(
    context: typer.Context,
    deck: Annotated[Path | None, typer.Argument(metavar="FILE")] = None,
    game: Annotated[str | None, typer.Option(metavar="NAME")] = None,
    lang: Lang = None,
) -> int:
    """A commented example of a deck."""
    return own_decks.new(speak(lang or context.obj, os.environ), deck, game)


@app.command()
def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option(metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="N", min=1, max=65535)] = 8000,
    database: Annotated[str, typer.Option(metavar="FILE|URL")] = "",
    public_url: Annotated[str, typer.Option("--public-url", metavar="URL")] = "",
    proxies: Annotated[str, typer.Option(metavar="ADDRESS,..")] = "",
    mail: Annotated[str, typer.Option(metavar="URL")] = "",
    mail_from: Annotated[str, typer.Option("--mail-from", metavar="ADDRESS")] = "",
    pace: Annotated[float, typer.Option(metavar="X")] = 1.0,
    retention: Annotated[str, typer.Option(metavar="K=N,..")] = "",
    metrics: Annotated[bool, typer.Option("--metrics")] = False,
    schema: Annotated[bool, typer.Option("--schema")] = False,
    lang: Lang = None,
) -> None:
    """The games in the browser."""
    voice = speak(lang or context.obj, os.environ)
    _check_port(host, port)
    try:  # only here: it is half a second of imports, and of packages that playing does not need
        from ludoteca.server.addresses import urls
        from ludoteca.server.main import run as run_server, try_database
        from ludoteca.server.settings import Settings, slowed
        from ludoteca.server.stores import default_database
        from ludoteca.server.stores.contract import Unusable
    except ModuleNotFoundError as error:
        if str(error.name).startswith("ludoteca"):
            raise
        raise CommandProblem(
            "problem-extra-missing", extra="server", needs=str(error.name)
        ) from error

    named, (office, writer) = _proxies(proxies), _mail(mail, mail_from, public_url)
    kept = _retention(retention)
    if public_url and not public_url.startswith(("http://", "https://")):
        raise CommandProblem("problem-public-url", given=public_url)
    try:
        try_database(database)
    except Unusable as error:
        raise CommandProblem(error.text.id, **error.arguments) from error
    _say_where(voice, urls(host, port, public_url))
    run_server(
        Settings(
            host=host,
            port=port,
            database=database or default_database(),
            public_url=public_url.rstrip("/"),
            pace=slowed(pace),
            retention=kept,
            metrics=metrics,
            schema=schema,
            proxies=named,
            mail=office,
            mail_from=writer,
        )
    )


def _mail(given: str, given_from: str, public_url: str) -> tuple[str, str]:
    """By which post office letters go, and who writes them; the password is best left to the
    environment, which nobody else can read."""
    from ludoteca.server.notices.letters import read_office, sender

    office = given or os.environ.get("LUDOTECA_MAIL", "")
    writer = given_from or os.environ.get("LUDOTECA_MAIL_FROM", "")
    if not office:
        return "", ""
    try:
        read_office(office)
        sender(writer if public_url else "", public_url)
    except ValueError as error:
        raise CommandProblem("problem-mail") from error
    return office, writer


def _proxies(given: str) -> str:
    from ludoteca.server.visitors import read_proxies

    named = given or os.environ.get("LUDOTECA_PROXIES", "")
    try:
        read_proxies(named)
    except ValueError as error:
        raise CommandProblem("problem-proxies", given=named) from error
    return named


def _retention(given: str) -> "Retention":
    from ludoteca.server.retention import read_retention

    try:
        return read_retention(given or os.environ.get("LUDOTECA_RETENTION", ""))
    except ValueError as error:
        raise CommandProblem("problem-retention", given=given) from error


def _say_where(voice: Voice, urls: list[str]) -> None:
    """Every address that works; in a terminal, the one for others also as a code to be scanned."""
    from ludoteca.server.addresses import is_for_others, qr_code

    for_others = [url for url in urls if is_for_others(url)]
    for url in for_others:
        console().print(voice.say("serve-others", url=url))
    if for_others and sys.stdout.isatty():
        print(qr_code(for_others[0]))
    console().print(voice.say("serve-address", url=urls[-1]))


def _check_port(host: str, port: int) -> None:
    """A CommandProblem if nothing can listen there: better said now than as a traceback later."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM
        )[0]
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except (OSError, OverflowError) as error:
        raise CommandProblem("problem-port", host=host, port=str(port)) from error


def _game(name: str | None) -> str:
    if name is None:
        raise CommandProblem("problem-no-game", known=", ".join(games_there.names()))
    return name


def _only(players: int | None) -> list[int]:
    """The number of players, where one was given."""
    return [] if players is None else [players]


def _names(given: str) -> list[str]:
    """Names separated by commas."""
    return [name.strip() for name in given.split(",")] if given else []


def _chosen(option: str, settings: Mapping[str, str]) -> dict[str, object]:
    return {option: ",".join(f"{name}={value}" for name, value in settings.items())}


def _command(command: str, game: str, given: Mapping[str, object]) -> str:
    """How to have the same again, as one would type it."""
    words = ["ludoteca", command, game]
    for option, value in given.items():
        if value not in (None, ""):
            words += [f"--{option}", str(value)]
    return shlex.join(words)


def _settings(
    given: list[str] | None, deck: Path | None = None, game: str | None = None
) -> dict[str, str]:
    """Settings written name=value, several in one with commas, and a deck of one's own."""
    settings = {} if deck is None else own_decks.chosen(deck, _game(game))
    for part in ",".join(given or []).split(","):
        name, equals, value = part.partition("=")
        if part and not equals:
            raise CommandProblem("problem-setting-form", given=part)
        if part:
            settings[name.strip()] = value.strip()
    return settings
