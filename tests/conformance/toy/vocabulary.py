"""The numbers of the toy and their names."""

from ludoteca.kernel.questions import Questions

DRAW, PLAY, MARK, ACTIONS_END = 0, 1, 13, 25
TURN_BEGINS, DRAWS, DRAWS_HIDDEN, PLAYS, MARKS, MARKS_HIDDEN = range(6)
NOT_NOW, NOT_IN_HAND, PILE_EMPTY = 10, 11, 12

ACTIONS = {
    DRAW: "draw",
    PLAY: "play card:0-11",
    MARK: "mark card:0-11",
    ACTIONS_END: "",
}
QUESTIONS = Questions(ACTIONS, ("turn draw play mark", "marked draw play", "over"))
EVENTS = {
    TURN_BEGINS: "turn_begins seat",
    DRAWS: "draws seat card",
    DRAWS_HIDDEN: "draws_hidden seat",
    PLAYS: "plays seat card",
    MARKS: "marks seat card",
    MARKS_HIDDEN: "marks_hidden seat",
}
REASONS = {
    NOT_NOW: "not_now turn",
    NOT_IN_HAND: "not_in_hand hand",
    PILE_EMPTY: "pile_empty pile",
}
