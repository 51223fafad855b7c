import type { Rng, Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { proportioned, winding } from '../../kits/fittings/index.ts';
import { type Bench, createBench, formed, pairs, read, solid } from '../../kits/joinery/index.ts';
import { addArrow, buildQuiver } from './arrow.ts';
import { buildCrossbow } from './crossbow.ts';
import { bowPalettes } from './palettes.ts';

/** Bows, upright, the string behind: longbow, recurve, crossbow; an arrow, a quiver full of them. */
export const bow: Archetype = {
  name: 'bow',
  kind: 'weapon',
  size: { length: 1.5 },
  params: {
    kind: { type: 'choice', of: ['long', 'recurve', 'crossbow', 'arrow', 'quiver'], default: 'long', about: 'Kind.' },
    arrow: { type: 'flag', default: true, about: 'An arrow laid on the string.' },
  },
  slots: {
    limbs: {
      material: { base: 'wood', color: '#8a5a2e', color2: '#66401e', rough: 0.35, clearcoat: 0.3 },
      words: ['limb', 'bow', 'wood', 'stock'],
      main: true,
    },
    grip: { material: { base: 'leather', color: '#4a2a18' }, words: ['grip', 'handle', 'quiver'] },
    string: { material: { base: 'rope', color: '#e6dcc4', scale: 0.2 }, words: ['string', 'bowstring'] },
    metal: { material: { base: 'steel', color: '#9da1a6', wear: 0.2 }, words: ['metal', 'arrowhead', 'head', 'tip'] },
    shaft: { material: { base: 'wood', color: '#c39a62' }, words: ['arrow', 'shaft', 'bolt'] },
    feathers: { material: { base: 'plain', color: '#c8281e', rough: 0.8 }, words: ['feather', 'fletching'] },
    trim: { material: { base: 'brass', color: '#c79a42' }, words: ['trim', 'buckle', 'ornament'] },
  },
  palettes: bowPalettes,
  presets: {
    bow: { size: { height: 1.6 } },
    'recurve bow': {
      open: ['limbs'],
      params: { kind: 'recurve' },
      materials: { limbs: { color: '#6a2f1a', color2: '#4a1d0e' } },
      size: { height: 1.4 },
    },
    crossbow: { params: { kind: 'crossbow' }, size: { depth: 0.85 } },
    arrow: { params: { kind: 'arrow' }, size: { height: 0.76 } },
    quiver: { params: { kind: 'quiver' }, size: { height: 0.78 } },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    if (kind === 'crossbow') {
      buildCrossbow(b);
      return {
        parts: proportioned(b.parts, rng),
        sockets: { handle: { at: [0, 0.1, -0.25], dir: [0, 1, 0], size: 0.05 } },
      };
    }
    if (kind === 'arrow') addArrow(b, '', [0, 0.74, 0], [0, 0, 0], 0.74, rng);
    else if (kind === 'quiver') buildQuiver(b, rng);
    else return buildBow(b, kind === 'recurve', read.flag(params, 'arrow'), rng);
    return { parts: proportioned(b.parts, rng), sockets: { handle: { at: [0, 0.3, 0], dir: [0, 1, 0], size: 0.04 } } };
  },
};

/** Limbs bent by a real brace height; nocks, wound grip, string with its serving, an arrow on the rest. */
function buildBow(b: Bench, recurve: boolean, arrow: boolean, rng: Rng) {
  const taste = rng.fork('bow');
  const half = recurve ? 0.68 : 0.8;
  const y0 = half + 0.015;
  const curve: readonly (readonly [number, number])[] = recurve
    ? [
        [0, 0],
        [0.09, 0.004],
        [0.22, -0.03],
        [0.4, -0.115],
        [0.54, -0.185],
        [0.61, -0.175],
        [0.655, -0.135],
        [0.68, -0.085],
      ]
    : [
        [0, 0],
        [0.1, -0.001],
        [0.28, -0.028],
        [0.48, -0.085],
        [0.66, -0.155],
        [0.8, -0.225],
      ];
  const w = recurve
    ? [0.026, 0.032, 0.04, 0.036, 0.027, 0.022, 0.018, 0.012]
    : [0.028, 0.034, 0.034, 0.03, 0.022, 0.012];
  const t = recurve
    ? [0.03, 0.024, 0.014, 0.011, 0.009, 0.0085, 0.008, 0.008]
    : [0.034, 0.03, 0.025, 0.021, 0.016, 0.01];
  const tipZ = recurve ? -0.095 : -0.222;
  for (const [name, s] of [
    ['upper', 1],
    ['lower', -1],
  ] as const) {
    const stations = curve.map(([v, z], i) => {
      const a = curve[Math.max(0, i - 1)];
      const c = curve[Math.min(curve.length - 1, i + 1)];
      const l = Math.hypot(c[0] - a[0], c[1] - a[1]);
      return {
        at: [0, y0 + s * v, z] as Vec3,
        w: w[i],
        h: t[i],
        side: [1, 0, 0] as Vec3,
        up: [0, (-(c[1] - a[1]) / l) * s, (c[0] - a[0]) / l] as Vec3,
      };
    });
    b.add(`${name} limb`, 'limbs', formed.board(stations, 0.004), { grain: [0, 1, 0], detail: 1.4 });
    const tip = curve[curve.length - 1];
    b.add(
      `${name} nock`,
      recurve ? 'metal' : { base: 'horn', color: '#2c2018' },
      solid.put(
        solid.turned(
          pairs([
            0, -0.014, 0.0085, -0.014, 0.0085, 0, 0.0062, 0.002, 0.0062, 0.006, 0.0082, 0.008, 0.005, 0.022, 0, 0.026,
          ]),
          [0, 0, 0],
          { segments: 18 },
        ),
        [0, y0 + s * (tip[0] - 0.008), tip[1] + 0.002],
        [s > 0 ? (recurve ? 40 : -22) : 180 - (recurve ? 40 : -22), 0, 0],
      ),
    );
    const band = curve[2];
    b.add(
      `${name} binding`,
      'grip',
      solid.put(
        solid.box([w[2] + 0.005, 0.03, t[2] + 0.005], [0, 0, 0], 0.003),
        [0, y0 + s * band[0], band[1]],
        [s * (recurve ? 18 : 9), 0, 0],
      ),
    );
  }
  const grip = winding(0.0185, y0 - 0.065, y0 + 0.065, 9, 0.004);
  b.add('grip core', 'grip', solid.box([0.03, 0.15, 0.036], [0, y0, 0], 0.012));
  b.add('grip', 'grip', solid.put(grip, [0, 0, 0]), { detail: 0.8 });
  b.add(
    'grip rings',
    'trim',
    solid.many([-0.074, 0.074].map((v) => solid.box([0.035, 0.007, 0.037], [0, y0 + v, 0], 0.006))),
  );
  b.add('arrow rest', 'trim', solid.box([0.012, 0.004, 0.02], [0.02, y0 + 0.082, 0.0], 0.0015));
  const z = tipZ;
  b.add('string', 'string', solid.rod([0, y0 - half + 0.006, z], [0, y0 + half - 0.006, z], 0.0021), { detail: 0.5 });
  b.add(
    'string serving',
    b.tint('string', { color: '#8c1f1a' }),
    solid.rod([0, y0 - 0.05, z], [0, y0 + 0.13, z], 0.0031),
  );
  if (arrow) addArrow(b, 'arrow ', [0.014, y0 + 0.088, z + 0.76], [90, 0, 0], 0.76, taste);
  return {
    parts: proportioned(b.parts, rng),
    sockets: { handle: { at: [0, y0, 0] as Vec3, dir: [0, 1, 0] as Vec3, size: 0.04 } },
  };
}
