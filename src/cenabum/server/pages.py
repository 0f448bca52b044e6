"""The page: static files from `page/`, made by the web build. Every address that is not a file is answered by the page itself."""

import gzip
import mimetypes
import re
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from cenabum.server.preview import Preview

FOLDER = Path(__file__).parent / "page"
KNOWN = re.compile(r"/|/new/?|/rules(/[^/]+)?/?|/learn/[a-z-]+/[a-z-]+/?|/t/[a-z0-9]{1,20}(/[0-9]+)?/?")
"""Addresses of the page (`parse` of `web/src/lib/route.svelte.ts`); to others it answers too, but says that nothing is there."""
TABLE = re.compile(r"/t/([a-z0-9]{1,20})(?:/|$)")
PARTS = "/assets/"
"""Where the parts of the page are, each named by what is in it."""
TEXT = ("text/", "application/javascript", "application/json", "image/svg", "application/manifest")
UNBUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Cenabum</title>
<h1>Cenabum</h1>
<p>The server is running, but its page has not been built.</p>
<p>In a working copy, <code>./play</code> builds it; or by hand: <code>cd web &amp;&amp; npm ci &amp;&amp; npm run build</code>.</p>
<p>What programs can ask for is described at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
"""


@lru_cache(maxsize=256)
def _read(path: Path, changed: int, packed: bool) -> bytes:
    data = path.read_bytes()
    return gzip.compress(data, 9, mtime=0) if packed else data


def pictures(folder: Path = FOLDER) -> set[str]:
    """The pictures for links that the page has, by name."""
    return {file.stem for file in (folder / "preview").glob("*.png")}


def is_part(path: str) -> bool:
    """Is this the address of a part of the page that there is? A browser asks for dozens of them, once."""
    return path.startswith(PARTS) and _file(FOLDER, path[1:]) is not None


def page(request: Request, told: Callable[[str | None, str], Preview], folder: Path = FOLDER) -> Response:
    """A file, or the page; in its head stands what is `told` of the address, for those who show a link to it."""
    path = request.url.path
    file = _file(folder, path.lstrip("/"))
    status = 200
    shown = file is None or file.name == "index.html"
    if file is None:
        file = _file(folder, "index.html")
        status = 200 if KNOWN.fullmatch(path) else 404
        if file is None:
            return Response(UNBUILT, status, {"cache-control": "no-cache"}, "text/html")
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    hashed = f"/{file.relative_to(folder).as_posix()}".startswith(PARTS)
    headers = {
        "cache-control": "public, max-age=31536000, immutable" if hashed else "no-cache",
        "vary": "accept-encoding",
    }
    if shown and status == 200:
        table = TABLE.match(path)
        preview = told(table[1] if table else None, request.headers.get("accept-language", ""))
        tags = preview.tags(f"{request.url.scheme}://{request.url.netloc}", path)
        text = _read(file, file.stat().st_mtime_ns, packed=False).decode().replace("</head>", f"  {tags}\n  </head>", 1)
        return Response(text, status, {**headers, "vary": "accept-encoding, accept-language"}, kind)
    read = request.headers.get("accept-encoding", "")
    tight = file.with_name(f"{file.name}.br")  # made with the page
    if re.search(r"\bbr\b", read) and tight.is_file():
        headers["content-encoding"] = "br"
        return Response(_read(tight, tight.stat().st_mtime_ns, packed=False), status, headers, kind)
    packed = "gzip" in read and kind.startswith(TEXT)
    if packed:
        headers["content-encoding"] = "gzip"
    return Response(_read(file, file.stat().st_mtime_ns, packed), status, headers, kind)


def _file(folder: Path, name: str) -> Path | None:
    """A file below the folder; nothing outside it can be named."""
    if (
        not name
        or "\0" in name
        or "\\" in name
        or any(part in {"", ".", ".."} or part.startswith(".") for part in name.split("/"))
    ):
        return None
    file = folder / name
    try:
        return file if file.is_file() and file.resolve().is_relative_to(folder.resolve()) else None
    except OSError:
        return None
