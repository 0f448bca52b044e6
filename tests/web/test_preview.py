"""What a link to a table looks like where somebody pastes it."""

import re
import struct

from cenabum.kernel.register import OURS as GAMES
from tests.web.servers import Server


def test_a_link_has_a_title_a_sentence_and_a_picture_where_it_is_pasted(server: Server) -> None:
    """No browser: those who show a preview read the page as it comes. It tells nothing that the link does not tell anybody."""
    table = server.table('Zoë <b>"&', "open", "open", seed="hidden", waiting=True)
    page = server.http.get(f"/t/{table.id}", headers={"accept-language": "fr-CH, de;q=0.8"}).text
    told = dict(re.findall(r'<meta property="og:([^"]+)" content="([^"]*)" />', page))
    assert told["title"] == "Zoë &lt;b&gt;&quot;&amp; vous invite\u00a0: Orléans"
    assert told["description"].startswith("2 sièges sont libres.")
    assert told["url"] == f"{server.address}/t/{table.id}"
    assert "hidden" not in page
    assert not any(token in page for token in table.tokens)
    for game in ("cenabum", *GAMES):
        picture = server.http.get(f"/preview/{game}.png")
        assert (picture.headers["content-type"], len(picture.content) < 300_000) == ("image/png", True)
        assert struct.unpack(">II", picture.content[16:24]) == (1200, 630)
    assert told["image"] == f"{server.address}/preview/orleans.png"
    full = server.http.get(f"/t/{server.table('Zoë', 'Bruno').id}").text
    assert 'content="All seats are taken. You can watch the game."' in full
    for path in ("/", "/t/nothere"):
        assert f'content="{server.address}/preview/cenabum.png"' in server.http.get(path).text
