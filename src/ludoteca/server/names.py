"""What people may be called: what is seen is what there is, and no two at a table look alike."""

import unicodedata
from collections.abc import Iterable
from functools import cache

from ludoteca.kernel.text import LANGUAGES, Speaker, Text
from ludoteca.server.denials import Denied

# Letters that show nothing, though Unicode counts them as printable.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
FRAMES = frozenset(
    "\ufffc\ufffd\u20dd\u20de\u20df\u20e0\u20e2\u20e3\u20e4"
)  # around a letter, or for none
SEATS = range(1, 25)  # by which somebody without a name may be called: twelve, or the next free
MOST_ACCENTS = 2  # on one letter; more climb over the lines above and below
MOST_MARKS = 4  # on one letter, with signs that some scripts write above and below: Thai, Burmese
# Letters of the Cyrillic and Greek alphabets, and others (Cherokee, Lisu), that look like these.
LOOKS = {
    "a": "АаΑαɑᎪꓮᗅ⍺", "b": "ВΒЬьƄᏴꓐ", "c": "СсϹϲᏟꓚ", "d": "ԁɗᎠꓓ", "e": "ЕеΕеєᎬꓰ", "f": "ꓝ",
    "g": "ɡցᏀꓖ", "h": "НΗһհᎻꓧ", "i": "ІіΙιıɩӏᎥꓲ", "j": "ЈјȷϳᎫꓙ", "k": "КкΚκᏦꓗ",
    "l": "Ӏ|1Ꮮꓡ", "m": "МмΜᎷꓟ", "n": "Νոպꓠ", "o": "ОоΟοօσ0ꓳ", "p": "РрΡρᏢꓑ", "q": "ԛզ",
    "r": "гᴦᎡꓣ", "s": "ЅѕѕᏚꓢ", "t": "ТтΤτᎢꓔ", "u": "υսцʋꓴ", "v": "νѵᴠᏙꓦ", "w": "ԜԝшɯѡᎳꓪ",
    "x": "ХхΧχꓫ", "y": "УуΥүγꓬ", "z": "ΖᴢᏃꓜ",
}  # fmt: skip
ALIKE = {ord(other): latin for latin, others in LOOKS.items() for other in others}
SMALL = "LATIN LETTER SMALL CAPITAL "


def clean_name(name: str | None, most: int) -> str:
    """A name that can be shown: visible, on one line, not too long. Denied if nothing is seen."""
    visible = "".join(c if _is_visible(c) else " " for c in name or "")
    cleaned = " ".join(thinned(visible).split())[:most].strip()
    if not look_of(cleaned) and (name or "").strip(" \t\r\n"):
        raise Denied("bad_name", "problem-name-blank")
    return cleaned


def _is_visible(character: str) -> bool:
    is_selector = "\ufe00" <= character <= "\ufe0f" or character >= "\U000e0100"
    return character.isprintable() and character not in BLANK and not is_selector


def thinned(text: str) -> str:
    """Without marks heaped upon marks."""
    kept: list[str] = []
    accents = marks = 0
    for character in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        accents = accents + bool(unicodedata.combining(character)) if marks else 0
        if accents <= MOST_ACCENTS and marks <= MOST_MARKS:
            kept.append(character)
    return "".join(kept)


def look_of(name: str) -> str:
    """Equal for names that one could take for each other."""
    folded = unicodedata.normalize("NFKD", name).translate(ALIKE).casefold().translate(ALIKE)
    plain = "".join(map(_plain, folded))
    seen = "".join(c for c in plain if not unicodedata.combining(c) and not c.isspace())
    letters = "".join(c for c in seen if not _is_slight(c)) or seen
    return letters.replace("i", "l").replace("rn", "m").replace("vv", "w")


def _is_slight(character: str) -> bool:
    """Whether one easily overlooks it beside letters: a full stop, a quotation mark, a frame."""
    return unicodedata.category(character)[0] == "P" or character in FRAMES


def _plain(letter: str) -> str:
    """A small capital as the letter that it is."""
    called = "" if letter.isascii() else unicodedata.name(letter, "")
    small = called.removeprefix(SMALL)
    return small.lower() if small != called and len(small) == 1 else letter


def check_free(name: str, taken: Iterable[str]) -> None:
    """Denied if somebody at the table is called so, or nearly so."""
    for other in taken:
        if look_of(name) == look_of(other):
            raise Denied("bad_name", "problem-name-taken", other=other)


def distinct(name: str, taken: Iterable[str]) -> str:
    """A name as it is known, with a number where somebody at the table is called so already."""
    looks, number, found = {look_of(other) for other in taken}, 1, name
    while look_of(found) in looks:
        number += 1
        found = f"{name} {number}"
    return found


@cache
def _numbered() -> frozenset[str]:
    """Every name that `unnamed` gives at a table, in every language."""
    return frozenset(unnamed(n, language) for language in LANGUAGES for n in SEATS)


def is_given(name: str) -> bool:
    """Whether somebody chose this name; else it is the number of a seat."""
    return name not in _numbered()


def unnamed(number: int, language: str, taken: Iterable[str] = ()) -> str:
    """What somebody is called who gave no name: by the seat, or the next number that is free."""
    looks = {look_of(name) for name in taken}
    while True:
        name = Speaker(language).say(Text("player", {"number": number}))
        if look_of(name) not in looks:
            return name
        number += 1
