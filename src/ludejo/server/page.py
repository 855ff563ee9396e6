"""The page: what `web/` was built into, served from memory.

Pages that were made at build time (`rules/kruco/eo.html`) are found at their address without the
ending; one that exists in several languages is also found without the language, and goes to the
reader's. A place has one address: who asks for it by another (`games/`, `index.html`) is sent
there, since the page itself would find nothing elsewhere. Whatever else is no file gets the page
itself, which draws what is at that place; where there is no such place (`places.txt` of the build
knows them all) it says so, and the house answers 404 with it. Files whose names change with their
contents are kept by browsers for good; the others are asked for again each time.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import html
import mimetypes
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from http import HTTPStatus
from pathlib import Path
from urllib.parse import quote

from starlette.datastructures import Headers
from starlette.responses import RedirectResponse, Response
from starlette.types import Receive, Scope, Send

from ludejo.messages import Messages, best_language, languages
from ludejo.server.answers import refused
from ludejo.server.errors import BadRequest, NotFound, Refusal

INDEX = "index.html"
PLACES = "places.txt"
"""The places that are drawn in the browser, a path a line; `*` is what the house alone knows."""

ADDRESS = b"https://ludejo.invalid"
"""What the build writes where the house's own address belongs (`paths.origin`, vite.config.ts)."""

_ADDRESSED = (".html", ".txt", ".xml")
_HOST = re.compile(r"[\w.-]+(:\d+)?|\[[\da-f:.]+\](:\d+)?", re.ASCII | re.IGNORECASE)
_MOST_ADDRESSES = 16
"""So many names of the house are remembered with what was written for them."""

_IMMUTABLE = "_app/immutable/"
_PRECOMPRESSED = {".br": "br", ".gz": "gzip"}
_COMPRESSIBLE = re.compile(r"text/|image/svg|application/(json|javascript|manifest|wasm|xml)")
_LANGUAGE = re.compile(rb'<html[^>]*\slang="([\w-]+)"')
_INLINE_SCRIPT = re.compile(rb"<script(?![^>]*\ssrc=)[^>]*>(.*?)</script>", re.DOTALL)


@dataclass(frozen=True)
class File:
    """A file of the page."""

    name: str
    content: bytes
    precompressed: dict[str, bytes]
    """What the build compressed itself, by encoding."""

    @cached_property
    def etag(self) -> str:
        """Change with the content."""
        return f'"{hashlib.sha256(self.content).hexdigest()[:32]}"'

    @property
    def media_type(self) -> str:
        """Return the type by the ending; the few that some machines do not know are given here."""
        known = {
            ".js": "text/javascript",
            ".webmanifest": "application/manifest+json",
            ".wasm": "application/wasm",
        }
        ending = Path(self.name).suffix
        return known.get(ending) or mimetypes.guess_type(self.name)[0] or "application/octet-stream"

    @property
    def cache_control(self) -> str:
        """Say for how long a browser may keep the file without asking."""
        immutable = self.name.startswith(_IMMUTABLE)
        return "public, max-age=31536000, immutable" if immutable else "no-cache"

    @cached_property
    def language(self) -> str | None:
        """The language of a page that was made in one; the others choose it in the browser."""
        if not self.name.endswith(".html") or self.name == INDEX:
            return None
        found = _LANGUAGE.search(self.content)
        return found and found[1].decode()

    @cached_property
    def policy(self) -> str:
        """The content security policy: all comes from here, and inline scripts only as built."""
        hashes = script_hashes(self.content) if self.name.endswith(".html") else ()
        return "; ".join(
            (
                "default-src 'self'",
                " ".join(("script-src 'self' 'wasm-unsafe-eval'", *hashes)),  # the engine, compiled
                "style-src 'self' 'unsafe-inline'",  # Svelte sets styles on elements
                "img-src 'self' data: blob:",
                "worker-src 'self' blob:",
                "object-src 'none'",
                "base-uri 'none'",
                "form-action 'self'",
                "frame-ancestors 'none'",
            )
        )

    @cached_property
    def addressed(self) -> bool:
        """Whether the house's own address belongs into it."""
        return self.name.endswith(_ADDRESSED) and ADDRESS in self.content

    @cached_property
    def _gzipped(self) -> bytes:
        return gzip.compress(self.content, mtime=0)

    def encoded(self, accepted: Iterable[str]) -> tuple[str | None, bytes]:
        """Return the content in the best encoding that is accepted, with the encoding's name."""
        for encoding in ("br", "gzip"):
            if encoding in accepted and encoding in self.precompressed:
                return encoding, self.precompressed[encoding]
        if "gzip" in accepted and _COMPRESSIBLE.match(self.media_type):
            return "gzip", self._gzipped
        return None, self.content


class Page:
    """The ASGI application that answers wherever no route does."""

    def __init__(self, folder: Path) -> None:
        """Read the built page; one that is not there yet is looked for again when asked for."""
        self._folder = folder
        self._files: dict[str, File] = {}
        self._at: dict[str, dict[str, File]] = {}
        self._places: frozenset[str] = frozenset()
        self._read()

    @property
    def built(self) -> bool:
        """Whether there is a page."""
        return INDEX in self._files

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request that no route answers; a socket is refused."""
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close"})
            return
        try:
            response = self._response(scope)
        except Refusal as refusal:
            response = refused(refusal)
        await response(scope, receive, send)

    def _response(self, scope: Scope) -> Response:
        path = scope["path"].lstrip("/")
        if path == "api" or path.startswith("api/"):
            raise NotFound("the API has no such address")
        if scope["method"] not in {"GET", "HEAD"}:
            raise BadRequest("the page can only be looked at", HTTPStatus.METHOD_NOT_ALLOWED)
        headers = Headers(scope=scope)
        if not self.built:
            self._read()
        if not self.built:
            return _not_built(headers)
        place = _plain(path)
        if place != path and self._is_place(place):
            return RedirectResponse(quote(f"/{place}"), HTTPStatus.PERMANENT_REDIRECT)
        if any(f"{path}/{tag}.html" in self._files for tag in languages()):
            return _in_the_readers_language(path, headers)
        file, status = self._found(path)
        if file.addressed:
            file = self._file_at(_address(scope, headers), file)
        return self._file_response(file, headers, status)

    def _found(self, path: str) -> tuple[File, HTTPStatus]:
        """Return the file at a path, the page itself where it has none, and whether it is there."""
        file = self._files.get(path or INDEX) or self._files.get(f"{path}.html")
        if file is not None:
            return file, HTTPStatus.OK
        if "." in path.rpartition("/")[2]:
            raise NotFound("the page has no such file")
        status = HTTPStatus.OK if self._is_place(path) else HTTPStatus.NOT_FOUND
        return self._files[INDEX], status

    def _is_place(self, path: str) -> bool:
        """Whether something is there: drawn in the browser, or made in one language or several."""
        above = path.rpartition("/")[0]
        return not self._places.isdisjoint((f"/{path}", f"/{above}/*")) or any(
            f"{path}{ending}.html" in self._files
            for ending in ("", *(f"/{tag}" for tag in languages()))
        )

    def _file_at(self, address: str, file: File) -> File:
        """Return a file with the house's own address, under which it was asked for, filled in."""
        if address not in self._at and len(self._at) >= _MOST_ADDRESSES:
            self._at.clear()
        files = self._at.setdefault(address, {})
        if file.name not in files:
            content = file.content.replace(ADDRESS, address.encode())
            files[file.name] = replace(file, content=content, precompressed={})
        return files[file.name]

    def _file_response(self, file: File, headers: Headers, status: HTTPStatus) -> Response:
        answer = {
            "etag": file.etag,
            "cache-control": file.cache_control,
            "content-security-policy": file.policy,
            "vary": "Accept-Encoding",
        }
        if file.language is not None:
            answer["content-language"] = file.language
        if status is HTTPStatus.OK and file.etag in headers.get("if-none-match", ""):
            return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=answer)
        encoding, content = file.encoded(_accepted(headers.get("accept-encoding", "")))
        if encoding is not None:
            answer["content-encoding"] = encoding
        return Response(content, status, answer, file.media_type)

    def _read(self) -> None:
        self._files = {file.name: file for file in _files(self._folder)}
        places = self._files.get(PLACES)
        self._places = frozenset(places.content.decode().split() if places else ())
        self._at.clear()


def _files(folder: Path) -> Iterator[File]:
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    names = {path.relative_to(folder).as_posix(): path for path in paths}
    for name, path in names.items():
        hidden = any(part.startswith(".") for part in name.split("/"))
        ending = path.suffix
        if hidden or (ending in _PRECOMPRESSED and name.removesuffix(ending) in names):
            continue
        precompressed = {
            encoding: names[name + ending].read_bytes()
            for ending, encoding in _PRECOMPRESSED.items()
            if name + ending in names
        }
        yield File(name, path.read_bytes(), precompressed)


def _plain(path: str) -> str:
    """Return the one path of a place, which other servers give several: `games/`, `index.html`."""
    place = path.rstrip("/").removesuffix(".html")
    return "" if place == "index" else place


def script_hashes(page: bytes) -> Iterator[str]:
    """Name the inline scripts of a page as its policy does, in their order."""
    for script in _INLINE_SCRIPT.findall(page):
        digest = base64.b64encode(hashlib.sha256(script).digest()).decode()
        yield f"'sha256-{digest}'"


def _accepted(header: str) -> set[str]:
    """Return the encodings that a browser accepts."""
    accepted = set()
    for entry in header.lower().split(","):
        encoding, _, quality = entry.partition(";")
        if quality.replace(" ", "") not in {"q=0", "q=0.0", "q=0.00", "q=0.000"}:
            accepted.add(encoding.strip())
    return accepted


def _address(scope: Scope, headers: Headers) -> str:
    """Return the house's own address, as it was asked for.

    Raises:
        BadRequest: the name of the house is none; it would go into the page.
    """
    host = headers.get("host", "")
    if not _HOST.fullmatch(host):
        raise BadRequest("the name of the house cannot be read")
    return f"{scope['scheme']}://{host}"


def _readers_language(headers: Headers) -> str:
    """Return the language of the house that a browser asks for first."""
    wanted = headers.get("accept-language", "").split(",")
    return best_language(entry.partition(";")[0] for entry in wanted)


def _in_the_readers_language(path: str, headers: Headers) -> Response:
    """Go from a page in several languages to the one in the reader's."""
    return RedirectResponse(
        f"/{path}/{_readers_language(headers)}",
        HTTPStatus.TEMPORARY_REDIRECT,
        headers={"cache-control": "no-cache", "vary": "Accept-Language"},
    )


def _not_built(headers: Headers) -> Response:
    """Say how to build the page."""
    language = _readers_language(headers)
    messages = Messages(language)
    title, text = (
        html.escape(messages(message)) for message in ("page-not-built", "page-how-to-build")
    )
    return Response(
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Ludejo</title>'
        f"<h1>{title}</h1><p>{text}</p></html>",
        HTTPStatus.SERVICE_UNAVAILABLE,
        headers={"content-language": language, "vary": "Accept-Language"},
        media_type="text/html",
    )
