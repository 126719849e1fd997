"""Steps environments by random answers from Python, and prints how many answers a second that makes."""

import random
import sys
import time

import edubba

game, count, groups, decisions, warm_up = sys.argv[1], *map(int, sys.argv[2:])
draw = random.Random(count).choice
asked = {"op": "step", "columns": True, "anew": True}
with edubba.Envs(game, players=2, count=count * groups) as envs:
    done, taken, began = -warm_up, 0, time.perf_counter()
    # With two groups one is stepped while answers are chosen for the other.
    for group in range(groups):
        envs.send({"op": "reset", "columns": True, "resets": [[group * count + i, f"{group}/{i}"] for i in range(count)]})
    while done < decisions:
        if done < 0:
            taken, began = 0, time.perf_counter()
        told = envs.receive()
        envs.send({**asked, "steps": list(zip(told["env"], map(draw, told["options"])))})
        done += count
        taken += count
    for group in range(groups):
        envs.receive()
    print(taken / (time.perf_counter() - began))
