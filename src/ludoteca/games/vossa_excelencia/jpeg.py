"""Pictures that people put on cards of their own: small JPEGs, checked byte by byte.

Nothing is decoded here: a picture is taken apart into its segments, and what is not needed to see
it (where and with what it was taken, thumbnails, remarks) is left out.
"""

from ludoteca.games.vossa_excelencia.sentences import DeckProblem

MOST_BYTES = 6 * 1024
WIDEST, HIGHEST = 504, 336  # pixels
MOST_SCANS = 16  # each is a pass over the whole picture for whoever draws it
BEGIN, END, SCAN, JFIF = 0xD8, 0xD9, 0xDA, 0xE0
FRAMES = (0xC0, 0xC1, 0xC2)  # in one go, or in several
TABLES = (0xC4, 0xDB, 0xDD)
LEFT_OUT = (*range(0xE0, 0xF0), 0xFE)  # what programs and cameras write beside the picture
RESTARTS = range(0xD0, 0xD8)


def stripped(data: bytes) -> bytes:
    """A picture with nothing but what it takes to see it; DeckProblem if it is none of ours."""
    if data[:2] != bytes((0xFF, BEGIN)):
        raise DeckProblem("picture-kind")
    kept, at, frames, scans = [data[:2]], 2, 0, 0
    while True:
        marker, end = _segment(data, at)
        if marker == END:
            break
        if marker in FRAMES:
            _check_frame(data[at + 4 : end])
            frames += 1
        elif marker == SCAN:
            scans += 1
            end = _scan_end(data, end)
        elif marker not in TABLES and marker not in LEFT_OUT:
            raise DeckProblem("picture-kind")
        if marker not in LEFT_OUT or (marker == JFIF and data[at + 4 : at + 9] == b"JFIF\0"):
            kept.append(data[at:end])
        at = end
    if frames != 1 or not 0 < scans <= MOST_SCANS:
        raise DeckProblem("picture-kind")
    clean = b"".join((*kept, bytes((0xFF, END))))
    if len(clean) > MOST_BYTES:
        raise DeckProblem("picture-size", most=MOST_BYTES // 1024)
    return clean


def _segment(data: bytes, at: int) -> tuple[int, int]:
    """The marker of the segment that begins here, and where it ends."""
    if len(data) < at + 2 or data[at] != 0xFF:
        raise DeckProblem("picture-kind")
    marker = data[at + 1]
    if marker == END:
        return marker, at + 2
    length = int.from_bytes(data[at + 2 : at + 4], "big")
    if length < 2 or len(data) < at + 2 + length:
        raise DeckProblem("picture-kind")
    return marker, at + 2 + length


def _check_frame(frame: bytes) -> None:
    """How large the picture says it is, and that it has one colour or three."""
    if len(frame) < 6 or frame[0] != 8 or frame[5] not in (1, 3):
        raise DeckProblem("picture-kind")
    height, width = (int.from_bytes(frame[at : at + 2], "big") for at in (1, 3))
    if not (0 < width <= WIDEST and 0 < height <= HIGHEST):
        raise DeckProblem("picture-pixels", width=WIDEST, height=HIGHEST)


def _scan_end(data: bytes, at: int) -> int:
    """Where the points of a scan end: at the next marker that is none of theirs."""
    while at + 1 < len(data):
        if data[at] == 0xFF and data[at + 1] != 0 and data[at + 1] not in RESTARTS:
            return at
        at += 1
    raise DeckProblem("picture-kind")
