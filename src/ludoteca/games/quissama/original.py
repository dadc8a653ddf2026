# compiled: mypyc
"""Our own data, where the manual's text lost what its pictures and cards showed.

Whoever owns the box may put here what is printed on theirs. The engine then plays by it; these name
some of it too, and have to be changed along:

- text/rules.*.md and RULINGS.md all of it, the tests in tests/games/quissama most;
- text/*.ftl the characters of each unique card, the Princess's ability, and that the tenement is
  attacked once both squares of the Guaiamuns are empty;
- vocabulary.py the squares 2 and 3, that the tenement hangs on;
- web/layout.ts where each business lies, in the region of the gang that its road leads to.

Games stored under other numbers are no longer the same games: raise rules_version in meta.py.

- ROADS: settled by symmetry. Each gang has one square with three businesses and one with two.
- TENEMENT_SPACES: more than 3, since the manual steals with 3 pieces there and nobody has won.
  Settled by simulation between 4 and 6; the curve is in RULINGS.md.
- PRINCESS_GOAL: freed capoeiras on the board. Settled by simulation; the curve is in RULINGS.md.
- PRINCESS ability: frees one capoeira a turn for only one of the two items (see abilities.py).
- UNIQUE_PAYS: read off the cards' names. Each pays a marker on the characters it names.
"""

from typing import Final

from ludoteca.kernel.native import i64, vec

# The square that the road from each business leads to: three, two, three and two.
ROADS: Final[vec[i64]] = vec[i64]([0, 0, 0, 1, 1, 2, 2, 2, 3, 3])

# The tenement hangs on both squares of the Guaiamuns.
TENEMENT_ROADS: Final[vec[i64]] = vec[i64]([2, 3])

TENEMENT_SPACES: Final[i64] = 6

# By number of players; with one capoeira on each square at the start, four fewer.
PRINCESS_GOAL: Final[vec[i64]] = vec[i64]([0, 0, 18, 19, 21, 23])
PRINCESS_LESS: Final[i64] = 4

# The characters, as bits, whose influence cost each unique card pays: Colar: Bernardina; Malta:
# Quissama; Cabeça de Porco: Alemão; Burguesia: Araújo, Alencar, Woodruff; Família Imperial:
# Imperador, Princesa.
UNIQUE_PAYS: Final[vec[i64]] = vec[i64]([1 << 7, 1 << 0, 1 << 2, 0b101010, 0b1010000])
