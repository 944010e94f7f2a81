#!/usr/bin/env python3
"""Which lines of the library the tests have run, by file: of what reads bytes that came from elsewhere, and of
what runs scripts, where nine lines of ten are wanted. Ends with 1 if a part has less.

    tests/coverage.py BUILD_FOLDER [--lines]     after the tests of that build; --lines: those never run

Needs gcov, and a build with MALLARD_COVERAGE. Run by `./dev coverage`.
"""
import json
import re
import subprocess
import sys
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WANTED = 90  # percent

# A file belongs to the first part whose pattern is found in its path.
PARTS = [
    ("readers of bytes", r"^src/engine/(match_codec|match_save|saved_match|reading|inflate|common_fields|envelope|seal)|"
                         r"^src/frame/(archive|fields|kept_list)|"
                         r"^src/games/.*/(snapshot|invariants)[a-z_]*\.(cc|h)$"),
    ("host of scripts", r"^scripting/host/"),
    ("C interface", r"^capi/"),
    ("the rest", r"^(src|include)/"),
]


def counts(build: Path) -> dict[str, dict[int, int]]:
    """For each file of ours, how often each of its lines was run."""
    runs: dict[str, dict[int, int]] = defaultdict(lambda: defaultdict(int))

    def read(notes: Path) -> list[dict]:
        out = subprocess.run(["gcov", "--json-format", "--stdout", str(notes)], cwd=build, check=True,
                             capture_output=True, text=True).stdout
        return [json.loads(line) for line in out.splitlines() if line]

    with ThreadPoolExecutor() as pool:
        for reports in pool.map(read, sorted(build.rglob("*.gcno"))):
            for report in reports:
                for file in report["files"]:
                    path = Path(report["current_working_directory"], file["file"]).resolve()
                    if not path.is_relative_to(ROOT) or path.is_relative_to(ROOT / "build"):
                        continue
                    lines = runs[path.relative_to(ROOT).as_posix()]
                    for line in file["lines"]:
                        lines[line["line_number"]] += line["count"]
    return runs


def percent(lines: list[int]) -> float:
    return 100 * sum(count > 0 for count in lines) / len(lines)


def main(arguments: list[str]) -> int:
    runs = counts(Path(arguments[0]).resolve())
    poor = False
    for part, pattern in PARTS:
        files = {path: runs.pop(path) for path in sorted(runs) if re.search(pattern, path)}
        if not files:
            raise SystemExit(f"nothing is known of the {part}: build with MALLARD_COVERAGE, then run the tests")
        share = percent([count for lines in files.values() for count in lines.values()])
        number = sum(len(lines) for lines in files.values())
        print(f"{share:5.1f} % of {number:6} lines: {part}, {len(files)} files")
        if part == "the rest":
            continue
        poor = poor or share < WANTED
        for path, lines in sorted(files.items(), key=lambda item: percent(list(item[1].values()))):
            if percent(list(lines.values())) < WANTED:
                print(f"    {percent(list(lines.values())):5.1f} %  {path}")
            missed = [str(line) for line, count in sorted(lines.items()) if count == 0]
            if "--lines" in arguments and missed:
                print(f"             {path} never runs {', '.join(missed)}")
    return 1 if poor else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
