"""Whole games: environments to the end, and numbers of actions that never run out."""
import os

import numpy as np
import pytest

import mallard
from mallard.encoding import BLOCK, ActionEncoding
from mallard.environments import AecEnv, ParallelEnv

GAMES = [game.name for game in mallard.games()]
ALL = bool(os.environ.get("MALLARD_TEST_ALL"))
STEPS = 100_000 if ALL else 150  # All games end by themselves long before.


def at_random(chance, mask):
    return int(chance.choice(np.flatnonzero(mask)))


def is_the_players(mask, match, seat):
    """As many numbers as legal actions, at least one, and no-op alone for those who are not asked."""
    if seat not in match.asked:
        return mask.sum() == mask[-1] == 1
    return mask.sum() == match.legal_count(seat) > 0


@pytest.mark.parametrize("game", GAMES)
def test_aec_to_the_end(game):
    env, chance, steps = AecEnv(game, seed=4), np.random.default_rng(4), 0
    env.reset(seed=4)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(STEPS):
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        assert not truncated
        if terminated:
            env.step(None)
            continue
        seat = env.possible_agents.index(agent)
        assert seat == env.match.asked[0]
        assert is_the_players(observation["action_mask"], env.match, seat), steps
        env.step(at_random(chance, observation["action_mask"]))
        steps += 1
    assert steps > 100
    if ALL:
        winners = env.match.outcome.winners
        assert env.match.over and not env.agents
        assert total == {agent: 0.0 if not winners else 1.0 if seat in winners else -1.0
                         for seat, agent in enumerate(env.possible_agents)}


@pytest.mark.parametrize("game", GAMES)
def test_parallel_to_the_end(game):
    env, chance, steps = ParallelEnv(game), np.random.default_rng(5), 0
    observations, _ = env.reset(seed=5)
    rewards = dict.fromkeys(env.agents, 0.0)
    while env.agents and steps < STEPS:
        for seat, agent in enumerate(env.agents):
            mask = observations[agent]["action_mask"]
            assert is_the_players(mask, env.match, seat), steps
        assert not any(rewards.values())  # They come at the end.
        observations, rewards, terminations, truncations, _ = env.step(
            {agent: at_random(chance, seen["action_mask"])
             for agent, seen in observations.items()})
        assert not any(truncations.values())
        assert set(terminations.values()) == {env.match.over}
        steps += 1
    assert env.match.over == (not env.agents)
    if ALL:
        winners = env.match.outcome.winners
        assert env.match.over and rewards == {
            agent: 0.0 if not winners else 1.0 if seat in winners else -1.0
            for seat, agent in enumerate(env.possible_agents)}


FORMATIONS = [entry.word for entry in mallard.Catalog("battleducks")["formation"]][5:17]

# Games that have the most to choose from, as far as the library's own packs go.
LARGE = [("battleducks", "mode=advanced"), ("naval_war", ""), ("ducks_in_tow", "players=4"),
         ("duck_dealer", "players=5 auction=true"), ("duckhammer", "scale=large"),
         ("duckhammer_campaign", "players=4"), ("duckhammer_campaign", "mode=duckheim players=3")]


@pytest.mark.parametrize("game, options", LARGE)
@pytest.mark.parametrize("player", ["random", "standard"])
def test_every_action_of_a_long_game_has_a_number(game, options, player):
    """Each a number of its own, in its block: none overflows."""
    for seed in range(3 if ALL else 1):
        match = mallard.Match(game, seed=seed, history=False, events=False, options_text=options)
        encoding = ActionEncoding(match)
        bots = [mallard.Bot(match, player, seed + seat) for seat in range(match.seats)]
        for step in range(3000 if ALL else 400):
            if match.over:
                break
            seat = match.asked[0]
            legal = match.legal_array(seat)
            numbers = encoding.numbers(legal)
            assert numbers.min() >= 0 and len(np.unique(numbers)) == len(legal), (seed, step)
            for kind in np.unique(legal["kind"]):
                first, length, _ = encoding.blocks[int(kind)]
                mine = numbers[legal["kind"] == kind]
                assert first <= mine.min() and mine.max() < first + length
            bots[seat].move(match, seat)


ROW = "#" * 16
BOARD = f"""
board {{ id = "sea", name = "Sea", text = "16 by 16.", rows = {{ {', '.join([f'"{ROW}"'] * 16)} }} }}
mode {{ id = "sea", name = "Sea", text = "Large.", board = "sea",
       formations = {{ {', '.join(f'"{name}"' for name in FORMATIONS)} }} }}
"""


def test_a_pack_that_offers_more_than_a_block_holds():
    """Then the last ones have no number; the mask still has as many as there are numbers."""
    pack = mallard.Pack("sea", {
        "pack.lua": 'pack { id = "sea", version = "1.0.0", game = "battleducks", api = 1,'
                    ' requires = { battleducks = ">=1.0" } }',
        "sea.lua": BOARD})
    match = mallard.Match(mallard.Ruleset("battleducks", [pack]), seed=1, board="sea", mode="sea")
    encoding, legal = ActionEncoding(match), match.legal_array(0)
    places = legal["kind"] == match.parse(str(match.legal_nth(0, 0))).kind
    assert places.sum() > BLOCK
    numbers = encoding.numbers(legal)
    assert (numbers[places] >= 0).sum() == BLOCK and (numbers[places][BLOCK:] == -1).all()
    assert (numbers[~places] >= 0).all() and len(np.unique(numbers[numbers >= 0])) == (numbers >= 0).sum()
    assert encoding.mask(match, 0).sum() == (numbers >= 0).sum()
    with pytest.raises(ValueError, match="no legal action"):
        encoding.action(match, 0, -1)


