"""What is printed on the components of The Cathedral of Orléans, as TOML; read it with `cenabum.kernel.figures.load_figures`."""
