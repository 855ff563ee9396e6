import 'fake-indexeddb/auto';

import { beforeEach, expect, it, vi } from 'vitest';

import type { GameView } from '#lib/api.ts';
import * as seen from '#lib/away/seen.ts';
import { shellView } from '#lib/testing.ts';

const view = (id: string, act = 0): GameView => ({ ...shellView(), id, act });

beforeEach(async () => {
  for (const { id } of await seen.all()) await seen.forget(id);
});

it('a game is remembered as it was last seen, and never as it was before that', async () => {
  await seen.remember(view('one', 4));
  await seen.remember(view('one', 5));
  await seen.remember(view('one', 3)); // by a tab that was slower
  expect(await seen.recall('one')).toEqual(view('one', 5));
  expect(await seen.recall('other')).toBeNull();
  await seen.forget('one');
  expect(await seen.recall('one')).toBeNull();
});

it('twenty games are remembered, those that were seen last', async () => {
  const now = vi.spyOn(Date, 'now');
  for (let number = 0; number < 22; number += 1) {
    now.mockReturnValue(number);
    await seen.remember(view(`game ${String(number)}`));
    now.mockReturnValue(number + 0.5);
    await seen.remember(view('game 0'));
  }
  expect(await seen.all()).toHaveLength(20);
  expect(await seen.recall('game 0')).not.toBeNull();
  expect(await seen.recall('game 2')).toBeNull();
  expect(await seen.recall('game 3')).not.toBeNull();
});

it('a browser that keeps nothing has seen nothing', async () => {
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  await seen.remember(view('one'));
  await seen.forget('one');
  expect(await seen.recall('one')).toBeNull();
  expect(await seen.all()).toEqual([]);
});
