"""What the server counts, in the text format that Prometheus reads."""

from bisect import bisect_left

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
COUNTERS = {
    "moves": "Actions that are durable",
    "refusals": "Messages refused",
    "messages": "Messages read from sockets",
    "conflicts": "Entries that another process wrote first",
    "unavailable": "Times the store did not answer",
    "bot_replaced": "Bot moves taken over after a crash or overrun",
    "legends_eased": "Times a table's legends became masters for a while",
    "hints": "Hints given",
    "reviews": "Reviews of finished games that were begun",
    "calls": "Messages that push services have taken",
    "calls_failed": "Messages that they have not",
    "calls_dropped": "Messages that were too many at once",
    "calls_refused": "Subscriptions that were none",
    "letters": "Letters that the post office has taken",
    "letters_failed": "Letters that it has not",
    "letters_refused": "Addresses that are none, asked too often, and links that were forged",
    "errors": "Requests or messages that failed inside",
}
GAUGES = {"sockets": "Sockets open", "rooms": "Tables in memory"}


class Metrics:
    """Counters, gauges, and how long appends took."""

    def __init__(self) -> None:
        """Everything at zero."""
        self.counts = dict.fromkeys(COUNTERS, 0)
        self.gauges = dict.fromkeys(GAUGES, 0)
        self._buckets = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def count(self, name: str) -> None:
        """One more."""
        self.counts[name] += 1

    def appended(self, seconds: float) -> None:
        """An append became durable after so long."""
        self._buckets[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    def text(self) -> str:
        """Everything, as Prometheus reads it."""
        lines: list[str] = []
        for name, about in COUNTERS.items():
            lines += _lines(f"ludoteca_{name}_total", "counter", about, self.counts[name])
        for name, about in GAUGES.items():
            lines += _lines(f"ludoteca_{name}", "gauge", about, self.gauges[name])
        return "\n".join([*lines, *self._histogram()]) + "\n"

    def _histogram(self) -> list[str]:
        name = "ludoteca_append_seconds"
        lines = [f"# HELP {name} Until an entry is durable", f"# TYPE {name} histogram"]
        total = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self._buckets, strict=True):
            total += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self._seconds:.6f}", f"{name}_count {total}"]


def _lines(name: str, kind: str, about: str, value: int) -> list[str]:
    return [f"# HELP {name} {about}", f"# TYPE {name} {kind}", f"{name} {value}"]
