"""Who plays: bots as they are described, and players written in Python; and how they play a match."""
import random
from dataclasses import dataclass
from typing import List, Optional, Sequence, Tuple, Union

from ._native import seed_of
from .bot import Bot, Evaluate
from .match import Match
from .records import AnyAction


@dataclass(frozen=True)
class BotPlayer:
    """A bot, described: takes part wherever a bot's name does, and travels to other processes.

    The fields are those of `Bot`; `label` is what tables call it, made of the others unless given.
    To travel, `evaluate` must be a function that can be pickled: one of a module.
    """

    bot: str = "standard"
    level: str = "normal"
    iterations: int = 0
    time_limit: float = 0
    """With one, chance is not the only thing that decides: tables are not the same every time."""
    threads: int = 1
    personality: str = ""
    evaluate: Optional[Evaluate] = None
    label: str = ""

    @classmethod
    def read(cls, word: str) -> "BotPlayer":
        """From a word such as `hard+fox` or `search:200`: a bot, after a plus sign a personality
        and after a colon the playouts of a search, as the laboratory of the library reads it."""
        who, colon, count = word.partition(":")
        bot, _, personality = who.partition("+")
        if colon and not (count.isascii() and count.isdigit()):
            raise ValueError(f"{word!r}: after the colon stands how many playouts a search makes")
        return cls(bot, iterations=int(count or 0), personality=personality, label=word)

    @property
    def name(self) -> str:
        """Such as `standard hard+fox`, `search:200`."""
        if self.label:
            return self.label
        name = self.bot if self.level == "normal" else f"{self.bot} {self.level}"
        name += f"+{self.personality}" if self.personality else ""
        name += f":{self.iterations}" if self.iterations else ""
        name += f" in {self.time_limit:g} s" if self.time_limit else ""
        return f"{name} by {getattr(self.evaluate, '__name__', 'its own')}" if self.evaluate else name

    def at(self, match: Match, seed: int) -> Bot:
        """The bot at a table."""
        bot = Bot(match, self.bot, seed, level=self.level, iterations=self.iterations,
                  time_limit=self.time_limit, threads=self.threads, evaluate=self.evaluate,
                  personality=self.personality)
        bot.name = self.name
        return bot


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


AnyPlayer = Union[str, BotPlayer, Player]
"""A bot in a word as `BotPlayer.read` takes it, a bot that is described, or a player of one's own."""


def name_of(player: AnyPlayer) -> str:
    """What tables call a player."""
    return player if isinstance(player, str) else player.name


def seat_player(match: Match, player: AnyPlayer, seed: int) -> Union[Bot, Seated]:
    """A player ready to play that match."""
    if isinstance(player, str):
        player = BotPlayer.read(player)
    return player.at(match, seed) if isinstance(player, BotPlayer) else player.at(seed)


def play_out(match: Match, bots: Sequence[Union[AnyPlayer, Bot, Seated]],
             seed: Optional[int] = None,
             max_actions: Optional[int] = None) -> List[Tuple[int, int, Tuple[int, ...]]]:
    """Plays on by bots or players of one's own, one a seat, until the match is over; of several
    players who are asked, the lowest seat acts first. Returns (seat, kind, arguments) of every
    action."""
    if len(bots) != match.seats:
        raise ValueError(f"{match.seats} bots are needed, not {len(bots)}")
    seed = seed_of(seed)
    players = [bot if isinstance(bot, (Bot, Seated)) else seat_player(match, bot, seed + seat)
               for seat, bot in enumerate(bots)]
    taken: List[Tuple[int, int, Tuple[int, ...]]] = []
    while not match.over and (max_actions is None or len(taken) < max_actions):
        seat = match.asked[0]
        taken.append((seat, *players[seat].move(match, seat)))
    return taken
