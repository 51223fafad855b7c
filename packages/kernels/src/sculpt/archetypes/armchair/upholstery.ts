import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, type BoardStation, formed, outline, solid } from '../../kits/joinery/index.ts';
import type { SofaPlan } from './plan.ts';

const SIDES = [
  ['left', 1],
  ['right', -1],
] as const;

/** Base, seat cushions, back, arms. The seat's front is at +d/2, the ground at 0. */
export function addUpholstery(b: Bench, p: SofaPlan): void {
  const inner = p.w - 2 * p.armW;
  const foot = p.legs === 'plinth' ? 0.05 : 0.13;
  const baseTop = p.seatH - 0.15;
  b.add(
    'base',
    'upholstery',
    solid.span([-p.w / 2 + 0.02, foot, -p.d / 2 + 0.02], [p.w / 2 - 0.02, baseTop, p.d / 2 - 0.04], 0.018),
    { detail: 0.6 },
  );
  b.add(
    'base rail',
    'frame',
    solid.span(
      [-p.w / 2 + 0.035, foot - 0.022, -p.d / 2 + 0.035],
      [p.w / 2 - 0.035, foot + 0.004, p.d / 2 - 0.055],
      0.004,
    ),
    { grain: [1, 0, 0] },
  );
  const w = inner / p.places;
  const depth = p.d - 0.26;
  for (let i = 0; i < p.places; i++) {
    const x = -inner / 2 + w * (i + 0.5);
    const seat = outline.roundRect(w - 0.008, depth, 0.05, 0, 0, 5);
    const at: Vec3 = [x, baseTop + 0.002, p.d / 2 - depth / 2 - 0.012];
    cushion(b, numbered('seat cushion', p.places, i), seat, 0.145, at, [-1.5, 0, 0], {
      crown: 0.028,
      edge: 0.05,
      piping: p.piping,
    });
  }
  addArms(b, p, foot);
  addBack(b, p, inner, foot);
}

const numbered = (name: string, n: number, i: number): string => (n > 1 ? `${name} ${i + 1}` : name);

interface Sewn {
  crown: number;
  base?: number;
  edge: number;
  piping: boolean;
  slot?: string;
}

function cushion(b: Bench, name: string, points: readonly Vec2[], h: number, at: Vec3, rot: Vec3, o: Sewn): void {
  const slot = o.slot ?? 'upholstery';
  b.add(name, slot, solid.put(formed.pad(points, h, { crown: o.crown, base: o.base ?? 0, edge: o.edge }), at, rot), {
    detail: 1.2,
  });
  if (!o.piping) return;
  const cord = b.tint(slot, { relief: 0.5 });
  for (const y of o.base ? [h / 2] : [h * 0.16, h * 0.84]) {
    const k = o.base ? 1.001 : 0.985;
    b.add(
      `${name} piping`,
      cord,
      solid.put(
        formed.piping(
          points.map(([x, z]): Vec2 => [x * k, z * k]),
          y,
          0.006,
        ),
        at,
        rot,
      ),
      { detail: 0.5 },
    );
  }
}

function addArms(b: Bench, p: SofaPlan, foot: number): void {
  for (const [side, sx] of SIDES) {
    const x = sx * (p.w / 2 - p.armW / 2);
    if (p.arm === 'block') {
      const shell = outline.roundRect(p.d - 0.02, p.armH - foot - 0.05, 0.035, 0, (p.armH + foot - 0.05) / 2, 5);
      b.add(`${side} arm`, 'upholstery', solid.slab(shell, p.armW, [x, 0, 0], 'x', { bevel: 0.022 }));
      cushion(
        b,
        `${side} arm pad`,
        outline.roundRect(p.armW * 0.98, p.d - 0.04, 0.04, 0, 0, 4),
        0.05,
        [x, p.armH - 0.055, 0],
        [0, 0, 0],
        { crown: 0.014, edge: 0.02, piping: p.piping },
      );
    } else if (p.arm === 'wood') addWoodArm(b, p, side, x, sx);
    else addRollArm(b, p, side, x, sx, foot);
  }
}

function addWoodArm(b: Bench, p: SofaPlan, side: string, x: number, sx: number): void {
  const top: BoardStation[] = [
    [-0.46, 0.05, 0.03],
    [-0.2, 0.06, 0.03],
    [0.15, 0.072, 0.032],
    [0.36, 0.078, 0.03],
    [0.44, 0.05, 0.024],
  ].map(([t, w, h]) => ({
    at: [x, p.armH - 0.015 - 0.02 * (0.44 - t), t * p.d] as Vec3,
    w,
    h,
    side: [1, 0, 0] as Vec3,
    up: [0, 1, 0] as Vec3,
  }));
  b.add(`${side} armrest`, 'frame', formed.board(top, 0.01), { grain: [0, 0, 1] });
  for (const [end, z, lean] of [
    ['front', p.d * 0.36, 0.03],
    ['back', -p.d * 0.36, -0.09],
  ] as const) {
    b.add(
      `${side} ${end} arm post`,
      'frame',
      solid.bar(
        [
          [x, 0.1, z + lean],
          [x, p.seatH, z],
          [x, p.armH - 0.03, z - lean * 0.3],
        ],
        { kind: 'ellipse', rx: 0.02, ry: 0.028 },
        { up: [0, 0, 1], spline: 'catmull', taper: [0.8, 1, 0.9] },
      ),
      { grain: [0, 1, 0] },
    );
  }
  b.add(`${side} seat rail`, 'frame', solid.box([0.028, 0.07, p.d * 0.8], [x - sx * 0.01, p.seatH - 0.17, 0], 0.006), {
    grain: [0, 0, 1],
  });
}

/** Rolled (scroll) or flared arm: one outline seen from the front, swept back. */
function addRollArm(b: Bench, p: SofaPlan, side: string, x: number, sx: number, foot: number): void {
  const r = p.arm === 'roll' ? p.armW * 0.5 : p.armW * 0.42;
  const half = p.armW / 2;
  const low = foot;
  const yr = p.armH - r;
  const roll = outline.arc(half * 0.32, yr, r, -62, 180, 14);
  const front: Vec2[] = [
    [-half, low],
    [half * (p.arm === 'roll' ? 0.62 : 0.5), low],
    [half * 0.62, yr - r * 1.25],
    ...roll,
    [-half, yr - r * 0.6],
  ];
  const face = front.map(([u, v]): Vec2 => [u * sx, v]);
  const points = sx > 0 ? face : face.reverse();
  b.add(`${side} arm`, 'upholstery', solid.slab(points, p.d - 0.03, [x, 0, 0.005], 'z', { bevel: 0.014 }));
  const cord = b.tint('upholstery', { relief: 0.5 });
  const z = p.d / 2 - 0.012;
  const line = points.map(([u, v]): Vec3 => [x + u * 0.97, v + (v < low + 0.02 ? 0.01 : -0.004), z]);
  b.add(`${side} arm piping`, cord, solid.tube(line, 0.0065, { closed: true, spline: 'linear' }), { detail: 0.5 });
  if (p.arm !== 'roll') return;
  const cx = x + half * 0.32 * sx;
  b.add(
    `${side} arm rosette`,
    'upholstery',
    solid.cyl(r * 0.5, 0.02, [cx, yr, p.d / 2 - 0.004], 'z', { bevel: 0.008 }),
  );
  b.add(`${side} rosette button`, 'metal', { op: 'ball', r: [0.014, 0.014, 0.008], at: [cx, yr, p.d / 2 + 0.007] });
  const nails: Vec3[] = [];
  for (let y = low + 0.04; y < yr - r * 0.7; y += 0.026)
    nails.push([x - half * 0.8 * sx, y, p.d / 2 - 0.008], [x + half * 0.42 * sx, y, p.d / 2 - 0.008]);
  b.add(
    `${side} arm nails`,
    'metal',
    solid.at(
      { op: 'ball', r: [0.006, 0.006, 0.004] },
      nails.map((at) => ({ at })),
    ),
    { detail: 0.3 },
  );
}

function addBack(b: Bench, p: SofaPlan, inner: number, foot: number): void {
  const z = -p.d / 2 + 0.09;
  const height = p.topH - foot - 0.05;
  const wide = p.back === 'wing' || p.arm === 'roll' || p.arm === 'wood' ? inner + p.armW * 0.9 : p.w;
  const lean = p.recline * 0.5;
  const shell = outline.roundRect(wide, height, p.back === 'wing' ? 0.12 : 0.05, 0, height / 2, 6);
  b.add(
    'back',
    'upholstery',
    solid.put(solid.slab(shell, 0.13, [0, 0, 0], 'z', { bevel: 0.035 }), [0, foot, z], [-lean, 0, 0]),
  );
  const w = inner / p.places;
  const rise = p.topH - p.seatH;
  const tilt: Vec3 = [90 - p.recline, 0, 0];
  if (p.back === 'tufted' || p.back === 'tight' || p.back === 'wing') {
    const wide2 = inner - 0.01;
    const h = rise + (p.back === 'wing' ? 0.02 : 0.04);
    const at: Vec3 = [0, p.seatH + h / 2 - 0.05, z + 0.03 - Math.sin((lean * Math.PI) / 180) * 0.25];
    cushion(b, 'inner back', outline.roundRect(wide2, h, 0.06, 0, 0, 5), 0.11, at, tilt, {
      crown: 0.035,
      edge: 0.04,
      piping: false,
    });
    if (p.back !== 'tight') addTufts(b, at, wide2, h, p.recline, p.back === 'wing' ? 3 : Math.round(wide2 / 0.14));
    if (p.back === 'wing') addWings(b, p);
    return;
  }
  for (let i = 0; i < p.places; i++) {
    const x = -inner / 2 + w * (i + 0.5);
    const h = rise + 0.03;
    const points = outline.roundRect(w - 0.012, h, 0.07, 0, 0, 5);
    const at: Vec3 = [x, p.seatH + h / 2 - 0.012, z + 0.045];
    cushion(b, numbered('back cushion', p.places, i), points, 0.13, at, tilt, {
      crown: 0.045,
      edge: 0.06,
      piping: p.piping,
    });
  }
}

/** Covered buttons in a diamond grid, each in a dimple made by a ring of folds. */
function addTufts(b: Bench, at: Vec3, w: number, h: number, recline: number, n: number): void {
  const buttons: Vec3[] = [];
  const a = (recline * Math.PI) / 180;
  const rows = h > 0.5 ? 4 : 3;
  for (let row = 0; row < rows; row++) {
    const m = row % 2 ? n - 1 : n;
    for (let i = 0; i < m; i++) {
      const x = (w * (i + 0.5 + (row % 2) * 0.5)) / n - w / 2;
      const v = h * (0.16 + (0.64 * row) / (rows - 1)) - h * 0.42;
      const kx = Math.abs(x) / (w / 2);
      const kv = Math.abs(v) / (h / 2);
      const out = 0.112 + 0.03 * Math.max(0, 1 - Math.max(kx, kv) ** 2);
      buttons.push([
        at[0] + x,
        at[1] + v * Math.cos(a) + out * Math.sin(a),
        at[2] - v * Math.sin(a) + out * Math.cos(a),
      ]);
    }
  }
  b.add(
    'tuft buttons',
    b.tint('upholstery', { relief: 0.3 }),
    solid.at(
      { op: 'ball', r: [0.014, 0.014, 0.009] },
      buttons.map((v) => ({ at: v, rot: [-recline, 0, 0] })),
    ),
    { detail: 0.6 },
  );
}

function addWings(b: Bench, p: SofaPlan): void {
  for (const [side, sx] of SIDES) {
    const x = sx * (p.w / 2 - p.armW * 0.55);
    const y0 = p.armH - 0.08;
    const y1 = p.topH - 0.02;
    const z = -p.d / 2 + 0.05;
    const shape: Vec2[] = outline.rounded(
      [
        [z - 0.02, y0],
        [z + 0.36, y0],
        [z + 0.3, y0 + 0.2],
        [z + 0.2, y1 - 0.04],
        [z - 0.05, y1],
        [z - 0.05, y0 + 0.1],
      ],
      [0.02, 0.1, 0.1, 0.1, 0.05, 0.02],
      5,
    );
    b.add(
      `${side} wing`,
      'upholstery',
      solid.put(solid.slab(shape, 0.085, [0, 0, 0], 'x', { bevel: 0.03 }), [x, 0, 0], [0, sx * 6, 0]),
    );
  }
}

/** Loose pillows leaning in the corners. */
export function addPillows(b: Bench, p: SofaPlan): void {
  const inner = p.w - 2 * p.armW;
  const points = outline.superellipse(0.2, 0.2, 4.5, 36);
  for (let i = 0; i < p.pillows; i++) {
    const sx = i % 2 ? -1 : 1;
    const x = p.places === 1 ? 0.02 : sx * (inner / 2 - 0.22 - (i > 1 ? 0.36 : 0));
    const at: Vec3 = [x, p.seatH + 0.215, -p.d / 2 + 0.335 + (i > 1 ? 0.03 : 0)];
    const body: Shape = formed.pad(points, 0.03, { crown: 0.075, base: 0.07, edge: 0.012 });
    const rot: Vec3 = [72, 0, sx * (6 + i * 3)];
    b.add(`pillow ${i + 1}`, 'pillows', solid.put(body, at, rot));
    b.add(`pillow piping ${i + 1}`, 'pillows', solid.put(formed.piping(points, 0.015, 0.0055), at, rot), {
      detail: 0.5,
    });
  }
}

/** Four or six feet, or a plinth. */
export function addFeet(b: Bench, p: SofaPlan): void {
  const foot = p.legs === 'plinth' ? 0.05 : 0.13;
  if (p.legs === 'plinth') {
    b.add(
      'plinth',
      'frame',
      solid.span([-p.w / 2 + 0.07, 0, -p.d / 2 + 0.07], [p.w / 2 - 0.07, foot, p.d / 2 - 0.1], 0.004),
      { grain: [1, 0, 0] },
    );
    return;
  }
  const xs = p.places > 2 ? [-1, 0, 1] : [-1, 1];
  for (const kx of xs) {
    for (const [end, kz] of [
      ['front', 1],
      ['back', -1],
    ] as const) {
      const x = kx * (p.w / 2 - 0.085);
      const z = kz * (p.d / 2 - 0.1);
      const name = `${kx > 0 ? 'left' : kx < 0 ? 'right' : 'middle'} ${end} foot`;
      if (p.legs === 'metal') {
        b.add(name, 'metal', solid.rod([x, 0, z], [x, foot, z], 0.011));
        b.add(`${name} plate`, 'metal', solid.cyl(0.024, 0.006, [x, 0.003, z]));
      } else if (p.legs === 'turned') {
        const profile: Vec2[] = [
          [0, 0],
          [0.022, 0],
          [0.03, 0.02],
          [0.03, 0.045],
          [0.018, 0.062],
          [0.026, 0.078],
          [0.034, 0.1],
          [0.034, foot],
          [0, foot],
        ];
        b.add(name, 'frame', solid.turned(profile, [x, 0, z]));
      } else {
        b.add(name, 'frame', solid.rod([x + kx * 0.03, 0, z + kz * 0.025], [x, foot, z], 0.014, 0.026), {
          grain: [0, 1, 0],
        });
        b.add(
          `${name} cap`,
          'metal',
          solid.cyl(0.0155, 0.018, [x + kx * 0.028, 0.009, z + kz * 0.0235], 'y', { bevel: 0.002 }),
        );
      }
    }
  }
}
