import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { type Bench, createBench, outline, read, solid } from '../../kits/joinery/index.ts';
import { chestPalettes } from './palettes.ts';

/** Width (x), height of the box (y), depth (z), wall thickness: metres. */
interface ChestPlan {
  w: number;
  h: number;
  d: number;
  t: number;
  /** Height of the lid's crown over the box; 0 = flat. */
  rise: number;
  /** Opening of the lid, degrees. */
  open: number;
}

/** A treasure chest: planked box and barrel lid, iron straps with nails, corner irons, lock, ring handles; gold inside when open. */
export const chest: Archetype = {
  name: 'chest',
  kind: 'container',
  size: { length: 0.9 },
  params: {
    width: { type: 'number', min: 0.3, max: 1.6, default: 0.8, unit: 'm', about: 'outer width' },
    lid: { type: 'choice', of: ['barrel', 'flat'], default: 'barrel', about: 'shape of the lid' },
    open: { type: 'number', min: 0, max: 110, default: 0, unit: 'degrees', about: 'how far the lid stands open' },
    treasure: { type: 'flag', default: false, about: 'coins and gems inside; opens the lid' },
    straps: { type: 'number', min: 0, max: 4, default: 2, about: 'iron bands over the lid', vary: [2, 3] },
  },
  slots: {
    wood: {
      material: { base: 'oak', color: '#7a4a26', color2: '#4c2c14', wear: 0.4 },
      words: ['wood', 'plank', 'body', 'box'],
      main: true,
    },
    metal: {
      material: { base: 'iron', color: '#57534d', wear: 0.45 },
      words: ['metal', 'strap', 'band', 'iron', 'fitting', 'corner'],
    },
    lock: { material: { base: 'brass', color: '#c79a3a', wear: 0.3 }, words: ['lock', 'padlock', 'hasp', 'handle'] },
    treasure: { material: { base: 'gold', color: '#f2c14a' }, words: ['treasure', 'gold', 'coin'] },
    gems: { material: { base: 'crystal', color: '#c2183a' }, words: ['gem', 'jewel', 'ruby'] },
  },
  palettes: chestPalettes,
  presets: {
    chest: { size: { width: 0.8 } },
    'treasure chest': { params: { treasure: true }, size: { width: 0.8 } },
    trunk: {
      open: ['wood'],
      params: { lid: 'flat', straps: 3 },
      materials: { wood: { base: 'leather', color: '#6b4024' } },
      size: { width: 0.9 },
    },
    'wooden box': { params: { lid: 'flat', straps: 0 }, size: { width: 0.5 } },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const w = read.num(params, 'width');
  const treasure = read.flag(params, 'treasure');
  const flat = read.word(params, 'lid') === 'flat';
  const p: ChestPlan = {
    w,
    h: w * 0.44,
    d: w * 0.58,
    t: w * 0.028,
    rise: flat ? w * 0.05 : w * 0.24,
    open: Math.max(read.num(params, 'open'), treasure ? 62 : 0),
  };
  const b = createBench(materials);
  addBox(b, p);
  addCornerIrons(b, p);
  addLid(b, p, Math.round(read.num(params, 'straps')));
  addLock(b, p);
  addHandles(b, p);
  if (treasure) addTreasure(b, p, rng);
  return { parts: b.parts, sockets: { inside: { at: [0, p.h * 0.8, 0], dir: [0, 1, 0], size: p.w * 0.8 } } };
}

const FOOT = 0.035;

function addBox(b: Bench, p: ChestPlan): void {
  const planks = 3;
  const y0 = FOOT * p.w;
  const gap = 0.0015;
  const each = (p.h - y0) / planks;
  const shapes = (z: number): Shape[] =>
    Array.from({ length: planks }, (_, i) =>
      solid.span(
        [-p.w / 2, y0 + i * each + gap, z - p.t / 2],
        [p.w / 2, y0 + (i + 1) * each - gap, z + p.t / 2],
        0.004,
      ),
    );
  b.add('front planks', 'wood', solid.many(shapes(p.d / 2 - p.t / 2)), { grain: [1, 0, 0] });
  b.add('back planks', 'wood', solid.many(shapes(-p.d / 2 + p.t / 2)), { grain: [1, 0, 0] });
  for (const [name, s] of [
    ['left planks', 1],
    ['right planks', -1],
  ] as const) {
    const x = s * (p.w / 2 - p.t / 2);
    const side = Array.from({ length: planks }, (_, i) =>
      solid.span(
        [x - p.t / 2 + 0.0006, y0 + i * each + gap, -p.d / 2 + p.t + 0.001],
        [x + p.t / 2 - 0.0006, y0 + (i + 1) * each - gap, p.d / 2 - p.t - 0.001],
        0.004,
      ),
    );
    b.add(name, 'wood', solid.many(side), { grain: [0, 0, 1] });
  }
  b.add(
    'floor',
    'wood',
    solid.span([-p.w / 2 + 0.002, y0 - p.t * 0.6, -p.d / 2 + 0.002], [p.w / 2 - 0.002, y0 - 0.001, p.d / 2 - 0.002]),
    { grain: [1, 0, 0] },
  );
  const foot = (x: number, z: number): Shape => solid.box([0.09 * p.w, y0, 0.09 * p.w], [x, y0 / 2, z], 0.004);
  const fx = p.w / 2 - 0.05 * p.w;
  const fz = p.d / 2 - 0.05 * p.w;
  b.add('feet', 'wood', solid.many([foot(fx, fz), foot(-fx, fz), foot(fx, -fz), foot(-fx, -fz)]), { grain: [1, 0, 0] });
}

/** Angle irons on the four upright edges, each with nails. */
function addCornerIrons(b: Bench, p: ChestPlan): void {
  const leg = p.w * 0.075;
  const k = 0.005;
  const y0 = FOOT * p.w + 0.004;
  const h = p.h - y0 - 0.006;
  const angle: Vec2[] = [
    [k, k],
    [-leg, k],
    [-leg, 0.0005],
    [0.0005, 0.0005],
    [0.0005, -leg],
    [k, -leg],
  ];
  const iron = solid.slab(
    [...angle].reverse().map(([x, z]): Vec2 => [x, -z]),
    h,
    [0, y0 + h / 2, 0],
    'y',
    { bevel: 0.001 },
  );
  const places = [
    { at: [p.w / 2, 0, p.d / 2] as Vec3, rot: [0, 0, 0] as Vec3 },
    { at: [-p.w / 2, 0, p.d / 2] as Vec3, rot: [0, -90, 0] as Vec3 },
    { at: [-p.w / 2, 0, -p.d / 2] as Vec3, rot: [0, 180, 0] as Vec3 },
    { at: [p.w / 2, 0, -p.d / 2] as Vec3, rot: [0, 90, 0] as Vec3 },
  ];
  const nails = [0.12, 0.5, 0.88].flatMap((t) => [
    solid.put(nail(p), [-leg * 0.5, y0 + h * t, k], [90, 0, 0]),
    solid.put(nail(p), [k, y0 + h * t, -leg * 0.5], [0, 0, -90]),
  ]);
  b.add('corner irons', 'metal', { op: 'placed', of: iron, places });
  b.add('corner nails', 'metal', { op: 'placed', of: solid.many(nails), places });
}

function nail(p: ChestPlan): Shape {
  return { op: 'ball', r: [p.w * 0.011, p.w * 0.006, p.w * 0.011], from: 0, to: 90 };
}

/** The lid's end outline in (z, y), hinge at z = -d/2, y = 0: an arch or a low slab. `grow` moves it outwards. */
function lidOutline(p: ChestPlan, grow: number): Vec2[] {
  const a = p.d / 2 + grow;
  const r = p.rise + grow;
  const points: Vec2[] = [];
  const flat = p.rise < p.w * 0.1;
  for (let i = 0; i <= 20; i++) {
    const t = (Math.PI * i) / 20;
    const e = flat ? 0.25 : 0.8;
    const c = Math.cos(t);
    const s = Math.sin(t);
    points.push([a * Math.sign(c) * Math.abs(c) ** e, r * s ** e]);
  }
  return points;
}

function addLid(b: Bench, p: ChestPlan, straps: number): void {
  const outer = lidOutline(p, 0);
  const inner = lidOutline(p, -p.t).map(([z, y]): Vec2 => [z, Math.max(y, 0)]);
  const shell: Vec2[] = [...outer, ...inner.reverse()];
  const lid = (shape: Shape): Shape =>
    solid.put(solid.put(shape, [0, 0, p.d / 2]), [0, p.h + 0.002, -p.d / 2], [-p.open, 0, 0]);
  const boards = 4;
  const bw = p.w / boards;
  const tops = Array.from({ length: boards }, (_, i) =>
    solid.slab(shell, bw - 0.002, [-p.w / 2 + bw * (i + 0.5), 0, 0], 'x', { bevel: 0.003 }),
  );
  b.add('lid boards', 'wood', lid(solid.many(tops)), { grain: [0, 0, 1] });
  // One sheet under the boards: no light falls through their joints.
  const lining = [...lidOutline(p, -p.t * 0.45), ...lidOutline(p, -p.t * 1.02).reverse()].map(
    ([z, y]): Vec2 => [z, Math.max(y, 0.0004)],
  );
  b.add('lid lining', 'wood', lid(solid.slab(lining, p.w - 0.004, [0, 0, 0], 'x', { bevel: 0.0005 })), { detail: 0.5 });
  const end = lidOutline(p, -p.t * 1.04 - 0.0008);
  const ends = [1, -1].map((s) => solid.slab(end, p.t, [s * (p.w / 2 - p.t * 0.6), 0.0006, 0], 'x', { bevel: 0.002 }));
  // Inside the irons of a flat lid.
  b.add('lid ends', 'wood', lid(solid.many(ends)), { grain: [0, 0, 1], hidden: p.rise < p.w * 0.1 });
  const strapWidth = p.w * 0.075;
  const band = strapShape(p);
  for (let i = 0; i < straps; i++) {
    const x = straps === 1 ? 0 : -p.w * 0.33 + (p.w * 0.66 * i) / (straps - 1);
    b.add(`lid strap ${i + 1}`, 'metal', lid(solid.slab(band, strapWidth, [x, 0, 0], 'x', { bevel: 0.0012 })));
    const nails = [0.12, 0.3, 0.5, 0.7, 0.88].map((t) => {
      const k = Math.round(t * 20);
      const [z, y] = lidOutline(p, 0.005)[k];
      const [za, ya] = lidOutline(p, 0.005)[k - 1];
      const [zb, yb] = lidOutline(p, 0.005)[k + 1];
      const lean = (Math.atan2(-(yb - ya), -(zb - za)) * 180) / Math.PI;
      return solid.put(nail(p), [x, y, z], [-lean, 0, 0]);
    });
    b.add(`lid strap ${i + 1} nails`, 'metal', lid(solid.many(nails)));
    const y0 = FOOT * p.w + 0.004;
    const strap = solid.span(
      [x - strapWidth / 2, y0, p.d / 2 - 0.001],
      [x + strapWidth / 2, p.h - 0.004, p.d / 2 + 0.005],
      0.0012,
    );
    b.add(`front strap ${i + 1}`, 'metal', strap);
    b.add(
      `front strap ${i + 1} nails`,
      'metal',
      solid.many(
        [0.15, 0.5, 0.85].map((t) => solid.put(nail(p), [x, y0 + (p.h - y0) * t, p.d / 2 + 0.005], [90, 0, 0])),
      ),
    );
    b.add(`hinge ${i + 1}`, 'metal', solid.cyl(p.w * 0.012, strapWidth, [x, p.h, -p.d / 2 - p.w * 0.008], 'x'));
  }
  addRim(b, p, lid);
}

function strapShape(p: ChestPlan): Vec2[] {
  return [...lidOutline(p, 0.005), ...lidOutline(p, 0.0005).reverse()];
}

/** Iron rims where lid and box meet. */
function addRim(b: Bench, p: ChestPlan, lid: (shape: Shape) => Shape): void {
  const k = 0.0045;
  const h = p.w * 0.035;
  const frame = (y: number): Shape => {
    const outer = outline.roundRect(p.w + 2 * k, p.d + 2 * k, 0.006);
    const hole = outline.roundRect(p.w - 0.001, p.d - 0.001, 0.003);
    return solid.slab(outer, h, [0, y, 0], 'y', { holes: [hole], bevel: 0.001 });
  };
  b.add('box rim', 'metal', frame(p.h - h / 2 - 0.001));
  b.add('lid rim', 'metal', lid(frame(h / 2)));
}

function addLock(b: Bench, p: ChestPlan): void {
  const s = p.w * 0.085;
  const z = p.d / 2 + 0.006;
  const shield: Vec2[] = outline.rounded(
    [
      [-s * 0.62, s * 0.75],
      [-s * 0.62, -s * 0.25],
      [0, -s],
      [s * 0.62, -s * 0.25],
      [s * 0.62, s * 0.75],
    ],
    s * 0.15,
  );
  const hole = outline.ngon(s * 0.14, 16, 0, 0, s * 0.02);
  b.add(
    'lock plate',
    'lock',
    solid.slab(shield, s * 0.16, [0, p.h - s * 1.05, z + s * 0.05], 'z', { holes: [hole], bevel: 0.002 }),
    { detail: 1.5 },
  );
  b.add(
    'keyhole',
    { ...b.tint('metal', { color: '#120f0c' }) },
    solid.slab(
      [
        [-s * 0.07, -s * 0.42],
        [s * 0.07, -s * 0.42],
        [s * 0.04, 0.02 * s],
        [-s * 0.04, 0.02 * s],
      ],
      s * 0.18,
      [0, p.h - s * 1.05, z + s * 0.06],
      'z',
      { bevel: 0.0005 },
    ),
  );
  const lean: Vec3 = [-p.open, 0, 0];
  const hasp = solid.many([
    solid.box([s * 0.5, s * 0.9, s * 0.1], [0, 0.1 * s, p.d + s * 0.16], 0.002),
    solid.cyl(s * 0.14, s * 0.2, [0, -s * 0.2, p.d + s * 0.24], 'z'),
  ]);
  b.add('hasp', 'lock', solid.put(hasp, [0, p.h + 0.004, -p.d / 2], lean));
}

/** Ring handles on both sides, hanging from a plate. */
function addHandles(b: Bench, p: ChestPlan): void {
  const r = p.w * 0.07;
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const x = s * (p.w / 2 + 0.001);
    const y = p.h * 0.62;
    b.add(`${side} handle plate`, 'metal', solid.cyl(r * 0.55, 0.008, [x, y, 0], 'x', { bevel: 0.002 }));
    b.add(`${side} handle knob`, 'lock', { op: 'ball', r: r * 0.22, at: [x + s * r * 0.2, y, 0] });
    const ring: Shape = {
      op: 'sweep',
      path: ringPath(r),
      section: { kind: 'circle', r: r * 0.13 },
      closed: true,
      spline: 'catmull',
    };
    b.add(`${side} handle ring`, 'lock', solid.put(ring, [x + s * r * 0.26, y - r * 0.9, 0], [0, 0, s * 8]));
  }
}

function ringPath(r: number): Vec3[] {
  return Array.from({ length: 20 }, (_, i): Vec3 => {
    const a = (2 * Math.PI * i) / 20;
    return [0, r * Math.cos(a), r * Math.sin(a)];
  });
}

/** A heap of coins and gems under a shallow mound. */
function addTreasure(b: Bench, p: ChestPlan, rng: ArchetypeInput['rng']): void {
  const hx = p.w / 2 - p.t - 0.004;
  const hz = p.d / 2 - p.t - 0.004;
  const top = p.h * 0.86;
  const mound: Shape = {
    op: 'intersect',
    k: 0.01,
    of: [
      { op: 'box', size: [hx * 2, p.h, hz * 2], round: 0.01, at: [0, p.h / 2, 0] },
      {
        op: 'displace',
        amp: p.w * 0.018,
        freq: 9 / p.w,
        of: { op: 'ellipsoid', r: [hx * 1.5, p.h * 0.42, hz * 1.6], at: [0, top - p.h * 0.3, 0] },
      },
    ],
  };
  b.add('treasure heap', 'treasure', mound, { detail: 0.8 });
  const coin = solid.cyl(p.w * 0.03, p.w * 0.007, [0, 0, 0], 'y', { bevel: p.w * 0.0015, segments: 14 });
  const inside: Shape = {
    op: 'scatter',
    on: mound,
    of: coin,
    n: 90,
    seed: rng.int(1000),
    sink: p.w * 0.001,
    jitter: 0.5,
    where: { op: 'box', size: [hx * 1.8, p.h, hz * 1.8], at: [0, top + p.h * 0.32, 0] },
  };
  b.add('coins', 'treasure', inside, { detail: 0.6 });
  const gem: Shape = { op: 'hull', points: gemPoints(p.w * 0.03), bevel: 0.0008 };
  b.add('gems', 'gems', {
    op: 'scatter',
    on: mound,
    of: gem,
    n: 9,
    seed: 7 + rng.int(1000),
    jitter: 0.6,
    where: { op: 'box', size: [hx * 1.5, p.h, hz * 1.5], at: [0, top + p.h * 0.34, 0] },
  });
}

function gemPoints(r: number): Vec3[] {
  const ring = (k: number, y: number, turn: number): Vec3[] =>
    Array.from({ length: 6 }, (_, i): Vec3 => {
      const a = ((i + turn) * Math.PI) / 3;
      return [k * r * Math.cos(a), y * r, k * r * Math.sin(a)];
    });
  return [...ring(0.55, 0.6, 0.5), ...ring(1, 0.2, 0), [0, -0.9 * r, 0]];
}
