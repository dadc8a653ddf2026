"""Whether a store answers, said in the log once each time that changes."""

from ludoteca.server.logs import note, warn


class Wellbeing:
    """What is wrong with a store now."""

    def __init__(self) -> None:
        """Well, until something fails."""
        self.why = ""  # "" while nothing is wrong
        self._for_good = False

    def failed(self, why: str, *, for_good: bool = False) -> None:
        """Something was refused. What is broken for good stays so until the server is started."""
        if why != self.why and not self._for_good:
            warn("the store does not answer", why=why)
            self.why = why
        self._for_good = self._for_good or for_good

    def works(self) -> None:
        """Something was written, durably."""
        if self.why and not self._for_good:
            note("the store answers again")
            self.why = ""

    @property
    def is_broken(self) -> bool:
        """Whether nothing will help but another start."""
        return self._for_good
