import { expect, test } from 'vitest';
import { MATERIAL_NAMES } from '../../texture/index.ts';
import { ARCHETYPES } from '../archetypes/index.ts';
import { nounEntries } from '../prompt/index.ts';
import { ANIMALS, COLORS, DEPICTIONS, MATERIALS, PART_RULES, THINGS } from './index.ts';

test('there are at least 160 colours, each a hex value', () => {
  expect(Object.keys(COLORS).length).toBeGreaterThanOrEqual(160);
  for (const hex of Object.values(COLORS)) expect(hex).toMatch(/^#[0-9a-f]{6}$/);
});

test('every material word leads to a recipe of the library', () => {
  for (const { words, material } of MATERIALS) expect(MATERIAL_NAMES, words[0]).toContain(material.base);
  for (const { material } of DEPICTIONS) if (material) expect(MATERIAL_NAMES).toContain(material.base);
});

test('no word leads to two animals or two things', () => {
  for (const table of [ANIMALS, THINGS]) {
    const words = table.flatMap((entry) => entry.words);
    expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
  }
});

test('every noun resolves to an archetype that exists, with parameters that exist and are in range', () => {
  for (const { word, entry } of nounEntries(ARCHETYPES)) {
    const archetype = ARCHETYPES[entry.archetype];
    expect(archetype, word).toBeDefined();
    const preset = entry.preset ? archetype.presets?.[entry.preset] : undefined;
    if (entry.preset) expect(preset, `${word}: preset ${entry.preset}`).toBeDefined();
    for (const [name, value] of Object.entries({ ...preset?.params, ...entry.params })) {
      const spec = archetype.params[name];
      expect(spec, `${word}: ${entry.archetype}.${name}`).toBeDefined();
      if (spec.type === 'number') {
        expect(value, `${word}.${name}`).toBeGreaterThanOrEqual(spec.min);
        expect(value, `${word}.${name}`).toBeLessThanOrEqual(spec.max);
      } else if (spec.type === 'choice') expect(spec.of, `${word}.${name}`).toContain(value);
      else expect(typeof value, `${word}.${name}`).toBe(spec.type === 'flag' ? 'boolean' : 'string');
    }
    for (const slot of Object.keys({ ...preset?.materials, ...entry.materials }))
      expect(Object.keys(archetype.slots), `${word}: slot ${slot}`).toContain(slot);
  }
});

test('every entry of the lexicon has a real size in metres', () => {
  for (const { words, size } of [...ANIMALS, ...THINGS]) {
    const metres = size.height ?? size.length ?? 0;
    expect(metres, words[0]).toBeGreaterThan(0.005);
    expect(metres, words[0]).toBeLessThan(40);
  }
});

test('part rules speak of parameters that exist', () => {
  for (const [name, rules] of Object.entries(PART_RULES)) {
    const archetype = ARCHETYPES[name];
    if (!archetype) continue;
    for (const [part, rule] of Object.entries(rules))
      for (const param of [...Object.keys({ ...rule.on, ...rule.off }), rule.count, rule.big, rule.long])
        if (param) expect(Object.keys(archetype.params), `${name} ${part}`).toContain(param);
  }
});
