"""Vossa Excelência, 2 to 6 players, with a deck of our own or one brought along."""

from pathlib import Path

from ludoteca.games.vossa_excelencia import facts
from ludoteca.games.vossa_excelencia.checks import CHECKS
from ludoteca.games.vossa_excelencia.game import lay_out, load, new
from ludoteca.games.vossa_excelencia.layout import layout
from ludoteca.games.vossa_excelencia.meta import META
from ludoteca.games.vossa_excelencia.notation import read_position, write_position
from ludoteca.games.vossa_excelencia.parts import parts
from ludoteca.games.vossa_excelencia.state import FIELDS
from ludoteca.games.vossa_excelencia.terminal import draw_board
from ludoteca.games.vossa_excelencia.view_types import Printed, VossaView
from ludoteca.games.vossa_excelencia.vocabulary import EVENTS, REASONS
from ludoteca.games.vossa_excelencia.words import (
    called,
    cards,
    dealt,
    detail,
    explain,
    house_words,
    prompt,
)
from ludoteca.kernel.game import Game

WORDS = house_words()

GAME = Game(
    meta=META,
    folder=Path(__file__).parent,
    new_position=new,
    lay_out=lay_out,
    load_position=load,
    vocabulary=WORDS.vocabulary(),
    event_table=EVENTS,
    reason_table=REASONS,
    words=WORDS,
    more_of=WORDS.more_of,
    prompt=prompt,
    explain=explain,
    read_position=read_position,
    write_position=write_position,
    terminal=draw_board,
    view_type=VossaView,
    card_type=Printed,
    facts=facts,
    detail=detail,
    called=called,
    dealt=dealt,
    cards=cards,
    layout=layout,
    fields=FIELDS,
    checks=CHECKS,
    parts=parts,
)
