"""The ends of the stored games, for the gallery: `python -m tests.games.foto_perfeita.endings`."""

import json
from pathlib import Path
from typing import Any

import ludoteca

NAMES = ["Ana", "Benedito", "Clarice", "Dandara", "Elis", "Firmino"]
GAME = ludoteca.find("foto_perfeita")
WRITTEN = GAME.folder / "web/showcase/endings.json"
RESULTS = Path(__file__).parents[2] / "transcripts/foto_perfeita/results.json"


def ending(stored: dict[str, Any]) -> dict[str, Any]:
    """What the last page of a game is given."""
    position = GAME.read_position(stored["position"])
    view = position.view(None)
    names = NAMES[: len(stored["ranking"])]
    return {"names": names, "view": view, "ranking": stored["ranking"]}


def endings() -> str:
    """All of them, as the gallery's file has them."""
    results = json.loads(RESULTS.read_text(encoding="utf-8"))
    written = {name: ending(stored) for name, stored in results.items()}
    return json.dumps(written, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    WRITTEN.write_text(endings(), encoding="utf-8")
