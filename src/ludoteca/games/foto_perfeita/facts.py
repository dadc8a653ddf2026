"""What the browser has to know of the game besides its views. web/facts.ts is written from this."""

from ludoteca.games.foto_perfeita import cards, exposure, judge, scene, scoring, words
from ludoteca.games.foto_perfeita.meta import META

SEATS = list(range(META.players[-1]))  # at the largest table
ROUNDS = cards.ROUNDS
GUESTS = scene.GUESTS
COLUMNS = scene.COLUMNS
OFFSETS = list(range(scene.OFFSETS))  # where in its space a figure stands, from front and left
OFFSETS_ACROSS = scene.OFFSETS_ACROSS  # so many beside each other
MIDDLE = scene.MIDDLE  # the offset of whoever is put into a space
SIDES = words.SIDES  # of a space, as sentences call them
DEPTHS = words.DEPTHS
CAMERA_FIELDS = words.CAMERA_FIELDS  # what of the camera can be set, each by the action of its name
SLOTS = scene.SLOTS  # places for decorations on the table
WISHES = list(range(cards.IN_ENVELOPE))  # of a guest, by place in the envelope
CELLS = list(scene.CELLS)  # the grid cell of each space, row * COLUMNS + column
POINTS = [int(cards.points_for(met)) for met in range(cards.IN_ENVELOPE + 1)]  # by wishes met
TIE_BREAKS = scoring.TIE_BREAKS  # of a score sheet, in this order; then votes
TABLE = exposure.TABLE  # owner of a pixel: 0 nothing, 1 + guest, the table, a decoration
DECORATION = exposure.DECORATION  # + slot
FACE = judge.FACE  # added where the pixel shows the owner's face
