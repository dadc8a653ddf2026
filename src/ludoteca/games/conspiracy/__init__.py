"""Conspiração: Universo Abyss, 2 to 4 players: the game to copy when adding another."""

from pathlib import Path

from ludoteca.games.conspiracy import facts
from ludoteca.games.conspiracy.checks import CHECKS
from ludoteca.games.conspiracy.game import load, new
from ludoteca.games.conspiracy.layout import layout
from ludoteca.games.conspiracy.meta import META
from ludoteca.games.conspiracy.notation import read_position, write_position
from ludoteca.games.conspiracy.parts import parts
from ludoteca.games.conspiracy.state import FIELDS
from ludoteca.games.conspiracy.terminal import draw_board
from ludoteca.games.conspiracy.view import VOCABULARY
from ludoteca.games.conspiracy.view_types import ConspiracyView
from ludoteca.games.conspiracy.vocabulary import EVENTS, REASONS
from ludoteca.games.conspiracy.words import detail, explain, prompt, words
from ludoteca.kernel.game import Game

GAME = Game(
    meta=META,
    folder=Path(__file__).parent,
    new_position=new,
    load_position=load,
    vocabulary=VOCABULARY,
    event_table=EVENTS,
    reason_table=REASONS,
    words=words,
    prompt=prompt,
    explain=explain,
    read_position=read_position,
    write_position=write_position,
    terminal=draw_board,
    view_type=ConspiracyView,
    facts=facts,
    detail=detail,
    layout=layout,
    fields=FIELDS,
    checks=CHECKS,
    parts=parts,
)
