/** Pointing on the pond: a place is chosen at once. */

import { SHELL_SIZE, shellRows } from './geometry';
import { focusedBy, stepped, wayOf, type Act, type Aim, type Taken } from './pointing';

export const START: Aim = { cursor: 'E5', focused: false, hovered: null };

/** What can be pointed at. */
export interface Ground {
  /** Places that may be chosen. */
  readonly open: ReadonlySet<string>;
  readonly flipped: boolean;
}

export interface Outcome {
  readonly aim: Aim;
  readonly taken: Taken;
  /** The place that is chosen by this. */
  readonly chosen: string | null;
  /** The place that was pointed at in vain. */
  readonly refused?: string | null;
}

function stays(aim: Aim, taken: Taken = 'done'): Outcome {
  return { aim, taken, chosen: null };
}

function chose(aim: Aim, { open }: Ground): Outcome {
  const { cursor } = aim;
  return open.has(cursor)
    ? { aim, taken: 'done', chosen: cursor }
    : { aim, taken: 'done', chosen: null, refused: cursor };
}

function went(aim: Aim, cursor: string): Outcome {
  return stays({ ...aim, cursor, hovered: null }, 'went');
}

function keyed(aim: Aim, key: string, ground: Ground): Outcome {
  const { cursor } = aim;
  const way = wayOf(key);
  if (key === 'Enter' || key === ' ') return chose({ ...aim, hovered: null }, ground);
  if (way !== null) return went(aim, stepped(cursor, way, SHELL_SIZE, ground.flipped));
  if (key === 'Home' || key === 'End') {
    const row = shellRows(ground.flipped).find((places) => places.includes(cursor));
    return went(aim, row?.at(key === 'Home' ? 0 : -1) ?? cursor);
  }
  return stays(aim, 'nothing');
}

/** What comes of an act on the board. */
export function acted(aim: Aim, act: Act, ground: Ground): Outcome {
  switch (act.kind) {
    case 'over':
      return stays({ ...aim, hovered: act.place });
    case 'out':
      return stays({ ...aim, hovered: null });
    case 'move':
      return stays(aim, 'nothing');
    case 'click':
      return act.place === null ? stays(aim) : chose({ ...aim, cursor: act.place }, ground);
    case 'key':
      return keyed({ ...aim, focused: true }, act.key, ground);
    case 'focus':
      return stays(focusedBy(aim, act));
    case 'blur':
      return stays({ ...aim, focused: false });
  }
}
