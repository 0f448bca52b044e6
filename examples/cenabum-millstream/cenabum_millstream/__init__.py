"""The Mill Stream, a small bag-building game for Cenabum."""
