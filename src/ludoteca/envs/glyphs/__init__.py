"""The letters of the drawn board as pixels: DejaVu Sans Mono, plain and bold, in glyphs.npz."""
