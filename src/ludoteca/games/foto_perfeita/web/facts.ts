// Written by `python -m ludoteca.server.typescript` from facts.py: change that, not this.

export const SEATS = [0, 1, 2, 3, 4, 5] as const; // at the largest table
export const ROUNDS = 6;
export const GUESTS = 14;
export const COLUMNS = 5;
// where in its space a figure stands, from front and left
export const OFFSETS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
export const OFFSETS_ACROSS = 3; // so many beside each other
export const MIDDLE = 4; // the offset of whoever is put into a space
export const SIDES = ['left', 'middle', 'right'] as const; // of a space, as sentences call them
export const DEPTHS = ['front', 'centre', 'back'] as const;
// what of the camera can be set, each by the action of its name
export const CAMERA_FIELDS = [
  'camera_across',
  'camera_height',
  'camera_distance',
  'frame_width',
  'aim_across',
  'aim_up',
] as const;
export const SLOTS = 12; // places for decorations on the table
export const WISHES = [0, 1, 2] as const; // of a guest, by place in the envelope
// the grid cell of each space, row * COLUMNS + column
export const CELLS = [0, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19] as const;
export const POINTS = [-3, 1, 3, 6] as const; // by wishes met
// of a score sheet, in this order; then votes
export const TIE_BREAKS = ['placed', 'envelopes'] as const;
export const TABLE = 15; // owner of a pixel: 0 nothing, 1 + guest, the table, a decoration
export const DECORATION = 16; // + slot
export const FACE = 32; // added where the pixel shows the owner's face
