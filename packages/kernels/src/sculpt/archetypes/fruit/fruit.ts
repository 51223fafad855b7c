import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { createBench, isSaid, read, tone } from '../../kits/joinery/index.ts';
import { addWhole, type FruitPlan } from './body.ts';
import { addCut } from './cut.ts';
import { FRUITS } from './kinds.ts';
import { addSpecial, SPECIAL } from './special.ts';

/** Fruit, whole, halved beside a half, or in slices: each kind with its own skin, stem and what the knife lays bare. */
export const fruit: Archetype = {
  name: 'fruit',
  kind: 'food',
  size: { height: 0.09 },
  params: {
    kind: {
      type: 'choice',
      of: ['any', ...Object.keys(FRUITS), ...SPECIAL],
      default: 'any',
      about: 'which fruit; any lets the seed choose',
    },
    cut: {
      type: 'choice',
      of: ['auto', 'whole', 'half', 'slice', 'both'],
      default: 'auto',
      about:
        'whole, a half with its cut face up, a slice, or a whole one with a half beside it; auto lets the seed choose',
    },
    leaves: { type: 'flag', default: true, about: 'a leaf at the stem where the kind has one' },
  },
  slots: {
    skin: {
      material: { base: 'peel', color: '#ee7d12' },
      words: ['fruit', 'skin', 'peel', 'rind', 'shell'],
      main: true,
    },
    flesh: { material: { base: 'pulp', color: '#f49a20' }, words: ['flesh', 'inside', 'pulp', 'slice'] },
    stem: { material: { base: 'bark', color: '#6a5a30' }, words: ['stem', 'stalk'] },
    leaves: { material: { base: 'leaf', color: '#4a8a30' }, words: ['leaf', 'crown'] },
    seeds: { material: { base: 'plain', color: '#2b1e14', rough: 0.3 }, words: ['seed', 'stone', 'pit', 'pip'] },
  },
  presets: Object.fromEntries([
    ...Object.entries(FRUITS).map(
      ([kind, f]) => [kind, { params: { kind, cut: 'auto' }, size: { height: f.h } }] as const,
    ),
    ...(['lemon', 'lime', 'orange', 'watermelon', 'kiwi'] as const).map(
      (kind) => [`${kind} slice`, { params: { kind, cut: 'slice' }, size: { width: FRUITS[kind].h } }] as const,
    ),
    ['dragon fruit', { params: { kind: 'dragon fruit' }, size: { height: 0.13 } }],
    ['star fruit', { params: { kind: 'star fruit' }, size: { width: 0.1 } }],
    ['durian', { params: { kind: 'durian' }, size: { height: 0.25 } }],
  ]),
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const taste = rng.fork('fruit');
  const asked = read.word(params, 'kind');
  const kind = asked === 'any' ? taste.pick(['orange', 'lemon', 'peach', 'plum', 'mango', 'watermelon']) : asked;
  const named = read.word(params, 'cut');
  const cut =
    named === 'auto'
      ? taste.pick(
          kind === 'kiwi' || kind === 'avocado' || kind === 'watermelon'
            ? ['both', 'both', 'whole']
            : ['whole', 'whole', 'both'],
        )
      : named;
  const special = SPECIAL.includes(kind);
  const f = FRUITS[special ? 'orange' : kind];
  const seed = rng.int(9999);
  const slots = fruit.slots;
  /** What was said of a slot wins over the kind's own look. */
  const said = (slot: keyof typeof slots): boolean => isSaid(materials, slots, slot);
  const b = createBench({
    ...materials,
    skin: special || said('skin') ? { ...(special ? {} : f.skin), ...materials.skin } : f.skin,
    flesh: said('flesh')
      ? materials.flesh
      : { base: 'pulp', color: f.flesh, color2: tone(f.flesh, 1.12), color3: tone(f.flesh, 0.78) },
    seeds: said('seeds') || !f.core ? materials.seeds : { base: 'plain', color: f.core, rough: 0.4 },
  });
  if (special) addSpecial(b, kind, { seed, said: said('skin') });
  else {
    const plan: FruitPlan = { f, kind, h: f.h, seed, rng: taste, leaves: read.flag(params, 'leaves') };
    if (cut === 'whole' || cut === 'both') addWhole(b, plan, cut === 'both');
    if (cut !== 'whole') addCut(b, plan, cut);
  }
  return { parts: b.parts };
}
