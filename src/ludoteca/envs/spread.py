# compiled: mypyc
"""The features of one observation, written number by number; `features.py` does many at once."""

from ludoteca.kernel.native import i16, i64, vec


def write_features(
    numbers: vec[i16],
    places: vec[i64],
    lowest: vec[i64],
    scales: vec[float],
    out: vec[float],
) -> None:
    """Spread every choice, whose scale is 0, over one feature for each value; scale the rest."""
    for place in range(i64(len(out))):
        out[place] = 0.0
    for place in range(i64(len(numbers))):
        value = i64(numbers[place]) - lowest[place]
        scale = scales[place]
        if scale == 0.0:
            out[places[place] + value] = 1.0
        else:
            out[places[place]] = float(value) * scale
