"""Packs, which are content, and rulesets, which are a game together with the packs loaded for it."""
from pathlib import Path
from typing import Any, Dict, Iterable, List, Mapping, NamedTuple, Optional, Tuple, Union

from . import callbacks
from ._native import NULL, Owner, call, create, decode, encode, ffi, fill, lib, options

PackSource = Union[str, Path, "Pack"]


class PackInfo(NamedTuple):
    """A pack of a ruleset."""

    id: str
    version: str
    fingerprint: int


class Pack:
    """The files of a pack, by their paths. Plain data: it can be changed, copied and pickled."""

    def __init__(self, label: str, files: Mapping[str, Union[str, bytes]]) -> None:
        self.label = label
        self.files: Dict[str, bytes] = {
            path: text.encode("utf-8") if isinstance(text, str) else bytes(text)
            for path, text in files.items()}

    @classmethod
    def from_folder(cls, folder: Union[str, Path]) -> "Pack":
        """The pack in that folder."""
        return cls._read(Path(folder).name, create(
            "mld_pack", lib.mld_pack_create_from_folder, encode(str(folder))))

    @classmethod
    def embedded(cls, game: str) -> "Pack":
        """The base pack of a game: what its own content is written like."""
        return cls._read(game, create("mld_pack", lib.mld_pack_create_embedded, encode(game)))

    @classmethod
    def _read(cls, label: str, handle: Any) -> "Pack":
        files: Dict[str, Union[str, bytes]] = {}
        path, data, size = ffi.new("char**"), ffi.new("uint8_t**"), ffi.new("uint64_t*")
        for n in range(lib.mld_pack_file_count(handle)):
            call(lib.mld_pack_file_path, handle, n, path)
            call(lib.mld_pack_file_bytes, handle, n, data, size)
            files[decode(path[0])] = bytes(ffi.buffer(data[0], size[0]))
        return cls(label, files)

    def _create(self) -> Any:
        handle = create("mld_pack", lib.mld_pack_create, encode(self.label))
        for path, data in self.files.items():
            call(lib.mld_pack_add_file, handle, encode(path), data, len(data))
        return handle

    def __repr__(self) -> str:
        return f"<Pack {self.label}: {len(self.files)} files>"


class Ruleset(Owner):
    """A game and the packs loaded for it: immutable, shared by matches and threads, pickled with
    its packs and limits, without its log."""

    __slots__ = ("_source", "_packs", "_base_pack", "_limits")

    def __init__(self, game: str, packs: Iterable[PackSource] = (), base_pack: bool = True, *,
                 log: Optional[callbacks.Log] = None, call_instructions: Optional[int] = None,
                 action_instructions: Optional[int] = None,
                 load_instructions: Optional[int] = None,
                 memory_bytes: Optional[int] = None) -> None:
        """Loads `packs` on top of the game's own, unless `base_pack` is false.

        `log` receives what scripts print and how loading went (see `set_log`). The rest limits
        scripts, instead of the usual limits: instructions for one call, for all calls in one
        action, and for loading; and memory. Limits are part of the fingerprint.
        """
        loaded = tuple(pack if isinstance(pack, Pack) else Pack.from_folder(pack)
                       for pack in packs)
        limits = {"call_instructions": call_instructions, "action_instructions": action_instructions,
                  "load_instructions": load_instructions, "memory_bytes": memory_bytes}
        self._limits = {name: limit for name, limit in limits.items() if limit is not None}
        handles: List[Any] = [pack._create() for pack in loaded]
        array = ffi.new("mld_pack*[]", handles) if handles else NULL
        made = options("mld_ruleset_options", base_pack=int(base_pack), pack_count=len(handles),
                       **self._limits)
        if handles:
            made.packs = ffi.cast("const mld_pack* const*", array)
        name = encode(game)
        made.log, made.log_user_data, made.log_release = callbacks.log_of(log)
        super().__init__(create("mld_ruleset", lib.mld_ruleset_create, name, made))
        self._source, self._packs, self._base_pack = game, loaded, base_pack

    def set_log(self, log: Optional[callbacks.Log]) -> None:
        """Has `log` hear what scripts print from now on, for everybody who uses this ruleset; None:
        nobody.

        It is called with a `LogLevel` and a line, by whichever thread uses a match of the ruleset,
        one at a time, and lives until it is replaced or the last match of the ruleset is gone. It
        must not use objects of that ruleset. What it raises is raised by the call that printed, once
        that is over: an action has been taken then.
        """
        call(lib.mld_ruleset_set_log, self._handle, *callbacks.log_of(log))

    def __reduce__(self) -> Tuple[Any, ...]:
        return _again, (self._source, self._packs, self._base_pack, self._limits)

    def __copy__(self) -> "Ruleset":
        return self

    def __deepcopy__(self, _: Any) -> "Ruleset":
        return self

    @property
    def game(self) -> str:
        return self._source

    @property
    def fingerprint(self) -> int:
        """64 bits over everything in it: equal where matches can be exchanged."""
        return int(lib.mld_ruleset_fingerprint(self._handle))

    @property
    def packs(self) -> List[PackInfo]:
        """The packs in load order."""
        handle = self._handle  # What the descriptions point at lives as long as this.
        infos = [fill("mld_pack_info", lib.mld_ruleset_describe_pack, handle, n)
                 for n in range(lib.mld_ruleset_pack_count(handle))]
        return [PackInfo(decode(i.id), decode(i.version), int(i.fingerprint)) for i in infos]

    def _config(self, text: str, values: Mapping[str, object]) -> Any:
        config = create("mld_config", lib.mld_config_create, self._handle)
        if text:
            call(lib.mld_config_set_text, config, encode(text))
        for name, value in values.items():
            word = str(value).lower() if isinstance(value, bool) else str(value)
            call(lib.mld_config_set, config, encode(name), encode(word))
        return config

    def __repr__(self) -> str:
        packs = ", ".join(f"{pack.id} {pack.version}" for pack in self.packs)
        return f"<Ruleset {self.game}: {packs}>"


def _again(game: str, packs: Tuple[Pack, ...], base_pack: bool, limits: Dict[str, int]) -> Ruleset:
    """A ruleset from its pickle."""
    return Ruleset(game, packs, base_pack, **limits)  # type: ignore[arg-type]
