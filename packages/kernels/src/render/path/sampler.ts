/** Well-spread numbers for one sample of one pixel: two at a time, each pair of its own dimension. */
export interface Sampler {
  /** The last pair, each 0 <= x < 1. */
  x: number;
  y: number;
  /** Goes to sample `index` of the pixel. */
  start(px: number, py: number, index: number): void;
  /** The next pair. */
  next(): void;
}

/** Pairs of a path that are worth spreading: past them plain hashing does as well. */
const SPREAD_PAIRS = 12;

/**
 * Owen-scrambled Sobol pairs, one sequence for the whole picture in Z-order, so that neighbouring pixels share strata: the error is blue noise,
 * which the eye and the denoiser take out more easily than white. A pure function of seed, pixel and index.
 * Sources: Burley, "Practical hash-based Owen scrambling", JCGT 2020; Ahmed & Wonka, "Screen-space blue-noise diffusion of Monte Carlo
 * sampling error via hierarchical ordering of pixels", 2020.
 */
export function createSampler(seed: number, samplesPerPixel: number): Sampler {
  const bits = Math.ceil(Math.log2(Math.max(1, samplesPerPixel)));
  const base = mix(seed ^ 0x5bd1e995);
  let order = 0;
  let pair = 0;
  let state = 0;
  const sampler: Sampler = {
    x: 0.5,
    y: 0.5,
    start(px, py, index) {
      // Reversed once here: the hierarchical shuffle of every pair works from the top of the curve downwards.
      order = reverse((((spread(px) | (spread(py) << 1)) << bits) | index) >>> 0);
      pair = 0;
      state = mix(order ^ base);
    },
    next() {
      const key = mix(base + Math.imul(++pair, 0x9e3779b9));
      if (pair > SPREAD_PAIRS) {
        state = mix(state + key);
        sampler.x = (state >>> 8) * 2 ** -24;
        state = mix(state + 0x6d2b79f5);
        sampler.y = (state >>> 8) * 2 ** -24;
        return;
      }
      const i = reverse(scramble(order, key));
      sampler.x = (reverse(scramble(i, key ^ 0x68bc21eb)) >>> 8) * 2 ** -24;
      sampler.y = (reverse(scramble(pascal(i), key ^ 0x02e5be93)) >>> 8) * 2 ** -24;
    },
  };
  return sampler;
}

/** A hash of 32 bits. Source: Wellons, "Prospecting for hash functions", 2018. */
export function mix(h: number): number {
  h ^= h >>> 16;
  h = Math.imul(h, 0x21f0aaad);
  h ^= h >>> 15;
  h = Math.imul(h, 0x735a2d97);
  return h ^ (h >>> 15);
}

/** Flips every bit by what stands below it: an Owen scramble of a number whose bits stand in reverse (Laine & Karras 2011). */
function scramble(v: number, key: number): number {
  v = (v + key) | 0;
  v ^= Math.imul(v, 0x6c50b47c);
  v ^= Math.imul(v, 0xb82f1e52);
  v ^= Math.imul(v, 0xc7afe638);
  return v ^ Math.imul(v, 0x8d22f6e6);
}

function reverse(v: number): number {
  v = ((v >>> 1) & 0x55555555) | ((v & 0x55555555) << 1);
  v = ((v >>> 2) & 0x33333333) | ((v & 0x33333333) << 2);
  v = ((v >>> 4) & 0x0f0f0f0f) | ((v & 0x0f0f0f0f) << 4);
  v = ((v >>> 8) & 0x00ff00ff) | ((v & 0x00ff00ff) << 8);
  return (v >>> 16) | (v << 16);
}

/** The second Sobol dimension: Pascal's triangle modulo 2, bit i of the answer is the parity of the bits whose number contains i. */
function pascal(v: number): number {
  v ^= (v >>> 1) & 0x55555555;
  v ^= (v >>> 2) & 0x33333333;
  v ^= (v >>> 4) & 0x0f0f0f0f;
  v ^= (v >>> 8) & 0x00ff00ff;
  return v ^ ((v >>> 16) & 0x0000ffff);
}

/** Puts a zero between all bits of a 16-bit number. */
function spread(v: number): number {
  v = (v | (v << 8)) & 0x00ff00ff;
  v = (v | (v << 4)) & 0x0f0f0f0f;
  v = (v | (v << 2)) & 0x33333333;
  return (v | (v << 1)) & 0x55555555;
}
