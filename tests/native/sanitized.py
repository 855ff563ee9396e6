"""A plugin for pytest: the native engine is the one in `LUDEJO_NATIVE`, built under sanitizers.

`make test-native` builds it, and runs with it what asks most of its edge to Python.
"""

from __future__ import annotations

import os
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from sysconfig import get_config_var

NAME = "ludejo.engine._native"
BUILT = Path(os.environ["LUDEJO_NATIVE"]).absolute() / f"_native{get_config_var('EXT_SUFFIX')}"

# Before anything imports the package: what is there already is not looked for.
spec = spec_from_file_location(NAME, BUILT)
assert spec is not None
assert spec.loader is not None
sys.modules[NAME] = module_from_spec(spec)
spec.loader.exec_module(sys.modules[NAME])


def pytest_report_header() -> str:
    """Say which engine it is that the package has."""
    from ludejo.engine import _native  # noqa: PLC0415 -- not before it is in its place

    assert _native.__file__ == str(BUILT), "another engine came first"
    return f"engine: {BUILT}"
