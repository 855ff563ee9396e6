"""The built page, as the house serves it."""

from __future__ import annotations

import base64
import gzip
import hashlib
from collections.abc import Iterator
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from ludejo.server.app import create_app
from ludejo.server.settings import Settings

INLINE = "start(1 < 2)"
INDEX = f"""<!doctype html><script src="/early.js"></script>
<script>{INLINE}</script><p>The page</p>"""
ASSET = "_app/immutable/entry/start.abc.js"
SCRIPT = "export const a = 1;" * 100


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    files = {
        "index.html": INDEX.encode(),
        "early.js": b"early",
        ASSET: SCRIPT.encode(),
        f"{ASSET}.br": b"as brotli",
        "icon.svg": b"<svg/>",
        "picture.png": b"png",
        ".sources": b"secret",
    }
    for name, content in files.items():
        path = settings.page / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    with TestClient(create_app(settings), "http://localhost") as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/index.html", "/games/abc", "/rules/kruco", "/a/b/c"])
def test_places_in_the_page_get_the_page(client: TestClient, path: str) -> None:
    response = client.get(path)
    assert response.status_code == 200
    assert response.text == INDEX
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert response.headers["cache-control"] == "no-cache"


def test_assets_are_kept_for_good(client: TestClient) -> None:
    response = client.get(f"/{ASSET}", headers={"accept-encoding": "gzip"})
    assert response.text == SCRIPT
    assert response.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert response.headers["content-type"] == "text/javascript; charset=utf-8"
    assert response.headers["content-encoding"] == "gzip"
    assert response.headers["vary"] == "Accept-Encoding"
    assert int(response.headers["content-length"]) == len(gzip.compress(SCRIPT.encode()))


def test_what_the_build_compressed_is_used(client: TestClient) -> None:
    with client.stream("GET", f"/{ASSET}", headers={"accept-encoding": "gzip, br"}) as response:
        assert response.headers["content-encoding"] == "br"
        assert b"".join(response.iter_raw()) == b"as brotli"
    for refusing in ("identity", "br;q=0", ""):
        response = client.get(f"/{ASSET}", headers={"accept-encoding": refusing})
        assert "content-encoding" not in response.headers
        assert response.text == SCRIPT


def test_what_is_known_is_not_sent_again(client: TestClient) -> None:
    etag = client.get("/").headers["etag"]
    response = client.get("/", headers={"if-none-match": f'"x", {etag}'})
    assert response.status_code == 304
    assert response.content == b""
    assert response.headers["etag"] == etag
    assert client.get("/", headers={"if-none-match": '"x"'}).status_code == 200


def test_only_the_header_is_sent_for_head(client: TestClient) -> None:
    response = client.head("/")
    assert response.status_code == 200
    assert response.content == b""


@pytest.mark.parametrize(
    "path",
    [
        "/missing.js",
        "/_app/immutable/old.js",
        "/.sources",
        f"/{ASSET}.br",
        "/../secret.txt",
        "/%2e%2e/%2e%2e/etc/passwd.txt",
        "/api/x",
    ],
)
def test_what_is_not_there_is_not_found(client: TestClient, path: str) -> None:
    response = client.get(path)
    assert response.status_code == 404
    assert response.json()["error"]["kind"] == "not_found"


def test_only_scripts_as_built_run(client: TestClient) -> None:
    policy = client.get("/").headers["content-security-policy"]
    digest = base64.b64encode(hashlib.sha256(INLINE.encode()).digest()).decode()
    assert f"script-src 'self' 'wasm-unsafe-eval' 'sha256-{digest}';" in policy
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy


@pytest.mark.parametrize(
    "wanted, language, words",
    [
        ("en", "en", "not been built"),
        ("eo, en;q=0.8", "eo", "ne estas konstruita"),
        ("tlh", "en", "not been built"),
        ("", "en", "not been built"),
    ],
)
def test_a_page_that_is_not_built_says_how_to(
    settings: Settings, wanted: str, language: str, words: str
) -> None:
    with TestClient(create_app(settings), "http://localhost") as client:
        response = client.get("/", headers={"accept-language": wanted})
        assert response.status_code == 503
        assert words in response.text
        assert "make page" in response.text
        assert response.headers["content-language"] == language
        settings.page.mkdir()
        (settings.page / "index.html").write_text(INDEX)
        assert client.get("/").text == INDEX  # once it is built, no restart is needed


def test_the_folder_may_be_anywhere(settings: Settings) -> None:
    app = create_app(replace(settings, page=settings.data / "nowhere"))
    with TestClient(app, "http://localhost") as client:
        assert client.get("/").status_code == 503
