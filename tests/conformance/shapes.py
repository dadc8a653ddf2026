"""Whether plain data has the shape of a type: of a typed dictionary and what it is made of."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
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

Shape = Callable[[object], str]  # where data differs, and how


def fault(data: object, hint: Any) -> str:
    """Where data differs from a type, and how; nothing if it does not."""
    return _shape(hint)(data)


@cache
def _shape(hint: Any) -> Shape:
    """What looks at data of one type; worked out once, millions of values are looked at."""
    origin, arguments = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        return _typed_dict(hint)
    if origin is NotRequired:
        return _shape(arguments[0])
    if origin is Annotated:
        return _marked(arguments[0], arguments[1:])
    if origin is Literal:
        return lambda data: "" if data in arguments else f"{data!r} is none of {arguments}"
    if origin in (Union, UnionType):
        return _either([_shape(each) for each in arguments])
    return _plain(hint, origin or hint, arguments)


def _either(shapes: list[Shape]) -> Shape:
    def look(data: object) -> str:
        found = []
        for shape in shapes:
            wrong = shape(data)
            if not wrong:
                return ""
            found.append(wrong)
        return " or ".join(found)

    return look


def _plain(hint: Any, kind: type, arguments: tuple[Any, ...]) -> Shape:
    """A number, a word, a row of something or a mapping."""
    within = _mapping(arguments, every=True) if issubclass(kind, Mapping) else None
    item = _shape(arguments[0]) if arguments and within is None else None

    def look(data: object) -> str:
        if not isinstance(data, kind) or (isinstance(data, bool) and hint is int):
            return f"{data!r} is no {hint}"
        if item is not None and isinstance(data, list):
            return _first((index, each, item) for index, each in enumerate(data))
        return within(data) if within is not None else ""

    return look


def _first(parts: Iterable[tuple[object, object, Shape]]) -> str:
    """What is wrong with the first part that is wrong, and which it is."""
    for name, part, shape in parts:
        wrong = shape(part)
        if wrong:
            return f"{name}: {wrong}"
    return ""


def _typed_dict(hint: Any) -> Shape:
    hints = get_type_hints(hint, include_extras=True)
    required, shapes = hint.__required_keys__, {name: _shape(hints[name]) for name in hints}

    def look(data: object) -> str:
        if not isinstance(data, dict):
            return f"{data!r} is no {hint.__name__}"
        if not required <= data.keys():
            return f"without {sorted(required - data.keys())}"
        if not data.keys() <= shapes.keys():
            return f"with {sorted(data.keys() - shapes.keys())}"
        return _first((name, part, shapes[name]) for name, part in data.items())

    return look


def _marked(hint: Any, marks: tuple[object, ...]) -> Shape:
    if hint is Any:
        return lambda data: ""
    if PARTIAL in marks:
        return _mapping(get_args(hint), every=False)
    shape = _shape(hint)
    if PAIR not in marks:
        return shape

    def look(data: object) -> str:
        if not isinstance(data, list) or len(data) != 2:
            return f"{data!r} is no pair"
        return shape(data)

    return look


def _mapping(hints: tuple[Any, ...], every: bool) -> Shape:
    """Where the keys are words of a list, each of them is there, unless it is marked."""
    words = set(get_args(hints[0])) if every and get_origin(hints[0]) is Literal else None
    key, value = map(_shape, hints)

    def look(data: object) -> str:
        assert isinstance(data, Mapping)
        if words is not None and set(data) != words:
            return f"keys {sorted(map(str, data))}"
        wrong = _first(("a key", each, key) for each in data)
        return wrong or _first((name, part, value) for name, part in data.items())

    return look
