"""The ten rules of Quissama most easily got wrong, each played by hand."""

from typing import Any

from ludoteca import Table
from tests.second_reading.hand import go_on, offered, play, told, view, why_not


def at(position: str, *moves: str) -> Table:
    return play("quissama", position, *moves)


def area(table: Table, seat: int) -> Any:
    return view(table)["seats"][seat]


def kinds(table: Table) -> set[str]:
    return {option.split()[0] for option in offered(table)}


def test_1_a_new_minister_pushes_only_as_far_as_needed() -> None:
    """“O Ministério”: with 1 and 3 taken and 2 free, the one on 3 stays; off 6 he goes home."""
    gap = at("B K M | - | turn 0, ministry 1 - 1 - - -", "minister")
    assert view(gap)["ministry"] == [0, 1, 1, None, None, None]
    full = at("B K M | - | turn 0, ministry 1 1 1 1 1 1", "minister")
    assert view(full)["ministry"] == [0, 1, 1, 1, 1, 1]
    assert area(full, 1)["pieces"] == 5


def test_2_an_attack_hits_the_other_gang_and_a_business_only_past_its_square() -> None:
    """“Ataques”: three of one gang against the other's; a business only if its square is empty."""
    guarded = at("G GG | - | turn 0, squares 1 2 2 2, businesses b1=1+2")
    assert {option for option in offered(guarded) if option.startswith("attack")} == {
        "attack n1",
        "attack n2",
    }
    bare = at("G GG | - | turn 0, squares 0 2 2 2, businesses b1=1+2")
    assert "attack b1" in offered(bare)
    go_on(bare, "attack b1")
    assert view(bare)["businesses"][0]["workers"] == 1
    mixed = at("G N N | - | turn 0, squares 1 2 2 2")
    assert "attack" not in kinds(mixed)


def test_3_what_an_attack_leaves_over_pays_in_the_same_turn_only() -> None:
    """“Ataques”: the fourth capoeira of two doubles may be used in the turn, else it is wasted."""
    table = at("GG GG L | - | turn 0, squares 1 2 2 2", "attack n1")
    assert "free g1" in offered(table), "with the Guaiamum left over"
    go_on(table, "free g1")
    assert view(table)["squares"] == [0, 2, 3, 2]
    one = at("NN L | - | turn 0", "free n1")
    assert "free" not in kinds(one), "a double frees two only with two Liberdades"
    assert view(at("NN L L | - | turn 0", "free n1", "free n1"))["squares"][0] == 4


def test_4_the_imperador_replaces_a_piece_and_its_coin_comes_on_the_plain_side() -> None:
    """“Imperador” and its note: Burguês and two coins for a burgher; Araújo's +2 comes as +1."""
    dear = at("B M | - | turn 0, held imperador=0, businesses b1=1+2")
    assert "replace_burgher" not in kinds(dear)
    table = at("B MM | - | turn 0, held imperador=0 araujo=1, businesses b1=1+2")
    assert area(table, 1)["token_worth"] == 2
    go_on(table, "replace_burgher b1")
    assert view(table)["businesses"][0]["owner"] == 0
    assert (area(table, 0)["token_worth"], area(table, 1)["pieces"]) == (1, 10)


def test_5_employing_moves_a_capoeira_and_the_coin_comes_with_the_next_turn() -> None:
    """“Os comércios”, “As moedas”: from the joined square; a full one pays from the next turn."""
    table = at("M M N M B | - | turn 0, squares 1 2 2 2, businesses b1=0+1", "employ b1")
    assert view(table)["squares"][0] == 0, "moved, not brought from the Senzala"
    assert view(table)["businesses"][0]["workers"] == 2
    assert not any(option.startswith("found") for option in offered(table)), "1 coin and no token"
    empty = at("M M N | - | turn 0, squares 0 2 2 2, businesses b1=0+1")
    assert "employ" not in kinds(empty), "nobody waits on its square"
    later = at("M B | - | turn 0, businesses b1=0+2")
    assert "found b2" in offered(later), "with the token"


def test_6_a_character_of_a_rival_costs_a_burgues_more_and_is_blocked() -> None:
    """“Na área de jogo adversária”: a Burguês more; blocked meanwhile; paid off without it."""
    without = at("K K | - | turn 0, held alencar=1")
    assert "influence" not in kinds(without)
    table = at("K K B | K K M B | turn 0, held alencar=1", "influence alencar")
    assert view(table)["characters"][5]["markers"] == [0]
    while table.waiting == (0,):
        go_on(table, "end_turn" if "end_turn" in offered(table) else "refill")
    assert "minister_without" not in kinds(table), "a marker on him: no ability"
    assert "release alencar 0" in offered(table)
    go_on(table, "release alencar 0")
    assert view(table)["characters"][5]["markers"] == []


def test_7_the_second_marker_brings_the_character_and_a_goal_met_wins_at_once() -> None:
    """“Conquistar os personagens”: all markers go home; a goal already met wins."""
    full = "b1=0+2 b2=0+2 b3=0+2 b6=0+2"
    table = at(f"B B | - | turn 0, businesses {full}, markers araujo=01", "influence araujo")
    assert table.over
    assert table.winners == [0]
    quiet = at("B B | - | turn 0, markers araujo=01", "influence araujo")
    assert (view(quiet)["characters"][3]["holder"], area(quiet, 1)["pieces"]) == (0, 10)


def test_8_bernardina() -> None:
    """Her note: three alike, a free character of one's own, rivals' markers off in another turn."""
    assert "influence" not in kinds(at("N N N | - | turn 0")), "no free character"
    unlike = at("N N NN | - | turn 0, held alencar=0")
    assert "influence bernardina" not in offered(unlike), "one Nagoa is not two Nagoas"
    alike = at("N N N | - | turn 0, held alencar=0")
    assert "influence bernardina" in offered(alike)
    taken = at("N N N G G G | - | turn 0, held alencar=0, markers bernardina=1")
    assert "influence bernardina" not in offered(taken)
    go_on(taken, "release bernardina 1")
    assert "influence bernardina" not in offered(taken), "not in the turn of the removal"
    blocked = at("N N N | - | turn 0, held alencar=0, markers alencar=1")
    assert "influence bernardina" not in offered(blocked)


def test_9_the_alemao_alternates_between_his_victims() -> None:
    """“Alemão”: 3 in the Cabeça de Porco and two opponents: two cards of one, one of the other."""
    table = at("- | N N N | G G G | turn 0, held alemao=0, tenement 3")
    assert {"steal 1", "steal 2"} <= set(offered(table))
    go_on(table, "steal 1")
    assert [area(table, seat)["cards"] for seat in (1, 2)] == [2, 2], "the second hit the other"
    assert offered(table) == ["steal 1", "steal 2"]
    go_on(table, "steal 2")
    assert [area(table, seat)["cards"] for seat in (1, 2)] == [2, 1]
    assert "steal" not in kinds(table)


def test_10_the_market_the_scandal_and_the_end_of_a_turn() -> None:
    """“O Mercado”: one exchange; three alike are renewed. An Escândalo used leaves the game."""
    table = at("N L | - | turn 0, market M M B", "exchange N 1")
    assert "exchange" not in kinds(table)
    assert why_not(table, "exchange L 1") == "Você já usou o Mercado neste turno."
    renewed = at("M L | - | turn 0, market M M B", "exchange M 3")
    assert told(renewed, ["market_renewed"])
    scandal = at("E | - | turn 0, ministry - - - 1 - -", "scandal 4")
    assert (view(scandal)["ministry"], area(scandal, 1)["pieces"]) == ([None] * 6, 10)
    assert view(scandal)["removed"] == 1
    ended = at("N N | - | turn 0", "end_turn")
    go_on(ended, "refill")
    assert area(ended, 0)["cards"] == 5
