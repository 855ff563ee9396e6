/** Two little games, played by the rules once and written down: what the boards of the start page show. */

import { krucoFrames, shellFrames, type KrucoFrame, type ShellFrame } from './frames';
import {
  applyKruco,
  applyShell,
  other,
  readKruco,
  readShell,
  writeKruco,
  writeShell,
  type Colour,
  type GameSlug,
  type KrucoEvent,
  type ShellEvent,
} from './text';

const SHELL_START = '1w2b4/2w3eb1/b6w1/9/4e4/1w6b/9/w2b2w2/4w2b1 E5,G8 9';
const KRUCO_START = '1w1w2w1/2w1w2w/8/5w2/3b4/8/1b2b1b1/b1b2b2 7/7/7/1w5/7/7/7 b 7,8 20';

const land = (black: string, white: string): ShellEvent[] => [
  { kind: 'place', by: 'black', at: black },
  { kind: 'place', by: 'white', at: white },
];

const SHELL_TURNS: readonly (readonly ShellEvent[])[] = [
  land('C3', 'E3'),
  land('F6', 'D3'),
  [
    ...land('F3', 'G5'),
    { kind: 'capture', by: 'black', taken: ['D3', 'E3'] },
    { kind: 'hatch', by: 'black', at: 'E5' },
  ],
  land('D4', 'B5'),
  [{ kind: 'egg', at: 'I6' }],
  land('G7', 'A3'),
];

const go = (by: Colour, kind: 'slide' | 'climb', from: string, to: string): KrucoEvent[] => [
  { kind, by, from, to },
];

const KRUCO_TURNS: readonly (readonly KrucoEvent[])[] = [
  go('black', 'climb', 'd4', 'd4+'),
  go('white', 'slide', 'f5', 'f4'),
  go('black', 'slide', 'e2', 'e3'),
  go('white', 'slide', 'c7', 'c6'),
  [
    { kind: 'divide', by: 'black', from: 'd4+', filled: ['d4', 'd5', 'e4', 'e5'] },
    { kind: 'capture', formation: '*e4', lifted: ['d4', 'e3', 'e4', 'e5', 'f4'] },
  ],
  go('white', 'climb', 'c6', 'c5+'),
];

/** The whole scene of a game as one film. */
export function scene(game: GameSlug): (ShellFrame | KrucoFrame)[] {
  if (game === 'kruco') {
    let before = KRUCO_START;
    return KRUCO_TURNS.flatMap((events) => {
      const model = events.reduce(applyKruco, readKruco(before));
      const after = writeKruco({ ...model, mover: other(model.mover), ply: model.ply + 1 });
      const frames = krucoFrames(before, events, after);
      before = after;
      return frames;
    });
  }
  let before = SHELL_START;
  return SHELL_TURNS.flatMap((events, index) => {
    const model = events.reduce(applyShell, readShell(before));
    const after = writeShell({ ...model, turn: model.turn + 1 });
    const ended = index === SHELL_TURNS.length - 1;
    const black = ['C3', 'D4', 'E5', 'F6', 'G7'];
    const frames = shellFrames(before, events, after, ended ? { black, white: [] } : null);
    before = after;
    return frames;
  });
}
