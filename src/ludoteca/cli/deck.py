"""Decks of one's own: `ludoteca deck check`, `show` and `new`, and `--deck FILE` elsewhere."""

from collections.abc import Sequence
from pathlib import Path

from ludoteca.cli import files
from ludoteca.cli.voice import CommandProblem, Voice, printable
from ludoteca.kernel import game as games_there
from ludoteca.kernel.game import Game
from ludoteca.kernel.meta import Fault, OwnCard, OwnFile, Setting

FAULTY = 2


def setting_of(game: Game) -> tuple[Setting, OwnFile] | None:
    """The setting that takes a deck of one's own, if the game has one."""
    for setting in game.meta.settings:
        if setting.own is not None:
            return setting, setting.own
    return None


def game_with_decks(name: str | None) -> tuple[Game, Setting, OwnFile]:
    """This game, or the first that takes decks; a CommandProblem if it takes none."""
    takers = [each for each in games_there.names() if setting_of(games_there.find(each))]
    chosen = name or takers[0]
    found = setting_of(games_there.find(chosen))
    if found is None:
        raise CommandProblem("problem-no-decks", game=chosen, known=", ".join(takers))
    return games_there.find(chosen), *found


def read_source(file: Path, own: OwnFile) -> str:
    """The text of a deck file; of one that is too long, enough to see that."""
    try:
        return files.read_bytes(file, own.most_bytes + 1).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise CommandProblem("problem-file-not-text", file=str(file)) from error


def check(voice: Voice, file: Path, name: str | None) -> int:
    """Say card by card what is wrong with a deck; the exit code."""
    game, _, own = game_with_decks(name)
    faults = own.check(read_source(file, own))
    if not faults:
        print(voice.say("deck-fine", file=printable(str(file))))
        return 0
    about = Voice(voice.language, game)
    for line in said(about, file, faults):
        print(line)
    print(about.say("deck-faults", count=len(faults)))
    return FAULTY


def said(voice: Voice, file: Path, faults: Sequence[Fault]) -> list[str]:
    """Each fault in one line: file, line, card, what is wrong, and how it could be written."""
    return [
        printable(": ".join(filter(None, [_place(file, fault), fault.card, _wrong(voice, fault)])))
        for fault in faults
    ]


def _wrong(voice: Voice, fault: Fault) -> str:
    what = voice.say(fault.text)
    return f"{what} {voice.say('deck-such-as', example=fault.example)}" if fault.example else what


def _place(file: Path, fault: Fault) -> str:
    return f"{file}:{fault.line}" if fault.line else str(file)


def show(voice: Voice, wanted: str, language: str, name: str | None) -> int:
    """Print every card's words; what is wrong with the deck comes last. The exit code."""
    game, _, own = game_with_decks(name)
    if own.workshop is None:
        raise CommandProblem("problem-no-workshop", game=game.meta.name)
    begun = own.workshop.beginnings.get(wanted)
    source = begun(language) if begun else read_source(Path(wanted), own)
    seen = own.workshop.look(source, language)
    about = Voice(language, game)
    section = ""
    print(printable(seen.title))
    for card in seen.cards:
        if card.section != section:
            section = card.section
            print(f"\n{about.say(f'category-{section}')}")
        for line in _proof(card):
            print(printable(line))
    complaining = Voice(voice.language, game)
    for line in said(complaining, Path(wanted), seen.faults):
        print(line)
    print(complaining.say("deck-counted", count=sum(card.copies for card in seen.cards)))
    return FAULTY if seen.faults else 0


def _proof(card: OwnCard) -> list[str]:
    """A card for whoever proofreads: its name, then everything that stands on it."""
    copies = f" × {card.copies}" if card.copies > 1 else ""
    return [f"  {card.name}{copies}", *(f"      {line}" for line in card.lines)]


def new(voice: Voice, file: Path | None, name: str | None) -> int:
    """Write a commented example to a file that is not there yet, or to the screen."""
    _, _, own = game_with_decks(name)
    text = own.example(voice.language)
    if file is None:
        print(text, end="")
        return 0
    files.write_new(file, text)
    print(voice.say("deck-written", file=printable(str(file))))
    return 0


def chosen(file: Path, game: str) -> dict[str, str]:
    """The setting that brings this deck to a table of a game; a CommandProblem if it is faulty."""
    _, setting, own = game_with_decks(game)
    source = read_source(file, own)
    if faults := own.check(source):
        command = f"ludoteca deck check {file}"
        raise CommandProblem("problem-deck", file=str(file), count=len(faults), command=command)
    return {setting.name: source}
