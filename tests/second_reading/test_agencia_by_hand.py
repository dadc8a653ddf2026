"""The ten rules of Agência most easily got wrong, each played by hand."""

from ludoteca import Table
from tests.second_reading.agencia_beside import begun
from tests.second_reading.hand import NAMES, go_on, offered, told, view, why_not

DECKS = "field on, historical on, theoretical on, strategic on, social on"


def at(seats: str, *moves: str, rest: str = "rows 0 0 0") -> Table:
    """A turn of seat 0, heard from its beginning."""
    table = begun(f"{seats} | {DECKS}, turn 0, {rest}", 1)
    table.names = NAMES[: table.players]
    for move in moves:
        go_on(table, move)
    return table


def sizes(table: Table) -> list[int]:
    return [view(table)["hands"][seat]["count"] for seat in range(table.players)]


def crises(table: Table) -> list[str]:
    return told(table, ["crisis"])


def test_1_exactly_or_not_at_all() -> None:
    """“Partidas”: with 1 card of 2 to discard nobody wins; 1.1: one part fails, all of it does."""
    table = at("196: *1 | 113: *5 | 5: *4")
    assert crises(table) == [
        "Crise na jogada de Ana: Ana não teria 2 cartas na mão quando fosse preciso."
    ]
    assert table.waiting == (1,)
    parts = at("136: *5 | 113: *1 | 5: *4")
    assert crises(parts) == [
        "Crise na jogada de Ana: Bia não teria 2 cartas na mão quando fosse preciso."
    ]
    assert sizes(parts) == [5, 1, 4], "and so Ana does not draw either"


def test_2_the_player_is_one_and_the_players_any_number() -> None:
    """“Crises”: two with most cards are a crisis for “o jogador”, not for “o(s) jogador(es)”."""
    one = at("177: *5 | 113: *5 | 5: *3")
    (said,) = crises(one)
    assert said.endswith("tem que ser um só, mas 2 empatam com 5 cartas.")
    any_number = at("187: *5 | 113: *5 | 5: *3")
    assert crises(any_number) == []
    assert sizes(any_number) == [7, 7, 3]


def test_3_who_solves_a_crisis() -> None:
    """“Crises”: most cards, never in the own crisis; then the highest; then the next to play."""
    assert at("196: *1 | 113: *5 | 5: *6").waiting == (2,)
    assert at("49: *2 | 113: *5 | 5: *5", rest="rows 0 0 1").waiting == (2,)
    assert at("49: *2 | 113: *5 | 5: *5").waiting == (1,)
    naturals = at("49: *2 | 113: 998 998 998 998 998 998 | 5: *5")
    assert naturals.waiting == (2,), "whoever has natural cards alone is passed over"
    solved = at("49: 998 998 | 113: *5 | 5: *4")
    go_on(solved, offered(solved)[0])
    assert offered(solved) == ["place 0", "place 1", "place 2"], "any structure"
    go_on(solved, "place 2")
    assert sizes(solved) == [2, 5, 4], "an alteration leaves as many cards"
    assert view(solved)["seat"] == 1, "no natural card after a crisis"


def test_4_a_revolt() -> None:
    """“Revoltas”: after a crisis, 4 cards apart; approved by one; the turn is over either way."""
    solved = ("insert 6", "place 0")
    early = at("48: *2 | 113: *6 | 5: *5")
    assert view(early)["phase"] == "give", "no crisis yet, no revolt"
    open_to_it = at("49: *2 | 48: *6 | 113: *5", *solved)
    assert (view(open_to_it)["phase"], open_to_it.waiting) == ("revolt", (1,))
    three_apart = at("49: *2 | 48: *5 | 113: *5", *solved)
    assert view(three_apart)["phase"] == "give"
    go_on(open_to_it, "revolt")
    go_on(open_to_it, offered(open_to_it)[0])
    go_on(open_to_it, "place 1")
    go_on(open_to_it, "2: no_support")
    go_on(open_to_it, "0: no_support")
    assert told(open_to_it, ["revolt_fails"]) == ["A revolta de Bia fracassa."]
    assert (view(open_to_it)["seat"], view(open_to_it)["phase"]) == (2, "natural")


def test_5_natural_cards() -> None:
    """“Cartas naturais”: conditions after the structure; the last card wins without its effect."""
    odd = at("48: 998 *3 | 5: *4 | 33: *4", "discard 1")
    assert why_not(odd, "use 998") == "O total de cartas nas mãos é 11, que não é par."
    even = at("48: 998 *3 | 5: *4 | 33: *5", "discard 1")
    assert "use 998" in offered(even)
    tied = at("48: 999 *3 | 33: *3 | 3: *4", "discard 1")
    assert "menor número de cartas" in why_not(tied, "use 999")
    last = at("48: 998 1 | 33: *2 | 3: *3", "discard 1", "use 998")
    assert told(last, ["wins_match"]) == ["Ana vence a partida!"]
    assert told(last, ["alters"]) == []


def test_6_rising_and_being_blocked() -> None:
    """“Campo”: a blocked winner stays; with a second win while blocked the two change places."""
    rest = "rows 0 1 0, columns 0 0 2"
    table = at("48: 1 | 33: *2 | 3: *3", rest=rest)
    assert view(table)["field"]["rows"][:2] == [0, 1]
    (said,) = told(table, ["blocked"])
    assert said.startswith("Ana venceu, mas Bia bloqueia a subida, e a vitória fica guardada")
    assert said.endswith("com alguém ainda no caminho, troca de lugar com quem estiver lá.")
    again = at("48: 1 998 | 33: *2 | 3: *3", "discard 1", rest=rest)
    again.state.blocked[0] = 1  # type: ignore[attr-defined]
    go_on(again, "use 998")
    assert view(again)["field"]["rows"][:2] == [1, 0]


def test_7_a_hegemony_with_three_players_needs_two() -> None:
    """“Ideologias”: two of one ideology at the end of a turn, and somebody asks for it."""
    table = at("48: *3 16 998 | 17: *5 | 113: *5", "discard 1")
    go_on(table, "use 998")
    go_on(table, "insert 16")
    go_on(table, "place 2")
    assert offered(table) == ["claim cicero", "no_claim"]
    go_on(table, "claim cicero")
    assert told(table, ["wins_match"]) == ["Ana vence a partida!"], "who completed it"
    dealt = at("48: *3 | 17: *5 | 16: *6", "discard 1", "end_turn")
    assert view(dealt)["seat"] == 1, "one that was dealt has nobody who completed it"


def test_8_a_single_player_with_one_card_wins_by_the_bureaucracy() -> None:
    """7, its note: one with 1 card passes on what arrives and wins; two of them are a crisis."""
    two = at("7: *5 | 113: *1 | 5: *1")
    assert crises(two) == [
        "Crise na jogada de Ana: mais de um jogador não tem cartas suficientes para passar adiante."
    ]
    one = at("7: 1 2 3 4 | 113: *1 | 5: *4", "0: hand 1", "0: hand 2", "2: hand 8", "2: hand 9")
    go_on(one, "1: hand 1")
    go_on(one, "1: hand 2")
    go_on(one, "0: end_turn")
    assert crises(one) == []
    assert told(one, ["wins_match"]) == ["Bia vence a partida!"]


def test_9_the_next_to_play_after_the_flow_has_turned() -> None:
    """19, its note: the next is whoever plays next once the flow has turned."""
    table = at("19: *4 | 113: *4 | 5: *4 | 3: *4", rest="rows 0 0 0 0")
    assert set(table.waiting) == {0, 3}
    go_on(table, f"0: {offered(table, 0)[0]}")
    go_on(table, f"3: {offered(table, 3)[0]}")
    assert sizes(table) == [3, 4, 4, 3]
    assert told(table, ["flow_turns"]) == ["Agora se joga no sentido anti-horário."]


def test_10_a_structure_without_effect_is_no_crisis_and_a_natural_card_may_follow() -> None:
    """“Ordem de eventos” 4.2: after an effect was cancelled without crisis, a natural card may."""
    cancelled = at("1: 998 *4 | 28: *5 | 29: *4 | 33: *5", rest="rows 0 0 0 0")
    assert view(cancelled)["phase"] == "target", "28 leaves a mere draw its effect"
    handing = at("152: 998 *4 | 28: *5 | 33: *4")
    assert crises(handing) == []
    assert told(handing, ["cancelled"]) == [
        "A estrutura de Ana não tem efeito, por causa da carta Guerra total."
    ]
    assert "use 998" in offered(handing)
