"""Environments for learners, in the manners of PettingZoo (AEC and Parallel) and of Gymnasium.

They need neither: the classes have the methods and attributes that learners use. Where Gymnasium is
installed, spaces are its own and `GymEnv` is a `gymnasium.Env`; otherwise `spaces` here stand in.
Every game is known to it: `gymnasium.make_vec("mallard.environments:mallard/naval_war-v0", num_envs=4)`.

An observation is a dictionary of `observation` (float32, see mallard.encoding) and `action_mask`
(int8), which is never all zero: who is not asked has `no_op`, the last number. A reward comes at the
end: 1 for winners, -1 for losers, 0 for a draw; with `reward="score"`, what the player has scored, which
is what counts in games that one plays alone.
"""
import random
from typing import Any, Callable, Dict, Iterator, List, Optional, Sequence, Tuple, Union

import numpy as np

from ._native import seed_of
from .encoding import OBSERVATION, ActionEncoding, observe
from .games import games
from .match import Match
from .records import AnyAction
from .ruleset import Ruleset
from .scene import Scene
from .seating import AnyPlayer, BotPlayer, Player, seat_player
from .spaces import Base, action_space, gymnasium, observation_space

Observation = Dict[str, Any]


class _Table:
    """A match, and what its players see of it. One seed fixes everything."""

    def __init__(self, game: Union[str, Ruleset], seed: int, reward: str,
                 options: Dict[str, Any]) -> None:
        if reward not in ("win", "score"):
            raise ValueError(f"reward is win or score, not {reward!r}")
        self.reward = reward
        self.ruleset = game if isinstance(game, Ruleset) else Ruleset(game)
        self.options = options
        self.start(seed)
        self.encoding = ActionEncoding(self.match)

    def start(self, seed: int) -> None:
        self.match = Match(self.ruleset, seed=seed, history=False, events=False, **self.options)
        self.scenes = [Scene(self.match, seat) for seat in range(self.match.seats)]

    def observe(self, seat: int) -> Observation:
        self.scenes[seat].update(self.match)
        return {"observation": observe(self.scenes[seat], seat),
                "action_mask": self.encoding.mask(self.match, seat)}

    def act(self, seat: int, index: int) -> None:
        self.match.apply(seat, self.encoding.action(self.match, seat, int(index)))

    def rewards(self) -> List[float]:
        outcome = self.match.outcome
        if outcome.over and self.reward == "score":
            return [float(score) for score in outcome.scores]
        if not outcome.over or not outcome.winners:
            return [0.0] * self.match.seats
        return [1.0 if seat in outcome.winners else -1.0 for seat in range(self.match.seats)]


class _Agents:
    """Names of players: agents are called p1, p2, ..."""

    metadata: Dict[str, Any] = {"name": "mallard", "render_modes": ["ansi"], "render_fps": 4}
    render_mode = "ansi"

    def __init__(self, game: Union[str, Ruleset], seed: Optional[int], reward: str,
                 options: Dict[str, Any]) -> None:
        first = seed_of(seed)
        self._table = _Table(game, first, reward, options)
        self._random = np.random.default_rng(first)
        self.possible_agents = [f"p{seat + 1}" for seat in range(self._table.match.seats)]
        self.agents: List[str] = list(self.possible_agents)

    @property
    def match(self) -> Match:
        """The match behind it; the host's, so not for players."""
        return self._table.match

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        return len(self.possible_agents)

    def action_space(self, agent: str) -> Any:
        return action_space(self._table.encoding.size)

    def observation_space(self, agent: str) -> Any:
        return observation_space(OBSERVATION, self._table.encoding.size)

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _restart(self, seed: Optional[int]) -> None:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self._table.start(int(self._random.integers(1 << 62)) if seed is None else seed)
        self.agents = list(self.possible_agents)

    def render(self) -> str:
        return self.match.draw()

    def close(self) -> None:
        self.match.close()


class AecEnv(_Agents):
    """One agent at a time: the lowest seat that is asked something.

    It is made with a match that has just begun, so that it can be used without a `reset`. `seed` is
    that match's, and fixes those that follow: `AecEnv(game, seed=5)` stands where `reset(seed=5)`
    leaves it, `reset()` begins the next match in a line that the last seed given fixes, and without
    any seed each environment goes its own way. `match.seed` tells the seed of the match on the table.
    `reward` is "win" or "score".
    """

    def __init__(self, game: Union[str, Ruleset], seed: Optional[int] = None, *,
                 reward: str = "win", **options: Any) -> None:
        super().__init__(game, seed, reward, options)
        self._begin()

    def _begin(self) -> None:
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Dict[str, Dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.match.asked[0]]

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> None:
        self._restart(seed)
        self._begin()

    def observe(self, agent: str) -> Observation:
        return self._table.observe(self._seat(agent))

    def last(self, observe: bool = True) -> Tuple[Optional[Observation], float, bool, bool,
                                                  Dict[str, Any]]:
        agent = self.agent_selection
        return (self.observe(agent) if observe else None, self._cumulative_rewards[agent],
                self.terminations[agent], self.truncations[agent], self.infos[agent])

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def step(self, action: Optional[int]) -> None:
        """Acts for the selected agent; None for one whose match has ended."""
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise ValueError("the match has ended: the only action is None")
            self.agents.remove(agent)
            for table in (self.rewards, self._cumulative_rewards, self.terminations,
                          self.truncations, self.infos):
                del table[agent]  # type: ignore[attr-defined]
            if self.agents:
                self.agent_selection = self.agents[0]
            return
        if action is None:
            raise ValueError(f"{agent} is asked something")
        self._table.act(self._seat(agent), action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self._table.rewards()))
        for name, reward in self.rewards.items():
            self._cumulative_rewards[name] += reward
        if self.match.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.match.asked[0]]


class ParallelEnv(_Agents):
    """All agents at once. Actions of those who are not asked are not looked at; of those who are,
    the lowest seat goes first, and what is not legal any more after it is left out. Seeds and rewards
    are as `AecEnv` has them."""

    def __init__(self, game: Union[str, Ruleset], seed: Optional[int] = None, *,
                 reward: str = "win", **options: Any) -> None:
        super().__init__(game, seed, reward, options)

    def _observations(self) -> Dict[str, Observation]:
        return {agent: self._table.observe(self._seat(agent)) for agent in self.agents}

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None
              ) -> Tuple[Dict[str, Observation], Dict[str, Dict[str, Any]]]:
        self._restart(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: Dict[str, int]) -> Tuple[
            Dict[str, Observation], Dict[str, float], Dict[str, bool], Dict[str, bool],
            Dict[str, Dict[str, Any]]]:
        asked = [self.possible_agents[seat] for seat in self.match.asked]
        for first, agent in enumerate(asked):
            seat = self._seat(agent)
            if self.match.over or seat not in self.match.asked:
                continue
            if agent not in actions:
                raise ValueError(f"{agent} is asked something")
            try:
                self._table.act(seat, actions[agent])
            except ValueError:
                if first == 0:
                    raise
        over, agents = self.match.over, self.agents
        infos: Dict[str, Dict[str, Any]] = {agent: {} for agent in agents}
        result = (self._observations(), dict(zip(agents, self._table.rewards())),
                  dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos)
        if over:
            self.agents = []
        return result


class Policy(Player):
    """A learner's policy as a player: for studies, tournaments, and as the opponent of itself.

    `choose` is called with an observation as environments give it and answers with the number of an
    action that its mask has. To travel to other processes it must be possible to pickle it.
    """

    def __init__(self, policy: Callable[[Observation], int], name: str = "policy") -> None:
        self.policy = policy
        self.name = name

    def choose(self, view: Match, seat: int, chance: random.Random) -> AnyAction:
        encoding = ActionEncoding(view)
        with Scene(view, seat) as scene:
            seen = {"observation": observe(scene, seat), "action_mask": encoding.mask(view, seat)}
        return encoding.action(view, seat, int(self.policy(seen)))


class GymEnv(Base):  # type: ignore[misc]
    """One seat against other players, in the manner of Gymnasium. Observations are of the player's
    own view; `info["action_mask"]` is what `action_space.sample` takes."""

    metadata: Dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 4}

    def __init__(self, game: Union[str, Ruleset], seat: int = 0,
                 opponent: Union[AnyPlayer, Sequence[AnyPlayer]] = "random",
                 render_mode: Optional[str] = None, illegal: str = "raise", reward: str = "win",
                 **options: Any) -> None:
        """`opponent` is a bot's name, a `BotPlayer`, a `Player` of one's own (a `Policy`: itself),
        or a list of these, one for each other seat.

        `illegal` says what an action does that the mask does not have: "raise" raises ValueError
        and changes nothing; "lose" ends the game, lost; "random" takes a legal action at random
        instead. `info["illegal"]` tells that it happened. `reward` is "win" or "score"; a game that is
        lost by an illegal action has -1 in either.
        """
        if illegal not in ("raise", "lose", "random"):
            raise ValueError(f"illegal is raise, lose or random, not {illegal!r}")
        self._table = _Table(game, 0, reward, options)
        self.illegal = illegal
        self._lost = False
        others = self._table.match.seats - 1
        alone = isinstance(opponent, (str, BotPlayer, Player))
        self._opponents: List[AnyPlayer] = (
            [opponent] * others if alone else list(opponent))  # type: ignore[list-item, arg-type]
        if not 0 <= seat <= others or len(self._opponents) != others:
            raise ValueError(f"there are {others + 1} seats, so {others} opponents")
        self.seat = seat
        self.opponent = opponent
        self.render_mode = render_mode
        self.action_space = action_space(self._table.encoding.size)
        self.observation_space = observation_space(OBSERVATION, self._table.encoding.size)
        self._random = np.random.default_rng()

    @property
    def match(self) -> Match:
        return self._table.match

    def reset(self, *, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None
              ) -> Tuple[Observation, Dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._random = np.random.default_rng(seed)
        start = int(self._random.integers(1 << 62))
        self._table.start(start)
        self._lost = False
        others = iter(self._opponents)
        self._players = [
            None if n == self.seat else seat_player(self.match, next(others), start + n)
            for n in range(self.match.seats)]
        self._wait()
        return self._observed(False)

    def _wait(self) -> None:
        """Lets the others play until the player is asked."""
        while not self.match.over and self.seat not in self.match.asked:
            other = self.match.asked[0]
            player = self._players[other]
            assert player is not None  # Only the player's own seat has none.
            player.move(self.match, other)

    def _observed(self, illegal: bool) -> Tuple[Observation, Dict[str, Any]]:
        observation = self._table.observe(self.seat)
        return observation, {"action_mask": observation["action_mask"], "illegal": illegal}

    def _act(self, action: int) -> bool:
        """Acts as far as that is allowed; whether it was."""
        try:
            self._table.act(self.seat, action)
            return True
        except ValueError:
            if self.illegal == "raise":
                raise
        if self.illegal == "random":
            count = self.match.legal_count(self.seat)
            self.match.apply(self.seat, self.match.legal_nth(
                self.seat, int(self._random.integers(count))))
        else:
            self._lost = True
        return False

    def step(self, action: int) -> Tuple[Observation, float, bool, bool, Dict[str, Any]]:
        """Acts. What an illegal action does was said when the environment was made; after the end
        of a game every one raises ValueError."""
        if self._lost or self.match.over:
            raise ValueError("the game has ended: reset the environment")
        legal = self._act(action)
        if not self._lost:
            self._wait()
        observation, info = self._observed(not legal)
        reward = -1.0 if self._lost else self._table.rewards()[self.seat]
        return observation, reward, self._lost or self.match.over, False, info

    def render(self) -> Optional[str]:
        return self.match.draw(self.seat) if self.render_mode == "ansi" else None


def register() -> None:
    """Makes every game known to Gymnasium as `mallard/<game>-v0`, with the arguments of `GymEnv`.
    Done when this module is imported, which Gymnasium does for names like
    `mallard.environments:mallard/naval_war-v0`."""
    for game in games():
        if f"mallard/{game.name}-v0" not in gymnasium.registry:
            gymnasium.register(
                id=f"mallard/{game.name}-v0", entry_point="mallard.environments:GymEnv",
                kwargs={"game": game.name}, order_enforce=False, disable_env_checker=True)


if gymnasium is not None:
    register()
