import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { drapery } from '../../kits/drapery.ts';
import { type Bench, formed, outline, solid } from '../../kits/joinery/index.ts';
import type { BedPlan } from './plan.ts';

const SIDES = [
  ['left', 1],
  ['right', -1],
] as const;
/** Thickness of the posts. */
const POST = 0.075;

/** Turned finial that stands at y = 0. */
const FINIAL: readonly Vec2[] = outline.pairs([
  0, 0, 0.036, 0, 0.036, 0.012, 0.018, 0.022, 0.03, 0.04, 0.037, 0.062, 0.028, 0.085, 0.012, 0.098, 0, 0.1,
]);

/** Head, foot, side rails, slats, legs and bolts. */
export function addFrame(b: Bench, p: BedPlan): void {
  const pool = ['panel', 'spindle', 'upholstered', 'arched'];
  const design = p.kind === 'hospital' ? 'iron' : p.headboard === 'any' ? p.taste.pick(pool) : p.headboard;
  const head = p.kind === 'hospital' ? 1.05 : p.taste.range(1.08, 1.24);
  const foot = p.kind === 'hospital' ? 0.95 : design === 'upholstered' ? p.h + 0.16 : p.h + p.taste.range(0.3, 0.4);
  const tall = p.kind === 'canopy' ? 2.1 : 0;
  addEnd(b, p, 'head', design, head, -p.l / 2 - POST / 2 - 0.01, tall);
  addEnd(b, p, 'foot', design, foot, p.l / 2 + POST / 2 + 0.02, tall);
  for (const [side, s] of SIDES) {
    const x = s * (p.w / 2 - 0.012);
    b.add(`${side} rail`, 'frame', solid.box([0.036, 0.2, p.l + 0.06], [x, p.h - 0.03, 0.005], 0.008), {
      grain: [0, 0, 1],
    });
    b.add(
      `${side} rail moulding`,
      'frame',
      solid.box([0.05, 0.024, p.l + 0.04], [x + s * 0.004, p.h - 0.115, 0.005], 0.008),
      { grain: [0, 0, 1] },
    );
    if (tall) continue;
    for (const [end, z] of [
      ['head', -p.l / 2 + 0.06],
      ['foot', p.l / 2 - 0.06],
    ] as const)
      b.add(
        `${side} ${end} bolts`,
        'metal',
        solid.many(
          [0.045, -0.045].map((dy) =>
            solid.cyl(0.012, 0.01, [x + s * 0.019, p.h - 0.03 + dy, z], 'x', { segments: 12 }),
          ),
        ),
      );
  }
  const slat = solid.box([p.w - 0.06, 0.018, 0.08], [0, p.h - 0.014, 0], 0.003);
  b.add(
    'slats',
    'frame',
    solid.at(
      slat,
      Array.from({ length: 12 }, (_, i) => ({ at: [0, 0, (i - 5.5) * (p.l / 12.4)] as Vec3 })),
    ),
    { grain: [1, 0, 0], hidden: true },
  );
}

/** One end of the bed with its two posts. `tall`: height of the posts of a four-poster, else 0. */
function addEnd(b: Bench, p: BedPlan, end: string, design: string, top: number, z: number, tall: number): void {
  const x = p.w / 2 + 0.01;
  const low = p.h - 0.16;
  for (const [side, s] of SIDES) {
    const name = `${side} ${end} post`;
    if (tall) {
      const shaft = outline.pairs([
        0,
        0,
        0.05,
        0,
        0.052,
        0.06,
        0.03,
        0.09,
        0.045,
        0.13,
        0.05,
        p.h + 0.28,
        0.03,
        p.h + 0.31,
        0.046,
        p.h + 0.36,
        0.04,
        1,
        0.026,
        tall - 0.16,
        0.04,
        tall - 0.12,
        0.03,
        tall - 0.06,
        0.034,
        tall,
        0,
        tall,
      ]);
      b.add(name, 'frame', solid.turned(shaft, [s * x, 0, z], { bevel: 0.004, segments: 20 }), { detail: 1.2 });
    } else if (design === 'iron') {
      b.add(name, 'frame', solid.rod([s * x, 0, z], [s * x, top - 0.02, z], 0.022));
      b.add(`${name} knob`, 'metal', { op: 'ball', r: 0.036, at: [s * x, top, z] });
    } else if (design === 'upholstered') {
      const foot = outline.pairs([0, 0, 0.022, 0, 0.036, low + 0.02, 0, low + 0.02]);
      b.add(name, 'frame', solid.turned(foot, [s * (x - 0.06), 0, z]));
    } else {
      const turned = outline.pairs([0, 0, 0.026, 0, 0.04, 0.1, 0.028, 0.112, 0.036, 0.13, 0.0375, low, 0.0375, low]);
      b.add(`${name} foot`, 'frame', solid.turned([...turned, [0, low]], [s * x, 0, z], { bevel: 0.003 }));
      b.add(name, 'frame', solid.box([POST, top - low + 0.02, POST], [s * x, (top + low) / 2, z], 0.007), {
        grain: [0, 1, 0],
      });
      b.add(`${name} finial`, 'frame', solid.turned(FINIAL, [s * x, top + 0.008, z]));
    }
  }
  fillEnd(b, p, end, tall && end === 'foot' ? 'panel' : design, top, z, low);
}

/** Where an end of the bed is: between its posts, from low to top. */
interface BedEnd {
  end: string;
  inner: number;
  name: string;
  low: number;
  top: number;
  z: number;
}

/** What is between the posts. */
function fillEnd(b: Bench, p: BedPlan, end: string, design: string, top: number, z: number, low: number): void {
  const inner = p.w - POST + 0.03;
  const name = `${end}board`;
  const e = { end, inner, name, low, top, z };
  if (design === 'upholstered') fillUpholstered(b, p, e);
  else if (design === 'iron') fillIron(b, p, e);
  else if (design === 'arched') fillArched(b, e);
  else fillPanelled(b, p, e, design);
}

function fillPanelled(b: Bench, p: BedPlan, e: BedEnd, design: string): void {
  const { inner, name, top, z } = e;
  const rail = (y: number, h: number, t = 0.04): Shape => solid.box([inner, h, t], [0, y, z], 0.008);
  b.add(`${name} top rail`, 'frame', rail(top - 0.05, 0.1, 0.045), { grain: [1, 0, 0] });
  b.add(`${name} low rail`, 'frame', rail(p.h + 0.02, 0.12), { grain: [1, 0, 0] });
  b.add(`${name} cap`, 'frame', solid.box([inner, 0.028, 0.085], [0, top + 0.012, z], 0.01), { grain: [1, 0, 0] });
  const y0 = p.h + 0.07;
  const y1 = top - 0.09;
  if (design === 'spindle') {
    const n = Math.max(6, Math.round(p.w / 0.13));
    const h = y1 - y0;
    const profile = outline.pairs([
      0,
      0,
      0.011,
      0,
      0.013,
      h * 0.25,
      0.02,
      h * 0.42,
      0.012,
      h * 0.5,
      0.02,
      h * 0.58,
      0.013,
      h * 0.75,
      0.011,
      h,
      0,
      h,
    ]);
    b.add(
      `${name} spindles`,
      'frame',
      solid.at(
        solid.turned(profile, [0, 0, 0], { bevel: 0, segments: 12 }),
        Array.from({ length: n }, (_, i) => ({ at: [((i + 0.5) / n - 0.5) * inner, y0, z] as Vec3 })),
      ),
      { detail: 0.7 },
    );
    return;
  }
  // A low end is all rail.
  if (y1 - y0 < 0.06) return;
  const n = p.w > 1.3 ? 3 : 2;
  const w = inner / n;
  b.add(name, 'frame', solid.box([inner, y1 - y0 + 0.03, 0.016], [0, (y0 + y1) / 2, z - 0.006], 0.002), {
    grain: [0, 1, 0],
  });
  for (let i = 0; i <= n; i++)
    b.add(
      `${name} stile ${i + 1}`,
      'frame',
      solid.box(
        [0.07, y1 - y0 + 0.01, 0.036],
        [Math.min(inner / 2 - 0.036, Math.max(-inner / 2 + 0.036, (i - n / 2) * w)), (y0 + y1) / 2, z],
        0.006,
      ),
      { grain: [0, 1, 0] },
    );
  const field = solid.box([w - 0.16, y1 - y0 - 0.09, 0.03], [0, (y0 + y1) / 2, z], 0.012);
  b.add(
    `${name} panels`,
    'frame',
    solid.at(
      field,
      Array.from({ length: n }, (_, i) => ({ at: [(i - (n - 1) / 2) * w, 0, 0] as Vec3 })),
    ),
    { grain: [0, 1, 0] },
  );
}

/** The piping round the front of an upholstered board. */
function formedEdge(w: number, y0: number, y1: number, z: number): Shape {
  const path = outline.roundRect(w, y1 - y0, 0.05, 0, (y0 + y1) / 2, 4).map(([x, y]): Vec3 => [x, y, z]);
  return { op: 'sweep', path, section: { kind: 'circle', r: 0.008 }, closed: true, spline: 'linear' };
}

/** The tester of a four-poster: rails, roof cloth, valance and tied curtains. */
export function addCanopy(b: Bench, p: BedPlan): void {
  const y = 2.08;
  const x = p.w / 2 + 0.01;
  const z0 = -p.l / 2 - POST / 2 - 0.01;
  const z1 = p.l / 2 + POST / 2 + 0.02;
  b.add(
    'tester side rails',
    'frame',
    solid.both(solid.box([0.06, 0.08, z1 - z0 + 0.14], [x, y + 0.06, (z0 + z1) / 2], 0.012)),
    { grain: [0, 0, 1] },
  );
  for (const [end, z] of [
    ['head', z0],
    ['foot', z1],
  ] as const)
    b.add(`tester ${end} rail`, 'frame', solid.box([2 * x - 0.06, 0.08, 0.06], [0, y + 0.06, z], 0.012), {
      grain: [1, 0, 0],
    });
  b.add('tester finials', 'frame', solid.both(solid.many([z0, z1].map((z) => solid.turned(FINIAL, [x, y + 0.1, z])))));
  b.add(
    'canopy cloth',
    'curtain',
    drapery.cloth(12, 12, 0.012, (u, v) => [
      (u - 0.5) * 2 * x,
      y + 0.085 + 0.03 * Math.sin(Math.PI * u) * Math.sin(Math.PI * v),
      z0 + (z1 - z0) * v,
    ]),
  );
  const scallop = (u: number, n: number): number => 0.1 + 0.07 * Math.abs(Math.sin(u * Math.PI * n));
  b.add(
    'front valance',
    'curtain',
    drapery.cloth(4, 40, 0.01, (u, v) => [
      (u - 0.5) * 2.02 * x,
      y + 0.05 - v * scallop(u, 5),
      z1 + 0.045 + 0.008 * Math.sin(u * 60),
    ]),
  );
  for (const [side, s] of SIDES) {
    b.add(
      `${side} valance`,
      'curtain',
      drapery.cloth(4, 44, 0.01, (u, v) => [
        s * (x + 0.045 + 0.008 * Math.sin(u * 66)),
        y + 0.05 - v * scallop(u, 6),
        z0 + (z1 - z0) * u,
      ]),
    );
    for (const [end, z, k] of [
      ['head', z0 + 0.26, 1],
      ['foot', z1 - 0.2, -1],
    ] as const) {
      const drape = drapery.hanging({
        w: 0.46,
        y0: 0.04,
        y1: y + 0.03,
        folds: 4,
        deep: 0.035,
        thickness: 0.008,
        gather: 0.75,
        tie: 0.42,
        side: k,
      });
      b.add(`${side} ${end} curtain`, 'curtain', solid.put(drape, [s * (x + 0.02), 0, z], [0, 90, 0]));
      b.add(
        `${side} ${end} tie-back`,
        'accent',
        solid.hoop(0.075, { kind: 'circle', r: 0.014 }, [s * (x + 0.02), 0.9, z - k * 0.165], 'y', 24),
      );
    }
  }
}

function fillUpholstered(b: Bench, p: BedPlan, e: BedEnd): void {
  const { end, name, low, top, z } = e;
  const w = p.w + 0.1;
  const body = outline.rounded(
    [
      [-w / 2, low],
      [w / 2, low],
      [w / 2, top],
      [-w / 2, top],
    ],
    0.06,
    5,
  );
  b.add(name, 'blanket', solid.slab(body, 0.1, [0, 0, z], 'z', { bevel: 0.035, smooth: false }));
  if (end === 'foot') return;
  const n = Math.max(4, Math.round(p.w / 0.26));
  const face = 0.058;
  const tufts = Array.from({ length: n }, (_, i) => {
    const cell = outline.rounded(
      [
        [-0.5, 0],
        [0.5, 0],
        [0.5, 1],
        [-0.5, 1],
      ].map(([u, v]): Vec2 => [(u * (w - 0.14)) / n, v * (top - p.h - 0.34)]),
      0.03,
      3,
    );
    return solid.put(
      formed.pad(cell, 0.035, { crown: 0.02, edge: 0.02 }),
      [((i - (n - 1) / 2) * (w - 0.12)) / n, top - 0.06, z + face - 0.022],
      [90, 0, 0],
    );
  });
  b.add('headboard channels', 'blanket', solid.many(tufts));
  b.add('headboard piping', 'accent', formedEdge(w - 0.05, low + 0.05, top - 0.025, z + 0.052), { detail: 0.5 });
  return;
}

function fillIron(b: Bench, p: BedPlan, e: BedEnd): void {
  const { end, inner, name, top, z } = e;
  b.add(
    `${name} rails`,
    'frame',
    solid.many(
      [top - 0.06, p.h + 0.05].map((y) => solid.rod([-inner / 2 - 0.03, y, z], [inner / 2 + 0.03, y, z], 0.013)),
    ),
  );
  const n = Math.max(5, Math.round(p.w / 0.16));
  const bars = Array.from({ length: n }, (_, i) => ((i + 0.5) / n - 0.5) * inner);
  b.add(
    `${name} bars`,
    'frame',
    solid.many(bars.map((x) => solid.rod([x, p.h + 0.05, z], [x, top - 0.06, z], 0.008))),
    { detail: 0.6 },
  );
  b.add(
    `${name} bar knobs`,
    'metal',
    solid.many(bars.map((x): Shape => ({ op: 'ball', r: 0.02, at: [x, (top + p.h) / 2, z] }))),
    { detail: 0.4 },
  );
  if (p.kind !== 'hospital') {
    const arch = Array.from(
      { length: 9 },
      (_, i): Vec3 => [(i / 4 - 1) * (inner / 2), top - 0.05 + 0.2 * Math.sin((Math.PI * i) / 8), z],
    );
    if (end === 'head') b.add('headboard arch', 'frame', solid.tube(arch, 0.014));
  }
  return;
}

function fillArched(b: Bench, e: BedEnd): void {
  const { end, inner, name, low, top, z } = e;
  const rise = end === 'head' ? 0.2 : 0.08;
  const points: Vec2[] = [
    [-inner / 2, low + 0.06],
    [inner / 2, low + 0.06],
  ];
  for (let i = 0; i <= 16; i++) points.push([inner * (0.5 - i / 16), top - 0.08 + rise * Math.sin((Math.PI * i) / 16)]);
  b.add(name, 'frame', solid.slab(points, 0.03, [0, 0, z], 'z', { bevel: 0.006 }), { grain: [1, 0, 0] });
  const cap = points.slice(2).map(([x, y]): Vec3 => [x, y + 0.008, z]);
  b.add(`${name} crest`, 'frame', solid.bar(cap, { kind: 'rect', w: 0.07, h: 0.035, r: 0.012 }, { up: [0, 1, 0] }), {
    grain: [1, 0, 0],
  });
  if (end === 'head')
    b.add(
      'headboard carving',
      'accent',
      solid.put(
        solid.turned(
          outline.pairs([0, 0, 0.09, 0, 0.095, 0.008, 0.07, 0.016, 0.05, 0.01, 0.03, 0.02, 0, 0.024]),
          [0, 0, 0],
          { axis: 'z', segments: 28 },
        ),
        [0, top - 0.01, z + 0.013],
      ),
    );
  return;
}
