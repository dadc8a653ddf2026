"""The compiled build. Everything else about the package is in pyproject.toml.

Every module whose first line is `# compiled: mypyc` (build.py says in which folders) is compiled,
all of them together, so that they call one another natively. Without a C compiler, or with
LUDOTECA_PURE=1, the package is built without them and runs interpreted. LUDOTECA_BUILD=strict
(`make full`) makes it an error if compiling fails where a compiler is there; LUDOTECA_BUILD=quick
(`make build`) is as strict, and compiles in seconds what then runs at half the speed.

Each module becomes a C file of its own, compiled on all cores, and again only when it has changed;
optimising while linking lets them be inlined into one another all the same, after leaner.py has
taken from them what they can do without. A compiler that cannot do so gets everything in one file.
What `make full` has compiled beside exactly these sources is not compiled again for a wheel. The
quick build does not optimise while linking, and makes a library of each game: a new name in one
game changes the C files of that game alone.
"""

import os
import re
import runpy
import sys
import sysconfig
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from distutils.ccompiler import new_compiler
from distutils.errors import CCompilerError
from distutils.sysconfig import customize_compiler
from pathlib import Path
from shutil import copy2, rmtree
from tempfile import TemporaryDirectory
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

SOURCES = Path("src/ludoteca")
build = runpy.run_path(str(SOURCES / "build.py"))
leaner = runpy.run_path(str(SOURCES / "leaner.py"))

# A compiler's new warning is no reason to do without the compiled build.
COMPILER_FLAGS = ["-fno-semantic-interposition", "-Wno-error"]
FOR_GROUPS = "-fcommon"  # each file of a group declares what the group takes from the others
LINK_TIME = ["-flto=auto", "-fno-fat-lto-objects"]  # optimise when all modules are together

# Our functions are small, but what happens when they fail makes them look large: GCC would rather
# call than inline them. And nobody but Python calls anything in the library, by one entrance.
INLINING = [
    "-fvisibility=hidden",
    *("--param", "max-inline-insns-auto=80"),
    *("--param", "inline-min-speedup=8"),
    *("--param", "inline-unit-growth=80"),
]

# What is only called when something has gone wrong, when a row is given up or when somebody
# listens: the compiler keeps it out of the way of what is played.
SELDOM = Path("build/seldom.h")
SELDOM_CALLED = """#include <Python.h>
#include <stdint.h>
#define SELDOM __attribute__((cold))
void CPy_AddTraceback(const char *, const char *, int, PyObject *) SELDOM;
PyAPI_FUNC(void) PyErr_SetNone(PyObject *) SELDOM;
PyAPI_FUNC(PyObject *) PyErr_Occurred(void) SELDOM;
PyAPI_FUNC(void) _Py_Dealloc(PyObject *) SELDOM;
char CPyDef_listener___Listener___tell(
    PyObject *, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t) SELDOM;
"""
QUICK = os.environ.get("LUDOTECA_BUILD") == "quick"
MADE = Path("build/quick" if QUICK else "build")  # C files; neither build undoes the other's
STRICT = QUICK or os.environ.get("LUDOTECA_BUILD") == "strict"

# What is not compiled is `make lint`'s business, and what it imports need not be installed here.
# Nothing is kept between two builds: mypyc forgets how the classes that it has kept are laid out.
MYPY_FLAGS = ["--follow-imports=silent", "--ignore-missing-imports", f"--cache-dir={os.devnull}"]


def extension_modules() -> list[Extension]:
    """One extension for each marked source, and the library with the code of them all."""
    sources = [str(path) for path in build["marked_sources"](SOURCES)]
    if not sources or not is_building():
        return []
    if is_built():
        return [Extension(name_of(path), []) for path in build["extensions"](SOURCES)]
    if not can_compile():
        return []
    from mypyc.build import mypycify

    flags = [] if sys.platform == "win32" else COMPILER_FLAGS[:]
    if QUICK and flags:
        flags.append(FOR_GROUPS)
    together = not QUICK and sys.platform != "win32" and can_compile(*LINK_TIME)
    modules: list[Extension] = mypycify(
        [*MYPY_FLAGS, *sources],
        opt_level="1" if QUICK else "3",
        debug_level="0",
        multi_file=QUICK or together,
        separate=by_game(sources) if QUICK else False,
        group_name=None if QUICK else "ludoteca.compiled",
        target_dir=str(MADE),
    )
    if together:
        SELDOM.parent.mkdir(exist_ok=True)
        SELDOM.write_text(SELDOM_CALLED, encoding="utf-8")
        flags += ["-include", str(SELDOM)]
    for module in modules:
        module.include_dirs.append(str(MADE / "ludoteca"))  # where mypyc puts headers of groups
        module.optional = not STRICT
        module.extra_compile_args = [*module.extra_compile_args, *flags]
    if together:  # the library with all the code; the others are small and only point to it
        library = next(module for module in modules if len(module.sources) > 1)
        library.sources = lean_sources(library.sources)
        linking = [*LINK_TIME, *(INLINING if can_compile(*INLINING) else ())]
        library.extra_compile_args += linking
        library.extra_link_args = [*library.extra_link_args, "-O3", *linking]
    return modules


def lean_sources(sources: list[str]) -> list[str]:
    """The same C files, those of our modules in a form that does less beside the work itself."""
    ours = [Path(source) for source in sources if Path(source).name.startswith("__native_")]
    header = MADE / "ludoteca/__native_compiled.h"
    made = leaner["make_leaner"](ours, header, MADE / "lean")
    return [str(made.get(Path(source), source)) for source in sources]


def by_game(sources: list[str]) -> list[tuple[list[str], str | None]]:
    """The sources of each game, and all the others, with the names of their libraries."""
    groups: dict[str, list[str]] = {}
    for source in sources:
        room, *rest = Path(source).relative_to(SOURCES).parts
        groups.setdefault(rest[0] if room == "games" else "house", []).append(source)
    return [(those, f"ludoteca.compiled_{name}") for name, those in groups.items()]


def is_building() -> bool:
    """Whether this run compiles, rather than asks for the package's metadata."""
    pure = os.environ.get("LUDOTECA_PURE", "") not in ("", "0")
    return not pure and not {"egg_info", "dist_info", "sdist"} & set(sys.argv)


def is_built() -> bool:
    """Whether a wheel is wanted, and all of it lies compiled beside its sources, as they are."""
    is_thorough = build["is_quick"](SOURCES) is False and not QUICK
    return "--inplace" not in sys.argv and is_thorough and build["find_fault"](SOURCES) is None


def name_of(path: Path) -> str:
    """The name of a compiled module."""
    folder = path.parent.relative_to(SOURCES.parent)
    return ".".join([*folder.parts, path.name.partition(".")[0]])


def can_compile(*flags: str) -> bool:
    """Whether there is a C compiler here that finds Python's header and knows these flags."""
    with TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint ludoteca = 1;\n", encoding="utf-8")
        compiler = new_compiler()
        customize_compiler(compiler)
        include = [sysconfig.get_path("include")]
        library, more = str(Path(folder, "probe.so")), list(flags)
        try:
            made = compiler.compile([str(probe)], "/", include_dirs=include, extra_postargs=more)
            if flags:
                compiler.link_shared_object(made, library, extra_postargs=more)
        except CCompilerError:
            if not flags:
                print("No C compiler that finds Python.h: the package will run interpreted.")
            return False
    return True


def side_by_side(compile_: Callable[..., list[str]], names: Callable[..., list[str]]) -> Any:
    """A compiler's `compile` that works on all cores, and leaves alone what has not changed."""

    def compile_stale(
        sources: list[str], output_dir: str = "", depends: Any = None, **more: Any
    ) -> list[str]:
        objects = names(sources, output_dir=output_dir)
        headers = max((os.path.getmtime(path) for path in depends or ()), default=0.0)
        stale = [
            source
            for source, made in zip(sources, objects, strict=True)
            if not os.path.exists(made)
            or os.path.getmtime(made) < max(headers, os.path.getmtime(source))
        ]
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(lambda source: compile_([source], output_dir, **more), stale))
        return objects

    return compile_stale


class BuildSources(build_py):
    """Copies the sources into an empty folder: what an earlier build left there is not ours."""

    def run(self) -> None:
        """Copy the sources."""
        if not self.editable_mode:
            need_pages()
            rmtree(Path(self.build_lib, "ludoteca"), ignore_errors=True)
        super().run()


class SourceArchive(sdist):
    """The sources as one file, with the pages built: whoever installs it needs no Node."""

    def run(self) -> None:
        """Pack them."""
        need_pages()
        super().run()


def need_pages() -> None:
    """Stop if the browser's pages have not been built: a server without them is of no use."""
    if not (SOURCES / "server/static/index.html").exists():
        sys.exit("The browser's pages are not built: run `make web` first, or `make dist`.")


class BuildExtensions(build_ext):
    """Compiles all or nothing, and leaves the manifest by which stale modules are known."""

    parallel = True
    failed = False

    def build_extensions(self) -> None:
        """Compile on all cores; the two ways of compiling keep their results apart."""
        self.build_temp = os.path.join(self.build_temp, "quick" if QUICK else "full")
        self.compiler.compile = side_by_side(self.compiler.compile, self.compiler.object_filenames)
        super().build_extensions()

    def run(self) -> None:
        """Compile, remove what is not of this build, and write the manifest."""
        package = SOURCES if self.inplace else Path(self.build_lib, "ludoteca")
        if not self.extensions and not build["extensions"](package):
            return
        package.mkdir(parents=True, exist_ok=True)
        with build["compiling"](package):
            self.compile_into(package)

    def compile_into(self, package: Path) -> None:
        """Compile, and leave in the package folder what is of this build."""
        manifest = package / build["MANIFEST"]
        self.force = self.force or build["is_quick"](package) != QUICK
        manifest.unlink(missing_ok=True)
        super().run()
        names = [] if self.failed else [module.name for module in self.extensions]
        made = {Path(self.get_ext_fullpath(name)).resolve() for name in names}
        for path in build["extensions"](package):
            if path.resolve() not in made:
                path.unlink()
        if made:
            build["write_manifest"](package, SOURCES, quick=QUICK)

    def build_extension(self, ext: Extension) -> None:
        """Compile one extension; setuptools goes on after the failure of an optional one."""
        if not ext.sources:
            self.copy_built(ext)
            return
        try:
            super().build_extension(ext)
        except Exception:
            self.failed = True
            raise

    def copy_built(self, ext: Extension) -> None:
        """Take what is compiled already."""
        ours = SOURCES.parent / self.get_ext_filename(ext.name)
        made = Path(self.get_ext_fullpath(ext.name))
        made.parent.mkdir(parents=True, exist_ok=True)
        if made.resolve() != ours.resolve():
            copy2(ours, made)


def home() -> str:
    """Where these sources are public, if they are: they say it themselves only once packed."""
    page = os.environ.get("LUDOTECA_HOME", "")
    if page or not os.environ.get("GITHUB_REPOSITORY"):
        return page.rstrip("/") or packed_home()
    return "{GITHUB_SERVER_URL}/{GITHUB_REPOSITORY}".format_map(os.environ)


def packed_home() -> str:
    """What an archive of sources says: a wheel that is made from it says the same."""
    packed = Path("PKG-INFO")
    told = packed.read_text(encoding="utf-8") if packed.exists() else ""
    found = re.search(r"^Project-URL: Source, (\S+)$", told, re.MULTILINE)
    return found[1] if found else ""


def addresses(page: str) -> dict[str, str]:
    """The addresses that an index shows beside the package."""
    if not page:
        return {}
    return {
        "Source": page,
        "Documentation": f"{page}/tree/main/docs",
        "Changes": f"{page}/blob/main/CHANGELOG.md",
        "Issues": f"{page}/issues",
    }


def first_page(page: str) -> str:
    """README.md as it is read far from these files: its links lead home, or are words."""
    text = Path("README.md").read_text(encoding="utf-8")

    def lead_home(link: re.Match[str]) -> str:
        is_picture, words, to = link.groups()
        if not page:
            return "" if is_picture else words
        return f"{is_picture}[{words}]({page}/{'raw' if is_picture else 'blob'}/main/{to})"

    return re.sub(r"(!?)\[([^\]]*)\]\((?!https?:|#)([^)]*)\)", lead_home, text)


PAGE = home()

setup(
    long_description=first_page(PAGE),
    long_description_content_type="text/markdown",
    project_urls=addresses(PAGE),
    ext_modules=extension_modules(),
    cmdclass={"build_py": BuildSources, "build_ext": BuildExtensions, "sdist": SourceArchive},
)
