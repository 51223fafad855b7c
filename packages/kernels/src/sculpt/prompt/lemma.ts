const IRREGULAR: Readonly<Record<string, string>> = {
  mice: 'mouse',
  geese: 'goose',
  oxen: 'ox',
  feet: 'foot',
  teeth: 'tooth',
  men: 'man',
  women: 'woman',
  children: 'child',
  people: 'person',
  wolves: 'wolf',
  calves: 'calf',
  leaves: 'leaf',
  knives: 'knife',
  shelves: 'shelf',
  elves: 'elf',
  dwarves: 'dwarf',
  hooves: 'hoof',
  scarves: 'scarf',
  loaves: 'loaf',
  halves: 'half',
  cacti: 'cactus',
  octopi: 'octopus',
  octopuses: 'octopus',
  fungi: 'fungus',
  dice: 'die',
  antennae: 'antenna',
  larvae: 'larva',
  phoenixes: 'phoenix',
  foxes: 'fox',
  axes: 'axe',
  pegasi: 'pegasus',
  knifes: 'knife',
  fishes: 'fish',
  buses: 'bus',
  dragonflies: 'dragonfly',
  horsies: 'horse',
};

/** Words that end in `s` and are not plurals. */
const NOT_PLURAL = new Set([
  'glass',
  'brass',
  'bus',
  'cactus',
  'octopus',
  'rhinoceros',
  'walrus',
  'pegasus',
  'grass',
  'moss',
  'dress',
  'cypress',
  'fortress',
  'princess',
  'lioness',
  'cross',
  'platypus',
  'hippopotamus',
  'canvas',
  'lens',
  'albatross',
  'cutlass',
  'news',
  'lotus',
  'succulus',
  'bass',
  'ibis',
  'colossus',
  'cerberus',
]);

/** The singular of an English noun and whether the word was a plural. A word that is no plural comes back as it is. */
export function singular(word: string): { lemma: string; plural: boolean } {
  const irregular = IRREGULAR[word];
  if (irregular) return { lemma: irregular, plural: true };
  if (word.length < 4 || NOT_PLURAL.has(word) || !word.endsWith('s') || /(ss|us|is|saurus)$/.test(word))
    return { lemma: word, plural: false };
  if (word.endsWith('ies') && word.length > 4) return { lemma: word.slice(0, -3) + 'y', plural: true };
  if (/(ches|shes|sses|xes|zes|oes)$/.test(word)) return { lemma: word.slice(0, -2), plural: true };
  return { lemma: word.slice(0, -1), plural: true };
}

/**
 * Forms under which a word may stand in the lexicon, likeliest first: as it is, singular, the base of a comparative or
 * of an adjective in -y, -ish, -ed, -like. Used only after the word itself was not found.
 */
export function baseForms(word: string): string[] {
  const forms = [word];
  const one = singular(word).lemma;
  if (one !== word) forms.push(one);
  const drop = (end: string, ...tails: string[]): void => {
    if (!word.endsWith(end) || word.length - end.length < 3) return;
    const stem = word.slice(0, -end.length);
    for (const tail of tails) forms.push(stem + tail);
    if (stem.at(-1) === stem.at(-2)) forms.push(stem.slice(0, -1));
  };
  drop('ish', '', 'e');
  drop('est', '', 'e');
  drop('er', '', 'e');
  drop('like', '');
  if (word.endsWith('iest')) forms.push(word.slice(0, -4) + 'y');
  if (word.endsWith('ier')) forms.push(word.slice(0, -3) + 'y');
  return forms;
}

/** "winged", "horned", "eyed", "legged" → the part's word; undefined when the word is not of that form. */
export function edStems(word: string): string[] {
  if (!word.endsWith('ed') || word.length < 4) return [];
  const stem = word.slice(0, -2);
  const stems = [stem, stem + 'e'];
  if (stem.at(-1) === stem.at(-2)) stems.push(stem.slice(0, -1));
  if (stem.endsWith('i')) stems.push(stem.slice(0, -1) + 'y');
  if (stem === 'tooth' || stem === 'teeth') stems.push('tooth');
  return stems;
}
