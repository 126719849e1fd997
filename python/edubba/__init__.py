"""The games of Edubba for programs that learn."""

from .aec import AECEnv, env
from .envs import Envs, RequestError

__all__ = ["AECEnv", "Envs", "RequestError", "env"]
