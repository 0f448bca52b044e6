"""What the stories say about their components."""

from collections.abc import Iterator
from functools import partial

from cenabum.kernel.language import Language
from cenabum.stories.components import Components
from cenabum.stories.effects.effect import PlaceEffect
from cenabum.stories.printed import printed
from cenabum.stories.printed_eras import ERAS
from tests.speaking import Text, Voice, on_sheet


def offered(game: str, effect: PlaceEffect, language: str) -> str:
    """How the terminal offers to do it once."""
    return Language(language).phrase(effect.each(1), (game,))


def texts(game: str, components: Components) -> Iterator[Text]:
    yield from on_sheet(game, printed(components))
    for name, effect in zip(components.place_names, components.effects, strict=True):
        if effect.each(1):
            yield Text(name, f"terminal {name}", partial(offered, game, effect))


EXAMPLE = "an example, made up"
PLAIN = {
    "about-effect-territory": "how many knights a village takes is a rule",
    "about-effect-terrain": EXAMPLE,
    "about-effect-market": EXAMPLE,
    "about-effect-bakery": "in French: both goods",
    "about-effect-ship": EXAMPLE,
    "about-effect-fair": "two of a kind are what a pair is",
    "target-crop_rotation": "its name",
    "about-task-riches": EXAMPLE,
    "tip-first-kingdom-VI": EXAMPLE,
    "tip-first-kingdom-VIII": "in French: both players",
    "tip-kings-favor-V": EXAMPLE,
    "area-two-knights": "how many knights a village takes is a rule",
    "no-fair-twice": "two of a kind are what a pair is",
    "try-knights": "how many knights a village takes is a rule",
    "era-peace": "in French: both players",
}


def things(story: str, other: str) -> dict[str, tuple[str, ...]]:
    """Of what a figure is, where its path does not say it. What the other story's booklet says is no matter here."""
    eras = {f"{story}.eras.{era}": (era,) for era in ERAS}
    return eras | {
        other: (),
        "alchemy": ("alchemy", "alchemy_b", "fame", "coins"),  # the deeds, and the two rewards
        "fame.coins.coins_3": ("coins_3",),
        "fame.coins.coins_5": ("coins_5",),
        "fame.village_wood": ("village",),
        "first_kingdom.famine": ("III",),
        "first_kingdom.plague": ("VII",),
        "kings_favor.seasons.spring": ("spring",),
        "kings_favor.seasons.summer_coins": ("summer",),
        "kings_favor.seasons.autumn_food": ("autumn",),
        "kings_favor.seasons.autumn_penalty": ("autumn",),
    }


def voice(game: str, other: str) -> Voice:
    return Voice(
        game=game,
        tables=[{}],
        texts=partial(texts, game),
        things=things(game.replace("-", "_"), other),
        files=("stories/game", "stories/help", "stories/page", "stories/refusals", "stories/story"),
        plain=PLAIN,
    )


VOICES = [voice("first-kingdom", "kings_favor"), voice("kings-favor", "first_kingdom")]
