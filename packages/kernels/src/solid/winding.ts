import type { Mesh } from '../mesh/index.ts';
import { type Bvh, buildBvh } from '../spatial/index.ts';

/** A mesh made ready to be asked how often it winds around a point. */
export interface WindingTree {
  bvh: Bvh;
  /**
   * Per node of the tree 29 numbers: centre of area xyz, radius squared around it, sum of area normals xyz, the nine moments of
   * (place - centre) x normal by rows, and of the second moments what an evaluation needs: three traces and ten symmetric parts.
   */
  moments: Float64Array;
}

const STRIDE = 29;
/** A node stands for its triangles from this many radii on: errors stay under about 0.01. */
const REACH = 2.3;
/** Second moments of a node while the tree is built: [pair of axes (xx xy xz yy yz zz) * 3 + axis of the normal]. */
const SECOND = 18;
const PAIRS = [0, 0, 0, 1, 0, 2, 1, 1, 1, 2, 2, 2];

/**
 * Builds the tree of moments for `windingNumber` over any triangles: open, overlapping, soup. Cost: as `buildBvh`.
 * Source: Barill et al., "Fast winding numbers for soups and clouds", 2018.
 */
export function buildWindingTree(mesh: Pick<Mesh, 'positions' | 'indices'>): WindingTree {
  const bvh = buildBvh(mesh, { leafSize: 8 });
  const nodes = bvh.links.length / 2;
  const moments = new Float64Array(nodes * STRIDE);
  const area = new Float64Array(nodes);
  const second = new Float64Array(nodes * SECOND);
  // Children stand behind their parents: from the end, every node finds its children done.
  for (let node = nodes - 1; node >= 0; node--) {
    if (isLeaf(bvh, node)) measureLeaf(bvh, node, moments, area, second);
    else joinChildren(node, bvh.links[2 * node], moments, area, second);
    const o = STRIDE * node;
    let r2 = 0;
    for (let k = 0; k < 3; k++) {
      const c = moments[o + k];
      r2 += Math.max(c - bvh.bounds[6 * node + k], bvh.bounds[6 * node + 3 + k] - c) ** 2;
    }
    moments[o + 3] = r2;
    contract(second, SECOND * node, moments, o + 16);
  }
  return { bvh, moments };
}

function isLeaf(bvh: Bvh, node: number): boolean {
  return bvh.links[2 * node + 1] > 0 || bvh.links[2 * node] <= node;
}

function measureLeaf(bvh: Bvh, node: number, moments: Float64Array, area: Float64Array, second: Float64Array): void {
  const first = bvh.links[2 * node];
  const last = first + bvh.links[2 * node + 1];
  const o = STRIDE * node;
  for (let slot = first; slot < last; slot++) {
    triangle(bvh.corners, 9 * slot);
    const a = Math.sqrt(nx * nx + ny * ny + nz * nz);
    area[node] += a;
    moments[o] += a * cx;
    moments[o + 1] += a * cy;
    moments[o + 2] += a * cz;
  }
  const s = area[node] > 0 ? 1 / area[node] : 0;
  for (let k = 0; k < 3; k++)
    moments[o + k] = s ? moments[o + k] * s : (bvh.bounds[6 * node + k] + bvh.bounds[6 * node + 3 + k]) / 2 || 0;
  for (let slot = first; slot < last; slot++) {
    triangle(bvh.corners, 9 * slot);
    const d = [cx - moments[o], cy - moments[o + 1], cz - moments[o + 2]];
    addSecond(second, SECOND * node, d, undefined, 0);
    addMoment(moments, o, d[0], d[1], d[2]);
  }
}

/** Adds the module's normal at an offset from the node's centre. */
function addMoment(m: Float64Array, o: number, dx: number, dy: number, dz: number): void {
  m[o + 4] += nx;
  m[o + 5] += ny;
  m[o + 6] += nz;
  m[o + 7] += dx * nx;
  m[o + 8] += dx * ny;
  m[o + 9] += dx * nz;
  m[o + 10] += dy * nx;
  m[o + 11] += dy * ny;
  m[o + 12] += dy * nz;
  m[o + 13] += dz * nx;
  m[o + 14] += dz * ny;
  m[o + 15] += dz * nz;
}

/** Adds the second moments of the module's normal at an offset, with those that the first moments at `from` make of the offset. */
function addSecond(c: Float64Array, o: number, d: readonly number[], m: Float64Array | undefined, from: number): void {
  const n = [nx, ny, nz];
  for (let pair = 0; pair < 6; pair++) {
    const i = PAIRS[2 * pair];
    const j = PAIRS[2 * pair + 1];
    for (let k = 0; k < 3; k++) {
      const first = m ? d[i] * m[from + 7 + 3 * j + k] + d[j] * m[from + 7 + 3 * i + k] : 0;
      c[o + 3 * pair + k] += d[i] * d[j] * n[k] + first;
    }
  }
}

/** The parts of second moments that count: sums over equal axes, and the symmetric rest by monomial (xxx xxy xxz xyy xyz xzz yyy yyz yzz zzz). */
function contract(c: Float64Array, o: number, out: Float64Array, at: number): void {
  const of = (i: number, j: number, k: number): number => {
    const [a, b] = i <= j ? [i, j] : [j, i];
    return c[o + 3 * (a === 0 ? b : a + b + 1) + k];
  };
  for (let k = 0; k < 3; k++) {
    for (let i = 0; i < 3; i++) out[at + k] += of(i, i, k) + 2 * of(i, k, i);
  }
  let monomial = at + 3;
  for (let i = 0; i < 3; i++) {
    for (let j = i; j < 3; j++) {
      for (let k = j; k < 3; k++) {
        const all = of(i, j, k) + of(j, k, i) + of(k, i, j);
        const ways = i === j && j === k ? 1 / 3 : i === j || j === k ? 1 : 2;
        out[monomial++] = all * ways;
      }
    }
  }
}

function joinChildren(node: number, right: number, m: Float64Array, area: Float64Array, second: Float64Array): void {
  const o = STRIDE * node;
  area[node] = area[node + 1] + area[right];
  const share = area[node] > 0 ? area[node + 1] / area[node] : 0.5;
  for (let k = 0; k < 3; k++) m[o + k] = share * m[STRIDE * (node + 1) + k] + (1 - share) * m[STRIDE * right + k];
  for (const child of [node + 1, right]) {
    const c = STRIDE * child;
    nx = m[c + 4];
    ny = m[c + 5];
    nz = m[c + 6];
    const d = [m[c] - m[o], m[c + 1] - m[o + 1], m[c + 2] - m[o + 2]];
    addSecond(second, SECOND * node, d, m, c);
    for (let k = 0; k < SECOND; k++) second[SECOND * node + k] += second[SECOND * child + k];
    addMoment(m, o, d[0], d[1], d[2]);
    for (let k = 7; k < 16; k++) m[o + k] += m[c + k];
  }
}

let nx = 0;
let ny = 0;
let nz = 0;
let cx = 0;
let cy = 0;
let cz = 0;

/** Leaves area normal and centre of the triangle at `o` in module variables. */
function triangle(p: Float32Array, o: number): void {
  const ux = p[o + 3] - p[o];
  const uy = p[o + 4] - p[o + 1];
  const uz = p[o + 5] - p[o + 2];
  const vx = p[o + 6] - p[o];
  const vy = p[o + 7] - p[o + 1];
  const vz = p[o + 8] - p[o + 2];
  nx = 0.5 * (uy * vz - uz * vy);
  ny = 0.5 * (uz * vx - ux * vz);
  nz = 0.5 * (ux * vy - uy * vx);
  cx = (p[o] + p[o + 3] + p[o + 6]) / 3;
  cy = (p[o + 1] + p[o + 4] + p[o + 7]) / 3;
  cz = (p[o + 2] + p[o + 5] + p[o + 8]) / 3;
}

const stack = new Uint32Array(128);
const QUARTER = 1 / (4 * Math.PI);

/**
 * How often the mesh winds around (x, y, z): 1 inside and 0 outside of a closed outward surface, whole numbers for overlapping ones,
 * and between them, smoothly, where the surface is open. Near triangles count exactly, far ones by the moments of their node; no
 * allocation; about 250,000 points a second near a surface of 100k triangles.
 * Sources: Jacobson et al., "Robust inside-outside segmentation using generalized winding numbers", 2013; Barill et al., 2018;
 * van Oosterom & Strackee, "The solid angle of a plane triangle", 1983.
 */
export function windingNumber(tree: WindingTree, x: number, y: number, z: number): number {
  const { bvh, moments: m } = tree;
  const { links, corners } = bvh;
  let sum = 0;
  let depth = 1;
  stack[0] = 0;
  while (depth > 0) {
    const node = stack[--depth];
    const o = STRIDE * node;
    const dx = m[o] - x;
    const dy = m[o + 1] - y;
    const dz = m[o + 2] - z;
    const r2 = dx * dx + dy * dy + dz * dz;
    if (r2 > REACH * REACH * m[o + 3]) {
      const i3 = 1 / (r2 * Math.sqrt(r2));
      const pull =
        dx * (dx * m[o + 7] + dy * m[o + 10] + dz * m[o + 13]) +
        dy * (dx * m[o + 8] + dy * m[o + 11] + dz * m[o + 14]) +
        dz * (dx * m[o + 9] + dy * m[o + 12] + dz * m[o + 15]);
      const cubic =
        dx *
          (dx * (dx * m[o + 19] + dy * m[o + 20] + dz * m[o + 21]) +
            dy * (dy * m[o + 22] + dz * m[o + 23]) +
            dz * dz * m[o + 24]) +
        dy * (dy * (dy * m[o + 25] + dz * m[o + 26]) + dz * dz * m[o + 27]) +
        dz * dz * dz * m[o + 28];
      const traces = dx * m[o + 16] + dy * m[o + 17] + dz * m[o + 18];
      const normal = dx * m[o + 4] + dy * m[o + 5] + dz * m[o + 6] + m[o + 7] + m[o + 11] + m[o + 15];
      sum += (normal - (3 * pull + 1.5 * traces - (7.5 * cubic) / r2) / r2) * i3;
      continue;
    }
    const count = links[2 * node + 1];
    const link = links[2 * node];
    if (count === 0 && link > node) {
      stack[depth++] = link;
      stack[depth++] = node + 1;
    } else for (let slot = link; slot < link + count; slot++) sum += solidAngle(corners, 9 * slot, x, y, z);
  }
  return sum * QUARTER;
}

function solidAngle(p: Float32Array, o: number, x: number, y: number, z: number): number {
  const ax = p[o] - x;
  const ay = p[o + 1] - y;
  const az = p[o + 2] - z;
  const bx = p[o + 3] - x;
  const by = p[o + 4] - y;
  const bz = p[o + 5] - z;
  const cx = p[o + 6] - x;
  const cy = p[o + 7] - y;
  const cz = p[o + 8] - z;
  const a = Math.sqrt(ax * ax + ay * ay + az * az);
  const b = Math.sqrt(bx * bx + by * by + bz * bz);
  const c = Math.sqrt(cx * cx + cy * cy + cz * cz);
  const det = ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  const ab = ax * bx + ay * by + az * bz;
  const bc = bx * cx + by * cy + bz * cz;
  const ca = cx * ax + cy * ay + cz * az;
  const below = a * b * c + ab * c + bc * a + ca * b;
  return det === 0 ? 0 : 2 * Math.atan2(det, below);
}
