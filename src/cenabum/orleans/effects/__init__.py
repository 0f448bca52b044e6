"""What places do: one file for each effect."""
