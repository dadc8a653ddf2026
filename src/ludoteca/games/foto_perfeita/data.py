"""The data files beside this module. Not compiled: a compiled module does not know its folder."""

import tomllib
from pathlib import Path
from typing import Any


def read(name: str) -> dict[str, Any]:
    """A data file's content."""
    return tomllib.loads(Path(__file__).with_name(name).read_text(encoding="utf-8"))
