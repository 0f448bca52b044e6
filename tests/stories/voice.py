"""What the stories say about their components."""

from collections.abc import Iterator
from functools import partial

from cenabum.kernel.language import Language
from cenabum.stories.components import Components
from cenabum.stories.effects.effect import PlaceEffect
from cenabum.stories.printed import printed
from tests.speaking import Text, Voice, on_sheet


def offered(game: str, effect: PlaceEffect, language: str) -> str:
    """How the terminal offers to do it once."""
    return Language(language).phrase(effect.each(1), (game,))


def texts(game: str, components: Components) -> Iterator[Text]:
    yield from on_sheet(game, printed(components))
    for name, effect in zip(components.place_names, components.effects, strict=True):
        if effect.each(1):
            yield Text(name, f"terminal {name}", partial(offered, game, effect))


VOICES = [Voice(game=game, tables=[{}], texts=partial(texts, game)) for game in ("first-kingdom", "kings-favor")]
