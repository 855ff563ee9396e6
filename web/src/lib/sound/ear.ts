/** Who may be made to hear something, and when: by their wish, after a first touch, and while they look. */

import { settings } from '#lib/settings.svelte.ts';

import { SCORE, type SoundName } from './score';
import { sound } from './synth';

/** Milliseconds after which a sound comes too late to be understood. */
const LATE = 400;
/** Milliseconds without a sound after which the device's loudspeaker may sleep. */
const SLEEP = 8_000;

let context: AudioContext | undefined;
let sleeping: ReturnType<typeof setTimeout> | undefined;

function silent(): boolean {
  return !settings.sound.value || settings.volume.value === 0 || document.hidden;
}

/** The context in which all sounds; none where the device has none, or nobody has touched anything yet. */
async function awake(): Promise<AudioContext | undefined> {
  // A browser lets a page be heard only once somebody has done something there.
  if (!navigator.userActivation.hasBeenActive) return undefined;
  try {
    context ??= new AudioContext();
    if (context.state !== 'running') await context.resume();
    return context;
  } catch {
    return undefined;
  }
}

function sleepSoon(): void {
  clearTimeout(sleeping);
  sleeping = setTimeout(() => void context?.suspend(), SLEEP);
}

/** Let a sound be heard, if it may be. Never fails: a house without a loudspeaker is a quiet house. */
export async function play(name: SoundName): Promise<void> {
  if (silent()) return;
  const asked = performance.now();
  const place = await awake();
  if (!place || silent() || performance.now() - asked > LATE) return;
  sound(place, SCORE[name], settings.volume.value);
  sleepSoon();
}

document.addEventListener('visibilitychange', () => {
  if (document.hidden) void context?.suspend();
});
