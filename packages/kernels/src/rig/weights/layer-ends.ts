import { AROUND } from './around.ts';

/** Half of the ways around a cell: the others lead back. */
const WAYS = 13;
/** Faces count for a way that they look along or against more than this. */
const ALONG = 0.45;
/** Share of a cell by which faces must be apart to be of different layers. */
const APART = 0.03;

/** Where, in each cell and along each way, faces that look along it and against it begin and end. */
export interface LayerEnds {
  /** A piece of surface in cell k: its place from the middle of the cell, in cells, and its normal. */
  add(k: number, x: number, y: number, z: number, nx: number, ny: number, nz: number): void;
  /**
   * Per cell the ways by which one leaves the material for good (bits), and whether surfaces look at each other within: first one that looks along a way,
   * then one that looks against it.
   */
  settle(count: number): { open: Int32Array; facing: Uint8Array };
}

/** An empty record; grows with the cells. */
export function createLayerEnds(): LayerEnds {
  // per cell and way: first and last that looks along, first and last that looks against
  let ends = new Float32Array((4 * WAYS) << 14);
  let ready = 0;
  const ways = AROUND.slice(0, WAYS).map((d) => d.map((x) => x / Math.hypot(...d)));
  const grow = (k: number): void => {
    if (4 * WAYS * (k + 1) > ends.length) {
      const grown = new Float32Array(2 * ends.length);
      grown.set(ends);
      ends = grown;
    }
    for (; ready <= k; ready++)
      for (let w = 0; w < WAYS; w++) {
        const o = 4 * (WAYS * ready + w);
        ends[o] = ends[o + 2] = 9;
        ends[o + 1] = ends[o + 3] = -9;
      }
  };
  return {
    add(k, x, y, z, nx, ny, nz) {
      if (k >= ready) grow(k);
      for (let w = 0, o = 4 * WAYS * k; w < WAYS; w++, o += 4) {
        const way = ways[w];
        const facing = way[0] * nx + way[1] * ny + way[2] * nz;
        if (facing < ALONG && facing > -ALONG) continue;
        const at = way[0] * x + way[1] * y + way[2] * z;
        const side = facing > 0 ? o : o + 2;
        if (at < ends[side]) ends[side] = at;
        if (at > ends[side + 1]) ends[side + 1] = at;
      }
    },
    settle(count) {
      const open = new Int32Array(count);
      const facing = new Uint8Array(count);
      for (let k = 0; k < count; k++)
        for (let w = 0, o = 4 * WAYS * k; w < WAYS; w++, o += 4) {
          const [firstAlong, lastAlong, firstAgainst, lastAgainst] = [ends[o], ends[o + 1], ends[o + 2], ends[o + 3]];
          if (lastAlong > lastAgainst) open[k] |= 1 << w;
          if (firstAgainst < firstAlong) open[k] |= 1 << (25 - w);
          if (firstAlong + APART < lastAgainst && firstAlong < 9 && lastAgainst > -9) facing[k] = 1;
        }
      return { open, facing };
    },
  };
}
