"""Agência, 3 to 6 players: rules that change rules. By Peterson Silva, CC BY-NC-SA 4.0."""

from pathlib import Path

from ludoteca.games.agencia import facts
from ludoteca.games.agencia.automatic import automatic, may_plan
from ludoteca.games.agencia.checks import CHECKS
from ludoteca.games.agencia.game import lay_out, load, new
from ludoteca.games.agencia.layout import layout
from ludoteca.games.agencia.meta import META
from ludoteca.games.agencia.notation import read_position, write_position
from ludoteca.games.agencia.parts import parts
from ludoteca.games.agencia.state import FIELDS
from ludoteca.games.agencia.terminal import draw_board
from ludoteca.games.agencia.view import VOCABULARY
from ludoteca.games.agencia.view_types import AgenciaView, Printed
from ludoteca.games.agencia.vocabulary import EVENTS, REASONS
from ludoteca.games.agencia.words import detail, explain, prompt, words
from ludoteca.kernel.game import Game

GAME = Game(
    meta=META,
    folder=Path(__file__).parent,
    new_position=new,
    lay_out=lay_out,
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
    view_type=AgenciaView,
    card_type=Printed,
    facts=facts,
    detail=detail,
    layout=layout,
    automatic=automatic,
    may_plan=may_plan,
    fields=FIELDS,
    checks=CHECKS,
    parts=parts,
    own_events=frozenset({"alters", "chooses", "moves_sideways", "offers"}),
)
