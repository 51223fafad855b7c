import { readScene } from '@claywork/kernels';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { countFaces } from '../../ops/_shared/limit-faces.ts';
import { validateGlb } from '../../ops/_shared/testing-validate.ts';
import { pyramid } from '../testing-models.ts';
import { makePreview } from './preview.ts';

/** Squares to a side. */
const SIDE = 200;

test('a heavy model is shown with few triangles and small pictures, and a light one as it is', async () => {
  const scene = await pyramid();
  const light = await readScene(await makePreview(scene), 'preview.glb');
  expect(countFaces(light.scene)).toBe(4);

  const paint = sharp({ create: { width: 1024, height: 1024, channels: 3, background: '#c02020' } });
  const picture = { name: 'paint', mime: 'image/png' as const, bytes: new Uint8Array(await paint.png().toBuffer()) };
  const primitive = { ...scene.meshes[0]!.primitives[0]!, mesh: waves() };
  const heavy = { ...scene, meshes: [{ name: 'waves', primitives: [primitive] }], textures: [picture] };
  expect(countFaces(heavy)).toBe(2 * SIDE * SIDE);
  const bytes = await makePreview(heavy);
  expect(await validateGlb(bytes)).toEqual([]);
  const shown = (await readScene(bytes, 'preview.glb')).scene;
  expect(countFaces(shown)).toBeLessThanOrEqual(31_000);
  expect(countFaces(shown)).toBeGreaterThan(20_000);
  const { width, format } = await sharp(shown.textures[0]!.bytes).metadata();
  expect({ width, format }).toEqual({ width: 512, format: 'webp' });
});

/** A field of waves, a metre wide. */
function waves() {
  const n = SIDE + 1;
  const positions = new Float32Array(3 * n * n);
  const uvs = new Float32Array(2 * n * n);
  for (let y = 0; y < n; y++)
    for (let x = 0; x < n; x++) {
      const i = y * n + x;
      positions.set([x / SIDE, 0.05 * Math.sin(x / 5) * Math.cos(y / 7), y / SIDE], 3 * i);
      uvs.set([x / SIDE, y / SIDE], 2 * i);
    }
  const indices = new Uint32Array(6 * SIDE * SIDE);
  for (let y = 0, at = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++, at += 6) {
      const i = y * n + x;
      indices.set([i, i + n, i + 1, i + 1, i + n, i + n + 1], at);
    }
  return { positions, uvs, indices };
}
