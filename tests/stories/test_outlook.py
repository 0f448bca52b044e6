"""What areas, parcels, deeds and places would do as the table stands: the rules say it, in every language, and tell no secret."""

from pathlib import Path

import pytest

from cenabum.kernel.language import LANGUAGES, Language, lacking
from cenabum.kernel.outlook import OutlookView
from cenabum.kernel.wording import Wording, worded
from cenabum.stories.outlook import outlook
from cenabum.stories.state import State
from tests.looking import looked_at
from tests.stories.scene import Scene, kingdom

rule = pytest.mark.rule

GAMES = sorted((Path(__file__).parent / "games").glob("*.cenabum"))[::9]
EVERY = 41
"""So many moves lie between two looks at a recorded game."""
WORDS = ("stories/help", "stories/page", "stories/refusals")


def test_everything_is_told_in_every_language() -> None:
    """Whoever asks; and what stands on the board itself has few words."""
    told: dict[str, Wording] = {}
    closed: set[str] = set()
    for path in GAMES:
        for game in looked_at(path, EVERY):
            assert isinstance(game.state, State)
            for seat in (-1, *game.state.deciding_seats()[:1]):
                for things in outlook(game.state, seat, game.seats):
                    told |= {line.message: line for view in things.values() for line in (*view.now, *view.lacks)}
            for place in (place for player in game.view().players for place in player.places):
                told |= {line.message: line for line in place.now}
                closed |= {place.closed.message} if place.closed else set()
    assert {"area-reach", "area-site", "sent-to", "sent-for", "sent-from", "no-neighbour", "place-reach"} <= set(told)
    assert {"no-site", "no-era"} <= closed
    for language in LANGUAGES:
        speaker = Language(language)
        for line in told.values():
            text = speaker.phrase(worded(line), ("first-kingdom", *WORDS))
            assert text, line
            assert not set("{}$_") & set(text), text
        assert lacking(language, ("first-kingdom", *WORDS), [f"closed-{reason}" for reason in closed]) == []


def said(scene: Scene, thing: str) -> list[str]:
    """What a thing says to Ana, in English."""
    view: OutlookView = outlook(scene.state, 0, scene.game.seats)[0][thing]
    return [Language("en").phrase(worded(line), ("first-kingdom", *WORDS)) for line in (*view.now, *view.lacks)]


@rule("expansion.adjacent", "expansion.conquest", "expansion.fortress")
def test_an_area_says_who_may_come_there() -> None:
    """Ana is in b3; what lies beside it, and what stands there, is all that counts."""
    scene = kingdom().give("Ana", areas="b3").actions("Bruno")
    neighbour = "c4"
    assert said(scene, f"area:{neighbour}") == ["the Territory can bring a settler of yours here"]
    scene.give("Bruno", areas=neighbour)
    assert said(scene, f"area:{neighbour}") == ["with a knight on the Territory a settler of yours can take it"]
    scene.give("Bruno", fortresses=neighbour)
    assert said(scene, f"area:{neighbour}") == ["A fortress protects the area."]
    assert said(scene, "area:b7") == ["This is no area next to yours."]


@rule("building.fame", "places.village")
def test_an_area_of_ones_own_says_what_may_be_built_there() -> None:
    scene = kingdom().give("Ana", areas="b3").actions("Bruno")
    fame = scene.printed.building_fame[0][0]
    assert said(scene, "area:b3") == [f"a village could be built here: {fame} Fame"]
    scene.state.villages |= 1 << scene.printed.area_names.index("b3")
    assert said(scene, "area:b3") == []


@rule("expansion.adjacent")
def test_an_area_answers_what_is_asked_as_the_refusal_would() -> None:
    on = "farmer > territory, farmer > territory, fisherman > territory"
    scene = kingdom().give("Ana", areas="b3", on=on).actions("Ana").play("Ana", "act territory")
    assert said(scene, "area:c4") == ["your settler can go here"]
    assert said(scene, "area:b3") == ["You hold this area already."]
    assert scene.refused("Ana", "settle b3") == "expansion.adjacent"


@rule("deeds.bonus", "control.tasks")
def test_a_parcel_says_where_it_could_go_and_a_deed_what_it_takes() -> None:
    scene = kingdom().give("Ana", portal="wood").actions("Bruno")
    assert said(scene, "parcel:wood") == ["“Wine Press”: 3 coins", "“harbor” asks for it", "“baptistery” asks for it"]
    assert said(scene, "parcel:brocade") == ["no deed and no task of yours asks for it now"]
    assert said(scene, "deed:wine_press") == ["1 wood from your portal: 3 coins"]
    assert said(scene, "deed:barter") == []


@rule("planning.hidden")
def test_a_plan_that_is_not_done_is_in_nobody_elses_outlook() -> None:
    scene = kingdom().give("Ana", goods="wood", green="farmer*2").planning()
    before = outlook(scene.state, 1, scene.game.seats)
    scene.play("Ana", "load wood")
    assert outlook(scene.state, 1, scene.game.seats) == before
    assert said(scene, "deed:wine_press") == ["1 wood from your portal: 3 coins"]
