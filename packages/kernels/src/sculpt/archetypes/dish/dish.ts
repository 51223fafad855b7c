import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { type Bench, createBench, read } from '../../kits/joinery/index.ts';
import { addBreakfast, addCurry } from './breakfast.ts';
import { addFries } from './fries.ts';
import { addPasta, addRamen } from './noodles.ts';
import { dishPalettes } from './palettes.ts';
import { addSalad } from './salad.ts';
import { addCereal, addRice, addSoup } from './soup.ts';

const KINDS: Readonly<Record<string, (b: Bench, seed: number) => void>> = {
  ramen: addRamen,
  soup: addSoup,
  spaghetti: addPasta,
  salad: addSalad,
  fries: addFries,
  rice: addRice,
  curry: addCurry,
  breakfast: addBreakfast,
  cereal: addCereal,
};

/** Meals as they are served: bowls of noodles, soup and salad, plates of pasta and eggs, fries in their carton. */
export const dish: Archetype = {
  name: 'dish',
  kind: 'food',
  size: { length: 0.2 },
  params: {
    kind: { type: 'choice', of: Object.keys(KINDS), default: 'ramen', about: 'what is served' },
  },
  slots: {
    food: {
      material: { base: 'cream', color: '#f0d08a', color2: '#f8e2ae', color3: '#d8ac58', rough: 0.4 },
      words: ['noodle', 'pasta', 'food', 'rice', 'fry'],
      main: true,
    },
    sauce: {
      material: { base: 'cream', color: '#b86a2a', color2: '#d08a44', color3: '#8a4416', rough: 0.12, clearcoat: 0.6 },
      words: ['broth', 'soup', 'sauce', 'gravy'],
    },
    bowl: { material: { base: 'porcelain', color: '#a8302a' }, words: ['bowl', 'plate', 'carton', 'dish'] },
    egg: { material: { base: 'porcelain', color: '#fbf8f0', rough: 0.3 }, words: ['egg'] },
    greens: {
      material: { base: 'leaf', color: '#4f9a34', color2: '#86c25a' },
      words: ['leaf', 'lettuce', 'herb', 'onion'],
    },
    tool: { material: { base: 'wood', color: '#8a5a30', color2: '#6a4020' }, words: ['chopstick', 'spoon', 'fork'] },
  },
  palettes: dishPalettes,
  presets: {
    ramen: { size: { width: 0.2 } },
    soup: { params: { kind: 'soup' }, size: { width: 0.2 } },
    spaghetti: { params: { kind: 'spaghetti' }, size: { width: 0.27 } },
    salad: { params: { kind: 'salad' }, size: { width: 0.24 } },
    'french fries': { params: { kind: 'fries' }, size: { height: 0.16 } },
    rice: { params: { kind: 'rice' }, size: { width: 0.14 } },
    curry: { params: { kind: 'curry' }, size: { width: 0.27 } },
    breakfast: { params: { kind: 'breakfast' }, size: { width: 0.28 } },
    cereal: { params: { kind: 'cereal' }, size: { width: 0.17 } },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const b = createBench(materials);
  KINDS[read.word(params, 'kind')](b, rng.fork('dish').int(9999));
  return { parts: b.parts };
}
