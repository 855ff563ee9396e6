import { settings } from '#lib/settings.svelte.ts';

/** What a turtle does when nothing happens. */
export type Idle = 'blink' | 'look';

/** Every few seconds one of the turtles blinks or looks about, unless motion is unwanted. */
export function idling(turtles: () => readonly string[]): (place: string) => Idle | null {
  let idle: { readonly place: string; readonly act: Idle } | null = $state.raw(null);
  $effect(() => {
    const timer = window.setInterval(() => {
      if (settings.calm || document.hidden) return;
      const all = turtles();
      const one = all[Math.floor(Math.random() * all.length)];
      idle = one ? { place: one, act: Math.random() < 0.6 ? 'blink' : 'look' } : null;
      window.setTimeout(() => (idle = null), 900);
    }, 2600);
    return () => {
      window.clearInterval(timer);
    };
  });
  return (place) => (idle?.place === place ? idle.act : null);
}
