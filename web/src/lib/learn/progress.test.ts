import { beforeEach, describe, expect, it, vi } from 'vitest';

const KEY = 'ludejo-learned';

async function fresh() {
  vi.resetModules();
  return (await import('./progress.svelte.ts')).progress;
}

beforeEach(() => {
  localStorage.clear();
});

describe('progress', () => {
  it('is there at the next visit', async () => {
    const progress = await fresh();
    expect(progress.begun).toBe(false);
    progress.visit('kruco', 'step');
    progress.finish('kruco', 'step');
    progress.finish('kruco', 'step');
    progress.beginGame('kruco', 'g7');
    const later = await fresh();
    expect(later.begun).toBe(true);
    expect(later.isDone('kruco', 'step')).toBe(true);
    expect(later.isDone('what-the-shell', 'step')).toBe(false);
    expect(later.count('kruco', ['step', 'climb'])).toBe(1);
    expect(later.last('kruco')).toBe('step');
    expect([later.isFirstGame('kruco', 'g7'), later.isFirstGame('kruco', 'g8')]).toEqual([
      true,
      false,
    ]);
  });

  it.each([
    'nothing',
    '[]',
    '{"kruco": 3}',
    '{"kruco": {"done": "step", "last": 1}}',
    '{"chess": {"done": ["mate"]}}',
  ])('begins anew where what was kept is %s', async (text) => {
    localStorage.setItem(KEY, text);
    const progress = await fresh();
    expect(progress.begun).toBe(false);
    progress.finish('kruco', 'step');
    expect((await fresh()).isDone('kruco', 'step')).toBe(true);
  });

  it('keeps what another tab has learned meanwhile', async () => {
    const one = await fresh();
    const other = await fresh();
    one.finish('kruco', 'step');
    other.finish('what-the-shell', 'egg');
    const kept = await fresh();
    expect(kept.isDone('kruco', 'step')).toBe(true);
    expect(kept.isDone('what-the-shell', 'egg')).toBe(true);
  });

  it('hears of what another tab learns', async () => {
    const progress = await fresh();
    const newValue = JSON.stringify({ kruco: { done: ['climb'], last: 'climb', game: null } });
    dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }));
    expect(progress.isDone('kruco', 'climb')).toBe(true);
  });

  it('forgets a course, and takes that back', async () => {
    const progress = await fresh();
    progress.finish('kruco', 'step');
    progress.finish('what-the-shell', 'egg');
    const bringBack = progress.forget('kruco');
    expect(progress.isDone('kruco', 'step')).toBe(false);
    expect(progress.isDone('what-the-shell', 'egg')).toBe(true);
    progress.finish('kruco', 'climb');
    bringBack();
    expect(progress.count('kruco', ['step', 'climb'])).toBe(2);
  });

  it('holds for the visit where nothing can be kept', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('no storage');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('no storage');
    });
    const progress = await fresh();
    progress.finish('kruco', 'step');
    expect(progress.isDone('kruco', 'step')).toBe(true);
  });
});

describe('progress where the storage is full', () => {
  it('holds for the visit, with all that was learned in it', async () => {
    const earlier = await fresh();
    earlier.finish('kruco', 'step');
    const progress = await fresh();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    progress.finish('kruco', 'climb');
    progress.finish('kruco', 'down');
    expect(progress.count('kruco', ['step', 'climb', 'down'])).toBe(3);
    vi.restoreAllMocks();
    progress.finish('kruco', 'guard');
    expect((await fresh()).count('kruco', ['step', 'climb', 'down', 'guard'])).toBe(4);
  });
});

describe('the way through a course', () => {
  it('goes on where one was, with what is not done', async () => {
    const progress = await fresh();
    const { stationsOf } = await import('./lesson.ts');
    const { addressAfter, upNext } = await import('./paths.ts');
    const { SHELL } = await import('./shell/course.ts');
    const course = SHELL as unknown as Parameters<typeof upNext>[0];
    const [first, second, third] = stationsOf(course);
    expect(upNext(course)).toBe(first);
    progress.visit(course.game, second ?? '');
    expect(upNext(course)).toBe(second);
    progress.finish(course.game, second ?? '');
    expect(upNext(course)).toBe(third);
    for (const station of stationsOf(course).slice(1)) progress.finish(course.game, station);
    expect(upNext(course)).toBe(first);
    progress.finish(course.game, first ?? '');
    expect(upNext(course)).toBe(first);
    expect(addressAfter(course, first ?? '')).toMatch(`/learn/what-the-shell/${second ?? ''}`);
    expect(addressAfter(course, first ?? '', -1)).toMatch(/\/learn\/what-the-shell$/);
    expect(addressAfter(course, 'game')).toMatch(/\/learn\/what-the-shell$/);
  });
});
