import type { Mesh } from '../../mesh/index.ts';

/** The six sides of a cube: outward axis, and the corners counter-clockwise seen from outside. */
const SIDES: readonly (readonly [dx: number, dy: number, dz: number, corners: readonly number[]])[] = [
  [1, 0, 0, [1, 3, 7, 5]],
  [-1, 0, 0, [0, 4, 6, 2]],
  [0, 1, 0, [2, 6, 7, 3]],
  [0, -1, 0, [0, 1, 5, 4]],
  [0, 0, 1, [4, 5, 7, 6]],
  [0, 0, -1, [0, 2, 3, 1]],
];

/**
 * The surface of one part's cubes as a closed manifold mesh. Two cubes that only share an edge are first joined by a third; corners where
 * cubes only touch get a vertex for each. `owner`: part of every cube, x fastest. `low`: grid coordinates of the first.
 */
export function cubesMesh(
  owner: Int16Array,
  size: readonly [number, number, number],
  part: number,
  low: readonly number[],
  cell: number,
): Mesh {
  const [nx, ny, nz] = size;
  const index = (x: number, y: number, z: number): number => (z * ny + y) * nx + x;
  const filled = (x: number, y: number, z: number): boolean =>
    x >= 0 && y >= 0 && z >= 0 && x < nx && y < ny && z < nz && owner[index(x, y, z)] === part;
  joinEdges(owner, size, part);
  const positions: number[] = [];
  const indices: number[] = [];
  const made = new Map<number, number>();
  /** Which of the groups of joined cubes about a grid corner this cube is in: its least cube, 0..7. */
  const groupAt = (x: number, y: number, z: number, own: number): number => {
    let group = 1 << own;
    for (let grown = true; grown; ) {
      grown = false;
      for (let k = 0; k < 8; k++) {
        if (group & (1 << k) || !filled(x - 1 + (k & 1), y - 1 + ((k >> 1) & 1), z - 1 + (k >> 2))) continue;
        if (group & ((1 << (k ^ 1)) | (1 << (k ^ 2)) | (1 << (k ^ 4)))) {
          group |= 1 << k;
          grown = true;
        }
      }
    }
    return 31 - Math.clz32(group & -group);
  };
  const vertex = (x: number, y: number, z: number, own: number): number => {
    const key = (((z * (ny + 1) + y) * (nx + 1) + x) << 3) | groupAt(x, y, z, own);
    let v = made.get(key);
    if (v === undefined) {
      v = positions.length / 3;
      made.set(key, v);
      positions.push((x + low[0]) * cell, (y + low[1]) * cell, (z + low[2]) * cell);
    }
    return v;
  };
  for (let z = 0; z < nz; z++)
    for (let y = 0; y < ny; y++)
      for (let x = 0; x < nx; x++) {
        if (!filled(x, y, z)) continue;
        for (const [dx, dy, dz, corners] of SIDES) {
          if (filled(x + dx, y + dy, z + dz)) continue;
          // Seen from a corner of the cube, the cube lies on the other side of it.
          const [a, b, c, d] = corners.map((k) => vertex(x + (k & 1), y + ((k >> 1) & 1), z + (k >> 2), 7 - k));
          indices.push(a, b, c, a, c, d);
        }
      }
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}

/** Fills one of the two gaps wherever two cubes of the part meet at an edge only, until there is no such place. */
function joinEdges(owner: Int16Array, [nx, ny, nz]: readonly [number, number, number], part: number): void {
  const steps = [1, nx, nx * ny];
  const sizes = [nx, ny, nz];
  for (let changed = true, round = 0; changed && round < 16; round++) {
    changed = false;
    for (const [u, v] of [
      [0, 1],
      [1, 2],
      [0, 2],
    ])
      for (let i = 0; i < owner.length; i++) {
        const at = [i % nx, Math.floor(i / nx) % ny, Math.floor(i / (nx * ny))];
        if (at[u] + 1 >= sizes[u] || at[v] + 1 >= sizes[v]) continue;
        const [p, q, r, s] = [i, i + steps[u], i + steps[v], i + steps[u] + steps[v]].map((k) => owner[k] === part);
        if (p === s && q === r && p !== q) {
          owner[p ? i + steps[u] : i] = part;
          changed = true;
        }
      }
  }
}
