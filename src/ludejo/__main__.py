"""`python -m ludejo` is the command `ludejo`."""

from ludejo.cli import main

main()
