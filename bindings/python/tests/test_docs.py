"""The snippets of README.md and docs/python.md run, in order, as a reader would type them."""
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.parametrize("page", ["bindings/python/README.md", "docs/python.md"])
def test_snippets_run(page, capsys):
    pytest.importorskip("matplotlib")
    snippets = re.findall(r"^```python\n(.*?)^```", (ROOT / page).read_text(encoding="utf-8"),
                          re.S | re.M)
    assert snippets
    scope: dict = {}
    for number, snippet in enumerate(snippets, 1):
        exec(compile(snippet, f"{page}, snippet {number}", "exec"), scope)
    assert capsys.readouterr().out


def test_the_table_of_encodings_is_true():
    import mallard
    from mallard.encoding import ActionEncoding
    text = (ROOT / "docs/python.md").read_text(encoding="utf-8")
    for game in mallard.games():
        encoding = ActionEncoding(mallard.Match(game.name))
        folded = sum(ranges is None for _, _, ranges in encoding.blocks.values())
        row = f"| {game.name} | {encoding.size:,} | {len(encoding.blocks) - folded} | {folded} |"
        assert row in text
