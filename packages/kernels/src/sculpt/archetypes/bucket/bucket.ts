import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { type Bench, createBench, read, solid, suited } from '../../kits/joinery/index.ts';
import { type Vessel, vessel } from '../../kits/vessel.ts';
import { addWateringCan } from './can.ts';
import { addFill } from './fill.ts';
import { bucketPalettes } from './palettes.ts';
import { addStaves } from './staves.ts';

interface Form {
  /** Height, radius at the foot and at the rim, metres. */
  h: number;
  foot: number;
  rim: number;
  handle: 'bail' | 'rings' | 'ears' | 'none';
  staves?: boolean;
  body?: MaterialSpec;
}

const FORMS: Readonly<Record<string, Form>> = {
  pail: { h: 0.28, foot: 0.1, rim: 0.148, handle: 'bail' },
  wooden: {
    h: 0.28,
    foot: 0.125,
    rim: 0.15,
    handle: 'bail',
    staves: true,
    body: { base: 'oak', color: '#9a6a3c', color2: '#704824', wear: 0.35 },
  },
  tub: {
    h: 0.3,
    foot: 0.26,
    rim: 0.32,
    handle: 'ears',
    staves: true,
    body: { base: 'oak', color: '#9a6a3c', color2: '#704824', wear: 0.35 },
  },
  sand: { h: 0.18, foot: 0.068, rim: 0.1, handle: 'bail', body: { base: 'plastic', color: '#e0402c' } },
  ice: { h: 0.21, foot: 0.085, rim: 0.112, handle: 'rings', body: { base: 'chrome', color: '#d8dadc', rough: 0.12 } },
  paper: { h: 0.22, foot: 0.075, rim: 0.11, handle: 'none', body: { base: 'paper', color: '#f6f2ea' } },
  can: { h: 0.22, foot: 0.1, rim: 0.095, handle: 'none' },
};

/** Buckets: pails of sheet metal, coopered ones, beach and ice buckets, tubs, watering cans. */
export const bucket: Archetype = {
  name: 'bucket',
  kind: 'container',
  size: { height: 0.3 },
  params: {
    kind: { type: 'choice', of: Object.keys(FORMS), default: 'pail', about: 'what sort' },
    fill: {
      type: 'choice',
      of: ['none', 'water', 'milk', 'sand', 'lava', 'ice', 'popcorn', 'fish', 'coal', 'chicken'],
      default: 'none',
      about: 'what is in it',
    },
    height: { type: 'number', min: 0.7, max: 1.4, default: 1, about: 'height over the usual', vary: [0.93, 1.1] },
    up: { type: 'flag', default: true, about: 'the bail stands up, else it lies on the rim', vary: 0.75 },
    ribs: { type: 'number', min: 0, max: 4, default: 2, about: 'beads rolled into the sheet', vary: [1, 3] },
  },
  slots: {
    body: {
      material: { base: 'brushed-steel', color: '#bcc2c6', wear: 0.2 },
      words: ['body', 'bucket', 'side', 'wall', 'stave'],
      main: true,
    },
    hoops: { material: { base: 'brushed-steel', color: '#8a8f94', wear: 0.3 }, words: ['hoop', 'band', 'rim', 'ring'] },
    handle: { material: { base: 'steel', color: '#7c8084', wear: 0.2 }, words: ['handle', 'bail', 'wire'] },
    grip: { material: { base: 'wood', color: '#b07c48' }, words: ['grip', 'spade', 'spout'] },
    fill: {
      material: { base: 'glass', color: '#3f8fc0', transmission: 0, rough: 0.05 },
      words: ['water', 'filling', 'content'],
    },
  },
  palettes: bucketPalettes,
  presets: {
    bucket: { size: { height: 0.3 } },
    'wooden bucket': { params: { kind: 'wooden' }, size: { height: 0.3 } },
    'watering can': { params: { kind: 'can' }, size: { height: 0.33 } },
    tub: { params: { kind: 'tub' }, size: { height: 0.32 } },
    'sand bucket': { params: { kind: 'sand', fill: 'sand' }, size: { height: 0.22 } },
    'ice bucket': { params: { kind: 'ice', fill: 'ice' }, size: { height: 0.33 } },
    'popcorn bucket': { params: { kind: 'paper', fill: 'popcorn' }, size: { height: 0.26 } },
    'chicken bucket': { params: { kind: 'paper', fill: 'chicken' }, size: { height: 0.26 } },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const kind = read.word(params, 'kind');
  const f = FORMS[kind];
  const taste = rng.fork('bucket');
  const b = createBench(suited(materials, bucket.slots, f.body && { body: f.body }));
  const h = f.h * read.num(params, 'height');
  const k = taste.range(0.97, 1.03);
  const v: Vessel = {
    outer: [
      [f.foot * k, 0],
      [f.rim * k, h],
    ],
    wall: f.staves ? h * 0.055 : kind === 'paper' ? 0.002 : h * 0.012,
    floor: h * (f.staves ? 0.12 : 0.06),
    straight: true,
  };
  if (kind === 'can') addWateringCan(b, h, f.foot * k);
  else if (f.staves) addStaves(b, v, f.handle === 'ears');
  else addSheet(b, v, kind, Math.round(read.num(params, 'ribs')));
  if (f.handle === 'bail') addBail(b, v, read.flag(params, 'up'), kind === 'sand');
  if (f.handle === 'rings') addRings(b, v);
  const fill = read.word(params, 'fill');
  if (fill !== 'none' && kind !== 'can') addFill(b, v, fill, taste.int(999));
  if (kind === 'sand' && fill === 'sand') addSpade(b, v);
  return {
    parts: b.parts,
    sockets: {
      inside: { at: [0, h * 0.85, 0], dir: [0, 1, 0], size: f.rim * 1.5 },
      ...(f.handle === 'bail' ? { handle: { at: [0, h + f.rim * 0.9, 0], dir: [1, 0, 0], size: 0.02 } } : {}),
    },
  };
}

/** Pressed sheet: a rolled rim, beads round the wall, a foot ring; stripes of their own for paper. */
function addSheet(b: Bench, v: Vessel, kind: string, ribs: number): void {
  const [foot, r0] = [v.outer[0], v.outer[1][0]];
  const h = v.outer[1][1];
  const at = (t: number): number => foot[0] + (r0 - foot[0]) * t;
  const beads: Vec2[] = [foot];
  if (kind === 'pail' || kind === 'sand')
    for (let i = 0; i < ribs; i++) {
      const t = ribs === 1 ? 0.7 : 0.3 + (0.48 * i) / (ribs - 1);
      for (const [dt, out] of [
        [-0.03, 0],
        [-0.015, 0.012],
        [0, 0.017],
        [0.015, 0.012],
        [0.03, 0],
      ] as const)
        beads.push([at(t + dt) + out * h, (t + dt) * h]);
    }
  beads.push([r0, h]);
  b.add('wall', 'body', vessel.shape({ ...v, outer: beads }, 64), { detail: 1.2 });
  if (kind === 'paper') {
    const n = 10;
    const stripe = (i: number): Vec3[][] =>
      [0.02, 0.3, 0.6, 0.97].map((t) =>
        [0, 0.25, 0.5, 0.75, 1].map((u): Vec3 => {
          const a = ((i + u * 0.5) * 2 * Math.PI) / n;
          const r = at(t) + 0.0006;
          return [r * Math.sin(a), t * h, r * Math.cos(a)];
        }),
      );
    b.add(
      'stripes',
      b.tint('body', { color: '#c8242c' }),
      solid.many(
        Array.from({ length: n }, (_, i) => ({ op: 'sheet', grid: stripe(i), thickness: 0.0008, spline: 'linear' })),
      ),
      { detail: 0.7 },
    );
  }
  const bead = kind === 'paper' ? 0.003 : h * 0.018;
  b.add(
    'rolled rim',
    kind === 'sand' || kind === 'ice' || kind === 'paper' ? 'body' : 'hoops',
    solid.hoop(r0 - bead * 0.1, { kind: 'circle', r: bead }, [0, h, 0], 'y', 64),
  );
  if (kind === 'pail' || kind === 'ice')
    b.add(
      'foot ring',
      kind === 'ice' ? 'body' : 'hoops',
      solid.turned(
        [
          [foot[0] - 0.004, 0],
          [foot[0] + h * 0.012, 0],
          [at(0.05) + h * 0.01, h * 0.05],
          [at(0.05) - 0.004, h * 0.05],
          [foot[0] - 0.004, 0],
        ],
        [0, 0, 0],
        { bevel: 0.001 },
      ),
    );
  if (kind === 'sand') {
    // towers of a castle round the foot, to turn out
    b.add(
      'turrets',
      'body',
      solid.many(
        Array.from({ length: 8 }, (_, i) => {
          const a = (i * Math.PI) / 4;
          return solid.box(
            [h * 0.1, h * 0.16, h * 0.1],
            [foot[0] * 0.9 * Math.sin(a), h * 0.08, foot[0] * 0.9 * Math.cos(a)],
            h * 0.012,
            [0, i * 45, 0],
          );
        }),
      ),
    );
  }
}

/** A half hoop of wire hooked into ears, with a turned grip. */
function addBail(b: Bench, v: Vessel, up: boolean, plastic: boolean): void {
  const [r, h] = v.outer[1];
  const y = h * 0.92;
  const ear = r * 0.13;
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const x = s * (vessel.radius(v.outer, y) + 0.001);
    b.add(
      `${name} ear`,
      plastic ? 'body' : 'hoops',
      solid.cut(
        solid.box([h * 0.02, ear * 1.9, ear * 1.5], [x + s * h * 0.006, y, 0], h * 0.005),
        solid.cyl(ear * 0.26, 0.2, [x, y + ear * 0.3, 0], 'x'),
      ),
    );
    if (!plastic)
      b.add(
        `${name} ear rivets`,
        'handle',
        solid.many(
          [1, -1].map((z) => ({
            op: 'ball' as const,
            r: h * 0.01,
            at: [x + s * h * 0.016, y - ear * 0.55, z * ear * 0.45] as Vec3,
          })),
        ),
        { detail: 0.4 },
      );
  }
  const reach = vessel.radius(v.outer, y) + h * 0.03;
  const n = 18;
  const arch = Array.from({ length: n + 1 }, (_, i): Vec3 => {
    const a = (Math.PI * i) / n;
    return [reach * Math.cos(a), (reach * 0.98 + h * 0.06) * Math.sin(a) ** 0.9, 0];
  });
  const wire = plastic ? h * 0.022 : h * 0.014;
  const lean: Vec3 = up ? [0, 0, 0] : [77, 0, 0];
  const hang: Vec3 = [0, y + ear * 0.3, 0];
  b.add(
    'bail',
    plastic ? b.tint('handle', { base: 'plastic', color: '#f4d03a' }) : 'handle',
    solid.put(
      solid.many([
        solid.tube(arch, wire),
        solid.rod([reach + wire * 0.2, 0, 0], [reach - h * 0.045, 0, 0], wire),
        solid.rod([-reach - wire * 0.2, 0, 0], [-reach + h * 0.045, 0, 0], wire),
      ]),
      hang,
      lean,
    ),
  );
  if (plastic) return;
  const top = reach * 0.98 + h * 0.06;
  const grip: Vec2[] = [
    [wire * 1.3, -0.5],
    [wire * 2.2, -0.44],
    [wire * 2.5, -0.2],
    [wire * 2.7, 0],
    [wire * 2.5, 0.2],
    [wire * 2.2, 0.44],
    [wire * 1.3, 0.5],
  ].map(([q, t]) => [q, t * r * 0.62]);
  b.add(
    'grip',
    'grip',
    solid.put(solid.turned([[0, grip[0][1]], ...grip, [0, grip[6][1]]], [0, 0, 0], { axis: 'x', smooth: false }), [
      hang[0],
      hang[1] + (up ? top : top * Math.cos((77 * Math.PI) / 180)),
      up ? 0 : top * Math.sin((77 * Math.PI) / 180),
    ]),
    { grain: [1, 0, 0] },
  );
}

/** Two rings hanging from lugs. */
function addRings(b: Bench, v: Vessel): void {
  const h = v.outer[1][1];
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const x = s * vessel.radius(v.outer, h * 0.78);
    b.add(
      `${name} lug`,
      'body',
      solid.box([h * 0.05, h * 0.06, h * 0.09], [x + s * h * 0.015, h * 0.78, 0], h * 0.012),
    );
    b.add(
      `${name} ring`,
      'body',
      solid.put(
        solid.hoop(h * 0.11, { kind: 'circle', r: h * 0.016 }, [0, 0, 0], 'x', 32),
        [x + s * h * 0.045, h * 0.69, 0],
        [0, 0, s * 10],
      ),
    );
  }
}

/** A child's spade stuck in. */
function addSpade(b: Bench, v: Vessel): void {
  const h = v.outer[1][1];
  const place = (y: number): Vec3 => [h * 0.12, h * 0.72 + y, -h * 0.1];
  const lean: Vec3 = [-12, 20, -24];
  const yellow = b.tint('grip', { base: 'plastic', color: '#f4c02c' });
  b.add(
    'spade blade',
    yellow,
    solid.put(
      solid.slab(
        [
          [-0.16, 0.2],
          [-0.13, -0.1],
          [0, -0.2],
          [0.13, -0.1],
          [0.16, 0.2],
        ].map(([x, y]): Vec2 => [x * h, y * h]),
        h * 0.02,
        [0, 0, 0],
      ),
      place(0),
      lean,
    ),
    { hidden: true },
  );
  b.add('spade shaft', yellow, solid.put(solid.rod([0, h * 0.16, 0], [0, h * 0.66, 0], h * 0.035), place(0), lean));
  b.add(
    'spade handle',
    yellow,
    solid.put(solid.hoop(h * 0.085, { kind: 'circle', r: h * 0.028 }, [0, h * 0.72, 0], 'z', 24), place(0), lean),
  );
}
