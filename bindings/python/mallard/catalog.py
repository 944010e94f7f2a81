"""Everything in a ruleset as people see it."""
import html
import json
from dataclasses import dataclass, field
from typing import Any, Dict, Iterator, List, Tuple, Union

from ._generated.constants import ValueType
from ._native import decode, encode, ffi, fill, lib, text
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


class Catalog:
    """The catalog of a ruleset in a language. Plain data: it does not keep the ruleset."""

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
