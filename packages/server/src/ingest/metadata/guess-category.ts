import { ARCHETYPES, parsePrompt, type UnderstoodNode } from '@claywork/kernels';
import { wordnet } from '../../ops/_shared/wordnet.ts';
import { titleOfFile } from './title.ts';

/** What the words of a model are about: a category of the catalog, and words that people would look for. */
export interface CategoryGuess {
  /** Slug; `other` where the words say nothing. */
  category: string;
  tags: string[];
}

/** What there is to go by. */
export interface CategoryHints {
  title: string;
  /** Name of the file, where the title comes from it. */
  file?: string;
  keywords?: readonly string[];
  /** Name of the folder or pack. */
  folder?: string;
}

type Kind = UnderstoodNode['kind'];

const OF_KIND: Readonly<Record<Kind, string>> = {
  animal: 'animals',
  monster: 'creatures',
  person: 'characters',
  machine: 'electronics',
  vehicle: 'vehicles',
  furniture: 'furniture',
  building: 'buildings',
  plant: 'nature',
  food: 'food',
  container: 'household',
  clothing: 'fashion',
  instrument: 'music',
  terrain: 'nature',
  weapon: 'weapons',
  tool: 'tools',
  mineral: 'nature',
  text: 'other',
  thing: 'other',
};

/** Families of things that people look for elsewhere than among what they are made like. */
const OF_ARCHETYPE: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    household:
      'bathroom-fixture mirror candle pillow rug clock fridge coffeemachine toaster small-appliance cutlery scissors umbrella book hourglass toiletpaper snowglobe plate mug lightbulb lantern potted-plant',
    sport: 'ball bat dumbbell sports-gear skateboard',
    toys: 'blocks toy chesspiece die plush rubberduck table-game balloon',
    nature: 'feather shell nest campfire coin',
    characters: 'robot',
    weapons: 'armor shield',
    tools: 'engine gear pipe wheel battery handle',
    music: 'bell',
    other: 'coin planet',
  }).flatMap(([category, names]) => names.split(' ').map((name) => [name, category])),
);

/** Plain words for what a pack or a folder is about. */
const OF_WORD: readonly [RegExp, string][] = [
  [/\banimals?\b|\bpets?\b|\bfish\b|\bbirds?\b|\bdinosaurs?\b/, 'animals'],
  [/\bmonsters?\b|\bcreatures?\b|\bdragons?\b|\benem(?:y|ies)\b|\bzombies?\b/, 'creatures'],
  [/\bcharacters?\b|\bpeople\b|\bpersons?\b|\badventurers?\b|\bhumans?\b|\bmech\b/, 'characters'],
  [/\bfurniture\b|\binterior\b/, 'furniture'],
  [/\bbuildings?\b|\bcity\b|\bhouses?\b|\bdungeon\b|\bcastle\b|\barchitecture\b/, 'buildings'],
  [/\bvehicles?\b|\bcars?\b|\btrains?\b|\bspace ?ships?\b|\bwatercraft\b/, 'vehicles'],
  [/\bfood\b|\bcrops?\b/, 'food'],
  [/\bnature\b|\bplants?\b|\btrees?\b|\bterrain\b/, 'nature'],
  [/\bweapons?\b|\bblasters?\b|\bguns?\b/, 'weapons'],
  [/\btools?\b/, 'tools'],
];

const STOP = new Set(
  'a an the of with and or in on at to for by from very low poly lowpoly resolution control modular color'.split(' '),
);
const TAGS_MAX = 12;
const TEXT_MAX = 300;

/**
 * Guesses the category of a model from its title, else from its keywords, else from the name of its folder, with the lexicon that prompts are read by
 * and WordNet behind it; and makes tags of the words that name things. Some milliseconds.
 */
export function guessCategory({ title, file = '', keywords = [], folder = '' }: CategoryHints): CategoryGuess {
  const texts = [title, keywords.join(', '), folder].map((text) => text.replace(/[_/\\-]+/g, ' ').slice(0, TEXT_MAX));
  const nodes = nodesOf(texts[0]!);
  const named = headOf(file) ?? nodes.find(isKnown) ?? nodesOf(texts[1]!).find(isKnown);
  const word = () => OF_WORD.find(([pattern]) => texts.some((text) => pattern.test(text.toLowerCase())))?.[1];
  // what is no word at all is taken for a name
  const guessed = nodes.find(({ kind }) => kind !== 'thing' && kind !== 'person');
  const category = (named && categoryOf(named)) ?? word() ?? (guessed ? categoryOf(guessed) : undefined) ?? 'other';
  return { category, tags: tagsOf(texts[0]!, keywords, named) };
}

function nodesOf(text: string): UnderstoodNode[] {
  if (!/\p{L}/u.test(text)) return [];
  return parsePrompt(text.toLowerCase(), { archetypes: ARCHETYPES, thesaurus: wordnet() }).understood.nodes;
}

/** `Shield_Heater_2`: artists put the thing first, and what kind of it behind. But `Kitchen_Chair` tells the place first. */
function headOf(file: string): UnderstoodNode | undefined {
  if (!/^[^_]+_/.test(file)) return undefined;
  const [first] = nodesOf(titleOfFile(file.split('_', 1)[0]!)).filter(isKnown);
  return first && first.kind !== 'building' && first.archetype !== 'bathroom-fixture' ? first : undefined;
}

function isKnown({ confidence }: UnderstoodNode): boolean {
  return confidence !== 'guess';
}

function categoryOf({ archetype, kind }: UnderstoodNode): string {
  return OF_ARCHETYPE[archetype] ?? OF_KIND[kind];
}

function tagsOf(title: string, keywords: readonly string[], named: UnderstoodNode | undefined): string[] {
  const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const said = words.filter((word) => word.length > 2 && !STOP.has(word) && !/^\d+$/.test(word));
  const tags = [...keywords.map((word) => word.toLowerCase()), ...(named ? [named.noun] : []), ...said];
  return [...new Set(tags)].filter((tag) => tag.length <= 40).slice(0, TAGS_MAX);
}
