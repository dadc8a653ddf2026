"""What the browser has to know of the game besides its views. web/facts.ts is written from this."""

from ludoteca.games.conspiracy import cards

GUILDS = list(range(cards.GUILDS))
GUILD_NAMES = cards.GUILD_NAMES
RANKS = cards.RANKS  # a lord is guild * RANKS + rank
LORD_KINDS = cards.LORD_KINDS
INFLUENCE = cards.INFLUENCE  # points by rank
POWERS = ("swap", "silver", "gold", "pearls", "pearl", "reveal")  # what a lord can do, by rank
COPIES = cards.COPIES  # lords by rank in each guild
CELLS = cards.CELLS
MOST_DRAWN = cards.MOST_DRAWN  # lords or territories at a time
ROW_LENGTHS = cards.ROW_LENGTHS  # of a chamber, an inverted pyramid filled in reading order
TERRITORY_CODES = cards.TERRITORY_CODES
BEST_LORD = cards.BEST_LORD  # the first of five territories, one per guild
LORD_COUNT = cards.LORD_COUNT  # the first of five territories, one per guild
TERRITORY_PEARLS = [
    int(cards.pearls_of_territory(territory)) for territory in range(len(cards.TERRITORY_CODES))
]  # that it brings at once
TERRITORY_WORTH = (
    (7, 1, 2, 5, 4, 3, 1, 2) + (3,) * 6 + (0,) * 5 + (1,) * 5
)  # points, or points for each of what is counted; 0 where it is a lord's influence
TIE_BREAK = "pearls"  # of a chamber: of those with as many points whoever has more
