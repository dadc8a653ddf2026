"""The command `ludoteca`: playing, replaying and simulating in the terminal."""

from ludoteca.cli.app import app
from ludoteca.cli.run import main, run

__all__ = ["app", "main", "run"]
