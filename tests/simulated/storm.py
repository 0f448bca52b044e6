"""What goes wrong in an evening, when, and for how long: all of it from the seed."""

import asyncio
import random
from typing import TYPE_CHECKING

from cenabum.server.store.repair import repair
from tests.simulated.outside import EVENING

if TYPE_CHECKING:
    from tests.simulated.evening import Evening


class Storm:
    """Faults of every kind, one after the other and together."""

    def __init__(self, evening: "Evening") -> None:
        self.evening = evening
        self.chance = random.Random(f"storm {evening.seed}")

    async def rage(self, seconds: float) -> None:
        """For so long, every few seconds something goes wrong."""
        evening, until = self.evening, self.evening.loop.now + seconds
        while evening.loop.now < until:
            await asyncio.sleep(self.chance.expovariate(0.5))
            await self._strikes()
            await evening.lives.restart()

    async def calm(self) -> None:
        """Nothing goes wrong any more."""
        evening = self.evening
        evening.disk.calm()
        evening.minds.ill = 0
        evening.clock.set_to = EVENING
        for line in evening.network.lines:
            line.stuck_until = 0.0
        await evening.lives.restart()
        evening.note("the storm is over")

    async def _strikes(self) -> None:
        evening, chance = self.evening, self.chance
        disk, lines = evening.disk, evening.network.lines
        match chance.randrange(16):
            case 0:
                evening.lives.lose_power()
            case 1 | 2 | 3 | 4 | 5:
                disk.after = chance.random() < 0.5
                evening.note(f"the power will fail {'after' if disk.after else 'before'} a commit")
                disk.power_fails = evening.lives.lose_power
                await asyncio.sleep(chance.uniform(0, 5))
                disk.power_fails = None
            case 6:
                evening.note("the disk is full")
                disk.full = True
                await asyncio.sleep(chance.uniform(0.1, 15))
                disk.full = False
            case 7 | 8:
                disk.fails_in = chance.randrange(1, 30)
                evening.note(f"writing fails at the {disk.fails_in}th time")
            case 9:
                disk.slow = chance.uniform(0, 5)
                evening.note(f"the disk takes up to {disk.slow:.1f} s")
                await asyncio.sleep(chance.uniform(1, 10))
                disk.slow = 0.0
            case 10 | 11 if lines:
                line = chance.choice(lines)
                up, down = chance.choice([(True, False), (False, True), (True, True)])
                evening.note(f"a line of {line.table} breaks{' up' * up}{' down' * down}")
                line.breaks(up, down)
            case 12 if lines:
                line = chance.choice(lines)
                line.stuck_until = evening.loop.now + chance.uniform(1, 60)
                evening.note(f"a page of {line.table} reads nothing until {line.stuck_until:.1f}")
            case 13:
                evening.minds.ill = chance.choice((0.2, 0.5, 1.0))
                evening.note(f"{evening.minds.ill:.0%} of what bots are asked goes wrong")
                await asyncio.sleep(chance.uniform(1, 20))
                evening.minds.ill = 0.0
            case 14:
                evening.clock.set_to = EVENING + chance.choice((-3 * 86400, 365 * 86400, -7.5, 0))
                evening.note("somebody sets the clock")
            case 15 if chance.random() < 0.5:
                await evening.lives.end()
            case 15:
                await self._is_repaired()

    async def _is_repaired(self) -> None:
        """A row of the file is damaged while the server is down, and the host repairs it."""
        evening, chance = self.evening, self.chance
        evening.lives.lose_power()
        host = chance.choice(evening.hosts)
        table, moment = host.table, evening._written(host.table)
        disk = evening.disk.database
        if chance.random() < 0.5 and moment > 1:
            spoilt = chance.randrange(max(1, moment - 3), moment + 1)
            fixed = evening.disk.one("SELECT sql FROM sqlite_master WHERE name = 'journal_is_fixed'")
            disk.execute("DROP TRIGGER journal_is_fixed")
            disk.execute("UPDATE journal SET code = 999999 WHERE table_id = ? AND moment = ?", (table, spoilt))
            disk.execute(fixed)
            what = f"moment {spoilt}"
        else:
            disk.execute("UPDATE seats SET plan = '[999999]' WHERE table_id = ? AND seat = 0", (table,))
            what = "a plan"
        evening.repairing = True  # what is damaged is said in the log
        said = evening.as_file(repair)
        evening.repairing = False
        evening.note(f"{what} of {table} is damaged and repaired: {said}")
        host.witness.void()
        for person in evening.people:
            if person.witness is host.witness:
                person.forget()
