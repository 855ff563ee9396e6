"""The messages: the same in every language; what is asked for exists, and what exists is used."""

from __future__ import annotations

import ast
import re
from functools import cache
from itertools import chain
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import ludejo
from ludejo.messages import (
    FALLBACK,
    Messages,
    UnknownLanguageError,
    UnknownMessageError,
    best_language,
    language_from,
    languages,
    rule_sheet,
)

SOURCES = Path(ludejo.__file__).parent
FOLDER = SOURCES / "messages"
PAGE = SOURCES.parents[1] / "web" / "src"

SPEAKERS = {"messages", "words"}
"""What a message is asked for by in Python."""

PAGE_CALL = re.compile(r"\b(?:t|say)\(\s*'([a-z0-9-]+)'|\bid: '([a-z]+-[a-z0-9-]+)'")
NAME = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+")
PAGE_ENDING = re.compile(r"`\$\{[^`]*\}(-[a-z0-9-]+)`")
PAGE_TEMPLATE = re.compile(r"`([a-z][a-z0-9-]*-)\$\{[^`]*\}([a-z0-9-]*)`")


class _Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # Fluent calls it
        self.names.add(node.id.name)


@cache
def messages_of(language: str) -> dict[str, frozenset[str]]:
    """Each message with the names of its variables."""
    found: dict[str, frozenset[str]] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentResource(path.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                visitor = _Variables()
                visitor.visit(entry)
                found[entry.id.name] = frozenset(visitor.names)
    return found


def python_sources() -> list[tuple[Path, ast.Module]]:
    return [(path, ast.parse(path.read_text("utf-8"))) for path in SOURCES.rglob("*.py")]


def page_sources() -> list[tuple[Path, str]]:
    paths = chain(PAGE.rglob("*.ts"), PAGE.rglob("*.svelte"))
    return [(path, path.read_text("utf-8")) for path in paths if ".test." not in path.name]


def asked_in_python() -> list[tuple[str, ast.expr, ast.Call]]:
    calls = []
    for path, tree in python_sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args:
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                if name in SPEAKERS:
                    calls.append((f"{path.name}:{node.lineno}", node.args[0], node))
    return calls


def template(node: ast.JoinedStr) -> re.Pattern[str]:
    parts = [
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+"
        for part in node.values
    ]
    return re.compile("".join(parts))


@pytest.mark.parametrize("language", languages())
def test_every_language_says_everything(language: str) -> None:
    assert messages_of(language) == messages_of(FALLBACK)


def test_there_are_the_languages_of_the_house() -> None:
    assert {"en", "eo"} <= set(languages())


def test_what_python_asks_for_exists_with_its_variables() -> None:
    known = messages_of(FALLBACK)
    for where, argument, call in asked_in_python():
        if isinstance(argument, ast.Constant):
            assert isinstance(argument.value, str)
            assert argument.value in known, f"{where}: {argument.value}"
            named = {keyword.arg for keyword in call.keywords}
            if None not in named:  # no ** in the call
                given = {str(name).replace("_", "-") for name in named}
                assert given == known[argument.value], f"{where}: {argument.value}"
        elif isinstance(argument, ast.JoinedStr):
            assert any(map(template(argument).fullmatch, known)), f"{where}: no such message"


def test_what_the_page_asks_for_exists() -> None:
    known = messages_of(FALLBACK)
    for path, source in page_sources():
        for match in PAGE_CALL.finditer(source):
            assert (match[1] or match[2]) in known, f"{path.name}: {match[0]}"


def test_whatever_exists_is_asked_for() -> None:
    patterns = [
        template(node)
        for _, tree in python_sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
        and isinstance(node.values[0], ast.Constant)
        and re.match(r"[a-z]+-", str(node.values[0].value))
    ]
    sources = [source for _, source in page_sources()]
    patterns += [
        re.compile(f"{before}[a-z0-9-]+{after}")
        for source in sources
        for before, after in PAGE_TEMPLATE.findall(source)
    ]
    sources += [path.read_text("utf-8") for path, _ in python_sources()]
    sources += [path.read_text("utf-8") for path in PAGE.parent.glob("*.config.ts")]
    named = {name for source in sources for name in NAME.findall(source)}
    endings = {ending for source in sources for ending in PAGE_ENDING.findall(source)}
    named |= {name + ending for name in named for ending in endings}
    unused = [
        name
        for name in messages_of(FALLBACK)
        if name not in named and not any(pattern.fullmatch(name) for pattern in patterns)
    ]
    assert not unused, ", ".join(unused)


def test_numbers_are_written_the_way_of_the_language_and_names_are_not() -> None:
    messages = Messages("en")
    assert messages("cli-check-count", file="f", count=1234, wrong=0).startswith("f: 1,234 records")
    assert messages("cli-turn", number="1234", move="E5:D4") == "Turn 1234: E5:D4"


def test_a_message_without_its_values_is_an_error() -> None:
    with pytest.raises(UnknownMessageError, match="cli-turn"):
        Messages("eo")("cli-turn")
    with pytest.raises(UnknownMessageError, match="no-such-message"):
        Messages("eo")("no-such-message")
    with pytest.raises(UnknownLanguageError, match="xx"):
        Messages("xx")


def test_repr_makes_the_messages_again() -> None:
    assert repr(Messages("eo")) == "Messages('eo')"


@pytest.mark.parametrize(
    "preferred, language",
    [
        (["eo"], "eo"),
        (["eo_XX.UTF-8"], "eo"),
        (["EO-x-test@latin"], "eo"),
        (["de_DE.UTF-8:eo:en"], "eo"),
        (["tlh", "eo"], "eo"),
        (["en_GB"], "en"),
        (["C"], "en"),
        (["", "-", ".", "@", "../eo"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_that_exists_is_taken(preferred: list[str], language: str) -> None:
    assert best_language(preferred) == language


@pytest.mark.parametrize(
    "environment, language",
    [
        ({}, "en"),
        ({"LANG": "eo_XX.UTF-8"}, "eo"),
        ({"LANG": "eo", "LC_MESSAGES": "en_US.UTF-8"}, "en"),
        ({"LC_MESSAGES": "eo", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LC_ALL": "en", "LANGUAGE": "de:eo"}, "eo"),
        ({"LANG": "eo", "LUDEJO_LANG": "en"}, "en"),
        ({"LUDEJO_LANG": "", "LANG": "eo"}, "eo"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert language_from(environment) == language


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game, letter, last", [("what-the-shell", "W", 19), ("kruco", "K", 15)])
def test_the_rule_sheets_tell_every_rule_once(
    language: str, game: str, letter: str, last: int
) -> None:
    sheet = rule_sheet(game, language)
    told = re.findall(rf"^\*\*({letter}\d+)\b", sheet, re.MULTILINE)
    assert told == [f"{letter}{number}" for number in range(1, last + 1)]


MARKS = {"en": "*Reading", "eo": "*Interpreto"}
READINGS = {"what-the-shell": "W1 W3 W12 W13 W19", "kruco": "K3 K5 K9 K12 K13 K14 K15"}


@pytest.mark.parametrize("language", MARKS)
@pytest.mark.parametrize("game, rules", READINGS.items())
def test_the_rule_sheets_mark_what_the_house_has_decided(
    language: str, game: str, rules: str
) -> None:
    rule, marked = "", []
    for paragraph in rule_sheet(game, language).split("\n\n"):
        if match := re.match(r"\*\*([WK]\d+)", paragraph):
            rule = match[1]
        if rule and MARKS[language] in paragraph:
            marked.append(rule)
    assert " ".join(marked) == rules


def test_where_a_language_has_no_rules_they_are_in_english() -> None:
    assert rule_sheet("kruco", "tlh") == rule_sheet("kruco", FALLBACK)
    with pytest.raises(LookupError, match="chess"):
        rule_sheet("chess", "en")
