"""Balance studies: many games by bots, as a table and a report.

Work is cut into chunks, each fixed by its seed and numbers alone, so the table is the same, bit for
bit, for any number of threads or workers, and a chunk that is lost is done again.
"""
import sys
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Callable, Dict, Iterator, List, Optional, Sequence, Set, Tuple, Union

from ._generated.constants import VIEWER_HOST, VIEWER_SPECTATOR, ArgType
from ._native import call, decode, encode, ffi, fill, lib, number, seed_of
from .bot import Bot
from .catalog import Catalog
from .games import game as describe
from .games import is_name
from .match import Match
from .seating import AnyPlayer, Seated, name_of, play_out, seat_player
from .report import Simulation
from .ruleset import Ruleset
from .scene import Scene

CHUNK = 8
SET_UP = 200
LOOK = 16
"""Actions between two looks at what the seats have before them."""

Rows = List[Dict[str, Any]]
Taken = Tuple[int, int, Tuple[int, ...]]
"""Seat, kind and arguments of an action."""


def nth_seed(seed: int, index: int) -> int:
    """SplitMix64: unrelated seeds for neighbouring numbers."""
    value = (seed + (index + 1) * 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    return value ^ (value >> 31)


@dataclass(frozen=True)
class _Task:
    """A chunk of games; travels to other processes with its packs."""

    ruleset: Ruleset
    players: Tuple[AnyPlayer, ...]
    options: Tuple[Tuple[str, Any], ...]
    options_text: str
    seed: int
    first: int
    last: int
    max_actions: int


class _Names:
    """What an action uses, in words: its kind, and the entries that it names."""

    def __init__(self, match: Match) -> None:
        self._kinds = {kind.number: kind for kind in describe(match.game).actions}
        self._match = match
        self._names: Dict[Tuple[str, int], str] = {}

    def name(self, table: str, index: int) -> str:
        """`card:airstrike`."""
        key = table, index
        if key not in self._names:
            out = ffi.new("const char**")
            call(lib.mld_match_name, self._match._handle, encode(table), index, out)
            self._names[key] = f"{table}:{decode(out[0])}"
        return self._names[key]

    def uses(self, kind: int, args: Sequence[int]) -> List[str]:
        """`play`, `card:airstrike`."""
        described = self._kinds[kind]
        return [described.name] + [
            self.name(argument.table, args[argument.slot]) for argument in described.arguments
            if is_name(argument) and argument.type == ArgType.NAME and args[argument.slot] >= 0]


def _known(ruleset: Ruleset, options_text: str, options: Dict[str, Any]) -> List[str]:
    """All that could be used: the words of `_Names` and `_Had` for all kinds of action and entries."""
    with Match(ruleset, seed=0, options_text=options_text, history=False, events=False,
               **options) as match:
        actions, names = describe(ruleset.game).actions, _Names(match)
        tables = sorted({argument.table for kind in actions for argument in kind.arguments
                         if is_name(argument) and argument.type == ArgType.NAME})
        named = [names.name(table, index) for table in tables
                 for index in range(number(lib.mld_match_name_count, match._handle, encode(table)))]
    had = [f"has {kind.kind}:{entry.word}" for kind in Catalog(ruleset) for entry in kind]
    return [kind.name for kind in actions] + named + had


class _Had:
    """The entries that have lain before the seats: fleets, units, hands."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._scene = Scene(match, VIEWER_HOST)
        self._seen: Set[Tuple[int, int, int]] = set()

    def look(self) -> None:
        self._scene.update(self._match)
        items = self._scene.items
        items = items[(items["entry_kind"] != 0) & (items["owner"] >= 0)]
        self._seen.update(zip(items["owner"].tolist(), items["entry_kind"].tolist(),
                              items["entry"].tolist()))

    def uses(self) -> Dict[Tuple[int, str], int]:
        """(Seat, `has unit:ranger`) -> 1."""
        handle = self._match.ruleset._handle
        kinds = {}
        for index in range(lib.mld_catalog_kind_count(handle)):
            kind = fill("mld_catalog_kind_info", lib.mld_catalog_describe_kind, handle, 0,
                        index).kind
            kinds[lib.mld_table_id(kind)] = index, decode(kind)
        had = {}
        for owner, table, entry in self._seen:
            if table in kinds:
                index, name = kinds[table]
                info = fill("mld_catalog_entry_info", lib.mld_catalog_describe_entry, handle, 0,
                            index, entry)
                had[owner, f"has {name}:{decode(info.word)}"] = 1
        return had


def _open(match: Match, bots: Sequence[Union[Bot, Seated]], most: int) -> Tuple[int, List[Taken]]:
    """Plays until it is somebody's turn, past a set-up by all; who that is, and what was done. -1
    in games without turns."""
    taken: List[Taken] = []
    with Scene(match, VIEWER_SPECTATOR) as scene:
        first = scene.status.turn_seat
        while first < 0 and not match.over and len(taken) < min(most, SET_UP):
            taken += play_out(match, bots, max_actions=1)
            scene.update(match)
            first = scene.status.turn_seat
    return first, taken


def _play(task: _Task) -> Rows:
    rows = []
    for index in range(task.first, task.last):
        seed = nth_seed(task.seed, index)
        with Match(task.ruleset, seed=seed, history=False, events=False,
                   options_text=task.options_text, **dict(task.options)) as match:
            seats = match.seats
            players = [task.players[(seat + index) % len(task.players)] for seat in range(seats)]
            seated = [seat_player(match, player, nth_seed(seed, seat))
                      for seat, player in enumerate(players)]
            first, taken = _open(match, seated, task.max_actions)
            had = _Had(match)
            had.look()
            while not match.over and len(taken) < task.max_actions:
                taken += play_out(match, seated,
                                  max_actions=min(LOOK, task.max_actions - len(taken)))
                had.look()
            outcome, names, uses = match.outcome, _Names(match), had.uses()
            for seat, kind, args in taken:
                for use in names.uses(kind, args):
                    uses[seat, use] = uses.get((seat, use), 0) + 1
            rows.append({"game": index, "seed": seed, "over": outcome.over,
                         "bots": tuple(player.name for player in seated), "winners": outcome.winners,
                         "scores": outcome.scores, "actions": len(taken), "first": first,
                         "hash": match.hash, "uses": uses})
    return rows


def _bar(done: int, games: int) -> None:
    """A progress bar on standard error."""
    full = 30 * done // games
    sys.stderr.write(f"\r[{'#' * full}{'.' * (30 - full)}] {done} of {games} games"
                     + ("\n" if done == games else ""))
    sys.stderr.flush()


Progress = Union[bool, Callable[[int, int], None]]


def shown(progress: Progress) -> Callable[[int, int], None]:
    """What to call with games done and games to do."""
    if callable(progress):
        return progress
    return _bar if progress else lambda done, games: None


def _results(tasks: Sequence[_Task], threads: int, client: Any) -> Iterator[Rows]:
    """What came of the chunks, as they arrive."""
    if client is not None:
        arriving: Any = import_module("distributed").as_completed
        for _, rows in arriving(client.map(_play, tasks, pure=False), with_results=True):
            yield rows
    elif threads == 1:
        yield from map(_play, tasks)
    else:
        with ThreadPoolExecutor(threads) as pool:
            futures: List["Future[Rows]"] = [pool.submit(_play, task) for task in tasks]
            for future in as_completed(futures):
                yield future.result()


def simulate(game: Union[str, Ruleset], players: Sequence[AnyPlayer] = ("standard", "random"),
             games: int = 100, *, seed: Optional[int] = None, threads: int = 1, client: Any = None,
             max_actions: int = 1 << 40, progress: Progress = False,
             arrived: Optional[Callable[[Simulation], None]] = None,
             options_text: str = "", **options: Any) -> Simulation:
    """Plays many games by bots, described ones (`BotPlayer`) too, or players of one's own, which
    change seats from game to game.

    With `client`, a `dask.distributed.Client`, the chunks go to its workers, which need this package
    and its library; packs travel with them. Results stream: `arrived` is called with each chunk that
    has been played, as a small simulation of its own, in whatever order they come. `progress=True`
    shows a bar; a function is called with games done and games to do. Options of the game are given
    by name, or as text (`options_text="players=4"`). One seed fixes all games; one is drawn when none
    is given, and told by `Simulation.seed`.
    """
    if games < 1 or threads < 1 or not players:
        raise ValueError("games, threads and players must be at least one")
    named: Dict[str, AnyPlayer] = {}
    for player in players:
        if named.setdefault(name_of(player), player) != player:
            raise ValueError(f"two players are called {name_of(player)!r}: give one another name")
    ruleset = game if isinstance(game, Ruleset) else Ruleset(game)
    seed = seed_of(seed)
    tasks = [_Task(ruleset, tuple(players), tuple(sorted(options.items())), options_text, seed,
                   first, min(first + CHUNK, games), max_actions)
             for first in range(0, games, CHUNK)]
    rows: Rows = []
    known = _known(ruleset, options_text, options)
    show = shown(progress)
    for result in _results(tasks, threads, client):
        rows.extend(result)
        if arrived:
            arrived(Simulation(ruleset.game, result, seed, known))
        show(len(rows), games)
    return Simulation(ruleset.game, sorted(rows, key=lambda row: int(row["game"])), seed, known)
