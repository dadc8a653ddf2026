"""Quissama, 2 to 5 players: influence, resistance and power in the Rio de Janeiro of the Empire."""

from pathlib import Path

from ludoteca.games.quissama import facts
from ludoteca.games.quissama.checks import CHECKS
from ludoteca.games.quissama.game import load, new
from ludoteca.games.quissama.layout import layout
from ludoteca.games.quissama.meta import META
from ludoteca.games.quissama.notation import read_position, write_position
from ludoteca.games.quissama.parts import parts
from ludoteca.games.quissama.state import FIELDS
from ludoteca.games.quissama.terminal import draw_board
from ludoteca.games.quissama.view import VOCABULARY
from ludoteca.games.quissama.view_types import QuissamaView
from ludoteca.games.quissama.vocabulary import EVENTS, REASONS
from ludoteca.games.quissama.words import called, detail, explain, prompt, words
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
    view_type=QuissamaView,
    facts=facts,
    called=called,
    detail=detail,
    layout=layout,
    fields=FIELDS,
    checks=CHECKS,
    parts=parts,
    own_events=frozenset({"scandalises"}),
)
