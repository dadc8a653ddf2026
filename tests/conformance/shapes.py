"""Whether plain data has the shape of a type: of a typed dictionary and what it is made of."""

from collections.abc import Iterable, Mapping
from types import UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from ludoteca.kernel.shape import PAIR, PARTIAL


def fault(data: object, hint: Any) -> str:
    """Where data differs from a type, and how; nothing if it does not."""
    origin, arguments = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        return _typed_dict(data, hint)
    if origin is NotRequired:
        return fault(data, arguments[0])
    if origin is Annotated:
        return _marked(data, arguments[0], arguments[1:])
    if origin is Literal:
        return "" if data in arguments else f"{data!r} is none of {arguments}"
    if origin in (Union, UnionType):
        found = [fault(data, each) for each in arguments]
        return "" if "" in found else " or ".join(found)
    if not isinstance(data, origin or hint) or (isinstance(data, bool) and hint is int):
        return f"{data!r} is no {hint}"
    if isinstance(data, list):
        return _first((index, item, arguments[0]) for index, item in enumerate(data))
    if isinstance(data, Mapping):
        return _mapping(data, arguments, every=True)
    return ""


def _first(parts: Iterable[tuple[object, object, Any]]) -> str:
    """What is wrong with the first part that is wrong, and which it is."""
    for name, part, hint in parts:
        wrong = fault(part, hint)
        if wrong:
            return f"{name}: {wrong}"
    return ""


def _typed_dict(data: object, hint: Any) -> str:
    if not isinstance(data, dict):
        return f"{data!r} is no {hint.__name__}"
    if not hint.__required_keys__ <= data.keys():
        return f"without {sorted(hint.__required_keys__ - data.keys())}"
    hints = get_type_hints(hint, include_extras=True)
    if not data.keys() <= hints.keys():
        return f"with {sorted(data.keys() - hints.keys())}"
    return _first((name, part, hints[name]) for name, part in data.items())


def _marked(data: object, hint: Any, marks: tuple[object, ...]) -> str:
    if hint is Any:
        return ""
    if PARTIAL in marks:
        assert isinstance(data, Mapping)
        return _mapping(data, get_args(hint), every=False)
    if PAIR in marks and (not isinstance(data, list) or len(data) != 2):
        return f"{data!r} is no pair"
    return fault(data, hint)


def _mapping(data: Mapping[Any, object], hints: tuple[Any, ...], every: bool) -> str:
    """Where the keys are words of a list, each of them is there, unless it is marked."""
    key, value = hints
    if every and get_origin(key) is Literal and set(data) != set(get_args(key)):
        return f"keys {sorted(map(str, data))}"
    wrong = _first(("a key", each, key) for each in data)
    return wrong or _first((name, part, value) for name, part in data.items())
