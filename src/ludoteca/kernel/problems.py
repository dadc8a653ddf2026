"""What went wrong, in words for whoever asked: bad input never ends in a traceback."""

from ludoteca.kernel.text import Seat, Speaker, Text


class Problem(ValueError):
    """Something asked for that cannot be; its `text` can be said in any language."""

    def __init__(self, identifier: str, **arguments: "int | str | Seat | Text") -> None:
        """Name the message and its arguments."""
        self.text = Text(identifier, arguments)
        super().__init__(Speaker("en").say(self.text))
