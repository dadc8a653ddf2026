"""The compiled build. Everything else about the package is in pyproject.toml.

Every module whose first line is `# compiled: mypyc` (build.py says in which folders) is compiled,
all of them together, so that they call one another natively. Without a C compiler, or with
LUDOTECA_PURE=1, the package is built without them and runs interpreted. LUDOTECA_BUILD=strict
(`make build`) makes it an error if compiling fails where a compiler is there.
"""

import os
import runpy
import sys
import sysconfig
from distutils.ccompiler import new_compiler
from distutils.errors import CCompilerError
from distutils.sysconfig import customize_compiler
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryDirectory

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

SOURCES = Path("src/ludoteca")
build = runpy.run_path(str(SOURCES / "build.py"))

# A compiler's new warning is no reason to do without the compiled build.
COMPILER_FLAGS = ["-fno-semantic-interposition", "-Wno-error"]

# What is not compiled is `make lint`'s business, and what it imports need not be installed here.
MYPY_FLAGS = ["--follow-imports=silent", "--ignore-missing-imports"]


def extension_modules() -> list[Extension]:
    """One extension for each marked source, and the library with the code of them all."""
    sources = [str(path) for path in build["marked_sources"](SOURCES)]
    if not sources or not is_building() or not can_compile():
        return []
    from mypyc.build import mypycify

    modules: list[Extension] = mypycify(
        [*MYPY_FLAGS, *sources], opt_level="3", group_name="ludoteca.compiled"
    )
    flags = [] if sys.platform == "win32" else COMPILER_FLAGS
    for module in modules:
        module.optional = os.environ.get("LUDOTECA_BUILD") != "strict"
        module.extra_compile_args = [*module.extra_compile_args, *flags]
    return modules


def is_building() -> bool:
    """Whether this run compiles, rather than asks for the package's metadata."""
    pure = os.environ.get("LUDOTECA_PURE", "") not in ("", "0")
    return not pure and not {"egg_info", "dist_info", "sdist"} & set(sys.argv)


def can_compile() -> bool:
    """Whether there is a C compiler here that finds Python's header."""
    with TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n", encoding="utf-8")
        compiler = new_compiler()
        customize_compiler(compiler)
        try:
            compiler.compile([str(probe)], folder, include_dirs=[sysconfig.get_path("include")])
        except CCompilerError:
            print("No C compiler that finds Python.h: the package will run interpreted.")
            return False
    return True


class BuildSources(build_py):
    """Copies the sources into an empty folder: what an earlier build left there is not ours."""

    def run(self) -> None:
        """Copy the sources."""
        if not self.editable_mode:
            rmtree(Path(self.build_lib, "ludoteca"), ignore_errors=True)
        super().run()


class BuildExtensions(build_ext):
    """Compiles all or nothing, and leaves the manifest by which stale modules are known."""

    parallel = True
    failed = False

    def run(self) -> None:
        """Compile, remove what is not of this build, and write the manifest."""
        package = SOURCES if self.inplace else Path(self.build_lib, "ludoteca")
        (package / build["MANIFEST"]).unlink(missing_ok=True)
        super().run()
        names = [] if self.failed else [module.name for module in self.extensions]
        made = {Path(self.get_ext_fullpath(name)).resolve() for name in names}
        for path in build["extensions"](package):
            if path.resolve() not in made:
                path.unlink()
        if made:
            build["write_manifest"](package, SOURCES)

    def build_extension(self, ext: Extension) -> None:
        """Compile one extension; setuptools goes on after the failure of an optional one."""
        try:
            super().build_extension(ext)
        except Exception:
            self.failed = True
            raise


setup(
    ext_modules=extension_modules(),
    cmdclass={"build_py": BuildSources, "build_ext": BuildExtensions},
)
