"""Everything in a ruleset as people see it."""
import html
import json
from dataclasses import dataclass, field
from typing import Any, Dict, Iterator, List, Optional, Tuple, Union

from ._generated.constants import CatalogOptionFlags, KindList, ValueType
from ._native import decode, encode, ffi, fill, lib, text
from .games import game as describe
from .ruleset import Ruleset


@dataclass(frozen=True)
class Entry:
    """A card, a unit, a formation, ...: what packs declare."""

    kind: str
    index: int
    id: str
    word: str
    name: str
    text: str
    icon: str
    tags: Tuple[str, ...]
    pack: str
    file: str
    line: int
    fields: Dict[str, Any] = field(compare=False)
    extra: Dict[str, Any] = field(compare=False)

    def __str__(self) -> str:
        return f"{self.name}: {self.text}" if self.text else self.name

    def _repr_html_(self) -> str:
        told = {"name", "text", "icon", "tags", "extra"}  # above, or of no interest to a reader
        rows = "".join(f"<tr><th>{html.escape(name)}</th><td>{_shown(value)}</td></tr>"
                       for name, value in self.fields.items() if name not in told)
        return (f"<h4>{html.escape(self.name)}</h4><p>{html.escape(self.text)}</p>"
                f"<table>{rows}</table><small>{html.escape(self.id)}, "
                f"{html.escape(self.file)}:{self.line}</small>")


def _shown(value: Any) -> str:
    """A field for a reader: drawings (shapes, boards) line by line."""
    drawing = isinstance(value, list) and all(isinstance(line, str) for line in value)
    if drawing and len({len(line) for line in value}) == 1 and set("#.o") & set("".join(value)):
        return f"<pre>{html.escape(chr(10).join(value))}</pre>"
    return f"<code>{html.escape(str(value))}</code>"


def _value(pointer: Any) -> Any:
    if pointer == ffi.NULL:
        return None
    info = fill("mld_value_info", lib.mld_value_describe, pointer)
    if info.type == ValueType.BOOL:
        return bool(info.integer)
    if info.type == ValueType.INT:
        return int(info.integer)
    if info.type == ValueType.STRING:
        return bytes(ffi.buffer(info.text, info.text_size)).decode("utf-8", "replace")
    if info.type == ValueType.LIST:
        return [_value(lib.mld_value_item(pointer, n)) for n in range(info.count)]
    if info.type == ValueType.TABLE:
        return {decode(lib.mld_value_field_name(pointer, n)): _value(lib.mld_value_item(pointer, n))
                for n in range(info.count)}
    if info.type == ValueType.FUNCTION:
        return "<function>"
    return None


@dataclass(frozen=True)
class Word:
    """A kind of action, event or decision, for people."""

    number: int
    word: str
    """As in the text notation."""
    name: str
    """Of a decision, what is asked."""
    text: str
    sentence: str
    """Of an event: what tells it, with places for its arguments."""


@dataclass(frozen=True)
class OptionChoice:
    """Something that an option can be set to."""

    value: str
    """As `Match` takes it."""
    name: str
    text: str
    entry: Optional[Entry]
    """The entry that it names, if it does."""


@dataclass(frozen=True)
class CatalogOption:
    """An option of a match, for people: what a menu is made of."""

    option: str
    """As `Match` takes it."""
    name: str
    text: str
    type: int
    default: str
    min: int
    max: int
    open: bool
    """It takes other text than its choices, too."""
    several: bool
    """It takes several choices, separated by commas."""
    empty: bool
    """It takes "", too."""
    choices: Tuple[OptionChoice, ...]


class Kind:
    """All entries of one kind, by number, id or word."""

    def __init__(self, kind: str, name: str, text: str, entries: List[Entry]) -> None:
        self.kind = kind
        self.name = name
        self.text = text
        self._entries = entries

    def __len__(self) -> int:
        return len(self._entries)

    def __iter__(self) -> Iterator[Entry]:
        return iter(self._entries)

    def __getitem__(self, key: Union[int, str]) -> Entry:
        if isinstance(key, int):
            return self._entries[key]
        for entry in self._entries:
            if key in (entry.id, entry.word):
                return entry
        raise KeyError(key)

    def __repr__(self) -> str:
        return f"<{self.name}: {len(self)} entries>"


def _words(handle: Any, language: int, which: KindList, count: int) -> Dict[str, Word]:
    words = (fill("mld_catalog_word_info", lib.mld_catalog_describe_word, handle, language,
                  int(which), n) for n in range(count))
    return {word.word: word for word in (
        Word(info.kind, decode(info.word), decode(info.name), decode(info.text),
             decode(info.sentence)) for info in words)}


class Catalog:
    """The catalog of a ruleset in a language: entries by kind, and what actions, events, decisions
    and options are called."""

    def __init__(self, ruleset: Union[str, Ruleset], language: str = "en") -> None:
        rules = ruleset if isinstance(ruleset, Ruleset) else Ruleset(ruleset)
        handle = rules._handle
        number = lib.mld_catalog_find_language(handle, encode(language))
        self.languages = [decode(lib.mld_catalog_language(handle, n))
                          for n in range(lib.mld_catalog_language_count(handle))]
        self.language = decode(lib.mld_catalog_language(handle, number))
        self._json = text(lib.mld_catalog_format_json, handle, number, guess=1 << 18)
        self.kinds: Dict[str, Kind] = {}
        for index in range(lib.mld_catalog_kind_count(handle)):
            info = fill("mld_catalog_kind_info", lib.mld_catalog_describe_kind, handle, number,
                        index)
            kind = decode(info.kind)
            self.kinds[kind] = Kind(kind, decode(info.name), decode(info.text), [
                self._entry(handle, number, kind, index, n) for n in range(info.entry_count)])
        about = describe(rules.game)
        self.actions = _words(handle, number, KindList.ACTIONS, len(about.actions))
        self.events = _words(handle, number, KindList.EVENTS, len(about.events))
        self.decisions = _words(handle, number, KindList.DECISIONS, len(about.decisions))
        self.options = {option.option: option for option in (
            self._option(handle, number, n) for n in range(lib.mld_catalog_option_count(handle)))}
        self._rules, self._number = rules, number

    def word(self, name: str) -> str:
        """A word that every game needs: `player`, `round`, `draw`, `mark_hit`, ...; "" if there is
        none of that name."""
        return decode(lib.mld_catalog_common_word(self._rules._handle, self._number, encode(name)))

    def _option(self, handle: Any, language: int, number: int) -> CatalogOption:
        info = fill("mld_catalog_option_info", lib.mld_catalog_describe_option, handle, language,
                    number)
        kinds, choices = list(self.kinds.values()), []
        for n in range(info.choice_count):
            choice = fill("mld_catalog_choice_info", lib.mld_catalog_describe_choice, handle,
                          language, number, n)
            entry = kinds[choice.kind][int(choice.entry)] if choice.entry >= 0 else None
            choices.append(OptionChoice(decode(choice.value), decode(choice.name),
                                        decode(choice.text), entry))
        return CatalogOption(
            decode(info.option), decode(info.name), decode(info.text), info.type,
            decode(info.fallback), info.min, info.max,
            bool(info.flags & CatalogOptionFlags.OPEN),
            bool(info.flags & CatalogOptionFlags.SEVERAL),
            bool(info.flags & CatalogOptionFlags.EMPTY), tuple(choices))

    @staticmethod
    def _entry(handle: Any, language: int, kind: str, index: int, number: int) -> Entry:
        info = fill("mld_catalog_entry_info", lib.mld_catalog_describe_entry, handle, language,
                    index, number)
        return Entry(kind, number, decode(info.id), decode(info.word), decode(info.name),
                     decode(info.text), decode(info.icon),
                     tuple(decode(info.tags[n]) for n in range(info.tag_count)),
                     decode(info.pack), decode(info.file), info.line, _value(info.fields) or {},
                     _value(info.extra) or {})

    def __getitem__(self, kind: str) -> Kind:
        return self.kinds[kind]

    def __iter__(self) -> Iterator[Kind]:
        return iter(self.kinds.values())

    def __len__(self) -> int:
        return len(self.kinds)

    @property
    def json(self) -> Any:
        """All of it as the library writes it in JSON."""
        return json.loads(self._json)

    def __repr__(self) -> str:
        kinds = ", ".join(f"{len(kind)} {kind.kind}" for kind in self)
        return f"<Catalog ({self.language}): {kinds}>"
