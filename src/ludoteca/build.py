"""Which build of the package runs: modules compiled by mypyc, or their Python sources.

Modules whose first line is `# compiled: mypyc` are compiled, all together, by `make build` or by
an installation. The build leaves a manifest beside them: the SHA-256 of every source it read. When
the package is imported the manifest is held against the sources, and a compiled module that is not
exactly its source is refused. LUDOTECA_PURE=1 runs the sources and passes over compiled modules.
A process that began with the sources, or while they were being compiled, goes on with the sources.

`setup.py` runs this file to learn what to compile, so it imports nothing of the package.
"""

import ast
import contextlib
import hashlib
import json
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    PathFinder,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType

MARKER = "# compiled: mypyc"
COMPILED_FOLDERS = ("kernel", "games/*", "bots", "lab/*", "envs", "train")
MANIFEST = "compiled.json"
COMPILING = "compiling.pid"  # there while a build is under way: the number of its process
REMEDY = "run `make build`, or set LUDOTECA_PURE=1 to run the sources"

_compiled = False  # settled by choose() while the package is imported


def compiled() -> bool:
    """Whether the compiled modules are the ones that run."""
    return _compiled


def description() -> str:
    """Which build runs: `interpreted`, `compiled`, or `quick`, compiled in a hurry."""
    if not compiled():
        return "interpreted"
    return "quick" if is_quick(Path(__file__).parent) else "compiled"


def is_quick(package: Path) -> bool | None:
    """Whether a package folder was compiled in a hurry; None if it was not compiled."""
    try:
        manifest = json.loads((package / MANIFEST).read_bytes())
    except (OSError, ValueError):
        return None
    return bool(manifest.get("quick"))


def choose() -> None:
    """Settle which build runs, before any module that exists in both is imported.

    Raises ImportError if compiled modules would be loaded that are not what their sources say.
    """
    global _compiled
    package = Path(__file__).parent
    pure = os.environ.get("LUDOTECA_PURE", "") not in ("", "0")
    if pure or is_compiling(package) or not extensions(package):
        sys.meta_path.insert(0, SourcesOnly())
        return
    fault = find_fault(package)
    if fault:
        raise ImportError(f"{fault}: {REMEDY}.", name="ludoteca")
    _compiled = True


@contextlib.contextmanager
def compiling(package: Path) -> Iterator[None]:
    """While this lasts, whoever imports the package runs the sources."""
    mark = package / COMPILING
    mark.write_text(str(os.getpid()), encoding="utf-8")
    try:
        yield
    finally:
        mark.unlink(missing_ok=True)


def is_compiling(package: Path) -> bool:
    """Whether a build of this package folder is under way; one that was broken off is not."""
    try:
        os.kill(int((package / COMPILING).read_text(encoding="utf-8")), 0)
    except PermissionError:
        return True  # somebody else's
    except (OSError, ValueError):
        return False
    return True


def made_at() -> float:
    """When the compiled modules beside the sources were made; 0 if there are none to be used.

    Whoever starts processes can tell by it that new ones would run faster than the old.
    """
    package = Path(__file__).parent
    try:
        made = (package / MANIFEST).stat().st_mtime
    except OSError:
        return 0.0
    return 0.0 if is_compiling(package) else made


class SourcesOnly:
    """Finds the package's modules as if no compiled module lay beside the sources."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The module's source where the ordinary search would load a compiled module."""
        if path is None or not name.startswith("ludoteca."):
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec is None or not isinstance(spec.loader, ExtensionFileLoader):
            return spec
        for folder in path:
            source = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if source is not None:
                return source
        raise ModuleNotFoundError(f"{name} has no Python source to run", name=name)


def find_fault(package: Path) -> str | None:
    """What is wrong with the compiled modules of this package folder, or None."""
    try:
        manifest = json.loads((package / MANIFEST).read_bytes())
        built, sources = manifest["extensions"], manifest["sources"]
    except (OSError, ValueError, KeyError, TypeError):
        return f"The compiled modules of {package.name} have no manifest ({MANIFEST})"
    for name, digest in sources.items():
        source = package / name
        if not source.exists():
            return f"{package.name}/{name} is gone since it was compiled"
        if _digest(source) != digest:
            return f"{package.name}/{name} has changed since it was compiled"
    for source in marked_sources(package):
        if _name(package, source) not in sources:
            return f"{package.name}/{_name(package, source)} is not compiled yet"
    differing = set(built) ^ {_name(package, path) for path in extensions(package)}
    if differing:
        return f"{package.name}/{min(differing)} is not of the same build as the others"
    return None


def write_manifest(package: Path, sources: Path, quick: bool = False) -> None:
    """Note in the package folder what its compiled modules were made from, and how thoroughly."""
    read = _with_imports(sources, marked_sources(sources))
    manifest = {
        "quick": quick,
        "extensions": sorted(_name(package, path) for path in extensions(package)),
        "sources": {_name(sources, path): _digest(path) for path in sorted(read)},
    }
    (package / MANIFEST).write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")


def marked_sources(package: Path) -> list[Path]:
    """The sources that are to be compiled."""
    found = []
    for folder in COMPILED_FOLDERS:
        for path in package.glob(f"{folder}/*.py"):
            with path.open(encoding="utf-8") as file:
                if file.readline().rstrip() == MARKER:
                    found.append(path)
    return sorted(found)


def extensions(package: Path) -> list[Path]:
    """The compiled modules in the package folder that this Python would load."""
    return sorted(
        path
        for folder in ("", *COMPILED_FOLDERS)
        for path in package.glob(f"{folder}/*" if folder else "*")
        if path.name.endswith(tuple(EXTENSION_SUFFIXES))
    )


def _with_imports(package: Path, paths: Iterable[Path]) -> set[Path]:
    """These sources and, all the way down, what they import from the package.

    mypyc copies constants out of modules that are not compiled, so these count as read too.
    """
    found: set[Path] = set()
    waiting = list(paths)
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += _imports(package, path)
    return found


def _imports(package: Path, path: Path) -> list[Path]:
    """The package's modules that a source names in its imports, wherever they stand in it."""
    names = []
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    bases = [package.parent.joinpath(*name.split(".")) for name in names]
    files = [file for base in bases for file in (base.with_suffix(".py"), base / "__init__.py")]
    return [file for file in files if file.is_relative_to(package) and file.exists()]


def _name(package: Path, path: Path) -> str:
    return path.relative_to(package).as_posix()


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
