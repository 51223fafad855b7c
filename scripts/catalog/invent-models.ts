import { createHash } from 'node:crypto';

/** A row of `model`, with one file and two pictures that are in no store. */
export interface InventedModel {
  id: string;
  slug: string;
  title: string;
  description: string;
  category: string;
  tags: string[];
  author: string;
  featured: boolean;
  sha256: string;
  faces: number;
  bytes: number;
  created_at: string;
}

const NOUNS: Readonly<Record<string, string>> = {
  animals:
    'fox wolf bear cat dog horse rabbit owl eagle shark whale frog turtle lion tiger deer snake parrot penguin bee',
  buildings:
    'castle house tower bridge barn church lighthouse temple skyscraper cottage windmill fort shop station pyramid',
  characters:
    'knight wizard pirate soldier robot astronaut chef farmer dancer ninja queen king guard monk archer nurse',
  creatures: 'dragon goblin unicorn griffin troll ghost demon phoenix hydra golem slime mimic kraken fairy orc',
  electronics: 'camera radio phone laptop drone console speaker monitor keyboard printer router turntable',
  fashion: 'hat boot helmet crown glove jacket backpack belt ring necklace mask scarf',
  food: 'apple bread cake burger pizza donut cheese sushi carrot pumpkin banana coffee lemon pie',
  furniture: 'chair table sofa desk bed lamp shelf stool bench wardrobe cabinet armchair dresser crib',
  household: 'bottle vase bucket clock mirror basket kettle broom pillow candle teapot bowl plate',
  music: 'guitar piano violin drum trumpet harp flute accordion microphone banjo cello',
  nature: 'tree rock flower mushroom cactus bush cloud mountain leaf crystal waterfall log fern',
  tools: 'hammer axe saw wrench drill anvil shovel pickaxe ladder toolbox screwdriver',
  vehicles: 'car truck bus tank boat submarine rocket train bicycle helicopter tractor spaceship van scooter airship',
  weapons: 'sword shield bow dagger spear mace cannon crossbow staff halberd katana flail',
};
const LOOKS = (
  'red blue green golden silver black white purple old ancient modern futuristic tiny giant broken rusty shiny cute scary ' +
  'stylized realistic lowpoly handpainted cartoon medieval gothic tropical frozen burning magic royal wooden stone metal ' +
  'glass ceramic leather crystal mossy dusty ornate simple detailed round tall striped spotted vintage industrial'
).split(' ');
const FILLER = (
  'a the of and with for made from very ready game engine print textures model high quality clean topology perfect scenes ' +
  'small large set comes two three versions rigged animated lights props interior exterior fantasy world story'
).split(' ');
const SYLLABLES = 'ka ve lor mi ran do thu sel bra nix ol pe gar shi ta un wey zo fen dri mar cu lo ys hab'.split(' ');

/** The n-th of models that look like those of a large, varied catalog: always the same for a number. */
export function inventModel(n: number): InventedModel {
  const random = generator(n);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const categories = Object.keys(NOUNS);
  const category = pick(categories);
  const noun = pick(NOUNS[category]!.split(' '));
  const [first, second] = [pick(LOOKS), pick(LOOKS)];
  const name = coined(random);
  const title = [first, random() < 0.5 ? second : '', noun, random() < 0.35 ? name : ''].filter(Boolean).join(' ');
  const words = Array.from({ length: 12 + Math.floor(random() * 50) }, () =>
    random() < 0.6
      ? pick(FILLER)
      : random() < 0.7
        ? pick(LOOKS)
        : random() < 0.8
          ? pick(NOUNS[pick(categories)]!.split(' '))
          : coined(random),
  );
  const sha256 = createHash('sha256').update(`invented ${n}`).digest('hex');
  return {
    id: `mdl_${sha256.slice(0, 22)}`,
    slug: `${title.replaceAll(' ', '-')}-${n}`,
    title: title[0]!.toUpperCase() + title.slice(1),
    description: `${words.join(' ')}.`,
    category,
    tags: [noun, second, ...(random() < 0.5 ? [pick(LOOKS)] : [])],
    author: `${coined(random)} ${coined(random)}`,
    featured: random() < 0.01,
    sha256,
    faces: Math.floor(random() * 200_000),
    bytes: Math.floor(random() * 20_000_000),
    created_at: new Date(Date.UTC(2026, 0, 1) - Math.floor(random() * 3e10)).toISOString(),
  };
}

/** A name that is no word: catalogs are full of them. */
function coined(random: () => number): string {
  return Array.from(
    { length: 2 + Math.floor(random() * 2) },
    () => SYLLABLES[Math.floor(random() * SYLLABLES.length)]!,
  ).join('');
}

/** Mulberry32. */
function generator(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
