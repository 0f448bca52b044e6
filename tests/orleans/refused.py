"""Tables with a move that somebody may not make there, and what is said about it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

import cenabum
from cenabum.bagbuilding.followers import PROFESSIONS
from cenabum.kernel.refusal import Refusal
from tests.orleans.scene import Scene, orleans

SPARE = "knight > scriptorium, scholar > scriptorium"  # an action that is always there, so that nobody passes by force


@dataclass(frozen=True)
class Situation:
    """A table, and a move that somebody may not make there."""

    rule: str
    move: str
    told: str
    build: Callable[[], Scene]
    who: str

    def refusal(self) -> Refusal:
        scene = self.build()
        with pytest.raises(cenabum.Refused) as caught:
            scene.play(self.who, self.move)
        return caught.value.refusal


class Situations(list[Situation]):
    """The situations of one file, in the order in which they are written there."""

    def refused(
        self, rule: str, move: str, told: str, who: str = "Ana"
    ) -> Callable[[Callable[[], Scene]], Callable[[], Scene]]:
        """In the scene that follows, `move` is refused by `rule`, and `told` is said in the reason or the hint."""

        def add(build: Callable[[], Scene]) -> Callable[[], Scene]:
            self.append(Situation(rule, move, told, build, who))
            return build

        return add


def drawing(**things: Any) -> Scene:
    """Ana draws followers; her own four are in the bag, unless she is given others."""
    scene = orleans(3).empty_market()
    return scene.give("Ana", **things).followers()


def drawn(**things: Any) -> Scene:
    """Ana has drawn one of her own four, and Bruno all of his: they plan."""
    scene = orleans(2).empty_market().give("Ana", **things).followers()
    return scene.draws("Ana", "own_trader").play("Ana", "draw 1").play("Bruno", "draw 4")


def planning(**things: Any) -> Scene:
    return orleans(3).give("Ana", **things).planning()


def acting(spare: str = SPARE, **things: Any) -> Scene:
    """Ana's turn; she can use the Scriptorium in any case."""
    scene = orleans(3).event_tile("income", "A").give("Ana", place=spare)
    return scene.give("Ana", **things).actions("Ana")


def villagers(**things: Any) -> Scene:
    """Ana's turn, and her Village is full."""
    return acting(f"{SPARE}, farmer > village, boatman > village, craftsman > village", **things)


def installing(spare: str = SPARE, **things: Any) -> Scene:
    """Ana has passed and may place technology, wherever else on the Village."""
    return acting(spare, **({"technology": 1} | things)).play("Ana", "pass")


def tortured(**things: Any) -> Scene:
    """Ana owes two coins that she does not have, for four goods."""
    scene = orleans(3).give("Ana", **({"coins": 0, "goods": "grain*2 wool*2"} | things))
    return scene.event("taxes", "B")


def crowded_bath(drawn: str = "own_farmer monk own_trader") -> Scene:
    """2014: three from the bath, and of all action spaces only the Ship's farmer and knight spaces are free for them."""
    scene = orleans(3, edition="2014").give("Ana", tiles="bathhouse", bag=drawn)
    layout = scene.printed.layout
    for space, name in enumerate(scene.game.moves.names["space"]):
        if name not in ("ship.farmer", "ship.knight") and scene.player("Ana").spaces & layout.bit[space]:
            wanted = layout.wants[space]
            scene.give("Ana", place=f"{PROFESSIONS[wanted] if wanted < len(PROFESSIONS) else 'farmer'} > {name}")
    return scene.draws("Ana", drawn).actions("Ana").play("Ana", "act bathhouse")


def bathing() -> Scene:
    """Ana has drawn a knight and a farmer in her Bathhouse."""
    scene = acting(tiles="bathhouse winery", bag="knight farmer monk", market="own_farmer").give(
        "Ana", place="boatman > bathhouse"
    )
    scene.draws("Ana", "knight farmer").actions("Ana")
    return scene.play("Ana", "act bathhouse")
