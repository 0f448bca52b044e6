"""Training: a step for coins on any track that goes on."""

from typing import Final

from cenabum.kernel.refusal import Refusal
from cenabum.kernel.words import say
from cenabum.orleans import moves
from cenabum.orleans.development import advance_development, at_end, track_of
from cenabum.orleans.money import spend
from cenabum.orleans.moves import DEVELOPMENT_STEPS, DONE, TRACK_NAMES, TRACKS
from cenabum.orleans.recruiting import step_forward
from cenabum.orleans.refusals_words import asked
from cenabum.orleans.table import Table
from cenabum.orleans.trade_intrigue.decision import ModuleDecision
from cenabum.orleans.trade_intrigue.facts import EVENT_COINS
from cenabum.orleans.trade_intrigue.names import SILENTIUM, TRAINING


class Train(ModuleDecision):
    """On which track, if any."""

    name = "train"
    answers = ("train", "done")
    rules = ("newevents.training", "newevents.training-tracks", "newevents.training-gone")
    when = "newevents.training"
    busy = "train"

    def options(self, table: Table, seat: int, number: int) -> list[int]:
        """newevents.training: any track that goes on, development included, or none."""
        return [*[moves.TRAIN + track for track in range(TRACKS) if not at_end(table, seat, track)], DONE]

    def do(self, table: Table, seat: int, number: int, code: int) -> None:
        """Buy a step with what it brings, but no follower."""
        table.players[seat].pending.pop()
        if code == DONE:
            return
        track = code - moves.TRAIN
        price: int = table.components.event_value[TRAINING][table.stack]
        spend(table, seat, price, EVENT_COINS + TRAINING - SILENTIUM)
        if table.log is not None:
            table.tell("trains", seat, track, track_of(table, seat, track) + 1)
        if track == DEVELOPMENT_STEPS:
            advance_development(table, seat, 1)
        else:
            step_forward(table, seat, track)

    def refuse(self, table: Table, seat: int, number: int, kind: str, at: list[int]) -> Refusal | None:
        """A track at its end."""
        return Refusal("newevents.training-tracks", say("no-track", track=TRACK_NAMES[at[0]]), asked(table, seat))


TRAIN: Final = Train()
