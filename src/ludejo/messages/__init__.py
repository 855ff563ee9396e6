"""What the house says, in the languages it speaks.

Every text that a player reads stands in a Fluent file, `<language>/<part>.ftl` in this folder. The
languages are the folders found here, no list of them exists anywhere, and a new folder is a new
language. English is the one that is used where nobody asked for another, and where a language lacks
a message.

```
>>> Messages("eo")("colour-black")
'Nigro'

```
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

__all__ = [
    "FALLBACK",
    "Messages",
    "UnknownLanguageError",
    "UnknownMessageError",
    "best_language",
    "language_from",
    "languages",
    "rule_sheet",
    "tag_of_character",
]

FALLBACK = "en"
"""The language used where nobody asked for one that exists."""

_ENVIRONMENT = ("LUDEJO_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


class UnknownLanguageError(LookupError):
    """No folder of messages has this name.

    Attributes:
        language: what was asked for.
    """

    def __init__(self, language: str) -> None:
        """Remember what was asked for, and say which languages there are."""
        super().__init__(f"no language {language!r}; there are {', '.join(languages())}")
        self.language = language


class UnknownMessageError(LookupError):
    """No language has a message with this id, or it could not be put together.

    Attributes:
        message_id: the id that was asked for.
    """

    def __init__(self, message_id: str, cause: str) -> None:
        """Remember the id, and say what is wrong with it."""
        super().__init__(f"message {message_id!r}: {cause}")
        self.message_id = message_id


def _folder() -> Traversable:
    return resources.files(__name__)


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that have messages here, sorted by their tags (`en`, `eo`, …)."""
    return tuple(
        sorted(
            folder.name
            for folder in _folder().iterdir()
            if folder.is_dir() and any(file.name.endswith(".ftl") for file in folder.iterdir())
        )
    )


def best_language(preferred: Iterable[str]) -> str:
    """Return the first language of `preferred` that exists, else English.

    The entries may be tags (`eo`, `en-GB`), locales (`eo_XX.UTF-8@latin`) or lists of those with
    colons between them, as in the variable `LANGUAGE`; what cannot be understood is passed over.
    """
    for entry in preferred:
        for name in entry.split(":"):
            tag = name.split(".")[0].split("@")[0].replace("_", "-").strip().lower()
            while tag:
                if tag in languages():
                    return tag
                tag = tag.rpartition("-")[0]
    return FALLBACK


def language_from(environment: Mapping[str, str] | None = None) -> str:
    """Return the language that the environment asks for.

    `LUDEJO_LANG` counts first, then, as with other programs, `LANGUAGE` (which may list several),
    `LC_ALL`, `LC_MESSAGES` and `LANG`. The first of them that is set decides: a locale without
    messages here means English.
    """
    environment = os.environ if environment is None else environment
    for variable in _ENVIRONMENT:
        if value := environment.get(variable):
            return best_language([value])
    return FALLBACK


@cache
def _bundle(language: str) -> FluentBundle:
    if language not in languages():
        raise UnknownLanguageError(language)
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted(_folder().joinpath(language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


class Messages:
    """The messages of one language: call it with an id and the values of its variables.

    Attributes:
        language: the tag of the language, one of `languages()`.
    """

    def __init__(self, language: str = FALLBACK) -> None:
        """Open the messages of `language`.

        Raises:
            UnknownLanguageError: there is no such language.
        """
        self.language = language
        self._bundles = tuple(map(_bundle, dict.fromkeys((language, FALLBACK))))

    def __repr__(self) -> str:
        """Return an expression for this object."""
        return f"Messages({self.language!r})"

    def __call__(self, message_id: str, /, **values: str | float) -> str:
        """Return the message with this id, with `values` in the places of its variables.

        Numbers are written the way of the language (`1,000`); what is only a name, such as the
        number of a port, is passed as text. A variable's `_` is `-` in the message's file.

        Raises:
            UnknownMessageError: no language has this id, or a variable has no value.
        """
        for bundle in self._bundles:
            if bundle.has_message(message_id):
                pattern = bundle.get_message(message_id).value
                if pattern is None:
                    raise UnknownMessageError(message_id, "it has no text of its own")
                named = {name.replace("_", "-"): value for name, value in values.items()}
                text, errors = bundle.format_pattern(pattern, named)
                if errors:
                    raise UnknownMessageError(message_id, str(errors[0]))
                return str(text)
        raise UnknownMessageError(message_id, "no language has it")


def tag_of_character(game: str, level: int) -> str:
    """Return how a record names the computer that played a game at a level.

    A record is for everybody, so this is in English, whoever played in which language.

    >>> tag_of_character("kruco", 10)
    'Granito (Ludejo, level 10)'
    """
    name = Messages(FALLBACK)(f"character-{game}-{level}")
    return f"{name} (Ludejo, level {level})"


def rule_sheet(game: str, language: str) -> str:
    """Return the rules of a game, as Markdown, in `language`, else in English.

    Args:
        game: a game's slug (`what-the-shell`).
        language: the tag of a language.

    Raises:
        LookupError: there are no rules of such a game here.
    """
    for tag in (language, FALLBACK):
        sheet = _folder().joinpath("rules", f"{game}.{tag}.md")
        if sheet.is_file():
            return sheet.read_text(encoding="utf-8")
    message = f"no rules of a game {game!r}"
    raise LookupError(message)
