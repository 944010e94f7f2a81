"""Environments: the contracts of PettingZoo's and Gymnasium's interfaces, and the encoding."""
import warnings

import numpy as np
import pytest

import mallard
from mallard.encoding import ActionEncoding, describe, observe
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


def test_every_feature_that_is_listed_is_seen_in_some_game(monkeypatch):
    """Goods, wounds, victory points, whose turn it is: the trading game shows all there is to show."""
    from mallard import encoding
    names = set()

    class Heard(encoding._Features):
        def add(self, name, columns, amounts=1):
            before = self.out.copy()
            super().add(name, columns, amounts)
            if (self.out != before).any():
                names.add(name)

    match = mallard.Match("duck_dealer", seed=1)
    mallard.play_out(match, ["standard"] * match.seats, seed=1, max_actions=80)
    scene = mallard.Scene(match, match.asked[0])
    assert any(scene.counters_of(item) for item in scene.items)
    assert all(one.counters for one in scene.seats) and any(area.counters for area in scene.areas)
    monkeypatch.setattr(encoding, "_Features", Heard)
    encoding.observe(scene, scene.viewer)
    assert names == set(encoding.FEATURES)


@pytest.mark.parametrize("game", GAMES)
def test_every_number_that_a_player_can_read_changes_the_observation(game):
    """Found out with a scene whose counters are changed one by one."""
    match = mallard.Match(game, seed=3)
    mallard.play_out(match, ["standard"] * match.seats, seed=3, max_actions=60)

    class Changed(mallard.Scene):
        __slots__ = ("more",)

        @property
        def counters(self):
            counters = super().counters
            if self.more is not None:
                counters["now"][self.more] += 7
            return counters

    scene = Changed(match, 0)
    scene.more = None
    plain, unseen = observe(scene, 0), 0
    assert len(scene.counters)
    for scene.more in range(len(scene.counters)):
        unseen += int((observe(scene, 0) == plain).all())
    scene.more = None
    assert unseen == 0


def test_on_planes_nearly_the_same_place_is_the_same():
    from mallard._generated.constants import AreaKind
    match = mallard.Match("duckhammer", seed=1)
    mallard.play_out(match, ["standard", "standard"], seed=1, max_actions=80)

    class Moved(mallard.Scene):
        __slots__ = ("by",)

        @property
        def items(self):
            items = super().items
            planes = [n for n, area in enumerate(self.areas) if area.kind == AreaKind.PLANE]
            here = np.isin(items["area"], planes)
            assert here.any()
            items["x"][here] = items["x"][here] // 2000 * 2000 + self.by
            return items

    scene = Moved(match, 0)
    scene.by = 0
    here = observe(scene, 0)
    scene.by = 300
    near = observe(scene, 0)
    scene.by = 9000
    assert (here != near).mean() < (here != observe(scene, 0)).mean() / 2


def test_solo_games_reward_the_score():
    for make in (AecEnv, ParallelEnv):
        env, chance = make("ducks_in_tow", seed=2, reward="score", players=1), np.random.default_rng(1)
        env.reset(seed=2)
        rewards = []
        while not env.match.over:
            mask = (env.observe("p1") if make is AecEnv else env._observations()["p1"])["action_mask"]
            action = int(chance.choice(np.flatnonzero(mask)))
            if make is AecEnv:
                env.step(action)
                rewards.append(env.rewards["p1"])
            else:
                rewards.append(env.step({"p1": action})[1]["p1"])
        assert rewards[-1] == env.match.outcome.scores[0] > 0 and not any(rewards[:-1])
    with pytest.raises(ValueError, match="win or score"):
        AecEnv("ducks_in_tow", reward="points")


def test_who_is_not_asked_does_nothing(battle):
    encoding = ActionEncoding(battle)
    mask = encoding.mask(battle, 1)
    assert battle.asked == (0,) and mask.sum() == 1 and mask[encoding.no_op] == 1
    assert encoding.mask(battle, 0)[encoding.no_op] == 0
    with pytest.raises(ValueError, match="no legal action"):
        encoding.action(battle, 0, encoding.no_op)


@pytest.mark.parametrize("game", GAMES)
def test_a_description_tells_the_blocks_as_they_are(game):
    match = mallard.Match(game, seed=1)
    about, encoding = describe(match), ActionEncoding(match)
    ends = [block.first + block.length for block in about.blocks]
    assert [block.first for block in about.blocks] == [0, *ends[:-1]]
    assert ends[-1] == about.no_op == about.actions - 1 == encoding.size - 1
    legal = match.legal_array(match.asked[0])
    kinds = {kind.number: kind.name for kind in mallard.game(game).actions}
    blocks = {block.kind: block for block in about.blocks}
    for record, index in zip(legal, encoding.numbers(legal)):
        block = blocks[kinds[int(record["kind"])]]
        assert block.first <= index < block.first + block.length
    assert f"{about.actions:,} numbers" in str(about) and "no-op" in str(about)


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
                   for agent, seen in observations.items()}
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
                actions = [int(chance.choice(np.flatnonzero(mask)))
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
