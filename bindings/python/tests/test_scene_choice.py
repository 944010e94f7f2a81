"""Scenes and choices."""
import numpy as np
import pytest

import mallard


def test_a_scene_is_drawn_again_only_when_something_changed(battle):
    scene = mallard.Scene(battle, 1)
    assert not scene.update(battle)
    battle.apply(0, "observe B6")
    assert scene.update(battle) and len(scene.changes)
    assert scene.status.turn_seat == 1 and scene.status.viewer == 1
    assert [seat.label for seat in scene.seats] == ["p1", "p2"]
    area = scene.areas[0]
    assert (area.width, area.depth) == (10, 10)
    items = scene.items
    assert items.dtype.itemsize == 88 and len(np.unique(items["id"])) == len(items)
    assert (items["area"] < len(scene.areas)).all()
    assert "scene for p2" in str(scene) and scene.bytes[4:8] == b"MLSC"
    assert scene.svg() != scene.svg(dark=True) and scene._repr_svg_().startswith("<svg")
    assert scene.references.dtype.itemsize == 16
    assert "hit" in mallard.mark_names()


def test_labels_have_a_language(battle):
    assert mallard.Scene(battle, 0).areas[0].label != mallard.Scene(battle, 0, "fr").areas[0].label


@pytest.mark.parametrize("game", [game.name for game in mallard.games()])
def test_a_choice_leads_to_an_action(game):
    match = mallard.Match(game, seed=2)
    for _ in range(6):
        seat = match.asked[0]
        choice = mallard.Choice(match, seat)
        while choice.next is not None:
            assert choice.next.prompt
            choice.set(*choice.values()[-1].value)
        action = choice.finish()
        assert match.check(seat, action) is None
        match.apply(seat, action)
        with pytest.raises(ValueError, match="gone on"):
            choice.next


def test_choices_go_back_and_say_why_not(battle):
    choice = mallard.Choice(battle, 0)
    assert choice.action_count == battle.legal_count(0) and not choice.may_finish
    observe = next(v for v in choice.values() if v.action_count == 100)
    choice.set(*observe.value)
    assert choice.next.name == "cell" and len(choice.steps) == 1
    assert choice.why_not(999) and choice.why_not(17) is None
    choice.set(17)
    assert choice.may_finish and str(choice.finish()) == "observe B2"
    assert choice.may_go_back and choice.back()
    choice.restart()
    assert choice.next.number == -1 and "Choice of p1" in repr(choice)
