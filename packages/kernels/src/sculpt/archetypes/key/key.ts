import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { type Bench, createBench, outline, pairs, read, solid } from '../../kits/joinery/index.ts';
import { keyPalettes } from './palettes.ts';

/** Keys, standing on their bit, bow up: ornate old keys, a cylinder key, a car key, a ring with three of them. */
export const key: Archetype = {
  name: 'key',
  kind: 'tool',
  size: { length: 0.1 },
  params: {
    kind: { type: 'choice', of: ['old', 'house', 'car', 'ring'], default: 'old', about: 'Kind of key.' },
    bow: {
      type: 'choice',
      of: ['any', 'clover', 'heart', 'ring', 'crown', 'scroll'],
      default: 'any',
      about: 'Shape of the handle of an old key.',
    },
    gem: { type: 'flag', default: false, about: 'A stone in the bow.' },
  },
  slots: {
    metal: {
      material: { base: 'brass', color: '#c49a48', wear: 0.35 },
      words: ['key', 'metal', 'bow', 'tooth', 'handle'],
      main: true,
    },
    trim: { material: { base: 'steel', color: '#b9bcc0' }, words: ['trim', 'blade', 'ring'] },
    cover: { material: { base: 'plastic', color: '#1b1c1f', rough: 0.4 }, words: ['cover', 'cap', 'fob'] },
    gem: { material: { base: 'crystal', color: '#b3122b' }, words: ['gem', 'jewel'] },
  },
  palettes: keyPalettes,
  presets: {
    key: { size: { height: 0.1 } },
    'house key': {
      params: { kind: 'house' },
      materials: { metal: { base: 'steel', color: '#b9a878', wear: 0.15 } },
      size: { height: 0.062 },
    },
    'car key': { params: { kind: 'car' }, size: { height: 0.085 } },
    keyring: { params: { kind: 'ring' }, size: { height: 0.12 } },
    'heart key': { params: { bow: 'heart', gem: true }, size: { height: 0.1 } },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    if (kind === 'house') addHouseKey(b, '', (of) => of);
    else if (kind === 'car') buildCar(b);
    else if (kind === 'ring') buildRing(b, rng);
    else addOldKey(b, '', (of) => of, read.word(params, 'bow'), read.flag(params, 'gem'), rng);
    return {
      parts: b.parts,
      sockets: { handle: { at: [0, kind === 'old' ? 0.082 : 0.05, 0], dir: [0, 0, 1], size: 0.01 } },
    };
  },
};

const round = (r: number, path: readonly Vec3[], closed = false): Shape =>
  solid.tube(path, r, { closed, cap: 'round' });
const circle = (r: number, x: number, y: number, n = 28): Vec3[] =>
  outline.ngon(r, n, 0, x, y).map(([u, v]): Vec3 => [u, v, 0]);

/** Reach of the bit from the middle of the shank. */
const l = 0.0165;

/** Outlines of bits with their wards. */
const BITS = [
  pairs([
    0.002,
    0.002,
    l,
    0.002,
    l,
    0.007,
    0.011,
    0.007,
    0.011,
    0.0095,
    l,
    0.0095,
    l,
    0.0205,
    0.0135,
    0.0205,
    0.0135,
    0.0165,
    0.0105,
    0.0165,
    0.0105,
    0.0205,
    0.002,
    0.0205,
  ]),
  pairs([
    0.002,
    0.002,
    l,
    0.002,
    l,
    0.006,
    0.013,
    0.006,
    0.013,
    0.009,
    l,
    0.009,
    l,
    0.0135,
    0.013,
    0.0135,
    0.013,
    0.0165,
    l,
    0.0165,
    l,
    0.0205,
    0.002,
    0.0205,
  ]),
  pairs([0.002, 0.002, 0.008, 0.002, 0.008, 0.005, l, 0.005, l, 0.018, 0.008, 0.018, 0.008, 0.0205, 0.002, 0.0205]),
];

/** Bit and wards below, turned shank, bow of loops above. */
function addOldKey(b: Bench, prefix: string, put: (of: Shape) => Shape, asked: string, gem: boolean, rng: Rng): void {
  const taste = rng.fork(`${prefix}key`);
  const style = asked === 'any' ? taste.pick(['clover', 'heart', 'ring', 'crown', 'scroll']) : asked;
  const add = (name: string, slot: string, of: Shape, detail = 1): void =>
    b.add(`${prefix}${name}`, slot, put(of), { detail });
  add(
    'shank',
    'metal',
    solid.turned(pairs([0, 0, 0.0024, 0, 0.0031, 0.002, 0.0031, 0.05, 0.0031, 0.058, 0, 0.058]), [0, 0, 0], {
      bevel: 0.0005,
    }),
  );
  add(
    'collars',
    'metal',
    solid.many(
      [0.0245, 0.045, 0.052].map((y, i) =>
        solid.turned(
          pairs([0, -0.0022, 0.0036, -0.0022, i ? 0.0056 : 0.0046, 0, 0.0036, 0.0022, 0, 0.0022]),
          [0, y, 0],
          { bevel: 0.0004 },
        ),
      ),
    ),
  );
  const bit = taste.pick(BITS);
  const holes = [
    [
      [0.006, 0.0098],
      [0.009, 0.0098],
      [0.009, 0.0132],
      [0.006, 0.0132],
    ] as Vec2[],
  ];
  add('bit', 'metal', solid.slab(bit, 0.0034, [0, 0, 0], 'z', { holes, bevel: 0.0006 }), 1.2);
  addBow(add, style);
  if (gem || (style === 'crown' && taste.next() < 0.6)) {
    const y = style === 'heart' ? 0.076 : 0.0785;
    add(
      'gem setting',
      'metal',
      solid.hoop(0.0068, { kind: 'rect', w: 0.004, h: 0.0016, r: 0.0005 }, [0, y, 0], 'z', 26),
    );
    add(
      'gem',
      'gem',
      solid.put(
        {
          op: 'lathe',
          profile: pairs([0, -0.004, 0.0045, -0.002, 0.0064, 0, 0.0045, 0.0026, 0, 0.0034]),
          sides: 8,
          rot: [90, 0, 0],
        },
        [0, y, 0],
      ),
    );
    add(
      'gem arms',
      'metal',
      solid.put(
        { op: 'arrayed', n: 4, around: 'z', of: solid.rod([0.0065, 0, 0], [0.0125, 0, 0], 0.0013) },
        [0, y, 0],
        [0, 0, 45],
      ),
    );
  }
}

function addBow(add: (name: string, slot: string, of: Shape, detail?: number) => void, style: string): void {
  const y = 0.078;
  if (style === 'clover') {
    for (const [i, a] of [90, 210, 330].entries()) {
      const c: Vec2 = [0.0118 * Math.cos((a * Math.PI) / 180), y + 0.0118 * Math.sin((a * Math.PI) / 180)];
      add(`loop ${i + 1}`, 'metal', round(0.0025, circle(0.0098, c[0], c[1]), true), 1.2);
      add(`loop bead ${i + 1}`, 'metal', {
        op: 'ball',
        r: 0.0034,
        at: [0.0232 * Math.cos((a * Math.PI) / 180), y + 0.0232 * Math.sin((a * Math.PI) / 180), 0],
      });
    }
    add('bow heart', 'metal', { op: 'ball', r: [0.0045, 0.0045, 0.0034], at: [0, y, 0] });
  } else if (style === 'heart') {
    const line: Vec3[] = Array.from({ length: 36 }, (_, i) => {
      const t = (2 * Math.PI * i) / 36;
      return [
        0.00125 * 16 * Math.sin(t) ** 3 * 0.95,
        y + 0.00125 * (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)),
        0,
      ];
    });
    add('bow', 'metal', round(0.0027, line, true), 1.4);
    add(
      'bow scrolls',
      'metal',
      solid.both(
        round(0.0016, [
          [0.001, 0.06, 0],
          [0.006, 0.066, 0],
          [0.0085, 0.074, 0],
          [0.0045, 0.0775, 0],
          [0.0035, 0.073, 0],
        ]),
      ),
    );
  } else if (style === 'crown') {
    add('bow', 'metal', round(0.0026, circle(0.0175, 0, y, 36), true), 1.4);
    for (const [i, x] of [-0.012, 0, 0.012].entries()) {
      add(
        `crown point ${i + 1}`,
        'metal',
        solid.rod(
          [x * 0.9, y + 0.0165 - Math.abs(x) * 0.45, 0],
          [x * 1.3, y + 0.027 - Math.abs(x) * 0.35, 0],
          0.0026,
          0.0014,
        ),
      );
      add(`crown pearl ${i + 1}`, 'metal', {
        op: 'ball',
        r: 0.0027,
        at: [x * 1.32, y + 0.028 - Math.abs(x) * 0.35, 0],
      });
    }
    add(
      'side scrolls',
      'metal',
      solid.both(
        round(0.0016, [
          [0.017, y - 0.004, 0],
          [0.024, y - 0.009, 0],
          [0.024, y - 0.002, 0],
          [0.0205, y - 0.0015, 0],
        ]),
      ),
    );
  } else if (style === 'scroll') {
    const s: Vec3[] = [
      [0, 0.058, 0],
      [0.014, 0.062, 0],
      [0.0215, 0.074, 0],
      [0.018, 0.088, 0],
      [0.007, 0.091, 0],
      [0.003, 0.082, 0],
      [0.0085, 0.076, 0],
      [0.013, 0.08, 0],
    ];
    add('bow scrolls', 'metal', solid.both(round(0.0027, s)), 1.3);
    add('bow tip', 'metal', { op: 'ball', r: 0.0042, at: [0, 0.0945, 0] });
    add('bow tie', 'metal', solid.box([0.009, 0.0042, 0.0062], [0, 0.0905, 0], 0.0012));
    add('inner ring', 'metal', round(0.0015, circle(0.006, 0, 0.069, 24), true));
  } else {
    add(
      'bow',
      'metal',
      round(
        0.003,
        Array.from({ length: 32 }, (_, i): Vec3 => {
          const a = (2 * Math.PI * i) / 32;
          return [0.0185 * Math.cos(a), y - 0.002 + 0.0155 * Math.sin(a), 0];
        }),
        true,
      ),
      1.4,
    );
    add('bow ring', 'metal', round(0.0014, circle(0.0085, 0, y - 0.002, 26), true));
    add(
      'bow spokes',
      'metal',
      solid.put({ op: 'arrayed', n: 6, around: 'z', of: solid.rod([0.0082, 0, 0], [0.0165, 0, 0], 0.0012) }, [
        0,
        y - 0.002,
        0,
      ]),
    );
  }
}

/** A flat cylinder key: milled blade with its cuts, round bow with a hole. */
function addHouseKey(b: Bench, prefix: string, put: (of: Shape) => Shape): void {
  const cuts = pairs([
    -0.0042, 0.0012, -0.001, 0, 0.0042, 0.003, 0.0028, 0.007, 0.0042, 0.0095, 0.0018, 0.013, 0.0042, 0.0165, 0.003,
    0.0195, 0.0042, 0.0225, 0.0012, 0.0265, 0.0042, 0.0305, 0.0042, 0.036, -0.0042, 0.036,
  ]);
  b.add(`${prefix}blade`, 'trim', put(solid.slab(cuts, 0.0022, [0, 0, 0], 'z', { bevel: 0.0004 })), { detail: 1.2 });
  b.add(
    `${prefix}groove`,
    'cover',
    put(solid.both(solid.box([0.0012, 0.03, 0.0004], [-0.0018, 0.02, 0.0011], 0.0001), 'z')),
    { detail: 0.4 },
  );
  const head = outline.superellipse(0.0125, 0.0115, 2.6, 40).map(([x, y]): Vec2 => [x, y + 0.0475]);
  b.add(
    `${prefix}bow`,
    'metal',
    put(solid.slab(head, 0.0026, [0, 0, 0], 'z', { holes: [outline.ngon(0.0028, 18, 0, 0, 0.0545)], bevel: 0.0007 })),
    { detail: 1.2 },
  );
  b.add(`${prefix}shoulder`, 'metal', put(solid.box([0.0125, 0.0045, 0.0026], [0, 0.0365, 0], 0.0007)));
  b.add(
    `${prefix}stamp`,
    'cover',
    put(solid.put({ op: 'text', value: 'CW', height: 0.0045, depth: 0.0031, bevel: 0 }, [0, 0.0435, 0])),
    { detail: 0.4 },
  );
}

/** A car key with remote control: blade swung out, buttons, ring. */
function buildCar(b: Bench): void {
  addHouseKey(b, '', (of) => of);
  b.parts.splice(2);
  const body = outline.rounded(
    pairs([
      -0.013, 0.031, 0.013, 0.031, 0.0175, 0.045, 0.0165, 0.078, 0.009, 0.084, -0.009, 0.084, -0.0165, 0.078, -0.0175,
      0.045,
    ]),
    0.006,
  );
  b.add('fob', 'cover', solid.slab(body, 0.0115, [0, 0, 0], 'z', { bevel: 0.0032 }), { detail: 1.4 });
  b.add(
    'fob trim',
    'trim',
    solid.bar(
      body.map(([x, y]): Vec3 => [x * 1.004, y, 0]),
      { kind: 'rect', w: 0.0014, h: 0.0012, r: 0.0004 },
      { closed: true, up: [0, 0, 1] },
    ),
  );
  b.add('blade pivot', 'trim', solid.cyl(0.0062, 0.0125, [0, 0.0375, 0], 'z', { bevel: 0.0008 }));
  for (const [i, [y, color]] of (
    [
      [0.05, '#3a3d42'],
      [0.0605, '#3a3d42'],
      [0.071, '#b3161f'],
    ] as const
  ).entries()) {
    b.add(
      `button ${i + 1}`,
      { base: 'rubber', color },
      solid.slab(
        outline.superellipse(0.0085, 0.0044, 2.8, 28).map(([u, v]): Vec2 => [u, v + y]),
        0.0022,
        [0, 0, 0.0058],
        'z',
        { bevel: 0.0006 },
      ),
    );
    b.add(
      `button mark ${i + 1}`,
      { base: 'plastic', color: '#e8e8e6' },
      solid.slab(
        i === 1 ? outline.ngon(0.0019, 3, 90, 0, y) : outline.roundRect(0.0036, 0.0028, 0.0006, 0, y),
        0.0006,
        [0, 0, 0.0071],
        'z',
        { bevel: 0 },
      ),
      { detail: 0.3 },
    );
  }
  b.add(
    'status light',
    { base: 'lamp', color: '#ff6a50', color2: '#ff2a1a' },
    solid.cyl(0.0008, 0.001, [0, 0.0785, 0.0056], 'z'),
    { detail: 0.3 },
  );
  b.add(
    'badge',
    'metal',
    solid.slab(outline.ngon(0.0052, 28, 0, 0, 0.06), 0.001, [0, 0, -0.0059], 'z', { bevel: 0.0002 }),
  );
  b.add('key ring', 'trim', solid.hoop(0.011, { kind: 'circle', r: 0.0009 }, [0, 0.0925, 0], 'x', 32));
  b.add('lug', 'trim', solid.hoop(0.003, { kind: 'circle', r: 0.001 }, [0, 0.0842, 0], 'z', 20));
}

/** Three keys hanging from a ring that leans on nothing but them: fanned out, bows up. */
function buildRing(b: Bench, rng: Rng): void {
  const top: Vec3 = [0, 0.105, 0];
  const hang =
    (deg: number, z: number, grip: number) =>
    (of: Shape): Shape =>
      solid.put(solid.put(of, [0, -grip, 0]), [top[0], top[1] - 0.018, z], [0, 0, deg]);
  addOldKey(b, 'first ', hang(-24, 0.005, 0.0885), 'ring', false, rng);
  addOldKey(b, 'second ', hang(0, 0, 0.0885), 'clover', false, rng);
  addOldKey(b, 'third ', hang(24, -0.005, 0.0885), 'heart', false, rng);
  b.add('ring', 'trim', solid.hoop(0.021, { kind: 'circle', r: 0.0018 }, top, 'x', 40));
  b.add('ring turn', 'trim', solid.hoop(0.0212, { kind: 'circle', r: 0.0014 }, [0.0026, top[1], 0], 'x', 40));
}
