"""Matches: actions, events, history, copies, views, bytes."""
import copy
import pickle

import numpy as np
import pytest

import mallard


def test_legal_actions_print_as_text(battle):
    legal = battle.legal(0)
    assert len(legal) == battle.legal_count(0) == len(legal.array)
    assert str(legal).split("\n")[0] == "observe A1"
    assert legal[3] == battle.legal_nth(0, 3) == battle.parse(str(legal[3]))
    assert repr(legal).endswith("more")


def test_legal_actions_as_an_array(battle):
    array = battle.legal_array(0)
    assert array.dtype == mallard.ACTION and array.dtype.itemsize == 32
    battle.apply(0, array[5])
    assert battle.history[-1][1].args == tuple(array[5]["args"])
    assert len(battle.legal_array(0)) == 0


def test_an_action_may_be_text_action_or_record(battle):
    twin = battle.copy()
    battle.apply(0, "observe B6")
    twin.apply(0, twin.parse("observe B6"))
    assert battle.hash == twin.hash
    with pytest.raises(TypeError):
        battle.apply(0, 5)
    with pytest.raises(TypeError):
        battle.apply(0, np.zeros(1)[0])


def test_an_illegal_action_changes_nothing_and_says_why(battle):
    before = battle.hash
    with pytest.raises(mallard.IllegalAction) as caught:
        battle.apply(1, "observe B6")
    assert caught.value.status == mallard.Status.ILLEGAL_ACTION
    assert "turn" in str(caught.value)
    assert battle.check(1, "observe B6") == caught.value.message
    assert battle.check(0, "observe B6") is None
    assert battle.hash == before


def test_senseless_arguments(battle):
    with pytest.raises(mallard.InvalidArgument):
        battle.apply(0, "dance B6")
    with pytest.raises(mallard.InvalidArgument):
        battle.apply(9, "observe B6")
    with pytest.raises(mallard.NotFound):
        mallard.Match("chess")
    with pytest.raises(mallard.MallardError):
        mallard.Match("battleducks", no_such_option=1)
    with pytest.raises(ValueError):
        battle.parse("observe\0B6")


def test_events_are_sentences_in_a_language(battle):
    since = battle.event_count(1)
    battle.apply(0, "observe B6")
    assert str(battle.events(1, since)).startswith("Player 1 observes B6")
    assert str(battle.events(1, since, "fr")).startswith("Joueur 1 observe B6")
    assert battle.events(1, since)[0].actor == 0
    array = battle.event_array(1, since)
    assert array.dtype == mallard.EVENT
    assert [e.kind for e in battle.events(1, since)] == list(array["kind"])


def test_a_player_hears_nothing_hidden():
    match = mallard.Match("battleducks", seed=7)
    match.apply(0, "fill")
    assert match.event_count(0) == 5 and match.event_count(1) == 0


def test_decisions_and_outcome(battle):
    assert battle.asked == (0,)
    assert battle.decision(0).text.startswith("take_turn") and not battle.decision(0).open
    assert battle.decision(1) is None
    assert battle.outcome == mallard.Outcome(False, (), (0, 0))
    taken = mallard.play_out(battle, ["standard", "random"], seed=1)
    assert battle.over and battle.outcome.winners and battle.undo_depth == 4 + len(taken)


def test_history(battle):
    start = battle.hash
    battle.apply(0, "observe B6")
    after = battle.hash
    battle.undo()
    assert battle.hash == start and battle.redo_depth == 1
    battle.redo()
    assert battle.hash == after
    battle.seek(0)
    assert battle.undo_depth == 0
    with pytest.raises(mallard.MallardError):
        battle.undo(99)
    plain = mallard.Match("battleducks", seed=1, history=False)
    plain.apply(0, "fill")
    with pytest.raises(mallard.Unavailable):
        plain.undo()


def test_copies_go_their_own_ways(battle):
    for twin in (copy.copy(battle), copy.deepcopy(battle), battle.copy(),
                 pickle.loads(pickle.dumps(battle))):
        assert twin.hash == battle.hash and twin.undo_depth == battle.undo_depth
        twin.apply(0, "observe B6")
        assert twin.hash != battle.hash
    other = mallard.Match(battle.ruleset, seed=1, first_player="p1")
    other.copy_state_from(battle)
    assert other.hash == battle.hash
    other.reseed(5)


def test_a_view_is_a_client(battle):
    battle.apply(0, "observe B6")
    view = battle.view(1)
    assert view.viewer == 1 and view.asked == (1,)
    assert str(view) == battle.draw(1)
    assert view.legal(1) == battle.legal(1)
    with pytest.raises(mallard.Unavailable):
        view.apply(1, "observe B6")
    assert pickle.loads(pickle.dumps(view)).viewer == 1
    assert battle.view(mallard.SPECTATOR).viewer == mallard.SPECTATOR


def test_imagining_agrees_with_the_view(battle):
    one, two = battle.imagine(0, 1), battle.imagine(0, 2)
    assert one.draw(0) == two.draw(0) == battle.draw(0)
    assert len({one.hash, two.hash, battle.hash}) == 3


def test_bytes(battle):
    restored = mallard.Match.restore("battleducks", battle.snapshot())
    assert restored.hash == battle.hash
    save = battle.save(label="before lunch", time=12)
    said = mallard.inspect(save)
    assert (said.kind, said.label, said.time, said.game, said.action_count) == (
        mallard.SavedKind.SAVE, "before lunch", 12, "battleducks", 4)
    assert mallard.changed_packs(save, battle.ruleset) == []
    with pytest.raises(mallard.CorruptData):
        mallard.Match.restore("battleducks", b"quack" * 9)
    with pytest.raises(mallard.CorruptData):
        mallard.inspect(b"")
    with pytest.raises(mallard.MallardError):
        mallard.Match.restore("naval_war", battle.snapshot())


def test_replays(battle):
    mallard.play_out(battle, ["random", "random"], seed=1)
    replay = pickle.loads(pickle.dumps(battle.replay()))
    assert len(replay) == battle.undo_depth
    assert [(seat, str(action)) for seat, action in replay][0] == (0, "fill")
    assert replay.play().hash == battle.hash
    middle = replay.play(5)
    assert middle.undo_depth == 5
    middle.seek(len(replay))
    assert middle.hash == battle.hash
    page = replay._repr_html_()
    assert page.count("<img") > 5 and "onclick" not in page and 'type="range"' in page
    with pytest.raises(mallard.CorruptData):
        mallard.Replay(battle.ruleset, replay.bytes[:-9]).play()


def test_it_shows_itself(battle):
    assert repr(battle) == "<Match battleducks, 2 players, asked: p1>"
    assert battle._repr_svg_().startswith("<svg")
    assert battle.options["first_player"] == "p1"
    assert battle.revision != mallard.Match("battleducks", seed=1).revision


def test_the_text_of_an_action_is_made_when_it_is_asked_for(battle):
    """And later, when the match has gone on or is closed, it is the same."""
    legal, said = battle.legal(0), battle.format(battle.legal_nth(0, 3))
    action, same = legal[3], battle.legal_nth(0, 3)
    assert action._teller is not None and action == same
    battle.apply(0, action)
    assert action.text == said and action._teller is None
    copied = pickle.loads(pickle.dumps(same))
    assert copied == action and copied.text == said
    later = battle.legal_nth(battle.asked[0], 0)
    battle.close()
    assert later.text and repr(later).startswith("Action(kind=")
    with pytest.raises(AttributeError):
        later.kind = 1
