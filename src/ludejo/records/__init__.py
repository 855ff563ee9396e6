r"""Records: played games, written down so that people and programs can read them.

The text is as near to PGN as the games allow; ``docs/records.md`` specifies it and its JSON twin.

>>> from ludejo.records import read, write
>>> text = '[Game "what-the-shell"]\n[Black "Ana"]\n\n1. E5:D4 {Close!} 2. E6:E6 *'
>>> [record] = read(text)
>>> record.tags["Black"], [turn.move for turn in record.turns]
('Ana', ['E5:D4', 'E6:E6'])
>>> record.replay().position.text
'9/9/9/4e4/4b4/3w5/9/9/9 E6 3'
>>> list(read(write(record))) == [record]
True
"""

from __future__ import annotations

from ludejo.records.check import check
from ludejo.records.clocks import Clocks
from ludejo.records.errors import (
    FormError,
    LimitError,
    RecordError,
    ResultError,
    TagError,
    TurnError,
)
from ludejo.records.reader import read, read_one
from ludejo.records.record import Branch, Entry, Line, Record, Tags
from ludejo.records.result import Result
from ludejo.records.twin import from_json, schema, to_dict, to_json
from ludejo.records.writer import write

__all__ = [
    "Branch",
    "Clocks",
    "Entry",
    "FormError",
    "LimitError",
    "Line",
    "Record",
    "RecordError",
    "Result",
    "ResultError",
    "TagError",
    "Tags",
    "TurnError",
    "check",
    "from_json",
    "read",
    "read_one",
    "schema",
    "to_dict",
    "to_json",
    "write",
]
