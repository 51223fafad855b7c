import { expect, test } from 'vitest';
import type { Mesh } from '../mesh/index.ts';
import type { Material } from '../scene/index.ts';
import { placeParts } from './geometry.ts';
import { createMipTexture, sampleTexture } from './sampling.ts';
import { createSurfaceSample, fillSurface } from './surface.ts';

/** A square facing +Z; `mirrored` runs the texture from right to left. */
function square(mirrored: boolean): Mesh {
  const u = mirrored ? [1, 0, 0, 1] : [0, 1, 1, 0];
  return {
    positions: Float32Array.from([0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0]),
    indices: Uint32Array.from([0, 1, 2, 0, 2, 3]),
    uvs: Float32Array.from([u[0], 1, u[1], 1, u[2], 0, u[3], 0]),
  };
}

const material: Material = {
  name: '',
  baseColorFactor: [1, 1, 1, 1],
  metallicFactor: 0,
  roughnessFactor: 1,
  emissiveFactor: [0, 0, 0],
  alphaMode: 'OPAQUE',
  doubleSided: false,
  normalTexture: { texture: 0 },
};

test.each([false, true])(
  'a normal map leans the way glTF says, with tangents and without them (mirrored chart: %s)',
  (mirrored) => {
    // Red leans along the texture's u, green towards the top of the picture.
    const raster = { width: 1, height: 1, channels: 3 as const, data: Uint8Array.from([192, 217, 200]) };
    const mips = [createMipTexture({ raster })];
    const plain = square(mirrored);
    const side = mirrored ? -1 : 1;
    const tangents = Float32Array.from([0, 1, 2, 3].flatMap(() => [side, 0, 0, side]));
    for (const mesh of [
      plain,
      { ...plain, normals: Float32Array.from([0, 1, 2, 3].flatMap(() => [0, 0, 1])), tangents },
    ]) {
      const [placed] = placeParts([{ mesh, material }]);
      const sample = createSurfaceSample();
      fillSurface({ placed, face: 0, u: 0.3, v: 0.3, pixel: 0.01 }, mips, sample);
      expect(sample.nx * side).toBeGreaterThan(0.3);
      expect(sample.ny).toBeGreaterThan(0.5);
      expect(Math.hypot(sample.nx, sample.ny, sample.nz)).toBeCloseTo(1, 6);
    }
  },
);

test('textures repeat, clamp and mirror, and a large footprint reads the mean', () => {
  const raster = { width: 2, height: 1, channels: 1 as const, data: Uint8Array.from([0, 200]) };
  const out = new Float64Array(4);
  const read = (wrap: 'repeat' | 'clamp' | 'mirror', u: number, footprint = 0) => {
    sampleTexture(createMipTexture({ raster, wrap }), { texture: 0 }, u, 0.5, footprint, false, out);
    return Math.round(out[0] * 255);
  };
  expect([read('repeat', 0.25), read('repeat', 1.25), read('clamp', 1.25), read('mirror', 1.25)]).toEqual([
    0, 0, 200, 200,
  ]);
  expect(read('repeat', 0.25, 4)).toBe(100);
});
