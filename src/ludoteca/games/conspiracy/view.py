"""What a player sees: everything that lies open, built up piece by piece."""

from typing import get_args

from ludoteca.games.conspiracy.cards import (
    CELLS,
    COALITION_POINTS,
    GUILD_LETTERS,
    GUILDS,
    INFLUENCE,
    LORD_KINDS,
    RANKS,
    TERRITORIES,
    TERRITORY_CODES,
)
from ludoteca.games.conspiracy.recruit import limit_on
from ludoteca.games.conspiracy.scoring import (
    coalition,
    lord_points,
    master_points,
    score,
    territory_points,
    territory_worth,
)
from ludoteca.games.conspiracy.state import LIVE_SCORE, OVER, Position
from ludoteca.games.conspiracy.view_types import Chambered, ConspiracyView, Phase, ScoreSheet
from ludoteca.games.conspiracy.vocabulary import ACTIONS
from ludoteca.kernel.bits import members
from ludoteca.kernel.vocabulary import Vocabulary

PHASES: tuple[Phase, ...] = get_args(Phase)  # by number


def lord_code(lord: int) -> str:
    """A lord in notation: guild letter and influence, `R6`."""
    return f"{GUILD_LETTERS[lord // 6]}{INFLUENCE[lord % 6]}"


LORD_CODES = tuple(lord_code(lord) for lord in range(LORD_KINDS))


def read_lord(code: str) -> int:
    """The lord that notation names; ValueError if there is none."""
    return _find(code, LORD_CODES, "lord")


def read_guild(letter: str) -> int:
    """The guild that notation names; ValueError if there is none."""
    return _find(letter, tuple(GUILD_LETTERS), "guild")


def read_territory(code: str) -> int:
    """The territory that notation names; ValueError if there is none."""
    return _find(code, TERRITORY_CODES, "territory")


def _find(code: str, codes: tuple[str, ...], what: str) -> int:
    if code not in codes:
        raise ValueError(f"no {what} {code!r}")
    return codes.index(code)


VOCABULARY = Vocabulary.of(
    ACTIONS,
    {
        "lord": (lord_code, read_lord),
        "guild": (GUILD_LETTERS.__getitem__, read_guild),
        "territory": (TERRITORY_CODES.__getitem__, read_territory),
    },
)


def view_of(position: Position) -> ConspiracyView:
    """The open position. The same for every seat and for spectators: no hand is secret here."""
    return {
        "players": position.players,
        "seat": None if position.phase == OVER else position.seat,
        "starter": position.starter,
        "phase": PHASES[position.phase],
        "turns": position.turns,
        "deck": position.deck.count,
        "piles": [pile(position, guild) for guild in range(GUILDS)],
        "hand": list(position.hand[: position.hand_count]),
        "territory_deck": members(position.territory_deck),
        "row": members(position.row),
        "offered": members(position.offered),
        "master": None if position.master < 0 else position.master,
        "limit": {"seat": position.limit_owner, "count": position.limit}
        if position.limit and position.phase != OVER
        else None,
        "must_take": 0 if position.phase == OVER else limit_on(position),
        "closer": None if position.closer < 0 else position.closer,
        "swapping": None if position.swapping < 0 else position.swapping,
        "chambers": [chamber(position, seat) for seat in range(position.players)],
        "live_score": bool(position.settings[LIVE_SCORE]),
    }


def pile(position: Position, guild: int) -> list[int]:
    """The lords of a discard pile, every one visible."""
    first = guild * RANKS
    return [lord for lord in range(first, first + RANKS) for _ in range(position.piles[lord])]


def chamber(position: Position, seat: int) -> Chambered:
    """One player's chamber, pearls, keys and territories."""
    first = seat * CELLS
    lords = list(position.chambers[first : first + CELLS])
    covers = list(position.covers[first : first + CELLS])
    crests = list(position.crests[seat * GUILDS : (seat + 1) * GUILDS])
    shown: Chambered = {
        "cells": [
            {
                "lord": lord,
                "territory": cover if cover >= 0 else None,
                "crest": cell in crests,
            }
            for cell, (lord, cover) in enumerate(zip(lords, covers, strict=True))
            if lord >= 0
        ],
        "pearls": position.pearls[seat],
        "silver": position.silver[seat],
        "gold": position.gold[seat],
        "territories": members(position.held[seat]),
    }
    if position.settings[LIVE_SCORE] or position.phase == OVER:
        shown["score"] = score_sheet(position, seat)
    return shown


def score_sheet(position: Position, seat: int) -> ScoreSheet:
    """How a seat's points come about, part by part."""
    held = [t for t in range(TERRITORIES) if position.has_territory(seat, t)]
    return {
        "lords": lord_points(position, seat),
        "territories": territory_points(position, seat),
        "each_territory": {str(t): territory_worth(position, seat, t) for t in held},
        "coalition": coalition(position, seat),
        "coalition_points": COALITION_POINTS * coalition(position, seat),
        "master": master_points(position, seat),
        "total": score(position, seat),
    }
