import type { labelComponents, Mesh } from '../mesh/index.ts';

/** Rods are thinner than this share of a cell: a cell that one passes through is mostly empty. */
const THIN = 0.3;
/** Their length over their thickness, at least. */
const SLENDER = 12;
/** Cells that the middles of rods keep from each other: nearer ones would run together into a lump. */
const APART = 4.5;

/**
 * Which shells of a mesh are rods that crowd others, as the spokes of a wheel: of each crowd some stand for all, the longest first. By shell, as
 * `labelComponents` numbers them. `cell`: width of a cell, metres. Cost: linear in the faces, and the square of the rods.
 */
export function findCrowdedRods(
  mesh: Mesh,
  { ofFace, count }: ReturnType<typeof labelComponents>,
  cell: number,
): Uint8Array {
  const { positions: p, indices } = mesh;
  const area = new Float64Array(count);
  const volume = new Float64Array(count);
  const low = new Float64Array(3 * count).fill(Number.POSITIVE_INFINITY);
  const high = new Float64Array(3 * count).fill(Number.NEGATIVE_INFINITY);
  for (let f = 0; f < ofFace.length; f++) {
    const shell = ofFace[f];
    const [a, b, c] = [3 * indices[3 * f], 3 * indices[3 * f + 1], 3 * indices[3 * f + 2]];
    const [ux, uy, uz] = [p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]];
    const [vx, vy, vz] = [p[c] - p[a], p[c + 1] - p[a + 1], p[c + 2] - p[a + 2]];
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    area[shell] += Math.hypot(nx, ny, nz) / 2;
    volume[shell] += (p[a] * nx + p[a + 1] * ny + p[a + 2] * nz) / 6;
    for (const corner of [a, b, c])
      for (let k = 0; k < 3; k++) {
        low[3 * shell + k] = Math.min(low[3 * shell + k], p[corner + k]);
        high[3 * shell + k] = Math.max(high[3 * shell + k], p[corner + k]);
      }
  }
  // Lengths in tenths of a cell, so that like rods come in their order.
  const rods: { shell: number; length: number; middle: number[] }[] = [];
  for (let shell = 0; shell < count; shell++) {
    // A cylinder's volume is a fourth of its side's surface times its width.
    const width = (4 * volume[shell]) / Math.max(1e-30, area[shell]);
    const span = [0, 1, 2].map((k) => high[3 * shell + k] - low[3 * shell + k]);
    const length = Math.hypot(...span);
    if (!(width > 0 && width < THIN * cell && length > SLENDER * width)) continue;
    // What is bent round, as a ring, has more surface than a rod of its length.
    if (area[shell] > 1.5 * Math.PI * width * length) continue;
    rods.push({
      shell,
      length: Math.round((10 * length) / cell),
      middle: [0, 1, 2].map((k) => (high[3 * shell + k] + low[3 * shell + k]) / 2),
    });
  }
  rods.sort((a, b) => b.length - a.length || a.shell - b.shell);
  const crowded = new Uint8Array(count);
  const kept: (typeof rods)[0][] = [];
  for (const rod of rods) {
    const near = (other: (typeof rods)[0]): boolean =>
      Math.hypot(...rod.middle.map((v, k) => v - other.middle[k])) < APART * cell;
    if (kept.some(near)) crowded[rod.shell] = 1;
    else kept.push(rod);
  }
  return crowded;
}
