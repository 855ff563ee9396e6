"""What the documents say is done here, and comes out as they say."""

from __future__ import annotations

import doctest
import importlib
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
FENCED = re.compile(r"^```(?P<kind>\w+)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)
SOURCES = [
    path for path in sorted((ROOT / "src").rglob("*.py")) if ">>> " in path.read_text("utf-8")
]

each_document = pytest.mark.parametrize(
    "document", DOCUMENTS, ids=[str(document.relative_to(ROOT)) for document in DOCUMENTS]
)


def blocks(document: Path, kind: str) -> str:
    found = FENCED.finditer(document.read_text("utf-8"))
    return "\n".join(block["body"] for block in found if block["kind"] == kind)


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The command is in the path, and plays in a folder of its own, in English."""
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("LUDEJO_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LUDEJO_LANG", "en")
    monkeypatch.chdir(tmp_path)


@each_document
def test_python_examples(document: Path) -> None:
    name = str(document.relative_to(ROOT))
    example = doctest.DocTestParser().get_doctest(blocks(document, "python"), {}, name, name, 0)
    assert doctest.DocTestRunner().run(example).failed == 0


@each_document
def test_command_examples(document: Path) -> None:
    for example in re.split(r"^\$ ", blocks(document, "console"), flags=re.MULTILINE)[1:]:
        command, _, expected = example.partition("\n")
        done = subprocess.run(
            ["bash", "-c", command],  # noqa: S607 -- whichever bash it is
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.stdout + done.stderr).strip() == expected.strip(), command


@pytest.mark.parametrize("path", SOURCES, ids=[str(path.relative_to(ROOT)) for path in SOURCES])
def test_docstring_examples(path: Path) -> None:
    name = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
    module = importlib.import_module(name.removesuffix(".__init__"))
    assert doctest.testmod(module).failed == 0


def test_the_documentation_builds(tmp_path: Path) -> None:
    command = "-m sphinx --fail-on-warning --keep-going --quiet -d doctrees"
    done = subprocess.run(
        [sys.executable, *shlex.split(command), ROOT / "docs", tmp_path / "html"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONWARNINGS": "ignore"},  # Sphinx's own are not ours to mend
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "html" / "referee.html").is_file()


@each_document
def test_links_lead_somewhere(document: Path) -> None:
    text = document.read_text("utf-8")
    links = re.findall(r"\]\((?!https?:|#|mailto:)([^)#\s]+)(?:#[^)]*)?\)|src=\"([^\"]+)\"", text)
    targets = {link or source for link, source in links}
    assert [target for target in targets if not (document.parent / target).exists()] == []
