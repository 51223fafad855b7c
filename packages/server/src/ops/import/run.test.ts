import { readGltf, type Scene, writeGlb, writeObj, writeStl } from '@claywork/kernels';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fakeContext } from '../_shared/testing-context.ts';
import { validateGlb } from '../_shared/testing-validate.ts';
import { op } from './op.ts';
import { run } from './run.ts';

async function importBytes(bytes: Uint8Array, name = 'model.glb') {
  const ctx = fakeContext(1);
  ctx.input = async () => ({ name, bytes });
  await run(op.params.parse(op.example), ctx);
  return ctx;
}

/** A pyramid without normals, with a face of no area, an empty node and a texture. */
async function messyScene(texture?: Uint8Array): Promise<Scene> {
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#c02020' } })
    .png()
    .toBuffer();
  const place = { translation: [0, 0, 0], rotation: [0, 0, 0, 1], scale: [1, 1, 1] } as const;
  const node = (name: string, children: number[], mesh?: number) => ({
    name,
    children,
    mesh,
    ...(structuredClone(place) as {
      translation: [number, number, number];
      rotation: [number, number, number, number];
      scale: [number, number, number];
    }),
  });
  return {
    nodes: [node('root', [1, 2]), node('pyramid', [], 0), node('nothing', [])],
    roots: [0],
    meshes: [
      {
        name: 'pyramid',
        primitives: [
          {
            material: 0,
            mesh: {
              positions: Float32Array.from([0, 1, 0, -1, 0, 1, 1, 0, 1, 0, 0, -1]),
              uvs: Float32Array.from([0.5, 0, 0, 1, 1, 1, 0.5, 0.5]),
              indices: Uint32Array.from([0, 1, 2, 0, 2, 3, 0, 3, 1, 1, 3, 2, 1, 1, 2]),
            },
          },
        ],
      },
    ],
    materials: [
      {
        name: 'red',
        baseColorFactor: [1, 1, 1, 1],
        baseColorTexture: { texture: 0 },
        metallicFactor: 0,
        roughnessFactor: 0.6,
        emissiveFactor: [0, 0, 0],
        alphaMode: 'OPAQUE',
        doubleSided: false,
      },
    ],
    textures: [{ name: 'red', mime: 'image/png', bytes: texture ?? png }],
    skins: [],
    animations: [],
  };
}

test('a messy GLB becomes a clean, valid model.glb with a preview and facts', async () => {
  const ctx = await importBytes(writeGlb(await messyScene()));
  expect([...ctx.files.keys()]).toEqual(op.files(op.params.parse(op.example)));
  expect(await validateGlb(ctx.files.get('model.glb') as Uint8Array)).toEqual([]);
  expect(op.output?.parse(ctx.values)).toMatchObject({ faces: 4, parts: 1, textures: 1, rigged: false });
  expect(ctx.values.size).toEqual({ x: 2, y: 1, z: 2, unit: 'm' });
  expect(ctx.values.warnings).toEqual(['1 face without area was dropped.', 'Missing normals were computed.']);
  const { width, height, format, hasAlpha } = await sharp(ctx.preview).metadata();
  expect({ width, height, format, hasAlpha }).toEqual({ width: 512, height: 512, format: 'webp', hasAlpha: true });
  const middle = await sharp(ctx.preview).extract({ left: 230, top: 290, width: 30, height: 30 }).stats();
  expect(middle.channels[0].mean).toBeGreaterThan(2 * middle.channels[1].mean);
});

test('importing what was imported gives the same bytes', async () => {
  const once = (await importBytes(writeGlb(await messyScene()))).files.get('model.glb') as Uint8Array;
  const twice = (await importBytes(once)).files.get('model.glb') as Uint8Array;
  expect(twice).toEqual(once);
});

test('a damaged texture is left out and said so', async () => {
  const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c02020' } })
    .png()
    .toBuffer();
  const ctx = await importBytes(writeGlb(await messyScene(png.subarray(0, 60))));
  expect(ctx.values.warnings).toContain('1 damaged or oversized texture was left out.');
  expect(await validateGlb(ctx.files.get('model.glb') as Uint8Array)).toEqual([]);
});

test('an OBJ and an STL become a model.glb of the same faces and size', async () => {
  const scene = await messyScene();
  for (const [name, bytes] of [
    ['model.obj', writeObj(scene)],
    ['model.stl', writeStl(scene)],
  ] as const) {
    const ctx = await importBytes(bytes, name);
    expect(await validateGlb(ctx.files.get('model.glb') as Uint8Array)).toEqual([]);
    expect(op.output?.parse(ctx.values)).toMatchObject({ faces: 4, parts: 1, size: { x: 2, y: 1, z: 2, unit: 'm' } });
  }
});

test('an STL of another program is millimetres with Z up', async () => {
  const text = 'solid\nfacet\nouter loop\nvertex 0 0 0\nvertex 100 0 0\nvertex 0 0 50\nendloop\nendfacet\nendsolid\n';
  const ctx = await importBytes(new TextEncoder().encode(text), 'model.stl');
  expect(ctx.values.size).toEqual({ x: 0.1, y: 0.05, z: 0, unit: 'm' });
  expect(String(ctx.values.warnings)).not.toMatch(/large/);
  const metres = await importBytes(
    new TextEncoder().encode(text.replace('100', '0.8').replace('50', '0.5')),
    'model.stl',
  );
  expect(String(metres.values.warnings)).toMatch(/The model is 0\.0008 m large\. If that is wrong, its unit is/);
});

test('an FBX in inches with Z up becomes metres with Y up', async () => {
  const setting = (name: string, value: number): string => `P: "${name}", "double", "Number", "",${value}\n`;
  const text = `; FBX 7.4.0 project file
GlobalSettings: { Properties70: {
${setting('UnitScaleFactor', 2.54)}${setting('UpAxis', 2)}${setting('FrontAxis', 1)}${setting('FrontAxisSign', -1)}${setting('CoordAxis', 0)}} }
Objects: {
  Geometry: 1, "Geometry::", "Mesh" { Vertices: *12 { a: 0,0,0,100,0,0,100,0,50,0,0,50 }
    PolygonVertexIndex: *4 { a: 0,1,2,-4 } }
  Model: 2, "Model::wall", "Mesh" { }
}
Connections: { C: "OO",2,0
C: "OO",1,2 }
`;
  const ctx = await importBytes(new TextEncoder().encode(text), 'model.fbx');
  expect(op.output?.parse(ctx.values)).toMatchObject({ faces: 2, size: { x: 2.54, y: 1.27, z: 0, unit: 'm' } });
  expect(await validateGlb(ctx.files.get('model.glb') as Uint8Array)).toEqual([]);
});

test('a normal map without tangents gets them', async () => {
  const scene = await messyScene();
  scene.materials[0].normalTexture = { texture: 0 };
  const ctx = await importBytes(writeGlb(scene));
  const glb = ctx.files.get('model.glb') as Uint8Array;
  expect(ctx.values.warnings).toContain('Missing tangents were computed.');
  expect((await readGltf(glb)).scene.meshes[0].primitives[0].mesh.tangents).toBeDefined();
  expect(await validateGlb(glb)).toEqual([]);
});

test('a small file that shows one mesh a thousand times is refused before anything is made of it', async () => {
  const scene = await messyScene();
  const [{ mesh }] = scene.meshes[0].primitives;
  mesh.indices = Uint32Array.from({ length: 30_000 }, (_, i) => i % 3);
  const shown = Array.from({ length: 1000 }, () => structuredClone(scene.nodes[1]));
  scene.roots = shown.map((_, i) => scene.nodes.length + i);
  scene.nodes.push(...shown);
  await expect(importBytes(writeGlb(scene))).rejects.toThrow(/has 10000000 faces, more than the 2000000 allowed/);
});

test.each([
  ['a picture', new Uint8Array(40).fill(0x89), 'model.glb', /starts with neither/],
  ['points without faces', new TextEncoder().encode('v 0 0 0\nv 1 0 0\np 1 2\n'), 'model.obj', /no faces/],
  ['a GLB cut short', new Uint8Array([0x67, 0x6c, 0x54, 0x46, 2, 0, 0, 0, 99, 0, 0, 0]), 'model.glb', /cut short/],
  ['a model without faces', new TextEncoder().encode('{"asset":{"version":"2.0"}}'), 'model.glb', /no faces/],
])('%s is refused in a sentence', async (_name, bytes, name, message) => {
  await expect(importBytes(bytes, name)).rejects.toThrow(message);
});
