import { expect, test } from 'vitest';
import type { Raster } from '../image/index.ts';
import { type Mesh, mergeMeshes } from '../mesh/index.ts';
import type { RenderTexture } from '../render/index.ts';
import type { Material, TextureRef } from '../scene/index.ts';
import { transferMaps } from './index.ts';
import { GREY, sceneOf, square } from './testing-scenes.ts';

const SIZE = 64;

function picture(width: number, ...rgba: number[]): RenderTexture {
  return { raster: { width, height: rgba.length / 4 / width, channels: 4, data: Uint8Array.from(rgba) } };
}

/** Channels of a map at a place of the target, 0..1 from the left and the top. */
function read({ data, channels, width }: Raster, u: number, v: number): number[] {
  const o = channels * (Math.floor(v * width) * width + Math.floor(u * width));
  return [...data.subarray(o, o + channels)];
}

test('a normal map bends the way it did, mirrored or not, in the tangents of the target', () => {
  // Two halves whose texture runs the opposite way: a texel that leans along +u leans to the right on one, to the left on the other.
  const half = (from: number, to: number, mirrored: boolean): Mesh => ({
    ...square(0),
    positions: Float32Array.of(from, -1, 0, to, -1, 0, to, 1, 0, from, 1, 0),
    uvs: mirrored ? Float32Array.of(1, 1, 0, 1, 0, 0, 1, 0) : Float32Array.of(0, 1, 1, 1, 1, 0, 0, 0),
  });
  const material: Material = { ...GREY, normalTexture: { texture: 0 } };
  const scene = sceneOf([half(-1, 0, false), half(0, 1, true)], [material, material]);
  // 30 degrees along +u, and some along +v of the texture's up.
  const lean = picture(1, 191, 160, 230, 255);
  // The target's own texture stands on its side: its +u runs along +y.
  const target: Mesh = { ...square(0.01), uvs: Float32Array.of(0, 0, 0, 1, 1, 1, 1, 0) };
  const { normal, mesh } = transferMaps(scene, target, { size: SIZE, textures: [lean] });
  const tangents = mesh.tangents as Float32Array;
  const length = Math.hypot(191 - 127.5, 160 - 127.5, 230 - 127.5);
  for (const [x, side] of [
    [-0.5, 1],
    [0.5, -1],
  ]) {
    // Position x = -1..1 is the target's v, from the top.
    const n = read(normal, 0.5, (x + 1) / 2).map((c) => (c - 127.5) / 127.5);
    const [tx, ty, , w] = tangents;
    const [bx, by] = [-ty * w, tx * w];
    expect(n[0] * tx + n[1] * bx).toBeCloseTo((side * 63.5) / length, 1);
    expect(n[0] * ty + n[1] * by).toBeCloseTo(32.5 / length, 1);
    expect(n[2]).toBeCloseTo(102.5 / length, 1);
  }
});

test('factors, vertex colours, tiled and clamped textures, and packed maps come through', () => {
  const redGreen = picture(2, 255, 0, 0, 255, 0, 255, 0, 255);
  const ref: TextureRef = { texture: 0, transform: { offset: [0, 0], rotation: 0, scale: [2, 1] } };
  const material: Material = {
    ...GREY,
    baseColorFactor: [1, 1, 0, 1],
    baseColorTexture: ref,
    metallicFactor: 0.5,
    roughnessFactor: 1,
    metallicRoughnessTexture: { texture: 1 },
    occlusionTexture: { texture: 1 },
    emissiveFactor: [0, 0, 2],
  };
  const textures = [redGreen, picture(1, 51, 102, 204, 255)];
  const source = { ...square(0), colors: new Float32Array(16).fill(1) };
  const bake = (wrap: 'repeat' | 'clamp') =>
    transferMaps(sceneOf([source], [material]), square(0.005), {
      size: SIZE,
      textures: [{ ...textures[0], wrap }, textures[1]],
    });
  const tiled = bake('repeat');
  expect([0.13, 0.38, 0.63, 0.88].map((u) => read(tiled.baseColor, u, 0.5)[0] > 200)).toEqual([
    true,
    false,
    true,
    false,
  ]);
  const clamped = bake('clamp');
  expect([0.13, 0.38, 0.63, 0.88].map((u) => read(clamped.baseColor, u, 0.5)[0] > 200)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(read(tiled.orm, 0.5, 0.5)).toEqual([51, 102, 102]);
  expect(read(tiled.emissive as Raster, 0.5, 0.5)).toEqual([0, 0, 255]);
  expect(tiled.report.emissiveStrength).toBe(2);
  expect(tiled.report.hasOcclusion).toBe(true);
});

test('a coat hides the body under it, wherever the light model runs between them', () => {
  const red: Material = { ...GREY, baseColorFactor: [1, 0, 0, 1] };
  const blue: Material = { ...GREY, baseColorFactor: [0, 0, 1, 1] };
  const back = (m: Mesh): Mesh => ({
    ...m,
    normals: (m.normals as Float32Array).map((n) => -n),
    indices: Uint32Array.of(0, 2, 1, 0, 3, 2),
  });
  // Coat and body are solid: each has a back as well.
  const coat = mergeMeshes([square(0), back(square(-0.3))]);
  const body = mergeMeshes([square(-0.006), back(square(-0.2))]);
  const scene = sceneOf([coat, body], [red, blue]);
  for (const z of [0.003, -0.002, -0.005, -0.008])
    expect(read(transferMaps(scene, square(z), { size: SIZE }).baseColor, 0.5, 0.5)).toEqual([255, 0, 0, 255]);
});

test('what is cut out is cut at one half', () => {
  const scene = sceneOf(
    [square(0)],
    [{ ...GREY, alphaMode: 'MASK', alphaCutoff: 0.25, baseColorFactor: [1, 1, 1, 0.25] }],
  );
  const { baseColor, report } = transferMaps(scene, square(0.001), { size: SIZE });
  expect(read(baseColor, 0.5, 0.5)).toEqual([255, 255, 255, 128]);
  expect(report.hasAlpha).toBe(true);
});

test('bad input is refused with a sentence', () => {
  const scene = sceneOf([square(0)], [GREY]);
  expect(() => transferMaps(scene, { ...square(0), uvs: undefined }, { size: 8 })).toThrow(/texture coordinates/);
  expect(() => transferMaps(scene, square(0), { size: 0 })).toThrow(/size/);
  expect(() => transferMaps(sceneOf([], []), square(0), { size: 8 })).toThrow(/no faces/);
});
