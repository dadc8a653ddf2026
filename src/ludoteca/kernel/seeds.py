"""Seeds: where a game's chance comes from, and the promise that it was fixed beforehand."""

import secrets
from hashlib import sha256


def fresh_seed() -> str:
    """A seed nobody can guess, so that its commitment gives nothing away."""
    return secrets.token_hex(32)


def seed_text(seed: int | str | None) -> str:
    """A seed as it is kept; a fresh one where none was chosen."""
    return fresh_seed() if seed is None else str(seed)


def commitment(seed: str) -> str:
    """What is published at the start: the seed, published at the end, must hash to it."""
    return sha256(f"ludoteca seed {seed}".encode()).hexdigest()


def key(seed: str, step: int) -> tuple[int, int, int, int]:
    """Four 32-bit words for the chance of one step; step 0 is the set-up.

    Each step has its own key, so that nobody can work out what comes from the cards seen so far.
    """
    digest = sha256(f"ludoteca step {step} {seed}".encode()).digest()
    a, b, c, d = (int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12))
    return a, b, c, d
