"""The server: tables, seats, live updates, storage. `docs/table.md` is its contract with the page."""
