/** Numbers in [0, 1) that a printed seed repeats. */
export type Rng = () => number;

export function seeded(seed: number): Rng {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** An integer in [low, high]. */
export function rngInt(random: Rng, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}
