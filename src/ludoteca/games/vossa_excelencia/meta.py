"""Vossa Excelência.

Glossary, from the manual to the code: político = politician, partido = party, carta Parlamentar =
parliamentarian, Infâmia = infamy, Evento = event, Eleitorado = voter (a card that stands for
many), gabinete = cabinet, Zona Eleitoral = zone, capital político = capital, influência =
influence, esfera = sphere, poder = power, dinheiro = money, virar/desvirar = turn/unturn,
articular = articulate, taxa = fee, risco = risk (a roll), condição = condition, característica =
keyword, semestre = semester, Eleições = elections, primeiro jogador = starter.
"""

from ludoteca.games.vossa_excelencia.deck_file import MOST_BYTES, check, example
from ludoteca.games.vossa_excelencia.decks import is_known, pack, read_deck, take
from ludoteca.games.vossa_excelencia.workshop import WORKSHOP
from ludoteca.kernel.meta import Meta, OwnFile, Setting

META = Meta(
    name="vossa_excelencia",
    players=range(2, 7),
    minutes=60,
    rules_version=9,
    credits="Estúdio Oniromante",
    licence="MIT (code, drawings and deck); the game belongs to its authors and publishers",
    year=2016,
    settings=(
        Setting("calendar", ("long", "short"), "long"),
        Setting("expansion", ("off", "on"), "off"),
        Setting(
            "deck",
            ("house",),
            "house",
            OwnFile(read_deck, check, example, MOST_BYTES, WORKSHOP, pack, take, is_known),
        ),
    ),
)
