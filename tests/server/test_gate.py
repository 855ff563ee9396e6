"""Who is let in, and how the house answers."""

from __future__ import annotations

import json
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.types import Receive, Scope, Send

from ludejo.server.app import create_app
from ludejo.server.gate import HEADERS, LARGEST_BODY, Gate
from ludejo.server.settings import Settings
from tests.server.helpers import Guest

WISH = {"game": "kruco", "opponent": "hotseat"}


@pytest.mark.parametrize(
    "host",
    ["localhost", "localhost:8000", "LOCALHOST", "localhost.", "127.0.0.1:1", "[::1]", "[::1]:9"],
)
def test_this_machines_own_names_are_known(guest: Guest, host: str) -> None:
    assert guest.client.get("/api/version", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    "host",
    ["", "evil.example", "evil.example:8000", "localhost.evil.example", "[::2]", "[", "10.0.0.1"],
)
def test_other_names_are_refused(guest: Guest, host: str) -> None:
    response = guest.client.get("/", headers={"host": host})
    assert response.status_code == 403
    assert response.json()["error"]["kind"] == "forbidden"


@pytest.mark.parametrize(
    "allowed, host, status",
    [
        ({"ludejo.example"}, "Ludejo.Example:80", 200),
        ({"ludejo.example"}, "localhost", 200),
        ({"ludejo.example"}, "www.ludejo.example", 403),
        ({"*"}, "anything.example", 200),
    ],
)
def test_further_names_can_be_allowed(
    settings: Settings, allowed: set[str], host: str, status: int
) -> None:
    more = Settings(data=settings.data, page=settings.page, allowed_hosts=frozenset(allowed))
    with TestClient(create_app(more), f"http://{host}") as client:
        assert client.get("/api/version").status_code == status


@pytest.mark.parametrize(
    "headers, status",
    [
        ({}, 201),  # a program that is no browser
        ({"origin": "http://localhost"}, 201),
        ({"origin": "http://LOCALHOST"}, 201),
        ({"origin": "http://localhost", "sec-fetch-site": "cross-site"}, 201),
        ({"sec-fetch-site": "same-origin"}, 201),
        ({"origin": "http://localhost:5173"}, 403),
        ({"origin": "https://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": ""}, 403),
        ({"origin": "http://["}, 403),
        ({"origin": "http://[x]"}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
        ({"sec-fetch-site": "none"}, 403),
    ],
)
def test_only_pages_of_the_house_change_anything(
    guest: Guest, headers: dict[str, str], status: int
) -> None:
    assert guest.client.post("/api/games", json=WISH, headers=headers).status_code == status
    assert guest.client.get("/api/games", headers=headers).status_code == 200


@pytest.mark.parametrize(
    "media_type", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_bodies_are_json(guest: Guest, media_type: str) -> None:
    body = json.dumps(WISH)
    response = guest.client.post("/api/games", content=body, headers={"content-type": media_type})
    assert response.status_code == 415
    assert response.json()["error"]["kind"] == "bad_request"
    parameter = {"content-type": "application/json; charset=utf-8"}
    assert guest.client.post("/api/games", content=body, headers=parameter).status_code == 201


def test_bodies_are_small(guest: Guest) -> None:
    large = b'{"game":"' + b"x" * LARGEST_BODY + b'"}'
    headers = {"content-type": "application/json"}
    response = guest.client.post("/api/games", content=large, headers=headers)
    assert response.status_code == 413
    assert response.json()["error"]["kind"] == "bad_request"
    pieces = (large[start : start + 1000] for start in range(0, len(large), 1000))
    response = guest.client.post("/api/games", content=pieces, headers=headers)
    assert response.status_code in {400, 413}
    assert response.json()["error"]["kind"] == "bad_request"


@pytest.mark.parametrize(
    "body", ["", "{", "nul", '{"game": "kruco", "opponent": "\\ud800"}', "[" * 9999]
)
def test_what_is_no_json_is_refused(guest: Guest, body: str) -> None:
    headers = {"content-type": "application/json"}
    response = guest.client.post("/api/games", content=body, headers=headers)
    assert 400 <= response.status_code < 500
    assert response.json()["error"]["kind"] == "bad_request"


@pytest.mark.parametrize(
    "method, path, status, kind",
    [
        ("GET", "/api", 404, "not_found"),
        ("GET", "/api/nothing", 404, "not_found"),
        ("GET", "/api/games/", 404, "not_found"),
        ("GET", "/api/games/nothing", 404, "not_found"),
        ("GET", "/api/games/%00", 404, "not_found"),
        ("GET", "/api/games/" + "x" * 100, 422, "bad_request"),
        ("PUT", "/api/games", 405, "bad_request"),
        ("GET", "/api/games/nothing/choices", 405, "bad_request"),
        ("GET", "/api/games?limit=0", 422, "bad_request"),
        ("GET", "/api/games?limit=x", 422, "bad_request"),
        ("GET", "/api/games?state=odd", 422, "bad_request"),
        ("POST", "/", 405, "bad_request"),
        ("GET", "/docs/x.html", 503, None),  # the page is not built here
    ],
)
def test_errors_have_one_shape(
    guest: Guest, method: str, path: str, status: int, kind: str | None
) -> None:
    response = guest.client.request(method, path)
    assert response.status_code == status
    if kind is not None:
        error = response.json()["error"]
        assert error["kind"] == kind
        assert error["message"]


def test_every_answer_carries_the_headers(guest: Guest) -> None:
    view = guest.open()
    for path in ("/", "/api/version", f"/api/games/{view['id']}", "/api/nothing"):
        headers = guest.client.get(path).headers
        for name in HEADERS:
            assert name in headers, (path, name)
        assert headers["cache-control"] in {"no-store", "no-cache"}
    refused = guest.client.get("/", headers={"host": "evil.example"})
    assert refused.headers.items() >= HEADERS.items()


def test_a_fault_is_told_without_its_inside(caplog: pytest.LogCaptureFixture) -> None:
    async def broken(_scope: Scope, _receive: Receive, _send: Send) -> None:
        raise ZeroDivisionError("the inside")

    client = TestClient(Gate(broken, frozenset()), "http://localhost")
    response = client.get("/api/games")
    assert response.status_code == 500
    assert response.json()["error"]["kind"] == "internal"
    assert "inside" not in response.text
    assert "ZeroDivisionError: the inside" in caplog.text
    assert response.headers.items() >= HEADERS.items()


def test_answers_are_compressed(guest: Guest) -> None:
    view = guest.open("kruco")
    response = guest.client.get(f"/api/games/{view['id']}", headers={"accept-encoding": "gzip"})
    assert response.headers["content-encoding"] == "gzip"
    assert int(response.headers["content-length"]) * 5 < len(response.content)
    plain: Any = guest.client.get(
        f"/api/games/{view['id']}", headers={"accept-encoding": "identity"}
    )
    assert "content-encoding" not in plain.headers
    assert plain.json() == response.json()
