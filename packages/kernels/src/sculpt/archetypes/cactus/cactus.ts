import type { Shape } from '../../../curves/index.ts';
import { V3, type Vec2, type Vec3 } from '../../../math/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { blossomShape } from '../../kits/index.ts';
import { type Bench, createBench, read } from '../../kits/joinery/index.ts';
import { type Limb, ribbed, spineTuft } from './limb.ts';
import { cactusPalettes } from './palettes.ts';

/** A cactus: saguaro with arms, barrel cactus or prickly pear; ribs, areoles with spines, flowers, in a pot or in the ground. */
export const cactus: Archetype = {
  name: 'cactus',
  kind: 'plant',
  size: { height: 1.5 },
  params: {
    kind: {
      type: 'choice',
      of: ['saguaro', 'barrel', 'prickly-pear'],
      default: 'saguaro',
      about: 'how it grows',
      vary: { saguaro: 3, barrel: 2, 'prickly-pear': 2 },
    },
    height: { type: 'number', min: 0.05, max: 8, default: 0.4, unit: 'm', about: 'height above the soil' },
    arms: { type: 'number', min: 0, max: 5, default: 2, about: 'arms of a saguaro', vary: [1, 3] },
    pot: { type: 'flag', default: true, about: 'in a terracotta pot' },
    flowers: { type: 'number', min: 0, max: 8, default: 2, about: 'flowers at the tips', vary: [1, 5] },
  },
  slots: {
    body: {
      material: { base: 'cactus', color: '#4f8a3d', color2: '#86b35a', color3: '#5f9a48' },
      words: ['cactus', 'body', 'skin', 'arm'],
      main: true,
    },
    spines: { material: { base: 'bone', color: '#f0e4bd' }, words: ['spine', 'thorn', 'needle', 'spike'] },
    flowers: { material: { base: 'petal', color: '#f0508c', color2: '#fbc0d4' }, words: ['flower', 'bloom'] },
    pot: { material: { base: 'ceramic', color: '#c2693d', rough: 0.85 }, words: ['pot', 'planter'] },
    soil: { material: { base: 'dirt', color: '#5b4230' }, words: ['soil', 'earth', 'sand'] },
  },
  palettes: cactusPalettes,
  presets: {
    cactus: { size: { height: 0.5 } },
    saguaro: { params: { pot: false, height: 4, arms: 3 }, size: { height: 4 } },
    'barrel cactus': { params: { kind: 'barrel', height: 0.22 }, size: { height: 0.3 } },
    'prickly pear': { params: { kind: 'prickly-pear' }, size: { height: 0.5 } },
    succulent: { params: { kind: 'barrel', height: 0.14, flowers: 1 }, size: { height: 0.2 } },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const b = createBench(materials);
  const h = read.num(params, 'height');
  const kind = read.word(params, 'kind');
  const pot = read.flag(params, 'pot');
  const girth = kind === 'barrel' ? 0.48 : kind === 'saguaro' ? 0.125 : 0.2;
  const r = h * girth;
  const y0 = pot
    ? addPot(b, Math.max(r * 1.5, h * 0.2), rng.int(999))
    : addGround(b, Math.max(r * 2.4, h * 0.18), rng.int(999));
  const flowers = Math.round(read.num(params, 'flowers'));
  if (kind === 'prickly-pear') {
    addPads(b, h, y0, flowers, rng);
    return { parts: b.parts };
  }
  const limbs =
    kind === 'barrel' ? [barrelLimb(h, r, y0)] : saguaro(h, r, y0, Math.round(read.num(params, 'arms')), rng);
  const area = limbs.map((l) => l.r * l.length);
  const whole = area.reduce((sum, v) => sum + v, 0);
  limbs.forEach((limb, i) => {
    addLimb(b, limb, area[i] / whole, rng);
  });
  for (let i = 0; i < flowers; i++) {
    const limb = limbs[i % limbs.length];
    const tip = limb.path[limb.path.length - 1];
    const round = Math.floor(i / limbs.length);
    if (limbs.some((other) => other !== limb && isInside(other, tip))) continue;
    const a = 2.4 * i;
    const off = kind === 'barrel' || round > 0 ? limb.r * 0.42 : limb.r * 0.12;
    addFlower(
      b,
      i + 1,
      [tip[0] + off * Math.cos(a), tip[1] - off * 0.28, tip[2] + off * Math.sin(a)],
      limb.r * 0.55,
      (off / limb.r) * 55,
      (-a * 180) / Math.PI + 90,
    );
  }
  return { parts: b.parts };
}

/** Whether a place lies in a limb. */
function isInside({ path, r }: Limb, at: Vec3): boolean {
  return path.slice(1).some((end, i) => {
    const [a, along] = [path[i], V3.sub(end, path[i])];
    const t = Math.min(1, Math.max(0, V3.dot(V3.sub(at, a), along) / V3.dot(along, along)));
    return V3.length(V3.sub(at, V3.addScaled(a, along, t))) < 0.95 * r;
  });
}

function barrelLimb(h: number, r: number, y0: number): Limb {
  return {
    name: 'body',
    length: h,
    path: [
      [0, y0 - h * 0.06, 0],
      [0, y0 + h * 0.3, 0],
      [0, y0 + h * 0.65, 0],
      [0, y0 + h, 0],
    ],
    r,
    ribs: 18,
  };
}

function saguaro(h: number, r: number, y0: number, arms: number, rng: ArchetypeInput['rng']): Limb[] {
  const bend = rng.range(-0.03, 0.03) * h;
  const limbs: Limb[] = [
    {
      name: 'trunk',
      length: h,
      path: [
        [0, y0 - h * 0.05, 0],
        [bend * 0.3, y0 + h * 0.35, 0],
        [bend, y0 + h * 0.7, 0],
        [bend * 0.8, y0 + h, 0],
      ],
      r,
      ribs: 13,
    },
  ];
  for (let i = 0; i < arms; i++) {
    const side = i % 2 ? -1 : 1;
    const a = (i < 2 ? 0 : 1.25) + rng.range(-0.35, 0.35);
    const [cx, cz] = [side * Math.cos(a), side * Math.sin(a)];
    const start = y0 + h * (rng.range(0.3, 0.42) + 0.1 * (i % 2) + 0.06 * (i > 1 ? 1 : 0));
    const out = h * rng.range(0.24, 0.28);
    const up = h * rng.range(0.26, 0.42);
    const path: Vec3[] = [
      [cx * r * 0.3, start, cz * r * 0.3],
      [cx * out * 0.7, start + h * 0.012, cz * out * 0.7],
      [cx * out * 0.97, start + h * 0.075, cz * out * 0.97],
      [cx * out * 1.02, start + up * 0.6, cz * out * 1.02],
      [cx * out, start + up, cz * out],
    ];
    limbs.push({ name: `arm ${i + 1}`, path, length: out + up, r: r * rng.range(0.6, 0.7), ribs: 11 });
  }
  return limbs;
}

/** Bunches of spines on all limbs together: each is a texture chart. */
const AREOLES = 220;

function addLimb(b: Bench, limb: Limb, share: number, rng: ArchetypeInput['rng']): void {
  const { shape, crest } = ribbed(limb, 26, limb.name === 'body');
  b.add(limb.name, 'body', shape, { detail: 1.3 });
  const rows = Math.max(3, Math.round((AREOLES * share) / limb.ribs));
  const of: Shape[] = [];
  for (let i = 0; i < limb.ribs; i++)
    for (let j = 0; j < rows; j++) {
      const t = 0.06 + (0.9 * (j + (i % 2 ? 0.75 : 0.25))) / rows;
      const { at, out } = crest(i, t);
      of.push(spineTuft(at, out, limb.r * rng.range(0.26, 0.34), rng));
    }
  b.add(`${limb.name} spines`, 'spines', { op: 'assembly', of }, { detail: 2, twoSided: true });
}

/** Flat pads growing from one another's rims. */
function addPads(b: Bench, h: number, y0: number, flowers: number, rng: ArchetypeInput['rng']): void {
  const pads: { at: Vec3; rot: Vec3; s: number }[] = [{ at: [0, y0 - h * 0.03, 0], rot: [0, 0, 0], s: 0.5 }];
  for (const [x, lean, s] of [
    [0.09, -32, 0.4],
    [-0.1, 30, 0.36],
    [0.005, 4, 0.42],
  ] as const)
    pads.push({
      at: [x * h, y0 + h * (0.4 - Math.abs(x) * 0.6), 0],
      rot: [rng.range(-12, 12), rng.range(-35, 35), lean],
      s: s * rng.range(0.92, 1.05),
    });
  for (const [x, y, lean, s] of [
    [0.27, 0.66, -48, 0.27],
    [0.16, 0.72, -8, 0.25],
    [-0.26, 0.64, 42, 0.26],
    [0, 0.8, 10, 0.2],
  ] as const)
    pads.push({
      at: [x * h, y0 + y * h, rng.range(-0.02, 0.02) * h],
      rot: [rng.range(-14, 14), rng.range(-40, 40), lean],
      s,
    });
  pads.forEach((pad, i) => {
    const len = pad.s * h;
    const outlinePoints: Vec2[] = Array.from({ length: 28 }, (_, k): Vec2 => {
      const a = (2 * Math.PI * k) / 28;
      const w = 0.4 * (1 + 0.16 * Math.sin(a));
      return [Math.cos(a) * w * len, (0.5 + 0.5 * Math.sin(a)) * len];
    });
    const body: Shape = {
      op: 'extrude',
      outline: outlinePoints,
      depth: len * 0.17,
      bevel: len * 0.075,
      bevelSegments: 4,
      smooth: true,
      at: pad.at,
      rot: pad.rot,
    };
    b.add(`pad ${i + 1}`, 'body', body, { detail: 1.2 });
    const pads3 = padTufts(pad, len, Math.round(9 + 34 * pad.s), rng);
    b.add(`pad ${i + 1} spines`, 'spines', { op: 'assembly', of: pads3 }, { detail: 2, twoSided: true });
  });
  for (let i = 0; i < Math.min(flowers, 4); i++) {
    const pad = pads[pads.length - 1 - i];
    const lean = (pad.rot[2] * Math.PI) / 180;
    const tip: Vec3 = [
      pad.at[0] - Math.sin(lean) * pad.s * h * 0.97,
      pad.at[1] + Math.cos(lean) * pad.s * h * 0.97,
      pad.at[2],
    ];
    addFlower(b, i + 1, tip, h * 0.075, Math.abs(pad.rot[2]), pad.rot[2] > 0 ? -90 : 90);
  }
}

/** Tufts on both faces of a pad, in the rows of a sunflower's head, and along its rim. */
function padTufts(pad: { at: Vec3; rot: Vec3 }, len: number, count: number, rng: ArchetypeInput['rng']): Shape[] {
  const tufts: Shape[] = [];
  for (let k = 0; k < count; k++) {
    const r = Math.sqrt((k + 0.5) / count) * 0.92;
    const a = k * 2.399963;
    const w = 0.4 * (1 + 0.16 * Math.sin(a));
    const face = k % 2 ? 1 : -1;
    const rim = r > 0.86;
    const out: Vec3 = rim ? [Math.cos(a), Math.sin(a), 0] : [0, 0, face];
    const at: Vec3 = [
      Math.cos(a) * w * len * (rim ? 1 : r),
      (0.5 + 0.5 * Math.sin(a) * (rim ? 1 : r)) * len,
      rim ? 0 : face * len * 0.085,
    ];
    tufts.push(spineTuft(at, out, len * 0.085, rng));
  }
  return [{ op: 'placed', of: { op: 'assembly', of: tufts }, places: [{ at: pad.at, rot: pad.rot }] }];
}

/** A cup of two rings of petals around a yellow eye, leaning `tilt` degrees towards `yaw`. */
function addFlower(b: Bench, i: number, at: Vec3, s: number, tilt: number, yaw: number): void {
  const put = (shape: Shape): Shape => ({
    op: 'placed',
    of: { op: 'placed', of: shape, places: [{ rot: [tilt, 0, 0] }] },
    places: [{ rot: [0, yaw, 0], at }],
  });
  b.add(`flower ${i}`, 'flowers', put(blossomShape({ size: s, petals: 8, rise: 38 })), { detail: 2, twoSided: true });
  b.add(
    `flower eye ${i}`,
    { base: 'plain', color: '#f2c53a', rough: 0.9 },
    put({ op: 'ball', r: [s * 0.2, s * 0.3, s * 0.2], at: [0, s * 0.28, 0] }),
  );
}

/** Tapered pot with a rolled rim and saucer, filled with soil and pebbles. Returns the height of the soil. */
function addPot(b: Bench, r: number, seed: number): number {
  const h = r * 1.5;
  const wall = r * 0.1;
  const lift = r * 0.1;
  const profile: Vec2[] = [
    [0, lift],
    [r * 0.68, lift],
    [r * 0.94, lift + h * 0.78],
    [r * 1.08, lift + h * 0.79],
    [r * 1.12, lift + h],
    [r * 1.12 - wall * 1.6, lift + h],
    [r * 0.9 - wall, lift + h * 0.74],
    [r * 0.66 - wall, lift + wall],
    [0, lift + wall],
  ];
  b.add('pot', 'pot', { op: 'lathe', profile, bevel: r * 0.03, segments: 64 });
  b.add('saucer', 'pot', {
    op: 'lathe',
    profile: [
      [0, 0],
      [r * 0.86, 0],
      [r * 1.0, r * 0.16],
      [r * 0.94, r * 0.17],
      [r * 0.8, r * 0.07],
      [0, r * 0.07],
    ],
    bevel: r * 0.015,
    segments: 64,
  });
  const y = lift + h * 0.86;
  const soil: Shape = {
    op: 'displace',
    amp: r * 0.03,
    freq: 6 / r,
    seed,
    of: { op: 'cylinder', r: r * 0.93, h: h * 0.12, round: r * 0.03, at: [0, y - h * 0.06, 0] },
  };
  b.add('soil', 'soil', soil, { detail: 0.5 });
  addPebbles(b, soil, r, seed);
  return y;
}

function addGround(b: Bench, r: number, seed: number): number {
  const soil: Shape = {
    op: 'displace',
    amp: r * 0.04,
    freq: 4 / r,
    seed,
    of: {
      op: 'intersect',
      k: r * 0.02,
      of: [
        { op: 'ellipsoid', r: [r, r * 0.22, r] },
        { op: 'halfspace', normal: [0, -1, 0], offset: 0 },
      ],
    },
  };
  b.add('ground', b.tint('soil', { base: 'sand', color: '#c9a063' }), soil, { detail: 0.5 });
  addPebbles(b, soil, r, seed);
  return r * 0.16;
}

function addPebbles(b: Bench, on: Shape, r: number, seed: number): void {
  const pebble: Shape = {
    op: 'hull',
    points: [
      [1, 0.1, 0],
      [0.5, 0.5, 0.7],
      [-0.6, 0.45, 0.6],
      [-1, 0, 0.1],
      [-0.4, 0.4, -0.8],
      [0.6, 0.3, -0.7],
      [0, 0.7, 0],
      [0.3, -0.3, 0.3],
      [-0.3, -0.3, -0.3],
    ].map(([x, y, z]): Vec3 => [x * r * 0.1, y * r * 0.1, z * r * 0.1]),
    bevel: r * 0.012,
  };
  b.add(
    'pebbles',
    { base: 'stone', color: '#a89c8a' },
    {
      op: 'scatter',
      on,
      of: pebble,
      n: 9,
      seed,
      jitter: 0.8,
      sink: r * 0.015,
      align: 'up',
      where: { op: 'box', size: [r * 1.8, r * 3, r * 1.8], at: [0, r * 1.5 + (on.op === 'displace' ? 0.01 : 0), 0] },
    },
    { detail: 0.3 },
  );
}
