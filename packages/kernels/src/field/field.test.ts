import { expect, test } from 'vitest';
import { createRng, type Rng, type Vec3 } from '../math/index.ts';
import { measureMesh } from '../mesh/index.ts';
import { closestOnSurface, compileField, type FieldShape, meshField, snapToSurface } from './index.ts';

function point(rng: Rng, r: number): Vec3 {
  return [rng.range(-r, r), rng.range(-r, r), rng.range(-r, r)];
}

function leaf(rng: Rng): FieldShape {
  const at = point(rng, 0.6);
  const rot: Vec3 = [rng.range(0, 360), rng.range(0, 360), rng.range(0, 360)];
  const s = (): number => rng.range(0.15, 0.5);
  const size: Vec3 = [s(), s(), s()];
  const shapes: FieldShape[] = [
    { op: 'sphere', r: s(), at },
    { op: 'ellipsoid', r: size, at, rot },
    { op: 'box', size: [2 * size[0], 2 * size[1], 2 * size[2]], round: rng.pick([0, 0.05]), at, rot },
    { op: 'cylinder', r: s(), r1: s(), h: 2 * s(), at, rot },
    { op: 'torus', r: 0.5, tube: rng.range(0.08, 0.2), at, rot },
    { op: 'superellipsoid', r: size, e: [rng.range(0.2, 1.5), rng.range(0.2, 1.5)], at, rot },
    {
      op: 'chain',
      points: [at, point(rng, 1), point(rng, 1)],
      radii: [s(), s() / 2, 0.08],
      spline: rng.pick(['linear', 'catmull']),
    },
    { op: 'chain', points: [at, point(rng, 1)], radii: [0.3, 0.2], flat: 0.4, scale: [1, 1.4, 0.8] },
    {
      op: 'prism',
      outline: [
        [0, 0],
        [0.8, 0],
        [0.8, 0.3],
        [0.3, 0.3],
        [0.3, 0.8],
        [0, 0.8],
      ],
      depth: 0.4,
      at,
      rot,
    },
    {
      op: 'revolve',
      profile: [
        [0, -0.5],
        [0.4, -0.4],
        [0.2, 0],
        [0.5, 0.4],
        [0, 0.5],
      ],
      spline: 'catmull',
      at,
      rot,
    },
  ];
  return rng.pick(shapes);
}

function tree(rng: Rng, depth: number): FieldShape {
  if (depth === 0) return leaf(rng);
  const of = (): FieldShape => tree(rng, depth - 1);
  const k = rng.pick([0, 0.05, 0.2]);
  const shapes: (() => FieldShape)[] = [
    () => ({ op: 'union', of: [of(), of(), of()], k }),
    () => ({ op: 'union', of: [of(), of(), of()], blend: [0, 0.1, 0] }),
    () => ({ op: 'subtract', from: { op: 'sphere', r: 1.1 }, cut: [of(), of()], k }),
    () => ({
      op: 'intersect',
      of: [
        { op: 'box', size: [1.6, 1.6, 1.6] },
        { op: 'union', of: [of(), of()], k },
      ],
      k,
    }),
    () => ({ op: 'mirror', axis: 'x', of: of(), k }),
    () => ({ op: 'array', n: 3, around: 'y', of: of(), k, at: [0.1, 0, 0] }),
    () => ({ op: 'inflate', r: 0.05, of: of() }),
    () => ({ op: 'twist', deg: 40, of: of() }),
    () => ({ op: 'bend', deg: 20, of: of() }),
    () => ({ op: 'taper', y0: -1, y1: 1, from: 1, to: 0.6, of: of() }),
    () => ({ op: 'displace', amp: 0.04, freq: 3, of: of() }),
    () => ({ op: 'shell', thickness: 0.15, of: of() }),
  ];
  return rng.pick(shapes)();
}

test.each(Array.from({ length: 40 }, (_, i) => i))('random tree %i: closed, manifold, outward, no NaN', (seed) => {
  const shape = tree(createRng(seed), 1 + (seed % 2));
  const before = JSON.stringify(shape);
  const mesh = meshField(compileField(shape), { cellsMax: 40 });
  const m = measureMesh(mesh);
  expect(JSON.stringify(shape)).toBe(before);
  // an intersection may be empty: then there is nothing to check
  if (m.faces === 0) return;
  expect(m).toMatchObject({ isWatertight: true, nonManifoldEdges: 0, nonManifoldVertices: 0, hasNaN: false });
  expect(m.volume).toBeGreaterThan(0);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])('the pruned field equals the whole tree, seed %i', (seed) => {
  const rng = createRng(seed);
  const field = compileField({ op: 'union', of: Array.from({ length: 6 }, () => tree(rng, 1)), k: 0.1 });
  const exact = { worst: 0 };
  for (let i = 0; i < 3000; i++) {
    const p = point(rng, 1.8);
    const whole = field.distanceBrute(...p);
    // what matters is agreement where a surface may be: deep inside first-order fields may be cut differently
    if (Math.abs(whole) > 0.25) expect(Math.sign(field.distance(...p))).toBe(Math.sign(whole));
    else exact.worst = Math.max(exact.worst, Math.abs(field.distance(...p) - whole));
  }
  expect(exact.worst).toBeLessThan(1e-9);
});

test('the same shape gives the same bytes', () => {
  const shape = tree(createRng(11), 2);
  const a = meshField(compileField(shape), { cellsMax: 48 });
  const b = meshField(compileField(shape), { cellsMax: 48 });
  expect(Buffer.from(a.positions.buffer).equals(Buffer.from(b.positions.buffer))).toBe(true);
  expect(a.indices).toEqual(b.indices);
});

test('a sphere is met to a thousandth of its radius, and a box keeps its edges', () => {
  const sphere = meshField(compileField({ op: 'sphere', r: 2 }), { cellsMax: 40 });
  for (let i = 0; i < sphere.positions.length; i += 3) {
    const r = Math.hypot(sphere.positions[i], sphere.positions[i + 1], sphere.positions[i + 2]);
    expect(Math.abs(r - 2)).toBeLessThan(0.002);
  }
  const box = measureMesh(meshField(compileField({ op: 'box', size: [1, 2, 3] }), { cellsMax: 40 }));
  expect(Math.abs(box.volume - 6)).toBeLessThan(0.01);
});

test('thin limbs of two cells stay in one piece', () => {
  const limb = compileField({
    op: 'chain',
    points: [
      [0, 0, 0],
      [0.5, 0.6, 0.2],
      [1, 0, 0.7],
    ],
    radii: [0.016, 0.016, 0.016],
  });
  const m = measureMesh(meshField(limb, { cellsMax: 64 }));
  expect(m.components).toBe(1);
  expect(m.isWatertight).toBe(true);
});

test('grids full of single-cell tunnels and specks are still manifold', () => {
  const m = measureMesh(
    meshField(compileField({ op: 'displace', amp: 0.9, freq: 9, of: { op: 'sphere', r: 1 } }), { cellsMax: 48 }),
  );
  expect(m.components).toBeGreaterThan(10);
  expect(m).toMatchObject({ isWatertight: true, nonManifoldEdges: 0, nonManifoldVertices: 0 });
});

test('a ray is stopped by the surface, moved along the normal, and may miss', () => {
  const field = compileField({ op: 'sphere', r: 1, at: [0, 1, 0] });
  const hit = snapToSurface(field, [0, 5, 0], [0, -1, 0], 0.1);
  expect(hit?.[1]).toBeCloseTo(2.1, 3);
  expect(snapToSurface(field, [0, 1, 0], [1, 0, 0])?.[0]).toBeCloseTo(1, 3);
  expect(snapToSurface(field, [3, 5, 0], [0, -1, 0])).toBeUndefined();
  const near = closestOnSurface(field, [0, 1, 3]);
  expect(near.at[2]).toBeCloseTo(1, 3);
  expect(near.normal[2]).toBeCloseTo(1, 3);
});

test('numbers that are not finite and shapes without end are refused', () => {
  expect(() => compileField({ op: 'sphere', r: Number.NaN })).toThrow('not finite');
  expect(() => meshField(compileField({ op: 'halfspace', normal: [0, 1, 0], offset: 0 }), { cellsMax: 16 })).toThrow(
    'no end',
  );
});

test('strands that nearly touch stay manifold when equal points are joined: no two vertices share a place', () => {
  const of: FieldShape[] = [];
  for (let i = 0; i < 40; i++) {
    const a = i * 2.399963;
    const root: [number, number, number] = [0.02 * i, 0.1 * Math.sin(i), 0];
    of.push({
      op: 'chain',
      points: [root, [root[0] + 0.1 * Math.cos(a), root[1] - 0.4, 0.2 * Math.sin(a)]],
      radii: [0.05, 0.008],
    });
  }
  const mesh = meshField(compileField({ op: 'union', of, k: 0.008 }), { cellsMax: 90 });
  const places = new Set<string>();
  for (let i = 0; i < mesh.positions.length; i += 3) places.add(mesh.positions.slice(i, i + 3).join());
  expect(places.size).toBe(mesh.positions.length / 3);
});
