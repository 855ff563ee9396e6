/** Shows frames one after the other: a turn that can be played, stepped, skipped and replayed. */

import { settings } from '#lib/settings.svelte.ts';

/** Anything that can be shown for a while. */
export interface Showable {
  /** How long it takes, in milliseconds. */
  readonly duration: number;
}

/** A frame stands at least so long, so that the eye finds it; the first one of a replay too. */
const LEAST = 350;

/** Whether this person asks for little motion, now. */
export function calm(): boolean {
  return settings.calm;
}

export class Film<F extends Showable> {
  #frames = $state.raw<readonly F[]>([]);
  #index = $state(0);
  #playing = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #done: (() => void) | undefined;
  /** Told of each frame as it comes on by itself or by a step forward: what can be heard with it. */
  onshow: ((frame: F) => void) | undefined;

  /** What is shown now; undefined before anything was loaded. */
  get frame(): F | undefined {
    return this.#frames[this.#index];
  }

  get frames(): readonly F[] {
    return this.#frames;
  }

  get index(): number {
    return this.#index;
  }

  get length(): number {
    return this.#frames.length;
  }

  get playing(): boolean {
    return this.#playing;
  }

  /** Whether the last frame is shown and nothing moves. */
  get settled(): boolean {
    return !this.#playing && this.#index >= this.#frames.length - 1;
  }

  /** Show other frames: from their beginning and moving, or standing at their end. */
  load(frames: readonly F[], play: boolean, done?: () => void): void {
    this.#stop();
    this.#frames = frames;
    this.#done = done;
    if (play && frames.length > 1 && !calm()) {
      this.#index = 0;
      this.#playing = true;
      this.#wait();
    } else {
      this.#index = Math.max(0, frames.length - 1);
      if (play) this.#tell();
      this.#finish();
    }
  }

  /** Play from here, or from the beginning if this is the end. Under reduced motion: step. */
  play(): void {
    if (this.#playing || this.#frames.length < 2) return;
    if (this.#index >= this.#frames.length - 1) this.#index = 0;
    if (calm()) return;
    this.#playing = true;
    this.#wait();
  }

  /** Play from the beginning. */
  replay(): void {
    this.#stop();
    this.#index = 0;
    this.play();
  }

  /** Stand still at the frame with this index, the first being 0. */
  seek(index: number): void {
    this.#stop();
    this.#index = Math.min(Math.max(index, 0), Math.max(0, this.#frames.length - 1));
    this.#tell();
  }

  /** Stand still at the next (1) or the former (-1) frame; says whether there was one. */
  step(by: 1 | -1): boolean {
    this.#stop();
    const next = this.#index + by;
    if (next < 0 || next >= this.#frames.length) return false;
    this.#index = next;
    if (by === 1) this.#tell();
    if (next === this.#frames.length - 1) this.#finish();
    return true;
  }

  /** Go to the end at once. */
  skip(): void {
    this.#stop();
    this.#index = Math.max(0, this.#frames.length - 1);
    this.#finish();
  }

  /** Stand still. */
  pause(): void {
    this.#stop();
  }

  #wait(): void {
    const ms = Math.max(this.frame?.duration ?? 0, LEAST);
    this.#timer = setTimeout(() => {
      if (this.#index >= this.#frames.length - 1) {
        this.#playing = false;
        this.#finish();
      } else {
        this.#index += 1;
        this.#tell();
        this.#wait();
      }
    }, ms);
  }

  #tell(): void {
    if (this.frame) this.onshow?.(this.frame);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#playing = false;
  }

  #finish(): void {
    const done = this.#done;
    this.#done = undefined;
    done?.();
  }
}
