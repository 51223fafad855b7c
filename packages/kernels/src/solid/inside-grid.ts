import type { Lattice } from '../field/index.ts';
import type { Mesh } from '../mesh/index.ts';
import { coneBorders } from './cone-borders.ts';
import { scanLines } from './scan-lines.ts';
import { buildWindingTree, type WindingTree, windingNumber } from './winding.ts';

/** Points between places where the smooth part of the winding number is asked exactly, away from the surface. */
const COARSE = 4;
/** A point that the surface winds around more than half a time is inside. */
const INSIDE = 0.5;

/**
 * Which points of a lattice lie inside a triangle soup, 1 or 0, x fastest: where its generalized winding number is over 1/2. The soup is
 * closed by cones over its borders and wound around by counting along lines, which is exact; then the cones are taken off again by their
 * smooth winding number, exactly near them and between points 4 cells apart elsewhere. So a closed mesh costs a scan, and holes cost
 * as much as they are large. Points on the lattice's outside are outside.
 */
export function markInside(mesh: Pick<Mesh, 'positions' | 'indices'>, lattice: Lattice): Uint8Array {
  const cones = coneBorders(mesh);
  const indices = new Uint32Array(mesh.indices.length + cones.indices.length);
  indices.set(mesh.indices);
  indices.set(cones.indices, mesh.indices.length);
  const closed = { positions: cones.positions, indices };
  const [nx, ny, nz] = lattice.size;
  const inside = new Uint8Array(nx * ny * nz);
  const whole = cones.indices.length ? new Int8Array(inside.length) : undefined;
  const hits = scanLines(closed, lattice, 0);
  for (let line = 0; line < ny * nz; line++) {
    let turns = 0;
    let x = 0;
    for (let h = hits.start[line]; h <= hits.start[line + 1]; h++) {
      const end = h === hits.start[line + 1] ? nx : Math.min(nx, Math.max(0, Math.ceil(hits.depth[h])));
      if (turns !== 0 && end > x) {
        if (whole) whole.fill(turns, line * nx + x, line * nx + end);
        else if (turns > 0) inside.fill(1, line * nx + x, line * nx + end);
      }
      x = Math.max(x, end);
      if (h < hits.start[line + 1]) turns += hits.step[h];
    }
  }
  if (whole) addSmooth(buildWindingTree(cones), cones, lattice, whole, inside);
  clearShell(inside, lattice);
  return inside;
}

/** inside = whole - winding number of the cones > 1/2, block by block. */
function addSmooth(
  tree: WindingTree,
  cones: Pick<Mesh, 'positions' | 'indices'>,
  { origin, cell, size }: Lattice,
  whole: Int8Array,
  inside: Uint8Array,
): void {
  const [nx, ny, nz] = size;
  const [bx, by, bz] = size.map((n) => Math.ceil((n - 1) / COARSE));
  const near = markBlocks(cones, { origin, cell: cell * COARSE, size: [bx, by, bz] });
  const at = (x: number, y: number, z: number): number =>
    windingNumber(tree, origin[0] + x * cell, origin[1] + y * cell, origin[2] + z * cell);
  const coarse = new Float32Array((bx + 1) * (by + 1) * (bz + 1));
  for (let k = 0, i = 0; k <= bz; k++)
    for (let j = 0; j <= by; j++) for (let l = 0; l <= bx; l++, i++) coarse[i] = at(COARSE * l, COARSE * j, COARSE * k);
  const corner = (l: number, j: number, k: number): number => coarse[(k * (by + 1) + j) * (bx + 1) + l];
  for (let z = 0; z < nz; z++) {
    const k = Math.min(bz - 1, Math.floor(z / COARSE));
    const tz = z / COARSE - k;
    for (let y = 0; y < ny; y++) {
      const j = Math.min(by - 1, Math.floor(y / COARSE));
      const ty = y / COARSE - j;
      for (let x = 0; x < nx; x++) {
        const l = Math.min(bx - 1, Math.floor(x / COARSE));
        const o = (z * ny + y) * nx + x;
        let w: number;
        if (near[(k * by + j) * bx + l]) w = at(x, y, z);
        else {
          const tx = x / COARSE - l;
          const low = mix(
            mix(corner(l, j, k), corner(l + 1, j, k), tx),
            mix(corner(l, j + 1, k), corner(l + 1, j + 1, k), tx),
            ty,
          );
          const high = mix(
            mix(corner(l, j, k + 1), corner(l + 1, j, k + 1), tx),
            mix(corner(l, j + 1, k + 1), corner(l + 1, j + 1, k + 1), tx),
            ty,
          );
          w = mix(low, high, tz);
        }
        inside[o] = whole[o] - w > INSIDE ? 1 : 0;
      }
    }
  }
}

function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

/** Blocks that triangles pass through or nearly so, by their box and their plane. */
function markBlocks({ positions: p, indices }: Pick<Mesh, 'positions' | 'indices'>, blocks: Lattice): Uint8Array {
  const { origin, cell, size } = blocks;
  const out = new Uint8Array(size[0] * size[1] * size[2]);
  const lo = [0, 0, 0];
  const hi = [0, 0, 0];
  for (let f = 0; f < indices.length; f += 3) {
    const [a, b, c] = [3 * indices[f], 3 * indices[f + 1], 3 * indices[f + 2]];
    for (let k = 0; k < 3; k++) {
      lo[k] = Math.max(0, Math.floor((Math.min(p[a + k], p[b + k], p[c + k]) - origin[k]) / cell - 0.05));
      hi[k] = Math.min(size[k] - 1, Math.floor((Math.max(p[a + k], p[b + k], p[c + k]) - origin[k]) / cell + 0.05));
    }
    const [ux, uy, uz] = [p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]];
    const [vx, vy, vz] = [p[c] - p[a], p[c + 1] - p[a + 1], p[c + 2] - p[a + 2]];
    const n = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    // Half the block's extent along the normal, a little more.
    const reach = 0.55 * cell * (Math.abs(n[0]) + Math.abs(n[1]) + Math.abs(n[2]));
    for (let z = lo[2]; z <= hi[2]; z++) {
      for (let y = lo[1]; y <= hi[1]; y++) {
        for (let x = lo[0]; x <= hi[0]; x++) {
          const off =
            n[0] * (origin[0] + (x + 0.5) * cell - p[a]) +
            n[1] * (origin[1] + (y + 0.5) * cell - p[a + 1]) +
            n[2] * (origin[2] + (z + 0.5) * cell - p[a + 2]);
          if (Math.abs(off) <= reach) out[(z * size[1] + y) * size[0] + x] = 1;
        }
      }
    }
  }
  return out;
}

function clearShell(inside: Uint8Array, { size: [nx, ny, nz] }: Lattice): void {
  inside.fill(0, 0, nx * ny);
  inside.fill(0, nx * ny * (nz - 1));
  for (let z = 0; z < nz; z++) {
    inside.fill(0, z * nx * ny, z * nx * ny + nx);
    inside.fill(0, (z + 1) * nx * ny - nx, (z + 1) * nx * ny);
    for (let y = 0; y < ny; y++) {
      inside[(z * ny + y) * nx] = 0;
      inside[(z * ny + y) * nx + nx - 1] = 0;
    }
  }
}
