"""One game with the conventions of PettingZoo's AEC interface."""

import random

from .envs import Envs
from .spaces import Data, Dict, Discrete, Keys, Options, Vector


def env(game, players=None, options=None, forced=False):
    """A game to be stepped seat by seat; `reset` begins it."""
    return AECEnv(Envs(game, players=players, options=options, forced=forced), 0)


class AECEnv:
    """
    Where the game declares a vector and an index of actions, an observation is `{"observation", "action_mask"}` and an
    action a number; elsewhere it is `{"observation", "options"}`, the first as data, and an action is one of the options.
    Rewards are 0 until the end and lie between -1 and 1 there.
    """

    def __init__(self, envs, number, owner=True):
        about = envs.about
        self._envs = envs
        self._env = number
        self._owner = owner
        self._random = random.Random()
        name = f"edubba_{about['game']}_v{about['version']}"
        self.metadata = {"name": name, "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(about["seats"])]
        if about["actions"] is None:
            observed, answered = Dict({"observation": Data(), "options": Options()}), Keys()
        else:
            length = sum(part["length"] for part in about["layout"])
            mask = Vector(len(about["actions"]))
            observed = Dict({"observation": Vector(length), "action_mask": mask})
            answered = Discrete(len(about["actions"]))
        self.observation_spaces = {agent: observed for agent in self.possible_agents}
        self.action_spaces = {agent: answered for agent in self.possible_agents}
        self.agents = []

    def reset(self, seed=None, options=None):
        """Begins anew. With a seed, this game and those after it are always the same."""
        if options:
            raise ValueError("options belong to the table: give them when it is made")
        if seed is not None:
            self._random.seed(seed)
        own = str(self._random.getrandbits(64) if seed is None else seed)
        [turn] = self._envs.reset([(self._env, own)], parts=[])
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self._take(turn)

    def step(self, action):
        """Answers for `agent_selection`; for one whose game is over, `None`."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._leave(agent, action)
            return
        seat = self.possible_agents.index(agent)
        answer = action if isinstance(action, str) else int(action)
        turn = self._envs.ask({"op": "step", "env": self._env, "key": answer, "seat": seat, "with": []})
        self._cumulative_rewards[agent] = 0
        self._take(turn)

    def _take(self, turn):
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = turn["rewards"][seat]
            self._cumulative_rewards[agent] += self.rewards[agent]
            self.terminations[agent] = turn["over"]
            self.infos[agent] = {"kind": turn["kind"], **({"outcome": turn["outcome"]} if turn["over"] else {})}
        self.agent_selection = self.agents[0] if turn["over"] else self.possible_agents[turn["seat"]]

    def _leave(self, agent, action):
        """Whoever has heard how it ended goes; the next one hears it."""
        if action is not None:
            raise ValueError("the game is over: the only action left is None")
        for told in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del told[agent]
        self.agents.remove(agent)
        for other in self.agents:
            self.rewards[other] = 0
        if self.agents:
            self.agent_selection = self.agents[0]

    def observe(self, agent):
        """What an agent may know. It can answer nothing where nobody asks it."""
        told = self._envs.observe(self._env, self.possible_agents.index(agent))
        if self._envs.actions is None:
            return {"observation": told["observation"], "options": told["observation"]["options"]}
        return {"observation": told["vector"], "action_mask": told["mask"]}

    def last(self, observe=True):
        """Observation, reward since its last step, termination, truncation and info of `agent_selection`."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter=2**63):
        """Whoever is to step, until nobody is left."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def clone(self):
        """An independent copy in the same process, with the same chance before it; to be closed by itself."""
        copy = AECEnv(self._envs, self._envs.clone(self._env)["env"], owner=False)
        copy._random.setstate(self._random.getstate())
        copy.agents = list(self.agents)
        copy.agent_selection = self.agent_selection
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
            setattr(copy, name, dict(getattr(self, name)))
        return copy

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    @property
    def num_agents(self):
        return len(self.agents)

    @property
    def max_num_agents(self):
        return len(self.possible_agents)

    @property
    def unwrapped(self):
        return self

    def render(self):
        """Nothing is drawn: `metadata["render_modes"]` is empty. Games are watched in the browser."""

    def close(self):
        """Ends the process, or, of a copy, forgets the copy."""
        if self._owner:
            self._envs.close()
        else:
            self._envs.forget(self._env)

    def __str__(self):
        return self.metadata["name"]
