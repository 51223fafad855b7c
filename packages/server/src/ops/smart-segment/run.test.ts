import { measureMesh, mergeMeshes, readScene, weld } from '@claywork/kernels';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fakeContext } from '../_shared/testing-context.ts';
import { validateGlb } from '../_shared/testing-validate.ts';
import { op, params } from './op.ts';
import { run } from './run.ts';

/** A red mushroom on a cream stem with a green base, on a grey ground. */
const PICTURE = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="320"><rect width="300" height="320" fill="#9aa4ae"/>
   <path d="M110 160 L104 262 L196 262 L190 160 Z" fill="#efe3c8"/>
   <path d="M40 256 L260 256 L260 300 L40 300 Z" fill="#2f8a3a"/>
   <path d="M30 170 Q40 40 150 36 Q260 40 270 170 Q150 196 30 170 Z" fill="#c81e1e"/></svg>`,
);

async function make(fields: object) {
  const png = await sharp(PICTURE).png().toBuffer();
  const context = fakeContext(5);
  context.input = async () => ({ name: 'image.png', bytes: png });
  const parsed = params.parse({ image_token: 'img_1', granularity: 'medium', ...fields });
  await run(parsed, context);
  return context;
}

test('a picture becomes named, closed, textured parts and a mask in flat colours', { timeout: 60_000 }, async () => {
  const { files, values, preview } = await make({ hint: 'red cap and green base' });
  expect([...files.keys()]).toEqual(op.files(params.parse({ granularity: 'fine' })));
  const names = values.parts as string[];
  expect(names).toEqual(expect.arrayContaining(['red cap', 'green base']));
  const glb = files.get('parts.glb') as Uint8Array;
  expect(await validateGlb(glb)).toEqual([]);
  const { scene } = await readScene(glb, 'parts.glb');
  expect(scene.textures.length).toBeGreaterThan(0);
  expect(scene.meshes).toHaveLength(names.length);
  for (const { primitives } of scene.meshes) {
    const facts = measureMesh(weld(mergeMeshes(primitives.map((p) => p.mesh))));
    expect(facts.isWatertight).toBe(true);
  }
  expect(scene.nodes.map((n) => n.name)).toEqual(expect.arrayContaining(names));
  const { data, info } = await sharp(files.get('mask.png')).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([300, 320, 4]);
  const legend = values.legend as { name: string; color: string }[];
  expect(legend.map((entry) => entry.name)).toEqual(names);
  const colorAt = (x: number, y: number): string =>
    `#${[...data.subarray(4 * (y * 300 + x), 4 * (y * 300 + x) + 3)].map((v) => v.toString(16).padStart(2, '0')).join('')}`;
  expect(legend.find((entry) => entry.color === colorAt(150, 100))?.name).toBe('red cap');
  expect(legend.find((entry) => entry.color === colorAt(80, 280))?.name).toBe('green base');
  expect(data[3]).toBe(0);
  const flat = new Set(Array.from({ length: 300 * 320 }, (_, i) => data.readUInt32BE(4 * i)));
  expect(flat.size).toBeLessThanOrEqual(names.length + 1);
  expect(preview?.length).toBeGreaterThan(500);
});

test('one picture and no model; 85 credits', () => {
  const read = (fields: object) => params.parse({ granularity: 'coarse', ...fields });
  expect(op.check?.(read({}), {})).toMatch(/^image_token: /);
  expect(op.check?.(read({ input: 'task' }), {})).toMatch(/^input: /);
  expect(op.check?.(read({ image_task: 'a' }), {})).toBeUndefined();
  expect(op.price(read({ image_token: 'a' }), op.prices)).toBe(85);
  expect(params.safeParse({ image_token: 'a' }).success).toBe(false);
});
