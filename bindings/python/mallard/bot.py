"""Players made of code."""
from typing import List, Optional, Sequence, Tuple, Union

from ._native import Owner, create, encode, ffi, call, lib
from .match import Match
from .records import Action
from .ruleset import Ruleset


class Bot(Owner):
    """A player made of code. It is shown what its seat may know and nothing else. The same seed
    makes the same choices."""

    __slots__ = ("name", "_choice")

    def __init__(self, game: Union[Match, Ruleset, str], name: str = "standard",
                 seed: int = 0) -> None:
        match = game if isinstance(game, Match) else Match(game, history=False, events=False)
        with match._lock:
            super().__init__(create("mld_bot", lib.mld_bot_create, match._handle, encode(name),
                                    seed & 0xFFFFFFFFFFFFFFFF))
        self.name = name
        self._choice = ffi.new("mld_action*")

    def choose(self, match: Match, seat: int) -> Action:
        """A legal action for that seat, which must be holding a decision. Changes nothing."""
        with match._lock, self._lock:
            call(lib.mld_bot_choose, self._handle, match._handle, seat, self._choice)
            return match._action(self._choice)

    def move(self, match: Match, seat: int) -> Tuple[int, Tuple[int, ...]]:
        """Chooses and applies at once, without text; returns kind and arguments."""
        with match._lock, self._lock:
            call(lib.mld_bot_choose, self._handle, match._handle, seat, self._choice)
            call(lib.mld_match_apply, match._handle, seat, self._choice)
            return self._choice.kind, tuple(self._choice.args)

    def __repr__(self) -> str:
        return f"<Bot {self.name}>"


def play_out(match: Match, bots: Sequence[Union[str, Bot]], seed: int = 0,
             max_actions: Optional[int] = None) -> List[Tuple[int, int, Tuple[int, ...]]]:
    """Plays on by bots, one a seat, until the match is over; of several players who are asked,
    the lowest seat acts first. Returns (seat, kind, arguments) of every action."""
    if len(bots) != match.seats:
        raise ValueError(f"{match.seats} bots are needed, not {len(bots)}")
    players = [bot if isinstance(bot, Bot) else Bot(match, bot, seed + seat)
               for seat, bot in enumerate(bots)]
    taken: List[Tuple[int, int, Tuple[int, ...]]] = []
    while not match.over and (max_actions is None or len(taken) < max_actions):
        seat = match.asked[0]
        taken.append((seat, *players[seat].move(match, seat)))
    return taken
