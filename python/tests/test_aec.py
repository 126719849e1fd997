import math
import random
import unittest

import edubba

# What PettingZoo's documentation demands of an AEC environment.


class AECTest(unittest.TestCase):
    game = "connect-four"

    @classmethod
    def setUpClass(cls):
        cls.env = edubba.env(cls.game, players=2)
        cls.addClassCleanup(cls.env.close)

    def choose(self, agent, observation):
        return self.env.action_space(agent).sample(observation["action_mask"])

    def test_after_a_reset_everybody_plays_and_nothing_is_over(self):
        env = self.env
        env.reset(seed=1)
        self.assertEqual(env.agents, ["player_0", "player_1"])
        self.assertEqual(env.agents, env.possible_agents)
        self.assertIsNot(env.agents, env.possible_agents)
        self.assertIn(env.agent_selection, env.agents)
        self.assertEqual((env.num_agents, env.max_num_agents), (2, 2))
        for told in (env.rewards, env.terminations, env.truncations, env.infos):
            self.assertEqual(list(told), env.agents)
        self.assertFalse(any(env.terminations.values()) or any(env.truncations.values()))
        self.assertIs(env.unwrapped, env)
        self.assertEqual(str(env), f"edubba_{self.game}_v{env._envs.about['version']}")

    def test_spaces_are_the_same_for_the_same_agent(self):
        for agent in self.env.possible_agents:
            self.assertIs(self.env.observation_space(agent), self.env.observation_space(agent))
            self.assertIs(self.env.action_space(agent), self.env.action_space(agent))

    def test_whole_games(self):
        for game in range(3):
            self.whole_game(game)

    def whole_game(self, seed):
        env = self.env
        env.reset(seed=seed)
        heard = {agent: 0 for agent in env.possible_agents}
        gone = []
        for agent in env.agent_iter():
            self.assertEqual(agent, env.agent_selection)
            observation, reward, termination, truncation, info = env.last()
            self.assertTrue(env.observation_space(agent).contains(observation))
            self.assertEqual(reward, heard[agent])
            self.assertIs(termination, env.terminations[agent])
            self.assertIs(truncation, False)
            self.assertIs(info, env.infos[agent])
            action = None if termination else self.choose(agent, observation)
            self.assertTrue(termination or env.action_space(agent).contains(action))
            before = list(env.agents)
            self.assertIsNone(env.step(action))
            heard[agent] = 0
            if termination:
                gone.append(agent)
                self.assertEqual(env.agents, [other for other in before if other != agent])
            for told in (env.rewards, env.terminations, env.truncations, env.infos):
                self.assertEqual(set(told), set(env.agents))
            for other, more in env.rewards.items():
                heard[other] += more
            if all(env.terminations.values()) and len(env.agents) == 2:
                outcome = env.infos["player_0"]["outcome"]
                self.assertEqual(sum(env.rewards.values()), 0)
                self.assertEqual(env.rewards["player_0"] > 0, outcome["winners"] == [0])
        self.assertEqual(gone, env.possible_agents)
        self.assertEqual(env.num_agents, 0)

    def test_when_it_is_over_only_none_is_left(self):
        env = self.env
        env.reset(seed=4)
        for agent in env.agent_iter():
            observation, _, termination, _, _ = env.last()
            if termination:
                break
            env.step(self.choose(agent, observation))
        with self.assertRaisesRegex(ValueError, "the only action left is None"):
            env.step(0)

    def test_last_need_not_observe_and_iterating_may_end_early(self):
        self.env.reset(seed=1)
        self.assertIsNone(self.env.last(observe=False)[0])
        self.assertEqual(len([agent for agent in self.env.agent_iter(3)]), 3)

    def test_the_same_seed_gives_the_same_games_also_those_after_it(self):
        def beginnings():
            told = []
            for seed in (7, None, None):
                self.env.reset(seed=seed)
                told.append(self.env.observe("player_0"))
                self.env.step(self.first_action())
                told.append(self.env.observe("player_1"))
            return told

        self.assertEqual(beginnings(), beginnings())

    def first_action(self):
        return self.env.last()[0]["action_mask"].index(1)

    def test_a_copy_and_its_original_do_not_feel_each_other(self):
        env = self.env
        env.reset(seed=2)
        before = env.observe("player_0")
        copy = env.clone()
        copy.step(self.first_action())
        self.assertEqual(env.observe("player_0"), before)
        self.assertNotEqual(copy.observe("player_0"), before)
        env.step(self.first_action())
        self.assertEqual(env.observe("player_0"), copy.observe("player_0"))
        copy.close()
        self.assertEqual(env.num_agents, 2)
        env.last()

    def test_options_of_the_table_are_not_changed_by_a_reset(self):
        with self.assertRaisesRegex(ValueError, "options belong to the table"):
            self.env.reset(options={"pieces": "5"})


    def test_agents_have_a_word_and_a_number_for_a_name(self):
        for agent in self.env.possible_agents:
            self.assertRegex(agent, r"^[a-z]+_[0-9]+$")

    def test_spaces_are_alike_and_by_agent(self):
        env = self.env
        for spaces, asked in ((env.observation_spaces, env.observation_space), (env.action_spaces, env.action_space)):
            self.assertEqual(list(spaces), env.possible_agents)
            for agent in env.possible_agents:
                self.assertEqual(asked(agent), spaces["player_0"])

    def test_rewards_are_finite_numbers_and_infos_dicts(self):
        env = self.env
        env.reset(seed=3)
        for agent in env.agent_iter(env.num_agents * 5):
            observation, reward, termination, _, info = env.last()
            self.assertTrue(math.isfinite(float(reward)))
            self.assertIsInstance(termination, bool)
            self.assertIsInstance(info, dict)
            env.step(None if termination else self.choose(agent, observation))

    def test_a_game_that_is_left_in_the_middle_begins_anew(self):
        env = self.env
        env.reset(seed=5)
        first = env.observe(env.agent_selection)
        for _ in range(3):
            env.step(self.first_action())
        env.reset(seed=5)
        self.assertEqual(env.observe(env.agent_selection), first)
        self.assertEqual(env.agents, env.possible_agents)

    def test_two_environments_of_one_seed_go_the_same_way_to_the_end(self):
        twins = [self.env, self.twin()]
        for env in twins:
            env.reset(seed=11)
        draw = random.Random(11)
        while twins[0].agents:
            told = [env.last() for env in twins]
            self.assertEqual(told[0], told[1])
            self.assertEqual(twins[0].agent_selection, twins[1].agent_selection)
            observation, _, termination, _, _ = told[0]
            action = None if termination else self.lot(draw, observation)
            for env in twins:
                env.step(action)
        self.assertEqual(twins[1].agents, [])

    def twin(self):
        env = edubba.env(self.game, players=2)
        self.addCleanup(env.close)
        return env

    def lot(self, draw, observation):
        return draw.choice([action for action, may in enumerate(observation["action_mask"]) if may])

    def test_nothing_is_drawn_and_closing_is_there(self):
        self.assertEqual(self.env.metadata["render_modes"], [])
        self.assertIsNone(self.env.render_mode)
        self.assertIsNone(self.env.render())
        env = self.twin()
        env.reset(seed=1)
        env.close()


class NumberTest(unittest.TestCase):
    def test_any_whole_number_is_an_action_whatever_its_class(self):
        class Whole:
            def __int__(self):
                return 3

        env = edubba.env("connect-four")
        self.addCleanup(env.close)
        env.reset(seed=1)
        env.step(Whole())
        self.assertEqual(env.observe("player_1")["observation"][3 * 6], -1)


class MaskTest(unittest.TestCase):
    def test_the_mask_is_of_whoever_is_asked_and_knows_full_columns(self):
        env = edubba.env("connect-four")
        self.addCleanup(env.close)
        env.reset(seed=1)
        for _ in range(6):
            env.step(0)
        self.assertEqual(env.observe("player_0")["action_mask"], [0, 1, 1, 1, 1, 1, 1])
        self.assertEqual(env.observe("player_1")["action_mask"], [0] * 7)
        self.assertEqual(env.observe("player_0")["observation"][:6], [1, -1] * 3)
        with self.assertRaisesRegex(edubba.RequestError, "Column 1 is full"):
            env.step(0)
        self.assertEqual(env.action_space("player_0").sample([0, 0, 0, 0, 0, 1, 0]), 5)


class DataTest(AECTest):
    """The same for a game with chance that declares neither a vector nor actions."""

    game = "royal-game-of-ur"

    def choose(self, agent, observation):
        return random.Random(len(str(observation))).choice(observation["options"])

    def first_action(self):
        return self.env.last()[0]["options"][0]

    def lot(self, draw, observation):
        return draw.choice(observation["options"])


if __name__ == "__main__":
    unittest.main()
