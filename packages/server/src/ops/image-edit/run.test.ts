import sharp from 'sharp';
import { expect, test } from 'vitest';
import { IMAGE_TIERS } from '../_shared/image-tiers.ts';
import { pictureSize } from '../_shared/picture-terms.ts';
import { fakeContext } from '../_shared/testing-context.ts';
import { op, params } from './op.ts';
import { fulfil } from './run.ts';

/** A blue vase with a yellow band on a grey ground, drawn here. */
const PICTURE = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="180"><rect width="240" height="180" fill="#a7b0b8"/>
   <path d="M96 24 H144 Q138 50 158 82 Q176 116 150 156 H90 Q64 116 82 82 Q102 50 96 24 Z" fill="#2457b8"/>
   <path d="M76 100 H164 V112 H76 Z" fill="#f0c320"/></svg>`,
);
const PLAN = { side: 140, rounds: 1 };

async function make(fields: object, seed = 3, signal?: AbortSignal, picture = PICTURE) {
  const png = await sharp(picture).png().toBuffer();
  const context = fakeContext(seed, signal);
  context.input = async () => ({ name: 'image.png', bytes: png });
  const parsed = params.parse({ image_token: 'img_1', style: 'turbo', ...fields });
  await fulfil(parsed, context, PLAN);
  return { ...context, png: context.files.get('image-1.png') as Uint8Array };
}

/** The mean colour about a place, 0..1 across and down. */
async function colorAt(png: Uint8Array, x: number, y: number): Promise<number[]> {
  const { width = 0, height = 0 } = await sharp(png).metadata();
  const area = { left: Math.round(x * width) - 8, top: Math.round(y * height) - 8, width: 16, height: 16 };
  const { channels } = await sharp(await sharp(png).extract(area).toBuffer()).stats();
  return channels.map((c) => c.mean);
}

test('the subject is recoloured, its ground becomes another, and what was done is told', async () => {
  const made = await make({ prompt: 'Please turn the vase red, then make the background white.' });
  const [r, g, b] = await colorAt(made.png, 0.5, 0.8);
  expect(r).toBeGreaterThan(1.8 * Math.max(g, b));
  expect((await colorAt(made.png, 0.06, 0.1)).every((v) => v > 250)).toBe(true);
  expect(made.values).toMatchObject({ understood: [{ kind: 'recolor' }, { kind: 'ground' }], notes: [], seed: 3 });
  expect(op.output?.safeParse(made.values).error).toBeUndefined();
  expect(await sharp(made.preview).metadata()).toMatchObject({ format: 'webp' });
  const fractions = made.steps.map((s) => s.fraction);
  expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
});

test('the ground goes, and the file is see-through', async () => {
  const { png } = await make({ prompt: 'remove the background' });
  expect((await sharp(png).metadata()).channels).toBe(4);
  expect((await colorAt(png, 0.06, 0.1))[3]).toBe(0);
  expect((await colorAt(png, 0.5, 0.8))[3]).toBe(255);
});

test('sizes are exact: the shape that was asked for, or the own one', async () => {
  const wide = await make({ prompt: 'make it sepia', aspect: '21:9' });
  expect(await sharp(wide.png).metadata()).toMatchObject(pictureSize('1K', '21:9'));
  const own = await make({ prompt: 'mirror it' });
  const { width = 0, height = 0 } = await sharp(own.png).metadata();
  expect(width / height).toBeCloseTo(4 / 3, 2);
  expect(Math.abs(width * height - 1024 ** 2) / 1024 ** 2).toBeLessThan(0.01);
});

test('what no instruction touches is as fine as it was given, though it is worked on smaller', async () => {
  const fine = Array.from({ length: 120 }, (_, k) => `<rect x="${2 * k}" width="1" height="180"/>`).join('');
  const picture = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="180"><rect width="240" height="180" fill="#fff"/>${fine}</svg>`,
  );
  const { png } = await make({ prompt: "write 'HI' at the top in red" }, 3, undefined, picture);
  const { width = 0, height = 0 } = await sharp(png).metadata();
  const area = { left: 0, top: Math.round(0.7 * height), width, height: 20 };
  const { channels } = await sharp(await sharp(png).extract(area).toBuffer()).stats();
  // Lines of one pixel: a copy of 160 pixels has none of them.
  expect(channels[0].stdev).toBeGreaterThan(60);
});

test('the same wish and seed give the same bytes', async () => {
  const [a, b] = [await make({ prompt: 'old film with grain' }), await make({ prompt: 'old film with grain' })];
  expect(Buffer.compare(a.png, b.png)).toBe(0);
});

test('what is not understood, and what is not there, fails with a sentence', async () => {
  await expect(make({ prompt: 'turn the vase red and juggle three kittens' })).rejects.toThrow(/juggle three kittens/);
  await expect(make({ prompt: 'use the colours of the reference' })).rejects.toThrow(/refs/);
});

test('fields are checked before anything is charged', () => {
  const check = (fields: object) => op.check?.(params.parse(fields), {});
  expect(check({ image_token: 'i' })).toMatch(/^prompt: required/);
  expect(check({ prompt: 'mirror it' })).toMatch(/^image_token: required/);
  expect(check({ image_token: 'i', template: 'figure' })).toBeUndefined();
  for (const [style, { sizes }] of Object.entries(IMAGE_TIERS))
    expect(check({ image_token: 'i', prompt: 'x', style, size: '4K' })).toBe(
      (sizes as readonly string[]).includes('4K') ? undefined : `size: style ${style} makes ${sizes.join(' or ')}`,
    );
  expect(params.safeParse({ image_token: 'i', refs: ['a', 'b', 'c', 'd'] }).success).toBe(false);
});

test('an aborted task stops', async () => {
  await expect(make({ prompt: 'make it red' }, 3, AbortSignal.abort())).rejects.toThrow();
});

test('a part is taken away, and a thing is put beside what is left', async () => {
  const { png, values } = await make({ prompt: 'remove the yellow part, then add a red ball on the left of it' });
  const [r, g, b] = await colorAt(png, 0.5, 0.59);
  expect(b).toBeGreaterThan(1.5 * Math.max(r, g));
  expect(values).toMatchObject({ understood: [{ kind: 'remove' }, { kind: 'add' }] });
  const row = await Promise.all([0.1, 0.14, 0.18, 0.22, 0.26, 0.3].map((x) => colorAt(png, x, 0.74)));
  expect(row.some(([red, green, blue]) => red > 1.5 * Math.max(green, blue))).toBe(true);
});

test.each(['3d_enhance', 'variants', 't_pose', 'character_completion', 'figure'] as const)(
  'template %s needs no words, and makes a picture of the size that was asked for',
  async (template) => {
    const { png, values } = await make({ template, aspect: '3:2' });
    expect(await sharp(png).metadata()).toMatchObject(pictureSize('1K', '3:2'));
    expect(op.output?.safeParse(values).error).toBeUndefined();
    const { channels } = await sharp(png).stats();
    expect(channels.slice(0, 3).some((c) => c.stdev > 12)).toBe(true);
  },
);
