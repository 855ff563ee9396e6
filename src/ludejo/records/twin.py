"""The JSON twin of a record: the same record for programs that would rather not parse."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import Any, NoReturn, TypeVar

from ludejo.games import Reason
from ludejo.records import limits
from ludejo.records.check import played
from ludejo.records.clocks import Clocks
from ludejo.records.errors import FormError, RecordError, TagError, bare, shorten
from ludejo.records.escapes import check_text
from ludejo.records.record import Branch, Entry, Line, Record, Tags
from ludejo.records.result import Result

FORMAT = "ludejo-record"
VERSION = 1

E = TypeVar("E", bound=StrEnum)


@cache
def schema() -> Mapping[str, Any]:
    """The JSON Schema (draft 2020-12) of the twin."""
    text = files("ludejo.records").joinpath("record.schema.json").read_text("utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def to_json(record: Record) -> str:
    """Write a record as JSON: always the same line for the same record, without its end.

    Several records make a text by standing one on each line (JSON Lines).

    Raises:
        FormError: the record has a fault.
    """
    if record.fault is not None:
        raise FormError("fault", f"a record with a fault is not written: {record.fault}")
    return json.dumps(to_dict(record), ensure_ascii=False, separators=(",", ":"))


def to_dict(record: Record) -> dict[str, Any]:
    """The twin as what ``json.dumps`` takes; what is empty or unknown is left out."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": record.game,
        "tags": dict(record.tags),
        **_given(position=record.start),
        "result": record.result.value,
        **_given(termination=record.termination and record.termination.value),
        "lines": [_line(line) for line in record.lines],
    }


def _given(**values: Any) -> dict[str, Any]:  # noqa: ANN401  # any JSON value
    """Those of the values that say something."""
    return {key: value for key, value in values.items() if value not in (None, [], {})}


def _line(line: Line) -> dict[str, Any]:
    branch = line.branch and {"line": line.branch.line, "turn": line.branch.turn}
    return {
        **_given(branch=branch, comments=list(line.comments)),
        "turns": [_entry(entry) for entry in line.turns],
    }


def _entry(entry: Entry) -> dict[str, Any]:
    clocks = entry.clocks and _given(black=entry.clocks.black, white=entry.clocks.white)
    return {
        "number": entry.number,
        "move": entry.move,
        **_given(glyphs=list(entry.glyphs), clocks=clocks, comments=list(entry.comments)),
    }


def from_json(
    source: str | bytes | Mapping[str, Any], name: str = "<record>", *, strict: bool = True
) -> Record:
    """Read a record from its JSON twin, and play it through by the rules.

    Args:
        source: the JSON text (bytes are UTF-8), or what it has been parsed to.
        name: what errors call the text, such as the name of its file.
        strict: whether a fault is raised; else the record comes out with its ``fault`` set and the
            turns before it, if the JSON is of the form.

    Raises:
        RecordError: it is no JSON, not of the form, or its turns or result are not by the rules;
            ``path`` says where in the document, or ``line`` and ``column`` where it is no JSON.
    """
    try:
        document = _parse(source) if isinstance(source, str | bytes) else source
        record = played(_record(document))
    except RecordError as fault:
        record = Record("", fault=bare(fault))
    if record.fault is not None:
        record.fault.file = name
        if strict:
            raise record.fault
    return record


def _parse(source: str | bytes) -> object:
    try:
        text = source if isinstance(source, str) else source.decode()
        return json.loads(
            text.removeprefix("\ufeff"), object_pairs_hook=_once, parse_constant=_no_constant
        )
    except RecordError:
        raise
    except json.JSONDecodeError as error:
        found = FormError("json", f"this is no JSON: {error.msg}")
        found.line, found.column = error.lineno, error.colno
        raise found from None
    except UnicodeDecodeError as error:
        raise FormError("text", f"the text is not UTF-8 from byte {error.start} on") from None
    except RecursionError:
        raise FormError("json", "this is nested deeper than any record") from None
    except ValueError as error:  # a number of thousands of digits
        raise FormError("json", f"this is no JSON: {error}") from None


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise FormError("json", f"the name '{shorten(twice)}' stands twice in one object")
    return found


def _no_constant(name: str) -> NoReturn:
    raise FormError("json", f"this is no JSON: {name} is no number")


def _record(value: object) -> Record:
    document = _object(
        value,
        "",
        ("format", "version", "game", "result", "lines"),
        ("tags", "position", "termination"),
    )
    if document["format"] != FORMAT:
        raise _shape("/format", f'"{FORMAT}"')
    if _integer(document["version"], "/version") != VERSION:
        raise _shape("/version", str(VERSION))
    tags = {
        key: _string(text, _join("/tags", key))
        for key, text in _object(document.get("tags", {}), "/tags").items()
    }
    with _at("/tags"):
        free = Tags(tags)
    lines = tuple(
        _read_line(line, f"/lines/{index}")
        for index, line in enumerate(_array(document["lines"], "/lines"))
    )
    position = document.get("position")
    if position is not None:
        with _at("/position"):
            check_text(_string(position, "/position"), "the position", limits.VALUE)
    with _at("/lines"):
        return Record(
            _string(document["game"], "/game"),
            free,
            position,
            lines,
            _member(Result, document["result"], "/result", "result-unknown"),
            _member(Reason, document["termination"], "/termination", "termination-unknown")
            if "termination" in document
            else None,
        )


def _read_line(value: object, path: str) -> Line:
    found = _object(value, path, ("turns",), ("branch", "comments"))
    turns = tuple(
        _read_entry(entry, f"{path}/turns/{index}")
        for index, entry in enumerate(_array(found["turns"], f"{path}/turns"))
    )
    branch = None
    if "branch" in found:
        left = _object(found["branch"], f"{path}/branch", ("line", "turn"))
        branch = Branch(*(_integer(left[key], f"{path}/branch/{key}") for key in ("line", "turn")))
    with _at(path):
        return Line(turns, _comments(found, path), branch)


def _read_entry(value: object, path: str) -> Entry:
    found = _object(value, path, ("number", "move"), ("glyphs", "clocks", "comments"))
    clocks = None
    if "clocks" in found:
        times = _object(found["clocks"], f"{path}/clocks", (), ("black", "white"))
        with _at(f"{path}/clocks"):
            clocks = Clocks(
                **{seat: _integer(time, f"{path}/clocks/{seat}") for seat, time in times.items()}
            )
    glyphs = tuple(
        _integer(glyph, f"{path}/glyphs/{index}")
        for index, glyph in enumerate(_array(found.get("glyphs", []), f"{path}/glyphs"))
    )
    number, move = (
        _integer(found["number"], f"{path}/number"),
        _string(found["move"], f"{path}/move"),
    )
    with _at(path):
        check_text(move, "a move", limits.MOVE)
        return Entry(number, move, glyphs, clocks, _comments(found, path))


def _comments(found: Mapping[str, Any], path: str) -> tuple[str, ...]:
    path += "/comments"
    return tuple(
        _string(comment, f"{path}/{index}")
        for index, comment in enumerate(_array(found.get("comments", []), path))
    )


def _object(
    value: object, path: str, due: tuple[str, ...] = (), free: tuple[str, ...] | None = None
) -> Mapping[str, Any]:
    """Read an object with the names due and none but the free ones; if none are given, any."""
    if not isinstance(value, Mapping):
        raise _shape(path, "an object")
    for name in due:
        if name not in value:
            raise _shape(path, f"an object with the name {name!r}")
    if due or free is not None:
        for name in value:
            if name not in due and name not in (free or ()):
                raise _shape(_join(path, name), "nothing of this name")
    return value


def _array(value: object, path: str) -> list[Any]:
    if not isinstance(value, list):
        raise _shape(path, "an array")
    return value


def _string(value: object, path: str) -> str:
    if not isinstance(value, str):
        raise _shape(path, "a string")
    return value


def _integer(value: object, path: str) -> int:
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if not isinstance(value, int) or isinstance(value, bool):
        raise _shape(path, "an integer")
    return value


def _member(kind: type[E], value: object, path: str, code: str) -> E:
    try:
        return kind(_string(value, path))
    except ValueError as error:
        if isinstance(error, RecordError):
            raise
        found = TagError(code, f"'{shorten(str(value))}' is none of {', '.join(kind)}")
        found.path = path
        raise found from None


def _shape(path: str, right: str) -> FormError:
    error = FormError("shape", f"right would be {right}")
    error.path = path
    return error


def _join(path: str, name: object) -> str:
    return f"{path}/{str(name).replace('~', '~0').replace('/', '~1')}"


@contextmanager
def _at(path: str) -> Iterator[None]:
    """Tell an error that has no place yet that it is here."""
    try:
        yield
    except RecordError as error:
        if error.path is None:
            error.path = path
        raise
