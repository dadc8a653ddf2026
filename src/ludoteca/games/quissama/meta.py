"""Quissama, by Ricardo Spinelli.

Glossary, from the manual to the code: praça = square, comércio = business, burguês = burgher,
capoeira = capoeira (a person; pieces on the board), malta = gang (Nagoas, Guaiamuns), Senzala =
senzala (the pieces not yet freed), Cabeça de Porco = tenement, Ministério = ministry, Mercado =
market, Galeria = gallery, Influência = (influence) marker, Liberdade = liberty, Coroa = crown,
Moeda = coin, ficha = token, Bênção Imperial = blessing, Bênção de Peito = blow, Escândalo =
scandal, Fuga = escape, conquistar = take (a character), liberado = free (nobody's marker on it),
libertar = free (a capoeira), empregar = employ, estabelecer = found.
"""

from ludoteca.kernel.meta import Meta, Setting

ON_OFF = ("off", "on")

META = Meta(
    name="quissama",
    players=range(2, 6),
    minutes=60,
    rules_version=5,
    credits="Ricardo Spinelli",
    licence="MIT (code and drawings); the game belongs to its author and publisher",
    year=2015,
    settings=(
        Setting("one_capoeira", ON_OFF, "off"),
        Setting("one_character", ON_OFF, "off"),
        Setting("small_gallery", ON_OFF, "off"),
        Setting("few_scandals", ON_OFF, "off"),
        Setting("few_blessings", ON_OFF, "off"),
        Setting("open_market", ON_OFF, "off"),
    ),
)
