import { createLayerEnds } from './layer-ends.ts';

/** A model as cells: what is surface, what lies within, and where surfaces face each other. */
export interface BodyVoxels {
  /** Metres. */
  cell: number;
  /** Corner of the first cell. */
  origin: [number, number, number];
  size: [number, number, number];
  /** Per cell: OUTSIDE, INSIDE, SURFACE or GAP. The outermost two layers are outside. */
  kind: Uint8Array;
  /** Slot of a surface cell in `normals`, -1 of others. */
  slot: Int32Array;
  /** Outward unit normals of surface cells, xyz; zero where sheets have two sides within a cell. */
  normals: Float32Array;
  /** Per surface cell a bit for each way around the cell by which one leaves the material for good. */
  open: Int32Array;
}

export const OUTSIDE = 0;
const INSIDE = 1;
const SURFACE = 2;
/** Two surfaces that look at each other stand closer than a cell: a thigh against the other, a hand on the hip. */
export const GAP = 3;

/** Triangles are looked at in steps of so many cells. */
const STEP = 0.55;
const CELLS_MAX = 2_400_000;
const LONGEST = 210;
/** Cells of the body itself: thin ones can be finer than stout ones. */
const BODY_MAX = 320_000;

/**
 * Cells of a model of any kind, closed or not: those that its triangles touch, and those that see them in five of six directions. Cost: in
 * proportion to the area, and six passes over the cells.
 */
export function voxelizeBody(positions: Float32Array, indices: Uint32Array): BodyVoxels {
  const count = countCells(positions, indices);
  return fillCells(positions, indices, count <= BODY_MAX ? 1 : Math.cbrt(count / BODY_MAX));
}

/** How many of the finest cells are of the body. */
function countCells(positions: Float32Array, indices: Uint32Array): number {
  const { cell, origin, size } = frame(positions, 1);
  const [nx, ny, nz] = size;
  const kind = new Uint8Array(nx * ny * nz);
  const [x0, y0, z0] = origin;
  for (let f = 0; f + 2 < indices.length; f += 3) {
    const [a, b, c] = [3 * indices[f], 3 * indices[f + 1], 3 * indices[f + 2]];
    const ax = (positions[a] - x0) / cell;
    const ay = (positions[a + 1] - y0) / cell;
    const az = (positions[a + 2] - z0) / cell;
    const ux = (positions[b] - x0) / cell - ax;
    const uy = (positions[b + 1] - y0) / cell - ay;
    const uz = (positions[b + 2] - z0) / cell - az;
    const vx = (positions[c] - x0) / cell - ax;
    const vy = (positions[c + 1] - y0) / cell - ay;
    const vz = (positions[c + 2] - z0) / cell - az;
    const longest = Math.sqrt(
      Math.max(
        ux * ux + uy * uy + uz * uz,
        vx * vx + vy * vy + vz * vz,
        (vx - ux) ** 2 + (vy - uy) ** 2 + (vz - uz) ** 2,
      ),
    );
    const steps = Math.max(1, Math.min(4096, Math.ceil(longest / STEP)));
    for (let i = 0; i < steps; i++)
      for (let j = 0; j < steps - i; j++)
        for (let third = 1; third <= (j < steps - i - 1 ? 2 : 1); third++) {
          const s = (i + third / 3) / steps;
          const t = (j + third / 3) / steps;
          const [x, y, z] = [ax + s * ux + t * vx, ay + s * uy + t * vy, az + s * uz + t * vz];
          kind[(Math.floor(z) * ny + Math.floor(y)) * nx + Math.floor(x)] = SURFACE;
        }
  }
  fillInside(kind, size);
  let count = 0;
  for (let at = 0; at < kind.length; at++) if (kind[at]) count++;
  return count;
}

/** `coarser` multiplies the size of the cells. */
function fillCells(positions: Float32Array, indices: Uint32Array, coarser: number): BodyVoxels {
  const { cell, origin, size } = frame(positions, coarser);
  const [nx, ny, nz] = size;
  const kind = new Uint8Array(nx * ny * nz);
  const slot = new Int32Array(kind.length).fill(-1);
  // per surface cell: area, normal times area
  let sums = new Float32Array(4 << 15);
  const ends = createLayerEnds();
  let count = 0;
  for (let f = 0; f + 2 < indices.length; f += 3) {
    const [a, b, c] = [3 * indices[f], 3 * indices[f + 1], 3 * indices[f + 2]];
    const [ax, ay, az] = [positions[a], positions[a + 1], positions[a + 2]];
    const [ux, uy, uz] = [positions[b] - ax, positions[b + 1] - ay, positions[b + 2] - az];
    const [vx, vy, vz] = [positions[c] - ax, positions[c + 1] - ay, positions[c + 2] - az];
    const [cx, cy, cz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const double = Math.hypot(cx, cy, cz);
    const longest = Math.max(Math.hypot(ux, uy, uz), Math.hypot(vx, vy, vz), Math.hypot(vx - ux, vy - uy, vz - uz));
    const steps = Math.max(1, Math.min(4096, Math.ceil(longest / (STEP * cell))));
    const area = double / 2 / (steps * steps) || 1e-12;
    const [px, py, pz] = double > 0 ? [cx / double, cy / double, cz / double] : [0, 0, 0];
    for (let i = 0; i < steps; i++)
      for (let j = 0; j < steps - i; j++)
        for (let half = 0; half < (j < steps - i - 1 ? 2 : 1); half++) {
          const s = (i + (half ? 2 : 1) / 3) / steps;
          const t = (j + (half ? 2 : 1) / 3) / steps;
          const x = (ax + s * ux + t * vx - origin[0]) / cell;
          const y = (ay + s * uy + t * vy - origin[1]) / cell;
          const z = (az + s * uz + t * vz - origin[2]) / cell;
          const [gx, gy, gz] = [Math.floor(x), Math.floor(y), Math.floor(z)];
          const at = (gz * ny + gy) * nx + gx;
          let k = slot[at];
          if (k < 0) {
            k = slot[at] = count++;
            kind[at] = SURFACE;
            if (4 * count > sums.length) {
              const grown = new Float32Array(2 * sums.length);
              grown.set(sums);
              sums = grown;
            }
          }
          const o = 4 * k;
          sums[o] += area;
          sums[o + 1] += area * px;
          sums[o + 2] += area * py;
          sums[o + 3] += area * pz;
          ends.add(k, x - gx - 0.5, y - gy - 0.5, z - gz - 0.5, px, py, pz);
        }
  }
  const normals = new Float32Array(3 * count);
  for (let k = 0; k < count; k++) {
    const [x, y, z] = [sums[4 * k + 1], sums[4 * k + 2], sums[4 * k + 3]];
    const length = Math.hypot(x, y, z);
    if (length > 0.5 * sums[4 * k]) for (let a = 0; a < 3; a++) normals[3 * k + a] = sums[4 * k + 1 + a] / length;
  }
  const { open, facing } = ends.settle(count);
  for (let at = 0; at < slot.length; at++) if (slot[at] >= 0 && facing[slot[at]]) kind[at] = GAP;
  fillInside(kind, size);
  return { cell, origin, size, kind, slot, normals, open };
}

function frame(positions: Float32Array, coarser: number): Pick<BodyVoxels, 'cell' | 'origin' | 'size'> {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < positions.length; i++) {
    if (positions[i] < min[i % 3]) min[i % 3] = positions[i];
    if (positions[i] > max[i % 3]) max[i % 3] = positions[i];
  }
  const extent = [0, 1, 2].map((k) => Math.max(0, max[k] - min[k]));
  const longest = Math.max(...extent, 1e-9);
  let cell = longest / LONGEST;
  const cells = (): number => extent.reduce((product, e) => product * (e / cell + 5), 1);
  while (cells() > CELLS_MAX) cell *= 1.05;
  cell *= coarser;
  const size = extent.map((e) => Math.floor(e / cell) + 5) as [number, number, number];
  const origin = [0, 1, 2].map((k) => (min[k] + max[k] - size[k] * cell) / 2) as [number, number, number];
  return { cell, origin, size };
}

/** Cells that see surface in five of six directions are inside. */
function fillInside(kind: Uint8Array, [nx, ny, nz]: readonly [number, number, number]): void {
  const seen = new Uint8Array(kind.length);
  const sweep = (start: number, step: number, count: number): void => {
    let hit = 0;
    for (let i = 0, at = start; i < count; i++, at += step) {
      if (kind[at]) hit = 1;
      seen[at] += hit;
    }
    hit = 0;
    for (let i = count - 1, at = start + step * (count - 1); i >= 0; i--, at -= step) {
      if (kind[at]) hit = 1;
      seen[at] += hit;
    }
  };
  for (let z = 0; z < nz; z++) for (let y = 0; y < ny; y++) sweep((z * ny + y) * nx, 1, nx);
  for (let z = 0; z < nz; z++) for (let x = 0; x < nx; x++) sweep(z * ny * nx + x, nx, ny);
  for (let y = 0; y < ny; y++) for (let x = 0; x < nx; x++) sweep(y * nx + x, nx * ny, nz);
  for (let at = 0; at < kind.length; at++) if (!kind[at] && seen[at] >= 5) kind[at] = INSIDE;
}
