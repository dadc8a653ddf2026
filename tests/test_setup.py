"""The set-up keeps its promises: locks with hashes and no addresses, versions that agree."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKS = sorted((ROOT / "locks").glob("*.txt"))


def locked_versions(lock: Path) -> dict[str, str]:
    """Package and version of every line that names one."""
    return dict(re.findall(r"(?m)^([a-z0-9-]+)==(\S+)", lock.read_text(encoding="utf-8")))


def pinned(requirements: list[str]) -> dict[str, str]:
    """The requirements that name one version."""
    pairs = [line.split("==") for line in requirements if "==" in line]
    return {name.split("[")[0].replace("_", "-"): version for name, version in pairs}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
class TestLock:
    def test_every_requirement_has_its_hashes(self, lock: Path) -> None:
        blocks = re.split(r"(?m)^(?=[a-z0-9])", lock.read_text(encoding="utf-8"))[1:]
        names = {block.partition("==")[0] for block in blocks}  # some for several Pythons
        assert names == locked_versions(lock).keys()
        assert len(names) > 5
        assert [block for block in blocks if "--hash=sha256:" not in block] == []

    def test_it_names_no_address_and_no_machine(self, lock: Path) -> None:
        text = lock.read_text(encoding="utf-8")
        assert re.findall(r"(?m)^--.*|https?:.*|file:.*|@.*|\s/\S+", text) == []

    def test_it_holds_every_dependency(self, lock: Path) -> None:
        assert names_in(PROJECT["project"]["dependencies"]) <= locked_versions(lock).keys()


def names_in(requirements: list[str]) -> set[str]:
    return {
        re.split(r"[^\w.]", line)[0].replace("_", "-").replace(".", "-") for line in requirements
    }


def test_there_is_a_lock_to_compile_to_develop_to_document_and_to_run() -> None:
    kinds = [lock.stem.removeprefix("requirements-") for lock in LOCKS]
    assert kinds == ["compile", "dev", "docs", "run"]


def test_serving_needs_its_extra_and_playing_does_not() -> None:
    server = names_in(PROJECT["project"]["optional-dependencies"]["server"])
    assert "litestar" in server
    assert server <= locked_versions(ROOT / "locks/requirements-run.txt").keys()
    assert not server & locked_versions(ROOT / "locks/requirements-compile.txt").keys()


def test_compiler_and_run_time_agree_everywhere() -> None:
    locked = locked_versions(ROOT / "locks/requirements-dev.txt")
    compiles = pinned(PROJECT["build-system"]["requires"])
    assert compiles.keys() == {"librt", "mypy"}
    assert pinned(PROJECT["dependency-groups"]["dev"]) == compiles
    assert pinned(PROJECT["dependency-groups"]["compile"]) == compiles
    assert compiles.items() <= locked.items()
    assert compiles.items() <= locked_versions(ROOT / "locks/requirements-compile.txt").items()
    assert f"librt>={compiles['librt']}" in PROJECT["project"]["dependencies"]


def test_peers_are_needed_for_their_suites_and_never_to_run() -> None:
    adapters = {"gymnasium", "numpy", "open-spiel", "pettingzoo"}
    assert adapters <= locked_versions(ROOT / "locks/requirements-dev.txt").keys()
    assert not adapters & locked_versions(ROOT / "locks/requirements-run.txt").keys()
    for lock in LOCKS:
        assert not {"rlcard", "torch"} & locked_versions(lock).keys()


def test_make_alone_lists_the_targets() -> None:
    result = subprocess.run(["make", "-C", ROOT], capture_output=True, text=True, check=True)
    targets = re.findall(r"(?m)^make (\w+)\t", result.stdout)
    assert (
        " ".join(targets)
        == "help run test quick lint build full web docs pictures browsers dist bench lock clean"
    )
