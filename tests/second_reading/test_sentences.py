"""Every sentence that the games can say, looked through for what nobody would say."""

import re
from functools import cache

import pytest

from ludoteca.kernel.game import find, names
from ludoteca.kernel.text import LANGUAGES
from tests.conformance.test_rulings import sections
from tests.games.sentences import UNJOINED
from tests.second_reading.sentences import NAMES, Heard, play, sentences

WHOLE = ("event-", "refusal-", "prompt-", "rule-", "moment-", "option-", "primer-")
ENDED = ("event-", "refusal-", "prompt-", "rule-", "moment-")  # these are whole sentences
ASIDE = ("detail-pile", "terminal-", "glossary")  # notation, columns in a terminal, names of words
PARTS = ("or-", "per", "glossary", "word-")  # only ever within something else
LISTED = re.compile(r" +(?=\d\))")  # what is chosen from stands apart: `1) …  2) …`
NEVER_ONE = {  # these are said of several, or of points that are never one then
    "event-undecided",
    "board-did-handed-many",
    "paper-deck.all",
    "board-counted",
    "board-counted-vip",
    "atelier-least",  # “ao menos 1 destas”: of these cards
}
SEVERAL = {
    "pt": r"\b1 [a-zà-ú]+(?:s|ões)\b",
    "en": r"\b1 (?:cards|points|lords|pearls|keys|turns|players|rows|icons|voters|guests|pieces"
    r"|decorations|envelopes|coins|tokens|territories|infamies|parliamentarians|structures)\b",
}


PAID = r"(?:compr|vend|pag|tro[cq]|pe(?:g|dir)|dê|d[áa]|lev[ae]|rouba|descarta|cust|sobr|tem)\w*"
PAID_ENGLISH = (
    r"(?:buy|sell|pay|swap|exchang|tak|giv|lea?[vf]|steal|discard|cost|left|have|hold)\w*"
)
PEOPLE = r"(?<!de )\b(?:um|uns|os?|outros?|dois|três|último|\d) (?:Nagoa|Guaiamu|capoeira)"
PEOPLE_ENGLISH = (
    r"\b(?:an?|the|another|two|three|last|\d) (?:Nagoa|Guaiamu|capoeira)\w*\b"
    r"(?! (?:cards?|icons?|one))"
)

# What was said once, and nobody would say: game, language and what is not found any more.
NO_MORE = [
    ("agencia", "pt", r"misturam-se|tantas quantas|não se sabe quem|cartas para dar"),
    ("agencia", "pt", r"mas 1 empatam com|empatam com 0|[Ff]icar sozinh|como mais alto"),
    ("agencia", "pt", r"não acontece, sem crise|linha 4 vence|[Tt]odos ao mesmo tempo \w+m "),
    ("agencia", "en", r"do it alone|the society\b"),
    ("quissama", "pt", r"agora são 1\b|[Bb]loquead|\b[Ff]ormar\b|Ter Bernardina"),
    ("quissama", "pt", r"(?:compra|deixa|leva|dá|rouba) \d (?:Nagoa|Guaiamu|Moeda)"),
    ("quissama", "en", r"\bgangs?\b|(?:draws|leaves|takes|gives|steals) \d (?:Nagoa|Guaiamu|Coin)"),
    ("quissama", "pt", r"já tem dono: |cada uma era uma"),
    # Pieces are people, and what is paid, swapped, given or left over are cards with their icons.
    ("quissama", "pt", rf"(?i)\b{PAID}\b[^.;:]*{PEOPLE}"),
    ("quissama", "en", rf"(?i)\b{PAID_ENGLISH}\b[^.;:]*{PEOPLE_ENGLISH}"),
    ("foto_perfeita", "pt", r"todas as suas 0|\bde o Vô|\bfila\b|dobra um convidado"),
    ("vossa_excelencia", "pt", r"até -\d|perde [^.;]* e ganhe|\b99\b|fica com o efeito"),
    ("vossa_excelencia", "pt", r"não pode articular todas|o dado: com|[Cc]ada jogador, na ordem"),
    ("conspiracy", "pt", r"arauto|última rodada|joga mais uma vez|toma Gruta|e o põe|descartad"),
]
# What a rules page tells besides the rules, under a heading: game, heading, and in both languages.
TOLD = [
    ("quissama", "history", r"21 anos", r"until they were 21"),
    ("quissama", "history", r"\*bênção\* é um golpe", r"\*bênção\*, “blessing”, is a stroke"),
    ("quissama", "history", r"procurar a mãe, Bernardina", r"look for his mother, Bernardina"),
    ("quissama", "history", r"Senzala é uma abstração", r"Senzala is the game’s abstraction"),
    ("vossa_excelencia", "end", r"jogador mais velho", r"oldest player"),
    ("vossa_excelencia", "end", r"no lugar do mais velho", r"instead of the oldest"),
    ("conspiracy", "territories", r"figure: Territories", r"figure: Territories"),
    ("conspiracy", "territories", r"os nomes que usamos são todos nossos", r"all the names we use"),
]


@cache
def heard_in(game: str) -> Heard:
    """What is said in games of it; played once for both languages."""
    return play(find(game))


@cache
def said(game: str, language: str) -> list[tuple[str, str]]:
    """Every sentence, with the message it comes from."""
    found = sentences(find(game), language, heard_in(game))
    return [(name, text) for name, text in found if not name.startswith(ASIDE)]


def wrong(game: str, language: str, pattern: str, without: tuple[str, ...] = ()) -> list[str]:
    """The sentences in which something is found."""
    looked_for = re.compile(pattern)
    return [
        f"{name}: {text}"
        for name, text in said(game, language)
        if looked_for.search(text) and not name.startswith(without or ("no such",))
    ]


every = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in names() for language in LANGUAGES]
)


@every
def test_nothing_is_left_unfilled(game: str, language: str) -> None:
    assert wrong(game, language, r"[{}‹›]|None|\$") == []


@every
def test_words_stand_one_space_apart(game: str, language: str) -> None:
    texts = [(name, LISTED.sub(" ", text)) for name, text in said(game, language)]
    found = [f"{name}: {text}" for name, text in texts if re.search(r"  | [,.;:!?](?!\.)", text)]
    assert [it for it in found if not it.startswith(PARTS)] == []


@every
def test_one_is_not_said_as_several(game: str, language: str) -> None:
    found = wrong(game, language, SEVERAL[language])
    assert [it for it in found if it.partition(":")[0] not in NEVER_ONE] == []


@pytest.mark.parametrize("game", names())
def test_portuguese_joins_articles(game: str) -> None:
    assert wrong(game, "pt", UNJOINED) == []


@every
def test_a_sentence_begins_large_and_ends(game: str, language: str) -> None:
    whole = [(name, text) for name, text in said(game, language) if name.startswith(WHOLE)]
    assert [text for _, text in whole if not re.match(r"[A-ZÀ-Ú0-9“«]", text)] == []
    ended = [text for name, text in whole if name.startswith(ENDED)]
    assert [text for text in ended if not re.search(r"[.!?…:”]$", text)] == []


@pytest.mark.parametrize("game", names())
def test_what_is_told_of_somebody_is_not_called_yours(game: str) -> None:
    """“Seu” and “sua” are the reader's: the app says “é a sua vez”."""
    told = wrong(game, "pt", rf"\b(?:{'|'.join(NAMES)})\b[^.:;!?]*\b(?:seu|sua)s?\b")
    assert [it for it in told if it.startswith(("event-", "fault-", "board-"))] == []


@every
def test_no_sentence_says_itself_twice(game: str, language: str) -> None:
    found = wrong(game, language, r"\b([a-zà-ú]{2,}) \1\b", ("part-", "word-"))
    assert found == []


@pytest.mark.parametrize(("game", "language", "pattern"), NO_MORE)
def test_what_was_said_wrongly_is_said_no_more(game: str, language: str, pattern: str) -> None:
    assert wrong(game, language, pattern) == []


@pytest.mark.parametrize(("game", "heading", "pt", "en"), TOLD)
def test_what_the_rules_page_tells_besides(game: str, heading: str, pt: str, en: str) -> None:
    for language, words in (("pt", pt), ("en", en)):
        page = " ".join(sections(game, language)[heading].split())
        assert re.search(words, page)
