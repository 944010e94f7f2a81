"""What games there are, and what their actions, events, decisions and options are called."""
from dataclasses import dataclass
from functools import lru_cache
from typing import Dict, List, Tuple

from ._generated.constants import ArgType, KindFlags, KindList, OptionType
from ._native import decode, encode, fill, lib, number


@dataclass(frozen=True)
class Argument:
    """A named argument of an action, event or decision."""

    name: str
    doc: str
    type: int
    """A value of `ArgType`; newer libraries may have others."""
    slot: int
    width: int
    table: str
    words: Tuple[str, ...]


@dataclass(frozen=True)
class Kind:
    """A kind of action, event or decision."""

    number: int
    name: str
    doc: str
    arguments: Tuple[Argument, ...]
    depends: bool
    """The arguments are only the first: their values say what follows."""


@dataclass(frozen=True)
class Option:
    """An option of a match."""

    name: str
    doc: str
    type: OptionType
    default: str
    min: int
    max: int
    words: Tuple[str, ...]


@dataclass(frozen=True)
class BotInfo:
    """A bot that a game offers."""

    name: str
    doc: str
    level: int


@dataclass(frozen=True)
class Game:
    """A game of the library."""

    name: str
    title: str
    doc: str
    actions: Tuple[Kind, ...]
    events: Tuple[Kind, ...]
    decisions: Tuple[Kind, ...]
    options: Tuple[Option, ...]
    bots: Tuple[BotInfo, ...]

    def action(self, number: int) -> Kind:
        """The kind of action of that number."""
        return _by_number(self.name)[number]


def _words(info: object) -> Tuple[str, ...]:
    return tuple(decode(info.words[n]) for n in range(info.word_count))  # type: ignore[attr-defined]


def _kinds(game: bytes, which: KindList, count: int) -> Tuple[Kind, ...]:
    kinds = []
    for index in range(count):
        kind = fill("mld_kind_info", lib.mld_game_describe_nth_kind, game, int(which), index)
        arguments = []
        for n in range(kind.arg_count):
            arg = fill("mld_arg_info", lib.mld_game_describe_arg, game, int(which), kind.kind, n)
            arguments.append(Argument(decode(arg.name), decode(arg.doc), arg.type, arg.slot,
                                      arg.width, decode(arg.table), _words(arg)))
        kinds.append(Kind(kind.kind, decode(kind.name), decode(kind.doc), tuple(arguments),
                          bool(kind.flags & KindFlags.ARGS_DEPEND)))
    return tuple(kinds)


def _option(game: bytes, index: int) -> Option:
    info = fill("mld_option_info", lib.mld_game_describe_option, game, index)
    return Option(decode(info.name), decode(info.doc), OptionType(info.type),
                  decode(info.fallback), info.min, info.max, _words(info))


def _bot(game: bytes, index: int) -> BotInfo:
    info = fill("mld_bot_info", lib.mld_game_describe_bot, game, index)
    return BotInfo(decode(info.name), decode(info.doc), info.level)


@lru_cache(maxsize=None)
def game(name: str) -> Game:
    """The game of that name."""
    raw = encode(name)
    info = fill("mld_game_info", lib.mld_game_describe, number(lib.mld_game_find, raw))
    return Game(name, decode(info.title), decode(info.doc),
                _kinds(raw, KindList.ACTIONS, info.action_count),
                _kinds(raw, KindList.EVENTS, info.event_count),
                _kinds(raw, KindList.DECISIONS, info.decision_count),
                tuple(_option(raw, n) for n in range(info.option_count)),
                tuple(_bot(raw, n) for n in range(number(lib.mld_game_bot_count, raw))))


@lru_cache(maxsize=None)
def _by_number(name: str) -> Dict[int, Kind]:
    return {kind.number: kind for kind in game(name).actions}


def games() -> List[Game]:
    """All games of the library."""
    out = []
    for index in range(lib.mld_game_count()):
        info = fill("mld_game_info", lib.mld_game_describe, index)
        out.append(game(decode(info.name)))
    return out


def is_name(argument: Argument) -> bool:
    """Whether the argument names an entry of a table."""
    return argument.type in (ArgType.NAME, ArgType.HEX, ArgType.NODE)


def version() -> str:
    """The version of the library in use."""
    return decode(lib.mld_version_string())
