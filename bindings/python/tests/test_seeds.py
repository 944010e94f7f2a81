"""Seeds: one fixes everything; without, everything is another every time, and tells its seed."""
import copy
import pickle

import numpy as np
import pytest

import mallard
from mallard.environments import AecEnv, GymEnv, ParallelEnv


def test_matches_without_a_seed_are_others_and_tell_theirs():
    matches = [mallard.Match("naval_war") for _ in range(4)]
    assert len({match.seed for match in matches}) == len({match.hash for match in matches}) == 4
    for match in matches:
        again = mallard.Match("naval_war", seed=match.seed)
        assert again.hash == match.hash and again.seed == match.seed


def test_a_seed_is_exact():
    assert mallard.Match("naval_war", seed=0).seed == 0
    assert mallard.Match("naval_war", seed=0).hash == mallard.Match("naval_war", 0).hash
    assert mallard.Match("naval_war", seed=-1).seed == 2**64 - 1


def test_who_knows_the_seed(battle):
    assert battle.seed == 7
    for twin in (copy.copy(battle), copy.deepcopy(battle), pickle.loads(pickle.dumps(battle))):
        assert twin.seed == 7
    for other in (battle.view(0), battle.imagine(0, 3), battle.replay().play(),
                  mallard.Match.restore("battleducks", battle.snapshot()),
                  pickle.loads(pickle.dumps(battle.view(0)))):
        assert other.seed is None
    other = mallard.Match("battleducks", seed=9, first_player="p1")
    other.copy_state_from(battle)
    assert other.seed == 7
    other.reseed(-5)
    assert other.seed is None


def test_bots_batches_and_imagined_matches(battle):
    assert len({mallard.Bot(battle).seed for _ in range(4)}) == 4
    assert mallard.Bot(battle, seed=3).seed == 3
    assert len({battle.imagine(0).hash for _ in range(4)}) == 4
    batches = [mallard.Batch("naval_war", 2) for _ in range(2)]
    assert batches[0].seed() != batches[1].seed()
    again = mallard.Batch("naval_war", 2, seed=batches[0].seed())
    assert again.match(1).hash == batches[0].match(1).hash
    assert again.match(1).seed == again.seed(1) != again.seed(0)
    for batch in (again, batches[0]):
        batch.playout(50)
    assert again.match(1).hash != batches[0].match(1).hash


def test_play_out_draws_too(battle):
    ends = set()
    for _ in range(4):
        with battle.copy() as match:
            mallard.play_out(match, ["random", "random"], max_actions=40)
            ends.add(match.hash)
    assert len(ends) == 4


def test_studies_tell_their_seed():
    pytest.importorskip("pandas")
    one, other = (mallard.simulate("naval_war", ["random"], games=2, max_actions=9) for _ in range(2))
    assert one.seed != other.seed and not one.games.equals(other.games)
    again = mallard.simulate("naval_war", ["random"], games=2, max_actions=9, seed=one.seed)
    assert again.games.equals(one.games)
    parts = []
    mallard.simulate("naval_war", ["random"], games=2, max_actions=9, seed=4, arrived=parts.append)
    assert parts[0].seed == 4
    cup = mallard.tournament("battleducks", ["random", "easy"], games=2)
    again = mallard.tournament("battleducks", ["random", "easy"], games=2, seed=cup.seed)
    assert again.pairs.equals(cup.pairs)


@pytest.mark.parametrize("kind", [AecEnv, ParallelEnv])
def test_the_seed_of_an_environment_is_that_of_its_first_match(kind):
    """And fixes those that follow."""
    def seeds(env, first):
        out = [] if first else [env.match.seed]
        for seed in ([5] if first else []) + [None, None]:
            env.reset(seed=seed)
            out.append(env.match.seed)
        return out

    made, reset = seeds(kind("battleducks", seed=5), False), seeds(kind("battleducks"), True)
    assert made == reset and made[0] == 5 and len(set(made)) == 3
    assert not set(made) & set(seeds(kind("battleducks", seed=6), False))
    free = [kind("battleducks") for _ in range(2)]
    assert free[0].match.seed != free[1].match.seed
    for env in free:
        env.reset()
    assert free[0].match.seed != free[1].match.seed


def test_a_gym_without_a_seed_goes_its_own_way():
    envs = [GymEnv("battleducks") for _ in range(2)]
    for env in envs:
        env.reset()
    assert envs[0].match.seed != envs[1].match.seed

    def seeds(env):
        env.reset(seed=3)
        first = env.match.seed
        env.reset()
        return first, env.match.seed

    one, other = seeds(envs[0]), seeds(envs[1])
    assert one == other and one[0] != one[1]
    assert np.uint64(one[0]) == one[0]
