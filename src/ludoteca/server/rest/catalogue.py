"""The games there are, their cards and their words."""

import asyncio
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from litestar import Router, get
from litestar.params import PathParameter, QueryParameter
from litestar.response import Response

from ludoteca.kernel.game import Game, find
from ludoteca.kernel.meta import Setting
from ludoteca.kernel.table import new
from ludoteca.kernel.text import KERNEL_TEXT
from ludoteca.server.bot_levels import levels
from ludoteca.server.denials import TEXT, NotFound
from ludoteca.server.lessons import has_lesson
from ludoteca.server.press import can_print
from ludoteca.server.shelf import names


class SettingCard(msgspec.Struct):
    """One thing a table may choose."""

    name: str
    values: list[str]
    default: str
    most_bytes: int | None = None  # of a file of one's own, where the setting takes one
    beginnings: list[str] = []  # to make one from, where there is a workshop for it


class FieldData(msgspec.Struct):
    """One argument of an action and its range."""

    name: str
    lowest: int
    highest: int


class ActionKindData(msgspec.Struct):
    """All actions of one name; their numbers follow from the fields, the last one fastest."""

    name: str
    first: int
    fields: list[FieldData]


class GameCard(msgspec.Struct):
    """A game in the catalogue."""

    name: str
    players: list[int]
    minutes: int
    year: int | None
    credits: str
    licence: str
    rules: int
    settings: list[SettingCard]
    vocabulary: list[ActionKindData]
    levels: list[str]
    lesson: bool  # it can be learnt by playing
    paper: bool  # it can be printed here


def game_card(game: Game) -> GameCard:
    """A game's card."""
    meta = game.meta
    return GameCard(
        name=meta.name,
        players=list(meta.players),
        minutes=meta.minutes,
        year=meta.year,
        credits=meta.credits,
        licence=meta.licence,
        rules=meta.rules_version,
        settings=[_setting_card(setting) for setting in meta.settings if not setting.live],
        vocabulary=[
            ActionKindData(kind.name, kind.first, [FieldData(*field) for field in kind.fields])
            for kind in game.vocabulary.kinds
        ],
        levels=levels(),
        lesson=has_lesson(meta.name),
        paper=can_print(meta.name),
    )


def _setting_card(setting: Setting) -> SettingCard:
    own = setting.own
    begun = list(own.workshop.beginnings) if own and own.workshop else []
    most = own.most_bytes if own else None
    return SettingCard(setting.name, list(setting.values), setting.default, most, begun)


@get("/api/games", sync_to_thread=False)
def games() -> list[GameCard] | Response[bytes]:
    """The games there are."""
    return Response(read_games(*names()), media_type="application/json")


@cache
def read_games(*shelf: str) -> bytes:
    """The cards of these games."""
    return msgspec.json.encode([game_card(find(name)) for name in shelf])


@get("/api/games/{game:str}/cards")
async def cards(
    game: Annotated[str, PathParameter(max_length=60)],
    language: Annotated[Literal["pt", "en"], QueryParameter(name="language")] = "pt",
) -> Sequence[Mapping[str, Any]] | Response[bytes]:
    """The cards in a game's box, as `/api/tables/{table}/cards`; empty where they are no data."""
    if game not in names():
        raise NotFound("not_found", "problem-not-found")
    if (game, language) not in READ_CARDS:
        READ_CARDS[game, language] = await asyncio.to_thread(read_cards, game, language)
    return Response(READ_CARDS[game, language], media_type="application/json")


READ_CARDS: dict[tuple[str, str], bytes] = {}  # by game and language


def read_cards(game: str, language: str) -> bytes:
    """Every card of a game as it is played without anything of one's own."""
    table = new(game, players=find(game).meta.players[0], seed=0)
    return msgspec.json.encode(table.game.cards(table.state, table.game.speaker(language)))


@get("/api/games/{game:str}/{setting:str}/example", sync_to_thread=False)
def example(
    game: Annotated[str, PathParameter(max_length=60)],
    setting: Annotated[str, PathParameter(max_length=60)],
    language: Annotated[Literal["pt", "en"], QueryParameter(name="language")] = "pt",
) -> Response[str]:
    """A commented example of the file that a setting takes, to begin one's own from."""
    settings = find(game).meta.settings if game in names() else ()
    owns = [each.own for each in settings if each.name == setting and each.own is not None]
    if not owns:
        raise NotFound("not_found", "problem-not-found")
    return Response(
        owns[0].example(language),
        media_type="text/plain",
        headers={"Content-Disposition": f'attachment; filename="{setting}.toml"'},
    )


@get("/api/texts/{language:str}/{part:str}", sync_to_thread=False)
def texts(
    language: Annotated[Literal["pt", "en"], PathParameter()],
    part: Annotated[str, PathParameter(max_length=60)],
) -> Response[bytes]:
    """The words of the kernel, the server or a game, as a Fluent file."""
    return Response(
        read_text(part, language),
        media_type="text/plain",
        headers={"Cache-Control": "no-cache"},
    )


@cache
def read_text(part: str, language: str) -> bytes:
    """A Fluent file; only of the parts there are, whatever the name says."""
    folders: dict[str, Path] = {"kernel": KERNEL_TEXT, "server": TEXT}
    if part in names():
        folders[part] = find(part).folder / "text"
    if part not in folders:
        raise NotFound("not_found", "problem-not-found")
    return (folders[part] / f"{language}.ftl").read_bytes()


router = Router("/", route_handlers=[games, cards, example, texts], tags=["games"])
