"""What docs/server.md lets people install: the units are good, and Caddy passes a move on."""

import re
import shutil
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.docs.blocks import ROOT
from tests.faults.first_move import play_first_move
from tests.faults.processes import Server, free_port

DEPLOY = ROOT / "deploy"
needs_systemd = pytest.mark.skipif(
    shutil.which("systemd-analyze") is None, reason="apt-get install systemd"
)
FETCHED = str(ROOT / "build/caddy/usr/bin")  # by `make test`
CADDY = shutil.which("caddy") or shutil.which("caddy", path=FETCHED) or ""
needs_caddy = pytest.mark.skipif(not CADDY, reason="apt-get install caddy")


@needs_systemd
def test_systemd_finds_nothing_wrong_with_the_units(tmp_path: Path) -> None:
    """As they are, but for the program, which is not installed here."""
    units = [*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")]
    for unit in units:
        text = unit.read_text(encoding="utf-8").replace("/opt/ludoteca/bin/ludoteca", "/bin/true")
        (tmp_path / unit.name).write_text(text, encoding="utf-8")
    assert len(units) == 3
    for unit in units:
        told = subprocess.run(
            ["systemd-analyze", "verify", tmp_path / unit.name], capture_output=True, text=True
        )
        assert (told.returncode, told.stderr) == (0, "")


def test_the_units_ask_for_nothing_that_the_environment_does_not_say() -> None:
    said = set(re.findall(r"(?m)^([A-Z_]+)=", (DEPLOY / "ludoteca.env").read_text("utf-8")))
    asked = set(re.findall(r"\$\{([A-Z_]+)\}", (DEPLOY / "ludoteca.service").read_text("utf-8")))
    assert asked <= said
    sources = "".join(p.read_text("utf-8") for p in (ROOT / "src/ludoteca").rglob("*.py"))
    assert [name for name in said - asked if f'"{name}"' not in sources] == []


class BehindCaddy(Server):
    """A server with Caddy before it, as the Caddyfile says, with a certificate of its own."""

    def __init__(self, database: str, folder: Path) -> None:
        self.folder = folder
        self.secure = f"https://localhost:{free_port()}"
        super().__init__(database)

    def start(self) -> None:
        super().start()
        port = self.secure.rpartition(":")[2]
        text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
        text = text.replace("jogos.example.org {", f"localhost:{port} {{\n\ttls internal")
        text = text.replace("127.0.0.1:8000", f"127.0.0.1:{self.port}")
        options = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n"
        (self.folder / "Caddyfile").write_text(options + text, encoding="utf-8")
        home = {"HOME": str(self.folder), "XDG_DATA_HOME": str(self.folder), "PATH": "/usr/bin"}
        command = [CADDY, "run", "--config", "Caddyfile", "--adapter", "caddyfile"]
        self.caddy = subprocess.Popen(
            command,
            cwd=self.folder,
            env=home,
            stdin=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def kill(self) -> None:
        self.caddy.kill()
        self.caddy.wait()
        super().kill()

    def trust(self) -> ssl.SSLContext:
        """Whoever trusts this Caddy and nobody else; waits until it has made its certificate."""
        root = self.folder / "caddy/pki/authorities/local/root.crt"
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            try:
                context = ssl.create_default_context(cafile=root)
                httpx.get(f"{self.secure}/health", verify=context, trust_env=False)
                return context
            except (OSError, httpx.HTTPError):
                time.sleep(0.1)
        raise TimeoutError(self.secure)


@pytest.fixture
def proxied(tmp_path: Path) -> Iterator[BehindCaddy]:
    server = BehindCaddy(str(tmp_path / "tables.sqlite"), tmp_path)
    try:
        server.wait()
        yield server
    finally:
        server.kill()


@needs_caddy
def test_a_move_goes_through_caddy_and_https(proxied: BehindCaddy) -> None:
    assert play_first_move(proxied.secure, proxied.trust())["type"] == "done"
