"""Where games are played: in this process, in several, or on a cluster. The result is the same."""

import multiprocessing
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from typing import Any

from ludoteca.lab.running.slices import Slices

Play = Callable[[range], dict[str, Any]]  # plays games of these numbers: their result
Finished = Iterator[tuple[range, dict[str, Any]]]


def play_parts(play: Play, parts: Slices, jobs: int = 1, cluster: str | None = None) -> Finished:
    """Play everything there is to cut; each part with what came of it, as they are finished."""
    if cluster is not None:
        # Only here: Dask is an extra, and half a second of imports.
        from ludoteca.lab.running.cluster import play_on_cluster

        return play_on_cluster(play, parts, cluster)
    return _alone(play, parts) if jobs == 1 else _together(play, parts, jobs)


def _alone(play: Play, parts: Slices) -> Finished:
    """Play in this process."""
    while part := parts.cut():
        result = play(part)
        parts.learn(result)
        yield part, result


def _together(play: Play, parts: Slices, jobs: int) -> Finished:
    """Play in worker processes, each with one part in hand and one waiting."""
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"))
    running: dict[Future[dict[str, Any]], range] = {}
    try:
        with _interrupts_ignored():
            running = {pool.submit(play, part): part for part in parts.cut_some(2 * jobs)}
        while running:
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                part, result = running.pop(future), future.result()
                parts.learn(result)
                running |= {pool.submit(play, part): part for part in parts.cut_some(1)}
                yield part, result
    finally:
        if running:  # left early: a game between slow bots is not waited for
            pool.shutdown(wait=False, cancel_futures=True)
            for process in set(multiprocessing.active_children()) - others:
                process.terminate()
        pool.shutdown()


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Processes begun in here leave Ctrl-C to this one. Outside the main thread nothing changes."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
