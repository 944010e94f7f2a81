"""A fixed numbering of a game's actions, and observations of a fixed length, for learners.

Actions. Each kind of action has a block of numbers, in the order of the manifest.
- Where all arguments come from known, small sets (cells, seats, words, names of a table, ...) and
  their combinations fit in `BLOCK`, the block is *direct*: each combination has its own number, the
  same in every match with that ruleset and those options.
- Otherwise it is *folded* to `BLOCK` numbers: an action's number is a hash of its arguments; where
  two legal actions meet, the later one of the list takes the next free number.
Open decisions are numbered by their representatives. The mask of a player who is asked something
has at least one 1; if a folded block overflows, the last actions of the list have no number.

Observations. What the player's own scene shows, nothing else: every item gives one feature for each
mark, its face, its owner (counted from the player), its entry and its count, at the place where it
lies. Features are folded by a hash into `OBSERVATION` numbers.
"""
from typing import Dict, List, Optional, Set, Tuple

import numpy as np
from numpy.typing import NDArray

from ._generated.constants import ArgType
from ._native import encode, lib, number
from .games import Kind, game, is_name
from .match import Match
from .records import Records
from .scene import Scene

BLOCK = 4096
OBSERVATION = 4096

# Kinds of action from here on answer questions of packs; where no pack asks they have no numbers.
_FIRST_ANSWER = 240

# (lowest value, how many) of arguments whose values do not depend on the ruleset.
_RANGES = {ArgType.CELL: (0, 256), ArgType.SEAT: (-1, 9), ArgType.HOUR: (1, 12),
           ArgType.WEAPON: (0, 9), ArgType.DIE: (1, 16), ArgType.CAMP: (1, 16),
           ArgType.SLOT: (0, 16), ArgType.LINE: (1, 64)}

_Hashes = NDArray[np.uint64]


def _mix(values: _Hashes) -> _Hashes:
    """SplitMix64's last step: every bit of the input changes about half of the output."""
    values = (values ^ (values >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    values = (values ^ (values >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return values ^ (values >> np.uint64(31))


def _hash(columns: List[NDArray[np.int64]]) -> _Hashes:
    total = np.zeros(len(columns[0]), np.uint64)
    for column in columns:
        total = _mix(total + column.astype(np.uint64) + np.uint64(0x9E3779B97F4A7C15))
    return total


class ActionEncoding:
    """The numbers of actions for matches like this one: same ruleset, same options."""

    def __init__(self, match: Match) -> None:
        self.size = 0
        self.blocks: Dict[int, Tuple[int, int, Optional[List[Tuple[int, int, int]]]]] = {}
        with match._lock:
            asks = number(lib.mld_match_name_count, match._handle, encode("question")) > 0
        for kind in game(match.game).actions:
            if kind.number >= _FIRST_ANSWER and not asks:
                continue
            ranges = self._ranges(match, kind)
            length = BLOCK if ranges is None else int(np.prod([r[2] for r in ranges], dtype=int))
            self.blocks[kind.number] = (self.size, length, ranges)
            self.size += length

    @staticmethod
    def _ranges(match: Match, kind: Kind) -> Optional[List[Tuple[int, int, int]]]:
        """(slot, lowest, how many) of each argument; None where the block is folded."""
        if kind.depends:
            return None
        ranges, product = [], 1
        for argument in kind.arguments:
            if argument.type == ArgType.WORD:
                low, count = 0, len(argument.words)
            elif is_name(argument):
                with match._lock:
                    low, count = -1, 1 + number(lib.mld_match_name_count, match._handle,
                                                encode(argument.table))
            elif argument.type in _RANGES:
                low, count = _RANGES[ArgType(argument.type)]
            else:
                return None
            ranges.append((argument.slot, low, count))
            product *= count
        return ranges if product <= BLOCK else None

    def numbers(self, legal: Records) -> NDArray[np.int64]:
        """The number of each action of a list; -1 where it has none."""
        out = np.full(len(legal), -1, np.int64)
        for kind in np.unique(legal["kind"]):
            first, length, ranges = self.blocks[int(kind)]
            rows = np.flatnonzero(legal["kind"] == kind)
            args = legal["args"][rows].astype(np.int64)
            if ranges is None:
                wish = _hash([args[:, slot] for slot in range(7)]) % np.uint64(length)
                out[rows] = self._settled(first, length, wish.astype(np.int64))
                continue
            place = np.zeros(len(rows), np.int64)
            fits = np.ones(len(rows), bool)
            for slot, low, count in ranges:
                value = args[:, slot] - low
                fits &= (value >= 0) & (value < count)
                place = place * count + value % count
            # A value that its type does not promise takes a number that is free.
            out[rows] = first + place if fits.all() else self._settled(first, length, place)
        return out

    @staticmethod
    def _settled(first: int, length: int, wish: NDArray[np.int64]) -> NDArray[np.int64]:
        """The numbers wished for, or the next free ones."""
        out = np.full(len(wish), -1, np.int64)
        taken: Set[int] = set()
        for row, place in enumerate(wish.tolist()):
            if len(taken) == length:
                break
            while place in taken:
                place = (place + 1) % length
            taken.add(place)
            out[row] = first + place
        return out

    def mask(self, match: Match, seat: int) -> NDArray[np.int8]:
        """1 for each number that is legal for that player now."""
        mask = np.zeros(self.size, np.int8)
        numbers = self.numbers(match.legal_array(seat))
        mask[numbers[numbers >= 0]] = 1
        return mask

    def action(self, match: Match, seat: int, index: int) -> np.void:
        """The legal action of that number, to be applied; ValueError if there is none."""
        legal = match.legal_array(seat)
        rows = np.flatnonzero(self.numbers(legal) == index)
        if index < 0 or not len(rows):  # -1 is what actions without a number have.
            raise ValueError(f"{index} is no legal action of seat {seat} now")
        return legal[rows[0]]  # type: ignore[no-any-return]


def observe(scene: Scene, seat: int, size: int = OBSERVATION) -> NDArray[np.float32]:
    """The observation of a player from the scene that was made for them."""
    if scene.viewer != seat:
        raise ValueError("an observation is made from the player's own scene")
    items = scene.items
    out = np.zeros(size, np.float32)
    if len(items):
        seats = max(len(scene.seats), 1)
        owner = items["owner"].astype(np.int64)
        owner = np.where(owner < 0, -1, (owner - seat) % seats)
        place = [items[name].astype(np.int64) for name in ("area", "geometry", "x", "y")]
        one = np.ones(len(items), np.int64)
        for bit in range(32):
            rows = np.flatnonzero(items["marks"] >> bit & 1)
            if len(rows):
                at = _hash([p[rows] for p in place] + [one[rows] * bit])
                out[(at % np.uint64(size)).astype(np.int64)] += 1
        entry = items["entry"].astype(np.int64) + (items["entry_kind"].astype(np.int64) << 16)
        for tag, values in ((32, owner), (33, items["face"].astype(np.int64)), (34, entry)):
            at = _hash(place + [one * tag, values]) % np.uint64(size)
            np.add.at(out, at.astype(np.int64), 1)
        at = _hash(place + [one * 35]) % np.uint64(size)
        np.add.at(out, at.astype(np.int64), items["count"].astype(np.float32))
    for player in scene.seats:
        at = _hash([np.array([(player.seat - seat) % len(scene.seats)]), np.array([36])])
        out[int(at[0] % np.uint64(size))] += player.score
    return out
