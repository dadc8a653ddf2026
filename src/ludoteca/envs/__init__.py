"""Adapters for researchers: the games as other people's tools know them.

`pettingzoo` (one game, agent by agent), `open_spiel` (every game registered there) and `vector`
(many games at once over NumPy arrays, as Gymnasium does it). Each needs its extra installed.
"""
