import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { fitting, glowing, proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, outline, pairs, read, solid } from '../../kits/joinery/index.ts';
import { lightsaberPalettes } from './palettes.ts';

/** A sword of light, blade up: machined hilt with grips, switches and emitter, glowing blade in its halo. */
export const lightsaber: Archetype = {
  name: 'lightsaber',
  kind: 'weapon',
  size: { length: 1.1 },
  params: {
    blades: {
      type: 'choice',
      of: ['single', 'double', 'cross'],
      default: 'single',
      about: 'One blade, one at either end, or with two small ones across.',
    },
  },
  slots: {
    blade: {
      material: { base: 'lamp', color: '#3f9ae8' },
      words: ['blade', 'light', 'beam', 'lightsaber'],
      main: true,
    },
    hilt: { material: { base: 'aluminium', color: '#c4c7cb', rough: 0.24 }, words: ['hilt', 'handle', 'metal'] },
    grip: { material: { base: 'rubber', color: '#17181a' }, words: ['grip', 'rubber'] },
    trim: { material: { base: 'brass', color: '#c9a04a' }, words: ['trim', 'ring', 'switch'] },
  },
  palettes: lightsaberPalettes,
  presets: {
    lightsaber: { size: { height: 1.15 } },
    'double bladed lightsaber': {
      open: ['blade'],
      params: { blades: 'double' },
      materials: { blade: { color: '#e02018' } },
      size: { height: 1.7 },
    },
    'kylo ren lightsaber': {
      params: { blades: 'cross' },
      materials: { blade: { color: '#e02018' }, hilt: { base: 'iron', color: '#4a4c50' } },
      size: { height: 1.15 },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const kind = read.word(params, 'blades');
    const color = materials.blade.color ?? '#3f9ae8';
    const taste = rng.fork('hilt');
    const l = kind === 'double' ? 0.66 : 0.86;
    if (kind === 'double') {
      addBlade(b, 'lower ', (of) => solid.put(of, [0, l + 0.0105, 0], [180, 0, 0]), color, l);
      addHilt(b, (of) => solid.put(of, [0, l + 0.1805, 0], [180, 0, 0]), 0.17, taste, 'lower ');
      addHilt(b, (of) => solid.put(of, [0, l + 0.1755, 0]), 0.17, taste, 'upper ');
      addBlade(b, 'upper ', (of) => solid.put(of, [0, l + 0.3455, 0]), color, l);
    } else {
      addHilt(b, (of) => of, 0.27, taste, '');
      addBlade(b, '', (of) => solid.put(of, [0, 0.27, 0]), color, l);
      if (kind === 'cross') addCross(b, color);
    }
    const at = kind === 'double' ? l + 0.17 : 0.12;
    return { parts: proportioned(b.parts, rng), sockets: { handle: { at: [0, at, 0], dir: [0, 1, 0], size: 0.04 } } };
  },
};

/** White-hot core in a coloured sheath. */
function addBlade(b: Bench, prefix: string, put: (of: Shape) => Shape, color: string, l: number): void {
  b.add(`${prefix}blade`, glowing(color, 1.6), put(solid.rod([0, -0.012, 0], [0, l, 0], 0.0125, 0.0105, 'round')), {
    detail: 1.3,
  });
  b.add(`${prefix}blade root`, glowing('#ffffff', 2), put(solid.cyl(0.0145, 0.012, [0, 0.002, 0], 'y')));
}

function addHilt(b: Bench, put: (of: Shape) => Shape, l: number, taste: Rng, prefix: string): void {
  const r = 0.0185;
  const add = (name: string, slot: string, shape: Shape, detail = 1): void =>
    b.add(`${prefix}${name}`, slot, put(shape), { detail });
  add(
    'body',
    'hilt',
    solid.turned(
      pairs([
        0,
        0.012,
        r,
        0.012,
        r,
        l * 0.52,
        r * 0.8,
        l * 0.56,
        r * 0.8,
        l * 0.66,
        r * 1.02,
        l * 0.69,
        r * 1.02,
        l * 0.8,
        r * 0.86,
        l * 0.83,
        r * 0.86,
        l * 0.88,
        0,
        l * 0.88,
      ]),
      [0, 0, 0],
      { bevel: 0.0012 },
    ),
    1.3,
  );
  add(
    'pommel',
    'hilt',
    solid.turned(pairs([0, 0, r * 0.8, 0, r * 1.08, 0.006, r * 1.08, 0.024, r * 0.96, 0.03, 0, 0.03]), [0, 0, 0], {
      bevel: 0.0012,
    }),
  );
  const style = taste.int(3);
  const rib = solid.box([0.005, l * 0.36, 0.0075], [r + 0.0008, l * 0.31, 0], 0.0018);
  if (style === 0) add('grip ribs', 'grip', { op: 'arrayed', n: 7, around: 'y', of: rib });
  else if (style === 1)
    add(
      'grip rings',
      'grip',
      solid.many(
        Array.from({ length: 8 }, (_, i) =>
          solid.hoop(r, { kind: 'rect', w: l * 0.026, h: 0.005, r: 0.0015 }, [0, l * (0.14 + i * 0.048), 0], 'y', 36),
        ),
      ),
      0.7,
    );
  else
    add(
      'grip sleeve',
      'grip',
      solid.slab(fitting.ribbed(r * 1.12, 26, 0.0014), l * 0.36, [0, l * 0.31, 0], 'y', { bevel: 0.001 }),
    );
  add(
    'rings',
    'trim',
    solid.many(
      [0.125, 0.5, 0.685, 0.805].map((k) =>
        solid.hoop(r * 1.04, { kind: 'rect', w: 0.004, h: 0.003, r: 0.0008 }, [0, l * k, 0], 'y', 40),
      ),
    ),
    0.6,
  );
  add(
    'emitter',
    'hilt',
    solid.turned(
      pairs([
        0.0125,
        l * 0.87,
        r * 0.9,
        l * 0.87,
        r * 1.05,
        l * 0.91,
        r * 1.12,
        l,
        r * 0.94,
        l * 1.005,
        0.0145,
        l * 0.95,
        0.0125,
        l * 0.87,
      ]),
      [0, 0, 0],
      { bevel: 0.0008 },
    ),
    1.2,
  );
  add(
    'emitter slots',
    'grip',
    { op: 'arrayed', n: 6, around: 'y', of: solid.box([0.004, l * 0.06, 0.004], [r * 1.06, l * 0.945, 0], 0.001) },
    0.5,
  );
  add('switch box', 'trim', solid.box([0.012, l * 0.13, 0.009], [0, l * 0.745, r * 1.05], 0.002));
  add('switch', 'grip', solid.cyl(0.004, 0.006, [0, l * 0.765, r * 1.05 + 0.006], 'z'));
  b.add(
    `${prefix}light`,
    glowing('#ff3a2a', 2),
    put(solid.cyl(0.0022, 0.003, [0, l * 0.715, r * 1.05 + 0.0046], 'z')),
    { detail: 0.4 },
  );
  add(
    'neck fins',
    'hilt',
    { op: 'arrayed', n: 8, around: 'y', of: solid.box([0.005, l * 0.1, 0.0025], [r * 0.82, l * 0.61, 0], 0.0006) },
    0.5,
  );
  if (prefix !== 'lower ')
    add('belt ring', 'hilt', solid.hoop(0.009, { kind: 'circle', r: 0.0017 }, [0, 0.014, -r - 0.008], 'x', 26), 0.6);
}

/** Two short blades through the quillons. */
function addCross(b: Bench, color: string): void {
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const at: Vec3 = [0, 0.238, 0];
    const put = (of: Shape): Shape => solid.put(of, at, [0, 0, s * -90]);
    b.add(
      `${side} quillon`,
      'hilt',
      put(
        solid.turned(
          pairs([0.006, 0.012, 0.011, 0.012, 0.013, 0.05, 0.0105, 0.056, 0.0065, 0.05, 0.006, 0.012]),
          [0, 0, 0],
        ),
      ),
    );
    b.add(
      `${side} quillon rings`,
      'trim',
      put(
        solid.many(
          [0.024, 0.034].map((y) =>
            solid.hoop(0.0122, { kind: 'rect', w: 0.003, h: 0.002, r: 0.0005 }, [0, y, 0], 'y', 30),
          ),
        ),
      ),
      { detail: 0.5 },
    );
    b.add(
      `${side} small blade`,
      glowing(color, 1.6),
      put(solid.rod([0, 0.03, 0], [0, 0.13, 0], 0.0062, 0.005, 'round')),
    );
  }
  b.add(
    'cross vent plate',
    'grip',
    solid.slab(outline.roundRect(0.03, 0.03, 0.004, 0, 0.238), 0.004, [0, 0, 0.0185], 'z'),
  );
}
