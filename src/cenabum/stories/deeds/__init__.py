"""The beneficial deeds: one file for each kind."""
