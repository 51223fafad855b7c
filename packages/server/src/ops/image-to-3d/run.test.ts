import { measureMesh, mergeMeshes, readFbx, readScene, weld } from '@claywork/kernels';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fakeContext } from '../_shared/testing-context.ts';
import { validateGlb } from '../_shared/testing-validate.ts';
import { op, params } from './op.ts';
import { run } from './run.ts';

/** A red mushroom with white dots on a grey ground, drawn here. */
const PICTURE = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="320"><rect width="300" height="320" fill="#9aa4ae"/>
   <path d="M110 160 L104 280 Q150 296 196 280 L190 160 Z" fill="#efe3c8"/>
   <path d="M30 170 Q40 40 150 36 Q260 40 270 170 Q150 196 30 170 Z" fill="#c81e1e"/>
   <circle cx="110" cy="100" r="18" fill="#fff"/><circle cx="190" cy="90" r="22" fill="#fff"/></svg>`,
);

/** A green bottle, which nothing need be recognised for. */
const BOTTLE = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="320"><rect width="200" height="320" fill="#d8d4cc"/>
   <path d="M86 20 L86 110 Q52 130 52 170 L52 296 Q100 308 148 296 L148 170 Q148 130 114 110 L114 20 Z" fill="#1f5b33"/></svg>`,
);

async function make(fields: object, svg = PICTURE) {
  const png = await sharp(svg).png().toBuffer();
  const context = fakeContext(5);
  context.input = async () => ({ name: 'image.png', bytes: png });
  const parsed = params.parse({ image_token: 'img_1', ...fields });
  await run(parsed, context);
  return { ...context, file: context.files.get(op.files(parsed)[0]) as Uint8Array };
}

test('a picture becomes a closed, valid model in its colours, as wide and high as its outline', async () => {
  // Else it would stand upright, and be lower than what is seen of it from above.
  const { values, file, preview, kept } = await make({ align_image: true });
  expect(values).toMatchObject({ route: 'lathe', outline: 'plain', cut_off: false, elevation: 0 });
  expect(values.lean).toBeGreaterThanOrEqual(0);
  expect(await validateGlb(file)).toEqual([]);
  const { scene } = await readScene(file, 'model.glb');
  const mesh = mergeMeshes(scene.meshes.flatMap((m) => m.primitives.map((p) => p.mesh)));
  expect(measureMesh(weld(mesh)).isWatertight).toBe(true);
  const size = values.size as { x: number; y: number; z: number };
  expect(size.x / size.y).toBeGreaterThan(0.9);
  expect(size.x / size.y).toBeLessThan(1.0);
  expect(size.z).toBeGreaterThan(0.4 * size.x);
  expect(preview?.length).toBeGreaterThan(500);
  expect(kept.get('lineage.json')?.length).toBeLessThan(5000);
  const { channels } = await sharp(scene.textures[0].bytes).stats();
  expect(channels[0].mean).toBeGreaterThan(1.5 * channels[1].mean);
}, 180_000);

test('a draft has no pictures, low_poly few faces, quad an FBX', async () => {
  const draft = await make({ quality: 'draft' }, BOTTLE);
  expect((await readScene(draft.file, 'model.glb')).scene.textures).toEqual([]);
  const low = await make({ low_poly: true, face_limit: 800 }, BOTTLE);
  expect(low.values.faces).toBeLessThanOrEqual(816);
  expect(await validateGlb(low.file)).toEqual([]);
  const quads = await make({ quad: true, face_limit: 600, quality: 'draft' }, BOTTLE);
  expect(readFbx(quads.file).scene.meshes.length).toBeGreaterThan(0);
  expect(quads.values.quads).toBeGreaterThan(450);
}, 180_000);

test('a picture of nothing is refused with a sentence', async () => {
  const empty = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#fff"/></svg>',
  );
  await expect(make({}, empty)).rejects.toThrow('Nothing in the picture stands out');
});

test('exactly one picture', () => {
  expect(op.check?.(params.parse({}), {})).toMatch(/^image_token: /);
  expect(op.check?.(params.parse({ image_token: 'a', image_task: 'b' }), {})).toMatch(/^image_task: /);
  expect(op.check?.(params.parse({ image_task: 'b' }), {})).toBeUndefined();
});
