import { expect, test } from 'vitest';
import { MATERIAL_NAMES } from '../../texture/index.ts';
import { ARCHETYPES } from '../archetypes/index.ts';
import { validateScene } from '../dsl/index.ts';
import { nounEntries, parsePrompt } from '../prompt/index.ts';
import { ANIMALS, FAMILIES, PLANNED, THINGS } from './index.ts';

const built = FAMILIES.filter((row) => ARCHETYPES[row.archetype]);

test('there are at least 3000 nouns', () => {
  expect(nounEntries(ARCHETYPES).length).toBeGreaterThanOrEqual(3000);
});

test('every row names an archetype that is built or planned, and a preset that is built', () => {
  const unknown = FAMILIES.filter((row) => !ARCHETYPES[row.archetype] && !PLANNED[row.archetype]);
  expect(unknown.map((row) => `${row.archetype}: ${row.words[0]}`)).toEqual([]);
  const without = built.filter((row) => row.preset && !ARCHETYPES[row.archetype].presets?.[row.preset]);
  expect(without.map((row) => `${row.archetype}/${row.preset}`)).toEqual([]);
});

test('every row of what is built sets parameters, slots and recipes that exist, in range', () => {
  const wrong: string[] = [];
  for (const row of built) {
    const { params, slots } = ARCHETYPES[row.archetype];
    for (const [name, value] of Object.entries(row.params)) {
      const spec = params[name];
      const fits =
        (spec?.type === 'number' && Number(value) >= spec.min && Number(value) <= spec.max) ||
        (spec?.type === 'choice' && spec.of.includes(String(value))) ||
        (spec?.type === 'flag' && typeof value === 'boolean') ||
        (spec?.type === 'text' && typeof value === 'string');
      if (!fits) wrong.push(`${row.words[0]}: ${name}=${value}`);
    }
    for (const slot of Object.keys(row.materials)) if (slot && !slots[slot]) wrong.push(`${row.words[0]}: ${slot}`);
  }
  for (const row of FAMILIES)
    for (const { base } of Object.values(row.materials))
      if (base && !MATERIAL_NAMES.includes(base)) wrong.push(`${row.words[0]}: @${base}`);
  expect(wrong).toEqual([]);
});

test('what is planned has a stand-in that is built', () => {
  for (const { name, standIn } of Object.values(PLANNED)) {
    const [archetype, preset] = standIn.split('/');
    expect(ARCHETYPES[archetype], name).toBeDefined();
    if (preset) expect(ARCHETYPES[archetype].presets?.[preset], `${name}: ${standIn}`).toBeDefined();
  }
});

// Every ninth, to be quick: `npm run understanding` goes through all of them.
test('nouns give a scene that needs no correction', () => {
  const wrong: string[] = [];
  for (const { word } of nounEntries(ARCHETYPES).filter((_, i) => i % 9 === 0)) {
    const { scene } = parsePrompt(`a ${word}`, { archetypes: ARCHETYPES });
    const { notes } = validateScene(scene, ARCHETYPES);
    if (notes.length) wrong.push(`${word}: ${notes[0]}`);
  }
  expect(wrong).toEqual([]);
});

/** Nouns that two rows may claim, because both readings are wanted at different places: none so far. */
const TWICE: ReadonlySet<string> = new Set();

test('no noun stands in two rows, and none means an animal and a thing', () => {
  const claims = new Map<string, string[]>();
  const claim = (word: string, by: string): unknown => claims.set(word, [...(claims.get(word) ?? []), by]);
  for (const { words, archetype } of THINGS) for (const word of words) claim(word, archetype);
  for (const { words, archetype, preset } of FAMILIES)
    for (const word of words) claim(word, [archetype, preset].filter(Boolean).join('/'));
  // creatures of the families are the animals' own, only finer
  for (const { words, archetype } of ANIMALS)
    for (const word of words)
      if (claims.get(word)?.some((by) => by.split('/')[0] !== archetype)) claim(word, archetype);
  const twice = [...claims].filter(([word, by]) => by.length > 1 && !TWICE.has(word));
  expect(twice.map(([word, by]) => `${word}: ${by.join(', ')}`)).toEqual([]);
});

test('nouns of two readings land where people mean them', () => {
  const lands = (word: string): string | undefined =>
    parsePrompt(`a ${word}`, { archetypes: ARCHETYPES }).scene.nodes[0]?.archetype;
  const meant = {
    ...{ pump: 'engine', muffler: 'pipe', 'bus stop': 'gazebo', stove: 'fridge', pedestal: 'plinth', shed: 'barn' },
    ...{ flute: 'wind instrument', monitor: 'computer', siren: 'mermaid', spade: 'shovel', 'lightning bolt': 'star' },
    ...{ 'bat emblem': 'star', 'bat symbol': 'star' },
  };
  expect(Object.fromEntries(Object.keys(meant).map((word) => [word, lands(word)]))).toEqual(meant);
});
