import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { around, leafShape, roundBody, vineLeaf } from '../../kits/organic/index.ts';

/** A globe with a dimple where its stalk enters, standing on the origin. */
function globe(r: number, seed: number): Shape {
  return roundBody({
    profile: [
      [0.02, 0.03],
      [0.4, 0.05],
      [0.82, 0.4],
      [1, 0.98],
      [0.9, 1.5],
      [0.58, 1.82],
      [0.26, 1.84],
      [0.08, 1.72],
      [0.01, 1.66],
    ].map(([x, y]): Vec2 => [x * r, y * r]),
    sides: 36,
    swell: (a) => 1 + 0.02 * around(a, 3, seed) + 0.015 * Math.cos(2 * a),
  });
}

/** Cherries whose stalks meet, with leaves at the knot. */
export function addCherries(b: Bench, n: number, taste: Rng): void {
  const r = 0.0125;
  const top: Vec3 = [0.002, 0.07, -0.004];
  const stalk = b.tint('stem', { base: 'leaf', color: '#7a8a34', color2: '#a0a84a' });
  for (let i = 0; i < n; i++) {
    const a = n === 1 ? 0 : (2 * Math.PI * i) / n + 0.35;
    const k = n === 1 ? 0 : r * (n === 2 ? 1.15 : 1.3);
    const [x, y, z]: Vec3 = [k * Math.cos(a), i % 2 ? 0.003 : 0, k * Math.sin(a)];
    const name = n > 1 ? ` ${i + 1}` : '';
    b.add(`cherry${name}`, 'skin', solid.put(globe(r * taste.range(0.95, 1.05), taste.int(99)), [x, y, z]), {
      detail: 1.5,
    });
    const path: Vec3[] = [[x, y + r * 1.64, z], [x * 1.1, y + r * 2.8, z], [x * 0.7, 0.054, z * 0.6], top];
    b.add(`stalk${name}`, stalk, solid.tube(path, r * 0.062, { taper: [1.2, 0.9, 0.9, 1.3] }));
  }
  b.add('knot', 'stem', { op: 'ball', r: [r * 0.16, r * 0.12, r * 0.16], at: top });
  const leaf = leafShape({
    length: 0.042,
    width: 0.02,
    rise: 0.3,
    droop: 0.55,
    fold: 0.2,
    thick: 0.0004,
    waves: 7,
    ruffle: 0.06,
  });
  const leaves = n > 2 || taste.next() < 0.4 ? [60, -70] : [70];
  b.add('leaves', 'leaves', solid.many(leaves.map((yaw) => solid.put(leaf, top, [0, yaw, 0]))), { grain: [0, 0, 1] });
}

/** A hanging bunch: globes in rings that narrow downwards, woody stalk, lobed leaves and a tendril. Stands on its tip. */
export function addGrapes(b: Bench, taste: Rng): void {
  const r = 0.0105;
  const rows = 9;
  const H = 0.15;
  const grapes: Shape[] = [];
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1);
    const y = r * 1.1 + (H - r * 3) * t;
    const R = r * (0.1 + 3.3 * Math.sin(Math.PI * (0.06 + 0.56 * t)));
    const n = Math.max(1, Math.round((2 * Math.PI * R) / (r * 1.92)));
    for (let i = 0; i < n; i++) {
      const a = (2 * Math.PI * (i + 0.5 * (row % 2))) / n + taste.range(-0.12, 0.12);
      const k = R + (n > 3 ? taste.range(-0.2, 0.28) * r : 0);
      const at: Vec3 = [k * Math.cos(a), y + taste.range(-0.25, 0.25) * r * (row ? 1 : 0), k * Math.sin(a)];
      const rot: Vec3 = [taste.range(-25, 25), 0, taste.range(-25, 25)];
      grapes.push(solid.at({ op: 'ball', r: [r, r * 1.1, r] }, [{ at, rot, scale: taste.range(0.92, 1.06) }]));
    }
  }
  const skin = b.tint('skin', {});
  const bloom = b.tint('skin', {
    layers: [
      {
        mask: { kind: 'slope', dir: [0.2, 1, 0.3], from: 0.2, to: 1 },
        material: { color: skin.color2 },
        strength: 0.5,
      },
      {
        mask: { kind: 'noise', scale: r, threshold: 0.55, soft: 0.25 },
        material: { color: skin.color3, rough: 0.6 },
        strength: 0.4,
      },
    ],
  });
  b.add('grapes', bloom, solid.many(grapes), { detail: 1.3 });
  const core: Vec2[] = [
    [0, r],
    [r * 1.4, H * 0.45],
    [r * 1.6, H * 0.72],
    [0, H * 0.82],
  ];
  b.add('core', b.tint('stem', { color: '#5a6a2c' }), solid.turned(core, [0, 0, 0], { smooth: true }), {
    hidden: true,
    detail: 0.2,
  });
  const top = H - r;
  const stalk: Vec3[] = [
    [0, top - r * 2, 0],
    [0, top + r, 0],
    [0.003, top + 0.02, 0.002],
    [-0.004, top + 0.036, 0],
  ];
  b.add('stalk', 'stem', solid.tube(stalk, 0.0022, { taper: [1.2, 1, 0.95, 1.2], cap: 'flat' }), { grain: [0, 1, 0] });
  const cross: Vec3[] = [
    [-0.03, top + 0.038, 0.004],
    [-0.004, top + 0.036, 0],
    [0.026, top + 0.04, -0.004],
  ];
  b.add('cross stalk', 'stem', solid.tube(cross, 0.0027, { cap: 'flat' }), { grain: [1, 0, 0] });
  b.add('leaf', 'leaves', solid.put(vineLeaf(0.058), [0.004, top + 0.028, 0.002], [6, 48, 0]), {
    grain: [0, 0, 1],
    detail: 1.3,
  });
  if (taste.next() < 0.6)
    b.add('second leaf', 'leaves', solid.put(vineLeaf(0.042), [-0.012, top + 0.034, 0.004], [8, -64, 0]), {
      grain: [0, 0, 1],
    });
  const coil = Array.from({ length: 40 }, (_, i): Vec3 => {
    const t = i / 39;
    const q = 0.0045 * (1 - 0.5 * t);
    return [-0.02 - 0.004 * t + q * Math.cos(t * 17), top + 0.036 - 0.026 * t, 0.006 + q * Math.sin(t * 17)];
  });
  b.add('tendril', b.tint('leaves', { color: '#7a9a3a' }), solid.tube(coil, 0.0006, { spline: 'linear' }), {
    detail: 0.5,
  });
}

/** Clear red beads on a hanging thread, dry tips below. */
export function addCurrants(b: Bench, taste: Rng): void {
  const r = 0.005;
  const beads: Shape[] = [];
  const tips: Shape[] = [];
  const stalks: Shape[] = [];
  const H = 0.07;
  const n = 15;
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1);
    const k = r * (0.9 + 0.75 * t);
    const s = r * (0.72 + 0.36 * t) * taste.range(0.95, 1.05);
    const [x, y, z]: Vec3 = [k * Math.cos(i * 2.4), s + (H * 0.82 - s) * t, k * Math.sin(i * 2.4)];
    beads.push({ op: 'ball', r: s, at: [x, y, z] });
    const tip: Vec2[] = [
      [0, 0],
      [s * 0.16, 0],
      [s * 0.22, -s * 0.3],
      [0, -s * 0.36],
    ];
    if (i) tips.push(solid.turned(tip.reverse(), [x, y - s * 0.93, z], { bevel: 0, segments: 8 }));
    stalks.push(solid.rod([0, y + s * 1.3, 0], [x * 0.9, y + s * 0.85, z * 0.9], r * 0.06));
  }
  b.add('currants', b.tint('skin', { base: 'crystal', transmission: 0.3 }), solid.many(beads), { detail: 1.2 });
  b.add('tips', { base: 'bark', color: '#4a3420' }, solid.many(tips), { detail: 0.3 });
  const thread = solid.tube(
    [
      [0, r, 0],
      [0, H * 0.6, 0],
      [0.002, H, 0],
      [0.006, H * 1.12, 0],
    ],
    r * 0.11,
  );
  b.add('stalks', b.tint('stem', { base: 'leaf', color: '#8a9a44' }), solid.many([...stalks, thread]), { detail: 0.5 });
  b.add('leaf', 'leaves', solid.put(vineLeaf(0.034), [0.004, H * 1.06, 0], [0, 40, 0]), { grain: [0, 0, 1] });
}
