import { beforeEach, describe, expect, it, vi } from 'vitest';

const root = document.documentElement;

/** A device that says yes to these questions of CSS, and what is set on it from the start. */
async function device(
  answers: readonly string[] = [],
  kept: Readonly<Record<string, string>> = {},
) {
  localStorage.clear();
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(`ludejo-${key}`, value);
  vi.resetModules();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: answers.some((answer) => query.includes(answer)),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  return (await import('#lib/settings.svelte.ts')).settings;
}

/** What the style sheets are told. */
const told = () => ['theme', 'board', 'pieces', 'motion'].map((name) => root.dataset[name]);

describe('settings', () => {
  beforeEach(() => {
    root.removeAttribute('data-theme');
  });

  it('fit the device until something is wished: a phone asks and is silent', async () => {
    const desk = await device();
    expect([desk.ask.value, desk.sound.value]).toEqual([false, true]);
    const phone = await device(['pointer: coarse']);
    expect([phone.ask.value, phone.sound.value]).toEqual([true, false]);
  });

  it('hold on the next visit, whatever the device would rather have', async () => {
    const first = await device(['pointer: coarse']);
    first.ask.value = false;
    first.sound.value = true;
    first.volume.value = 25;
    first.board.value = 'wood';
    const kept = Object.fromEntries(
      ['ask', 'sound', 'volume', 'board'].map((key) => [
        key,
        localStorage.getItem(`ludejo-${key}`) ?? '',
      ]),
    );
    const next = await device(['pointer: coarse'], kept);
    expect([next.ask.value, next.sound.value]).toEqual([false, true]);
    expect([next.volume.value, next.board.value]).toEqual([25, 'wood']);
  });

  it('tell the style sheets at once', async () => {
    const settings = await device();
    expect(told()).toEqual([undefined, 'home', 'home', 'full']);
    settings.theme.value = 'dark';
    settings.board.value = 'clear';
    settings.pieces.value = 'signs';
    settings.motion.value = 'less';
    expect(told()).toEqual(['dark', 'clear', 'signs', 'less']);
    settings.theme.value = 'system';
    expect(root.dataset['theme']).toBeUndefined();
  });

  it('keep still where the system wants it so, and know who needs contrast', async () => {
    const settings = await device(['reduced-motion', 'contrast: more']);
    expect(settings.calm).toBe(true);
    expect(root.dataset['motion']).toBe('less');
    expect(settings.board.value).toBe('contrast');
  });

  it('pass over what is kept and means nothing', async () => {
    const kept = { board: 'marble', theme: '', volume: '900', ask: 'perhaps', motion: 'wild' };
    const settings = await device([], kept);
    expect(settings.board.value).toBe('home');
    expect(settings.theme.value).toBe('system');
    expect(settings.volume.value).toBe(60);
    expect(settings.ask.value).toBe(false);
    expect(settings.calm).toBe(false);
  });

  it('follow what is wished in another tab', async () => {
    const settings = await device();
    const event = new Event('storage');
    Object.assign(event, { key: 'ludejo-board', newValue: 'wood' });
    window.dispatchEvent(event);
    expect(settings.board.value).toBe('wood');
    expect(root.dataset['board']).toBe('wood');
  });

  it('hold for this visit where nothing can be kept', async () => {
    const settings = await device();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('no storage');
    });
    settings.pieces.value = 'stone';
    expect(settings.pieces.value).toBe('stone');
  });
});
