#!/usr/bin/env python3
"""What calls cost: the same random playouts of BattleDucks in one native call on one and two threads,
step by step through arrays, and through the plain classes. As ratios of one run."""
import random
import time

import mallard

GAMES = 2000


def timed(work):
    best = float("inf")
    for _ in range(3):
        begin = time.perf_counter()
        plies = work()
        best = min(best, (time.perf_counter() - begin) / plies)
    return best * 1e9


def playout(threads):
    batch = mallard.Batch("battleducks", GAMES, seed=1, threads=threads)
    begin = time.perf_counter()
    batch.playout(seed=2)
    return time.perf_counter() - begin, int(batch.states["action_count"].sum())


def whole(threads):
    seconds, plies = min(playout(threads) for _ in range(5))
    return seconds / plies * 1e9


def plain():
    plies, chance = 0, random.Random(1)
    ruleset = mallard.Ruleset("battleducks")
    for seed in range(10):
        match = mallard.Match(ruleset, seed=seed, history=False, events=False)
        while not match.over:
            seat = match.asked[0]
            match.apply(seat, match.legal_nth(seat, chance.randrange(match.legal_count(seat))))
            plies += 1
    return plies


if __name__ == "__main__":
    one, two, each = whole(1), whole(2), timed(plain)
    print(f"Batch.playout, one thread: {one:.0f} ns a ply")
    print(f"Batch.playout, two threads: {two:.0f} ns a ply ({one / two:.2f} times as fast)")
    print(f"Match, ply by ply: {each:.0f} ns a ply ({each / one:.0f} times the cost)")
