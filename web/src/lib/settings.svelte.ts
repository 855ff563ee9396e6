/** What this person likes on this device: kept in the browser, nowhere else. */

function read(key: string): string | null {
  try {
    return localStorage.getItem(`ludejo-${key}`);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(`ludejo-${key}`, value);
  } catch {
    // No storage: the wish holds for this visit.
  }
}

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

class Settings {
  #theme = $state<Theme>(THEMES.find((theme) => theme === read('theme')) ?? 'system');
  #ask = $state(read('ask') ? read('ask') === 'yes' : matchMedia('(pointer: coarse)').matches);

  /** By day, by night, or as the system has it. */
  get theme(): Theme {
    return this.#theme;
  }

  set theme(theme: Theme) {
    this.#theme = theme;
    write('theme', theme);
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }

  /** Whether a choice is asked about before it is sent; by default where fingers point. */
  get ask(): boolean {
    return this.#ask;
  }

  set ask(ask: boolean) {
    this.#ask = ask;
    write('ask', ask ? 'yes' : 'no');
  }

  /** What was wished for the last new game of this kind, as text that `remember` was given. */
  recall(what: string): string | null {
    return read(what);
  }

  remember(what: string, text: string): void {
    write(what, text);
  }
}

export const settings = new Settings();
