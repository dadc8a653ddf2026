"""Browsers that are no Chromium: WebKit by WebDriver, Firefox by WebDriver BiDi.

Both are the machine's own, and neither needs a package of ours beside those that the server has.
"""

import contextlib
import json
import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Protocol

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.faults.processes import free_port

PATIENCE = 60  # seconds for a browser to come up, and for anything that it is asked
SOFTLY = {"LIBGL_ALWAYS_SOFTWARE": "1", "WEBKIT_DISABLE_DMABUF_RENDERER": "1"}  # no graphics card
MINI_BROWSERS = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))


class Engine(Protocol):
    """A window of a browser."""

    def visit(self, url: str) -> None:
        """Open a page and wait until it is loaded."""

    def ask(self, expression: str) -> Any:
        """The value of a JavaScript expression, as JSON has it; of a promise what it brings."""


def missing(engine: str) -> str:
    """What an engine lacks on this machine; "" if nothing."""
    programs = {"webkit": ("WebKitWebDriver", "Xvfb"), "firefox": ("firefox-esr",)}[engine]
    absent = [program for program in programs if shutil.which(program) is None]
    absent += ["MiniBrowser"] if engine == "webkit" and not MINI_BROWSERS else []
    return ", ".join(absent)


def until(attempt: Callable[[], Any], *failures: type[Exception]) -> Any:
    """What an attempt brings that may fail so while something comes up."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return attempt()
        except failures:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.05)


@contextmanager
def running(*command: str, **environment: str) -> Iterator[None]:
    """A program, ended afterwards with all that it started."""
    process = subprocess.Popen(
        command,
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        yield
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, 9)
        process.wait()


@contextmanager
def screen(folder: Path) -> Iterator[str]:
    """A screen that nobody sees, and its name."""
    reading, writing = os.pipe()
    command = [
        "Xvfb",
        "-displayfd",
        str(writing),
        "-screen",
        "0",
        "1280x900x24",
        "-nolisten",
        "tcp",
    ]
    with (folder / "screen.log").open("w") as log:
        process = subprocess.Popen(command, pass_fds=[writing], stderr=log)
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            yield f":{told.readline().strip()}"  # it says so when it is there
    finally:
        process.terminate()
        process.wait()


class WebKit:
    """A window of WebKit's small browser."""

    def __init__(self, driver: httpx.Client) -> None:
        self._driver = driver
        options = {"binary": str(MINI_BROWSERS[-1]), "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self._session = f"/session/{self._post('/session', wanted)['sessionId']}"

    def visit(self, url: str) -> None:
        self._post(f"{self._session}/url", {"url": url})

    def ask(self, expression: str) -> Any:
        script = f"Promise.resolve({expression}).then(v => arguments[0](JSON.stringify(v ?? null)))"
        asked = {"script": script, "args": []}
        return json.loads(self._post(f"{self._session}/execute/async", asked))

    def _post(self, path: str, body: dict[str, Any]) -> Any:
        answer = self._driver.post(path, json=body).json()["value"]
        assert not (isinstance(answer, dict) and "error" in answer), answer
        return answer


class Firefox:
    """A tab of Firefox."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._number = 0
        self._send("session.new", {"capabilities": {}})
        self._tab = self._send("browsingContext.getTree", {})["contexts"][0]["context"]

    def visit(self, url: str) -> None:
        wanted = {"context": self._tab, "url": url, "wait": "complete"}
        self._send("browsingContext.navigate", wanted)

    def ask(self, expression: str) -> Any:
        promise = f"Promise.resolve({expression}).then(v => JSON.stringify(v ?? null))"
        asked = {"expression": promise, "target": {"context": self._tab}, "awaitPromise": True}
        answer = self._send("script.evaluate", asked)
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def _send(self, method: str, params: dict[str, Any]) -> Any:
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv(timeout=PATIENCE))
            if answer.get("id") == self._number:
                assert answer["type"] == "success", answer
                return answer["result"]


@contextmanager
def webkit(folder: Path) -> Iterator[Engine]:
    """WebKit, on a screen of its own."""
    port = str(free_port())
    with ExitStack() as opened:
        display = opened.enter_context(screen(folder))
        opened.enter_context(
            running("WebKitWebDriver", f"--port={port}", DISPLAY=display, **SOFTLY)
        )
        driver = opened.enter_context(
            httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, trust_env=False)
        )
        until(lambda: driver.get("/status"), httpx.TransportError)
        yield WebKit(driver)


@contextmanager
def firefox(folder: Path) -> Iterator[Engine]:
    """Firefox without a window, in a profile of its own."""
    port = str(free_port())
    profile = folder / "profile"
    profile.mkdir()
    command = ("firefox-esr", "--headless", "--no-remote", "--profile", str(profile))
    with running(*command, "--remote-debugging-port", port):
        url = f"ws://127.0.0.1:{port}/session"
        with until(lambda: connect(url, max_size=None, proxy=None), OSError) as socket:
            yield Firefox(socket)
