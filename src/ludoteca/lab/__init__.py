"""Many games at once, and what they show."""

from ludoteca.lab.simulate import simulate
from ludoteca.lab.summary import Summary

__all__ = ["Summary", "simulate"]
