"""A hash of what decides how games go, so that games of different versions are never mixed."""

from functools import cache
from hashlib import sha256
from pathlib import Path

import ludoteca

PACKAGE = Path(ludoteca.__file__).parent


@cache
def fingerprint(*folders: str) -> str:
    """Of the sources and data in these folders of the package; of all of it without any."""
    digest = sha256()
    for folder in folders or ("",):
        place = PACKAGE / folder
        for file in sorted([*place.rglob("*.py"), *place.rglob("*.toml")]):
            digest.update(file.relative_to(PACKAGE).as_posix().encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()


def game_fingerprint(game: str) -> str:
    """Of a game, the kernel below it and the bots that play it: enough to tell versions apart."""
    return fingerprint("kernel", "bots", f"games/{game}")[:16]
