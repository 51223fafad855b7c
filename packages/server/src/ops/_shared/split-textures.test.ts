import type { Material, Scene } from '@claywork/kernels';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { splitTextures } from './split-textures.ts';

async function flat(rgba: number[]): Promise<Uint8Array> {
  const data = Buffer.from(Array.from({ length: 64 }, () => rgba).flat());
  return new Uint8Array(
    await sharp(data, { raw: { width: 8, height: 8, channels: 4 } })
      .png()
      .toBuffer(),
  );
}

const material: Material = {
  name: 'm',
  baseColorFactor: [1, 0, 0.5, 0.5],
  baseColorTexture: { texture: 0 },
  metallicFactor: 0.5,
  roughnessFactor: 1,
  metallicRoughnessTexture: { texture: 1 },
  occlusionTexture: { texture: 1 },
  occlusionStrength: 0.5,
  emissiveFactor: [0, 0, 0],
  emissiveTexture: { texture: 0 },
  alphaMode: 'BLEND',
  doubleSided: false,
};

test('packed pictures come apart, with the factors of the material in them', async () => {
  const scene: Scene = {
    nodes: [],
    roots: [],
    meshes: [],
    materials: [material, { ...material, alphaMode: 'OPAQUE', metallicFactor: 0 }],
    textures: [
      { name: 'base', mime: 'image/png', bytes: await flat([200, 200, 200, 200]) },
      { name: 'orm', mime: 'image/png', bytes: await flat([100, 150, 240, 255]) },
      { name: 'broken', mime: 'image/png', bytes: new Uint8Array(9) },
    ],
    skins: [],
    animations: [],
  };
  const [clear, opaque] = await splitTextures(scene, 4, 'JPEG');
  const pixel = async (bytes: Uint8Array | undefined) => {
    const { data, info } = await sharp(bytes as Uint8Array)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.width).toBe(4);
    return [...data.subarray(0, info.channels)];
  };
  // Half of sRGB 200 in light is sRGB 146.
  const base = await pixel(clear?.baseColor?.bytes);
  for (const [k, value] of [200, 0, 146, 100].entries()) expect(Math.abs(base[k] - value)).toBeLessThanOrEqual(2);
  expect(clear?.baseColor?.mime).toBe('image/png');
  expect(opaque?.baseColor?.mime).toBe('image/jpeg');
  const near = async (bytes: Uint8Array | undefined, value: number) =>
    expect(Math.abs((await pixel(bytes))[0] - value)).toBeLessThanOrEqual(2);
  await near(clear?.metallic?.bytes, 120);
  await near(clear?.roughness?.bytes, 150);
  await near(clear?.occlusion?.bytes, 178);
  expect(clear?.metallic?.name).toBe('orm_metallic');
  expect([clear?.emissive, opaque?.metallic]).toEqual([undefined, undefined]);
  const spelt = scene.textures.map((t) => (t.name === 'orm' ? { ...t, name: 'occlusion, roughness, metallic' } : t));
  expect((await splitTextures({ ...scene, textures: spelt }, 4, 'PNG'))[0]?.roughness?.name).toBe('m_roughness');
  const broken = { ...scene, materials: [{ ...material, baseColorTexture: { texture: 2 } }] };
  expect((await splitTextures(broken, 4, 'PNG'))[0]?.baseColor).toBeUndefined();
});
