"""Mallard: rules engines for tabletop games.

    match = mallard.Match("battleducks", seed=7)
    print(match.legal(0))
    match.apply(0, "fill")

Every object may be dropped or closed in any order, and used by any thread.
"""
from ._generated.constants import (VIEWER_HOST as HOST, VIEWER_SPECTATOR as SPECTATOR, ArgType,
                                   OptionType, PackChange, SavedKind, Status)
from .armies import Army
from .batch import PASS, Batch
from .bot import Bot, Player, play_out
from .catalog import Catalog, Entry
from .choice import Choice, Step, Value
from .errors import (ContentError, ContentMismatch, CorruptData, IllegalAction, InvalidArgument,
                     MallardError, NotFound, Problem, ScriptError, Unavailable)
from .games import Game, game, games, version
from .match import LegalActions, Match
from .records import ACTION, BATCH_STATE, EVENT, Action, Decision, Event, Outcome
from .ruleset import Pack, PackInfo, Ruleset
from .saving import Replay, Saved, changed_packs, inspect
from .scene import Area, Scene, SceneStatus, Seat, mark_names
from .simulation import Simulation, simulate
from .tournament import Tournament, tournament

__version__ = version()
