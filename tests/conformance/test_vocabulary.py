"""The numbered words of every game, and the sentences they are said in."""

import importlib

import pytest

from ludoteca.kernel.game import Game
from ludoteca.kernel.random import Random
from ludoteca.kernel.text import KERNEL_TEXT
from tests.conformance import vocabulary, words
from tests.conformance.cases import ALL_GAMES

pytestmark = pytest.mark.pure

every_game = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)


@every_game
def test_every_action_is_read_back_from_its_notation_and_its_arguments(game: Game) -> None:
    vocabulary.check_actions_readable(game)


@every_game
def test_tables_of_events_and_reasons_have_no_gaps_and_no_doubles(game: Game) -> None:
    vocabulary.check_tables(game)


@every_game
def test_every_kind_of_action_is_asked_for_by_some_question(game: Game) -> None:
    vocabulary.check_questions(game)


@every_game
def test_questions_begin_with_the_phases_by_the_names_of_the_view(game: Game) -> None:
    phases = importlib.import_module(f"ludoteca.games.{game.name}.view").PHASES
    questions = game.new(game.meta.players[0], Random(0)).questions()
    assert questions.names[: len(phases)] == phases


@every_game
def test_constants_and_tables_agree(game: Game) -> None:
    module = importlib.import_module(f"ludoteca.games.{game.name}.vocabulary")
    vocabulary.check_constants(module, module.ACTIONS, module.EVENTS, module.REASONS)


@every_game
def test_every_message_is_there_in_both_languages_with_the_same_variables(game: Game) -> None:
    words.check_messages(game)


@every_game
def test_every_action_can_be_said_in_both_languages(game: Game) -> None:
    words.check_options_said(game)


def test_the_words_that_games_share_are_there_in_both_languages() -> None:
    words.check_languages(KERNEL_TEXT)
