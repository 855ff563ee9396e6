r"""Text inside quotes and braces: the escapes, and what no record can hold.

A backslash begins an escape: ``\\``, ``\"``, ``\n``, ``\r``, ``\t``, or ``\uXXXX`` for any other
character up to U+FFFF. None contains a brace or ends with a quote that is not escaped, so the end
of a comment is its first ``}``.
"""

from __future__ import annotations

import re

from ludejo.records.errors import FormError, LimitError

CLOCK = "[%clk"
"""What begins a clock command in a comment."""

UNTEXT = re.compile("[\0\ud800-\udfff]")
"""What no text holds: NUL, and halves of surrogate pairs (so also bytes that are not UTF-8)."""

_ESCAPE = re.compile(r'\\(?:(?P<short>[\\"nrt])|u(?P<code>[0-9A-Fa-f]{4}))?')
_SHORT = {"\\": "\\", '"': '"', "n": "\n", "r": "\r", "t": "\t"}
_LONG = {long: "\\" + short for short, long in _SHORT.items()}
# Controls, line and paragraph separators, the byte order mark, and what turns the direction of the
# text after it: written raw, they would change how the rest of the file looks.
_HIDDEN = r"\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff"
_IN_STRING = re.compile(rf'[\\"{_HIDDEN}]')
_IN_COMMENT = re.compile(rf"[\\}}{_HIDDEN}]|^ | \Z|\[(?=%clk)")


class EscapeError(ValueError):
    """An escape cannot be read; ``offset`` says where it begins."""

    def __init__(self, offset: int, cause: str) -> None:
        """Keep the offset beside the cause."""
        super().__init__(cause)
        self.offset = offset


def check_text(text: str, what: str, most: int) -> None:
    """See whether a record can hold this text.

    Raises:
        FormError: it has a NUL or half a surrogate pair.
        LimitError: it is longer than ``most`` characters.
    """
    bad = UNTEXT.search(text)
    if bad is not None:
        raise FormError("text", f"{what} holds {name_untext(bad[0])}")
    if len(text) > most:
        raise LimitError("limit", f"{what} has {len(text)} characters; {most} are the most")


def name_untext(sign: str) -> str:
    """What a character is that no text holds, in words."""
    if sign == "\0":
        return "a NUL, which no record can hold"
    if "\udc80" <= sign <= "\udcff":
        return f"the byte {ord(sign) - 0xDC00:02X}, which is not UTF-8 here"
    return f"U+{ord(sign):04X}, half a surrogate pair, which is no character"


def escape_string(text: str) -> str:
    """Write a tag's value, without the quotes."""
    return _IN_STRING.sub(_escape, text)


def escape_comment(text: str) -> str:
    """Write a comment, without the braces."""
    return _IN_COMMENT.sub(_escape, text)


def _escape(match: re.Match[str]) -> str:
    return _LONG.get(match[0]) or f"\\u{ord(match[0]):04X}"


def unescape(raw: str) -> str:
    """Read what stands between quotes or braces.

    Raises:
        EscapeError: a backslash begins no escape, or one for a character that no record can hold.
    """
    return _ESCAPE.sub(_unescape, raw)


def _unescape(match: re.Match[str]) -> str:
    if match["short"]:
        return _SHORT[match["short"]]
    if not match["code"]:
        raise EscapeError(
            match.start(),
            r"a backslash begins an escape, and this is none of \\, \n, \r, \t, "
            r"\" and \uXXXX; the backslash itself is written \\",
        )
    sign = chr(int(match["code"], 16))
    if UNTEXT.match(sign):
        raise EscapeError(match.start(), f"the escape stands for {name_untext(sign)}")
    return sign
