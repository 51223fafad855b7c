import type { Archetype } from '../../dsl/archetype.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, outline, pairs, read, solid } from '../../kits/joinery/index.ts';
import { stitches } from '../../kits/leatherwork/index.ts';
import { H, on, run } from './loop.ts';
import { beltPalettes } from './palettes.ts';
import { addChampion, addKarate, addPlate } from './special.ts';

const KINDS = ['belt', 'utility', 'tool', 'ammo', 'sword', 'champion', 'karate', 'buckle'] as const;

/** Belts fastened into a loop that stands on its edge, buckle in front: with pouches, tools, cartridges; a champion's; a karate belt. */
export const belt: Archetype = {
  name: 'belt',
  kind: 'clothing',
  size: { length: 0.34 },
  params: {
    kind: { type: 'choice', of: KINDS, default: 'belt', about: 'Which belt.' },
    square: { type: 'flag', default: true, about: 'A square buckle; a round one otherwise.', vary: 0.65 },
    studs: { type: 'flag', default: false, about: 'Studs along the strap.', vary: 0.25 },
    plain: { type: 'flag', default: false, about: 'No stitching along its edges, a groove instead.', vary: 0.3 },
  },
  slots: {
    strap: {
      material: { base: 'leather', color: '#5f3a20', scale: 0.4 },
      words: ['strap', 'belt', 'leather', 'sash'],
      main: true,
    },
    buckle: { material: { base: 'brass', color: '#c09a48' }, words: ['buckle', 'metal', 'plate', 'stud'] },
    thread: { material: { base: 'fabric', color: '#d8b884' }, words: ['stitching', 'thread', 'lining'] },
    pouch: {
      material: { base: 'leather', color: '#6b4528', scale: 0.4 },
      words: ['pouch', 'bag', 'holster', 'pocket'],
    },
    gem: { material: { base: 'crystal', color: '#b8142f' }, words: ['gem', 'stone', 'jewel'] },
  },
  palettes: beltPalettes,
  presets: {
    belt: {},
    'utility belt': { params: { kind: 'utility' } },
    'batman belt': {
      params: { kind: 'utility' },
      materials: {
        strap: { base: 'leather', color: '#e0b81c', scale: 0.4 },
        pouch: { base: 'leather', color: '#e8c02c', scale: 0.4 },
        buckle: { base: 'gold' },
      },
    },
    'tool belt': {
      params: { kind: 'tool' },
      materials: {
        strap: { base: 'leather', color: '#a8703a', scale: 0.4 },
        pouch: { base: 'leather', color: '#b87e44', scale: 0.4 },
      },
    },
    'ammo belt': { params: { kind: 'ammo' } },
    'sword belt': { params: { kind: 'sword' } },
    'championship belt': {
      params: { kind: 'champion' },
      materials: {
        strap: { base: 'leather', color: '#1c1a1a', scale: 0.4 },
        buckle: { base: 'gold', color: '#e0b040' },
      },
      size: { width: 0.4 },
    },
    'karate belt': {
      params: { kind: 'karate' },
      open: ['strap'],
      materials: { strap: { base: 'canvas', color: '#1c1c1e' }, thread: { base: 'fabric', color: '#3a3a3e' } },
    },
    'belt buckle': { params: { kind: 'buckle' }, size: { width: 0.09 } },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    if (kind === 'karate') addKarate(b);
    else if (kind === 'champion') addChampion(b);
    else if (kind === 'buckle') addPlate(b, [0, 0.034, 0], 1);
    else {
      addStrap(b, read.flag(params, 'square'), read.flag(params, 'plain'));
      if (kind === 'belt' && read.flag(params, 'studs')) addStuds(b);
      if (kind !== 'belt') addGear(b, kind);
    }
    const lift = LIFT[kind] ?? 0;
    const parts = b.parts.map((part) => ({ ...part, shape: solid.put(part.shape, [0, lift, 0]) }));
    return { parts: proportioned(parts, rng, 0.02) };
  },
};

/** What hangs lower than the strap lifts it, metres. */
const LIFT: Readonly<Record<string, number>> = { utility: 0.018, tool: 0.0355, ammo: 0.01, sword: 0.1165, belt: 0.01 };

/** The strap from its buckle round to the tip that lies over it, with keeper, holes and stitching. */
function addStrap(b: Bench, square: boolean, plain: boolean): void {
  const section = { kind: 'rect' as const, w: H, h: 0.004, r: 0.0014 };
  b.add(
    'strap',
    'strap',
    solid.bar(run(0.02, 2 * Math.PI - 0.06, 0, H / 2, 96), section, { spline: 'catmull', up: [0, 0, 1] }),
    { detail: 1.2 },
  );
  b.add(
    'strap end',
    'strap',
    solid.bar(run(-0.14, 0.62, 0.0052, H / 2, 24), section, { spline: 'catmull', up: [0, 0, 1] }),
  );
  b.add(
    'tip',
    'buckle',
    on(
      0.64,
      0.0052,
      solid.slab(
        outline.rounded(
          pairs([
            -0.006,
            -H / 2 - 0.0006,
            0.01,
            -H / 2 - 0.0006,
            0.02,
            0,
            0.01,
            H / 2 + 0.0006,
            -0.006,
            H / 2 + 0.0006,
          ]),
          0.003,
          3,
        ),
        0.0058,
        [0, 0, 0],
        'z',
        { bevel: 0.0012 },
      ),
    ),
    { detail: 0.6 },
  );
  for (const [name, y] of [
    ['upper', H - 0.0038],
    ['lower', 0.0038],
  ] as const) {
    if (plain) {
      b.add(
        `${name} crease`,
        b.tint('strap', { color: '#241610' }),
        solid.bar(
          run(0.72, 2 * Math.PI - 0.2, 0.0019, y, 90),
          { kind: 'rect', w: 0.0009, h: 0.0008, r: 0.0002 },
          {
            spline: 'catmull',
            up: [0, 0, 1],
          },
        ),
        { detail: 0.3 },
      );
      continue;
    }
    b.add(`${name} stitching`, 'thread', stitches(run(0.72, 2 * Math.PI - 0.2, 0.0021, y, 90), 0.0006, 0.0055), {
      detail: 0.3,
    });
    b.add(`${name} tip stitching`, 'thread', stitches(run(0.08, 0.58, 0.0073, y, 20), 0.0006, 0.0055), { detail: 0.2 });
  }
  const [w, h] = square ? [0.04, 0.056] : [0.044, 0.058];
  const outer = square ? outline.roundRect(w, h, 0.006) : outline.superellipse(w / 2, h / 2, 2, 40);
  const hole = square
    ? outline.roundRect(w - 0.013, h - 0.014, 0.003)
    : outline.superellipse(w / 2 - 0.0065, h / 2 - 0.0075, 2, 40);
  b.add(
    'buckle',
    'buckle',
    on(-0.02, 0.0068, solid.slab(outer, 0.0046, [0, 0, 0], 'z', { bevel: 0.0014, holes: [hole] })),
    { detail: 1.2 },
  );
  b.add(
    'buckle bar',
    'buckle',
    on(-0.02, 0.0045, solid.rod([-0.0145, -h / 2 + 0.004, 0], [-0.0145, h / 2 - 0.004, 0], 0.002)),
    { detail: 0.4 },
  );
  b.add(
    'prong',
    'buckle',
    on(
      -0.02,
      0.0088,
      solid.tube(
        [
          [-0.015, 0, 0],
          [0, 0, 0.0014],
          [0.017, 0, 0.0014],
          [0.0195, 0, -0.0006],
        ],
        0.0021,
      ),
    ),
    { detail: 0.5 },
  );
  b.add('keeper', 'strap', on(0.3, 0.0034, solid.box([0.011, H + 0.006, 0.0136], [0, 0, 0], 0.0018)), { detail: 0.6 });
  for (let i = 0; i < 4; i++)
    b.add(
      `eyelet ${i + 1}`,
      'buckle',
      on(0.4 + 0.055 * i, 0.0074, solid.hoop(0.0024, { kind: 'circle', r: 0.0007 }, [0, 0, 0], 'z', 18)),
      { detail: 0.2 },
    );
  for (const [i, y] of [H * 0.28, H * 0.72].entries())
    b.add(`rivet ${i + 1}`, 'buckle', on(-0.3, 0.0026, { op: 'ball', r: [0.003, 0.003, 0.0014] }, y), { detail: 0.3 });
}

/** Studs along the strap, in twos between larger ones. */
function addStuds(b: Bench): void {
  const n = 26;
  for (let i = 0; i < n; i++) {
    const a = 0.8 + (i * (2 * Math.PI - 1.25)) / (n - 1);
    const put = (name: string, r: number, y: number): void =>
      b.add(name, 'buckle', on(a, 0.0021, { op: 'ball', r: [r, r, r * 0.62] }, y), { detail: 0.3 });
    if (i % 2) put(`stud ${i + 1}`, 0.0062, H / 2);
    else
      for (const [where, k] of [
        ['upper', 0.68],
        ['lower', 0.32],
      ] as const)
        put(`${where} stud ${i + 1}`, 0.0036, H * k);
  }
}

/** A pouch with its flap and snap. */
function addPouch(b: Bench, name: string, a: number, [w, h, d]: readonly [number, number, number]): void {
  const y = H / 2 - h * 0.12;
  b.add(`${name}`, 'pouch', on(a, 0.003 + d / 2, solid.box([w, h, d], [0, 0, 0], Math.min(0.006, d * 0.25)), y), {
    detail: 1,
  });
  b.add(
    `${name} flap`,
    'strap',
    on(
      a,
      0.004 + d,
      solid.slab(
        outline.rounded(
          pairs([
            -w / 2 - 0.001,
            h * 0.3,
            -w / 2 - 0.001,
            -h * 0.04,
            0,
            -h * 0.24,
            w / 2 + 0.001,
            -h * 0.04,
            w / 2 + 0.001,
            h * 0.3,
          ]),
          0.004,
          3,
        ),
        0.003,
        [0, h * 0.2, 0],
        'z',
        { bevel: 0.0008 },
      ),
      y,
    ),
    { detail: 0.6 },
  );
  b.add(
    `${name} lid`,
    'strap',
    on(a, 0.0045 + d / 2, solid.box([w + 0.002, 0.0036, d + 0.004], [0, h * 0.5 + 0.0012, 0], 0.0012), y),
    { detail: 0.5 },
  );
  b.add(
    `${name} snap`,
    'buckle',
    on(a, 0.0064 + d, solid.put({ op: 'ball', r: [0.0036, 0.0036, 0.0018] }, [0, 0.002, 0]), y),
    { detail: 0.3 },
  );
}

/** What hangs on the strap. */
function addGear(b: Bench, kind: string): void {
  const pouch = (name: string, a: number, w: number, h: number, d: number): void => addPouch(b, name, a, [w, h, d]);
  if (kind === 'utility') {
    for (const [i, a] of [1.15, 1.75, 2.4, 3.14, -2.4, -1.75, -1.15].entries())
      pouch(`pouch ${i + 1}`, a, 0.05, 0.056, i % 2 ? 0.026 : 0.032);
    pouch('front pouch left', -0.62, 0.036, 0.05, 0.022);
  } else if (kind === 'tool') {
    pouch('nail pouch', 1.2, 0.075, 0.085, 0.04);
    pouch('bit pouch', -1.25, 0.06, 0.075, 0.034);
    addTools(b);
  } else if (kind === 'ammo') {
    for (let i = 0; i < 26; i++) {
      const a = 0.85 + (i * (2 * Math.PI - 1.7)) / 25;
      b.add(`loop ${i + 1}`, 'pouch', on(a, 0.0066, solid.cyl(0.0066, 0.013, [0, 0, 0])), { detail: 0.25 });
      b.add(
        `cartridge ${i + 1}`,
        'buckle',
        on(
          a,
          0.0066,
          solid.turned(
            pairs([0, -0.022, 0.0054, -0.022, 0.0054, -0.0195, 0.005, -0.019, 0.005, 0.014, 0.0036, 0.019, 0, 0.03]),
            [0, 0, 0],
            { bevel: 0.0004 },
          ),
        ),
        { detail: 0.35 },
      );
    }
  } else {
    pouch('pouch', -1.3, 0.052, 0.06, 0.03);
    b.add('frog', 'strap', on(1.25, 0.006, solid.box([0.03, 0.05, 0.006], [0, -0.004, 0], 0.0015)), { detail: 0.5 });
    b.add(
      'scabbard',
      'pouch',
      on(
        1.25,
        0.017,
        solid.put(
          solid.slab(
            outline.rounded(pairs([-0.014, 0.05, -0.009, -0.27, 0, -0.285, 0.009, -0.27, 0.014, 0.05]), 0.003, 3),
            0.016,
            [0, 0, 0],
            'z',
            { bevel: 0.004 },
          ),
          [0, 0, 0],
          [0, 0, 62],
        ),
      ),
      { detail: 0.8 },
    );
    for (const [i, t] of [0.03, -0.1, -0.255].entries())
      b.add(
        `scabbard mount ${i + 1}`,
        'buckle',
        on(
          1.25,
          0.017,
          solid.put(solid.box([0.03 - 0.006 * i, 0.012, 0.018], [0, t, 0], 0.002), [0, 0, 0], [0, 0, 62]),
        ),
        { detail: 0.4 },
      );
  }
}

/** A hammer in its loop, screwdrivers in their sleeves. */
function addTools(b: Bench): void {
  b.add(
    'hammer loop',
    'buckle',
    on(
      2,
      0.006,
      solid.tube(
        [
          [-0.014, 0.004, 0],
          [-0.016, -0.012, 0.02],
          [0, -0.014, 0.034],
          [0.016, -0.012, 0.02],
          [0.014, 0.004, 0],
        ],
        0.0022,
      ),
    ),
    { detail: 0.4 },
  );
  b.add(
    'hammer handle',
    { base: 'wood', color: '#b8854c' },
    on(2, 0.025, solid.rod([0, -0.016, 0], [0, 0.078, 0], 0.0095, 0.008, 'round')),
    { detail: 0.6 },
  );
  b.add(
    'hammer head',
    { base: 'steel' },
    on(
      2,
      0.025,
      solid.many([
        solid.cyl(0.0125, 0.036, [0.014, 0.08, 0], 'x'),
        solid.box([0.03, 0.013, 0.013], [-0.016, 0.081, 0], 0.003),
      ]),
    ),
    { detail: 0.6 },
  );
  for (const [i, color] of ['#c8281c', '#e0a81c'].entries()) {
    const a = -1.9 - 0.2 * i;
    b.add(`screwdriver sleeve ${i + 1}`, 'pouch', on(a, 0.014, solid.cyl(0.011, 0.042, [0, -0.002, 0])), {
      detail: 0.4,
    });
    b.add(
      `screwdriver ${i + 1}`,
      { base: 'plastic', color },
      on(
        a,
        0.014,
        solid.turned(pairs([0, 0, 0.008, 0.002, 0.0088, 0.02, 0.0072, 0.044, 0.009, 0.052, 0, 0.058]), [0, 0.016, 0], {
          bevel: 0.001,
        }),
      ),
      { detail: 0.5 },
    );
  }
}
