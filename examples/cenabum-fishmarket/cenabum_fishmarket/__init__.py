"""A fish market for Orléans."""
