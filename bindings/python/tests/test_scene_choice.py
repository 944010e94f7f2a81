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
    assert [seat.label for seat in scene.seats] == ["Player 1", "Player 2"]
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


def clickable(scene, choice):
    return [reference for item in scene.items for reference in scene.references_of(item)
            if choice.why_not_click(reference) is None]


def test_a_click_on_a_scene_is_an_action(battle):
    scene, choice = mallard.Scene(battle, 0), mallard.Choice(battle, 0)
    cells = clickable(scene, choice)
    assert len(cells) == 100  # the radar's; nothing on one's own pond
    choice.pick(cells[17])
    assert choice.may_finish and battle.check(0, choice.finish()) is None
    assert choice.back() and not choice.may_finish
    own = scene.references_of(scene.items[0])[0]
    assert own["owner"] == 0 and choice.why_not_click(own)
    with pytest.raises(mallard.MallardError):
        choice.pick(own)
    with pytest.raises(TypeError):
        choice.pick(17)


def test_what_the_viewer_looks_at_is_given_by_a_reference(battle):
    scene = mallard.Scene(battle, 0)
    assert not scene.update(battle)
    scene.focus(scene.references_of(scene.items[0])[0])
    assert scene.update(battle)
    scene.focus(None)
    assert scene.update(battle) and not scene.update(battle)
    with pytest.raises(TypeError):
        scene.focus(17)


def test_what_stands_for_a_value_can_be_clicked(battle):
    choice = mallard.Choice(battle, 0)
    observe = next(v for v in choice.values() if v.action_count == 100)
    choice.set(*observe.value)
    reference = choice.reference(17)
    assert mallard.Choice(battle, 0).pick(reference).finish() == choice.set(17).finish()


@pytest.mark.parametrize("game", [game.name for game in mallard.games()])
def test_every_game_can_be_played_by_clicks(game):
    match, clicks = mallard.Match(game, seed=4), 0
    for _ in range(4):
        seat = match.asked[0]
        scene, choice = mallard.Scene(match, seat), mallard.Choice(match, seat)
        things = np.unique(scene.references)
        while choice.next is not None:
            thing = next((thing for thing in things if choice.why_not_click(thing) is None), None)
            if thing is None:  # what no item stands for is chosen from a list
                choice.set(*choice.values()[0].value)
            else:
                choice.pick(thing)
                clicks += 1
        match.apply(seat, choice.finish())
    assert clicks


def test_a_drag_is_two_clicks_or_nothing():
    match = mallard.Match("battleducks", seed=7, mode="advanced")
    choice, scene = mallard.Choice(match, 0), mallard.Scene(match, 0)
    start = scene.references_of(scene.items[0])[0]
    with pytest.raises(mallard.MallardError):
        choice.drag(start, start)
    assert choice.next.number == -1  # nothing was filled in
