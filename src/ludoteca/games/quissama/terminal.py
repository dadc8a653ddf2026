"""The table drawn with letters, for the terminal."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text as Line

from ludoteca.games.quissama.cards import FACE_CODES, PRINCESA
from ludoteca.games.quissama.view_types import Pair, QuissamaView
from ludoteca.games.quissama.words import character_name, place_name
from ludoteca.kernel.text import Speaker, Text

STYLES = ("yellow", "bright_white", "green", "red", "magenta")
SEATS = "ABCDE"  # letters tell the players' pieces apart without colours
GANGS = ("blue", "red")


def draw_board(view: QuissamaView, speaker: Speaker) -> RenderableType:
    """The whole view: the city, the characters, then every player's area."""
    areas = [_area(view, seat, speaker) for seat in range(view["players"])]
    city = [_squares(view, speaker), _tenement(view, speaker), _ministry(view, speaker)]
    return Group(
        *city,
        *_characters(view, speaker),
        *_cards(view, speaker),
        Columns(areas, padding=(0, 1)),
    )


def _piece(seat: int | None) -> Line:
    return Line("·", "dim") if seat is None else Line(SEATS[seat], STYLES[seat])


def _squares(view: QuissamaView, speaker: Speaker) -> RenderableType:
    """Each square with its people, then the businesses on its roads."""
    lines = []
    for square, count in enumerate(view["squares"]):
        line = Line(f"{speaker.say(place_name(square))} ", GANGS[square // 2])
        line.append(f"{'o' * count or '-'}  ")
        for number, business in enumerate(view["businesses"]):
            if business["square"] == square:
                line.append(f" {speaker.say(Text(f'business-{number + 1}'))} ")
                line.append_text(_piece(business["owner"]))
                line.append("o" * business["workers"] + "." * (2 - business["workers"]))
        lines.append(line)
    return Group(*lines)


def _tenement(view: QuissamaView, speaker: Speaker) -> Line:
    tenement = view["tenement"]
    counts = {"count": tenement["count"], "spaces": tenement["spaces"]}
    return Line(speaker.say(Text("terminal-tenement", counts)), GANGS[1])


def _ministry(view: QuissamaView, speaker: Speaker) -> Line:
    line = Line(f"{speaker.say(Text('terminal-ministry'))} ")
    for space, owner in enumerate(view["ministry"]):
        line.append(f"{space + 1}")
        line.append_text(_piece(owner))
        line.append(" ")
    return line


def _characters(view: QuissamaView, speaker: Speaker) -> list[Line]:
    """One line for each character: name, markers, its goal and how far everybody is."""
    lines = []
    freed = view["characters"][PRINCESA]["progress"]
    goal = {"spaces": view["tenement"]["spaces"], "freed": freed[0][0][1] if freed else 0}
    for number, character in enumerate(view["characters"]):
        if character["played"]:
            name = character_name(number)
            line = _piece(character["holder"])
            line.append(f" {speaker.say(name)} ", "bold")
            for seat in character["markers"]:
                line.append_text(_piece(seat))
            line.append(f" {speaker.say(Text(f'{name.id}.goal', goal))} ", "italic")
            line.append(_progress(character["progress"]))
            lines.append(line)
    return lines


def _progress(progress: list[list[Pair]]) -> str:
    shown = ["+".join(f"{has}/{asked}" for has, asked in parts) for parts in progress]
    return " ".join(f"{SEATS[seat]} {part}" for seat, part in enumerate(shown) if part)


def _named(name: str, faces: list[int], speaker: Speaker) -> Line:
    codes = " ".join(FACE_CODES[face] for face in faces)
    return Line(f"{speaker.say(Text(f'terminal-{name}'))} {codes}")


def _cards(view: QuissamaView, speaker: Speaker) -> list[Line]:
    counts = {"deck": view["deck"], "senzala": view["senzala"]}
    lines = [
        Line(speaker.say(Text("terminal-deck", counts))),
        _named("market", view["market"], speaker),
    ]
    if view["stored"]:
        lines.append(_named("stored", view["stored"], speaker))
    if view["seat"] is not None:
        names = ("nagoas", "guaiamuns", "coins")
        left = dict(zip(names, view["turn"]["excess"], strict=True))
        left["tokens"] = len(view["turn"]["tokens"])
        lines.append(Line(speaker.say(Text("terminal-excess", left))))
    if view["paying"] and "spends" in view["paying"]:
        lines.append(_named("paying", view["paying"]["spends"], speaker))
    return lines


def _area(view: QuissamaView, seat: int, speaker: Speaker) -> Panel:
    area = view["seats"][seat]
    counts = {name: area[name] for name in ("cards", "pieces", "ministers")}
    counts |= {"full": len(area["full"]), "worth": area["token_worth"]}
    lines = [Line(speaker.say(Text("terminal-counts", counts)))]
    if "hand" in area:
        lines.append(_named("hand", area["hand"], speaker))
    elif area["known"]:
        lines.append(_named("known", area["known"], speaker))
    title = f"{SEATS[seat]} {speaker.name(seat)}"
    return Panel(Group(*lines), title=title, border_style="bold" if view["seat"] == seat else "dim")
