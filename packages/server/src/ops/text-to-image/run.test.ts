import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { IMAGE_TIERS } from '../_shared/image-tiers.ts';
import { ASPECTS, pictureSize } from '../_shared/picture-terms.ts';
import { fakeContext } from '../_shared/testing-context.ts';
import { op, params } from './op.ts';
import { type Order, orderPicture } from './order.ts';
import { fulfil } from './run.ts';

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The same order, coarse and small: 1/`by` of the size. */
function shrink({ sheet, understood }: Order, by: number): Order {
  const panels = sheet.panels.map(({ left, top, order }) => {
    const { plan } = order;
    const build = { ...plan.build, textureSize: 256, rays: 2, cellsMax: 40, faceCount: 4000 };
    const small = { ...order, width: order.width / by, height: order.height / by };
    return {
      left: left / by,
      top: top / by,
      order: { ...small, plan: { ...plan, build, samples: 2, lift: 1 as const, fine: 0.3 } },
    };
  });
  return { sheet: { width: sheet.width / by, height: sheet.height / by, panels }, understood };
}

const make = async (fields: Record<string, unknown>, by = 16, seed = 7, signal = new AbortController().signal) => {
  const parsed = params.parse({ style: 'turbo', ...fields });
  const context = fakeContext(seed, signal);
  await fulfil(shrink(await orderPicture(parsed, context), by), parsed, context);
  return { ...context, png: context.files.get('image-1.png') as Uint8Array };
};

/** The mean colour of a share of the picture: left, top, width, height, 0..1. */
async function meanOf(png: Uint8Array, [x, y, w, h]: number[]): Promise<number[]> {
  const { width = 0, height = 0 } = await sharp(png).metadata();
  const area = {
    left: Math.round(x * width),
    top: Math.round(y * height),
    width: Math.round(w * width),
    height: Math.round(h * height),
  };
  const { channels } = await sharp(await sharp(png).extract(area).toBuffer()).stats();
  return channels.map((c) => c.mean);
}

test('a prompt becomes one picture with a preview and an account of what was understood', async () => {
  const made = await make({ prompt: 'a red apple on a wooden table, oil painting, close-up', aspect: '4:3' }, 8);
  expect([...made.files.keys()]).toEqual(op.files(params.parse({ prompt: 'x' })));
  const { width, height } = pictureSize('1K', '4:3');
  expect(await sharp(made.png).metadata()).toMatchObject({
    format: 'png',
    width: width / 8,
    height: height / 8,
    channels: 3,
  });
  expect(await sharp(made.preview).metadata()).toMatchObject({ format: 'webp' });
  expect(op.output?.safeParse(made.values).error).toBeUndefined();
  expect(made.values).toMatchObject({
    understood: {
      nodes: [{ archetype: 'apple' }, { archetype: 'table' }],
      picture: { backdrop: 'studio', finish: 'oil', shot: 'close-up', words: ['oil painting', 'close up'] },
    },
    seed: 7,
  });
  const fractions = made.steps.map((s) => s.fraction);
  expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
  expect(new Set(made.steps.map((s) => s.stage)).size).toBeGreaterThan(4);
});

test('the same prompt and seed give the same bytes, another seed others', async () => {
  const [a, b, c] = [
    await make({ prompt: 'a vase' }),
    await make({ prompt: 'a vase' }),
    await make({ prompt: 'a vase' }, 16, 8),
  ];
  expect(hash(a.png)).toBe(hash(b.png));
  expect(hash(a.png)).not.toBe(hash(c.png));
});

test('the background has the colour that was asked for, the subject keeps its own', async () => {
  const { png } = await make({ prompt: 'a green vase, make the background red' }, 8);
  const [r, g, b] = await meanOf(png, [0, 0, 1, 0.12]);
  // #c8201c
  expect(Math.abs(r - 200) + Math.abs(g - 32) + Math.abs(b - 28)).toBeLessThan(60);
  const middle = await meanOf(png, [0.47, 0.55, 0.06, 0.2]);
  expect(middle[1]).toBeGreaterThan(middle[0]);
});

test('a style makes its own sizes only, and the error names the field', () => {
  for (const [style, { sizes }] of Object.entries(IMAGE_TIERS))
    for (const size of ['1K', '2K', '4K']) {
      const problem = op.check?.(params.parse({ prompt: 'a cat', style, size }), {});
      if ((sizes as readonly string[]).includes(size)) expect(problem).toBeUndefined();
      else expect(problem).toBe(`size: style ${style} makes ${sizes.join(' or ')}`);
    }
});

test('every style and aspect is ordered at its exact size', async () => {
  for (const [style, { sizes }] of Object.entries(IMAGE_TIERS))
    for (const size of sizes)
      for (const aspect of ASPECTS) {
        const order = await orderPicture(params.parse({ prompt: 'a forest', style, size, aspect }), fakeContext(1));
        expect(order.sheet).toMatchObject(pictureSize(size, aspect));
      }
});

const ordered = async (template: string, prompt = 'a knight with a sword', aspect = '1:1') =>
  (await orderPicture(params.parse({ prompt, template, aspect }), fakeContext(3))).sheet;

test('templates show a thing as they say', async () => {
  const [t] = (await ordered('t_pose', 'a wizard at sunset')).panels;
  expect(t.order.scene?.nodes[0].params?.pose).toBe('t_pose');
  expect(t.order.picture).toMatchObject({ angle: 'front', shot: 'full', backdrop: 'hills' });
  const [full] = (await ordered('character_completion', 'close-up portrait of a knight and a dog')).panels;
  expect(full.order.picture).toMatchObject({ shot: 'full', backdrop: 'plain' });
  expect(full.order.scene?.nodes).toHaveLength(1);
  expect((await ordered('figure')).panels[0].order.figurine).toBe(true);
  const designs = (await ordered('variants', 'a vase')).panels.map((p) => JSON.stringify(p.order.scene?.nodes));
  expect(new Set(designs).size).toBe(4);
  // A place alone is a thing here.
  expect((await ordered('figure', 'a mountain')).panels[0].order.scene?.nodes).toHaveLength(1);
});

test('sheets are covered by their panels, exactly', async () => {
  for (const template of ['asset_extraction', 'variants'])
    for (const aspect of ASPECTS) {
      const { width, height, panels } = await ordered(template, 'a vase', aspect);
      const area = panels.reduce((sum, { order }) => sum + order.width * order.height, 0);
      expect(area).toBe(width * height);
      for (const { left, top, order } of panels) {
        expect(left + order.width).toBeLessThanOrEqual(width);
        expect(top + order.height).toBeLessThanOrEqual(height);
      }
    }
});

test('a figurine stands before its box', async () => {
  const { png } = await make({ prompt: 'a red vase', template: 'figure' }, 16);
  expect(await sharp(png).metadata()).toMatchObject({ width: 64, height: 64 });
  // The print is orange: it shows in the right half only.
  const [left, right] = [await meanOf(png, [0, 0.2, 0.4, 0.5]), await meanOf(png, [0.5, 0.2, 0.4, 0.5])];
  expect(right[0] - right[2]).toBeGreaterThan(left[0] - left[2]);
});

test('an aborted task stops', async () => {
  await expect(make({ prompt: 'a vase' }, 16, 7, AbortSignal.abort())).rejects.toThrow();
});
