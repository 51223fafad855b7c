import { isSure } from '@claywork/kernels';
import { expect, test } from 'vitest';
import { slugOf } from '../../catalog/slug.ts';
import { loadRegistry } from '../../engine/registry.ts';
import { motionsOf, RIG_TYPES } from '../../ops/_shared/motion-terms.ts';
import { readThings } from '../../ops/_shared/sketch-scene.ts';
import { STARTER_MODELS } from './starter-models.data.ts';
import { starterSteps } from './starter-steps.ts';

test('some forty models, each with an address and words of its own', () => {
  expect(STARTER_MODELS.length).toBeGreaterThanOrEqual(38);
  for (const name of ['slug', 'title'] as const)
    expect(new Set(STARTER_MODELS.map((model) => model[name])).size).toBe(STARTER_MODELS.length);
  for (const { slug, tags, description } of STARTER_MODELS) {
    expect(slugOf(slug)).toBe(slug);
    expect(tags.length, slug).toBeGreaterThanOrEqual(3);
    expect(description, slug).not.toBe('');
  }
});

test.each(STARTER_MODELS.map((model) => [model.slug, model] as const))('%s: every word is understood', (_, model) => {
  const { understood } = readThings({ prompt: model.prompt }, model.seed ?? 7);
  expect(understood.ignored).toEqual([]);
  expect(understood.left_out ?? []).toEqual([]);
  expect(isSure(understood)).toBe(true);
});

test('every step is one that the operations take, every motion one that there is', async () => {
  const { ops } = await loadRegistry({ lanes: ['generate', 'image', 'splat', 'mesh', 'rig', 'io'] });
  for (const model of STARTER_MODELS) {
    for (const [i, { op, params }] of starterSteps(model).entries())
      expect(ops.get(op)?.params.safeParse(i ? { ...params, input: 'task_before' } : params).success, model.slug).toBe(
        true,
      );
    if (!model.finish || !('motion' in model.finish)) continue;
    const type = RIG_TYPES.find((name) => name === (model.finish as { motion: string }).motion.split(':')[1]);
    expect(type && motionsOf(type), model.slug).toContain(model.finish.motion);
  }
});
