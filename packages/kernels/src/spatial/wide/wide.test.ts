import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { createRng, type Rng } from '../../math/index.ts';
import { buildBvh } from '../bvh.ts';
import { createRayHit, intersectRay } from '../ray.ts';
import { TRAVERSE_SOURCE } from './traverse-wasm.ts';
import { createRay, openWideTree, type WideRay } from './wide-rays.ts';
import { packWideTree, REGIONS } from './wide-tree.ts';

function randomTree(rng: Rng, triangles: number, size: number, far = 0) {
  const positions = new Float32Array(triangles * 9);
  for (let t = 0; t < triangles; t++)
    for (let k = 0; k < 3; k++) {
      const centre = far + rng.range(-1, 1);
      for (let c = 0; c < 3; c++) positions[9 * t + 3 * c + k] = centre + rng.range(-size, size);
    }
  return buildBvh({ positions, indices: Uint32Array.from({ length: triangles * 3 }, (_, i) => i) });
}

function aim(rng: Rng, ray: WideRay, n: number, far = 0): void {
  const o = [0, 1, 2].map(() => far + rng.range(-1.5, 1.5));
  // Every third ray runs along an axis, where the slab test meets zero directions.
  const d = n % 3 === 0 ? [0, 1, 2].map((k) => (k === n % 2 ? -1 : 0)) : o.map((x) => far + rng.range(-0.7, 0.7) - x);
  const length = Math.hypot(...d);
  [ray.ox, ray.oy, ray.oz] = o;
  [ray.dx, ray.dy, ray.dz] = d.map((x) => x / length);
  ray.from = 0;
  ray.t = n % 5 === 0 ? 0.7 : 10;
}

test('the compiled module is of the source that stands beside it: else npm run assembly', async () => {
  const source = await readFile(resolve(import.meta.dirname, '../../../assembly/traverse.ts'));
  expect(createHash('sha256').update(source).digest('hex')).toBe(TRAVERSE_SOURCE);
});

test.each([
  { seed: 1, triangles: 1, size: 0.5 },
  { seed: 2, triangles: 3, size: 0.6 },
  { seed: 3, triangles: 61, size: 0.3 },
  { seed: 4, triangles: 900, size: 0.1 },
  { seed: 5, triangles: 5000, size: 0.03, far: 700 },
])('rays meet the same as in the two-way tree, number for number %o', ({ seed, triangles, size, far }) => {
  const rng = createRng(seed);
  const bvh = randomTree(rng, triangles, size, far);
  const rays = openWideTree(packWideTree(bvh));
  const ray = createRay();
  const hit = createRayHit();
  let hits = 0;
  for (let n = 0; n < 3000; n++) {
    aim(rng, ray, n, far);
    const tMax = ray.t;
    const met = intersectRay(bvh, ray.ox, ray.oy, ray.oz, ray.dx, ray.dy, ray.dz, tMax, hit);
    expect(rays.isBlocked(ray)).toBe(met);
    rays.findNearest(ray);
    expect(ray.slot >= 0).toBe(met);
    if (!met) {
      expect(ray.t).toBe(tMax);
      continue;
    }
    hits++;
    expect(ray.t).toBe(hit.t);
    expect([bvh.triangles[ray.slot], ray.u, ray.v]).toEqual([hit.triangle, hit.u, hit.v]);
  }
  expect(hits).toBeGreaterThan(triangles > 3 ? 100 : 5);
});

test('what lets light through is asked, and nothing else; nothing before `from` is met', () => {
  const rng = createRng(7);
  const bvh = randomTree(rng, 200, 0.4);
  const asks = Uint8Array.from({ length: 200 }, (_, slot) => slot % 2);
  const asked: number[] = [];
  let stops = false;
  const rays = openWideTree(packWideTree(bvh, asks), (slot) => {
    asked.push(slot);
    return stops;
  });
  const solid = openWideTree(packWideTree(bvh));
  const ray = createRay();
  let passed = 0;
  for (let n = 0; n < 500; n++) {
    aim(rng, ray, n);
    stops = n % 2 === 0;
    const blocked = rays.isBlocked(ray);
    if (stops) expect(blocked).toBe(solid.isBlocked(ray));
    else if (!blocked && solid.isBlocked(ray)) passed++;
    rays.findNearest(ray);
    if (ray.slot < 0) continue;
    const first = ray.t;
    ray.from = first;
    ray.t = 10;
    rays.findNearest(ray);
    expect(ray.slot < 0 || ray.t > first).toBe(true);
  }
  expect(passed).toBeGreaterThan(10);
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.every((slot) => slot % 2 === 1)).toBe(true);
});

test('an empty tree meets nothing; readers are counted', () => {
  const tree = packWideTree(buildBvh({ positions: new Float32Array(), indices: new Uint32Array() }));
  const rays = openWideTree(tree);
  const ray = createRay();
  aim(createRng(1), ray, 1);
  rays.findNearest(ray);
  expect([ray.slot, rays.isBlocked(ray)]).toEqual([-1, false]);
  for (let i = 1; i < REGIONS; i++) openWideTree(tree);
  expect(() => openWideTree(tree)).toThrow(RangeError);
});
