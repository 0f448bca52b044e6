"""What a link looks like where somebody pastes it: a title, a sentence and a picture, in the head of the page.

It tells no more than anybody sees who opens the link: who invites, to which game, how many seats are free. Whoever shows it asks
this server alone; the pictures are files of the page.
"""

from html import escape
from typing import NamedTuple

from cenabum.kernel.language import LANGUAGES, Language
from cenabum.kernel.register import rules_of
from cenabum.server.house import House
from cenabum.server.listing import infos
from cenabum.server.messages import TableInfo

FILES = ("server/preview",)
ANY_GAME = "cenabum"


class Preview(NamedTuple):
    """What is told of an address; `picture` is the name of one of the page's pictures."""

    title: str
    sentence: str
    picture: str = ANY_GAME

    def tags(self, origin: str, path: str) -> str:
        """The tags for the head of the page; addresses are whole ones, as those who read the tags want them."""
        told = {
            "og:title": self.title,
            "og:description": self.sentence,
            "og:url": origin + path,
            "og:image": f"{origin}/preview/{self.picture}.png",
        }
        lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items()]
        return "\n    ".join([*lines, '<meta name="twitter:card" content="summary_large_image" />'])


def spoken(accepted: str) -> str:
    """The first language of an `Accept-Language` header that is spoken here."""
    wanted = [each.partition(";")[0].strip().lower()[:2] for each in accepted.split(",")]
    return next((language for language in wanted if language in LANGUAGES), "en")


def preview(house: House, table: str | None, accepted: str, pictures: set[str]) -> Preview:
    """What is told of a table, or of the house."""
    language = spoken(accepted)
    say = Language(language)
    info = infos(house, [table]).get(table) if table is not None else None
    if info is None:
        return Preview("Cenabum", say.message(FILES, "preview-house"))
    free = sum(seat.kind == "open" for seat in info.seats)
    if info.over or not free:
        sentence = say.message(FILES, "preview-over" if info.over else "preview-full")
    else:
        sentence = say.message(FILES, "preview-free", number=free)
    picture = info.game if info.game in pictures else ANY_GAME
    return Preview(_title(say, info, free), sentence, picture)


def _title(say: Language, info: TableInfo, free: int) -> str:
    try:
        game = say.message(("page/words",), f"game-{info.game}")
    except KeyError:  # a game from outside
        game = rules_of(info.game).title
    host = next((seat.name for seat in info.seats if seat.host and seat.kind == "person"), "")
    if not host or info.over or not free:
        return game
    return say.message(FILES, "preview-invites", host=host, game=game)
