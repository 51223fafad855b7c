/** A block in a thing's own axes: x0, x1, y0, y1, z0, z1; from `eaves` (y) on its walls at x0, x1, z0, z1 lean in, by so much at the top. */
export interface Block {
  box: readonly number[];
  eaves: number;
  inset: readonly number[];
}

/** Numbers on a lattice of cells a unit wide, x first, then y. */
export interface Numbers {
  size: readonly [number, number, number];
  values: Float32Array;
}

/** Planes of a block: normal and offset, positive inside. */
export function planesOf({ box, eaves, inset }: Block): Float64Array {
  const out: number[] = [];
  for (let s = 0; s < 6; s++) {
    const sign = s % 2 === 0 ? 1 : -1;
    const normal = [0, 0, 0];
    normal[s >> 1] = sign;
    out.push(...normal, -sign * box[s]);
  }
  const rise = Math.max(1e-3, box[3] - eaves);
  for (let s = 0; s < 4; s++) {
    if (!(inset[s] > 0)) continue;
    const length = Math.hypot(rise, inset[s]);
    const [across, up] = [((s % 2 === 0 ? 1 : -1) * rise) / length, -inset[s] / length];
    const wall = box[s < 2 ? s : s + 2];
    out.push(s < 2 ? across : 0, up, s < 2 ? 0 : across, -across * wall - up * eaves);
  }
  return Float64Array.from(out);
}

/** How much of each cell about a block lies in it, 0..1, by about the distance of its middle: what is under half a cell from the faces counts in part. */
export function eachInside({ size }: Numbers, block: Block, visit: (at: number, share: number) => void): void {
  const { box } = block;
  const planes = planesOf(block);
  const from = (a: number): number => Math.max(0, Math.floor(box[2 * a] - 1));
  const to = (a: number): number => Math.min(size[a], Math.ceil(box[2 * a + 1] + 1));
  const [i0, j0, k0, i1, j1, k1] = [from(0), from(1), from(2), to(0), to(1), to(2)];
  for (let k = k0; k < k1; k++)
    for (let j = j0; j < j1; j++)
      for (let i = i0; i < i1; i++) {
        let d = 0.5;
        for (let m = 0; m < planes.length && d > -0.5; m += 4) {
          const e = planes[m] * (i + 0.5) + planes[m + 1] * (j + 0.5) + planes[m + 2] * (k + 0.5) + planes[m + 3];
          if (e < d) d = e;
        }
        if (d > -0.5) visit((k * size[1] + j) * size[0] + i, d + 0.5);
      }
}
