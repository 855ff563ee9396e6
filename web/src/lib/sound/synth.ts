/** Makes sounds of their score, by Web Audio. */

import type { Voice } from './score';

/** Seconds in which a voice comes up, so that nothing clicks. */
const ATTACK = 0.006;
/** What cannot be heard any more; an exponential ramp never reaches nothing. */
const SILENCE = 0.0001;
/** Everything at once, and at its loudest, stays below the loudest there is. */
const ROOM = 0.5;

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = 2 * Math.random() - 1;
  noises.set(context, buffer);
  return buffer;
}

function glide(pitch: AudioParam, { from, to, lasts }: Voice, start: number): void {
  pitch.setValueAtTime(from, start);
  pitch.exponentialRampToValueAtTime(to, start + lasts);
}

/** The source of a voice, gliding, and where it comes out. */
function sourceOf(
  context: BaseAudioContext,
  voice: Voice,
  start: number,
): [AudioScheduledSourceNode, AudioNode] {
  if (voice.wave === 'noise') {
    const source = context.createBufferSource();
    source.buffer = noiseOf(context);
    const band = context.createBiquadFilter();
    band.type = 'bandpass';
    glide(band.frequency, voice, start);
    source.connect(band);
    return [source, band];
  }
  const source = context.createOscillator();
  source.type = voice.wave;
  glide(source.frequency, voice, start);
  return [source, source];
}

/**
 * Let some voices sound from now on.
 *
 * @param volume from 0 to 100; twice as much is felt as twice as loud.
 */
export function sound(context: BaseAudioContext, voices: readonly Voice[], volume: number): void {
  const master = context.createGain();
  master.gain.value = ROOM * (volume / 100) ** 2;
  master.connect(context.destination);
  for (const voice of voices) {
    const start = context.currentTime + voice.at;
    const [source, out] = sourceOf(context, voice, start);
    const envelope = context.createGain();
    envelope.gain.setValueAtTime(SILENCE, start);
    envelope.gain.linearRampToValueAtTime(voice.loud, start + ATTACK);
    envelope.gain.exponentialRampToValueAtTime(SILENCE, start + voice.lasts);
    out.connect(envelope);
    envelope.connect(master);
    source.start(start);
    source.stop(start + voice.lasts);
  }
}
