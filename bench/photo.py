"""How long the judge of Foto Perfeita takes for a photo of everybody: `python -m bench.photo`."""

from time import perf_counter

from ludoteca.build import compiled
from ludoteca.games.foto_perfeita.scene import GUEST_CODES
from tests.games.foto_perfeita.test_judge import take

ROUNDS = 20


def main() -> None:
    """Print the best of several photos in milliseconds; the aim is under 3 compiled."""
    cells = [f"{row}{column}" for row in (4, 3, 2) for column in range(1, 6)]
    floor = " ".join(f"{code}@{cell}" for code, cell in zip(GUEST_CODES, cells, strict=False))
    times = []
    for _ in range(ROUNDS):
        start = perf_counter()
        take(floor, table=0xFFF)
        times.append(perf_counter() - start)
    print(f"photo of 14 guests: {min(times) * 1000:.2f} ms, compiled: {compiled()}")


if __name__ == "__main__":
    main()
