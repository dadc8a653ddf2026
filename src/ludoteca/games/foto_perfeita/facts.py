"""What the browser has to know of the game besides its views. web/facts.ts is written from this."""

from ludoteca.games.foto_perfeita import cards, exposure, judge, scene

ROUNDS = cards.ROUNDS
GUESTS = scene.GUESTS
COLUMNS = scene.COLUMNS
SLOTS = scene.SLOTS  # places for decorations on the table
WISHES = list(range(cards.IN_ENVELOPE))  # of a guest, by place in the envelope
CELLS = list(scene.CELLS)  # the grid cell of each space, row * COLUMNS + column
POINTS = [int(cards.points_for(met)) for met in range(cards.IN_ENVELOPE + 1)]  # by wishes met
TABLE = exposure.TABLE  # owner of a pixel: 0 nothing, 1 + guest, the table, a decoration
DECORATION = exposure.DECORATION  # + slot
FACE = judge.FACE  # added where the pixel shows the owner's face
