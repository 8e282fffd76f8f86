// Chance that can be had again: the same seed, the same numbers.

export class Random {
  #state;

  /** @param {number} seed */
  constructor(seed) {
    this.#state = seed >>> 0;
  }

  /** From 0 to less than n. @param {number} n */
  below(n) {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * n);
  }

  /** @template T @param {T[]} list @returns {T} */
  of(list) {
    return list[this.below(list.length)];
  }

  /** @param {number} percent */
  chance(percent) {
    return this.below(100) < percent;
  }
}
