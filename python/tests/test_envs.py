import os
import unittest
from unittest import mock

from edubba import Envs, RequestError


class EnvsTest(unittest.TestCase):
    def setUp(self):
        self.envs = Envs("connect-four", count=3)
        self.addCleanup(self.envs.close)

    def test_what_is_there_is_described(self):
        self.assertEqual(self.envs.actions, [f"column/{n}" for n in range(1, 8)])
        self.assertEqual(self.envs.about["layout"], [{"name": "cells", "length": 42}])
        self.assertEqual(self.envs.about["envs"], [0, 1, 2])

    def test_a_batch_is_stepped_by_keys_and_by_numbers(self):
        first, second, third = self.envs.step([(0, 3), (1, "column/4"), (2, 6)], parts=["vector", "mask"])
        self.assertEqual(first["vector"], second["vector"])
        self.assertNotEqual(first["vector"], third["vector"])
        self.assertEqual((first["vector"][18], third["vector"][36]), (-1, -1))
        self.assertEqual(first["mask"], [1] * 7)

    def test_what_is_wrong_in_a_batch_stands_in_its_place(self):
        wrong, right = self.envs.step([(0, 9), (1, 0)])
        self.assertEqual(wrong["error"]["code"], "action")
        self.assertEqual(right["seat"], 1)

    def test_what_is_wrong_alone_is_raised_and_the_process_goes_on(self):
        with self.assertRaisesRegex(RequestError, "There is no environment 9") as raised:
            self.envs.legal(9)
        self.assertEqual(raised.exception.code, "env")
        self.assertEqual(self.envs.legal(0)["seat"], 0)

    def test_copies_are_made_and_forgotten(self):
        self.envs.step([(1, 2)])
        copy = self.envs.clone(1)
        self.assertEqual((copy["env"], copy["seq"]), (3, 1))
        self.envs.step([(3, 2)])
        self.assertEqual(self.envs.legal(1)["seat"], 1)
        self.envs.forget(3)
        with self.assertRaises(RequestError):
            self.envs.legal(3)
        self.assertEqual(self.envs.clone(1, to=0)["env"], 0)

    def test_requests_on_their_way_do_not_wait_for_their_answers_to_be_read(self):
        ids = [letter * 300_000 for letter in "abc"]
        for name in ids:
            self.envs.send({"op": "legal", "env": 0, "id": name})
        self.assertEqual([self.envs.receive()["id"] == name for name in ids], [True] * 3)
        self.assertEqual(self.envs.legal(1)["env"], 1)

    def test_what_was_not_read_keeps_nobody_from_closing(self):
        self.envs.send({"op": "legal", "env": 0, "id": "a" * 300_000})

    def test_nothing_is_asked_of_what_is_closed(self):
        self.envs.close()
        with self.assertRaisesRegex(RuntimeError, "the environments are closed"):
            self.envs.legal(0)


class ChanceTest(unittest.TestCase):
    def test_hidden_and_chance_are_drawn_by_seeds(self):
        with Envs("royal-game-of-ur", options={"pieces": "5"}, seed="dice", forced=True) as envs:
            self.assertIsNone(envs.actions)
            self.assertEqual(envs.about["options"]["pieces"], "5")
            self.assertTrue(envs.about["forced"])
            played = [self.play(envs, seed) for seed in ("a", "b", "a")]
            self.assertEqual(played[0], played[2])
            self.assertNotEqual(played[0], played[1])
            copy = envs.clone(0, seat=0, seed="c")["env"]
            envs.seed(copy, "d")
            self.assertEqual(envs.observe(copy, 0)["observation"], envs.observe(0, 0)["observation"])

    def play(self, envs, seed):
        [turn] = envs.reset([(0, seed)])
        keys = []
        while not turn["over"] and len(keys) < 40:
            keys.append(turn["options"][0])
            [turn] = envs.step([(0, keys[-1])])
        return keys


class StartTest(unittest.TestCase):
    def test_a_game_that_is_not_there_is_said(self):
        with self.assertRaisesRegex(RuntimeError, "There is no game chess"):
            Envs("chess")

    def test_a_folder_that_is_not_ours_is_said(self):
        with mock.patch.dict(os.environ, {"EDUBBA_ROOT": os.path.dirname(__file__)}):
            with self.assertRaisesRegex(FileNotFoundError, "name it in EDUBBA_ROOT"):
                Envs("connect-four")
