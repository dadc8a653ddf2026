"""Which build runs, and that a compiled module that is not its source never does."""

import json
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import ludoteca.kernel.action_buffer
from ludoteca import build

pytestmark = pytest.mark.pure

PACKAGE = Path(build.__file__).parent
SUFFIX = EXTENSION_SUFFIXES[0]
REMEDY = "run `make build`, or set LUDOTECA_PURE=1 to run the sources."


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A small package that loads as ours does, with a compiled row and uncompiled cards."""
    package = tmp_path / "ludoteca"
    (package / "kernel").mkdir(parents=True)
    shutil.copy(PACKAGE / "build.py", package)
    shutil.copy(PACKAGE / "__main__.py", package)
    shutil.copy(PACKAGE.parent / "ludoteca_command.py", tmp_path)
    (package / "__init__.py").write_text("from ludoteca import build\nbuild.choose()\n")
    (package / "cli.py").write_text("def main(): print('welcome')\n")
    (package / "kernel/__init__.py").touch()
    (package / "kernel/cards.py").write_text("DECK = 65\n")
    (package / "kernel/action_buffer.py").write_text(
        f"{build.MARKER}\nfrom ludoteca.kernel.cards import DECK\n"
    )
    (package / f"kernel/action_buffer{SUFFIX}").write_text(
        "no library, but it lies where one would"
    )
    build.write_manifest(package, package)
    return package


def run(
    package: Path, *arguments: str, pure: str | None = None
) -> subprocess.CompletedProcess[str]:
    """Run Python on this package alone."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("LUDOTECA_")}
    env["PYTHONPATH"] = str(package.parent)
    if pure is not None:
        env["LUDOTECA_PURE"] = pure
    command = [sys.executable, "-S", *arguments]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False)


def refusal(package: Path) -> str:
    """The last line that importing this package says."""
    result = run(package, "-c", "import ludoteca")
    assert result.returncode == 1
    return result.stderr.splitlines()[-1]


def test_this_job_runs_the_build_it_was_told_to() -> None:
    running = "compiled" if build.compiled() else "interpreted"
    assert running == os.environ.get("LUDOTECA_EXPECT", running)


def test_compiled_tells_what_was_loaded() -> None:
    file = ludoteca.kernel.action_buffer.__file__
    assert file is not None
    assert build.compiled() == file.endswith(SUFFIX)


def test_without_compiled_modules_the_sources_run(toy: Path) -> None:
    (toy / f"kernel/action_buffer{SUFFIX}").unlink()
    result = run(toy, "-c", "import ludoteca.kernel.action_buffer as r; print(r.DECK, r.__file__)")
    assert result.stdout == f"65 {toy}/kernel/action_buffer.py\n"
    assert run(toy, "-c", "import ludoteca as l; print(l.build.compiled())").stdout == "False\n"


def test_a_fresh_compiled_module_runs_in_place_of_its_source(toy: Path) -> None:
    assert run(toy, "-c", "import ludoteca as l; print(l.build.compiled())").stdout == "True\n"
    loaded = run(toy, "-c", "import ludoteca.kernel.action_buffer")
    assert f"action_buffer{SUFFIX}" in loaded.stderr  # the loader complains about the stand-in


def test_a_process_that_began_with_sources_goes_on_with_them(toy: Path) -> None:
    library = toy / f"kernel/action_buffer{SUFFIX}"
    library.unlink()
    code = f"import ludoteca; open({str(library)!r}, 'w').close();"
    code += "import ludoteca.kernel.action_buffer as a; print(a.__file__)"
    assert run(toy, "-c", code).stdout == f"{toy}/kernel/action_buffer.py\n"


def test_while_it_is_being_compiled_the_sources_run(toy: Path) -> None:
    (toy / build.MANIFEST).unlink()
    assert "no manifest" in refusal(toy)
    with build.compiling(toy):
        result = run(toy, "-c", "import ludoteca as l; print(l.build.description())")
        assert result.stdout == "interpreted\n"
    assert "no manifest" in refusal(toy)


def test_what_a_broken_off_build_left_is_refused(toy: Path) -> None:
    (toy / build.MANIFEST).unlink()
    (toy / build.COMPILING).write_text("999999999")  # no process has this number
    assert "no manifest" in refusal(toy)


@pytest.mark.parametrize(("quick", "said"), [(True, "quick"), (False, "compiled")])
def test_which_build_runs_is_plain(toy: Path, quick: bool, said: str) -> None:
    build.write_manifest(toy, toy, quick)
    result = run(toy, "-c", "import ludoteca as l; print(l.build.description())")
    assert result.stdout == f"{said}\n"


@pytest.mark.parametrize("pure", ["1", "yes"])
def test_pure_passes_over_compiled_modules(toy: Path, pure: str) -> None:
    code = "from ludoteca import build; import ludoteca.kernel.action_buffer as row;"
    code += "print(row.DECK, row.__file__, build.compiled())"
    assert run(toy, "-c", code, pure=pure).stdout == f"65 {toy}/kernel/action_buffer.py False\n"


@pytest.mark.parametrize("pure", ["", "0"])
def test_pure_may_be_switched_off(toy: Path, pure: str) -> None:
    result = run(toy, "-c", "import ludoteca as l; print(l.build.compiled())", pure=pure)
    assert result.stdout == "True\n"


def test_pure_passes_over_stale_modules_and_such_without_source(toy: Path) -> None:
    (toy / "kernel/action_buffer.py").unlink()
    result = run(toy, "-c", "import ludoteca; import ludoteca.kernel.action_buffer", pure="1")
    assert result.stderr.splitlines()[-1] == (
        "ModuleNotFoundError: ludoteca.kernel.action_buffer has no Python source to run"
    )


def test_pure_is_inherited_by_worker_processes(toy: Path) -> None:
    (toy.parent / "job.py").write_text(
        "import multiprocessing, sys\n"
        "def where(_):\n"
        "    import ludoteca.kernel.action_buffer as row\n"
        "    return row.__file__\n"
        "if __name__ == '__main__':\n"
        "    with multiprocessing.get_context(sys.argv[1]).Pool(1) as pool:\n"
        "        print(pool.map(where, [0])[0])\n"
    )
    for method in ("spawn", "fork"):
        result = run(toy, str(toy.parent / "job.py"), method, pure="1")
        assert result.stdout == f"{toy}/kernel/action_buffer.py\n"


def test_a_changed_source_is_refused(toy: Path) -> None:
    with (toy / "kernel/action_buffer.py").open("a") as file:
        file.write("# a word more\n")
    assert refusal(toy) == (
        f"ImportError: ludoteca/kernel/action_buffer.py has changed since it was compiled: {REMEDY}"
    )


def test_a_changed_constant_of_an_uncompiled_module_is_refused(toy: Path) -> None:
    (toy / "kernel/cards.py").write_text("DECK = 66\n")  # mypyc has copied the 65
    assert refusal(toy) == (
        f"ImportError: ludoteca/kernel/cards.py has changed since it was compiled: {REMEDY}"
    )


def test_other_uncompiled_modules_may_change(toy: Path) -> None:
    (toy / "cli.py").write_text("def main(): print('be welcome')\n")
    assert run(toy, "-m", "ludoteca").stdout == "be welcome\n"


def test_a_touched_but_equal_source_is_not_refused(toy: Path) -> None:
    os.utime(toy / "kernel/action_buffer.py")
    assert run(toy, "-c", "import ludoteca").returncode == 0


def test_a_removed_source_is_refused(toy: Path) -> None:
    (toy / "kernel/action_buffer.py").unlink()
    assert refusal(toy) == (
        f"ImportError: ludoteca/kernel/action_buffer.py is gone since it was compiled: {REMEDY}"
    )


def test_a_missing_manifest_is_refused(toy: Path) -> None:
    (toy / build.MANIFEST).unlink()
    assert refusal(toy) == (
        f"ImportError: The compiled modules of ludoteca have no manifest (compiled.json): {REMEDY}"
    )


@pytest.mark.parametrize("text", ["", "[]", '{"sources": {}}'])
def test_a_damaged_manifest_is_refused(toy: Path, text: str) -> None:
    (toy / build.MANIFEST).write_text(text)
    assert "have no manifest" in refusal(toy)


def test_a_new_source_beside_compiled_ones_is_refused(toy: Path) -> None:
    (toy / "games/quissama").mkdir(parents=True)
    (toy / "games/quissama/rules.py").write_text(f"{build.MARKER}\n")
    assert refusal(toy) == (
        f"ImportError: ludoteca/games/quissama/rules.py is not compiled yet: {REMEDY}"
    )


def test_a_partly_removed_build_is_refused(toy: Path) -> None:
    (toy / f"kernel/bits{SUFFIX}").touch()
    build.write_manifest(toy, toy)
    (toy / f"kernel/bits{SUFFIX}").unlink()
    assert refusal(toy) == (
        f"ImportError: ludoteca/kernel/bits{SUFFIX} is not of the same build as the others: "
        f"{REMEDY}"
    )


def test_a_module_left_from_another_build_is_refused(toy: Path) -> None:
    (toy / f"kernel/cards{SUFFIX}").touch()
    assert refusal(toy) == (
        f"ImportError: ludoteca/kernel/cards{SUFFIX} is not of the same build as the others: "
        f"{REMEDY}"
    )


def test_the_command_refuses_in_one_line(toy: Path) -> None:
    (toy / "kernel/cards.py").write_text("DECK = 66\n")
    result = run(toy, "-c", "import ludoteca_command as c; c.main()")
    assert result.returncode == 2
    assert result.stderr == (
        f"ludoteca: ludoteca/kernel/cards.py has changed since it was compiled: {REMEDY}\n"
    )
    module = run(toy, "-m", "ludoteca")
    assert module.returncode == 1  # Python's own -m
    assert len(module.stderr.splitlines()) == 1


def test_the_command_hides_no_other_import_error(toy: Path) -> None:
    (toy / "cli.py").write_text("import ludoteca.nowhere\n")
    result = run(toy, "-c", "import ludoteca_command as c; c.main()")
    assert result.stderr.splitlines()[-1] == (
        "ModuleNotFoundError: No module named 'ludoteca.nowhere'"
    )


def test_every_compiled_source_is_found_by_its_first_line(toy: Path) -> None:
    (toy / "kernel/late.py").write_text(f'"""Too late."""\n{build.MARKER}\n')
    (toy / "bots").mkdir()
    (toy / "bots/greedy.py").write_text(f"{build.MARKER}\r\n")
    names = [path.relative_to(toy).as_posix() for path in build.marked_sources(toy)]
    assert names == ["bots/greedy.py", "kernel/action_buffer.py"]


def test_the_manifest_names_what_was_read(toy: Path) -> None:
    manifest = json.loads((toy / build.MANIFEST).read_text())
    assert manifest["extensions"] == [f"kernel/action_buffer{SUFFIX}"]
    assert sorted(manifest["sources"]) == ["kernel/action_buffer.py", "kernel/cards.py"]


def test_no_marked_source_lies_where_it_would_not_be_compiled() -> None:
    package = Path(build.__file__).parent
    sources = [(path, path.read_text(encoding="utf-8")) for path in package.rglob("*.py")]
    marked = [path for path, text in sources if text.startswith(f"{build.MARKER}\n")]
    assert len(marked) > 100
    assert sorted(marked) == build.marked_sources(package)
