import { ARCHETYPES, parsePrompt } from '@claywork/kernels';
import { expect, test } from 'vitest';
import { wordnet } from './wordnet.ts';

test('nouns are found, whatever their place in the index', () => {
  for (const noun of ['dog', 'daiquiri', 'arctic fox', 'aa', 'zymosis']) expect(wordnet().has(noun), noun).toBe(true);
  for (const word of ['', 'frobozz', 'drgaon', 'zzzz']) expect(wordnet().has(word), word).toBe(false);
});

test('the likeliest tangible sense comes first, with its kinds nearest first', () => {
  const drink = wordnet().senses('daiquiri')[0]!.kinds;
  expect(drink.indexOf('cocktail')).toBeGreaterThan(0);
  expect(drink.indexOf('cocktail')).toBeLessThan(drink.indexOf('beverage'));
  expect(wordnet().senses('freedom')).toEqual([]);
});

test('a noun that the lexicon lacks becomes what it is a kind of, and says so', () => {
  const read = (prompt: string) => parsePrompt(prompt, { archetypes: ARCHETYPES, thesaurus: wordnet() }).understood;
  expect(read('a misanthrope').nodes[0]?.kind).toBe('person');
  const { guesses, nodes } = read('a red affenpinscher');
  expect(nodes[0]?.archetype).toBe('creature');
  expect(guesses[0]).toMatchObject({ word: 'affenpinscher' });
  expect(guesses[0]?.because).toContain('a kind of');
  expect(parsePrompt('a misanthrope', { archetypes: ARCHETYPES }).understood.nodes[0]?.archetype).toBe('text');
});

test('a word that exists is not a misspelling of another', () => {
  const respelled = (prompt: string, thesaurus?: ReturnType<typeof wordnet>) =>
    parsePrompt(prompt, { archetypes: ARCHETYPES, thesaurus }).understood.guesses.some((g) => g.because === 'spelling');
  expect(respelled('a contralto')).toBe(true);
  expect(respelled('a contralto', wordnet())).toBe(false);
  expect(respelled('a drgaon', wordnet())).toBe(true);
});
