"""Rows that compiled code writes and NumPy reads, without a copy in between."""

import ctypes
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.build import compiled
from ludoteca.kernel.native import i16, i64, u8, vec

KINDS: dict[str, tuple[Any, Any, Any]] = {
    "int16": (vec[i16], np.int16, ctypes.c_int16),
    "int64": (vec[i64], np.int64, ctypes.c_int64),
    "uint8": (vec[u8], np.uint8, ctypes.c_uint8),
    "float64": (vec[float], np.float64, ctypes.c_double),
}


def shared(kind: str, *shape: int) -> tuple[Any, NDArray[Any]]:
    """A row of zeros for compiled code, and the same memory as an array of this shape.

    The row must never change its length. Interpreted, the array is the row.
    """
    make, dtype, c_type = KINDS[kind]
    size = int(np.prod(shape))
    if not compiled():
        array = np.zeros(size, dtype)
        return array, array.reshape(shape)
    row = make([0] * size)
    address = np.frombuffer(row, dtype).ctypes.data
    memory = (c_type * size).from_address(address)
    memory.keep = row  # the array holds on to the memory, and the memory to the row
    return row, np.frombuffer(memory, dtype).reshape(shape)
