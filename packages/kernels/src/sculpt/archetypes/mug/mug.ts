import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { MaterialLayer, MaterialSpec } from '../../../texture/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { type Bench, createBench, isSaid, read, solid } from '../../kits/joinery/index.ts';
import { type Vessel, vessel } from '../../kits/vessel.ts';
import { mugPalettes } from './palettes.ts';

interface Kind {
  h: number;
  /** [radius, y] from foot to lip, shares of the height. */
  outer: readonly Vec2[];
  wall: number;
  straight?: boolean;
  handle?: 'ear' | 'square' | 'small';
}

const KINDS: Readonly<Record<string, Kind>> = {
  mug: {
    h: 0.095,
    outer: [
      [0.4, 0],
      [0.425, 0.03],
      [0.43, 0.5],
      [0.43, 0.97],
      [0.425, 1],
    ],
    wall: 0.045,
    handle: 'ear',
  },
  cup: {
    h: 0.075,
    outer: [
      [0.3, 0],
      [0.31, 0.05],
      [0.46, 0.24],
      [0.54, 0.6],
      [0.56, 0.97],
      [0.555, 1],
    ],
    wall: 0.045,
    handle: 'ear',
  },
  teacup: {
    h: 0.06,
    outer: [
      [0.34, 0],
      [0.35, 0.06],
      [0.33, 0.1],
      [0.52, 0.28],
      [0.66, 0.58],
      [0.72, 0.88],
      [0.78, 1],
    ],
    wall: 0.035,
    handle: 'small',
  },
  espresso: {
    h: 0.055,
    outer: [
      [0.32, 0],
      [0.34, 0.04],
      [0.44, 0.22],
      [0.52, 0.6],
      [0.54, 1],
    ],
    wall: 0.06,
    handle: 'small',
  },
  tankard: {
    h: 0.15,
    outer: [
      [0.4, 0],
      [0.41, 0.03],
      [0.385, 0.4],
      [0.36, 0.8],
      [0.355, 1],
    ],
    wall: 0.04,
    straight: true,
    handle: 'square',
  },
  enamel: {
    h: 0.085,
    outer: [
      [0.44, 0],
      [0.46, 0.02],
      [0.475, 0.5],
      [0.48, 0.96],
      [0.5, 1],
    ],
    wall: 0.022,
    handle: 'ear',
  },
  tumbler: {
    h: 0.11,
    outer: [
      [0.3, 0],
      [0.32, 0.02],
      [0.36, 0.5],
      [0.4, 1],
    ],
    wall: 0.025,
    straight: true,
  },
  paper: {
    h: 0.12,
    outer: [
      [0.26, 0],
      [0.265, 0.01],
      [0.35, 1],
    ],
    wall: 0.014,
    straight: true,
  },
  shot: {
    h: 0.06,
    outer: [
      [0.32, 0],
      [0.34, 0.03],
      [0.36, 0.4],
      [0.44, 1],
    ],
    wall: 0.05,
  },
  yunomi: {
    h: 0.09,
    outer: [
      [0.3, 0],
      [0.31, 0.05],
      [0.36, 0.1],
      [0.4, 0.3],
      [0.4, 0.8],
      [0.41, 1],
    ],
    wall: 0.05,
  },
};

/** Things drunk from: mug, cup, teacup on its saucer, tankard, tumbler, paper cup; painted stripes round any of them. */
export const mug: Archetype = {
  name: 'mug',
  kind: 'container',
  size: { height: 0.1 },
  params: {
    kind: { type: 'choice', of: Object.keys(KINDS), default: 'mug', about: 'what it is' },
    stripes: { type: 'number', min: 0, max: 6, default: 0, about: 'painted stripes round it' },
    dots: { type: 'flag', default: false, about: 'painted dots' },
    saucer: { type: 'flag', default: false, about: 'stands on a saucer, a spoon beside it' },
    lid: { type: 'flag', default: false, about: 'with a lid' },
    filled: { type: 'choice', of: ['none', 'coffee', 'tea', 'milk', 'beer'], default: 'none', about: 'what is in it' },
  },
  slots: {
    body: {
      material: { base: 'ceramic', color: '#e8e2d6', color2: '#f6f2ea', rough: 0.2 },
      words: ['mug', 'cup', 'body', 'glaze', 'tankard'],
      main: true,
    },
    inside: { material: { base: 'ceramic', color: '#f8f5ee', rough: 0.2 }, words: ['inside', 'interior'] },
    stripe: { material: { base: 'paint', color: '#c8342c' }, words: ['stripe', 'band', 'dot', 'pattern', 'line'] },
    handle: {
      material: { base: 'ceramic', color: '#e8e2d6', color2: '#f6f2ea', rough: 0.2 },
      words: ['handle', 'ear'],
    },
    rim: { material: { base: 'ceramic', color: '#b0894c', rough: 0.3 }, words: ['rim', 'lip', 'hoop'] },
    saucer: {
      material: { base: 'ceramic', color: '#e8e2d6', color2: '#f6f2ea', rough: 0.2 },
      words: ['saucer', 'plate'],
    },
    lid: { material: { base: 'plastic', color: '#f2f0ec' }, words: ['lid', 'cover'] },
    drink: {
      material: { base: 'icing', color: '#3a1f10', color2: '#5a341c', rough: 0.08, clearcoat: 0.6 },
      words: ['coffee', 'tea', 'drink', 'liquid'],
    },
  },
  palettes: mugPalettes,
  presets: {
    mug: { size: { height: 0.095 } },
    cup: { params: { kind: 'cup' }, size: { height: 0.075 } },
    teacup: {
      params: { kind: 'teacup', saucer: true, stripes: 1, filled: 'tea' },
      materials: { body: { base: 'porcelain', color: '#f6f5f2' }, stripe: { color: '#c8a04a' } },
      size: { height: 0.075 },
    },
    'espresso cup': { params: { kind: 'espresso', saucer: true, filled: 'coffee' }, size: { height: 0.07 } },
    tankard: {
      params: { kind: 'tankard' },
      materials: {
        body: { base: 'wood', color: '#a8703c', color2: '#7a4a22', rough: 0.6 },
        handle: { base: 'wood', color: '#8a5a2c', color2: '#6a4020', rough: 0.6 },
        rim: { base: 'iron', color: '#4a4846' },
        inside: { base: 'wood', color: '#6a4424', rough: 0.6 },
      },
      size: { height: 0.15 },
    },
    'enamel mug': {
      open: ['body'],
      params: { kind: 'enamel' },
      materials: { body: { base: 'enamel', color: '#f2f0e8' }, rim: { base: 'enamel', color: '#2a3a6a' } },
      size: { height: 0.085 },
    },
    tumbler: {
      params: { kind: 'tumbler' },
      materials: { body: { base: 'glass', color: '#eaf4f4', rough: 0.04, transmission: 0.9 } },
      size: { height: 0.11 },
    },
    'shot glass': {
      params: { kind: 'shot' },
      materials: { body: { base: 'glass', color: '#eaf4f4', rough: 0.04, transmission: 0.9 } },
      size: { height: 0.06 },
    },
    'paper cup': {
      params: { kind: 'paper', lid: true, stripes: 1 },
      materials: { body: { base: 'paper', color: '#f4efe6' }, stripe: { base: 'cardboard', color: '#a8744a' } },
      size: { height: 0.13 },
    },
    yunomi: {
      params: { kind: 'yunomi', stripes: 2 },
      materials: { body: { color: '#6f8a8c', color2: '#4a6a70', rough: 0.5 } },
      size: { height: 0.09 },
    },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const k = KINDS[read.word(params, 'kind')];
  const told = isSaid(materials, mug.slots, 'body');
  const own = (slot: 'handle' | 'saucer' | 'inside'): MaterialSpec =>
    told && !isSaid(materials, mug.slots, slot)
      ? slot === 'inside' &&
        !['glass', 'wood', 'steel', 'tin', 'gold', 'crystal', 'paper', 'plastic', 'silver'].includes(
          materials.body.base,
        )
        ? materials.inside
        : materials.body
      : materials[slot];
  const taste = rng.fork('mug');
  const accent = taste.pick(['#c8342c', '#2f6a9a', '#3f7a5a', '#d89a2c']);
  const stripe = isSaid(materials, mug.slots, 'stripe') ? materials.stripe : { ...materials.stripe, color: accent };
  const b = createBench({ ...materials, handle: own('handle'), saucer: own('saucer'), inside: own('inside'), stripe });
  const h = k.h * taste.range(0.97, 1.03);
  const y0 = read.flag(params, 'saucer') ? h * 0.13 : 0;
  const outer = k.outer.map(([r, y]): Vec2 => [r * h, y0 + y * h]);
  const v: Vessel = { outer, wall: k.wall * h, straight: k.straight };
  const stripes = Math.round(read.num(params, 'stripes'));
  b.add('body', painted(b, h, y0, read.flag(params, 'dots')), vessel.shape(v), { detail: 1.5 });
  addStripes(b, v, read.word(params, 'kind') === 'paper' ? -1 : stripes, h, y0);
  addTrims(b, v, read.word(params, 'kind'), h, y0);
  if (k.handle) addHandle(b, v, k.handle, h, y0);
  if (y0) addSaucer(b, h);
  if (read.flag(params, 'lid')) addLid(b, v, h, y0);
  const filled = read.word(params, 'filled');
  if (filled !== 'none') addDrink(b, v, h, y0, filled);
  return { parts: b.parts, sockets: { inside: { at: [0, y0 + h * 0.9, 0], dir: [0, 1, 0], size: h * 0.7 } } };
}

/** Glaze with painted dots. */
function painted(b: Bench, h: number, y0: number, dots: boolean): MaterialSpec {
  const body = b.tint('body', {});
  const layers: MaterialLayer[] = [...(body.layers ?? [])];
  const paint = {
    base: 'paint',
    color: b.tint('stripe', {}).color,
    color2: b.tint('stripe', {}).color,
    rough: body.rough ?? 0.3,
  };
  if (dots)
    layers.push({
      mask: {
        kind: 'all',
        of: [
          { kind: 'spots', scale: h * 0.2, size: 0.26, soft: 0.03 },
          { kind: 'span', dir: [0, 1, 0], from: y0 + h * 0.14, to: y0 + h * 0.16 },
        ],
      },
      material: paint,
    });
  return { ...body, layers };
}

/** Bands of paint as thin sleeves, so that drafts without textures show them too; -1: the sleeve of a paper cup. */
function addStripes(b: Bench, v: Vessel, n: number, h: number, y0: number): void {
  const round = v.straight ? v.outer : vessel.smooth(v.outer, 5);
  const off = h * (n < 0 ? 0.014 : 0.003);
  const bands =
    n < 0
      ? [[0.5, 0.42]]
      : Array.from({ length: n }, (_, i) => (n === 1 ? [0.66, 0.16] : [0.3 + (0.5 * i) / (n - 1), 0.26 / n]));
  for (const [i, [y, w]] of bands.entries()) {
    const at = (t: number, out: number): Vec2 => [vessel.radius(round, y0 + t * h) + out, y0 + t * h];
    const steps = [0, 0.25, 0.5, 0.75, 1].map((f) => y - w / 2 + w * f);
    const outside = steps.map((t) => at(t, off));
    const inside = steps.map((t) => at(t, -v.wall * 0.4)).reverse();
    b.add(
      n > 1 ? `stripe ${i + 1}` : 'stripe',
      'stripe',
      solid.turned([...outside, ...inside, outside[0]], [0, 0, 0], { bevel: off * 0.3 }),
    );
  }
}

function addTrims(b: Bench, v: Vessel, kind: string, h: number, y0: number): void {
  const lip = v.outer[v.outer.length - 1];
  if (kind === 'tankard') {
    for (const [i, y] of [0.1, 0.82].entries()) {
      const r = vessel.radius(v.outer, y0 + y * h);
      b.add(
        `hoop ${i + 1}`,
        'rim',
        solid.hoop(
          r + h * 0.003,
          { kind: 'rect', w: h * 0.07, h: h * 0.016, r: h * 0.003 },
          [0, y0 + y * h, 0],
          'y',
          56,
        ),
      );
      const rivet = {
        op: 'ball' as const,
        r: [h * 0.012, h * 0.012, h * 0.006] as Vec3,
        at: [0, y0 + y * h, r + h * 0.011] as Vec3,
      };
      b.add(`rivets ${i + 1}`, 'rim', { op: 'arrayed', n: 8, around: 'y', of: rivet }, { detail: 0.4 });
    }
    const seam = solid.box([h * 0.004, h * 0.66, h * 0.006], [0, y0 + h * 0.46, h * 0.378], h * 0.001);
    b.add(
      'stave seams',
      b.tint('body', { color: '#4a2c14' }),
      { op: 'arrayed', n: 14, around: 'y', of: seam },
      { detail: 0.4 },
    );
  } else if (kind === 'enamel')
    b.add('rim', 'rim', solid.hoop(lip[0] - v.wall * 0.5, { kind: 'circle', r: h * 0.022 }, [0, lip[1], 0], 'y', 64));
}

function addHandle(b: Bench, v: Vessel, how: string, h: number, y0: number): void {
  const square = how === 'square';
  const small = how === 'small';
  b.add(
    'handle',
    'handle',
    vessel.ear(v.outer, {
      top: y0 + h * (square ? 0.86 : 0.82),
      low: y0 + h * (small ? 0.36 : square ? 0.16 : 0.22),
      reach: h * (small ? 0.26 : square ? 0.3 : 0.36),
      thick: h * (small ? 0.07 : square ? 0.11 : 0.12),
      wide: h * (small ? 0.08 : square ? 0.15 : 0.17),
      square: square ? 0.9 : 0.5,
    }),
    { detail: 2 },
  );
}

function addSaucer(b: Bench, h: number): void {
  const r = h * 1.22;
  const profile: Vec2[] = [
    [0, 0],
    [r * 0.5, 0],
    [r * 0.54, h * 0.03],
    [r * 0.92, h * 0.15],
    [r, h * 0.2],
    [r * 0.985, h * 0.225],
    [r * 0.88, h * 0.18],
    [r * 0.5, h * 0.125],
    [0, h * 0.12],
  ];
  b.add('saucer', 'saucer', solid.turned(profile, [0, 0, 0], { bevel: h * 0.012 }), { detail: 1.2 });
  const steel = { base: 'silver', rough: 0.2 };
  const z = h * 0.92;
  const arm = solid.bar(
    [
      [-h * 0.75, h * 0.24, z * 0.72],
      [0, h * 0.235, z * 0.86],
      [h * 0.5, h * 0.215, z * 0.88],
    ],
    { kind: 'ellipse', rx: h * 0.03, ry: h * 0.014 },
    { spline: 'catmull', up: [0, 1, 0], taper: [1.8, 0.9, 1], cap: 'round' },
  );
  b.add(
    'spoon',
    steel,
    solid.many([arm, { op: 'ball', r: [h * 0.2, h * 0.03, h * 0.12], at: [h * 0.64, h * 0.21, z * 0.87] }]),
  );
}

function addLid(b: Bench, v: Vessel, h: number, y0: number): void {
  const lip = v.outer[v.outer.length - 1];
  const r = lip[0] * 1.05;
  const y = y0 + h;
  b.add(
    'lid',
    'lid',
    solid.turned(
      [
        [0, y - h * 0.02],
        [r, y - h * 0.03],
        [r * 1.01, y + h * 0.02],
        [r * 0.93, y + h * 0.035],
        [r * 0.9, y + h * 0.1],
        [r * 0.8, y + h * 0.11],
        [r * 0.78, y + h * 0.075],
        [0, y + h * 0.075],
      ],
      [0, 0, 0],
      { bevel: h * 0.006 },
    ),
  );
  b.add(
    'sip hole',
    { base: 'plastic', color: '#1c1a18' },
    solid.box([r * 0.34, h * 0.012, r * 0.1], [0, y + h * 0.108, r * 0.845], h * 0.004),
  );
}

function addDrink(b: Bench, v: Vessel, h: number, y0: number, what: string): void {
  const level = y0 + h * (what === 'beer' ? 0.93 : 0.84);
  const looks: Readonly<Record<string, Partial<MaterialSpec>>> = {
    coffee: {},
    tea: { color: '#8a4414', color2: '#a85c20' },
    milk: { color: '#f8f5ec', color2: '#ffffff' },
    beer: { color: '#e0a02c', color2: '#f0b848' },
  };
  b.add('drink', b.tint('drink', looks[what] ?? {}), vessel.fill(v, level));
  const r = vessel.bore(v, level);
  if (what === 'coffee')
    b.add(
      'crema',
      b.tint('drink', { base: 'cream', color: '#a8713c', color2: '#c48c50', clearcoat: 0 }),
      solid.hoop(r - h * 0.03, { kind: 'ellipse', rx: h * 0.012, ry: h * 0.03 }, [0, level - v.wall * 0.1, 0], 'y', 48),
      { detail: 0.7 },
    );
  if (what === 'beer')
    b.add(
      'foam',
      { base: 'cream', color: '#fbf6e6' },
      solid.turned(
        [
          [0, level],
          [r * 1.02, level],
          [r * 1.1, level + h * 0.07],
          [r * 0.9, level + h * 0.15],
          [0, level + h * 0.17],
        ],
        [0, 0, 0],
        { smooth: true },
      ),
    );
}
