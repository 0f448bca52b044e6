"""`python -m cenabum_command` is the command too."""

from cenabum_command import main

main()
