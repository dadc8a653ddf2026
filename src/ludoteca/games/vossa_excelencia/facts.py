"""What the browser has to know of the game besides its views. web/facts.ts is written from this."""

from ludoteca.games.vossa_excelencia import deck, instructions, sentences

SPHERES = instructions.SPHERE_NAMES
CATEGORIES = instructions.CATEGORY_NAMES  # of cards
RESOURCES = instructions.RESOURCE_NAMES  # by number
ICONS = instructions.ICON_NAMES  # of a cost
# What a deck of one's own may say, for menus.
LEAST = deck.LEAST  # cards of these categories
ALSO = deck.ALSO  # fields that only some categories have
MOMENTS = deck.MOMENTS  # at which any card may do something
LONGEST_NAME = deck.LONGEST_NAME
LONGEST_FLAVOUR = deck.LONGEST_FLAVOUR
MOST_COPIES = deck.MOST_COPIES
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
