import type { MaterialSpec } from '../../../texture/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { createBench, follow, read, suited } from '../../kits/joinery/index.ts';
import { addCarton, addGift, addParcel } from './carton.ts';
import { addContainer, addSupply, addToolbox } from './metal.ts';
import { cratePalettes } from './palettes.ts';
import { addTakeaway, addTissues, addTote } from './small.ts';
import { addAmmo, addCrate, addPallet } from './wooden.ts';

/** What is built: outer width, height and depth in metres, whether it stands open, and what is written on it. */
export interface CratePlan {
  w: number;
  h: number;
  d: number;
  open: boolean;
  label: string;
  fill: string;
  seed: number;
}

const plastic = (color: string): MaterialSpec => ({ base: 'plastic', color });
const board: MaterialSpec = { base: 'cardboard', color: '#b58a58', color2: '#a57a48' };
const metal = (color: string): MaterialSpec => ({ base: 'paint', color, wear: 0.25 });

interface Kind {
  size: readonly [number, number, number];
  /** What it is made of where nothing else is said. */
  body?: MaterialSpec;
  add(b: ReturnType<typeof createBench>, p: CratePlan): void;
}

const KINDS: Readonly<Record<string, Kind>> = {
  crate: { size: [0.6, 0.52, 0.52], add: addCrate },
  tray: { size: [0.5, 0.24, 0.36], add: addCrate },
  carton: { size: [0.42, 0.32, 0.32], body: board, add: addCarton },
  slim: { size: [0.19, 0.28, 0.07], body: { base: 'paper', color: '#d8602c' }, add: addCarton },
  gift: { size: [0.26, 0.22, 0.26], body: { base: 'paper', color: '#c2202a', rough: 0.4 }, add: addGift },
  parcel: { size: [0.34, 0.17, 0.25], body: board, add: addParcel },
  ammo: {
    size: [0.62, 0.3, 0.36],
    body: { base: 'planks', color: '#5a6038', color2: '#4c5230', wear: 0.4, scale: 0.5 },
    add: addAmmo,
  },
  pallet: { size: [1.2, 0.144, 0.8], add: addPallet },
  toolbox: { size: [0.46, 0.2, 0.22], body: metal('#c2221c'), add: addToolbox },
  container: { size: [6.06, 2.59, 2.44], body: metal('#2f5f8a'), add: addContainer },
  supply: { size: [0.9, 0.6, 0.6], body: { base: 'paint', color: '#8a9298', wear: 0.3 }, add: addSupply },
  tote: { size: [0.5, 0.28, 0.36], body: plastic('#8fb4c8'), add: addTote },
  tissues: { size: [0.24, 0.09, 0.12], body: { base: 'paper', color: '#7fb0c4' }, add: addTissues },
  takeaway: { size: [0.1, 0.1, 0.09], body: { base: 'paper', color: '#f4f0e8' }, add: addTakeaway },
};

/** Crates, cartons, presents and other boxes that things are sent and kept in. */
export const crate: Archetype = {
  name: 'crate',
  kind: 'container',
  size: { length: 0.6 },
  params: {
    kind: { type: 'choice', of: Object.keys(KINDS), default: 'crate', about: 'what sort of box' },
    open: { type: 'flag', default: false, about: 'without its lid, or with its flaps up' },
    height: { type: 'number', min: 0.4, max: 2, default: 1, about: 'height over the usual', vary: [0.9, 1.08] },
    label: { type: 'text', default: '', max: 12, about: 'what is written on it' },
    fill: {
      type: 'choice',
      of: ['none', 'apple', 'orange', 'tomato', 'potato', 'egg', 'straw'],
      default: 'none',
      about: 'what lies in an open one',
    },
  },
  slots: {
    body: {
      material: { base: 'wood', color: '#b98a54', color2: '#8f6434', color3: '#4a3018', wear: 0.35 },
      words: ['body', 'plank', 'box', 'board', 'slat', 'side', 'wrapping', 'paper'],
      main: true,
    },
    frame: {
      material: { base: 'wood', color: '#9a6e3e', color2: '#704c26', wear: 0.35 },
      words: ['frame', 'brace', 'lid', 'edge'],
    },
    metal: {
      material: { base: 'steel', color: '#8f959b', wear: 0.3 },
      words: ['metal', 'corner', 'nail', 'latch', 'handle', 'lock'],
    },
    ribbon: { material: { base: 'silk', color: '#f0c23a', rough: 0.35 }, words: ['ribbon', 'bow', 'band', 'tape'] },
    label: { material: { base: 'paper', color: '#f4f1ea' }, words: ['label', 'sticker', 'tag'] },
    ink: { material: { base: 'plain', color: '#2a211a' }, words: ['text', 'writing', 'print', 'stencil', 'letter'] },
  },
  palettes: cratePalettes,
  presets: {
    crate: { size: { width: 0.6 } },
    'cardboard box': { params: { kind: 'carton' }, size: { width: 0.42 } },
    gift: { params: { kind: 'gift' }, size: { width: 0.26 } },
    parcel: { params: { kind: 'parcel' }, size: { width: 0.34 } },
    'ammo crate': { params: { kind: 'ammo', label: 'AMMO' }, size: { width: 0.62 } },
    'shipping container': { params: { kind: 'container' }, size: { width: 6 } },
    toolbox: { params: { kind: 'toolbox' }, size: { width: 0.45 } },
    pallet: { params: { kind: 'pallet' }, size: { width: 1.2 } },
    'supply crate': { params: { kind: 'supply' }, size: { width: 0.9 } },
    'fruit crate': { params: { kind: 'tray', open: true, fill: 'apple' }, size: { width: 0.5 } },
    'storage bin': { params: { kind: 'tote' }, size: { width: 0.5 } },
    'tissue box': { params: { kind: 'tissues' }, size: { width: 0.24 } },
    'takeaway box': { params: { kind: 'takeaway' }, size: { width: 0.1 } },
    'cereal box': { params: { kind: 'slim' }, size: { height: 0.28 } },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const kind = KINDS[read.word(params, 'kind')];
  const taste = rng.fork('crate');
  // "a red toolbox": the colour is said, what it is made of is not
  const { body } = suited(materials, crate.slots, kind.body && { body: kind.body });
  const [w, h, d] = kind.size;
  const tall = h * read.num(params, 'height');
  const plan: CratePlan = {
    w: w * taste.range(0.98, 1.02),
    h: kind.add === addPallet || kind.add === addContainer ? h : tall,
    d,
    open: read.flag(params, 'open'),
    label: read.word(params, 'label').toUpperCase(),
    fill: read.word(params, 'fill'),
    seed: taste.int(999),
  };
  const b = createBench({ ...follow(materials, crate.slots, ['frame']), body });
  kind.add(b, plan);
  return {
    parts: b.parts,
    sockets: {
      ...(plan.open ? { inside: { at: [0, plan.h * 0.85, 0], dir: [0, 1, 0], size: d * 0.85 } } : {}),
      top: { at: [0, plan.h, 0], dir: [0, 1, 0], size: d * 0.9 },
    },
  };
}
