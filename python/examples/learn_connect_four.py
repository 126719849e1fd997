"""Learns connect four by playing against itself, from vectors, masks and rewards: seven weights, a few seconds."""

import random

from edubba import Envs

COLUMNS, ROWS, GAMES, CURIOUS, RATE, PATIENCE = 7, 6, 64, 0.2, 0.1, 0.9
LINES = [
    [(c + i * right) * ROWS + r + i * up for i in range(4)]
    for c, r in ((c, r) for c in range(COLUMNS) for r in range(ROWS))
    for right, up in ((1, 0), (0, 1), (1, 1), (1, -1)) if c + 3 * right < COLUMNS and 0 <= r + 3 * up < ROWS
]
OTHERS = [[[o for o in line if o != cell] for line in LINES if cell in line] for cell in range(COLUMNS * ROWS)]


def features(vector, column):
    """Lines of four through the cell a disc falls to: with 0 to 3 of mine and none of theirs, and the other way round."""
    counts = [0] * 7
    for line in OTHERS[vector.index(0, column * ROWS)]:
        mine, theirs = (sum(vector[cell] == whose for cell in line) for whose in (1, -1))
        if mine == 0 or theirs == 0:
            counts[mine if theirs == 0 else 3 + theirs] += 1
    return counts


def worth(weights, seen):
    return sum(weight * n for weight, n in zip(weights, seen))


def play(envs, weights, learning, name):
    """One game in each environment, against itself or against chance. How many were won by the seat that knows."""
    turns = envs.reset([(env, f"{name}/{env}") for env in range(GAMES)], parts=["vector", "mask"])
    paths, won = [([], []) for _ in range(GAMES)], 0
    while turns := [turn for turn in turns if not turn["over"]]:
        steps = []
        for turn in turns:
            env, seat = turn["env"], turn["seat"]
            seen = {a: features(turn["vector"], a) for a, is_open in enumerate(turn["mask"]) if is_open}
            blind = random.random() < CURIOUS if learning else seat != env % 2
            best = max(seen, key=lambda a: (0 if blind else worth(weights, seen[a]), random.random()))
            paths[env][seat].append(seen[best])
            steps.append((env, best))
        turns = envs.step(steps, parts=["vector", "mask"])
        for env, rewards in [(turn["env"], turn["rewards"]) for turn in turns if turn["over"]]:
            won += rewards[env % 2] > 0
            told = [(r, ago, seen) for path, r in zip(paths[env], rewards) for ago, seen in enumerate(path[::-1])]
            for reward, ago, seen in told if learning else ():
                error = reward * PATIENCE**ago - worth(weights, seen)
                weights[:] = [w + RATE * error * n / (1 + worth(seen, seen)) for w, n in zip(weights, seen)]
    return won


random.seed(1)
with Envs("connect-four", count=GAMES) as envs:
    weights = [0.0] * 7
    for when, rounds in (("before", 0), ("after", 30)):
        for n in range(rounds):
            play(envs, weights, True, f"learn/{n}")
        share = sum(play(envs, weights, False, f"{when}/{n}") for n in range(8)) / (8 * GAMES)
        print(f"{when} {rounds * GAMES} games against itself it wins {100 * share:.1f} % of {8 * GAMES} against chance")
