"""What the events of the hour-glass tiles do: one file for each."""
