import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { fitting, proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, outline, pairs, read, solid } from '../../kits/joinery/index.ts';
import { knifePalettes } from './palettes.ts';

/** Knives, point up: cook's, cleaver, bread knife, table knife, pocket knife with its tools out, utility knife, razor. */
export const knife: Archetype = {
  name: 'knife',
  kind: 'tool',
  size: { length: 0.32 },
  params: {
    kind: {
      type: 'choice',
      of: ['chef', 'cleaver', 'bread', 'table', 'pocket', 'utility', 'combat'],
      default: 'chef',
      about: 'Kind of knife.',
    },
  },
  slots: {
    blade: {
      material: { base: 'brushed-steel', color: '#c6cacf', rough: 0.24, grain: [0, 1, 0] },
      words: ['blade', 'edge', 'knife'],
      main: true,
    },
    handle: {
      material: { base: 'wood', color: '#3a2318', color2: '#241409', rough: 0.35, clearcoat: 0.3 },
      words: ['handle', 'grip', 'scales'],
    },
    metal: { material: { base: 'steel', color: '#b9bcc0', rough: 0.25 }, words: ['rivet', 'bolster', 'metal'] },
  },
  palettes: knifePalettes,
  presets: {
    knife: { size: { height: 0.33 } },
    cleaver: { params: { kind: 'cleaver' }, size: { height: 0.31 } },
    'bread knife': { params: { kind: 'bread' }, size: { height: 0.36 } },
    'butter knife': {
      open: ['handle'],
      params: { kind: 'table' },
      materials: { handle: { base: 'steel', color: '#c9ccd0' } },
      size: { height: 0.22 },
    },
    'pocket knife': {
      open: ['handle'],
      params: { kind: 'pocket' },
      materials: { handle: { base: 'plastic', color: '#b3161c', rough: 0.2, clearcoat: 0.8 } },
      size: { height: 0.16 },
    },
    'box cutter': {
      open: ['handle'],
      params: { kind: 'utility' },
      materials: { handle: { base: 'plastic', color: '#f0b81c' } },
      size: { height: 0.19 },
    },
    'combat knife': {
      params: { kind: 'combat' },
      materials: { blade: { color: '#3a3c40' }, handle: { base: 'rubber', color: '#17181a' } },
      size: { height: 0.3 },
    },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    if (kind === 'pocket') {
      buildPocket(b);
      // the opener hangs below the scales
      const parts = b.parts.map((p) => ({ ...p, shape: solid.put(p.shape, [0, 0.0162, 0]) }));
      return {
        parts: proportioned(parts, rng),
        sockets: { handle: { at: [0, 0.06, 0], dir: [0, 1, 0], size: 0.025 } },
      };
    }
    if (kind === 'utility') buildUtility(b);
    else if (kind === 'table') buildTable(b);
    else buildKitchen(b, kind, rng);
    return {
      parts: proportioned(b.parts, rng),
      sockets: { handle: { at: [0, 0.055, 0], dir: [0, 1, 0], size: 0.025 } },
    };
  },
};

/** A blade ground from its spine to a fine edge: spine and edge as x over height y. */
function blade(rows: readonly (readonly [number, number, number])[], t: number): Shape {
  const sections = rows.map(([y, spine, edge]): { points: Vec3[] } => {
    const mid = spine + (edge - spine) * 0.4;
    const k = Math.min(1, Math.abs(edge - spine) / 0.01 + 0.1);
    return {
      points: [
        [spine, y, (-t / 2) * k],
        [mid, y, (-t / 2.4) * k],
        [edge, y, -0.00012],
        [edge, y, 0.00012],
        [mid, y, (t / 2.4) * k],
        [spine, y, (t / 2) * k],
      ],
    };
  });
  return { op: 'loft', sections, spline: 'linear', smooth: false, cap: 'flat' };
}

/** Height where the blade begins. */
const h = 0.125;

/** Outlines of blades: height, spine, edge. */
const BLADES: Record<string, readonly (readonly [number, number, number])[]> = {
  chef: [
    [h, -0.018, 0.028],
    [h + 0.04, -0.018, 0.028],
    [h + 0.09, -0.0165, 0.024],
    [h + 0.14, -0.013, 0.016],
    [h + 0.18, -0.0065, 0.006],
    [h + 0.204, -0.0005, 0.0005],
  ],
  cleaver: [
    [h, -0.02, 0.058],
    [h + 0.05, -0.022, 0.062],
    [h + 0.12, -0.022, 0.064],
    [h + 0.178, -0.018, 0.06],
    [h + 0.182, -0.014, 0.056],
  ],
  bread: [
    [h, -0.015, 0.018],
    [h + 0.08, -0.015, 0.018],
    [h + 0.18, -0.015, 0.0175],
    [h + 0.225, -0.013, 0.014],
    [h + 0.235, -0.006, 0.007],
  ],
  combat: [
    [h, -0.015, 0.015],
    [h + 0.08, -0.015, 0.0165],
    [h + 0.12, -0.01, 0.016],
    [h + 0.15, -0.0035, 0.01],
    [h + 0.172, 0.0035, 0.0045],
  ],
};

function buildKitchen(b: Bench, kind: string, rng: Rng): void {
  const holes = kind === 'cleaver' ? [solid.cyl(0.008, 0.02, [0.042, h + 0.158, 0], 'z', { bevel: 0 })] : [];
  const teeth =
    kind === 'bread'
      ? Array.from({ length: 20 }, (_, i) =>
          solid.cyl(0.0052, 0.02, [0.0205, h + 0.012 + i * 0.0098, 0], 'z', { bevel: 0, segments: 14 }),
        )
      : [];
  const saw =
    kind === 'combat'
      ? Array.from({ length: 6 }, (_, i) =>
          solid.box([0.005, 0.005, 0.02], [-0.0155, h + 0.02 + i * 0.009, 0], 0, [0, 0, 45]),
        )
      : [];
  b.add(
    'blade',
    'blade',
    solid.cut(blade(BLADES[kind] ?? BLADES.chef, kind === 'cleaver' ? 0.004 : 0.0028), ...holes, ...teeth, ...saw),
    { detail: 1.5 },
  );
  b.add(
    'bolster',
    'metal',
    solid.slab(
      outline.rounded(pairs([-0.019, h - 0.018, 0.017, h - 0.018, 0.02, h + 0.002, -0.0195, h + 0.004]), 0.004),
      0.016,
      [0, 0, 0],
      'z',
      { bevel: 0.004 },
    ),
  );
  const form = outline.rounded(
    pairs([
      -0.018,
      h - 0.016,
      -0.015,
      0.07,
      -0.019,
      0.03,
      -0.021,
      0.006,
      -0.012,
      0.0,
      0.014,
      0.0,
      0.022,
      0.01,
      0.016,
      0.04,
      0.015,
      0.07,
      0.0165,
      h - 0.016,
    ]),
    0.008,
  );
  b.add(
    'tang',
    'metal',
    solid.slab(
      form.map(([x, y]): Vec2 => [x * 1.015, y]),
      0.003,
      [0, 0, 0],
      'z',
      { bevel: 0.0005 },
    ),
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${side} scale`, 'handle', solid.slab(form, 0.0085, [0, 0, s * 0.0056], 'z', { bevel: 0.0034 }), {
      detail: 1.2,
      grain: [0, 1, 0],
    });
    b.add(
      `${side} rivets`,
      'metal',
      solid.many([0.024, 0.058, 0.092].map((y) => solid.cyl(0.0036, 0.002, [-0.001, y, s * 0.0095], 'z'))),
      { detail: 0.6 },
    );
  }
  if (kind === 'combat')
    b.add(
      'guard',
      'metal',
      solid.slab(
        outline.rounded(pairs([-0.034, h - 0.004, 0.034, h - 0.004, 0.034, h + 0.004, -0.034, h + 0.004]), 0.003),
        0.02,
        [0, 0, 0],
        'z',
        { bevel: 0.002 },
      ),
    );
  const mark = rng.fork('mark').pick(['CW', 'CLAY', '440']);
  if (kind !== 'combat')
    b.add(
      'maker mark',
      b.tint('metal', { color: '#5a5c60' }),
      solid.put({ op: 'text', value: mark, height: 0.006, depth: kind === 'cleaver' ? 0.0052 : 0.0034, bevel: 0 }, [
        0.0,
        h + 0.014,
        0,
      ]),
      { detail: 0.4 },
    );
}

function buildTable(b: Bench): void {
  b.add(
    'blade',
    'blade',
    blade(
      [
        [0.1, -0.006, 0.006],
        [0.112, -0.0095, 0.0105],
        [0.16, -0.009, 0.0115],
        [0.2, -0.007, 0.0095],
        [0.214, -0.002, 0.004],
      ],
      0.0022,
    ),
    { detail: 1.4 },
  );
  b.add(
    'handle',
    'handle',
    solid.bar(
      [
        [0, 0.006, 0],
        [0, 0.016, 0],
        [0, 0.06, 0],
        [0, 0.1, 0],
        [0, 0.105, 0],
      ],
      { kind: 'ellipse', rx: 0.0095, ry: 0.0048 },
      { spline: 'catmull', up: [0, 0, 1], taper: [0.85, 1.15, 0.85, 0.7, 0.62], cap: 'round' },
    ),
    { detail: 1.3 },
  );
  b.add('collar', 'metal', solid.box([0.0145, 0.005, 0.0075], [0, 0.101, 0], 0.0016));
  b.add(
    'handle line',
    b.tint('metal', { color: '#8a8d92' }),
    solid.both(solid.box([0.0012, 0.06, 0.001], [0, 0.05, 0.0049], 0.0002), 'z'),
    { detail: 0.4 },
  );
}

/** A red pocket knife: two blades, corkscrew, scissors-like opener fanned out of its scales. */
function buildPocket(b: Bench): void {
  const form = outline.roundRect(0.026, 0.092, 0.0125, 0, 0.047, 6);
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(`${side} scale`, 'handle', solid.slab(form, 0.005, [0, 0, s * 0.0075], 'z', { bevel: 0.0022 }), {
      detail: 1.3,
    });
  b.add(
    'liners',
    'metal',
    solid.many(
      [-0.0046, 0, 0.0046].map((z) =>
        solid.slab(
          form.map(([x, y]): Vec2 => [x * 0.96, 0.047 + (y - 0.047) * 0.985]),
          0.0014,
          [0, 0, z],
          'z',
          { bevel: 0.0002 },
        ),
      ),
    ),
  );
  b.add('springs', 'metal', solid.box([0.016, 0.08, 0.0078], [-0.002, 0.047, 0], 0.001));
  const open = (at: Vec3, deg: number, of: Shape, name: string, slot = 'blade'): void =>
    b.add(name, slot, solid.put(of, at, [0, 0, deg]), { detail: 1.1 });
  const big = blade(
    [
      [-0.006, -0.005, 0.005],
      [0.006, -0.0075, 0.0085],
      [0.045, -0.0065, 0.0085],
      [0.062, -0.003, 0.005],
      [0.07, 0.0015, 0.002],
    ],
    0.002,
  );
  open([-0.004, 0.088, 0.0024], 8, big, 'large blade');
  open(
    [0.004, 0.088, -0.0024],
    -64,
    solid.put({ op: 'placed', of: big, places: [{ scale: 0.62 }] }, [0, 0, 0]),
    'small blade',
  );
  const opener = solid.slab(
    outline.rounded(
      pairs([
        -0.005, -0.006, 0.005, -0.006, 0.006, 0.02, 0.003, 0.024, 0.007, 0.03, 0.006, 0.04, -0.006, 0.04, -0.006, 0.01,
      ]),
      0.0012,
    ),
    0.0018,
    [0, 0, 0],
    'z',
    { bevel: 0.0003 },
  );
  open([0.003, 0.008, 0.0024], 242, opener, 'bottle opener');
  const helix: Vec3[] = Array.from({ length: 41 }, (_, i) => {
    const a = (i / 8) * Math.PI;
    const r = i < 6 ? (i / 6) * 0.0032 : i > 36 ? ((40 - i) / 4) * 0.0032 : 0.0032;
    return [r * Math.cos(a), 0.004 + i * 0.00085, r * Math.sin(a)];
  });
  open(
    [-0.013, 0.046, 0],
    90,
    solid.many([solid.tube(helix, 0.0011), solid.rod([0, -0.006, 0], [0, 0.006, 0], 0.0016)]),
    'corkscrew',
    'metal',
  );
  b.add('pins', 'metal', solid.many([0.008, 0.087].map((y) => solid.cyl(0.0024, 0.0205, [0, y, 0], 'z'))));
  const cross = outline.rounded(
    pairs([
      -0.0012, -0.0038, 0.0012, -0.0038, 0.0012, -0.0012, 0.0038, -0.0012, 0.0038, 0.0012, 0.0012, 0.0012, 0.0012,
      0.0038, -0.0012, 0.0038, -0.0012, 0.0012, -0.0038, 0.0012, -0.0038, -0.0012, -0.0012, -0.0012,
    ]),
    0.0002,
  );
  b.add(
    'emblem',
    { base: 'silver', color: '#eceef0' },
    solid.slab(
      cross.map(([x, y]): Vec2 => [x, y + 0.06]),
      0.0012,
      [0, 0, 0.0101],
      'z',
      { bevel: 0.0002 },
    ),
  );
  b.add('ring', 'metal', solid.hoop(0.006, { kind: 'circle', r: 0.0008 }, [0.0125, 0.004, 0], 'x', 26));
}

function buildUtility(b: Bench): void {
  const form = outline.rounded(
    pairs([-0.012, 0, 0.012, 0.004, 0.016, 0.05, 0.014, 0.12, 0.009, 0.15, -0.009, 0.15, -0.014, 0.12, -0.016, 0.05]),
    0.008,
  );
  b.add('body', 'handle', solid.slab(form, 0.017, [0, 0, 0], 'z', { bevel: 0.004 }), { detail: 1.3 });
  b.add(
    'grip pad',
    b.tint('metal', { base: 'rubber', color: '#1c1d1f' }),
    solid.slab(
      form.map(([x, y]): Vec2 => [x * 0.8, 0.02 + y * 0.5]),
      0.0185,
      [0, 0, 0],
      'z',
      { bevel: 0.002 },
    ),
  );
  const strip = Array.from({ length: 5 }, (_, i) =>
    solid.box([0.03, 0.0008, 0.004], [0, 0.158 + i * 0.0065, 0], 0, [0, 0, 32]),
  );
  b.add(
    'blade',
    'blade',
    solid.cut(
      solid.slab(pairs([-0.007, 0.13, 0.007, 0.13, 0.007, 0.178, -0.007, 0.192]), 0.0012, [0, 0, 0], 'z', {
        bevel: 0.0002,
      }),
      ...strip.slice(0, 0),
    ),
  );
  b.add(
    'score lines',
    b.tint('metal', { color: '#7a7d82' }),
    solid.many(
      strip
        .slice(0, 4)
        .map((of) => ({ op: 'clip', of, within: solid.box([0.0138, 0.05, 0.0018], [0, 0.16, 0], 0) }) as const),
    ),
    { detail: 0.4 },
  );
  b.add('nose', 'metal', solid.box([0.017, 0.024, 0.01], [0, 0.15, 0], 0.002));
  b.add('slider track', 'metal', solid.box([0.006, 0.07, 0.0012], [0, 0.1, 0.0088], 0.0004));
  b.add(
    'slider',
    b.tint('metal', { base: 'plastic', color: '#1c1d1f' }),
    solid.box([0.01, 0.018, 0.006], [0, 0.112, 0.0105], 0.0016),
  );
  b.add(
    'slider ribs',
    'metal',
    solid.many([-1, 0, 1].map((i) => solid.box([0.0102, 0.0014, 0.0014], [0, 0.112 + i * 0.005, 0.0136], 0.0004))),
    { detail: 0.4 },
  );
  b.add('screw', 'metal', solid.put(fitting.screw(0.004), [0, 0.06, 0.009], [90, 0, 0]));
}
