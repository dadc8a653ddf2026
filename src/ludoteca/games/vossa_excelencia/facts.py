"""What the browser has to know of the game besides its views. web/facts.ts is written from this."""

from ludoteca.games.vossa_excelencia import instructions

SPHERES = instructions.SPHERE_NAMES
CATEGORIES = instructions.CATEGORY_NAMES  # of cards
RESOURCES = instructions.RESOURCE_NAMES  # by number
