"""Many games in one process of `edubba env`, asked and answered in lines of JSON."""

import collections
import json
import os
import pathlib
import subprocess


#: So many bytes of requests may be on their way: no pipe holds less. With more the environments might wait for somebody to
#: read their answers while that somebody waits for them to read.
_ROOM = 1 << 14

#: Made once: `json.dumps` with other separators makes an encoder for each call.
_write = json.JSONEncoder(separators=(",", ":")).encode


class RequestError(Exception):
    """A request that could not be carried out. `code` names what is wrong; the message says what to do."""

    def __init__(self, code, message):
        super().__init__(message)
        self.code = code


def command():
    """How `edubba` is started, and in which folder: that of the project, or the one EDUBBA_ROOT names."""
    root = pathlib.Path(os.environ.get("EDUBBA_ROOT") or pathlib.Path(__file__).parents[2])
    program = root / "apps" / "cli" / "src" / "main.ts"
    if not program.exists():
        raise FileNotFoundError(f"{root} is not the folder of Edubba: name it in EDUBBA_ROOT")
    node = root / "node_modules" / ".bin" / "node"
    # What is not set up yet is set up by npm.
    started = [str(node), str(program)] if node.exists() else ["npm", "run", "-s", "edubba", "--"]
    return started, root


class Envs:
    """Environments by number. A turn is a dict, as `edubba env` tells it; an error in a batch stands in its place."""

    def __init__(self, game, players=None, count=1, options=None, seed="1", forced=False):
        started, root = command()
        flags = ["env", game, "--envs", str(count), "--seed", str(seed)]
        if players is not None:
            flags += ["--players", str(players)]
        for name, value in (options or {}).items():
            flags += ["--option", f"{name}={value}"]
        if forced:
            flags.append("--forced")
        self._process = subprocess.Popen(
            started + flags,
            cwd=root,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        #: Lengths of the requests that no answer was read to, and answers that were read before anybody asked for them.
        self._asked = collections.deque()
        self._early = collections.deque()
        try:
            self.about = self.ask({"op": "describe"})
        except BaseException:
            self.close()
            raise
        self.actions = self.about["actions"]

    def ask(self, request):
        """The answer to one request."""
        self.send(request)
        return self.receive()

    def send(self, request):
        """Sends a request without waiting: answers come in the order of the requests, each by one `receive`."""
        line = _write(request).encode() + b"\n"
        while self._asked and sum(self._asked) + len(line) > _ROOM:
            self._early.append(self._read())
        try:
            self._process.stdin.write(line)
            self._process.stdin.flush()
        except (BrokenPipeError, ValueError):
            self._gone()
        self._asked.append(len(line))

    def _gone(self):
        stderr = self._process.stderr
        said = "" if stderr.closed else stderr.read().decode().strip()
        raise RuntimeError(said or "the environments are closed")

    def receive(self):
        """The next answer."""
        answer = json.loads(self._early.popleft() if self._early else self._read())
        if "error" in answer:
            raise RequestError(**answer["error"])
        return answer

    def _read(self):
        try:
            line = self._process.stdout.readline()
        except ValueError:
            line = b""
        if not line:
            self._gone()
        if self._asked:
            self._asked.popleft()
        return line

    def reset(self, pairs, parts=None, columns=False):
        """Begins games anew: pairs of environment and seed. The turns they begin with, or columns of them."""
        return self._batch({"op": "reset", "resets": [[env, str(seed)] for env, seed in pairs]}, parts, columns)

    def step(self, pairs, parts=None, columns=False):
        """Answers: pairs of environment and key, or number of the action. The turns that follow, or columns of them."""
        return self._batch({"op": "step", "steps": list(pairs)}, parts, columns)

    def _batch(self, request, parts, columns):
        if parts is not None:
            request["with"] = list(parts)
        if columns:
            request["columns"] = True
            return self.ask(request)
        return self.ask(request)["turns"]

    def observe(self, env, seat):
        """What a seat may know: `observation` as data, `vector` and `mask` where the game declares them."""
        return self.ask({"op": "observe", "env": env, "seat": seat})

    def legal(self, env, seat=None):
        """What a seat may answer; without a seat, the one that is asked."""
        return self.ask({"op": "legal", "env": env, **({} if seat is None else {"seat": seat})})

    def clone(self, env, to=None, seat=None, seed="1"):
        """The first turn of a copy; for a seat, of one in which all that it cannot know is drawn anew by the seed."""
        request = {"op": "clone", "env": env}
        if to is not None:
            request["to"] = to
        if seat is not None:
            request["for"] = [seat, str(seed)]
        return self.ask(request)

    def seed(self, env, seed):
        """From here on chance draws by this seed."""
        self.ask({"op": "seed", "env": env, "seed": str(seed)})

    def forget(self, env):
        """Closes one environment."""
        self.ask({"op": "close", "env": env})

    def close(self):
        """Ends the process; also where it has ended already."""
        process = self._process
        try:
            process.stdin.close()
        except BrokenPipeError:
            pass
        # Before it is waited for: it may be writing what nobody will read any more.
        process.stdout.close()
        process.wait()
        process.stderr.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
