"""Observations for neural networks: whole numbers become features between 0 and 1."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.envs.memory import shared
from ludoteca.envs.spread import write_features
from ludoteca.kernel.layout import CHOICE, Layout


class Features:
    """Spreads every choice out over one feature for each of its values, and scales the rest."""

    def __init__(self, layout: Layout) -> None:
        """Prepare for observations of this layout."""
        self.width = layout.width
        plain: list[tuple[int, int, int, int]] = []  # from column, to column, lowest, span
        spread: list[tuple[int, int]] = []  # from column, feature of the value 0
        column = feature = 0
        for field in layout.fields:
            span = field.highest - field.lowest
            for _ in range(field.size):
                if field.kind == CHOICE:
                    spread.append((column, feature - field.lowest))
                    feature += span + 1
                else:
                    plain.append((column, feature, field.lowest, span))
                    feature += 1
                column += 1
        table = np.array(plain, np.int64).reshape(-1, 4)
        self._from, self._to = table[:, 0], table[:, 1]
        self._lowest = np.minimum(table[:, 2], 0).astype(np.float32)
        self._scale = (1 / np.maximum(table[:, 3], 1)).astype(np.float32)
        choices = np.array(spread, np.int64).reshape(-1, 2)
        self._choices, self._zero = choices[:, 0], choices[:, 1]

    def __call__(self, observations: NDArray[Any]) -> NDArray[np.float32]:
        """The features of one observation, or of many in rows."""
        rows = observations.reshape(-1, observations.shape[-1])
        out = np.zeros((len(rows), self.width), np.float32)
        out[:, self._to] = (rows[:, self._from] - self._lowest) * self._scale
        out[np.arange(len(rows))[:, None], rows[:, self._choices] + self._zero] = 1
        return out.reshape(*observations.shape[:-1], self.width)


class OneRow:
    """The same for one observation after another, in memory that compiled code writes."""

    def __init__(self, layout: Layout, numbers: Any) -> None:
        """Read observations from this row, as `shared` makes it."""
        self._numbers = numbers
        self._places, places = shared("int64", layout.size)
        self._lowest, lowest = shared("int64", layout.size)
        self._scales, scales = shared("float64", layout.size)
        self._row, self.features = shared("float64", layout.width)
        at = 0
        for field, place in layout.slices():
            is_choice, span = field.kind == CHOICE, field.highest - field.lowest
            step = span + 1 if is_choice else 1
            places[place] = at + step * np.arange(field.size)
            lowest[place] = field.lowest if is_choice else min(field.lowest, 0)
            scales[place] = 0.0 if is_choice else 1 / max(span, 1)
            at += step * field.size

    def write(self) -> None:
        """Make `features` those of what is in the row now."""
        write_features(self._numbers, self._places, self._lowest, self._scales, self._row)
