"""Write the golden traces of Orléans and its modules anew, after a change of the rules that was meant: python tools/make_golden.py."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))


def main() -> None:
    from tests.properties.traces import GOLDEN, all_traces, write_traces
    from tests.trade_intrigue.traces import GOLDEN as MODULES
    from tests.trade_intrigue.traces import all_traces as module_traces

    write_traces(GOLDEN, all_traces())
    write_traces(MODULES, module_traces())


if __name__ == "__main__":
    main()
