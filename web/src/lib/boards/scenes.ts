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

export const SHELL_SCENE = {
  start: '9/9/9/9/9/9/9/9/9 - 1',
  moves: 'E5:E5 C3:E3 F6:D3 F3:G5 D4:H7 G7:B6',
};
export const KRUCO_SCENE = {
  start: '8/2w4w/8/5w2/3b4/8/4b3/b7 7/7/7/7/7/7/7 b 9,13 20',
  moves: 'd4-d4+ f5-f4 e2-e3 c7-c6 d4+=d4,d5,e4,e5 c6-c5+',
};

const land = (black: string, white: string): ShellEvent[] => [
  { kind: 'place', by: 'black', at: black },
  { kind: 'place', by: 'white', at: white },
];

export const SHELL_TURNS: readonly (readonly ShellEvent[])[] = [
  [{ kind: 'egg', at: 'E5' }],
  land('C3', 'E3'),
  land('F6', 'D3'),
  [
    ...land('F3', 'G5'),
    { kind: 'capture', by: 'black', taken: ['D3', 'E3'] },
    { kind: 'hatch', by: 'black', at: 'E5' },
  ],
  land('D4', 'H7'),
  land('G7', 'B6'),
];

const go = (by: Colour, kind: 'slide' | 'climb', from: string, to: string): KrucoEvent[] => [
  { kind, by, from, to },
];

export const KRUCO_TURNS: readonly (readonly KrucoEvent[])[] = [
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
    let before = KRUCO_SCENE.start;
    return KRUCO_TURNS.flatMap((events) => {
      const model = events.reduce(applyKruco, readKruco(before));
      const after = writeKruco({ ...model, mover: other(model.mover), ply: model.ply + 1 });
      const frames = krucoFrames(before, events, after);
      before = after;
      return frames;
    });
  }
  let before = SHELL_SCENE.start;
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
