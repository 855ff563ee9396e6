/** How formations are outlined, so that several of them on the same places can be told apart. */

import { centreOf, krucoSpot, type Spot } from './geometry';
import { nearest, REACH } from './pointing';

export interface Outline {
  readonly name: string;
  readonly places: readonly string[];
  /** From the centre to each place. */
  readonly path: string;
  /** Where its number is. */
  readonly tag: Spot;
  readonly tint: string;
  readonly dash: string;
}

const DASHES = ['none', '18 12', '3 13', '26 10 3 10'] as const;

export function outlinesOf(
  formations: Readonly<Record<string, readonly string[]>>,
  flipped: boolean,
): Outline[] {
  const names = Object.keys(formations);
  return Object.entries(formations).map(([name, places], index) => {
    const centre = krucoSpot(centreOf(name), flipped);
    const twin = names.some((other) => other !== name && centreOf(other) === centreOf(name));
    const arms = places.map((place) => {
      const { x, y } = krucoSpot(place, flipped);
      return `M${centre.x} ${centre.y}L${x} ${y}`;
    });
    const aside = twin && shapeOf(name) === 'cross' ? -26 : 26;
    const kind = index % DASHES.length;
    return {
      name,
      places,
      path: arms.join(''),
      tag: { x: centre.x + aside, y: centre.y - 26 },
      tint: `var(--formation-${kind + 1})`,
      dash: DASHES[kind] ?? 'none',
    };
  });
}

export function shapeOf(formation: string): 'cross' | 'enclosed' {
  return formation.startsWith('*') ? 'cross' : 'enclosed';
}

/** The formation that a pointer means: of those on the place nearest to it, the one whose number is nearest. */
export function formationNear(
  formations: Readonly<Record<string, readonly string[]>>,
  where: Spot,
  flipped: boolean,
): string | null {
  const spot = (place: string): Spot => krucoSpot(place, flipped);
  const member = nearest(new Set(Object.values(formations).flat()), where, spot, REACH);
  const near = outlinesOf(formations, flipped).filter(
    ({ places }) => member !== null && places.includes(member),
  );
  const away = (tag: Spot): number => Math.hypot(tag.x - where.x, tag.y - where.y);
  return near.sort((one, two) => away(one.tag) - away(two.tag))[0]?.name ?? null;
}
