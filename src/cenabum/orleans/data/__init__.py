"""What is printed on the components of Orléans, as TOML; read it with `cenabum.kernel.figures.load_figures`."""
