import { measureMesh, mergeMeshes, readScene, type Scene, weld, writeGlb } from '@claywork/kernels';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { InputTask } from '../../engine/define-op.ts';
import { boxMesh } from '../_shared/testing-boxes.ts';
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

test('a picture becomes named, closed, textured parts and a mask in flat colours', async () => {
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

/** A cube of a side, its lower middle at [x, y, 0]. */
function cube(side: number, x: number, y: number, material: number): Scene['meshes'][0] {
  return boxMesh([x - side / 2, y, -side / 2], [x + side / 2, y + side, side / 2], material);
}

/** A blue block, a red one half its size on top, and one hidden behind it. */
function blocks(): Uint8Array {
  const meshes = [cube(1, 0, 0, 0), cube(0.5, 0, 1, 1), cube(0.2, 0, 0.1, 0)];
  const paint = (name: string, rgb: [number, number, number]): Scene['materials'][0] => ({
    ...{ name, baseColorFactor: [...rgb, 1], metallicFactor: 0, roughnessFactor: 0.6 },
    ...{ emissiveFactor: [0, 0, 0], alphaMode: 'OPAQUE', doubleSided: false },
  });
  return writeGlb({
    nodes: meshes.map((_, mesh) => ({
      ...{ name: ['crate', 'Cube.001', 'plug'][mesh], children: [], rotation: [0, 0, 0, 1], scale: [1, 1, 1] },
      ...{ translation: [0, 0, mesh === 2 ? -0.6 : 0], mesh },
    })),
    ...{ roots: [0, 1, 2], meshes, materials: [paint('blue', [0.02, 0.05, 0.6]), paint('red', [0.6, 0.01, 0.01])] },
    ...{ textures: [], skins: [], animations: [] },
  });
}

test('a model becomes named parts with its materials, and a mask of its front that the legend explains', async () => {
  const context = fakeContext(5);
  context.input = async (_, file) => {
    if (file) throw new Error('kept nothing');
    return { name: 'model.glb', bytes: blocks() };
  };
  await run(params.parse({ input: 'task_1', granularity: 'coarse', hint: 'the red hat' }), context);
  const glb = context.files.get('parts.glb') as Uint8Array;
  expect(await validateGlb(glb)).toEqual([]);
  const { scene } = await readScene(glb, 'parts.glb');
  const names = context.values.parts as string[];
  expect(names).toEqual(['crate', 'red hat', 'plug']);
  expect(scene.nodes.map((n) => n.name)).toEqual(names);
  expect(scene.materials.map((m) => m.name)).toEqual(['blue', 'red']);
  const { data, info } = await sharp(context.files.get('mask.png')).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): number =>
    4 * (Math.round(y * info.height) * info.width + Math.round(x * info.width));
  const hex = (o: number): string => `#${data.subarray(o, o + 3).toString('hex')}`;
  const legend = context.values.legend as { name: string; color: string; looks?: string }[];
  expect(legend.map(({ name, looks }) => [name, looks])).toEqual([
    ['crate', 'blue'],
    ['red hat', 'red'],
    ['plug', undefined],
  ]);
  expect(hex(at(0.5, 0.2))).toBe(legend[1].color);
  expect(hex(at(0.2, 0.8))).toBe(legend[0].color);
  expect(data[at(0.1, 0.1) + 3]).toBe(0);
  expect(new Set(Array.from({ length: data.length / 4 }, (_, i) => data.readUInt32BE(4 * i))).size).toBe(3);
  expect(op.output?.safeParse(context.values).error).toBeUndefined();
  expect(context.preview?.length).toBeGreaterThan(500);
  expect(context.steps.at(-1)?.fraction).toBe(1);
});

test('one picture or one model; 85 credits, or 55', () => {
  const read = (fields: object) => params.parse({ granularity: 'coarse', ...fields });
  expect(op.check?.(read({}), {})).toMatch(/^image_token: .*input/);
  const input = { files: [{ name: 'model.glb', mime: 'model/gltf-binary', bytes: 1 }] } as unknown as InputTask;
  expect(op.check?.(read({ input: 'task' }), { input })).toBeUndefined();
  expect(op.check?.(read({ input: 'task' }), {})).toMatch(/^input: /);
  expect(op.check?.(read({ input: 'task', image_token: 'a' }), { input })).toMatch(/^input: not together/);
  expect(op.price(read({ input: 'a' }), op.prices)).toBe(55);
  expect(op.check?.(read({ image_task: 'a' }), {})).toBeUndefined();
  expect(op.price(read({ image_token: 'a' }), op.prices)).toBe(85);
  expect(params.safeParse({ image_token: 'a' }).success).toBe(false);
});
