"""What a game says of itself before anybody plays: seats, length, settings, credits."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ludoteca.kernel.problems import Problem


@dataclass(frozen=True)
class Setting:
    """One thing a table may choose for a game; its words are `setting-<name>` in the texts."""

    name: str
    values: tuple[str, ...]  # what may be chosen; a position keeps the index
    default: str
    read: Callable[[str], int] | None = None  # makes a number of a value that is data of its own


@dataclass(frozen=True)
class Meta:
    """The card of a game in the catalogue."""

    name: str  # folder, package and command-line name
    players: range  # allowed numbers of players
    minutes: int  # how long a game of people takes
    rules_version: int  # raised when a change makes old records play differently
    credits: str
    licence: str
    year: int
    settings: tuple[Setting, ...] = ()

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


def _index(setting: Setting, value: str | None) -> int:
    value = setting.default if value is None else value
    if value not in setting.values:
        if setting.read is not None:
            return setting.read(value)
        allowed = ", ".join(setting.values)
        raise Problem("problem-setting-value", setting=setting.name, value=value, allowed=allowed)
    return setting.values.index(value)
