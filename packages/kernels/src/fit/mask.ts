/** Pixels a side of the masks that are looked up, and 32-bit words of one. */
export const MASK_SIDE = 24;
export const MASK_WORDS = (MASK_SIDE * MASK_SIDE) / 32;

/** Shrinks what is set to a mask of bits, row by row, written from word `o`; `mirrored` left for right. */
export function packMask(set: ArrayLike<number>, size: number, out: Uint32Array, o: number, mirrored = false): void {
  const step = size / MASK_SIDE;
  out.fill(0, o, o + MASK_WORDS);
  for (let y = 0, bit = 0; y < MASK_SIDE; y++)
    for (let x = 0; x < MASK_SIDE; x++, bit++) {
      const column = mirrored ? MASK_SIDE - 1 - x : x;
      let n = 0;
      for (let j = 0; j < step; j++)
        for (let i = 0; i < step; i++) if (set[(y * step + j) * size + column * step + i]) n++;
      if (2 * n >= step * step) out[o + (bit >> 5)] |= 1 << (bit & 31);
    }
}

/** Intersection over union of two masks, from their words. */
export function overlapOfMasks(a: Uint32Array, i: number, b: Uint32Array, j: number): number {
  let [both, either] = [0, 0];
  for (let k = 0; k < MASK_WORDS; k++) {
    both += countBits(a[i + k] & b[j + k]);
    either += countBits(a[i + k] | b[j + k]);
  }
  return both / Math.max(1, either);
}

function countBits(v: number): number {
  v -= (v >>> 1) & 0x55555555;
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
