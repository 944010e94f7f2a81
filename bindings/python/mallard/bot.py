"""Players made of code."""
import random
from typing import List, Optional, Sequence, Tuple, Union

from ._native import Owner, create, encode, ffi, call, lib
from .match import Match
from .records import Action, AnyAction
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


class Player:
    """A player written in Python: give it a name and override `choose`. For simulations on several
    processes it must be possible to pickle it."""

    name = "player"

    def choose(self, view: Match, seat: int, chance: random.Random) -> AnyAction:
        """An action for that seat: what `Match.apply` takes. `view` is all that the player may
        know; what is left to luck comes from `chance`, so that one seed fixes everything."""
        raise NotImplementedError

    def at(self, seed: int) -> "Seated":
        """The player at a table."""
        return Seated(self, seed)

    def __repr__(self) -> str:
        return f"<Player {self.name}>"


class Seated:
    """A `Player` in one match, with its own stream of chance; moves as a `Bot` does."""

    def __init__(self, player: Player, seed: int) -> None:
        self.name = player.name
        self._player = player
        self._chance = random.Random(seed)

    def move(self, match: Match, seat: int) -> Tuple[int, Tuple[int, ...]]:
        with match.view(seat) as view:
            chosen = self._player.choose(view, seat, self._chance)
        with match._lock:
            raw = match._raw(chosen)
            kind, args = int(raw.kind), tuple(raw.args)
            match.apply(seat, chosen)
        return kind, args


AnyPlayer = Union[str, Player]


def seat_player(match: Match, player: AnyPlayer, seed: int) -> Union[Bot, Seated]:
    """A bot by its name, or a player of one's own, ready to play that match."""
    return Bot(match, player, seed) if isinstance(player, str) else player.at(seed)


def play_out(match: Match, bots: Sequence[Union[AnyPlayer, Bot, Seated]], seed: int = 0,
             max_actions: Optional[int] = None) -> List[Tuple[int, int, Tuple[int, ...]]]:
    """Plays on by bots or players of one's own, one a seat, until the match is over; of several players who are asked,
    the lowest seat acts first. Returns (seat, kind, arguments) of every action."""
    if len(bots) != match.seats:
        raise ValueError(f"{match.seats} bots are needed, not {len(bots)}")
    players = [bot if isinstance(bot, (Bot, Seated)) else seat_player(match, bot, seed + seat)
               for seat, bot in enumerate(bots)]
    taken: List[Tuple[int, int, Tuple[int, ...]]] = []
    while not match.over and (max_actions is None or len(taken) < max_actions):
        seat = match.asked[0]
        taken.append((seat, *players[seat].move(match, seat)))
    return taken
