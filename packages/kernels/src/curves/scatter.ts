import type { Field } from '../field/index.ts';
import { type Affine, createRng, V3, type Vec3 } from '../math/index.ts';
import { computeFaceNormals, type Mesh } from '../mesh/index.ts';
import type { MeshNode } from './shape.ts';

type Scatter = Extract<MeshNode, { op: 'scatter' }>;

/**
 * Where the copies of a scatter stand: points on the host spread by blue noise (dart throwing over many more area-weighted
 * candidates than needed, with a radius that shrinks until enough have found room), +Y along the normal or up.
 * Source: Cook, "Stochastic sampling in computer graphics", 1986, as relaxed dart throwing.
 */
export function scatterPlacements(shape: Scatter, host: Mesh, where: Field | undefined, seed: number): Affine[] {
  const rng = createRng(seed).fork('scatter' + (shape.seed ?? 0));
  const wanted = Math.max(0, Math.min(20_000, Math.round(shape.n)));
  const { points, normals, area } = candidates(host, wanted * 8, where, rng.next);
  const chosen = throwDarts(points, wanted, Math.sqrt(area / Math.max(1, wanted)));
  const jitter = shape.jitter ?? 0;
  return chosen.map((i) => {
    const up: Vec3 = shape.align === 'up' ? [0, 1, 0] : normals[i];
    const scale = 1 + (rng.next() * 2 - 1) * jitter;
    const yaw = rng.next() * 2 * Math.PI;
    const side = V3.perpendicular(up);
    const front = V3.cross(side, up);
    const x = V3.add(V3.scale(side, Math.cos(yaw)), V3.scale(front, Math.sin(yaw)));
    const z = V3.cross(x, up);
    const at = V3.addScaled(points[i], normals[i], -(shape.sink ?? 0));
    return Float64Array.of(
      x[0] * scale,
      up[0] * scale,
      z[0] * scale,
      at[0],
      x[1] * scale,
      up[1] * scale,
      z[1] * scale,
      at[1],
      x[2] * scale,
      up[2] * scale,
      z[2] * scale,
      at[2],
    );
  });
}

function candidates(host: Mesh, count: number, where: Field | undefined, next: () => number) {
  const { positions: p, indices } = host;
  const faces = indices.length / 3;
  const normalsOf = computeFaceNormals(p, indices);
  const sums = new Float64Array(faces + 1);
  const at = (i: number): Vec3 => [p[i * 3], p[i * 3 + 1], p[i * 3 + 2]];
  for (let f = 0; f < faces; f++) {
    const a = at(indices[f * 3]);
    const n = V3.cross(V3.sub(at(indices[f * 3 + 1]), a), V3.sub(at(indices[f * 3 + 2]), a));
    sums[f + 1] = sums[f] + V3.length(n) / 2;
  }
  const total = sums[faces];
  const points: Vec3[] = [];
  const normals: Vec3[] = [];
  let kept = 0;
  const tries = where ? count * 3 : count;
  for (let i = 0; i < tries && points.length < count; i++) {
    const x = next() * total;
    let lo = 0;
    let hi = faces - 1;
    while (lo < hi) {
      const mid = (lo + hi) >> 1;
      if (sums[mid + 1] < x) lo = mid + 1;
      else hi = mid;
    }
    const r = Math.sqrt(next());
    const t = next();
    const [a, b, c] = [at(indices[lo * 3]), at(indices[lo * 3 + 1]), at(indices[lo * 3 + 2])];
    const q = V3.add(V3.add(V3.scale(a, 1 - r), V3.scale(b, r * (1 - t))), V3.scale(c, r * t));
    if (where && where.distance(q[0], q[1], q[2]) > 0) continue;
    kept++;
    points.push(q);
    normals.push([normalsOf[lo * 3], normalsOf[lo * 3 + 1], normalsOf[lo * 3 + 2]]);
  }
  return { points, normals, area: where ? (total * kept) / Math.max(1, tries) : total };
}

/** Candidates in order, each kept if no kept one is nearer than the radius; the radius falls until enough are kept. */
function throwDarts(points: readonly Vec3[], wanted: number, spacing: number): number[] {
  let radius = spacing * 0.95;
  let chosen: number[] = [];
  for (let round = 0; round < 12; round++, radius *= 0.88) {
    chosen = [];
    const cells = new Map<string, number[]>();
    for (let i = 0; i < points.length && chosen.length < wanted; i++) {
      const q = points[i];
      const c = [Math.floor(q[0] / radius), Math.floor(q[1] / radius), Math.floor(q[2] / radius)];
      let free = true;
      for (let k = 0; k < 27 && free; k++) {
        const key =
          c[0] + (k % 3) - 1 + ',' + (c[1] + (Math.floor(k / 3) % 3) - 1) + ',' + (c[2] + Math.floor(k / 9) - 1);
        for (const j of cells.get(key) ?? []) if (V3.distance(points[j], q) < radius) free = false;
      }
      if (!free) continue;
      chosen.push(i);
      const key = c.join(',');
      const list = cells.get(key);
      if (list) list.push(i);
      else cells.set(key, [i]);
    }
    if (chosen.length >= wanted) break;
  }
  return chosen;
}
