import { drawSplats, readSplat } from '@claywork/kernels';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fakeContext } from '../_shared/testing-context.ts';
import { op, params } from './op.ts';
import { run } from './run.ts';

/** A green pear with a white label and a brown stalk on a grey ground, drawn here. */
const PEAR = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="360"><rect width="300" height="360" fill="#9aa4ae"/>
   <rect x="142" y="20" width="16" height="60" fill="#5a3412"/>
   <path d="M150 60 Q205 70 205 150 Q265 200 255 260 Q235 340 150 340 Q65 340 45 260 Q35 200 95 150 Q95 70 150 60 Z" fill="#5aa52a"/>
   <circle cx="150" cy="250" r="45" fill="#fff"/></svg>`,
);

async function make(svg: Buffer, seed = 5) {
  const png = await sharp(svg).png().toBuffer();
  const context = fakeContext(seed);
  context.input = async () => ({ name: 'image.png', bytes: png });
  await run(params.parse({ image_token: 'img_1' }), context);
  return { ...context, file: context.files.get('scene.splat') as Uint8Array };
}

let pear: Awaited<ReturnType<typeof make>> | undefined;

test('a picture becomes splats that show it from the front, and its colours from behind', async () => {
  pear = await make(PEAR);
  const { file, values, preview } = pear;
  const splats = readSplat(file);
  expect(values).toEqual({ splats: splats.count, outline: 'plain', cut_off: false, seed: 5 });
  expect(splats.count).toBeGreaterThan(60_000);
  expect(splats.count).toBeLessThanOrEqual(150_000);
  expect(preview?.length).toBeGreaterThan(500);
  // The longest side is 2, y runs down: the stalk is on top.
  let [low, high] = [9, -9];
  for (let i = 1; i < splats.positions.length; i += 3) {
    low = Math.min(low, splats.positions[i]);
    high = Math.max(high, splats.positions[i]);
  }
  expect(high - low).toBeGreaterThan(1.95);
  expect(high - low).toBeLessThan(2.02);
  const look = (z: number) => {
    const camera = { eye: [0, 0, z], target: [0, 0, 0], up: [0, -1, 0], height: 2 } as const;
    const { data } = drawSplats(splats, camera, { width: 320, height: 320 });
    // Pixels of the drawing: 320 of them are 320 of the picture's, from y = 20.
    return (x: number, y: number): number[] => [...data.subarray(4 * (y * 320 + x), 4 * (y * 320 + x) + 4)];
  };
  const near = (color: readonly number[], other: readonly number[]): number =>
    Math.max(...[0, 1, 2].map((c) => Math.abs(color[c] - other[c])));
  const front = look(-4);
  expect(near(front(160, 230), [255, 255, 255])).toBeLessThan(8);
  expect(near(front(160, 100), [0x5a, 0xa5, 0x2a])).toBeLessThan(8);
  expect(near(front(160, 20), [0x5a, 0x34, 0x12])).toBeLessThan(24);
  expect(front(160, 230)[3]).toBeGreaterThan(250);
  expect(front(20, 20)[3]).toBe(0);
  const back = look(4);
  const [r, g, b, a] = back(160, 230);
  expect(a).toBeGreaterThan(245);
  expect(g).toBeGreaterThan(Math.max(r, b) + 40);
});

test('the same seed gives the same file, and a picture of nothing is refused', async () => {
  pear ??= await make(PEAR);
  expect(Buffer.compare(pear.file, (await make(PEAR)).file)).toBe(0);
  const empty = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#fff"/></svg>',
  );
  await expect(make(empty)).rejects.toThrow('Nothing in the picture stands out');
});

test('exactly one picture', () => {
  expect(op.check?.(params.parse({}), {})).toMatch(/^image_token: /);
  expect(op.check?.(params.parse({ image_task: 'b', seed: 3 }), {})).toBeUndefined();
});
