"""Army lists: what they cost, and whether they may be fielded."""
import html
from typing import List, Tuple, Union

from ._native import Owner, create, decode, encode, ffi, call, lib
from .ruleset import Ruleset


class Army(Owner):
    """An army list: `Army("duckhammer", "quack_marine x10; honour_drake x4", points=120)`.

    A list that cannot be read raises; one that breaks a rule is there, with the reasons.
    """

    __slots__ = ("points",)

    def __init__(self, game: Union[str, Ruleset], units: str, points: int) -> None:
        ruleset = game if isinstance(game, Ruleset) else Ruleset(game)
        super().__init__(create("mld_army_report", lib.mld_army_report_create, ruleset._handle,
                                encode(units), points))
        self.points = points

    @property
    def allowed(self) -> bool:
        """Whether it breaks no rule."""
        with self._lock:
            return bool(lib.mld_army_report_allowed(self._handle))

    @property
    def cost(self) -> int:
        """What it costs, in army points."""
        with self._lock:
            return int(lib.mld_army_report_cost(self._handle))

    @property
    def units(self) -> Tuple[str, ...]:
        """Its units in their canonical form, one a text."""
        return tuple(str(self).split("; "))

    @property
    def reasons(self) -> List[str]:
        """Every reason why it is refused, for people."""
        count = ffi.new("uint64_t*")
        with self._lock:
            lib.mld_army_report_reasons(self._handle, ffi.NULL, 0, count, ffi.NULL)
            out = ffi.new("const char*[]", max(int(count[0]), 1))
            call(lib.mld_army_report_reasons, self._handle, out, int(count[0]), count)
            return [decode(out[n]) for n in range(int(count[0]))]

    def __str__(self) -> str:
        with self._lock:
            return decode(lib.mld_army_report_text(self._handle))

    def __repr__(self) -> str:
        judged = "allowed" if self.allowed else "refused"
        return f"<Army of {self.cost} points, {judged}: {self}>"

    def _repr_html_(self) -> str:
        units = "".join(f"<li>{html.escape(unit)}</li>" for unit in self.units)
        reasons = "".join(f"<li>{html.escape(reason)}</li>" for reason in self.reasons)
        judged = "allowed" if self.allowed else f"refused:<ul>{reasons}</ul>"
        return (f"<div><b>Army, {self.cost} of {self.points} points</b><ul>{units}</ul>"
                f"{judged}</div>")
