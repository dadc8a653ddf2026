"""What is taken from mypyc's C before it is compiled, and what stays: every check, every doubt."""

from pathlib import Path

import pytest

from ludoteca.leaner import make_leaner

pytestmark = pytest.mark.pure

HEADER = """typedef struct {
    PyObject_HEAD
    VecI64 _cards;
    int64_t _count;
} PileObject;
typedef struct {
    PyObject_HEAD
    VecI64 _cards;
    int64_t _count;
    VecI64 _marks;
} MarkedPileObject;
"""
WRITES = """char CPyDef_piles___write(PyObject *cpy_r_pile, int64_t cpy_r_place) {{
    VecI64 cpy_r_r0;
    cpy_r_r0 = {read};
    VEC_I64_INCREF(cpy_r_r0);
    cpy_r_r1 = (int64_t)cpy_r_r0.len;
    cpy_r_r2 = (uint64_t)cpy_r_place < (uint64_t)cpy_r_r1;
    if (cpy_r_r2) {{
        goto CPyL3;
    }} else
        goto CPyL4;
CPyL3: ;
    {use}
    cpy_r_r3 = (CPyPtr)cpy_r_r0.items;
    VEC_I64_DECREF(cpy_r_r0);
    return 1;
CPyL4: ;
    VEC_I64_DECREF(cpy_r_r0);
    return 2;
}}
"""
OWN_CARDS = "((PileObject *)cpy_r_pile)->_cards"
SET_CARDS = """char CPyDef_piles___exchange(PyObject *cpy_r_pile, VecI64 cpy_r_cards) {{
    (({struct} *)cpy_r_pile)->_cards = cpy_r_cards;
    return 1;
}}
"""


def lean(folder: Path, *texts: str) -> str:
    """The first of some C files, made leaner beside the others."""
    header = folder / "header.h"
    header.write_text(HEADER)
    sources = [folder / f"{number}.c" for number in range(len(texts))]
    for source, text in zip(sources, texts, strict=True):
        source.write_text(text)
    made = make_leaner(sources, header, folder / "lean")
    return made[sources[0]].read_text()


def writes(read: str = OWN_CARDS, use: str = ";") -> str:
    return WRITES.format(read=read, use=use)


def test_a_place_inside_a_row_is_expected_and_still_checked(tmp_path: Path) -> None:
    made = lean(tmp_path, writes())
    assert "(uint64_t)cpy_r_place < (uint64_t)cpy_r_r1;\n    if (likely(cpy_r_r2)) {" in made


@pytest.mark.parametrize(
    "use",
    [
        ";",
        "cpy_r_r5 = CPyDef_piles___sum(cpy_r_r0, cpy_r_place);",
        "if (unlikely(cpy_r_r0.len < 0)) {",
    ],
)
def test_a_row_that_its_owner_holds_is_not_counted(tmp_path: Path, use: str) -> None:
    text = writes(use=use)
    counting = "    VEC_I64_INCREF(cpy_r_r0);\n", "    VEC_I64_DECREF(cpy_r_r0);\n"
    left = text.replace(counting[0], "").replace(counting[1], "")
    assert lean(tmp_path, text) == left.replace("if (cpy_r_r2)", "if (likely(cpy_r_r2))")


@pytest.mark.parametrize(
    "text",
    [
        writes(use="return cpy_r_r0;"),
        writes(use="cpy_r_kept = cpy_r_r0;"),
        writes(use="cpy_r_r4 = VecI64Api.append(cpy_r_r0, cpy_r_place);"),
        writes(use="((PileObject *)cpy_r_pile)->_spare = cpy_r_r0;"),
        writes(use="VEC_I64_INCREF(cpy_r_r0);"),
        writes(use=f"cpy_r_r0 = {OWN_CARDS};"),
        writes(use="cpy_r_pile = cpy_r_other;"),
        writes(read="((PileObject *)cpy_r_elsewhere)->_cards"),
        writes(read="((UnknownObject *)cpy_r_pile)->_cards"),
        writes(read="CPyStatic_piles___NEVER_GIVEN"),
    ],
)
def test_what_may_go_elsewhere_or_be_exchanged_is_counted(tmp_path: Path, text: str) -> None:
    assert lean(tmp_path, text).count("REF(cpy_r_r0)") == text.count("REF(cpy_r_r0)")


@pytest.mark.parametrize(
    "other",
    [
        SET_CARDS.format(struct="PileObject"),
        SET_CARDS.format(struct="MarkedPileObject"),
        "Pile_set_cards(PileObject *self, PyObject *value, void *closure)\n",
        "MarkedPile_set_cards(MarkedPileObject *self, PyObject *value, void *closure)\n",
    ],
)
def test_what_any_class_of_the_family_exchanges_is_counted(tmp_path: Path, other: str) -> None:
    assert "VEC_I64_INCREF" in lean(tmp_path, writes(), other)


def test_a_constant_is_given_once(tmp_path: Path) -> None:
    text = writes(read="CPyStatic_piles___LOWEST")
    given = "    CPyStatic_piles___LOWEST = cpy_r_r7;\n"
    assert "VEC_I64_INCREF" not in lean(tmp_path, text, given)
    assert "VEC_I64_INCREF" in lean(tmp_path, text, given, given)


def test_what_has_not_changed_is_not_written_again(tmp_path: Path) -> None:
    lean(tmp_path, writes())
    made = tmp_path / "lean/0.c"
    before = made.stat().st_mtime_ns
    lean(tmp_path, writes())
    assert made.stat().st_mtime_ns == before
