"""Spaces of Gymnasium where it is installed; otherwise stand-ins with what learners use of them."""
from importlib import import_module
from typing import Any, Dict, Optional, Tuple

import numpy as np

gymnasium: Any = None
try:
    gymnasium = import_module("gymnasium")
except ImportError:
    pass


class Discrete:
    """The numbers from 0 to n - 1."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.shape: Tuple[int, ...] = ()
        self.dtype = np.dtype(np.int64)
        self._random = np.random.default_rng()

    def seed(self, seed: Optional[int] = None) -> None:
        self._random = np.random.default_rng(seed)

    def sample(self, mask: Any = None) -> int:
        if mask is None:
            return int(self._random.integers(self.n))
        return int(self._random.choice(np.flatnonzero(mask)))

    def contains(self, value: Any) -> bool:
        return 0 <= int(value) < self.n


class Box:
    """Arrays of a shape."""

    def __init__(self, low: float, high: float, shape: Tuple[int, ...], dtype: Any) -> None:
        self.low, self.high, self.shape, self.dtype = low, high, shape, np.dtype(dtype)

    def contains(self, value: Any) -> bool:
        return (isinstance(value, np.ndarray) and value.shape == self.shape
                and value.dtype == self.dtype
                and bool(((value >= self.low) & (value <= self.high)).all()))


class DictSpace:
    """Several spaces by name."""

    def __init__(self, spaces: Dict[str, Any]) -> None:
        self.spaces = spaces

    def __getitem__(self, name: str) -> Any:
        return self.spaces[name]

    def contains(self, value: Any) -> bool:
        return (isinstance(value, dict) and value.keys() == self.spaces.keys()
                and all(space.contains(value[name]) for name, space in self.spaces.items()))


class _Plain:
    def reset(self, *, seed: Optional[int] = None, options: Any = None) -> Any:
        return None

    def close(self) -> None:
        return None

    @property
    def unwrapped(self) -> Any:
        return self


Base: Any = gymnasium.Env if gymnasium else _Plain


def action_space(size: int) -> Any:
    return gymnasium.spaces.Discrete(size) if gymnasium else Discrete(size)


def observation_space(features: int, actions: int) -> Any:
    box = gymnasium.spaces.Box if gymnasium else Box
    parts = {"observation": box(-np.inf, np.inf, (features,), np.float32),
             "action_mask": box(0, 1, (actions,), np.int8)}
    return gymnasium.spaces.Dict(parts) if gymnasium else DictSpace(parts)
