import { expect, test } from 'vitest';
import { MATERIAL_NAMES } from '../../texture/index.ts';
import { ARCHETYPES } from '../archetypes/index.ts';
import { validateScene } from '../dsl/index.ts';
import { nounEntries, parsePrompt } from '../prompt/index.ts';
import { FAMILIES, PLANNED } from './index.ts';

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
