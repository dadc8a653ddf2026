"""Players that see only what a seat may see: `make` one by its name and `ask` it at a table."""

from ludoteca.bots.ask import ask
from ludoteca.bots.bot import Bot, decide
from ludoteca.bots.registry import make, names

__all__ = ["Bot", "ask", "decide", "make", "names"]
