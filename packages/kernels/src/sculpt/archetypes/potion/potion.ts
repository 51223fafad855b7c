import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { createBench, read, solid } from '../../kits/joinery/index.ts';
import { around, roundBody } from '../../kits/organic/index.ts';
import { type Vessel, vessel } from '../../kits/vessel.ts';
import { potionPalettes } from './palettes.ts';

const SHAPES: Readonly<Record<string, readonly Vec2[]>> = {
  round: [
    [0.16, 0],
    [0.28, 0.02],
    [0.42, 0.16],
    [0.46, 0.34],
    [0.38, 0.54],
    [0.2, 0.68],
    [0.135, 0.74],
    [0.13, 0.88],
    [0.17, 0.9],
    [0.17, 0.95],
    [0.145, 0.96],
  ],
  cone: [
    [0.42, 0],
    [0.46, 0.02],
    [0.46, 0.06],
    [0.34, 0.34],
    [0.2, 0.6],
    [0.14, 0.7],
    [0.135, 0.88],
    [0.175, 0.9],
    [0.175, 0.95],
    [0.15, 0.96],
  ],
  vial: [
    [0.14, 0],
    [0.19, 0.02],
    [0.21, 0.08],
    [0.21, 0.66],
    [0.18, 0.74],
    [0.13, 0.78],
    [0.125, 0.88],
    [0.165, 0.9],
    [0.165, 0.95],
    [0.14, 0.96],
  ],
  gourd: [
    [0.18, 0],
    [0.3, 0.03],
    [0.38, 0.16],
    [0.34, 0.32],
    [0.22, 0.42],
    [0.26, 0.52],
    [0.26, 0.6],
    [0.18, 0.7],
    [0.13, 0.76],
    [0.13, 0.88],
    [0.17, 0.9],
    [0.17, 0.95],
    [0.145, 0.96],
  ],
  heart: [
    [0.1, 0],
    [0.2, 0.03],
    [0.4, 0.26],
    [0.47, 0.44],
    [0.42, 0.6],
    [0.26, 0.68],
    [0.14, 0.74],
    [0.13, 0.88],
    [0.17, 0.9],
    [0.17, 0.95],
    [0.145, 0.96],
  ],
};

/** A magic potion: blown flask, glowing liquid with bubbles, cork sealed with wax, cord with a tag. */
export const potion: Archetype = {
  name: 'potion',
  kind: 'container',
  size: { height: 0.15 },
  params: {
    shape: {
      type: 'choice',
      of: ['auto', ...Object.keys(SHAPES)],
      default: 'auto',
      about: 'flask; auto lets the seed choose',
    },
    level: { type: 'number', min: 0, max: 1, default: 0.62, about: 'how full it is' },
    glow: { type: 'flag', default: true, about: 'the liquid shines' },
    cork: { type: 'flag', default: true, about: 'closed with a cork' },
    tag: { type: 'flag', default: true, about: 'a paper tag on a cord' },
  },
  slots: {
    liquid: {
      material: { base: 'icing', color: '#c8202c', color2: '#f05a5a', rough: 0.08, clearcoat: 0.8 },
      words: ['potion', 'liquid', 'elixir', 'content'],
      main: true,
    },
    glass: {
      material: { base: 'glass', color: '#e6f2f2', rough: 0.04, transmission: 0.9 },
      words: ['glass', 'bottle', 'flask', 'vial'],
    },
    cork: {
      material: { base: 'husk', color: '#b98d5c', color2: '#d0a874', color3: '#7a5430' },
      words: ['cork', 'stopper', 'cap', 'lid'],
    },
    bubbles: { material: { base: 'icing', color: '#ffd8d0', rough: 0.05, clearcoat: 1 }, words: ['bubble'] },
    trim: { material: { base: 'brass', color: '#c29a4e' }, words: ['trim', 'ring', 'band', 'metal'] },
    cord: { material: { base: 'rope', color: '#a8804c', scale: 0.3 }, words: ['cord', 'rope', 'string'] },
    label: { material: { base: 'paper', color: '#ead6a8' }, words: ['label', 'tag'] },
  },
  palettes: potionPalettes,
  presets: {
    potion: {},
    'health potion': { params: { shape: 'round' } },
    'mana potion': {
      params: { shape: 'cone' },
      materials: { liquid: { color: '#2f5ad8', color2: '#6a9af8' }, bubbles: { color: '#cfe0ff' } },
    },
    'poison potion': {
      params: { shape: 'gourd' },
      materials: { liquid: { color: '#4aa83a', color2: '#9ad84a' }, bubbles: { color: '#e0ffcf' } },
    },
    'love potion': { params: { shape: 'heart' }, materials: { liquid: { color: '#e8508a', color2: '#f89ac0' } } },
    'potion vial': { params: { shape: 'vial' } },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const taste = rng.fork('potion');
  const asked = read.word(params, 'shape');
  const shape = asked === 'auto' ? taste.pick(['round', 'round', 'cone', 'gourd', 'vial']) : asked;
  const color = materials.liquid.color ?? '#c8202c';
  // rows of nouns may make the whole potion of glass: it is the liquid that has their colour
  const base = materials.liquid.base === 'glass' ? 'icing' : materials.liquid.base;
  const liquid = {
    ...materials.liquid,
    base,
    transmission: 0,
    ...(read.flag(params, 'glow') ? { emissive: color, emissiveStrength: 0.25 } : {}),
  };
  const b = createBench({ ...materials, liquid });
  const h = 0.14;
  const outer = SHAPES[shape].map(([r, y]): Vec2 => [r * h, y * h]);
  const v: Vessel = { outer, wall: h * 0.025, floor: h * 0.04 };
  const flat = shape === 'heart' ? 0.62 : 1;
  const put = (s: Shape): Shape => (flat < 1 ? solid.at(s, [{ scale: [1, 1, flat] }]) : s);
  b.add('flask', 'glass', put(vessel.shape(v, 64)), { detail: 1.5 });
  const level = h * (0.06 + 0.62 * read.num(params, 'level'));
  if (level > h * 0.1) {
    b.add('liquid', 'liquid', put(vessel.fill(v, level)), { detail: 1.3 });
    const bubbles: Shape[] = [];
    for (let i = 0; i < 16; i++) {
      const y = i < 9 ? level - h * 0.004 : h * taste.range(0.1, level / h - 0.04);
      const k = vessel.bore(v, y) * (i < 9 ? 0.86 : 0.9) * Math.sqrt((i + 0.5) / 16 + 0.2);
      const a = i * 2.4;
      bubbles.push({
        op: 'ball',
        r: h * taste.range(0.012, 0.03),
        at: [
          Math.min(k, vessel.bore(v, y) * 0.9) * Math.cos(a),
          y,
          Math.min(k, vessel.bore(v, y) * 0.9) * Math.sin(a) * flat,
        ],
      });
    }
    b.add('bubbles', 'bubbles', solid.many(bubbles), { detail: 0.5 });
  }
  const [r, y] = outer[outer.length - 1];
  if (read.flag(params, 'cork')) {
    const cork = roundBody({
      profile: [
        [0.02, -0.9],
        [0.8, -0.9],
        [0.86, 0],
        [1.0, 0.05],
        [1.12, 0.7],
        [1.06, 0.78],
        [0.02, 0.8],
      ].map(([x, t]): Vec2 => [x * r * 0.92, y + t * r]),
      sides: 32,
      steps: 2,
      swell: (a, t) => 1 + 0.025 * around(a, 7, 3, t * 3),
    });
    b.add('cork', 'cork', cork, { detail: 1.1 });
  }
  b.add(
    'collar',
    'trim',
    solid.hoop(
      vessel.radius(outer, h * 0.77) + h * 0.008,
      { kind: 'rect', w: h * 0.03, h: h * 0.014, r: h * 0.004 },
      [0, h * 0.77, 0],
      'y',
      40,
    ),
  );
  if (read.flag(params, 'tag')) {
    const rc = vessel.radius(outer, h * 0.82) + h * 0.006;
    b.add(
      'cord',
      'cord',
      solid.many(
        [0, 1].map((i) => solid.hoop(rc, { kind: 'circle', r: h * 0.0075 }, [0, h * (0.8 + 0.018 * i), 0], 'y', 32)),
      ),
    );
    const hang: Vec3[] = [
      [rc * 0.6, h * 0.8, rc * 0.8],
      [rc * 1.5, h * 0.72, rc * 1.7],
      [h * 0.3, h * 0.6, h * 0.36],
    ];
    b.add('tag string', 'cord', solid.tube(hang, h * 0.005));
    const tag: Vec2[] = [
      [-0.07, -0.22],
      [0.07, -0.22],
      [0.07, -0.04],
      [0.03, 0.02],
      [-0.03, 0.02],
      [-0.07, -0.04],
    ].map(([x, q]): Vec2 => [x * h, q * h]);
    b.add(
      'tag',
      'label',
      solid.put(solid.slab(tag, h * 0.008, [0, 0, 0], 'z', { bevel: h * 0.001 }), hang[2], [14, 42, 8]),
      { detail: 0.8 },
    );
  }
  return { parts: b.parts, sockets: { top: { at: [0, h, 0], dir: [0, 1, 0], size: h * 0.3 } } };
}
