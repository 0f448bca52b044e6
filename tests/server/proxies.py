"""A small reverse proxy that does to each request what the nginx example of docs/hosting.md says."""

import re
import socket
import threading
from pathlib import Path

HOSTING = Path(__file__).resolve().parents[2] / "docs" / "hosting.md"
END = b"\r\n\r\n"


def told_headers() -> dict[str, str]:
    """The headers that the example sets, with nginx's variables in them."""
    example = HOSTING.read_text(encoding="utf-8").partition("nginx has to be told:")[2].partition("\n```\n")[2]
    block = example.partition("\n```\n")[0]
    return {name: value.strip('"') for name, value in re.findall(r"proxy_set_header (\S+) ([^;]+);", block)}


class Proxy:
    """Listens as `name`, with TLS as far as the server can tell; every connection carries one request or one socket."""

    def __init__(self, to: int, name: str) -> None:
        self.to, self.name = to, name
        self.headers = told_headers()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        threading.Thread(target=self._serve, daemon=True).start()

    def close(self) -> None:
        self._listening.close()

    def _serve(self) -> None:
        while True:
            try:
                page, address = self._listening.accept()
            except OSError:
                return
            threading.Thread(target=self._pass_on, args=(page, address[0]), daemon=True).start()

    def _pass_on(self, page: socket.socket, address: str) -> None:
        head = b""
        while END not in head:
            more = page.recv(65536)
            if not more:
                page.close()
                return
            head += more
        server = socket.create_connection(("127.0.0.1", self.to))
        server.sendall(self._told(head, address))
        back = threading.Thread(target=_pour, args=(server, page), daemon=True)
        back.start()
        _pour(page, server)
        back.join()
        page.close()
        server.close()

    def _told(self, request: bytes, address: str) -> bytes:
        head, _, body = request.partition(END)
        first, *lines = head.decode("latin-1").split("\r\n")
        sent = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        values = {"$host": self.name, "$remote_addr": address, "$scheme": "https"}
        values["$http_upgrade"] = sent.get("upgrade", "")
        for name, value in self.headers.items():
            sent.pop(name.lower(), None)
            if told := values.get(value, value):  # nginx sends no header without a value
                sent[name.lower()] = told
        told_lines = [first, *(f"{name}: {value}" for name, value in sent.items())]
        return "\r\n".join(told_lines).encode("latin-1") + END + body


def _pour(source: socket.socket, target: socket.socket) -> None:
    try:
        while data := source.recv(65536):
            target.sendall(data)
        target.shutdown(socket.SHUT_WR)
    except OSError:
        return
