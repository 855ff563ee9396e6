"""What is held against every request before it comes in, and put on every answer that goes out.

- The name under which the house is asked for must be one of its own (else a stranger's page could
  have its name point here: DNS rebinding).
- Whatever may change something, and every socket, must come from a page of the house itself
  (`Origin`, else `Sec-Fetch-Site`; a program that is no browser sends neither).
- Bodies are JSON and small.
- Answers carry the headers that keep a browser strict, and a fault of ours is told without its
  inside.
"""

from __future__ import annotations

import logging
from http import HTTPStatus
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludejo.server.answers import JSON, refused
from ludejo.server.errors import BadRequest, Forbidden, Refusal, error_body
from ludejo.server.settings import LOOPBACK_HOSTS

logger = logging.getLogger(__name__)

LARGEST_BODY = 64 * 1024
"""Bytes that a request's body may have."""

LARGEST_GAME = 256 * 1024
"""Bytes that a game may have which is put here whole."""

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})

HEADERS = {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
"""On every answer, where it has not set the header itself."""


class Gate:
    """The ASGI middleware around everything."""

    def __init__(self, app: ASGIApp, hosts: frozenset[str]) -> None:
        """Stand before `app`, for requests to this machine's own names and to `hosts`."""
        self._app = app
        self._hosts = LOOPBACK_HOSTS | hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a socket in, or refuse it."""
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        try:
            self._check_host(headers)
            _check_origin(headers)
        except Refusal:
            await receive()  # the wish to connect
            await send({"type": "websocket.close"})  # which is answered with 403
            return
        await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = False

        async def answer(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            self._check(scope)
            await self._app(scope, _Limited(receive, _largest(scope)), answer)
        except Refusal as refusal:
            await refused(refusal)(scope, receive, answer)
        except Exception:
            logger.exception("%s %s failed", scope["method"], scope["path"])
            if started:
                raise  # too late to say anything else; the connection is closed
            body = error_body("internal", "the house made a mistake; it is in its log")
            response = Response(body, HTTPStatus.INTERNAL_SERVER_ERROR, media_type=JSON)
            await response(scope, receive, answer)

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        self._check_host(headers)
        if scope["method"] in SAFE_METHODS:
            return
        _check_origin(headers)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > _largest(scope):
            raise _too_large(_largest(scope))
        if length != "0" or "transfer-encoding" in headers:
            media_type = headers.get("content-type", "").partition(";")[0].strip().lower()
            if media_type != JSON:
                raise BadRequest(f"the body must be {JSON}", HTTPStatus.UNSUPPORTED_MEDIA_TYPE)

    def _check_host(self, headers: Headers) -> None:
        host = headers.get("host", "").lower()
        name = host[: host.find("]") + 1] if host.startswith("[") else host.partition(":")[0]
        if name.rstrip(".") not in self._hosts and "*" not in self._hosts:
            raise Forbidden(
                "the house is not known by this name; LUDEJO_ALLOWED_HOSTS says which others it has"
            )


class _Limited:
    """Receives a body, and refuses it once it has become too large."""

    def __init__(self, receive: Receive, largest: int) -> None:
        self._receive = receive
        self._largest = largest
        self._received = 0

    async def __call__(self) -> Message:
        message = await self._receive()
        self._received += len(message.get("body", b""))
        if self._received > self._largest:
            raise _too_large(self._largest)
        return message


def _largest(scope: Scope) -> int:
    return LARGEST_GAME if scope["method"] == "PUT" else LARGEST_BODY


def _too_large(largest: int) -> BadRequest:
    return BadRequest(f"the body may have {largest} bytes", HTTPStatus.REQUEST_ENTITY_TOO_LARGE)


def _check_origin(headers: Headers) -> None:
    origin = headers.get("origin")
    if origin is None:
        same = headers.get("sec-fetch-site", "same-origin") == "same-origin"
    else:
        # a host, and a port where it is not the scheme's own: written alike in both headers
        try:
            same = urlsplit(origin).netloc.lower() == headers.get("host", "").lower()
        except ValueError:  # brackets around what is no address
            same = False
    if not same:
        raise Forbidden("this can only be asked from a page of the house itself")
