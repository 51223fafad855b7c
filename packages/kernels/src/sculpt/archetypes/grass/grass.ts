import type { Rng } from '../../../math/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { type Bench, createBench, read } from '../../kits/joinery/index.ts';
import { addBale, addCorn } from './crops.ts';
import { addClover, addFern, addTuft } from './low.ts';
import { grassPalettes } from './palettes.ts';
import { addBamboo, addReeds, addWheat } from './tall.ts';

const KINDS: Readonly<Record<string, (b: Bench, rng: Rng, n: number, kind: string) => void>> = {
  tuft: addTuft,
  lawn: addTuft,
  wheat: addWheat,
  reed: addReeds,
  pampas: addReeds,
  bamboo: addBamboo,
  fern: addFern,
  clover: addClover,
  corn: addCorn,
  bale: addBale,
};

/** Grasses and what grows like them: tufts, turf, ears, reeds, bamboo, ferns, clover, maize, bales of straw. */
export const grass: Archetype = {
  name: 'grass',
  kind: 'plant',
  size: { height: 0.3 },
  params: {
    kind: { type: 'choice', of: Object.keys(KINDS), default: 'tuft', about: 'what grows' },
    density: { type: 'number', min: 0.5, max: 1.5, default: 1, about: 'how much of it', vary: [0.85, 1.2] },
  },
  slots: {
    leaves: {
      material: { base: 'leaf', color: '#5a8a34', color2: '#86b050' },
      words: ['blade', 'leaf', 'frond'],
      main: true,
    },
    stalk: { material: { base: 'leaf', color: '#6f9a44', color2: '#94b860' }, words: ['stalk', 'stem', 'cane'] },
    ear: {
      material: { base: 'husk', color: '#d8b45a', color2: '#ecd080', color3: '#a8822c' },
      words: ['ear', 'grain', 'head', 'cob'],
    },
    soil: { material: { base: 'dirt', color: '#6b4c32' }, words: ['soil', 'earth', 'ground'] },
  },
  palettes: grassPalettes,
  presets: {
    grass: { size: { height: 0.35 } },
    lawn: { params: { kind: 'lawn' }, size: { width: 1 } },
    wheat: { params: { kind: 'wheat' }, size: { height: 0.9 } },
    reed: { params: { kind: 'reed' }, size: { height: 2 } },
    'pampas grass': { params: { kind: 'pampas' }, size: { height: 2 } },
    bamboo: { params: { kind: 'bamboo' }, size: { height: 4 } },
    fern: { params: { kind: 'fern' }, size: { height: 0.7 } },
    clover: { params: { kind: 'clover' }, size: { height: 0.12 } },
    corn: { params: { kind: 'corn' }, size: { height: 2 } },
    hay: { params: { kind: 'bale' }, size: { width: 1 } },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const b = createBench(materials);
  const kind = read.word(params, 'kind');
  KINDS[kind](b, rng.fork('grass'), read.num(params, 'density'), kind);
  return { parts: b.parts };
}
