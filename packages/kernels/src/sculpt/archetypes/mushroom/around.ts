import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2 } from '../../../math/index.ts';
import { type Bench, solid, tone } from '../../kits/joinery/index.ts';
import { landform } from '../../kits/landform.ts';
import { around, leafShape, roundBody } from '../../kits/organic/index.ts';

/** A honeycombed cone on a pale stem. */
export function addMorel(b: Bench, rng: Rng): void {
  const h = 0.1;
  const r = 0.024;
  const seed = rng.int(999);
  b.add(
    'stem',
    'stem',
    roundBody({
      profile: [
        [0.02, 0],
        [0.6, 0],
        [0.68, 0.04],
        [0.5, 0.2],
        [0.5, 0.42],
        [0.02, 0.45],
      ].map(([x, y]): Vec2 => [x * r, y * h]),
      sides: 36,
      swell: (a, t) => 1 + 0.05 * around(a, 6, seed, t * 4),
    }),
  );
  const cap = roundBody({
    profile: [
      [0.02, 0.36],
      [0.6, 0.34],
      [0.98, 0.4],
      [1, 0.52],
      [0.86, 0.74],
      [0.56, 0.94],
      [0.2, 1.02],
      [0.02, 1.03],
    ].map(([x, y]): Vec2 => [x * r, y * h]),
    sides: 110,
    steps: 9,
    swell: (a, t) => {
      const u = Math.abs(Math.cos(4.5 * a + 2.5 * t + 0.8 * around(a, 5, seed, t * 3)));
      const v = Math.abs(Math.cos(15 * t + 0.9 * around(a, 6, seed + 1, t * 2)));
      return 0.86 + 0.2 * Math.max(1 - u, 1 - v) ** 1.6;
    },
  });
  const pitted = b.tint('cap', {
    base: 'plain',
    color: '#c89a5c',
    color2: '#e0bc84',
    color3: '#4a2f18',
    rough: 0.8,
    clearcoat: 0,
    layers: [
      {
        mask: { kind: 'cavity', from: 0.02, to: 0.4 },
        material: { color: '#4a2f18', color2: '#5c3c20' },
        strength: 0.85,
      },
    ],
  });
  b.add('cap', pitted, cap, { detail: 2 });
}

/** Blades of grass round the foot. */
export function addTufts(b: Bench, R: number, rng: Rng): void {
  const blades: Shape[] = [];
  for (let i = 0; i < 30; i++) {
    const a = rng.range(0, 6.28);
    const k = R * rng.range(0.4, 1.25);
    const l = R * rng.range(0.3, 0.62);
    const blade = leafShape({
      length: l * 0.5,
      width: R * 0.075,
      rise: 2,
      droop: 0.9,
      fold: 0.3,
      point: 1.4,
      belly: 0.3,
      foot: 0.7,
      plain: true,
      thick: R * 0.008,
    });
    blades.push(solid.put(blade, [k * Math.cos(a), R * 0.04, k * Math.sin(a)], [0, rng.range(0, 360), 0]));
  }
  const seed = rng.int(999);
  const mound = landform({
    edge: (a) => R * (1.34 + 0.1 * around(a, 6, seed)),
    height: (x, z) => {
      const k = Math.hypot(x, z) / (R * 1.34);
      return R * 0.1 * Math.sqrt(Math.max(0, 1 - k * k)) + R * 0.012 * around(8 * x + 5 * z, 5, seed + 1, k * 4);
    },
    rings: 9,
    around: 48,
  });
  const blade = b.tint('grass', {});
  b.add('ground', { ...blade, base: 'moss', color: tone(blade.color ?? '#5a8a3a', 0.72), scale: 0.3 }, mound, {
    detail: 0.5,
  });
  b.add('grass', 'grass', solid.many(blades), { detail: 0.6 });
}

/** Who lives here keeps a round door, two windows and a crooked chimney. */
export function addHouse(b: Bench, R: number, cap: { thick: number; tall: number }): void {
  const t = R * cap.thick * 1.3;
  const z = t * 0.92;
  const arch = (w: number, h: number): Vec2[] => [
    [-w, 0],
    [w, 0],
    ...Array.from(
      { length: 9 },
      (_, i): Vec2 => [w * Math.cos((Math.PI * i) / 8), h + w * Math.sin((Math.PI * i) / 8)],
    ),
  ];
  b.add(
    'door frame',
    b.tint('door', { color: '#5c3a1e' }),
    solid.slab(arch(R * 0.13, R * 0.22), R * 0.16, [0, 0, z], 'z', { bevel: R * 0.01 }),
  );
  b.add('door', 'door', solid.slab(arch(R * 0.1, R * 0.21), R * 0.18, [0, 0, z], 'z', { bevel: R * 0.008 }), {
    grain: [0, 1, 0],
  });
  b.add('knob', { base: 'brass' }, { op: 'ball', r: R * 0.016, at: [R * 0.06, R * 0.18, z + R * 0.1] });
  const pane = (x: number): Shape =>
    solid.put(
      solid.cyl(R * 0.085, R * 0.1, [0, 0, 0], 'z', { bevel: R * 0.01 }),
      [x, R * 0.62, t * 0.6],
      [0, (x / R) * 200, 0],
    );
  const rim = (x: number): Shape =>
    solid.put(
      solid.hoop(R * 0.09, { kind: 'circle', r: R * 0.02 }, [0, 0, R * 0.05], 'z', 28),
      [x, R * 0.62, t * 0.6],
      [0, (x / R) * 200, 0],
    );
  b.add(
    'windows',
    { base: 'lamp', color: '#ffdf8a', emissive: '#ffc85a', emissiveStrength: 1.2 },
    solid.many([pane(R * 0.16), pane(-R * 0.16)]),
  );
  b.add('window frames', 'door', solid.many([rim(R * 0.16), rim(-R * 0.16)]));
  const y = R * cap.tall + R * 0.45;
  b.add(
    'chimney',
    { base: 'brick', color: '#a8583c', scale: 0.15 },
    solid.put(solid.box([R * 0.16, R * 0.44, R * 0.16], [0, 0, 0], R * 0.012), [R * 0.4, y, 0], [0, 20, -6]),
  );
  b.add(
    'chimney cap',
    { base: 'stone' },
    solid.put(solid.box([R * 0.21, R * 0.05, R * 0.21], [0, R * 0.23, 0], R * 0.01), [R * 0.4, y, 0], [0, 20, -6]),
  );
}
