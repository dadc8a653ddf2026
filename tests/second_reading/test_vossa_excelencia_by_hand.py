"""The ten rules of Vossa Excelência most easily got wrong, each played by hand."""

from typing import Any

from ludoteca import Table
from tests.second_reading.hand import go_on, offered, play, told, view

ZONE = "zone feirantes fila-posto clube-tiro"
RIVAL = "zeca-mutirao bons-costumes"


def at(mine: str, rest: str, *moves: str) -> Table:
    """A turn of Ana, with Bia as her rival."""
    return play("vossa_excelencia", f"{mine} | {RIVAL} | turn 0, {ZONE}, {rest}", *moves)


def cabinet(table: Table, seat: int = 0) -> Any:
    return view(table, seat)["cabinets"][seat]


def points(table: Table, seat: int = 0) -> dict[str, int]:
    held = cabinet(table, seat)
    return {name: n for name, n in {**held["influence"], "power": held["power"]}.items() if n}


def money(table: Table, seat: int = 0) -> int:
    return sum(card["money"] for card in cabinet(table, seat)["cards"])


def test_1_a_card_without_cost_enters_at_once_and_one_with_cost_waits_for_payment() -> None:
    """“Revelando cartas”: without cost it is in play; with cost it stays until paid or dropped."""
    free = at("dona-carne jacaranda", "hand0 almoco-gratis", "reveal almoco-gratis")
    assert len(cabinet(free)["cards"]) == 3
    assert (money(free), points(free)) == (1, {"bourgeois": 1})
    dear = at("dona-carne jacaranda", "hand0 cabo-eleitoral", "reveal cabo-eleitoral")
    assert len(cabinet(dear)["cards"]) == 2
    assert "pay cabo-eleitoral" not in offered(dear), "nothing to pay with"
    while dear.waiting == (0,):
        go_on(dear, next(o for o in offered(dear) if o in ("stop", "keep")))
    assert len(view(dear)["piles"]["parliamentarian"]["discard"]) == 1, "must be discarded"


def test_2_which_resource_pays_which_icon() -> None:
    """“Pagando custos”: a sphere by itself, power or money; “any” by all; money by money alone."""
    hand = "hand0 cabo-eleitoral*"  # 2 populist
    for purse in ("influence0 populist2", "influence0 power2", "influence0 populist1 power1"):
        assert "pay cabo-eleitoral" in offered(at("dona-recato jacaranda", f"{hand}, {purse}"))
    assert "pay cabo-eleitoral" in offered(at("dona-recato$2 jacaranda", hand))
    other = at("dona-recato jacaranda", f"{hand}, influence0 oligarch2")
    assert "pay cabo-eleitoral" not in offered(other)
    some = at("dona-recato jacaranda", "hand0 carro-de-som*, influence0 oligarch1 hip1")
    assert "pay carro-de-som" in offered(some), "two icons of any influence"
    aged = "zone aposentados-praca fila-posto clube-tiro"  # 1 of its icons is money
    rich = "influence0 populist6 square8 power9"
    poor = play("vossa_excelencia", f"dona-recato jacaranda | {RIVAL} | turn 0, {aged}, {rich}")
    assert "buy aposentados-praca" not in offered(poor)
    able = play("vossa_excelencia", f"dona-recato$1 jacaranda | {RIVAL} | turn 0, {aged}, {rich}")
    assert "buy aposentados-praca" in offered(able)


def test_3_a_bought_voter_is_replaced_and_the_zone_keeps_three() -> None:
    """“Zona Eleitoral”: another takes the place; with more than three none is added."""
    table = at("dona-recato jacaranda", "influence0 populist6", "buy feirantes")
    assert len(view(table)["zone"]) == 3
    assert told(table, ["voter_appears"])
    crowded = "zone feirantes fila-posto clube-tiro produtores"
    rich = "influence0 populist6"
    more = play("vossa_excelencia", f"dona-recato jacaranda | {RIVAL} | turn 0, {crowded}, {rich}")
    go_on(more, "buy feirantes")
    assert len(view(more)["zone"]) == 3


def test_4_a_condition_refused_or_impossible_brings_nothing_and_the_card_is_turned() -> None:
    """“Resolução de condições”: unable or unwilling, no effect."""
    table = at("dona-carne jacaranda acordao-jantar", "", "articulate acordao-jantar")
    assert offered(table) == ["accept", "refuse"]
    go_on(table, "refuse")
    assert points(table) == {}
    assert [card["turned"] for card in cabinet(table)["cards"]] == [False, False, True]
    yes = at("dona-carne jacaranda acordao-jantar", "", "articulate acordao-jantar", "accept")
    assert points(yes) == {"power": 3}
    assert len(cabinet(yes)["cards"]) == 4, "the infamy entered the cabinet"
    poor = at("dona-carne jacaranda radio-madrugada", "", "articulate radio-madrugada")
    assert points(poor) == {}, "no money to lose"


def test_5_impossible_parts_are_skipped_and_the_possible_part_is_done() -> None:
    """“Efeitos impossíveis”: told to give 2 with 1, one is given."""
    hand = "hand0 vaquinha-causa*, influence0 power3"
    table = play(
        "vossa_excelencia",
        f"dona-carne jacaranda | zeca-mutirao$1 bons-costumes | turn 0, {ZONE}, {hand}",
        "pay vaquinha-causa",
    )
    assert (money(table, 0), money(table, 1)) == (1, 0)


def test_6_a_risk_is_rolled_and_a_face_that_is_not_named_does_nothing() -> None:
    """“Resolução de riscos”: the face decides; no match, no effect."""
    seen = set()
    for seed in range(12):
        cards = f"dona-carne jacaranda startup-publica | {RIVAL} | turn 0, {ZONE}, seed {seed}"
        table = play("vossa_excelencia", cards, "articulate startup-publica")
        (face,) = (event.arguments["face"] for event in table.events if event.kind == "rolls")
        after = (points(table), money(table))
        expected = {6: ({}, 3), 5: ({"bourgeois": 2}, 0), 4: ({"bourgeois": 2}, 0)}
        assert after == expected.get(face, ({}, 0))
        seen.add(face > 3)
    assert seen


def test_7_unspent_influence_is_lost_and_money_stays() -> None:
    """“Descartes”: influence and power not spent are lost; a counter stays on the político."""
    table = at("dona-carne$2 jacaranda", "influence0 hip2 power1")
    while table.waiting == (0,):
        go_on(table, next(o for o in offered(table) if o in ("stop", "keep")))
    assert (points(table), money(table)) == ({}, 2)


def test_8_the_hand_is_filled_to_three_and_a_larger_one_stays() -> None:
    """“Reposição da mão”: up to a minimum of three; more may be kept."""
    for held, after in (("", 3), ("hand0 cesta-basica carro-de-som cabo-eleitoral bolsa-bolsa", 4)):
        table = at("dona-carne jacaranda", held or "semester 1")
        while table.waiting == (0,):
            go_on(table, next(o for o in offered(table) if o in ("stop", "keep")))
        assert cabinet(table)["hand"]["count"] == after


def test_9_after_the_last_turn_an_event_then_the_elections() -> None:
    """“Evento!” and “Eleições”: an event after the last semester too; hands are discarded."""
    table = at("dona-carne jacaranda", "semester 4, calendar short, starter 1")
    while not table.over:
        go_on(table, offered(table)[0] if "stop" not in offered(table) else "stop")
    assert len(told(table, ["event_opens"])) == 1
    assert [cabinet(table, seat)["hand"]["count"] for seat in (0, 1)] == [0, 0]


def winner(mine: str, theirs: str, counters: int = 0) -> list[int]:
    """Who wins from the last turn on, after an event that lets everybody draw from no pile."""
    rest = f"turn 1, starter 0, semester 4, calendar short, {ZONE}, pile feriado-emendado"
    cabinets = f"dona-carne${counters} jacaranda {mine} | dona-recato tapete-ioga {theirs}"
    table = play("vossa_excelencia", f"{cabinets} | {rest}")
    while not table.over:
        go_on(table, "stop" if "stop" in offered(table) else offered(table)[0])
    assert table.scores[0] == table.scores[1]
    return table.winners


def test_10_ties_are_broken_by_voters_then_money_then_fewer_infamies() -> None:
    """“Desempate”, in this order."""
    assert winner("produtores", "padrinho-aflitos") == [0]
    assert winner("padrinho-aflitos", "produtores") == [1]
    assert winner("padrinho-aflitos", "produtores", 1) == [1], "voters before money"
    assert winner("bolsa-bolsa viagem-oficial sobrenome-composto", "promessometro") == [1]
    assert winner("bolsa-bolsa viagem-oficial sobrenome-composto", "promessometro", 1) == [0]
    assert winner("promessometro", "bolsa-bolsa viagem-oficial sobrenome-composto") == [0]
