"""Draws the pictures that a link to a table has where somebody pastes it, one for each game and one for all: web/public/preview.

    python tools/previews.py

They are drawn from the page's own skyline, colours and letters by a real browser, so they are made anew only when those change.
"""

import base64
import re
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.web.browsers import launch  # noqa: E402 # it is found only now

WEB = ROOT / "web"
FOLDER = WEB / "public" / "preview"
SIZE = (1200, 630)
# What each game shows below the town: a row of its own things, drawn as the table draws them, and the colour of its sky.
GAMES: dict[str, tuple[str, str, list[str]]] = {
    "cenabum": ("Cenabum", "#e6d8b4", ["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"]),
    "orleans": ("Orléans", "#e6d8b4", ["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"]),
    "first-kingdom": ("The First Kingdom", "#d3dda3", ["knight", "farmer", "monk", "trader", "craftsman"]),
    "kings-favor": ("The King’s Favor", "#efd88b", ["monk", "scholar", "knight", "trader", "boatman"]),
    "cathedral": ("The Cathedral of Orléans", "#a6cfe4", ["craftsman", "trader", "knight", "monk"]),
}


def tokens() -> str:
    """The page's colours, as they are by day."""
    text = (WEB / "src" / "tokens.css").read_text(encoding="utf-8")
    return text.partition(':root[data-theme="dark"]')[0]


def skyline() -> str:
    """The town above the start page, with its own style."""
    text = (WEB / "src" / "start" / "Skyline.svelte").read_text(encoding="utf-8")
    return text[text.index("<svg") :].replace("<style>\n  svg {", "<style>\n  .sky svg {")


def symbols() -> str:
    """The drawings of the followers."""
    text = (WEB / "src" / "parts" / "Symbols.svelte").read_text(encoding="utf-8")
    found = re.search(r"<svg.*</svg>", text, re.DOTALL)
    assert found is not None
    return found[0]


def letters() -> str:
    """The page's serif, as part of the style: a page that is no file of a server reads no others."""
    font = base64.b64encode((WEB / "src" / "fonts" / "alegreya-700.woff2").read_bytes()).decode()
    return f"@font-face {{ font-family: Alegreya; font-weight: 700; src: url(data:font/woff2;base64,{font}) }}"


def disc(follower: str) -> str:
    """A follower as it lies on the table."""
    return (
        f'<svg viewBox="0 0 40 40" width="84" height="84" style="color: var(--{follower}-ink)">'
        f'<circle cx="20" cy="20" r="18" fill="var(--{follower})" stroke="var(--outline)" stroke-width="1.5" />'
        f'<use href="#i-{follower}" x="9" y="9" width="22" height="22" /></svg>'
    )


def drawing(title: str, ground: str, followers: list[str]) -> str:
    """The picture as a page."""
    row = "".join(map(disc, followers))
    return f"""<!doctype html><meta charset="utf-8"><style>{letters()}{tokens()}
      * {{ margin: 0; box-sizing: border-box }}
      body {{ width: {SIZE[0]}px; height: {SIZE[1]}px; overflow: hidden; background: {ground};
        display: flex; flex-direction: column; font-family: Alegreya; color: var(--heading) }}
      .sprite {{ position: absolute }} .sky {{ width: 1200px; margin-top: 44px }}
      .card {{ width: 100%; background: var(--panel); border-top: 9px solid var(--seal); flex: 1; display: grid; gap: 22px;
        justify-items: center; align-content: center; position: relative; margin-top: -14px }}
      h1 {{ font-size: 88px; line-height: 1; letter-spacing: 1px }} .row {{ display: flex; gap: 22px }}
    </style>{symbols()}<div class="sky">{skyline()}</div><div class="card"><h1>{title}</h1><div class="row">{row}</div></div>"""


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]})
        for name, (title, ground, followers) in GAMES.items():
            page.set_content(drawing(title, ground, followers))
            page.evaluate("document.fonts.ready")
            page.screenshot(path=FOLDER / f"{name}.png")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
