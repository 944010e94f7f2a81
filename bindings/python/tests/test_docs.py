"""The snippets of README.md and docs/python.md run, in order, as a reader would type them."""
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
PAGES = ["bindings/python/README.md", "docs/python.md"]


def snippets_of(page):
    return re.findall(r"^```python\n(.*?)^```", (ROOT / page).read_text(encoding="utf-8"), re.S | re.M)


def test_snippets_have_strict_types(tmp_path):
    """As in a program of a user: the package is found, not part of what is checked."""
    pytest.importorskip("mypy")
    files = []
    for number, page in enumerate(PAGES):
        files.append(f"page{number}.py")
        (tmp_path / files[-1]).write_text("\n".join(snippets_of(page)), encoding="utf-8")
    result = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--cache-dir",
         str(ROOT / "build/python/mypy-pages"), *files],
        cwd=tmp_path, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout


@pytest.mark.parametrize("page", PAGES)
def test_snippets_run(page, capsys):
    pytest.importorskip("matplotlib")
    snippets = snippets_of(page)
    assert snippets
    scope: dict = {}
    for number, snippet in enumerate(snippets, 1):
        exec(compile(snippet, f"{page}, snippet {number}", "exec"), scope)
    assert capsys.readouterr().out


def test_the_tables_of_encodings_are_those_that_the_module_writes():
    from mallard.encoding import tables
    text = (ROOT / "docs/python.md").read_text(encoding="utf-8")
    for table in tables().split("\n\n"):
        assert table in text
