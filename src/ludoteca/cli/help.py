"""Help in the language of whoever asks, and what to say of arguments that make no sense."""

import re
from typing import Any

import typer

from ludoteca import bots
from ludoteca.cli.voice import Voice
from ludoteca.kernel.text import Text


def translate(command: Any, voice: Voice, above: str = "") -> Any:
    """Put the words of a command and of everything below it into this voice's language."""
    own_words = "-".join(filter(None, ["help", above, command.name]))  # as in "admin check"
    words = own_words if voice.has(own_words) else f"help-{command.name}"
    command.help = voice.say(words)
    command.rich_help_panel = voice.say("help-panel-commands")
    own_help = command.get_help_option(typer.Context(command))
    for parameter in [*command.params, own_help]:
        name = parameter.name.removeprefix("show_")
        own = f"help-option-{command.name}-{name}"  # where a command means something of its own
        identifier = own if voice.has(own) else f"help-option-{name}"
        parameter.help = voice.say(identifier, bots=", ".join(bots.names()))
        parameter.rich_help_panel = voice.say(f"help-panel-{parameter.param_type_name}s")
        parameter.show_default = False
    for inner in getattr(command, "commands", {}).values():
        translate(inner, voice, command.name or "")
    return command


def misuse(error: typer.TyperException) -> Text:
    """What was wrong with the arguments. Typer's own sentences are English: these are read."""
    kind, parameter = type(error).__name__, getattr(error, "param", None)
    if kind == "NoSuchOption":
        return Text("problem-option", {"name": str(getattr(error, "option_name", "?"))})
    if parameter is not None or kind == "BadOptionUsage":
        name = parameter.opts[0] if parameter else getattr(error, "option_name", "?")
        return Text("problem-value", {"name": str(name)})
    if found := re.search("No such command '(.*?)'", str(error)):
        commands = getattr(error, "ctx").command.commands  # noqa: B009 - not declared
        return Text("problem-command", {"name": found[1], "known": ", ".join(commands)})
    if found := re.search(r"extra argument\S* \((.*)\)", str(error)):
        return Text("problem-extra", {"name": found[1]})
    return Text("problem-usage", {"detail": str(error)})
