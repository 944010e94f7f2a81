"""What the tests share."""
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "bindings/python"))


@pytest.fixture
def root() -> Path:
    return ROOT


@pytest.fixture
def battle():
    """A match of BattleDucks in its first turn, which is the first player's."""
    import mallard
    match = mallard.Match("battleducks", seed=7, first_player="p1")
    for seat in (0, 1):
        match.apply(seat, "fill")
        match.apply(seat, "ready")
    return match
