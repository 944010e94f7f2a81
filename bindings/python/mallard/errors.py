"""What goes wrong, as exceptions. Whenever one is raised, nothing has changed."""
from dataclasses import dataclass
from typing import Tuple

from ._generated.constants import Status


@dataclass(frozen=True)
class Problem:
    """One mistake in a pack."""

    pack: str
    file: str
    line: int
    path: str
    message: str

    def __str__(self) -> str:
        return f"{self.pack}/{self.file}:{self.line}: {self.path}: {self.message}"


class MallardError(Exception):
    """A call of the library failed.

    `problems` lists the mistakes in packs one by one; `pack`, `file` and `line` are those of the
    first, and empty where there is none.
    """

    def __init__(self, status: Status, message: str, problems: Tuple[Problem, ...] = ()):
        super().__init__(message)
        self.status = status
        self.message = message
        self.problems = problems

    @property
    def pack(self) -> str:
        return self.problems[0].pack if self.problems else ""

    @property
    def file(self) -> str:
        return self.problems[0].file if self.problems else ""

    @property
    def line(self) -> int:
        return self.problems[0].line if self.problems else 0

    def __reduce__(self) -> Tuple[object, ...]:
        return type(self), (self.status, self.message, self.problems)


class InvalidArgument(MallardError, ValueError):
    """An argument makes no sense: out of range, malformed text."""


class IllegalAction(MallardError, ValueError):
    """The rules do not allow the action now; the message says why."""


class NotFound(MallardError, LookupError):
    """No game, file, option, ... of that name."""


class ContentError(MallardError):
    """Packs have mistakes; `problems` lists them all."""


class ScriptError(MallardError):
    """A pack's script failed or used up its limits."""


class CorruptData(MallardError, ValueError):
    """Bytes are not what they should be."""


class ContentMismatch(MallardError):
    """Bytes belong to another game, other packs or a newer library."""


class Unavailable(MallardError):
    """Switched off, or not there now: undo without history, a move of a view, ..."""


BY_STATUS = {
    Status.INVALID_ARGUMENT: InvalidArgument,
    Status.ILLEGAL_ACTION: IllegalAction,
    Status.NOT_FOUND: NotFound,
    Status.CONTENT_ERROR: ContentError,
    Status.SCRIPT_ERROR: ScriptError,
    Status.LIMIT_EXCEEDED: ScriptError,
    Status.CORRUPT_DATA: CorruptData,
    Status.VERSION_MISMATCH: ContentMismatch,
    Status.CONTENT_MISMATCH: ContentMismatch,
    Status.UNAVAILABLE: Unavailable,
}
