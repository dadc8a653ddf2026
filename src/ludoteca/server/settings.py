"""How a server is run, and its limits."""

import os
from dataclasses import dataclass, field

from ludoteca.server.retention import Retention
from ludoteca.server.stores import default_database


@dataclass(frozen=True)
class Limits:
    """What one guest, one seat or one address may ask for."""

    message_bytes: int = 8 * 1024
    record_bytes: int = 1024 * 1024  # the most actions, and the largest file of one's own, escaped
    record_actions: int = 10_000
    name: int = 24  # characters
    chat: int = 500  # characters
    chat_lines: int = 2000  # of one table, a quarter of it for who only watches
    tables: int = 20  # unfinished ones of one guest
    entries: int = 20_000  # of one table, a quarter of it for who only watches; then only moves
    sockets_per_table: int = 200  # of those who only watch
    watchers_per_address: int = 60  # of one table
    sockets: int = 10_000  # of all together; when they are taken the address with most gives way
    sockets_per_address: int = 2000
    connections: int = 15_000  # of all together, or what the system allows (`server/handles.py`)
    connections_per_address: int = 3000  # a browser holds six, and a socket for each table
    sockets_per_guest: int = 20
    # So many per second and at once, of one guest; of one address `address_share` times as many:
    # a class of thirty behind one address sits down and plays.
    address_share: float = 40.0
    messages: tuple[float, float] = (10.0, 30.0)
    connects: tuple[float, float] = (1.0, 20.0)  # sockets that are opened
    sayings: tuple[float, float] = (0.5, 5.0)  # chat, and whom not to read
    hints: tuple[float, float] = (0.2, 3.0)
    legends: tuple[float, float] = (0.3, 1000.0)  # answers; one takes 2 s, a long game has as many
    replays: tuple[float, float] = (2.0, 20.0)
    printings: tuple[float, float] = (0.1, 6.0)  # sheets of a game
    looks: tuple[float, float] = (3.0, 40.0)  # at a file of one's own, after each change
    tryings: tuple[float, float] = (0.05, 4.0)  # of such a file, between bots
    trial_games: int = 300
    trial_seconds: float = 25.0
    trials_waiting: int = 16  # at once, half for one address; they are made one after another
    reviews: tuple[float, float] = (1 / 30, 6.0)  # of finished games
    review_seconds: float = 25.0
    reviews_waiting: int = 8  # at once, half for one address; they are made one after another
    openings: tuple[float, float] = (0.2, 10.0)  # new guests, tables and records
    # Bytes of what is large and stays: files of one's own, shared or played with, and records that
    # were brought. In a while (a guest; an address `bulk_share` times as many), and what is kept.
    bulk: tuple[float, float] = (20.0, 8 * 1024 * 1024)
    bulk_share: float = 8.0
    bulk_of_guest: int = 16 * 1024 * 1024
    bulk_of_all: int = 1024 * 1024 * 1024
    holidays: tuple[float, float] = (0.05, 10.0)  # asked for, also those that are not granted
    tables_of_address: tuple[float, float] = (0.1, 400.0)  # of an address, whoever opens them
    tables_of_newcomers: tuple[float, float] = (0.1, 400.0)  # ... who were nobody until then
    guests_of_address: tuple[float, float] = (0.2, 400.0)  # new, each stored; as many by ticket
    requests: tuple[float, float] = (100.0, 4000.0)  # REST, of one address and all its guests
    outgoing_bytes: int = 2 * 1024 * 1024  # that may wait for one slow reader
    heavy: int = 2  # replays and records that are read at once
    readers: int = 2  # files of one's own that are read at once, in worker processes
    readings_waiting: int = 64  # at once, half for one address
    reading_seconds: float = 5.0  # of the processor's time, for one of them
    reading_bytes: int = 1024 * 1024 * 1024  # of memory that a worker may take
    light: int = 2  # lists of tables and cards, lessons, codes for telephones that are made at once
    press_waiting: int = 16  # orders that the press has at once, half for one address
    press_seconds: float = 120.0  # for one of them
    press_bytes: int = 48 * 1024 * 1024  # of sheets that are kept for the next who asks
    # Letters that ask whether somebody wants letters: of a guest, to one address that has not said
    # yes (a day, a month), of all together; and those that tell somebody who does.
    letters_wanted: tuple[float, float] = (1 / 600, 3.0)
    letters_asked: tuple[float, float] = (2, 5)
    letters_asked_of_all: tuple[float, float] = (0.1, 60.0)
    letters: tuple[float, float] = (1 / 900, 6.0)
    calls: tuple[float, float] = (1 / 60, 20.0)  # of one guest about one table
    bad_messages: int = 20  # then the socket is closed


@dataclass(frozen=True)
class Settings:
    """Everything `serve` is told."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = field(default_factory=default_database)
    public_url: str = ""  # "https://example.org", where the server is behind something else
    proxies: str = ""  # addresses, with commas, whose X-Forwarded-For is believed; else nobody's
    pace: tuple[float, float] = (0.7, 1.6)  # seconds a bot takes, drawn whatever it thinks about
    think: float = 10.0  # seconds after which a bot's turn is taken by a quicker one
    bot_workers: int = max(2, os.cpu_count() or 1)  # worker processes; a legend's move takes two
    sweep: float = 1.0  # seconds between looks at clocks
    beat: float = 2.0  # seconds between notes that somebody serves; clocks stand where some miss
    keep: float = 60.0  # seconds that a table without sockets stays in memory
    mail: str = ""  # "smtp://user:password@host:587", by which letters go out; "": none do
    mail_from: str = ""  # who writes them; "": ludoteca@ the name in `public_url`
    call_after: float = 20.0  # seconds after which those are told who are not there
    call_loopback: bool = False  # for tests: a push service may be on this machine
    metrics: bool = False  # whether /metrics is there, for Prometheus
    schema: bool = False  # whether /schema describes the REST part
    tidy: float = 24 * 60 * 60.0  # seconds between deleting what is too old
    retention: Retention = field(default_factory=Retention)
    limits: Limits = field(default_factory=Limits)

    @property
    def slowness(self) -> float:
        """How much slower than usual bots play; 0: as soon as they have thought."""
        return self.pace[1] / Settings.pace[1]

    @property
    def is_secure(self) -> bool:
        """Whether browsers reach us over https."""
        return self.public_url.startswith("https://")


def slowed(times: float) -> tuple[float, float]:
    """A pace this many times as slow as usual; with 0, bots move as soon as they have thought."""
    lowest, highest = Settings.pace
    return lowest * times, highest * times
