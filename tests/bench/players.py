#!/usr/bin/env python3
"""Measures the computer players and writes docs/players.md: `./dev players [percent]`.

Everything but the times follows from the seed. How many games each figure rests on stands beside
it; a percentage of 100 takes some 25 minutes on one core.
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile

SEED = 2025
# By game: pairs of games of easy and of hard against normal, and games for the table of use.
GAMES = {"battleducks": (400, 200, 200), "naval_war": (100, 30, 100),
         "ducks_in_tow": (200, 20, 200), "duck_dealer": (40, 40, 40), "duckhammer": (200, 20, 200)}
ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = ROOT / "build" / "release" / "bin" / "mallard"
# Why something is offered and never used, by game and beginning of its name.
REASONS = {
    "battleducks": {"fill": "the player lays its fleet down itself, where hunters look late"},
    "naval_war": {
        "play fleet_relocation": "two turns lost cost more than any exposure it has met",
        "fill": "the player places its ships itself",
    },
    "duck_dealer": {
        "offer": "it makes no offers yet",
        "invite": "as offer",
        "take_road": "roads once laid stay",
        "take_claim": "privileges are not planned yet",
        "claim": "privileges are not planned yet",
        "buy": "the planner does not weigh a larger ship yet",
        "passage": "routes are planned over dots only",
        "road": "only free ones are laid",
    },
    "duckhammer": {
        "sway": "a victory point is worth more to normal than a die; hard tries it",
        "hold": "whoever held a unit back won 41 of 100 battles (200 played)",
        "step": "units move as a whole", "put": "units are put down in rows",
        "forfeit": "nobody gives up",
    },
}


def study(command, game, options, folder):
    """Runs one study; returns its report and what it printed."""
    target = pathlib.Path(folder) / "study.json"
    done = subprocess.run([PROGRAM, command, game, "--seed", str(SEED), "--json", target, *options],
                          check=True, capture_output=True, text=True)
    return json.loads(target.read_text()), done.stdout


def micro(text):
    """Microseconds a move, by player, from what a simulation printed."""
    return [int(number) for number in re.findall(r"(\d+) us a move", text)]


def strength(game, pairings, folder):
    """Rows of the table of strengths."""
    rows = []
    for level, games in pairings:
        report, _ = study("tournament", game, ["--players", f"{level},standard", "--games",
                                               str(games)], folder)
        points = report["pairings"][0]["points"]
        _, text = study("simulate", game, ["--players", level, "--games", "2"], folder)
        rows.append(f"| {game} | {level} | {points['won']:.1f} of {points['games']:.0f} "
                    f"| {100 * points['low']:.0f} to {100 * points['high']:.0f} % "
                    f"| {micro(text)[0] / 1000:.2f} |")
    return rows


def reason(game, name):
    """Why that is never used, as far as anybody has said."""
    for beginning, why in REASONS.get(game, {}).items():
        if name.startswith(beginning):
            return why
    return ""


def use(game, games, folder):
    """Rows of the table of use, and what is never used."""
    report, text = study("simulate", game, ["--games", str(games)], folder)
    rows = [f"\n### {game}\n",
            f"{report['games']} games, {report['length']['mean']:.0f} actions each, "
            f"{micro(text)[0] / 1000:.2f} ms a move.\n",
            "| thing | offered | used | wins of its users |", "|---|---|---|---|"]
    never = []
    for thing in report["usage"]:
        if thing["kind"] in ("tile", "hex", "place", "slot", "planet", "camp"):
            continue
        name = f"{thing['kind']} `{thing['name']}`"
        if thing["used"]:
            wins = thing["wins"]
            rows.append(f"| {name} | {thing['offered']} | {thing['used']} "
                        f"| {wins['won']:.1f} of {wins['games']:.0f} |")
        elif thing["offered"] and not thing.get("takes_back"):
            why = reason(game, thing["name"])
            never.append(name + (f" ({why})" if why else ""))
    if never:
        rows.append(f"\nOffered and never used: {', '.join(never)}.")
    return rows


def main():
    percent = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    scaled = lambda games: max(2, games * percent // 200 * 2)
    page = (ROOT / "docs" / "players.md").read_text().split("<!-- measured -->")[0]
    lines = [f"Seed {SEED}, {percent} % of the games; each seed is played twice, with seats changed. Times were taken on one "
             "core of a machine that was busy.\n",
             "| game | level | points against normal | 95 times of 100 | ms a move |",
             "|---|---|---|---|---|"]
    tables = []
    with tempfile.TemporaryDirectory() as folder:
        for game, (easy, hard, played) in GAMES.items():
            lines += strength(game, (("easy", scaled(easy)), ("hard", scaled(hard))), folder)
            tables += use(game, scaled(played), folder)
            print(f"{game}: measured", flush=True)
    (ROOT / "docs" / "players.md").write_text(
        page + "<!-- measured -->\n\n## Strength {#players_strength}\n\n" + "\n".join(lines)
        + "\n\n## What the level normal uses {#players_use}\n" + "\n".join(tables) + "\n")


if __name__ == "__main__":
    main()
