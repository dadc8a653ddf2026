"""The way into the command `ludoteca`.

It lies outside the package because the package refuses to be imported when its compiled modules
are not what their sources say, and somebody must turn that into one line.
"""

import sys


def main() -> None:
    """Run the command line; a refused build is one line on stderr and exit code 2."""
    try:
        from ludoteca.cli import main as run
    except ImportError as error:
        if error.name != "ludoteca":
            raise
        sys.exit(_refuse(error))
    except KeyboardInterrupt:  # Ctrl-C before anything has begun
        sys.exit(130)
    run()


def _refuse(error: ImportError) -> int:
    print(f"ludoteca: {error}", file=sys.stderr)
    return 2
