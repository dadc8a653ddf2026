# compiled: mypyc
"""Reading numbers back out of a dumped position, with an error that names the field."""

from ludoteca.kernel.native import i64, vec


class DamagedPosition(ValueError):
    """A dump that no position could have written."""


def number(data: dict[str, object], name: str, lowest: i64, highest: i64) -> i64:
    """The field's one number, which must lie within these bounds."""
    value = data.get(name)
    if not isinstance(value, int):
        raise DamagedPosition(f"position field {name!r} is not a number")
    if not int(lowest) <= value <= int(highest):  # a number of a file may be of any size
        raise DamagedPosition(f"position field {name!r} is {value}, not {lowest} to {highest}")
    return value


def numbers(data: dict[str, object], name: str, lowest: i64, highest: i64) -> list[int]:
    """The field's list of numbers, which must all lie within these bounds."""
    values = data.get(name)
    if not isinstance(values, list) or not all(isinstance(value, int) for value in values):
        raise DamagedPosition(f"position field {name!r} is not a list of numbers")
    for value in values:
        if not int(lowest) <= value <= int(highest):
            raise DamagedPosition(f"position field {name!r} has {value}, not {lowest} to {highest}")
    return values


def vec_of(data: dict[str, object], name: str, length: i64, lowest: i64, highest: i64) -> vec[i64]:
    """The field's list of exactly this many numbers, as a native row."""
    values = numbers(data, name, lowest, highest)
    if len(values) != length:
        raise DamagedPosition(f"position field {name!r} has {len(values)} numbers, not {length}")
    row = vec[i64]([0] * int(length))
    for place in range(length):
        row[place] = values[place]
    return row
