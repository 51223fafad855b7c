import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { evenly, laidRope } from '../../kits/mechanics/index.ts';
import { addShaft } from './shaft.ts';

/** A bundle of straw: rings [y, half width, half depth] whose outline is rippled into `n` bundles. */
function bundle(rings: readonly (readonly [number, number, number])[], n: number, deep: number): Shape {
  const m = n * 4;
  const sections = rings.map(([y, rx, rz], k) => ({
    points: Array.from({ length: m }, (_, i): Vec3 => {
      const a = (2 * Math.PI * i) / m;
      const ripple = 1 - deep * (0.5 + 0.5 * Math.cos(n * a)) * (0.5 + 0.5 * Math.cos(k * 1.3 + i));
      return [rx * ripple * Math.cos(a), y, -rz * ripple * Math.sin(a)];
    }),
  }));
  return { op: 'loft', sections, spline: 'linear', smooth: false, cap: 'flat' };
}

/** Loose straws sticking out of a bundle's foot: from rings at y1 to y0, tapering. */
function straws(
  rng: Rng,
  n: number,
  y1: number,
  y0: number,
  top: readonly [number, number],
  foot: readonly [number, number],
  r: number,
): Shape {
  const all: Shape[] = [];
  for (let i = 0; i < n; i++) {
    const a = (2 * Math.PI * (i + rng.range(0, 0.8))) / n;
    const k = i % 3 === 0 ? rng.range(0.45, 0.8) : rng.range(0.86, 1.04);
    const p = (h: readonly [number, number], s: number, y: number): Vec3 => [
      h[0] * s * Math.cos(a),
      y,
      -h[1] * s * Math.sin(a),
    ];
    all.push(
      solid.rod(
        p(top, Math.min(0.94, k), y1),
        p(foot, k * 1.02, y0 + (i % 3 === 0 ? 0 : rng.range(0, 0.03))),
        r,
        r * 0.5,
      ),
    );
  }
  return solid.many(all);
}

/** A household broom of broomcorn, sewn flat. Returns the height where it is held. */
export function buildBroom(b: Bench, rng: Rng): number {
  const taste = rng.fork('straw');
  b.add(
    'straw',
    'head',
    bundle(
      [
        [0.035, 0.148, 0.024],
        [0.06, 0.15, 0.026],
        [0.2, 0.138, 0.027],
        [0.29, 0.112, 0.028],
        [0.34, 0.07, 0.027],
        [0.365, 0.042, 0.024],
        [0.44, 0.026, 0.021],
      ],
      26,
      0.16,
    ),
    { detail: 1.6, grain: [0, 1, 0] },
  );
  b.add(
    'straw ends',
    b.tint('head', { color: '#c69a4e' }),
    straws(taste, 74, 0.09, 0, [0.146, 0.023], [0.158, 0.026], 0.0024),
    { detail: 0.6, grain: [0, 1, 0] },
  );
  const seam = (name: string, y: number, w: number, d: number): void =>
    b.add(
      name,
      'band',
      solid.bar(
        outline.superellipse(w, d, 2, 36).map(([x, z]): Vec3 => [x, y, -z]),
        { kind: 'ellipse', rx: 0.0032, ry: 0.0024 },
        { closed: true, up: [0, 1, 0] },
      ),
      { detail: 0.6 },
    );
  seam('lower seam', 0.17, 0.1435, 0.0285);
  seam('middle seam', 0.205, 0.139, 0.0285);
  seam('upper seam', 0.24, 0.1285, 0.029);
  const coil = Array.from({ length: 15 * 9 + 1 }, (_, i): Vec3 => {
    const a = (2 * Math.PI * i) / 15;
    const t = i / (15 * 9);
    return [(0.036 - 0.0085 * t) * Math.cos(a), 0.376 + 0.06 * t, -(0.0248 - 0.002 * t) * Math.sin(a)];
  });
  b.add(
    'wire binding',
    'metal',
    { op: 'sweep', path: coil, section: { kind: 'circle', r: 0.0028 }, spline: 'linear', cap: 'flat' },
    { detail: 0.7 },
  );
  addShaft(b, 0.41, 1.15, 0.0142);
  b.add(
    'handle cap',
    'metal',
    solid.turned(pairs([0, 1.115, 0.0151, 1.115, 0.0151, 1.145, 0.01, 1.1535, 0, 1.1545]), [0, 0, 0], {
      bevel: 0.001,
    }),
    { detail: 0.6 },
  );
  b.add(
    'hanging loop',
    'band',
    solid.tube(
      outline.ngon(0.024, 18, 0, 0, 1.174).map(([x, y]): Vec3 => [x * 0.6, y, 0.003 * Math.sin(x * 90)]),
      0.0016,
      { closed: true },
    ),
    { detail: 0.5 },
  );
  b.add(
    'handle stripe',
    'band',
    solid.hoop(0.0146, { kind: 'rect', w: 0.02, h: 0.0014, r: 0.0004 }, [0, 0.5, 0], 'y', 28),
    { detail: 0.4 },
  );
  return 0.78;
}

/** A besom: birch twigs bound with cord to a crooked stick. */
export function buildBesom(b: Bench, rng: Rng): number {
  const taste = rng.fork('twigs');
  b.add(
    'twig core',
    'head',
    bundle(
      [
        [0.07, 0.088, 0.082],
        [0.16, 0.098, 0.092],
        [0.27, 0.09, 0.085],
        [0.36, 0.062, 0.058],
        [0.42, 0.04, 0.038],
        [0.47, 0.033, 0.031],
        [0.5, 0.027, 0.026],
      ],
      19,
      0.2,
    ),
    { detail: 1.3, grain: [0, 1, 0] },
  );
  const twigs: Shape[] = [];
  const n = 96;
  for (let i = 0; i < n; i++) {
    const a = (2 * Math.PI * (i + taste.range(0, 0.9))) / n;
    const k = i % 4 === 0 ? taste.range(0.35, 0.8) : taste.range(0.9, 1.1);
    const low = taste.range(0, 0.07) * (i % 4 ? 1 : 0.3);
    const p = (r: number, y: number): Vec3 => [r * Math.cos(a), y, -r * Math.sin(a)];
    twigs.push(
      solid.tube(
        [
          p(0.03, 0.49 - taste.range(0, 0.02)),
          p(0.042, 0.415),
          p(0.088 * Math.min(1, k), 0.29),
          p(0.106 * k, 0.15),
          p(0.108 * k + taste.range(-0.012, 0.016), low),
        ],
        0.0034,
        { taper: [0.8, 1, 1, 0.8, 0.35], cap: 'flat', spline: 'linear' },
      ),
    );
  }
  b.add('twigs', 'head', solid.many(twigs), { detail: 0.9, grain: [0, 1, 0] });
  for (const [name, y, r, turns] of [
    ['lower binding', 0.395, 0.054, 3],
    ['upper binding', 0.46, 0.0375, 3],
  ] as const) {
    const path = Array.from({ length: turns * 24 + 1 }, (_, i): Vec3 => {
      const a = (2 * Math.PI * i) / 24;
      return [r * Math.cos(a), y + i * 0.00044, -r * Math.sin(a)];
    });
    b.add(name, 'band', laidRope(path, 0.006), { detail: 0.8 });
    b.add(`${name} knot`, 'band', solid.put({ op: 'ball', r: [0.011, 0.01, 0.009] }, [r * 0.2, y + 0.012, r * 1.04]), {
      detail: 0.4,
    });
  }
  const crook = Array.from({ length: 13 }, (_, i): Vec3 => {
    const t = i / 12;
    return [0.012 * Math.sin(t * 7 + 0.6), 0.44 + 0.76 * t, 0.009 * Math.sin(t * 9)];
  });
  b.add(
    'shaft',
    'handle',
    solid.tube(crook, 0.019, { taper: crook.map((_, i) => 1 + 0.1 * Math.sin(i * 2.2) - (i === 12 ? 0.15 : 0)) }),
    { detail: 1.3, grain: [0, 1, 0] },
  );
  const knots: readonly (readonly [number, number])[] = [
    [3, 0.4],
    [6, 2.6],
    [9, 4.4],
  ];
  knots.forEach(([i, a], k) => {
    const [x, y, z] = crook[i];
    b.add(
      `${['lower', 'middle', 'upper'][k]} branch stub`,
      'handle',
      solid.rod([x, y, z], [x + 0.024 * Math.cos(a), y + 0.014, z + 0.024 * Math.sin(a)], 0.008, 0.0055),
      { detail: 0.5 },
    );
  });
  return 0.78;
}

/** A push broom: block drilled for rows of tufts, braced handle leaning back. */
export function buildPushBroom(b: Bench): number {
  const tufts: Shape[] = [];
  for (let j = 0; j < 4; j++)
    for (let i = 0; i < 24 - (j % 2); i++) {
      const x = (i - (23 - (j % 2)) / 2) * 0.0186;
      const z = (j - 1.5) * 0.0132;
      tufts.push({
        op: 'hull',
        points: [
          [x - 0.003, 0.074, z - 0.003],
          [x + 0.003, 0.074, z - 0.003],
          [x - 0.003, 0.074, z + 0.003],
          [x + 0.003, 0.074, z + 0.003],
          [x * 1.03 - 0.008, 0, z * 1.35 - 0.007],
          [x * 1.03 + 0.008, 0, z * 1.35 - 0.007],
          [x * 1.03 - 0.008, 0, z * 1.35 + 0.007],
          [x * 1.03 + 0.008, 0, z * 1.35 + 0.007],
        ],
      });
    }
  b.add('bristles', 'head', solid.many(tufts), { detail: 0.8, grain: [0, 1, 0] });
  b.add('block', 'grip', solid.box([0.46, 0.036, 0.062], [0, 0.09, 0], 0.01), { detail: 1.2, grain: [1, 0, 0] });
  b.add(
    'socket',
    'grip',
    solid.put(solid.cyl(0.021, 0.06, [0, 0.02, 0], 'y', { bevel: 0.003 }), [0, 0.1, -0.004], [-20, 0, 0]),
    { detail: 0.8 },
  );
  const from = b.parts.length;
  addShaft(b, 0.02, 1.15, 0.0142);
  b.parts[from] = { ...b.parts[from], shape: solid.put(b.parts[from].shape, [0, 0.1, -0.004], [-20, 0, 0]) };
  for (const [side, s] of [
    ['left', -1],
    ['right', 1],
  ] as const) {
    b.add(
      `${side} brace`,
      'metal',
      solid.tube(
        [
          [s * 0.125, 0.106, 0],
          [s * 0.11, 0.135, -0.008],
          [s * 0.05, 0.27, -0.058],
          [s * 0.011, 0.37, -0.1],
        ],
        0.0038,
        { cap: 'flat' },
      ),
      { detail: 0.6 },
    );
    b.add(
      `${side} brace screw`,
      'metal',
      { op: 'ball', r: [0.006, 0.004, 0.006], at: [s * 0.127, 0.109, 0] },
      { detail: 0.4 },
    );
  }
  b.add(
    'brace clamp',
    'metal',
    solid.put(solid.cyl(0.0148, 0.02, [0, 0.29, 0], 'y', { bevel: 0.001 }), [0, 0.1, -0.004], [-20, 0, 0]),
    { detail: 0.5 },
  );
  return 0.8;
}

/** A string mop: laid cotton cords from a clamp, some over others. */
export function buildMop(b: Bench, rng: Rng): number {
  const taste = rng.fork('mop');
  const layer = (n: number, r: number, out: number, from: number): Shape =>
    solid.many(
      Array.from({ length: n }, (_, i) => {
        const a = (2 * Math.PI * (i + taste.range(-0.25, 0.25))) / n + from;
        const k = out * taste.range(0.86, 1.1);
        const p = (q: number, y: number, t = 0): Vec3 => [q * Math.cos(a + t) * 1.15, y, -q * Math.sin(a + t) * 0.85];
        const sway = taste.range(-0.2, 0.2);
        const line = [
          p(0.02, 0.335),
          p(k * 0.55, 0.31, sway * 0.3),
          p(k * 0.86, 0.22, sway * 0.7),
          p(k, 0.1, sway),
          p(k * 1.05, 0.02, sway * 1.2),
          p(k * 1.1, 0.0065, sway * 1.3),
        ];
        return laidRope(evenly(line, 0.03), r, { lay: 6 });
      }),
    );
  b.add('outer cords', 'head', layer(22, 0.0094, 0.13, 0), { detail: 1.2 });
  b.add('middle cords', b.tint('head', { color: '#ddd5c1' }), layer(16, 0.0094, 0.1, 0.13), { detail: 0.9 });
  b.add('inner cords', b.tint('head', { color: '#c9c0aa' }), layer(10, 0.0094, 0.06, 0.3), { detail: 0.6 });
  b.add('mop crown', 'head', { op: 'ball', r: [0.055, 0.026, 0.042], at: [0, 0.333, 0] }, { detail: 0.7 });
  b.add(
    'cord band',
    'band',
    solid.bar(
      outline.superellipse(0.125, 0.094, 2, 36).map(([x, z]): Vec3 => [x, 0.2, -z]),
      { kind: 'rect', w: 0.014, h: 0.004, r: 0.001 },
      { closed: true, up: [0, 1, 0] },
    ),
    { detail: 0.6 },
  );
  b.add(
    'clamp',
    'metal',
    solid.turned(
      pairs([0, 0.34, 0.034, 0.34, 0.036, 0.352, 0.024, 0.372, 0.0178, 0.4, 0.0178, 0.45, 0, 0.45]),
      [0, 0, 0],
      { bevel: 0.0015 },
    ),
    { detail: 1 },
  );
  b.add('clamp screw', 'metal', solid.cyl(0.004, 0.05, [0, 0.425, 0], 'x', { bevel: 0.001 }), { detail: 0.4 });
  addShaft(b, 0.4, 1.15, 0.0145);
  b.add(
    'handle cap',
    'metal',
    solid.turned(pairs([0, 1.11, 0.0154, 1.11, 0.0154, 1.144, 0.01, 1.153, 0, 1.154]), [0, 0, 0], { bevel: 0.001 }),
    { detail: 0.6 },
  );
  return 0.8;
}
