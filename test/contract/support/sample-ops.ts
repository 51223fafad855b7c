import { z } from 'zod';
import { defineOp } from '../../../packages/server/src/engine/define-op.ts';
import type { Op, Ops } from '../../../packages/server/src/http/deps.ts';
import { flag, seed, text } from '../../../packages/server/src/ops/_shared/fields.ts';
import { imageToken, modelToken, taskInput } from '../../../packages/server/src/ops/_shared/ids.ts';
import { imageTierFields, imageTierPricing } from '../../../packages/server/src/ops/_shared/image-tiers.ts';
import { LADDER_PRICES, ladderFields, priceLadder } from '../../../packages/server/src/ops/_shared/ladder.ts';

/**
 * Operations with every kind of field and input that the contract knows, so that the HTTP layer is tested for all of them,
 * whichever are registered. They are never run.
 */
const unrun = { timeoutMs: 1000, load: () => Promise.reject(new Error('a sample op does not run')) };

const sculpt = defineOp({
  name: 'sample-sculpt',
  summary: 'Text to a model.',
  lane: 'generate',
  visibility: 'public',
  params: z.object({ prompt: text(3, 1200), negative: text(0, 255).optional(), ...ladderFields }),
  example: { prompt: 'a green dragon' },
  prices: { base: 20, ...LADDER_PRICES },
  price: priceLadder,
  files: (p) => [p.quad && !p.parts && !p.game_ready ? 'model.fbx' : 'model.glb'],
  thumbnail: true,
  ...unrun,
});

const paint = defineOp({
  name: 'sample-paint',
  summary: 'Text to an image.',
  lane: 'image',
  visibility: 'public',
  params: z.object({ prompt: text(1, 1024), refs: z.array(imageToken).max(3).optional(), ...imageTierFields }),
  example: { prompt: 'a cat' },
  ...imageTierPricing,
  files: () => ['image-1.png'],
  inputs: { refs: 'image_token' },
  thumbnail: true,
  ...unrun,
});

const lift = defineOp({
  name: 'sample-lift',
  summary: 'An image to a model.',
  lane: 'generate',
  visibility: 'public',
  params: z.object({ image_token: imageToken.optional(), image_task: taskInput.optional(), seed }),
  example: { image_token: 'img_example' },
  prices: { base: 30 },
  price: (_, credits) => credits.base,
  files: () => ['model.glb'],
  inputs: { image_token: 'image_token', image_task: 'image_task' },
  check: (p) => (p.image_token || p.image_task ? undefined : 'image_token: is required, or image_task'),
  thumbnail: true,
  ...unrun,
});

const side = imageToken.optional();
const scan = defineOp({
  name: 'sample-scan',
  summary: 'Several views to a model.',
  lane: 'splat',
  visibility: 'private',
  params: z.object({ views: z.object({ front: side, left: side, back: side, right: side }) }),
  example: { views: { front: 'img_example', back: 'img_example' } },
  prices: { base: 30 },
  price: (_, credits) => credits.base,
  files: () => ['scene.splat'],
  inputs: { views: 'image_token' },
  check: (p) => (Object.keys(p.views).length < 2 ? 'views: must have at least 2 views' : undefined),
  thumbnail: true,
  ...unrun,
});

const bring = defineOp({
  name: 'sample-bring',
  summary: 'An uploaded model.',
  lane: 'io',
  visibility: 'private',
  params: z.object({ model_token: modelToken }),
  example: { model_token: 'upl_example' },
  prices: { base: 0 },
  price: (_, credits) => credits.base,
  files: () => ['model.glb'],
  inputs: { model_token: 'model_token' },
  thumbnail: true,
  ...unrun,
});

const shape = defineOp({
  name: 'sample-shape',
  summary: 'A model from a model.',
  lane: 'mesh',
  visibility: 'private',
  params: z.object({
    input: taskInput,
    mode: z.enum(['fine', 'coarse']),
    scale: z.number().gt(0).max(1000).default(1),
    steps: z.int().min(1).max(5).default(1),
    bake: flag(true, 'Bake.'),
    part_names: z.array(text(1, 20)).max(4).optional(),
  }),
  example: { input: 'tsk_example', mode: 'fine' },
  prices: { fine: 30, coarse: 10 },
  price: (p, credits) => credits[p.mode],
  files: () => ['model.glb'],
  inputs: { input: 'task' },
  check: (_, inputs) =>
    inputs.input.files.some((file) => file.name === 'model.glb') ? undefined : 'input: must be a task with a model',
  thumbnail: false,
  ...unrun,
});

/** By name, as a registry holds them. */
export const SAMPLE_OPS: Ops = new Map(
  ([sculpt, paint, lift, scan, bring, shape] as unknown as Op[]).map((op) => [op.name, op]),
);
