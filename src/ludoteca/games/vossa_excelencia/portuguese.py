"""The language of deck files in Portuguese: the same sentences, fields and sections by other names.

A file is read by its English words; what is written in Portuguese is turned into them first, word
by word, so that both can stand in one file. A keyword of the deck is never taken for one of ours.
"""

import re
import unicodedata
from collections.abc import Callable, Collection, Iterable

# What stands on a card. The first word is the one we say; the others are understood too.
SAID: dict[str, tuple[str, ...]] = {
    "gain": ("ganhe", "ganha"),
    "lose": ("perca", "perde"),
    "draw": ("compre", "compra"),
    "discard": ("descarte", "descarta"),
    "receive": ("receba", "recebe"),
    "return": ("devolva", "devolve"),
    "turn": ("vire", "vira"),
    "unturn": ("desvire", "desvira", "desvirar"),
    "store": ("guarde", "guarda"),
    "collect": ("recolha", "recolhe"),
    "give": ("dê", "dá"),
    "campaign": ("campanha",),
    "take": ("leve", "leva"),
    "retrieve": ("recupere", "recupera"),
    "play": ("jogue", "joga"),
    "have": ("tenha", "tem"),
    "pay": ("pague", "paga", "pagar"),
    "switch party": ("troque de partido", "troca de partido"),
    "sweep zone": ("troque a zona", "troca a zona"),
    "leave game": ("saia do jogo", "sai do jogo"),
    "nothing": ("nada",),
    "roll": ("role", "rola"),
    "target": ("um rival", "alvo"),
    "others": ("cada rival", "os outros", "outros"),
    "everyone": ("todo mundo",),
    "per": ("por",),
    "or": ("ou",),
    "all": ("tudo", "todos", "todas"),
    "any": ("qualquer",),
    "hand": ("mão", "da mão"),
    "this": ("esta", "esta carta"),
    "here": ("aqui",),
    "rival": ("rivais",),
    "card": ("carta", "cartas"),
    "politician": ("político", "políticos"),
    "party": ("partido", "partidos"),
    "parliamentarian": ("parlamentar", "parlamentares"),
    "infamy": ("infâmia", "infâmias"),
    "event": ("evento", "eventos"),
    "voter": ("eleitorado", "eleitorados"),
    "money": ("dinheiro",),
    "power": ("poder",),
    "populist": ("populista", "populistas"),
    "oligarch": ("oligarca", "oligarcas"),
    "bourgeois": ("burguesa", "burguesas"),
    "commune": ("comuna", "comunas"),
    "square": ("careta", "caretas"),
    "hip": ("descolada", "descoladas"),
    "zone": ("zona",),
    "spend here": ("gaste aqui",),
    "money here": ("dinheiro aqui",),
    "discount": ("desconto",),
    "surcharge": ("acréscimo",),
    "wild": ("coringa",),
    "keep influence": ("mantém influência",),
    "keep power": ("mantém poder",),
    "locked": ("travada",),
    "enters turned": ("entra virada",),
    "forbid": ("proíbe",),
    "articulate": ("articular",),
    "buy": ("conquistar",),
    "reveal": ("revelar",),
    "use": ("usar",),
    "immune to events": ("imune a eventos",),
    "wins ties": ("vence empates",),
    "repeats": ("repete",),
    "does not turn": ("não vira",),
    "keep revealed": ("mantém reveladas",),
    "influence pays money": ("influência paga dinheiro",),
    "immune to rivals": ("imune a rivais",),
    "luck": ("sorte",),
}
FILLERS = ("de influência", "influência", "de")  # `ganhe 1 de poder`: understood, and left out
SECTIONS = {
    "title": "titulo",
    "keywords": "palavras",
    "pictures": "imagens",
    "politician": "politico",
    "party": "partido",
    "parliamentarian": "parlamentar",
    "infamy": "infamia",
    "event": "evento",
    "voter": "eleitorado",
}
FIELDS = {
    "name": "nome",
    "flavour": "frase",
    "sphere": "esfera",
    "keywords": "palavras",
    "copies": "copias",
    "rules": "regras",
    "direct": "direto",
    "articulation": "articulacao",
    "action": "acao",
    "dawn": "comeco",
    "dusk": "fim",
    "elections": "eleicoes",
    "setup": "preparacao",
    "event": "evento",
    "cost": "custo",
    "expansion": "expansao",
}
ENGLISH_SECTION = {written: name for name, written in SECTIONS.items()}
ENGLISH_FIELD = {written: name for name, written in FIELDS.items()}
Path = tuple[str | int, ...]
Translate = Callable[[str], str]


def _plain(word: str) -> str:
    """A word without its accents: not everybody writes them."""
    letters = unicodedata.normalize("NFD", word)
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _understood() -> dict[str, str]:
    """Every Portuguese word and phrase, with accents and without, and the English one."""
    known = {word: english for english, words in SAID.items() for word in words}
    known |= dict.fromkeys(FILLERS, "")
    unaccented = {_plain(word): english for word, english in known.items()}
    return {**unaccented, **known}


UNDERSTOOD = _understood()
SPOKEN = {english: words[0] for english, words in SAID.items()} | FIELDS


def _pattern(phrases: Iterable[str]) -> re.Pattern[str]:
    longest = sorted(phrases, key=len, reverse=True)
    spaced = "|".join(re.escape(phrase).replace(r"\ ", r"\s+") for phrase in longest)
    return re.compile(rf"(?<![\w-])(?:{spaced})(?![\w-])", re.IGNORECASE)


def translator(keywords: Collection[str] = ()) -> Translate:
    """What turns a sentence, a cost or a rule into English; the deck's keywords stay."""
    own = set(keywords)
    phrases = [phrase for phrase in UNDERSTOOD if not own & set(phrase.split())]
    pattern = _pattern(phrases)

    def translate(text: str) -> str:
        english = pattern.sub(lambda found: UNDERSTOOD[_known(found[0])], text)
        return text if english == text else " ".join(english.split())

    return translate


def _known(found: str) -> str:
    return " ".join(found.lower().split())


SPOKEN_PATTERN = _pattern(SPOKEN)


def to_portuguese(text: str) -> str:
    """The same with the Portuguese words that we say, for whoever writes in Portuguese."""
    return SPOKEN_PATTERN.sub(lambda found: SPOKEN[_known(found[0])], text)


def english_path(path: Path) -> Path:
    """Where something stands in a file, by the English names of sections and fields."""
    if not path:
        return path
    first = ENGLISH_SECTION.get(str(path[0]), path[0])
    if len(path) > 2 and isinstance(path[1], int) and isinstance(path[2], str):
        return (first, path[1], ENGLISH_FIELD.get(path[2], path[2]), *path[3:])
    return (first, *path[1:])
