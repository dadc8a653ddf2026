"""Each game's parts: that they fit on each other, and that their signs are explained."""

from functools import cache

import pytest

from ludoteca.games.foto_perfeita.cards import ENVELOPES_EACH
from ludoteca.kernel import game as games
from ludoteca.kernel.paper import Board, Card, Envelope, Paper, PaperOrder, Part, Standee
from ludoteca.kernel.text import Text
from ludoteca.press import printing
from ludoteca.press.compose import Tint, board_data
from ludoteca.press.drawings import drawings_of
from ludoteca.press.ink import lightness, saving
from ludoteca.press.order import Order
from ludoteca.press.printing import print_game
from tests.press.reading import letters, read, spoken


@cache
def paper(name: str, players: int = 0) -> Paper:
    game = games.find(name)
    order = PaperOrder(players or game.meta.players[-1], game.speaker("pt"))
    found: Paper = printing._module(name).paper(order)
    return found


def parts(name: str, section: str, players: int = 0) -> tuple[Part, ...]:
    return next(each for each in paper(name, players).sections if each.name == section).parts


def boards(name: str, section: str) -> dict[str, Board]:
    return {part.name: part for part in parts(name, section) if isinstance(part, Board)}


def cards(name: str, section: str, players: int = 0) -> list[Card]:
    return [part for part in parts(name, section, players) if isinstance(part, Card)]


def test_a_decoration_stands_on_its_place_of_the_table() -> None:
    slots = boards("foto_perfeita", "floors")["party table"].plates
    width, depth = min(slot.width for slot in slots), min(slot.height for slot in slots)
    for part in parts("foto_perfeita", "decorations"):
        assert isinstance(part, Standee)
        assert max(part.width, part.narrowest) <= width
        assert 2 * part.foot <= depth


def test_the_name_of_a_screen_stands_in_one_line() -> None:
    printed = print_game("foto_perfeita", Order(only=("floors",)))
    lines = {line for page in read(printed.pdf).pages for line in page.extract_text().splitlines()}
    floors = (part for part in parts("foto_perfeita", "floors") if isinstance(part, Board))
    names = {board.words for board in floors if board.name == "screen"}
    assert len(names) == 18
    assert names <= lines


def test_a_guest_stands_on_a_space_of_the_floor() -> None:
    floor = boards("foto_perfeita", "floors")["floor"]
    side = min(plate.width for plate in floor.plates if plate.note)
    for part in parts("foto_perfeita", "guests"):
        assert isinstance(part, Standee)
        assert max(part.width, part.narrowest, 2 * part.foot) <= side


def test_an_envelope_holds_its_cards_and_says_whose_it_is() -> None:
    envelopes = [part for part in parts("foto_perfeita", "envelopes") if isinstance(part, Envelope)]
    assert len({part.label for part in envelopes}) == 14
    assert all(part.width >= 63 + 3 and part.height > 88 for part in envelopes)
    said = spoken(read(print_game("foto_perfeita", Order(only=("envelopes",))).pdf))
    assert [part.words for part in envelopes] == said


@pytest.mark.parametrize("language", ["pt", "en"])
def test_how_many_envelopes_each_gets_is_what_the_game_deals(language: str) -> None:
    page = games.find("foto_perfeita").folder / "text" / f"paper.{language}.md"
    rows = [line.strip("| ").split(" | ") for line in page.read_text("utf-8").splitlines()]
    dealt = [[int(cell) for cell in row] for row in rows if len(row) == 3 and row[0].isdigit()]
    assert dealt == [
        [players, each, 14 - players * each] for players, each in enumerate(ENVELOPES_EACH, start=2)
    ]


def test_the_decks_of_agencia_are_told_apart_by_their_fronts_alone() -> None:
    """They are shuffled into one pile: a back that told them apart would tell hands apart too."""
    sections = paper("agencia").sections[:5]
    faces = [card for section in sections for card in section.parts if isinstance(card, Card)]
    assert len({card.back for card in faces}) == 1
    for section in sections:
        title = games.find("agencia").speaker("pt").say(Text(f"paper-{section.name}"))
        assert all(card.front.foot[0].endswith(title) for card in cards("agencia", section.name))


@pytest.mark.parametrize(
    ("name", "marks"),
    [
        ("agencia", {"emblem-austrian", "emblem-fascism", "emblem-stateless"}),
        ("conspiracy", {f"crest-{guild}" for guild in range(5)}),
        ("vossa_excelencia", {"mark-money", "mark-any", "won", "lost", "category-event"}),
    ],
)
def test_signs_are_explained_in_the_booklet_and_to_everybody(name: str, marks: set[str]) -> None:
    entries = [entry for each in paper(name).references for entry in each.entries]
    assert marks <= {entry.mark for entry in entries}
    sheets = print_game(name, Order(only=("rules", "summary")))
    words = letters("".join(page.extract_text() for page in read(sheets.pdf).pages))
    for entry in entries:
        wanted = letters(entry.thing + entry.does)
        assert words.count(wanted) >= 1 + games.find(name).meta.players[-1], entry


def test_the_map_says_whose_a_square_is_and_where_roads_lead() -> None:
    plates = boards("quissama", "map")["map"].plates
    notes = {plate.text: plate.note for plate in plates}
    assert notes["Largo da Lapa"] == "praça dos Nagoas"
    assert notes["Largo de São Francisco"] == "praça dos Guaiamuns"
    assert notes["Padaria"] == "estrada: Largo da Lapa"
    entries = paper("quissama").references[0].entries
    assert sum(entry.does.count(",") + 1 for entry in entries) == 10


def test_everybody_finds_room_in_the_senzala() -> None:
    """22 begin there; and nothing on the map lies over something else."""
    drawn = drawings_of("quissama")
    data = board_data(boards("quissama", "map")["map"], Tint(drawn.look, False), drawn)
    senzala = next(plate for plate in data["plates"] if plate["text"] == "Senzala")
    figure = parts("quissama", "pieces")[0]
    assert not isinstance(figure, Card)
    across, down = senzala["width"] // figure.width, (senzala["height"] - 8) // figure.height
    assert across * down >= 22
    for one in data["plates"]:
        for other in data["plates"]:
            apart_across = abs(one["x"] - other["x"]) >= (one["width"] + other["width"]) / 2
            apart_down = abs(one["y"] - other["y"]) >= (one["height"] + other["height"]) / 2
            assert one is other or apart_across or apart_down, (one["text"], other["text"])


def test_the_princess_is_right_for_any_number_of_players() -> None:
    two, five = (cards("quissama", "characters", players) for players in (2, 5))
    assert two == five
    goal = next(card.front.lines[1] for card in two if card.front.title == "Princesa")
    assert "18, 19, 21 ou 23" in goal


def test_the_expansion_lies_apart_and_has_its_name_on_it() -> None:
    further = cards("vossa_excelencia", "expansion")
    assert len(further) == 22
    assert {card.front.foot[0] for card in further} == {"Expansão Projeto de Poder"}
    base = cards("vossa_excelencia", "parliamentarian")
    assert {card.front.foot[0] for card in base} == {""}
    assert {card.back for card in base} == {card.back for card in further}


def test_no_companheira_has_a_moustache() -> None:
    women = ("camarada-assembleia", "herdeira", "dona-", "lua-", "madrinha-", "curadora-")
    drawn = drawings_of("vossa_excelencia").svgs
    faces = [name for name in drawn if name.removeprefix("art-").startswith(women)]
    assert len(faces) >= 6
    assert not [name for name in faces if "M0 8C-4 6 -9 8" in drawn[name]]


def test_a_pearl_stays_light_where_the_sea_is_turned_round() -> None:
    pearl = saving(drawings_of("conspiracy").svgs["pearl"], inverted=True)
    stops = [part.split('"')[0] for part in pearl.split('stop-color="')[1:]]
    assert min(lightness(stop) for stop in stops) > 0.7
    svg = '<g data-ink="plain"><g fill="#fff"></g><a fill="#fff"/></g><a fill="#fff"/>'
    assert saving(svg, inverted=True).count("#ffffff") == 2


def test_what_only_a_colour_sets_off_gets_a_line() -> None:
    drawn = drawings_of("foto_perfeita").svgs["guest-joaquim"]
    assert drawn.count('data-ink="edge"') == saving(drawn, inverted=False).count("#444444") > 5
