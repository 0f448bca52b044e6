"""Run evenings at a simulated server, with everything that can go wrong (`tests/simulated`), and tell which seeds found a fault.

    python tools/simulate_server.py --seeds 1000 [--from N]
    python tools/simulate_server.py --only SEED         # one evening again, with all that happens
    python tools/simulate_server.py --mutant NAME       # a server with a mistake, which is to be found

The exit code is 1 when there was a fault.
"""

import argparse
import contextlib
import sys
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.simulated.evening import Evening
from tests.simulated.mutants import MUTANTS

MUTANT = {mutant.name: mutant for mutant in MUTANTS}


def whole(least: int, what: str) -> Callable[[str], int]:
    """A whole number from `least` on."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if number < least:
            raise argparse.ArgumentTypeError(f"“{text}” is no {what}; give a whole number from {least} on.")
        return number

    return read


def mutant(text: str) -> str:
    """The name of a mutant."""
    if text not in MUTANT:
        raise argparse.ArgumentTypeError(f"there is no “{text}”; there are {', '.join(MUTANT)}.")
    return text


class Parser(argparse.ArgumentParser):
    """Says what is wrong without how the command is used."""

    def error(self, message: str) -> None:  # type: ignore[override]  # it ends the program, too
        """End the program with a sentence."""
        self.exit(2, f"{message.removeprefix('argument ')}\n")


def wanted() -> argparse.Namespace:
    parser = Parser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seeds", type=whole(1, "number of evenings"), help="how many evenings (100)")
    parser.add_argument("--from", type=whole(0, "seed"), dest="first", help="the first seed (1)")
    parser.add_argument("--only", type=whole(0, "seed"), help="this evening alone, with all that happens")
    parser.add_argument("--mutant", type=mutant, help="a server with this mistake")
    found = parser.parse_args()
    if found.only is not None and (found.seeds is not None or found.first is not None):
        parser.error("--only runs one evening; leave --seeds and --from away.")
    return found


def several(seeds: range) -> int:
    """Run evenings; what is wrong is told at once."""
    lost = acknowledged = 0
    hours, faulty = 0.0, []
    for seed in seeds:
        told = Evening(seed).run()
        lost, acknowledged, hours = lost + told.power_lost, acknowledged + told.acknowledged, hours + told.hours
        if told.faults:
            faulty.append(seed)
            print(f"seed {seed}: {told.faults[0]}\n  again: python tools/simulate_server.py --only {seed}", flush=True)
    faults = f"faults in {len(faulty)}: {', '.join(map(str, faulty))}" if faulty else "no faults"
    print(
        f"{len(seeds)} evenings, {seeds[0]} to {seeds[-1]}: {faults}; "
        f"{hours:.1f} simulated hours, {lost} losses of power, {acknowledged} messages answered"
    )
    return int(bool(faulty))


def only(seed: int) -> int:
    """Run one evening and tell all of it."""
    told = Evening(seed).run()
    print(*told.happenings, sep="\n")
    faults = f"{len(told.faults)} faults" if told.faults else "no faults"
    print(f"seed {seed}, {told.digest}: {told.moments} moments, {told.power_lost} losses of power, {faults}")
    return int(bool(told.faults))


def main() -> int:
    asked = wanted()
    with MUTANT[asked.mutant].alive() if asked.mutant else contextlib.nullcontext():
        if asked.only is not None:
            return only(asked.only)
        first = 1 if asked.first is None else asked.first
        return several(range(first, first + (asked.seeds or 100)))


if __name__ == "__main__":
    sys.exit(main())
