"""Formations, and the orders in which they can be lifted (K10–K12)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from ludejo.games.kruco.board import AROUND, CORNERS, CROSSES
from ludejo.games.kruco.men import Men

Sides = tuple[Men, Men]
"""Black's pieces and White's."""

Order = tuple[str, ...]
"""Formations in the order in which they are lifted, as a move's text names them."""

Formations = Mapping[str, frozenset[str]]
"""Formations by name, each with the places of the pieces that lifting it lifts (K11)."""

ENCLOSERS = 2
"""How many enemy pieces around a piece enclose it, at least (K10)."""


class Ending(NamedTuple):
    """How lifting can end: the places lifted, all together, and an order that does it."""

    lifted: frozenset[str]
    order: Order


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


def remaining(standing: Formations, lifted: frozenset[str]) -> Formations:
    """Of formations that stood, those that still stand when these places have been lifted (K12).

    Lifting only takes pieces, so it makes no formation: a cross stands while it is whole, an
    enclosed piece while it is there with enemies enough around it.
    """
    left = {}
    for name, places in standing.items():
        if places.isdisjoint(lifted):
            left[name] = places
        elif name[0] == "x":
            rest = places - lifted
            if name[1:] in rest and len(rest) > ENCLOSERS:
                left[name] = rest
    return left


def lift_in_order(standing: Formations, order: Order) -> Iterator[tuple[str, frozenset[str]]]:
    """Lift formations one after the other; gives each with the places that lifting it lifts.

    Raises:
        ImpossibleOrderError: one of them does not stand when its time comes.
    """
    for name in order:
        if name not in standing:
            there = ", ".join(sorted(standing)) or "none"
            raise ImpossibleOrderError(
                f"{name} is no formation when it is to be lifted; those that stand then: {there}"
            )
        yield name, standing[name]
        standing = remaining(standing, standing[name])


def endings(standing: Formations, within: frozenset[str] | None = None) -> Iterator[Ending]:
    """Every way in which lifting until no formation is left can end (K12), each once.

    With each, the complete order that gives it and sorts first, formation by formation as text:
    the orders are tried as they sort, and one that comes to a board met before is not followed,
    since whatever it can lead to has been found by an order that sorts before it.

    Args:
        standing: the formations that stand after the move.
        within: only places that may be lifted; all, if not given.
    """
    met: set[frozenset[str]] = set()

    def lift_on(left: Formations, lifted: frozenset[str], order: Order) -> Iterator[Ending]:
        if not left:
            yield Ending(lifted, order)
        for name in sorted(left):
            after = lifted | left[name]
            if after not in met and (within is None or after <= within):
                met.add(after)
                yield from lift_on(remaining(left, left[name]), after, (*order, name))

    return lift_on(standing, frozenset(), ())


def first_order(standing: Formations, lifted: frozenset[str]) -> Order:
    """Of the complete orders that lift just these places, the one that sorts first (K12)."""
    return next(one.order for one in endings(standing, within=lifted) if one.lifted == lifted)
