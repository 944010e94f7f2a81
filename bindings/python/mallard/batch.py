"""Many matches moved on by one call, on several threads, while the interpreter is free."""
from typing import Any, Optional, Union

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ._generated.constants import BATCH_PASS
from ._native import Owner, call, create, ffi, lib, number, options, seed_of
from .match import Match
from .records import ACTION, BATCH_STATE, Records
from .ruleset import Ruleset

PASS = BATCH_PASS
"""A choice that leaves a match as it is."""


class Batch(Owner):
    """Many matches of one ruleset and configuration, each with chance of its own. What happens in
    them does not depend on the number of threads. Where several players are asked, the one with the
    lowest seat answers first."""

    __slots__ = ("ruleset", "_length", "_seed")

    def __init__(self, game: Union[str, Ruleset], count: int, *, seed: Optional[int] = None, threads: int = 1,
                 history: bool = False, events: bool = False, options_text: str = "",
                 **game_options: object) -> None:
        self.ruleset = game if isinstance(game, Ruleset) else Ruleset(game)
        self._seed = seed_of(seed)
        made = options("mld_batch_options", threads=threads, match_count=count, seed=self._seed,
                       history=int(history), events=int(events))
        super().__init__(create("mld_batch", lib.mld_batch_create, self.ruleset._handle,
                                self.ruleset._config(options_text, game_options), made))
        self._length = count

    def __len__(self) -> int:
        return self._length

    def seed(self, index: Optional[int] = None) -> int:
        """The seed that a match began with: `Match(..., seed=batch.seed(3))` is the same match.
        Without a number, that of the batch."""
        if index is None:
            return self._seed
        with self._lock:
            return number(lib.mld_batch_seed, self._handle, index)

    def match(self, index: int) -> Match:
        """A copy of one of the matches, to look at."""
        out = ffi.new("mld_match**")
        with self._lock:
            call(lib.mld_batch_match, self._handle, index, out)
            return Match._from(create("mld_match", lib.mld_match_clone, out[0]), self.ruleset,
                               self.seed(index))

    @property
    def states(self) -> Records:
        """How every match stands, as records of `mallard.BATCH_STATE`."""
        array = np.zeros(self._length, BATCH_STATE)
        with self._lock:
            number(lib.mld_batch_states, self._handle,
                   ffi.cast("mld_batch_state*", array.ctypes.data), len(array))
        return array

    def legal(self, width: int) -> Records:
        """The first `width` legal actions of every match: one row a match, filled with kind 0."""
        array = np.zeros((self._length, width), ACTION)
        with self._lock:
            number(lib.mld_batch_legal_actions, self._handle, width,
                   ffi.cast("mld_action*", array.ctypes.data), array.size)
        return array

    def _run(self, function: Any, *arguments: Any) -> None:
        with self._lock:
            call(function, self._handle, *arguments, ffi.NULL)

    def step(self, actions: Records) -> None:
        """Takes one action in every match; kind 0 leaves a match as it is. Raises as the first
        match that failed did; the others have gone on."""
        array = np.ascontiguousarray(actions, ACTION)
        self._run(lib.mld_batch_step, ffi.cast("mld_action*", array.ctypes.data), array.size)

    def step_nth(self, choices: ArrayLike) -> None:
        """The same with legal actions by their numbers; `PASS` leaves a match as it is."""
        array: NDArray[np.uint64] = np.ascontiguousarray(choices, np.uint64)
        self._run(lib.mld_batch_step_nth, ffi.cast("uint64_t*", array.ctypes.data), array.size)

    def playout(self, max_actions: int = 1 << 40, seed: Optional[int] = None) -> None:
        """Plays every match on at random until it has ended."""
        self._run(lib.mld_batch_playout, max_actions, seed_of(seed))

    def restart(self, index: int, seed: Optional[int] = None) -> None:
        """Starts one match anew: with the seed it had, unless said."""
        fresh = self.seed(index) if seed is None else seed
        with self._lock:
            call(lib.mld_batch_restart, self._handle, index, fresh & 0xFFFFFFFFFFFFFFFF)

    def __repr__(self) -> str:
        over = int(self.states["over"].sum())
        return f"<Batch of {len(self)} {self.ruleset.game} matches, {over} over>"
