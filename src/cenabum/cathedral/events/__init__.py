"""The events of the Festival Ground: a file for each kind, listed in `in_order.py`."""
