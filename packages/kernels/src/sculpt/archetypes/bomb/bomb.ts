import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { fitting, glowing } from '../../kits/fittings/index.ts';
import { type Bench, createBench, outline, pairs, read, solid } from '../../kits/joinery/index.ts';
import { buildAerial } from './aerial.ts';

/** Bombs: the round one with a burning fuse, hand grenade, dynamite with a clock, aerial bomb, sea mine, cartridge. */
export const bomb: Archetype = {
  name: 'bomb',
  kind: 'weapon',
  size: { height: 0.25 },
  params: {
    kind: {
      type: 'choice',
      of: ['round', 'grenade', 'dynamite', 'time', 'aerial', 'torpedo', 'mine', 'bullet'],
      default: 'round',
      about: 'Kind.',
    },
    lit: { type: 'flag', default: true, about: 'Whether the fuse burns.' },
  },
  slots: {
    body: {
      material: { base: 'cast-iron', color: '#25272b', rough: 0.4 },
      words: ['body', 'bomb', 'shell', 'casing', 'stick'],
      main: true,
    },
    metal: { material: { base: 'brass', color: '#b98f3f' }, words: ['metal', 'collar', 'ring', 'lever', 'fin'] },
    fuse: { material: { base: 'rope', color: '#cdb98a', scale: 0.2 }, words: ['fuse', 'rope', 'cord'] },
    spark: {
      material: { base: 'lamp', color: '#ffe9a0', color2: '#ff9a2a', emissiveStrength: 4 },
      words: ['spark', 'flame'],
    },
    trim: { material: { base: 'paint', color: '#c8281e', rough: 0.35 }, words: ['trim', 'stripe', 'band'] },
  },
  presets: {
    bomb: { size: { height: 0.27 } },
    grenade: {
      params: { kind: 'grenade' },
      materials: { body: { base: 'cast-iron', color: '#4b5736' }, metal: { base: 'steel', color: '#9a9c98' } },
      size: { height: 0.11 },
    },
    dynamite: {
      params: { kind: 'dynamite' },
      materials: { body: { base: 'cardboard', color: '#b3241c', rough: 0.7 } },
      size: { height: 0.26 },
    },
    'time bomb': {
      params: { kind: 'time' },
      materials: { body: { base: 'cardboard', color: '#b3241c', rough: 0.7 } },
      size: { height: 0.22 },
    },
    'atomic bomb': {
      params: { kind: 'aerial' },
      materials: {
        body: { base: 'paint', color: '#5b6348', rough: 0.5 },
        metal: { base: 'paint', color: '#4c533c', rough: 0.5 },
        trim: { color: '#e0b41c' },
      },
      size: { depth: 3 },
    },
    torpedo: {
      params: { kind: 'torpedo' },
      materials: { body: { base: 'paint', color: '#3c5a44', rough: 0.4 }, trim: { color: '#c8281e' } },
      size: { depth: 5 },
    },
    'sea mine': { params: { kind: 'mine' }, size: { height: 1 } },
    bullet: {
      params: { kind: 'bullet' },
      materials: { body: { base: 'copper', color: '#c27a4a' }, metal: { base: 'brass', color: '#cfa24a' } },
      size: { height: 0.045 },
    },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    if (kind === 'grenade') buildGrenade(b);
    else if (kind === 'dynamite' || kind === 'time') buildDynamite(b, kind === 'time', read.flag(params, 'lit'), rng);
    else if (kind === 'aerial' || kind === 'torpedo') buildAerial(b, kind === 'torpedo');
    else if (kind === 'mine') buildMine(b);
    else if (kind === 'bullet') buildBullet(b);
    else buildRound(b, read.flag(params, 'lit'), rng);
    return { parts: b.parts };
  },
};

/** A burning end: hot ball and rays of sparks. */
function addSpark(b: Bench, at: Vec3, r: number, rng: Rng): void {
  b.add('spark', 'spark', { op: 'ball', r: r * 0.5, at });
  const rays = Array.from({ length: 18 }, (): Shape => {
    const a = rng.range(0, 6.283);
    const up = rng.range(-0.5, 1);
    const s = Math.sqrt(1 - up * up);
    const l = r * rng.range(1, 2.3);
    const d: Vec3 = [s * Math.cos(a), up, s * Math.sin(a)];
    return solid.rod(
      [at[0] + d[0] * r * 0.3, at[1] + d[1] * r * 0.3, at[2] + d[2] * r * 0.3],
      [at[0] + d[0] * l, at[1] + d[1] * l, at[2] + d[2] * l],
      r * 0.11,
      r * 0.02,
    );
  });
  b.add('spark rays', 'spark', solid.many(rays), { detail: 0.4 });
}

function buildRound(b: Bench, lit: boolean, rng: Rng): void {
  const taste = rng.fork('fuse');
  const r = 0.1;
  b.add('body', 'body', { op: 'ball', r, at: [0, r, 0] }, { detail: 1.5 });
  const lean: Vec3 = [10, 0, -16];
  const put = (of: Shape): Shape => solid.put(of, [0, r, 0], lean);
  b.add('seam', 'body', put(solid.hoop(r * 1.0, { kind: 'rect', w: 0.006, h: 0.003, r: 0.001 }, [0, 0, 0], 'y', 56)));
  b.add(
    'neck',
    'body',
    put(solid.turned(pairs([0, r * 0.86, 0.034, r * 0.86, 0.033, r * 1.06, 0.029, r * 1.1, 0, r * 1.1]), [0, 0, 0])),
  );
  b.add(
    'collar',
    'metal',
    put(solid.hoop(0.033, { kind: 'rect', w: 0.008, h: 0.006, r: 0.002 }, [0, r * 1.02, 0], 'y', 40)),
  );
  b.add(
    'fuse hole',
    'metal',
    put(solid.hoop(0.009, { kind: 'rect', w: 0.006, h: 0.004, r: 0.001 }, [0, r * 1.1, 0], 'y', 26)),
  );
  const rivet: Shape = { op: 'ball', r: [0.004, 0.006, 0.006], at: [r * 0.995, 0, 0] };
  b.add('rivets', 'metal', put({ op: 'arrayed', n: 10, around: 'y', of: rivet }), { detail: 0.4 });
  const bend = taste.range(-0.02, 0.02);
  const fuse: Vec3[] = [
    [0, r * 1.06, 0],
    [0.004, r * 1.28, 0],
    [0.02 + bend, r * 1.5, 0.01],
    [0.044 + bend, r * 1.62, 0.004],
  ];
  b.add('fuse', 'fuse', put(solid.tube(fuse, 0.0055, { cap: 'flat' })));
  const a = (lean[2] * Math.PI) / 180;
  const end = fuse[3];
  if (lit)
    addSpark(
      b,
      [
        end[0] * Math.cos(a) - end[1] * Math.sin(a),
        r + end[0] * Math.sin(a) + end[1] * Math.cos(a),
        end[2] + end[1] * 0.17,
      ],
      0.016,
      taste,
    );
}

/** A segmented grenade: turned body cut by grooves, fuse head, lever, ring and pin. */
function buildGrenade(b: Bench): void {
  const h = 0.078;
  const body = solid.turned(
    pairs([0, 0, 0.014, 0, 0.022, 0.006, 0.028, 0.022, 0.029, 0.04, 0.025, 0.06, 0.017, 0.074, 0.013, h, 0, h]),
    [0, 0, 0],
    { smooth: false, bevel: 0.004 },
  );
  const rings = [0.014, 0.028, 0.042, 0.056].map((y) =>
    solid.hoop(
      0.0305 - Math.abs(y - 0.034) * 0.14,
      { kind: 'rect', w: 0.0034, h: 0.009, r: 0.0008 },
      [0, y, 0],
      'y',
      48,
    ),
  );
  const cuts = Array.from({ length: 8 }, (_, i) =>
    solid.put(
      solid.bar(
        [
          [0.024, 0.004, 0],
          [0.0305, 0.024, 0],
          [0.031, 0.04, 0],
          [0.024, 0.066, 0],
        ],
        { kind: 'rect', w: 0.0034, h: 0.009, r: 0.0008 },
        { spline: 'catmull', up: [1, 0, 0] },
      ),
      [0, 0, 0],
      [0, i * 45, 0],
    ),
  );
  b.add('body', 'body', solid.cut(body, ...rings, ...cuts), { detail: 1.6 });
  b.add('base plug', 'metal', solid.cyl(0.011, 0.004, [0, 0.002, 0]), { hidden: true });
  b.add(
    'fuse head',
    'metal',
    solid.turned(pairs([0, 0, 0.0125, 0, 0.0125, 0.008, 0.0095, 0.01, 0.0095, 0.022, 0, 0.022]), [0, h - 0.002, 0]),
  );
  b.add('fuse block', 'metal', solid.box([0.014, 0.012, 0.02], [0, h + 0.024, 0.001], 0.002));
  b.add(
    'lever',
    'metal',
    solid.bar(
      [
        [0, h + 0.03, -0.008],
        [0, h + 0.032, 0.01],
        [0, h + 0.026, 0.022],
        [0, h + 0.006, 0.03],
        [0, 0.05, 0.0355],
        [0, 0.022, 0.036],
      ],
      { kind: 'rect', w: 0.011, h: 0.0024, r: 0.0008 },
      { spline: 'catmull', up: [0, 1, 0] },
    ),
  );
  b.add('pin', 'metal', solid.cyl(0.0018, 0.026, [0, h + 0.024, 0.006], 'x'));
  b.add(
    'ring',
    'metal',
    solid.put(
      solid.hoop(0.0135, { kind: 'circle', r: 0.0013 }, [0, 0, 0], 'z', 32),
      [-0.0245, h + 0.016, 0.006],
      [0, 70, 0],
    ),
  );
  b.add('lever hinge', 'metal', solid.cyl(0.0025, 0.017, [0, h + 0.029, -0.006], 'x'));
  b.add(
    'marking band',
    'trim',
    solid.hoop(0.0131, { kind: 'rect', w: 0.003, h: 0.001, r: 0.0003 }, [0, h + 0.002, 0], 'y', 32),
  );
}

function buildDynamite(b: Bench, timed: boolean, lit: boolean, rng: Rng): void {
  const h = 0.19;
  const r = 0.0185;
  const places: Vec3[] = [[0, 0, 0]];
  for (let i = 0; i < 6; i++)
    places.push([2 * r * Math.cos((i * Math.PI) / 3), 0, 2 * r * Math.sin((i * Math.PI) / 3)]);
  places.forEach(([x, , z], i) => {
    b.add(
      `stick ${i + 1}`,
      'body',
      solid.turned(
        pairs([0, 0, r * 0.9, 0, r, 0.004, r, h - 0.004, r * 0.9, h, r * 0.7, h - 0.003, 0, h - 0.003]),
        [x, 0, z],
        { bevel: 0.001 },
      ),
    );
    b.add(`stick end ${i + 1}`, b.tint('body', { color: '#e0c99a' }), solid.cyl(r * 0.72, 0.002, [x, h - 0.0026, z]));
  });
  const hexagon = (y: number, name: string): void => {
    const loop = outline.rounded(outline.ngon(r * 3.16, 6), 0.02, 5).map(([x, z]): Vec3 => [x, y, -z]);
    b.add(
      name,
      timed ? b.tint('metal', { base: 'plastic', color: '#1c1c1e' }) : 'fuse',
      solid.bar(loop, { kind: 'rect', w: 0.022, h: 0.003, r: 0.001 }, { closed: true, up: [1, 0, 0] }),
    );
  };
  hexagon(h * 0.25, 'lower band');
  hexagon(h * 0.75, 'upper band');
  if (!timed) {
    b.add(
      'fuse',
      'fuse',
      solid.tube(
        [
          [0, h - 0.01, 0],
          [0.002, h + 0.02, 0],
          [0.016, h + 0.044, 0.006],
          [0.034, h + 0.056, 0],
        ],
        0.0036,
        { cap: 'flat' },
      ),
    );
    b.add(
      'wicks',
      'fuse',
      solid.many(
        places.slice(1).map(([x, , z]) =>
          solid.tube(
            [
              [x, h - 0.006, z],
              [x * 0.85, h + 0.012, z * 0.85],
              [x * 0.2, h + 0.018, z * 0.2],
            ],
            0.0022,
          ),
        ),
      ),
      { detail: 0.5 },
    );
    if (lit) addSpark(b, [0.035, h + 0.057, 0], 0.012, rng.fork('spark'));
    return;
  }
  const z = r * 3.1;
  b.add(
    'clock case',
    b.tint('metal', { base: 'plastic', color: '#232529' }),
    solid.box([0.09, 0.07, 0.022], [0, h * 0.5, z + 0.004], 0.004),
  );
  b.add(
    'clock face',
    { base: 'glass', color: '#180808', rough: 0.08, transmission: 0 },
    solid.box([0.076, 0.034, 0.003], [0, h * 0.56, z + 0.0155], 0.001),
  );
  b.add(
    'digits',
    glowing('#ff2a1a', 2.5),
    solid.put({ op: 'text', value: '00:10', height: 0.021, depth: 0.002, bevel: 0 }, [0, h * 0.56 - 0.0105, z + 0.017]),
    { detail: 0.5 },
  );
  b.add(
    'buttons',
    'trim',
    solid.many(
      [-1, 0, 1].map((i) => solid.put(fitting.button(0.006, 0.005).cap, [i * 0.022, h * 0.37, z + 0.015], [90, 0, 0])),
    ),
  );
  for (const [i, [color, s]] of (
    [
      ['#d8281e', 1],
      ['#2f6ad0', -1],
      ['#e8c020', 0.4],
    ] as const
  ).entries())
    b.add(
      `wire ${i + 1}`,
      { base: 'plastic', color },
      solid.tube(
        [
          [s * 0.03, h * 0.5 + 0.034, z],
          [s * 0.044, h * 0.9, z * 0.9],
          [s * 0.036, h + 0.02, 0.02],
          [s * 0.018, h - 0.004, 0.004],
        ],
        0.0019,
      ),
    );
}

/** A horned sea mine on its chain's anchor weight. */
function buildMine(b: Bench): void {
  const r = 0.33;
  const y = 0.56;
  b.add('body', 'body', { op: 'ball', r, at: [0, y, 0] }, { detail: 1.5 });
  b.add('girdle', 'metal', solid.hoop(r, { kind: 'rect', w: 0.04, h: 0.02, r: 0.006 }, [0, y, 0], 'y', 56));
  b.add(
    'girdle bolts',
    'metal',
    { op: 'arrayed', n: 20, around: 'y', of: { op: 'ball', r: 0.013, at: [r + 0.01, y, 0] } },
    { detail: 0.3 },
  );
  const horn = solid.turned(
    pairs([0, r * 0.96, 0.04, r * 0.96, 0.04, r * 1.04, 0.022, r * 1.06, 0.022, r * 1.24, 0.014, r * 1.3, 0, r * 1.31]),
    [0, 0, 0],
  );
  const dirs: Vec3[] = [
    [0, 0, 0],
    ...[0, 60, 120, 180, 240, 300].map((a): Vec3 => [58, a, 0]),
    ...[30, 90, 150, 210, 270, 330].map((a): Vec3 => [112, a, 0]),
  ];
  dirs.forEach((rot, i) => {
    b.add(`horn ${i + 1}`, 'metal', solid.put(horn, [0, y, 0], rot));
  });
  b.add(
    'lifting eyes',
    'metal',
    solid.many(
      [20, 200].map((a) =>
        solid.put(solid.hoop(0.035, { kind: 'circle', r: 0.009 }, [0, r * 1.07, 0], 'x', 24), [0, y, 0], [30, a, 0]),
      ),
    ),
  );
  b.add(
    'chain',
    'metal',
    solid.many(
      [0, 1, 2, 3].map((i) =>
        solid.put(
          solid.bar(
            outline.roundRect(0.042, 0.072, 0.02, 0, 0, 3).map(([x, v]): Vec3 => [x, v, 0]),
            { kind: 'circle', r: 0.009 },
            { closed: true },
          ),
          [0, 0.1 + i * 0.045, 0],
          [0, i * 90, 0],
        ),
      ),
    ),
  );
  b.add(
    'anchor weight',
    'body',
    solid.turned(pairs([0, 0, 0.16, 0, 0.16, 0.03, 0.1, 0.075, 0, 0.075]), [0, 0, 0], { bevel: 0.008 }),
  );
}

/** A cartridge standing on its base. */
function buildBullet(b: Bench): void {
  b.add(
    'case',
    'metal',
    solid.turned(
      pairs([
        0, 0, 0.0056, 0, 0.0058, 0.0012, 0.0048, 0.002, 0.0048, 0.003, 0.0057, 0.0036, 0.0057, 0.024, 0.0045, 0.0275,
        0.0045, 0.0315, 0, 0.0315,
      ]),
      [0, 0, 0],
      { bevel: 0.0003 },
    ),
    { detail: 1.3 },
  );
  b.add(
    'bullet',
    'body',
    solid.turned(pairs([0, 0.03, 0.0043, 0.03, 0.0042, 0.034, 0.0034, 0.039, 0.0018, 0.0435, 0, 0.0455]), [0, 0, 0], {
      smooth: true,
    }),
    { detail: 1.3 },
  );
  b.add(
    'crimp',
    'metal',
    solid.hoop(0.0045, { kind: 'rect', w: 0.0012, h: 0.0006, r: 0.0002 }, [0, 0.031, 0], 'y', 32),
  );
  b.add(
    'cannelure',
    b.tint('body', { color: '#7a4526' }),
    solid.hoop(0.00425, { kind: 'rect', w: 0.0006, h: 0.0003, r: 0.0001 }, [0, 0.0328, 0], 'y', 32),
    { detail: 0.4 },
  );
  b.add('primer', b.tint('metal', { color: '#e0c070' }), solid.cyl(0.0022, 0.0006, [0, 0.0002, 0]), { hidden: true });
}
