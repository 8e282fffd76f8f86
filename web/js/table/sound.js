// Short sounds made on the spot, none longer than 400 ms and never the only sign of anything. Off until the player
// turns them on.

import { pref } from '../prefs.js';
import { soundOf as soundOfVerb } from './verbs.js';

/** @typedef {import('../types.js').Entry} Entry */
/** @typedef {'step'|'chit'|'die'|'gun'|'volley'|'drum'} Sound */

/** @type {AudioContext|null} */
let context = null;

/** Noise or a tone that dies away. @type {Record<Sound, {noise?: number, tone?: number, length: number, beats?: number}>} */
const MAKE = {
  step: { noise: 1800, length: 0.05 },
  chit: { noise: 5200, length: 0.09 },
  die: { noise: 2600, length: 0.06, beats: 3 },
  gun: { tone: 60, noise: 240, length: 0.38 },
  volley: { noise: 1400, length: 0.12, beats: 3 },
  drum: { tone: 130, noise: 600, length: 0.07, beats: 5 },
};

/** The sound an entry makes, if any. @param {Entry} entry */
export const soundOf = entry => /** @type {Sound|''} */ (soundOfVerb(entry.action?.split(' ')[0] ?? ''));

/** @param {Sound|''} sound */
export function play(sound) {
  if (!sound || !pref('sound')) return;
  context ??= new AudioContext();
  const { noise, tone, length, beats = 1 } = MAKE[sound];
  for (let i = 0; i < beats; i++) {
    const at = context.currentTime + i * (length + 0.02);
    if (noise) crackle(context, at, noise, length);
    if (tone) hum(context, at, tone, length);
  }
}

/** @param {AudioContext} ctx  @param {number} at  @param {number} length */
function fading(ctx, at, length) {
  const gain = ctx.createGain();
  gain.gain.setValueAtTime(0.12, at);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
  gain.connect(ctx.destination);
  return gain;
}

/** @param {AudioContext} ctx  @param {number} at  @param {number} pitch  @param {number} length */
function crackle(ctx, at, pitch, length) {
  const buffer = ctx.createBuffer(1, Math.ceil(ctx.sampleRate * length), ctx.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const source = ctx.createBufferSource(),
    filter = ctx.createBiquadFilter();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  source.connect(filter).connect(fading(ctx, at, length));
  source.start(at);
}

/** @param {AudioContext} ctx  @param {number} at  @param {number} pitch  @param {number} length */
function hum(ctx, at, pitch, length) {
  const source = ctx.createOscillator();
  source.frequency.value = pitch;
  source.connect(fading(ctx, at, length));
  source.start(at);
  source.stop(at + length);
}
