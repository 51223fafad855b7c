import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fakeContext } from '../_shared/testing-context.ts';
import { op, params } from './op.ts';
import { run } from './run.ts';

/** A blue bottle with a yellow band, wider than deep nowhere, drawn here; the ground is clear. */
const BOTTLE = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="400">
   <path d="M100 20 h40 v80 q60 30 60 90 v180 q-80 20 -160 0 v-180 q0 -60 60 -90 Z" fill="#2050c0"/>
   <rect x="40" y="220" width="160" height="70" fill="#f0d020"/></svg>`,
);

async function make(svg: Buffer) {
  const png = await sharp(svg).png().toBuffer();
  const context = fakeContext(5);
  context.input = async () => ({ name: 'image.png', bytes: png });
  const parsed = params.parse({ image_token: 'img_1' });
  await run(parsed, context);
  const views = await Promise.all(
    op.files(parsed).map(async (name) => {
      const { data, info } = await sharp(context.files.get(name)).raw().toBuffer({ resolveWithObject: true });
      return { name, data, ...info };
    }),
  );
  return { context, views };
}

type View = Awaited<ReturnType<typeof make>>['views'][number];

function boxOf({ data, width, height }: View) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let i = 0; i < width * height; i++) {
    if (data[4 * i + 3] < 128) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
  }
  return { left, top, right, bottom };
}

/** The colour at a share of the box. */
function colorAt(view: View, x: number, y: number): number[] {
  const { left, top, right, bottom } = boxOf(view);
  const [px, py] = [left + x * (right - left), top + y * (bottom - top)].map(Math.floor);
  return [...view.data.subarray(4 * (py * view.width + px), 4 * (py * view.width + px) + 4)];
}

test('four views on one scale and ground line, in the colours of the picture', async () => {
  const { context, views } = await make(BOTTLE);
  expect(views.map(({ name }) => name)).toEqual(['front.png', 'left.png', 'back.png', 'right.png']);
  expect(new Set(views.flatMap(({ width, height, channels }) => [width, height, channels]))).toEqual(
    new Set([1024, 4]),
  );
  expect(context.values).toEqual({ side: 1024, outline: 'alpha', cut_off: false });
  const boxes = views.map(boxOf);
  for (const { top, bottom, left, right } of boxes) {
    // One scale; seen from a little above, what is not quite round is not quite as high from all sides.
    expect(Math.abs(bottom - top - (boxes[0].bottom - boxes[0].top))).toBeLessThan(18);
    expect(Math.abs(bottom - boxes[0].bottom)).toBeLessThan(5);
    expect(Math.abs((left + right) / 2 - 512)).toBeLessThan(6);
  }
  // A round thing is about as deep as wide, and its band goes around.
  expect((boxes[1].right - boxes[1].left) / (boxes[0].right - boxes[0].left)).toBeGreaterThan(0.7);
  for (const view of views) {
    const [r, g, b] = colorAt(view, 0.5, 0.66);
    expect(Math.min(r, g)).toBeGreaterThan(b + 60);
    const [r2, , b2] = colorAt(view, 0.5, 0.45);
    expect(b2).toBeGreaterThan(r2 + 60);
  }
  expect(context.preview?.length).toBeGreaterThan(500);
});

test('the front has the pixels of a picture that is large enough', async () => {
  const svg = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1100" height="1300">
     <rect x="150" y="100" width="700" height="1000" rx="60" fill="#7a4a20"/><circle cx="500" cy="600" r="200" fill="#19c37d"/></svg>`,
  );
  const { views } = await make(svg);
  const [front] = views;
  // As large as the highest of the views needs, no more.
  expect(front.width).toBeGreaterThanOrEqual(Math.ceil(1000 / 0.88));
  expect(front.width).toBeLessThan(1250);
  const { left, top, right, bottom } = boxOf(front);
  expect([right - left, bottom - top]).toEqual([700, 1000]);
  expect(colorAt(front, 0.5, 0.5)).toEqual([0x19, 0xc3, 0x7d, 255]);
});

test('a picture of nothing is refused with a sentence', async () => {
  const empty = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#fff"/></svg>',
  );
  await expect(make(empty)).rejects.toThrow('Nothing in the picture stands out');
});

test('exactly one picture', () => {
  expect(op.check?.(params.parse({}), {})).toMatch(/^image_token: /);
  expect(op.check?.(params.parse({ image_task: 'b' }), {})).toBeUndefined();
});
