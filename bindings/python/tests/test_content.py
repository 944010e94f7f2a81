"""Packs, rulesets, their mistakes, the catalog, and what games there are."""
import pickle

import pytest

import mallard

MANIFEST = """return {
  id = "ponds", version = "1.0.0", game = "battleducks", api = 1,
}
"""


def test_the_base_pack_can_be_read():
    pack = mallard.Pack.embedded("battleducks")
    assert "pack.lua" in pack.files
    with pytest.raises(mallard.NotFound):
        mallard.Pack.embedded("chess")


def test_mistakes_have_pack_file_and_line():
    base = mallard.Pack.embedded("battleducks")
    name = next(path for path in sorted(base.files) if path != "pack.lua")
    base.files[name] += b"\nformation { id = 7 }\n"
    with pytest.raises(mallard.ContentError) as caught:
        mallard.Ruleset("battleducks", packs=[base], base_pack=False)
    error = caught.value
    assert error.file == name and error.line == base.files[name].count(b"\n")
    assert error.pack and error.problems[0].message
    again = pickle.loads(pickle.dumps(error))
    assert again.problems == error.problems and again.status == mallard.Status.CONTENT_ERROR


def test_a_ruleset_travels_with_its_packs():
    base = mallard.Pack.embedded("battleducks")
    ruleset = mallard.Ruleset("battleducks", packs=[base], base_pack=False)
    again = pickle.loads(pickle.dumps(ruleset))
    assert again.fingerprint == ruleset.fingerprint
    assert again.packs == ruleset.packs and again.packs[0].id == "battleducks"
    assert mallard.Match(again, seed=3).hash == mallard.Match("battleducks", seed=3).hash


def test_a_pack_from_a_folder(tmp_path, root):
    base = root / "scripting/packs/battleducks"
    assert mallard.Ruleset("battleducks", packs=[base], base_pack=False).fingerprint == (
        mallard.Ruleset("battleducks").fingerprint)
    with pytest.raises(mallard.MallardError):
        mallard.Pack.from_folder(tmp_path / "nowhere")


def test_a_match_is_carried_over():
    match = mallard.Match("battleducks", seed=1)
    match.carry_over(mallard.Ruleset("battleducks"))
    match.apply(0, "fill")
    with pytest.raises(mallard.MallardError):
        match.carry_over(mallard.Ruleset("naval_war"))
    assert match.game == "battleducks"


@pytest.mark.parametrize("game", [game.name for game in mallard.games()])
def test_every_entry_has_a_name(game):
    catalog = mallard.Catalog(game)
    assert len(catalog) and {"en", "fr"} <= set(catalog.languages)
    for kind in catalog:
        for entry in kind:
            assert entry.name and entry.file and kind[entry.id] == entry


def test_entries_have_fields_and_translations():
    english, french = mallard.Catalog("battleducks"), mallard.Catalog("battleducks", "fr")
    donut = english["formation"]["donut"]
    assert donut.kind == "formation" and donut.fields["shape"]
    assert donut.text in str(donut) and "<table>" in donut._repr_html_()
    assert "<pre>###\n#.#\n###</pre>" in donut._repr_html_()  # drawn, not listed
    assert donut._repr_html_().count(donut.name) == 1
    assert french.language == "fr" and french["formation"]["donut"].text != donut.text
    assert english.json
    with pytest.raises(KeyError):
        english["formation"]["no_such"]


def test_games_describe_themselves():
    game = mallard.game("battleducks")
    observe = next(kind for kind in game.actions if kind.name == "observe")
    assert game.action(observe.number) is observe
    assert observe.arguments[0].type == mallard.ArgType.CELL
    assert {"random", "standard"} <= {bot.name for bot in game.bots}
    assert any(option.name == "first_player" for option in game.options)
    assert mallard.__version__ == mallard.version()


def test_an_army_says_what_it_costs_and_why_it_is_refused():
    army = mallard.Army("duckhammer", " quack_marine X10;\nhonour_drake x4 oath_hammer", 120)
    assert army.allowed and not army.reasons and 0 < army.cost <= 120
    assert army.units[0] == "quack_marine x10" and "allowed" in army._repr_html_()
    refused = mallard.Army("duckhammer", "marshal_aix; marshal_aix", 10)
    assert not refused.allowed and refused.reasons and "refused" in repr(refused)
    assert "<li>" in refused._repr_html_()
    with pytest.raises(mallard.MallardError, match="did you mean quack_marine"):
        mallard.Army("duckhammer", "quack_marnie", 120)
