import type { Archetype, PartSpec, Sculpture } from '../../dsl/archetype.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { createBench, read, solid, tone } from '../../kits/joinery/index.ts';
import { buildShoe, SHOE_KINDS } from './kinds.ts';
import type { Last } from './last.ts';
import { shoePalettes } from './palettes.ts';
import { shoePresets } from './presets.ts';

/** Footwear: trainers, boots, pumps, sandals, slippers, clogs, skates; one, or the pair. */
export const shoe: Archetype = {
  name: 'shoe',
  kind: 'clothing',
  size: { length: 0.28 },
  params: {
    kind: { type: 'choice', of: SHOE_KINDS, default: 'sneaker', about: 'Kind of shoe.' },
    pair: { type: 'flag', default: false, about: 'Left and right beside one another.' },
    heel: {
      type: 'number',
      min: 0.005,
      max: 0.13,
      default: 0.09,
      unit: 'm',
      about: 'Height of the heel of a pump or tall boot.',
    },
    shaft: { type: 'number', min: 0.16, max: 0.62, default: 0.19, unit: 'm', about: 'Height of the shaft of a boot.' },
    toe: {
      type: 'choice',
      of: ['pointed', 'round', 'square'],
      default: 'round',
      about: 'Shape of the tip of a pump or tall boot.',
    },
    cuff: { type: 'flag', default: false, about: 'Whether the top of a tall boot is turned down.' },
    straps: { type: 'number', min: 0, max: 3, default: 0, about: 'Buckled straps round the ankle of a tall boot.' },
  },
  slots: {
    upper: {
      material: { base: 'fabric', color: '#d8dade', scale: 0.3 },
      words: ['upper', 'shoe', 'leather', 'shaft'],
      main: true,
    },
    sole: { material: { base: 'rubber', color: '#2a2c30' }, words: ['sole', 'tread', 'heel', 'outsole'] },
    midsole: { material: { base: 'rubber', color: '#f2f0ea', rough: 0.7 }, words: ['midsole', 'toe cap'] },
    trim: {
      material: { base: 'leather', color: '#3a3e46', scale: 0.12, relief: 0.6 },
      words: ['trim', 'panel', 'strap', 'toe', 'cuff', 'fur', 'overlay'],
    },
    accent: { material: { base: 'plastic', color: '#c8201c' }, words: ['stripe', 'logo', 'accent', 'star', 'wheel'] },
    lining: {
      material: { base: 'fabric', color: '#4a4e56', scale: 0.3 },
      words: ['lining', 'insole', 'tongue', 'collar', 'footbed'],
    },
    laces: { material: { base: 'fabric', color: '#f2f0ea', scale: 0.2 }, words: ['lace', 'shoelace', 'bow'] },
    metal: { material: { base: 'steel', color: '#b4b6ba' }, words: ['eyelet', 'buckle', 'blade', 'metal', 'runner'] },
  },
  palettes: shoePalettes,
  presets: shoePresets,
  build({ params, materials, rng }): Sculpture {
    const color = materials.upper.color ?? '#808080';
    // a mark of the colour that the shoe was asked to have would not be seen
    const plainMark = apart(color, materials.accent.color ?? '#c8201c') < 90;
    const b = createBench({
      ...materials,
      ...(plainMark && materials.accent.base === 'plastic'
        ? { accent: { ...materials.accent, color: isPale(color) ? '#26282c' : '#f2f0ea' } }
        : {}),
      thread: { base: 'fabric', color: tone(color, isPale(color) ? 0.74 : 1.7), scale: 0.2 },
      rubber: { base: 'rubber', color: '#1d1d1f' },
      fur: { base: 'wool', color: materials.trim.color ?? '#ece6da' },
    });
    const last = buildShoe(b, read.word(params, 'kind'), params, rng);
    const under = last.plan.under ?? 0;
    const one = under ? b.parts.map((p) => ({ ...p, shape: solid.put(p.shape, [0, under, 0]) })) : b.parts;
    const pair = read.flag(params, 'pair');
    const parts = pair ? paired(one, last) : one;
    const { collar } = last.plan;
    return {
      parts: proportioned(parts, rng, 0.02),
      sockets: {
        wear: {
          at: [0, last.ground(-0.05) + last.plan.sole, -0.02],
          dir: [0, 1, 0],
          size: pair ? pairWidth(last) : last.plan.width,
        },
        inside: {
          at: [pair ? pairWidth(last) / 4 : 0, (collar.front + collar.back) / 2, collar.z],
          dir: [0, 1, 0],
          size: collar.rx * 1.6,
        },
      },
    };
  },
};

/** How far apart the outer edges of a pair stand. */
const pairWidth = (last: Last): number => 2 * last.plan.width + 0.05;

/** The left shoe at +X and its mirror image, toes a little out. */
function paired(parts: readonly PartSpec[], last: Last): PartSpec[] {
  const x = pairWidth(last) / 4 + 0.004;
  return [
    ...parts.map((p) => ({ ...p, name: `left ${p.name}`, shape: solid.put(p.shape, [x, 0, 0], [0, 5, 0]) })),
    ...parts.map((p) => ({
      ...p,
      name: `right ${p.name}`,
      shape: solid.put({ op: 'placed', of: p.shape, places: [{ scale: [-1, 1, 1] }] }, [-x, 0, 0], [0, -5, 0]),
    })),
  ];
}

/** Whether a thread on this colour has to be darker to be seen. */
function isPale(hex: string): boolean {
  const part = (i: number): number => Number.parseInt(hex.slice(i, i + 2), 16);
  return 0.3 * part(1) + 0.59 * part(3) + 0.11 * part(5) > 150;
}

/** How far apart two colours are, 0..441. */
function apart(a: string, c: string): number {
  const part = (hex: string, i: number): number => Number.parseInt(hex.slice(i, i + 2), 16);
  return Math.hypot(...[1, 3, 5].map((i) => part(a, i) - part(c, i)));
}
