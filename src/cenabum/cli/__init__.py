"""The `cenabum` command: play in the terminal, simulate, replay, look up rules and figures."""
