"""The ten rules of Conspiração most easily got wrong, each played by hand."""

from typing import Any

from ludoteca import Table
from tests.second_reading.hand import go_on, offered, play, told, view, why_not


def at(position: str, *moves: str) -> Table:
    return play("conspiracy", position, *moves)


def chamber(table: Table, seat: int) -> Any:
    return view(table)["chambers"][seat]


def test_1_a_crest_moves_only_to_strictly_more_influence() -> None:
    """“Colocando e movendo os marcadores de Brasão”: if the new lord's are greater, move it."""
    equal = at("Y4 | P1 | turn 0, master 0, piles Y4", "take_pile Y")
    assert [cell["crest"] for cell in chamber(equal, 0)["cells"][:2]] == [True, False]
    greater = at("Y4 | P1 | turn 0, master 0, piles Y6", "take_pile Y")
    assert [cell["crest"] for cell in chamber(greater, 0)["cells"][:2]] == [False, True]
    (said,) = told(greater, ["crest_moves"])
    assert said == "O brasão dos agricultores de Ana vai para o lugar 2."


def test_2_two_keys_alike_or_any_three_and_then_from_nothing() -> None:
    """“Tomando o controle”: two unlike wait for a third; afterwards the count is 0 again."""
    unlike = at("Y1 | P1 | turn 0, row seven, piles R2", "take_pile R")
    assert view(unlike)["phase"] == "recruit"
    assert (chamber(unlike, 0)["silver"], chamber(unlike, 0)["gold"]) == (1, 1)
    alike = at("Y1 | P1 | turn 0, row seven, piles R1", "take_pile R")
    assert "claim seven" in offered(alike)
    go_on(alike, "claim seven")
    assert (chamber(alike, 0)["silver"], chamber(alike, 0)["gold"]) == (0, 0)
    assert chamber(alike, 0)["cells"][1]["territory"] is not None, "on the lord just placed"
    third = at("Y1 R2 | P1 | turn 0, row seven, piles G2", "take_pile G")
    assert "claim seven" in offered(third)
    spent = at("Y1 R1=five | P1 | turn 0, master 0, row seven, piles G1", "take_pile G")
    assert view(spent)["phase"] == "recruit", "no key placed before a territory is used again"


def test_3_the_row_is_never_refilled() -> None:
    """“Lembre-se”: when the last available territory is taken, no other is turned up."""
    taken = at("Y1 | P1 | turn 0, row seven, piles R1", "take_pile R", "claim seven")
    assert view(taken)["row"] == []
    drawn = at("Y1 | P1 | turn 0, row seven, piles R1", "take_pile R", "draw_territories 3")
    go_on(drawn, offered(drawn)[0])
    assert len(view(drawn)["row"]) == 3, "those not kept become available"


def test_4_a_lord_0_may_swap_lords_without_keys_itself_included() -> None:
    """“Lorde com 0 Pontos de Influência”: two lords may change places, but for those with keys."""
    table = at("Y3 Y1 R4 | P1 | turn 0, master 0, piles B0", "take_pile B")
    assert offered(table) == ["no_swap", "swap 0", "swap 2", "swap 3"]
    assert "lordes com chave nunca saem do lugar" in why_not(table, "swap 1")
    go_on(table, "swap 3")
    go_on(table, "swap_with 0")
    cells = chamber(table, 0)["cells"]
    assert [cell["lord"] for cell in cells[:4:3]] == [3 * 6 + 0, 0 * 6 + 3]
    assert cells[3]["crest"], "the crest travels with its lord"
    stays = at("Y3 Y1 R4 | P1 | turn 0, master 0, piles B0", "take_pile B", "no_swap")
    assert told(stays, ["no_swap_made"]) == ["Ana não troca ninguém de lugar."]


def test_5_a_lord_6_turns_the_top_lord_into_its_pile() -> None:
    """“Lorde com 6 Pontos de Influência”: the top card goes to the pile of its colour."""
    table = at("Y3 | P1 | turn 0, master 0, deck G4 R6", "draw 2", "keep R6")
    assert told(table, ["reveals"]) == []
    table = at("- | - | turn 0, piles R6", "take_pile R")
    (said,) = told(table, ["reveals"])
    assert said.startswith("Com o lorde 6, Ana revela o lorde ")
    assert sum(len(pile) for pile in view(table)["piles"]) == 1


def test_6_reaching_the_pearl_masters_number_takes_the_pawn() -> None:
    """“Torne-se o Mestre das Pérolas”: at the same number the pawn may be taken, above it must."""
    below = at("Y3 Y4 | - | turn 1, master 0, piles R3", "take_pile R")
    assert view(below)["master"] == 0
    equal = at("Y3 | - | turn 1, master 0, piles R3", "take_pile R")
    assert view(equal)["master"] == 1
    assert told(equal, ["becomes_master"]) == ["Bia agora é Mestre das Pérolas, com 2 pérolas."]
    first = at("- | - | turn 0, piles R4", "take_pile R")
    assert told(first, ["becomes_master"]) == ["Ana agora é Mestre das Pérolas, com 1 pérola."]


def test_7_only_the_first_lord_until_the_owners_next_turn_and_in_last_turns_too() -> None:
    """“Poderes de território”: until your next turn each opponent takes only the first lord."""
    bound = at("Y1 | P1 | P2 | turn 0, row one, piles R1 G3", "take_pile R", "claim one")
    assert offered(bound) == ["draw 1"], "no pile, no choice"
    go_on(bound, "draw 1")
    assert bound.waiting == (2,)
    assert offered(bound) == ["draw 1"]
    two = at("Y1 | P1 | turn 0, row two, piles R1 G3", "take_pile R", "claim two")
    assert offered(two) == ["draw 2"]
    fourteen = "R1 " * 3 + "G1 " * 3 + "B1 " * 2 + "P0 Y0 G0 R0 B0"
    last = at(f"{fourteen} Y1 | P1 | turn 0, row one, piles Y1 G3", "take_pile Y", "claim one")
    assert view(last)["closer"] == 0
    assert offered(last) == ["draw 1"]


def test_8_two_keys_of_any_kind_and_choosing_out_of_the_deck() -> None:
    """“Poderes de território”: any two keys; or from the deck and no longer from the row."""
    any_two = at("Y1 R1=keys G1 | P1 | turn 0, row seven, piles B2", "take_pile B")
    assert "claim seven" in offered(any_two)
    seeking = at("Y1 R1=seek G1 | P1 | turn 0, row seven, piles B1", "take_pile B")
    assert len(offered(seeking)) == 22
    assert all(option.startswith("claim ") for option in offered(seeking))
    assert "Com a Sala dos Mapas" in why_not(seeking, "claim seven")
    go_on(seeking, "claim gold")
    assert len(view(seeking)["row"]) == 1, "the row stays as it was"


def test_9_a_pile_larger_than_the_room_and_one_last_turn_for_each_other() -> None:
    """“Fim de jogo”: take enough to fill the chamber, the rest stay; then a last turn for each."""
    fourteen = "R1=seven R1 R1=five G1 G1=four B1 P0 Y0 G0 R0 B0 Y4 R4 G4"
    table = at(f"{fourteen} | P1 | P2 | turn 0, master 0, piles P3 P4", "take_pile P")
    assert told(table, ["places"]) == []
    go_on(table, "leave P3")
    assert told(table, ["fills_chamber"]) == [
        "Ana completou a câmara! O jogo acaba quando todos tiverem jogado o último turno."
    ]
    assert [len(pile) for pile in view(table)["piles"]][4] == 1
    for seat in (1, 2):
        assert table.waiting == (seat,)
        go_on(table, "draw 1")
        while table.waiting == (seat,):
            go_on(table, offered(table)[0])
    assert table.over


def test_10_the_points_at_the_end() -> None:
    """“Fim de jogo”: crests, territories, 3 a lord of the largest coalition, 5 for the pawn."""
    chambers = "Y4 Y3 R1 R2 G6 Y1=eachY | B6 | turn 0, master 0"
    table = at(chambers)
    score = chamber(table, 0)["score"]
    assert score["lords"] == 4 + 2 + 6, "one lord of each colour"
    assert score["territories"] == 1 + 3, "1 and 1 for each yellow lord"
    assert score["coalition_points"] == 9, "places 1, 2 and 6 touch; the red two are fewer"
    assert score["master"] == 5
    apart = at("Y4 R1 Y3 R2 G6 Y1=eachY | B6 | turn 0, master 0")
    assert chamber(apart, 0)["score"]["coalition_points"] == 6, "place 6 touches 1 and 2, not 3"
