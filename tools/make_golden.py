"""Write tests/golden/traces.json anew, after a change of the rules that was meant: python tools/make_golden.py."""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))


def main() -> None:
    from tests.properties.traces import GOLDEN, all_traces

    GOLDEN.parent.mkdir(parents=True, exist_ok=True)
    traces = all_traces()
    lines = [f"  {json.dumps(name)}: {json.dumps(traced)}" for name, traced in traces.items()]
    GOLDEN.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    print(f"{len(traces)} traces in {GOLDEN.name}")


if __name__ == "__main__":
    main()
