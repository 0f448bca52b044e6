"""A place with a choice: which profession it recruits."""

from typing import Final

from cenabum.bagbuilding.followers import CRAFTSMAN, FARMER, MONK, OWN, PROFESSIONS
from cenabum.kernel.pool import count
from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import Words, any_of, say
from cenabum.orleans import moves
from cenabum.orleans.decision import OrleansDecision
from cenabum.orleans.moves import GOODS
from cenabum.orleans.recruiting import PILGRIMAGE, can_recruit, recruit
from cenabum.orleans.refusals_words import asked, follower, place_name, places
from cenabum.orleans.table import Table


class Recruit(OrleansDecision):
    """Whom to recruit; the number is the place."""

    name = "recruit"
    answers = ("recruit",)
    rules = ("places.recruit", "places.village")

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """Whom the place may recruit now."""
        player = table.players[seat]
        return [moves.RECRUIT + kind for kind in table.components.recruits[number] if can_recruit(table, player, kind)]

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """Take the follower."""
        table.players[seat].pending.pop()
        recruit(table, seat, code - moves.RECRUIT)

    def ask(self, table: Table, seat: int, number: int) -> Words:
        """With those who can be recruited."""
        names = [follower(code - moves.RECRUIT) for code in table.players[seat].options]
        return say("ask-recruit", list=any_of(names))

    def about(self, table: Table, number: int) -> tuple[int, dict[str, str]]:
        """The place."""
        return 0, {"place": place_name(table.components, number)}

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """Somebody whom the place does not recruit, or not now."""
        printed = table.components
        if at[0] >= OWN:
            return Refusal("supply.own-followers", say("no-recruit-own"), asked(table, seat))
        profession = PROFESSIONS[at[0]]
        if at[0] not in printed.recruits[number]:
            others = [other for other in range(len(printed.recruits)) if at[0] in printed.recruits[other]]
            why = say("no-recruit-here", place=place_name(printed, number), profession=profession)
            hint = say("try-recruit-at", profession=profession, places=places(printed, others))
            return Refusal("places.village", why, hint if others else asked(table, seat))
        return None if can_recruit(table, table.players[seat], at[0]) else unrecruitable(table, seat, at[0])


def unrecruitable(table: Table, seat: int, kind: int) -> Refusal | None:
    """Why a profession cannot be recruited now."""
    printed = table.components
    player = table.players[seat]
    profession = PROFESSIONS[kind]
    if kind == MONK and table.event == PILGRIMAGE:
        return Refusal("events.pilgrimage", say("no-pilgrimage"), say("try-stay"))
    for module in table.components.in_play:
        found = module.recruit_refused(table, seat, kind)
        if found is not None:
            return found
    step = 0 if kind == MONK else count(player.tracks, kind)
    if kind != MONK and step >= printed.steps[kind]:
        return Refusal("tracks.end", say("no-track", track=profession), asked(table, seat))
    if not count(table.supply, kind):
        return Refusal("supply.no-tile-no-action", say("no-supply", profession=profession), say("try-plague"))
    if kind == FARMER and not count(table.goods_market, printed.farmer_goods[step]):
        why = say("no-farmer-good", good=GOODS[printed.farmer_goods[step]])
        return Refusal("places.farm-house-good-gone", why, asked(table, seat))
    if kind == CRAFTSMAN and not table.technology:
        return Refusal("places.village-no-technology", say("no-craftsman-technology"), asked(table, seat))
    return None


RECRUIT: Final = Recruit()
