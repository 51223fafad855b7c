import { expect, test } from 'vitest';
import { computeNormals, type Mesh } from '../mesh/index.ts';
import { framePoints, type RenderTexture, renderScene, toRenderScene, VIEWS } from '../render/index.ts';
import type { Material } from '../scene/index.ts';
import { transferMaps } from './index.ts';
import { GREY, sceneOf, square, withAtlas } from './testing-scenes.ts';

/** A ball of rings x 2 rings cells; `radius` by longitude and latitude. */
function ball(rings: number, radius: (u: number, v: number) => number): Mesh {
  const columns = 2 * rings;
  const positions: number[] = [0, radius(0, 0), 0];
  for (let r = 1; r < rings; r++) {
    for (let c = 0; c < columns; c++) {
      const [u, v] = [(2 * Math.PI * c) / columns, (Math.PI * r) / rings];
      const d = radius(u, v);
      positions.push(d * Math.sin(v) * Math.sin(u), d * Math.cos(v), d * Math.sin(v) * Math.cos(u));
    }
  }
  const last = positions.length / 3;
  positions.push(0, -radius(0, Math.PI), 0);
  const indices: number[] = [];
  for (let c = 0; c < columns; c++) {
    const next = (c + 1) % columns;
    indices.push(0, 1 + c, 1 + next);
    for (let r = 0; r < rings - 2; r++) {
      const [a, b] = [1 + r * columns, 1 + (r + 1) * columns];
      indices.push(a + c, b + c, b + next, a + c, b + next, a + next);
    }
    indices.push(last, last - columns + next, last - columns + c);
  }
  const mesh = { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
  return computeNormals(mesh, { creaseAngleDeg: 180 });
}

const bumpy = ball(80, (u, v) => 1 + 0.01 * Math.sin(20 * u) * Math.sin(24 * v) * Math.sin(v) ** 2);
bumpy.colors = new Float32Array((4 * bumpy.positions.length) / 3).map((_, i) =>
  i % 4 === 3 ? 1 : 0.5 + 0.5 * Math.sin(7 * bumpy.positions[3 * (i >> 2) + (i % 4)]),
);
const heavy = sceneOf([bumpy], [{ ...GREY, baseColorFactor: [0.8, 0.8, 0.8, 1] }]);
const light = withAtlas(
  ball(24, () => 1),
  256,
);

test('a light ball with maps looks like the bumpy one', () => {
  const baked = transferMaps(heavy, light, { size: 256 });
  const pictures = [baked.baseColor, baked.orm, baked.normal].map((raster): RenderTexture => ({ raster }));
  const material: Material = {
    ...GREY,
    baseColorFactor: [1, 1, 1, 1],
    metallicFactor: 1,
    roughnessFactor: 1,
    baseColorTexture: { texture: 0 },
    metallicRoughnessTexture: { texture: 1 },
    normalTexture: { texture: 2 },
  };
  const camera = framePoints([bumpy.positions], { ...VIEWS['three-quarter'], fovDeg: 26, aspect: 1 });
  const options = { width: 160, height: 160, camera, lights: 0, background: [200, 200, 200] as const };
  const a = renderScene(toRenderScene(heavy, []), options).data;
  /** Over the middle of the picture: a light ball's outline has corners whatever its maps are. */
  const psnr = (b: Uint8Array): number => {
    let square = 0;
    for (let y = 40; y < 120; y++) for (let o = 640 * y + 160; o < 640 * y + 480; o++) square += (a[o] - b[o]) ** 2;
    return 10 * Math.log10((255 * 255 * 80 * 240) / square);
  };
  const mesh = baked.mesh;
  expect(psnr(renderScene({ parts: [{ mesh, material }], textures: pictures }, options).data)).toBeGreaterThan(44);
  // What the normal map adds.
  const flat = { ...material, normalTexture: undefined };
  expect(psnr(renderScene({ parts: [{ mesh, material: flat }], textures: pictures }, options).data)).toBeLessThan(40);
  expect(baked.report.missed).toBeLessThan(0.001);
  expect(baked.report.distanceMax).toBeLessThan(0.05);
});

test('the same bytes come twice, whatever the size, and no texel stays empty', () => {
  const plain = sceneOf([{ ...bumpy, colors: undefined }], [GREY]);
  for (const supersample of [1, 3]) {
    const [a, b] = [0, 1].map(() => transferMaps(plain, light, { size: 71, supersample }));
    for (const map of ['baseColor', 'normal', 'orm'] as const)
      expect(Buffer.compare(a[map].data, b[map].data), map).toBe(0);
    expect(a.baseColor.data.every((byte, i) => byte === (i % 4 === 3 ? 255 : 188))).toBe(true);
    expect(a.orm.data.every((byte, i) => byte === [255, 153, 0][i % 3])).toBe(true);
    // Normals lean outwards everywhere, in the gaps as well.
    expect(a.normal.data.every((byte, i) => i % 3 < 2 || byte > 200)).toBe(true);
  }
});

test('both sides of a thin sheet keep their own colour', () => {
  const side = (z: number, up: boolean): Mesh => {
    const { positions, indices } = square(z);
    return { positions, indices: up ? indices : Uint32Array.of(0, 2, 1, 0, 3, 2) };
  };
  const red: Material = { ...GREY, baseColorFactor: [1, 0, 0, 1], doubleSided: true };
  const blue: Material = { ...GREY, baseColorFactor: [0, 0, 1, 1], doubleSided: true };
  const scene = sceneOf([side(0.0005, true), side(-0.0005, false)], [red, blue]);
  // The light sheet is thicker than the real one, displaced, and its faces reach past both sides.
  const [front, back] = [side(-0.002, true), side(-0.004, false)];
  const light = withAtlas(
    computeNormals({
      positions: Float32Array.of(...front.positions, ...back.positions),
      indices: Uint32Array.of(...front.indices, ...back.indices.map((i) => i + 4)),
    }),
    64,
  );
  const { baseColor, mesh } = transferMaps(scene, light, { size: 64 });
  const [uvs, normals] = [mesh.uvs as Float32Array, mesh.normals as Float32Array];
  for (let f = 0; f < mesh.indices.length; f += 3) {
    let [s, t] = [0, 0];
    for (let k = 0; k < 3; k++) {
      s += uvs[2 * mesh.indices[f + k]] / 3;
      t += uvs[2 * mesh.indices[f + k] + 1] / 3;
    }
    const o = 4 * (Math.floor(t * 64) * 64 + Math.floor(s * 64));
    const isFront = normals[3 * mesh.indices[f] + 2] > 0;
    expect([...baseColor.data.subarray(o, o + 4)]).toEqual(isFront ? [255, 0, 0, 255] : [0, 0, 255, 255]);
  }
});
