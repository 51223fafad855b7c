import type { Vec3 } from '../../../math/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { type Bench, createBench, follow, outline, read, solid } from '../../kits/joinery/index.ts';
import { strand, twisted } from '../../kits/plait.ts';
import { addFill } from './fill.ts';
import { addLids, addLiner } from './fittings.ts';
import { basketPalettes } from './palettes.ts';
import { lineRound, type OnWall, stakes, strands, type Wall, wallOf } from './weave.ts';

/** A basket that is really woven: strands over and under uprights, plaited rims, twisted handles; lids, lining and what lies in it. */
export const basket: Archetype = {
  name: 'basket',
  kind: 'container',
  size: { length: 0.4 },
  params: {
    kind: {
      type: 'choice',
      of: ['market', 'picnic', 'bowl', 'hamper', 'bin', 'bread', 'bed', 'gondola'],
      default: 'market',
      about: 'shape and size',
    },
    handle: { type: 'choice', of: ['own', 'arch', 'ears', 'none'], default: 'own', about: 'own: as the kind has it' },
    lid: { type: 'flag', default: false, about: 'hinged lids' },
    cloth: { type: 'flag', default: false, about: 'a lining of cloth that hangs over the rim' },
    fill: {
      type: 'choice',
      of: ['none', 'fruit', 'apples', 'eggs', 'easter', 'bread', 'laundry', 'wool', 'logs'],
      default: 'none',
      about: 'what lies in it',
    },
    wire: { type: 'flag', default: false, about: 'of welded wire' },
    depth: { type: 'number', min: 0.6, max: 1.5, default: 1, about: 'height over the usual', vary: [0.9, 1.12] },
  },
  slots: {
    wicker: {
      material: { base: 'wood', color: '#b98748', color2: '#8a5c2a', color3: '#4a2f14', rough: 0.6 },
      words: ['wicker', 'weave', 'strand', 'willow'],
      main: true,
    },
    trim: {
      material: { base: 'wood', color: '#8f602c', color2: '#6b431c', rough: 0.55 },
      words: ['rim', 'handle', 'trim', 'braid'],
    },
    cloth: {
      material: { base: 'fabric', color: '#f4efe6', color2: '#fffdf8' },
      words: ['cloth', 'lining', 'napkin', 'laundry', 'liner'],
    },
    check: { material: { base: 'fabric', color: '#c22a2a' }, words: ['check', 'gingham', 'pattern'] },
    fittings: { material: { base: 'leather', color: '#5a3620' }, words: ['strap', 'leather', 'buckle', 'hinge'] },
    fill: {
      material: { base: 'fruit-skin', color: '#b81f24', color2: '#e0a83a' },
      words: ['fruit', 'apple', 'egg', 'bread', 'yarn', 'ball'],
    },
  },
  palettes: basketPalettes,
  presets: {
    basket: { size: { width: 0.4 } },
    'picnic basket': { params: { kind: 'picnic', lid: true, cloth: true }, size: { width: 0.45 } },
    'fruit basket': { params: { kind: 'bowl', fill: 'fruit' }, size: { width: 0.36 } },
    'laundry basket': { params: { kind: 'hamper', fill: 'laundry', cloth: true }, size: { height: 0.6 } },
    'easter basket': { params: { fill: 'easter' }, size: { width: 0.35 } },
    'bread basket': { params: { kind: 'bread', fill: 'bread', cloth: true }, size: { width: 0.34 } },
    'waste basket': { params: { kind: 'bin' }, size: { height: 0.35 } },
    'wire basket': {
      params: { wire: true },
      materials: { wicker: { base: 'steel', color: '#a8acb0' } },
      size: { width: 0.42 },
    },
    'balloon basket': { params: { kind: 'gondola' }, size: { height: 1.1 } },
    'dog basket': { params: { kind: 'bed', cloth: true }, size: { width: 0.7 } },
  },
  build,
};

interface Form {
  a: number;
  b: number;
  square: number;
  h: number;
  /** How much wider the rim is than the foot, and the belly between them. */
  wide: number;
  belly: number;
  handle: 'arch' | 'ears' | 'none';
  rows: number;
  stakes: number;
}

const FORMS: Readonly<Record<string, Form>> = {
  market: { a: 0.15, b: 0.12, square: 2.2, h: 0.17, wide: 1.28, belly: 0.06, handle: 'arch', rows: 15, stakes: 30 },
  picnic: { a: 0.2, b: 0.13, square: 5, h: 0.2, wide: 1.1, belly: 0.02, handle: 'arch', rows: 16, stakes: 34 },
  bowl: { a: 0.11, b: 0.11, square: 2, h: 0.1, wide: 1.55, belly: 0.12, handle: 'none', rows: 10, stakes: 28 },
  hamper: { a: 0.19, b: 0.16, square: 2.6, h: 0.52, wide: 1.2, belly: 0.03, handle: 'ears', rows: 30, stakes: 30 },
  bin: { a: 0.1, b: 0.1, square: 2, h: 0.32, wide: 1.3, belly: 0, handle: 'none', rows: 24, stakes: 26 },
  bread: { a: 0.12, b: 0.075, square: 2.2, h: 0.075, wide: 1.35, belly: 0.05, handle: 'none', rows: 9, stakes: 28 },
  bed: { a: 0.3, b: 0.24, square: 2.3, h: 0.2, wide: 1.12, belly: 0.06, handle: 'none', rows: 12, stakes: 34 },
  gondola: { a: 0.5, b: 0.42, square: 5, h: 1.1, wide: 1.06, belly: 0, handle: 'none', rows: 24, stakes: 32 },
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const kind = read.word(params, 'kind');
  const form = FORMS[kind];
  const wire = read.flag(params, 'wire');
  const taste = rng.fork('basket');
  const h = form.h * read.num(params, 'depth') * taste.range(0.97, 1.03);
  const wall: Wall = {
    ...form,
    h,
    flare: (t) => 1 + (form.wide - 1) * t + form.belly * Math.sin(Math.PI * t),
    thick: (h / form.rows) * (wire ? 0.3 : kind === 'gondola' ? 0.55 : 0.72),
    rows: wire ? 6 : form.rows,
    wire,
  };
  const b = createBench(follow(materials, basket.slots, wire ? ['trim'] : []));
  const on = wallOf(wall);
  const cloth = read.flag(params, 'cloth');
  addWall(b, wall, on, cloth && kind !== 'bed');
  const handle = read.word(params, 'handle') === 'own' ? form.handle : read.word(params, 'handle');
  const lid = read.flag(params, 'lid');
  if (handle === 'arch') addArch(b, wall, on, lid ? 0.13 : 0.2);
  else if (handle === 'ears') addEars(b, wall, on);
  if (cloth) addLiner(b, wall, on, kind === 'bed', lid ? 0.12 : 0.3);
  if (lid) addLids(b, wall, on);
  const fill = read.word(params, 'fill');
  if (fill !== 'none' && !lid) addFill(b, wall, fill, taste.int(999));
  const k = wall.flare(1);
  return {
    parts: b.parts,
    sockets: {
      inside: { at: [0, h * 0.9, 0], dir: [0, 1, 0], size: wall.b * k * 1.6 },
      ...(handle === 'arch' ? { handle: { at: [0, h + 0.2, 0], dir: [1, 0, 0], size: 0.03 } } : {}),
    },
  };
}

function addWall(b: Bench, w: Wall, on: OnWall, covered: boolean): void {
  const foot = w.thick * 1.4;
  b.add('uprights', 'trim', stakes(w, on, w.thick * 0.4), { detail: 0.7 });
  const rows = strands(w, on, foot / w.h, 1 - w.thick / w.h);
  const bands = w.wire ? ['wires'] : ['lower weave', 'middle weave', 'upper weave'];
  const each = Math.ceil(rows.length / bands.length);
  bands.forEach((name, i) => {
    const of = rows.slice(i * each, (i + 1) * each);
    if (of.length) b.add(name, 'wicker', solid.many(of), { grain: [1, 0, 0] });
  });
  const k = w.flare(0);
  const floor = outline.superellipse(w.a * k * 0.985, w.b * k * 0.985, w.square, 48);
  b.add(
    'floor',
    b.tint('wicker', { base: w.wire ? 'steel' : 'wicker', scale: 1.2 }),
    solid.slab(floor, w.thick, [0, foot, 0], 'y'),
  );
  const rope = (t: number, r: number, out: number): void => {
    const path = lineRound(on, t, out, 64);
    const round = path.reduce(
      (sum, p, i) => sum + Math.hypot(p[0] - path[(i + 63) % 64][0], p[2] - path[(i + 63) % 64][2]),
      0,
    );
    b.add(
      t > 0.5 ? 'rim' : 'foot rim',
      'trim',
      w.wire
        ? strand(path, [0, 1, 0], outline.ngon(r * 0.6, 8), true)
        : twisted({ path, closed: true, across: [0, 1, 0], r, turns: Math.round(round / (r * 5)), strands: 3 }),
      { detail: 1.2, hidden: covered && t > 0.5 },
    );
  };
  rope(1, w.thick * 1.5, w.wire ? w.thick * 0.4 : 0);
  rope((w.thick * 1.25) / w.h, w.thick * 1.25, w.wire ? w.thick * 0.4 : w.thick * 0.2);
}

/** A handle from side to side over the middle, wound of three rods. */
function addArch(b: Bench, w: Wall, on: OnWall, rise: number): void {
  const a = on(0, 1, 0)[0];
  const y0 = w.h * 0.55;
  const foot = on(0, 0.55, w.thick * 0.9)[0];
  const path: Vec3[] = [
    [foot, y0, 0],
    [a + w.thick * 0.9, w.h, 0],
  ];
  for (let i = 1; i < 16; i++) {
    const t = (Math.PI * i) / 16;
    path.push([(a + w.thick * 0.9) * Math.cos(t), w.h + rise * Math.sin(t) ** 0.85, 0]);
  }
  path.push([-a - w.thick * 0.9, w.h, 0], [-foot, y0, 0]);
  if (w.wire) b.add('handle', 'trim', solid.tube(path, w.thick * 0.8));
  else
    b.add('handle', 'trim', twisted({ path, across: [0, 0, 1], r: w.thick * 1.7, turns: 15, strands: 3 }), {
      detail: 1.2,
    });
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${name} handle binding`,
      'fittings',
      solid.many(
        [0.72, 0.9].map((t) =>
          solid.hoop(
            w.thick * 1.75,
            { kind: 'rect', w: w.thick * 1.5, h: w.thick * 0.5, r: w.thick * 0.15 },
            [s * on(0, t, w.thick * 0.9)[0], w.h * t, 0],
            'y',
            16,
          ),
        ),
      ),
    );
}

/** A loop on either side. */
function addEars(b: Bench, w: Wall, on: OnWall): void {
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const [x] = on(0, 0.9, w.thick);
    const half = w.b * 0.42;
    const path = Array.from({ length: 11 }, (_, i): Vec3 => {
      const t = (Math.PI * i) / 10;
      return [
        s * (x + w.thick * 0.4 + 0.045 * Math.sin(t) ** 0.7),
        w.h * 0.9 + 0.025 * Math.sin(t),
        half * Math.cos(t),
      ];
    });
    b.add(`${name} handle`, 'trim', twisted({ path, across: [0, 1, 0], r: w.thick * 1.3, turns: 7, strands: 3 }));
  }
}
