"""A real Dask cluster of two workers, and what happens when one of them dies."""

import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteca import Problem
from ludoteca.lab.running import cluster
from ludoteca.lab.running.simulate import simulate
from ludoteca.lab.running.study import study
from ludoteca.lab.running.tournament import tournament

PATIENCE = 60.0
BOTS = ("random", "greedy")


class Cluster:
    """A scheduler and its workers, each a process of its own, as on separate computers."""

    def __init__(self, folder: Path, path: str = "") -> None:
        self.processes = ExitStack()
        self.folder = folder
        self.log = self.processes.enter_context((folder / "log").open("ab"))
        self.environment = {**os.environ, "DASK_TEMPORARY_DIRECTORY": str(folder)}
        if path:
            self.environment["PYTHONPATH"] = path
        try:
            self.address = self.start_scheduler()
        except BaseException:
            self.processes.close()
            raise

    def start_scheduler(self) -> str:
        """Its address, which it writes into a file."""
        file = self.folder / "scheduler.json"
        place = ("--host", "127.0.0.1", "--port", "0")
        self.start("dask_scheduler", *place, "--no-dashboard", "--scheduler-file", str(file))
        end = time.monotonic() + PATIENCE
        while True:
            assert time.monotonic() < end, (self.folder / "log").read_text()
            with suppress(FileNotFoundError, msgspec.DecodeError):
                return str(msgspec.json.decode(file.read_bytes())["address"])
            time.sleep(0.05)

    def start(self, command: str, *arguments: str) -> subprocess.Popen[bytes]:
        process = subprocess.Popen(
            [sys.executable, "-m", f"distributed.cli.{command}", *arguments],
            cwd=self.folder,
            env=self.environment,
            stdout=self.log,
            stderr=self.log,
        )
        self.processes.callback(process.wait, PATIENCE)
        self.processes.callback(process.kill)
        return process

    def add_workers(self, number: int) -> list[subprocess.Popen[bytes]]:
        """Start workers that nobody starts again, and wait until they are there."""
        alone = ("--nthreads", "1", "--no-nanny", "--no-dashboard")
        started = [self.start("dask_worker", self.address, *alone) for _ in range(number)]
        distributed: Any = import_module("distributed")
        with distributed.Client(self.address, set_as_default=False) as client:
            client.wait_for_workers(number, timeout=PATIENCE)
        return started


@pytest.fixture
def dask(tmp_path: Path) -> Iterator[Cluster]:
    pytest.importorskip("distributed")
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    made = Cluster(tmp_path)
    with made.processes:
        yield made


def test_a_worker_that_dies_in_mid_run_changes_nothing(dask: Cluster) -> None:
    first, second = dask.add_workers(2)
    told: list[int] = []

    def kill(played: int, wanted: int) -> None:
        told.append(played)
        if played > 8 and first.poll() is None:
            first.send_signal(signal.SIGKILL)
            first.wait(PATIENCE)

    alone = tournament("conspiracy", BOTS, 40, seed=1)
    there = tournament("conspiracy", BOTS, 40, seed=1, cluster=dask.address, progress=kill)
    assert there == alone
    assert first.poll() == -signal.SIGKILL
    assert second.poll() is None
    assert any(8 < played < 40 for played in told)  # it died before the end


def test_everything_runs_there(dask: Cluster) -> None:
    dask.add_workers(2)
    address = dask.address
    studied = study("conspiracy", 6, [2, 3], seed=1, bots=["random"], cluster=address)
    assert studied == study("conspiracy", 6, [2, 3], seed=1, bots=["random"])
    there = simulate("conspiracy", 40, seed=1, cluster=address)
    here = simulate("conspiracy", 40, seed=1)
    assert (there.decisions, there.wins_by_seat) == (here.decisions, here.wins_by_seat)


def test_workers_with_other_rules_are_refused(
    dask: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    dask.add_workers(1)
    monkeypatch.setattr(cluster, "fingerprint", lambda: "another version")
    with pytest.raises(Problem, match="have no Ludoteca, or another one"):
        simulate("conspiracy", 4, seed=1, cluster=dask.address)


def test_a_cluster_without_ludoteca_is_refused(tmp_path: Path) -> None:
    pytest.importorskip("distributed")
    (tmp_path / "ludoteca.py").write_text("raise ModuleNotFoundError('ludoteca')")
    made = Cluster(tmp_path, path=str(tmp_path))
    with made.processes:
        made.add_workers(1)
        with pytest.raises(Problem, match="have no Ludoteca, or another one"):
            simulate("conspiracy", 4, seed=1, cluster=made.address)


def test_a_cluster_without_workers_is_said_to_be_one(dask: Cluster) -> None:
    with pytest.raises(Problem, match="has no workers"):
        simulate("conspiracy", 4, seed=1, cluster=dask.address)


@pytest.mark.parametrize(
    "address", ["tcp://127.0.0.1:1", "nowhere", "", "bad://127.0.0.1:1", "a:b"]
)
def test_where_no_cluster_is(address: str) -> None:
    pytest.importorskip("distributed")
    with pytest.raises(Problem, match="No Dask cluster answers at"):
        simulate("conspiracy", 4, seed=1, cluster=address)


def test_without_dask_it_is_said_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(Problem, match=r"pip install 'ludoteca\[dask\]'"):
        simulate("conspiracy", 4, seed=1, cluster="127.0.0.1:8786")
