"""The addresses a server is said to be at are addresses that work."""

import io
import os
import pty
import re
import select
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
import segno

from ludoteca.server import addresses
from ludoteca.server.addresses import is_for_others, qr_code, urls
from tests.faults.processes import ROOT, free_port


def known(monkeypatch: pytest.MonkeyPatch, *hosts: str) -> None:
    """A machine with these addresses in its networks."""
    monkeypatch.setattr(addresses, "_by_the_way_out", lambda version: list(hosts[:1]))
    monkeypatch.setattr(addresses, "_by_name", lambda version: ["127.0.1.1", *hosts])


def test_one_address_is_told_as_it_is() -> None:
    assert urls("127.0.0.1", 8000) == ["http://127.0.0.1:8000"]
    assert urls("mesa.local", 80) == ["http://mesa.local:80"]
    assert urls("::1", 8000) == ["http://[::1]:8000"]
    assert urls("0.0.0.0", 8000, "https://example.org") == ["https://example.org"]


def test_everywhere_is_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    known(monkeypatch, "192.168.0.5", "10.0.0.7", "169.254.3.3")
    assert urls("0.0.0.0", 8000) == [
        "http://192.168.0.5:8000",
        "http://10.0.0.7:8000",
        "http://127.0.0.1:8000",
    ]
    known(monkeypatch, "fd12::5", "fe80::1%eth0")
    assert urls("::", 8000) == ["http://[fd12::5]:8000", "http://[::1]:8000"]


def test_without_a_network_there_is_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    def away(*_: object) -> object:
        raise OSError

    monkeypatch.setattr(socket, "socket", away)
    monkeypatch.setattr(socket, "getaddrinfo", away)
    assert urls("0.0.0.0", 8000) == ["http://127.0.0.1:8000"]


def test_who_else_can_open_it() -> None:
    assert is_for_others("http://192.168.0.5:8000")
    assert is_for_others("https://example.org")
    assert not is_for_others("http://127.0.0.1:8000")
    assert not is_for_others("http://[::1]:8000")
    assert not is_for_others("http://localhost:8000")


def test_the_code_is_the_address() -> None:
    url = "http://192.168.0.5:8000"
    out = io.StringIO()
    segno.make(url, micro=False, error="m").terminal(out, border=2, compact=True)
    assert qr_code(url) == out.getvalue()
    assert qr_code(url) != qr_code("http://192.168.0.6:8000")
    assert set(qr_code(url)) <= set("\x1b[0123456789;m█▀▄ \n"), "nothing that cannot be shown"


def test_what_the_terminal_says_can_be_opened(tmp_path: Path) -> None:
    """Every address that is printed is one of this machine's, and one for others has its code."""
    where = ["--host", "0.0.0.0", "--port", str(free_port()), "--database", f"{tmp_path}/x.sqlite"]
    command = [sys.executable, "-m", "ludoteca", "serve", *where]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), *sys.path])}
    ours, theirs = pty.openpty()
    with subprocess.Popen(command, env=environment, stdout=theirs, stdin=subprocess.DEVNULL,
                          stderr=subprocess.DEVNULL) as process:  # fmt: skip
        try:
            said = read_until(ours, "Ctrl-C")
            found = re.findall(r"http://[0-9.]+:\d+", said)
            assert found
            assert not any("0.0.0.0" in url for url in found)
            assert any("127.0.0.1" in url for url in found)
            assert ("▄" in said) == any(map(is_for_others, found))
            for url in found:
                check_is_here(url)
            wait_for(found[-1])
        finally:
            process.terminate()


def read_until(terminal: int, word: str) -> str:
    said, deadline = "", time.monotonic() + 30
    while word not in said and time.monotonic() < deadline:
        if select.select([terminal], [], [], 1)[0]:
            said += os.read(terminal, 10_000).decode()
    return said


def check_is_here(url: str) -> None:
    with socket.socket() as probe:
        probe.bind((urlsplit(url).hostname, 0))  # OSError where it is nobody's, or another's


def wait_for(url: str) -> None:
    deadline = time.monotonic() + 30
    while True:
        try:
            assert httpx.get(f"{url}/api/me", trust_env=False).status_code == 200
            return
        except httpx.HTTPError:
            assert time.monotonic() < deadline, url
            time.sleep(0.1)
