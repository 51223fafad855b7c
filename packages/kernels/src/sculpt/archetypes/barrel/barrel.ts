import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { type Bench, createBench, outline, read, solid } from '../../kits/joinery/index.ts';
import { barrelPalettes } from './palettes.ts';

interface BarrelPlan {
  h: number;
  /** Outer radius at the belly and at the ends. */
  r: number;
  rEnd: number;
  staves: number;
  thickness: number;
}

/** A coopered barrel: bent staves, iron hoops with rivets, boarded heads set into the croze, bung and optional tap. */
export const barrel: Archetype = {
  name: 'barrel',
  kind: 'container',
  size: { height: 0.9 },
  params: {
    height: { type: 'number', min: 0.3, max: 2, default: 0.9, unit: 'm', about: 'height of the staves' },
    bulge: {
      type: 'number',
      min: 0,
      max: 0.4,
      default: 0.18,
      about: 'how much wider the belly is than the ends',
      vary: [0.13, 0.23],
    },
    girth: {
      type: 'number',
      min: 0.4,
      max: 1.4,
      default: 0.68,
      about: 'diameter of the belly over the height',
      vary: [0.62, 0.74],
    },
    lying: { type: 'flag', default: false, about: 'on its side in a cradle' },
    tap: { type: 'flag', default: false, about: 'with a wooden tap' },
    open: { type: 'flag', default: false, about: 'without its upper head' },
  },
  slots: {
    staves: {
      material: { base: 'oak', color: '#8a5a32', color2: '#5d3a1e', wear: 0.35 },
      words: ['stave', 'wood', 'body', 'plank'],
      main: true,
    },
    hoops: { material: { base: 'iron', color: '#4a4a4d', wear: 0.5 }, words: ['hoop', 'band', 'ring', 'strap'] },
    heads: {
      material: { base: 'oak', color: '#9a6a3e', color2: '#6b4526', wear: 0.3 },
      words: ['head', 'lid', 'top', 'end'],
    },
    fittings: { material: { base: 'wood', color: '#b98a55' }, words: ['bung', 'tap', 'cork', 'spout'] },
  },
  palettes: barrelPalettes,
  presets: {
    barrel: { size: { height: 0.9 } },
    cask: { params: { tap: true, lying: true }, size: { height: 0.75 } },
    'wine barrel': {
      open: ['staves'],
      params: { lying: true },
      materials: { staves: { color: '#8d6238' } },
      size: { height: 0.75 },
    },
    'beer barrel': { params: { tap: true }, size: { height: 0.8 } },
    keg: { params: { girth: 0.8, height: 0.5, tap: true }, size: { height: 0.5 } },
    'rain barrel': { params: { open: true }, size: { height: 0.95 } },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const h = read.num(params, 'height');
  const r = (h * read.num(params, 'girth')) / 2;
  const plan: BarrelPlan = {
    h,
    r,
    rEnd: r * (1 - read.num(params, 'bulge')),
    staves: 16 + 2 * rng.int(3),
    thickness: h * 0.03,
  };
  const b = createBench(materials);
  addStaves(b, plan);
  addHoops(b, plan, rng.int(2) === 0);
  addHead(b, plan, 'bottom head', 0.045 * h);
  if (!read.flag(params, 'open')) addHead(b, plan, 'top head', h - 0.045 * h);
  addBung(b, plan);
  if (read.flag(params, 'tap')) addTap(b, plan, read.flag(params, 'lying'));
  if (!read.flag(params, 'lying'))
    return { parts: b.parts, sockets: { top: { at: [0, h, 0], dir: [0, 1, 0], size: plan.rEnd * 2 } } };
  return lay(b, plan);
}

/** Outer radius at height y: the arc of a bent stave. */
function radiusAt(p: BarrelPlan, y: number): number {
  const t = (2 * y) / p.h - 1;
  return p.rEnd + (p.r - p.rEnd) * (1 - t * t);
}

function addStaves(b: Bench, p: BarrelPlan): void {
  const half = Math.PI / p.staves;
  // A hair of a gap keeps neighbours apart and reads as the joint.
  const gap = 0.0012 / p.rEnd;
  const sections: { points: Vec3[] }[] = [];
  for (let i = 0; i <= 10; i++) {
    const y = (p.h * i) / 10;
    const outer = radiusAt(p, y);
    const inner = outer - p.thickness;
    const ring: Vec3[] = [];
    for (const k of [-1, -0.94, -0.5, 0, 0.5, 0.94, 1]) {
      const a = k * (half - gap);
      const rr = Math.abs(k) === 1 ? outer - 0.003 : outer + 0.0015 * (1 - k * k);
      ring.push([rr * Math.sin(a), y, rr * Math.cos(a)]);
    }
    for (const k of [1, 0, -1]) ring.push([inner * Math.sin(k * (half - gap)), y, inner * Math.cos(k * (half - gap))]);
    sections.push({ points: ring });
  }
  const stave: Shape = { op: 'loft', sections, spline: 'linear', cap: 'flat' };
  b.add('staves', 'staves', { op: 'arrayed', n: p.staves, around: 'y', of: stave }, { grain: [0, 1, 0] });
}

function addHoops(b: Bench, p: BarrelPlan, six: boolean): void {
  const heights = six ? [0.045, 0.17, 0.34, 0.66, 0.83, 0.955] : [0.05, 0.24, 0.76, 0.95];
  const width = p.h * (six ? 0.045 : 0.055);
  const out = 0.004 + p.h * 0.003;
  heights.forEach((t, i) => {
    const y = t * p.h;
    const y0 = Math.max(0.004, y - width / 2);
    const y1 = Math.min(p.h - 0.004, y + width / 2);
    const at = (yy: number, d: number): Vec2 => [radiusAt(p, yy) + d, yy];
    const profile: Vec2[] = [
      at(y0, -0.002),
      at(y0, out),
      at((y0 + y1) / 2, out * 1.15),
      at(y1, out),
      at(y1, -0.002),
      at(y0, -0.002),
    ];
    b.add(`hoop ${i + 1}`, 'hoops', { op: 'lathe', profile, bevel: 0.001, segments: 64 });
    const ym = (y0 + y1) / 2;
    const rivet = solid.put(
      { op: 'ball', r: [0.008, 0.004, 0.008], from: 0, to: 90 },
      [0, ym, radiusAt(p, ym) + out * 1.1],
      [90, 0, 0],
    );
    const turn = 40 * i;
    const pair: Shape = {
      op: 'placed',
      of: rivet,
      places: [{ rot: [0, turn, 0] }, { rot: [0, turn + 6.5, 0] }],
    };
    b.add(`hoop ${i + 1} rivets`, 'hoops', pair);
  });
}

/** Boards side by side, cut to a disc, with a chamfered rim. */
function addHead(b: Bench, p: BarrelPlan, name: string, y: number): void {
  const r = radiusAt(p, y) - p.thickness + 0.001;
  const boards = 5;
  const w = (2 * r) / boards;
  const shapes: Shape[] = [];
  for (let i = 0; i < boards; i++) {
    const x0 = -r + i * w + 0.0012;
    const x1 = -r + (i + 1) * w - 0.0012;
    const points: Vec2[] = [];
    const steps = 8;
    for (let k = 0; k <= steps; k++) {
      const x = x0 + ((x1 - x0) * k) / steps;
      points.push([x, -Math.sqrt(Math.max(0.0004, r * r - x * x))]);
    }
    for (let k = steps; k >= 0; k--) {
      const x = x0 + ((x1 - x0) * k) / steps;
      points.push([x, Math.sqrt(Math.max(0.0004, r * r - x * x))]);
    }
    shapes.push(solid.slab(points, p.thickness * 0.8, [0, y, 0], 'y', { bevel: 0.002 }));
  }
  b.add(name, 'heads', solid.many(shapes), { grain: [0, 0, 1] });
}

function addBung(b: Bench, p: BarrelPlan): void {
  const bung = solid.turned(outlineOf(p.h * 0.035), [0, 0, 0], { bevel: 0.002 });
  b.add('bung', 'fittings', solid.put(bung, [0, p.h * 0.5, -p.r + 0.006], [-90, 0, 0]));
}

function outlineOf(r: number): Vec2[] {
  return [
    [0, -r * 0.6],
    [r * 0.85, -r * 0.6],
    [r, r * 0.5],
    [r * 0.9, r * 0.62],
    [0, r * 0.66],
  ];
}

/** A wooden tap: tapered body, spout and a turned handle. */
function addTap(b: Bench, p: BarrelPlan, lying: boolean): void {
  const s = p.h * 0.05;
  const body = solid.turned(
    [
      [0, 0],
      [s * 0.42, 0],
      [s * 0.5, s * 1.3],
      [s * 0.62, s * 1.35],
      [s * 0.62, s * 1.75],
      [s * 0.4, s * 1.9],
      [0, s * 2],
    ],
    [0, 0, 0],
    { axis: 'z' },
  );
  const spout = solid.tube(
    [
      [0, 0, s * 1.45],
      [0, -s * 0.5, s * 1.7],
      [0, -s * 1.2, s * 1.75],
    ],
    s * 0.28,
    { cap: 'flat' },
  );
  const handle = solid.turned(
    [
      [0, 0],
      [s * 0.2, 0],
      [s * 0.16, s * 0.9],
      [s * 0.34, s * 1.3],
      [s * 0.3, s * 1.7],
      [0, s * 1.8],
    ],
    [0, s * 0.5, s * 1.5],
    { smooth: true },
  );
  // Upright: low on the belly. Lying: through the head that will face forward.
  const to: Vec3 = lying ? [0, p.h - 0.06 * p.h, p.rEnd * 0.62] : [0, p.h * 0.16, radiusAt(p, p.h * 0.16) - s * 0.3];
  const rot: Vec3 = lying ? [-90, 0, 0] : [0, 0, 0];
  b.add('tap body', 'fittings', solid.put(body, to, rot), { detail: 1.5 });
  b.add('tap spout', 'fittings', solid.put(spout, to, rot));
  b.add('tap handle', 'fittings', solid.put(handle, to, rot));
}

/** Turned to lie along z, the head forward, chocked by two cradle beams with hollows. */
function lay(b: Bench, p: BarrelPlan): Sculpture {
  const lift = p.r + p.h * 0.06;
  const parts = b.parts.map((part) => ({
    ...part,
    shape: solid.put(part.shape, [0, lift, -p.h / 2], [90, 0, 0]),
    material: part.material,
  }));
  const cradle = createBench({ wood: parts[0].material });
  for (const [name, z] of [
    ['front cradle', 0.22],
    ['back cradle', -0.22],
  ] as const) {
    const rr = radiusAt(p, p.h * (0.5 + z)) + 0.002;
    const w = p.r * 1.5;
    const top = lift - rr * 0.72;
    const points: Vec2[] = [
      [-w / 2, 0],
      [w / 2, 0],
      [w / 2, top * 0.95],
      ...outline.arc(0, lift, rr, -44, -136, 12),
      [-w / 2, top * 0.95],
    ];
    cradle.add(name, 'wood', solid.slab(points, p.h * 0.09, [0, 0, z * p.h], 'z', { bevel: 0.004 }), {
      grain: [1, 0, 0],
    });
  }
  return { parts: [...parts, ...cradle.parts] };
}
