"""The list from which the press has the house's pictures drawn."""

from ludoteca.games.vossa_excelencia import pictures


def test_the_list_is_up_to_date() -> None:
    command = "python -m ludoteca.games.vossa_excelencia.pictures"
    assert pictures.FILE.read_text(encoding="utf-8") == pictures.written(), command
