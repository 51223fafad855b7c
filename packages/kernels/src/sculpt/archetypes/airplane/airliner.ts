import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import type { Sculpture } from '../../dsl/archetype.ts';
import { type Bench, outline, type Skin, solid } from '../../kits/joinery/index.ts';
import {
  addDiscWheel,
  fitting,
  flap,
  pairs,
  type Rib,
  ribAt,
  ribs,
  steps,
  streamlined,
  wing,
} from '../../kits/vehicle/index.ts';

const BODY = [
  -16.2, 5.4, 0.3, 0.32, 0.36, 2, -14.6, 5.2, 0.72, 0.78, 0.85, 2, -11.5, 4.65, 1.4, 1.45, 1.5, 2, -7.5, 4.12, 1.9,
  1.95, 1.92, 2, -4, 4, 1.98, 2.05, 2, 2, 7.5, 4, 1.98, 2.05, 2, 2, 10.8, 3.98, 1.94, 2, 1.98, 2, 13, 3.84, 1.66, 1.72,
  1.74, 2, 14.6, 3.62, 1.18, 1.22, 1.3, 2,
];
const JET = [
  -9.4, 3.0, 0.16, 0.18, 0.2, 2, -8, 2.8, 0.5, 0.5, 0.58, 2, -5, 2.36, 0.98, 0.95, 0.98, 2, -2, 2.2, 1.14, 1.14, 1.1, 2,
  4.5, 2.2, 1.14, 1.14, 1.1, 2, 6.6, 2.16, 1.04, 1.04, 1.04, 2, 8.2, 2, 0.78, 0.72, 0.82, 2, 9.2, 1.84, 0.46, 0.4, 0.5,
  2,
];

interface Plan {
  k: number;
  rows: readonly number[];
  nose: number;
  wing: ReturnType<typeof ribs>;
  stab: ReturnType<typeof ribs>;
  fin: ReturnType<typeof ribs>;
  window: [from: number, to: number, y: number, w: number, h: number];
  engine: { at: Vec3; r: number; l: number };
  gear: { nose: number; main: Vec2; r: number };
}

const LINER: Plan = {
  k: 1,
  rows: BODY,
  nose: 1.35,
  wing: ribs([1.5, 3.05, 4.9, 7, 0.95, 6, 3.4, 2.1, 4.1, 0.52, 16.4, 4.3, -3.6, 1.7, 0.2]),
  stab: ribs([0.3, 5.35, -11.6, 3.6, 0.34, 6, 5.85, -14.6, 1.5, 0.14]),
  fin: ribs([0, 5.6, -9.4, 6, 0.55, 0, 6.6, -10.6, 5, 0.46, 0, 11.6, -14.4, 2.1, 0.22]),
  window: [-9, 9.6, 4.35, 0.36, 0.5],
  engine: { at: [5.9, 1.95, 3.7], r: 1.16, l: 3.9 },
  gear: { nose: 11.2, main: [3.1, -0.9], r: 0.56 },
};
const BIZ: Plan = {
  k: 0.5,
  rows: JET,
  nose: 0.75,
  wing: ribs([0.9, 1.5, 1.9, 3.6, 0.42, 3, 1.6, 0.2, 2.3, 0.26, 8.4, 2.05, -2.6, 0.9, 0.1]),
  stab: ribs([0.1, 6.05, -8.5, 1.6, 0.16, 3.1, 6.15, -9.9, 0.8, 0.08]),
  fin: ribs([0, 3.1, -5.6, 3.6, 0.32, 0, 6.1, -8.2, 1.9, 0.2]),
  window: [-2.6, 4.2, 2.42, 0.42, 0.42],
  engine: { at: [1.75, 2.75, -4.4], r: 0.56, l: 2.7 },
  gear: { nose: 6.6, main: [1.6, -1.4], r: 0.3 },
};

/** Jets with swept wings: an airliner with engines under the wings, or a business jet with them at the tail. */
export function buildAirliner(b: Bench, small: boolean, gear: boolean, rng: Rng): Sculpture {
  const base = small ? BIZ : LINER;
  const sweep = rng.range(-0.5, 0.4) * base.k;
  const bent = base.wing.map(
    (r, i): Rib => (i === base.wing.length - 1 ? { ...r, at: [r.at[0], r.at[1], r.at[2] + sweep] } : r),
  );
  const p: Plan = { ...base, wing: bent };
  const skin = streamlined(p.rows, { nose: p.nose, tail: 0.2, droop: p.nose * 0.22, along: 3, around: 36 });
  const plate = streamlined(p.rows, {
    nose: p.nose,
    tail: 0.2,
    droop: p.nose * 0.22,
    along: 3,
    around: 36,
    grow: 0.02 * p.k,
  });
  b.add('fuselage', livery(b, p, rng.int(3)), skin.shape, { detail: 1.6 });
  addCockpit(b, p, plate);
  addWindows(b, p, skin);
  addWings(b, p, small);
  addEngines(b, p, small);
  addTail(b, p, small);
  if (gear) addGear(b, p, skin);
  addDetails(b, p, skin, plate, small);
  const low = gear ? 0 : Math.min(...skin.rings.flat().map((v) => v[1]));
  return settle(b, low);
}

/** Lowers everything so that it stands on the ground. */
function settle(b: Bench, low: number): Sculpture {
  const top = 4;
  if (low === 0) return { parts: b.parts, sockets: { top: { at: [0, top + 2, 0], dir: [0, 1, 0], size: 2 } } };
  const parts = b.parts.map((p) => ({ ...p, shape: solid.put(p.shape, [0, -low, 0]) }));
  return { parts, sockets: { top: { at: [0, top + 2 - low, 0], dir: [0, 1, 0], size: 2 } } };
}

/** A line of the tail's colour along the windows, a painted belly, or a painted stern. */
function livery(b: Bench, p: Plan, design: number): MaterialSpec {
  const accent = b.tint('tail', {});
  const y = p.window[2];
  const band = (from: number, to: number, soft: number) => ({
    kind: 'all' as const,
    of: [
      { kind: 'span' as const, dir: [0, 1, 0] as Vec3, from: from - soft, to: from + soft },
      { kind: 'span' as const, dir: [0, 1, 0] as Vec3, from: to + soft, to: to - soft },
    ],
  });
  const paint = { color: accent.color };
  const grey = {
    mask: { kind: 'span' as const, dir: [0, -1, 0] as Vec3, from: -(y - 1.5 * p.k), to: -(y - 1.56 * p.k) },
    material: { color: '#aab2ba' },
  };
  const stripe = { mask: band(y - 0.9 * p.k, y - 0.55 * p.k, 0.02), material: paint };
  const line = { mask: band(y - 1.12 * p.k, y - 1.02 * p.k, 0.01), material: paint };
  const stern = {
    mask: { kind: 'span' as const, dir: [0, 0.35, -1] as Vec3, from: 9.9 * p.k, to: 10 * p.k },
    material: paint,
  };
  return b.tint('body', {
    layers: design === 0 ? [grey, stripe, line] : design === 1 ? [grey, stern] : [grey, stern, line],
  });
}

function addCockpit(b: Bench, p: Plan, plate: Skin): void {
  const k = p.k;
  const y = p.window[2];
  const front = (x0: number, x1: number, y0: number, y1: number): Shape =>
    solid.slab(
      outline.rounded(pairs([x0, y0, x1, y0 - 0.05 * k, x1 * 0.94, y1 - 0.1 * k, x0, y1]), 0.08 * k),
      8,
      [0, 0, p.nose > 1 ? 15.4 : 11],
      'z',
      { bevel: 0 },
    );
  const zc = p.nose > 1 ? 13.05 : 7.5;
  const side = solid.slab(
    outline.rounded(
      pairs([
        zc - 0.7 * k,
        y + 0.02,
        zc + 0.35 * k,
        y - 0.1 * k,
        zc + 0.1 * k,
        y + 0.62 * k,
        zc - 0.55 * k,
        y + 0.66 * k,
      ]),
      0.1 * k,
    ),
    8,
    [4.6, 0, 0],
    'x',
    { bevel: 0 },
  );
  const both = solid.many([front(0.06 * k, 0.86 * k, y + 0.02 * k, y + 0.66 * k), side]);
  const glass: Shape = { op: 'clip', of: plate.shape, within: both };
  fitting.pair(b, 'cockpit window', 'windows', glass, { detail: 1.4 });
}

function addWindows(b: Bench, p: Plan, skin: Skin): void {
  const [from, to, y, w, h] = p.window;
  const n = Math.round((to - from) / (p.k < 1 ? 1.1 : 0.98));
  const zs = steps(from, to, n).filter((z) => p.k < 1 || Math.abs(z + 0.6) > 0.6);
  const at = fitting.onSide(
    skin,
    1,
    zs.map((z): Vec2 => [z, y]),
    0.005,
  );
  fitting.pair(b, 'cabin windows', 'windows', solid.at(fitting.pane(w, h, w * 0.45, 0.05), at), { detail: 0.6 });
  const doors = p.k < 1 ? [5.4] : [10.7, -9.9, -0.6];
  doors.forEach((z, i) => {
    const [dw, dh] = i === 2 ? [0.6, 1] : p.k < 1 ? [0.66, 1.2] : [0.86, 1.75];
    const places = fitting.onSide(skin, 1, [[z, y - (i === 2 ? 0.05 : 0.35) * p.k]], 0);
    const name = i === 2 ? 'overwing exit' : ['front door', 'rear door'][i];
    fitting.pair(
      b,
      name,
      b.tint('trim', { color: '#8d949c' }),
      solid.at(fitting.surround(dw, dh, 0.16, 0.06, 0.045), places),
      { detail: 0.5 },
    );
  });
}

function addWings(b: Bench, p: Plan, small: boolean): void {
  fitting.pair(b, 'wing', 'wings', wing(p.wing), { detail: 1.3 });
  const moved = b.tint('wings', { color: '#aab0b7' });
  fitting.pair(b, 'inner flap', moved, flap(p.wing, 0.1, 0.48, 0.74));
  fitting.pair(b, 'outer flap', moved, flap(p.wing, 0.52, 0.76, 0.74));
  fitting.pair(b, 'aileron', moved, flap(p.wing, 0.78, 0.97, 0.74));
  const tip = p.wing[p.wing.length - 1];
  const [x, y, z] = tip.at;
  const k = p.k;
  const let1 = ribs([
    x - 0.1,
    y - 0.05,
    z - 0.1,
    tip.chord * 0.95,
    tip.thick,
    x + 0.35 * k,
    y + 0.5 * k,
    z - 0.5 * k,
    tip.chord * 0.75,
    0.13 * k,
    x + 0.75 * k,
    y + 2.1 * k,
    z - 1.5 * k,
    tip.chord * 0.4,
    0.08 * k,
  ]);
  fitting.pair(b, 'winglet', 'tail', wing(let1, [-0.94, 0.34, 0]));
  b.add(
    'left navigation light',
    { base: 'lamp', color: '#e03028', emissive: '#ff2a1c', emissiveStrength: 0.8 },
    solid.box([0.12 * k, 0.14 * k, 0.5 * k], [x + 0.05, y, z - 0.05], 0.04 * k),
  );
  b.add(
    'right navigation light',
    { base: 'lamp', color: '#2cb04a', emissive: '#21d04a', emissiveStrength: 0.8 },
    solid.box([0.12 * k, 0.14 * k, 0.5 * k], [-x - 0.05, y, z - 0.05], 0.04 * k),
  );
  if (!small)
    for (const [i, t] of [0.3, 0.62, 0.74].entries()) {
      const r = ribAt(p.wing, t);
      const z0 = r.at[2] - r.chord;
      const pod = streamlined(
        [
          -1.2, 0, 0.02, 0.02, 0.02, 2, -0.5, 0, 0.14, 0.2, 0.16, 2, 0.9, 0.02, 0.16, 0.2, 0.24, 2, 1.8, 0.1, 0.03,
          0.03, 0.03, 2,
        ],
        { around: 12 },
      );
      fitting.pair(
        b,
        `flap track fairing ${i + 1}`,
        'wings',
        solid.put(pod.shape, [r.at[0], r.at[1] - r.thick * 0.42, z0 + 0.5]),
        { detail: 0.5 },
      );
    }
}

function addEngines(b: Bench, p: Plan, small: boolean): void {
  const { at, r, l } = p.engine;
  const h = l / 2;
  const cowl = pairs([
    r * 0.82,
    -h,
    r * 0.98,
    -h * 0.3,
    r,
    h * 0.35,
    r * 0.95,
    h * 0.78,
    r * 0.89,
    h * 0.93,
    r * 0.84,
    h * 0.9,
    r * 0.82,
    h * 0.5,
    r * 0.8,
    -h * 0.96,
    r * 0.82,
    -h,
  ]);
  const lip = pairs([
    r * 0.953,
    h * 0.76,
    r * 0.9,
    h * 0.965,
    r * 0.86,
    h,
    r * 0.81,
    h * 0.95,
    r * 0.815,
    h * 0.7,
    r * 0.9,
    h * 0.7,
    r * 0.953,
    h * 0.76,
  ]);
  const core = pairs([0, -h * 1.32, r * 0.36, -h * 1.28, r * 0.62, -h * 0.75, r * 0.66, -h * 0.2, 0, -h * 0.2]);
  const plug = pairs([0, -h * 1.62, r * 0.12, -h * 1.5, r * 0.28, -h * 1.2, 0, -h * 1.2]);
  fitting.pair(b, 'engine cowling', 'engines', solid.turned(cowl, at, { axis: 'z', bevel: 0.01 }), { detail: 1.2 });
  fitting.pair(b, 'engine lip', 'chrome', solid.turned(lip, at, { axis: 'z', bevel: 0.02 }));
  fitting.pair(b, 'engine core', 'wheels', solid.turned(core, at, { axis: 'z', bevel: 0.02 }));
  fitting.pair(
    b,
    'exhaust cone',
    b.tint('wheels', { color: '#6b645c' }),
    solid.turned(plug, at, { axis: 'z', bevel: 0.02 }),
  );
  const z = at[2] + h * 0.5;
  fitting.pair(
    b,
    'fan',
    b.tint('wheels', { color: '#5c6066' }),
    fitting.propeller([at[0], at[1], z], r * 0.83, r * 0.34, 14, r * 0.2),
  );
  fitting.pair(b, 'fan case', 'trim', solid.cyl(r * 0.84, 0.1 * r, [at[0], at[1], z - r * 0.3], 'z'));
  const spin = pairs([0, 0, r * 0.26, 0, r * 0.2, r * 0.28, 0, r * 0.46]);
  fitting.pair(b, 'spinner', 'engines', solid.turned(spin, [at[0], at[1], z - 0.1 * r], { axis: 'z', bevel: 0.02 }));
  if (small) {
    const strut = wing(ribs([0.55, 2.6, -3.5, 1.9, 0.26, at[0] - r * 0.8, 2.75, -3.6, 1.8, 0.24]));
    fitting.pair(b, 'engine pylon', 'body', strut);
    return;
  }
  const profile = outline.rounded(
    pairs([
      z - 0.6,
      at[1] + r * 0.85,
      z - 3.1,
      at[1] + r * 0.5,
      z - 4.6,
      at[1] + r * 0.98,
      z - 3.2,
      3.55,
      z - 1.6,
      3.3,
    ]),
    0.15,
  );
  fitting.pair(b, 'engine pylon', 'wings', solid.slab(profile, 0.36, [at[0], 0, 0], 'x', { bevel: 0.1 }));
}

function addTail(b: Bench, p: Plan, small: boolean): void {
  fitting.pair(b, 'tailplane', small ? 'tail' : 'wings', wing(p.stab));
  fitting.pair(b, 'elevator', b.tint('wings', { color: '#aab0b7' }), flap(p.stab, 0.12, 0.94, 0.7));
  b.add('tail fin', 'tail', wing(p.fin, [1, 0, 0]), { detail: 1.2 });
  const low = small ? 0.1 : 0.42;
  b.add('rudder', b.tint('tail', { rough: 0.42 }), flap(p.fin, low, 0.95, 0.72, [1, 0, 0]));
}

function addGear(b: Bench, p: Plan, skin: Skin): void {
  const { nose, main, r } = p.gear;
  const y = (z: number): number => skin.hit([0, -5, z], [0, 1, 0])?.at[1] ?? 2;
  const wheel = { r, w: r * 0.62 };
  for (const [side, sx] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    addDiscWheel(b, `nose ${side}`, { r: r * 0.72, w: r * 0.42 }, [sx * r * 0.42, r * 0.72, nose], sx);
    addDiscWheel(b, `${side} outer main`, wheel, [sx * (main[0] + r * 0.65), r, main[1]], sx);
    addDiscWheel(b, `${side} inner main`, wheel, [sx * (main[0] - r * 0.65), r, main[1]], -sx);
  }
  b.add('nose gear leg', 'wheels', solid.rod([0, r * 0.72, nose], [0, y(nose) + 0.2, nose - 0.1], r * 0.2));
  b.add('nose axle', 'wheels', solid.rod([-r * 0.5, r * 0.72, nose], [r * 0.5, r * 0.72, nose], r * 0.11));
  b.add('nose gear brace', 'wheels', solid.rod([0, r * 1.3, nose], [0, y(nose - 1) + 0.1, nose - 1.6 * r], r * 0.1));
  const wy = ribAt(p.wing, 0.22).at[1];
  fitting.pair(
    b,
    'main gear leg',
    'wheels',
    solid.rod([main[0], r, main[1]], [main[0] - r * 0.3, wy, main[1]], r * 0.24),
  );
  fitting.pair(
    b,
    'main axle',
    'wheels',
    solid.rod([main[0] - r * 0.8, r, main[1]], [main[0] + r * 0.8, r, main[1]], r * 0.12),
  );
  fitting.pair(
    b,
    'main gear brace',
    'wheels',
    solid.rod([main[0], r * 1.7, main[1]], [main[0] - 1.8 * r, wy - 0.1, main[1]], r * 0.11),
  );
  fitting.pair(
    b,
    'main gear door',
    'wings',
    solid.box([0.06, wy - r * 1.6, r * 1.7], [main[0] + r * 1.35, (wy + r * 1.4) / 2, main[1]], 0.02),
  );
  fitting.pair(
    b,
    'nose gear door',
    'body',
    solid.box([0.05, r * 1.3, r * 2.4], [r * 0.75, y(nose) - r * 0.45, nose], 0.02),
  );
}

function addDetails(b: Bench, p: Plan, skin: Skin, plate: Skin, small: boolean): void {
  const k = p.k;
  const top = (z: number): number => skin.hit([0, 30, z], [0, -1, 0])?.at[1] ?? 6;
  const blade = (z: number): Shape =>
    solid.slab(
      pairs([
        z + 0.35 * k,
        top(z) - 0.05,
        z - 0.3 * k,
        top(z) - 0.05,
        z - 0.42 * k,
        top(z) + 0.5 * k,
        z - 0.15 * k,
        top(z) + 0.5 * k,
      ]),
      0.07 * k,
      [0, 0, 0],
      'x',
    );
  b.add('antennas', 'engines', solid.many([blade(5 * k), blade(-2 * k)]));
  b.add(
    'beacon',
    { base: 'lamp', color: '#e03028', emissive: '#ff2a1c', emissiveStrength: 0.8 },
    solid.cyl(0.14 * k, 0.3 * k, [0, top(1.5 * k) + 0.1 * k, 1.5 * k], 'y', { top: 0.08 * k }),
  );
  const tail = p.rows;
  b.add('auxiliary exhaust', 'trim', solid.cyl(tail[2] * 0.7, 0.3, [0, tail[1], tail[0] - 0.2], 'z'));
  const belly = streamlined(
    small
      ? [-2.6, 1.35, 0.3, 0.3, 0.1, 2, -1, 1.3, 1, 0.4, 0.3, 3, 1.6, 1.3, 1, 0.4, 0.3, 3, 2.6, 1.35, 0.3, 0.3, 0.1, 2]
      : [
          -5.2, 2.4, 0.5, 0.4, 0.2, 2, -3, 2.5, 1.9, 0.8, 0.66, 3, 2.5, 2.5, 2, 0.8, 0.7, 3, 5.2, 2.4, 0.9, 0.5, 0.3,
          2.4,
        ],
    { around: 20 },
  );
  b.add('belly fairing', 'wings', belly.shape);
  const radome: Shape = {
    op: 'clip',
    of: plate.shape,
    within: solid.box([6, 8, 3], [0, 3, (small ? 9.55 : 15.3) + 1.5], 0),
  };
  b.add('radome', b.tint('body', { color: '#d5dade', layers: [] }), radome);
  fitting.pair(
    b,
    'landing light',
    'lights',
    solid.box(
      [0.5 * k, 0.16 * k, 0.1 * k],
      [p.wing[0].at[0] + 0.9 * k, p.wing[0].at[1] + 0.06 * k, p.wing[0].at[2] - 0.42 * k],
      0.03 * k,
    ),
  );
}
