"""`python -m ludejo` is the command `ludejo`."""

from ludejo.cli import main

if __name__ == "__main__":  # a process in which the computer thinks imports this too
    main()
