"""Conspiração: Universo Abyss.

Glossary, from the manual to the code: Lorde = lord, associação = guild, Pontos de Influência (PI) =
influence, Câmara do Senado = chamber, marcador de Brasão = crest, Território = territory, chave =
key, Pérola = pearl, Mestre das Pérolas = Pearl Master, Coalizão = coalition, pilha de descarte =
pile, Territórios disponíveis = row. The lord with 6 influence, nameless in the manual, is the
herald: it turns up the deck's top lord.
"""

from ludoteca.kernel.meta import Meta, Setting

META = Meta(
    name="conspiracy",
    players=range(2, 5),
    minutes=30,
    rules_version=1,
    credits="Bruno Cathala, Charles Chevallier",
    licence="MIT (code and drawings); the game belongs to its authors and publishers",
    year=2019,
    settings=(Setting("live_score", ("off", "on"), "on"),),
)
