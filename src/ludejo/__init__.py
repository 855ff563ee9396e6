"""Ludejo: a place to play What the Shell and Kruco.

The rooms of the house, each with its own front door: `ludejo.games` (the referee),
`ludejo.records`, `ludejo.engine`, `ludejo.messages`, `ludejo.server` and `ludejo.cli`.
"""

__version__ = "0.1.0"
