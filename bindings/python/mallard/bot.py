"""The players made of code that the library brings."""
import weakref
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Callable, Iterator, List, Optional, Tuple, Union

from ._generated.constants import BotLevel
from ._native import Owner, call, create, encode, ffi, fill, lib, options, seed_of, text
from .callbacks import Worth
from .match import Match
from .records import Action, AnyAction
from .ruleset import Ruleset


Evaluate = Callable[[Match, int], float]


@dataclass(frozen=True)
class Advice:
    """What a bot thinks of an action."""

    action: Action
    value: float
    """What it promises; only differences mean anything."""
    reason: str
    """Why, as a sentence; empty where the bot does not say."""

    def __str__(self) -> str:
        return f"{self.action} ({self.reason})" if self.reason else str(self.action)


class Bot(Owner):
    """A player made of code. It is shown what its seat may know and nothing else. The same seed
    (one is drawn when none is given) and iterations make the same choices; a time limit does not
    promise that."""

    __slots__ = ("name", "seed", "_choice", "_worth")

    def __init__(self, game: Union[Match, Ruleset, str], name: str = "standard",
                 seed: Optional[int] = None, *, level: str = "normal", iterations: int = 0, time_limit: float = 0,
                 threads: int = 1, evaluate: Optional[Evaluate] = None,
                 personality: str = "") -> None:
        """`name` is one of `Game.bots`, `level` is easy, normal or hard, `personality` the id of a
        catalog entry of that kind. The rest is for bots that search: playouts, seconds (0: no
        limit) and threads for one choice, and what an imagined match is worth to a seat, instead of
        what the game's own player thinks. What `evaluate` raises ends the thought and is raised by
        whoever asked for it."""
        match = game if isinstance(game, Match) else Match(game, history=False, events=False)
        chars, ways = (ffi.new("char[]", encode(word)) for word in (name, personality))
        self.seed = seed_of(seed)
        made = options("mld_bot_options", name=chars, seed=self.seed,
                       level=_level(level), iterations=iterations,
                       time_ms=round(time_limit * 1000), threads=threads)
        if personality:
            made.personality = ways
        self._worth: Optional[Worth] = None
        if evaluate is not None:
            self._worth = _worth(match.ruleset, evaluate, self)
            made.evaluate, made.user_data = self._worth.callback, self._worth.handle
        with match._lock:
            super().__init__(create("mld_bot", lib.mld_bot_create_with, match._handle, made))
        self.name = name
        self._choice = ffi.new("mld_action*")

    def cancel(self) -> None:
        """Has the choice that is being thought about on another thread answered within some 20
        milliseconds, with the best so far. A choice that begins later is not concerned."""
        lib.mld_bot_cancel(self._handle)

    @property
    def progress(self) -> Tuple[int, int]:
        """How many playouts of how many a search on another thread has made; (0, 0) for bots that
        answer at once."""
        done, total = ffi.new("uint64_t*"), ffi.new("uint64_t*")
        call(lib.mld_bot_progress, self._handle, done, total)
        return int(done[0]), int(total[0])

    def advise(self, match: Match, seat: int, most: int = 3, language: str = "en") -> List[Advice]:
        """The best few actions for that seat, the best first: a hint. Changes nothing."""
        out, count = ffi.new("mld_advice[]", max(most, 0)), ffi.new("uint64_t*")
        with match._lock, self._thinking():
            call(lib.mld_bot_analyse, self._handle, match._handle, seat, out, most, count)
            return [_advice(match, ffi.addressof(out, n), language) for n in range(count[0])]

    def explain(self, match: Match, seat: int, action: AnyAction, language: str = "en") -> Advice:
        """What it thinks of one legal action."""
        with match._lock, self._thinking():
            return _advice(match, fill("mld_advice", lib.mld_bot_explain, self._handle,
                                       match._handle, seat, match._raw(action)), language)

    @contextmanager
    def _thinking(self) -> Iterator[None]:
        """Around a thought: what `evaluate` has raised is raised when the thought has ended."""
        with self._lock:
            try:
                yield
            finally:
                problem = self._worth.take_problem() if self._worth is not None else None
                if problem is not None:
                    raise problem

    def choose(self, match: Match, seat: int) -> Action:
        """A legal action for that seat, which must be holding a decision. Changes nothing."""
        with match._lock, self._thinking():
            call(lib.mld_bot_choose, self._handle, match._handle, seat, self._choice)
            return match._action(self._choice)

    def move(self, match: Match, seat: int) -> Tuple[int, Tuple[int, ...]]:
        """Chooses and applies at once, without text; returns kind and arguments."""
        with match._lock, self._lock:
            with self._thinking():
                call(lib.mld_bot_choose, self._handle, match._handle, seat, self._choice)
            call(lib.mld_match_apply, match._handle, seat, self._choice)
            return self._choice.kind, tuple(self._choice.args)

    def __repr__(self) -> str:
        return f"<Bot {self.name}>"


def _level(name: str) -> int:
    names = [level.name.lower() for level in BotLevel]
    if name not in names:
        raise ValueError(f"there is no level {name!r}; there are {', '.join(names)}")
    return int(BotLevel[name.upper()])


def _advice(match: Match, raw: Any, language: str) -> Advice:
    return Advice(match._action(ffi.addressof(raw, "action")), raw.value / 1000,
                  text(lib.mld_bot_format_reason, match._handle, raw, encode(language)))


def _worth(ruleset: Ruleset, evaluate: Evaluate, bot: Bot) -> Worth:
    """What the library asks; a match is lent to `evaluate` for as long as that takes."""
    thinker = weakref.ref(bot)  # Does not keep it: its own thought is what asks.

    def value(pointer: Any, seat: int) -> float:
        match = Match._from(pointer, ruleset)
        try:
            return evaluate(match, seat)
        finally:
            match._pointer = None

    def end() -> None:
        asking = thinker()
        if asking is not None:
            asking.cancel()

    return Worth(value, end)
