"""What the server says arrives when the test says so: a press can come before the answer to the one before."""

from playwright.sync_api import Page, WebSocketRoute


class HeldBack:
    """What the server says to a page on its next sockets is held back until it is released, and again when it is held."""

    def __init__(self, page: Page) -> None:
        self.waiting: list[tuple[WebSocketRoute, str | bytes]] | None = []
        page.route_web_socket("**/live", self._between)

    def _between(self, page: WebSocketRoute) -> None:
        page.connect_to_server().on_message(lambda said: self._heard(page, said))

    def _heard(self, page: WebSocketRoute, said: str | bytes) -> None:
        if self.waiting is None:
            page.send(said)
        else:
            self.waiting.append((page, said))

    def hold(self) -> None:
        self.waiting = []

    def release(self) -> None:
        waiting, self.waiting = self.waiting or [], None
        for page, said in waiting:
            page.send(said)
