import type { MaterialSpec } from '../../../texture/index.ts';
import type { Archetype, ArchetypeInput, Preset, Sculpture } from '../../dsl/archetype.ts';
import { createBench, isSaid, read } from '../../kits/joinery/index.ts';
import { addBroccoli, addHead, addStalks } from './greens.ts';
import { addCorn, addGarlic, addOnion, addPeas } from './layered.ts';
import { addPumpkin } from './pumpkin.ts';
import { addRoot, ROOTS } from './roots.ts';
import { addTurned, TURNED } from './turned.ts';

type Look = Partial<MaterialSpec>;

/** Skin of each kind; what grows green on it is the slot `leaves`. */
const SKINS: Readonly<Record<string, Look>> = {
  carrot: { base: 'husk', color: '#ea7a1e', color2: '#f2953c', color3: '#b8540e', rough: 0.55 },
  parsnip: { base: 'husk', color: '#ecdfb4', color2: '#f4ebcc', color3: '#c0a870', rough: 0.6 },
  radish: { base: 'fruit-skin', color: '#c9284e', color2: '#e0506e', color3: '#f6e4e4', rough: 0.3 },
  daikon: { base: 'plain', color: '#f6f4ec', color2: '#e4e8d0', rough: 0.4 },
  beet: { base: 'husk', color: '#6a1a38', color2: '#862a4c', color3: '#3c0c20', rough: 0.6 },
  turnip: { base: 'plain', color: '#f4eef0', color2: '#ece0e4', rough: 0.4 },
  potato: { base: 'husk', color: '#c49a5c', color2: '#d6b27a', color3: '#8a6634', rough: 0.8 },
  'sweet potato': { base: 'husk', color: '#b25c3c', color2: '#c87450', color3: '#7a3420', rough: 0.75 },
  ginger: { base: 'husk', color: '#cba462', color2: '#dcbc84', color3: '#94703a', rough: 0.75 },
  tomato: {
    base: 'fruit-skin',
    color: '#cf2418',
    color2: '#e2482a',
    color3: '#f0a060',
    rough: 0.1,
    clearcoat: 0.6,
    scale: 0.4,
  },
  eggplant: { base: 'fruit-skin', color: '#2f1638', color2: '#44204e', color3: '#5a3a66', rough: 0.08, clearcoat: 0.8 },
  cucumber: { base: 'husk', color: '#3f7a34', color2: '#5a9a48', color3: '#8ab060', rough: 0.4 },
  zucchini: { base: 'fruit-skin', color: '#3c6a2c', color2: '#5a8a40', color3: '#a8c080', rough: 0.35 },
  pepper: { base: 'fruit-skin', color: '#cf2a1c', color2: '#e24a2c', rough: 0.08, clearcoat: 0.8, scale: 0.4 },
  chili: { base: 'fruit-skin', color: '#cc1c14', color2: '#e03c20', rough: 0.1, clearcoat: 0.8 },
  onion: { base: 'onion-skin', color: '#c07c34', color2: '#d89a4c', color3: '#8a4e18', rough: 0.4 },
  garlic: { base: 'onion-skin', color: '#f2ecdf', color2: '#fbf8f0', color3: '#c8b4b4', rough: 0.55 },
  corn: { base: 'fruit-skin', color: '#f4ca34', color2: '#f8dc68', color3: '#e0a81c', rough: 0.25, scale: 0.2 },
  peas: { base: 'fruit-skin', color: '#6aa838', color2: '#8ac054', rough: 0.3 },
  cabbage: { base: 'leaf', color: '#8fbf62', color2: '#dcecb4', color3: '#7aa850', rough: 0.5, scale: 1.2 },
  lettuce: { base: 'leaf', color: '#74b83c', color2: '#d4ea98', color3: '#5a9a30', rough: 0.45, scale: 1 },
  broccoli: { base: 'floret', color: '#3a7a30', color2: '#5c9a48', color3: '#1e4a1c' },
  cauliflower: { base: 'floret', color: '#f0e8d2', color2: '#fbf6e6', color3: '#c8b88a' },
  leek: { base: 'leaf', color: '#7aa858', color2: '#c4dca0', rough: 0.4 },
  celery: { base: 'leaf', color: '#a4c870', color2: '#d4e8ac', rough: 0.35 },
  asparagus: { base: 'leaf', color: '#6a9a44', color2: '#a4bc6c', rough: 0.45 },
  pumpkin: { base: 'fruit-skin', color: '#e2761a', color2: '#ee9a34', color3: '#c05a10', rough: 0.36, scale: 1.5 },
};

const SIZES: Readonly<Record<string, Preset['size']>> = {
  carrot: { width: 0.2 },
  parsnip: { width: 0.2 },
  radish: { width: 0.1 },
  daikon: { width: 0.35 },
  beet: { width: 0.14 },
  turnip: { width: 0.14 },
  potato: { width: 0.1 },
  'sweet potato': { width: 0.16 },
  ginger: { width: 0.12 },
  tomato: { height: 0.075 },
  eggplant: { width: 0.22 },
  cucumber: { width: 0.25 },
  zucchini: { width: 0.22 },
  pepper: { height: 0.11 },
  chili: { width: 0.13 },
  onion: { height: 0.09 },
  garlic: { height: 0.065 },
  corn: { width: 0.22 },
  peas: { width: 0.1 },
  cabbage: { height: 0.17 },
  lettuce: { height: 0.16 },
  broccoli: { height: 0.15 },
  cauliflower: { height: 0.15 },
  leek: { width: 0.4 },
  celery: { height: 0.35 },
  asparagus: { height: 0.2 },
  pumpkin: { height: 0.28 },
};

/** Vegetables, each kind with its own skin, leaves and stalk; pumpkins plain or carved with a face. */
export const vegetable: Archetype = {
  name: 'vegetable',
  kind: 'food',
  size: { length: 0.2 },
  params: {
    kind: {
      type: 'choice',
      of: ['any', ...Object.keys(SKINS)],
      default: 'any',
      about: 'which vegetable; any lets the seed choose',
    },
    leaves: { type: 'flag', default: true, about: 'with its leaves or stalk' },
    carved: { type: 'flag', default: false, about: 'a pumpkin with a face, lit from inside' },
  },
  slots: {
    skin: {
      material: { base: 'fruit-skin', color: '#e2761a' },
      words: ['vegetable', 'skin', 'body', 'root', 'pumpkin'],
      main: true,
    },
    leaves: {
      material: { base: 'leaf', color: '#4f8f36', color2: '#86bc58', rough: 0.5 },
      words: ['leaf', 'top', 'green', 'husk'],
    },
    stem: { material: { base: 'bark', color: '#6f8040', color2: '#8a9a58' }, words: ['stem', 'stalk'] },
    light: {
      material: { base: 'lamp', color: '#ffb43a', emissive: '#ff9a1f', emissiveStrength: 2.5 },
      words: ['light', 'glow', 'candle', 'face'],
    },
  },
  presets: Object.fromEntries([
    ...Object.keys(SKINS).map((kind) => [kind, { params: { kind }, size: SIZES[kind] }] as const),
    ['jack o lantern', { params: { kind: 'pumpkin', carved: true }, size: { height: 0.28 } }] as const,
  ]),
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const taste = rng.fork('vegetable');
  const asked = read.word(params, 'kind');
  const kind = asked === 'any' ? taste.pick(['carrot', 'tomato', 'broccoli', 'pepper', 'eggplant', 'corn']) : asked;
  const untold = !isSaid(materials, vegetable.slots, 'skin');
  const skin = untold
    ? ({ base: 'plain', ...SKINS[kind] } as MaterialSpec)
    : {
        ...SKINS[kind],
        ...materials.skin,
        ...(materials.skin.base === 'fruit-skin' ? { base: SKINS[kind].base ?? 'plain' } : {}),
      };
  const b = createBench({ ...materials, skin });
  const plan = { kind, leaves: read.flag(params, 'leaves'), seed: taste.int(9999), rng: taste };
  if (kind in ROOTS) addRoot(b, plan);
  else if (kind in TURNED) addTurned(b, plan);
  else if (kind === 'onion') addOnion(b, plan);
  else if (kind === 'garlic') addGarlic(b, plan);
  else if (kind === 'corn') addCorn(b, plan);
  else if (kind === 'peas') addPeas(b, plan);
  else if (kind === 'cabbage' || kind === 'lettuce') addHead(b, plan);
  else if (kind === 'broccoli' || kind === 'cauliflower') addBroccoli(b, plan);
  else if (kind === 'pumpkin') addPumpkin(b, plan, read.flag(params, 'carved'));
  else addStalks(b, plan);
  return { parts: b.parts };
}
