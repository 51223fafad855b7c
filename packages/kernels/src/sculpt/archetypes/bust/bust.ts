import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import type { Archetype, ParamSpec, ParamValue, PartSpec } from '../../dsl/archetype.ts';
import { type Bench, createBench, outline, read, solid } from '../../kits/joinery/index.ts';
import type { Body } from '../humanoid/body/body.ts';
import type { Pose } from '../humanoid/body/pose.ts';
import { buildFigure, humanoid } from '../humanoid/index.ts';
import { OUTFITS } from '../humanoid/outfits/index.ts';
import type { Outfit } from '../humanoid/outfits/types.ts';
import type { Dress } from '../humanoid/wardrobe/dress.ts';
import { cutSkin } from '../humanoid/wardrobe/patch.ts';
import { robes } from '../statue/robes.ts';
import { statuary } from '../statue/stone.ts';
import { cutParts } from './cut.ts';
import { addMoai } from './moai.ts';
import { bustPalettes } from './palettes.ts';

const { outfit: OUTFIT, ...REST } = humanoid.params;
const KEPT = [
  'species',
  'sex',
  'age',
  'bulk',
  'muscle',
  'headSize',
  'eyeSize',
  'earSize',
  'hair',
  'beard',
  'expression',
  'horns',
];
const OWN: Readonly<Record<string, Outfit>> = {
  classical: { dress: () => {} },
  toga: {
    dress(d) {
      robes.mantle(d, 0.016);
    },
  },
};

/** Busts: head and shoulders of anybody in stone or bronze on a socle; a bare head; a moai. */
export const bust: Archetype = {
  name: 'bust',
  kind: 'person',
  size: { height: 0.62 },
  params: {
    cut: {
      type: 'choice',
      of: ['bust', 'head', 'moai'],
      default: 'bust',
      about: 'Head and shoulders on a socle, the head alone in its own colours, or a great stone head.',
    },
    outfit:
      OUTFIT.type === 'choice'
        ? { ...OUTFIT, of: [...Object.keys(OWN), ...OUTFIT.of], default: 'classical', vary: { classical: 3, toga: 3 } }
        : OUTFIT,
    ...(Object.fromEntries(KEPT.map((name) => [name, varied(name, REST[name])])) as Record<string, ParamSpec>),
    socle: {
      type: 'choice',
      of: ['round', 'square', 'none'],
      default: 'round',
      about: 'What it stands on.',
      vary: { round: 2, square: 1 },
    },
  },
  slots: {
    body: { material: { base: 'marble', color: '#e6e1d8' }, words: ['bust', 'body', 'statue', 'stone'], main: true },
    socle: { material: { base: 'marble', color: '#4a4644' }, words: ['socle', 'base', 'plinth', 'pedestal', 'stand'] },
    plate: { material: { base: 'brass' }, words: ['plate', 'label', 'plaque'] },
    skin: { material: { base: 'inherit' }, words: ['skin', 'face', 'head'] },
    hair: { material: { base: 'inherit' }, words: ['hair'] },
    beard: { material: { base: 'inherit' }, words: ['beard', 'moustache'] },
    eyes: { material: { base: 'inherit' }, words: ['eye', 'iris'] },
  },
  palettes: bustPalettes,
  presets: {
    bust: { openParams: ['outfit', 'sex', 'hair', 'beard'] },
    'bust of a man': { params: { sex: 'male' }, openParams: ['outfit'] },
    'bust of a woman': { params: { sex: 'female', hair: 'bun' }, openParams: ['outfit'] },
    'roman bust': { params: { outfit: 'toga', sex: 'male', hair: 'crew', age: 1.3 } },
    'greek bust': { params: { outfit: 'classical', sex: 'male', hair: 'curly', beard: 'full' } },
    'beethoven bust': { params: { outfit: 'tuxedo', sex: 'male', hair: 'messy', beard: 'none', expression: 'stern' } },
    'king bust': { params: { outfit: 'king' } },
    'human head': { params: { cut: 'head', outfit: 'classical', socle: 'none' }, size: { height: 0.33 } },
    moai: {
      params: { cut: 'moai', socle: 'none' },
      materials: { body: { base: 'stone', color: '#7d776a', wear: 0.4 } },
      size: { height: 4 },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const cut = read.word(params, 'cut');
    if (cut === 'moai') {
      addMoai(b, 4 * rng.fork('moai').range(0.97, 1.03));
      return { parts: b.parts };
    }
    const alive = cut === 'head';
    const { parts, body } = figureOf(params, materials, alive, rng);
    const f = body.figure;
    const u = f.u;
    const y = (t: number): number => f.crotchY + t * (f.pitY - f.crotchY);
    const kept = alive
      ? cutParts(
          parts,
          [
            [y(1.005), 0.04 * u, 0.042 * u],
            [y(1.02), 0.05 * u, 0.055 * u],
            [f.chinY, 0.2 * u, 0.2 * u],
            [f.height + u, 0.24 * u, 0.3 * u],
          ],
          -0.005 * u,
        )
      : cutParts(
          parts,
          [
            [y(0.6), 0.022 * u, 0.02 * u],
            [y(0.63), 0.05 * u, 0.05 * u],
            [y(0.69), 0.078 * u, 0.088 * u],
            [y(0.76), 0.1 * u, 0.115 * u],
            [y(0.83), 0.116 * u, 0.14 * u],
            [y(0.92), 0.134 * u, 0.2 * u],
            [y(1.05), 0.3 * u, 0.4 * u],
            [f.height + u, 0.5 * u, 0.6 * u],
          ],
          -0.002 * u,
        );
    const low = y(alive ? 1.005 : 0.6);
    const kind = read.word(params, 'socle');
    const top = kind === 'none' ? 0 : addSocle(b, kind, 0.17);
    const lift = top - low - (kind === 'none' ? 0 : 0.026);
    const up = (part: PartSpec): PartSpec => ({
      ...part,
      shape: solid.put(part.shape, [0, lift, 0]),
      ...(alive ? {} : { material: statuary(materials.body) }),
    });
    const middle: Vec3 = body.joint('head');
    return {
      parts: [...b.parts, ...kept.map(up)],
      sockets: { head: { at: [middle[0], f.height + lift, middle[2]], dir: [0, 1, 0], size: 0.6 * f.headH } },
    };
  },
};

/** A bust without more words may be of anybody. */
function varied(name: string, spec: ParamSpec): ParamSpec {
  if (spec.type !== 'choice') return spec.type === 'number' ? { ...spec, vary: undefined } : spec;
  if (name === 'sex') return { ...spec, vary: { male: 1, female: 1 } };
  if (name === 'hair') return { ...spec, vary: { auto: 3, curly: 2, bun: 1, crew: 1 } };
  if (name === 'beard') return { ...spec, vary: { auto: 2, full: 1, short: 1, none: 1 } };
  return spec;
}

/** Upright, looking a little aside. */
const POSE: Pose = {
  neck: [2, 5, 0],
  head: [-2, 8, -1],
  left: { upper: [0.2, -1, 0], fore: [0.15, -1, 0.05] },
  leftLeg: { thigh: [0.06, -1, 0], shin: [0.03, -1, 0] },
};

function figureOf(
  params: Readonly<Record<string, ParamValue>>,
  materials: Readonly<Record<string, MaterialSpec>>,
  alive: boolean,
  rng: Rng,
): { parts: PartSpec[]; body: Body } {
  const name = read.word(params, 'outfit');
  const worn = OWN[name] ?? OUTFITS[name] ?? OWN.classical;
  let body: Body | undefined;
  const outfit: Outfit = {
    ...worn,
    dress(d) {
      body = d.body;
      if (!alive || !OWN[name]) worn.dress(d);
      const [whole] = cutSkin(d.body.surface, belowNeck(d));
      d.bench.add('chest', d.materials.skin, whole.shape, { detail: 1.2 });
    },
    hold: undefined,
  };
  const stone = Object.fromEntries(
    Object.entries(humanoid.slots).map(([slot, spec]) => [
      slot,
      alive ? (materials[slot] ?? spec.material) : statuary(materials.body),
    ]),
  );
  const all = Object.fromEntries(
    Object.entries(humanoid.params).map(([key, spec]) => [key, params[key] ?? spec.default]),
  );
  // sex and beard are drawn apart
  const beard = all.sex === 'female' ? 'none' : all.beard;
  const made = buildFigure(
    { params: { ...all, beard, wings: 'none', props: false }, materials: stone, rng },
    { outfit, pose: POSE, bare: false, ...(alive ? {} : { carved: true as const }) },
  );
  if (!body) throw new Error('a bust is cut from a body');
  return { parts: [...made.parts], body };
}

/** Quads of the skin up to where the head's own neck covers it. */
function belowNeck({ body: { surface }, covered }: Dress): Uint8Array {
  return Uint8Array.from(covered, (_, q) =>
    surface.zones[q] === 0 && surface.t[surface.quads[q * 4]] > 0.985 ? 0 : 1,
  );
}

/** A turned socle on a square foot, or a squared block. Gives the height of its top. */
function addSocle(b: Bench, kind: string, w: number): number {
  const foot = 0.028;
  b.add('foot', 'socle', solid.box([w * 1.04, foot, w * 1.04], [0, foot / 2, 0], 0.003));
  const stem: Vec2[] = outline
    .pairs([
      0, 0, 0.46, 0, 0.47, 0.05, 0.43, 0.1, 0.36, 0.13, 0.26, 0.24, 0.24, 0.36, 0.27, 0.48, 0.33, 0.56, 0.36, 0.6, 0.36,
      0.66, 0.3, 0.7, 0, 0.7,
    ])
    .map(([x, y]): Vec2 => [x * w, y * w]);
  const shape: Shape =
    kind === 'square'
      ? solid.many([
          solid.box([w * 0.8, w * 0.55, w * 0.7], [0, w * 0.275, 0], 0.004),
          solid.box([w * 0.66, w * 0.16, w * 0.56], [0, w * 0.62, 0], 0.004),
        ])
      : solid.turned(stem, [0, 0, 0], { bevel: 0.002 });
  b.add('socle', 'socle', solid.put(shape, [0, foot - 0.001, 0]), { detail: 1.1 });
  b.add('name plate', 'plate', solid.box([w * 0.5, foot * 0.5, 0.004], [0, foot * 0.5, w * 0.52 + 0.001], 0.0012), {
    detail: 0.5,
  });
  return foot + 0.7 * w;
}
