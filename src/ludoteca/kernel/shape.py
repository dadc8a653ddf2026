"""Marks on the types of a view, for what Python's own types cannot say: `Annotated[..., PAIR]`.

The types of the browser are written from those of a view; they follow these marks.
"""

from typing import Final

PARTIAL: Final = "partial"  # of a mapping: not every key need be there
PAIR: Final = "pair"  # of a list: there are always two
