"""A fixed numbering of a game's actions, and observations of a fixed length, for learners.

Actions. Each kind of action has a block of numbers, in the order of the manifest.
- Where all arguments come from known, small sets (cells, seats, words, names of a table, ...) and
  their combinations fit in `BLOCK`, the block is *direct*: each combination has its own number, the
  same in every match with that ruleset and those options.
- Otherwise it is *folded* to `BLOCK` numbers: an action's number is a hash of its arguments; where
  two legal actions meet, the later one of the list takes the next free number.
Open decisions are numbered by their representatives. If a folded block overflows, the last actions
of the list have no number. The last number of all is *no-op*: nothing is done with it, and it is the
only 1 in the mask of a player who is not asked anything. So no mask is all zero.

Observations. What the player's own scene shows, nothing else, in the features that `FEATURES` lists,
folded by a hash into `OBSERVATION` numbers. Seats are counted from the player. Planes are cut into
`BINS` by `BINS` squares, so that what stands nearly where it stood is nearly the same to see.

`describe` says it for a match; `python3 -m mallard.encoding` writes the tables of the manual.
"""
import zlib
from dataclasses import dataclass
from typing import Dict, List, Optional, Sequence, Set, Tuple, Union

import numpy as np
from numpy.typing import NDArray

from ._generated.constants import AreaKind, ArgType
from ._native import encode, lib, number
from .games import Kind, game, games, is_name
from .match import Match
from .records import Records
from .scene import Area, Counter, Scene

BLOCK = 4096
OBSERVATION = 4096
BINS = 24
"""Along the longer side of a plane."""

FEATURES = {
    "mark": "each mark of an item, at its place",
    "owner": "whose an item is, at its place",
    "face": "which side of an item is up, at its place",
    "entry": "which entry of the catalog an item is, at its place",
    "count": "how many an item stands for, at its place",
    "item counter": "each counter of an item (wounds, models), at its place",
    "held": "how many of an entry lie in an area, wherever in it: cards in a hand, goods in a hold",
    "area counter": "each counter of an area (victory points, hits)",
    "area mark": "whether an area has a part in what goes on now",
    "seat counter": "each counter of a player",
    "seat mark": "each mark of a player",
    "score": "the score of a player, as far as it is known",
    "decision": "which kind of decision a player is asked, as far as it is known",
    "asked": "whether a player is asked something",
    "turn": "whose turn it is",
    "phase": "the part of the game",
    "round": "the number of the round",
}
"""What an observation is made of: each is 1, or the number that is there, at a number of its own."""

_TAGS = {name: tag for tag, name in enumerate(FEATURES)}

# Kinds of action from here on answer questions of packs; where no pack asks they have no numbers.
_FIRST_ANSWER = 240

# (lowest value, how many) of arguments whose values do not depend on the ruleset.
_RANGES = {ArgType.CELL: (0, 256), ArgType.SEAT: (-1, 9), ArgType.HOUR: (1, 12),
           ArgType.WEAPON: (0, 9), ArgType.DIE: (1, 16), ArgType.CAMP: (1, 16),
           ArgType.SLOT: (0, 16), ArgType.LINE: (1, 64)}

_Hashes = NDArray[np.uint64]
_Column = NDArray[np.int64]


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
        self.no_op = self.size
        """The number of doing nothing: for players who are not asked."""
        self.size += 1

    @staticmethod
    def _ranges(match: Match, kind: Kind) -> Optional[List[Tuple[int, int, int]]]:
        """(slot, lowest, how many) of each argument; None where the block is folded."""
        if kind.depends:
            return None
        ranges, product = [], 1
        for argument in kind.arguments:
            if argument.words:
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
        """1 for each number that is legal for that player now: of one who is not asked, `no_op`."""
        mask = np.zeros(self.size, np.int8)
        numbers = self.numbers(match.legal_array(seat))
        mask[numbers[numbers >= 0] if len(numbers) else self.no_op] = 1
        return mask

    def action(self, match: Match, seat: int, index: int) -> np.void:
        """The legal action of that number, to be applied; ValueError if there is none."""
        legal = match.legal_array(seat)
        rows = np.flatnonzero(self.numbers(legal) == index)
        if index < 0 or not len(rows):  # -1 is what actions without a number have.
            raise ValueError(f"{index} is no legal action of seat {seat} now")
        return legal[rows[0]]  # type: ignore[no-any-return]


@dataclass(frozen=True)
class Block:
    """The numbers of one kind of action."""

    kind: str
    arguments: Tuple[str, ...]
    first: int
    length: int
    direct: bool
    """Each combination of arguments has a number of its own; otherwise they are folded."""

    def __str__(self) -> str:
        how = "one a combination" if self.direct else "folded"
        return (f"{self.first:,} to {self.first + self.length - 1:,}: "
                f"{' '.join((self.kind, *(f'<{name}>' for name in self.arguments)))} ({how})")


@dataclass(frozen=True)
class Description:
    """How matches of a ruleset with certain options are encoded. Prints as text."""

    game: str
    actions: int
    """How many numbers actions have, `no_op` included."""
    no_op: int
    blocks: Tuple[Block, ...]
    observation: int
    """How many numbers an observation has."""
    features: Tuple[Tuple[str, str], ...]
    """What they are made of: names, and what each says."""

    def __str__(self) -> str:
        return "\n".join([
            f"{self.game}: {self.actions:,} numbers of actions", *map(str, self.blocks),
            f"{self.no_op:,}: no-op, for who is not asked",
            f"{self.observation:,} numbers of an observation, folded from",
            *(f"{name}: {doc}" for name, doc in self.features)])


def describe(match: Match) -> Description:
    """How actions and observations of matches like this one are encoded."""
    encoding = ActionEncoding(match)
    kinds = {kind.number: kind for kind in game(match.game).actions}
    blocks = tuple(
        Block(kinds[number].name, tuple(argument.name for argument in kinds[number].arguments),
              first, length, ranges is not None)
        for number, (first, length, ranges) in encoding.blocks.items())
    return Description(match.game, encoding.size, encoding.no_op, blocks, OBSERVATION,
                       tuple(FEATURES.items()))


def tables() -> str:
    """The tables of the manual: the encodings of all games at their default options, and the
    features of observations."""
    lines = ["| game | numbers | kinds of action with a number for each combination | folded |",
             "|---|---|---|---|"]
    for one in games():
        about = describe(Match(one.name, seed=1))
        direct = sum(block.direct for block in about.blocks)
        lines.append(f"| {one.name} | {about.actions:,} | {direct} | {len(about.blocks) - direct} |")
    lines += ["", "| feature | what it says |", "|---|---|"]
    return "\n".join(lines + [f"| {name} | {doc} |" for name, doc in FEATURES.items()])


def _key(text: str) -> int:
    """A text as a number, the same in every match and on every machine."""
    return zlib.crc32(text.encode())


class _Features:
    """Adds features up, each at the number that its hash gives."""

    def __init__(self, size: int) -> None:
        self.out = np.zeros(size, np.float32)
        self._ones: Dict[str, List[Tuple[int, int, float]]] = {}

    def add(self, name: str, columns: List[_Column], amounts: Union[float, _Column] = 1) -> None:
        """A feature of many things, told apart by columns of numbers."""
        if len(columns[0]):
            tag = np.full(len(columns[0]), _TAGS[name], np.int64)
            at = (_hash([tag, *columns]) % np.uint64(len(self.out))).astype(np.int64)
            np.add.at(self.out, at, amounts)

    def one(self, name: str, whose: int, what: int = 0, amount: float = 1) -> None:
        """A feature of one thing, a player's or an area's; `done` adds all of them at once."""
        self._ones.setdefault(name, []).append((whose, what, amount))

    def counters(self, name: str, whose: int, counters: Sequence[Counter]) -> None:
        for counter in counters:
            self.one(name, whose, _key(counter.label), counter.now)

    def done(self) -> NDArray[np.float32]:
        for name, ones in self._ones.items():
            whose, what, amounts = (np.array(column) for column in zip(*ones))
            self.add(name, [whose.astype(np.int64), what.astype(np.int64)], amounts)
        return self.out


def _place(items: Records, areas: Sequence[Area]) -> List[_Column]:
    """Where items lie; on planes, in which square."""
    place = [items[name].astype(np.int64) for name in ("area", "geometry", "x", "y")]
    for number, area in enumerate(areas):
        if area.kind == AreaKind.PLANE:
            rows = place[0] == number
            square = max(1, -(-max(area.width, area.depth) // BINS))
            place[2][rows] = (place[2][rows] - area.x) // square
            place[3][rows] = (place[3][rows] - area.y) // square
    return place


def _see_items(features: _Features, scene: Scene, areas: Sequence[Area], seat: int, seats: int) -> None:
    items = scene.items
    place = _place(items, areas)
    owner = items["owner"].astype(np.int64)
    owner = np.where(owner < 0, -1, (owner - seat) % seats)
    entry = items["entry"].astype(np.int64) + (items["entry_kind"].astype(np.int64) << 16)
    for bit in range(32):
        rows = np.flatnonzero(items["marks"] >> bit & 1)
        features.add("mark", [column[rows] for column in place] + [np.full(len(rows), bit, np.int64)])
    features.add("owner", [*place, owner])
    features.add("face", [*place, items["face"].astype(np.int64)])
    features.add("entry", [*place, entry])
    features.add("count", place, items["count"])
    named = np.flatnonzero(items["entry_kind"])
    features.add("held", [place[0][named], owner[named], entry[named]],
                 np.maximum(items["count"][named], 1))
    _see_counters(features, scene, items, place)


def _see_counters(features: _Features, scene: Scene, items: Records, place: List[_Column]) -> None:
    """The counters of items: each at the place of its item, told apart by its label."""
    counts = items["counter_count"].astype(np.int64)
    rows = np.repeat(np.arange(len(items)), counts)
    if not len(rows):
        return
    within = np.arange(len(rows)) - np.repeat(np.cumsum(counts) - counts, counts)
    counters = scene.counters[items["first_counter"].astype(np.int64)[rows] + within]
    labels, which = np.unique(counters["label"], return_inverse=True)
    keys = np.array([_key(scene.label(label)) for label in labels], np.int64)
    features.add("item counter", [column[rows] for column in place] + [keys[which]], counters["now"])


def observe(scene: Scene, seat: int, size: int = OBSERVATION) -> NDArray[np.float32]:
    """The observation of a player from the scene that was made for them."""
    if scene.viewer != seat:
        raise ValueError("an observation is made from the player's own scene")
    features, areas, players, status = _Features(size), scene.areas, scene.seats, scene.status
    seats = max(len(players), 1)
    _see_items(features, scene, areas, seat, seats)
    for number, area in enumerate(areas):
        features.counters("area counter", number, area.counters)
        features.one("area mark", number, amount=area.active)
    for player in players:
        who = (player.seat - seat) % seats
        features.counters("seat counter", who, player.counters)
        for bit in (bit for bit in range(32) if player.marks >> bit & 1):
            features.one("seat mark", who, bit)
        features.one("score", who, amount=player.score)
        features.one("decision", who, player.decision)
        features.one("asked", who, amount=player.seat in status.asked)
        features.one("turn", who, amount=player.seat == status.turn_seat)
    features.one("phase", 0, _key(status.phase))
    features.one("round", 0, amount=status.round)
    return features.done()


if __name__ == "__main__":
    print(tables())
