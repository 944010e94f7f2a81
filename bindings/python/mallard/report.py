"""What came of many games: tables with intervals, a report in words, and plots."""
import math
from typing import Any, Dict, List, Optional, Sequence, Tuple


def interval(wins: float, games: int, z: float = 1.96) -> Tuple[float, float]:
    """Wilson's interval of a share, 95 % unless said."""
    if games == 0:
        return 0.0, 1.0
    share, square = wins / games, z * z
    centre = (share + square / (2 * games)) / (1 + square / games)
    half = z / (1 + square / games) * math.sqrt(share * (1 - share) / games
                                                + square / (4 * games * games))
    return max(0.0, centre - half), min(1.0, centre + half)


def difference(wins: float, games: int, others: float, rest: int) -> Tuple[float, float, float]:
    """How much higher one share is than another, and its 95 % interval (Newcombe's, of two of
    Wilson's); NaN where one of them is of nothing."""
    if games == 0 or rest == 0:
        return math.nan, math.nan, math.nan
    one, other = wins / games, others / rest
    (low, high), (least, most) = interval(wins, games), interval(others, rest)
    return (one - other, one - other - math.hypot(one - low, most - other),
            one - other + math.hypot(high - one, other - least))


def mean_interval(total: float, squares: float, count: int) -> Tuple[float, float, float]:
    """A mean and its 95 % interval, from the sum of numbers, of their squares, and how many there are."""
    if count < 1:
        return math.nan, math.nan, math.nan
    mean = total / count
    if count < 2:
        return mean, math.nan, math.nan
    half = 1.96 * math.sqrt(max(squares - total * mean, 0.0) / (count - 1) / count)
    return mean, mean - half, mean + half


def mean_difference(one: Tuple[float, float, int], other: Tuple[float, float, int]
                    ) -> Tuple[float, float, float]:
    """How much higher one mean is than another, and its 95 % interval (Welch's); each from sum, sum of
    squares and count. NaN where one of them is of fewer than two."""
    (high, low, _), (than, least, _) = mean_interval(*one), mean_interval(*other)
    half = math.hypot(high - low, than - least)
    return (high - than, high - than - half, high - than + half) if half == half else (
        math.nan, math.nan, math.nan)


def _share(frame: Any, by: List[str]) -> Any:
    """Wins by group, with intervals. A win that is shared counts in part, a draw not at all."""
    import pandas  # type: ignore[import]
    table = frame.groupby(by, sort=True)["share"].agg(["count", "sum"]).reset_index()
    bounds = [interval(wins, games) for wins, games in zip(table["sum"], table["count"])]
    return pandas.DataFrame({
        **{name: table[name] for name in by}, "games": table["count"], "wins": table["sum"],
        "win_rate": table["sum"] / table["count"], "low": [low for low, _ in bounds],
        "high": [high for _, high in bounds]})


def _add(sums: Tuple[float, float, int], score: float) -> Tuple[float, float, int]:
    return sums[0] + score, sums[1] + score * score, sums[2] + 1


class Simulation:
    """What came of many games.

    `games` is one row a game, `seats` one a game and seat, `uses` one a game, seat and thing used:
    a kind of action, an entry that an action names (`card:airstrike`), or what a seat had
    before it at some time (`has unit:quack_marine`). `known` names what could have been used.
    """

    def __init__(self, game: str, rows: List[Dict[str, Any]], seed: Optional[int] = None,
                 known: Sequence[str] = ()) -> None:
        import pandas
        self.game = game
        self.known = tuple(known)
        self.seed = seed
        """What fixed all games; the seed of each is in `games`."""
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
                             "share": share, "score": row["scores"][seat]})
        self.games = pandas.DataFrame(games).astype({"seed": "uint64", "hash": "uint64"})
        self.seats = pandas.DataFrame(seats)
        self.uses = pandas.DataFrame(uses)
        self.alone = all(len(row["bots"]) == 1 for row in rows)
        """Whether nobody played against anybody: then scores tell what wins do not."""

    def by_score(self) -> Any:
        """Mean scores of the bots, with their intervals, the lowest and the highest."""
        import pandas
        rows = []
        for bot, scores in self.seats.groupby("bot", sort=True)["score"]:
            numbers = [float(score) for score in scores]
            mean, low, high = mean_interval(sum(numbers), sum(n * n for n in numbers), len(numbers))
            rows.append({"bot": bot, "games": len(numbers), "score": mean, "low": low, "high": high,
                         "least": min(numbers), "most": max(numbers)})
        return pandas.DataFrame(rows)

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
        """How often each thing was used, the win rate of those who used it, and its contribution:
        how much higher that is than the win rate of those who did not, with its interval. There is
        none (NaN) for what everybody used, or nobody: that has a row, too. In a game that is played alone
        it is how much higher the score is. Who uses a thing may also be who plays better: compare
        players of one kind."""
        table = _share(self.uses, ["use"])
        times = self.uses.groupby("use", sort=True)["times"].sum().reset_index()
        table.insert(2, "times", times["times"])
        table = self._with_unused(table)
        gains = self._score_gains(table["use"]) if self.alone else self._win_gains(table)
        for place, name in enumerate(("contribution", "least", "most")):
            table[name] = [gain[place] for gain in gains]
        return table.sort_values(["times", "use"], ascending=[False, True]).reset_index(drop=True)

    def _with_unused(self, table: Any) -> Any:
        """With a row for what nobody used: of all kinds of action, and of all entries of a kind of
        which any entry was used. Of other kinds (boards, words) nobody uses any."""
        import pandas
        used = set(table["use"])
        kinds = {use.partition(":")[0] for use in used if ":" in use}
        unused = [use for use in self.known
                  if use not in used and (":" not in use or use.partition(":")[0] in kinds)]
        rows = pandas.DataFrame({"use": unused, "games": 0, "times": 0, "wins": 0.0,
                                 "win_rate": math.nan, "low": 0.0, "high": 1.0})
        return pandas.concat([table, rows], ignore_index=True) if unused else table

    def _win_gains(self, table: Any) -> List[Tuple[float, float, float]]:
        seats, shares = len(self.seats), float(self.seats["share"].sum())
        return [difference(wins, games, shares - wins, seats - games)
                for wins, games in zip(table["wins"], table["games"])]

    def _score_gains(self, uses: Any) -> List[Tuple[float, float, float]]:
        nothing = (0.0, 0.0, 0)
        everybody = nothing
        of: Dict[str, Tuple[float, float, int]] = {}
        for score in self.seats["score"]:
            everybody = _add(everybody, float(score))
        for use, score in zip(self.uses["use"], self.uses["score"]):
            of[use] = _add(of.get(use, nothing), float(score))
        gains = []
        for use in uses:
            users = of.get(use, nothing)
            others = (everybody[0] - users[0], everybody[1] - users[1], everybody[2] - users[2])
            gains.append(mean_difference(users, others))
        return gains

    def _signed(self, gain: float) -> str:
        return f"{gain:+.1f}" if self.alone else f"{gain:+.1%}"

    def report(self) -> str:
        """All of it in words."""
        count, length = len(self.games), self.games["actions"]
        lines = [f"{count} games of {self.game}, {int(self.games['over'].sum())} to their end, "
                 f"{int((self.games['winner'] < 0).sum())} without one winner",
                 f"length: {length.mean():.1f} actions (from {length.min()} to {length.max()})"]
        wins = [] if self.alone else [("bots", self.by_bot()), ("seats", self.by_seat()),
                                      ("had the first turn", self.by_start())]
        for title, table in wins:
            lines.append(f"{title}:")
            lines += [f"  {row[1]}: {row.win_rate:.1%} ({row.low:.1%} to {row.high:.1%})"
                      for row in table.itertuples()]
        if self.seats["score"].any():
            lines.append("scores:")
            lines += [f"  {row.bot}: {row.score:.1f} ({row.low:.1f} to {row.high:.1f}), "
                      f"from {row.least:.0f} to {row.most:.0f}"
                      for row in self.by_score().itertuples()]
        uses = self.by_use()
        lines.append("most used:")
        lines += [f"  {row['use']}: {row['times']} times"
                  + ("" if self.alone else f", {row['win_rate']:.1%} of its users won")
                  for _, row in uses.head(12).iterrows()]
        unused = uses["use"][uses["times"] == 0]
        if len(unused):
            more = f" and {len(unused) - 12} more" if len(unused) > 12 else ""
            lines.append("used by nobody: " + ", ".join(unused[:12]) + more)
        telling = uses[(uses["least"] > 0) | (uses["most"] < 0)]
        what = "a higher or lower score" if self.alone else "winning or losing"
        lines.append(f"goes with {what}:" if len(telling)
                     else f"nothing used goes with {what} for certain")
        lines += [f"  {row['use']}: {self._signed(row['contribution'])} "
                  f"({self._signed(row['least'])} to {self._signed(row['most'])})"
                  for _, row in telling.sort_values("contribution", ascending=False).iterrows()]
        return "\n".join(lines)

    def plot(self) -> Any:
        """A figure: win rates of bots and seats with intervals, or in a game that is played alone the
        scores; and the length of games."""
        from matplotlib.figure import Figure  # type: ignore[import]
        figure = Figure(figsize=(11, 3.4), layout="constrained")
        if self.alone:
            left, right = figure.subplots(1, 2)
            self._plot_scores(left)
            rates = []
        else:
            left, middle, right = figure.subplots(1, 3)
            rates = [(left, self.by_bot(), "bot"), (middle, self.by_seat(), "seat")]
        for axes, table, name in rates:
            error = [(table["win_rate"] - table["low"]).clip(lower=0),
                     (table["high"] - table["win_rate"]).clip(lower=0)]
            axes.bar([str(label) for label in table[name]], table["win_rate"], yerr=error, capsize=4)
            axes.set(title=f"win rate by {name}", ylim=(0, 1.05))
        right.hist(self.games["actions"], bins=min(30, max(5, len(self.games) // 4)))
        right.set(title="actions a game")
        return figure

    def _plot_scores(self, axes: Any) -> None:
        table = self.by_score()
        axes.bar(table["bot"], table["score"], yerr=(table["high"] - table["score"]).fillna(0), capsize=4)
        axes.set(title="score by bot")

    def plot_uses(self, most: int = 15) -> Any:
        """A figure: the contribution of what was used most, with intervals, the best on top."""
        from matplotlib.figure import Figure
        table = self.by_use().dropna(subset=["contribution"]).head(most)
        table = table.sort_values("contribution")
        figure = Figure(figsize=(8, 1.4 + 0.3 * len(table)), layout="constrained")
        axes = figure.subplots()
        axes.errorbar(table["contribution"], table["use"], fmt="o", capsize=3,
                      xerr=[table["contribution"] - table["least"],
                            table["most"] - table["contribution"]])
        axes.axvline(0, color="black", linewidth=1)
        axes.set(title=f"{self.game}: {len(self.games)} games",
                 xlabel=f"{'score' if self.alone else 'win rate'} of who used it, "
                        "less that of who did not (95 % intervals)")
        axes.margins(y=0.05)
        axes.grid(axis="x", alpha=0.3)
        return figure

    def __repr__(self) -> str:
        return self.report()
