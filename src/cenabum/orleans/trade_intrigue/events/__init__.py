"""What the events of Trade & Intrigue do: one file for each."""
