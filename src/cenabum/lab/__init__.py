"""The laboratory: many games, and what they show. See `cenabum.lab.simulate`."""
