# compiled: mypyc
"""Reading numbers back out of a dumped position, with an error that names the field."""

from ludoteca.kernel.native import i64, vec


class DamagedPosition(ValueError):
    """A dump that no position could have written."""


def number(data: dict[str, object], name: str) -> i64:
    """The field's one number."""
    value = data.get(name)
    if not isinstance(value, int):
        raise DamagedPosition(f"position field {name!r} is not a number")
    return value


def numbers(data: dict[str, object], name: str) -> list[int]:
    """The field's list of numbers."""
    value = data.get(name)
    if not isinstance(value, list) or not all(isinstance(item, int) for item in value):
        raise DamagedPosition(f"position field {name!r} is not a list of numbers")
    return value


def vec_of(data: dict[str, object], name: str, length: i64) -> vec[i64]:
    """The field's list of exactly this many numbers, as a native row."""
    values = numbers(data, name)
    if len(values) != length:
        raise DamagedPosition(f"position field {name!r} has {len(values)} numbers, not {length}")
    row = vec[i64]([0] * int(length))
    for place in range(length):
        row[place] = values[place]
    return row
