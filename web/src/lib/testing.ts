/** Games and a host for the tests; nothing of it ships. */

import type { Captures, GameView } from '#lib/api.ts';
import type { Question } from '#lib/engine/chooser.ts';
import type { Colour, Slug } from '#lib/game.ts';
import type { Connection, Host } from '#lib/host.ts';
import type { Mind } from '#lib/opponent.svelte.ts';

type ShellView = Extract<GameView, { game: 'what-the-shell' }>;

const START = '9/9/9/9/9/9/9/9/9 - 1';

/** A game of What the Shell at one screen, at its start unless said otherwise. */
export function shellView(changes: Partial<ShellView> = {}): ShellView {
  return {
    id: 'g1',
    game: 'what-the-shell',
    opponent: 'hotseat',
    level: null,
    seats: { black: 'person', white: 'person' },
    created: '2026-01-01T00:00:00Z',
    updated: '2026-01-01T00:00:00Z',
    act: 0,
    start: START,
    position: START,
    turns: [],
    due: ['black', 'white'],
    staged: [],
    thinking: false,
    question: null,
    troubled: false,
    legal: { black: ['D4', 'E5'], white: ['D4', 'E5'] },
    results: null,
    standing: null,
    guarded: null,
    lines: { black: [], white: [] },
    sudden_death: false,
    outcome: null,
    can_undo: false,
    ...changes,
  };
}

/** The same game after its first turns: Black takes A1, B1, …, White A9, B9, …. */
export function playedView(count: number, changes: Partial<ShellView> = {}): ShellView {
  const columns = 'ABCDEFGHI';
  const turns = Array.from({ length: count }, (_, index) => {
    const column = columns[index] ?? '?';
    const row = (letter: string) => letter.repeat(index + 1) + (index < 8 ? String(8 - index) : '');
    return {
      number: index + 1,
      move: `${column}1:${column}9`,
      position: `${row('w')}/9/9/9/9/9/9/9/${row('b')} - ${index + 2}`,
      events: [
        { kind: 'place' as const, by: 'black' as const, at: `${column}1` },
        { kind: 'place' as const, by: 'white' as const, at: `${column}9` },
      ],
      outcome: null,
      sudden_death: false,
    };
  });
  return shellView({
    act: count,
    turns,
    position: turns.at(-1)?.position ?? START,
    can_undo: count > 0,
    ...changes,
  });
}

/** A game against the computer, Black being the person, in which its choice is due. */
export function thinkingView(changes: Partial<ShellView> = {}): ShellView {
  return shellView({
    opponent: 'computer',
    level: 3,
    seats: { black: 'person', white: 'computer' },
    staged: ['black'],
    due: [],
    legal: {},
    thinking: true,
    question: { text: `position ${START}`, seat: 'white', level: 3, seed: 7 },
    ...changes,
  });
}

/** A device that always chooses D4, or cannot think. */
export class FakeMind implements Mind {
  able = true;
  awake = false;
  readonly asked: Question[] = [];

  wake(): void {
    this.awake = true;
  }

  choose(_game: Slug, question: Question): Promise<string> {
    this.asked.push(question);
    return this.able ? Promise.resolve('D4') : Promise.reject(new Error('no engine'));
  }

  close(): void {
    this.awake = false;
  }
}

/** A host that does what the test says, and remembers what it was asked. */
export class FakeHost implements Host {
  readonly asked: string[] = [];
  readonly #runs = new Set<(view: GameView) => void>();
  readonly #watchers = new Set<(connection: Connection) => void>();
  #answer: () => Promise<void> = () => Promise.resolve();

  /** What the next act comes to. */
  answers(answer: () => Promise<void>): void {
    this.#answer = answer;
  }

  tell(view: GameView): void {
    for (const run of this.#runs) run(view);
  }

  subscribe(run: (view: GameView) => void): () => void {
    this.#runs.add(run);
    return () => this.#runs.delete(run);
  }

  watch(run: (connection: Connection) => void): () => void {
    run('open');
    this.#watchers.add(run);
    return () => this.#watchers.delete(run);
  }

  connect(connection: Connection): void {
    for (const run of this.#watchers) run(connection);
  }

  choose(seat: Colour, choice: string): Promise<void> {
    return this.#ask(`choose ${seat} ${choice}`);
  }

  undo(): Promise<void> {
    return this.#ask('undo');
  }

  answer(act: number, choice: string): Promise<void> {
    return this.#ask(`answer ${String(act)} ${choice}`);
  }

  letHouseThink(act: number): Promise<void> {
    return this.#ask(`let the house think ${String(act)}`);
  }

  resign(seat: Colour): Promise<void> {
    return this.#ask(`resign ${seat}`);
  }

  takeAlong(): Promise<void> {
    return this.#ask('take along');
  }

  captures(): Promise<Captures> {
    return Promise.reject(new Error('not in this game'));
  }

  close(): void {
    this.asked.push('close');
  }

  #ask(what: string): Promise<void> {
    this.asked.push(what);
    return this.#answer();
  }
}
