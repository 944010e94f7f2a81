#!/usr/bin/env python3
"""Measures the computer players and writes docs/players.md: `./dev players [games]`.

Everything but the times follows from the seed. Takes hours for hundreds of games; the page says how
many were played.
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile

SEED = 2025
GAMES = {"battleducks": [], "naval_war": [], "ducks_in_tow": [], "duck_dealer": [],
         "duckhammer": []}
ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = ROOT / "build" / "release" / "bin" / "mallard"


def study(command, game, options, folder):
    """Runs one study; returns its report and what it printed."""
    target = pathlib.Path(folder) / "study.json"
    done = subprocess.run([PROGRAM, command, game, "--seed", str(SEED), "--json", target, *options],
                          check=True, capture_output=True, text=True)
    return json.loads(target.read_text()), done.stdout


def strength(game, settings, games, folder):
    """Rows of the table of strengths."""
    rows = []
    for level in ("easy", "hard"):
        report, _ = study("tournament", game, ["--players", f"{level},standard", "--games",
                                               str(games), *settings], folder)
        points = report["pairings"][0]["points"]
        _, text = study("simulate", game, ["--players", level, "--games", "2", *settings], folder)
        micro = re.search(r"(\d+) us a move", text).group(1)
        rows.append(f"| {game} | {level} | {points['won']:.1f} of {points['games']:.0f} "
                    f"({100 * points['low']:.0f} to {100 * points['high']:.0f} %) "
                    f"| {int(micro) / 1000:.1f} |")
    return rows


def use(game, settings, games, folder):
    """Rows of the table of use, and what is never used."""
    report, text = study("simulate", game, ["--games", str(games), *settings], folder)
    micro = re.search(r"(\d+) us a move", text).group(1)
    rows = [f"\n### {game}\n",
            f"{report['games']} games, {report['length']['mean']:.0f} actions each, "
            f"{int(micro) / 1000:.1f} ms a move.\n", "| thing | offered | used |", "|---|---|---|"]
    never = []
    for thing in report["usage"]:
        name = f"{thing['kind']} `{thing['name']}`"
        if thing["offered"] and not thing["used"]:
            never.append(name)
        elif thing["used"] and thing["kind"] not in ("tile", "hex", "place"):
            rows.append(f"| {name} | {thing['offered']} | {thing['used']} |")
    if never:
        rows.append(f"\nOffered and never used: {', '.join(never)}.")
    return rows


def main():
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    page = (ROOT / "docs" / "players.md").read_text().split("<!-- measured -->")[0]
    lines = [f"Seed {SEED}; {games} games a pairing, each seed twice with seats changed.\n",
             "| game | level | points against normal (interval of 95 %) | ms a move |",
             "|---|---|---|---|"]
    tables = []
    with tempfile.TemporaryDirectory() as folder:
        for game, settings in GAMES.items():
            lines += strength(game, settings, games, folder)
            tables += use(game, settings, max(2, games // 4), folder)
    (ROOT / "docs" / "players.md").write_text(
        page + "<!-- measured -->\n\n## Strength {#players_strength}\n\n" + "\n".join(lines)
        + "\n\n## What the level normal uses {#players_use}\n" + "\n".join(tables) + "\n")


if __name__ == "__main__":
    main()
