import { expect, test } from 'vitest';
import type { SceneNode, SceneSpec } from '../dsl/scene.ts';
import { COLORS } from '../lexicon/index.ts';
import { parsePrompt } from './parse.ts';
import { PROMPTS } from './prompts.testing.ts';
import { TESTING_ARCHETYPES } from './testing-archetypes.ts';
import type { Understood } from './understood.ts';

const parse = (prompt: string, negative?: string) => parsePrompt(prompt, { negative, archetypes: TESTING_ARCHETYPES });

/** What is wrong with a reading, as sentences; empty when it is as expected. */
function faults(expected: string, scene: SceneSpec, understood: Understood): string[] {
  const wrong: string[] = [];
  const things = expected.split(' + ');
  if (understood.nodes.length !== things.length) wrong.push(`${understood.nodes.length} things, not ${things.length}`);
  let at = 0;
  for (const [i, thing] of things.entries()) {
    const [name, ...facts] = thing.split(' ');
    const read = understood.nodes[i];
    if (!read) break;
    const node = scene.nodes[at];
    const noun = name.replaceAll('.', ' ');
    if (read.archetype !== noun && read.preset !== noun) wrong.push(`${read.preset ?? read.archetype}, not ${noun}`);
    const count = Number(/\bx(\d+)\b/.exec(thing)?.[1] ?? 1);
    if (read.count !== count) wrong.push(`${read.count} of ${noun}, not ${count}`);
    if ((read.confidence === 'guess') !== facts.includes('~')) wrong.push(`${noun}: ${read.confidence}`);
    wrong.push(...facts.flatMap((fact) => checkFact(fact, node, scene, understood)));
    at += read.count;
  }
  return wrong;
}

function checkFact(fact: string, node: SceneNode, scene: SceneSpec, understood: Understood): string[] {
  if (fact === '~' || /^x\d+$/.test(fact)) return [];
  const fail = (actual: unknown): string[] => [`${fact}: ${JSON.stringify(actual)}`];
  if (fact.startsWith('!')) {
    const word = fact.slice(1).replaceAll('.', ' ');
    return understood.ignored.some((w) => w.includes(word)) ? [] : fail(understood.ignored);
  }
  if (fact.startsWith('rel:'))
    return scene.relations?.some((r) => r.rel === fact.slice(4)) ? [] : fail(scene.relations);
  const more = /^(\w+)([<>])$/.exec(fact);
  if (more) {
    const spec = TESTING_ARCHETYPES[node.archetype ?? ''].params[more[1]];
    const value = Number(node.params?.[more[1]] ?? spec.default);
    return (more[2] === '>' ? value > Number(spec.default) : value < Number(spec.default)) ? [] : fail(value);
  }
  const [, key, sign, value] = /^(\w+)([=@:])(.+)$/.exec(fact) ?? [];
  if (sign === ':') return String(node.params?.[key]).replaceAll(' ', '_') === value ? [] : fail(node.params?.[key]);
  const material = node.materials?.[key];
  if (sign === '@') return material?.base === value ? [] : fail(material);
  return material?.color === COLORS[value.replaceAll('.', ' ')] ? [] : fail(material);
}

test('there are at least 150 prompts', () => {
  expect(PROMPTS.length).toBeGreaterThanOrEqual(150);
});

test.each(PROMPTS)('%s', (prompt, expected) => {
  const { scene, understood } = parse(prompt);
  expect(faults(expected, scene, understood)).toEqual([]);
});

test('the negative field takes parts away and reports what it cannot', () => {
  const { scene, understood } = parse('a dragon', 'wings, horns, blurry');
  expect(scene.nodes[0].params).toMatchObject({ wings: 'none', horns: 'none' });
  expect(understood.ignored).toContain('negative: blurry');
});

test('the negative field takes things and colours away, but never everything', () => {
  const { scene, understood } = parse('a red dragon and a chair', 'chair, red');
  expect(scene.nodes).toHaveLength(1);
  expect(scene.nodes[0].materials?.skin?.color).toBeUndefined();
  expect(understood.ignored).toEqual([]);
  expect(parse('a cat on a chair', 'chair').understood.relations).toEqual([]);
  expect(parse('a cat', 'cat').scene.nodes).toHaveLength(1);
});

test('sizes said in words and in units reach the scene', () => {
  const height = (prompt: string) => parse(prompt).scene.nodes[0].transform;
  expect(height('a vase 2 m tall')?.size).toEqual({ height: 2 });
  expect(height('a 30cm high vase')?.size?.height).toBeCloseTo(0.3);
  expect(height('a giant vase')?.scale).toBeGreaterThan(2 * (height('a small vase')?.scale ?? 1));
});

test('any text gives a scene of 1 to 64 nodes, quickly', () => {
  const odd = [
    '???',
    '....',
    'aaa bbb ccc',
    '"""',
    'no',
    'without',
    'with with with',
    'a a a',
    '的猫',
    'and and',
    '1000000 dragons and 99 cats and 50 dogs',
    'x'.repeat(1200),
    'red '.repeat(300),
  ];
  for (const prompt of odd) {
    const { scene } = parse(prompt);
    expect(scene.nodes.length, prompt.slice(0, 40)).toBeGreaterThanOrEqual(1);
    expect(scene.nodes.length, prompt.slice(0, 40)).toBeLessThanOrEqual(64);
    expect(new Set(scene.nodes.map((n) => n.id)).size).toBe(scene.nodes.length);
  }
});
