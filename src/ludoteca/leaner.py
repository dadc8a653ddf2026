"""What the C that mypyc writes can do without; for `setup.py`, before `make full` compiles it.

Two things, in every function, and nothing that the rules could tell:

- a place inside a row is what is expected, so the compiler puts the code for any other aside;
- a row or an object that is read from where it can never be exchanged is not counted as held: its
  owner holds it. mypyc spares itself that when it reads an item, not when it writes one.

Such a place is a `Final` attribute of an argument that stays what it is, or a constant of a module.
And nothing may be done with what is read from it but to look at its items and attributes, and to
hand it to one of our own functions; otherwise it is left as it is. Every check stays.

It imports nothing of the package, and knows how the mypyc that is pinned in pyproject.toml writes.
"""

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

FUNCTION = re.compile(r"^\w[^\n;]*\bCPyDef_\w+\([^;{]*\) \{\n.*?^\}$", re.M | re.S)
STRUCT = re.compile(r"^typedef struct \{\n(.*?)^\} (\w+Object);", re.M | re.S)
SETTER = re.compile(r"_set_(\w+)\((\w+Object) \*self, PyObject \*value")
SET = re.compile(r"\(\((\w+Object) \*\)\w+\)->_(\w+) = ")
BOUND = re.compile(r"(    (\w+) = \(uint64_t\)\w+ < \(uint64_t\)\w+;\n    if \()\2\)")
READ = re.compile(
    r"^    (?P<name>cpy_r_\w+) = (?:"
    r"\(\((?P<struct>\w+Object) \*\)(?P<owner>cpy_r_\w+)\)->_(?P<field>\w+)"
    r"|(?P<constant>CPyStatic_\w+));$",
    re.M,
)
COUNTED = r"(?:(?:VEC_\w+|CPy)_(?:INCREF|DECREF)|CPy_DecRef)"
HARMLESS = (  # what may be done with something that is not held
    r"(?:Vec\w+|PyObject) \*?{name};",
    r"if \(unlikely\({name}(?:\.len < 0| == NULL)\)\) \{{",
    r"\w+ = \(int64_t\){name}\.len;",
    r"\w+ = \(CPyPtr\){name}\.items;",
    r"\w+ = \(\(\w+ \*\){name}\)->_\w+;",
    r"\(\(\w+ \*\){name}\)->_\w+ = (?!{name}\b)-?\w+;",
    r"\w+ = CPyDef_\w+\(.*\);",
)


def make_leaner(sources: Iterable[Path], header: Path, folder: Path) -> dict[Path, Path]:
    """Write the leaner form of C files into a folder, where it has changed; which is where."""
    texts = {source: source.read_text(encoding="utf-8") for source in sources}
    lasting = Lasting(texts.values(), header.read_text(encoding="utf-8"))
    folder.mkdir(parents=True, exist_ok=True)
    made = {source: folder / source.name for source in texts}
    for source, text in texts.items():
        lean = FUNCTION.sub(lambda found: without_counting(found[0], lasting), expecting(text))
        if not made[source].exists() or made[source].read_text(encoding="utf-8") != lean:
            made[source].write_text(lean, encoding="utf-8")
    return made


class Lasting:
    """The attributes and constants of the whole program that keep the value first given to them."""

    def __init__(self, texts: Iterable[str], header: str) -> None:
        self.fields = {
            name: re.findall(r"\b_(\w+);", body) for body, name in STRUCT.findall(header)
        }
        self.changing: set[tuple[str, str]] = set()  # by structure and attribute
        self.given: Counter[str] = Counter()  # how often each constant is
        for text in texts:
            self.changing |= {(struct, field) for field, struct in SETTER.findall(text)}
            self.given.update(re.findall(r"^    (CPyStatic_\w+) = cpy_r", text, re.M))
            for function in FUNCTION.findall(text):
                if "_____init__(" not in function.partition("\n")[0]:
                    self.changing |= set(SET.findall(function))

        self.kin = {struct: self.kin_of(struct) for struct in self.fields}

    def kin_of(self, struct: str) -> list[str]:
        """A class, its bases and those derived from it: one begins with what the other has."""
        mine = self.fields[struct]
        return [
            other
            for other, theirs in self.fields.items()
            if theirs[: len(mine)] == mine or mine[: len(theirs)] == theirs
        ]

    def has(self, found: re.Match[str]) -> bool:
        """Whether what is read there is such an attribute or constant."""
        if found["constant"]:
            return self.given[found["constant"]] == 1
        kin = self.kin.get(found["struct"], [])
        return bool(kin) and not any((struct, found["field"]) in self.changing for struct in kin)


def expecting(text: str) -> str:
    """C that expects a place to be inside its row."""
    return BOUND.sub(r"\1likely(\2))", text)


def without_counting(function: str, lasting: Lasting) -> str:
    """A function that counts no references to what its owner holds anyway."""
    if "_INCREF(" not in function:
        return function
    given = Counter(re.findall(r"^ +(cpy_r_\w+) = ", function, re.M))
    head = function.partition("\n")[0]
    held = {name for name in re.findall(r"cpy_r_\w+", head) if not given[name]}
    spared = []
    for found in READ.finditer(function):
        name = found["name"]
        is_held = found["constant"] or found["owner"] in held
        if not is_held or given[name] != 1 or not lasting.has(found):
            continue
        if f"_INCREF({name})" not in function:
            held.add(name)
        elif is_only_looked_at(found, function):
            held.add(name)
            spared.append(name)
    counting = rf"^    {COUNTED}\((?:{'|'.join(spared)})\);\n"
    return re.sub(counting, "", function, flags=re.M) if spared else function


def is_only_looked_at(found: re.Match[str], function: str) -> bool:
    """Whether what is read there goes nowhere else, and is counted once."""
    name = found["name"]
    uses = re.findall(rf"^ *(.*\b{name}\b.*)$", function, re.M)
    uses.remove(found[0].strip())
    counted = [use for use in uses if re.fullmatch(rf"{COUNTED}\({name}\);", use)]
    harmless = re.compile("|".join(form.format(name=name) for form in HARMLESS))
    once = sum("_INCREF" in use for use in counted) == 1
    return once and all(use in counted or harmless.fullmatch(use) for use in uses)
