import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { around, roundBody, vineLeaf } from '../../kits/organic/index.ts';
import type { Grown } from './roots.ts';

/** A ribbed pumpkin with its gnarled stalk; `carved` is hollow, has a lid, a face and a light inside. */
export function addPumpkin(b: Bench, g: Grown, carved: boolean): void {
  const h = 0.2;
  const r = 0.135;
  const ribs = g.rng.pick([9, 10, 11]);
  const squat = g.rng.range(0.92, 1.08);
  const profile = (k: number): Vec2[] =>
    [
      [0.02, 0.1],
      [0.2, 0.04],
      [0.5, 0.02],
      [0.84, 0.18],
      [1, 0.46],
      [0.96, 0.68],
      [0.72, 0.92],
      [0.44, 0.985],
      [0.2, 0.94],
      [0.02, 0.88],
    ].map(([x, y]): Vec2 => [x * r * k, h * squat * (0.5 + (y - 0.5) * k)]);
  const body = (k: number): Shape =>
    roundBody({
      profile: profile(k),
      sides: ribs * 10,
      steps: 5,
      swell: (a, t, x) =>
        1 -
        Math.min(1, x / (0.3 * r)) *
          (0.11 * (1 - Math.abs(Math.sin((ribs / 2) * a)) ** 0.55) - 0.018 * around(a, 4, g.seed, t)),
    });
  const skin = b.tint('skin', {
    layers: [
      { mask: { kind: 'cavity', from: 0.02, to: 0.3 }, material: { color: b.tint('skin', {}).color3 }, strength: 0.5 },
    ],
  });
  if (carved) addFace(b, body, skin, r, h * squat);
  else b.add('body', skin, body(1), { detail: 1.6 });
  const top = h * squat * (carved ? 0.93 : 0.9);
  const section: Vec2[] = Array.from({ length: 20 }, (_, i): Vec2 => {
    const a = (2 * Math.PI * i) / 20;
    const q = r * 0.115 * (1 + 0.2 * Math.cos(5 * a));
    return [q * Math.cos(a), q * Math.sin(a)];
  });
  const bend = g.rng.range(0.5, 1) * (g.rng.next() < 0.5 ? -1 : 1);
  b.add(
    'stalk',
    'stem',
    {
      op: 'sweep',
      path: [
        [0, top - h * 0.03, 0],
        [0, top + h * 0.1, 0],
        [r * 0.14 * bend, top + h * 0.24, r * 0.05],
      ],
      section: { kind: 'polygon', points: section, smooth: true },
      spline: 'catmull',
      taper: [2, 0.95, 1.15],
      twist: 50,
      cap: 'flat',
    },
    { grain: [0, 1, 0], detail: 1.2 },
  );
  if (!g.leaves || carved) return;
  b.add('leaf', 'leaves', solid.put(vineLeaf(r * 0.95), [0.01, top + h * 0.08, 0.01], [-12, 130, 0]), {
    grain: [0, 0, 1],
  });
  const coil = Array.from({ length: 44 }, (_, i): Vec3 => {
    const t = i / 43;
    const q = r * 0.09 * (1 - 0.4 * t);
    return [
      r * (0.1 + 0.75 * t) + q * Math.cos(t * 22),
      top + h * (0.1 + 0.05 * Math.sin(t * 3)) + q * Math.sin(t * 22),
      r * (0.05 + 0.4 * t),
    ];
  });
  b.add('tendril', b.tint('leaves', { color: '#7a9a44' }), solid.tube(coil, r * 0.009, { spline: 'linear' }), {
    detail: 0.5,
  });
}

/** Hollowed, a lid cut off and put back, triangular eyes and nose, a mouth with teeth. */
function addFace(b: Bench, body: (k: number) => Shape, skin: ReturnType<Bench['tint']>, r: number, h: number): void {
  const d = r * 1.6;
  const prism = (points: Vec2[]): Shape => solid.slab(points, d, [0, 0, d / 2 + r * 0.1], 'z', { bevel: 0 });
  const y = h * 0.5;
  const eye = (s: number): Vec2[] => {
    const pts: Vec2[] = [
      [s * r * 0.18, y + h * 0.05],
      [s * r * 0.62, y + h * 0.08],
      [s * r * 0.36, y + h * 0.29],
    ];
    return s > 0 ? pts : pts.reverse();
  };
  const nose: Vec2[] = [
    [-r * 0.11, y - h * 0.05],
    [r * 0.11, y - h * 0.05],
    [0, y + h * 0.06],
  ];
  const upper: Vec2[] = [];
  const lower: Vec2[] = [];
  const n = 12;
  for (let i = 0; i <= n; i++) {
    const u = -1 + (2 * i) / n;
    const tooth = i % 4 === 2 ? 0.075 : 0;
    upper.push([u * r * 0.68, y - h * (0.13 - 0.13 * u * u) - h * tooth]);
    lower.push([u * r * 0.68, y - h * (0.32 - 0.33 * u * u) + h * (i % 6 === 3 ? 0.07 : 0)]);
  }
  const mouth = [...lower, ...upper.reverse().slice(1, -1)];
  const cavity = body(0.86);
  const lidCut: Shape = solid.turned(
    [
      [0, h * 0.2],
      [r * 0.34, h * 0.7],
      [r * 0.5, h * 1.3],
      [0, h * 1.3],
    ],
    [0, 0, 0],
    { bevel: 0, segments: 40 },
  );
  const flesh = {
    ...skin,
    layers: [
      ...(skin.layers ?? []),
      {
        mask: {
          kind: 'near' as const,
          soft: r * 0.02,
          shape: { op: 'ellipsoid' as const, r: [r * 0.9, h * 0.455, r * 0.9] as Vec3, at: [0, h * 0.5, 0] as Vec3 },
        },
        material: { base: 'pulp', color: '#f6c060', color2: '#fbd890' },
      },
    ],
  };
  b.add(
    'body',
    flesh,
    { op: 'carve', from: body(1), cut: [cavity, lidCut, prism(eye(1)), prism(eye(-1)), prism(nose), prism(mouth)] },
    { detail: 1.8 },
  );
  const plug: Shape = solid.turned(
    [
      [0, h * 0.2],
      [r * 0.33, h * 0.7],
      [r * 0.485, h * 1.3],
      [0, h * 1.3],
    ],
    [0, 0, 0],
    { bevel: 0, segments: 40 },
  );
  b.add(
    'lid',
    skin,
    solid.put(
      { op: 'carve', from: { op: 'clip', of: body(1), within: plug }, cut: [body(0.84)] },
      [0, h * 0.01, 0],
      [0, 8, 0],
    ),
    { detail: 1.2 },
  );
  b.add('glow', 'light', { op: 'ball', r: [r * 0.72, h * 0.36, r * 0.72], at: [0, h * 0.44, 0] });
}
