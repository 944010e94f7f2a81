"""Simulations: the same table however it was made."""
import math
import os

import pytest

import mallard
from mallard.report import difference, interval, mean_difference, mean_interval

pandas = pytest.importorskip("pandas")


@pytest.fixture(scope="module")
def one():
    return mallard.simulate("battleducks", games=20, seed=5)


def same(one, other):
    return all(getattr(one, name).equals(getattr(other, name))
               for name in ("games", "seats", "uses"))


def test_any_number_of_threads_gives_the_same_table(one):
    assert same(one, mallard.simulate("battleducks", games=20, seed=5, threads=3))
    assert not same(one, mallard.simulate("battleducks", games=20, seed=6))


def test_a_table_begins_like_a_shorter_one(one):
    short = mallard.simulate("battleducks", games=9, seed=5)
    assert short.games.equals(one.games.head(9))


def test_report(one):
    bots = one.by_bot().set_index("bot")
    assert bots.loc["standard", "win_rate"] > 0.9 > 0.1 > bots.loc["random", "win_rate"]
    assert (bots["low"] <= bots["win_rate"]).all() and (bots["win_rate"] <= bots["high"] + 1e-9).all()
    assert one.by_start()["games"].sum() == 40 and one.by_seat()["wins"].sum() == 20
    uses = one.by_use().set_index("use")
    assert uses.loc["observe", "times"] == uses["times"].max()
    assert any(name.startswith("slot:") for name in uses.index)
    # Everybody observes; everybody has a fleet of which each formation is one.
    assert uses.loc["observe", "games"] == 40 and math.isnan(uses.loc["observe", "contribution"])
    assert any(name.startswith("has ") for name in uses.index)
    assert "20 games of battleducks" in one.report() and repr(one) == one.report()


def test_plot(one, tmp_path):
    pytest.importorskip("matplotlib")
    one.plot().savefig(tmp_path / "plot.png")
    assert (tmp_path / "plot.png").stat().st_size > 5000
    one.plot_uses().savefig(tmp_path / "uses.png")
    assert (tmp_path / "uses.png").stat().st_size > 5000


def test_options_progress_and_limits():
    done = []
    result = mallard.simulate("battleducks", ["random"], games=10, seed=1, max_actions=15, mode="advanced",
                              progress=lambda now, all_games: done.append((now, all_games)))
    assert done == [(8, 10), (10, 10)]
    assert (result.games["actions"] == 15).all() and not result.games["over"].any()
    with pytest.raises(ValueError):
        mallard.simulate("battleducks", games=0)
    with pytest.raises(mallard.NotFound):
        mallard.simulate("battleducks", ["nobody"], games=1)


def test_results_stream_and_a_bar_shows_it(capsys, one):
    parts = []
    mallard.simulate("battleducks", games=20, seed=5, threads=2, progress=True, arrived=parts.append)
    assert sorted(len(part.games) for part in parts) == [4, 8, 8]
    together = pandas.concat([part.games for part in parts]).sort_values("game")
    assert together.reset_index(drop=True).equals(one.games)
    bar = capsys.readouterr().err
    assert "20 of 20 games" in bar and "#" * 30 in bar


def test_what_wins_shows():
    """Who may play the card that wins, wins: the contribution is above nothing for certain."""
    rows = [{"game": n, "seed": n, "over": True, "winners": (n % 2,), "scores": (0, 0),
             "bots": ("a", "a"), "actions": 9, "first": 0, "hash": n,
             "uses": {(n % 2, "card:strong"): 1, (0, "card:idle"): 2}} for n in range(60)]
    study = mallard.Simulation("naval_war", rows)
    uses = study.by_use().set_index("use")
    assert uses.loc["card:strong", "contribution"] == 1 and uses.loc["card:strong", "least"] > 0.8
    assert uses.loc["card:idle", "contribution"] == 0
    assert uses.loc["card:idle", "least"] < 0 < uses.loc["card:idle", "most"]
    telling = study.report().split("goes with winning or losing:")[1]
    assert "card:strong: +100.0%" in telling and "card:idle" not in telling


def test_what_nobody_used_has_a_row(one):
    """A card nobody drew: it is there, with nothing."""
    study = mallard.simulate("naval_war", ["random"], games=1, seed=1, max_actions=30)
    uses = study.by_use().set_index("use")
    cards = {f"has card:{entry.word}" for entry in mallard.Catalog("naval_war")["card"]}
    assert cards <= set(uses.index)
    unused = uses[uses["times"] == 0]
    assert len(unused) and (unused["games"] == 0).all() and unused["contribution"].isna().all()
    assert not any(use.startswith("has board:") for use in uses.index)
    assert "used by nobody: " in study.report() and unused.index[0] in study.report()
    kinds = {kind.name for kind in mallard.game("battleducks").actions}
    assert kinds <= set(one.by_use()["use"])


def test_who_plays_alone_is_told_of_scores(tmp_path):
    study = mallard.simulate("ducks_in_tow", ["standard", "random"], games=8, seed=1,
                             options_text="players=1")
    scores = study.by_score().set_index("bot")
    assert scores.loc["standard", "score"] > scores.loc["random", "score"]
    assert (scores["low"] <= scores["score"]).all() and (scores["score"] <= scores["high"]).all()
    report = study.report()
    assert "scores:" in report and "won" not in report and "%" not in report
    study.plot().savefig(tmp_path / "scores.png")
    assert (tmp_path / "scores.png").stat().st_size > 5000


def test_what_scores_shows():
    """Of who plays alone: who uses the strong thing scores ten more, for certain."""
    rows = [{"game": n, "seed": n, "over": True, "winners": (), "scores": (20 + n % 3 + 10 * (n % 2),),
             "bots": ("a",), "actions": 9, "first": 0, "hash": n,
             "uses": {**({(0, "card:strong"): 1} if n % 2 else {}), (0, "card:all"): 2}}
            for n in range(60)]
    uses = mallard.Simulation("ducks_in_tow", rows).by_use().set_index("use")
    assert uses.loc["card:strong", "contribution"] == pytest.approx(10)
    assert 9 < uses.loc["card:strong", "least"] < 10 < uses.loc["card:strong", "most"] < 11
    assert math.isnan(uses.loc["card:all", "contribution"])


def test_means():
    """1, 2, 3: the mean is 2, the deviation 1."""
    assert mean_interval(6, 14, 3) == pytest.approx((2, 2 - 1.96 / 3**0.5, 2 + 1.96 / 3**0.5))
    assert all(map(math.isnan, mean_interval(0, 0, 0)))
    assert mean_difference((6, 14, 3), (3, 5, 2))[0] == pytest.approx(0.5)
    assert all(map(math.isnan, mean_difference((6, 14, 3), (1, 1, 1))))


def test_what_a_seat_had_counts():
    """Armies are had, not played: a study knows them all the same."""
    study = mallard.simulate("duckhammer", ["random"], games=1, seed=1, max_actions=120)
    had = study.uses[study.uses["use"].str.startswith("has ")]
    assert set(had["seat"]) == {0, 1} and (had["times"] == 1).all()


def test_differences():
    """Newcombe's own example: 56 of 70 against 48 of 80."""
    gain, least, most = difference(56, 70, 48, 80)
    assert gain == pytest.approx(0.2) and least == pytest.approx(0.0524, abs=1e-4)
    assert most == pytest.approx(0.3339, abs=1e-4)
    assert all(map(math.isnan, difference(1, 2, 0, 0)))


def test_intervals():
    assert interval(0, 0) == (0.0, 1.0)
    low, high = interval(50, 100)
    assert low == pytest.approx(0.4038, abs=1e-4) and high == pytest.approx(0.5962, abs=1e-4)


@pytest.mark.skipif(not os.environ.get("MALLARD_TEST_ALL"), reason="run by test.sh --all")
def test_a_dask_cluster_that_loses_a_worker_gives_the_same_table(tmp_path):
    """Games of the worker that was killed were begun by it and done again by another."""
    distributed = pytest.importorskip("distributed")

    class Noting(mallard.Player):  # Not of a module, so that it travels as it is.
        name = "noting"

        def at(self, seed):
            (tmp_path / f"{seed} {os.getpid()}").touch()
            return super().at(seed)

        def choose(self, view, seat, chance):
            return view.legal_nth(seat, chance.randrange(view.legal_count(seat)))

    def play(**how):
        return mallard.simulate("battleducks", [Noting(), "random"], games=96, seed=5, max_actions=60, **how)

    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, processes=True,
                                  dashboard_address=None) as cluster:
        with distributed.Client(cluster) as client:
            killed = []

            def progress(now, games):
                if not killed and now >= games // 2:
                    killed.append(next(iter(cluster.workers.values())).process.pid)
                    os.kill(killed[0], 9)

            longer = play(client=client, progress=progress)
    workers = {}
    for note in tmp_path.iterdir():
        seed, pid = note.name.split()
        workers.setdefault(seed, set()).add(int(pid))
    again = [pids for pids in workers.values() if len(pids) > 1]
    assert len(workers) == 96 and killed and again and all(killed[0] in pids for pids in again)
    assert same(longer, play())


CARD = """
card {
  id = "broadside", name = "Broadside", text = "Attack 2 by 2 cells.", icon = "broadside",
  class = "assault", copies = 12, target = { kind = "area", width = 2, height = 2 },
  resolve = function(ctx) print("broadside") ctx:attack() end,
}
"""


@pytest.mark.skipif(not os.environ.get("MALLARD_TEST_ALL"), reason="run by test.sh --all")
def test_packs_limits_and_described_players_travel_to_a_cluster():
    """To workers that are processes of their own; the log of this one stays here."""
    distributed = pytest.importorskip("distributed")
    heard = []
    pack = mallard.Pack("broadside", {
        "pack.lua": 'pack { id = "broadside", version = "1.0.0", game = "naval_war", api = 1,'
                    ' requires = { naval_war = ">=1.0" } }', "cards.lua": CARD})
    rules = mallard.Ruleset("naval_war", [pack], action_instructions=500_000,
                            log=lambda level, line: heard.append(line))
    players = [mallard.BotPlayer("standard", "easy", personality="gunner"), "random"]
    settings = dict(games=24, seed=8, max_actions=400)
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, processes=True,
                                  dashboard_address=None) as cluster:
        with distributed.Client(cluster) as client:
            heard.clear()
            study = mallard.simulate(rules, players, client=client, **settings)
            cup = mallard.tournament(rules, players, games=8, seed=8, max_actions=400, client=client)
    assert not heard
    here = mallard.simulate(rules, players, **settings)
    assert same(study, here) and any("broadside" in line for line in heard)
    assert "card:broadside" in set(study.uses["use"])
    assert not same(study, mallard.simulate("naval_war", players, **settings))
    assert cup.pairs.equals(
        mallard.tournament(rules, players, games=8, seed=8, max_actions=400).pairs)
