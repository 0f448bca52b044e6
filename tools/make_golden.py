"""Write the golden traces of Orléans and its modules, and what the bots choose, anew: python tools/make_golden.py.

After a change of the rules or of a bot that was meant; what changed can be read in the files.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))


def main() -> None:
    from tests.bot_choices import GOLDEN as BOTS
    from tests.bot_choices import all_chosen
    from tests.properties.traces import GOLDEN, all_traces, write_traces
    from tests.trade_intrigue.traces import GOLDEN as MODULES
    from tests.trade_intrigue.traces import all_traces as module_traces

    write_traces(GOLDEN, all_traces())
    write_traces(MODULES, module_traces())
    write_traces(BOTS, all_chosen())


if __name__ == "__main__":
    main()
