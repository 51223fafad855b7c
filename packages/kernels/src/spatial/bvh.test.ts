import { expect, test } from 'vitest';
import { createRng, GeometryError, type Rng } from '../math/index.ts';
import type { Mesh } from '../mesh/index.ts';
import { buildBvh } from './bvh.ts';
import { closestPoint, createClosestPoint } from './closest.ts';
import { createRayHit, intersectRay, isOccluded } from './ray.ts';

function randomSoup(rng: Rng, triangles: number, size: number): Pick<Mesh, 'positions' | 'indices'> {
  const positions = new Float32Array(triangles * 9);
  for (let t = 0; t < triangles; t++) {
    for (let k = 0; k < 3; k++) {
      const centre = rng.range(-1, 1);
      for (let c = 0; c < 3; c++) positions[9 * t + 3 * c + k] = centre + rng.range(-size, size);
    }
  }
  return { positions, indices: Uint32Array.from({ length: triangles * 3 }, (_, i) => i) };
}

/** Every triangle by itself is a tree of one leaf: the same triangle test without any hierarchy. */
function singles(mesh: Pick<Mesh, 'positions' | 'indices'>) {
  return Array.from({ length: mesh.indices.length / 3 }, (_, t) =>
    buildBvh({ positions: mesh.positions, indices: mesh.indices.subarray(3 * t, 3 * t + 3) }),
  );
}

const cases = [
  { seed: 1, triangles: 1, size: 0.5, leafSize: 4 },
  { seed: 2, triangles: 60, size: 0.3, leafSize: 1 },
  { seed: 3, triangles: 400, size: 0.1, leafSize: 4 },
  { seed: 4, triangles: 300, size: 0.8, leafSize: 8 },
];

test.each(cases)('rays meet the same nearest triangle as testing every triangle %o', (c) => {
  const rng = createRng(c.seed);
  const mesh = randomSoup(rng, c.triangles, c.size);
  const bvh = buildBvh(mesh, c);
  const each = singles(mesh);
  const hit = createRayHit();
  const one = createRayHit();
  let hits = 0;
  for (let n = 0; n < 300; n++) {
    const o = [0, 1, 2].map(() => rng.range(-1.5, 1.5));
    // Every third ray runs along an axis, where the slab test meets zero directions.
    const d = n % 3 === 0 ? [0, 0, 0].map((_, k) => (k === n % 2 ? 1 : 0)) : o.map((x) => rng.range(-0.7, 0.7) - x);
    const tMax = n % 5 === 0 ? 0.7 : 10;
    let best = tMax;
    for (const tree of each) {
      if (intersectRay(tree, o[0], o[1], o[2], d[0], d[1], d[2], best, one)) best = one.t;
    }
    const found = intersectRay(bvh, o[0], o[1], o[2], d[0], d[1], d[2], tMax, hit);
    expect(found).toBe(best < tMax);
    expect(isOccluded(bvh, o[0], o[1], o[2], d[0], d[1], d[2], tMax)).toBe(found);
    if (!found) continue;
    hits++;
    expect(hit.t).toBe(best);
    for (let k = 0; k < 3; k++) {
      const corner = (i: number) => mesh.positions[3 * mesh.indices[3 * hit.triangle + i] + k];
      const point = corner(0) * (1 - hit.u - hit.v) + corner(1) * hit.u + corner(2) * hit.v;
      expect(point).toBeCloseTo(o[k] + d[k] * hit.t, 4);
    }
  }
  if (c.triangles > 50) expect(hits).toBeGreaterThan(30);
});

test.each(cases)('the closest point is the one that testing every triangle finds %o', (c) => {
  const rng = createRng(c.seed + 100);
  const mesh = randomSoup(rng, c.triangles, c.size);
  const bvh = buildBvh(mesh, c);
  const each = singles(mesh);
  const near = createClosestPoint();
  const one = createClosestPoint();
  for (let n = 0; n < 200; n++) {
    const p = [rng.range(-2, 2), rng.range(-2, 2), rng.range(-2, 2)];
    let best = Number.POSITIVE_INFINITY;
    for (const tree of each) if (closestPoint(tree, p[0], p[1], p[2], one, best)) best = one.distance;
    expect(closestPoint(bvh, p[0], p[1], p[2], near)).toBe(true);
    expect(near.distance).toBe(best);
    expect(Math.hypot(near.x - p[0], near.y - p[1], near.z - p[2])).toBeCloseTo(best, 9);
    expect(closestPoint(bvh, p[0], p[1], p[2], near, best * 0.99)).toBe(false);
  }
});

test('every triangle stands in exactly one leaf and inside the bounds of all its ancestors', () => {
  const mesh = randomSoup(createRng(9), 500, 0.2);
  const bvh = buildBvh(mesh, { shared: true });
  expect(bvh.bounds.buffer).toBeInstanceOf(SharedArrayBuffer);
  expect([...bvh.triangles].sort((a, b) => a - b)).toEqual(Array.from({ length: 500 }, (_, i) => i));
  const visit = (node: number): [number, number] => {
    const count = bvh.links[2 * node + 1];
    const link = bvh.links[2 * node];
    if (count > 0) return [link, link + count];
    const left = visit(node + 1);
    const right = visit(link);
    expect(left[1]).toBe(right[0]);
    for (let i = 9 * left[0]; i < 9 * right[1]; i++) {
      expect(bvh.corners[i]).toBeGreaterThanOrEqual(bvh.bounds[6 * node + (i % 3)]);
      expect(bvh.corners[i]).toBeLessThanOrEqual(bvh.bounds[6 * node + 3 + (i % 3)]);
    }
    return [left[0], right[1]];
  };
  expect(visit(0)).toEqual([0, 500]);
});

test('empty, degenerate and stacked meshes are answered, bad indices refused', () => {
  const empty = buildBvh({ positions: new Float32Array(), indices: new Uint32Array() });
  expect(isOccluded(empty, 0, 0, 0, 0, 0, 1, 10)).toBe(false);
  expect(closestPoint(empty, 0, 0, 0, createClosestPoint())).toBe(false);
  const stacked = buildBvh({
    positions: new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]),
    indices: Uint32Array.from({ length: 3000 }, (_, i) => i % 3),
  });
  expect(isOccluded(stacked, 0.2, 0.2, -1, 0, 0, 1, 10)).toBe(true);
  const points = buildBvh({ positions: new Float32Array(3), indices: new Uint32Array(30) });
  expect(isOccluded(points, 0, 0, -1, 0, 0, 1, 10)).toBe(false);
  const bad = { positions: new Float32Array(9), indices: new Uint32Array([0, 1, 3]) };
  expect(() => buildBvh(bad)).toThrow(GeometryError);
});
