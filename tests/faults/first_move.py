"""A table opened and one move made from outside, by the protocol alone."""

import json
import ssl
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

PATIENCE = 30  # seconds for an answer
TABLE = {
    "game": "conspiracy",
    "seats": [{"kind": "human"}, {"kind": "bot", "level": "apprentice"}],
}


def play_first_move(url: str, trust: ssl.SSLContext | bool = True) -> dict[str, Any]:
    """What a server answers to the first move at a new table: `done`, if all is well."""
    with httpx.Client(base_url=url, verify=trust, trust_env=False, timeout=PATIENCE) as client:
        made = client.post("/api/tables", json=TABLE, headers={"Origin": url})
        assert made.status_code == 201, made.text
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{made.json()['id']}/socket"
    encrypted = trust if isinstance(trust, ssl.SSLContext) else None
    headers = {"Cookie": cookie}
    with connect(
        address, ssl=encrypted, origin=Origin(url), additional_headers=headers, proxy=None
    ) as socket:
        return _act(socket)


def _act(socket: ClientConnection) -> dict[str, Any]:
    state = _next(socket, lambda told: bool((told.get("state") or {}).get("options")))["state"]
    action = state["options"][0]["action"]
    move = {"type": "act", "id": "first", "step": state["step"], "action": action}
    socket.send(json.dumps(move))
    return _next(socket, lambda told: told.get("id") == "first")


def _next(socket: ClientConnection, wanted: Any) -> dict[str, Any]:
    """The next message of the kind that is waited for."""
    while True:
        told: dict[str, Any] = json.loads(socket.recv(timeout=PATIENCE))
        if wanted(told):
            return told
