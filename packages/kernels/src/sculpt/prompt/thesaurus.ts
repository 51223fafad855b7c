import { CLASS_GENERIC, type NounClass, type NounEntry } from '../lexicon/index.ts';

/** Outside knowledge of nouns: what a noun that the lexicon lacks is a kind of. Given by the caller, since kernels read no files. */
export interface Thesaurus {
  /** Whether it is a noun at all, singular, lower case: then it is no misspelling. */
  has(noun: string): boolean;
  /** Its senses that one could touch, the likeliest first. */
  senses(noun: string): readonly ThesaurusSense[];
}

/** One sense of a noun. */
export interface ThesaurusSense {
  /** What sort of thing it is, as dictionaries file it. */
  sort: 'animal' | 'person' | 'plant' | 'food' | 'made' | 'body' | 'found';
  /** What it is a kind of, nearest first, from its own synonyms up: rum cocktail, cocktail, mixed drink, alcohol, drink, ... */
  kinds: readonly string[];
}

/** Classes that a thing of that sort may have: a misanthrope is a crank, and no tool. */
const FITTING: Readonly<Record<ThesaurusSense['sort'], readonly NounClass[]>> = {
  animal: ['animal', 'monster'],
  person: ['person', 'monster'],
  plant: ['plant', 'food'],
  food: ['food', 'plant'],
  made: [
    'machine',
    'vehicle',
    'furniture',
    'building',
    'container',
    'clothing',
    'instrument',
    'weapon',
    'tool',
    'text',
    'thing',
    'food',
  ],
  body: ['thing', 'animal', 'person'],
  found: ['terrain', 'mineral', 'thing', 'building', 'plant', 'food'],
};
/** What a thing of that sort is when nothing nearer is known. */
const GENERIC: Readonly<Partial<Record<ThesaurusSense['sort'], NounClass>>> = {
  animal: 'animal',
  person: 'person',
  plant: 'plant',
  food: 'food',
};

/** Words of a thesaurus too general to say what a thing looks like. */
const TOO_GENERAL = new Set(
  `entity physical entity,object,whole,unit,matter,substance,thing,causal agent,part,piece,body,artifact,artefact,instrumentality,
   instrumentation,living thing,being,organism,material,stuff,cell,group,set,point,line,area,region,location,body part,process,form,figure,
   product,creation,facility,system,way,top,end,side,surface,component,element,member,member of a group,natural object,land,covering`
    .split(',')
    .map((word) => word.trim()),
);

/** The nearest kind of a noun that `find` knows; of several senses the first that leads anywhere. */
export function nearestKind(
  noun: string,
  thesaurus: Thesaurus,
  find: (word: string) => NounEntry | undefined,
): { kind: string; entry: NounEntry } | undefined {
  for (const { sort, kinds } of thesaurus.senses(noun)) {
    for (const kind of kinds) {
      if (kind === noun || TOO_GENERAL.has(kind)) continue;
      const entry = find(kind);
      if (entry && FITTING[sort].includes(entry.kind)) return { kind, entry };
    }
    const generic = GENERIC[sort];
    const entry = generic && find(CLASS_GENERIC[generic]);
    if (entry) return { kind: generic, entry };
  }
  return undefined;
}
