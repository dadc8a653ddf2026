"""The bridge to the compiler: native integers and rows of them, under names that always work.

Compiled by mypyc, `i64` is a machine word and `vec[i64]` a flat array of them. Interpreted, they
are `int` and `list`. (`i16` and `u8` are for rows that other programs look at: observations and
masks.) Uncompiled modules of the compiled build (`Table`, the tests) get the real `vec` from here
too, so that they can hand one to a compiled function, which takes no list. This module itself is
never compiled.

The same in both builds:

- making: `vec[i64]()`, `vec[i64]([1, 2])`, `vec[i64]([0] * n)`, `vec[i64]([f(x) for x in row])`,
  `vec[i64](numbers)` from any iterable. The fast way to n zeros is `[0] * n` inside the call
  (16 ns for 20; a comprehension over a range takes 130). The n must not be negative;
- copying: `row[:]` is a copy of its own (14 ns for 20; `vec[i64](row)` takes 100); `row[a:b]`
  clamps as a list does;
- `row[i]`, `row[-1]`, `row[i] = x`, `row[i] += x`, swaps, `len`, `in`, `not row`, `==` and `!=`
  between rows, `for`, `enumerate`, `zip`, unpacking, `sum`, `min`, `max`, `sorted`, `list(row)`,
  `tuple(row)`. A wrong index is an IndexError;
- `row = append(row, x)`, `row = extend(row, other)`, `row = remove(row, x)` and
  `row, x = pop(row, i)`. They take the row over: only what they return may be used afterwards,
  because other names for the row keep the old length when compiled and see the new one when
  interpreted. So a function that is given a row may change its items, but has to return the row
  if it changes the length; and no loop over a row may do so;
- `+`, `-`, `*`, `//` and `%` (both round down), comparisons, `&`, `|`, `^`, `~`, and `<<` and `>>`
  by 0 to 63, all of it as long as the result fits 64 bits. Compiled it wraps, interpreted it
  grows: mask where that can happen. `(a * b) & mask` is the same both ways if the mask is an i64.

Different or missing, and so not to be used:

- `del row[i]` (compiled it ends the process), `reversed(row)`, `row + row`, `row.index`, slice
  assignment, `capacity=`, comparing a row with a list, `hash`, `pickle` and `copy` of a row;
- shifting by a negative number or by 64 and more; `/`, `**` and `abs` of an i64;
- another name for the type (`Cards = vec[i64]`): write `vec[i64]` wherever a row is made.
"""

from typing import TYPE_CHECKING

from ludoteca.build import compiled

if TYPE_CHECKING or compiled():
    from librt.vecs import append, extend, pop, remove, vec
    from mypy_extensions import i16, i64, u8
else:
    i16 = i64 = u8 = int

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


__all__ = ["append", "extend", "i16", "i64", "pop", "remove", "u8", "vec"]
