import { type Material, type PictureMerge, readFbx, type Scene, writeFbx } from '@claywork/kernels';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { mergeTextures } from './merge-textures.ts';
import { splitTextures } from './split-textures.ts';

const SIDE = 64;

type Rgba = readonly number[];

/** A picture whose texel at (u, v), 0 to 1, is what `color` says. */
async function picture(color: (u: number, v: number) => Rgba, format: 'png' | 'jpeg' = 'png') {
  const rows = Array.from({ length: SIDE * SIDE }, (_, i) => color((i % SIDE) / SIDE, Math.floor(i / SIDE) / SIDE));
  const channels = rows[0].length as 1 | 3 | 4;
  const raw = sharp(Buffer.from(rows.flat()), { raw: { width: SIDE, height: SIDE, channels } });
  const bytes = new Uint8Array(await (format === 'png' ? raw.png() : raw.jpeg({ quality: 95 })).toBuffer());
  return { mime: `image/${format}` as const, bytes };
}

function sceneOf(textures: Scene['textures'], material: Partial<Material>): Scene {
  return {
    nodes: [{ name: 'a', children: [], translation: [0, 0, 0], rotation: [0, 0, 0, 1], scale: [1, 1, 1], mesh: 0 }],
    roots: [0],
    meshes: [
      {
        name: 'a',
        primitives: [
          {
            material: 0,
            mesh: {
              positions: Float32Array.of(0, 0, 0, 1, 0, 0, 0, 1, 0),
              uvs: Float32Array.of(0, 0, 1, 0, 0, 1),
              indices: Uint32Array.of(0, 1, 2),
            },
          },
        ],
      },
    ],
    materials: [
      {
        name: 'a',
        baseColorFactor: [1, 1, 1, 1],
        metallicFactor: 1,
        roughnessFactor: 1,
        emissiveFactor: [0, 0, 0],
        alphaMode: 'OPAQUE',
        doubleSided: false,
        ...material,
      },
    ],
    textures,
    skins: [],
    animations: [],
  };
}

async function texels(bytes: Uint8Array): Promise<Buffer> {
  return sharp(bytes).ensureAlpha().raw().toBuffer();
}

const surface = (u: number, v: number): Rgba => [200 + 55 * u, 40 + 200 * u, 255 * v].map(Math.round);

test.each(['JPEG', 'PNG'] as const)(
  'occlusion, roughness and metalness that FBX holds apart (%s) come back in one picture',
  async (format) => {
    const given = sceneOf([{ name: 'skin', ...(await picture(surface)) }], {
      metallicRoughnessTexture: { texture: 0 },
      occlusionTexture: { texture: 0 },
    });
    const pictures = await splitTextures(given, 2048, format);
    const { scene, merges } = readFbx(writeFbx(given, { pictures }));
    expect(scene.textures.map((t) => t.name).sort()).toEqual(['skin_metallic', 'skin_occlusion', 'skin_roughness']);
    expect(await mergeTextures(scene, merges)).toEqual([]);
    expect(scene.textures.map((t) => t.name)).toEqual(['skin']);
    expect(scene.materials[0]).toMatchObject({
      metallicFactor: 1,
      roughnessFactor: 1,
      metallicRoughnessTexture: { texture: 0 },
      occlusionTexture: { texture: 0 },
    });
    const found = await texels(scene.textures[0].bytes);
    const expected = await texels(given.textures[0].bytes);
    let worst = 0;
    found.forEach((x, i) => {
      worst = Math.max(worst, Math.abs(x - expected[i]));
    });
    expect(worst).toBeLessThanOrEqual(format === 'PNG' ? 0 : 12);
  },
);

test('a roughness map alone keeps the metalness that the material says, and gloss is turned round', async () => {
  const gloss = { name: 'gloss', ...(await picture((u) => [Math.round(255 * u)])) };
  const scene = sceneOf([gloss], { metallicFactor: 0.25 });
  await mergeTextures(scene, [{ material: 0, roughness: { texture: 0, inverted: true } }]);
  const [material] = scene.materials;
  expect([material.metallicFactor, material.roughnessFactor]).toEqual([0.25, 1]);
  const found = await texels(scene.textures[0].bytes);
  for (const x of [0, 20, SIDE - 1])
    expect([...found.subarray(4 * x, 4 * x + 3)]).toEqual([255, 255 - Math.round((255 * x) / SIDE), 255]);
});

const leaf = (u: number, v: number): number => (Math.hypot(u - 0.5, v - 0.5) < 0.4 ? 255 : 0);

test.each([
  ['a cut', leaf, false, 'MASK'],
  ['a transparency map', (u: number, v: number) => 255 - leaf(u, v), true, 'MASK'],
  ['a fade', (u: number) => Math.round(255 * u), false, 'BLEND'],
  ['white', () => 255, false, 'OPAQUE'],
] as const)('opacity becomes the alpha of the colours: %s', async (_name, mask, inverted, mode) => {
  const color = { name: 'leaf', ...(await picture((u) => [30, Math.round(255 * u), 60])) };
  const scene = sceneOf([color, { name: 'mask', ...(await picture((u, v) => [mask(u, v)])) }], {
    baseColorTexture: { texture: 0 },
  });
  expect(await mergeTextures(scene, [{ material: 0, opacity: { texture: 1, inverted } }])).toEqual([]);
  expect(scene.materials[0].alphaMode).toBe(mode);
  expect(scene.textures.map((t) => t.name)).toEqual(['leaf']);
  const found = await texels(scene.textures[0].bytes);
  for (const [x, y] of [
    [32, 32],
    [1, 1],
    [60, 30],
  ]) {
    const at = 4 * (SIDE * y + x);
    const [u, v] = [x / SIDE, y / SIDE];
    const alpha = mode === 'OPAQUE' ? 255 : inverted ? 255 - mask(u, v) : mask(u, v);
    expect([...found.subarray(at, at + 4)]).toEqual([30, Math.round(255 * u), 60, alpha]);
  }
});

test('what is damaged or lies in another way is left out in a sentence', async () => {
  const good = { name: 'a', ...(await picture(() => [9])) };
  const scene = sceneOf([good, { ...good, bytes: good.bytes.subarray(0, 50) }], {});
  const transform = { offset: [0, 0], rotation: 1, scale: [1, 1] } as {
    offset: [number, number];
    rotation: number;
    scale: [number, number];
  };
  const merges: PictureMerge[] = [
    { material: 0, roughness: { texture: 1, inverted: false } },
    { material: 0, roughness: { texture: 0, inverted: false }, metallic: { texture: 0, transform, inverted: false } },
  ];
  expect(await mergeTextures(scene, merges)).toEqual([
    'Damaged or oversized pictures of single channels were left out.',
    'A metalness map that lies in another way than the roughness map was left out.',
  ]);
  expect(scene.materials[0].metallicRoughnessTexture).toEqual({ texture: 0 });
});

test('a file that pairs its pictures in many ways gets as many merged ones as there is room for', async () => {
  const textures = await Promise.all(
    [40, 90, 140, 190].map(async (grey) => ({ name: `${grey}`, ...(await picture(() => [grey, grey, grey])) })),
  );
  const scene = sceneOf(textures, {});
  const [material] = scene.materials;
  scene.materials = [0, 1, 2].map(() => structuredClone(material));
  const merges = [0, 1, 2].map((m) => ({
    material: m,
    metallic: { texture: m, inverted: false },
    roughness: { texture: m + 1, inverted: false },
  }));
  const warnings = await mergeTextures(scene, merges, 1.5 * SIDE * SIDE);
  expect(scene.materials.map((m) => m.metallicRoughnessTexture !== undefined)).toEqual([true, true, false]);
  expect(warnings).toHaveLength(1);
});
