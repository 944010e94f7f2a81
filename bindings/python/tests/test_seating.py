"""Who plays: bots that are described, in words or fields, wherever players are taken."""
import os
import pickle
import subprocess
import sys

import numpy as np
import pytest

import mallard
from mallard.environments import GymEnv, Policy
from mallard.seating import seat_player

pytest.importorskip("pandas")


def lead(imagined, seat):
    """Named in this module, so that it can be pickled."""
    scores = imagined.outcome.scores
    return scores[seat] - max(scores[:seat] + scores[seat + 1:])


def test_what_a_description_is_called():
    assert mallard.BotPlayer().name == "standard"
    assert mallard.BotPlayer("search", "hard", 200, personality="fox").name == "search hard+fox:200"
    assert mallard.BotPlayer("search", time_limit=0.25).name == "search in 0.25 s"
    assert mallard.BotPlayer("search", evaluate=lead).name == "search by lead"
    assert mallard.BotPlayer("search", label="deep").name == "deep"
    assert mallard.BotPlayer.read("hard+fox:200") == mallard.BotPlayer(
        "hard", iterations=200, personality="fox", label="hard+fox:200")
    for word in ("search:", "search:many", "search:1:2"):
        with pytest.raises(ValueError, match="how many playouts"):
            mallard.BotPlayer.read(word)


def test_a_description_is_the_bot(battle):
    twin = battle.copy()
    mallard.play_out(battle, [mallard.BotPlayer("standard", "hard", personality="fox"), "easy"], seed=3)
    mallard.play_out(twin, [mallard.Bot(twin, "standard", 3, level="hard", personality="fox"),
                            mallard.Bot(twin, "easy", 4)])
    assert battle.hash == twin.hash
    again = pickle.loads(pickle.dumps(mallard.BotPlayer("search", evaluate=lead)))
    assert again == mallard.BotPlayer("search", evaluate=lead)


def test_words_of_the_laboratory():
    match = mallard.Match("naval_war", seed=1)
    seat = match.asked[0]
    ways = mallard.Catalog("naval_war")["personality"][0].word
    chosen = seat_player(match, f"search+{ways}:4", 1)
    assert match.check(seat, chosen.choose(match, seat)) is None


def test_levels_iterations_and_personalities_in_a_study():
    players = [mallard.BotPlayer(level="hard", personality="fox"), "easy", "random"]
    study = mallard.simulate("battleducks", players, games=6, seed=4)
    assert set(study.seats["bot"]) == {"standard hard+fox", "easy", "random"}
    again = mallard.simulate("battleducks", players, games=6, seed=4, threads=2)
    assert again.seats.equals(study.seats) and again.games.equals(study.games)


def test_evaluate_in_a_study_and_what_it_raises():
    players = [mallard.BotPlayer("search", iterations=2, evaluate=lead), "random"]
    study = mallard.simulate("naval_war", players, games=1, seed=4, max_actions=8)
    assert set(study.seats["bot"]) == {"search:2 by lead", "random"}

    def wrong(imagined, seat):
        raise LookupError("never seen such a match")

    with pytest.raises(LookupError):
        mallard.simulate("naval_war", [mallard.BotPlayer("search", iterations=2, evaluate=wrong)],
                         games=1, seed=4, max_actions=8)


def test_a_limit_of_time_in_a_study():
    quick = mallard.BotPlayer("search", iterations=2**40, time_limit=0.01)
    study = mallard.simulate("naval_war", [quick, "random"], games=1, seed=4, max_actions=6)
    assert study.games["actions"].tolist() == [6]


def test_a_tournament_of_levels():
    cup = mallard.tournament("battleducks", ["easy", mallard.BotPlayer(level="hard"), "random"],
                             games=4, seed=2)
    assert set(cup.table["player"]) == {"easy", "standard hard", "random"}
    assert cup.table["player"].tolist()[-1] == "random"


def test_two_players_of_one_name_are_refused():
    one, other = mallard.BotPlayer(label="it"), mallard.BotPlayer(level="easy", label="it")
    with pytest.raises(ValueError, match="two players are called 'it'"):
        mallard.simulate("battleducks", [one, other], games=1, seed=1)
    with pytest.raises(ValueError, match="each of them once"):
        mallard.tournament("battleducks", [one, other], games=1, seed=1)
    mallard.simulate("battleducks", [one, one], games=1, seed=1, max_actions=4)


def test_a_description_goes_to_another_process(tmp_path):
    """As on a cluster: the function is found by its module."""
    (tmp_path / "worth.py").write_text("def lead(imagined, seat):\n    return 1\n")
    script = ("import pickle, sys; import mallard\n"
              "player = pickle.loads(bytes.fromhex(sys.argv[1]))\n"
              "match = mallard.Match('naval_war', seed=1)\n"
              "mallard.play_out(match, [player, player], seed=1, max_actions=4)\n"
              "print(player.name, match.hash)")
    sys.path.insert(0, str(tmp_path))
    try:
        import worth
        player = mallard.BotPlayer("search", iterations=2, evaluate=worth.lead)
        env = dict(os.environ, PYTHONPATH=f"{os.environ.get('PYTHONPATH', '')}:{tmp_path}")
        done = subprocess.run([sys.executable, "-c", script, pickle.dumps(player).hex()],
                              capture_output=True, text=True, env=env, check=True)
        match = mallard.Match("naval_war", seed=1)
        mallard.play_out(match, [player, player], seed=1, max_actions=4)
        assert done.stdout.split()[-1] == str(match.hash)
    finally:
        sys.path.remove(str(tmp_path))


class AtRandom:
    """A policy that plays any legal action; the first one would lay and take up its fleet for ever."""

    def __init__(self):
        self.chance = np.random.default_rng(7)

    def __call__(self, seen):
        return int(self.chance.choice(np.flatnonzero(seen["action_mask"])))


def play_gym(env, policy):
    observation, info = env.reset(seed=3)
    over, steps = False, 0
    while not over and steps < 300:
        observation, reward, over, _, info = env.step(policy(observation))
        steps += 1
    return steps, env.match.hash, reward


@pytest.mark.parametrize("opponent", [
    "easy", mallard.BotPlayer(personality="fox"), mallard.BotPlayer("hard", label="strong")])
def test_a_gym_against_described_bots(opponent):
    assert play_gym(GymEnv("battleducks", opponent=opponent), AtRandom()) == play_gym(
        GymEnv("battleducks", opponent=[opponent]), AtRandom())


def test_a_policy_against_itself():
    seen, policy = [], AtRandom()
    env = GymEnv("battleducks", seat=1,
                 opponent=Policy(lambda observation: seen.append(observation) or policy(observation)))
    steps, _, _ = play_gym(env, policy)
    assert steps and len(seen) > steps / 4
    space = env.observation_space
    assert all(space.contains(observation) for observation in seen[:20])


def test_a_policy_sees_from_its_view_what_an_environment_shows(battle):
    """The other side's observation is the same whether it comes from the host or from its view."""
    from mallard.environments import AecEnv
    shown = []
    env = AecEnv("battleducks", seed=5)
    env.reset(seed=5)
    policy = AtRandom()
    player = Policy(lambda seen: shown.append(seen) or policy(seen)).at(1)
    for _ in range(40):
        mine = env.observe(env.agent_selection)
        with env.match.copy() as match:
            player.move(match, env.possible_agents.index(env.agent_selection))
        assert all((mine[name] == shown[-1][name]).all() for name in mine)
        env.step(policy(mine))


def test_policies_take_part_in_studies():
    cup = mallard.tournament("battleducks", [Policy(AtRandom(), "learner"), "standard"], games=2, seed=1)
    assert cup.points.loc["standard", "learner"] == 2


def test_seats_and_opponents_are_counted():
    with pytest.raises(ValueError, match="there are 2 seats, so 1 opponents"):
        GymEnv("battleducks", seat=2)
    with pytest.raises(ValueError, match="2 seats"):
        GymEnv("battleducks", opponent=["random", "random"])
    env = GymEnv("ducks_in_tow", options_text="players=3", opponent=["random", "standard"], seat=1)
    env.reset(seed=1)
    assert env.match.seats == 3
