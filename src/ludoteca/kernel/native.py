"""The bridge to the compiler: native integers and rows of them, under names that always work.

Compiled by mypyc, `i64` is a machine word and `vec[i64]` a flat array of them. Interpreted, they
are `int` and `list`. Uncompiled modules of the compiled build (`Table`, the tests) get the real
`vec` from here too, so that they can hand one to a compiled function, which takes no list. This
module itself is never compiled.

The same in both builds:

- making: `vec[i64]()`, `vec[i64]([1, 2])`, `vec[i64]([0] * n)`, `vec[i64]([f(x) for x in row])`,
  and `vec[i64](row)` from any iterable. `[0] * n` is the fast way to n zeros (16 ns for 20), the
  others that take a loop cost several times that. The list must stand inside the call, and the
  factor must not be negative;
- copying: `row[:]` is a copy of its own and the fastest one (14 ns for 20), `row[a:b]` clamps;
- `row[i]`, `row[-1]`, `row[i] = x`, `row[i] += x`, swaps, `len`, `in`, `not row`, `==`, `!=`, `for`,
  `enumerate`, `zip`, `sum`, `max`, `list(row)`, `tuple(row)`. A wrong index is an IndexError;
- `row = append(row, x)`, `row = extend(row, other)`, `row = remove(row, x)` and
  `row, x = pop(row, i)`. They take the row over: only what they return may be used afterwards,
  because other names for the row keep the old length when compiled and see the new one when
  interpreted. The same goes for a function that gets a row: it may change the items, and must
  return the row if it changes the length.
- `//` and `%` round down, comparisons, `&`, `|`, `^`, `~`, and `>>` of anything by 0 to 63.

Different or missing, and so not to be used:

- results outside 64 bits: `i64` wraps, `int` grows. Mask where it can happen; `(a * b) & mask` is
  the same both ways for any mask that is itself an i64;
- shifts by a negative number or by 64 and more (the compiled result is arbitrary);
- `capacity=`, `reversed(row)`, `row[::2]` and slice assignment; `abs` of an i64; `hash`, `pickle`
  and `copy` of a row; a list where a row is expected, and the texts of the IndexErrors;
- another name for the type (`Row = vec[i64]`): write `vec[i64]` wherever one is made.
"""

from typing import TYPE_CHECKING

from ludoteca.build import compiled

if TYPE_CHECKING or compiled():
    from librt.vecs import append, extend, pop, remove, vec
    from mypy_extensions import i64
else:
    i64 = int

    class vec:  # noqa: N801
        """`vec[i64]` is `list`."""

        def __class_getitem__(cls, item):
            return list

    def append(row, item):
        row.append(item)
        return row

    def extend(row, items):
        row.extend(items)
        return row

    def remove(row, item):
        row.remove(item)
        return row

    def pop(row, index=-1):
        return row, row.pop(index)


__all__ = ["append", "extend", "i64", "pop", "remove", "vec"]
