"""How the bots that look ahead learn: `cenabum train` finds sets of beliefs and the value of a table by playing."""
