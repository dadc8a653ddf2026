"""By what those who chat are known to one reader at one table: they mute and block by it.

It is another at every table and for every reader, so that nobody is known again by it who goes by
another name elsewhere. The seed that it is made with leaves the server only when the game is over,
and who guests are never does: so nothing can be made of it by whoever is told it.
"""

from functools import lru_cache
from hashlib import sha256

from ludoteca.server.ledger import Ledger

LENGTH = 16


def voice_of(ledger: Ledger, reader: str, who: str) -> str:
    """By what a guest is known to another, or with "" to somebody without a cookie, at a table."""
    return _hash(f"voice {ledger.opened.seed} {ledger.opened.at} {reader} {who}")


def whose(ledger: Ledger, reader: str, voice: str) -> str:
    """The guest whom a reader knows by this; "" if nobody with it has written at the table."""
    known = {line.who for line in ledger.chat} | ledger.muted.get(reader, set())
    return next((who for who in known if voice_of(ledger, reader, who) == voice), "")


def blocked_as(reader: str, whom: str) -> str:
    """By what somebody knows whom they do not want to meet, wherever they were met."""
    return _hash(f"blocked {reader} {whom}")


@lru_cache(4096)  # a long chat is of few
def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:LENGTH]
