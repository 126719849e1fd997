"""What can be observed and answered: as small as they can be, with the names that Gymnasium gives them."""

import random


class Discrete:
    """0 to n - 1: an action by its number."""

    def __init__(self, n):
        self.n = n
        self._random = random.Random()

    def seed(self, seed=None):
        self._random.seed(seed)

    def contains(self, x):
        return isinstance(x, int) and not isinstance(x, bool) and 0 <= x < self.n

    def sample(self, mask=None):
        """Any of them; with a mask, any where it has a 1."""
        return self._random.choice([i for i in range(self.n) if mask is None or mask[i]])

    def __eq__(self, other):
        return isinstance(other, Discrete) and other.n == self.n

    __hash__ = None


class Vector:
    """So many numbers."""

    def __init__(self, length):
        self.shape = (length,)

    def contains(self, x):
        return isinstance(x, list) and (len(x),) == self.shape and all(isinstance(n, (int, float)) for n in x)

    def __eq__(self, other):
        return isinstance(other, Vector) and other.shape == self.shape

    __hash__ = None


class Data:
    """What JSON can say: an observation of a game that declares no vector."""

    def contains(self, x):
        return isinstance(x, dict)

    def __eq__(self, other):
        return isinstance(other, Data)

    __hash__ = None


class Keys:
    """Texts that name what is answered, in a game that declares no index of actions. Which ones, the observation says."""

    def contains(self, x):
        return isinstance(x, str)

    def __eq__(self, other):
        return isinstance(other, Keys)

    __hash__ = None


class Dict:
    """An observation's members by name."""

    def __init__(self, spaces):
        self.spaces = spaces

    def __getitem__(self, name):
        return self.spaces[name]

    def contains(self, x):
        return isinstance(x, dict) and x.keys() == self.spaces.keys() and all(
            space.contains(x[name]) for name, space in self.spaces.items()
        )

    def __eq__(self, other):
        return isinstance(other, Dict) and other.spaces == self.spaces

    __hash__ = None


class Options:
    """Any number of keys, one of which can be answered."""

    def contains(self, x):
        return isinstance(x, list) and all(isinstance(key, str) for key in x)

    def __eq__(self, other):
        return isinstance(other, Options)

    __hash__ = None
