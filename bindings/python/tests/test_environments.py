"""Environments: the contracts of PettingZoo's and Gymnasium's interfaces, and the encoding."""
import warnings

import numpy as np
import pytest

import mallard
from mallard.encoding import ActionEncoding, observe
from mallard.environments import AecEnv, GymEnv, ParallelEnv

GAMES = [game.name for game in mallard.games()]


@pytest.mark.parametrize("game", GAMES)
def test_numbers_of_actions_are_fixed_and_lead_back(game):
    match = mallard.Match(game, seed=5)
    encoding, chance = ActionEncoding(match), np.random.default_rng(0)
    assert ActionEncoding(mallard.Match(game, seed=6)).size == encoding.size
    for _ in range(40):
        if match.over:
            break
        seat = match.asked[0]
        legal = match.legal_array(seat)
        numbers = encoding.numbers(legal)
        assert (numbers >= 0).all() and len(set(numbers)) == len(legal)
        assert encoding.mask(match, seat).sum() == len(legal) > 0
        pick = int(chance.integers(len(legal)))
        assert encoding.action(match, seat, int(numbers[pick])) == legal[pick]
        match.apply(seat, legal[pick])
    with pytest.raises(ValueError, match="no legal action"):
        encoding.action(match, 0, encoding.size)


def test_direct_numbers_mean_the_same_in_every_match(battle):
    encoding = ActionEncoding(battle)
    b6 = np.flatnonzero(battle.legal_array(0)["args"][:, 0] == battle.parse("observe B6").args[0])[0]
    number = encoding.numbers(battle.legal_array(0))[b6]
    battle.apply(0, "observe A1")
    battle.apply(1, "observe A1")
    assert encoding.action(battle, 0, int(number))["args"][0] == battle.parse("observe B6").args[0]


def test_an_observation_shows_the_players_view_only(battle):
    other = battle.imagine(0, 3)
    one, two = (observe(mallard.Scene(match, 0), 0) for match in (battle, other))
    assert battle.hash != other.hash and (one == two).all() and one.any()
    with pytest.raises(ValueError, match="own scene"):
        observe(mallard.Scene(battle, mallard.HOST), 0)


def play_aec(seed):
    env, chance, log = AecEnv("battleducks"), np.random.default_rng(seed), []
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        assert env.observation_space(agent).contains(observation)
        total[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        action = int(chance.choice(np.flatnonzero(observation["action_mask"])))
        log.append((agent, action))
        env.step(action)
    assert not env.agents and env.num_agents == 0 and env.max_num_agents == 2
    return log, total


def test_aec_has_one_seed_for_everything():
    first, second = play_aec(3), play_aec(3)
    assert first == second and sorted(first[1].values()) == [-1.0, 1.0]


def test_aec_refuses_what_is_not_legal():
    env = AecEnv("battleducks")
    mask = env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(ValueError):
        env.step(int(np.flatnonzero(mask == 0)[0]))
    with pytest.raises(ValueError):
        env.step(None)
    assert "Pond" in env.render()
    env.close()


@pytest.mark.parametrize("game", ["battleducks", "ducks_in_tow"])
def test_parallel(game):
    env, chance = ParallelEnv(game), np.random.default_rng(1)
    observations, infos = env.reset(seed=2)
    assert set(observations) == set(infos) == set(env.agents)
    for _ in range(400):
        actions = {agent: int(chance.choice(np.flatnonzero(seen["action_mask"])))
                   for agent, seen in observations.items() if seen["action_mask"].any()}
        assert actions
        observations, rewards, terminations, truncations, infos = env.step(actions)
        assert set(rewards) == set(terminations) == set(truncations) == set(env.possible_agents)
        if not env.agents:
            break
    assert env.match.over == (not env.agents)


def test_gym_against_bots():
    env = GymEnv("battleducks", render_mode="ansi")
    ends = []
    for _ in range(2):
        observation, info = env.reset(seed=11)
        chance, rewards, over = np.random.default_rng(4), [], False
        while not over:
            assert env.observation_space.contains(observation) and info["action_mask"].any()
            action = int(chance.choice(np.flatnonzero(info["action_mask"])))
            observation, reward, over, truncated, info = env.step(action)
            assert not truncated
            rewards.append(reward)
        assert rewards[-1] in (-1.0, 1.0) and not any(rewards[:-1])
        ends.append((len(rewards), env.match.hash))
    assert ends[0] == ends[1] and env.render()


@pytest.mark.parametrize("illegal", ["lose", "random"])
@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_agrees(game, illegal):
    """Its checker as it is; it samples without the mask, so an illegal action must be forgiven."""
    gymnasium = pytest.importorskip("gymnasium")
    from gymnasium.utils.env_checker import check_env
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # What it has to say of spaces that are infinite, which observations are.
        warnings.filterwarnings("ignore", message=".*Box observation space.*infinity")
        check_env(gymnasium.make(f"mallard.environments:mallard/{game}-v0", illegal=illegal,
                                 render_mode="ansi").unwrapped)


def illegal_of(info):
    return int(np.flatnonzero(info["action_mask"] == 0)[0])


def test_an_illegal_action_raises():
    env = GymEnv("battleducks")
    _, info = env.reset(seed=3)
    before = env.match.hash
    with pytest.raises(ValueError, match="no legal action"):
        env.step(illegal_of(info))
    assert env.match.hash == before and info["illegal"] is False
    with pytest.raises(ValueError, match="raise, lose or random"):
        GymEnv("battleducks", illegal="forgive")


def test_an_illegal_action_loses():
    env = GymEnv("battleducks", illegal="lose")
    _, info = env.reset(seed=3)
    observation, reward, over, truncated, info = env.step(illegal_of(info))
    assert (reward, over, truncated, info["illegal"]) == (-1.0, True, False, True)
    assert env.observation_space.contains(observation)
    with pytest.raises(ValueError, match="has ended"):
        env.step(0)
    _, info = env.reset(seed=3)
    _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert (reward, over, info["illegal"]) == (0.0, False, False)


def test_an_illegal_action_becomes_a_legal_one():
    hashes = []
    for seed in (3, 3, 4):
        env = GymEnv("battleducks", illegal="random")
        _, info = env.reset(seed=seed)
        over, steps = False, 0
        while not over:
            _, reward, over, _, info = env.step(illegal_of(info))
            assert info["illegal"] is True
            steps += 1
        assert reward in (-1.0, 1.0) and steps > 17
        hashes.append(env.match.hash)
        with pytest.raises(ValueError, match="has ended"):
            env.step(0)
    assert hashes[0] == hashes[1] != hashes[2]


def test_vectors_of_environments():
    """Gymnasium's own vectors: one seed fixes all of them, and an ended match begins anew."""
    gymnasium = pytest.importorskip("gymnasium")

    def play():
        envs = gymnasium.make_vec("mallard.environments:mallard/battleducks-v0", num_envs=3,
                                  vectorization_mode="sync", opponent="random")
        try:
            seen, _ = envs.reset(seed=5)
            chance, ends, total = np.random.default_rng(1), 0, 0.0
            for _ in range(260):
                actions = [int(chance.choice(np.flatnonzero(mask))) if mask.any() else 0
                           for mask in seen["action_mask"]]
                seen, rewards, over, _, _ = envs.step(np.array(actions))
                ends, total = ends + int(over.sum()), total + float(rewards.sum())
            return ends, total, seen["observation"]
        finally:
            envs.close()

    one, again = play(), play()
    assert one[0] > 2 and one[:2] == again[:2] and (one[2] == again[2]).all()


def test_every_game_is_registered():
    gymnasium = pytest.importorskip("gymnasium")
    for game in GAMES:
        env = gymnasium.make(f"mallard.environments:mallard/{game}-v0")
        _, info = env.reset(seed=1)
        assert info["action_mask"].any()
