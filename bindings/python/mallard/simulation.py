"""Balance studies: many games by bots, as a table and a report.

Work is cut into chunks, each fixed by its seed and numbers alone, so the table is the same, bit for
bit, for any number of threads or workers, and a chunk that is lost is done again.
"""
import math
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Callable, Dict, List, Optional, Sequence, Tuple, Union

from ._generated.constants import VIEWER_SPECTATOR, ArgType
from ._native import call, decode, encode, ffi, lib
from .bot import AnyPlayer, Bot, Seated, play_out, seat_player
from .games import game as describe
from .games import is_name
from .match import Match
from .ruleset import Ruleset
from .scene import Scene

CHUNK = 8
SET_UP = 200

Taken = Tuple[int, int, Tuple[int, ...]]
"""Seat, kind and arguments of an action."""


def seed_of(seed: int, index: int) -> int:
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

    def _name(self, table: str, index: int) -> str:
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
            self._name(argument.table, args[argument.slot]) for argument in described.arguments
            if is_name(argument) and argument.type == ArgType.NAME and args[argument.slot] >= 0]


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


def _play(task: _Task) -> List[Dict[str, Any]]:
    rows = []
    for index in range(task.first, task.last):
        seed = seed_of(task.seed, index)
        with Match(task.ruleset, seed=seed, history=False, events=False,
                   options_text=task.options_text, **dict(task.options)) as match:
            seats = match.seats
            players = [task.players[(seat + index) % len(task.players)] for seat in range(seats)]
            seated = [seat_player(match, player, seed_of(seed, seat))
                      for seat, player in enumerate(players)]
            first, taken = _open(match, seated, task.max_actions)
            taken += play_out(match, seated, max_actions=task.max_actions - len(taken))
            outcome, names = match.outcome, _Names(match)
            uses: Dict[Tuple[int, str], int] = {}
            for seat, kind, args in taken:
                for use in names.uses(kind, args):
                    uses[seat, use] = uses.get((seat, use), 0) + 1
            rows.append({"game": index, "seed": seed, "bots": tuple(player.name for player in seated), "over": outcome.over,
                         "winners": outcome.winners, "scores": outcome.scores,
                         "actions": len(taken), "first": first, "hash": match.hash, "uses": uses})
    return rows


def interval(wins: float, games: int, z: float = 1.96) -> Tuple[float, float]:
    """Wilson's interval of a share, 95 % unless said."""
    if games == 0:
        return 0.0, 1.0
    share, square = wins / games, z * z
    centre = (share + square / (2 * games)) / (1 + square / games)
    half = z / (1 + square / games) * math.sqrt(share * (1 - share) / games
                                                + square / (4 * games * games))
    return max(0.0, centre - half), min(1.0, centre + half)


def _share(frame: Any, by: List[str]) -> Any:
    """Wins by group, with intervals. A win that is shared counts in part, a draw not at all."""
    import pandas  # type: ignore[import]
    table = frame.groupby(by, sort=True)["share"].agg(["count", "sum"]).reset_index()
    bounds = [interval(wins, games) for wins, games in zip(table["sum"], table["count"])]
    return pandas.DataFrame({
        **{name: table[name] for name in by}, "games": table["count"], "wins": table["sum"],
        "win_rate": table["sum"] / table["count"], "low": [low for low, _ in bounds],
        "high": [high for _, high in bounds]})


class Simulation:
    """What came of many games.

    `games` is one row a game, `seats` one a game and seat, `uses` one a game, seat and thing used
    (a kind of action, or an entry that an action names).
    """

    def __init__(self, game: str, rows: List[Dict[str, Any]]) -> None:
        import pandas
        self.game = game
        seats, uses, games = [], [], []
        for row in rows:
            winners = row["winners"]
            games.append({"game": row["game"], "seed": row["seed"], "over": row["over"],
                          "winner": winners[0] if len(winners) == 1 else -1, "first": row["first"],
                          "actions": row["actions"], "hash": row["hash"]})
            for seat, bot in enumerate(row["bots"]):
                share = 1 / len(winners) if seat in winners else 0.0
                seats.append({"game": row["game"], "seat": seat, "bot": bot, "share": share,
                              "began": row["first"] == seat, "score": row["scores"][seat]})
            for (seat, use), times in sorted(row["uses"].items()):
                share = 1 / len(winners) if seat in winners else 0.0
                uses.append({"game": row["game"], "seat": seat, "use": use, "times": times,
                             "share": share})
        self.games = pandas.DataFrame(games).astype({"seed": "uint64", "hash": "uint64"})
        self.seats = pandas.DataFrame(seats)
        self.uses = pandas.DataFrame(uses)

    def by_bot(self) -> Any:
        """Win rates of the bots."""
        return _share(self.seats, ["bot"])

    def by_seat(self) -> Any:
        """Win rates of the seats. Bots change seats from game to game, so that their strength does
        not count here."""
        return _share(self.seats, ["seat"])

    def by_start(self) -> Any:
        """Win rates of those who had the first turn and of the others: the advantage of the first
        player. In games without turns nobody began."""
        return _share(self.seats, ["began"])

    def by_use(self) -> Any:
        """How often each thing was used, and the win rate of those who used it."""
        table = _share(self.uses, ["use"])
        times = self.uses.groupby("use", sort=True)["times"].sum().reset_index()
        table.insert(2, "times", times["times"])
        return table.sort_values(["times", "use"], ascending=[False, True]).reset_index(drop=True)

    def report(self) -> str:
        """All of it in words."""
        count, length = len(self.games), self.games["actions"]
        lines = [f"{count} games of {self.game}, {int(self.games['over'].sum())} to their end, "
                 f"{int((self.games['winner'] < 0).sum())} without one winner",
                 f"length: {length.mean():.1f} actions (from {length.min()} to {length.max()})"]
        for title, table in (("bots", self.by_bot()), ("seats", self.by_seat()),
                             ("had the first turn", self.by_start())):
            lines.append(f"{title}:")
            lines += [f"  {row[1]}: {row.win_rate:.1%} ({row.low:.1%} to {row.high:.1%})"
                      for row in table.itertuples()]
        lines.append("most used:")
        lines += [f"  {row['use']}: {row['times']} times, {row['win_rate']:.1%} of its users won"
                  for _, row in self.by_use().head(12).iterrows()]
        return "\n".join(lines)

    def plot(self) -> Any:
        """A figure: win rates of bots and seats with intervals, and the length of games."""
        from matplotlib.figure import Figure  # type: ignore[import]
        figure = Figure(figsize=(11, 3.4), layout="constrained")
        left, middle, right = figure.subplots(1, 3)
        for axes, table, name in ((left, self.by_bot(), "bot"), (middle, self.by_seat(), "seat")):
            error = [(table["win_rate"] - table["low"]).clip(lower=0),
                     (table["high"] - table["win_rate"]).clip(lower=0)]
            axes.bar([str(label) for label in table[name]], table["win_rate"], yerr=error, capsize=4)
            axes.set(title=f"win rate by {name}", ylim=(0, 1.05))
        right.hist(self.games["actions"], bins=min(30, max(5, len(self.games) // 4)))
        right.set(title="actions a game")
        return figure

    def __repr__(self) -> str:
        return self.report()


def simulate(game: Union[str, Ruleset], players: Sequence[AnyPlayer] = ("standard", "random"),
             games: int = 100, *, seed: int = 0, threads: int = 1, client: Any = None,
             max_actions: int = 1 << 40, progress: Optional[Callable[[int, int], None]] = None,
             options_text: str = "", **options: Any) -> Simulation:
    """Plays many games by bots, or players of one's own, which change seats from game to game.

    With `client`, a `dask.distributed.Client`, the chunks go to its workers, which need this package
    and its library; packs travel with them. `progress` is called with games done and games to do. Options
    of the game are given by name, or as text (`options_text="players=4"`).
    """
    if games < 1 or threads < 1 or not players:
        raise ValueError("games, threads and players must be at least one")
    ruleset = game if isinstance(game, Ruleset) else Ruleset(game)
    tasks = [_Task(ruleset, tuple(players), tuple(sorted(options.items())), options_text, seed,
                   first, min(first + CHUNK, games), max_actions)
             for first in range(0, games, CHUNK)]
    rows: List[Dict[str, Any]] = []

    def collect(results: Any) -> None:
        for result in results:
            rows.extend(result)
            if progress:
                progress(len(rows), games)

    if client is not None:
        futures = client.map(_play, tasks, pure=False)
        collect(future.result() for future in futures)
    elif threads == 1:
        collect(map(_play, tasks))
    else:
        with ThreadPoolExecutor(threads) as pool:
            collect(pool.map(_play, tasks))
    return Simulation(ruleset.game, rows)
