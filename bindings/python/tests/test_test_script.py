"""test.sh does not say that all is well when something was left out."""
import os
import subprocess
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(not os.environ.get("MALLARD_TEST_ALL"),
                                reason="run by test.sh --all")

HERE = Path(__file__).resolve().parents[1]

# A package, a test and a wheel as small as they can be, so that the script is all that is tested.
PACKAGE = """
from typing import Any, List

class Match:
    outcome = "a draw"

    def __init__(self, game: str, seed: int) -> None: ...

def play_out(match: Any, players: List[str]) -> None: ...
"""
WHEEL = """
import sys, zipfile
path = sys.argv[2] + "/mallard-1-py3-none-any.whl"
with zipfile.ZipFile(path, "w") as wheel:
    wheel.write("mallard/__init__.py")
    for name, text in (("METADATA", "Metadata-Version: 2.1\\nName: mallard\\nVersion: 1\\n"),
                       ("WHEEL", "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n"),
                       ("RECORD", "")):
        wheel.writestr("mallard-1.dist-info/" + name, text)
print(path)
"""
STUBS = {  # A source of packages that has Gymnasium, and what fetches it.
    "apt-cache": "echo 'python3-gymnasium | 1.0 | a source'",
    "apt-get": "touch gymnasium.deb",
    "dpkg-deb": "mkdir -p usr/lib/python3/dist-packages/gymnasium;"
                "touch usr/lib/python3/dist-packages/gymnasium/__init__.py",
}


@pytest.fixture
def script(tmp_path):
    """Runs a copy of the script in a tree of its own."""
    for module in ("pandas", "matplotlib", "distributed", "nbclient", "nbformat", "ipykernel", "mypy",
                   "pip"):
        pytest.importorskip(module)
    folder = tmp_path / "bindings/python"
    for path, text in (("tests/test_one.py", "def test_one():\n    pass\n"), ("wheel.py", WHEEL),
                       ("mallard/__init__.py", PACKAGE), ("libmallard.so", ""),
                       ("test.sh", (HERE / "test.sh").read_text(encoding="utf-8"))):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    stubs = tmp_path / "stubs"
    stubs.mkdir()

    def run(*arguments, **changed):
        for name, body in {**STUBS, **changed}.items():
            (stubs / name).write_text(f"#!/bin/sh\n{body}\n", encoding="utf-8")
            (stubs / name).chmod(0o755)
        env = {name: value for name, value in os.environ.items() if name != "MALLARD_TEST_ALL"}
        done = subprocess.run(["bash", str(folder / "test.sh"), *arguments, "libmallard.so"],
                              capture_output=True, text=True, cwd=folder,
                              env=dict(env, PATH=f"{stubs}:{os.environ['PATH']}"))
        return done.returncode, (done.stdout.splitlines() or [""])[-1], done.stderr

    return run


def test_all_is_well_when_all_was_run(script):
    code, last, errors = script("--all")
    assert (code, last) == (0, "The wheel plays: a draw"), errors


def test_a_source_without_gymnasium_is_told(script):
    code, last, errors = script("--all", **{"apt-cache": "true"})
    assert code == 77, errors
    assert last == "Not run for Python: Gymnasium, which no Debian source at hand has"
    assert script("--all", **{"apt-get": "exit 100"})[:2] == (code, last)


def test_what_the_short_run_leaves_out_is_told(script):
    code, last, errors = script()
    assert code == 77 and "Dask" in last and "the wheel" in last, errors
