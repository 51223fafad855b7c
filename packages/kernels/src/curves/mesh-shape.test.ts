import { beforeAll, expect, test } from 'vitest';
import type { Vec2, Vec3 } from '../math/index.ts';
import { measureMesh } from '../mesh/index.ts';
import { initGeometry, meshShape, type Shape } from './index.ts';

const OPTIONS = { cellsMax: 48, detail: 1, seed: 1 };
const star = (n: number, outer: number, inner: number): Vec2[] =>
  Array.from({ length: 2 * n }, (_, i): Vec2 => {
    const a = (Math.PI * i) / n;
    const r = i % 2 ? inner : outer;
    return [r * Math.cos(a), r * Math.sin(a)];
  });
const cube: Vec3[] = [0, 1, 2, 3, 4, 5, 6, 7].map((i): Vec3 => [i & 1, (i >> 1) & 1, i >> 2]);
const square: Vec2[] = [
  [-0.1, -0.1],
  [0.1, -0.1],
  [0.1, 0.1],
  [-0.1, 0.1],
];
const path: Vec3[] = [
  [0, 0, 0],
  [0, 1, 0],
  [1, 2, 0],
  [2, 2, 1],
];
const leaf: Vec3[][] = [
  [
    [1, 0, 0],
    [1, 0, 0],
    [1, 0, 0],
  ],
  [
    [0, 1, 0.2],
    [1, 1, 0],
    [2, 1, 0],
  ],
  [
    [1, 2, 0],
    [1, 2, 0],
    [1, 2, 0],
  ],
];
const outlines = [0, 1, 2].map((k) => ({
  points: Array.from(
    { length: 8 },
    (_, i): Vec3 => [Math.cos((i * Math.PI) / 4) * (1 + k * 0.3), k, Math.sin((i * Math.PI) / 4)],
  ),
}));

/** Every closed kind: name, shape, shells expected. */
const CLOSED: [string, Shape, number][] = [
  ['block', { op: 'block', size: [1, 2, 3] }, 1],
  ['sharp block', { op: 'block', size: [1, 2, 3], bevel: 0 }, 1],
  ['pillow', { op: 'block', size: [1, 1, 1], bevel: 0.49, bevelSegments: 8 }, 1],
  ['ball', { op: 'ball', r: [1, 0.5, 0.3] }, 1],
  ['dome', { op: 'ball', r: 1, to: 90 }, 1],
  ['band', { op: 'ball', r: 1, from: 30, to: 100 }, 1],
  [
    'lathe',
    {
      op: 'lathe',
      profile: [
        [0.5, 0],
        [0.4, 0.5],
        [0.6, 1],
      ],
    },
    1,
  ],
  [
    'cup',
    {
      op: 'lathe',
      profile: [
        [0, 0],
        [0.5, 0],
        [0.6, 1],
        [0.55, 1],
        [0.45, 0.1],
        [0, 0.1],
      ],
      bevel: 0.02,
    },
    1,
  ],
  [
    'vase',
    {
      op: 'lathe',
      profile: [
        [0, 0],
        [0.4, 0],
        [0.6, 0.5],
        [0.2, 1],
        [0.3, 1.2],
      ],
      spline: 'catmull',
    },
    1,
  ],
  [
    'hexagon',
    {
      op: 'lathe',
      profile: [
        [0.5, 0],
        [0.5, 0.5],
      ],
      sides: 6,
    },
    1,
  ],
  [
    'ring',
    {
      op: 'lathe',
      profile: [
        [1, 0],
        [1.2, 0],
        [1.2, 0.2],
        [1, 0.2],
        [1, 0],
      ],
    },
    1,
  ],
  ['sweep', { op: 'sweep', path, section: { kind: 'circle', r: 0.1 }, cap: 'round', taper: [1, 0.8, 0.5, 0.2] }, 1],
  [
    'horn',
    { op: 'sweep', path, section: { kind: 'ellipse', rx: 0.1, ry: 0.05 }, taper: [1, 0.8, 0.5, 0], twist: 90 },
    1,
  ],
  ['spike', { op: 'sweep', path: path.slice(0, 2), section: { kind: 'circle', r: 0.2 }, cap: 'point' }, 1],
  ['pipe', { op: 'sweep', path, section: { kind: 'circle', r: 0.1 }, spline: 'linear' }, 1],
  [
    'frame',
    {
      op: 'sweep',
      path: [
        [0, 0, 0],
        [0, 1, 0],
        [1, 1, 0],
        [1, 0, 0],
      ],
      section: { kind: 'rect', w: 0.1, h: 0.2 },
      spline: 'linear',
      closed: true,
    },
    1,
  ],
  [
    'wreath',
    {
      op: 'sweep',
      path: [
        [1, 0, 0],
        [0, 0.3, 1],
        [-1, 0, 0],
        [0, 0.2, -1],
      ],
      section: { kind: 'polygon', points: star(5, 0.1, 0.05) },
      closed: true,
    },
    1,
  ],
  ['loft', { op: 'loft', sections: outlines, smooth: true }, 1],
  ['round loft', { op: 'loft', sections: outlines, cap: 'round', spline: 'linear' }, 1],
  [
    'closed loft',
    {
      op: 'loft',
      closed: true,
      smooth: true,
      sections: [0, 1, 2, 3, 4].map((i) => {
        const [c, s] = [Math.cos((i * 2 * Math.PI) / 5), Math.sin((i * 2 * Math.PI) / 5)];
        return { points: star(4, 0.2, 0.15).map(([x, y]): Vec3 => [(1 + x) * c, y, (1 + x) * s]) };
      }),
    },
    1,
  ],
  ['star with a hole', { op: 'extrude', outline: star(5, 1, 0.5), depth: 0.2, holes: [square] }, 1],
  [
    'hole the other way',
    { op: 'extrude', outline: star(5, 1, 0.5).reverse(), depth: 0.2, holes: [[...square].reverse()] },
    1,
  ],
  ['soft star', { op: 'extrude', outline: star(5, 1, 0.5), depth: 0.2, smooth: true, bevel: 5 }, 1],
  ['leaf', { op: 'sheet', thickness: 0.02, grid: leaf }, 1],
  ['hull', { op: 'hull', points: cube, bevel: 0.1 }, 1],
  [
    'tetrahedron',
    {
      op: 'polyhedron',
      points: [
        [0, 0, 0],
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
      faces: [
        [0, 2, 1],
        [0, 1, 3],
        [1, 2, 3],
        [0, 3, 2],
      ],
    },
    1,
  ],
  [
    'carve',
    {
      op: 'carve',
      from: { op: 'block', size: [1, 1, 1] },
      cut: [
        { op: 'ball', r: 0.4, at: [0, 0.5, 0] },
        { op: 'sphere', r: 0.3, at: [0.5, 0, 0] },
      ],
    },
    1,
  ],
  [
    'fuse',
    {
      op: 'fuse',
      of: [
        { op: 'block', size: [1, 1, 1] },
        {
          op: 'lathe',
          profile: [
            [0.3, 0],
            [0.3, 1],
          ],
          at: [0, 0.2, 0],
        },
      ],
    },
    1,
  ],
  [
    'assembly',
    {
      op: 'assembly',
      of: [
        { op: 'block', size: [1, 1, 1] },
        { op: 'sphere', r: 0.1, at: [0, 2, 0] },
      ],
    },
    2,
  ],
  ['mirrored', { op: 'mirrored', axis: 'x', of: { op: 'hull', points: cube, at: [2, 0, 0], rot: [10, 20, 30] } }, 2],
  ['arrayed', { op: 'arrayed', n: 5, around: 'y', of: { op: 'block', size: [0.2, 0.2, 0.2], at: [2, 0, 0] } }, 5],
  [
    'placed',
    {
      op: 'placed',
      places: [{ at: [1, 0, 0] }, { at: [2, 0, 0], scale: [-1, 1, 2] }],
      of: { op: 'block', size: [0.2, 0.2, 0.2] },
    },
    2,
  ],
  ['scatter', { op: 'scatter', on: { op: 'ball', r: 1 }, of: { op: 'ball', r: 0.05 }, n: 40, jitter: 0.3 }, 40],
];

beforeAll(() => initGeometry());

test.each(CLOSED)('%s: closed, manifold, outward, without degenerate faces', (_, shape, shells) => {
  const before = JSON.stringify(shape);
  const m = measureMesh(meshShape(shape, OPTIONS));
  expect(JSON.stringify(shape)).toBe(before);
  expect(m).toMatchObject({
    isWatertight: true,
    nonManifoldEdges: 0,
    nonManifoldVertices: 0,
    degenerateFaces: 0,
    hasNaN: false,
    components: shells,
  });
  expect(m.volume).toBeGreaterThan(0);
});

test.each(['sans', 'serif', 'round'] as const)('every letter of the %s font is a clean solid of its height', (font) => {
  for (const value of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,!?-_+=:;\'"/()&#%*<>@$') {
    const m = measureMesh(meshShape({ op: 'text', value, height: 1, depth: 0.2, font }, OPTIONS));
    expect([value, m.isWatertight, m.nonManifoldVertices, m.degenerateFaces]).toEqual([value, true, 0, 0]);
    if (/[A-Z0-9]/.test(value)) {
      expect(m.bounds.max[1]).toBeGreaterThan(0.93);
      expect(m.bounds.max[1]).toBeLessThan(1.1);
    }
  }
});

test('a sheet of no thickness is one open layer', () => {
  const m = measureMesh(meshShape({ op: 'sheet', thickness: 0, grid: leaf.slice(1) }, OPTIONS));
  expect(m.boundaryEdges).toBeGreaterThan(0);
  expect(m.nonManifoldEdges).toBe(0);
});

test('segments follow detail and size', () => {
  const faces = (detail: number, size: number): number =>
    measureMesh(meshShape({ op: 'ball', r: 0.5 }, { ...OPTIONS, detail, size })).faces;
  expect(faces(2, 1)).toBeGreaterThan(2 * faces(1, 1));
  expect(faces(1, 10)).toBeLessThan(faces(1, 1));
});

test('the same seed scatters alike, another one otherwise', () => {
  const scatter: Shape = { op: 'scatter', on: { op: 'block', size: [1, 1, 1] }, of: { op: 'ball', r: 0.02 }, n: 20 };
  const at = (seed: number): Float32Array => meshShape(scatter, { ...OPTIONS, seed }).positions;
  expect(at(3)).toEqual(at(3));
  expect(at(3)).not.toEqual(at(4));
});

test('booleans are exact: a cube less its quarter', () => {
  const cut: Shape = { op: 'block', size: [1, 1, 2], bevel: 0, at: [0.5, 0.5, 0] };
  const m = measureMesh(
    meshShape({ op: 'carve', from: { op: 'block', size: [1, 1, 1], bevel: 0 }, cut: [cut] }, OPTIONS),
  );
  expect(m.volume).toBeCloseTo(0.75, 5);
});

test('what cannot be closed is refused', () => {
  expect(() => meshShape({ op: 'polyhedron', points: cube, faces: [[0, 1, 3]] }, OPTIONS)).toThrow('only one face');
  expect(() => meshShape({ op: 'sweep', path: [[0, 0, 0]], section: { kind: 'circle', r: 1 } }, OPTIONS)).toThrow(
    'two path points',
  );
});
