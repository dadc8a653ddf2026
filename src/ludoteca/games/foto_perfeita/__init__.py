"""Foto Perfeita, 2 to 6 players: envelopes, trades, auctions, and a photo that is really taken."""

from pathlib import Path

from ludoteca.games.foto_perfeita import facts
from ludoteca.games.foto_perfeita.checks import CHECKS
from ludoteca.games.foto_perfeita.game import load, new, renew
from ludoteca.games.foto_perfeita.hurry import hurry
from ludoteca.games.foto_perfeita.layout import layout
from ludoteca.games.foto_perfeita.meta import META
from ludoteca.games.foto_perfeita.notation import read_position, write_position
from ludoteca.games.foto_perfeita.parts import advice, hope, parts, purpose
from ludoteca.games.foto_perfeita.state import FIELDS
from ludoteca.games.foto_perfeita.terminal import draw_board
from ludoteca.games.foto_perfeita.view import VOCABULARY
from ludoteca.games.foto_perfeita.view_types import FotoView
from ludoteca.games.foto_perfeita.vocabulary import EVENTS, REASONS
from ludoteca.games.foto_perfeita.words import explain, prompt, words
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
    view_type=FotoView,
    facts=facts,
    layout=layout,
    fields=FIELDS,
    checks=CHECKS,
    renew=renew,
    hurry=hurry,
    parts=parts,
    hope=hope,
    own_events=frozenset({"votes"}),
    advice=advice,
    purpose=purpose,
)
