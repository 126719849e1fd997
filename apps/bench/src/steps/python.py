"""Steps environments by random answers from Python, and prints how many answers a second that makes."""

import random
import sys
import time

import edubba

game, count, decisions, warm_up = sys.argv[1], *map(int, sys.argv[2:])
draw = random.Random(count).choice
with edubba.Envs(game, players=2, count=count) as envs:
    games = count
    turns = envs.reset([(env, f"steps/{env}") for env in range(count)])
    done, taken, began = -warm_up, 0, time.perf_counter()
    while done < decisions:
        if done < 0:
            taken, began = 0, time.perf_counter()
        turns = envs.step([(turn["env"], draw(turn["options"])) for turn in turns])
        done += len(turns)
        taken += len(turns)
        over = [turn["env"] for turn in turns if turn["over"]]
        if over:
            fresh = envs.reset([(env, f"steps/{games + i}") for i, env in enumerate(over)])
            games += len(over)
            turns = [turn for turn in turns if not turn["over"]] + fresh
    print(taken / (time.perf_counter() - began))
