"""What the effect under way asks, in words: for the question, and for the board."""

from dataclasses import replace

from ludoteca.games.vossa_excelencia import instructions as ins
from ludoteca.games.vossa_excelencia.book import Book
from ludoteca.games.vossa_excelencia.card_text import Wording, joined
from ludoteca.games.vossa_excelencia.sentences import Step, Steps
from ludoteca.games.vossa_excelencia.state import TARGETING, Position
from ludoteca.kernel.text import Text


def book_of(position: Position) -> Book:
    """The deck's names and sentences."""
    book = position.deck.book
    assert isinstance(book, Book)
    return book


def asked(position: Position, wording: Wording) -> Text:
    """What the instruction being resolved says, or the alternatives or condition it begins."""
    code, row = position.deck.code, int(position.pc)
    op = code[row]
    if op == ins.CONDITION:
        steps = [_step(position, row + 5 * (at + 1)) for at in range(code[row + 2])]
        return wording.steps(tuple(step for step in steps if step.op != ins.HAVE))
    if op == ins.CHOICE:
        return _numbered(branches(position, wording))
    if position.phase == TARGETING:
        return wording.steps(_all_of_target(position, row))
    # Who chooses is who does it, whoever brought it about.
    return wording.step(replace(_step(position, row), who=int(ins.YOU)))


def _all_of_target(position: Position, row: int) -> Steps:
    """What the rival of a sentence will have to do, from here to the last of it."""
    steps, last = [], 0
    while position.deck.code[row] >= ins.GAIN:  # an instruction
        steps.append(_step(position, row))
        if steps[-1].who == ins.TARGET:
            last = len(steps)
        row += int(ins.STRIDE)
    return tuple(steps[:last])


def brought(position: Position, wording: Wording) -> Text:
    """What comes of it when the condition under way is met; of a roll only that there is one."""
    code, row = position.deck.code, int(position.pc)
    after, end = row + 5 * (code[row + 2] + 1), code[row + 3]
    if code[after] == ins.ROLL:
        return Text("brings-roll")
    if code[after] == ins.CHOICE:
        rows = [after + 5 * (at + 1) for at in range(code[after + 2])]
        return joined([branch_text(position, wording, branch) for branch in rows], "or")
    return wording.steps(tuple(_step(position, each) for each in range(after, end, 5)))


def branches(position: Position, wording: Wording) -> list[Text]:
    """The alternatives of a choice under way, one by one."""
    code, row = position.deck.code, int(position.pc)
    rows = [row + 5 * (at + 1) for at in range(code[row + 2])]
    return [branch_text(position, wording, branch) for branch in rows]


def branch_text(position: Position, wording: Wording, branch: int) -> Text:
    """One alternative."""
    first, end = position.deck.code[branch + 2], position.deck.code[branch + 3]
    return wording.steps(tuple(_step(position, row) for row in range(first, end, 5)))


def _numbered(texts: list[Text]) -> Text:
    result = Text("numbered", {"number": len(texts), "effect": texts[-1]})
    for number in range(len(texts) - 1, 0, -1):
        first = Text("numbered", {"number": number, "effect": texts[number - 1]})
        result = Text("join-numbered", {"first": first, "rest": result})
    return result


def _step(position: Position, row: int) -> Step:
    """A row of code as the instruction that it was made from."""
    op, who, count, what, per = (int(number) for number in position.deck.code[row : row + 5])
    fee: tuple[int, ...] = ()
    if op == ins.FEE:
        fee = tuple(int(icon) for icon in position.deck.fees[8 * what : 8 * what + 8])
        what = 0
    return Step(op, who, count, what, per, fee)
