"""Foto Perfeita.

Glossary, from the manual to the code: convidado = guest, carta de preferência = preference (card),
carta de troca = trade, leilão = auction, biombo = screen, assoalho = floor, espaço = space,
decoração = decoration, jogador inicial = starter, jogador ativo = active player, centro da mesa =
centre, Dança = dance, Escolha seu Parceiro = partner, Presentes = gifts, Revelações = revelations,
Rumores = rumours, Roubo = theft, Leilão Aberto / Compartilhado / de Lance Único / de Preço Fixo /
Secreto / Secreto Injusto = open / shared / single / fixed / secret / unfair auction. An envelope
has its guest's number. The house is the common supply that bids in the auction game of two.
"""

from ludoteca.kernel.meta import Meta, Setting

META = Meta(
    name="foto_perfeita",
    players=range(2, 7),
    minutes=45,
    rules_version=3,
    credits="MeepleBR",  # the publisher; the manual names no author
    licence="MIT (code and drawings); the game belongs to its authors and publishers",
    year=None,
    settings=(
        Setting("trades", ("plain", "auction"), "plain"),
        Setting("bids", ("in_turn", "free"), "in_turn", live="free"),
    ),
)
