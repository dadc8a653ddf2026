"""What went wrong, in words for whoever asked: bad input never ends in a traceback."""

from ludoteca.kernel.text import Seat, Speaker, Text


class Problem(ValueError):
    """Something asked for that cannot be; its `text` can be said in any language.

    >>> ludoteca.new("chess", players=2)
    Traceback (most recent call last):
    ludoteca.kernel.problems.Problem: There is no game called “chess”. The games are: agencia, \
conspiracy, foto_perfeita, quissama, vossa_excelencia.
    """

    def __init__(self, identifier: str, **arguments: "int | str | Seat | Text") -> None:
        """Name the message and its arguments."""
        self.text = Text(identifier, arguments)
        super().__init__(Speaker("en").say(self.text))
