import { measureMesh, mergeMeshes, readFbx, readScene, weld } from '@claywork/kernels';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fakeContext } from '../_shared/testing-context.ts';
import { validateGlb } from '../_shared/testing-validate.ts';
import { op, params } from './op.ts';
import { run } from './run.ts';

/** A figure with a blue back and a nose: a red body, a round head. Each side drawn here, the flanks in another scale. */
const head = (eyes: string): string => `<circle cx="150" cy="80" r="50" fill="#f0c8a0"/>${eyes}`;
const body = (color: string, width: number): string =>
  `<rect x="${150 - width / 2}" y="120" width="${width}" height="160" rx="20" fill="${color}"/>`;
const svg = (inside: string, scale = 1): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${300 * scale}" height="${320 * scale}" viewBox="0 0 300 320">${inside}</svg>`,
  );
const flank = (mirrored: boolean): string =>
  `<g transform="${mirrored ? 'translate(300 0) scale(-1 1)' : ''}">${body('#c02020', 80)}<rect x="110" y="130" width="30" height="140" fill="#2040c0"/>${head('<circle cx="190" cy="76" r="7"/>')}</g>`;
const PICTURES: Record<string, Buffer> = {
  front: svg(body('#c02020', 140) + head('<circle cx="130" cy="76" r="7"/><circle cx="170" cy="76" r="7"/>')),
  back: svg(body('#2040c0', 140) + head('')),
  left: svg(flank(false), 1.3),
  right: svg(flank(true), 1.3),
};

async function make(fields: object, swap = false) {
  const context = fakeContext(5);
  context.input = async (name, file) => {
    const side = (file ?? name).replace(/^views\.|\.png$/g, '');
    const shown = swap ? ({ left: 'right', right: 'left' }[side] ?? side) : side;
    return { name: `${side}.png`, bytes: await sharp(PICTURES[shown]).png().toBuffer() };
  };
  const parsed = params.parse(fields);
  await run(parsed, context);
  return { ...context, file: context.files.get(op.files(parsed)[0]) as Uint8Array };
}

const all = { front: 'a', left: 'b', back: 'c', right: 'd' };

test('four sides become a closed, valid model with their proportions', async () => {
  const { values, file, preview, kept, steps } = await make({ views: all });
  expect(values).toMatchObject({ route: 'hull', swapped: false, views: ['front', 'left', 'back', 'right'] });
  expect(await validateGlb(file)).toEqual([]);
  const { scene } = await readScene(file, 'model.glb');
  const mesh = mergeMeshes(scene.meshes.flatMap((m) => m.primitives.map((p) => p.mesh)));
  expect(measureMesh(weld(mesh)).isWatertight).toBe(true);
  const size = values.size as { x: number; y: number; z: number };
  expect(size.y).toBeCloseTo(1, 1);
  expect(size.x / size.y).toBeCloseTo(140 / 250, 1);
  expect(size.z / size.y).toBeCloseTo(100 / 250, 1);
  expect(preview?.length).toBeGreaterThan(500);
  expect(kept.get('lineage.json')?.length).toBeLessThan(5000);
  expect(steps.map(({ fraction }) => fraction)).toEqual(steps.map(({ fraction }) => fraction).sort((a, b) => a - b));
}, 120_000);

test('left and right that were exchanged are found out by their colours', async () => {
  const { values } = await make({ views: all, quality: 'draft' }, true);
  expect(values.swapped).toBe(true);
});

test('a task of views, two sides next to each other, and opposite ones alone', async () => {
  expect((await make({ multiview_task: 't', quality: 'draft' })).values.views).toHaveLength(4);
  const corner = await make({ views: { front: 'a', left: 'b' }, quality: 'draft' });
  expect(corner.values).toMatchObject({ route: 'hull', views: ['front', 'left'] });
  const faced = await make({ views: { front: 'a', back: 'c' }, quality: 'draft' });
  expect(faced.values.route).toBe('inflate');
  const size = faced.values.size as { x: number; z: number };
  expect(size.z / size.x).toBeGreaterThan(0.5);
  expect((await make({ views: { left: 'b', right: 'd' }, quality: 'draft' })).values.route).toBe('inflate');
});

test('quad makes an FBX of quads', async () => {
  const { file, values } = await make({ views: all, quality: 'draft', quad: true, face_limit: 600 });
  expect(readFbx(file).scene.meshes.length).toBeGreaterThan(0);
  expect(values.quads).toBeGreaterThan(450);
});

test('two to four views, or a task that made them', () => {
  const check = (fields: object, inputs = {}) => op.check?.(params.parse(fields), inputs);
  expect(check({})).toMatch(/^views: required/);
  expect(check({ views: { front: 'a' } })).toMatch(/^views: two to four/);
  expect(check({ views: { front: 'a', back: 'b' } })).toBeUndefined();
  expect(check({ views: { front: 'a', back: 'b' }, multiview_task: 't' })).toMatch(/^multiview_task: /);
  const task = (names: string[]) => ({
    multiview_task: {
      taskId: 't',
      op: 'x',
      params: {},
      output: {},
      files: names.map((name) => ({ name, mime: 'image/png', bytes: 1 })),
    },
  });
  expect(check({ multiview_task: 't' }, task(['image-1.png']))).toMatch(/^multiview_task: that task made no views/);
  expect(check({ multiview_task: 't' }, task(['front.png', 'left.png', 'back.png', 'right.png']))).toBeUndefined();
});
