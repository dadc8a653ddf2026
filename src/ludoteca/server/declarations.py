"""From Python's types to TypeScript's: structs, typed dictionaries and what they are made of.

A module of ours rather than a kept generator: those we know go through JSON Schema, which loses the
comments, the names of unions and which keys of a mapping are there; and msgspec cannot describe a
union of two objects, such as an argument of a `Text`.
"""

import ast
import inspect
import io
import sys
import tokenize
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec

from ludoteca.kernel.shape import PAIR, PARTIAL

WIDTH = 100
PLAIN = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
    object: "unknown",
}
UNIONS = (Union, UnionType)


def name_of(declared: type) -> str:
    """What a type is called in the browser: `OptionData` is an option there."""
    return declared.__name__.removesuffix("Data")


@cache
def comments_in(module: ModuleType) -> dict[int, str]:
    """The comments that stand at the ends of lines, by line."""
    source = io.StringIO(inspect.getsource(module))
    tokens = pairwise(tokenize.generate_tokens(source.readline))
    return {
        token.start[0]: token.string.removeprefix("#").strip()
        for before, token in tokens
        if token.type == tokenize.COMMENT and before.end[0] == token.start[0]
    }


@cache
def _classes(module: ModuleType) -> dict[str, ast.ClassDef]:
    tree = ast.parse(inspect.getsource(module))
    return {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}


@cache
def _aliases(module: ModuleType) -> list[tuple[Any, str]]:
    """The composed types that have a name in a module."""
    named = [(value, name) for name, value in vars(module).items() if not name.startswith("_")]
    return [(value, name) for value, name in named if get_origin(value) is not None]


class Declarations:
    """The declarations of one file, in the order in which they are asked for."""

    def __init__(self, home: str, elsewhere: str = "") -> None:
        """Declare what is at home in this package; import the rest from the file `elsewhere`."""
        self.home, self.elsewhere = home, elsewhere
        self.imports: set[str] = set()
        self._texts: dict[str, str] = {}
        self._modules: list[ModuleType] = []  # of the declarations under way

    def __str__(self) -> str:
        """The file without its heading."""
        names = ", ".join(sorted(self.imports))
        imports = [f"import type {{ {names} }} from '{self.elsewhere}';\n"] if names else []
        return "\n".join([*imports, *self._texts.values()])

    def declare(self, declared: type) -> str:
        """Declare a struct or a typed dictionary as an interface; the answer is its name."""
        name = name_of(declared)
        if not declared.__module__.startswith(self.home):
            self.imports.add(name)
        elif name not in self._texts:
            self._texts[name] = ""  # a type may speak of itself; this keeps its place
            self._modules.append(sys.modules[declared.__module__])
            self._texts[name] = self._interface(name, declared)
            self._modules.pop()
        return name

    def define(self, name: str, hint: Any, doc: str = "") -> str:
        """Declare another name for a composed type."""
        if name not in self._texts:
            self._texts[name] = ""
            comment = f"/** {doc} */\n" if doc else ""
            self._texts[name] = comment + _alias(name, self._composed(hint))
        return name

    def inline(self, declared: type, without: str) -> str:
        """A struct as it is written in the midst of a union."""
        self._modules.append(sys.modules[declared.__module__])
        fields = self._fields(declared, get_type_hints(declared, include_extras=True))
        kept = [text for field, text in fields if field != without]
        self._modules.pop()
        return f"{{ {'; '.join(kept)} }}"

    def translate(self, hint: Any) -> str:
        """A type as TypeScript writes it, by its name where it has one."""
        if hint in PLAIN:
            return PLAIN[hint]
        if isinstance(hint, type) and (is_typeddict(hint) or issubclass(hint, msgspec.Struct)):
            return self.declare(hint)
        named = [name for value, name in _aliases(self._modules[-1]) if value == hint]
        composed = self._composed(hint)
        if not named or composed in PLAIN.values():
            return composed
        return self.define(named[0].removesuffix("Data"), hint)

    def _interface(self, name: str, declared: type) -> str:
        module = sys.modules[declared.__module__]
        node = _classes(module)[declared.__name__]
        hints = get_type_hints(declared, include_extras=True)
        bases = [vars(module)[base.id] for base in node.bases if isinstance(base, ast.Name)]
        above = [base for base in bases if is_typeddict(base)]
        inherited = {field for base in above for field in get_type_hints(base)}
        extends = " extends " + ", ".join(map(self.declare, above)) if above else ""
        comments = _comments(module, node)
        lines = [f"/** {line} */" for line in (ast.get_docstring(node) or "").splitlines()[:1]]
        lines.append(f"export interface {name}{extends} {{")
        for field, text in self._fields(declared, hints):
            if field not in inherited:
                comment = f" // {comments[field]}" if field in comments else ""
                lines.append(f"  {_checked(text + ';')}{comment}")
        return "\n".join([*lines, "}\n"])

    def _fields(self, declared: type, hints: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
        """Each field with its declaration; a struct's tag comes first."""
        if issubclass(declared, msgspec.Struct):
            tag = declared.__struct_config__.tag
            if tag is not None:
                yield "type", f"type: '{tag}'"
        optional = _optional(declared)
        for field, hint in hints.items():
            mark = "?" if field in optional else ""
            yield field, f"{field}{mark}: {self.translate(_bare(hint))}"

    def _composed(self, hint: Any) -> str:
        origin, arguments = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self._annotated(arguments[0], arguments[1:])
        if origin is Literal:
            return " | ".join(_quoted(value) for value in arguments)
        if origin in UNIONS:
            return " | ".join(dict.fromkeys(self.translate(each) for each in arguments))
        if origin is list or arguments[1:] == (...,):
            item = self.translate(arguments[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if isinstance(origin, type) and issubclass(origin, Mapping):
            key, value = map(self.translate, arguments)
            return f"Record<{key}, {value}>"
        if hint in PLAIN:
            return PLAIN[hint]
        raise TypeError(f"no TypeScript for {hint!r}")

    def _annotated(self, hint: Any, marks: tuple[object, ...]) -> str:
        if hint is msgspec.Raw:  # written already; what it holds is said beside it
            return self.translate(marks[0])
        if hint is Any:  # of a type that only its module can name
            return self.translate(vars(self._modules[-1])[str(marks[0])])
        if PARTIAL in marks:
            return f"Partial<{self.translate(hint)}>"
        if PAIR in marks:
            item = self.translate(get_args(hint)[0])
            return f"[{item}, {item}]"
        return self.translate(hint)


def _comments(module: ModuleType, node: ast.ClassDef) -> dict[str, str]:
    """What is said at the end of the line of each field."""
    at = comments_in(module)
    return {
        field.target.id: at[field.end_lineno]
        for field in node.body
        if isinstance(field, ast.AnnAssign)
        and isinstance(field.target, ast.Name)
        and field.end_lineno in at
    }


def _optional(declared: Any) -> set[str]:
    """The fields that may be missing: of a struct only where it is read, not where it is sent."""
    if is_typeddict(declared):
        return set(declared.__optional_keys__)
    if not declared.__struct_config__.forbid_unknown_fields:
        return set()
    fields = msgspec.structs.fields(declared)
    return {field.name for field in fields if not field.required}


def _bare(hint: Any) -> Any:
    return get_args(hint)[0] if get_origin(hint) in (NotRequired, Required) else hint


def _quoted(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)


def _checked(field: str) -> str:
    if len(field) + 2 > WIDTH:
        raise TypeError(f"too long for a line, give the type a name: {field}")
    return field


def _alias(name: str, text: str) -> str:
    """A named type in as few lines as the formatter makes of it."""
    if len(f"export type {name} = {text};") <= WIDTH:
        return f"export type {name} = {text};\n"
    if len(f"  {text};") <= WIDTH:
        return f"export type {name} =\n  {text};\n"
    parts = "".join(f"\n  | {part}" for part in text.split(" | "))
    return f"export type {name} ={parts};\n"
