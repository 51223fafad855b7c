import { createHash } from 'node:crypto';

import { ARCHETYPES, joinScene, type Lineage, parsePrompt, readFbx, readScene } from '@claywork/kernels';
import { expect, test } from 'vitest';
import { ladderPlan } from '../_shared/ladder.ts';
import { partOfFaces } from '../_shared/read-lineage.ts';
import { sculptModel } from '../_shared/sculpt-model.ts';
import { fakeContext } from '../_shared/testing-context.ts';
import { validateGlb } from '../_shared/testing-validate.ts';
import { op, params } from './op.ts';
import { run } from './run.ts';

const make = async (fields: Record<string, unknown>) => {
  const parsed = params.parse({ quality: 'draft', seed: 7, ...fields });
  const context = fakeContext(parsed.seed ?? 0);
  await run(parsed, context);
  return { ...context, glb: context.files.get('model.glb') as Uint8Array };
};
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
type Node = { archetype: string; confidence: string };
const understood = (values: Record<string, unknown>) => values.understood as { nodes: Node[]; guesses: unknown[] };

test('a prompt becomes one valid GLB with a preview, lineage and an account of what was understood', async () => {
  const made = await make({ prompt: 'three red apples on a wooden table' });
  expect([...made.files.keys()]).toEqual(op.files(params.parse({ prompt: 'abc' })));
  expect(await validateGlb(made.glb)).toEqual([]);
  expect(made.preview?.length).toBeGreaterThan(500);
  expect(understood(made.values).nodes.map((n) => n.archetype)).toEqual(['apple', 'table']);
  expect(op.output?.safeParse(made.values).success).toBe(true);
  expect(JSON.parse(new TextDecoder().decode(made.kept.get('lineage.json')))).toMatchObject({ version: 1 });
  const fractions = made.steps.map((s) => s.fraction);
  expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
  expect(new Set(made.steps.map((s) => s.stage)).size).toBeGreaterThan(3);
});

test('the same prompt and seed give the same bytes, another seed others', async () => {
  const prompt = { prompt: 'a blue vase' };
  const [a, b, c] = [await make(prompt), await make(prompt), await make({ ...prompt, seed: 8 })];
  expect(hash(a.glb)).toBe(hash(b.glb));
  expect(hash(a.glb)).not.toBe(hash(c.glb));
});

const build = (prompt: string, fields: Record<string, unknown>, threads: number) => {
  const { scene } = parsePrompt(prompt, { seed: 3, archetypes: ARCHETYPES });
  const ladder = ladderPlan(params.parse({ prompt, ...fields }));
  return sculptModel(scene, ladder, { threads, signal: new AbortController().signal, progress: () => undefined });
};

test('a textured model is the same to the byte on one and on two threads', async () => {
  const [one, two] = [await build('a red apple', {}, 1), await build('a red apple', {}, 2)];
  expect(hash(one.glb)).toBe(hash(two.glb));
  expect(await validateGlb(one.glb)).toEqual([]);
  expect(one.scene.textures.map((t) => t.name)).toEqual(['base color', 'occlusion, roughness, metallic', 'normal']);
});

test('a model of many parts is the same to the byte on one and on two threads', async () => {
  const dragon = (threads: number) => build('a green dragon with orange wings', { quality: 'draft' }, threads);
  const [one, two] = [await dragon(1), await dragon(2)];
  expect(one.facts.parts).toBeGreaterThan(30);
  expect(hash(one.glb)).toBe(hash(two.glb));
});

test('a face limit is kept within 2 %', async () => {
  const { values } = await make({ prompt: 'a cupcake with a cherry', face_limit: 3000 });
  expect(values.faces).toBeLessThanOrEqual(3060);
  expect(values.faces).toBeGreaterThanOrEqual(2940);
});

test.each([
  ['a stone castle', { face_limit: 100 }, 98, 100],
  ['the word HI', { game_ready: true }, 4500, 5500],
  ['a robot', { low_poly: true, face_limit: 1, parts: true }, 490, 500],
])('%s with %j has a valid file of %i to %i faces', async (prompt, fields, least, most) => {
  const { values, glb } = await make({ prompt, ...fields });
  expect(values.faces).toBeGreaterThanOrEqual(least);
  expect(values.faces).toBeLessThanOrEqual(most);
  expect(await validateGlb(glb)).toEqual([]);
});

test('auto_size gives real metres', async () => {
  const sizes = await Promise.all([true, false].map((auto_size) => make({ prompt: 'a wooden chair', auto_size })));
  const [real, unit] = sizes.map(({ values }) => values.size as { y: number });
  expect(unit.y).toBeCloseTo(1, 2);
  expect(real.y).toBeGreaterThan(0.6);
  expect(real.y).toBeLessThan(1.3);
  expect(real.y).not.toBeCloseTo(1, 2);
});

test('quads make an FBX of quads in the colours of the thing; parts and game_ready take precedence', async () => {
  const made = await make({ prompt: 'a red ball', quad: true, face_limit: 500 });
  const { scene } = readFbx(made.files.get('model.fbx') as Uint8Array);
  const meshes = scene.meshes.flatMap((m) => m.primitives.map((p) => p.mesh));
  const quads = meshes.reduce((sum, mesh) => sum + (mesh.quadCount ?? 0), 0);
  expect(meshes.reduce((sum, mesh) => sum + mesh.indices.length / 6, 0)).toBe(quads);
  expect(Math.abs(quads - 500)).toBeLessThan(50);
  expect(made.values).toMatchObject({ faces: quads, quads });
  expect(scene.materials.some(({ baseColorFactor: [r, g] }) => r > 4 * g)).toBe(true);
  expect(made.kept.has('lineage.json')).toBe(true);
  expect(made.preview?.length).toBeGreaterThan(500);
  const files = (fields: object) => op.files(params.parse({ prompt: 'a cat', quad: true, ...fields }));
  expect([files({}), files({ parts: true }), files({ game_ready: true })]).toEqual([
    ['model.fbx'],
    ['model.glb'],
    ['model.glb'],
  ]);
});

test('an aborted task stops', async () => {
  const parsed = params.parse({ prompt: 'a vase', quality: 'draft' });
  await expect(run(parsed, fakeContext(1, AbortSignal.abort()))).rejects.toThrow();
});

test('what is kept beside a model tells which part each of its faces is of', async () => {
  const made = await make({ prompt: 'a green dragon with orange wings' });
  const { scene } = await readScene(made.glb);
  const joined = joinScene(scene);
  expect(joined.parts.length).toBeGreaterThan(1);
  const lineage = JSON.parse(new TextDecoder().decode(made.kept.get('lineage.json'))) as Lineage;
  const names = partOfFaces(lineage, joined) as string[];
  const { positions, indices } = joined.mesh;
  const least = (name: string, sign: number): number =>
    Math.min(...names.flatMap((n, f) => (n === name ? [sign * positions[3 * indices[3 * f]]] : [])));
  // the model's left is +X
  expect(least('left wing membrane', 1)).toBeGreaterThan(0);
  expect(least('right wing membrane', -1)).toBeGreaterThan(0);
});
