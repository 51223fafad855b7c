import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { Scene } from '../../scene/index.ts';
import { richScene, simpleScene } from '../gltf/fixtures.testing.ts';
import { writeUsdz } from './write.ts';

const layerOf = (scene: Scene, options = {}): string => strFromU8(unzipSync(writeUsdz(scene, options))['model.usda']);
/** The numbers of an attribute. */
const valuesOf = (layer: string, attribute: string): number[] => {
  const found = new RegExp(`${attribute.replace(/[[\]]/g, '\\$&')} = \\[([^\\]]*)\\]`).exec(layer)?.[1] ?? '';
  return (found.match(/-?[\d.e-]+/g) ?? []).map(Number);
};

test('the layer comes first, everything is stored, begins at multiples of 64 bytes, and is the same every time', () => {
  const bytes = writeUsdz(richScene());
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const names: string[] = [];
  for (let at = 0; view.getUint32(at, true) === 0x04034b50; ) {
    const [method, size, name, extra] = [
      view.getUint16(at + 8, true),
      view.getUint32(at + 18, true),
      view.getUint16(at + 26, true),
      view.getUint16(at + 28, true),
    ];
    const data = at + 30 + name + extra;
    names.push(strFromU8(bytes.subarray(at + 30, at + 30 + name)));
    expect([method, data % 64]).toEqual([0, 0]);
    at = data + size;
  }
  expect(names).toEqual(['model.usda', 'textures/pixel.png', 'textures/bumps.png']);
  expect(writeUsdz(richScene())).toEqual(bytes);
});

test('quads stay quads, triangles follow, coordinates are turned over', () => {
  const scene = simpleScene();
  scene.meshes[0].primitives[0].mesh = {
    positions: Float32Array.from([0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0, 0, 2, 0]),
    uvs: Float32Array.from([0, 0, 0.5, 0.25, 1, 1, 0, 1, 0, 2]),
    indices: Uint32Array.from([0, 1, 2, 0, 2, 3, 3, 2, 4]),
    quadCount: 1,
  };
  const layer = layerOf(scene);
  expect(valuesOf(layer, 'int[] faceVertexCounts')).toEqual([4, 3]);
  expect(valuesOf(layer, 'int[] faceVertexIndices')).toEqual([0, 1, 2, 3, 3, 2, 4]);
  expect(valuesOf(layer, 'texCoord2f[] primvars:st').slice(0, 6)).toEqual([0, 1, 0.5, 0.75, 1, 0]);
  expect(layer).toContain('uniform token subdivisionScheme = "none"');
});

test('textures are read in the right colour space, channel and scale, and turned like the glTF ones', () => {
  const layer = layerOf(richScene());
  const shader = (name: string): string => new RegExp(`def Shader "${name}"[^}]*}`).exec(layer)?.[0] ?? '';
  expect(shader('baseColor')).toContain('inputs:sourceColorSpace = "sRGB"');
  expect(shader('normal')).toContain('inputs:scale = (1, 1, 2, 1)');
  expect(shader('normal')).toContain('inputs:bias = (-0.5, -0.5, -1, 0)');
  expect(shader('occlusion')).toContain('inputs:bias = (0.4, 0, 0, 0)');
  expect(shader('surface')).toContain('/metallicRoughness.outputs:g>');
  expect(shader('surface')).toContain('inputs:opacityThreshold = 0.3');
  const numbers = (key: string): number[] =>
    (new RegExp(`inputs:${key} = \\(?([^)\\n]*)`).exec(shader('baseColor_st'))?.[1] ?? '').split(',').map(Number);
  const [[degrees], [sx, sy], [tx, ty]] = [numbers('rotation'), numbers('scale'), numbers('translation')];
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  // A point in both conventions: KHR_texture_transform with v down, UsdTransform2d with v up.
  const [u, v] = [0.3, 0.8];
  const [offset, rotation, scale] = [[0.1, 0.2], 0.3, [2, 3]];
  const turned = [
    Math.cos(rotation) * u * scale[0] + Math.sin(rotation) * v * scale[1] + offset[0],
    -Math.sin(rotation) * u * scale[0] + Math.cos(rotation) * v * scale[1] + offset[1],
  ];
  const [x, y] = [u * sx, (1 - v) * sy];
  expect(c * x - s * y + tx).toBeCloseTo(turned[0], 6);
  expect(1 - (s * x + c * y + ty)).toBeCloseTo(turned[1], 6);
});

test('skeletons hold their joints and all above them, vertices point into that list with weights of sum one', () => {
  const layer = layerOf(richScene());
  expect(layer).toContain('uniform token[] joints = ["root", "root/joint_a", "root/joint_a/joint_b"]');
  expect(valuesOf(layer, 'int[] primvars:skel:jointIndices').slice(0, 8)).toEqual([1, 2, 0, 0, 2, 2, 2, 1]);
  const weights = valuesOf(layer, 'float[] primvars:skel:jointWeights');
  for (let v = 0; v < 16; v += 4) expect(weights.slice(v, v + 4).reduce((a, b) => a + b)).toBeCloseTo(1, 5);
  expect(layer).toContain('rel skel:animationSource = </Root/skin/Skeleton/wave>');
});

test('clips are time samples at 24 codes a second; steps hold until their next key; without animation there are none', () => {
  const layer = layerOf(richScene());
  expect(layer).toContain('endTimeCode = 24');
  const clip = /def SkelAnimation "wave"[\s\S]*?\n {12}}/.exec(layer)?.[0] ?? '';
  const codes = [...(/translations\.timeSamples = \{([^}]*)\}/.exec(clip)?.[1] ?? '').matchAll(/^\s*([\d.]+):/gm)];
  expect(codes.map((m) => Number(m[1]))).toEqual(expect.arrayContaining([0, 11.999, 12, 24]));
  expect(layerOf(richScene(), { withAnimation: false })).not.toMatch(/timeSamples|SkelAnimation|endTimeCode/);
});

test('nodes move by their own tracks, siblings have names of their own, and braces balance', () => {
  const scene = richScene();
  scene.nodes.push({ ...scene.nodes[1], name: '1 textured' }, { ...scene.nodes[1], name: '1-textured' });
  scene.nodes[0].children.push(6, 7);
  scene.animations[0].channels[0].node = 6;
  const layer = layerOf(scene);
  expect(layer).toContain('def Xform "_1_textured"');
  expect(layer).toContain('def Xform "_1_textured_1"');
  expect(layer).toMatch(
    /quatf xformOp:orient\.timeSamples = \{\s*0: \(1, 0, 0, 0\),\s*24: \(0\.70710\d*, 0, 0\.70710\d*, 0\),/,
  );
  expect(layer.split('{').length).toBe(layer.split('}').length);
});

test('pictures of other formats and damaged meshes are refused', () => {
  const scene = richScene();
  scene.textures[0].mime = 'image/webp';
  expect(() => writeUsdz(scene)).toThrow(/PNG and JPEG/);
  const broken = simpleScene();
  broken.meshes[0].primitives[0].mesh.indices[0] = 99;
  expect(() => writeUsdz(broken)).toThrow(/past the 4 vertices/);
});
