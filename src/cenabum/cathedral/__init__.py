"""The Cathedral of Orléans: the cooperative game. One file for each chapter of its rules; `data/*.toml` is what is printed."""
