"""What the place tiles of Trade & Intrigue do."""
