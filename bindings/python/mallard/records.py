"""Actions, events, decisions and outcomes; and the layouts of their arrays."""
from dataclasses import dataclass
from typing import (Any, Callable, Dict, Iterator, List, Optional, Sequence, Tuple, Union,
                    overload)

import numpy as np
from numpy.typing import NDArray

from ._generated.records import FIELDS

Records = NDArray[np.void]


def _dtypes() -> Dict[str, "np.dtype[np.void]"]:
    done: Dict[str, Any] = {}
    for name in sorted(FIELDS, key=lambda n: any(f[1] in FIELDS for f in FIELDS[n])):
        done[name] = np.dtype([(f[0], done.get(f[1], f[1]), *f[2:]) for f in FIELDS[name]],
                              align=True)
    return done


DTYPES = _dtypes()
ACTION = DTYPES["mld_action"]
EVENT = DTYPES["mld_event"]
BATCH_STATE = DTYPES["mld_batch_state"]


class Action:
    """A player's answer to a decision. `text` is how a person types it.

    Most actions are only played, so the text is made when it is first asked for; until then an action
    that a match gave keeps what can tell it, that match, in memory.
    """

    __slots__ = ("_kind", "_args", "_text", "_teller")

    def __init__(self, kind: int, args: Tuple[int, ...], text: str = "",
                 teller: Optional[Callable[["Action"], str]] = None) -> None:
        """`teller` makes the text, if that is not given."""
        self._kind = kind
        self._args = args
        self._text = text
        self._teller = teller

    @property
    def kind(self) -> int:
        return self._kind

    @property
    def args(self) -> Tuple[int, ...]:
        return self._args

    @property
    def text(self) -> str:
        teller = self._teller  # Another thread may be making it, too.
        if teller is not None:
            self._text = teller(self)
            self._teller = None
        return self._text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Action(kind={self.kind}, args={self.args}, text={self.text!r})"

    def __reduce__(self) -> Tuple[Any, ...]:
        return Action, (self.kind, self.args, self.text)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Action):
            return NotImplemented
        return self.kind == other.kind and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.kind, self.args))


AnyAction = Union[str, Action, np.void]


@dataclass(frozen=True)
class Event:
    """Something that happened. `text` is the notation, `sentence` tells it to people; the sentence
    is empty where an event is for animation only."""

    kind: int
    args: Tuple[int, ...]
    text: str
    sentence: str
    actor: int
    """Seat that took the action; -1: nobody, at the start."""

    def __str__(self) -> str:
        return self.sentence or self.text


@dataclass(frozen=True)
class Decision:
    """What a player is being asked."""

    kind: int
    args: Tuple[int, ...]
    text: str
    open: bool
    """The list of legal actions holds representatives only; others can be checked."""

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Outcome:
    """How a match stands. Over without winners is a draw."""

    over: bool
    winners: Tuple[int, ...]
    scores: Tuple[int, ...]


class Texts(Sequence[Any]):
    """A list that prints as one line an item."""

    def __init__(self, items: Sequence[Any]) -> None:
        self._items = items

    def __len__(self) -> int:
        return len(self._items)

    @overload
    def __getitem__(self, index: int) -> Any: ...

    @overload
    def __getitem__(self, index: slice) -> "Texts": ...

    def __getitem__(self, index: Union[int, slice]) -> Any:
        if isinstance(index, slice):
            return Texts(self._items[index])
        return self._items[index]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._items)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, (Texts, list, tuple)):
            return list(self) == list(other)
        return NotImplemented

    def __str__(self) -> str:
        return "\n".join(map(str, self._items))

    def __repr__(self) -> str:
        lines: List[str] = [str(item) for item in self._items[:60]]
        if len(self) > 60:
            lines.append(f"... {len(self) - 60} more")
        return "\n".join(lines)
