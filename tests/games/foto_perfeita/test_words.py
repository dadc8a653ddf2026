"""Words: every sentence the party can say, in the singular and the plural, to both genders."""

import re

import pytest

from ludoteca.games.foto_perfeita import GAME
from ludoteca.games.foto_perfeita.cards import CARD_CODES
from ludoteca.games.foto_perfeita.words import card_text
from ludoteca.kernel.table import Table
from ludoteca.kernel.text import Text
from tests.games.foto_perfeita.board import Board, shown
from tests.games.sentences import UNJOINED, all_said

pytestmark = pytest.mark.pure

VALUES = {
    "guest": range(14),
    "other": (1,),
    "round": range(1, 7),
    "trade": range(12),
    "amount": (0, 1, 2),
    "points": (-3, -1, 0, 1, 2),
    "placed": (0, 1, 2),
}
COUNTED = r"pontos?|convidados?|decorações|decoração|points?|guests?|decorations?"
WRONG = {  # one of many, or many of one
    "pt": r"(?<!\d)-?1 (?:pontos|convidados|decorações)|\b[02] (?:ponto|convidado|decoração)\b",
    "en": r"(?<!\d)-?1 (?:points|guests|decorations)\b|\b[02] (?:point|guest|decoration)\b",
}


@pytest.mark.parametrize("language", ["pt", "en"])
def test_one_is_one_and_two_are_two(language: str) -> None:
    said = all_said(GAME, language, VALUES)
    assert any(re.search(rf"\b1 (?:{COUNTED})", text) for text in said)
    assert [text for text in said if re.search(WRONG[language], text)] == []


def test_portuguese_joins_articles_with_every_guest() -> None:
    said = all_said(GAME, "pt", VALUES)
    said += [GAME.speaker("pt").say(card_text(card)) for card in range(len(CARD_CODES))]
    assert [text for text in said if re.search(UNJOINED, text)] == []
    assert "Ana arremata o envelope do Vô Joaquim, que fica lacrado até a próxima olhada." in said


@pytest.mark.parametrize("language", ["pt", "en"])
@pytest.mark.parametrize("have", [0, 1, 2])
def test_nobody_is_told_of_all_their_no_decorations(language: str, have: int) -> None:
    said = GAME.speaker(language).say(Text("refusal-no_decoration_left", {"have": have}))
    assert ("2" in said) == (have == 2)
    assert "0" not in said


def test_who_holds_no_envelope_is_not_asked_to_read_any() -> None:
    board = Board("dalva vip=dalva | - | teo | phase looking")
    asked = [GAME.speaker("en").say(GAME.prompt(board.state, seat)) for seat in range(3)]
    assert asked[0].endswith("and close. Every wish met in the photo scores.")
    assert asked[1].endswith("You have no envelopes to open.")
    assert "VIP" not in asked[1]
    assert asked[2].endswith("The VIP card makes one of them score once more.")


@pytest.mark.parametrize(("language", "told"), [("pt", "decorações 5"), ("en", "decorations 5")])
def test_the_terminal_tells_a_photo_from_what_decorations_bring(language: str, told: str) -> None:
    """All points are no photo's: in the auction game decorations count too."""

    def drawn(rest: str) -> str:
        board = shown(2, "dalva@45", rest)
        table = Table.set_up_at(GAME, board.state, "s", {}, ("Ana", "Bia"))
        return table.draw(0, language)

    plain, auction = drawn(""), drawn("game auction, auctions_left 0")
    points = re.search(r"Ana · (-?\d+) ", plain)
    assert points is not None
    photo = int(points[1])
    title = re.search(r"Ana · (-?\d+) \w+ \(\w+ (-?\d+), ([^)]*)\)", auction)
    assert title is not None
    assert (int(title[1]), int(title[2]), title[3]) == (photo + 5, photo, told)


GIFTS = "trade gifts, used 0 0 1 0 0 0 0 0 0 0 0 0, normals_left 5"


@pytest.mark.parametrize(
    ("step", "pt", "en"),
    [
        ("phase looking", "Rodada 1: olhar e arrumar.", "Round 1: look and arrange."),
        (f"phase giving, {GIFTS}", "Rodada 1 · Presentes", "Round 1 · Gifts"),
        (f"phase looking, round 1, {GIFTS}", "Rodada 2: olhar e arrumar.", "Round 2: look"),
        ("phase photo, round 6, normals_left 0", "A foto!", "The photo!"),
        ("phase over, round 6, normals_left 0", "Fim da festa", "The party is over"),
    ],
)
def test_the_terminal_says_what_is_done_now(step: str, pt: str, en: str) -> None:
    """A trade card is of its own round: while all look, that of the round before is past."""
    board = Board(f"dalva iara | teo samira | {step}")
    table = Table.set_up_at(GAME, board.state, "s", {}, ("Ana", "Bia"))
    assert table.draw(0, "pt").startswith(pt)
    assert table.draw(0, "en").startswith(en)


def test_what_was_announced_is_no_hearsay() -> None:
    """Whoever tells of a VIP card has seen it: nothing else may be said."""
    said = [GAME.speaker(each).say(Text("party-is-announced")) for each in ("pt", "en")]
    assert said == ["carta VIP revelada", "VIP card revealed"]


@pytest.mark.parametrize("language", ["pt", "en"])
def test_what_is_won_in_the_sixth_round_promises_no_seventh(language: str) -> None:
    """The same is told in every round: after the last one comes a look, and no round."""
    told = GAME.speaker(language, ("Ana",)).say(GAME.event_text("wins", {"seat": 0, "guest": 0}))
    assert told.startswith("Ana ")
    assert not re.search(r"rodada|round", told)
