import { beforeEach, describe, expect, it, vi } from 'vitest';

import { SCORE } from './score';

/** A loudspeaker that only writes down what it is to do. */
class FakeContext {
  static made: FakeContext[] = [];
  state = 'suspended';
  readonly currentTime = 5;
  readonly sampleRate = 100;
  readonly destination = {};
  readonly started: number[] = [];
  readonly gains: number[] = [];

  constructor() {
    FakeContext.made.push(this);
  }

  resume(): Promise<void> {
    this.state = 'running';
    return Promise.resolve();
  }

  suspend(): Promise<void> {
    this.state = 'suspended';
    return Promise.resolve();
  }

  #param() {
    const ramp = vi.fn();
    return {
      value: 0,
      setValueAtTime: ramp,
      linearRampToValueAtTime: ramp,
      exponentialRampToValueAtTime: ramp,
    };
  }

  #source() {
    const { started } = this;
    const pitch = this.#param();
    return {
      frequency: pitch,
      connect: vi.fn(),
      stop: vi.fn(),
      start(at: number) {
        started.push(at);
      },
    };
  }

  createOscillator = () => this.#source();
  createBufferSource = () => this.#source();
  createBiquadFilter = () => this.#source();
  createBuffer = (_: number, length: number) => ({
    getChannelData: () => new Float32Array(length),
  });

  createGain() {
    const { gains } = this;
    const gain = this.#param();
    Object.defineProperty(gain, 'value', {
      set: (value: number) => {
        gains.push(value);
      },
    });
    return { gain, connect: vi.fn() };
  }
}

const touched = { hasBeenActive: true };

/** A fresh ear, and the wishes it follows. */
async function ear() {
  vi.resetModules();
  FakeContext.made = [];
  vi.stubGlobal('AudioContext', FakeContext);
  touched.hasBeenActive = true;
  Object.defineProperty(navigator, 'userActivation', { value: touched, configurable: true });
  const { settings } = await import('#lib/settings.svelte.ts');
  settings.sound.value = true;
  settings.volume.value = 100;
  const { play } = await import('./ear');
  return { play, settings };
}

const started = () => FakeContext.made.flatMap((context) => context.started);

describe('the ear', () => {
  beforeEach(() => {
    vi.useRealTimers();
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
  });

  it('hears every voice of a sound at its time', async () => {
    const { play } = await ear();
    await play('climb');
    expect(started().sort()).toEqual(SCORE.climb.map(({ at }) => 5 + at).sort());
  });

  it('hears less where less is wished', async () => {
    const { play, settings } = await ear();
    await play('turn');
    settings.volume.value = 50;
    await play('turn');
    const [loud = 0, soft = 0] = FakeContext.made[0]?.gains ?? [];
    expect(soft).toBeGreaterThan(0);
    expect(soft).toBeLessThan(loud);
  });

  it.each([
    ['sounds are off', ({ sound }: Wishes) => void (sound.value = false)],
    ['it is turned down', ({ volume }: Wishes) => void (volume.value = 0)],
    ['nothing was touched yet', () => void (touched.hasBeenActive = false)],
    [
      'the page is out of sight',
      () => void Object.defineProperty(document, 'hidden', { value: true, configurable: true }),
    ],
  ])('hears nothing while %s', async (_, change) => {
    const { play, settings } = await ear();
    change(settings);
    await play('land');
    expect(FakeContext.made).toEqual([]);
  });

  it('opens one loudspeaker, and lets it sleep when it is still', async () => {
    const { play } = await ear();
    vi.useFakeTimers();
    await play('land');
    await play('lift');
    expect(FakeContext.made).toHaveLength(1);
    vi.advanceTimersByTime(60_000);
    expect(FakeContext.made[0]?.state).toBe('suspended');
  });

  it('hears nothing, and fails in nothing, without a loudspeaker', async () => {
    const { play } = await ear();
    vi.stubGlobal('AudioContext', undefined);
    await expect(play('win')).resolves.toBeUndefined();
  });
});

type Wishes = Awaited<ReturnType<typeof ear>>['settings'];
