import { describe, expect, it } from 'vitest';

import { writeKruco, writeShell } from '#lib/boards/text.ts';
import { SLUGS } from '#lib/game.ts';
import { filmOf, intentOf, loadExamples, winnersOf } from '#lib/rules/examples.ts';

describe.each(SLUGS)('the examples of %s', (game) => {
  it('begin and end on the boards that the referee names', async () => {
    const examples = await loadExamples(game);
    expect(examples.length).toBeGreaterThan(20);
    for (const example of examples) {
      const film = filmOf(game, example);
      const texts = [film[0], film.at(-1)].map((picture) => {
        if (!picture) throw new Error('no picture');
        const { board } = picture;
        return board.game === 'kruco' ? writeKruco(board) : writeShell(board);
      });
      expect(texts).toEqual([example.start, example.turns.at(-1)?.after ?? example.start]);
      // Each picture but the first shows something that happens, and says it.
      expect(film.slice(1).every(({ caption }) => caption)).toBe(true);
      expect(film.length > 1).toBe(example.turns.length > 0);
    }
  });
});

describe('an example', () => {
  it('shows what is about to be played', async () => {
    const shell = await loadExamples('what-the-shell');
    const named = (name: string) => shell.find((example) => example.name === name);
    const [secret, collision] = [named('secret'), named('collision')];
    if (!secret || !collision) throw new Error('not found');
    expect(intentOf(secret).chosen).toEqual([
      { by: 'black', at: 'E6' },
      { by: 'white', at: 'D3' },
    ]);
    expect(intentOf(collision).chosen).toEqual([{ by: 'both', at: 'E5' }]);
  });

  it('marks the pieces that have won by holding out', async () => {
    const kruco = await loadExamples('kruco');
    const winners = kruco.map((example) => [example.name, winnersOf('kruco', example)] as const);
    expect(winners.filter(([, places]) => places.length > 0)).toEqual([
      ['held', ['c8']],
      ['divided', ['b8', 'c8']],
    ]);
  });
});
