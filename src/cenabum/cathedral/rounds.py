"""The course of a game: turns, the end of a round, the end."""

from cenabum.cathedral.decisions.draw import DRAW
from cenabum.cathedral.decisions.finish import FINISH
from cenabum.cathedral.knapsacks import put_back
from cenabum.cathedral.names import NO_AREA, NOTHING
from cenabum.cathedral.setup import lay_items, reveal_hour_glass
from cenabum.cathedral.table import Table
from cenabum.kernel.pool import ONE, count


def next_step(table: Table) -> None:
    """Nobody has anything to decide: the next turn, or the end of the round."""
    printed = table.components
    if table.on[printed.bell] != NOTHING or not (table.bags[0] or table.bags[1]):
        end_round(table)
        if table.over:
            return
    # turn.clockwise, round.next-player
    table.active = (table.active + 1) % len(table.players)
    pending = table.players[table.active].pending
    pending.append(FINISH.bare)
    pending.append(DRAW.bare)


def end_round(table: Table) -> None:
    """round.*: after the last round the game is lost; after the others the table is made ready for the next."""
    printed = table.components
    bell = printed.bell
    if table.round == printed.rounds:
        table.over = True
        if table.log is not None:
            table.tell("lost", -1, table.sections)
        return
    if table.on[bell] != NOTHING:
        # round.bell-follower: out of the game
        table.gone += ONE[table.on[bell]]
        if table.log is not None:
            table.tell("leaves_game", -1, table.on[bell])
        table.on[bell] = NOTHING
    _back_into_bags(table)
    if table.hour_glass != NOTHING:
        # round.hour-glass-lost
        put_back(table, table.hour_glass_delivered)
        if table.log is not None:
            table.tell("hour_glass_lost", -1, table.hour_glass)
        table.hour_glass = NOTHING
    table.round += 1
    reveal_hour_glass(table)
    lay_items(table)


def _back_into_bags(table: Table) -> None:
    """round.followers: those in the red area into the red bag, those in the blue area into the blue bag."""
    printed = table.components
    into = [0, 0]
    for space in range(len(table.on)):
        kind = table.on[space]
        if kind != NOTHING:
            area = printed.area[printed.action_of[space]]
            assert area != NO_AREA
            into[area] += ONE[kind]
            table.on[space] = NOTHING
    table.open = printed.all_spaces
    for bag in range(2):
        table.bags[bag] += into[bag]
        if table.log is not None:
            for kind in range(5):
                number = count(into[bag], kind)
                if number:
                    table.tell("returns", -1, kind, bag, number)
