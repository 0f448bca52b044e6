"""A real Chromium, and windows of it that note everything a page must not do."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, Request

ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 30_000
"""Milliseconds until something that does not come counts as missing; a machine may have much else to do."""
DESKTOP, TABLET, PHONE = (1280, 800), (1024, 768), (360, 740)
SETTINGS = {"language": "en", "theme": "light", "pace": "instant", "motion": False, "sound": False, "name": "Ana"}
KEPT = """kept => {
  if (!location.protocol.startsWith("http")) return;
  if (!localStorage.getItem("cenabum.settings")) localStorage.setItem("cenabum.settings", JSON.stringify(kept));
}"""


def find_chromium() -> str | None:
    """The machine's Chromium; None is Playwright's own. Where there is none at all, it is fetched."""
    for name in ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"):
        if found := shutil.which(name):
            return found
    if sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "install", "-y", "chromium"], check=False, capture_output=True)
        if found := shutil.which("chromium"):
            return found
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
    return None


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)


class Window:
    """A browser window with storage of its own. It notes errors and requests to other hosts."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: tuple[int, int] = DESKTOP,
        *,
        touch: bool = False,
        settings: dict[str, Any] | None = None,
    ) -> None:
        self.address = address
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            locale="en-GB",
            accept_downloads=True,
        )
        self.context.set_default_timeout(PATIENCE)
        kept = {**SETTINGS, **(settings or {})}
        self.context.add_init_script(f"({KEPT})({json.dumps(kept)})")
        self.faults: list[str] = []
        self.hosts: set[str] = set()
        self.forgiven: list[str] = []
        self.context.on("console", self._console)
        self.context.on("weberror", lambda error: self.faults.append(f"error: {error.error}"))
        self.context.on("request", self._request)
        self.page: Page = self.context.new_page()

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

    def close(self) -> None:
        self.context.close()


def save_trace(page: Page, path: Path) -> None:
    """A picture of a page for somebody who looks into a failure."""
    path.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=path)
