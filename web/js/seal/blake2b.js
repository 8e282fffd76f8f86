// BLAKE2b (RFC 7693), the hash of the dice. A 64-bit word is two numbers of 32 bits, the low one first: BigInt would be
// shorter but slow, and a long game has thousands of rolls.

const BLOCK = 128, ROUNDS = 12;

/** The first 64 bits of the fractional parts of the square roots of 2, 3, 5 … 19. */
const START = Uint32Array.of(
  0xf3bcc908, 0x6a09e667, 0x84caa73b, 0xbb67ae85, 0xfe94f82b, 0x3c6ef372, 0x5f1d36f1, 0xa54ff53a,
  0xade682d1, 0x510e527f, 0x2b3e6c1f, 0x9b05688c, 0xfb41bd6b, 0x1f83d9ab, 0x137e2179, 0x5be0cd19);

/** In which order a round takes the sixteen words of the block; rounds 10 and 11 begin again. */
const ORDER = [
  '0123456789abcdef', 'ea489fd61c02b753', 'b8c052fdae367194', '7931dcbe265a40f8', '905724afe1bc683d',
  '2c6a0b834d75fe19', 'c51fed4a0763928b', 'db7ec13950f4862a', '6fe9b308c2d714a5', 'a2847615fb9e3cd0',
].map(row => [...row].map(digit => parseInt(digit, 16)));

/** Which words of the working vector are mixed with each other: columns, then diagonals. */
const MIX = [
  [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15],
  [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14],
];

/** The working vector and the block; only used within `compress`. */
const v = new Uint32Array(32), block = new Uint32Array(32);

/**
 * Word a of the vector += word i of `from`.
 * @param {number} a  @param {Uint32Array} from  @param {number} i
 */
function add(a, from, i) {
  const low = v[2 * a] + from[2 * i];
  v[2 * a] = low;
  v[2 * a + 1] += from[2 * i + 1] + (low > 0xffffffff ? 1 : 0);
}

/**
 * Word a ^= word b, then turned right by n bits.
 * @param {number} a  @param {number} b  @param {number} n
 */
function turn(a, b, n) {
  let low = v[2 * a] ^ v[2 * b], high = v[2 * a + 1] ^ v[2 * b + 1];
  if (n >= 32) [low, high, n] = [high, low, n - 32];
  v[2 * a] = n ? (low >>> n) | (high << (32 - n)) : low;
  v[2 * a + 1] = n ? (high >>> n) | (low << (32 - n)) : high;
}

/**
 * The function G of the RFC, with words x and y of the block.
 * @param {number[]} words  @param {number} x  @param {number} y
 */
function mix([a, b, c, d], x, y) {
  add(a, v, b);
  add(a, block, x);
  turn(d, a, 32);
  add(c, v, d);
  turn(b, c, 24);
  add(a, v, b);
  add(a, block, y);
  turn(d, a, 16);
  add(c, v, d);
  turn(b, c, 63);
}

/**
 * Takes one block into the state.
 * @param {Uint32Array} state
 * @param {Uint8Array} bytes of which those from `at` on are the block, filled up with zeros
 * @param {number} at
 * @param {number} count bytes taken so far, this block included
 * @param {boolean} last
 */
function compress(state, bytes, at, count, last) {
  block.fill(0);
  for (let i = at; i < Math.min(at + BLOCK, bytes.length); i++) block[(i - at) >> 2] |= bytes[i] << (8 * (i & 3));
  v.set(state);
  v.set(START, 16);
  v[24] ^= count;
  if (last) {
    v[28] = ~v[28];
    v[29] = ~v[29];
  }
  for (let round = 0; round < ROUNDS; round++) {
    const order = ORDER[round % ORDER.length];
    MIX.forEach((words, i) => mix(words, order[2 * i], order[2 * i + 1]));
  }
  for (let i = 0; i < 16; i++) state[i] ^= v[i] ^ v[i + 16];
}

/**
 * The hash of some bytes (less than 4 GiB of them), keyed where there is a key.
 * @param {number} size of the hash in bytes, 1 to 64
 * @param {Uint8Array} bytes
 * @param {Uint8Array} [key] up to 64 bytes
 * @returns {Uint8Array}
 */
export function blake2b(size, bytes, key = new Uint8Array()) {
  const state = START.slice();
  state[0] ^= 0x01010000 ^ (key.length << 8) ^ size;
  if (key.length) compress(state, key, 0, BLOCK, bytes.length === 0);
  const before = key.length ? BLOCK : 0;
  for (let at = 0; at < bytes.length || (at === 0 && !before); at += BLOCK) {
    const end = Math.min(at + BLOCK, bytes.length);
    compress(state, bytes, at, before + end, end === bytes.length);
  }
  return Uint8Array.from({ length: size }, (_, i) => state[i >> 2] >>> (8 * (i & 3)));
}
