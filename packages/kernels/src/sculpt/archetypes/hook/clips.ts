import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { coil } from '../../kits/mechanics/index.ts';

/** A wire bent to the three loops of a paper clip, standing upright. */
function addPaperclip(b: Bench): void {
  const flat = (p: readonly Vec2[]): Vec3[] => p.map(([x, y]): Vec3 => [x, y, 0]);
  const path: Vec3[] = [
    [-0.0042, 0.0095, 0],
    [-0.0042, 0.0235, 0],
    ...flat(outline.arc(-0.0006, 0.0245, 0.0036, 175, 5, 8)),
    [0.003, 0.0062, 0],
    ...flat(outline.arc(-0.001, 0.005, 0.004, -5, -175, 8)),
    [-0.0052, 0.006, 0],
    [-0.0052, 0.027, 0],
    ...flat(outline.arc(-0.0003, 0.0284, 0.0049, 175, 5, 8)),
    [0.0046, 0.013, 0],
  ];
  // the loops lie side by side, a little apart
  const n = path.length;
  const bent = path.map(
    ([x, y], i): Vec3 => [x, y + (i > n * 0.45 ? -0.0005 : 0), i < n * 0.42 ? 0.0006 : i < n * 0.6 ? 0 : -0.0006],
  );
  b.add('wire', 'body', solid.put(solid.tube(bent, 0.00055), [0, -0.0001, 0], [0, 0, 0]), { detail: 1.6 });
}

/** A sprung steel clip with two wire arms. */
function addBinder(b: Bench): void {
  const w = 0.032;
  const spine: Vec2[] = outline.rounded(
    pairs([
      -0.009, 0, 0.009, 0, 0.0094, 0.001, 0.0012, 0.0205, 0.0006, 0.0205, 0.0078, 0.0016, -0.0078, 0.0016, -0.0006,
      0.0205, -0.0012, 0.0205, -0.0094, 0.001,
    ]),
    0.0006,
    2,
  );
  b.add('spring', 'body', solid.slab(spine, w, [0, 0, 0], 'x', { bevel: 0.0002 }), { detail: 1.4 });
  for (const [name, s] of [
    ['front', 1],
    ['back', -1],
  ] as const) {
    b.add(`${name} lip`, 'body', solid.rod([-w / 2, 0.0206, s * 0.0011], [w / 2, 0.0206, s * 0.0011], 0.0013), {
      detail: 0.6,
    });
    const arm: Vec3[] = [
      [-0.009, 0.0206, s * 0.0011],
      [-0.0075, 0.026, s * 0.0035],
      [-0.0035, 0.036, s * 0.0062],
      [-0.005, 0.043, s * 0.0074],
      [0, 0.047, s * 0.008],
      [0.005, 0.043, s * 0.0074],
      [0.0035, 0.036, s * 0.0062],
      [0.0075, 0.026, s * 0.0035],
      [0.009, 0.0206, s * 0.0011],
    ];
    b.add(`${name} arm`, 'trim', solid.tube(arm, 0.0009), { detail: 1 });
  }
}

/** Two wooden legs and the spring between them. */
function addClothespin(b: Bench): void {
  const leg: Vec2[] = outline.rounded(
    pairs([
      0.0006, 0.001, 0.0046, 0, 0.0076, 0.02, 0.0082, 0.04, 0.0104, 0.07, 0.0094, 0.072, 0.0064, 0.071, 0.0016, 0.043,
      0.0006, 0.036, 0.0014, 0.03, 0.0006, 0.02,
    ]),
    0.0006,
    2,
  );
  const mirrored = leg.map(([x, y]): Vec2 => [-x, y]).toReversed();
  for (const [name, points] of [
    ['left', leg],
    ['right', mirrored],
  ] as const) {
    b.add(`${name} leg`, 'wood', solid.slab(points, 0.01, [0, 0, 0], 'z', { bevel: 0.0008 }), {
      detail: 1.3,
      grain: [0, 1, 0],
    });
    const s = name === 'left' ? 1 : -1;
    b.add(
      `${name} spring wire`,
      'body',
      solid.tube(
        [
          [0, 0.0385, s * 0.0054],
          [s * 0.005, 0.04, s * 0.0064],
          [s * 0.0092, 0.047, s * 0.005],
          [s * 0.0094, 0.0475, 0],
          [s * 0.0092, 0.047, s * -0.0052],
        ],
        0.0007,
      ),
      { detail: 0.6 },
    );
  }
  b.add('spring', 'body', solid.put(coil(0.0026, 0.0007, 0.0118, 6), [0, 0.0385, -0.0059], [90, 0, 0]), {
    detail: 0.8,
  });
}

/** A bent wire with one waved leg. */
function addHairpin(b: Bench): void {
  const wave = Array.from(
    { length: 13 },
    (_, i): Vec3 => [0.0021 + 0.0008 * Math.sin(i * 1.55), 0.006 + i * 0.0038, 0],
  );
  const path: Vec3[] = [
    [0.0042, 0.0015, 0],
    ...wave,
    ...outline.arc(0.0005, 0.056, 0.0026, 10, 170, 6).map(([x, y]): Vec3 => [x, y, 0]),
    [-0.0016, 0.045, 0],
    [-0.0014, 0.004, 0],
  ];
  b.add(
    'wire',
    'body',
    {
      op: 'sweep',
      path,
      section: { kind: 'ellipse', rx: 0.0011, ry: 0.0007 },
      spline: 'catmull',
      cap: 'round',
      up: [0, 0, 1],
    },
    { detail: 1.5 },
  );
  b.add('long tip', 'trim', { op: 'ball', r: 0.0013, at: [-0.0014, 0.0035, 0] }, { detail: 0.4 });
  b.add('short tip', 'trim', { op: 'ball', r: 0.0013, at: [0.0042, 0.0016, 0] }, { detail: 0.4 });
}

/** Clips. */
export const clips = { addPaperclip, addBinder, addClothespin, addHairpin };
