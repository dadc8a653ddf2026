"""Without the extras: a message that says what to install."""

import subprocess
import sys

import pytest

from ludoteca.envs.needs import need

BLOCK = """
import sys
sys.modules[{module!r}] = None
try:
    import {adapter}
except ImportError as error:
    print(error)
"""


def test_what_is_there_is_handed_over() -> None:
    assert need("json", "nothing").dumps([1]) == "[1]"


@pytest.mark.parametrize(
    ("adapter", "module", "extra"),
    [
        ("ludoteca.envs.pettingzoo", "pettingzoo", "pettingzoo"),
        ("ludoteca.envs.open_spiel", "pyspiel", "openspiel"),
        ("ludoteca.envs.vector", "gymnasium", "vector"),
    ],
)
def test_a_missing_extra_is_named(adapter: str, module: str, extra: str) -> None:
    script = BLOCK.format(adapter=adapter, module=module)
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == f"{module} is not installed: pip install 'ludoteca[{extra}]'"
