import { expect, test } from 'vitest';
import { ARCHETYPES } from '../archetypes/index.ts';
import { buildModels } from '../build/index.ts';
import { parsePrompt } from '../prompt/index.ts';
import { briefPlanner, describePlanTask, planSchema, readPlan } from './index.ts';

type Json = Record<string, unknown>;
const nothing = parsePrompt('no', { archetypes: ARCHETYPES }).understood;
const unsure = { ...nothing, nodes: [], guesses: [], ignored: [] };
const read = (json: unknown, more: object = {}) => readPlan(json, { archetypes: ARCHETYPES, parsed: unsure, ...more });
const node = (fields: Json = {}) => ({
  id: 'n1',
  archetype: 'creature',
  like: 'dragon',
  words: 'ein Drache',
  stands_for: null,
  count: 1,
  adjectives: [],
  depiction: null,
  params: [],
  materials: [],
  size: null,
  ...fields,
});
const plan = (...nodes: Json[]) => ({ nodes, relations: [], ignored: [] });

test('the schema stays within what strict servers accept', () => {
  let [properties, values, characters] = [0, 0, 0];
  const walk = (schema: Json, depth: number): void => {
    expect(depth).toBeLessThanOrEqual(10);
    for (const word of ['oneOf', 'allOf', 'not', 'if', 'patternProperties', 'default'])
      expect(schema).not.toHaveProperty(word);
    if (schema.enum) {
      values += (schema.enum as string[]).length;
      characters += (schema.enum as string[]).join('').length;
    }
    if (schema.type === 'object') {
      const fields = schema.properties as Record<string, Json>;
      expect(schema.additionalProperties).toBe(false);
      expect(schema.required).toEqual(Object.keys(fields));
      properties += Object.keys(fields).length;
      characters += Object.keys(fields).join('').length;
      for (const field of Object.values(fields)) walk(field, depth + 1);
    }
    if (schema.items) walk(schema.items as Json, depth + 1);
    for (const one of (schema.anyOf ?? []) as Json[]) walk(one, depth);
    for (const one of Object.values((schema.$defs ?? {}) as Record<string, Json>)) walk(one, depth);
  };
  const schema = planSchema(ARCHETYPES, Object.keys(ARCHETYPES).slice(0, 12));
  expect(schema.type).toBe('object');
  walk(schema, 0);
  expect(values).toBeLessThanOrEqual(1000);
  expect(properties).toBeLessThanOrEqual(5000);
  expect(characters).toBeLessThanOrEqual(120_000);
});

test('the briefing names every archetype, and its own example is a plan that is taken', () => {
  const briefing = briefPlanner(ARCHETYPES);
  expect(briefing.length).toBeLessThan(40_000);
  for (const name of Object.keys(ARCHETYPES)) expect(briefing).toMatch(new RegExp(`\\n${name}\\*?:`));
  const example = /^\{"nodes":\[\{"id":"n1","archetype":"creature".*\}$/m.exec(briefing)?.[0] ?? '';
  const { scene, understood } = read(JSON.parse(example));
  expect(scene.nodes.map((n) => n.archetype)).toEqual(['creature', 'creature']);
  expect(scene.relations).toEqual([{ a: 'centaur', rel: 'on', b: 'dragon' }]);
  expect(understood.guesses).toMatchObject([{ word: 'centaur', taken_as: 'horse' }]);
});

test('presets of every archetype can be planned and built', () => {
  for (const archetype of Object.values(ARCHETYPES)) {
    const likes = Object.keys(archetype.presets ?? {}).slice(0, 3);
    for (const like of likes) {
      const { scene } = read(plan(node({ archetype: archetype.name, like })));
      expect(buildModels(scene, ARCHETYPES)[0].sculpture.parts.length).toBeGreaterThan(0);
    }
  }
});

test('a plan has the effects that the same words have in a prompt', () => {
  const parsed = parsePrompt('a green dragon with orange wings', { archetypes: ARCHETYPES });
  const materials = [
    { slot: 'skin', material: null, color: 'green', color2: null, finish: null },
    { slot: 'wings', material: null, color: 'orange', color2: null, finish: null },
  ];
  const { scene } = read(plan(node({ materials })));
  expect(scene.nodes[0].params).toEqual(parsed.scene.nodes[0].params);
  expect(scene.nodes[0].materials).toEqual(parsed.scene.nodes[0].materials);
});

test('numbers are clamped, unknown words and fields left out, pairs may be objects', () => {
  const { scene } = read(
    plan(
      node({
        count: 900,
        params: { bulk: 99, headCount: 2, wizardry: 4, mouth: 'sideways' },
        materials: {
          skin: { color: 'octarine', material: 'unobtainium' },
          soul: { color: 'red' },
          eyes: { color: '#00FF00' },
        },
        adjectives: ['tiny', 'frobnicated'],
        size: { axis: 'height', metres: 1e9 },
        extra: true,
      }),
    ),
  );
  expect(scene.nodes).toHaveLength(24);
  expect(scene.nodes[0].params).toMatchObject({ bulk: 2.5, headCount: 2, mouth: 'auto' });
  expect(scene.nodes[0].params).not.toHaveProperty('wizardry');
  expect(scene.nodes[0].materials).not.toHaveProperty('soul');
  expect(scene.nodes[0].materials?.eyes.color).toBe('#00ff00');
  expect(scene.nodes[0].transform?.size).toEqual({ height: 100 });
});

test('slots that are coloured do not grow the parts they colour', () => {
  const { scene } = read(plan(node({ like: 'cat', materials: [{ slot: 'wings', color: 'red' }] })));
  expect(scene.nodes[0].params?.wings).toBe('none');
});

test.each<[string, unknown, string]>([
  ['nothing', null, 'must be an object'],
  ['a list', [], 'must be an object'],
  ['no nodes', plan(), 'nodes: must have at least 1'],
  ['ten thousand nodes', plan(...Array.from({ length: 10_000 }, (_, i) => node({ id: `n${i}` }))), 'at most 16'],
  ['an unknown archetype', plan(node({ archetype: 'toString' })), 'nodes[0].archetype: unknown archetype "toString"'],
  ['no archetype', plan(node({ archetype: undefined })), 'nodes[0].archetype'],
  ['a creature of no species', plan(node({ like: 'jabberwock' })), 'nodes[0].like'],
  ['text for a number', plan(node({ params: [{ name: 'bulk', value: 'fat' }] })), 'nodes[0].params.bulk'],
  ['an id twice', plan(node(), node()), '"n1" is used twice'],
  ['a relation to nothing', { ...plan(node()), relations: [{ a: 'n1', rel: 'on', b: 'n9' }] }, 'no node "n9"'],
  ['an unknown relation', { ...plan(node()), relations: [{ a: 'n1', rel: 'devours', b: 'n1' }] }, 'relations[0].rel'],
])('%s is refused by its path', (_, json, message) => {
  expect(() => read(json)).toThrow(message);
});

test('what the parser is sure of may not be lost, what it guessed may', () => {
  const parsed = parsePrompt('a frabjous cat on a wooden table', { archetypes: ARCHETYPES }).understood;
  const table = node({ id: 't', archetype: 'table', like: 'table' });
  expect(() => read(plan(node({ like: 'cat' })), { parsed })).toThrow('leaves out the table');
  expect(read(plan(node({ like: 'cat' }), table), { parsed }).scene.nodes).toHaveLength(2);
  const guessed = parsePrompt('a frobozz', { archetypes: ARCHETYPES }).understood;
  expect(read(plan(node()), { parsed: guessed }).scene.nodes).toHaveLength(1);
  expect(describePlanTask('a frabjous cat on a wooden table', undefined, parsed, ARCHETYPES)).toContain(
    '1 cat (creature), 1 table',
  );
});

test('the negative field holds against the planner too', () => {
  const { scene, understood } = read(plan(node()), { negative: 'wings, blurry' });
  expect(scene.nodes[0].params?.wings).toBe('none');
  expect(understood.ignored).toContain('negative: blurry');
});
