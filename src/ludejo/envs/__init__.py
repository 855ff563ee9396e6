"""Faces of the games for other people's frameworks; each needs its framework installed."""
