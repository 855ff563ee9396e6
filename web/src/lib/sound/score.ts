/** What the house sounds like: every sound as a few voices, made anew each time, from no recording. */

/** A tone that glides and fades, or a breath of noise. Times in seconds, pitches in hertz. */
export interface Voice {
  readonly wave: 'sine' | 'triangle' | 'noise';
  /** When it begins. */
  readonly at: number;
  readonly lasts: number;
  /** Its pitch at first and at last; of noise, the middle of its band. */
  readonly from: number;
  readonly to: number;
  /** At its loudest, of 1. */
  readonly loud: number;
}

const tone = (at: number, lasts: number, from: number, to: number, loud: number): Voice => ({
  wave: 'sine',
  at,
  lasts,
  from,
  to,
  loud,
});
const bell = (at: number, lasts: number, pitch: number, loud: number): Voice[] => [
  { wave: 'triangle', at, lasts, from: pitch, to: pitch, loud },
  // The octave above rings shorter, and makes it a bell rather than a whistle.
  { wave: 'sine', at, lasts: lasts * 0.4, from: 2 * pitch, to: 2 * pitch, loud: loud * 0.35 },
];
const breath = (at: number, lasts: number, from: number, to: number, loud: number): Voice => ({
  wave: 'noise',
  at,
  lasts,
  from,
  to,
  loud,
});
/** Stone on stone. */
const knock = (at: number, pitch: number, loud: number): Voice[] => [
  tone(at, 0.09, pitch, pitch * 0.7, loud),
  breath(at, 0.04, pitch * 6, pitch * 4, loud * 0.6),
];
/** Something round falls into the water. */
const plop = (at: number, pitch: number, loud: number): Voice[] => [
  tone(at, 0.16, pitch, pitch * 0.45, loud),
  tone(at + 0.07, 0.1, pitch * 0.7, pitch * 1.6, loud * 0.5),
  breath(at, 0.14, 1400, 500, loud * 0.25),
];

const [C4, E4, G4, A4, C5, E5, G5, C6] = [262, 330, 392, 440, 523, 659, 784, 1047];

export const SCORE = {
  /** Both turtles land: one after the other would give away an order that there is not. */
  land: [...plop(0.2, 430, 0.5), ...plop(0.22, 340, 0.45)],
  collide: [...knock(0.25, 210, 0.5), ...knock(0.31, 180, 0.3)],
  egg: [tone(0.05, 0.14, 300, 520, 0.35), ...knock(0.2, 640, 0.25)],
  /** An enclosure, or a formation, closes. */
  enclose: [...knock(0.05, 520, 0.3), ...knock(0.2, 620, 0.3)],
  lift: [tone(0.05, 0.3, 320, 760, 0.25), breath(0.05, 0.35, 600, 2400, 0.14)],
  hatch: [
    ...knock(0.1, 900, 0.2),
    ...knock(0.24, 1050, 0.22),
    tone(0.42, 0.1, 1100, 1700, 0.18),
    tone(0.55, 0.12, 1300, 2000, 0.16),
  ],
  vanish: [tone(0.05, 0.45, 600, 170, 0.3), breath(0.05, 0.4, 1200, 300, 0.1)],
  line: [...bell(0.05, 0.35, C5, 0.22), ...bell(0.2, 0.35, E5, 0.2), ...bell(0.35, 0.6, G5, 0.2)],

  slide: [breath(0.02, 0.24, 900, 1300, 0.22), ...knock(0.24, 260, 0.35)],
  climb: [...knock(0.08, 260, 0.25), ...knock(0.32, 390, 0.35)],
  'step-down': [...knock(0.05, 390, 0.2), ...knock(0.28, 240, 0.38)],
  divide: [0.1, 0.22, 0.34, 0.46].flatMap((at, index) => knock(at, 300 + 45 * index, 0.28)),

  win: [
    ...bell(0, 0.3, C5, 0.26),
    ...bell(0.13, 0.3, E5, 0.26),
    ...bell(0.26, 0.3, G5, 0.26),
    ...bell(0.42, 0.9, C6, 0.28),
  ],
  lose: [...bell(0, 0.4, G4, 0.24), ...bell(0.22, 0.4, E4, 0.22), ...bell(0.44, 0.8, C4, 0.22)],
  draw: [...bell(0, 0.4, E4, 0.22), ...bell(0.24, 0.4, A4, 0.22), ...bell(0.48, 0.7, E4, 0.22)],
  /** It is your turn. */
  turn: bell(0, 0.18, C6, 0.12),
} as const satisfies Readonly<Record<string, readonly Voice[]>>;

export type SoundName = keyof typeof SCORE;
