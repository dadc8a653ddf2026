"""What the server says no with: a status, a name and words in the guest's language."""

from pathlib import Path

from ludoteca.kernel.meta import Fault
from ludoteca.kernel.problems import Problem
from ludoteca.kernel.spoken import Reason
from ludoteca.kernel.text import Seat, Speaker, Text
from ludoteca.server.stores.contract import Unavailable

TEXT = Path(__file__).parent / "text"
TOO_FAST = 429
STATUS = {
    "stale": 409,
    "not_now": 409,
    "unreadable": 409,
    "unavailable": 503,
    "closed": 503,
    "press_busy": 503,
    "busy": 503,
    "press_late": 503,
    "press_failed": 503,
    "too_fast": TOO_FAST,
    "not_seated": 403,
    "too_long": 400,
    "bad_message": 400,
}


class Denied(Exception):
    """A request that cannot be granted; nothing has changed."""

    def __init__(
        self,
        name: str,
        identifier: str = "",
        rule: str | None = None,
        **arguments: int | str | Seat | Text,
    ) -> None:
        """Name the reason; its words are `refusal-<name>` unless another message is named."""
        self.name = name
        self.rule = rule
        self.text = Text(identifier or f"refusal-{name}", arguments)
        self.faults: list[Fault] = []  # of a file that was sent along; said in the game's words
        super().__init__(name)

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS.get(self.name, 400)


class Overtaken(Denied):
    """Another process has written first: what was asked may be done, or be possible still."""

    def __init__(self) -> None:
        """Whoever does not ask again takes it that the game has gone on."""
        super().__init__("stale")


class Unreadable(Denied):
    """A table of which nothing can be made; the others are served."""


class NotFound(Denied):
    """There is no such thing, or it is not yours to know."""

    @property
    def status(self) -> int:
        """The HTTP status."""
        return 404


def denied_by_game(reason: Reason) -> Denied:
    """A reason of the game, as it goes to the client."""
    denied = Denied(reason.name, rule=reason.rule)
    denied.text = reason.text
    return denied


def denied_by_problem(problem: Problem) -> Denied:
    """A problem of the kernel, as it goes to the client."""
    denied = Denied("problem", problem.text.id)
    denied.text = problem.text
    return denied


def denied_by_store(error: Unavailable) -> Denied:
    """A store that does not answer, as it goes to the client."""
    return Denied("unavailable", error.words)


def wanted_language(accepted: str) -> str:
    """The language of somebody whom we do not know, by what their browser accepts."""
    return "en" if accepted.strip().lower()[:2] == "en" else "pt"


def say(text: Text, language: str) -> str:
    """A sentence about the server, or of the kernel."""
    return Speaker(language if language in ("pt", "en") else "pt", TEXT).say(text)
