#!/usr/bin/env python3
"""Measures the computer players and writes docs/players.md: `./dev players [percent] [game...]`.

Everything but the times follows from the seed. How many games each figure rests on stands beside
it; a percentage of 100 takes some 30 minutes on one core. With games named, those are measured
anew and the others stay as they are.
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

SEED = 2025
MARK = "<!-- measured -->"
# By game: games of easy and of hard against normal, and games for the table of use.
GAMES = {"battleducks": (400, 400, 200), "naval_war": (60, 40, 200),
         "ducks_in_tow": (400, 40, 200), "duck_dealer": (60, 40, 200), "duckhammer": (100, 40, 200),
         "duckhammer_campaign": (100, 40, 200)}
THREADS = str(os.cpu_count() or 1)
ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = ROOT / "build" / "release" / "bin" / "mallard"
# Why something is offered and never used, by game and beginning of its name.
REASONS = {
    "battleducks": {"lift": "it puts nothing down that it would take back",
                    "fill": "the player lays its fleet down itself, where hunters look late"},
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
        "mission assassination": "won 5 of 30 battles where nothing else could be chosen",
        "mission outside_problem": "won 5 of 30 battles where nothing else could be chosen",
        "monster": "the one that does the least is named",
    },
    "duckhammer_campaign": {
        "sway": "a victory point is worth more than a die",
        "hold": "units that wait win less", "use": "as in battles",
        "step": "units move as a whole", "put": "units are put down in rows",
        "monster": "the one that does the least is named",
        "drop": "means are chosen once", "decline": "every level brings a training",
        "join": "whoever is near has joined already", "withdraw": "whoever is near fights",
        "quacktic": "normal bets on what is likeliest; hard plays bets out",
        "recruit": "neither the cheapest, for locations, nor the dearest that rations allow",
        "enlist": "takes so much of a first army that other lists are better",
    },
}


def study(command, game, options, folder):
    """Runs one study; returns its report and what it printed."""
    target = pathlib.Path(folder) / "study.json"
    done = subprocess.run([PROGRAM, command, game, "--seed", str(SEED), "--threads", THREADS, "--json", target, *options],
                          check=True, capture_output=True, text=True)
    return json.loads(target.read_text()), done.stdout


def micro(text):
    """Microseconds a move, by player, from what a simulation printed."""
    return [int(number) for number in re.findall(r"(\d+) us a move", text)]


def strength(game, pairings, folder):
    """The table of strengths of a game."""
    rows = ["| level | games | points against normal | 95 times of 100 | ms a move |",
            "|---|---|---|---|---|"]
    for level, games in pairings:
        report, _ = study("tournament", game, ["--players", f"{level},standard", "--games",
                                               str(games)], folder)
        points = report["pairings"][0]["points"]
        _, text = study("simulate", game, ["--players", level, "--games", "2"], folder)
        rows.append(f"| {level} | {points['games']:.0f} | {points['won']:.1f} "
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
    """The table of use of a game, and what is never used."""
    report, text = study("simulate", game, ["--games", str(games)], folder)
    rows = [f"\nIn {report['games']} games of the level normal, {report['length']['mean']:.0f} actions each, "
            f"{micro(text)[0] / 1000:.2f} ms a move:\n",
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


def measure(game, percent):
    """The section of a game."""
    scaled = lambda games: max(2, games * percent // 200 * 2)
    easy, hard, played = GAMES[game]
    with tempfile.TemporaryDirectory() as folder:
        return "\n".join([f"### {game}\n",
                          *strength(game, (("easy", scaled(easy)), ("hard", scaled(hard))), folder),
                          *use(game, scaled(played), folder)])


def main():
    words = sys.argv[1:]
    percent = int(words.pop(0)) if words and words[0].isdigit() else 100
    page = ROOT / "docs" / "players.md"
    head, measured = page.read_text().split(MARK)
    sections = {text.split("\n", 1)[0].strip(): "### " + text.strip()
                for text in measured.split("\n### ")[1:]}
    for game in words or GAMES:
        sections[game] = measure(game, percent)
        print(f"{game}: measured", flush=True)
        # After each game, so that what takes long can be done in parts.
        page.write_text(head + MARK + "\n\n" + "\n\n".join(
            sections[name] for name in GAMES if name in sections) + "\n")


if __name__ == "__main__":
    main()
