"""Choices: from nothing to a whole action, one argument at a time."""
from dataclasses import dataclass
from typing import Any, List, Optional, Tuple

import numpy as np

from ._generated.constants import STEP_DONE, STEP_KIND, ChoiceFlags, CostFlags, StepFlags
from ._native import Owner, call, create, decode, encode, ffi, fill, lib, text
from .errors import IllegalAction, InvalidArgument, MallardError
from .match import Match
from .records import DTYPES, Action, Records, Texts
from .scene import REFERENCE, reference_pointer

KIND = STEP_KIND


def _all(kind: str, function: Any, *arguments: Any) -> Tuple[Any, int]:
    """Everything that a call has to tell, and how much it is."""
    count = ffi.new("uint64_t*")
    function(*arguments, ffi.NULL, 0, count, ffi.NULL)
    room = int(count[0])
    out = ffi.new(f"{kind}[]", max(room, 1))
    call(function, *arguments, out, room, count)
    return out, min(room, int(count[0]))


@dataclass(frozen=True)
class Step:
    """Something that is asked: the kind of action (number -1), or one of its arguments."""

    number: int
    name: str
    prompt: str
    type: int
    width: int
    filled: bool
    open: bool
    """It takes values beyond those listed, between `low` and `high`."""
    low: Tuple[int, ...]
    high: Tuple[int, ...]


@dataclass(frozen=True)
class Value:
    """A legal value of a step, and how many actions lie below it."""

    value: Tuple[int, ...]
    text: str
    action_count: int

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Cost:
    """Something to pay for a value; a negative amount is given back."""

    amount: int
    paid_in: str
    """Such as `Army points`."""
    at_least: bool
    """It may cost more, as what follows decides."""

    def __str__(self) -> str:
        return f"{'at least ' if self.at_least else ''}{self.amount} {self.paid_in}"


@dataclass(frozen=True)
class Drag:
    """What a drag can mean: a kind of action, and the two steps that it answers."""

    kind: int
    start: int
    end: int


@dataclass(frozen=True)
class Move:
    """Where a thing would end: both are references, as `Match.name` tells them."""

    thing: np.void
    to: np.void


class Choice(Owner):
    """The way to an action for one seat of a match, for menus and clicks. It is over when the match
    goes on: begin a new one then."""

    __slots__ = ("match", "seat", "language", "_revision")

    def __init__(self, match: Match, seat: int, language: str = "en") -> None:
        super().__init__(create("mld_choice", lib.mld_choice_create))
        self.match = match
        self.seat = seat
        self.language = language
        with match._lock:
            self._revision = match.revision
            call(lib.mld_choice_begin, self._handle, match._handle, seat)

    @property
    def _ready(self) -> Any:
        """The handle, unless what it refers to is gone."""
        if self.match.revision != self._revision:
            raise ValueError("the match has gone on since this choice began")
        return self._handle

    def _info(self) -> Any:
        return fill("mld_choice_info", lib.mld_choice_describe, self._ready)

    @property
    def next(self) -> Optional[Step]:
        """What is asked next; None if nothing."""
        with self.match._lock, self._lock:
            number = self._info().next
            return None if number == STEP_DONE else self.step(number)

    @property
    def steps(self) -> List[Step]:
        """The arguments known so far; more may follow once these are filled in."""
        with self.match._lock, self._lock:
            return [self.step(n) for n in range(self._info().step_count)]

    @property
    def action_count(self) -> int:
        """Listed actions that agree with what is filled in."""
        with self.match._lock, self._lock:
            return int(self._info().action_count)

    @property
    def may_finish(self) -> bool:
        with self.match._lock, self._lock:
            return bool(self._info().flags & ChoiceFlags.MAY_FINISH)

    @property
    def may_go_back(self) -> bool:
        with self.match._lock, self._lock:
            return bool(self._info().flags & ChoiceFlags.MAY_GO_BACK)

    def step(self, number: int) -> Step:
        with self.match._lock, self._lock:
            info = fill("mld_step_info", lib.mld_choice_describe_step, self._ready, number)
            prompt = text(lib.mld_choice_format_prompt, self._handle, number,
                          encode(self.language))
        return Step(number, decode(info.name), prompt, info.type, info.width,
                    bool(info.flags & StepFlags.FILLED), bool(info.flags & StepFlags.OPEN),
                    tuple(info.low)[:info.width], tuple(info.high)[:info.width])

    def values(self, step: Optional[int] = None) -> Texts:
        """The legal values of a step: of the next one, unless said. Prints as text."""
        with self.match._lock, self._lock:
            number = self._info().next if step is None else step
            if number == STEP_DONE:
                return Texts([])
            # A text's values are suggestions, which have one number each.
            width = min(2, self.step(number).width)
            out, room = _all("mld_choice_value", lib.mld_choice_values, self._ready, number)
            return Texts([Value(tuple(out[n].value)[:width], self._text(number, out[n].value),
                                out[n].action_count) for n in range(room)])

    def _text(self, step: int, value: Any) -> str:
        return text(lib.mld_choice_format_value, self._handle, step, value, encode(self.language))

    @staticmethod
    def _pair(*value: int) -> Any:
        return ffi.new("int32_t[2]", list(value))

    def set(self, *value: int, step: Optional[int] = None) -> "Choice":
        """Fills in a step: the next one, unless said."""
        with self.match._lock, self._lock:
            number = self._info().next if step is None else step
            call(lib.mld_choice_set, self._ready, number, self._pair(*value))
        return self

    def set_text(self, text: str, step: Optional[int] = None) -> "Choice":
        """Fills in a step of type `ArgType.TEXT` with words that need not be listed."""
        with self.match._lock, self._lock:
            number = self._info().next if step is None else step
            call(lib.mld_choice_set_text, self._ready, number, encode(text))
        return self

    def why_not(self, *value: int, step: Optional[int] = None) -> Optional[str]:
        """Why that value may not be chosen, in the choice's language; None if it may."""
        with self.match._lock, self._lock:
            number = self._info().next if step is None else step
            try:
                call(lib.mld_choice_check_value, self._ready, number, self._pair(*value))
            except (IllegalAction, InvalidArgument) as problem:
                return self._refused(problem)
        return None

    def _refused(self, problem: MallardError) -> str:
        return self.match.refusal(problem, self.seat, self.language)

    def nearest(self, *value: int, step: Optional[int] = None) -> Optional[Tuple[int, ...]]:
        """Of an open step: the legal value nearest to a wish; None if there is none."""
        with self.match._lock, self._lock:
            number = self._info().next if step is None else step
            wish, found = self._pair(*value), ffi.new("int32_t*")
            call(lib.mld_choice_nearest, self._ready, number, wish, found)
        return tuple(wish)[:len(value)] if found[0] else None

    # Clicks: what a person points at in a scene.
    def pick(self, clicked: np.void) -> "Choice":
        """A click on something of a scene (a record of `Scene.references`): fills in what it can
        mean, the kind of action too. Raises with the reason if it can mean nothing."""
        with self.match._lock, self._lock:
            call(lib.mld_choice_pick, self._ready, reference_pointer(clicked))
        return self

    def drag(self, start: np.void, end: np.void) -> "Choice":
        """Drags one thing onto another: both are filled in, or nothing."""
        with self.match._lock, self._lock:
            call(lib.mld_choice_drag, self._ready, reference_pointer(start), reference_pointer(end))
        return self

    def why_not_click(self, clicked: np.void) -> Optional[str]:
        """Why a click on that would do nothing, in the choice's language; None if it would do
        something."""
        with self.match._lock, self._lock:
            try:
                call(lib.mld_choice_check_reference, self._ready, reference_pointer(clicked))
            except (IllegalAction, InvalidArgument) as problem:
                return self._refused(problem)
        return None

    def reference(self, *value: int, step: Optional[int] = None) -> np.void:
        """What stands for a value of a step (the next one, unless said): what `pick` takes, and
        what to highlight in a scene."""
        with self.match._lock, self._lock:
            number = self._info().next if step is None else step
            raw = fill("mld_reference", lib.mld_choice_reference, self._ready, number,
                       self._pair(*value))
        records: Records = np.frombuffer(bytes(ffi.buffer(raw)), REFERENCE)
        return records[0]  # type: ignore[no-any-return]

    @property
    def drags(self) -> List[Drag]:
        """The kinds of action that a drag can answer now."""
        with self.match._lock, self._lock:
            out, room = _all("mld_choice_drag_steps", lib.mld_choice_drags, self._ready)
            return [Drag(out[n].kind, getattr(out[n], "from"), out[n].to) for n in range(room)]

    def costs(self, *value: int, step: Optional[int] = None) -> List[Cost]:
        """What a value of a step (the next one, unless said) costs; nothing where it is free, or
        rules cannot tell."""
        with self.match._lock, self._lock:
            number = self._info().next if step is None else step
            pair = self._pair(*value)
            out, room = _all("mld_choice_cost", lib.mld_choice_costs, self._ready, number, pair)
            return [Cost(out[n].amount, text(lib.mld_choice_format_cost, self._handle, number, pair,
                                             n, encode(self.language)),
                         bool(out[n].flags & CostFlags.LEAST)) for n in range(room)]

    @property
    def previews(self) -> List[Move]:
        """Where things would end if what is filled in were done, without dice; none while something
        is missing, or where rules cannot tell."""
        with self.match._lock, self._lock:
            out, room = _all("mld_preview_step", lib.mld_choice_previews, self._ready)
            records: Records = np.frombuffer(bytes(ffi.buffer(out)), DTYPES["mld_preview_step"])
        return [Move(record["thing"], record["to"]) for record in records[:room]]

    def back(self) -> bool:
        """Takes the last thing filled in back; false if there is none."""
        went = ffi.new("int32_t*")
        with self.match._lock, self._lock:
            call(lib.mld_choice_back, self._ready, went)
        return bool(went[0])

    def restart(self) -> None:
        with self.match._lock, self._lock:
            call(lib.mld_choice_restart, self._ready)

    def finish(self) -> Action:
        """The whole action, to be applied."""
        with self.match._lock, self._lock:
            return self.match._action(fill("mld_action", lib.mld_choice_finish, self._ready))

    def __repr__(self) -> str:
        step = self.next
        asked = step.prompt if step else "nothing more is asked"
        return f"<Choice of p{self.seat + 1}: {asked} ({self.action_count} actions)>"
