"""What people read: prompts, refusals, names of things, options and words in their language; and what
choices tell before one chooses."""
import numpy as np
import pytest

import mallard

GAMES = [game.name for game in mallard.games()]


def test_a_prompt_is_said_to_somebody(battle):
    assert battle.prompt(0) and battle.prompt(0) != battle.prompt(0, 1) and battle.prompt(1) == ""
    assert battle.prompt(0, viewer=1).startswith("Player 1 observes")
    assert battle.prompt(0, 1, "fr").startswith("Joueur 1 observe")


def test_a_refusal_has_a_language(battle):
    reason = battle.check(1, "observe B6")
    assert reason == "it is your opponent's turn"
    assert battle.check(1, "observe B6", "fr") == "c’est le tour de l’adversaire"
    with pytest.raises(mallard.IllegalAction) as caught:
        battle.apply(1, "observe B6")
    assert battle.refusal(caught.value, 1, "fr") == battle.refusal(reason, 1, "fr")
    assert battle.refusal("what nobody says", 1, "fr") == "what nobody says"
    assert battle.check(0, "observe B6", "fr") is None
    choice = mallard.Choice(battle, 0, "fr")
    choice.set(*choice.values()[0].value)
    assert choice.why_not(999) != mallard.Choice(battle, 0).set(8).why_not(999)


def test_things_have_names(battle):
    scene = mallard.Scene(battle, 0)
    names = {battle.name(reference, 0) for reference in scene.references}
    assert {"A1", "J10"} <= names
    with pytest.raises(TypeError, match="not a reference"):
        battle.name(scene.items[0])
    with pytest.raises(TypeError):
        battle.name("B6")


@pytest.mark.parametrize("game", GAMES)
def test_options_make_a_menu(game):
    english, french = mallard.Catalog(game), mallard.Catalog(game, "fr")
    assert set(english.options) == {option.name for option in mallard.game(game).options}
    other = 0
    for name, option in english.options.items():
        assert option.option == name and option.name and option.text
        other += french.options[name].name != option.name
        for choice in option.choices:
            assert choice.name
            if choice.entry is not None:
                assert choice.entry in list(english[choice.entry.kind])
    assert other > len(english.options) / 2


def test_what_an_option_offers_is_taken():
    board = mallard.Catalog("battleducks").options["board"]
    assert board.empty and not board.open and not board.several and len(board.choices) > 1
    sizes = {mallard.Scene(mallard.Match("battleducks", seed=1, board=choice.value), 0).areas[0].width
             for choice in board.choices}
    assert len(sizes) > 1
    assert board.choices[0].entry.word == board.choices[0].value


def test_the_configuration_of_a_running_match():
    match = mallard.Match("battleducks", seed=1, mode="advanced", first_player="p2")
    assert match.options["mode"] == "advanced" and match.options["allow_mirror"] == "true"
    again = mallard.Match("battleducks", seed=1, options_text=match.options_text)
    assert again.hash == match.hash and again.options == match.options
    assert mallard.Match("battleducks", seed=1).options_text == ""


@pytest.mark.parametrize("game", GAMES)
def test_kinds_have_words_in_every_language(game):
    english, french = mallard.Catalog(game), mallard.Catalog(game, "fr")
    about = mallard.game(game)
    for which in ("actions", "events", "decisions"):
        words = getattr(english, which)
        assert [(word.number, word.word) for word in words.values()] == [
            (kind.number, kind.name) for kind in getattr(about, which)]
        assert all(word.name for word in words.values())
    assert french.word("player") == "Joueur" and english.word("player") == "Player"
    assert english.word("mark_hit") and english.word("no such word") == ""
    said = [word.sentence for word in french.events.values()]
    assert any("{seat}" in sentence for sentence in said) or any("{" in sentence for sentence in said)
    assert french.actions != english.actions


def played(game, seats_at_most=300):
    """Choices of a game, one after another, each with some steps filled in."""
    match = mallard.Match(game, seed=2)
    for turn in range(seats_at_most):
        if match.over:
            return
        choice = mallard.Choice(match, match.asked[0])
        while choice.next is not None:
            yield match, choice
            values = choice.values()
            choice.set(*values[turn * 7 % len(values)].value)
        yield match, choice
        match.apply(choice.seat, choice.finish())


@pytest.mark.parametrize("game", ["ducks_in_tow", "duck_dealer", "duckhammer", "duckhammer_campaign"])
def test_costs_say_what_they_are_paid_in(game):
    for _, choice in played(game):
        for value in choice.values()[:20] if choice.next else ():
            costs = choice.costs(*value.value)
            if costs:
                assert all(cost.paid_in and cost.amount for cost in costs)
                assert str(costs[0]).endswith(costs[0].paid_in)
                french = mallard.Choice(choice.match, choice.seat, "fr")
                if not choice.may_go_back:  # at the first step the other one is at the same place
                    told = french.costs(*value.value)
                    assert [cost.amount for cost in told] == [cost.amount for cost in costs]
                    assert game == "duckhammer_campaign" or (  # "Rations" are rations
                        [cost.paid_in for cost in told] != [cost.paid_in for cost in costs])
                return
    raise AssertionError("nothing costs anything")


def test_a_preview_is_where_a_thing_ends_up():
    match = mallard.Match("battleducks", seed=2)
    choice = mallard.Choice(match, 0)
    action = match.parse("place single r0 C4")
    assert choice.previews == []
    choice.set(action.kind)
    for value in action.args[:3]:
        if choice.next is not None:
            choice.set(value)
    moved = choice.previews
    assert [(match.name(move.thing, 0), match.name(move.to, 0)) for move in moved] == [("Single", "C4")]
    match.apply(0, choice.finish())
    with pytest.raises(ValueError, match="gone on"):
        choice.previews


@pytest.mark.parametrize("game", GAMES)
def test_previews_and_drags_where_games_have_them(game):
    drags = previews = 0
    for match, choice in played(game):
        for drag in choice.drags:
            assert drag.kind in {kind.number for kind in mallard.game(game).actions}
            assert drag.start >= 0 and drag.end >= 0 and drag.start != drag.end
            drags += 1
        for move in choice.previews:
            assert match.name(move.thing, choice.seat) and match.name(move.to, choice.seat)
            previews += 1
        if previews and (drags or game == "duck_dealer"):
            break
    assert previews
    assert drags or game == "duck_dealer"


def test_a_drag_is_what_its_steps_say():
    """A formation of the tray, dragged onto the pond, fills in both steps of `place`."""
    match = mallard.Match("battleducks", seed=2)
    choice, scene = mallard.Choice(match, 0), mallard.Scene(match, 0)
    place = match.parse("place single r0 C4").kind
    drag = next(drag for drag in choice.drags if drag.kind == place)
    things = [thing for thing in np.unique(scene.references) if choice.why_not_click(thing) is None]
    formation = next(thing for thing in things if match.name(thing, 0) == "Single")
    cell = next(thing for thing in np.unique(scene.references) if match.name(thing, 0) == "C4"
                and thing["owner"] == 0)
    choice.drag(formation, cell)
    steps = choice.steps
    assert steps[drag.start].filled and steps[drag.end].filled
