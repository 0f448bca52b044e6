"""The control board: who controls how much, and the citizens that marks bring (control.*)."""

from cenabum.stories.names import FIRST_KINGDOM
from cenabum.stories.table import Player, Table
from cenabum.stories.wealth import gain_citizen


def villages_of(table: Table, player: Player) -> int:
    """How many villages the player controls, the secret one included."""
    return (player.settlers & table.villages).bit_count() + (player.tiles >> table.components.secret_village & 1)


def most_alone(numbers: list[int], seat: int) -> bool:
    """Has this seat more than every other one?"""
    for other, number in enumerate(numbers):
        if other != seat and number >= numbers[seat]:
            return False
    return True


def update_control(table: Table) -> None:
    """control.*: every mark reached for the first time brings a citizen, to everybody who controls."""
    printed = table.components
    if printed.story != FIRST_KINGDOM:
        return
    marks = printed.kingdom.control
    for seat, player in enumerate(table.players):
        areas = player.settlers.bit_count()
        while player.control_areas < len(marks[0]) and areas >= marks[0][player.control_areas]:
            player.control_areas += 1
            gain_citizen(table, seat)
        villages = villages_of(table, player)
        while player.control_villages < len(marks[1]) and villages >= marks[1][player.control_villages]:
            player.control_villages += 1
            gain_citizen(table, seat)
        churches = (player.settlers & table.churches).bit_count()
        while player.control_churches < len(marks[2]) and churches >= marks[2][player.control_churches]:
            player.control_churches += 1
            gain_citizen(table, seat)
