"""Structured logs: one JSON object a line, with what the caller names and nothing else."""

import logging
import sys
import time

import msgspec

logger = logging.getLogger("ludoteca.server")
# What uvicorn says of visitors who talk nonsense: anybody could fill a disk with it.
OF_VISITORS = frozenset({
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Unsupported upgrade request.",
})  # fmt: skip


class JsonLines(logging.Formatter):
    """Writes a record as one line of JSON. Exceptions are named, with where they came from."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line.update(getattr(record, "fields", {}))
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


# What says of each attempt, with a traceback, what a store says once: that there is no database.
RETRYING = "asyncpg.pool"


def set_up() -> None:
    """Send our own log and what libraries say to stderr as JSON; no access log, it holds links."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(lambda record: record.msg not in OF_VISITORS)
    for name in (None, "ludoteca.server", "uvicorn", "uvicorn.error"):
        log = logging.getLogger(name)
        log.handlers = [handler]
        log.propagate = False
        log.setLevel(logging.INFO if name == "ludoteca.server" else logging.WARNING)
    logging.getLogger(RETRYING).setLevel(logging.ERROR)


def note(event: str, **fields: object) -> None:
    """Something worth knowing. Never pass tokens, seeds, names or chat."""
    logger.info(event, extra={"fields": fields})


def warn(event: str, **fields: object) -> None:
    """Something that should not happen often."""
    logger.warning(event, extra={"fields": fields})


def fail(event: str, **fields: object) -> None:
    """Something that should never happen; inside an except block."""
    logger.error(event, extra={"fields": fields}, exc_info=True)
