"""What a game says of itself before anybody plays: seats, length, settings, credits."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from ludoteca.kernel.problems import Problem
from ludoteca.kernel.text import Text


@dataclass(frozen=True)
class Fault:
    """Something wrong in a file of one's own."""

    line: int  # from 1; 0 where no line is to blame
    card: str  # the id of the card, or ""
    text: Text
    field: str = ""  # of the card; "" where it is the whole card or no card
    example: str = ""  # how it could be written


@dataclass(frozen=True)
class OwnCard:
    """A card of a file of one's own, as it stands there and as it will be read."""

    section: str  # the kind of card, as `category-<section>` of the game's texts
    place: int  # among the cards of its section, from 0
    id: str
    name: str
    copies: int
    lines: list[str]  # all that stands on it, in one language
    printed: Mapping[str, object] | None  # what the game's pictures are drawn from; None if faulty
    fields: Mapping[str, object]  # as written in the file


@dataclass(frozen=True)
class FileLook:
    """A file of one's own as far as it can be read, and all that is wrong with it."""

    title: str
    keywords: dict[str, str]  # by the name in the file
    cards: list[OwnCard]
    faults: list[Fault]


@dataclass(frozen=True)
class Workshop:
    """How a file of one's own is made: begun, looked at and changed, always as a text."""

    beginnings: Mapping[str, Callable[[str], str]]  # texts to begin from, in a language
    look: Callable[[str, str], FileLook]  # at a text, in a language
    change: Callable[[str, Sequence[Mapping[str, object]]], str]  # ValueError if it cannot be


@dataclass(frozen=True)
class OwnFile:
    """How a setting takes a file of one's own: data that is checked and read, never code."""

    read: Callable[[str], int]  # the number of a file's text; a Problem names its first fault
    check: Callable[[str], list[Fault]]  # all that is wrong with it, in the order of its lines
    example: Callable[[str], str]  # one to begin from, with comments in a language
    most_bytes: int
    workshop: Workshop | None = None
    # Where a file is read by another process: what that one packs, this one takes without reading
    # the text again. `read` knows it then, as long as `is_known` says so.
    pack: Callable[[str], bytes] | None = None
    take: Callable[[str, bytes], None] | None = None
    is_known: Callable[[str], bool] | None = None


@dataclass(frozen=True)
class Setting:
    """One thing a table may choose for a game; its words are `setting-<name>` in the texts."""

    name: str
    values: tuple[str, ...]  # what may be chosen; a position keeps the index
    default: str
    own: OwnFile | None = None  # besides these values, the text of a file of one's own
    live: str = ""  # the value at a table that is played at once; nobody is asked for it there

    def is_own(self, value: str | None) -> bool:
        """Whether a value is the text of a file and none of those to be chosen from."""
        return self.own is not None and value is not None and value not in self.values


@dataclass(frozen=True)
class Meta:
    """The card of a game in the catalogue."""

    name: str  # folder, package and command-line name
    players: range  # allowed numbers of players
    minutes: int  # how long a game of people takes
    rules_version: int  # raised when a change makes old records play differently
    credits: str
    licence: str
    year: int | None  # of publication, where the manual tells
    settings: tuple[Setting, ...] = ()

    @property
    def credit(self) -> str:
        """Whose game it is and under which licence, in the one line that every export carries."""
        return f"{self.credits} · {self.licence}"

    def own_files(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """The files of one's own among the options of a table, by setting."""
        own = {
            setting.name for setting in self.settings if setting.is_own(chosen.get(setting.name))
        }
        return {name: chosen[name] for name in own}

    def live(self) -> dict[str, str]:
        """The settings that a table has because it is played at once, and not over days."""
        return {setting.name: setting.live for setting in self.settings if setting.live}

    def check_players(self, players: int) -> int:
        """This number of players, or a Problem that says which are allowed."""
        if players not in self.players:
            lowest, highest = self.players[0], self.players[-1]
            raise Problem("problem-players", game=self.name, lowest=lowest, highest=highest)
        return players

    def read_settings(self, chosen: Mapping[str, str]) -> list[int]:
        """Every setting as a number, in order, defaults filled in; a Problem if one is wrong."""
        known = {setting.name: setting for setting in self.settings}
        for name in chosen:
            if name not in known:
                raise Problem("problem-setting", setting=name, known=", ".join(known) or "-")
        return [_index(known[name], chosen.get(name)) for name in known]

    def write_settings(self, numbers: Sequence[int]) -> dict[str, str]:
        """The settings that these numbers stand for; a file of one's own has no number."""
        return {
            setting.name: setting.values[number]
            for setting, number in zip(self.settings, numbers, strict=True)
            if number < len(setting.values)
        }


def _index(setting: Setting, value: str | None) -> int:
    value = setting.default if value is None else value
    if value not in setting.values:
        if setting.own is not None:
            return setting.own.read(value)
        allowed = ", ".join(setting.values)
        raise Problem("problem-setting-value", setting=setting.name, value=value, allowed=allowed)
    return setting.values.index(value)
