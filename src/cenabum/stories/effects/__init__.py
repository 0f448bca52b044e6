"""What places and Fame tiles do: one file for each effect, listed in `listing.py`."""
