/** Points joined by place. */
export interface Welder {
  /** The number of the point, which is a new one when none was there. */
  add(x: number, y: number, z: number): number;
  /** xyz of point `i` at 3i. */
  readonly points: readonly number[];
}

/** Starts without points. Hash table with open addressing; equal means equal to the bit, so callers round before. */
export function createWelder(): Welder {
  const points: number[] = [];
  let table = new Int32Array(1024).fill(-1);
  const slot = (x: number, y: number, z: number): number => {
    const size = table.length;
    // Whole ten-thousandths, wrapped to 32 bits: neighbours fall apart.
    let h = Math.imul(x * 1e4, 0x9e3779b1) ^ Math.imul(y * 1e4, 0x85ebca6b) ^ Math.imul(z * 1e4, 0xc2b2ae35);
    h = Math.imul(h ^ (h >>> 16), 0x27d4eb2f);
    h = (h ^ (h >>> 15)) & (size - 1);
    for (; table[h] >= 0; h = (h + 1) & (size - 1)) {
      const o = 3 * table[h];
      if (points[o] === x && points[o + 1] === y && points[o + 2] === z) break;
    }
    return h;
  };
  const grow = (): void => {
    table = new Int32Array(2 * table.length).fill(-1);
    for (let i = 0; 3 * i < points.length; i++) table[slot(points[3 * i], points[3 * i + 1], points[3 * i + 2])] = i;
  };
  return {
    points,
    add(x, y, z) {
      const h = slot(x, y, z);
      if (table[h] >= 0) return table[h];
      const index = points.length / 3;
      table[h] = index;
      points.push(x, y, z);
      if (2 * (index + 1) > table.length) grow();
      return index;
    },
  };
}
