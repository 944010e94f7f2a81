"""What came of many games: tables with intervals, a report in words, and plots."""
import math
from typing import Any, Dict, List, Optional, Tuple


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


def _signed(share: float) -> str:
    return f"{share:+.1%}"


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

    `games` is one row a game, `seats` one a game and seat, `uses` one a game, seat and thing used:
    a kind of action, an entry that an action names (`card:airstrike`), or what a seat had
    before it at some time (`has unit:quack_marine`).
    """

    def __init__(self, game: str, rows: List[Dict[str, Any]], seed: Optional[int] = None) -> None:
        import pandas
        self.game = game
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
        """How often each thing was used, the win rate of those who used it, and its contribution:
        how much higher that is than the win rate of those who did not, with its interval. There is
        none (NaN) for what everybody used. Who uses a thing may also be who plays better: compare
        players of one kind."""
        table = _share(self.uses, ["use"])
        times = self.uses.groupby("use", sort=True)["times"].sum().reset_index()
        table.insert(2, "times", times["times"])
        seats, shares = len(self.seats), float(self.seats["share"].sum())
        gains = [difference(wins, games, shares - wins, seats - games)
                 for wins, games in zip(table["wins"], table["games"])]
        for place, name in enumerate(("contribution", "least", "most")):
            table[name] = [gain[place] for gain in gains]
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
        uses = self.by_use()
        lines.append("most used:")
        lines += [f"  {row['use']}: {row['times']} times, {row['win_rate']:.1%} of its users won"
                  for _, row in uses.head(12).iterrows()]
        telling = uses[(uses["least"] > 0) | (uses["most"] < 0)]
        lines.append("goes with winning or losing:" if len(telling)
                     else "nothing used goes with winning or losing for certain")
        lines += [f"  {row['use']}: {_signed(row['contribution'])} "
                  f"({_signed(row['least'])} to {_signed(row['most'])})"
                  for _, row in telling.sort_values("contribution", ascending=False).iterrows()]
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
                 xlabel="win rate of who used it, less that of who did not (95 % intervals)")
        axes.margins(y=0.05)
        axes.grid(axis="x", alpha=0.3)
        return figure

    def __repr__(self) -> str:
        return self.report()
