"""Bots: choices, hints, levels, thoughts that are ended."""
import threading
import time

import pytest

import mallard

GAMES = [game.name for game in mallard.games()]


def test_bots(battle):
    bot = mallard.Bot("battleducks", "standard", 3)
    assert bot.choose(battle, 0) == mallard.Bot(battle, "standard", 3).choose(battle, 0)
    with pytest.raises(mallard.Unavailable):
        bot.choose(battle, 1)
    with pytest.raises(mallard.NotFound):
        mallard.Bot(battle, "nobody")
    with pytest.raises(mallard.MallardError):
        bot.choose(mallard.Match("naval_war", seed=1), 0)
    with pytest.raises(ValueError, match="2 bots"):
        mallard.play_out(battle, ["random"])
    assert repr(bot) == "<Bot standard>"


@pytest.mark.parametrize("game", GAMES)
def test_hints_are_legal_and_sorted_and_say_why(game):
    match = mallard.Match(game, seed=3)
    bot = mallard.Bot(match, seed=4, level="easy")
    reasons = []
    for _ in range(12):
        seat = match.asked[0]
        advice = bot.advise(match, seat)
        assert 1 <= len(advice) <= 3
        assert [one.value for one in advice] == sorted((one.value for one in advice), reverse=True)
        assert all(match.check(seat, one.action) is None for one in advice)
        explained = bot.explain(match, seat, advice[0].action, "fr")
        assert explained.action == advice[0].action
        reasons.append(advice[0].reason)
        assert str(advice[0]).startswith(advice[0].action.text)
        match.apply(seat, advice[0].action)
    assert any(reasons)


def test_levels_and_limits_are_checked(battle):
    with pytest.raises(ValueError, match="no level 'brilliant'; there are easy, normal, hard"):
        mallard.Bot(battle, level="brilliant")
    with pytest.raises(mallard.InvalidArgument):
        mallard.Bot(battle, threads=0)
    with pytest.raises(mallard.InvalidArgument):
        mallard.Bot(battle, seed=1).advise(battle, 0, most=0)
    with pytest.raises(mallard.InvalidArgument):
        mallard.Bot(battle, seed=1).explain(battle, 9, "fill")


def test_a_search_may_be_told_what_a_match_is_worth():
    match = mallard.Match("naval_war", seed=1)
    seat = match.asked[0]
    seen = []

    def worth(imagined, of):
        assert imagined.seats == 2
        seen.append(of)
        return imagined.outcome.scores[of] * 0.5

    chosen = mallard.Bot(match, "search", 1, iterations=8, evaluate=worth).choose(match, seat)
    assert seen and match.check(seat, chosen) is None
    seen_before = len(seen)
    again = mallard.Bot(match, "search", 1, iterations=8, evaluate=worth).choose(match, seat)
    assert again == chosen and len(seen) == 2 * seen_before


def test_a_long_thought_is_ended_with_the_best_so_far():
    match = mallard.Match("naval_war", seed=1)
    seat = match.asked[0]
    bot = mallard.Bot(match, "search", 1, iterations=2 ** 60)
    chosen = []
    thread = threading.Thread(target=lambda: chosen.append(bot.choose(match, seat)))
    thread.start()
    while bot.progress[0] == 0:
        time.sleep(0.001)
    assert not chosen
    begin = time.monotonic()
    bot.cancel()
    thread.join()
    assert time.monotonic() - begin < 5  # 0.02 on a quiet machine
    assert match.check(seat, chosen[0]) is None
    bot.close()
    with pytest.raises(ValueError, match="closed"):
        bot.cancel()


def test_a_limit_of_time_is_kept():
    match = mallard.Match("naval_war", seed=1)
    bot = mallard.Bot(match, "search", 1, iterations=2 ** 60, time_limit=0.05)
    begin = time.monotonic()
    bot.choose(match, match.asked[0])
    assert time.monotonic() - begin < 5


@pytest.mark.parametrize("game", [game for game in GAMES if "personality" in
                                  [kind.kind for kind in mallard.Catalog(game)]])
def test_personalities_are_the_catalogs(game):
    match = mallard.Match(game, seed=1)
    ids = [entry.id for entry in mallard.Catalog(game)["personality"]]
    assert ids
    for name in ids + [ids[0].split(":")[1]]:
        bot = mallard.Bot(match, seed=1, personality=name)
        assert match.check(match.asked[0], bot.choose(match, match.asked[0])) is None
    with pytest.raises(mallard.MallardError):
        mallard.Bot(match, seed=1, personality="nobody")


def test_a_personality_plays_in_its_own_way():
    """Somewhere in a game, each chooses something else than the game's own player."""
    ways = [entry.id for entry in mallard.Catalog("battleducks")["personality"]]
    assert ways

    def played(personality):
        match = mallard.Match("battleducks", seed=3)
        bots = [mallard.Bot(match, seed=seat, personality=personality) for seat in range(2)]
        return mallard.play_out(match, bots, seed=0)

    own = played("")
    assert any(played(way) != own for way in ways) and played("") == own
