import { buildEdges, labelComponents, type Mesh } from '../mesh/index.ts';
import { markInside } from '../solid/index.ts';
import { type Bvh, buildBvh, closestPoint, createClosestPoint } from '../spatial/index.ts';
import { findCrowdedRods } from './crowded-rods.ts';
import { eachSample, type StyleSource } from './style-source.ts';

/** Solid cells of a model. Cells count x fastest; one empty layer stands around everything. */
export interface Voxels {
  size: [number, number, number];
  /** Corner of the first cell, metres. */
  origin: [number, number, number];
  /** Width, height and depth of a cell, metres. */
  cell: [number, number, number];
  /** 1 where a cell is solid. */
  solid: Uint8Array;
}

export interface VoxelOptions {
  /** Cells along the axis that has most of them. */
  count: number;
  /** Height of a cell over its width. Default 1. */
  aspect?: number;
}

/** Share of a cell's side that a thin thing must cover to fill the cell. */
const THIN_COVER = 0.14;
/** Borders among all edges from which a shell counts as a sheet: it closes nothing. */
const SHEET_BORDERS = 0.12;

/**
 * The cells that a model fills: those whose middle its closed shells wind around, those no way leads to from outside, and those that
 * thin things pass through, so that sheets and rods are one cell thick; of rods that crowd each other, as spokes, some stand for all. Cells never touch in an edge or a corner alone. Any triangles will do.
 * Cost: about 0.5 s for 80 cells and 100,000 triangles.
 */
export function voxelise(source: StyleSource, options: VoxelOptions): Voxels {
  const voxels = layCells(source, options);
  const { size, origin, cell } = voxels;
  const { closed, crowded } = sortShells(source.mesh, cell[0]);
  const positions = new Float32Array(closed.positions.length);
  for (let i = 0; i < positions.length; i++) positions[i] = (closed.positions[i] - origin[i % 3]) / cell[i % 3];
  if (closed.indices.length)
    voxels.solid = markInside({ positions, indices: closed.indices }, { origin: [0.5, 0.5, 0.5], cell: 1, size });
  addThin(
    source,
    voxels,
    crowded.length ? buildBvh({ positions: source.mesh.positions, indices: crowded }) : undefined,
  );
  fillCavities(voxels);
  joinDiagonals(voxels);
  return voxels;
}

/** Visits the solid cells that have an empty neighbour, by index. */
export function eachExposed({ size: [nx, ny, nz], solid }: Voxels, visit: (at: number) => void): void {
  const layer = nx * ny;
  for (let z = 1; z < nz - 1; z++)
    for (let y = 1; y < ny - 1; y++)
      for (let x = 1; x < nx - 1; x++) {
        const at = z * layer + y * nx + x;
        if (!solid[at]) continue;
        const around =
          solid[at - 1] + solid[at + 1] + solid[at - nx] + solid[at + nx] + solid[at - layer] + solid[at + layer];
        if (around < 6) visit(at);
      }
}

function layCells({ min, max }: StyleSource, { count, aspect = 1 }: VoxelOptions): Voxels {
  const span = [0, 1, 2].map((k) => max[k] - min[k]);
  const width = Math.max(span[0], span[2], span[1] / aspect) / count;
  const cell: [number, number, number] = [width, width * aspect, width];
  const cells = span.map((s, k) => Math.max(1, Math.ceil(s / cell[k] - 1e-3)));
  const size: [number, number, number] = [cells[0] + 2, cells[1] + 2, cells[2] + 2];
  const middle = (k: number): number => (min[k] + max[k] - size[k] * cell[k]) / 2;
  const origin: [number, number, number] = [middle(0), min[1] - cell[1], middle(2)];
  return { size, origin, cell, solid: new Uint8Array(size[0] * size[1] * size[2]) };
}

/** Faces of the shells that enclose something: cards and sheets would only blur what is inside. And corners of the rods that others stand for. */
function sortShells(mesh: Mesh, cell: number): { closed: Pick<Mesh, 'positions' | 'indices'>; crowded: Uint32Array } {
  const shells = labelComponents(mesh);
  const { count, ofFace } = shells;
  const isCrowded = findCrowdedRods(mesh, shells, cell);
  const crowded: number[] = [];
  const { ofCorner, faceCount } = buildEdges(mesh.indices);
  const borders = new Float64Array(count);
  const faces = new Float64Array(count);
  for (let f = 0; f < ofFace.length; f++) {
    faces[ofFace[f]]++;
    for (let k = 0; k < 3; k++) if (faceCount[ofCorner[3 * f + k]] === 1) borders[ofFace[f]]++;
  }
  const kept: number[] = [];
  for (let f = 0; f < ofFace.length; f++) {
    const shell = ofFace[f];
    const list = isCrowded[shell] ? crowded : kept;
    if (isCrowded[shell] || borders[shell] <= SHEET_BORDERS * 3 * faces[shell])
      list.push(mesh.indices[3 * f], mesh.indices[3 * f + 1], mesh.indices[3 * f + 2]);
  }
  const closed = { positions: mesh.positions, indices: Uint32Array.from(kept) };
  return { closed, crowded: Uint32Array.from(crowded) };
}

const near = createClosestPoint();
/** What lies within this share of a cell of a surface is on it. */
const ON = 1e-3;

/** Fills the cells of what is too thin to hold a cell's middle, but for the rods that others stand for. */
function addThin(source: StyleSource, { size, origin, cell, solid }: Voxels, crowded: Bvh | undefined): void {
  const [nx, ny, nz] = size;
  const cover = new Map<number, number>();
  const face = cell[0] * Math.min(cell[0], cell[1]);
  const clamp = (v: number, n: number): number => Math.min(n - 2, Math.max(1, Math.floor(v)));
  eachSample(source, 0.3 * cell[0], false, ({ x, y, z, nx: ax, ny: ay, nz: az, area }) => {
    if (crowded && closestPoint(crowded, x, y, z, near, ON * cell[0])) return;
    const [px, py, pz] = [(x - origin[0]) / cell[0], (y - origin[1]) / cell[1], (z - origin[2]) / cell[2]];
    for (let i = 0; i < 3; i++) {
      const t = 0.45 * i;
      if (solid[(clamp(pz - t * az, nz) * ny + clamp(py - t * ay, ny)) * nx + clamp(px - t * ax, nx)]) return;
    }
    const at = (clamp(pz - 0.2 * az, nz) * ny + clamp(py - 0.2 * ay, ny)) * nx + clamp(px - 0.2 * ax, nx);
    cover.set(at, (cover.get(at) ?? 0) + area / face);
  });
  for (const [at, share] of cover) if (share >= THIN_COVER) solid[at] = 1;
}

/** Fills what no way leads to from outside. */
function fillCavities({ size: [nx, ny, nz], solid }: Voxels): void {
  const outside = new Uint8Array(solid.length);
  const stack = new Int32Array(solid.length);
  let top = 0;
  stack[top++] = 0;
  outside[0] = 1;
  const layer = nx * ny;
  const reach = (at: number): void => {
    if (solid[at] || outside[at]) return;
    outside[at] = 1;
    stack[top++] = at;
  };
  while (top > 0) {
    const at = stack[--top];
    const x = at % nx;
    const y = Math.floor(at / nx) % ny;
    const z = Math.floor(at / layer);
    if (x > 0) reach(at - 1);
    if (x < nx - 1) reach(at + 1);
    if (y > 0) reach(at - nx);
    if (y < ny - 1) reach(at + nx);
    if (z > 0) reach(at - layer);
    if (z < nz - 1) reach(at + layer);
  }
  for (let i = 0; i < solid.length; i++) if (!outside[i]) solid[i] = 1;
}

/** Fills a cell wherever two meet in an edge or a corner alone: the surface is manifold then, and everything that touches holds together. */
export function joinDiagonals({ size: [nx, ny, nz], solid }: Voxels): void {
  const steps = [1, nx, nx * ny];
  const neighbours = (at: number): number => {
    let n = 0;
    for (const s of steps) n += solid[at - s] + solid[at + s];
    return n;
  };
  for (let round = 0, changed = true; changed && round < 12; round++) {
    changed = false;
    for (let z = 1; z < nz - 1; z++)
      for (let y = 1; y < ny - 1; y++)
        for (let x = 1; x < nx - 1; x++) {
          const at = (z * ny + y) * nx + x;
          for (let k = 0; k < 3; k++) {
            const [s, t] = [steps[k], steps[(k + 1) % 3]];
            const limit = [x < nx - 2, y < ny - 2, z < nz - 2];
            if (!limit[k] || !limit[(k + 1) % 3]) continue;
            const [a, b, c, d] = [solid[at], solid[at + s], solid[at + t], solid[at + s + t]];
            if (a + b + c + d !== 2 || a !== d) continue;
            const [i, j] = a ? [at + s, at + t] : [at, at + s + t];
            solid[neighbours(i) >= neighbours(j) ? i : j] = 1;
            changed = true;
          }
          if (x < nx - 2 && y < ny - 2 && z < nz - 2 && joinCorner(solid, at, steps)) changed = true;
        }
  }
}

/** Opposite corners of a cube of eight cells with nothing else: a path of two more joins them. */
function joinCorner(solid: Uint8Array, at: number, [a, b, c]: readonly number[]): boolean {
  let sum = 0;
  for (let i = 0; i < 8; i++) sum += solid[at + (i & 1 ? a : 0) + (i & 2 ? b : 0) + (i & 4 ? c : 0)];
  if (sum !== 2) return false;
  for (let i = 0; i < 4; i++) {
    const p = at + (i & 1 ? a : 0) + (i & 2 ? b : 0);
    const q = at + (i & 1 ? 0 : a) + (i & 2 ? 0 : b) + c;
    if (!solid[p] || !solid[q]) continue;
    solid[p + c] = 1;
    solid[p + c + (i & 1 ? -a : a)] = 1;
    return true;
  }
  return false;
}
