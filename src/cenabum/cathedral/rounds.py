"""The course of a game: turns, the end of a round, the end."""

from cenabum.cathedral.components import NO_AREA
from cenabum.cathedral.rewards import put_back
from cenabum.cathedral.setup import lay_items, reveal_hour_glass
from cenabum.cathedral.table import NOTHING, TO_DRAW, TO_FINISH, Table
from cenabum.kernel.pool import ONE, count


def next_step(t: Table) -> None:
    """Nobody has anything to decide: the next turn, or the end of the round."""
    c = t.components
    if t.on[c.bell] != NOTHING or not (t.bags[0] or t.bags[1]):
        end_round(t)
        if t.over:
            return
    # turn.clockwise, round.next-player
    t.active = (t.active + 1) % len(t.players)
    pending = t.players[t.active].pending
    pending.append(TO_FINISH)
    pending.append(TO_DRAW)


def end_round(t: Table) -> None:
    """round.*: after the last round the game is lost; after the others the table is made ready for the next."""
    c = t.components
    bell = c.bell
    if t.round == c.rounds:
        t.over = True
        if t.log is not None:
            t.tell("lost", -1, t.sections)
        return
    if t.on[bell] != NOTHING:
        # round.bell-follower: out of the game
        t.gone += ONE[t.on[bell]]
        if t.log is not None:
            t.tell("leaves_game", -1, t.on[bell])
        t.on[bell] = NOTHING
    _back_into_bags(t)
    if t.hour_glass != NOTHING:
        # round.hour-glass-lost
        put_back(t, t.hour_glass_delivered)
        if t.log is not None:
            t.tell("hour_glass_lost", -1, t.hour_glass)
        t.hour_glass = NOTHING
    t.round += 1
    reveal_hour_glass(t)
    lay_items(t)


def _back_into_bags(t: Table) -> None:
    """round.followers: those in the red area into the red bag, those in the blue area into the blue bag."""
    c = t.components
    into = [0, 0]
    for space in range(len(t.on)):
        kind = t.on[space]
        if kind != NOTHING:
            area = c.area[c.action_of[space]]
            assert area != NO_AREA
            into[area] += ONE[kind]
            t.on[space] = NOTHING
    t.open = c.all_spaces
    for bag in range(2):
        t.bags[bag] += into[bag]
        if t.log is not None:
            for kind in range(5):
                number = count(into[bag], kind)
                if number:
                    t.tell("returns", -1, kind, bag, number)
