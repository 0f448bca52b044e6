"""The seasons of The King's Favor: one file for each."""
