"""Processes that begin with everything imported: each is a fork of one that has done nothing else.

They are killed and start again as any process does; only the second for imports is paid once.
"""

import multiprocessing
import os
import random
import secrets
from dataclasses import replace

from ludoteca.server import seating
from ludoteca.server.main import run
from ludoteca.server.pages import Pages
from tests.server.harness import QUICK, Data

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tests.faults.forks", "tests.faults.burster"])
Pages()  # compressed once for all of them


def serve(port: int, database: str, chance: str, changes: Data) -> None:
    """A server, in a process of its own; quiet, and with a text for `chance` the same each time."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    if chance:
        random.seed(chance)
        seeds = random.Random(chance)
        setattr(secrets, "randbits", random.Random(chance).getrandbits)  # noqa: B010
        setattr(seating, "fresh_seed", lambda: f"{seeds.getrandbits(256):064x}")  # noqa: B010
    run(replace(QUICK, port=port, database=database, **changes))
