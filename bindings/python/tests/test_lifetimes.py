"""Objects are dropped, closed and shared in every order."""
import gc
import itertools
import threading
import weakref

import pytest

import mallard


def test_dropped_in_any_order():
    for order in itertools.permutations(range(5)):
        ruleset = mallard.Ruleset("battleducks")
        match = mallard.Match(ruleset, seed=1)
        things = [ruleset, match, mallard.Bot(match), mallard.Scene(match, 0),
                  mallard.Choice(match, 0)]
        del ruleset, match
        for index in order:
            things[index] = None
            gc.collect(0)


def test_closed_in_any_order():
    for order in itertools.permutations(range(5)):
        ruleset = mallard.Ruleset("battleducks")
        match = mallard.Match(ruleset, seed=1)
        things = [ruleset, match, mallard.Bot(match), mallard.Scene(match, 0),
                  mallard.Choice(match, 0)]
        for index in order:
            things[index].close()
            things[index].close()
        assert all(thing.closed for thing in things)


def test_a_closed_object_says_so():
    with mallard.Match("battleducks", seed=1) as match:
        bot, scene, choice = mallard.Bot(match, seed=1), mallard.Scene(match), mallard.Choice(match, 0)
    for use in (lambda: match.hash, lambda: match.apply(0, "fill"), lambda: bot.choose(match, 0),
                lambda: scene.update(match), lambda: choice.values(), lambda: match.copy()):
        with pytest.raises(ValueError, match="closed"):
            use()
    assert repr(match) == "<Match, closed>" and len(scene.items)


def test_a_match_outlives_its_ruleset():
    with mallard.Ruleset("naval_war") as ruleset:
        match = mallard.Match(ruleset, seed=1)
    mallard.play_out(match, ["random", "random"], seed=1)
    assert match.over


def test_nothing_keeps_a_match():
    match = mallard.Match("battleducks", seed=1)
    mallard.Bot(match, seed=1).choose(match, 0)
    list(match.legal(0)), match.replay(), match.view(0)
    reference = weakref.ref(match)
    del match
    gc.collect()
    assert reference() is None


def resident():
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * 4096


def test_matches_do_not_leak():
    ruleset = mallard.Ruleset("battleducks")

    def churn(times):
        for seed in range(times):
            match = mallard.Match(ruleset, seed=seed)
            match.apply(0, "fill")
            match.copy().snapshot(), match.view(0).legal(0), mallard.Scene(match, 0).items
            with pytest.raises(mallard.IllegalAction):
                match.apply(0, "observe B6")

    churn(100)
    before = resident()
    churn(300)
    assert resident() - before < 8 << 20


def test_one_match_used_by_many_threads():
    """Calls take turns; each succeeds or is refused, and every action counts once."""
    match = mallard.Match("battleducks", seed=1, first_player="p1")
    for seat in (0, 1):
        match.apply(seat, "fill")
        match.apply(seat, "ready")
    taken, problems = [], []

    def play(seed):
        bot = mallard.Bot(match, "random", seed)
        try:
            while not match.over:
                for seat in match.asked:
                    try:
                        bot.move(match, seat)
                        taken.append(seat)
                    except (mallard.IllegalAction, mallard.Unavailable):
                        pass
        except Exception as problem:
            problems.append(problem)

    threads = [threading.Thread(target=play, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not problems and match.over and match.undo_depth == 4 + len(taken)


@pytest.mark.parametrize("name", ["viewer", "revision", "undo_depth", "redo_depth", "hash", "asked",
                                  "options", "history", "outcome", "over"])
def test_looking_waits_for_its_turn(name):
    match, seen = mallard.Match("battleducks", seed=1), []
    thread = threading.Thread(target=lambda: seen.append(getattr(match, name)))
    with match._lock:  # as a call on this thread has it
        thread.start()
        thread.join(0.05)
        assert thread.is_alive() and not seen
    thread.join()
    assert len(seen) == 1


def test_closing_does_not_free_under_a_call():
    """A call has taken the handle before another thread closes the object."""
    ruleset = mallard.Ruleset("battleducks")
    taken = ruleset._handle
    freed = weakref.ref(taken)
    ruleset.close()
    assert ruleset.closed and freed() is not None
    del taken
    assert freed() is None


def test_closed_while_others_look():
    for seed in range(20):
        match, problems = mallard.Match("battleducks", seed=seed), []
        bot = mallard.Bot(match, "random", seed)

        def look():
            try:
                while True:
                    match.viewer, match.revision, match.undo_depth, match.redo_depth, bot.progress
                    bot.cancel()
            except ValueError as problem:
                problems.append(str(problem))

        threads = [threading.Thread(target=look) for _ in range(3)]
        for thread in threads:
            thread.start()
        match.close()
        bot.close()
        for thread in threads:
            thread.join()
        assert len(problems) == 3 and all("is closed" in problem for problem in problems)


def test_a_ruleset_shared_by_threads():
    ruleset, hashes = mallard.Ruleset("naval_war"), []

    def play():
        match = mallard.Match(ruleset, seed=6)
        mallard.play_out(match, ["random", "random"], seed=2)
        hashes.append(match.hash)

    threads = [threading.Thread(target=play) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(hashes) == 4 and len(set(hashes)) == 1
