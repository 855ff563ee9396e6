from __future__ import annotations

import shutil
from pathlib import Path

import pytest

pytest_plugins = ["pytester"]

CONFTEST = Path(__file__).parents[1] / "conftest.py"

SUITE = """
import pytest

def test_skipped():
    pytest.skip("no time")

@pytest.mark.skipif(True, reason="no wish")
def test_marked():
    pass

@pytest.mark.xfail(reason="known", strict=True)
def test_known():
    assert False
"""


@pytest.mark.parametrize("strict", [True, False])
def test_a_skip_fails_only_where_nothing_may_be_skipped(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, *, strict: bool
) -> None:
    monkeypatch.setenv("LUDEJO_NO_SKIPS", "1" if strict else "")
    shutil.copy(CONFTEST, pytester.path)
    pytester.makepyfile(test_one=SUITE, test_two="import pytest; pytest.importorskip('no_such')")
    outcome = pytester.runpytest_subprocess("--continue-on-collection-errors").parseoutcomes()
    skips = {"failed": 1, "errors": 2} if strict else {"skipped": 3}
    assert outcome == skips | {"xfailed": 1}
