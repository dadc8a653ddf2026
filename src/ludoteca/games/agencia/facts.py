"""What the browser has to know of the game besides its views. web/facts.ts is written from this."""

from ludoteca.games.agencia import books, box, deck_natural, language, state
from ludoteca.games.agencia.meta import META

SEATS = list(range(META.players[-1]))  # at the largest table
IDEOLOGIES = language.IDEOLOGIES  # by number
TOP_ROW = books.TOP_ROW  # of the field: it wins the game
FIRST_NATURAL = box.FIRST_NATURAL  # kinds from here on are natural cards
MOST_COPIES = max(sum(card.copies) for card in deck_natural.CARDS)  # of a natural card
CAUSES = {
    "program": state.BY_PROGRAM,
    "proposal": state.BY_PROPOSAL,
    "crisis": state.BY_CRISIS,
    "revolt": state.BY_REVOLT,
    "natural": state.BY_NATURAL,
}  # why a structure is being altered
