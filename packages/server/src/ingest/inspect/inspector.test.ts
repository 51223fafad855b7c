import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readGltf, unzipFiles, zipFiles } from '@claywork/kernels';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { readEnv } from '../../config/env.ts';
import { temporaryFolder } from '../../db/testing.ts';
import { pyramid, pyramidFolder, pyramidGlb, trottingDog } from '../testing-models.ts';
import { findSources } from './find-sources.ts';
import type { InspectedModel } from './inspector.ts';
import { Inspector } from './inspector.ts';

const folder = temporaryFolder();
const inspector = new Inspector({
  ...{ jobs: 2, memoryMb: 1024, timeoutMs: 120_000 },
  ...{ workDir: join(folder.path, 'work'), codeCache: readEnv().codeCache },
});
afterAll(async () => {
  await inspector.close();
  folder.remove();
});

function put(name: string, bytes: Uint8Array | string): string {
  const path = join(folder.path, 'in', name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  return path;
}

async function inspect<T>(path: string, work: (model: InspectedModel) => Promise<T>, formats: ('STL' | 'USDZ')[] = []) {
  const [source] = await findSources([path]);
  return inspector.inspect({ ...source!, formats }, work);
}

test('a GLB is measured, shown from four sides, and kept as it is', async () => {
  const bytes = await pyramidGlb('#c02020', { author: 'Ann', license: 'CC-BY-4.0' });
  await inspect(
    put('pyramid.glb', bytes),
    async ({ facts, files, pictures, preview }) => {
      const shown = await readGltf(readFileSync(preview.path));
      expect(shown.scene.meshes).toHaveLength(1);
      expect(facts).toMatchObject({
        format: 'glb',
        faces: 4,
        animated: false,
        rigged: false,
        textured: true,
        used: [],
        warnings: [],
      });
      expect(facts.dimensions).toEqual({ x: 2, y: 1, z: 2 });
      expect(facts.about).toMatchObject({ author: 'Ann', license: 'CC-BY-4.0', generator: 'Claywork' });
      expect(files.map((file) => file.name)).toEqual(['model.glb', 'model.stl', 'model.usdz']);
      expect(new Uint8Array(readFileSync(files[0]!.path))).toEqual(bytes);
      expect(pictures.map((picture) => picture.name)).toEqual(['front.webp', 'side.webp', 'back.webp', 'above.webp']);
      const seen = new Set<string>();
      for (const { path } of pictures) {
        const { width, height, format, hasAlpha } = await sharp(path).metadata();
        expect({ width, height, format, hasAlpha }).toEqual({
          width: 512,
          height: 512,
          format: 'webp',
          hasAlpha: true,
        });
        const { channels } = await sharp(path).extract({ left: 236, top: 260, width: 40, height: 40 }).stats();
        expect(channels[0]!.mean).toBeGreaterThan(1.8 * channels[1]!.mean);
        seen.add(readFileSync(path).toString('base64'));
      }
      expect(seen.size).toBe(4);
    },
    ['STL', 'USDZ'],
  );
  expect(readdirSync(join(folder.path, 'work'))).toEqual([]);
});

test('a body that moves is said to', async () => {
  await inspect(put('dog.glb', trottingDog()), async ({ facts }) => {
    expect(facts).toMatchObject({ animated: true, rigged: true });
  });
});

test('an OBJ brings its library and pictures, from a folder and from an archive', async () => {
  const files = await pyramidFolder('tent');
  for (const [name, bytes] of files) put(`tent/${name}`, bytes);
  const archive = zipFiles([...files].map(([name, bytes]) => ({ name: `a/b/${name}`, bytes })));
  for (const path of [join(folder.path, 'in/tent/tent.obj'), put('zipped/tent.zip', archive)]) {
    await inspect(path, async ({ facts, files: written }) => {
      expect(facts).toMatchObject({ format: 'obj', textured: true, warnings: [] });
      if (path.endsWith('.obj')) expect([...facts.used].sort()).toEqual(['tent.mtl', 'textures/paint.png']);
      expect(written.map((file) => file.name)).toEqual(['model.glb', 'model.obj.zip']);
      const { scene } = await readGltf(readFileSync(written[0]!.path));
      expect(scene.textures[0]!.bytes).toEqual(Buffer.from(files.get('textures/paint.png')!));
      expect([...unzipFiles(readFileSync(written[1]!.path)).keys()].sort()).toEqual([
        'tent.mtl',
        'tent.obj',
        'textures/paint.png',
      ]);
    });
  }
});

test('the same name in several formats is one model, and a format that cannot be read is left out', async () => {
  put('many/Rock.glb', await pyramidGlb());
  put('many/rock.obj', 'v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n');
  put('many/rock.fbx', 'not at all');
  put('many/other.glb', await pyramidGlb('#20c020'));
  const sources = await findSources([join(folder.path, 'in/many')]);
  expect(sources.map((s) => [s.main.name, s.also.map((a) => a.name), s.siblings])).toEqual([
    ['Rock.glb', ['rock.fbx', 'rock.obj'], 2],
    ['other.glb', [], 2],
  ]);
  await inspector.inspect({ ...sources[0]!, formats: [] }, async ({ facts, files }) => {
    expect(files.map((file) => file.name)).toEqual(['model.glb', 'model.obj']);
    expect(facts.warnings).toEqual([expect.stringMatching(/^rock\.fbx was left out: /)]);
  });
});

const glb = await pyramidGlb();
const bomb = await pyramid();
bomb.roots = Array.from({ length: 3000 }, (_, i) => i);
bomb.nodes = bomb.roots.map(() => ({ ...bomb.nodes[0]! }));
bomb.meshes[0]!.primitives[0]!.mesh.indices = Uint32Array.from({ length: 3000 }, (_, i) => i % 3);
const { writeGlb } = await import('@claywork/kernels');
const gltf = (document: object) => JSON.stringify({ asset: { version: '2.0' }, ...document });
const outside = {
  buffers: [{ uri: '../../../../../../etc/passwd', byteLength: 36 }],
  bufferViews: [{ buffer: 0, byteLength: 36 }],
};
const mesh = {
  accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3' }],
  meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
};

test.each([
  ['cut.glb', glb.subarray(0, glb.length - 40), /cut short/],
  ['empty.glb', new Uint8Array(0), /too short/],
  ['noise.obj', Uint8Array.from({ length: 5000 }, (_, i) => (i * 7919) & 255), /no faces|none of the formats/],
  ['picture.glb', new Uint8Array(100).fill(0x89), /starts with neither/],
  ['crowd.glb', writeGlb(bomb), /more than the 2000000 allowed/],
  [
    'outside.gltf',
    gltf({ ...outside, ...mesh, nodes: [{ mesh: 0 }], scenes: [{ nodes: [0] }] }),
    /refers to .*passwd, which is not beside it/,
  ],
  [
    'two.zip',
    zipFiles([
      { name: 'a.glb', bytes: glb },
      { name: 'b.glb', bytes: glb },
    ]),
    /holds 2 models; unpack it/,
  ],
  ['none.zip', zipFiles([{ name: 'a.txt', bytes: glb }]), /holds no GLB/],
  ['cut.zip', zipFiles([{ name: 'a.glb', bytes: glb }]).subarray(0, 300), /archive is damaged/],
])('%s is refused in a sentence', async (name, bytes, sentence) => {
  await expect(inspect(put(`bad/${name}`, bytes), async () => undefined)).rejects.toThrow(sentence);
});

test('a file that takes too long, or all memory, is stopped, and the next one is read', async () => {
  const hasty = new Inspector({
    jobs: 1,
    memoryMb: 1024,
    timeoutMs: 1,
    workDir: join(folder.path, 'work2'),
    codeCache: readEnv().codeCache,
  });
  const [source] = await findSources([put('slow.glb', glb)]);
  await expect(hasty.inspect({ ...source!, formats: [] }, async () => undefined)).rejects.toThrow(
    /longer than allowed/,
  );
  await hasty.close();
  const narrow = new Inspector({
    jobs: 1,
    memoryMb: 20,
    workDir: join(folder.path, 'work2'),
    codeCache: readEnv().codeCache,
  });
  await expect(narrow.inspect({ ...source!, formats: [] }, async () => undefined)).rejects.toThrow(
    /more memory than allowed|gave up/,
  );
  await narrow.close();
  const stop = new AbortController();
  stop.abort(new Error('enough'));
  await expect(
    inspector.inspect({ ...source!, formats: [] }, async () => undefined, { signal: stop.signal }),
  ).rejects.toThrow('enough');
  await inspector.inspect({ ...source!, formats: [] }, async ({ facts }) => expect(facts.faces).toBe(4));
});

test('paths that are no models are named', async () => {
  await expect(findSources([join(folder.path, 'nothing')])).rejects.toThrow(/no such file or folder: .*nothing/);
  await expect(findSources([put('a.blend', 'BLENDER')])).rejects.toThrow(/a\.blend: only GLB/);
});
