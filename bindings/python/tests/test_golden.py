"""Whole games through Python are, to the letter, those that the C++ tests hold: every choice of
every bot, every event for every viewer, every hash and drawing."""
from pathlib import Path

import pytest

import mallard

GOLDEN = Path(__file__).resolve().parents[3] / "tests/golden"


def heard(match, marks):
    """What the players heard since the marks: once where all heard the same."""
    texts = []
    for seat, mark in enumerate(marks):
        texts.append([event.text for event in match.events(seat, since=mark)])
        marks[seat] = match.event_count(seat)
    if all(text == texts[0] for text in texts):
        return [f"    all hear: {text}" for text in texts[0]]
    return [f"    p{seat + 1} hears: {text}" for seat in range(len(marks)) for text in texts[seat]]


def playthrough(game, options, seed, names):
    match = mallard.Match(game, seed=seed, options_text=options)
    bots = [mallard.Bot(match, name, seed + seat) for seat, name in enumerate(names)]
    lines = [f"game: {game}", f"options: {options}", f"seed: {seed}",
             f"bots: {', '.join(names)}", ""]
    marks = [0] * match.seats
    step = 0
    while not match.over:
        step += 1
        seat = match.asked[0]
        count, decision = match.legal_count(seat), match.decision(seat)
        action = bots[seat].choose(match, seat)
        match.apply(seat, action)
        lines.append(f"{step}. p{seat + 1} {decision} ({count} choices): {action}  "
                     f"[{match.hash:016x}]")
        lines += heard(match, marks)
        if step % 50 == 0:
            for viewer in range(match.seats):
                lines.append(f"\np{viewer + 1} sees:\n{match.draw(viewer)}")
    return "\n".join(lines) + "\n\nAt the end:\n" + match.draw(mallard.HOST)


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.txt")), ids=lambda path: path.stem)
def test_a_playthrough_is_the_same_as_ever(path):
    golden = path.read_text(encoding="utf-8")
    game, options, seed, bots = (line.split(":", 1)[1].strip()
                                 for line in golden.split("\n")[:4])
    assert playthrough(game, options, int(seed), bots.split(", ")) == golden


def test_all_games_are_among_them():
    assert {game.name for game in mallard.games()} == {
        path.read_text(encoding="utf-8").split("\n")[0][6:] for path in GOLDEN.glob("*.txt")}
