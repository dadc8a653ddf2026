"""What a script may use: every public name has an example, and the examples are true."""

import doctest
import inspect
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import ludoteca
from ludoteca.build import compiled

pytestmark = pytest.mark.pure

HEAVY = (
    "asyncio",
    "fluent",
    "importlib.metadata",
    "ludoteca.bots",
    "ludoteca.lab",
    "rich",
    "typer",
)


def public() -> dict[str, object]:
    found = {name: getattr(ludoteca, name) for name in ludoteca.__all__}
    found |= {f"bots.{name}": getattr(ludoteca.bots, name) for name in ("ask", "make", "names")}
    return {name: thing for name, thing in found.items() if callable(thing)}


def examples_of(name: str) -> list[doctest.DocTest]:
    """Those of a public thing and of its methods."""
    finder = doctest.DocTestFinder(recurse=True)
    tests = finder.find(public()[name], name, module=False, globs={"ludoteca": ludoteca})
    return [test for test in tests if test.examples]


@pytest.mark.parametrize("name", sorted(public()))
def test_a_public_name_has_an_example_that_is_true(name: str) -> None:
    tests = examples_of(name)
    if compiled() and name == "State":  # the compiler keeps no docstrings
        return
    assert tests[0].name == name, f"{name} has no example of its own"
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE, verbose=False)
    said: list[str] = []
    for test in tests:
        runner.run(test, out=said.append)
    assert runner.failures == 0, "".join(said)


def test_what_is_listed_is_there_and_nothing_else_is() -> None:
    assert dir(ludoteca) == sorted(ludoteca.__all__)
    assert inspect.ismodule(ludoteca.bots)
    assert ludoteca.__version__.strip()
    with pytest.raises(AttributeError, match="has no attribute 'chess'"):
        ludoteca.chess  # noqa: B018


def test_importing_the_package_imports_nothing_heavy() -> None:
    program = "import ludoteca, sys; print(*sys.modules)"
    output = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        check=True,
        text=True,
        stdin=subprocess.DEVNULL,
        env=dict(os.environ),
    ).stdout
    imported = [name for name in output.split() if name.startswith(HEAVY)]
    assert imported == []


@pytest.mark.parametrize("page", ["README.md", "README.pt-BR.md"])
def test_what_the_first_page_shows_runs(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it stands there, only with fewer games."""
    source = (Path(__file__).parent.parent / page).read_text(encoding="utf-8")
    program, many = re.findall(
        r"```python\n(import ludoteca\n.*?|from pathlib.*?)```", source, re.S
    )
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    exec(program, names)
    exec(re.sub(r"\b[12]0?_?000\b", "4", many), names)
    assert Path("report.html").read_text(encoding="utf-8").startswith("<!doctype html>")
