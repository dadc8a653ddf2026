"""Agência, by Peterson Silva: society or the individual?

Glossary, from the manual to the code: jogo = game, partida = match, jogada = turn, turno = round,
estrutura = structure, sociedade = society, carta estrutural = structural card, carta natural =
natural card, monte = pile, fluxo = flow, alterar uma estrutura = alter a structure, crise = crisis,
revolta = revolt, campo = field, linha = row, coluna = column, bloquear = block, hegemonia =
hegemony, ideologia = ideology, comprar = draw, descartar = discard, entregar = hand over, trocar =
swap, modo simples = simple mode (the field off), modo Bourdieu = the field on, encerrar = close.
"""

from ludoteca.kernel.meta import Meta, Setting

ON_OFF = ("off", "on")

META = Meta(
    name="agencia",
    players=range(3, 7),
    minutes=90,
    rules_version=8,
    credits="Peterson Silva",
    licence="CC BY-NC-SA 4.0",
    year=2018,
    settings=(
        Setting("field", ON_OFF, "off"),
        Setting("historical", ON_OFF, "off"),
        Setting("theoretical", ON_OFF, "off"),
        Setting("strategic", ON_OFF, "off"),
        Setting("social", ON_OFF, "off"),
        Setting("close_after", ("20", "30", "40"), "40"),
        Setting("most_matches", ("10", "20"), "20"),
        Setting("hegemonies", ("announced", "noticed"), "announced"),
        Setting("motions", ON_OFF, "off"),
    ),
)
