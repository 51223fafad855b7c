import { createRng } from '../math/index.ts';
import { nextSide } from '../mesh/index.ts';
import { bendTensors, mainBend } from './bend-tensors.ts';
import { buildHierarchy, type FieldLevel } from './hierarchy.ts';
import type { CreasedSurface } from './isotropic.ts';
import { triangleNormal } from './vector.ts';

/**
 * A smooth field of crosses, one per triangle (one arm, unit, tangent, 3F): along creases and borders where there are any, else as smooth
 * in space as it gets (normals averaged `blur` times over neighbours), pulled to where the surface bends least and most, quads of side `h`
 * taken. Smoothed from the coarsest level of a hierarchy down, so that singular points are few.
 * Sources: Jakob et al., "Instant field-aligned meshes", 2015 (extrinsic energy); Bommes et al., "Mixed-integer quadrangulation", 2009 (guides).
 */
export function orientFaces(input: CreasedSurface, sweeps: number, h: number, blur = 0): Float64Array {
  const levels = buildHierarchy(faceGraph(input, h, blur));
  for (const level of levels) guideLevel(level);
  const rng = createRng(1);
  for (let l = levels.length - 1; l >= 0; l--) {
    const level = levels[l];
    const above = levels[l + 1];
    for (let i = 0; i < level.count; i++) {
      if (level.fixed[i]) continue;
      for (let k = 0; k < 3; k++) level.q[i * 3 + k] = above ? above.q[level.parent[i] * 3 + k] : rng.range(-1, 1);
      project(level, i);
    }
    for (let s = 0; s < sweeps; s++) smooth(level);
  }
  const finest = levels[0];
  triangleNormals(input, finest.normal);
  for (let i = 0; i < finest.count; i++) project(finest, i);
  return finest.q;
}

function triangleNormals({ surface }: CreasedSurface, out: Float64Array): void {
  for (let f = 0; f * 3 < surface.vertex.length; f++) triangleNormal(surface.positions, surface.vertex, f, out, f * 3);
}

/** Averages normals over neighbours, so that bumps smaller than a quad do not turn the field. */
function blurNormals(normal: Float64Array, start: Int32Array, link: Int32Array, rounds: number): void {
  let from = normal.slice();
  let to = normal.slice();
  for (let round = 0; round < rounds; round++) {
    for (let i = 0; i + 1 < start.length; i++) {
      for (let k = 0; k < 3; k++) {
        let sum = from[i * 3 + k];
        for (let e = start[i]; e < start[i + 1]; e++) sum += from[link[e] * 3 + k];
        to[i * 3 + k] = sum;
      }
      const l = Math.hypot(to[i * 3], to[i * 3 + 1], to[i * 3 + 2]);
      for (let k = 0; k < 3; k++) to[i * 3 + k] = l > 1e-9 ? to[i * 3 + k] / l : from[i * 3 + k];
    }
    [from, to] = [to, from];
  }
  normal.set(from);
}

/** Averaging of bends, rounds over neighbours: some two quads wide. */
const BEND_ROUNDS = 6;

/**
 * Derives the directions that bends ask for. Each pulls as a neighbour would whose weight is the difference of the two bends, radians over a
 * quad: a limb of twelve quads around pulls with 0.5, a body of eighty with 0.08. Twice as much aligns little better, and
 * costs a third more singular points.
 */
function guideLevel(level: FieldLevel): void {
  for (let i = 0; i < level.count; i++) {
    level.pull[i] = mainBend(level.bend, i, level.normal, level.guide, i * 3);
  }
}

function faceGraph(input: CreasedSurface, h: number, blur: number): FieldLevel {
  const { surface, sharp } = input;
  const { positions: p, vertex, twin } = surface;
  const count = vertex.length / 3;
  const normal = new Float64Array(count * 3);
  const area = new Float64Array(count);
  const start = new Int32Array(count + 1);
  const link: number[] = [];
  const fixed = new Uint8Array(count);
  const q = new Float64Array(count * 3);
  for (let f = 0; f < count; f++) {
    area[f] = triangleNormal(p, vertex, f, normal, f * 3) / 2;
    let longest = 0;
    for (let c = f * 3; c < f * 3 + 3; c++) {
      if (twin[c] >= 0 && !sharp[c]) link.push(Math.floor(twin[c] / 3));
      if (!sharp[c]) continue;
      const a = vertex[c] * 3;
      const b = vertex[nextSide(c)] * 3;
      const length = Math.hypot(p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]);
      if (length <= longest) continue;
      longest = length;
      fixed[f] = 1;
      for (let k = 0; k < 3; k++) q[f * 3 + k] = (p[b + k] - p[a + k]) / length;
    }
    start[f + 1] = link.length;
  }
  const weight = new Float64Array(link.length).fill(1);
  blurNormals(normal, start, Int32Array.from(link), blur);
  return {
    count,
    normal,
    area,
    start,
    link: Int32Array.from(link),
    weight,
    fixed,
    q,
    bend: bendTensors(input, normal, area, h, BEND_ROUNDS),
    guide: new Float64Array(count * 3),
    pull: new Float64Array(count),
    parent: new Int32Array(0),
  };
}

/** Makes q of node i unit and tangent. */
function project(level: FieldLevel, i: number): void {
  const { normal: n, q } = level;
  const o = i * 3;
  const d = q[o] * n[o] + q[o + 1] * n[o + 1] + q[o + 2] * n[o + 2];
  let x = q[o] - d * n[o];
  let y = q[o + 1] - d * n[o + 1];
  let z = q[o + 2] - d * n[o + 2];
  let l = Math.sqrt(x * x + y * y + z * z);
  if (l < 1e-9) {
    x = Math.abs(n[o]) < 0.6 ? 1 : 0;
    y = 1 - x;
    z = 0;
    const e = x * n[o] + y * n[o + 1];
    x -= e * n[o];
    y -= e * n[o + 1];
    z -= e * n[o + 2];
    l = Math.sqrt(x * x + y * y + z * z);
  }
  q[o] = x / l;
  q[o + 1] = y / l;
  q[o + 2] = z / l;
}

/**
 * One Gauss-Seidel sweep: each cross becomes the mean of what the bends ask for and of its neighbours', each by its best matching arm.
 */
function smooth(level: FieldLevel): void {
  const { count, normal: n, q, start, link, weight, fixed, guide, pull } = level;
  for (let i = 0; i < count; i++) {
    if (fixed[i]) continue;
    const o = i * 3;
    const nx = n[o];
    const ny = n[o + 1];
    const nz = n[o + 2];
    let x = q[o];
    let y = q[o + 1];
    let z = q[o + 2];
    let total = 0;
    for (let e = start[i] - 1; e < start[i + 1]; e++) {
      const bent = e < start[i];
      const u = bent ? o : link[e] * 3;
      const w = bent ? pull[i] : weight[e];
      if (w === 0) continue;
      // the four pairs of two arms each; the sign follows
      const ax = ny * z - nz * y;
      const ay = nz * x - nx * z;
      const az = nx * y - ny * x;
      const arm = bent ? guide : q;
      const qx = arm[u];
      const qy = arm[u + 1];
      const qz = arm[u + 2];
      const bx = n[u + 1] * qz - n[u + 2] * qy;
      const by = n[u + 2] * qx - n[u] * qz;
      const bz = n[u] * qy - n[u + 1] * qx;
      const d00 = x * qx + y * qy + z * qz;
      const d01 = x * bx + y * by + z * bz;
      const d10 = ax * qx + ay * qy + az * qz;
      const d11 = ax * bx + ay * by + az * bz;
      const m0 = Math.max(Math.abs(d00), Math.abs(d01));
      const m1 = Math.max(Math.abs(d10), Math.abs(d11));
      const left = m0 >= m1;
      if (!left) {
        x = ax;
        y = ay;
        z = az;
      }
      const first = left ? Math.abs(d00) >= Math.abs(d01) : Math.abs(d10) >= Math.abs(d11);
      const dot = left ? (first ? d00 : d01) : first ? d10 : d11;
      const s = dot < 0 ? -w : w;
      x = x * total + s * (first ? qx : bx);
      y = y * total + s * (first ? qy : by);
      z = z * total + s * (first ? qz : bz);
      total += w;
      const d = x * nx + y * ny + z * nz;
      x -= d * nx;
      y -= d * ny;
      z -= d * nz;
      const l = Math.sqrt(x * x + y * y + z * z);
      if (l > 1e-12) {
        x /= l;
        y /= l;
        z /= l;
      }
    }
    if (!(x * x + y * y + z * z > 0.5)) continue;
    q[o] = x;
    q[o + 1] = y;
    q[o + 2] = z;
  }
}
