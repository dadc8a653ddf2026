"""The toy as a folder of games, for a server started with `LUDOTECA_GAMES=tests/conformance`."""

from tests.conformance.toy.game import toy_game
from tests.conformance.toy.position import Toy

GAME = toy_game(Toy)
