import { describe, expect, test } from 'vitest';
import type { Archetype } from '../dsl/archetype.ts';
import type { SceneNode } from '../dsl/scene.ts';
import { validateScene } from '../dsl/validate.ts';
import { COLORS } from '../lexicon/index.ts';
import { parsePrompt } from '../prompt/index.ts';
import { ARCHETYPES } from './index.ts';

const SEEDS = Array.from({ length: 10 }, (_, i) => i + 1);
const ALL = Object.values(ARCHETYPES).map((a) => [a.name, a] as const);

const scenes = (prompt: string) => SEEDS.map((seed) => parsePrompt(prompt, { seed, archetypes: ARCHETYPES }).scene);
const nodes = (prompt: string): SceneNode[] => scenes(prompt).map((scene) => scene.nodes[0]);

/** What a person would tell apart: choices, counts and colours as drawn, numbers to a tenth. */
function design({ params, materials }: SceneNode): string {
  const coarse = (value: unknown): unknown => (typeof value === 'number' ? Math.round(value * 10) : value);
  return JSON.stringify([params, materials], (_, value) => coarse(value));
}

/** The values that a number or a share may take. */
function bounds(vary: number | readonly number[] | Readonly<Record<number, number>>): number[] {
  if (typeof vary === 'number') return [vary];
  return Array.isArray(vary) ? vary : Object.keys(vary).map(Number);
}

/** The plainest noun of an archetype. */
function nounOf({ name, presets }: Archetype): string {
  return name === 'creature' ? 'dragon' : (Object.keys(presets ?? {})[0] ?? name);
}

test.each(ALL)('%s: what may vary is there, and fits', (_, a) => {
  for (const [name, spec] of Object.entries(a.params)) {
    if (spec.type === 'text' || spec.vary === undefined) continue;
    if (spec.type === 'choice') for (const value of Object.keys(spec.vary)) expect(spec.of, name).toContain(value);
    else
      for (const bound of bounds(spec.vary)) {
        const { min, max } = spec.type === 'number' ? spec : { min: 0, max: 1 };
        expect(bound, name).toBeGreaterThanOrEqual(min);
        expect(bound, name).toBeLessThanOrEqual(max);
      }
  }
  for (const { lead, when, of } of a.palettes ?? []) {
    for (const [name, values] of Object.entries(when ?? {})) {
      const spec = a.params[name];
      for (const value of values)
        expect(spec?.type !== 'choice' || spec.of.includes(String(value)), `${name}=${value}`).toBe(true);
      expect(spec, name).toBeDefined();
    }
    for (const slot of [lead, ...of.flatMap((palette) => Object.keys(palette.slots))])
      expect(a.slots, slot).toHaveProperty([slot]);
    expect(of.length).toBeGreaterThan(1);
    expect(new Set(of.map((palette) => palette.name)).size).toBe(of.length);
  }
  for (const [noun, { open = [], openParams = [] }] of Object.entries(a.presets ?? {})) {
    for (const slot of open) expect(a.slots, noun).toHaveProperty([slot]);
    for (const name of openParams) expect(a.params[name], `${noun}: ${name}`).toHaveProperty('vary');
  }
});

/** Those that nobody has given colours to yet differ by what their own generator chooses. */
const OPEN = ALL.filter(([, a]) => a.palettes?.length);

test.each(OPEN)(
  '%s: ten seeds are at least five designs, each the same every time and valid as it is recorded',
  (_, a) => {
    const prompt = `a ${nounOf(a)}`;
    const first = scenes(prompt);
    expect(new Set(first.map(({ nodes: [node] }) => design(node))).size).toBeGreaterThanOrEqual(5);
    expect(scenes(prompt)).toEqual(first);
    for (const scene of first) {
      const { scene: read, notes } = validateScene(JSON.parse(JSON.stringify(scene)), ARCHETYPES);
      expect(notes).toEqual([]);
      expect(read.nodes[0].params).toEqual(scene.nodes[0].params);
      expect(read.nodes[0].materials).toEqual(scene.nodes[0].materials);
    }
  },
);

test.each(OPEN)('%s: a colour that is asked for holds for every seed', (_, a) => {
  const [main] = Object.entries(a.slots).find(([, slot]) => slot.main) ?? [''];
  for (const node of nodes(`a purple ${nounOf(a)}`)) expect(node.materials?.[main]?.color).toBe(COLORS.purple);
});

describe('what words, nouns and presets mean holds for every seed', () => {
  const param = (prompt: string, name: string) => new Set(nodes(prompt).map((node) => node.params?.[name]));
  const color = (prompt: string, slot: string) => new Set(nodes(prompt).map((node) => node.materials?.[slot]?.color));

  test('parameters', () => {
    expect(param('a round table', 'style')).toEqual(new Set(['round']));
    expect(param('a pickup truck', 'body')).toEqual(new Set(['pickup']));
    expect(param('an electric guitar', 'kind')).toEqual(new Set(['electric']));
    expect(param('a classical guitar', 'kind')).toEqual(new Set(['acoustic']));
    expect(param('a saguaro', 'height')).toEqual(new Set([4]));
    expect(param('a chest with three straps', 'straps')).toEqual(new Set([3]));
    expect(param('a sleeping cat', 'pose')).toEqual(new Set(['sleeping']));
    expect(param('a bicycle with a basket', 'basket')).toEqual(new Set([true]));
    for (const node of nodes('a dragon with huge horns')) expect(Number(node.params?.hornSize)).toBeGreaterThan(1.2);
  });

  test('colours', () => {
    expect(color('a taxi', 'body')).toEqual(new Set(['#f2b90c']));
    expect(color('a polar bear', 'skin').size).toBe(1);
    expect(color('an orange', 'skin').size).toBe(1);
    expect(color('a ferrari', 'body').size).toBe(1);
    expect(color('a black dragon', 'skin')).toEqual(new Set([COLORS.black]));
    expect(color('a dragon with orange wings', 'wings').size).toBe(1);
    expect(color('a dragon with orange wings', 'skin').size).toBeGreaterThan(3);
    expect(color('a golden statue of a dog', 'skin').size).toBe(1);
    expect(color('a wooden robot', 'body').size).toBe(1);
  });

  test('a finish is laid over the colour that is drawn', () => {
    const cars = nodes('a rusty car');
    expect(new Set(cars.map((car) => car.materials?.body?.color)).size).toBeGreaterThan(2);
    for (const car of cars) expect(car.materials?.body?.wear).toBeGreaterThan(0.5);
  });
});

test('seed 0 is the plain design, copies are alike, two things of a scene need not be', () => {
  const plain = parsePrompt('a car', { seed: 0, archetypes: ARCHETYPES }).scene.nodes[0];
  expect(plain.params).toEqual({});
  expect(plain.materials).toEqual({});
  const { id: _a, ...one } = scenes('two cars')[3].nodes[0];
  const { id: _b, ...two } = scenes('two cars')[3].nodes[1];
  expect(two).toEqual(one);
  expect(scenes('a car beside a car').some(({ nodes: [a, b] }) => design(a) !== design(b))).toBe(true);
});
