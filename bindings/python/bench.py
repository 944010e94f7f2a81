#!/usr/bin/env python3
"""What calls cost: random playouts of BattleDucks through C, in one native call on one and two
threads, and through the plain classes. As ratios of one run.

    MALLARD_LIBRARY=... bindings/python/bench.py

Costs are processor time, so that others on the machine do not count. How much faster two threads are can
only be told by the clock, which is worth nothing on a busy machine, and says so; what they cost
together, beside one, tells how fast they could be.
"""
import os
import random
import subprocess
import tempfile
import time
from pathlib import Path

import mallard

GAMES = 2000
ROOT = Path(__file__).resolve().parents[2]


def cost_in_c() -> float:
    """Nanoseconds a ply of the program that the C# binding is measured against, too."""
    library = os.environ["MALLARD_LIBRARY"]
    with tempfile.TemporaryDirectory() as folder:
        program = f"{folder}/playout"
        subprocess.run(["cc", "-std=c11", "-O2", f"-I{ROOT}/capi", "-o", program,
                        str(ROOT / "bindings/csharp/bench/playout.c"), library,
                        f"-Wl,-rpath,{os.path.dirname(library)}"], check=True)
        return min(float(subprocess.run([program, "battleducks", str(GAMES)], check=True,
                                        capture_output=True, text=True).stdout.split()[2])
                   for _ in range(3))


def playout(threads: int, clock) -> float:
    batch = mallard.Batch("battleducks", GAMES, seed=1, threads=threads)
    begin = clock()
    batch.playout(seed=2)
    return (clock() - begin) * 1e9 / int(batch.states["action_count"].sum())


def best(threads: int, clock) -> float:
    return min(playout(threads, clock) for _ in range(7))


def plain() -> float:
    plies, chance = 0, random.Random(1)
    ruleset = mallard.Ruleset("battleducks")
    begin = time.process_time()
    for seed in range(10):
        match = mallard.Match(ruleset, seed=seed, history=False, events=False)
        while not match.over:
            seat = match.asked[0]
            match.apply(seat, match.legal_nth(seat, chance.randrange(match.legal_count(seat))))
            plies += 1
    return (time.process_time() - begin) * 1e9 / plies


if __name__ == "__main__":
    c, one, each = cost_in_c(), best(1, time.process_time), plain()
    print(f"C, ply by ply: {c:.0f} ns a ply")
    print(f"Batch.playout: {one:.0f} ns a ply ({one / c:.2f} times the cost of C; at most 1.3)")
    print(f"Match, ply by ply: {each:.0f} ns a ply ({each / c:.0f} times the cost of C)")
    both = best(2, time.process_time)
    print(f"Batch.playout on two threads: {both / one:.2f} times the processor time of one, "
          f"so at most {2 * one / both:.2f} times as fast")
    faster = best(1, time.perf_counter) / best(2, time.perf_counter)
    busy = os.getloadavg()[0] > 0.5
    print(f"By the clock: {faster:.2f} times as fast as on one; at least 1.8"
          + (", but others used the machine" if busy else ""))
