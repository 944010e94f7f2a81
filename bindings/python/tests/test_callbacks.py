"""Functions of Python that the library calls: the log of a ruleset, what a match is worth to a bot."""
import gc
import os
import pickle
import random
import subprocess
import sys
import threading
import weakref

import pytest

import mallard
from mallard import callbacks

MANIFEST = 'pack { id = "%s", version = "1.0.0", game = "naval_war", api = 1 }'
CARD = '''
card {
  id = "chatter", name = "Chatter", text = "Says so.", icon = "chatter", class = "assault", copies = 40,
  target = { kind = "area", width = 1, height = 1 },
  resolve = function(ctx) %s ctx:attack() end,
}
'''


def pack(body="", name="talk", top=""):
    return mallard.Pack(name, {"pack.lua": MANIFEST % name, "cards.lua": top + CARD % body})


def play_chatter(match):
    """Moves at random until that card has been played."""
    chance = random.Random(1)
    for _ in range(400):
        seat = match.asked[0]
        legal = [str(action) for action in match.legal(seat)]
        chatter = [action for action in legal if action.startswith("play chatter")]
        match.apply(seat, chance.choice(chatter or legal))
        if chatter:
            return
    raise AssertionError("the card was never drawn")


class Lines:
    def __init__(self):
        self.seen = []

    def __call__(self, level, line):
        self.seen.append((level, line))

    def of(self, level):
        return [line for kind, line in self.seen if kind == level]


def test_a_log_hears_what_scripts_print_and_how_loading_went():
    lines = Lines()
    rules = mallard.Ruleset("naval_war", [pack('print("boom", 7)', top='print("loading")')], log=lines)
    assert [line for line in lines.of(mallard.LogLevel.INFO) if "talk 1.0.0" in line]
    assert any("cards.lua:1" in line and "loading" in line for line in lines.of(mallard.LogLevel.SCRIPT))
    match = mallard.Match(rules, seed=1)
    rules.close()
    play_chatter(match)  # The ruleset's object is gone; those who use it go on.
    assert "boom" in lines.seen[-1][1] and "cards.lua" in lines.seen[-1][1]


def test_mistakes_are_logged_too():
    lines = Lines()
    with pytest.raises(mallard.ContentError):
        mallard.Ruleset("naval_war", [pack(top="card { id = 7 }")], log=lines)
    assert any("cards.lua" in line for line in lines.of(mallard.LogLevel.ERROR))


def test_a_log_is_kept_until_the_last_match_is_gone():
    lines = Lines()
    alive = weakref.ref(lines)
    before = len(callbacks._kept)
    rules = mallard.Ruleset("naval_war", [pack('print("boom")')], log=lines)
    match = mallard.Match(rules, seed=1)
    twin = match.copy()
    del lines, rules
    match.close()
    gc.collect()
    assert alive() is not None and len(callbacks._kept) == before + 1
    play_chatter(twin)
    assert "boom" in alive().seen[-1][1]
    twin = match = None
    gc.collect()
    assert alive() is None and len(callbacks._kept) == before


def test_a_log_is_let_go_when_loading_fails_or_it_is_replaced():
    first, second = Lines(), Lines()
    before = len(callbacks._kept)
    with pytest.raises(mallard.ContentError):
        mallard.Ruleset("naval_war", [pack(top="card { id = 7 }")], log=first)
    with pytest.raises(mallard.InvalidArgument):
        mallard.Ruleset("naval_war", log=first, memory_bytes=1)
    assert len(callbacks._kept) == before
    rules = mallard.Ruleset("naval_war", [pack('print("boom")')], log=first)
    match = mallard.Match(rules, seed=1)
    heard = len(first.seen)
    rules.set_log(second)
    assert len(callbacks._kept) == before + 1
    play_chatter(match)
    assert len(first.seen) == heard and "boom" in second.seen[-1][1]
    rules.set_log(None)
    assert len(callbacks._kept) == before
    match.undo()


def test_a_ruleset_is_pickled_with_its_limits_and_without_its_log():
    rules = mallard.Ruleset("naval_war", [pack()], log=Lines(), call_instructions=20000)
    again = pickle.loads(pickle.dumps(rules))
    assert again.fingerprint == rules.fingerprint
    assert again.fingerprint != mallard.Ruleset("naval_war", [pack()]).fingerprint
    match = mallard.Match(rules, seed=3)
    assert pickle.loads(pickle.dumps(match)).hash == match.hash
    rules.set_log(None)


def test_limits_are_kept():
    free = mallard.Match(mallard.Ruleset("naval_war", [pack("for n = 1, 20000 do end")]), seed=1)
    play_chatter(free)
    for limits in ({"call_instructions": 5000}, {"action_instructions": 5000}):
        lines = Lines()
        rules = mallard.Ruleset("naval_war", [pack("for n = 1, 20000 do end")], log=lines, **limits)
        play_chatter(mallard.Match(rules, seed=1))
        assert any("instructions" in line for line in lines.of(mallard.LogLevel.ERROR)
                   + lines.of(mallard.LogLevel.SCRIPT)), lines.seen
        strict = mallard.Match(rules, seed=1, refuse_script_errors=True)
        with pytest.raises(mallard.ScriptError):
            play_chatter(strict)
    with pytest.raises(mallard.MallardError, match="instructions"):
        mallard.Ruleset("naval_war", [pack(top="for n = 1, 100000 do end")], load_instructions=1000)
    with pytest.raises(mallard.MallardError, match="memory"):
        mallard.Ruleset("naval_war", [pack(top="local t = {} for n = 1, 90000 do t[n] = {} end ")],
                        memory_bytes=1 << 18)


def test_what_a_log_raises_is_raised_by_the_call_that_printed():
    def log(level, line):
        if "boom" in line:
            raise RuntimeError("no more paper")

    match = mallard.Match(mallard.Ruleset("naval_war", [pack('print("boom")')], log=log), seed=1)
    with pytest.raises(RuntimeError, match="no more paper"):
        play_chatter(match)
    assert str(match.history[-1][1]).startswith("play chatter")  # It was taken all the same.
    match.legal(match.asked[0])  # And is not raised again.

    def refuse(level, line):
        raise KeyboardInterrupt

    before = len(callbacks._kept)
    with pytest.raises(KeyboardInterrupt):
        mallard.Ruleset("naval_war", log=refuse)
    assert len(callbacks._kept) == before  # The ruleset that was made is gone again.
    with pytest.raises(KeyboardInterrupt) as caught:
        mallard.Ruleset("naval_war", [pack(top="card { id = 7 }")], log=refuse)
    assert isinstance(caught.value.__cause__, mallard.ContentError)


def test_a_log_on_threads_of_the_librarys_own():
    lines, fail = Lines(), []

    def log(level, line):
        lines(level, line)
        if fail and level == mallard.LogLevel.SCRIPT:
            raise RuntimeError("no more paper")

    rules = mallard.Ruleset("naval_war", [pack('print("boom")')], log=log)
    mallard.Batch(rules, 8, seed=1, threads=3).playout(seed=2, max_actions=400)
    assert len(lines.of(mallard.LogLevel.SCRIPT)) > 8
    fail.append(True)
    with pytest.raises(RuntimeError, match="no more paper"):
        mallard.Batch(rules, 8, seed=1, threads=3).playout(seed=2, max_actions=400)


def test_threads_get_what_their_own_calls_raised():
    def log(level, line):
        if level == mallard.LogLevel.SCRIPT:
            raise RuntimeError(threading.current_thread().name)

    rules = mallard.Ruleset("naval_war", [pack('print("boom")')], log=log)
    raised = []

    def play():
        try:
            play_chatter(mallard.Match(rules, seed=1))
        except RuntimeError as problem:
            raised.append((threading.current_thread().name, str(problem)))

    threads = [threading.Thread(target=play) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(raised) == 4 and all(mine == told for mine, told in raised)


def test_a_program_may_end_with_a_log_in_use(tmp_path):
    """Objects that are left at the end let go of their logs while the interpreter is taken down."""
    program = tmp_path / "program.py"
    program.write_text(f"""
import mallard
pack = mallard.Pack("talk", {pack('print("boom")').files!r})
rules = mallard.Ruleset("naval_war", [pack], log=lambda level, line: print(line))
match = mallard.Match(rules, seed=1)
bot = mallard.Bot(match, "search", seed=1, iterations=2, evaluate=lambda imagined, seat: 0)
keep = [match, rules, bot]; keep.append(keep)
""")
    done = subprocess.run([sys.executable, str(program)], capture_output=True, text=True,
                          env=dict(os.environ))
    assert done.returncode == 0 and not done.stderr, done.stderr
    assert "loaded pack talk" in done.stdout


def searching(worth, **more):
    match = mallard.Match("naval_war", seed=1)
    return match, mallard.Bot(match, "search", 1, evaluate=worth, **more)


@pytest.mark.parametrize("threads", [1, 3])
def test_what_evaluate_raises_is_raised_by_who_asked(threads):
    calls = []

    def worth(imagined, seat):
        calls.append(seat)
        if len(calls) > 5:
            raise LookupError("never seen such a match")
        return 1

    match, bot = searching(worth, iterations=2**40, threads=threads)
    seat, before = match.asked[0], match.hash
    for think in (lambda: bot.choose(match, seat), lambda: bot.move(match, seat),
                  lambda: bot.advise(match, seat),
                  lambda: bot.explain(match, seat, match.legal_nth(seat, 0))):
        calls.clear()
        with pytest.raises(LookupError, match="never seen"):
            think()
        assert match.hash == before  # Nothing was moved.


def test_a_bot_can_be_asked_again_after_a_failure():
    fail = [True]

    def worth(imagined, seat):
        if fail:
            raise LookupError("not yet")
        return imagined.outcome.scores[seat]

    match, bot = searching(worth, iterations=8)
    with pytest.raises(LookupError):
        bot.choose(match, match.asked[0])
    fail.clear()
    assert match.check(match.asked[0], bot.choose(match, match.asked[0])) is None


@pytest.mark.parametrize("value, raised", [(float("nan"), ValueError), (1e300, OverflowError),
                                           (None, TypeError), ("much", TypeError)])
def test_a_worth_that_is_no_number_is_told(value, raised, capfd):
    match, bot = searching(lambda imagined, seat: value, iterations=4)
    with pytest.raises(raised):
        bot.choose(match, match.asked[0])
    assert "Traceback" not in capfd.readouterr().err


def test_an_imagined_match_is_only_lent():
    kept = []
    match, bot = searching(lambda imagined, seat: kept.append(imagined) or 0, iterations=4)
    bot.choose(match, match.asked[0])
    assert kept and all(imagined.closed for imagined in kept)


def test_nothing_keeps_a_bot():
    match, bot = searching(lambda imagined, seat: 0, iterations=4)
    bot.choose(match, match.asked[0])
    alive = weakref.ref(bot)
    gc.disable()
    try:
        del bot
        assert alive() is None
    finally:
        gc.enable()


def test_what_is_raised_after_a_call_inside_a_call_stays_on_its_thread():
    """A callback that has called the library itself is still in the call that it was called from."""
    from mallard import _native
    heard = []

    def elsewhere():
        try:
            mallard.games()
            _native.seed_of(None)
        except BaseException as problem:
            heard.append(problem)

    def outer(error):
        _native.seed_of(None)  # A call inside this one, which ends before it does.
        _native.keep(KeyError("mine"))
        other = threading.Thread(target=elsewhere)
        other.start()
        other.join()
        return 0

    with pytest.raises(KeyError, match="mine"):
        _native.call(outer)
    assert not heard and not _native._calling
