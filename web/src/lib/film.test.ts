import { beforeEach, describe, expect, it, vi } from 'vitest';

import { Film } from '#lib/film.svelte.ts';

const frames = [0, 500, 900].map((duration, name) => ({ duration, name }));

function motion(reduce: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: reduce }));
}

describe('a film', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    motion(false);
  });

  it('plays from the first frame to the last, each for its time, and then says so once', () => {
    const film = new Film();
    const done = vi.fn();
    film.load(frames, true, done);
    expect(film.frame).toBe(frames[0]);
    vi.advanceTimersByTime(350);
    expect(film.frame).toBe(frames[1]);
    vi.advanceTimersByTime(499);
    expect(film.frame).toBe(frames[1]);
    expect(film.settled).toBe(false);
    vi.advanceTimersByTime(1);
    expect(film.frame).toBe(frames[2]);
    expect(film.settled).toBe(false);
    vi.advanceTimersByTime(900);
    expect(film.settled).toBe(true);
    film.replay();
    film.skip();
    expect(done).toHaveBeenCalledOnce();
  });

  it('stands at its end where it is not to be played', () => {
    const film = new Film();
    const done = vi.fn();
    film.load(frames, false, done);
    expect(film.frame).toBe(frames[2]);
    expect(done).toHaveBeenCalledOnce();
  });

  it('does not move by itself where little motion is wished, but can be stepped', () => {
    motion(true);
    const film = new Film();
    film.load(frames, true);
    expect(film.frame).toBe(frames[2]);
    film.replay();
    expect([film.index, film.playing]).toEqual([0, false]);
    expect(film.step(1)).toBe(true);
    expect(film.index).toBe(1);
  });

  it('is skipped, stepped back and paused', () => {
    const film = new Film();
    film.load(frames, true);
    film.skip();
    expect(film.settled).toBe(true);
    expect(film.step(1)).toBe(false);
    expect(film.step(-1)).toBe(true);
    vi.advanceTimersByTime(10_000);
    expect(film.index).toBe(1);
    film.play();
    film.pause();
    vi.advanceTimersByTime(10_000);
    expect(film.index).toBe(1);
  });

  it('forgets the old film when another is loaded', () => {
    const film = new Film();
    const done = vi.fn();
    film.load(frames, true, done);
    film.load(frames.slice(0, 1), true);
    vi.advanceTimersByTime(10_000);
    expect(film.index).toBe(0);
    expect(done).not.toHaveBeenCalled();
  });

  it('tells of every frame that comes on, and of none that is skipped or gone back to', () => {
    const film = new Film<(typeof frames)[number]>();
    const shown: number[] = [];
    film.onshow = ({ name }) => shown.push(name);
    film.load(frames, true);
    vi.advanceTimersByTime(350);
    expect(shown).toEqual([1]);
    film.skip();
    film.step(-1);
    expect(shown).toEqual([1]);
    film.step(1);
    expect(shown).toEqual([1, 2]);
    film.load(frames, false);
    expect(shown).toEqual([1, 2]);
    motion(true);
    film.load(frames, true);
    expect(shown).toEqual([1, 2, 2]);
  });
});
