import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { richScene } from './gltf/fixtures.testing.ts';
import { writeGlb } from './gltf/write.ts';
import { writeObjZip } from './obj/write-zip.ts';
import { readScene } from './read-scene.ts';

const text = (value: string) => new TextEncoder().encode(value);

/** A GLB as people have it in folders: a document, its buffer, and pictures by their names. */
function unpack(glb: Uint8Array) {
  const view = new DataView(glb.buffer, glb.byteOffset);
  const jsonLength = view.getUint32(12, true);
  const document = JSON.parse(new TextDecoder().decode(glb.subarray(20, 20 + jsonLength)));
  const binary = glb.subarray(28 + jsonLength);
  const files = new Map<string, Uint8Array>([['my scene.bin', binary]]);
  document.buffers[0].uri = 'my%20scene.bin';
  for (const [i, image] of (document.images ?? []).entries()) {
    const { byteOffset = 0, byteLength } = document.bufferViews[image.bufferView];
    files.set(`textures/${i}.png`, binary.slice(byteOffset, byteOffset + byteLength));
    document.images[i] = { uri: `textures\\${i}.png` };
  }
  return { document, files };
}

test('a .gltf in a folder reads like the GLB it is', async () => {
  const glb = writeGlb(richScene());
  const { document, files } = unpack(glb);
  const packed = await readScene(glb, 'a.glb');
  const open = await readScene(text(JSON.stringify(document)), 'a.gltf', { neighbours: (path) => files.get(path) });
  expect(open.warnings).toEqual(packed.warnings);
  expect(open.scene.meshes).toEqual(packed.scene.meshes);
  expect(open.scene.textures.map((t) => t.bytes)).toEqual(packed.scene.textures.map((t) => t.bytes));
  expect(open.scene.textures.length).toBeGreaterThan(0);
});

test('a buffer that is not there is named, a picture that is not there is left out', async () => {
  const { document, files } = unpack(writeGlb(richScene()));
  const read = () => readScene(text(JSON.stringify(document)), 'a.gltf', { neighbours: (path) => files.get(path) });
  files.delete('textures/0.png');
  expect((await read()).warnings).toContain('A texture stands in another file and was left out.');
  files.delete('my scene.bin');
  await expect(read()).rejects.toThrow('refers to my%20scene.bin, which is not beside it');
  await expect(readScene(text(JSON.stringify(document)), 'a.gltf')).rejects.toThrow('inside one file');
});

test('nothing is asked for by an address', async () => {
  const asked: string[] = [];
  const document = { asset: { version: '2.0' }, buffers: [{ uri: 'https://example.org/a.bin', byteLength: 36 }] };
  const views = {
    bufferViews: [{ buffer: 0, byteLength: 36 }],
    accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3' }],
  };
  const meshes = { meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }] };
  const bytes = text(JSON.stringify({ ...document, ...views, ...meshes }));
  const neighbours = (path: string) => void asked.push(path);
  await expect(readScene(bytes, 'a.gltf', { neighbours })).rejects.toThrow();
  // what it is asked for is a path, and only of the folder's own files can it be one
  expect(asked).toEqual(['https://example.org/a.bin', 'a.bin']);
});

test('an OBJ has the colours and pictures of its library', async () => {
  const scene = richScene();
  const [texture] = scene.textures;
  const pictures = scene.materials.map(() => ({ baseColor: texture }));
  const files = new Map(Object.entries(unzipSync(writeObjZip(scene, 'thing', pictures))));
  const bytes = files.get('thing.obj') as Uint8Array;
  const { scene: read, warnings } = await readScene(bytes, 'thing.obj', { neighbours: (path) => files.get(path) });
  expect(warnings).toEqual([]);
  expect(read.textures.map((t) => [t.mime, t.bytes])).toEqual([[texture.mime, texture.bytes]]);
  for (const material of read.materials) expect(material.baseColorTexture?.texture).toBe(0);
  const rough = (name: string) => scene.materials.find((m) => m.name === name)?.roughnessFactor;
  expect(read.materials.some((m) => rough(m.name) !== undefined)).toBe(true);
  for (const m of read.materials)
    if (rough(m.name) !== undefined) expect(m.roughnessFactor).toBeCloseTo(rough(m.name) as number, 3);
});

test('a library may say it in every way that programs have', async () => {
  const png = richScene().textures[0].bytes;
  const mtl = `newmtl red paint
Kd 0.8 0.1 0.1
Ns 250
Ks 1 1 1
d 0.5
newmtl pbr
Pr 0.25
Pm 1
Ke 2 0 0
map_Kd -s 2 3 1 -o 0.5 0 0 -clamp on a wood.png
norm -bm 0.5 missing.png
map_Pr .\\sub\\r.png
newmtl clear
Tr 1
newmtl old
illum 1
Kd x y z
map_Kd
`;
  const obj =
    'mtllib a b.mtl\nv 0 0 0\nv 1 0 0\nv 0 1 0\nvt 0 0\n' +
    ['red paint', 'pbr', 'clear', 'old', 'unknown'].map((m) => `usemtl ${m}\nf 1/1 2/1 3/1\n`).join('');
  const files = new Map([
    ['a b.mtl', text(mtl)],
    ['a wood.png', png],
    ['r.png', png],
  ]);
  const { scene, warnings, merges } = await readScene(text(obj), 'm.obj', { neighbours: (path) => files.get(path) });
  const [red, pbr, clear, old, unknown] = scene.materials;
  expect(red).toMatchObject({
    baseColorFactor: [0.8, 0.1, 0.1, 0.5],
    alphaMode: 'BLEND',
    roughnessFactor: 0.5,
    metallicFactor: 0,
  });
  expect(pbr).toMatchObject({
    roughnessFactor: 0.25,
    metallicFactor: 1,
    emissiveFactor: [1, 0, 0],
    emissiveStrength: 2,
  });
  expect(pbr.baseColorTexture?.transform).toEqual({ offset: [0.5, -2], rotation: 0, scale: [2, 3] });
  expect(scene.textures.map((t) => [t.name, t.wrap])).toEqual([
    ['a wood', 'clamp'],
    ['r', undefined],
  ]);
  expect(pbr.normalTexture).toBeUndefined();
  expect(merges).toEqual([{ material: 1, roughness: { texture: 1, inverted: false } }]);
  expect(clear).toMatchObject({ alphaMode: 'OPAQUE', baseColorFactor: [0.5, 0.5, 0.5, 1] });
  expect([old.baseColorFactor, unknown.baseColorFactor]).toEqual([
    [0.5, 0.5, 0.5, 1],
    [0.5, 0.5, 0.5, 1],
  ]);
  expect(warnings).toEqual(['Pictures that are not beside the model were left out.']);
});

test('a library of noise, or without end, is passed over', async () => {
  const noise = Uint8Array.from({ length: 50_000 }, (_, i) => (i * 7919 * (i + 3)) & 255);
  const obj = text('mtllib m.mtl\nusemtl a\nv 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n');
  for (const mtl of [noise, text('newmtl a\nmap_Kd -o -o -s\nmap_Kd -bm\nKd 1e999 0 0\n-'), text('Kd 1 0 0')]) {
    const { scene } = await readScene(obj, 'm.obj', { neighbours: (path) => (path === 'm.mtl' ? mtl : undefined) });
    expect(scene.materials[0].baseColorFactor).toEqual([0.5, 0.5, 0.5, 1]);
  }
});

test('an FBX has the pictures beside it, wherever they were when it was made', async () => {
  const fbx = `; FBX 7.4.0 project file
Objects: {
  Geometry: 1, "Geometry::", "Mesh" { Vertices: *9 { a: 0,0,0,1,0,0,0,1,0 }
    PolygonVertexIndex: *3 { a: 0,1,-3 } }
  Model: 2, "Model::wall", "Mesh" { }
  Material: 3, "Material::m", "" { }
  Texture: 4, "Texture::t", "" { FileName: "C:\\work\\wall.png"
    RelativeFilename: "..\\maps\\wall.png" }
}
Connections: { C: "OO",2,0
C: "OO",1,2
C: "OO",3,2
C: "OP",4,3,"DiffuseColor" }
`;
  const png = richScene().textures[0].bytes;
  const read = (files: Map<string, Uint8Array>) =>
    readScene(text(fbx), 'wall.fbx', { neighbours: (path) => files.get(path) });
  const { scene, warnings } = await read(new Map([['wall.png', png]]));
  expect(warnings).toEqual([]);
  expect(scene.textures).toEqual([{ name: 'wall', mime: 'image/png', bytes: png }]);
  expect(scene.materials[0].baseColorTexture).toEqual({ texture: 0 });
  expect((await read(new Map())).warnings).toContain(
    'Textures that are other files were left out: only embedded ones can be read.',
  );
});

test('files tell who made them: extras, XMP, and the summary of FBX', async () => {
  const about = async (document: object) => (await readScene(text(JSON.stringify(document)), 'a.gltf')).about;
  expect(
    await about({
      asset: {
        version: '2.0',
        generator: 'Sketchfab-12',
        copyright: ' © Ann ',
        extras: { author: 'Ann', license: 'CC-BY-4.0', title: 'Fox\n', source: 7 },
      },
    }),
  ).toEqual({ title: 'Fox', author: 'Ann', license: 'CC-BY-4.0', copyright: '© Ann', generator: 'Sketchfab-12' });
  const packet = {
    'dc:title': { '@language': 'en', '@value': 'A fox' },
    'dc:creator': { '@list': ['Ann', 'Ben'] },
    'dc:subject': { '@set': ['fox', 'animal'] },
    'xmpRights:UsageTerms': { 'rdf:Alt': { 'de-DE': 'frei', 'en-US': 'CC0' } },
  };
  expect(
    await about({
      asset: { version: '2.0', extensions: { KHR_xmp_json_ld: { packet: 0 } } },
      extensions: { KHR_xmp_json_ld: { packets: [packet] } },
    }),
  ).toEqual({ title: 'A fox', keywords: ['fox', 'animal'], license: 'CC0' });
  for (const odd of [null, 5, [], { packets: 'x' }, { packets: [null] }])
    expect(
      await about({
        asset: { version: '2.0', extensions: { KHR_xmp_json_ld: { packet: 0 } } },
        extensions: { KHR_xmp_json_ld: odd },
      }),
    ).toEqual({});
  const fbx = `; FBX 7.4.0 project file
FBXHeaderExtension: { Creator: "FBX SDK" SceneInfo: "SceneInfo::GlobalInfo", "UserData" { MetaData: { Title: "Wall"
Author: "Ann"
Keywords: "brick, wall" } } }
Objects: { }
`;
  expect((await readScene(text(fbx), 'a.fbx')).about).toMatchObject({
    title: 'Wall',
    author: 'Ann',
    keywords: ['brick', 'wall'],
  });
});
