"""Games on a Dask cluster: the same parts, played by whichever worker is free.

A part is only numbers of games, and each game has its seed: a worker that dies in the middle of one
takes nothing along, another plays the same games again.
"""

import logging
import socket
from concurrent.futures import CancelledError
from importlib import import_module
from typing import Any

from ludoteca.kernel.problems import Problem
from ludoteca.lab.running.slices import Slices
from ludoteca.lab.running.sources import fingerprint
from ludoteca.lab.running.workers import Finished, Play

PATIENCE = 10  # seconds to wait for a cluster to answer
UNREADABLE = "Error during deserialization"  # Dask's, where Ludoteca is missing or another one
AHEAD = 2  # parts for each thread of the cluster: one in hand and one waiting


def play_on_cluster(play: Play, parts: Slices, address: str) -> Finished:
    """Play on the cluster whose scheduler is at this address; a Problem if it cannot be used."""
    try:
        distributed: Any = import_module("distributed")
    except ImportError as error:
        raise Problem("problem-no-dask") from error
    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # we say ourselves what is wrong
    try:
        knock(address)
        client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise Problem("problem-cluster", address=address) from error
    try:
        yield from _play_with(client, distributed.as_completed, play, parts, address)
    except (CancelledError, OSError, distributed.KilledWorker) as error:
        raise Problem("problem-cluster-lost", address=address) from error
    except (ImportError, RuntimeError) as error:
        if isinstance(error, RuntimeError) and UNREADABLE not in str(error):
            raise
        raise Problem("problem-cluster-version", address=address) from error
    finally:
        client.close()


def knock(address: str) -> None:
    """OSError or ValueError if nobody listens there: a client of Dask's takes long to find out."""
    scheme, _, place = address.rpartition("://")
    host, _, port = place.rpartition(":")
    if scheme not in ("", "tcp", "tls", "ws", "wss") or not host:
        raise ValueError(address)
    socket.create_connection((host.strip("[]"), int(port)), timeout=PATIENCE).close()


def _play_with(client: Any, as_completed: Any, play: Play, parts: Slices, address: str) -> Finished:
    threads = sum(client.nthreads().values())
    if threads == 0:
        raise Problem("problem-cluster-empty", address=address)
    asked = {_ask(client, play, part): part for part in parts.cut_some(AHEAD * threads)}
    answers = as_completed(list(asked), loop=client.loop)
    for future in answers:
        part, (theirs, result) = asked.pop(future), future.result()
        if theirs != fingerprint():
            raise Problem("problem-cluster-version", address=address)
        parts.learn(result)
        for more in parts.cut_some(1):
            future = _ask(client, play, more)
            asked[future] = more
            answers.add(future)
        yield part, result


def _ask(client: Any, play: Play, part: range) -> Any:
    return client.submit(play_signed, play, part, pure=False)


def play_signed(play: Play, part: range) -> tuple[str, dict[str, Any]]:
    """Play there, and say with which rules: other sources would quietly play other games."""
    return fingerprint(), play(part)
