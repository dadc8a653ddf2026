"""What went wrong, in words for whoever asked: bad input never ends in a traceback."""

from ludoteca.kernel.text import Seat, Speaker, Text

MOST_LETTERS = 600  # of one thing that a problem quotes; of 2,500 no sentence is made


class Problem(ValueError):
    """Something asked for that cannot be; its `text` can be said in any language.

    >>> ludoteca.new("chess", players=2)
    Traceback (most recent call last):
    ludoteca.kernel.problems.Problem: There is no game called “chess”. The games are: agencia, \
conspiracy, foto_perfeita, quissama, vossa_excelencia.
    """

    def __init__(self, identifier: str, **arguments: "int | str | Seat | Text") -> None:
        """Name the message and its arguments, of which the longest are shortened."""
        said = {
            name: _short(value) if isinstance(value, str) else value
            for name, value in arguments.items()
        }
        self.text = Text(identifier, said)
        super().__init__(Speaker("en").say(self.text))


def _short(text: str) -> str:
    return text if len(text) <= MOST_LETTERS else f"{text[:MOST_LETTERS]}…"
