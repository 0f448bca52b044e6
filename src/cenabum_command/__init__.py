"""The command `cenabum`, begun before anything is loaded: Ctrl-C is quiet from the first moment on."""

import sys


def main() -> None:
    """Load and run the command, and leave with its exit code."""
    try:
        from cenabum.cli.main import main as run

        run()
    except KeyboardInterrupt:  # while loading; later the command itself says what it has saved
        print("\nStopped.", file=sys.stderr)
        sys.exit(130)
