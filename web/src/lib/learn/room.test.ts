/** The room of a lesson under hands that are hasty, hold keys down, or see nothing. */

import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Slug } from '#lib/game.ts';
import { alsoSay, speak, t } from '#lib/messages.svelte.ts';

import type { Course } from './lesson.ts';
import { KRUCO } from './kruco/course.ts';
import { SHELL } from './shell/course.ts';
import { realRulebook } from './testing.ts';

await realRulebook();
const { default: LessonRoom } = await import('./LessonRoom.svelte');

const COURSES = { shell: SHELL, kruco: KRUCO };

function place(name: string): SVGElement {
  const found = document.querySelector<SVGElement>(`[data-place="${name}"]`);
  if (!found) throw new Error(`no place ${name}`);
  return found;
}

/** Click there; `detail` counts the clicks of a double one, and is 0 where no pointer clicked. */
function click(name: string, detail = 0): void {
  place(name).dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
}

function press(key: string, repeat = false): boolean {
  const event = new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true });
  return document.activeElement?.dispatchEvent(event) ?? false;
}

/** Milliseconds; the first board has to be loaded. */
const PATIENCE = 20_000;

async function ready(): Promise<void> {
  await vi.waitUntil(() => document.querySelector('svg[aria-readonly="false"]') !== null, PATIENCE);
}

/** Opens a lesson, and waits until something may be tried. */
async function opened(id: keyof typeof COURSES, lesson: string): Promise<void> {
  const course = COURSES[id] as unknown as Course<Slug>;
  const found = course.lessons.find((one) => one.id === lesson);
  if (!found) throw new Error(`no lesson ${lesson}`);
  render(LessonRoom, { course, lesson: found });
  await ready();
}

/** What is said to those who see nothing. */
function announced(): string {
  return document.querySelector('.lesson > [role="status"]')?.textContent ?? '';
}

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  await speak('en');
  await alsoSay('learn', 'learn-shell', 'learn-kruco');
});

describe('the room of a lesson', { timeout: 2 * PATIENCE }, () => {
  it('shows what was tried to whoever taps twice', async () => {
    await opened('shell', 'capture');
    click('A5');
    const skip = await screen.findByText(t('learn-skip'));
    click('A5', 2);
    expect(skip.isConnected).toBe(true);
    expect(screen.queryByText(t('learn-again'))).toBeNull();
    click('A5', 1);
    await screen.findByText(t('learn-again'));
  });

  it('tries nothing with the second tap of the one that put the board back', async () => {
    await opened('shell', 'capture');
    click('A5');
    await screen.findByText(t('learn-skip'));
    click('A5', 1);
    await screen.findByText(t('learn-again'));
    click('A5', 1);
    await ready();
    click('A5', 2);
    await ready();
    expect(screen.getByText(t('learn-hint'))).toBeTruthy();
  });

  it('gives no hint by the second tap on what was there before', async () => {
    await opened('shell', 'capture');
    click('A5');
    (await screen.findByText(t('learn-skip'))).click();
    const again = await screen.findByText(t('learn-again'));
    again.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    await ready();
    const hint = screen.getByText(t('learn-hint'));
    hint.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
    await tick();
    expect(document.querySelector('.hint')).toBeNull();
    hint.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    await vi.waitUntil(() => document.querySelector('.hint') !== null);
  });

  it('takes a key that is held down once', async () => {
    await opened('shell', 'capture');
    place('A5').focus();
    expect(press('Enter', true)).toBe(false);
    await ready();
    press('Enter');
    const skip = await screen.findByText(t('learn-skip'));
    skip.click();
    const again = await screen.findByText(t('learn-again'));
    await vi.waitUntil(() => document.activeElement?.contains(again));
    // What the browser would make of it is a click.
    expect([press('Enter', true), press(' ', true), press('Enter')]).toEqual([false, false, true]);
  });

  it('says aloud why a place is refused, and no longer than it holds', async () => {
    await opened('kruco', 'barred');
    const why = t('board-refused-guarded', { place: 'd4+' });
    click('d4');
    click('d4+');
    await vi.waitUntil(() => announced().includes(why));
    // By keys, so that nothing on the board is clicked any more.
    place('c3+').focus();
    press('Enter');
    (await screen.findByText(t('learn-skip'))).click();
    (await screen.findByText(t('learn-next-step'))).click();
    await ready();
    expect(announced()).toContain(t('learn-kruco-barred-bar'));
    expect(announced()).not.toContain(why);
  });
});
