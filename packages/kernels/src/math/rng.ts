/** A seeded source of randomness. The only one kernels may use. */
export interface Rng {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform in [min, max). */
  range(min: number, max: number): number;
  /** Uniform integer in [0, n). */
  int(n: number): number;
  /** One element, uniformly. */
  pick<T>(items: readonly T[]): T;
  /** Standard normal (Box-Muller). */
  normal(): number;
  /** A generator of its own for a named purpose, so that adding draws in one place never shifts another. */
  fork(label: string): Rng;
}

/**
 * Creates a generator from a seed: xoshiro128** seeded through splitmix32.
 * Source: Blackman & Vigna, "Scrambled linear pseudorandom number generators", 2021.
 */
export function createRng(seed: number): Rng {
  let h = seed >>> 0;
  const splitmix = (): number => {
    h = (h + 0x9e3779b9) >>> 0;
    let t = h ^ (h >>> 16);
    t = Math.imul(t, 0x21f0aaad);
    t ^= t >>> 15;
    t = Math.imul(t, 0x735a2d97);
    return (t ^ (t >>> 15)) >>> 0;
  };
  let a = splitmix();
  let b = splitmix();
  let c = splitmix();
  let d = splitmix();
  const nextU32 = (): number => {
    const x = Math.imul(b, 5);
    const result = Math.imul((x << 7) | (x >>> 25), 9) >>> 0;
    const t = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = (d << 11) | (d >>> 21);
    return result;
  };
  const next = (): number => nextU32() / 4294967296;
  return {
    next,
    range: (min, max) => min + (max - min) * next(),
    int: (n) => Math.floor(next() * n),
    pick: (items) => items[Math.floor(next() * items.length)],
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    fork: (label) => createRng(hashString(label, seed)),
  };
}

/** FNV-1a of a string, mixed with a seed: an unsigned 32-bit integer. */
export function hashString(text: string, seed = 0): number {
  let h = (0x811c9dc5 ^ Math.imul(seed, 0x9e3779b9)) >>> 0;
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 0x01000193);
  }
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  return (h ^ (h >>> 13)) >>> 0;
}
