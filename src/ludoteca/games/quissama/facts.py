"""What the browser has to know of the game besides its views. web/facts.ts is written from this."""

from ludoteca.games.quissama import cards, original
from ludoteca.games.quissama.meta import META
from ludoteca.games.quissama.view import VOCABULARY, WAIVED as WAIVED_NAMES
from ludoteca.games.quissama.words import words
from ludoteca.kernel.text import ArgumentData, Text


def _said(field: str) -> list[ArgumentData]:
    """How each value of an action's field is called in a sentence."""
    ends = [end for kind in VOCABULARY.kinds for name, _, end in kind.fields if name == field]
    sentence = Text(field, {str(value): words(field, value) for value in range(max(ends) + 1)})
    return list(sentence.data()["args"].values())


SEATS = list(range(META.players[-1]))  # at the largest table
ICONS = cards.ICON_NAMES
FACES = cards.FACE_NAMES  # of cards
COPIES = cards.COPIES  # cards by face
ONE_COIN = cards.ONE_COIN  # a face, and so are the next
LIBERTY_CARD = cards.LIBERTY_CARD
BLESSING = cards.BLESSING
SCANDAL = cards.SCANDAL
BLOW = cards.BLOW
ESCAPE = cards.ESCAPE
COMMON_FACES = cards.COMMON_FACES  # all before it are common, from it on unique
CHARACTERS = cards.CHARACTER_CODES
QUISSAMA = cards.QUISSAMA
ALENCAR = cards.ALENCAR
ALEMAO = cards.ALEMAO
PRINCESA = cards.PRINCESA
BERNARDINA = cards.BERNARDINA
SQUARES = cards.SQUARES
BUSINESSES = cards.BUSINESSES
MINISTERS = cards.MINISTERS  # spaces of the ministry
FIRST_BUSINESS = cards.FIRST_BUSINESS  # places: four squares, ten businesses, the tenement
TENEMENT = cards.TENEMENT
ROADS = [int(square) for square in original.ROADS]  # the square that each business hangs on
TENEMENT_ROADS = list(original.TENEMENT_ROADS)  # the squares that the tenement hangs on
GANGS = [int(cards.gang_of_square(square)) for square in range(cards.SQUARES)]  # by square
CAPOEIRAS = cards.CAPOEIRAS
TENEMENT_SPACES = int(original.TENEMENT_SPACES)
PRINCESS_GOAL = [int(freed) for freed in original.PRINCESS_GOAL if freed]  # from two players up
PIECES = cards.PIECES  # of each player
IDENTICAL = cards.IDENTICAL  # cards for a marker on Bernardina
WAIVED = WAIVED_NAMES  # what Alencar does without
CARD_NEEDED = {
    "blow": cards.BLOW,
    "scandal": cards.SCANDAL,
    "escape": cards.ESCAPE,
}  # what must be in one's hand for an action of this kind
CHARACTER_NEEDED = {
    "store": cards.QUISSAMA,
    "rescue": cards.QUISSAMA,
    "look": cards.WOODRUFF,
    "steal": cards.ALEMAO,
    "free_by_liberty": cards.PRINCESA,
    "free_by_capoeira": cards.PRINCESA,
    "minister_without": cards.ALENCAR,
    "replace_burgher": cards.IMPERADOR,
    "replace_minister": cards.IMPERADOR,
    "replace_marker": cards.IMPERADOR,
}  # whose ability an action of this kind is
FIELD_WORDS = {
    name: _said(name) for kind in VOCABULARY.kinds for name, _, _ in kind.fields
}  # how sentences call what an action is done with
