"""Mallard: rules engines for tabletop games.

    match = mallard.Match("battleducks", seed=7)
    print(match.legal(0))
    match.apply(0, "fill")

Every object may be dropped or closed in any order, and used by any thread.
"""
from ._generated.constants import (VIEWER_HOST as HOST, VIEWER_SPECTATOR as SPECTATOR, ArgType,
                                   LogLevel, OptionType, PackChange, SavedKind, Status)
from .armies import Army
from .batch import PASS, Batch
from .bot import Advice, Bot
from .catalog import Catalog, Entry
from .choice import Choice, Step, Value
from .errors import (ContentError, ContentMismatch, CorruptData, IllegalAction, InvalidArgument,
                     MallardError, NotFound, Problem, ScriptError, Unavailable)
from .games import Game, game, games, version
from .match import LegalActions, Match
from .records import ACTION, BATCH_STATE, EVENT, Action, Decision, Event, Outcome
from .report import Simulation, interval
from .ruleset import Pack, PackInfo, Ruleset
from .saving import Replay, Saved, changed_packs, inspect
from .scene import Area, Scene, SceneStatus, Seat, mark_names
from .seating import BotPlayer, Player, play_out
from .simulation import simulate
from .tournament import Tournament, tournament

__version__ = version()

# Also what `mypy --strict` lets users see.
__all__ = [
    "ACTION", "Action", "Advice", "Area", "ArgType", "Army", "BATCH_STATE", "Batch", "Bot",
    "BotPlayer", "Catalog", "Choice", "ContentError", "ContentMismatch", "CorruptData", "Decision", "EVENT",
    "Entry", "Event", "Game", "HOST", "IllegalAction", "InvalidArgument", "LegalActions",
    "LogLevel", "MallardError", "Match", "NotFound", "OptionType", "Outcome", "PASS", "Pack", "PackChange",
    "PackInfo", "Player", "Problem", "Replay", "Ruleset", "SPECTATOR", "Saved", "SavedKind",
    "Scene", "SceneStatus", "ScriptError", "Seat", "Simulation", "Status", "Step", "Tournament",
    "Unavailable", "Value", "changed_packs", "game", "games", "inspect", "interval", "mark_names",
    "play_out", "simulate", "tournament", "version",
]
