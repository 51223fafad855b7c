import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Planner } from '../../engine/define-op.ts';
import { SILENT } from '../../engine/log.ts';
import { ChatPlanner } from '../../engines/chat/chat-planner.ts';
import { type ChatServer, complete, refuse, startChatServer } from '../../engines/chat/testing-chat-server.ts';
import { sketchScene } from '../_shared/sketch-scene.ts';
import { fakeContext } from '../_shared/testing-context.ts';
import { validateGlb } from '../_shared/testing-validate.ts';
import { op, params } from './op.ts';
import { run } from './run.ts';

/** One word that the parser must guess, and a table that it is sure of. */
const PROMPT = 'a frobozz on a wooden table';
type Json = Record<string, unknown>;
let server: ChatServer;

beforeAll(async () => {
  server = await startChatServer(() => undefined);
});
beforeEach(() => {
  server.requests.length = 0;
});
afterAll(() => server.close());

/** The planner as an op sees it, without a worker in between. */
function planner(when: 'unsure' | 'always' = 'unsure'): Planner {
  const source = new ChatPlanner({
    url: server.url,
    model: 'tiny-1',
    key: 'sk-test',
    when,
    timeoutMs: 2000,
    log: SILENT,
  });
  return {
    model: source.model,
    when,
    async ask(question, read) {
      const reply = await source.ask(question, new AbortController().signal);
      if ('failure' in reply) return reply;
      try {
        return { value: read(JSON.parse(reply.text)) };
      } catch {
        return { failure: 'unusable' };
      }
    },
  };
}

const parse = (fields: Json = {}) => params.parse({ prompt: PROMPT, quality: 'draft', seed: 7, ...fields });
const live = new AbortController().signal;
const sketch = async (plan?: Planner, fields: Json = {}) =>
  (await sketchScene(parse(fields), fakeContext(7, live, plan))).sketch;
const node = (id: string, archetype: string, like: string, more: Json = {}) => ({
  id,
  archetype,
  like,
  words: like,
  stands_for: null,
  count: 1,
  adjectives: [],
  depiction: null,
  params: [],
  materials: [],
  size: null,
  ...more,
});
const VASE = node('v', 'vase', 'vase', { words: 'frobozz', stands_for: 'frobozz' });
const TABLE = node('t', 'table', 'table', {
  materials: [{ slot: 'top', material: 'wood', color: null, color2: null, finish: null }],
});
const PLAN = { nodes: [VASE, TABLE], relations: [{ a: 'v', rel: 'on', b: 't' }], ignored: [] };

test('a plan is made into the model, and the account says so', async () => {
  server.answer = (r) => complete(r, PLAN);
  const context = fakeContext(7, live, planner());
  await run(parse(), context);
  expect(context.values).toMatchObject({
    understood: {
      nodes: [
        { archetype: 'vase', confidence: 'guess', words: 'frobozz' },
        { archetype: 'table', confidence: 'planned' },
      ],
      relations: ['frobozz on table'],
      guesses: [{ word: 'frobozz', taken_as: 'vase' }],
      planner: { model: 'tiny-1', used: true, reason: 'planned' },
    },
  });
  expect(op.output?.safeParse(context.values).error).toBeUndefined();
  expect(await validateGlb(context.files.get('model.glb')!)).toEqual([]);
  const lineage = JSON.parse(new TextDecoder().decode(context.kept.get('lineage.json')));
  expect(lineage.scene.nodes.map((n: Json) => n.archetype)).toEqual(['vase', 'table']);
});

test('the model is told the request, what is certain, and nothing of the member', async () => {
  server.answer = (r) => complete(r, PLAN);
  await sketch(planner(), { negative: 'legs' });
  const [system, user] = server.requests[0]!.body.messages;
  expect(user!.content).toMatch(/^Parameters and slots.*\ntable: params style dining\|/);
  expect(user!.content).toContain(`\nRequest: ${PROMPT}\nLeave out: legs\nThese must be nodes: 1 table (table)`);
  expect(system!.content).toContain('\ncreature*: dog, ');
});

test('a prompt that the parser is sure of is not sent, unless it is always to be', async () => {
  server.answer = (r) => complete(r, { ...PLAN, relations: [] });
  const sure = { prompt: 'a blue vase on a wooden table' };
  const before = await sketch(undefined, sure);
  const unsure = await sketch(planner('unsure'), sure);
  expect(server.requests).toHaveLength(0);
  expect(unsure.scene).toEqual(before.scene);
  expect(unsure.understood.planner).toEqual({ model: 'tiny-1', used: false, reason: 'not needed' });
  expect((await sketch(planner('always'), sure)).understood.planner?.used).toBe(true);
});

const many = Array.from({ length: 10_000 }, (_, i) => node(`n${i}`, 'creature', 'cat'));
test.each<[string, ChatServer['answer'], string]>([
  ['an error', (r) => refuse(r.response, 404, 'model_not_found', 'no such model'), 'unavailable'],
  ['a refusal', (r) => complete(r, null, { refusal: 'no' }), 'refused'],
  ['no JSON', (r) => complete(r, 'Once upon a time'), 'unusable'],
  ['JSON of another shape', (r) => complete(r, { scene: { objects: ['vase'] } }), 'unusable'],
  [
    'an unknown archetype',
    (r) => complete(r, { ...PLAN, nodes: [node('v', 'frobozz', 'frobozz'), TABLE] }),
    'unusable',
  ],
  ['ten thousand nodes', (r) => complete(r, { ...PLAN, nodes: many }), 'unavailable'],
  ['seventeen nodes', (r) => complete(r, { nodes: many.slice(0, 17) }), 'unusable'],
  ['a relation to nothing', (r) => complete(r, { ...PLAN, relations: [{ a: 'v', rel: 'on', b: 'x' }] }), 'unusable'],
  ['a plan that lost the table', (r) => complete(r, { ...PLAN, nodes: [VASE], relations: [] }), 'unusable'],
])('%s leaves the scene as it is without a planner', async (_, answer, reason) => {
  server.answer = answer;
  const without = await sketch();
  const { scene, understood } = await sketch(planner());
  expect(server.requests).toHaveLength(1);
  expect(scene).toEqual(without.scene);
  expect(understood).toEqual({ ...without.understood, planner: { model: 'tiny-1', used: false, reason } });
});

test('without a plan the file is the same to the byte as without a planner', async () => {
  server.answer = (r) => complete(r, 'no');
  const make = async (plan?: Planner) => {
    const context = fakeContext(7, live, plan);
    await run(parse({ prompt: 'a frabjous vase' }), context);
    return createHash('sha256').update(context.files.get('model.glb')!).digest('hex');
  };
  expect(await make(planner())).toBe(await make());
});

test('what no archetype makes is put together, and stands on what it is to stand on', async () => {
  const part = {
    name: 'foot',
    shape: 'cylinder',
    size: [0.3, 0.1, 0.3],
    at: [0, 0.05, 0],
    turn: null,
    material: 'brass',
  };
  const head = { ...part, name: 'head', shape: 'ball', size: [0.2, 0.2, 0.2], at: [0, 0.18, 0], color: 'teal' };
  const made = { id: 'v', archetype: 'parts', words: 'frobozz', stands_for: null, count: 1, parts: [part, head] };
  server.answer = (r) => complete(r, { ...PLAN, nodes: [made, TABLE] });
  const context = fakeContext(7, live, planner());
  await run(parse(), context);
  expect(context.values).toMatchObject({ understood: { planner: { used: true } } });
  expect(op.output?.safeParse(context.values).error).toBeUndefined();
  expect(await validateGlb(context.files.get('model.glb')!)).toEqual([]);
  const lineage = JSON.parse(new TextDecoder().decode(context.kept.get('lineage.json')));
  expect(lineage.nodes[0].parts.map((p: Json) => p.name)).toEqual(['foot', 'head']);
});

test('wild numbers are clamped, and relations in a circle still give a model', async () => {
  const wild = node('v', 'vase', 'vase', {
    params: [
      { name: 'height', value: 1e12 },
      { name: 'handles', value: -5 },
    ],
    count: 2,
  });
  const circle = ['on', 'under', 'behind', 'holding', 'facing', 'on'].map((rel, i) =>
    i % 2 ? { a: 't', rel, b: 'v' } : { a: 'v', rel, b: 't' },
  );
  const relations = [...circle, { a: 'v', rel: 'on', b: 'v' }];
  server.answer = (r) => complete(r, { ...PLAN, nodes: [wild, TABLE], relations });
  const context = fakeContext(7, live, planner());
  await run(parse(), context);
  expect(context.values).toMatchObject({ understood: { planner: { used: true } } });
  const lineage = JSON.parse(new TextDecoder().decode(context.kept.get('lineage.json')));
  expect(lineage.scene.nodes[0].params).toMatchObject({ height: 1.5, handles: 0 });
  expect(await validateGlb(context.files.get('model.glb')!)).toEqual([]);
});
