"""The notebooks run from top to bottom and show what they promise."""
import importlib.util
import json
import os
from pathlib import Path

import pytest

NOTEBOOKS = Path(__file__).resolve().parents[1] / "notebooks"
ALL = bool(os.environ.get("MALLARD_TEST_ALL"))

pytest.importorskip("matplotlib")


def run(name):
    spec = importlib.util.spec_from_file_location("notebook_runner", NOTEBOOKS / "run.py")
    runner = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(runner)
    return [forms for _, forms in runner.run(NOTEBOOKS / name)]


def test_tour():
    shown = run("tour.ipynb")
    assert sum("svg" in forms for forms in shown) == 2  # the match, and a player's view of it
    assert any("<button" in forms.get("html", "") for forms in shown)  # the player of a replay
    assert any("Army" in forms.get("html", "") for forms in shown)
    assert any(forms.get("png", b"").startswith(b"\x89PNG") for forms in shown)


@pytest.mark.skipif(not ALL, reason="run by test.sh --all")
def test_new_card():
    shown = run("new_card.ipynb")
    assert any("cards.lua:9" in forms.get("txt", "") for forms in shown)
    assert any("png" in forms for forms in shown)


@pytest.mark.skipif(not ALL, reason="run by test.sh --all")
def test_a_policy_learns_to_beat_random():
    """The notebook itself asserts that the interval of its win rate lies above a half."""
    shown = run("learn_to_hunt.ipynb")
    assert "against random" in shown[-1]["txt"]


@pytest.mark.skipif(not ALL, reason="run by test.sh --all")
@pytest.mark.parametrize("name", ["tour.ipynb"])
def test_in_jupyter_itself(name):
    nbclient = pytest.importorskip("nbclient")
    nbformat = pytest.importorskip("nbformat")
    notebook = nbformat.read(NOTEBOOKS / name, as_version=4)
    nbclient.NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
    kinds = {kind for cell in notebook.cells if cell.cell_type == "code"
             for output in cell.outputs for kind in output.get("data", {})}
    assert {"image/svg+xml", "text/html", "text/plain"} <= kinds


@pytest.mark.parametrize("path", sorted(NOTEBOOKS.glob("*.ipynb")), ids=lambda path: path.stem)
def test_notebooks_are_kept_without_results(path):
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    assert all(not cell["outputs"] and cell["execution_count"] is None
               for cell in cells if cell["cell_type"] == "code")
