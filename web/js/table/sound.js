// The sound of battle, made on the spot: guns with their echo, rolling volleys, drums, dice. Never the only sign of
// anything, off until the player turns it on, and silent until he has touched the page, as browsers want it.

import { pref } from '../prefs.js';
import { soundOf as soundOfVerb } from './verbs.js';

/** @typedef {import('../types.js').Entry} Entry */
/** @typedef {'step'|'chit'|'die'|'gun'|'volley'|'drum'} Sound */
/**
 * Noise through a filter that closes (from, to: its pitch), a tone that falls (tone), how long each beat lasts and how
 * loud it is, how many there are and how far apart; ragged: as men fire, not as a clock
 * ticks; fire: it is a shot.
 * @typedef {{noise?: [number, number], tone?: [number, number], length: number, loud: number, beats?: number, apart?: number, ragged?: boolean, fire?: boolean}} Recipe
 */

/** @type {AudioContext|null} */
let context = null;

/** @type {Record<Sound, Recipe[]>} */
const MAKE = {
  step: [{ noise: [900, 300], length: 0.05, loud: 0.25, beats: 2, apart: 0.09 }],
  chit: [{ noise: [5200, 2400], length: 0.09, loud: 0.3 }],
  die: [{ noise: [3400, 1500], length: 0.05, loud: 0.4, beats: 3, apart: 0.07, ragged: true }],
  gun: [
    { tone: [95, 34], length: 0.45, loud: 1, fire: true },
    { noise: [900, 120], length: 0.32, loud: 0.8 },
    { noise: [260, 70], length: 1.1, loud: 0.25 }, // the echo
  ],
  volley: [{ noise: [2600, 500], length: 0.09, loud: 0.45, beats: 9, apart: 0.035, ragged: true, fire: true }, { noise: [400, 90], length: 0.7, loud: 0.2 }],
  drum: [{ tone: [170, 120], noise: [700, 300], length: 0.09, loud: 0.5, beats: 5, apart: 0.11 }],
};

/** Guns that are heard one by one; more of them are only louder. */
const HEARD = 5, GUNS_APART = 0.13;

/** The sound an entry makes, if any. @param {Entry} entry */
export const soundOf = entry => /** @type {Sound|''} */ (soundOfVerb(entry.action?.split(' ')[0] ?? ''));

/** Whether an entry is heard as a shot. @param {Entry} entry */
export const isShot = entry => soundOf(entry) !== '' && MAKE[/** @type {Sound} */ (soundOf(entry))].some(recipe => recipe.fire);

/** The browser's own rule: no sound before the first click or key, and no complaint of it. */
function ready() {
  if (!pref('sound') || pref('volume') === 0) return null;
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => {});
  return context;
}

/** @param {Sound|''} sound  @param {number} [times] as many guns fire */
export function play(sound, times = 1) {
  const ctx = sound ? ready() : null;
  if (!sound || !ctx) return;
  const out = ctx.createGain(), shots = Math.min(HEARD, Math.max(1, times));
  out.gain.value = (pref('volume') / 100) * 0.5 / Math.sqrt(shots);
  out.connect(ctx.destination);
  for (let i = 0; i < shots; i++)
    for (const recipe of MAKE[sound]) cook(ctx, out, recipe, ctx.currentTime + i * GUNS_APART * (0.7 + Math.random() * 0.6));
}

/** @param {AudioContext} ctx  @param {AudioNode} out  @param {Recipe} recipe  @param {number} start */
function cook(ctx, out, recipe, start) {
  const { noise, tone, length, loud, beats = 1, apart = 0, ragged = false } = recipe;
  for (let i = 0; i < beats; i++) {
    const at = start + i * apart * (ragged ? 0.4 + Math.random() * 1.2 : 1);
    const to = fading(ctx, out, at, length, loud);
    if (noise) crackle(ctx, to, at, noise, length);
    if (tone) hum(ctx, to, at, tone, length);
  }
}

/** @param {AudioContext} ctx  @param {AudioNode} out  @param {number} at  @param {number} length  @param {number} loud */
function fading(ctx, out, at, length, loud) {
  const gain = ctx.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
  gain.connect(out);
  return gain;
}

/** @param {AudioContext} ctx  @param {AudioNode} out  @param {number} at  @param {[number, number]} pitch  @param {number} length */
function crackle(ctx, out, at, [from, to], length) {
  const buffer = ctx.createBuffer(1, Math.ceil(ctx.sampleRate * length), ctx.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const source = ctx.createBufferSource(), filter = ctx.createBiquadFilter();
  source.buffer = buffer;
  filter.type = 'lowpass';
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(filter).connect(out);
  source.start(at);
}

/** @param {AudioContext} ctx  @param {AudioNode} out  @param {number} at  @param {[number, number]} pitch  @param {number} length */
function hum(ctx, out, at, [from, to], length) {
  const source = ctx.createOscillator();
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(out);
  source.start(at);
  source.stop(at + length);
}
