"""What the browser has to know of the game besides its views. web/facts.ts is written from this."""

from ludoteca.games.vossa_excelencia import (
    deck_file,
    instructions,
    jpeg,
    paper,
    scoring,
    sentences,
    state,
)
from ludoteca.games.vossa_excelencia.meta import META

SEATS = list(range(META.players[-1]))  # at the largest table
SPHERES = instructions.SPHERE_NAMES
CATEGORIES = instructions.CATEGORY_NAMES  # of cards
DISCARDED = [name for at, name in enumerate(CATEGORIES) if state.has_discard(at)]
RESOURCES = instructions.RESOURCE_NAMES  # by number
ICONS = instructions.ICON_NAMES  # of a cost
FACES_OF_DIE = int(instructions.FACES_OF_DIE)
TIE_BREAKS = scoring.TIE_BREAKS  # in this order; 1: who has more of it wins, -1: who has less
PICTURES = paper.VARIANTS  # of a card that is not the house's, by category, sphere and keyword
PICTURED_KEYWORDS = paper.MOTIFS
# What a deck of one's own may say, for menus.
LEAST = deck_file.LEAST  # cards of these categories
ALSO = deck_file.ALSO  # fields that only some categories have
MOMENTS = deck_file.MOMENTS  # at which any card may do something
LONGEST_NAME = deck_file.LONGEST_NAME
LONGEST_FLAVOUR = deck_file.LONGEST_FLAVOUR
MOST_COPIES = deck_file.MOST_COPIES
MOST_PICTURE_BYTES = jpeg.MOST_BYTES
MOST_CAPITAL = int(instructions.ALL)
MOST_ICONS = sentences.MOST
WHO = tuple(sentences.WHO)  # besides oneself
PER = tuple(sentences.PER)
PLAIN_VERBS = tuple(sentences.PLAIN)  # with nothing but a count
MONEY_VERBS = tuple(sentences.OF_MONEY)
CARD_VERBS = tuple(sentences.OF_CARDS)
FIXED = tuple(sentences.FIXED)  # whole phrases
CONDITIONS = tuple(dict.fromkeys(sentences.AS_CONDITION.values()))  # verbs
ONLY_CONDITIONS = [sentences.AS_CONDITION[op] for op in sentences.ONLY_AS_CONDITION]
REACH = {
    verb: [CATEGORIES[category] for category in sentences.REACH[op]]
    for verb, op in sentences.OF_CARDS.items()
    if op in sentences.REACH
}  # the only categories that these verbs find
RULES = tuple(sentences.RULES)  # that need no number
SIGNED_RULES = tuple(sentences.SIGNED)  # with a number up or down
PRICED = [CATEGORIES[category] for category in sorted(sentences.WITH_PRICE)]
ACTS = instructions.ACTS  # that a rule may forbid
REACH_OF_ACT = {
    act: [CATEGORIES[category] for category in sorted(reach)]
    for act, reach in sentences.REACH_OF_ACT.items()
}  # the only categories that these acts find
