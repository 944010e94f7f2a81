"""Tournaments: every player against every other, and how strong each of them is.

Ratings are on Elo's scale: 400 points more mean ten times the odds of winning. They are the strengths
that make the results most likely (the model of Bradley and Terry), so the order of games does not
matter; their errors come from the curvature of that likelihood.
"""
import zlib
from itertools import combinations
from typing import Any, Dict, List, Optional, Sequence, Tuple, Union

import numpy as np
from numpy.typing import NDArray

from .seating import AnyPlayer, name_of
from ._native import seed_of
from .report import Simulation, interval
from .ruleset import Ruleset
from .simulation import Progress, nth_seed, shown, simulate

AVERAGE = 1500.0
_SCALE = 400 / np.log(10)
# Half a game won and half a game lost to everybody, so that who wins all is not infinitely strong.
_PRIOR = 0.5

Matrix = NDArray[np.float64]


def fit(points: Matrix) -> Tuple[Matrix, Matrix]:
    """Ratings of players, and the half width of their 95 % intervals; `points[i, j]` is what i won
    against j."""
    count = len(points)
    won = points + _PRIOR * (1 - np.eye(count))
    games = won + won.T
    strength = np.zeros(count)
    for _ in range(100):  # Newton's method; the likelihood is concave
        chance = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        slope = (won - games * chance).sum(axis=1)
        weight = games * chance * (1 - chance)
        curvature = np.diag(weight.sum(axis=1)) - weight
        # Only differences count: the mean is held at zero.
        step = np.linalg.solve(curvature + 1 / count, slope)
        strength += step - step.mean()
        if np.abs(step).max() < 1e-10:
            break
    covariance = np.linalg.inv(curvature + 1 / count) - 1 / count
    return AVERAGE + _SCALE * strength, 1.96 * _SCALE * np.sqrt(covariance.diagonal())


class Tournament:
    """What came of a tournament.

    `table` has a row a player, the strongest first, with rating and the bounds of its interval;
    `pairs` a row a pairing, with points and the interval of their share; `points` is the matrix of
    what the player of the row won against that of the column.
    """

    def __init__(self, game: str, players: Sequence[str],
                 studies: Dict[Tuple[str, str], Simulation], seed: Optional[int] = None) -> None:
        import pandas  # type: ignore[import]
        self.game = game
        self.seed = seed
        place = {name: index for index, name in enumerate(players)}
        matrix = np.zeros((len(players), len(players)))
        pairs: List[Dict[str, Any]] = []
        for (one, other), study in studies.items():
            won, lost = _points(study, one)
            matrix[place[one], place[other]], matrix[place[other], place[one]] = won, lost
            low, high = interval(won, int(won + lost))
            pairs.append({"player": one, "opponent": other, "games": int(won + lost),
                          "points": won, "share": won / (won + lost), "low": low, "high": high})
        ratings, errors = fit(matrix)
        table = pandas.DataFrame({
            "player": list(players), "rating": ratings, "low": ratings - errors,
            "high": ratings + errors, "games": (matrix + matrix.T).sum(axis=1).astype(int),
            "points": matrix.sum(axis=1)})
        self.table = table.sort_values(["rating", "player"], ascending=[False, True]
                                       ).reset_index(drop=True)
        self.pairs = pandas.DataFrame(pairs)
        self.points = pandas.DataFrame(matrix, index=list(players), columns=list(players))

    def report(self) -> str:
        """The table in words."""
        lines = [f"{len(self.table)} players of {self.game}, "
                 f"{int(self.pairs['games'].sum())} games"]
        lines += [f"{place}. {row.player}: {row.rating:.0f} +- {row.high - row.rating:.0f} "
                  f"({row.points:g} of {row.games})"
                  for place, row in enumerate(self.table.itertuples(), 1)]
        return "\n".join(lines)

    def plot(self) -> Any:
        """A figure: ratings with their intervals, the strongest on top."""
        from matplotlib.figure import Figure  # type: ignore[import]
        table = self.table.iloc[::-1]
        figure = Figure(figsize=(7, 1.2 + 0.4 * len(table)), layout="constrained")
        axes = figure.subplots()
        axes.errorbar(table["rating"], table["player"], xerr=table["high"] - table["rating"],
                      fmt="o", capsize=4)
        axes.set(title=f"{self.game}: {int(self.pairs['games'].sum())} games",
                 xlabel="rating, with the interval that holds 95 % of the time")
        axes.margins(y=0.2)
        axes.grid(axis="x", alpha=0.3)
        return figure

    def __repr__(self) -> str:
        return self.report()


def _points(study: Simulation, player: str) -> Tuple[float, float]:
    """What a player won and lost: a game whose winners are on both sides, or nobody, is half won."""
    won = study.seats["share"] > 0
    mine = study.seats["bot"] == player
    sides = study.seats.assign(mine=won & mine, theirs=won & ~mine
                               ).groupby("game")[["mine", "theirs"]].any()
    points = float(((sides["mine"].astype(int) - sides["theirs"].astype(int) + 1) / 2).sum())
    return points, len(sides) - points


def tournament(game: Union[str, Ruleset], players: Sequence[AnyPlayer], games: int = 40, *,
               seed: Optional[int] = None, threads: int = 1, client: Any = None, max_actions: int = 1 << 40,
               progress: Progress = False, options_text: str = "", **options: Any) -> Tournament:
    """Lets every player play every other, `games` times, changing seats from game to game.

    What two players play does not depend on who else takes part. The other arguments are those of
    `simulate`.
    """
    named = {name_of(player): player for player in players}
    if len(players) < 2 or len(named) != len(players):
        raise ValueError("a tournament needs at least two players, each of them once")
    ruleset = game if isinstance(game, Ruleset) else Ruleset(game)
    seed = seed_of(seed)
    pairings = list(combinations(sorted(named), 2))
    studies: Dict[Tuple[str, str], Simulation] = {}
    show = shown(progress)
    for number, pair in enumerate(pairings):
        def partly(done: int, _: int, before: int = number * games) -> None:
            show(before + done, len(pairings) * games)
        studies[pair] = simulate(ruleset, [named[name] for name in pair], games,
                                 threads=threads, client=client,
                                 seed=nth_seed(seed, zlib.crc32(" ".join(pair).encode())),
                                 max_actions=max_actions, progress=partly,
                                 options_text=options_text, **options)
        if studies[pair].seats["seat"].max() == 0:
            raise ValueError("a tournament needs a game with more than one player")
    return Tournament(ruleset.game, list(named), studies, seed)
