"""`ludejo check`: are these records right, and if not, where and why."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ludejo.cli.choosing import explain
from ludejo.cli.console import Terminal
from ludejo.cli.exits import NO_FILE, WRONG
from ludejo.cli.keeping import read_records, shown_name
from ludejo.games import GameError
from ludejo.records import Record, RecordError

__all__ = ["check_files", "tell_fault"]

_SAID_BY_KIND = {
    "comment",
    "comment-open",
    "result-missing",
    "tag-twice",
    "turn-after-end",
    "variation-open",
}
"""The faults whose kind and place say all; the English cause only says it in more words."""


def check_files(terminal: Terminal, files: Iterable[Path], *, as_json: bool) -> int:
    """Check each record of each file, say what is wrong, and return the exit code."""
    code = 0
    for path in files:
        found = _check_file(terminal, path, as_json=as_json)
        code = max(code, found)
    return code


def _check_file(terminal: Terminal, path: Path, *, as_json: bool) -> int:
    name = shown_name(path)
    count = wrong = 0
    try:
        for record in read_records(path):
            count += 1
            wrong += record.fault is not None
            if as_json:
                terminal.say(json.dumps(_as_dict(name, count, record)))
            elif record.fault is not None:
                terminal.say(tell_fault(record.fault, terminal))
    except OSError as error:
        why = error.strerror or str(error)
        if as_json:
            terminal.say(json.dumps({"file": name, "error": why}))
        terminal.complain(terminal.messages("cli-error-file", file=name, why=why))
        return NO_FILE
    if not as_json:
        terminal.say(terminal.messages("cli-check-count", file=name, count=count, wrong=wrong))
    return WRONG if wrong else 0


def tell_fault(fault: RecordError, terminal: Terminal) -> str:
    """Return a fault with its place and cause; the place in the form that editors jump to."""
    messages = terminal.messages
    places = [fault.file, fault.line, fault.column]
    place = ":".join(str(part) for part in places if part is not None)
    parts = [place]
    if fault.path:
        parts.append(fault.path)
    if fault.turn is not None:
        parts.append(messages("cli-check-turn", number=str(fault.turn)))
    error = fault.__cause__
    cause = explain(error, messages) if isinstance(error, GameError) else None
    kind = messages(f"cli-fault-{fault.code}")
    if messages.language != "en" and fault.code in _SAID_BY_KIND:
        parts.append(kind)
    else:
        parts.append(messages("cli-check-cause", fault=kind, cause=cause or fault.cause))
    return ": ".join(part for part in parts if part)


def _as_dict(file: str, number: int, record: Record) -> dict[str, Any]:
    fault = record.fault and {
        "code": record.fault.code,
        "cause": record.fault.cause,
        "line": record.fault.line,
        "column": record.fault.column,
        "turn": record.fault.turn,
        "path": record.fault.path,
    }
    return {
        "file": file,
        "record": number,
        "game": record.game or None,
        "turns": len(record.turns),
        "result": record.result.value,
        "termination": record.termination and record.termination.value,
        "fault": fault,
    }
