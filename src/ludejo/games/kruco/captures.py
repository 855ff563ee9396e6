"""Formations, and the orders in which they can be lifted (K10–K12)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ludejo.games.kruco.board import AROUND, CORNERS, CROSSES
from ludejo.games.kruco.men import Men

Sides = tuple[Men, Men]
"""Black's pieces and White's."""

Order = tuple[str, ...]
"""Formations in the order in which they are lifted, as a move's text names them."""

ENCLOSERS = 2
"""How many enemy pieces around a piece enclose it, at least (K10)."""


def formations(sides: Sides) -> dict[str, frozenset[str]]:
    """The formations that stand, each with the places of the pieces that lifting it lifts (K11)."""
    return dict(_formations(sides))


def _formations(sides: Sides) -> Iterator[tuple[str, frozenset[str]]]:
    for own, enemy in (sides, sides[::-1]):
        if len(enemy.points) >= ENCLOSERS:
            for square in own.squares:  # enclosed on a square
                on_points = CORNERS[square] & enemy.points
                if len(on_points) >= ENCLOSERS:
                    yield f"x{square}", frozenset({square, *on_points})
        for point in own.points:  # enclosed on a point
            on_squares = AROUND[point] & enemy.squares
            if len(on_squares) >= ENCLOSERS:
                yield f"x{point}", frozenset({point, *on_squares})
    standing = sides[0].squares | sides[1].squares
    for centre, cross in CROSSES.items():  # five pieces, whoever owns them
        if cross <= standing:
            yield f"*{centre}", frozenset(cross)


def lift(sides: Sides, places: frozenset[str]) -> Sides:
    """Lift the pieces on these places, each into its owner's reserve (K5, K11)."""
    return sides[0].without(places), sides[1].without(places)


class ImpossibleOrderError(ValueError):
    """An order of captures names what does not stand as a formation at that time."""


def lift_in_order(sides: Sides, order: Order) -> Sides:
    """Lift formations one after the other.

    Raises:
        ImpossibleOrderError: one of them does not stand when its time comes.
    """
    for name in order:
        standing = formations(sides)
        if name not in standing:
            there = ", ".join(sorted(standing)) or "none"
            raise ImpossibleOrderError(
                f"{name} is no formation when it is to be lifted; those that stand then: {there}"
            )
        sides = lift(sides, standing[name])
    return sides


def results(sides: Sides) -> Mapping[Sides, Order]:
    """Every board that lifting until no formation is left can give (K12).

    With each, the complete order that gives it and sorts first, formation by formation as text.
    """
    return _results(sides, {})


def _results(sides: Sides, known: dict[Sides, dict[Sides, Order]]) -> dict[Sides, Order]:
    if sides in known:
        return known[sides]
    standing = formations(sides)
    found: dict[Sides, Order] = {} if standing else {sides: ()}
    for name in sorted(standing):
        for end, rest in _results(lift(sides, standing[name]), known).items():
            found.setdefault(end, (name, *rest))
    known[sides] = found
    return found


def lifted_by(order: Order, sides: Sides) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each formation of a possible order, with the places that lifting it lifts, sorted."""
    for name in order:
        places = formations(sides)[name]
        sides = lift(sides, places)
        yield name, tuple(sorted(places))
