"""Reads manifests.json, which mallard-generate writes: the manifests of all games."""
import json
from pathlib import Path

from model import Arg, Game, Kind, Option


def _kinds(rows) -> list[Kind]:
    return [Kind(row["kind"], row["name"], row["doc"], [Arg(**arg) for arg in row["args"]],
                 row["takes_back"], row["depends"]) for row in rows]


def read(path: Path) -> list[Game]:
    """The games in the order of the library. A field this does not know is an error."""
    return [Game(game["name"], game["title"], game["doc"], _kinds(game["actions"]),
                 _kinds(game["events"]), _kinds(game["decisions"]),
                 [Option(**option) for option in game["options"]])
            for game in json.loads(path.read_text(encoding="utf-8"))["games"]]
