"""The line on which a page hears of every act."""

from __future__ import annotations

import anyio
import pytest
from starlette.websockets import WebSocket, WebSocketDisconnect

from ludejo.server import socket
from tests.server.conftest import Enter
from tests.server.helpers import Guest, Oracle, choosing


def test_the_view_comes_at_once_and_after_every_act(guest: Guest) -> None:
    view = guest.open()
    with guest.listen(view) as line:
        assert line.receive_json() == view
        staged = guest.choose(view, "black", "E5")
        assert line.receive_json() == staged
        turned = guest.choose(staged, "white", "D4")
        assert line.receive_json() == turned
        undone = guest.do(turned, "undo")
        assert line.receive_json() == undone
        over = guest.do(undone, "resignation", seat="white")
        assert line.receive_json() == over


def test_two_tabs_agree(guest: Guest) -> None:
    view = guest.open("kruco")
    with (
        guest.listen(view) as one,
        guest.listen(view) as other,
    ):
        assert one.receive_json() == other.receive_json() == view
        view = guest.choose(view, "black", "a2-a3")
        assert one.receive_json() == other.receive_json() == view


def test_the_computers_choice_is_told(guest: Guest, oracle: Oracle) -> None:
    oracle.held = True
    view = guest.choose(guest.open("kruco", "computer"), "black", "a2-a3")
    with guest.listen(view) as line:
        assert line.receive_json()["thinking"]
        guest.do(view, "thought")
        oracle.held = False
        answered = line.receive_json()
        assert not answered["thinking"]
        assert len(answered["turns"]) == 2


def test_what_the_page_says_is_not_looked_at(guest: Guest) -> None:
    view = guest.open()
    with guest.listen(view) as line:
        line.receive_json()
        line.send_text("{")
        line.send_bytes(b"\xff")
        turned = guest.choose(view, "black", "E5")
        assert line.receive_json() == turned


def test_the_view_comes_again_after_a_silence(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "HEARTBEAT", 0.05)
    view = guest.open("kruco", "computer")
    with guest.listen(view) as line:
        assert [line.receive_json() for _ in range(3)] == [view] * 3


def test_strangers_hear_nothing(guest: Guest, enter: Enter) -> None:
    view = guest.open()
    stranger, other = enter(), enter()
    other.open()
    for listener, game in ((stranger, view), (other, view), (guest, {"id": "nothing"})):
        with listener.listen(game) as line:
            with pytest.raises(WebSocketDisconnect) as closed:
                line.receive_json()
            assert closed.value.code == 4404


def test_the_line_of_a_deleted_game_is_closed(guest: Guest) -> None:
    view = guest.open()
    with guest.listen(view) as line:
        line.receive_json()
        guest.client.delete(f"/api/games/{view['id']}")
        with pytest.raises(WebSocketDisconnect) as closed:
            line.receive_json()
        assert closed.value.code == 4404


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://elsewhere.example"},
        {"origin": "null"},
        {"origin": "http://localhost:81"},
        {"host": "elsewhere.example"},
        {"sec-fetch-site": "cross-site"},
    ],
)
def test_pages_from_elsewhere_get_no_line(guest: Guest, headers: dict[str, str]) -> None:
    view = guest.open()
    with (
        pytest.raises(WebSocketDisconnect),
        guest.listen(view, headers=headers),
    ):
        pass
    with guest.listen(view, headers={"origin": "http://localhost"}):
        pass


def test_there_are_no_other_lines(guest: Guest) -> None:
    for path in ("/", "/api/socket", "/games/x"):
        with (
            pytest.raises(WebSocketDisconnect),
            guest.client.websocket_connect(f"ws://localhost{path}"),
        ):
            pass


def test_who_reads_slowly_gets_the_newest(guest: Guest) -> None:
    view = first = guest.open()
    with guest.listen(view) as line:
        for choice in ("A1", "B1", "C1", "D1"):
            view = guest.choose(view, "black", choice)
            view = guest.do(view, "choices", **choosing("white", f"{choice[0]}9"))
        heard = [line.receive_json()]
        while heard[-1] != view:
            heard.append(line.receive_json())
        assert heard[0]["act"] >= first["act"]
        acts = [each["act"] for each in heard]
        assert acts == sorted(acts)


def test_who_does_not_read_at_all_hinders_nobody(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    send_text = WebSocket.send_text

    async def clogged(line: WebSocket, text: str) -> None:
        await anyio.sleep(60 if "deaf" in line.headers else 0)
        await send_text(line, text)

    monkeypatch.setattr(WebSocket, "send_text", clogged)
    monkeypatch.setattr(socket, "SENDING", 0.2)
    view = guest.open("kruco")
    with guest.listen(view, headers={"deaf": "yes"}), guest.listen(view) as line:
        assert line.receive_json() == view
        for choice in ("a2-a3", "a7-a6", "b2-b3"):
            view = guest.choose(view, view["due"][0], choice)
            assert line.receive_json() == view
