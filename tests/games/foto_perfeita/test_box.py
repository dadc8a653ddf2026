"""An owner of the box may write their own cards into cards.toml: played as written, or refused."""

import copy
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from ludoteca.games.foto_perfeita.box import WrongBox, checked, faults
from ludoteca.games.foto_perfeita.data import read
from ludoteca.games.foto_perfeita.scene import FACE_ROWS, GUEST_CODES

pytestmark = pytest.mark.pure

FACES = {code: bool(face) for code, face in zip(GUEST_CODES, FACE_ROWS, strict=True)}
Change = Callable[[dict[str, Any]], object]


def changed(change: Change) -> dict[str, Any]:
    data = copy.deepcopy(read("cards.toml"))
    change(data)
    return data


def test_our_own_box_is_one() -> None:
    assert list(faults(read("cards.toml"), FACES)) == []


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda box: box["areas"][0].update(code="corner"), "area 'corner' has no words"),
        (lambda box: box["areas"][0].update(code="row2"), "area: 'row2' stands there twice"),
        (lambda box: box["areas"][0].update(spaces=["#"]), "draw four rows of five"),
        (lambda box: box["areas"][0]["spaces"].reverse(), "the table T is in the middle"),
        (lambda box: box["areas"][0]["spaces"].__setitem__(3, ".TTT."), "marks no space"),
        (lambda box: box["areas"][1]["spaces"].reverse(), "'row2': the table T is in the middle"),
        (lambda box: box["areas"][1]["spaces"].insert(0, box["areas"][1]["spaces"].pop(2)),
         "area 'row2' marks other spaces than row 2 has"),
        (lambda box: box["areas"][4]["spaces"].__setitem__(0, ".#..."),
         "area 'column1' marks other spaces than column 1 has"),
        (lambda box: box["areas"][0].update(copies=2), "43 preference cards, not 42"),
        (lambda box: box["others"].update(clear=-1), "copies is below 0"),
        (lambda box: box["others"]["beside"].append("zeca"), "there is no guest 'zeca'"),
        (lambda box: box["others"]["beside"].append("teo"), "beside: 'teo' stands there twice"),
        (lambda box: box["others"]["hide"].append("adao"), "hide: 'adao' has no face"),
        (lambda box: box["others"].update(instead="row1"), "only 'clear' has words"),
        (lambda box: box["trades"].pop("theft"), "trades are dance, partner"),
        (lambda box: box["trades"].update(swap=[2, 2, 6]), "trades are dance, partner"),
        (lambda box: box["trades"].update(open=[1, 2, 5], shared=[0, 2, 6], single=[0, 2, 6],
                                          fixed=[0, 2, 6]), "for 6 players, not 3"),
    ],
)  # fmt: skip
def test_what_cannot_be_played_is_refused_with_the_reason(change: Change, fault: str) -> None:
    box = changed(change)
    assert fault in "; ".join(faults(box, FACES))
    with pytest.raises(WrongBox, match=r"^cards\.toml: "):
        checked(box, FACES)


OTHER_BOX = """
import tomllib
plain = tomllib.loads
def loads(text):
    box = plain(text)
    if "areas" in box:
        box["areas"] = [area for area in box["areas"] if area["code"] != "column3"]
        box["others"]["beside"] = ["ingrid", "tobias"]
        box["others"]["hide"] = ["teo"]
        box["others"]["no_men"], box["others"]["clear"] = 8, 11
        box["trades"]["dance"] = [6, 2, 6]
    return box
tomllib.loads = loads
import ludoteca
from ludoteca.games.foto_perfeita.cards import CARD_CODES
assert "column3" not in CARD_CODES and "hide-teo" in CARD_CODES
result = ludoteca.simulate("foto_perfeita", games=2, players=3, seed=1)
table = ludoteca.new("foto_perfeita", 3, seed=2)
assert ludoteca.at("foto_perfeita", table.notation).notation == table.notation
print("played")
"""


def test_another_box_is_played_as_it_is_written() -> None:
    """Fewer areas, other guests named, more cards of one kind: kinds are counted from the file."""
    done = subprocess.run(
        [sys.executable, "-c", OTHER_BOX],
        env={"LUDOTECA_PURE": "1", "PYTHONPATH": ":".join(sys.path)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert (done.stdout, done.returncode) == ("played\n", 0), done.stderr
