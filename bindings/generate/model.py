"""What Mallard's C interface and its games consist of, as plain data for the emitters.

`c_header.read_interface` makes an `Interface` of capi/mallard*.h, `manifests.read` a list of `Game`
of manifests.json. An emitter (one module a language) turns both into files and never looks at a
header itself. Everything here keeps the order of its source, so output is the same every time.
"""
from dataclasses import dataclass, field
from enum import Enum
from typing import Optional


# What @threadsafety says, in words.
THREADS = {"any": "Any thread", "object": "One thread an object", "startup": "Before other calls"}


@dataclass(frozen=True)
class Doc:
    """A Doxygen comment, without its stars and markup commands."""

    text: str = ""  # Paragraphs separated by blank lines; lines inside one are joined.
    params: tuple[tuple[str, str], ...] = ()  # (name, text) of every @param.
    returns: str = ""  # @return.
    thread: str = ""  # A key of THREADS; functions only.
    since: str = ""  # "0.1"; functions only.

    @property
    def summary(self) -> str:
        """The first sentence."""
        first = self.text.split("\n\n")[0]
        for at, char in enumerate(first):
            if char == "." and first[at + 1:at + 2] in ("", " "):
                if not first[:at].endswith(("e.g", "i.e", " ..", "...")):
                    return first[:at + 1]
        return first


@dataclass(frozen=True)
class Type:
    """A C type: `const char* const*` is Type("char", 2, const=True)."""

    name: str  # Without const and stars: int32_t, char, void, mld_action, mld_match, ...
    pointers: int = 0
    const: bool = False  # What the last star points to may not be changed.
    length: Optional[int] = None  # Of fields that are arrays.

    @property
    def is_value(self) -> bool:
        return self.pointers == 0 and self.name != "void"

    def is_pointer(self, depth: int, const: Optional[bool] = None) -> bool:
        return self.pointers == depth and const in (None, self.const)


class Role(Enum):
    """What a parameter is for, judged by the conventions of mallard_base.h."""

    VALUE = "a number or structure, passed by value"
    HANDLE = "a handle, borrowed; changed unless its type is const"
    CREATED = "where a new handle goes, owned by the caller"
    HANDLE_OUT = "where a borrowed handle goes"
    ERROR = "where an mld_error goes; always last"
    TEXT = "text that comes in"
    TEXTS = "texts that come in; `partner` counts them"
    RECORD = "a structure that is only read; often nullable"
    RECORD_OUT = "a structure that is filled or changed"
    NUMBERS = "numbers that are read, as many as the function says"
    NUMBER_OUT = "a number that is filled, or changed"
    TEXT_OUT = "where a borrowed text goes"
    BYTES_OUT = "where borrowed bytes go; `partner` receives their size"
    ARRAY = "numbers, bytes or structures that are read (or changed, if not const); see `partner`"
    BUFFER = "the caller's buffer for text (char) or bytes (uint8_t)"
    LIST = "the caller's buffer for numbers, texts or structures"
    CAPACITY = "how many bytes or items fit in the buffer before it"
    SIZE = "receives how many bytes or items there are"
    COUNT = "how many items the array or texts before it have"
    CALLBACK = "a function of the caller"
    USER_DATA = "handed on to the callback"


@dataclass
class Param:
    name: str
    type: Type
    role: Role = Role.VALUE
    partner: str = ""  # The parameter that tells how long this one is.
    doc: str = ""


@dataclass
class Function:
    name: str
    returns: Type
    params: list[Param]
    doc: Doc
    header: str  # The file it is declared in.
    group: str = ""  # The title of the @name group it stands in.

    @property
    def fallible(self) -> bool:
        """Returns an mld_status and takes an mld_error**."""
        return bool(self.params) and self.params[-1].role is Role.ERROR


@dataclass
class Field:
    name: str
    type: Type
    doc: Doc


@dataclass
class Struct:
    name: str
    fields: list[Field]
    doc: Doc
    header: str

    @property
    def sized(self) -> bool:
        """Begins with struct_size, which the caller sets; fields may be appended to it."""
        return self.fields[0].name == "struct_size"


@dataclass
class Value:
    name: str
    number: int
    doc: Doc


@dataclass
class EnumType:
    name: str
    values: list[Value]
    doc: Doc
    header: str


@dataclass
class Alias:
    """A number type with a name of its own: mld_status. `values` names the enum it takes."""

    name: str
    type: Type
    values: str
    doc: Doc
    header: str


@dataclass
class Handle:
    """An opaque structure, used through pointers only."""

    name: str
    doc: Doc
    header: str


@dataclass
class Callback:
    name: str
    returns: Type
    params: list[Param]
    doc: Doc
    header: str


@dataclass
class Constant:
    name: str
    number: int
    unsigned: bool
    doc: Doc
    header: str


@dataclass
class Interface:
    """The whole C interface, each list in the order of the headers."""

    functions: list[Function] = field(default_factory=list)
    structs: list[Struct] = field(default_factory=list)
    enums: list[EnumType] = field(default_factory=list)
    aliases: list[Alias] = field(default_factory=list)
    handles: list[Handle] = field(default_factory=list)
    callbacks: list[Callback] = field(default_factory=list)
    constants: list[Constant] = field(default_factory=list)

    def find(self, name: str):
        """Whatever has that name, or None."""
        for group in (self.functions, self.structs, self.enums, self.aliases, self.handles,
                      self.callbacks, self.constants):
            for item in group:
                if item.name == name:
                    return item
        return None


@dataclass
class Arg:
    """A named argument of an action, event or decision."""

    name: str
    type: str  # As the manifest names it: int, cell, point, seat, word, name, ...
    doc: str
    slot: int  # Where it begins in `args`.
    width: int  # How many slots it takes up.
    words: list[str]  # By value; of words only.
    table: str  # Of names, hexes and nodes only.
    role: str = "none"  # What it is to what happened: subject, from, to, place, amount, total.
    side: str = "any"  # On whose side the thing lies that it names: any, own, opponent.


@dataclass
class Kind:
    number: int
    name: str
    doc: str
    args: list[Arg]
    takes_back: bool  # Of actions: only takes an earlier one back.
    depends: bool = False  # Those are only the first arguments; their values say what follows.


@dataclass
class Option:
    name: str
    type: str  # bool, int, word, text
    default: str
    doc: str
    min: int
    max: int
    words: list[str]


@dataclass
class Game:
    name: str
    title: str
    doc: str
    actions: list[Kind]
    events: list[Kind]
    decisions: list[Kind]
    options: list[Option]
