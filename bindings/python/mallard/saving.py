"""Replays, and what saved bytes say of themselves."""
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Iterator, List, Tuple

from ._generated.constants import PackChange, SavedKind
from ._native import create, decode, ffi, fill, lib, number
from .records import Action
from .ruleset import PackInfo, Ruleset

if TYPE_CHECKING:
    from .match import Match


@dataclass(frozen=True)
class Saved:
    """What a snapshot, view, replay or save says of itself."""

    kind: SavedKind
    game: str
    options: str
    engine_version: str
    label: str
    viewer: int
    over: bool
    action_count: int
    time: int
    ruleset_fingerprint: int
    packs: Tuple[PackInfo, ...]


def _open(raw: bytes) -> Any:
    return create("mld_saved", lib.mld_saved_create, ffi.from_buffer("uint8_t[]", raw), len(raw))


def inspect(raw: bytes) -> Saved:
    """Reads what bytes say of themselves, without a ruleset."""
    saved = _open(raw)
    info = fill("mld_saved_info", lib.mld_saved_describe, saved)
    packs = [fill("mld_pack_info", lib.mld_saved_describe_pack, saved, n)
             for n in range(lib.mld_saved_pack_count(saved))]
    return Saved(SavedKind(info.kind), decode(info.game), decode(info.config),
                 decode(info.engine_version), decode(info.label), info.viewer, bool(info.over),
                 info.action_count, info.time, info.ruleset_fingerprint,
                 tuple(PackInfo(decode(p.id), decode(p.version), p.fingerprint) for p in packs))


def changed_packs(raw: bytes, ruleset: Ruleset) -> List[Tuple[str, PackChange]]:
    """The packs that are not as they were when the bytes were written."""
    saved = _open(raw)
    room = lib.mld_saved_pack_count(saved) + len(ruleset.packs)
    out = ffi.new("mld_pack_difference[]", max(room, 1))
    count = number(lib.mld_saved_compare_packs, saved, ruleset._handle, out, room)
    return [(decode(out[n].id), PackChange(out[n].change)) for n in range(count)]


class Replay:
    """The way a match went: configuration, seed, actions and hashes. Can be pickled."""

    def __init__(self, ruleset: Ruleset, raw: bytes) -> None:
        self.ruleset = ruleset
        self.bytes = raw

    def play(self, position: int = -1) -> "Match":
        """Plays it through, comparing every hash, and stops after `position` actions; -1: at the
        end. `Match.seek` goes on from there, back and forth."""
        from .match import Match
        match = Match._from(
            create("mld_match", lib.mld_match_create_from_replay, self.ruleset._handle,
                   ffi.from_buffer("uint8_t[]", self.bytes), len(self.bytes)), self.ruleset)
        if position >= 0:
            match.seek(position)
        return match

    def __len__(self) -> int:
        return inspect(self.bytes).action_count

    def __iter__(self) -> Iterator[Tuple[int, Action]]:
        with self.play() as match:
            return iter(match.history)

    def __repr__(self) -> str:
        return f"<Replay {self.ruleset.game}, {len(self)} actions>"

    def _repr_html_(self) -> str:
        from .player import page
        return page(self)
