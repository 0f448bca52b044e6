"""Texts about the components tell what the data says: a corrected figure is in every text about it, in every language."""

import re
from functools import cache
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

import cenabum
from cenabum.cli.stories_words import StoryWords
from cenabum.kernel.figures import load_figures
from cenabum.kernel.language import LANGUAGES, Language, files_of
from cenabum.kernel.messages import read_messages
from cenabum.kernel.wording import worded
from cenabum.stories.printed import printed

PAGE = ("stories/help", "stories/page", "stories/story", "first-kingdom/page", "kings-favor/page")
PLACES: dict[str, Any] = load_figures("cenabum.stories.data").tree["places"]  # type: ignore[assignment]  # a table of figures
NUMBERS = [
    (name, key, value)
    for name, place in PLACES.items()
    for key, value in place["effect"].items()
    if isinstance(value, int) and not isinstance(value, bool)
]
STRANGE = 17


def corrections(path: str, value: object) -> dict[str, Any]:
    made: Any = value
    for key in reversed(path.split(".")):
        made = {key: made}
    return dict(made)


def table(story: str, path: str = "", value: object = None) -> cenabum.Game:
    changed = corrections(path, value) if path else {}
    return cenabum.new(story, seats=["Ana", "Bruno"], seed=1, corrections=changed)


@cache
def words(language: str, story: str) -> FluentBundle:
    """The words of the page."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in ("shared/words", *files_of(story), *PAGE):
        bundle.add_resource(FluentResource(read_messages(language, file)))
    return bundle


def said(game: cenabum.Game, language: str, message: str) -> str:
    """A message as the page tells it, or what a thing says of itself: `does` or `about` a place; `fame`, `deed` or `season`."""
    story = game.setup.game
    what, _, place = message.partition(" ")
    if what == "fame" and place:
        return Language(language).phrase(worded(printed(game.components).fame_words[place]), (story,))
    if what == "deed":
        return Language(language).phrase(worded(printed(game.components).deeds[place].about), (story,))
    if what == "season":
        return Language(language).phrase(worded(printed(game.components).seasons[place]), (story,))
    if place:
        sheet = printed(game.components).places[place]
        return Language(language).phrase(worded(sheet.words if what == "does" else sheet.about), (story,))
    bundle = words(language, story)
    has = printed(game.components)
    names = {key: Language(language).either(story, ids) for key, ids in has.named.items()}
    told, errors = bundle.format_pattern(bundle.get_message(message).value, {**has.figures, **names})
    assert not errors, (message, errors)
    return str(told)


def numbers(text: str) -> list[str]:
    return re.findall(r"\d+", text)


@pytest.mark.parametrize(("place", "key", "value"), NUMBERS, ids=str)
def test_a_corrected_number_of_a_place_is_told(place: str, key: str, value: int) -> None:
    before = table("first-kingdom")
    after = table("first-kingdom", f"places.{place}.effect.{key}", STRANGE)
    for language in LANGUAGES:
        for message in (f"does {place}", f"about {place}"):
            assert str(STRANGE) not in numbers(said(before, language, message))
            assert str(STRANGE) in numbers(said(after, language, message)), message
    assert StoryWords(before).effect(place) != StoryWords(after).effect(place)
    assert str(STRANGE) in StoryWords(after).effect(place)


@pytest.mark.parametrize(
    ("path", "value", "message", "told"),
    [
        ("places.barn.effect.give", "cheese", "does barn", "cheese"),
        ("places.wool_mill.effect.good", "brocade", "does wool_mill", "brocade"),
        ("places.wool_mill.effect.good", "brocade", "about wool_mill", "brocade"),
        ("places.mill.effect.recruit", ["monk", "knight", "farmer"], "does mill", "a monk, a knight or a farmer"),
        ("places.mill.effect.recruit", ["monk"], "about mill", "monk"),
        ("places.herb_garden.effect.substitute.fisherman", ["monk"], "does herb_garden", "monk"),
        ("counts.coin_parcels", [3, 5, 17], "about portal", "3 coins, 5 coins or 17 coins"),
        ("places.bakery.goods.grain", 2, "does bakery", "2 grain"),
    ],
)
def test_a_corrected_name_is_told(path: str, value: object, message: str, told: str) -> None:
    assert told in said(table("first-kingdom", path, value), "en", message)
    assert told not in said(table("first-kingdom"), "en", message)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("story", "path", "messages"),
    [
        ("first-kingdom", "alchemy.fame", ["deed alchemy", "deed alchemy_b"]),
        ("first-kingdom", "alchemy.coins", ["deed alchemy", "deed alchemy_b"]),
        ("kings-favor", "fame.coins.coins_3", ["fame coins_3"]),
        ("kings-favor", "fame.coins.coins_5", ["fame coins_5"]),
        ("kings-favor", "kings_favor.seasons.summer_coins", ["season summer"]),
        ("kings-favor", "kings_favor.seasons.autumn_food", ["season autumn"]),
        ("kings-favor", "kings_favor.seasons.autumn_penalty", ["season autumn"]),
        ("first-kingdom", "first_kingdom.riches", ["about-task-riches"]),
        ("first-kingdom", "first_kingdom.eras.I.advance.food_per_settler", ["tip-first-kingdom-I"]),
        ("first-kingdom", "first_kingdom.eras.II.advance.citizens", ["tip-first-kingdom-II"]),
        ("first-kingdom", "counts.goods_values.wool", ["about market", "about trading_ship"]),
        ("first-kingdom", "counts.goods_values.cheese", ["tip-first-kingdom-VI"]),
        ("kings-favor", "counts.goods_values.brocade", ["tip-kings-favor-V"]),
    ],
)
def test_other_corrected_figures_are_told(story: str, path: str, messages: list[str], language: str) -> None:
    for message in messages:
        assert str(STRANGE) not in numbers(said(table(story), language, message))
        assert str(STRANGE) in numbers(said(table(story, path, STRANGE), language, message)), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_about_a_place_has_no_figure_of_its_own(language: str) -> None:
    """Only a 1 may stand there, such as a single good or the first of a range."""
    for entry in FluentParser().parse(read_messages(language, "stories/game")).body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith("does-"):
            assert set(numbers("".join(written(entry)))) <= {"1"}, entry.id.name


def written(node: object) -> list[str]:
    """The plain text within a message."""
    if isinstance(node, ast.TextElement):
        return [str(node.value)]
    if isinstance(node, ast.BaseNode):
        return [text for child in vars(node).values() for text in written(child)]
    return [text for child in node for text in written(child)] if isinstance(node, list) else []


def test_corrected_bonuses_are_paid() -> None:
    """The text would be no use if the engine kept to the printed figure."""
    game = table("first-kingdom", "places.county_fair.effect.fair", 4)
    assert game.components.effects[game.components.fair].number == 4
    game = table("kings-favor", "fame.coins.coins_5", 8)
    assert printed(game.components).fame_coins["coins_5"] == 8
