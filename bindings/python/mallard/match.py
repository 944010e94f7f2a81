"""A match: one running game."""
from typing import Any, Callable, Dict, List, Optional, Tuple, Union

import numpy as np

from . import saving
from ._generated.constants import VIEWER_HOST, DecisionFlags, DrawFlags
from ._native import (Owner, call, create, data, encode, ffi, fill, lib, number, options,
                      seed_of, text)
from .errors import IllegalAction, InvalidArgument, MallardError
from .records import ACTION, DTYPES, EVENT, Action, AnyAction, Decision, Event, Outcome, Records, Texts
from .ruleset import Ruleset

HOST = VIEWER_HOST


class LegalActions(Texts):
    """What a player may do now. Prints as text; `array` holds the same as NumPy records."""

    def __init__(self, match: "Match", array: Records) -> None:
        self.array = array
        teller = match._teller()
        super().__init__([Action(kind, tuple(args), teller=teller) for kind, args
                          in zip(array["kind"].tolist(), array["args"].tolist())])


class Match(Owner):
    """One running game.

    Seats count from 0. A viewer is a seat, `mallard.HOST`, who sees everything, or
    `mallard.SPECTATOR`, who knows what everybody knows.
    """

    __slots__ = ("ruleset", "_record", "_seats", "_seed")

    def __init__(self, game: Union[str, Ruleset], seed: Optional[int] = None, *,
                 options_text: str = "",
                 history: bool = True, events: bool = True, refuse_script_errors: bool = False,
                 **game_options: object) -> None:
        """Starts a match: `Match("battleducks", seed=7, mode="advanced")`. One seed fixes all that
        chance decides; without, one is drawn that nobody can foresee (see `seed`).

        With `refuse_script_errors`, an action in which a script fails raises and changes nothing;
        without, it goes on as if that function had not been called, and the log hears why.
        """
        ruleset = game if isinstance(game, Ruleset) else Ruleset(game)
        config = ruleset._config(options_text, game_options)
        chosen = seed_of(seed)
        made = options("mld_match_options", seed=chosen, history=int(history), events=int(events), refuse_script_errors=int(refuse_script_errors))
        self._adopt(create("mld_match", lib.mld_match_create, ruleset._handle, config, made),
                    ruleset, chosen)

    def _adopt(self, pointer: Any, ruleset: Ruleset, seed: Optional[int]) -> None:
        Owner.__init__(self, pointer)
        self.ruleset = ruleset
        self._record = ffi.new("mld_action*")
        self._seats = int(lib.mld_match_seats(pointer))
        self._seed = seed

    @classmethod
    def _from(cls, pointer: Any, ruleset: Ruleset, seed: Optional[int] = None) -> "Match":
        match = cls.__new__(cls)
        match._adopt(pointer, ruleset, seed)
        return match

    # What it is.
    @property
    def game(self) -> str:
        return self.ruleset.game

    @property
    def seats(self) -> int:
        """Number of players."""
        return self._seats

    @property
    def seed(self) -> Optional[int]:
        """What it was started with, in copies and pickles, too: `Match(match.ruleset,
        seed=match.seed)` with the same options begins alike. None where that is not known: views,
        and matches that were imagined, reseeded, or restored from bytes."""
        return self._seed

    @property
    def viewer(self) -> int:
        """Whose view this is; HOST for a match that knows everything."""
        with self._lock:
            return int(lib.mld_match_viewer(self._handle))

    @property
    def revision(self) -> int:
        """Different whenever something has happened."""
        with self._lock:
            return int(lib.mld_match_revision(self._handle))

    @property
    def options(self) -> Dict[str, str]:
        """The options of the game that are set, by name."""
        from .games import game
        with self._lock:
            config = create("mld_config", lib.mld_config_create_from_match, self._handle)
        return {option.name: text(lib.mld_config_format_value, config, encode(option.name))
                for option in game(self.game).options}

    @property
    def options_text(self) -> str:
        """Those of its options that are not at their defaults, as text that makes the same again:
        `Match(match.ruleset, options_text=match.options_text)`."""
        with self._lock:
            config = create("mld_config", lib.mld_config_create_from_match, self._handle)
        return text(lib.mld_config_format, config)

    # What is asked, and how it stands.
    def decision(self, seat: int, viewer: Optional[int] = None) -> Optional[Decision]:
        """What that player is being asked, as far as the viewer may know (the player, unless
        said); None if nothing."""
        with self._lock:
            raw = fill("mld_decision", lib.mld_match_decision, self._handle, seat,
                       seat if viewer is None else viewer)
            if raw.kind == 0:
                return None
            return Decision(raw.kind, tuple(raw.args),
                            text(lib.mld_match_format_decision, self._handle, raw),
                            bool(raw.flags & DecisionFlags.OPEN))

    @property
    def asked(self) -> Tuple[int, ...]:
        """The seats that are being asked something."""
        raw = ffi.new("mld_decision*")
        asked = []
        with self._lock:
            own = self.viewer
            for seat in range(self.seats):
                call(lib.mld_match_decision, self._handle, seat, seat if own == HOST else own, raw)
                if raw.kind:
                    asked.append(seat)
        return tuple(asked)

    @property
    def outcome(self) -> Outcome:
        with self._lock:
            raw = fill("mld_outcome", lib.mld_match_outcome, self._handle)
        winners = tuple(seat for seat in range(self.seats) if raw.winners >> seat & 1)
        return Outcome(bool(raw.over), winners, tuple(raw.scores)[:self.seats])

    @property
    def over(self) -> bool:
        with self._lock:
            return bool(fill("mld_outcome", lib.mld_match_outcome, self._handle).over)

    # Legal actions.
    def legal_count(self, seat: int) -> int:
        """How many actions that player has, without listing them."""
        with self._lock:
            return number(lib.mld_match_legal_count, self._handle, seat)

    def legal_nth(self, seat: int, n: int) -> Action:
        """The legal action of that number, without listing the others."""
        with self._lock:
            raw = fill("mld_action", lib.mld_match_legal_nth, self._handle, seat, n)
            return self._action(raw)

    def legal_array(self, seat: int) -> Records:
        """All legal actions as NumPy records (`kind`, `args`), with no Python object for each."""
        count = ffi.new("uint64_t*")
        with self._lock:
            array = np.zeros(number(lib.mld_match_legal_count, self._handle, seat), ACTION)
            if len(array):
                call(lib.mld_match_legal_actions, self._handle, seat,
                     ffi.cast("mld_action*", array.ctypes.data), len(array), count)
        return array

    def legal(self, seat: int) -> LegalActions:
        """All legal actions, complete and in a fixed order; representatives where the decision is
        open."""
        with self._lock:
            return LegalActions(self, self.legal_array(seat))

    def parse(self, words: str) -> Action:
        """The action that a text means; it need not be legal."""
        with self._lock:
            return self._action(fill("mld_action", lib.mld_match_parse_action, self._handle,
                                     encode(words)))

    def check(self, seat: int, action: AnyAction, language: Optional[str] = None
              ) -> Optional[str]:
        """Why that player may not do this now: as errors say it, or told to that player in a
        language. None if they may."""
        with self._lock:
            try:
                call(lib.mld_match_check, self._handle, seat, self._raw(action))
            except (IllegalAction, InvalidArgument) as problem:
                if language is None:
                    return problem.message
                return self.refusal(problem, seat, language)
        return None

    # Words for people.
    def prompt(self, seat: int, viewer: Optional[int] = None, language: str = "en") -> str:
        """What that player is being asked, said to the viewer (the player, unless said): "Player 2
        moves Quack Marines" to whoever waits. "" if nothing."""
        with self._lock:
            return text(lib.mld_match_format_prompt, self._handle,
                        seat if viewer is None else viewer, seat, encode(language))

    def refusal(self, problem: Union[str, MallardError], viewer: int = HOST, language: str = "en"
                ) -> str:
        """Why something was refused (an error, or its message), in a language and with the names of
        things. What no pack has words for stays as it is."""
        message = problem if isinstance(problem, str) else problem.message
        with self._lock:
            return text(lib.mld_match_format_refusal, self._handle, viewer, encode(message),
                        encode(language))

    def name(self, reference: np.void, viewer: int = HOST, language: str = "en") -> str:
        """What the viewer calls the thing that a reference (of a scene, a choice, an event) stands
        for: `B6`, `Quack Marines 2`. "" if it means nothing."""
        if not isinstance(reference, np.void) or reference.dtype != DTYPES["mld_reference"]:
            raise TypeError(f"not a reference: {reference!r}")
        raw = ffi.from_buffer("mld_reference*", reference.tobytes())
        with self._lock:
            return text(lib.mld_match_format_reference, self._handle, viewer, raw,
                        encode(language))

    def apply(self, seat: int, action: AnyAction) -> None:
        """Takes an action: text, an `Action`, or a record of an array. It succeeds whole or raises
        and changes nothing."""
        with self._lock:
            call(lib.mld_match_apply, self._handle, seat, self._raw(action))

    def _raw(self, action: AnyAction) -> Any:
        record = self._record
        if isinstance(action, str):
            call(lib.mld_match_parse_action, self._handle, encode(action), record)
        elif isinstance(action, Action):
            record.kind, record.args = action.kind, action.args
        elif isinstance(action, np.void) and action.dtype == ACTION:
            ffi.memmove(record, action.tobytes(), ACTION.itemsize)
        else:
            raise TypeError(f"not an action: {action!r}")
        return record

    def _action(self, raw: Any) -> Action:
        return Action(int(raw.kind), tuple(raw.args), teller=self._teller())

    def _teller(self) -> Callable[[Action], str]:
        """What tells the text of an action later, when this may be closed: how an action is typed does
        not depend on how the match stands."""
        handle, lock = self._handle, self._lock

        def tell(action: Action) -> str:
            raw = ffi.new("mld_action*", {"kind": action.kind, "args": action.args})
            with lock:
                return text(lib.mld_match_format_action, handle, raw, guess=96)

        return tell

    def format(self, action: AnyAction) -> str:
        """How a person types that action."""
        with self._lock:
            return self._action(self._raw(action)).text

    # Events.
    def event_count(self, viewer: int = HOST) -> int:
        with self._lock:
            return number(lib.mld_match_event_count, self._handle, viewer)

    def event_array(self, viewer: int = HOST, since: int = 0) -> Records:
        """Events from number `since` on as NumPy records, with no Python object for each."""
        count = ffi.new("uint64_t*")
        with self._lock:
            array = np.zeros(max(self.event_count(viewer) - since, 0), EVENT)
            if len(array):
                call(lib.mld_match_events, self._handle, viewer, since,
                     ffi.cast("mld_event*", array.ctypes.data), len(array), count)
        return array

    def events(self, viewer: int = HOST, since: int = 0, language: str = "en") -> Texts:
        """What happened from number `since` on, as that viewer may know it; prints as sentences."""
        with self._lock:
            return Texts([self._event(viewer, n, encode(language))
                          for n in range(since, self.event_count(viewer))])

    def _event(self, viewer: int, index: int, language: bytes) -> Event:
        info = fill("mld_event_info", lib.mld_match_describe_event, self._handle, viewer, index)
        raw = ffi.addressof(info, "event")
        return Event(raw.kind, tuple(raw.args),
                     text(lib.mld_match_format_event, self._handle, raw, guess=96),
                     text(lib.mld_match_format_event_text, self._handle, viewer, index, language),
                     info.actor)

    # History; the host's.
    @property
    def undo_depth(self) -> int:
        """Actions that can be taken back."""
        with self._lock:
            return int(lib.mld_match_undo_depth(self._handle))

    @property
    def redo_depth(self) -> int:
        """Actions that were taken back and can be done again."""
        with self._lock:
            return int(lib.mld_match_redo_depth(self._handle))

    def undo(self, count: int = 1) -> None:
        """Takes back the last actions, with their events and their chance."""
        with self._lock:
            call(lib.mld_match_undo, self._handle, count)

    def redo(self, count: int = 1) -> None:
        """Does again what was taken back."""
        with self._lock:
            call(lib.mld_match_redo, self._handle, count)

    def seek(self, position: int) -> None:
        """Goes back or forth until `position` actions are behind."""
        with self._lock:
            call(lib.mld_match_seek, self._handle, position)

    @property
    def history(self) -> List[Tuple[int, Action]]:
        """The actions that led here, and who took them."""
        seat, raw = ffi.new("int32_t*"), ffi.new("mld_action*")
        out = []
        with self._lock:
            for index in range(self.undo_depth):
                call(lib.mld_match_history_action, self._handle, index, seat, raw)
                out.append((int(seat[0]), self._action(raw)))
        return out

    # Copies, views and bytes.
    def __copy__(self) -> "Match":
        """The same match again, with its history and events."""
        with self._lock:
            return Match._from(create("mld_match", lib.mld_match_clone, self._handle),
                               self.ruleset, self._seed)

    def __deepcopy__(self, _: Any) -> "Match":
        return self.__copy__()

    copy = __copy__

    def copy_state_from(self, other: "Match") -> None:
        """Stands where `other` stands from now on, without history and events: what a search uses
        instead of copying."""
        first, second = sorted((self, other), key=id)
        with first._lock, second._lock:
            call(lib.mld_match_copy_state_from, self._handle, other._handle)
            self._seed = other._seed

    def reseed(self, seed: int) -> None:
        """Another future: what chance decides from now on is that seed's."""
        with self._lock:
            call(lib.mld_match_reseed, self._handle, seed & 0xFFFFFFFFFFFFFFFF)
            self._seed = None

    def snapshot(self, viewer: int = HOST) -> bytes:
        """The match as that viewer may see it, as a FlatBuffer."""
        with self._lock:
            return data(lib.mld_match_write_snapshot, self._handle, viewer)

    def save(self, label: str = "", time: int = 0) -> bytes:
        """The whole match with its history, and what a list of saved matches shows of it."""
        name = ffi.new("char[]", encode(label))
        with self._lock:
            return data(lib.mld_match_write_save, self._handle,
                        options("mld_save_options", label=name, time=time), guess=1 << 16)

    @classmethod
    def restore(cls, ruleset: Union[str, Ruleset], snapshot: bytes, *,
                allow_changed_content: bool = False, history: bool = True, events: bool = True,
                refuse_script_errors: bool = False) -> "Match":
        """A match from a snapshot of the host's or from a save; it goes on as the original."""
        rules = ruleset if isinstance(ruleset, Ruleset) else Ruleset(ruleset)
        made = options("mld_restore_options", allow_changed_content=int(allow_changed_content),
                       history=int(history), events=int(events),
                       refuse_script_errors=int(refuse_script_errors))
        return cls._from(create("mld_match", lib.mld_match_create_from_snapshot, rules._handle,
                                ffi.from_buffer("uint8_t[]", snapshot), len(snapshot), made), rules)

    @classmethod
    def open_view(cls, ruleset: Union[str, Ruleset], view: bytes) -> "Match":
        """Opens a view that was received. It can be looked at, not moved on."""
        rules = ruleset if isinstance(ruleset, Ruleset) else Ruleset(ruleset)
        return cls._from(create("mld_match", lib.mld_match_create_from_view, rules._handle,
                                ffi.from_buffer("uint8_t[]", view), len(view)), rules)

    def view(self, viewer: int) -> "Match":
        """What that viewer has before them, and nothing else."""
        return Match.open_view(self.ruleset, self.snapshot(viewer))

    def imagine(self, seat: int, seed: Optional[int] = None) -> "Match":
        """A match that agrees with everything that player has seen; other seeds, other matches, and
        without one another every time."""
        view = self.snapshot(seat)
        return Match._from(create("mld_match", lib.mld_match_create_imagined, self.ruleset._handle,
                                  ffi.from_buffer("uint8_t[]", view), len(view), seed_of(seed)),
                           self.ruleset)

    def replay(self) -> "saving.Replay":
        """The way it went, with hashes to prove it."""
        with self._lock:
            raw = data(lib.mld_match_write_replay, self._handle, guess=1 << 14)
        return saving.Replay(self.ruleset, raw)

    def carry_over(self, ruleset: Ruleset) -> None:
        """Goes on with another ruleset of its game: hot reload."""
        with self._lock:
            call(lib.mld_match_carry_over, self._handle, ruleset._handle)
            self.ruleset = ruleset

    @property
    def hash(self) -> int:
        """64 bits over the state, the same on every machine."""
        with self._lock:
            return number(lib.mld_match_hash, self._handle)

    def __reduce__(self) -> Tuple[Any, ...]:
        if self.viewer != HOST:
            return Match.open_view, (self.ruleset, self.snapshot(self.viewer))
        return _again, (self.ruleset, self.save(), self._seed)

    # For people.
    def draw(self, viewer: Optional[int] = None, *, unicode: bool = False,
             color: bool = False) -> str:
        """A drawing in characters, as that viewer sees it."""
        style = (DrawFlags.UNICODE if unicode else 0) | (DrawFlags.COLOR if color else 0)
        with self._lock:
            return text(lib.mld_match_draw, self._handle,
                        self.viewer if viewer is None else viewer, int(style), guess=4096)

    def __str__(self) -> str:
        return self.draw()

    def __repr__(self) -> str:
        if self.closed:
            return "<Match, closed>"
        state = "over" if self.over else "asked: " + ", ".join(f"p{s + 1}" for s in self.asked)
        return f"<Match {self.game}, {self.seats} players, {state}>"

    def _repr_svg_(self) -> str:
        from .scene import Scene
        with Scene(self, self.viewer) as scene:
            return scene.svg()


def _again(ruleset: Ruleset, save: bytes, seed: Optional[int]) -> Match:
    """A match from its pickle."""
    match = Match.restore(ruleset, save)
    match._seed = seed
    return match
