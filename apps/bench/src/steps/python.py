"""Steps environments by random answers from Python, and prints how many answers a second that makes."""

import random
import sys
import time

import edubba

game, count, decisions, warm_up = sys.argv[1], *map(int, sys.argv[2:])
draw = random.Random(count).choice
with edubba.Envs(game, players=2, count=count) as envs:
    games = count
    told = envs.reset([(env, f"steps/{env}") for env in range(count)], columns=True)
    done, taken, began = -warm_up, 0, time.perf_counter()
    while done < decisions:
        if done < 0:
            taken, began = 0, time.perf_counter()
        steps = [(env, draw(options)) for env, options in zip(told["env"], told["options"])]
        told = envs.step(steps, columns=True)
        done += len(steps)
        taken += len(steps)
        if told["over"]:
            fresh = envs.reset([(turn["env"], f"steps/{games + i}") for i, turn in enumerate(told["over"])], columns=True)
            games += len(told["over"])
            told = {"env": told["env"] + fresh["env"], "options": told["options"] + fresh["options"]}
    print(taken / (time.perf_counter() - began))
