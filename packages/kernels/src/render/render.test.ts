import { expect, test } from 'vitest';
import type { Mesh } from '../mesh/index.ts';
import type { Material } from '../scene/index.ts';
import { renderBeauty } from './beauty.ts';
import { framePoints } from './camera.ts';
import { measureVisiblePixels, renderIds } from './ids.ts';
import { renderScene } from './render.ts';

function box(min: readonly number[], max: readonly number[]): Mesh {
  const positions = new Float32Array(24);
  for (let i = 0; i < 8; i++) for (let k = 0; k < 3; k++) positions[3 * i + k] = (i >> k) & 1 ? max[k] : min[k];
  const quads = [0, 4, 6, 2, 1, 3, 7, 5, 0, 1, 5, 4, 2, 6, 7, 3, 0, 2, 3, 1, 4, 5, 7, 6];
  const indices: number[] = [];
  for (let q = 0; q < 24; q += 4)
    indices.push(quads[q], quads[q + 1], quads[q + 2], quads[q], quads[q + 2], quads[q + 3]);
  return { positions, indices: Uint32Array.from(indices) };
}

const material = (values: Partial<Material>): Material => ({
  name: 'm',
  baseColorFactor: [1, 1, 1, 1],
  metallicFactor: 0,
  roughnessFactor: 0.6,
  emissiveFactor: [0, 0, 0],
  alphaMode: 'OPAQUE',
  doubleSided: false,
  ...values,
});

const red = material({ baseColorFactor: [0.7, 0.02, 0.02, 1] });

test('a red box is red in the middle, transparent at the corner, and the same to the byte twice', () => {
  const scene = { parts: [{ mesh: box([-1, 0, -1], [1, 2, 1]), material: red }] };
  const a = renderScene(scene, { width: 64, height: 64, lights: 12, lightMapSize: 48 });
  const b = renderScene(scene, { width: 64, height: 64, lights: 12, lightMapSize: 48 });
  expect(a.data).toEqual(b.data);
  const o = 4 * (32 * 64 + 32);
  expect(a.data[o + 3]).toBe(255);
  expect(a.data[o]).toBeGreaterThan(80);
  expect(a.data[o]).toBeGreaterThan(2 * a.data[o + 1]);
  expect(a.data[3]).toBe(0);
});

test('the frame holds every point and touches its margins', () => {
  const mesh = box([-3, 0, -0.2], [5, 0.5, 0.7]);
  const camera = framePoints([mesh.positions], { azimuthDeg: 50, elevationDeg: 30, margin: 0.05 });
  const counts = renderIds([mesh], camera, 200);
  expect(counts[0]).toBeGreaterThan(2000);
  const raster = renderScene({ parts: [{ mesh, material: red }] }, { camera, width: 200, height: 200, lights: 0 });
  let minX = 200;
  let maxX = 0;
  for (let i = 0; i < 200 * 200; i++) {
    if (raster.data[4 * i + 3] === 0) continue;
    minX = Math.min(minX, i % 200);
    maxX = Math.max(maxX, i % 200);
  }
  expect(minX).toBeGreaterThanOrEqual(9);
  expect(maxX).toBeLessThanOrEqual(191);
  expect(maxX - minX).toBeGreaterThan(175);
});

test('a part inside another is buried, one that looks out is not', () => {
  const counts = measureVisiblePixels([
    box([-1, 0, -1], [1, 2, 1]),
    box([-0.5, 0.5, -0.5], [0.5, 1.5, 0.5]),
    box([-0.1, 1, 0.9], [0.1, 1.2, 1.05]),
  ]);
  expect(counts[0]).toBeGreaterThan(1000);
  expect(counts[1]).toBe(0);
  expect(counts[2]).toBeGreaterThan(50);
});

test('what is small counts as if it were large: a speck that looks out is seen, one sunk in up to its top is not', () => {
  const wall = box([-10, 0, -1], [10, 20, 1]);
  const speck = (out: number) => box([-0.02, 1, 0.98], [0.02, 1.04, 1 + out]);
  const counts = measureVisiblePixels([wall, speck(0.02), speck(-0.005)]);
  expect(counts[1]).toBeGreaterThan(50);
  expect(counts[2]).toBe(0);
});

test('glass hides nothing', () => {
  const flame = box([-0.1, 0.2, -0.1], [0.1, 0.6, 0.1]);
  const glass = box([-0.5, 0, -0.5], [0.5, 1, 0.5]);
  expect(measureVisiblePixels([flame, glass])[0]).toBe(0);
  const counts = measureVisiblePixels([flame, { ...glass, clear: true }]);
  expect(counts[0]).toBeGreaterThan(1000);
  expect(counts[1]).toBeGreaterThan(10000);
});

test('a solid material colours by local position, and a mirroring matrix keeps the surface lit', () => {
  const mesh = box([-1, 0, -1], [1, 2, 1]);
  const shade = (
    x: number,
    _y: number,
    _z: number,
    _a: number,
    _b: number,
    _c: number,
    out: { g: number; r: number },
  ) => {
    out.r = x > 0 ? 1 : 0;
    out.g = x > 0 ? 0 : 1;
  };
  const matrix = [-1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
  const options = { width: 64, height: 64, view: { azimuthDeg: 0, elevationDeg: 0 }, lights: 0 };
  const plain = renderScene({ parts: [{ mesh, material: red, shade }] }, options);
  const mirrored = renderScene({ parts: [{ mesh, material: red, shade, matrix }] }, options);
  const at = (data: Uint8Array, x: number, k: number) => data[4 * (32 * 64 + x) + k];
  expect(at(plain.data, 40, 0)).toBeGreaterThan(3 * at(plain.data, 40, 1));
  expect(at(mirrored.data, 24, 0)).toBeGreaterThan(3 * at(mirrored.data, 24, 1));
  expect(Math.abs(at(mirrored.data, 24, 0) - at(plain.data, 40, 0))).toBeLessThan(40);
});

test('see-through and cut-out surfaces show what is behind them, shadows darken what they cover', () => {
  const wall = { mesh: box([-1, 0, -0.1], [1, 2, 0]), material: red };
  const view = { width: 48, height: 48, view: { azimuthDeg: 0, elevationDeg: 0 } };
  const middle = (scene: Parameters<typeof renderScene>[0], lights: number) => {
    const { data } = renderScene(scene, { ...view, lights, lightMapSize: 64 });
    return Array.from(data.subarray(4 * (24 * 48 + 24), 4 * (24 * 48 + 24) + 4));
  };
  const bare = middle({ parts: [wall] }, 0);
  const pane = (values: Partial<Material>) => ({ mesh: box([-1, 0, 0.5], [1, 2, 0.6]), material: material(values) });
  const glass = middle({ parts: [wall, pane({ transmission: { factor: 1, ior: 1.5 }, roughnessFactor: 0.05 })] }, 0);
  const solid = middle({ parts: [wall, pane({})] }, 0);
  expect(glass[0] - glass[1]).toBeGreaterThan(0.6 * (bare[0] - bare[1]));
  expect(solid[0] - solid[1]).toBeLessThan(20);
  const shelf = { mesh: box([-1.4, 1.15, 0.01], [1.4, 1.2, 1]), material: red };
  expect(middle({ parts: [wall, shelf] }, 32)[0]).toBeLessThan(0.9 * middle({ parts: [wall, shelf] }, 0)[0]);
});

test('the beauty shot is opaque, darker under the object than beside it, and its rows can be shared out', () => {
  const scene = { parts: [{ mesh: box([-1, 0.3, -1], [1, 2, 1]), material: { ...red, roughnessFactor: 0.1 } }] };
  const options = { width: 80, height: 60, lights: 24, lightMapSize: 64, supersample: 2 };
  const whole = renderBeauty(scene, options);
  for (let i = 3; i < whole.data.length; i += 4) expect(whole.data[i]).toBe(255);
  // Of the lower half, whatever is grey is floor.
  const floor: number[] = [];
  for (let i = 80 * 30; i < 80 * 60; i++) {
    if (Math.abs(whole.data[4 * i] - whole.data[4 * i + 1]) < 9) floor.push(whole.data[4 * i + 1]);
  }
  expect(floor.length).toBeGreaterThan(500);
  expect(Math.min(...floor)).toBeLessThan(Math.max(...floor) - 25);
  const top = renderBeauty(scene, { ...options, rows: [0, 23] });
  const rest = renderBeauty(scene, { ...options, rows: [23, 60] });
  expect(top.height + rest.height).toBe(60);
  expect([...top.data, ...rest.data]).toEqual([...whole.data]);
});

test('unlit, a surface shows its base colour and nothing else', () => {
  const scene = { parts: [{ mesh: box([-1, 0, -1], [1, 2, 1]), material: red }] };
  const camera = { eye: [3, 3, 5], target: [0, 1, 0], height: 3 } as const;
  const { data } = renderScene(scene, { width: 32, height: 32, camera, lit: false });
  const seen = new Set<string>();
  for (let i = 0; i < data.length; i += 4)
    if (data[i + 3] === 255) seen.add([...data.subarray(i, i + 3)].join());
    else if (data[i + 3] === 0) seen.add('clear');
  expect([...seen].sort()).toEqual(['218,39,39', 'clear']);
});
