"""What docs/records.md says is so: its examples are read, written, and found at fault."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ludejo.records import RecordError, errors, limits, read, read_one, to_json, write

SPECIFICATION = (Path(__file__).parents[2] / "docs" / "records.md").read_text("utf-8")
EXAMPLE = re.compile(r"<!-- example: (?P<kind>\w+) -->\n```text\n(?P<text>.*?)```", re.DOTALL)
ROW = re.compile(
    r"^\| `(?P<code>[\w-]+)` \| (?P<kind>\w+) \| .* \| `(?P<text>.*)` "
    r"\| (?P<line>\d+):(?P<column>\d+) \| (?P<turns>\d+) \|$",
    re.MULTILINE,
)
EXAMPLES = [match["text"] for match in EXAMPLE.finditer(SPECIFICATION)]
ROWS = list(ROW.finditer(SPECIFICATION))


def test_all_examples_are_found() -> None:
    assert len(EXAMPLES) == SPECIFICATION.count("<!-- example")
    assert len(ROWS) == len(re.findall(r"^\| `.*\d:\d", SPECIFICATION, re.MULTILINE)) > 20


@pytest.mark.parametrize("text", EXAMPLES)
def test_examples_are_canonical(text: str) -> None:
    assert write(read_one(text)) == text


def whole(example: str) -> str:
    text = example.replace("↵", "\n").replace("␀", "\0")
    for mark, before in {"T:": "", "W:": '[Game "what-the-shell"]\n\n'}.items():
        if text.startswith(mark):
            return before + text.removeprefix(mark)
    return f'[Game "kruco"]\n\n{text}'


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['code']} {row['text']}")
def test_faults_are_as_in_the_table(row: re.Match[str]) -> None:
    record = next(read(whole(row["text"]), "f"))
    fault = record.fault
    assert fault is not None
    found = (fault.code, type(fault).__name__, fault.line, fault.column, len(record.turns))
    told = (row["code"], f"{row['kind']}Error", int(row["line"]), int(row["column"]))
    assert found == (*told, int(row["turns"]))
    assert fault.file == "f"


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['code']} {row['text']}")
def test_a_fault_does_not_hide_the_next_record(row: re.Match[str]) -> None:
    after = '\n\n[Game "kruco"]\n[Event "after"]\n\n1. h2-h3 2. h7-h6 *\n'
    *_, last = read(whole(row["text"]) + after)
    assert (last.tags["Event"], len(last.turns), last.fault) == ("after", 2, None)


def test_lines_are_broken_as_late_as_can_be() -> None:
    lines = [line for text in EXAMPLES for line in text.splitlines()]
    assert max(len(line) for line in lines) == 80


def test_every_code_is_in_the_table() -> None:
    told = set(re.findall(r"`([a-z-]+)`", SPECIFICATION[SPECIFICATION.index("## Faults") :]))
    sources = Path(errors.__file__).parent.glob("*.py")
    codes = {
        code
        for source in sources
        for code in re.findall(
            r'Error\(\s*"([a-z-]+)"|_turn_error\("([a-z-]+)"', source.read_text("utf-8")
        )
        for code in code
        if code
    }
    assert codes > {"turn-illegal", "text", "shape"}
    assert codes - told == set()


def test_the_twin_is_as_shown() -> None:
    shown = SPECIFICATION.split("```json\n")[1].split("```")[0]
    [text] = [m["text"] for m in EXAMPLE.finditer(SPECIFICATION) if m["kind"] == "twin"]
    assert to_json(read_one(text)) == json.dumps(
        json.loads(shown), ensure_ascii=False, separators=(",", ":")
    )


def test_the_limits_are_as_told() -> None:
    told = SPECIFICATION[SPECIFICATION.index("### Limits") : SPECIFICATION.index("## The JSON")]
    numbers = [int(number.replace(",", "")) for number in re.findall(r"\d[\d,]*", told)]
    assert numbers == [
        limits.LINE,
        limits.TAGS,
        limits.NAME,
        limits.VALUE,
        limits.COMMENT,
        limits.COMMENTS,
        limits.WORDS,
        limits.TURNS,
        limits.ORDER,
        limits.MOVE,
        limits.CLOCK // 3_600_000,
    ]


def test_the_errors_are_the_tree_that_is_drawn() -> None:
    drawn = set(re.findall(r"[├└]── (\w+)", errors.__doc__ or ""))
    assert drawn == {kind.__name__ for kind in RecordError.__subclasses__()}
    assert issubclass(RecordError, ValueError)
