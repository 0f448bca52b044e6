"""A real Chromium, and windows of it that note everything a page must not do."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, Request

from cenabum.kernel.register import GAMES

ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    # Fewer processes: what they tell each other and how often they begin is a tenth of what the tests cost.
    "--in-process-gpu",
    "--disable-software-rasterizer",
    "--renderer-process-limit=1",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--js-flags=--no-opt",  # a page lives for seconds here: code that is made faster late hardly runs any more
]
PATIENCE = 120_000
"""Milliseconds until something that does not come counts as missing; a machine may have much else to do."""
DESKTOP, TABLET, PHONE = (1280, 800), (1024, 768), (360, 740)
SETTINGS = {
    "language": "en",
    "theme": "light",
    "pace": "instant",
    "motion": False,
    "draws": False,
    "sound": False,
    "name": "Ana",
    "won": list(GAMES),
}
"""Somebody who has been here before: how one wins is not shown by itself."""
KEPT = """kept => {
  if (!location.protocol.startsWith("http")) return;
  if (!localStorage.getItem("cenabum.settings")) localStorage.setItem("cenabum.settings", JSON.stringify(kept));
}"""


def find_chromium() -> str | None:
    """The machine's Chromium; None is Playwright's own. Where there is none at all, it is fetched.

    The headless shell comes first: it draws the same pages without a window around them, for three quarters of the time.
    """
    found = _installed()
    if found is None and sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get"):
        found = _fetched()
    if found is None:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
    return found


def _installed() -> str | None:
    names = (
        "chromium-headless-shell",
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
        "chrome",
    )
    return next(filter(None, map(shutil.which, names)), None)


def _fetched() -> str | None:
    """Debian's; one process of the tests fetches it, and the others wait for that."""
    import fcntl  # there is none on Windows

    with (Path(tempfile.gettempdir()) / "cenabum-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for command in (["update"], ["install", "-y", "chromium-headless-shell"], ["install", "-y", "chromium"]):
            if found := _installed():
                return found
            subprocess.run(["apt-get", *command], check=False, capture_output=True)
    return _installed()


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)


def new_context(browser: Browser, address: str, *, touch: bool) -> BrowserContext:
    """Storage and cache of their own, as on another device."""
    context = browser.new_context(
        base_url=address, has_touch=touch, is_mobile=touch, locale="en-GB", accept_downloads=True
    )
    context.set_default_timeout(PATIENCE)
    return context


class Window:
    """A browser window with storage of its own. It notes errors and requests to other hosts.

    A context that served another window before may be used again, which halves what opening a page costs. Nothing of it
    is kept but its cache and its process.
    """

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: tuple[int, int] = DESKTOP,
        *,
        touch: bool = False,
        settings: dict[str, Any] | None = None,
        context: BrowserContext | None = None,
    ) -> None:
        self.address = address
        self.touch = touch
        self.context = context or new_context(browser, address, touch=touch)
        self.faults: list[str] = []
        self.hosts: set[str] = set()
        self.forgiven: list[str] = ["WebSocket is closed before the connection is established"]  # who leaves at once
        self.listeners: dict[str, Any] = {
            "console": self._console,
            "weberror": lambda error: self.faults.append(f"error: {error.error}"),
            "request": self._request,
        }
        self.page: Page = self.context.pages[0] if context else self.context.new_page()
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        if context:
            self._forget()
        kept = {**SETTINGS, **(settings or {})}
        self.page.add_init_script(f"({KEPT})({json.dumps(kept)})")
        for name, listener in self.listeners.items():
            self.context.on(name, listener)  # type: ignore[call-overload] # one of its names

    def _forget(self) -> None:
        """Nothing of the window before."""
        self.context.clear_cookies()
        self.context.clear_permissions()
        session = self.context.new_cdp_session(self.page)
        session.send("Storage.clearDataForOrigin", {"origin": self.address, "storageTypes": "all"})
        session.detach()

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.faults.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in {"data", "blob"}:
            self.hosts.add(f"{parts.scheme}://{parts.netloc}")

    def forgive(self, *parts: str) -> None:
        """Lines of the console that belong to what a test does, such as a server that is gone."""
        self.forgiven += parts

    def faulty(self) -> list[str]:
        """What the page must not have done."""
        noted = [fault for fault in self.faults if not any(part in fault for part in self.forgiven)]
        return noted + [f"asked {host}" for host in sorted(self.hosts - {self.address})]

    def leave(self) -> BrowserContext:
        """Close the pages; the context can serve another window, whose page waits already, so that their process stays."""
        used = self.context.pages
        self.context.new_page()
        for name, listener in self.listeners.items():
            self.context.remove_listener(name, listener)
        for page in used:
            page.close()
        return self.context

    def close(self) -> None:
        self.context.close()


def save_trace(page: Page, path: Path) -> None:
    """A picture of a page for somebody who looks into a failure."""
    path.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=path)
