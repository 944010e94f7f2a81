"""Tournaments: strengths from results, with their errors; and players written in Python."""
import numpy as np
import pytest

import mallard
from mallard.tournament import AVERAGE, fit

pytest.importorskip("pandas")


class First(mallard.Player):
    """Looks at the first cell it may."""

    name = "first"

    def choose(self, view, seat, chance):
        assert view.viewer == seat  # it is shown nothing but its own view
        for words in ("fill", "ready"):
            if view.check(seat, words) is None:
                return words
        return view.legal_nth(seat, 0)


@pytest.fixture(scope="module")
def cup():
    return mallard.tournament("battleducks", ["random", First(), "standard"], games=8, seed=2)


def test_even_results_are_even_ratings():
    ratings, errors = fit(np.array([[0, 10, 10], [10, 0, 10], [10, 10, 0]], float))
    assert ratings == pytest.approx([AVERAGE] * 3) and errors == pytest.approx([errors[0]] * 3)


def test_ratings_say_how_often_one_wins():
    """At 3 of 4 games the odds are 3 to 1, which is 400 * log10(3) points."""
    ratings, errors = fit(np.array([[0, 7500.0], [2500.0, 0]]))
    assert ratings[0] - ratings[1] == pytest.approx(400 * np.log10(3), abs=0.1)
    assert ratings.mean() == pytest.approx(AVERAGE)
    rare = fit(np.array([[0, 75.0], [25.0, 0]]))[1]
    assert rare[0] == pytest.approx(10 * errors[0], rel=0.02)  # a hundredth of the games


def test_errors_hold_what_they_promise():
    """Of many tournaments between players of known strength, 95 % of the intervals hold it."""
    chance = np.random.default_rng(1)
    strength = np.array([0.0, 0.5, 1.0, -1.5])
    odds = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
    held = 0
    for _ in range(200):
        wins = np.triu(chance.binomial(60, odds), 1)
        points = wins + np.triu(60 - wins, 1).T.astype(float)
        ratings, errors = fit(points)
        held += int((np.abs(ratings - AVERAGE - strength * 400 / np.log(10)) < errors).sum())
    assert 0.92 < held / 800 < 0.98


def test_who_wins_everything_has_a_rating_too():
    ratings, errors = fit(np.array([[0, 20.0], [0.0, 0]]))
    assert np.isfinite(ratings).all() and np.isfinite(errors).all() and ratings[0] > ratings[1]


def test_the_strongest_is_first(cup):
    table = cup.table
    assert table["player"][0] == "standard" and (table["low"] < table["rating"]).all()
    assert table["games"].tolist() == [16] * 3 and table["points"].sum() == 24
    assert cup.points.loc["standard", "random"] == 8 and cup.points.loc["random", "standard"] == 0
    assert "1. standard: " in cup.report() and repr(cup) == cup.report()
    assert len(cup.pairs) == 3 and (cup.pairs["low"] <= cup.pairs["share"]).all()


def test_who_else_takes_part_changes_no_game(cup):
    two = mallard.tournament("battleducks", ["standard", "random"], games=8, seed=2, threads=2)
    pair = (cup.pairs["player"] == "random") & (cup.pairs["opponent"] == "standard")
    assert two.pairs["points"].tolist() == cup.pairs[pair]["points"].tolist()


def test_plot(cup, tmp_path):
    pytest.importorskip("matplotlib")
    cup.plot().savefig(tmp_path / "plot.png")
    assert (tmp_path / "plot.png").stat().st_size > 5000


def test_what_is_refused():
    with pytest.raises(ValueError, match="each of them once"):
        mallard.tournament("battleducks", ["random", "random"])
    with pytest.raises(ValueError, match="more than one player"):
        mallard.tournament("ducks_in_tow", ["random", "standard"], games=1,
                           options_text="players=1")
    with pytest.raises(NotImplementedError):
        mallard.play_out(mallard.Match("battleducks", seed=1), [mallard.Player(), "random"])


def test_progress_counts_all_pairings():
    done = []
    mallard.tournament("battleducks", ["random", First()], games=2, seed=1, max_actions=10,
                       progress=lambda now, games: done.append((now, games)))
    assert done == [(2, 2)]


def test_more_than_two_seats_are_two_sides():
    cup = mallard.tournament("ducks_in_tow", ["standard", "random"], games=4, seed=1,
                             options_text="players=4 round_limit=2")
    assert cup.table["games"].tolist() == [4, 4] and cup.table["points"].sum() == 4
