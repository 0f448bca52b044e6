"""The server: tables, seats, live updates, storage. `docs/server.md` is its contract with the page."""
