"""Scenes: what to draw for one viewer, in numbers of rules, not in pixels."""
import itertools
from dataclasses import dataclass
from typing import Any, Callable, List, Optional, Tuple

import numpy as np

from ._generated.constants import SvgTheme
from ._native import (Owner, call, create, data, decode, encode, ffi, fill, lib, options,
                      text)
from .match import HOST, Match
from .records import DTYPES, Records

REFERENCE = DTYPES["mld_reference"]

_pictures = itertools.count()


@dataclass(frozen=True)
class Counter:
    """A number that people read off something: wounds, victory points, cards in a hand."""

    label: str
    now: int
    most: int
    """-1: no limit that is shown."""


@dataclass(frozen=True)
class Area:
    """Where items lie."""

    id: int
    kind: int
    """A value of `AreaKind`; newer libraries may have others."""
    label: str
    owner: int
    parent: int
    x: int
    y: int
    width: int
    depth: int
    active: bool
    counters: Tuple[Counter, ...] = ()


@dataclass(frozen=True)
class Seat:
    """A player, as the viewer sees them."""

    seat: int
    label: str
    role: str
    score: int
    decision: int
    marks: int
    counters: Tuple[Counter, ...] = ()


@dataclass(frozen=True)
class SceneStatus:
    """How the match stands. `round` is 0 where the game has none, or has not begun."""

    viewer: int
    revision: int
    phase: str
    asked: Tuple[int, ...]
    turn_seat: int
    round: int
    round_limit: int
    over: bool
    winners: Tuple[int, ...]
    reason: str


def reference_pointer(record: np.void) -> Any:
    """A record of `Scene.references` as C takes it."""
    if not isinstance(record, np.void) or record.dtype != REFERENCE:
        raise TypeError(f"not a reference: {record!r}")
    return ffi.from_buffer("mld_reference*", record.tobytes())


class Scene(Owner):
    """What there is to draw for one viewer. `update` fills it again and tells whether anything has
    changed; items, points, counters and references are NumPy records."""

    __slots__ = ("viewer",)

    def __init__(self, match: Match, viewer: int = HOST, language: str = "en") -> None:
        super().__init__(create("mld_scene", lib.mld_scene_create))
        self.viewer = viewer
        call(lib.mld_scene_set_language, self._handle, encode(language))
        self.update(match)

    def update(self, match: Match) -> bool:
        """Fills it with what the viewer may see now; true if anything is different."""
        changed = ffi.new("int32_t*")
        with match._lock, self._lock:
            call(lib.mld_scene_update, self._handle, match._handle, self.viewer, changed)
        return bool(changed[0])

    def focus(self, reference: Optional[np.void]) -> None:
        """Says what the viewer looks at (a record of `references`, or nothing), from the next
        `update` on: a game may show more of it, such as how far a unit reaches."""
        wanted = ffi.NULL if reference is None else reference_pointer(reference)
        with self._lock:
            call(lib.mld_scene_set_focus, self._handle, wanted)

    def _records(self, name: str, function: Callable[..., int]) -> Records:
        count = ffi.new("uint64_t*")
        with self._lock:
            function(self._handle, ffi.NULL, 0, count, ffi.NULL)
            array = np.zeros(int(count[0]), DTYPES[name])
            if len(array):
                call(function, self._handle, ffi.cast(f"{name}*", array.ctypes.data), len(array),
                     count)
        return array

    @property
    def items(self) -> Records:
        return self._records("mld_scene_item", lib.mld_scene_items)

    @property
    def points(self) -> Records:
        return self._records("mld_scene_point", lib.mld_scene_points)

    @property
    def counters(self) -> Records:
        return self._records("mld_scene_counter", lib.mld_scene_counters)

    @property
    def references(self) -> Records:
        return self._records("mld_reference", lib.mld_scene_references)

    def references_of(self, item: np.void) -> Records:
        """What an item stands for: what a click on it means to `Choice.pick`."""
        first = int(item["first_reference"])
        return self.references[first:first + int(item["reference_count"])]

    def counters_of(self, item: np.void) -> Tuple[Counter, ...]:
        """The numbers that an item shows."""
        return self._counters(int(item["first_counter"]), int(item["counter_count"]))

    def _counters(self, first: int, count: int) -> Tuple[Counter, ...]:
        if not count:
            return ()
        return tuple(Counter(self.label(one["label"]), int(one["now"]), int(one["most"]))
                     for one in self.counters[first:first + count])

    @property
    def changes(self) -> Records:
        """What the last update that changed anything has changed."""
        return self._records("mld_scene_change", lib.mld_scene_changes)

    def label(self, index: int) -> str:
        """What a label of a record says."""
        with self._lock:
            return decode(lib.mld_scene_label(self._handle, int(index)))

    @property
    def areas(self) -> List[Area]:
        with self._lock:
            infos = [fill("mld_scene_area_info", lib.mld_scene_describe_area, self._handle, n)
                     for n in range(lib.mld_scene_area_count(self._handle))]
            return [Area(i.id, i.kind, self.label(i.label), i.owner, i.parent, i.x, i.y, i.width,
                         i.depth, bool(i.active), self._counters(i.first_counter, i.counter_count))
                    for i in infos]

    @property
    def seats(self) -> List[Seat]:
        with self._lock:
            infos = [fill("mld_scene_seat_info", lib.mld_scene_describe_seat, self._handle, n)
                     for n in range(lib.mld_scene_seat_count(self._handle))]
            return [Seat(i.seat, self.label(i.label), self.label(i.role), i.score, i.decision,
                         i.marks, self._counters(i.first_counter, i.counter_count))
                    for i in infos]

    @property
    def status(self) -> SceneStatus:
        with self._lock:
            i = fill("mld_scene_status_info", lib.mld_scene_describe_status, self._handle)
            return SceneStatus(i.viewer, i.revision, self.label(i.phase), _seats(i.asked),
                               i.turn_seat, i.round, i.round_limit, bool(i.over),
                               _seats(i.winners), self.label(i.reason))

    @property
    def bytes(self) -> bytes:
        """The scene as a FlatBuffer (scene.fbs)."""
        with self._lock:
            return data(lib.mld_scene_write, self._handle, guess=1 << 15)

    def svg(self, width: int = 800, *, dark: Optional[bool] = None, legend: bool = True) -> str:
        """A picture. Its colours are those of the reader's system, unless said."""
        theme = SvgTheme.AUTO if dark is None else SvgTheme.DARK if dark else SvgTheme.LIGHT
        prefix = ffi.new("char[]", f"m{next(_pictures)}".encode())  # Pictures may share a page.
        made = options("mld_svg_options", theme=int(theme), width=width, legend=int(legend),
                       id_prefix=prefix)
        with self._lock:
            return text(lib.mld_scene_draw_svg, self._handle, made, guess=1 << 16)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __str__(self) -> str:
        with self._lock:
            return text(lib.mld_scene_format, self._handle, guess=1 << 14)

    def __repr__(self) -> str:
        return f"<Scene for viewer {self.viewer}: {len(self.areas)} areas, {len(self.items)} items>"


def _seats(mask: Any) -> Tuple[int, ...]:
    return tuple(seat for seat in range(32) if mask >> seat & 1)


def mark_names() -> List[str]:
    """Names of the marks by bit; "" for a bit that has no meaning."""
    return [decode(lib.mld_mark_name(bit)) for bit in range(32)]
