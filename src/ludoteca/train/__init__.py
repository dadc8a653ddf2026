"""Bots that learn by playing themselves: `python -m ludoteca.train GAME` (docs/training.md)."""
