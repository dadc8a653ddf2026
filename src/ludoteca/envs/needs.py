"""Saying what to install where something is missing."""

from importlib import import_module
from typing import Any


def need(module: str, extra: str) -> Any:
    """A module of somebody else's; an ImportError that says which extra brings it."""
    try:
        return import_module(module)
    except ImportError as error:
        raise ImportError(
            f"{module} is not installed: pip install 'ludoteca[{extra}]'", name=module
        ) from error
