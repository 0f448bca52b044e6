"""A real nginx with the configuration of docs/hosting.md; only addresses and files are those of a test."""

import fcntl
import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from pathlib import Path
from subprocess import DEVNULL

from tests.ports import own_port
from tests.processes import end, end_with_us, start

ROOT = Path(__file__).resolve().parents[2]
HOSTING = ROOT / "docs" / "hosting.md"
FETCHED = ROOT / ".tools" / "nginx"
PASSWORD = ("club", "quarter past eight")
FRAME = """
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log {folder}/nginx.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {server}
}}
"""


def find_nginx() -> str:
    """The machine's nginx. Where there is none, Debian's is fetched and unpacked below .tools, which installs and starts nothing."""
    there = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin:{FETCHED / 'usr' / 'sbin'}")
    if there is None:
        FETCHED.mkdir(parents=True, exist_ok=True)
        with (FETCHED / "lock").open("w") as lock:  # one process of the tests fetches it, and the others wait for that
            fcntl.flock(lock, fcntl.LOCK_EX)
            for command in (["apt-get", "download", "nginx"], ["apt-get", "update"], ["apt-get", "download", "nginx"]):
                if not list(FETCHED.glob("*.deb")):
                    subprocess.run(command, cwd=FETCHED, check=False, stdout=DEVNULL, stderr=DEVNULL)
            for package in FETCHED.glob("*.deb"):
                subprocess.run(["dpkg-deb", "-x", package, FETCHED], check=True)
        there = shutil.which("nginx", path=str(FETCHED / "usr" / "sbin"))
    assert there, "These tests need nginx, and it could not be fetched (Debian and Ubuntu: apt install nginx)."
    return there


def example(after: str) -> str:
    """The example of docs/hosting.md that comes after some words."""
    text = HOSTING.read_text(encoding="utf-8").partition(after)[2].partition("\n```\n")[2].partition("\n```\n")[0]
    assert text, f"docs/hosting.md has no example after {after!r}"
    return text


class Nginx:
    """nginx as `name`, with TLS, before a server at port `to`; with `closed`, only for who knows the club's password."""

    def __init__(self, to: int, name: str, folder: Path, *, closed: bool = False) -> None:
        self.port = own_port()
        certificate, key, known = folder / "certificate.pem", folder / "key.pem", folder / "club"
        subject = ["-subj", f"/CN={name}", "-addext", f"subjectAltName=DNS:{name},IP:127.0.0.1"]
        made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *subject]
        subprocess.run([*made, "-keyout", key, "-out", certificate], check=True, stderr=DEVNULL)
        self.trust = ssl.create_default_context(cafile=certificate)
        known.write_text("{}:{{PLAIN}}{}\n".format(*PASSWORD), encoding="utf-8")
        server = example("nginx has to be told:")
        if closed:
            server = server.replace("    location / {\n", f"    location / {{\n{example('nginx asks everybody')}\n", 1)
        changes = {
            r"listen 443 ssl;": f"listen 127.0.0.1:{self.port} ssl;",
            r"ssl_certificate .*;": f"ssl_certificate {certificate};",
            r"ssl_certificate_key .*;": f"ssl_certificate_key {key};",
            r"http://127\.0\.0\.1:8014;": f"http://127.0.0.1:{to};",
            r"auth_basic_user_file .*;": f"auth_basic_user_file {known};",
        }
        for pattern, told in changes.items():
            server, found = re.subn(pattern, told, server)
            assert found or "auth_basic" in pattern, f"the example has no {pattern}"
        config = folder / "nginx.conf"
        config.write_text(FRAME.format(folder=folder, server=server), encoding="utf-8")
        said = folder / "nginx.out"
        command = [find_nginx(), "-p", folder, "-c", config, "-e", folder / "nginx.log"]
        with said.open("w") as out:
            self._process = start(command, stderr=out, preexec_fn=end_with_us)
        while True:
            assert self._process.poll() is None, said.read_text()
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
            except ConnectionRefusedError:
                time.sleep(0.01)
            else:
                return

    def close(self) -> None:
        end(self._process)
