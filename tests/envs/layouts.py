"""The stored shape of every layout: `python -m tests.envs.layouts` writes it again.

Whoever trained on an observation relies on it. So the digests may change only together with the
layout's version.
"""

import hashlib
import json
from pathlib import Path

from ludoteca.kernel.game import find, names

STORE = Path(__file__).with_name("layouts.json")


def shape(name: str) -> dict[str, object]:
    """The version and a digest of all fields, for every number of players."""
    game = find(name)
    layouts = [game.layout(players) for players in game.meta.players]
    rows = [
        [(f.name, f.kind, f.size, f.lowest, f.highest) for f in layout.fields] for layout in layouts
    ]
    digest = hashlib.sha256(json.dumps(rows).encode()).hexdigest()[:16]
    return {"version": layouts[0].version, "digest": digest}


def stored() -> dict[str, dict[str, object]]:
    """What was written last."""
    found: dict[str, dict[str, object]] = json.loads(STORE.read_text(encoding="utf-8"))
    return found


if __name__ == "__main__":
    shapes = {name: shape(name) for name in names()}
    STORE.write_text(json.dumps(shapes, indent=1) + "\n", encoding="utf-8")
