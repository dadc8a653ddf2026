"""Second reading of Agência: what is put to the table, punishments and who may not win."""

from tests.second_reading.agencia import Position
from tests.second_reading.agencia_trouble import Deciding, Trouble


class Motions(Trouble):
    """At the beginning of a turn its player may put something to all."""

    def motion(self) -> Deciding:
        """Once a match: closing it, or punishing somebody, which is allowed once a game.

        Whether it was agreed to close the match.
        """
        seat = self.at.seat
        if not self.past.motions or seat in self.proposed:
            return False
        others = [] if seat in self.past.accusers else self.at.along(seat)[1:]
        offered = ["propose_closing", *(f"accuse {other}" for other in others)]
        _, answer = yield {seat: [*offered, "play_on"]}
        if answer != "play_on":
            self.proposed.add(seat)
        if answer == "propose_closing":
            return (yield from self.all_agree([seat]))
        if answer.startswith("accuse"):
            accused = int(answer.split()[1])
            self.past.accusers.add(seat)
            if (yield from self.all_agree([seat, accused])):
                punish(self.at, accused)
        return False

    def all_agree(self, without: list[int]) -> Deciding:
        """Whether everybody else agrees."""
        left = [seat for seat in range(self.at.players) if seat not in without]
        agreed = True
        while left:
            voter, vote = yield {seat: ["agree", "disagree"] for seat in left}
            left.remove(voter)
            agreed = agreed and vote == "agree"
        return agreed


def punish(at: Position, seat: int) -> None:
    """One row down, beside the column if need be; from row 0 one cannot win this match."""
    if at.rows is None or at.rows[seat] == 0:
        at.barred |= {seat}
        return
    at.clock += 1
    set_down(at, seat)


def set_down(at: Position, seat: int) -> None:
    """One row down, on the nearest free square of it."""
    assert at.rows is not None
    row = at.rows[seat] - 1
    free = [column for column in range(at.players) if at.at_square(row, column) is None]
    at.columns[seat] = min(free, key=lambda column: (abs(column - at.columns[seat]), column))
    at.stand(seat, row)
