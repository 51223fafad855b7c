import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, pairs, read, solid } from '../../kits/joinery/index.ts';
import { buildCloth, buildDrum, buildThread } from './reels.ts';

/** What is wound up: toilet paper, kitchen roll, adhesive tape, thread on its spool, cloth, cable on a drum, filament. */
export const toiletpaper: Archetype = {
  name: 'toiletpaper',
  kind: 'thing',
  size: { height: 0.1 },
  params: {
    kind: {
      type: 'choice',
      of: ['toilet roll', 'kitchen roll', 'tape', 'thread', 'spool', 'cable drum', 'cloth'],
      default: 'toilet roll',
      about: 'Kind of roll.',
    },
  },
  slots: {
    sheet: {
      material: { base: 'paper', color: '#f4f1ea', scale: 0.4 },
      words: ['sheet', 'paper', 'tape', 'thread', 'roll', 'cloth', 'wire'],
      main: true,
    },
    core: { material: { base: 'cardboard', color: '#b08a5a' }, words: ['core', 'tube', 'spool'] },
    trim: { material: { base: 'plastic', color: '#e8e6e0' }, words: ['label', 'flange', 'stand'] },
    metal: { material: { base: 'steel', color: '#b8bbbf' }, words: ['bolt', 'metal', 'needle'] },
  },
  palettes: [
    {
      lead: 'sheet',
      when: { kind: ['toilet roll', 'kitchen roll'] },
      of: colorways({
        white: { weight: 3 },
        cream: { sheet: '#efe4cb' },
        recycled: { sheet: '#d3c3a6' },
        rose: { sheet: '#f0d3d4' },
        peach: { sheet: '#f3dcc4' },
        sky: { sheet: '#d5e3ee' },
        mint: { sheet: '#d8eadb' },
      }),
    },
    {
      lead: 'sheet',
      when: { kind: ['thread', 'cloth'] },
      of: colorways({
        red: {},
        blue: { sheet: '#2a5a9a' },
        green: { sheet: '#2f7a4a' },
        yellow: { sheet: '#e0b03a' },
        violet: { sheet: '#6a3f94' },
        teal: { sheet: '#1f8a86' },
        pink: { sheet: '#d8789a' },
      }),
    },
    {
      lead: 'sheet',
      when: { kind: ['tape'] },
      of: colorways({
        silver: {},
        brown: { sheet: '#a8763c' },
        black: { sheet: '#1f2023' },
        yellow: { sheet: '#e6b71e' },
        blue: { sheet: '#2f6fb0' },
      }),
    },
  ],
  presets: {
    'toilet paper': { size: { height: 0.1 } },
    'paper towel': {
      params: { kind: 'kitchen roll' },
      materials: { trim: { base: 'wood', color: '#b98a50' } },
      size: { height: 0.33 },
    },
    tape: {
      params: { kind: 'tape' },
      materials: { sheet: { base: 'plastic', color: '#b4b7ba', rough: 0.28 } },
      open: ['sheet'],
      size: { height: 0.052 },
    },
    'thread reel': {
      params: { kind: 'thread' },
      materials: { sheet: { base: 'fabric', color: '#c0283a', scale: 0.2 }, core: { base: 'wood', color: '#c8985a' } },
      open: ['sheet'],
      size: { height: 0.06 },
    },
    'filament spool': {
      params: { kind: 'spool' },
      materials: {
        sheet: { base: 'plastic', color: '#e8702a', rough: 0.3 },
        trim: { base: 'plastic', color: '#202226' },
      },
      size: { height: 0.205 },
    },
    'cable drum': {
      params: { kind: 'cable drum' },
      materials: { sheet: { base: 'rubber', color: '#1d1e20' }, trim: { base: 'planks', color: '#a8794a' } },
      size: { height: 1 },
    },
    'fabric roll': {
      params: { kind: 'cloth' },
      materials: { sheet: { base: 'fabric', color: '#b0343a' } },
      open: ['sheet'],
    },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    if (kind === 'kitchen roll') {
      addRoll(b, 0.06, 0.021, 0.24, 0.028, 0.05);
      addStand(b);
    } else if (kind === 'tape') buildTape(b);
    else if (kind === 'thread') buildThread(b);
    else if (kind === 'spool' || kind === 'cable drum') buildDrum(b, kind === 'spool' ? 0.1 : 0.5, kind === 'spool');
    else if (kind === 'cloth') buildCloth(b);
    else addRoll(b, 0.056, 0.021, 0.1, 0, 0.09);
    return { parts: proportioned(b.parts, rng) };
  },
};

/** A standing roll: wound body with visible layers, core, loose end hanging in front with a torn edge and perforations. */
function addRoll(b: Bench, r: number, r0: number, h: number, y: number, tail: number): void {
  const top: number[] = [];
  for (let i = 0; i < 9; i++) {
    const k = r - ((r - r0) * (i + 0.5)) / 9;
    top.push(k + 0.0012, y + h, k, y + h - 0.0011, k - 0.0012, y + h);
  }
  const low: number[] = [];
  for (let i = 8; i >= 0; i--) {
    const k = r - ((r - r0) * (i + 0.5)) / 9;
    low.push(k - 0.0012, y + 0.0004, k, y + 0.0014, k + 0.0012, y + 0.0004);
  }
  b.add(
    'roll',
    'sheet',
    solid.turned(
      pairs([
        r0,
        y + 0.0004,
        ...low,
        r - 0.0008,
        y + 0.0004,
        r,
        y + 0.002,
        r,
        y + h - 0.002,
        r - 0.0008,
        y + h,
        ...top,
        r0,
        y + h,
        r0,
        y + 0.0004,
      ]),
      [0, 0, 0],
      { bevel: 0, segments: 72 },
    ),
    { detail: 1.3 },
  );
  b.add(
    'core',
    'core',
    solid.turned(
      pairs([r0 - 0.0012, y, r0 + 0.0002, y, r0 + 0.0002, y + h + 0.0006, r0 - 0.0012, y + h + 0.0006, r0 - 0.0012, y]),
      [0, 0, 0],
      { bevel: 0.0002, segments: 48 },
    ),
  );
  const line: Vec2[] = [];
  for (let i = 0; i <= 8; i++) {
    const a = (70 - i * 11) * (Math.PI / 180);
    line.push([(r + 0.0007) * Math.cos(a), (r + 0.0007) * Math.sin(a)]);
  }
  const e = line[line.length - 1];
  for (let i = 1; i <= 6; i++)
    line.push([e[0] - (0.012 * i * i * tail) / 3.6 + 0.004 * i * tail * 4, e[1] - (tail * i) / 6]);
  b.add(
    'loose sheet',
    'sheet',
    {
      op: 'sheet',
      grid: [0, 0.25, 0.5, 0.75, 1].map((t) =>
        line.map(
          ([x, z], i): Vec3 => [
            x,
            y + 0.001 + (h - 0.002) * t,
            z * 1 + (i === line.length - 1 ? 0.0015 * Math.sin(t * 26) : 0),
          ],
        ),
      ),
      thickness: 0.0007,
    },
    { detail: 1.1 },
  );
  for (const [k, j] of [10, 13].entries()) {
    const [x, z] = line[Math.min(j, line.length - 2)];
    b.add(
      `perforation ${k + 1}`,
      b.tint('sheet', { color: '#cfc9ba' }),
      solid.many(
        Array.from({ length: Math.round(h / 0.006) }, (_, i) =>
          solid.box([0.0014, 0.003, 0.0009], [x, y + 0.004 + i * 0.006, z], 0),
        ),
      ),
      { detail: 0.2 },
    );
  }
}

function addStand(b: Bench): void {
  b.add(
    'stand base',
    'trim',
    solid.turned(pairs([0, 0, 0.074, 0, 0.078, 0.004, 0.078, 0.016, 0.07, 0.022, 0, 0.022]), [0, 0, 0], {
      bevel: 0.002,
      segments: 56,
    }),
    { detail: 1.1 },
  );
  b.add('stand plate', 'metal', solid.cyl(0.03, 0.006, [0, 0.0245, 0]), { hidden: true });
  b.add('stand rod', 'trim', solid.cyl(0.0095, 0.3, [0, 0.165, 0]));
  b.add(
    'stand knob',
    'trim',
    solid.turned(
      pairs([0, 0, 0.01, 0, 0.0085, 0.006, 0.016, 0.014, 0.017, 0.022, 0.01, 0.031, 0, 0.032]),
      [0, 0.3, 0],
      { bevel: 0.002 },
    ),
  );
  b.add(
    'stand ring',
    'metal',
    solid.hoop(0.0785, { kind: 'rect', w: 0.003, h: 0.0016, r: 0.0005 }, [0, 0.01, 0], 'y', 56),
  );
}

/** A roll of tape lying down, its end lifted, a paper label in its core. */
function buildTape(b: Bench): void {
  const [r, r0, h] = [0.05, 0.038, 0.048];
  const rim: number[] = [];
  for (let i = 0; i < 5; i++) rim.push(r - 0.0006 - i * 0.0023, h, r - 0.0016 - i * 0.0023, h - 0.0004);
  b.add(
    'tape',
    'sheet',
    solid.turned(
      pairs([r0, 0.0004, r - 0.0004, 0.0004, r, 0.0012, r, h - 0.0008, ...rim, r0, h, r0, 0.0004]),
      [0, 0, 0],
      { bevel: 0, segments: 72 },
    ),
    { detail: 1.2 },
  );
  b.add(
    'core',
    'core',
    solid.turned(
      pairs([r0 - 0.0026, 0, r0 + 0.0002, 0, r0 + 0.0002, h + 0.0003, r0 - 0.0026, h + 0.0003, r0 - 0.0026, 0]),
      [0, 0, 0],
      { bevel: 0.0004, segments: 60 },
    ),
  );
  b.add(
    'label',
    'trim',
    solid.turned(
      pairs([
        r0 - 0.0031,
        h * 0.22,
        r0 - 0.0024,
        h * 0.22,
        r0 - 0.0024,
        h * 0.78,
        r0 - 0.0031,
        h * 0.78,
        r0 - 0.0031,
        h * 0.22,
      ]),
      [0, 0, 0],
      { bevel: 0, segments: 48 },
    ),
  );
  const line: Vec2[] = [
    [0.35, 1],
    [0.55, 1.003],
    [0.75, 1.004],
  ].map(([t, k]): Vec2 => [(r + 0.0004) * k * Math.sin(t), (r + 0.0004) * k * Math.cos(t)]);
  for (const [x, z] of [
    [0.044, 0.0345],
    [0.053, 0.031],
    [0.062, 0.031],
    [0.07, 0.034],
  ])
    line.push([x, z]);
  b.add('loose end', 'sheet', {
    op: 'sheet',
    grid: [0, 0.33, 0.66, 1].map((t) => line.map(([x, z]): Vec3 => [x, 0.0012 + (h - 0.002) * t, z])),
    thickness: 0.0005,
  });
  b.add(
    'name',
    b.tint('sheet', { color: '#3a3c40' }),
    solid.many(
      [0, 1, 2, 3, 4, 5].map((i) =>
        solid.put(
          solid.put({ op: 'text', value: 'CLAY', height: 0.008, depth: 0.0005, bevel: 0 }, [0, h * 0.5 - 0.004, r]),
          [0, 0, 0],
          [0, -20 - i * 52, 0],
        ),
      ),
    ),
    { detail: 0.3 },
  );
}
