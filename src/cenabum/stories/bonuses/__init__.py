"""The bonus or malus of a round: one file for each."""
