"""Measuring: the best of several repetitions, because a busy machine only ever makes it slower.

For the same reason it is the processor's time that counts, not the time on the wall: on a machine
that has nothing else to do they are the same.
"""

import os
import platform
import time
from collections.abc import Callable

Task = Callable[[], int]  # does something and says how much of it


def best_rate(task: Task, seconds: float, repetitions: int = 5) -> float:
    """How much a task does per second at its best, over repetitions of at least so many."""
    return max(_rate(task, seconds) for _ in range(repetitions))


def _rate(task: Task, seconds: float) -> float:
    done = 0
    began = time.process_time()
    while (passed := time.process_time() - began) < seconds:
        done += task()
    return done / passed


def machine() -> str:
    """The machine in a line: what the figures depend on."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    version = f"{platform.python_implementation()} {platform.python_version()}"
    kind = f"{platform.system()} {platform.machine()}"
    return f"{os.cpu_count()} cores, {kind}, {version}, load {load:.1f} at the start"
