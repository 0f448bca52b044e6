"""French reads well: a name brings its article along, plurals and spaces are those of French."""

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

import cenabum
from cenabum.kernel.language import Language
from cenabum.kernel.words import any_of, say

WORDS = Path(__file__).resolve().parents[1] / "src" / "cenabum" / "locale" / "fr"
FILES = sorted(path.relative_to(WORDS).as_posix() for path in WORDS.rglob("*.ftl"))
FRENCH = Language("fr")


def told(*facts: Mapping[str, object]) -> list[str]:
    return FRENCH.story("orleans", facts)


def played(text: str) -> str:
    game = cenabum.new("orleans", seats=["Ana", "Bruno"], seed=7)
    return FRENCH.move_sentence("orleans", game.moves.move(game.moves.codes(text)[0]), "Ana")


def test_places_have_their_articles() -> None:
    assert played("act wagon") == "Ana utilise le Chariot."
    assert played("act farm_house") == "Ana utilise la Ferme."
    assert played("act town_hall") == "Ana utilise l’Hôtel de ville."
    plan = {"fact": "plans", "seat": "Ana", "follower": "monk", "space": "university.farmer"}
    assert told(plan) == ["Ana place un moine à l’Université (case de fermier)."]
    assert told(plan | {"space": "farm_house.craftsman"}) == ["Ana place un moine à la Ferme (case d’artisan)."]
    assert told({"fact": "recalls", "seat": "Ana", "follower": "monk", "space": "ship.knight"}) == [
        "Ana rappelle un moine du Bateau."
    ]


def test_towns_and_goods_have_their_articles() -> None:
    assert played("travel orleans~blois wool") == "Ana emprunte la voie d’eau Orléans – Blois et charge de la laine."
    assert told({"fact": "builds_station", "seat": "Ana", "town": "le_mans"}) == ["Ana construit un comptoir au Mans."]
    assert told({"fact": "fulfils", "seat": "Ana", "order": "orleans", "amount": 1}) == [
        "Ana honore la commande d’Orléans pour 1 point."
    ]


def test_nothing_is_singular_like_one() -> None:
    def coins(amount: int) -> list[str]:
        return told({"fact": "receives", "seat": "Ana", "amount": amount, "reason": "trading_day"})

    assert coins(0) == ["Ana ne reçoit aucune pièce (Jour de commerce)."]
    assert coins(1) == ["Ana reçoit 1 pièce (Jour de commerce)."]
    assert coins(2) == ["Ana reçoit 2 pièces (Jour de commerce)."]
    assert told({"fact": "final_score", "seat": "Ana", "amount": 0}) == ["Ana a 0 point."]


def test_refusals_have_articles_too() -> None:
    files = ("orleans", "orleans/refusals", "shared/refusals")
    two = any_of([say("the-place", place="ship", form="to"), say("the-place", place="village", form="to")])
    words = say("try-homes", who=say("some-yours", profession="farmer", own="yes"), places=two)
    assert FRENCH.tell(words, files) == "Votre fermier personnel peut aller sur le Bateau ou au Village."
    assert FRENCH.tell(say("no-recruit-here", place="village", profession="scholar"), files) == (
        "Le Village ne recrute pas d’érudits."
    )


@pytest.mark.parametrize("file", FILES)
def test_signs_have_the_spaces_of_french(file: str) -> None:
    """A narrow space before ; ! ? and one before : and within « », none of them at the end of a line."""
    lines = (WORDS / file).read_text(encoding="utf-8").splitlines()
    text = "\n".join(line for line in lines if not line.startswith("#"))
    assert re.findall(r".*(?:(?<!\u202f)(?<!«\u00a0)(?<!= )(?<!\x22)[;!?]| [:»]|«(?!\u00a0)).*", text) == []
    assert re.findall(r".*(?:'|[“”]|\s$).*", text) == []
