"""Players that see only what a seat may see."""

from ludoteca.bots.bot import Bot, decide
from ludoteca.bots.registry import make, names

__all__ = ["Bot", "decide", "make", "names"]
