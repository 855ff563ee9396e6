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

MADE = """<!doctype html><html lang="eo" data-game="kruco">
<link rel="canonical" href="https://ludejo.invalid/rules/kruco/eo"><script>made</script></html>"""
SITEMAP = "<urlset><loc>https://ludejo.invalid/</loc></urlset>"


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    files = {
        "index.html": INDEX.encode(),
        "early.js": b"early",
        ASSET: SCRIPT.encode(),
        f"{ASSET}.br": b"as brotli",
        "icon.svg": b"<svg/>",
        "picture.png": b"png",
        "rules/eo.html": MADE.replace("/kruco", "").encode(),
        "rules/en.html": MADE.replace("/kruco", "").replace("eo", "en").encode(),
        "rules/kruco/eo.html": MADE.encode(),
        "rules/kruco/en.html": MADE.replace("eo", "en").encode(),
        "sitemap.xml": SITEMAP.encode(),
        "places.txt": b"/\n/games\n/games/*\n/learn/kruco/step\n",
        ".sources": b"secret",
    }
    for name, content in files.items():
        path = settings.page / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    with TestClient(create_app(settings), "http://localhost") as client:
        yield client


@pytest.mark.parametrize(
    "path, status",
    [
        ("/", 200),
        ("/games", 200),
        ("/games/abc", 200),
        ("/learn/kruco/step", 200),
        ("/games/abc/def", 404),
        ("/games//abc", 404),
        ("/learn/kruco/fly", 404),
        ("/rules/chess", 404),
        ("/rules/chess/", 404),
        ("/a/b/c", 404),
        ("/*", 404),
    ],
)
def test_all_places_get_the_page_and_it_is_said_where_none_is(
    client: TestClient, path: str, status: int
) -> None:
    response = client.get(path)
    assert response.status_code == status
    assert response.text == INDEX
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert response.headers["cache-control"] == "no-cache"
    known = client.get(path, headers={"if-none-match": response.headers["etag"]})
    assert known.status_code == (304 if status == 200 else 404)


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


def hashed(script: str) -> str:
    return base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()


def test_a_page_made_at_build_time_has_an_address_a_language_and_a_policy_of_its_own(
    client: TestClient,
) -> None:
    response = client.get("/rules/kruco/eo")
    assert response.text == MADE.replace("https://ludejo.invalid", "http://localhost")
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert response.headers["content-language"] == "eo"
    assert response.headers["cache-control"] == "no-cache"
    policy = response.headers["content-security-policy"]
    assert f"script-src 'self' 'wasm-unsafe-eval' 'sha256-{hashed('made')}';" in policy
    assert hashed(INLINE) not in policy
    assert "content-language" not in client.get("/").headers
    asset = client.get(f"/{ASSET}").headers["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval';" in asset


def test_the_house_writes_its_own_address_where_it_belongs(settings: Settings) -> None:
    settings.page.mkdir()
    (settings.page / "index.html").write_text(INDEX)
    (settings.page / "sitemap.xml").write_text(SITEMAP)
    app = create_app(replace(settings, allowed_hosts=frozenset({"*"})))
    with TestClient(app, "https://ludejo.example") as client:
        response = client.get("/sitemap.xml")
        assert response.text == "<urlset><loc>https://ludejo.example/</loc></urlset>"
        etag = response.headers["etag"]
        again = client.get("/sitemap.xml", headers={"if-none-match": etag})
        assert again.status_code == 304
        other = client.get("/sitemap.xml", headers={"host": "[::1]:8000"})
        assert "<loc>https://[::1]:8000/</loc>" in other.text
        assert other.headers["etag"] != etag
        for number in range(40):  # however many names it is asked by, few are remembered
            client.get("/sitemap.xml", headers={"host": f"ludejo{number}.example"})
        assert len(app.router.default._at) <= 16  # type: ignore[attr-defined]  # the page
        for host in ('"><script>', "a b", "a/b"):
            assert client.get("/sitemap.xml", headers={"host": host}).status_code == 400


@pytest.mark.parametrize(
    "wanted, language", [("eo", "eo"), ("en-GB, eo;q=0.9", "en"), ("tlh", "en"), ("", "en")]
)
def test_without_a_language_the_readers_own_is_gone_to(
    client: TestClient, wanted: str, language: str
) -> None:
    headers = {"accept-language": wanted}
    response = client.get("/rules/kruco", headers=headers, follow_redirects=False)
    assert response.status_code == 307
    assert response.headers["location"] == f"/rules/kruco/{language}"
    assert response.headers["vary"] == "Accept-Language"
    both = client.get("/rules", headers=headers, follow_redirects=False)
    assert both.headers["location"] == f"/rules/{language}"


@pytest.mark.parametrize(
    "path, place",
    [
        ("/rules/kruco/eo/", "/rules/kruco/eo"),
        ("/rules/kruco/", "/rules/kruco"),
        ("/games/", "/games"),
        ("/games/abc/", "/games/abc"),
        ("/games/a%3Fb/", "/games/a%3Fb"),
        ("/index", "/"),
        ("/index/", "/"),
        ("/index.html", "/"),
        ("/games.html", "/games"),
        ("/rules/eo.html", "/rules/eo"),
        ("/rules/kruco/eo.html", "/rules/kruco/eo"),
    ],
)
def test_a_place_has_one_address(client: TestClient, path: str, place: str) -> None:
    response = client.get(path, follow_redirects=False)
    assert response.status_code == 308
    assert response.headers["location"] == place


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
